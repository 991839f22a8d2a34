/** What is being fought or sailed, as the open question has it. */

import type { Desk } from './desk.svelte';
import { DICE, FACES, type Die, type EnemyCard, type Face } from './facts';
import { tally } from './odds';
import {
  enemyAt,
  fightAt,
  isKrakenBare,
  stepOf,
  type AgendaStep,
  type Crew,
  type Dice,
  type Target,
} from './picture';

export interface RolledDie {
  die: Die;
  face: Face;
  marked: boolean;
  key: string;
}

const BATTLE_STEPS = new Set([
  'RerollWithFavor',
  'RunesAfterRoll',
  'TakeLosses',
  'TakeReward',
  'LessenOwnBlame',
  'SpreadBlame',
  'AnswerJourney',
  'LoseItems',
  'Starve',
]);

export function isBattle(step: string): boolean {
  return BATTLE_STEPS.has(step);
}

/** The dice on the table one by one, marked ones last of their face. */
export function rolledDice(dice: Dice, marked: Dice): RolledDie[] {
  return DICE.flatMap((die) =>
    FACES.flatMap((face) => {
      const n = dice[die]?.[face] ?? 0;
      const taken = marked[die]?.[face] ?? 0;
      return Array.from({ length: n }, (_, k) => ({ die, face, marked: k >= n - taken, key: `${die} ${face} ${k}` }));
    }),
  );
}

/** A fight as it stands. */
export class Battle {
  readonly step: AgendaStep;
  readonly seat: number;
  readonly target: Target | 'hunt' | null;
  readonly isKraken: boolean;

  constructor(private readonly desk: Desk) {
    const { picture } = desk;
    this.step = stepOf(picture);
    this.seat = this.step.seat ?? 0;
    this.target = (this.step.target as Target | 'hunt' | undefined) ?? null;
    const later = picture.agenda.find((entry) => entry.kraken !== undefined && entry.target === this.step.target);
    this.isKraken = Boolean(this.step.kraken ?? (this.step.step === 'AnswerJourney' ? 0 : later?.kraken));
  }

  get isHunt(): boolean {
    return this.target === 'hunt';
  }

  get enemy(): EnemyCard | undefined {
    const { printed } = this.desk.facts;
    const { kraken } = printed.enemies;
    if (this.isKraken && kraken) return isKrakenBare(this.desk.picture) ? { ...kraken, glory: 0 } : kraken;
    if (!this.target || this.target === 'hunt') return undefined;
    return printed.enemies[enemyAt(this.desk.picture, this.target) ?? ''];
  }

  get crew(): Crew | null {
    return this.target && this.target !== 'hunt' ? fightAt(this.desk.picture, this.target) : null;
  }

  get swordmaiden(): boolean {
    return this.desk.player(this.seat).leader === 'svanhildr';
  }

  get dice(): Dice {
    return this.desk.picture.roll.dice;
  }

  /** Hits and shields of the roll as it lies, a Reaction rune in use included. */
  sums(
    dice: Dice = this.dice,
    reaction = this.desk.picture.roll.runes.includes('reaction'),
  ): { hits: number; shields: number } {
    return tally(dice, this.swordmaiden, reaction);
  }

  get damage(): number {
    return this.desk.picture.roll.damage;
  }

  /** How many warriors fall if this roll stands. */
  get losses(): number {
    if (!this.enemy || this.desk.picture.roll.runes.includes('healing')) return 0;
    const fighters = this.crew ? this.crew.sword + this.crew.spear + this.crew.axe : 0;
    return Math.min(fighters, Math.max(0, this.enemy.attack - this.sums().shields));
  }

  /** How likely the enemy dies in this round if some dice are rolled again. */
  chanceToKill(again: RolledDie[]): number {
    if (!this.enemy) return 0;
    const lying = this.sums(without(this.dice, again)).hits;
    const dice = { sword: 0, spear: 0, axe: 0 };
    for (const each of again) dice[each.die] += 1;
    return this.desk.forecast(this.seat).reaches(this.enemy.defense - this.damage, lying, dice);
  }

  /** How many warriors are saved on average if some dice are rolled again. */
  warriorsSaved(again: RolledDie[]): number {
    if (!this.enemy || this.losses === 0) return 0;
    const lying = this.sums(without(this.dice, again)).shields;
    const dice = { sword: 0, spear: 0, axe: 0 };
    for (const each of again) dice[each.die] += 1;
    const fighters = this.crew ? this.crew.sword + this.crew.spear + this.crew.axe : 0;
    return this.losses - this.desk.forecast(this.seat).meanLosses(this.enemy.attack, lying, dice, fighters);
  }

  /** The hits to expect if some dice are rolled again. */
  hitsToExpect(again: RolledDie[]): number {
    const dice = { sword: 0, spear: 0, axe: 0 };
    for (const each of again) dice[each.die] += 1;
    return this.sums(without(this.dice, again)).hits + this.desk.forecast(this.seat).meanHits(dice);
  }
}

/** Dice without some of them. */
export function without(dice: Dice, gone: RolledDie[]): Dice {
  const left: Dice = {};
  for (const die of DICE) left[die] = { ...dice[die] };
  for (const { die, face } of gone) left[die]![face] = (left[die]![face] ?? 0) - 1;
  return left;
}

/** The answers that mark dice and roll them again, in the order in which the game takes them. */
export function rerollAnswers(again: RolledDie[]): string[] {
  const place = (each: RolledDie) => DICE.indexOf(each.die) * FACES.length + FACES.indexOf(each.face);
  const unmarked = again.filter((each) => !each.marked).sort((a, b) => place(a) - place(b));
  return [...unmarked.map((each) => `mark ${each.die} ${each.face}`), 'reroll'];
}
