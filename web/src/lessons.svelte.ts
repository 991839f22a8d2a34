/** The chapters of a game: which ones this browser has seen to their end, and when a lesson refused an answer. */

import { keep, recall } from './settings.svelte';

const DONE = 'meadhall.lessons';
const SHOWN = 8000; // milliseconds

type Done = Partial<Record<string, string[]>>;

/** The chapters of a game that were finished in this browser. */
export function chaptersDone(game: string): ReadonlySet<string> {
  return new Set(recall<Done>(DONE)?.[game] ?? []);
}

export function rememberDone(game: string, chapter: string): void {
  const done = recall<Done>(DONE) ?? {};
  keep(DONE, { ...done, [game]: [...new Set([...(done[game] ?? []), chapter])] });
}

/** What the lesson of a table has to say to a press that came too soon. */
export class Lessons {
  /** How often something was pressed that is not wanted; 0 while nothing is to be said about it. */
  refused = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  refuse(): void {
    this.refused += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.forget(), SHOWN);
  }

  forget(): void {
    this.refused = 0;
  }
}
