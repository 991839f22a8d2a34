/** The table at any moment of what happened, put together from an earlier picture and the events since. */

import type { Line } from '../../wire';
import { kindOf, numberOf } from './facts';
import { cardsOf, type TablePicture } from './picture';

export type Event = NonNullable<Line['event']>;

/** A field at one moment. */
export interface Ground {
  terrain: string;
  viking: number | null;
}

/** What a seat has at one moment. */
export interface Count {
  points: number;
  midgard: number;
  walhalla: number;
  asgard: number;
}

/** The table at one moment, as far as a scoring or a fight asks for it. */
export interface Moment {
  attack: number;
  land: Ground[][];
  tips: { low: number; high: number }[];
  counts: Count[];
  /** The cards each seat has revealed at the end of this attack. */
  revealed: string[][];
  /** Whoever has just raised a shield, which pays for the victory that follows. */
  shield: number | null;
  /** Whether a peninsula card counts for whoever has nobody there. */
  loneCard: boolean;
}

/** How many Vikings a card for a peninsula or for Walhalla counts as. */
export const VIKINGS_OF_A_CARD = 2;

/** The events that give points to a seat. */
export const SCORES: ReadonlySet<string> = new Set([
  'forest-scored',
  'bonus-scored',
  'peninsula-scored',
  'wheat-scored',
  'fields-scored',
  'walhalla-scored',
]);

/** The peninsula and the row of a field such as `2.5`, both from 0. */
export function fieldOf(event: Event): [peninsula: number, row: number] {
  const [peninsula = 1, row = 1] = String(event.field).split('.').map(Number);
  return [peninsula - 1, row - 1];
}

export function momentOf(picture: TablePicture): Moment {
  return {
    attack: picture.attack,
    land: picture.peninsulas.map((each) =>
      each.fields.map(({ terrain, viking }) => ({ terrain: terrain ?? '', viking })),
    ),
    tips: picture.peninsulas.map(({ low, high }) => ({ low: low ?? 0, high: high ?? 0 })),
    counts: picture.players.map(({ points, midgard, walhalla, asgard }) => ({ points, midgard, walhalla, asgard })),
    revealed: picture.players.map((player) => cardsOf(player.revealed)),
    shield: null,
    loneCard: picture.options.lone_card !== false,
  };
}

/** The table before anything of a log happened, told from the picture of the table after it. */
export function momentBefore(picture: TablePicture, events: Event[]): Moment {
  const now = momentOf(picture);
  const touched = new Set(events.filter(({ field }) => field).map(({ field }) => String(field)));
  const bare: Moment = {
    ...now,
    land: now.land.map((fields, p) =>
      fields.map((each, row) => (touched.has(`${p + 1}.${row + 1}`) ? { ...each, viking: null } : each)),
    ),
    revealed: now.counts.map(() => []),
  };
  const end = events.reduce(after, bare);
  const back = (seat: number, what: keyof Count): number => 2 * now.counts[seat]![what] - end.counts[seat]![what];
  return {
    ...bare,
    counts: now.counts.map((_, seat) => ({
      points: back(seat, 'points'),
      midgard: back(seat, 'midgard'),
      walhalla: back(seat, 'walhalla'),
      asgard: back(seat, 'asgard'),
    })),
  };
}

/** The table after some events. */
export function landAfter(picture: TablePicture, events: Event[]): Moment {
  return events.reduce(after, momentOf(picture));
}

/** The table after one more event. */
export function after(moment: Moment, event: Event): Moment {
  const seat = Number(event.seat);
  const n = Number(event.n);
  const counts = moment.counts.map((each) => ({ ...each }));
  const add = (to: number, what: keyof Count, by: number): void => {
    const count = counts[to];
    if (count) count[what] += by;
  };
  const next: Moment = { ...moment, counts, shield: null };
  if (SCORES.has(event.kind)) add(seat, 'points', n);
  switch (event.kind) {
    case 'attack-begins':
      next.attack = n;
      next.revealed = counts.map(() => []);
      break;
    case 'boarded':
      add(seat, 'midgard', -n);
      break;
    case 'sold':
      add(seat, 'points', -1);
      add(seat, 'asgard', -1);
      add(seat, 'midgard', 1);
      break;
    case 'blocked':
      add(seat, event.blocked === 'asgard' ? 'asgard' : 'midgard', 1);
      break;
    case 'landed':
      next.land = standing(moment.land, event, seat);
      break;
    case 'shield-played':
      next.shield = seat;
      break;
    case 'defender-loses':
      add(seat, 'walhalla', 1);
      next.land = standing(moment.land, event, null);
      break;
    case 'defender-wins':
      add(Number(event.other), 'walhalla', 1);
      if (moment.shield !== seat) {
        add(seat, 'walhalla', -1);
        add(seat, 'asgard', 1);
      }
      break;
    case 'card-revealed':
      next.revealed = moment.revealed.map((cards, who) => (who === seat ? [...cards, String(event.card)] : cards));
      break;
    case 'land-cleared':
      for (const { viking } of moment.land.flat().filter(leaves)) add(viking!, 'asgard', 1);
      next.land = moment.land.map((fields) =>
        fields.map((each) => (leaves(each) ? { ...each, viking: null } : each)),
      );
      break;
    case 'supplied':
      add(seat, 'asgard', -n);
      add(seat, 'midgard', n);
      break;
    case 'heroes-leave':
      for (const who of counts.keys()) {
        add(who, 'walhalla', -n);
        add(who, 'asgard', n);
      }
      break;
    default:
      break;
  }
  return next;
}

function standing(land: Ground[][], event: Event, viking: number | null): Ground[][] {
  const [peninsula, row] = fieldOf(event);
  return land.map((fields, p) =>
    p === peninsula ? fields.map((each, r) => (r === row ? { ...each, viking } : each)) : fields,
  );
}

/** Whether a Viking leaves that field when the land is cleared: only on wheat does it stay. */
export function leaves(field: Ground): boolean {
  return field.viking !== null && field.terrain !== 'wheat';
}

/** How many fields a seat holds; only those of one kind, if one is named. */
export function held(land: Ground[][], seat: number, kind = ''): number {
  return land.flat().filter((each) => each.viking === seat && (!kind || kindOf(each.terrain) === kind)).length;
}

/** What counts for a seat on one peninsula. */
export interface Strength {
  vikings: number;
  villages: number;
  /** What cards for this peninsula add. */
  cards: number;
  total: number;
}

export function strengthOf(moment: Moment, peninsula: number, seat: number): Strength {
  const own = moment.land[peninsula]!.filter((each) => each.viking === seat);
  const villages = own.reduce((sum, { terrain }) => sum + (kindOf(terrain) === 'village' ? numberOf(terrain) : 0), 0);
  const named = `peninsula_${moment.tips[peninsula]!.high}`;
  const laid = moment.revealed[seat]!.filter((card) => card === named).length;
  const cards = own.length > 0 || moment.loneCard ? VIKINGS_OF_A_CARD * laid : 0;
  return { vikings: own.length, villages, cards, total: own.length + villages + cards };
}

/** The place of each by how much there is: 1 or 2; 0 for who takes none. A tie for the first leaves no second. */
export function placesBy(totals: readonly number[]): number[] {
  const [most = 0, next = 0] = [...new Set(totals)].sort((a, b) => b - a);
  const isShared = totals.filter((each) => each === most).length > 1;
  return totals.map((each) => (each === 0 ? 0 : each === most ? 1 : each === next && !isShared ? 2 : 0));
}
