/** A table that is being played: what is known of it, and what can be done there. */

import * as api from '../api';
import { Connection, type LinkState } from '../connection';
import { notifyOfTurn } from '../notices';
import type { BeatsOf } from '../games/scene';
import { keep, recall, settings } from '../settings.svelte';
import { hear } from '../sounds';
import { words } from '../words.svelte';
import { Gap, merged, type TableView } from '../view';
import { Showing } from './showing.svelte';
import type { Lang, Line, News, Refused, Reply, Wish } from '../wire';

/** A short message that goes away by itself. */
export interface Toast {
  id: number;
  text: string;
  rule: string | null;
}

/** How long the page must have been left before it tells what happened meanwhile. */
const AWAY = 60_000;
/** How long news of what was accepted may take. */
const LATE = 5_000;

export class LiveTable {
  view = $state.raw<TableView | null>(null);
  link = $state<LinkState>('connecting');
  /** Orders on their way. */
  sending = $state(0);
  /** How the scene of this game tells what happened. */
  beatsOf = $state.raw<BeatsOf | null>(null);
  /** What the eye is shown of the table. */
  readonly showing = new Showing({
    pace: () => settings.pace,
    beatsOf: () => this.beatsOf,
    waits: () => this.view?.you.seat !== null,
    begins: (beat) => beat.sound && hear(beat.sound),
  });
  /** What happened while the page was closed or hidden. */
  missed = $state.raw<Line[]>([]);
  toasts = $state.raw<Toast[]>([]);
  /** Why there is no such table for us. */
  trouble = $state.raw<api.Trouble | null>(null);
  /** What to add to this browser's clock to get the server's. */
  offset = 0;
  private awaited = $state(0);
  private readonly connection: Connection;
  private readonly left: { number: number; at: number } | null;
  private toastCount = 0;

  constructor(
    readonly id: string,
    lang: Lang,
  ) {
    this.left = recall<{ number: number; at: number }>(this.memory);
    document.addEventListener('visibilitychange', this.remember);
    addEventListener('pagehide', this.remember);
    this.connection = new Connection(id, lang, {
      link: (state) => (this.link = state),
      news: (news) => this.hear(news),
      notice: (notice) => notifyOfTurn(this.id, notice.decision, notice.text),
      refused: (refusal) => this.complain(refusal),
      unreachable: () => void this.probe(lang),
    });
  }

  /** Whether an answer is on its way, or done but not yet seen. */
  get busy(): boolean {
    return this.sending > 0 || this.awaited > (this.view?.number ?? 0);
  }

  /** The time of the server. */
  now(): number {
    return Date.now() + this.offset;
  }

  speak(lang: Lang): void {
    this.connection.speak(lang);
  }

  /** Comes to the table anew, as whoever this browser is there now. */
  comeAgain(): void {
    this.connection.refresh();
  }

  close(): void {
    this.remember();
    document.removeEventListener('visibilitychange', this.remember);
    removeEventListener('pagehide', this.remember);
    this.connection.close();
    this.showing.close();
  }

  /** Has something done; tells what was wrong if it was refused. */
  async order(wish: Wish): Promise<Reply> {
    this.sending += 1;
    const reply = await this.connection.send(wish);
    this.sending -= 1;
    if (reply.type === 'refused') this.complain(reply);
    else if (wish.type === 'answer' || wish.type === 'undo') this.expect(reply.number);
    return reply;
  }

  answer = (name: string): void => {
    const question = this.view?.question;
    if (!question || this.busy) return;
    this.showing.now();
    void this.order({ type: 'answer', decision: question.decision, answer: name });
  };

  undo = (): void => {
    const question = this.view?.question;
    if (!this.busy) void this.order({ type: 'undo', decision: question?.decision ?? 0 });
  };

  toast(text: string, rule: string | null = null): void {
    const id = ++this.toastCount;
    this.toasts = [...this.toasts, { id, text, rule }];
    setTimeout(() => this.dismiss(id), 8000);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Waits for the news of that number; if they do not come, the whole table is asked for. */
  private expect(number: number): void {
    this.awaited = number;
    setTimeout(() => {
      if (this.awaited === number && this.awaited > (this.view?.number ?? 0)) this.connection.refresh();
    }, LATE);
  }

  private get memory(): string {
    return `meadhall.left.${this.id}`;
  }

  private hear(news: News): void {
    const first = this.view === null;
    try {
      const known = this.view?.number ?? news.number;
      this.view = merged(this.view, news);
      this.offset = news.now - Date.now();
      if (news.whole) this.awaited = 0;
      const fresh = first ? [] : news.lines.filter((line) => line.kind === 'event' && line.number > known);
      this.showing.hear(this.view, fresh);
      this.connection.know(this.view.number);
    } catch (reason) {
      if (!(reason instanceof Gap)) throw reason;
      this.connection.refresh();
      return;
    }
    if (first && this.left && Date.now() - this.left.at > AWAY) this.missedSince(this.left.number);
    if (document.visibilityState === 'visible') this.note();
  }

  private missedSince(number: number): void {
    this.missed = (this.view?.lines ?? []).filter((line) => line.number > number);
    if (this.missed.length > 0) this.showing.now(); // it is offered to be told from there on
  }

  private note(): void {
    if (this.view) keep(this.memory, { number: this.view.number, at: Date.now() });
  }

  private readonly remember = (): void => {
    if (document.visibilityState === 'hidden') {
      this.note();
      this.showing.hold(true);
      return;
    }
    const left = recall<{ number: number; at: number }>(this.memory);
    if (left && Date.now() - left.at > AWAY) this.missedSince(left.number);
    this.showing.hold(false);
    this.note();
  };

  private complain(refusal: Refused): void {
    if (refusal.code === 'unknown-table') this.trouble = new api.Trouble(refusal.code, refusal.text);
    // A stale answer needs no words of blame: the question that is open now is on the way.
    this.toast(refusal.code === 'stale' ? words.say('web-stale') : refusal.text, refusal.rule);
  }

  private async probe(lang: Lang): Promise<void> {
    try {
      await api.state(this.id, lang);
    } catch (reason) {
      if (reason instanceof api.Trouble && reason.code !== null && reason.code !== 'too-many') {
        this.trouble = reason;
        this.connection.close();
      }
    }
  }
}
