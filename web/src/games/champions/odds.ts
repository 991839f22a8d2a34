/** The chances of a fight without favor and runes, worked out exactly. */

import type { Die, Face } from './facts';
import { DICE } from './facts';
import type { Dice } from './picture';

export type Sides = Record<Die, Face[]>;
export type Warriors = Record<Die, number>;
/** What an enemy does and bears. */
export interface Foe {
  attack: number;
  defense: number;
}
export interface Outlook {
  win: number;
  losses: number;
}

const WORST_FIRST: readonly Die[] = ['sword', 'spear', 'axe'];
const MOST_HITS = 30;

/** The hits that a face of a die stands for; Svanhildr's swords count one more. */
export function hitsOf(die: Die, face: Face, swordmaiden: boolean, reaction = false): number {
  const weapons = face === 'two_hits' ? 2 : face === 'hit' || (reaction && face === 'shield') ? 1 : 0;
  return weapons > 0 && die === 'sword' && swordmaiden ? weapons + 1 : weapons;
}

/** How likely each pair of hits and shields is: `roll[hits][shields]`. */
type Roll = number[][];

function rollOf(warriors: Warriors, sides: Sides, swordmaiden: boolean): Roll {
  let roll: Roll = [[1]];
  for (const die of DICE) {
    for (let k = 0; k < warriors[die]; k++) roll = withDie(roll, die, sides, swordmaiden);
  }
  return roll;
}

function withDie(roll: Roll, die: Die, sides: Sides, swordmaiden: boolean): Roll {
  const next: Roll = [];
  for (const [hits, row] of roll.entries()) {
    for (const [shields, chance] of (row ?? []).entries()) {
      if (!chance) continue;
      for (const face of sides[die]) {
        const sum = hits + hitsOf(die, face, swordmaiden);
        const held = shields + (face === 'shield' ? 1 : 0);
        const line = (next[sum] ??= []);
        line[held] = (line[held] ?? 0) + chance / sides[die].length;
      }
    }
  }
  return next;
}

/** Looks a fight ahead to its end. Whoever must fall is chosen as most players do: swords, spears, axes. */
export class Forecast {
  private readonly rolls = new Map<string, Roll>();
  private readonly seen = new Map<string, Outlook>();

  constructor(
    private readonly sides: Sides,
    private readonly swordmaiden: boolean,
  ) {}

  /** The hits to expect of one roll. */
  meanHits(warriors: Warriors): number {
    let sum = 0;
    for (const die of DICE) {
      for (const face of this.sides[die]) {
        sum += (warriors[die] * hitsOf(die, face, this.swordmaiden)) / this.sides[die].length;
      }
    }
    return sum;
  }

  /** How many fall on average if some shields lie and other dice are rolled again. */
  meanLosses(attack: number, lying: number, again: Warriors, most: number): number {
    let sum = 0;
    for (const row of this.roll(again)) {
      for (const [shields, chance] of (row ?? []).entries()) {
        if (chance) sum += chance * Math.min(most, Math.max(0, attack - lying - shields));
      }
    }
    return sum;
  }

  /** The chance to kill the foe, and how many warriors it costs on average. */
  of(warriors: Warriors, foe: Foe, damage = 0): Outlook {
    if (damage >= foe.defense) return { win: 1, losses: 0 };
    if (DICE.every((die) => warriors[die] === 0)) return { win: 0, losses: 0 };
    const key = `${DICE.map((die) => warriors[die]).join()};${foe.attack};${foe.defense - damage}`;
    const known = this.seen.get(key);
    if (known) return known;
    const found = this.work(warriors, foe, damage);
    this.seen.set(key, found);
    return found;
  }

  private work(warriors: Warriors, foe: Foe, damage: number): Outlook {
    let win = 0;
    let losses = 0;
    let stays = 0; // nothing hit, nobody fell: the same fight again
    for (const [hits, row] of this.roll(warriors).entries()) {
      for (const [shields, chance] of (row ?? []).entries()) {
        if (!chance) continue;
        const rest = fall(warriors, Math.max(0, foe.attack - shields));
        const fallen = size(warriors) - size(rest);
        if (hits === 0 && fallen === 0) {
          stays += chance;
          continue;
        }
        const later = this.of(rest, foe, damage + hits);
        win += chance * later.win;
        losses += chance * (fallen + later.losses);
      }
    }
    return stays < 1 ? { win: win / (1 - stays), losses: losses / (1 - stays) } : { win: 0, losses: 0 };
  }

  private roll(warriors: Warriors): Roll {
    const key = DICE.map((die) => warriors[die]).join();
    let found = this.rolls.get(key);
    if (!found) this.rolls.set(key, (found = rollOf(warriors, this.sides, this.swordmaiden)));
    return found;
  }

  /** How likely the hits reach a number when some dice lie and others are rolled again. */
  reaches(needed: number, lying: number, again: Warriors): number {
    let chance = 0;
    for (const [hits, row] of this.roll(again).entries()) {
      if (lying + hits >= needed) chance += (row ?? []).reduce((sum, each) => sum + (each ?? 0), 0);
    }
    return chance;
  }
}

export function size(warriors: Warriors): number {
  return warriors.sword + warriors.spear + warriors.axe;
}

/** The warriors left when so many fall. */
export function fall(warriors: Warriors, n: number): Warriors {
  const left = { ...warriors };
  for (const die of WORST_FIRST) {
    const lost = Math.min(n, left[die]);
    left[die] -= lost;
    n -= lost;
  }
  return left;
}

/** What dice on the table add up to. */
export function tally(dice: Dice, swordmaiden: boolean, reaction: boolean): { hits: number; shields: number } {
  let hits = 0;
  let shields = 0;
  for (const die of DICE) {
    for (const [face, n] of Object.entries(dice[die] ?? {}) as [Face, number][]) {
      hits += n * hitsOf(die, face, swordmaiden, reaction);
      if (face === 'shield') shields += n;
    }
  }
  return { hits: Math.min(hits, MOST_HITS), shields };
}
