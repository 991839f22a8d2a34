/** Thinking times to choose from, in seconds. */

import type { Clock, Pace } from '../wire';
import type { Say } from '../games/scene';

const MINUTE = 60;
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

/** A length of time in words. */
export function timeText(seconds: number, t: Say): string {
  if (seconds % DAY === 0) return t('web-days', { n: seconds / DAY });
  if (seconds % 3600 === 0) return t('web-hours', { n: seconds / 3600 });
  if (seconds % MINUTE === 0) return t('web-minutes', { n: seconds / MINUTE });
  return t('web-seconds', { n: seconds });
}

/** A clock in words. */
export function clockTitle(clock: Clock, t: Say): string {
  return t('web-clock-of', { bank: timeText(clock.bank, t), turn: timeText(clock.turn, t) });
}
