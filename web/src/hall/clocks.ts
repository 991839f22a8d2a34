/** Thinking times to choose from, in seconds. */

import type { Clock, Pace } from '../wire';
import type { Say } from '../games/scene';

export const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const CLOCKS: Record<Pace, Clock[]> = {
  live: [
    { bank: 10 * MINUTE, turn: 15 },
    { bank: 20 * MINUTE, turn: 30 },
    { bank: 45 * MINUTE, turn: 60 },
  ],
  turns: [
    { bank: 2 * DAY, turn: DAY / 2 },
    { bank: 3 * DAY, turn: DAY },
    { bank: 7 * DAY, turn: DAY },
  ],
};

/** The longest times that a server takes; the shortest are ten seconds, and nothing more for a turn. */
export const LONGEST: Clock = { bank: 30 * DAY, turn: 7 * DAY };
const SHORTEST: Clock = { bank: 10, turn: 0 };

/** Whether something is a clock that a server takes. */
export function isClock(kept: unknown): kept is Clock {
  const { bank, turn } = (kept ?? {}) as Partial<Record<keyof Clock, unknown>>;
  const fits = (value: unknown, name: keyof Clock) =>
    Number.isInteger(value) && (value as number) >= SHORTEST[name] && (value as number) <= LONGEST[name];
  return fits(bank, 'bank') && fits(turn, 'turn');
}

/** Which of the clocks to choose from it is; -1: none of them. */
export function presetOf(clock: Clock, pace: Pace): number {
  return CLOCKS[pace].findIndex(({ bank, turn }) => bank === clock.bank && turn === clock.turn);
}

/** A length of time in words. */
export function timeText(seconds: number, t: Say): string {
  if (seconds === 0) return t('web-seconds', { n: 0 });
  if (seconds % DAY === 0) return t('web-days', { n: seconds / DAY });
  if (seconds % 3600 === 0) return t('web-hours', { n: seconds / 3600 });
  if (seconds % MINUTE === 0) return t('web-minutes', { n: seconds / MINUTE });
  return t('web-seconds', { n: seconds });
}

/** A clock in words. */
export function clockTitle(clock: Clock, t: Say): string {
  if (clock.turn === 0) return timeText(clock.bank, t);
  return t('web-clock-of', { bank: timeText(clock.bank, t), turn: timeText(clock.turn, t) });
}
