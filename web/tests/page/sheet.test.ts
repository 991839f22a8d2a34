import { describe, expect, test } from 'vitest';
import { printedOn, Reader, type Field, type Part, type SheetTold } from '../../src/table/sheet';

const field = (key: string, more: Partial<Field> = {}): Field => ({
  key,
  label: key.toUpperCase(),
  kind: '',
  keys: '',
  none: '',
  counted: '',
  is_quiet: false,
  is_open: false,
  inside: [],
  ...more,
});
const part = (of: Part['of'], fields: Field[], more: Partial<Part> = {}): Part => ({
  label: 'Part',
  at: 'players',
  of,
  keys: '',
  is_folded: false,
  fields,
  ...more,
});
const told: Required<SheetTold> = {
  parts: [],
  names: { card: { wolf: { name: 'the Wolf', says: ['Bites.', 'Runs.'], rule: 'V-1', made_up: true } }, seat: {} },
};
const reader = new Reader(told, (id, args) => `${id} ${args?.n ?? ''}`.trim());
const rows = (fields: Field[], value: object) => reader.rows(fields, value as Parameters<Reader['rows']>[1]);

describe('a picture read out', () => {
  test('a thing is called by its name, and what has none by its id', () => {
    const [row] = rows([field('held', { kind: 'card' })], { held: ['wolf', 'fox'] });
    expect(row?.said.map((each) => each.thing?.name)).toEqual(['the Wolf', 'fox']);
  });

  test('what is hidden is counted, what is not there is said to be nothing', () => {
    const hand = field('hand', { counted: 'hand_count', none: 'nothing' });
    expect(rows([hand], { hand: null, hand_count: 3 })[0]?.said).toEqual([{ text: 'web-hidden 3' }]);
    expect(rows([hand], { hand: null, hand_count: 0 })[0]?.said).toEqual([{ text: 'nothing' }]);
  });

  test('a quiet field is silent when it is empty, another says 0', () => {
    expect(rows([field('food', { is_quiet: true })], { food: 0 })).toEqual([]);
    expect(rows([field('food')], { food: 0 })[0]?.said).toEqual([{ text: '0' }]);
  });

  test('a flag is said by its label alone, and only if it holds', () => {
    expect(rows([field('asleep')], { asleep: true })).toMatchObject([{ flag: true, said: [] }]);
    expect(rows([field('asleep')], { asleep: false })).toEqual([]);
  });

  test('one’s own things are only one’s own', () => {
    const own = part('own', [field('food')]);
    const picture = { players: [{ food: 1 }, { food: 2 }] };
    expect(reader.entries(own, picture, 1)[0]?.rows[0]?.said).toEqual([{ text: '2' }]);
    expect(reader.entries(own, picture, null)).toEqual([]);
  });

  test('each of several begins with its name, as a line does', () => {
    const each = part('each', [field('food')], { keys: 'card' });
    const [entry] = reader.entries(each, { players: { wolf: { food: 2 } } }, null);
    expect(entry?.title?.thing?.name).toBe('The Wolf');
  });

  test('what is not in the picture is not told', () => {
    expect(reader.entries(part('each', [field('food')]), { players: null }, 0)).toEqual([]);
  });
});

test('the card of a thing has all that is printed on it, and a blank thing has no card', () => {
  expect(printedOn(told.names.card!.wolf!)).toEqual({
    title: 'the Wolf*',
    text: 'Bites.\nRuns.',
    rule: 'V-1',
  });
  expect(printedOn({ name: 'stone' })).toBeNull();
});
