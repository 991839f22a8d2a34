/** The picture of a table of Tiny Epic Vikings: what `match.picture(seat)` tells, and what can be read off it. */

import { RUNES, type Resource, type Rune } from './facts';

/** Whose something is: the number of a seat, or the enemy of a game for one or two. */
export type Owner = string;
export const ENEMY: Owner = 'enemy';

export interface Player {
  resources: Record<Resource, number>;
  settlers: number;
  boats: number;
  temples: number;
  villages: number;
  /** The region of each Valkyrie; null while she is on her mat. */
  valkyries: Record<Rune, string | null>;
  /** What is hidden from the viewer is null. */
  hand: string[] | null;
  kept: string[] | null;
  chosen: string | null;
  row: string[];
  fighter: string | null;
  favors: string[] | null;
  giants: string[] | null;
  giants_slain: number;
  parts: Record<string, number>;
  hand_count: number;
  kept_count: number;
  favor_count: number;
  fights: boolean;
  /** The active runes: of the islands held and of the cards played. */
  runes: Record<Rune, number>;
  jokers: number;
  points: number;
  favor_worth: number | null;
}
export interface God {
  god: string;
  rune: Rune;
  fury: number;
  rank: number;
  island_points: number;
  favor_points: number;
}
export interface Region {
  held: Owner | null;
  giant: boolean;
  settlers: Record<Owner, number>;
  temples: Record<Owner, number>;
  rune: Rune;
  valkyries: Record<Owner, number>;
  influence: Record<Owner, number>;
}
export interface Dock {
  boat: Owner | null;
  village: boolean;
  chieftain_boat: boolean;
}
/** A favor card in a row; null while it lies face down for the viewer. */
export interface FavorSlot {
  favor: string | null;
  known_to: number[];
}
export interface Fighter {
  owner: Owner;
  card: string | null;
  face_up: boolean;
  strength: number | null;
}
export interface Battle {
  starter: Owner;
  prize: FavorSlot | null;
  place: string | null;
  bonus: number;
  fighters: Fighter[];
}
export interface Enemy {
  mat: string;
  settlers: number;
  boats: number;
  temples: number;
  chieftain_boat: string | null;
  tracks: Record<Resource, number>;
  ahead: Record<Resource, { space: number; icon: string }[]>;
  row: string[];
  battle_row: (string | null)[];
  card: string | null;
  favors: string[];
  giants_slain: number;
  runes: Record<Rune, number>;
  valkyries: Record<Rune, number>;
  points: number;
  parts: Record<string, number>;
}
export interface Step {
  step: string;
  seat?: number;
  dock?: string;
  moves?: number;
  crew?: number;
  left?: number;
  n?: number;
}

export interface TablePicture {
  options: Record<string, string | boolean | null>;
  map: string;
  era: number;
  chieftain: number;
  active: number | null;
  drafting: number[];
  gods: God[];
  dedicated: Record<string, number>;
  spot_room: number;
  /** The Steel a raid costs; null before the first era. */
  raid_cost: number | null;
  players: Player[];
  regions: Record<string, Region>;
  docks: Record<string, Dock>;
  fjords: Record<string, Record<Owner, number>>;
  favor_rows: FavorSlot[][];
  battle: Battle | null;
  enemy: Enemy | null;
  cards: { deck: number; discard: string[]; dummy: number; invaders: string[] };
  agenda: Step[];
  seat: number | null;
  over: boolean;
}

/** The seat of an owner; null for the enemy. */
export const seatOf = (owner: Owner): number | null => (owner === ENEMY ? null : Number(owner));

/** The owners of something counted by owner, seats first, each with how many. */
export function byOwner(counts: Record<Owner, number>): [Owner, number][] {
  return Object.entries(counts)
    .filter(([, n]) => n > 0)
    .sort(([one], [other]) => one.localeCompare(other));
}

/** The runes an owner has on islands, one for each. */
export function runesOf(runes: Record<Rune, number>): Rune[] {
  return RUNES.flatMap((rune) => Array<Rune>(runes[rune]).fill(rune));
}

/** The names of the ends of the two rows of favor cards, by row and place. */
export function endOf(row: number, place: number, length: number): string | null {
  const side = place === 0 ? 'left' : place === length - 1 ? 'right' : null;
  return side && `${row === 0 ? 'top' : 'bottom'}_${side}`;
}
