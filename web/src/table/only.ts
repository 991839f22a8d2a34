/** Questions with one answer: it is given for whoever is asked, after a moment that tells nobody anything. */

import { asked } from '../seats';
import type { TableView } from '../view';

/** How long one may read the question; among people a moment that differs each time, so that it tells nothing. */
const ALONE = 900; // milliseconds
const LEAST = 1500;
const MORE = 3000;

/** The one answer that can be given now; none if there are several, in a lesson, or after somebody went back. */
export function onlyAnswer(view: TableView): string | null {
  const options = asked(view) ? (view.question?.options ?? []) : [];
  if (options.length !== 1 || view.table.lesson || view.lines.at(-1)?.kind === 'undo') return null;
  return options[0]!.answer;
}

/** When it is given, in milliseconds from the question on. */
export function momentFor(view: TableView, random: () => number): number {
  const isAlone = view.seats.every((seat, index) => index === view.you.seat || seat.kind === 'bot');
  return isAlone ? ALONE : LEAST + MORE * random();
}
