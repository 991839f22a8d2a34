/** One attack as a whole: who did what in it, and who gained what by what. */

import { SCORES, type Event } from './chronicle';

/** What is counted of what a seat did. */
export const DEEDS = ['ships', 'fields', 'won', 'lost', 'cards'] as const;
export type Deed = (typeof DEEDS)[number];
/** By what a seat gained points, named as the parts of the score. */
export const GAINS = ['forest', 'cards', 'peninsulas', 'wheat', 'fields', 'walhalla', 'sold'] as const;
export type Gained = (typeof GAINS)[number];

export interface SeatSummary {
  deeds: Record<Deed, number>;
  gains: Record<Gained, number>;
  from: number;
  to: number;
}
export interface Summary {
  n: number;
  seats: SeatSummary[];
}

const PART_OF: Record<string, Gained> = {
  'forest-scored': 'forest',
  'bonus-scored': 'cards',
  'peninsula-scored': 'peninsulas',
  'wheat-scored': 'wheat',
  'fields-scored': 'fields',
  'walhalla-scored': 'walhalla',
};
const PLAYED = new Set(['attack-card-played', 'shield-played', 'hunt-played', 'card-revealed']);

function blank(): SeatSummary {
  return {
    deeds: { ships: 0, fields: 0, won: 0, lost: 0, cards: 0 },
    gains: { forest: 0, cards: 0, peninsulas: 0, wheat: 0, fields: 0, walhalla: 0, sold: 0 },
    from: 0,
    to: 0,
  };
}

/** The last attack of some events, the n-th; `points` are those of each seat after it. */
export function summaryOf(events: Event[], n: number, points: number[]): Summary {
  const seats = points.map(blank);
  const begin = events.findLastIndex((event) => event.kind === 'attack-begins');
  for (const event of events.slice(begin + 1)) count(seats, event);
  seats.forEach((each, seat) => {
    each.to = points[seat]!;
    each.from = each.to - Object.values(each.gains).reduce((sum, gain) => sum + gain, 0);
  });
  return { n, seats };
}

function count(seats: SeatSummary[], event: Event): void {
  const own = seats[Number(event.seat)];
  const other = seats[Number(event.other)];
  const { kind } = event;
  if (!own) return;
  if (SCORES.has(kind)) own.gains[PART_OF[kind]!] += Number(event.n);
  if (PLAYED.has(kind)) own.deeds.cards += 1;
  if (kind === 'ship-sent') own.deeds.ships += 1;
  if (kind === 'landed') own.deeds.fields += 1;
  if (kind === 'sold') own.gains.sold -= 1;
  if (!other || !['defender-loses', 'defender-wins'].includes(kind)) return;
  const [winner, loser] = kind === 'defender-wins' ? [own, other] : [other, own];
  winner.deeds.won += 1;
  loser.deeds.lost += 1; // whoever loses a fight goes to Walhalla
}
