/** What happened in Champions as motion: workers and ships travel, stores grow and shrink. */

import type { Line } from '../../wire';
import { figure, find, perform, type Act, type Gain } from '../pieces/motion';
import { colourOf } from './picture';

const seatPanel = (seat: unknown): Element | null =>
  find(`.cm.me[data-seat="${Number(seat)}"], .opp [data-seat="${Number(seat)}"]`);

function actOf(event: NonNullable<Line['event']>): Act | null {
  const from = seatPanel(event.seat);
  const colour = colourOf(Number(event.seat));
  if (event.kind === 'placed') {
    const to = find(`.cm [data-place="${event.location}"]`);
    return from && to ? { from, to, figure: figure(`w-${colour}`, `meeple m-${colour}`, 32, '0 0 24 24') } : null;
  }
  if (event.kind === 'ship-sails') {
    const harbour = find(`.cm [data-place="${event.ship}"]`) ?? from;
    const to = find(`.cm [data-shore="${event.shore}"] .lane`);
    return harbour && to ? { from: harbour, to, figure: figure('longship', 'i') } : null;
  }
  return null;
}

function gainOf(event: NonNullable<Line['event']>): Gain | null {
  if (event.kind !== 'gained' && event.kind !== 'paid') return null;
  const at = find(`.cm.me[data-seat="${Number(event.seat)}"] [data-store="${event.thing}"]`) ?? seatPanel(event.seat);
  const icon = event.thing === 'coins' ? 'coin' : String(event.thing);
  const n = Number(event.n);
  const sign = (event.kind === 'gained') === n > 0 ? '+' : '−';
  return at ? { at, icon, text: `${sign}${Math.abs(n)}` } : null;
}

/** Plays the events of some lines; returns how to stop at once. */
export function play(lines: Line[]): () => void {
  const events = lines.flatMap((line) => (line.event ? [line.event] : []));
  return perform(
    events.map(actOf).filter((act) => act !== null),
    events.map(gainOf).filter((gain) => gain !== null),
  );
}
