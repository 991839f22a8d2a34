import { describe, expect, test } from 'vitest';
import { growth as growthOfChampions } from '../../src/games/champions/chart';
import type { Player } from '../../src/games/champions/picture';
import { growth as growthOfWalhalla } from '../../src/games/walhalla/scoring';
import { merged } from '../../src/view';
import type { Line, News, Parts, Picture } from '../../src/wire';

const happened = (number: number, event: Picture): Line => ({
  number,
  at: 0,
  kind: 'event',
  seat: null,
  text: '',
  event,
});
/** The event lines that count of a log, as the page has them. */
function thoseThatCount(lines: Line[]): Line[] {
  const parts = { table: { id: 'abc' }, seats: [], you: { seat: 0 } } as unknown as Parts;
  const news: News = { type: 'news', after: 0, number: 9, now: 0, whole: true, lines, parts };
  return merged(null, news).happened;
}
const undo = (number: number, back_to: number): Line => ({
  number,
  at: 0,
  kind: 'undo',
  seat: 0,
  text: '',
  back_to,
});

describe('how the points grew', () => {
  test('a round that was taken back and begun again is drawn once, and what was won in it does not count', () => {
    const lines = thoseThatCount([
      happened(1, { kind: 'round-begins', n: 1 }),
      happened(2, { kind: 'gained', seat: 0, thing: 'glory', n: 3 }),
      happened(3, { kind: 'round-begins', n: 2 }),
      happened(4, { kind: 'gained', seat: 0, thing: 'glory', n: 5 }),
      undo(5, 3),
      happened(6, { kind: 'round-begins', n: 2 }),
    ]);
    expect(growthOfChampions(lines, [{ glory: 4 } as Player])).toEqual([[0], [3], [4]]);
  });

  test('an attack that was taken back is drawn once too', () => {
    const lines = thoseThatCount([
      happened(1, { kind: 'attack-begins', n: 1 }),
      happened(2, { kind: 'forest-scored', seat: 0, n: 2 }),
      happened(3, { kind: 'attack-begins', n: 2 }),
      undo(4, 2),
      happened(5, { kind: 'attack-begins', n: 2 }),
    ]);
    expect(growthOfWalhalla(lines, [7])).toEqual([[0], [0], [7]]);
  });
});
