/** What the eye is shown of a table: never more than it can follow. What happened comes as beats, one by one. */

import type { Beat, BeatsOf } from '../games/scene';
import type { Pace } from '../settings.svelte';
import { asked } from '../seats';
import type { TableView } from '../view';
import type { Line } from '../wire';

/** What the times of beats are multiplied by. */
const SPEED: Record<Exclude<Pace, 'none'>, number> = { full: 1, quick: 0.4 };
/** How long a move that has no beat is looked at, before the next. */
const MOVE = 650;

/** A piece of news that waits to be shown. */
interface Act {
  view: TableView;
  lines: Line[];
  beats: Beat[];
}

/** What decides how fast things are shown. */
export interface Rhythm {
  pace: () => Pace;
  /** How the scene tells what happened; null as long as it is not there, or if it tells nothing. */
  beatsOf: () => BeatsOf | null;
  /** Whether a beat may wait for a press: not where nobody is there to press, as in a replay that runs. */
  waits: () => boolean;
  /** How many times as fast everything goes. */
  speed?: () => number;
  /** A beat begins. */
  begins?: (beat: Beat) => void;
}

export class Showing {
  /** The table as the eye knows it. The prompt is never late: whoever is asked has the question at once. */
  view = $state.raw<TableView | null>(null);
  /** The event lines that led to it, to be played as motion. */
  fresh = $state.raw<Line[]>([]);
  /** What is shown over the scene just now. */
  beat = $state.raw<Beat | null>(null);
  /** How many beats were shown so far: two beats of one kind can be told apart by it. */
  count = $state(0);
  /** The beats that come after it, in this piece of news. */
  private later = $state.raw<Beat[]>([]);
  private acts = $state.raw<Act[]>([]);
  private act = $state.raw<Act | null>(null);
  private held = $state(false);
  /** Everything known, shown or not. */
  private latest: TableView | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly rhythm: Rhythm) {}

  /** How many things have happened that the eye has not been shown. */
  get behind(): number {
    const waiting = this.acts.reduce((sum, act) => sum + Math.max(1, act.beats.length), 0);
    return waiting + this.later.length;
  }

  /** Whether something is being shown, or waits to be. */
  get isBusy(): boolean {
    return this.act !== null || this.acts.length > 0;
  }

  /** Whether the beat that is shown stays until somebody presses on. */
  get isWaiting(): boolean {
    return this.beat !== null && this.beat.stays && this.rhythm.pace() === 'full' && this.rhythm.waits();
  }

  /** News have come: they are shown at once if nothing happened in them, else in their turn. */
  hear(view: TableView, fresh: Line[]): void {
    const before = this.latest;
    this.latest = view;
    if (before === null || this.view === null || this.rhythm.pace() === 'none' || isTakenBack(before, view)) {
      this.now(fresh);
      return;
    }
    const events = fresh.filter((line) => line.event);
    if (events.length === 0 && !this.isBusy) {
      this.view = view;
      return;
    }
    if (events.length === 0) this.view = besides(this.view, view);
    else this.acts = [...this.acts, { view, lines: events, beats: this.tellBeats(before, view, events) }];
    // Whoever is asked need not wait until moves were looked at, only go on past what has beats.
    if (asked(view) && this.act && !this.beat) this.next();
    else if (!this.act) this.begin();
  }

  /** Shows a table as it is, whatever led to it. */
  jump(view: TableView): void {
    this.latest = view;
    this.now();
  }

  /** What happened while nobody looked is shown from the beginning, over the table as it is. */
  tell(lines: Line[]): void {
    if (!this.latest || this.rhythm.pace() === 'none') return;
    const events = lines.filter((line) => line.event);
    const beats = this.tellBeats(this.latest, this.latest, events);
    if (beats.length === 0) return;
    this.acts = [...this.acts, { view: this.latest, lines: [], beats }];
    if (!this.act) this.begin();
  }

  /** Goes on to what comes next. */
  next(): void {
    clearTimeout(this.timer);
    const [beat, ...later] = this.later;
    if (beat) this.show(beat, later);
    else this.end();
  }

  /** Leaves out everything up to now. */
  now(fresh: Line[] = []): void {
    clearTimeout(this.timer);
    this.acts = [];
    this.act = null;
    this.beat = null;
    this.later = [];
    this.view = this.latest;
    this.fresh = fresh;
  }

  /** While nobody looks nothing goes on; what was shown begins anew. */
  hold(held: boolean): void {
    if (this.held === held) return;
    this.held = held;
    clearTimeout(this.timer);
    if (!held && this.beat) this.wait(this.beat.time);
    else if (!held && this.act) this.end();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private tellBeats(before: TableView, view: TableView, lines: Line[]): Beat[] {
    const from = view.happened.indexOf(lines[0]!);
    return from < 0 ? [] : (this.rhythm.beatsOf()?.({ lines: view.happened, from, before, after: view }) ?? []);
  }

  private begin(): void {
    const [act, ...others] = this.acts;
    if (!act) return;
    this.acts = others;
    this.act = act;
    const [beat, ...later] = act.beats;
    if (beat) this.show(beat, later);
    else this.end();
  }

  private show(beat: Beat, later: Beat[]): void {
    this.beat = beat;
    this.count += 1;
    this.later = later;
    this.rhythm.begins?.(beat);
    this.wait(beat.time);
  }

  /** Goes on by itself after that time, if it is not somebody who goes on. */
  private wait(time: number): void {
    clearTimeout(this.timer);
    const pace = this.rhythm.pace();
    if (pace === 'none' || this.held || this.isWaiting) return;
    this.timer = setTimeout(() => this.next(), (time * SPEED[pace]) / (this.rhythm.speed?.() ?? 1));
  }

  /** The piece of news has been told: the table is shown as it was after it, and looked at if more waits. */
  private end(): void {
    const { act } = this;
    this.beat = null;
    this.later = [];
    if (act && act.lines.length > 0) {
      this.view = this.latest ? besides(act.view, this.latest) : act.view;
      this.fresh = act.lines;
      this.act = { ...act, lines: [], beats: [] };
      const isAsked = this.latest !== null && asked(this.latest);
      if (this.acts.length > 0 && !isAsked && !this.isOneStory(act)) {
        this.wait(act.beats.length > 0 ? MOVE / 2 : MOVE);
        return;
      }
    }
    this.act = null;
    if (this.acts.length > 0) this.begin();
    else if (this.latest) this.view = this.latest;
  }

  /** Whether what comes next goes on with the story that was just told: its panel stays then. */
  private isOneStory(act: Act): boolean {
    const [next] = this.acts[0]?.beats ?? [];
    return next !== undefined && next.story === act.beats.at(-1)?.story;
  }
}

/** Whether something was taken back: what was still to be shown of it need not be. */
function isTakenBack(before: TableView, view: TableView): boolean {
  const known = before.lines.length;
  return view.lines.length < known || view.lines.slice(known).some((line) => line.kind === 'undo');
}

/** The shown table, with what is no part of the game as it is: who sits there, and what is said. */
function besides(shown: TableView, latest: TableView): TableView {
  const told = new Set(shown.lines);
  const said = latest.lines.filter((line) => line.kind !== 'event' && !told.has(line));
  return {
    ...shown,
    seats: shown.seats.map((seat, index) => {
      const { name, kind, bot, owned, connected, votes } = latest.seats[index] ?? seat;
      return { ...seat, name, kind, bot, owned, connected, votes };
    }),
    you: latest.you,
    undo: latest.undo,
    lines: said.length > 0 ? [...shown.lines, ...said] : shown.lines, // what was said is never taken back
  };
}
