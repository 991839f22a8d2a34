/** The picture of a table of Champions: what `match.picture(seat)` tells, and what follows from it. */

import type { Die, Face, Item } from './facts';
import { DICE } from './facts';

export type Target = 'troll' | 'draugr_left' | 'draugr_right' | 'shore_1' | 'shore_2' | 'shore_3' | 'shore_4';
export const TARGETS: readonly Target[] = [
  'troll',
  'draugr_left',
  'draugr_right',
  'shore_1',
  'shore_2',
  'shore_3',
  'shore_4',
];

export type Crew = Record<Item, number>;
export interface Fight extends Crew {
  seat: number;
}
export type Dice = Partial<Record<Die, Partial<Record<Face, number>>>>;

export interface Player {
  leader: string | null;
  glory: number;
  food: number;
  wood: number;
  coins: number;
  favor: number;
  blame: number;
  workers: number;
  workers_owned: number;
  workers_lying: number;
  longhouse: Record<Die, number>;
  ship: string | null;
  runes: string[];
  runes_used: string[];
  destinies: string[];
  destinies_shown: string[];
  destinies_held?: number;
  slain: { trolls: string[]; draugr: string[]; monsters: string[] } | null;
  final_scoring?: Record<string, number>;
}

export interface ShorePicture {
  monster: string | null;
  bounty: number;
  ship: string | null;
  journey: string | null;
  seen_by: number[];
  open: boolean;
  near: boolean;
}

export interface AgendaStep {
  step: string;
  seat?: number;
  target?: string;
  owed?: number;
  kraken?: number;
  journey?: string;
  ship?: string;
  left?: number;
  marked?: number;
  fighters?: number[];
  owing?: number[];
}

export interface TablePicture {
  options: { edition: string; hall_of_records: boolean; french_kraken: string };
  round: number;
  first_player: number;
  players: Player[];
  town: {
    stalls: string[];
    merchant: string | null;
    runes: (string | null)[];
    smiths: Record<Die, number>;
    smokehouse: number;
    supply: Record<Die, number>;
    workers_hired: number;
    workers_at: Record<string, number>;
    hunters: number[];
  };
  enemies: { troll: string | null; draugr: (string | null)[] };
  shores: ShorePicture[];
  fights: { sealed: number[] } & Partial<Record<Target, Fight>>;
  roll: { damage: number; dice: Dice; marked: Dice; runes: string[] };
  decks: Record<string, number>;
  destinies_drawn: string[];
  agenda: AgendaStep[];
  seat: number;
  over: boolean;
}

export const SEATS = ['woad', 'madder', 'weld', 'iron'] as const;
export type SeatColour = (typeof SEATS)[number];

/** The colour of a seat, which is also its figure and its shield. */
export function colourOf(seat: number): SeatColour {
  return SEATS[seat % SEATS.length] ?? 'woad';
}

/** The question that is open now. */
export function stepOf(picture: TablePicture): AgendaStep {
  return picture.agenda[0] ?? { step: '' };
}

/** The enemy card lying at a target. */
export function enemyAt(picture: TablePicture, target: Target): string | null {
  if (target === 'troll') return picture.enemies.troll;
  if (target === 'draugr_left') return picture.enemies.draugr[0] ?? null;
  if (target === 'draugr_right') return picture.enemies.draugr[1] ?? null;
  return shoreAt(picture, target)?.monster ?? null;
}

export function isShore(target: Target): boolean {
  return target.startsWith('shore_');
}

export function shoreAt(picture: TablePicture, target: Target): ShorePicture | null {
  return isShore(target) ? (picture.shores[Number(target.slice(6)) - 1] ?? null) : null;
}

export function fightAt(picture: TablePicture, target: Target): Fight | null {
  return picture.fights[target] ?? null;
}

/** All warriors of a group, one by one. */
export function diceOf(counts: Partial<Record<Die, number>>): Die[] {
  return DICE.flatMap((die) => Array<Die>(counts[die] ?? 0).fill(die));
}

/** The warriors a player has, those away on fights included. */
export function army(picture: TablePicture, seat: number): Record<Die, number> {
  const found = { sword: 0, spear: 0, axe: 0 };
  for (const die of DICE) {
    found[die] = picture.players[seat]?.longhouse[die] ?? 0;
    for (const target of TARGETS) {
      const fight = fightAt(picture, target);
      if (fight?.seat === seat) found[die] += fight[die];
    }
  }
  return found;
}

/** Whether killing the Kraken gives no glory: by an option, in the French edition. */
export function isKrakenBare({ options }: TablePicture): boolean {
  return options.edition === 'fr' && options.french_kraken === 'no_glory';
}

/** The kind of a card without its copy or colour: `storm_2` is a `storm`. */
export function kindOf(card: string): string {
  return card.replace(/_(\d+|red|blue|yellow)$/, '');
}

export type Phase = 'workers' | 'assign' | 'combat' | 'scoring';
const ASSIGNING = new Set(['BeginAssignment', 'AssignSealed', 'AssignInTurn', 'RevealAssignments']);
const RESOLVING = new Set(['Resolve', 'HuntForFood', 'BringFoodHome', 'CleanUp']);

/** Which part of the round it is: the first step on the agenda that belongs to just one of them. */
export function phaseOf(picture: TablePicture): Phase {
  if (picture.over) return 'scoring';
  const later = picture.agenda.map((entry) => entry.step);
  for (const step of later) {
    if (step === 'PlaceWorker' || step === 'EndTurn' || step === 'ChooseLeaders') return 'workers';
    if (ASSIGNING.has(step)) return 'assign';
    if (RESOLVING.has(step)) return 'combat';
    if (step === 'FinalScoring') return 'scoring';
  }
  return 'workers';
}
