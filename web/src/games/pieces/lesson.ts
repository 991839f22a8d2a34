/** What a lesson takes: which answers it wants after those that are planned, and which rows of answers. */

import type { LessonPart } from '../../wire';

/** What it wants once these answers are given, in any order; nothing if they end its step. */
export function stillWanted(lesson: LessonPart, planned: readonly string[]): string[] {
  const left = [...lesson.wanted];
  for (const answer of planned) {
    const at = left.indexOf(answer);
    if (at >= 0) left.splice(at, 1);
  }
  if (left.length > 0) return left;
  return lesson.then !== null && !planned.includes(lesson.then) ? [lesson.then] : [];
}

/** Whether it takes these answers one after another. */
export function takes(lesson: LessonPart, answers: readonly string[]): boolean {
  return answers.every((answer, n) => stillWanted(lesson, answers.slice(0, n)).includes(answer));
}
