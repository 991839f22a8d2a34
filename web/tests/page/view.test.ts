import { describe, expect, test } from 'vitest';
import { ranked } from '../../src/games/pieces/end';
import { Words } from '../../src/games/pieces/words';
import { clockText, sentence, timeLeft } from '../../src/seats';
import { Gap, merged, type TableView } from '../../src/view';
import type { Line, News, Parts, SeatPart } from '../../src/wire';

const line = (number: number): Line => ({ number, at: 0, kind: 'event', seat: null, text: `line ${number}` });
const news = (after: number, number: number, parts: object, whole = false, lines: Line[] = []): News => ({
  type: 'news',
  after,
  number,
  now: 0,
  whole,
  lines,
  parts: parts as Parts,
});
const everything = {
  table: { id: 'abc' },
  seats: [],
  you: { seat: 0 },
  question: { decision: 1 },
  picture: { a: 1 },
};
const start = (): TableView => merged(null, news(0, 2, everything, true, [line(1), line(2)]));

describe('news put together', () => {
  test('a part that is not told stays as it was, one that is false is gone', () => {
    const next = merged(start(), news(2, 3, { question: false }));
    expect(next.question).toBeNull();
    expect(next.picture).toEqual({ a: 1 });
  });

  test('told as a whole, what is not told is not there', () => {
    expect(merged(start(), news(0, 3, { ...everything, picture: undefined }, true)).picture).toBeNull();
  });

  test('what was taken back does not count, and stays in the log', () => {
    const undo: Line = { ...line(4), kind: 'undo', back_to: 2 };
    const next = merged(start(), news(2, 5, {}, false, [line(3), undo, line(5)]));
    expect(next.lines).toHaveLength(5);
    expect(next.happened.map((each) => each.number)).toEqual([1, 5]);
  });

  test('news that do not follow on what is known ask for the whole table', () => {
    expect(() => merged(start(), news(4, 5, {}))).toThrow(Gap);
    expect(() => merged(null, news(0, 1, {}))).toThrow(Gap);
  });

  test('lines that were taken back go, new ones come', () => {
    const next = merged(start(), news(1, 3, {}, false, [line(3)]));
    expect(next.lines.map((each) => each.number)).toEqual([1, 3]);
  });

  test('the old view stays as it is', () => {
    const before = start();
    merged(before, news(2, 3, { picture: { a: 2 } }, false, [line(3)]));
    expect(before.picture).toEqual({ a: 1 });
    expect(before.lines).toHaveLength(2);
  });
});

test('winners stand first, even with fewer points; the others by points', () => {
  const rows = [
    { seat: 0, total: 20 },
    { seat: 1, total: 30 },
    { seat: 2, total: 20 },
    { seat: 3, total: 25 },
  ];
  expect(ranked(rows, [2]).map((row) => row.seat)).toEqual([2, 1, 3, 0]);
});

test('who gave up stands last, with however many points', () => {
  const rows = [
    { seat: 0, total: 20 },
    { seat: 1, total: 30 },
    { seat: 2, total: 10 },
  ];
  expect(ranked(rows, [0], [1]).map((row) => row.seat)).toEqual([0, 2, 1]);
});

test('a text keeps a place that nothing is said for', () => {
  const words = new Words({ texts: { hello: 'Hello {who}, {n} times' }, counts: { coin: ['no coins'] } }, 'en');
  expect(words.say('hello', { who: 'Ylva' })).toBe('Hello Ylva, {n} times');
  expect(words.say('missing')).toBe('missing');
  expect([words.count('coin', 0), words.count('coin', 3)]).toEqual(['no coins', '3 coin']);
});

test('a prompt is shown without the number of its rule', () => {
  expect(sentence('Place a worker. [C-PLACE-1]')).toBe('Place a worker.');
  expect(sentence('Place a worker.')).toBe('Place a worker.');
});

test('a clock runs only while somebody is asked, and shows whole seconds that are left', () => {
  const seat = (clock_left: number | null, clock_since: number | null) => ({ clock_left, clock_since }) as SeatPart;
  expect(timeLeft(seat(5000, null), 9000)).toBe(5000);
  expect(timeLeft(seat(5000, 8000), 9000)).toBe(4000);
  expect(timeLeft(seat(null, null), 9000)).toBeNull();
  expect([1, 61_000, 3_661_000, 90_000_000, -5].map(clockText)).toEqual([
    '0:01',
    '1:01',
    '1:01:01',
    '1d 01h',
    '0:00',
  ]);
});
