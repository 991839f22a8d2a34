/** Which key gives which answer: the digits, in the order of the list. */

import type { OptionTold } from '../wire';

const DIGITS = '123456789';

/** The digit of each answer that has one; those with a careful verb have none, so that none is given by accident. */
export function keysOf(options: readonly OptionTold[], careful: readonly string[]): Map<string, string> {
  const free = options.filter((option) => !careful.includes(option.verb)).slice(0, DIGITS.length);
  return new Map(free.map((option, index) => [option.answer, DIGITS[index]!]));
}

/** The answer that a key gives; undefined if it gives none. */
export function answerOf(
  key: string,
  options: readonly OptionTold[],
  careful: readonly string[],
): string | undefined {
  for (const [answer, digit] of keysOf(options, careful)) if (digit === key) return answer;
  return undefined;
}
