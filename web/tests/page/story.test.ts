import { describe, expect, test } from 'vitest';
import { chapterAt, chapterFrom, lookFor, nameOfSpeed, SPEEDS, speedOf, titleOf, wishOf } from '../../src/end/story';
import type { Chapter, Line, Story } from '../../src/wire';

const chapters: Chapter[] = [
  { n: 5, kind: 'round', line: 0 },
  { n: 9, kind: 'fight', line: 1 },
  { n: 14, kind: 'round', line: 2 },
  { n: 20, kind: 'fight', line: 3 },
];

describe('the story of a finished game', () => {
  test('a chapter begins before or after a moment, never at it', () => {
    expect(chapterFrom(chapters, 5, 'round', 1)).toBe(14);
    expect(chapterFrom(chapters, 14, 'round', -1)).toBe(5);
    expect(chapterFrom(chapters, 15, 'round', -1)).toBe(14);
    expect(chapterFrom(chapters, 0, 'fight', 1)).toBe(9);
    expect(chapterFrom(chapters, 9, 'fight', -1)).toBeNull();
    expect(chapterFrom(chapters, 20, 'fight', 1)).toBeNull();
  });

  test('the chapter of a moment is the last that has begun, and is called by its line', () => {
    expect(chapterAt(chapters, 4)).toBeNull();
    expect(chapterAt(chapters, 9)).toBe(chapters[1]);
    expect(chapterAt(chapters, 19)).toBe(chapters[2]);
    const lines = ['one', 'two', 'three', 'four'].map((text) => ({ text }) as Line);
    const story: Story = { first: 0, of: 30, lines, chapters };
    expect(titleOf(story, chapters[2]!)).toBe('three');
  });

  test('a speed that was kept is taken only if there is such a speed', () => {
    expect(SPEEDS.map(speedOf)).toEqual([...SPEEDS]);
    expect(speedOf(3)).toBe(1);
    expect(speedOf(null)).toBe(1);
    expect(lookFor(2)).toBe(lookFor(1) / 2);
    expect(SPEEDS.map(nameOfSpeed)).toEqual(['½×', '1×', '2×', '4×']);
  });

  test('keys ask for steps, rounds and fights, and all others for nothing', () => {
    expect(wishOf('ArrowLeft')).toEqual({ step: -1 });
    expect(wishOf(']')).toEqual({ chapter: 'round', by: 1 });
    expect(wishOf(',')).toEqual({ chapter: 'fight', by: -1 });
    expect(wishOf('toString')).toBeNull();
  });
});
