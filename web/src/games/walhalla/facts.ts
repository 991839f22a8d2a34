/** What is printed on the components of Walhalla, told by the server in the language of the page. */

import { STAND_IN, type Topic } from '../scene';
import { Words, type Component, type Printed } from '../pieces/words';

export const COLOURS = ['blue', 'red', 'yellow', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export const PLACES = ['bow', 'middle', 'stern'] as const;
export type Place = (typeof PLACES)[number];
export type Region = 'midgard' | 'walhalla' | 'asgard';
export const REGIONS: readonly Region[] = ['midgard', 'walhalla', 'asgard'];

export interface Terrain extends Component {
  points?: number;
  hunted?: number;
  bonus?: number;
}
export interface Card extends Component {
  count: number;
  vikings: number;
  is_for_landing: boolean;
}
/** A ship; `place` is the number of the coloured place. */
export interface ShipTile extends Component {
  colour: Colour;
  place: number;
  stand_in: boolean;
}
export interface LandTile extends Component {
  fields: [string, string];
  stand_in: boolean;
}

/** The document of `GET /api/games/walhalla/components`. */
export interface Components extends Printed {
  words: Record<string, string>;
  colours: Record<Colour, { name: string }>;
  terrains: Record<string, Terrain>;
  cards: Record<string, Card>;
  ships: Record<string, ShipTile>;
  tiles: Record<string, LandTile>;
  regions: Record<Region, Component>;
  parts: Record<string, { name: string }>;
  places: Record<string, { name: string }>;
  supply: Record<string, { vikings: number; stand_in: boolean }[]>;
  wheat: number[];
  majority: { points: number; stand_in: boolean }[];
  limits: { attacks: number; vikings: number; ships: number; ship_length: number };
}

/** The icon of a terrain, a card or a region. */
export const ICONS: Record<string, string> = {
  cult: 'cult',
  forest: 'forest',
  village: 'village',
  wheat: 'wheat',
  peninsula: 'earth',
  walhalla: 'valhalla',
  hunt: 'hunt',
  attack: 'attack',
  shield: 'defence',
  midgard: 'huts',
  asgard: 'quiet',
};

/** A terrain or card without its number: `forest_2` is a `forest`. */
export function kindOf(name: string): string {
  return name.replace(/_\d$/, '');
}

/** The number in the name of a terrain or card; 0 if it has none. */
export function numberOf(name: string): number {
  return Number(/_(\d)$/.exec(name)?.[1] ?? 0);
}

export function iconOf(name: string): string {
  return ICONS[kindOf(name)] ?? 'help';
}

/** The seat that has a colour; black is nobody's with three players. */
export function seatOf(colour: Colour): number {
  return COLOURS.indexOf(colour);
}

/** What is told of a ship: whose the coloured place is and where it lies. */
export function aboutShip(facts: Facts, name: string): Topic {
  const ship = facts.ship(name);
  const text = facts.say('coloured-place', { place: facts.place(PLACES[ship.place]!) });
  return { title: ship.name + (ship.stand_in ? STAND_IN : ''), rule: ship.rule, text };
}

export class Facts extends Words<Components> {
  override word(id: string): string {
    return this.printed.words[id] ?? id;
  }

  place(place: Place): string {
    return this.printed.places[place]?.name ?? place;
  }

  part(part: string): string {
    return this.printed.parts[part]?.name ?? part;
  }

  terrain(name: string): Terrain {
    return this.printed.terrains[name] ?? { name, rule: '' };
  }

  card(name: string): Card {
    return this.printed.cards[name] ?? { name, rule: '', count: 0, vikings: 0, is_for_landing: false };
  }

  ship(name: string): ShipTile {
    return this.printed.ships[name] ?? { name, rule: '', colour: 'blue', place: 1, stand_in: false };
  }

  region(name: Region): Component {
    return this.printed.regions[name];
  }

  /** Some cards in words, such as `Hunt ×2`. */
  cards(cards: Record<string, number>): string {
    return (
      Object.entries(cards)
        .map(([card, n]) => `${this.card(card).name} ×${n}`)
        .join(', ') || '–'
    );
  }

  /** Something said of something, with the colon as the language sets it. */
  of(what: string, said: string | number): string {
    return this.say('of', { what, said });
  }

  points(n: number): string {
    return this.count('point', n);
  }
}
