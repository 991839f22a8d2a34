/** How an attack was scored, put together again from the events of the log. */

import type { Line } from '../../wire';

export interface SeatScored {
  cards: string[];
  /** The points for cards, for each peninsula, for wheat, for fields, for Walhalla. */
  bonus: number;
  peninsulas: number[];
  wheat: number;
  fields: number;
  walhalla: number;
  supplied: number | null;
}
export interface Scored {
  attack: number;
  seats: SeatScored[];
}

const blank = (): SeatScored => ({
  cards: [],
  bonus: 0,
  peninsulas: [0, 0, 0],
  wheat: 0,
  fields: 0,
  walhalla: 0,
  supplied: null,
});

/** The attacks that have been scored in some lines, in their order. */
export function scoredIn(lines: Line[], players: number): Scored[] {
  const found: Scored[] = [];
  for (const { event } of lines) {
    if (!event) continue;
    if (event.kind === 'attack-ends')
      found.push({ attack: Number(event.n), seats: Array.from({ length: players }, blank) });
    const seat = found.at(-1)?.seats[Number(event.seat)];
    if (!seat) continue;
    const n = Number(event.n);
    switch (event.kind) {
      case 'card-revealed':
        seat.cards.push(String(event.card));
        break;
      case 'bonus-scored':
        seat.bonus += n;
        break;
      case 'peninsula-scored':
        seat.peninsulas[Number(String(event.peninsula).slice(-1)) - 1] = n;
        break;
      case 'wheat-scored':
        seat.wheat += n;
        break;
      case 'fields-scored':
        seat.fields += n;
        break;
      case 'walhalla-scored':
        seat.walhalla += n;
        break;
      case 'supplied':
        seat.supplied = n;
        break;
      default:
        break;
    }
  }
  return found;
}

/** What a seat got in one scoring. */
export function sumOf(seat: SeatScored): number {
  return seat.bonus + seat.peninsulas.reduce((sum, n) => sum + n, 0) + seat.wheat + seat.fields + seat.walhalla;
}

const SCORES = new Set([
  'forest-scored',
  'bonus-scored',
  'peninsula-scored',
  'wheat-scored',
  'fields-scored',
  'walhalla-scored',
]);

/** Each seat's points when each attack began, and at the end; empty if the log does not tell. */
export function growth(lines: Line[], points: number[]): number[][] {
  const now = points.map(() => 0);
  const rows: number[][] = [];
  for (const { event } of lines) {
    if (!event) continue;
    if (event.kind === 'attack-begins') rows.push([...now]);
    const seat = Number(event.seat);
    if (SCORES.has(event.kind)) now[seat] = (now[seat] ?? 0) + Number(event.n);
    if (event.kind === 'sold') now[seat] = (now[seat] ?? 0) - 1;
  }
  return rows.length ? [...rows, [...points]] : [];
}
