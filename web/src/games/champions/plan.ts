/** A plan for one's warriors and food: who goes where, what it promises, and how to say it to the game. */

import type { Desk } from './desk.svelte';
import { DICE, ITEMS, type Die, type EnemyCard, type Item } from './facts';
import { fall, size, type Forecast, type Outlook, type Warriors } from './odds';
import { enemyAt, fightAt, isShore, shoreAt, TARGETS, type Crew, type TablePicture, type Target } from './picture';

export type Plan = Partial<Record<Target, Crew>>;
/** Why one might not want to send what is planned. */
export interface Doubt {
  kind: 'nobody' | 'unfed' | 'hopeless';
  target: Target | null;
  n: number;
}
const MOST_WEIGHED = 4; // fights that a suggestion weighs against each other: more would take seconds
export const NOBODY: Crew = { sword: 0, spear: 0, axe: 0, food: 0 };

/** The fights that a seat has reserved. */
export function ownTargets(picture: TablePicture, seat: number): Target[] {
  return TARGETS.filter((target) => fightAt(picture, target)?.seat === seat);
}

export function crewOf(plan: Plan, target: Target): Crew {
  return plan[target] ?? NOBODY;
}

/** A plan with so many more (or fewer) of an item at a target. */
export function changed(plan: Plan, target: Target, item: Item, by: number): Plan {
  const crew = crewOf(plan, target);
  return { ...plan, [target]: { ...crew, [item]: crew[item] + by } };
}

/** The plan that some answers say. */
export function planOf(answers: string[]): Plan {
  return answers.reduce<Plan>((plan, answer) => {
    const [verb, target, item] = answer.split(' ');
    return verb === 'send' ? changed(plan, target as Target, item as Item, 1) : plan;
  }, {});
}

/** Where sending an item to a target stands in the order of the game. */
function placeOf(target: Target, item: Item): number {
  return TARGETS.indexOf(target) * ITEMS.length + ITEMS.indexOf(item);
}

/** Plans of one question, with the rules about them. */
export class Planner {
  readonly targets: Target[];
  readonly forecast: Forecast;
  private readonly picture: TablePicture;
  private readonly lastSent: number;
  private readonly outlooks = new Map<string, Outlook>();

  constructor(private readonly desk: Desk) {
    this.picture = desk.picture;
    this.targets = ownTargets(this.picture, desk.near);
    this.forecast = desk.forecast(desk.near);
    const places = this.targets.flatMap((at) =>
      ITEMS.filter((what) => this.sent(at)[what] > 0).map((what) => placeOf(at, what)),
    );
    this.lastSent = Math.max(-1, ...places);
  }

  enemy(target: Target): EnemyCard | undefined {
    return this.desk.facts.printed.enemies[enemyAt(this.picture, target) ?? ''];
  }

  /** What was sent already and cannot be taken back here. */
  sent(target: Target): Crew {
    return fightAt(this.picture, target) ?? NOBODY;
  }

  /** Sent and planned together. */
  crew(plan: Plan, target: Target): Crew {
    const sent = this.sent(target);
    const planned = crewOf(plan, target);
    return {
      sword: sent.sword + planned.sword,
      spear: sent.spear + planned.spear,
      axe: sent.axe + planned.axe,
      food: sent.food + planned.food,
    };
  }

  /** How many of an item are still at home. */
  left(plan: Plan, item: Item): number {
    const home = item === 'food' ? this.desk.me.food : this.desk.me.longhouse[item];
    const planned = this.targets.reduce((sum, target) => sum + crewOf(plan, target)[item], 0);
    return Math.max(0, home - planned);
  }

  capacity(target: Target): number | null {
    const ship = shoreAt(this.picture, target)?.ship;
    return ship ? (this.desk.facts.printed.ships[ship]?.capacity ?? 0) : null;
  }

  load(plan: Plan, target: Target): number {
    const crew = this.crew(plan, target);
    return size(crew) + crew.food;
  }

  /** Whether one more of an item may go to a target. */
  may(plan: Plan, target: Target, item: Item): boolean {
    if (this.left(plan, item) <= 0 || this.isPast(target, item)) return false;
    const capacity = this.capacity(target);
    if (capacity !== null) return this.load(plan, target) < capacity;
    if (item === 'food') return false;
    return this.picture.options.edition === 'ja' || this.enemy(target)?.barred !== item;
  }

  /** The game takes what is sent in one order; what comes before the last sent is past. */
  private isPast(target: Target, item: Item): boolean {
    return placeOf(target, item) < this.lastSent;
  }

  /** Those who will reach the enemy: fed, and not of a kind it bars. */
  fighters(crew: Crew, target: Target): { warriors: Warriors; unfed: number; barred: number } {
    const barredKind = this.enemy(target)?.barred ?? null;
    const all: Warriors = { sword: crew.sword, spear: crew.spear, axe: crew.axe };
    const barred = barredKind ? all[barredKind] : 0;
    const shore = shoreAt(this.picture, target);
    const unfed = shore ? Math.max(0, size(all) - crew.food * (shore.near ? 2 : 1)) : 0;
    const able = barredKind ? { ...all, [barredKind]: 0 } : all;
    return { warriors: fall(able, Math.max(0, unfed - barred)), unfed, barred };
  }

  /** What a fight promises with this crew. */
  outlook(crew: Crew, target: Target): Outlook {
    const key = `${target} ${crew.sword} ${crew.spear} ${crew.axe} ${crew.food}`;
    let found = this.outlooks.get(key);
    if (!found) this.outlooks.set(key, (found = this.lookOut(crew, target)));
    return found;
  }

  private lookOut(crew: Crew, target: Target): Outlook {
    const enemy = this.enemy(target);
    if (!enemy) return { win: 0, losses: 0 };
    const { warriors } = this.fighters(crew, target);
    const gone = size(crew) - size(warriors);
    const { win, losses } = this.forecast.of(warriors, enemy);
    return { win, losses: losses + gone };
  }

  /** What is doubtful about a plan, before it is sent: nobody goes, hunger, no chance at all. */
  doubts(plan: Plan): Doubt[] {
    const crews = this.targets.map((target) => ({ target, crew: this.crew(plan, target) }));
    const goes = crews.filter(({ crew }) => size(crew) > 0);
    const free = DICE.some((die) => this.left(plan, die) > 0);
    if (goes.length === 0) return free && this.targets.length > 0 ? [{ kind: 'nobody', target: null, n: 0 }] : [];
    return goes.flatMap(({ target, crew }): Doubt[] => {
      const { unfed } = this.fighters(crew, target);
      if (unfed > 0) return [{ kind: 'unfed', target, n: unfed }];
      return this.outlook(crew, target).win === 0 ? [{ kind: 'hopeless', target, n: 0 }] : [];
    });
  }

  /** The answers that say a plan, in the order in which the game takes them. */
  answers(plan: Plan): string[] {
    const sends = this.targets.flatMap((target) =>
      ITEMS.flatMap((item) => Array<string>(crewOf(plan, target)[item]).fill(`send ${target} ${item}`)),
    );
    return [...sends, 'done'];
  }

  /** A good plan: the one with the most glory to expect, warriors lost counting against it. */
  suggested(): Plan {
    const promising = this.promising();
    let best: { plan: Plan; worth: number } = { plan: {}, worth: this.worth({}) };
    const spread = (plan: Plan, kinds: Die[]): void => {
      const [die, ...later] = kinds;
      if (!die) {
        const fed = this.withFood(plan);
        const worth = this.worth(fed);
        if (worth > best.worth + 1e-9) best = { plan: fed, worth };
        return;
      }
      this.ways(plan, die, promising).forEach((way) => spread(way, later));
    };
    spread({}, [...DICE]);
    return best.plan;
  }

  /** The fights worth thinking about: all, or those that give most for their strength. */
  private promising(): Target[] {
    const ease = (target: Target): number => {
      const enemy = this.enemy(target);
      return enemy ? this.prize(target, enemy) / (enemy.attack + enemy.defense) : 0;
    };
    return [...this.targets].sort((a, b) => ease(b) - ease(a)).slice(0, MOST_WEIGHED);
  }

  /** All ways to send warriors of one kind to some targets. */
  private ways(plan: Plan, die: Die, targets: Target[]): Plan[] {
    const [target, ...later] = targets;
    if (!target) return [plan];
    const found: Plan[] = [];
    let next: Plan = plan;
    for (;;) {
      found.push(...this.ways(next, die, later));
      const useful = this.enemy(target)?.barred !== die;
      if (!useful || !this.may(next, target, die)) return found;
      next = changed(next, target, die, 1);
    }
  }

  private withFood(plan: Plan): Plan {
    for (const target of this.targets) {
      const shore = shoreAt(this.picture, target);
      if (!shore) continue;
      while (this.fighters(this.crew(plan, target), target).unfed > 0 && this.may(plan, target, 'food')) {
        plan = changed(plan, target, 'food', 1);
      }
    }
    return plan;
  }

  private worth(plan: Plan): number {
    return this.targets.reduce((sum, target) => {
      const crew = this.crew(plan, target);
      const enemy = this.enemy(target);
      if (!enemy || size(crew) === 0) return sum;
      const { win, losses } = this.outlook(crew, target);
      const sea = isShore(target) ? 0.9 : 1; // some journeys go wrong
      return sum + sea * win * this.prize(target, enemy) - losses - 0.3 * crew.food;
    }, 0);
  }

  /** What killing an enemy is worth, in glory. */
  private prize(target: Target, enemy: EnemyCard): number {
    const { wood = 0, coins = 0, favor = 0 } = enemy.spoils;
    const bounty = shoreAt(this.picture, target)?.bounty ?? 0;
    return enemy.glory + wood + 0.5 * (coins + bounty) + 2 * favor + (enemy.kind === 'troll' ? 3 : 0);
  }
}
