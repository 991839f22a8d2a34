/** The picture of a table of Walhalla: what `match.picture(seat)` tells, and what can be read off it. */

import { PLACES, type Place } from './facts';

export type Cards = Record<string, number>;

export interface Player {
  colour: string;
  points: number;
  midgard: number;
  walhalla: number;
  asgard: number;
  on_land: number;
  aboard: number;
  /** The cards in hand and those laid face down; null if they are hidden from the viewer. */
  hand: Cards | null;
  hand_count: number;
  laid: Cards | null;
  revealed: Cards;
  parts: Record<string, number>;
  /** The place by Vikings in Walhalla, and what wheat and heroes would give if they were scored now. */
  place: number;
  /** How many Vikings would come if the attack ended now. */
  supply: number;
  wheat_points: number;
  walhalla_points: number;
}

/** The terrain is null while the land is built. */
export interface Field {
  terrain: string | null;
  viking: number | null;
}
export interface Peninsula {
  low: number | null;
  high: number | null;
  tiles: { tile: string; turned: boolean }[];
  fields: Field[];
  totals: number[];
  scores: number[];
}
export interface Berth {
  ship: string;
  turned: boolean;
}
export interface Fjord {
  ships: Berth[];
  room: boolean;
}
export interface ShipNow {
  ship: string;
  aboard: (number | null)[];
  fjord: number | null;
  slot: number | null;
  turned: boolean | null;
  landing: number | null;
}
export interface Fight {
  attacker: number;
  defender: number;
  peninsula: number;
  row: number;
}

export interface TablePicture {
  options: Record<string, string | boolean | null>;
  attack: number;
  start_player: number | null;
  active: number | null;
  players: Player[];
  peninsulas: Peninsula[];
  fjords: Fjord[];
  ship: ShipNow | null;
  fight: Fight | null;
  ships_left: string[];
  cards: { deck: number; discard: Cards };
  laying: number[];
  seat: number | null;
  over: boolean;
}

export const SHIP_ROWS = 3;

/** All cards of a hand, one by one. */
export function cardsOf(cards: Cards | null): string[] {
  return Object.entries(cards ?? {}).flatMap(([card, n]) => Array<string>(n).fill(card));
}

/** How far from the board a place of a ship lies, in rows of that ship. */
export function rowOf(place: number, turned: boolean): number {
  return turned ? PLACES.length - 1 - place : place;
}

/** The place of a ship that lies so many of its rows from the board. */
export function placeAt(row: number, turned: boolean): Place {
  return PLACES[turned ? PLACES.length - 1 - row : row]!;
}

/** The peninsulas beside a fjord. */
export function beside(fjord: number, picture: TablePicture): number[] {
  return [fjord - 1, fjord].filter((p) => p >= 0 && p < picture.peninsulas.length);
}

/** Where the next ship of a fjord would stop. */
export function nextSlot(fjord: number, picture: TablePicture): number {
  return picture.fjords[fjord]?.ships.length ?? 0;
}

/** The set of places an answer `board …` names, and back. */
export function placesIn(name: string): Place[] {
  return name === 'all' ? [...PLACES] : (name.split('_') as Place[]);
}

export function nameOfPlaces(places: Iterable<Place>): string {
  const chosen = new Set(places);
  return chosen.size === PLACES.length ? 'all' : PLACES.filter((place) => chosen.has(place)).join('_');
}

/** The number of fields of each terrain that a seat holds, such as `forest`. */
export function fieldsHeld(picture: TablePicture, seat: number, kind: string): number {
  return picture.peninsulas
    .flatMap((peninsula) => peninsula.fields)
    .filter((field) => field.viking === seat && field.terrain?.startsWith(kind)).length;
}
