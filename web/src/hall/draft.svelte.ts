/** A table that is being thought up in the hall. */

import { keep, recall } from '../settings.svelte';
import type { Clock, GameInfo, NewTable, OptionValue, Pace } from '../wire';
import { presetOf } from './clocks';
import { remembered, setUpName, type SetUp } from './memory';

export class Draft {
  game = $state.raw<GameInfo | null>(null);
  seats = $state(0);
  /** Who plays each seat: a bot, or null for a person. */
  bots = $state<(string | null)[]>([]);
  options = $state<Record<string, OptionValue>>({});
  pack = $state.raw<{ name: string; text: string } | null>(null);
  open = $state(false);
  pace = $state<Pace>('live');
  clock = $state.raw<Clock | null>(null);
  /** Whether the clock is none of those to choose from. */
  ownClock = $state(false);

  /** Chooses a game, set up as it was the last time in this browser; what was chosen for the same game stays. */
  choose(game: GameInfo | null): void {
    const same = game !== null && game.id === this.game?.id;
    this.game = game;
    if (game === null || same) return;
    Object.assign(this, remembered(game, recall(setUpName(game.id))));
    this.ownClock = this.clock !== null && presetOf(this.clock, this.pace) < 0;
    this.pack = null;
  }

  /** Keeps the set-up in the browser for the next time. */
  remember(): void {
    if (this.game === null) return;
    const { seats, bots, options, open, pace, clock } = this;
    keep(setUpName(this.game.id), { seats, bots, options, open, pace, clock } satisfies SetUp);
  }

  /** Sets the number of seats; new ones are for people. */
  seat(count: number): void {
    this.seats = count;
    this.bots = Array.from({ length: count }, (_, index) => this.bots[index] ?? null);
  }

  /** The table as it was thought up. */
  wanted(): NewTable {
    return {
      game: this.game?.id ?? '',
      seats: this.seats,
      options: Object.fromEntries(Object.entries(this.options).filter(([, value]) => value !== null)),
      facts: this.pack?.text ?? null,
      bots: [...this.bots],
      open: this.open,
      pace: this.pace,
      clock: this.clock,
    };
  }

  /** The same table for one person, with bots on all other seats. */
  alone(): NewTable {
    const kind = this.strongest;
    const bots = Array.from({ length: this.seats }, (_, index) => (index === 0 ? null : (this.bots[index] ?? kind)));
    return { ...this.wanted(), bots, open: false, pace: 'live', clock: null };
  }

  private get strongest(): string {
    return this.game?.bots.at(-1)?.kind ?? 'random';
  }
}
