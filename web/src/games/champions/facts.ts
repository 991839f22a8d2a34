/** What is printed on the components, told by the server in the language of the page. */

import { Words, type Component, type Printed } from '../pieces/words';

export type Die = 'sword' | 'spear' | 'axe';
export type Item = Die | 'food';
export type Face = 'blank' | 'hit' | 'two_hits' | 'shield';
export type Colour = 'red' | 'blue' | 'yellow';
export type Amounts = Record<string, number>;

export const DICE: readonly Die[] = ['sword', 'spear', 'axe'];
export const ITEMS: readonly Item[] = ['sword', 'spear', 'axe', 'food'];
export const FACES: readonly Face[] = ['blank', 'hit', 'two_hits', 'shield'];

export interface EnemyCard extends Component {
  kind: 'troll' | 'draugr' | 'monster' | 'kraken';
  figure: string;
  colour: Colour | null;
  attack: number;
  defense: number;
  glory: number;
  spoils: Amounts;
  barred: Die | null;
}
export interface LocationInfo extends Component {
  military?: boolean;
  cost?: Amounts;
  gain?: Amounts;
}
export interface LeaderBoard extends Component {
  short: string;
}
export interface DieInfo {
  name: string;
  rule: string;
  faces: Face[];
  face_names: Record<Face, string>;
  stand_ins: string[];
}
export interface DestinyCard extends Component {
  alone: number;
  tied: number;
}
export interface RuneCard extends Component {
  glory: number;
}
export interface MerchantCard {
  name: string;
  rule: string;
  stand_ins: string[];
  swords: number;
  spears: number;
  axes: number;
  food: number;
  wood: number;
}
export interface ShipCard extends Component {
  short: string;
  public: boolean;
  capacity: number;
  coins: number;
  wood?: number;
  glory?: number;
  seats?: number;
}

/** The document of `GET /api/games/champions/components`. */
export interface Components extends Printed {
  words: Record<string, string>;
  colours: Record<Colour, string>;
  targets: Record<string, string>;
  things: Record<string, Component>;
  leaders: Record<string, LeaderBoard>;
  locations: Record<string, LocationInfo>;
  enemies: Record<string, EnemyCard>;
  dice: Record<Die, DieInfo>;
  journeys: Record<string, Component & { copies: number }>;
  destinies: Record<string, DestinyCard>;
  runes: Record<string, RuneCard>;
  merchants: Record<string, MerchantCard>;
  ships: Record<string, ShipCard>;
  prices: { favor: number[]; huts: number[]; merchant: number; rune: number; blame: number[] };
  limits: { longhouse: number; hunt: number; rounds: number };
}

/** The facts of a game with the words to speak of them. */
export class Facts extends Words<Components> {
  override word(id: string): string {
    return this.printed.words[id] ?? id;
  }

  /** Several amounts as one phrase. */
  amounts(amounts: Amounts): string {
    return Object.entries(amounts)
      .map(([thing, n]) => this.count(thing, n))
      .join(this.lang === 'ja' ? '、' : ', ');
  }

  item(item: Item): string {
    return item === 'food' ? this.say('store-food') : this.printed.dice[item].name;
  }

  face(face: Face): string {
    return this.printed.dice.sword.face_names[face];
  }

  /** A number with at most one digit after the point, as the language writes it. */
  number(n: number): string {
    return new Intl.NumberFormat(this.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);
  }
}
