import { describe, expect, test } from 'vitest';
import { clockTitle, isClock, presetOf } from '../../src/hall/clocks';
import { remembered } from '../../src/hall/memory';
import type { GameInfo } from '../../src/wire';

const game = {
  id: 'champions',
  seats: [2, 3, 4],
  bots: [{ kind: 'random' }, { kind: 'greedy' }],
  options: [
    { name: 'edition', values: ['de', 'en'], default: 'en' },
    { name: 'hall', values: [true, false], default: true },
  ],
} as unknown as GameInfo;
const first = {
  seats: 3,
  bots: [null, null, null],
  options: { edition: 'en', hall: true },
  open: false,
  pace: 'live',
  clock: null,
};

describe('what the hall remembers of a set-up', () => {
  test('what can still be chosen is as it was', () => {
    const kept = {
      seats: 4,
      bots: [null, 'greedy', null, 'random'],
      options: { edition: 'de', hall: false },
      open: true,
      pace: 'turns',
      clock: { bank: 420, turn: 7 },
    };
    expect(remembered(game, JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test.each([
    null,
    undefined,
    7,
    'x',
    [],
    { seats: '4', bots: 'greedy', options: [1], open: 1, pace: 'x', clock: 3 },
  ])('of %j nothing counts', (kept) => expect(remembered(game, kept)).toEqual(first));

  test('what is not there any more is as it is at first, and the rest stays', () => {
    const kept = {
      seats: 9,
      bots: ['greedy', 'genius', 'greedy', 'greedy'],
      options: { edition: 'xx', hall: false, gone: true },
      clock: { bank: 9, turn: 0 },
    };
    expect(remembered(game, kept)).toEqual({
      ...first,
      bots: [null, null, 'greedy'],
      options: { edition: 'en', hall: false },
    });
  });
});

test('a clock holds whole seconds within bounds', () => {
  const good = [
    { bank: 10, turn: 0 },
    { bank: 30 * 86400, turn: 7 * 86400 },
  ];
  const bad = [null, 3, {}, { bank: 9, turn: 0 }, { bank: 60, turn: -1 }, { bank: 60.5, turn: 0 }, { bank: 60 }];
  expect([good.map(isClock), bad.map(isClock)]).toEqual([good.map(() => true), bad.map(() => false)]);
  expect(presetOf({ bank: 600, turn: 15 }, 'live')).toBe(0);
  expect(presetOf({ bank: 600, turn: 15 }, 'turns')).toBe(-1);
});

test('a clock that adds nothing is told without a turn', () => {
  const say = (id: string, more?: object) => `${id} ${JSON.stringify(more)}`;
  expect(clockTitle({ bank: 300, turn: 0 }, say)).toBe('web-minutes {"n":5}');
});
