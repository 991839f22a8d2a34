import { describe, expect, test } from 'vitest';
import { fall, Forecast, hitsOf, tally } from '../../src/games/champions/odds';
import { SIDES } from './table';

const none = { sword: 0, spear: 0, axe: 0 };
const forecast = new Forecast(SIDES, false);

describe('the chance of a fight is worked out exactly', () => {
  test('one swordsman against attack 1, defense 1: a hit kills, a shield fights on, a blank is the end', () => {
    const { win, losses } = forecast.of({ ...none, sword: 1 }, { attack: 1, defense: 1 });
    expect(win).toBeCloseTo(2 / 6 / (5 / 6)); // the shield rolls again
    expect(losses).toBeCloseTo(1); // whoever hits falls too: both strike at the same time
  });

  test('nobody wins nothing, and an enemy with enough damage is dead already', () => {
    expect(forecast.of(none, { attack: 1, defense: 1 })).toEqual({ win: 0, losses: 0 });
    expect(forecast.of(none, { attack: 9, defense: 3 }, 3)).toEqual({ win: 1, losses: 0 });
  });

  test('an axeman always hits, so an enemy of defense 1 always dies', () => {
    expect(forecast.of({ ...none, axe: 1 }, { attack: 5, defense: 1 }).win).toBeCloseTo(1);
  });

  test('more warriors never make it worse', () => {
    const foe = { attack: 2, defense: 4 };
    const chances = [1, 2, 3, 4].map((spear) => forecast.of({ ...none, spear }, foe).win);
    expect([...chances].sort((a, b) => a - b)).toEqual(chances);
    expect(chances[3]).toBeGreaterThan(chances[0]!);
  });

  test('dice that are never decided do not go round for ever', () => {
    const still = new Forecast({ ...SIDES, sword: ['shield'] }, false);
    expect(still.of({ ...none, sword: 2 }, { attack: 1, defense: 3 })).toEqual({ win: 0, losses: 0 });
  });
});

test('whoever must fall: swords before spears before axes', () => {
  expect(fall({ sword: 1, spear: 2, axe: 1 }, 2)).toEqual({ sword: 0, spear: 1, axe: 1 });
  expect(fall({ sword: 1, spear: 0, axe: 0 }, 3)).toEqual(none);
});

test('Svanhildr’s swordsmen add one hit to every face with a hit, and to no other', () => {
  expect(hitsOf('sword', 'hit', true)).toBe(2);
  expect(hitsOf('sword', 'two_hits', true)).toBe(3);
  expect(hitsOf('sword', 'blank', true)).toBe(0);
  expect(hitsOf('axe', 'hit', true)).toBe(1);
});

test('with a Reaction rune shields hit too, and still protect', () => {
  const dice = { spear: { shield: 2, hit: 1 } };
  expect(tally(dice, false, false)).toEqual({ hits: 1, shields: 2 });
  expect(tally(dice, false, true)).toEqual({ hits: 3, shields: 2 });
});

test('how likely hits reach a number when some dice are rolled again', () => {
  expect(forecast.reaches(2, 1, { ...none, spear: 1 })).toBeCloseTo(1 / 2);
  expect(forecast.reaches(1, 1, none)).toBe(1);
  expect(forecast.meanHits({ sword: 3, spear: 2, axe: 0 })).toBeCloseTo(2);
});
