/** What every part of the scene shares: the picture, the facts, and how answers are given from it. */

import { untrack } from 'svelte';
import type { SceneProps, Topic } from '../scene';
import { nameOf } from '../../seats';
import type { TableView } from '../../view';
import type { Lang, LessonPart, OptionTold } from '../../wire';
import { stillWanted, takes } from './lesson';
import { fetchComponents, type Printed, type Words } from './words';

/** What a part of the scene must be given at least; only the scene itself can answer. */
export type Given = Pick<SceneProps, 'picture' | 'view' | 'lang'> & Partial<SceneProps>;

export interface Reason {
  answer: string;
  text: string;
  rule: string | null;
}

const PATIENCE = 12_000; // milliseconds until a row of answers that got stuck is given up
const REASON_SHOWN = 6_000;

/** The table of one game as its scene needs it: `Picture` is what the match tells, `Facts` what is printed. */
export abstract class SceneDesk<Picture extends { players: unknown[] }, P extends Printed, Facts extends Words<P>> {
  /** Why the last pressed thing cannot be used. */
  reason = $state.raw<Reason | null>(null);
  /** Answers still to be given, one for each question that follows. */
  queue = $state.raw<string[]>([]);
  private loaded = $state.raw<Facts | null>(null);
  private answered = $state.raw<number | null>(null);
  private stuckAt = $state.raw<number | null>(null);
  private patience: ReturnType<typeof setTimeout> | undefined;
  private forgetting: ReturnType<typeof setTimeout> | undefined;

  /** Must be made while a component is set up. */
  constructor(
    protected readonly given: () => Given,
    FactsOf: new (printed: P, lang: Lang) => Facts,
  ) {
    $effect.pre(() => {
      const { lang, view } = this.given();
      let wanted = true;
      fetchComponents<P>(view.table.game, lang, view.table.has_pack ? view.table.id : null).then(
        (printed) => wanted && (this.loaded = new FactsOf(printed, lang)),
        () => undefined,
      );
      return () => (wanted = false);
    });
    $effect(() => this.giveNext());
    $effect(() => {
      void this.decision;
      untrack(() => (this.reason = null));
    });
  }

  get picture(): Picture {
    return this.given().picture as Picture;
  }

  get view(): TableView {
    return this.given().view;
  }

  /** The facts; null until they have come. */
  get maybeFacts(): Facts | null {
    return this.loaded;
  }

  get facts(): Facts {
    if (!this.loaded) throw new Error('the components have not come yet');
    return this.loaded;
  }

  /** The viewer's own seat; null for a spectator. */
  get seat(): number | null {
    return this.view.you.seat;
  }

  /** The seat whose things lie at the bottom: the viewer's, or the first for a spectator. */
  get near(): number {
    return this.seat ?? 0;
  }

  get me(): Picture['players'][number] {
    return this.player(this.near);
  }

  player(seat: number): Picture['players'][number] {
    const found = this.picture.players[seat];
    if (found === undefined) throw new Error(`there is no seat ${seat}`);
    return found;
  }

  get options(): OptionTold[] {
    return this.given().options ?? [];
  }

  /** The step that asks now, whoever is asked. */
  abstract get step(): string;

  get isAsked(): boolean {
    return this.options.length > 0;
  }

  get busy(): boolean {
    return (this.given().busy ?? false) || this.queue.length > 0;
  }

  private get decision(): number | null {
    return this.view.question?.decision ?? null;
  }

  /** What a lesson wants; null where anything may be answered. */
  get lesson(): LessonPart | null {
    return this.isAsked && this.view.lesson?.wanted.length ? this.view.lesson : null;
  }

  /** Whether a lesson points at what leads to an answer like this, after what is planned. */
  points(leads: (answer: string) => boolean, planned: readonly string[] = []): boolean {
    return this.lesson !== null && stillWanted(this.lesson, planned).some(leads);
  }

  /** Whether a lesson does not want these answers, one after another; then it says so. */
  isTooSoon(answers: readonly string[]): boolean {
    const soon = this.lesson !== null && !takes(this.lesson, answers);
    if (soon) this.given().notYet?.();
    return soon;
  }

  /** Whether a row of answers could not be given to its end, since this question is another than expected. */
  get gaveUp(): boolean {
    return this.stuckAt !== null && this.stuckAt === this.decision;
  }

  private option(answer: string): OptionTold | undefined {
    return this.options.find((each) => each.answer === answer);
  }

  can(answer: string): boolean {
    return this.option(answer) !== undefined;
  }

  told(answer: string): string {
    return this.option(answer)?.text ?? '';
  }

  tell = (topic: Topic): void => {
    this.given().tell?.(topic);
  };

  /** Gives an answer that can be given. */
  give(answer: string): void {
    if (this.busy || !this.can(answer)) return;
    this.given().answer?.(answer);
  }

  /** Gives several answers, each to the question that follows on the one before. */
  giveAll(answers: string[]): void {
    if (this.busy || this.isTooSoon(answers)) return;
    this.answered = null;
    this.stuckAt = null;
    this.queue = answers;
  }

  private giveUp(): void {
    if (this.queue.length > 0) this.stuckAt = this.decision;
    this.queue = [];
  }

  private giveNext(): void {
    const [next, ...rest] = this.queue;
    const busy = this.given().busy ?? false;
    const decision = this.decision;
    if (next === undefined || busy || decision === this.answered) return;
    const possible = this.can(next);
    untrack(() => {
      clearTimeout(this.patience);
      this.answered = decision;
      if (!possible) {
        this.giveUp();
        return;
      }
      this.queue = rest;
      this.patience = setTimeout(() => this.giveUp(), PATIENCE);
      this.given().answer?.(next);
    });
  }

  /** Uses a thing: gives its answer, or says why that cannot be (pressed again, with the rule), or tells about it. */
  press(answer: string, topic: Topic): void {
    const { reason } = this;
    if (this.can(answer)) this.give(answer);
    else if (reason?.answer === answer)
      this.tell({ title: topic.title, text: reason.text, rule: reason.rule ?? undefined });
    else if (this.isAsked && this.seat !== null) void this.explain(answer);
    else this.tell(topic);
  }

  private async explain(answer: string): Promise<void> {
    const why = await this.given().whyNot?.(answer);
    if (!why?.text) return;
    this.reason = { answer, text: why.text, rule: why.rule };
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => (this.reason = null), REASON_SHOWN);
  }

  /** What a seat is called: by its player's name, or `You`. */
  who(seat: number): string {
    if (seat === this.seat) return this.facts.say('you');
    return this.nameOf(seat);
  }

  nameOf(seat: number): string {
    return nameOf(this.view.seats, seat, (_, words) => this.facts.say('seat', words));
  }
}
