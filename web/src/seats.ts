/** How seats are told apart and their players named. */

import type { TableView } from './view';
import type { SeatPart, Standing } from './wire';
import type { Say } from './games/scene';

const DYES = ['woad', 'madder', 'weld', 'iron'] as const;
export type Dye = (typeof DYES)[number];

/** The dye of a seat: its colour, its figure and the device on its shield. */
export function dyeOf(seat: number): Dye {
  return DYES[seat % DYES.length]!;
}

/** The name of whoever sits there. */
export function nameOf(seats: readonly SeatPart[], seat: number, t: Say): string {
  return seats[seat]?.name ?? t('web-seat-number', { n: seat + 1 });
}

/** The names of several seats, one after another. */
export function namesOf(view: TableView, seats: readonly number[], t: Say): string {
  return seats
    .map((seat) => (seat === view.you.seat ? t('web-you') : nameOf(view.seats, seat, t)))
    .join(t('web-comma'));
}

/** The seats that gave the game up. */
export function resigned(view: TableView): number[] {
  return view.seats.flatMap((seat, index) => (seat.resigned ? [index] : []));
}

/** How a game ended: who has won it, or nobody, as somebody who plays alone can lose. */
export function overWords(view: TableView, standing: Standing, t: Say): string {
  if (standing.winners.length > 0) return t('web-over', { names: namesOf(view, standing.winners, t) });
  return standing.rival == null ? t('web-lost') : t('web-rival-won');
}

/** Who is being waited for, as a sentence for everybody who is not asked. */
export function deciding(view: TableView, seats: readonly number[], t: Say): string {
  const names = seats.map((seat) => nameOf(view.seats, seat, t));
  const last = names.pop() ?? '';
  const all = names.length > 0 ? t('web-and', { names: names.join(t('web-comma')), last }) : last;
  return t('web-decides', { n: seats.length, names: all });
}

/** A prompt without the number of its rule, which is a button of its own. */
export function sentence(prompt: string): string {
  return prompt.replace(/ ?\[[A-Z]+(-[A-Z]+)*-\d+\]$/, '');
}

/** Whether the viewer's own seat must answer now. */
export function asked(view: TableView): boolean {
  return view.table.status === 'playing' && (view.question?.options.length ?? 0) > 0;
}

/** The milliseconds a seat has left at that time of the server; null: no clock. */
export function timeLeft(seat: SeatPart, now: number): number | null {
  if (seat.clock_left === null) return null;
  return seat.clock_left - (seat.clock_since === null ? 0 : Math.max(0, now - seat.clock_since));
}

/** Thinking time in digits: 2d 03h, 1:05:09 or 5:09. */
export function clockText(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const [days, hours, minutes, seconds] = [
    Math.floor(all / 86400),
    Math.floor(all / 3600) % 24,
    Math.floor(all / 60) % 60,
    all % 60,
  ];
  if (days > 0) return `${days}d ${two(hours)}h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
