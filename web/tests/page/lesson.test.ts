import { describe, expect, test } from 'vitest';
import { stillWanted, takes } from '../../src/games/pieces/lesson';
import type { LessonPart } from '../../src/wire';

const lesson: LessonPart = { step: 1, of: 2, text: '', wanted: ['a', 'b', 'b'], then: 'done', not_yet: '' };

describe('what a lesson wants', () => {
  test('comes in any order, each as often as it is listed, and then what ends it', () => {
    expect(stillWanted(lesson, [])).toEqual(['a', 'b', 'b']);
    expect(stillWanted(lesson, ['b', 'a'])).toEqual(['b']);
    expect(stillWanted(lesson, ['b', 'a', 'b'])).toEqual(['done']);
    expect(stillWanted(lesson, ['b', 'a', 'b', 'done'])).toEqual([]);
  });

  test('is taken as a row of answers if nothing is missing and nothing is too much', () => {
    expect(takes(lesson, ['b', 'a'])).toBe(true);
    expect(takes(lesson, ['b', 'a', 'b', 'done'])).toBe(true);
    expect(takes(lesson, ['b', 'a', 'done'])).toBe(false);
    expect(takes(lesson, ['b', 'b', 'b'])).toBe(false);
    expect(takes({ ...lesson, wanted: ['reroll'], then: null }, ['mark', 'reroll'])).toBe(false);
  });
});
