/** What is printed on the components of Walhalla, told by the server in the language of the page. */

import { Words, type Component, type Printed } from '../pieces/words';

export const COLOURS = ['blue', 'red', 'yellow', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export const PLACES = ['bow', 'middle', 'stern'] as const;
export type Place = (typeof PLACES)[number];
export type Region = 'midgard' | 'walhalla' | 'asgard';
export const REGIONS: readonly Region[] = ['midgard', 'walhalla', 'asgard'];

export interface Terrain extends Component { points?: number; bonus?: number }
export interface Card extends Component { count: number }
export interface ShipTile { name: string; colour: Colour; place: Place; stand_in: boolean }
export interface LandTile { halves: [string, string]; stand_in: boolean }

/** The document of `GET /api/games/walhalla/components`. */
export interface Components extends Printed {
  colours: Record<Colour, { name: string }>;
  terrains: Record<string, Terrain>;
  cards: Record<string, Card>;
  ships: Record<string, ShipTile>;
  tiles: Record<string, LandTile>;
  regions: Record<Region, Component>;
  supply: Record<string, number[]>;
  supply_stand_in: Record<string, boolean[]>;
  wheat: number[];
  walhalla_points: number[];
  /** How many more Vikings a card counts for. */
  card_vikings: number;
  /** What a Viking from Asgard costs besides the card. */
  sale_price: number;
}

/** The icon of a terrain, a card or a region. */
export const ICONS: Record<string, string> = {
  cult: 'cult', forest: 'forest', village: 'village', wheat: 'wheat', peninsula: 'earth', walhalla: 'valhalla',
  hunt: 'hunt', attack: 'attack', shield: 'shieldface', midgard: 'huts', asgard: 'quiet',
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

export class Facts extends Words<Components> {
  terrain(name: string): Terrain {
    return this.printed.terrains[name] ?? { name, rule: '' };
  }

  card(name: string): Card {
    return this.printed.cards[name] ?? { name, rule: '', count: 0 };
  }

  ship(name: string): ShipTile {
    return this.printed.ships[name] ?? { name, colour: 'blue', place: 'middle', stand_in: false };
  }

  region(name: Region): Component {
    return this.printed.regions[name];
  }

  points(n: number): string {
    return this.count('points', n);
  }
}
