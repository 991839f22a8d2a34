/** What is printed on the components, told by the server in the language of the page. */

import type { Lang } from '../../wire';

export type Die = 'sword' | 'spear' | 'axe';
export type Item = Die | 'food';
export type Face = 'blank' | 'hit' | 'two_hits' | 'shield';
export type Colour = 'red' | 'blue' | 'yellow';
export type Amounts = Record<string, number>;

export const DICE: readonly Die[] = ['sword', 'spear', 'axe'];
export const ITEMS: readonly Item[] = ['sword', 'spear', 'axe', 'food'];
export const FACES: readonly Face[] = ['blank', 'hit', 'two_hits', 'shield'];

/** A component that can be told about: its name, what it does and the rule that says so. */
export interface Component { name: string; text?: string; says?: string; rule: string; stand_ins?: string[] }

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
export interface LocationInfo extends Component { military?: boolean; cost?: Amounts; gain?: Amounts }
export interface LeaderBoard extends Component { short: string }
export interface DieInfo { name: string; rule: string; faces: Face[]; face_names: Record<Face, string>; stand_ins: string[] }
export interface DestinyCard extends Component { short: string; alone: number; tied: number }
export interface RuneCard extends Component { glory: number }
export interface MerchantCard {
  name: string; rule: string; stand_ins: string[];
  swords: number; spears: number; axes: number; food: number; wood: number;
}
export interface ShipCard extends Component {
  short: string; public: boolean; capacity: number; coins: number; wood?: number; glory?: number; seats?: number;
}

/** The document of `GET /api/games/champions/components`. */
export interface Components {
  texts: Record<string, string>;
  words: Record<string, string>;
  counts: Record<string, string[]>;
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

const known = new Map<string, Promise<Components>>();

/** Fetches the components once for each language, or for each table that is played with a data pack. */
export function fetchComponents(lang: Lang, tableWithPack: string | null): Promise<Components> {
  const address = `/api/games/champions/components?lang=${lang}${tableWithPack ? `&table=${tableWithPack}` : ''}`;
  let found = known.get(address);
  if (!found) {
    found = fetch(address, { credentials: 'same-origin' }).then((response) => {
      if (!response.ok) throw new Error(`components: ${response.status}`);
      return response.json() as Promise<Components>;
    });
    found.catch(() => known.delete(address));
    known.set(address, found);
  }
  return found;
}

/** The facts of a game with the words to speak of them. */
export class Facts {
  constructor(readonly printed: Components, readonly lang: Lang) {}

  /** A text of the drawn table with its places filled in. */
  say(id: string, words: Record<string, string | number> = {}): string {
    const text = this.printed.texts[id] ?? id;
    return text.replace(/\{(\w+)\}/g, (place, word: string) => String(words[word] ?? place));
  }

  word(id: string): string {
    return this.printed.words[id] ?? id;
  }

  /** A number of things, such as `3 coins`. */
  count(thing: string, n: number): string {
    return this.printed.counts[thing]?.[n] ?? `${n} ${this.word(thing)}`;
  }

  /** Several amounts as one phrase. */
  amounts(amounts: Amounts): string {
    return Object.entries(amounts).map(([thing, n]) => this.count(thing, n)).join(this.lang === 'ja' ? '、' : ', ');
  }

  item(item: Item): string {
    return item === 'food' ? this.say('store-food') : this.printed.dice[item].name;
  }

  face(face: Face): string {
    return this.printed.dice.sword.face_names[face];
  }

  list(names: string[]): string {
    return new Intl.ListFormat(this.lang, { type: 'conjunction' }).format(names);
  }

  /** A number with at most one digit after the point, as the language writes it. */
  number(n: number): string {
    return new Intl.NumberFormat(this.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);
  }
}
