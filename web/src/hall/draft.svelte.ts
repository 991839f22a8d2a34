/** A table that is being thought up in the hall. */

import type { Clock, GameInfo, NewTable, OptionValue, Pace } from '../wire';

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

  /** Chooses a game; what was chosen for the same game stays. */
  choose(game: GameInfo | null): void {
    const same = game !== null && game.id === this.game?.id;
    this.game = game;
    if (game === null || same) return;
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.pack = null;
    this.seat(game.seats.includes(3) ? 3 : (game.seats[0] ?? 2));
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
