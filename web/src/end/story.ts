/** The story of a finished game: its chapters, and how fast it is told. */

import type { Chapter, Story } from '../wire';

/** How long a moment is looked at before the next, in milliseconds at the speed 1, while the story tells itself. */
const LOOK = 900;
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a speed is called. */
export function nameOfSpeed(speed: Speed): string {
  return `${speed === 0.5 ? '½' : speed}×`;
}

/** The speed that was kept, if it is one. */
export function speedOf(kept: unknown): Speed {
  return SPEEDS.find((speed) => speed === kept) ?? 1;
}

/** How long to look at a moment at a speed. */
export function lookFor(speed: Speed): number {
  return LOOK / speed;
}

/** The moment at which the next chapter of a kind begins, or the one before (by -1); null where there is none. */
export function chapterFrom(
  chapters: readonly Chapter[],
  n: number,
  kind: Chapter['kind'],
  by: 1 | -1,
): number | null {
  const moments = chapters.filter((chapter) => chapter.kind === kind).map((chapter) => chapter.n);
  const found = by > 0 ? moments.find((each) => each > n) : moments.findLast((each) => each < n);
  return found ?? null;
}

/** The last chapter that has begun at a moment. */
export function chapterAt(chapters: readonly Chapter[], n: number): Chapter | null {
  return chapters.findLast((chapter) => chapter.n <= n) ?? null;
}

/** How a chapter is called: by its own line of the log. */
export function titleOf(story: Story, chapter: Chapter): string {
  return story.lines[chapter.line]?.text ?? '';
}

/** What a key asks of a replay. */
export type Wish = { step: 1 | -1 } | { to: 'first' | 'last' } | { chapter: Chapter['kind']; by: 1 | -1 } | 'run';

const WISHES: Record<string, Wish> = {
  ArrowLeft: { step: -1 },
  ArrowRight: { step: 1 },
  ' ': 'run',
  Home: { to: 'first' },
  End: { to: 'last' },
  '[': { chapter: 'round', by: -1 },
  ']': { chapter: 'round', by: 1 },
  ',': { chapter: 'fight', by: -1 },
  '.': { chapter: 'fight', by: 1 },
};

/** What a pressed key asks for; null if nothing. */
export function wishOf(key: string): Wish | null {
  return Object.hasOwn(WISHES, key) ? WISHES[key]! : null;
}
