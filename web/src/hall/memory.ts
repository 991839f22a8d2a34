/** What the hall remembers of a set-up: of what the browser kept, only what can still be chosen counts. */

import type { Clock, GameInfo, OptionValue, Pace } from '../wire';
import { isClock } from './clocks';

/** How a table of a game was set up last. */
export interface SetUp {
  seats: number;
  bots: (string | null)[];
  options: Record<string, OptionValue>;
  open: boolean;
  pace: Pace;
  clock: Clock | null;
}

export const setUpName = (game: string) => `meadhall.setup.${game}`;

const objectOf = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Record<string, unknown>) : {};

/** How many play if nothing is known: three, where three can. */
function usualSeats(game: GameInfo): number {
  return game.seats.includes(3) ? 3 : (game.seats[0] ?? 2);
}

/** Returns what was kept for this game; whatever does not fit it is as it is at first. */
export function remembered(game: GameInfo, kept: unknown): SetUp {
  const { seats, bots, options, open, pace, clock } = objectOf(kept);
  const count = game.seats.find((each) => each === seats) ?? usualSeats(game);
  const kinds = Array.isArray(bots) ? (bots as unknown[]) : [];
  const chosen = objectOf(options);
  return {
    seats: count,
    bots: Array.from({ length: count }, (_, seat) =>
      seat === 0 ? null : (game.bots.find((bot) => bot.kind === kinds[seat])?.kind ?? null),
    ),
    options: Object.fromEntries(
      game.options.map(({ name, values, default: first }) => {
        const value = values.find((each) => each === chosen[name]);
        return [name, value === undefined ? first : value];
      }),
    ),
    open: open === true,
    pace: pace === 'turns' ? 'turns' : 'live',
    clock: isClock(clock) ? { bank: clock.bank, turn: clock.turn } : null,
  };
}
