import { describe, expect, test } from 'vitest';
import { choicesOf } from '../../src/games/walhalla/choices';
import { Facts, type Components } from '../../src/games/walhalla/facts';
import { nameOfPlaces, placeAt, placesIn, rowOf, type Player } from '../../src/games/walhalla/picture';
import { bringOf, byHeroes, landings, takers } from '../../src/games/walhalla/preview';
import { growth, scoredIn, sumOf } from '../../src/games/walhalla/scoring';
import { deskOf, event, land } from './land';

const ship = { ship: 'blue_1', aboard: [0, null, 1], fjord: null, slot: null, turned: null, landing: null };

describe('where a ship would land', () => {
  test('first the Viking nearest the board, whichever end went in first (W-LAND-1)', () => {
    const picture = land({ ship });
    expect(landings(picture, 1, false).map((each) => [each.place, each.row])).toEqual([
      ['bow', 0],
      ['stern', 2],
    ]);
    expect(landings(picture, 1, true).map((each) => [each.place, each.row])).toEqual([
      ['stern', 0],
      ['bow', 2],
    ]);
  });

  test('only beside its own place, to the left or to the right; an outer fjord has one side (W-LAND-2)', () => {
    const sides = (fjord: number) => landings(land({ ship }), fjord, false)[0]?.sides.map((side) => side.peninsula);
    expect(sides(0)).toEqual([0]);
    expect(sides(1)).toEqual([0, 1]);
    expect(sides(3)).toEqual([2]);
  });

  test('behind the ships that lie there, three rows each (W-SAIL-2), and never on a tip', () => {
    const picture = land({ ship });
    picture.fjords[0]!.ships = [1, 2, 3].map((n) => ({ ship: `red_${n}`, turned: false }));
    expect(landings(picture, 0, false)[0]?.row).toBe(9);
    picture.fjords[0]!.ships.push({ ship: 'red_4', turned: false });
    expect(landings(picture, 0, false)[0]?.sides).toEqual([]);
  });

  test('a field is free, an enemy’s or one’s own', () => {
    const picture = land({ ship });
    picture.peninsulas[0]!.fields[0]!.viking = 0;
    picture.peninsulas[1]!.fields[0]!.viking = 2;
    expect(landings(picture, 1, false)[0]?.sides.map((side) => side.state)).toEqual(['own', 'enemy']);
    expect(landings(picture, 2, false)[0]?.sides.map((side) => side.state)).toEqual(['enemy', 'free']);
  });

  test('a place and its row are turned together', () => {
    for (const turned of [false, true]) {
      for (const n of [0, 1, 2]) expect(placeAt(rowOf(n, turned), turned)).toBe(['bow', 'middle', 'stern'][n]);
    }
  });
});

test('places are named as the game names them, in order', () => {
  expect(nameOfPlaces(['stern', 'bow'])).toBe('bow_stern');
  expect(nameOfPlaces(['bow', 'middle', 'stern'])).toBe('all');
  expect(placesIn('all')).toEqual(['bow', 'middle', 'stern']);
  expect(placesIn('bow_stern')).toEqual(['bow', 'stern']);
});

describe('choices of one card', () => {
  const landing = { ...ship, aboard: [0, null, null], fjord: 1, slot: 0, turned: false, landing: 0 };

  test('nobody attacks their own Viking (W-LAND-5)', () => {
    const picture = land({ ship: landing });
    picture.peninsulas[0]!.fields[0]!.viking = 0;
    picture.peninsulas[1]!.fields[0]!.viking = 2;
    const choices = choicesOf(deskOf(picture, 'LandViking'));
    expect(choices.map(({ answer, look, seat }) => [answer, look, seat])).toEqual([['land peninsula_2', 'fight', 2]]);
  });

  test('an attack card is shown only where it can be played (W-CARD-3)', () => {
    const picture = land({ ship: landing });
    const choices = choicesOf(deskOf(picture, 'LandViking', ['attack peninsula_1']));
    expect(choices.map((each) => each.answer)).toEqual([
      'land peninsula_1',
      'land peninsula_2',
      'attack peninsula_1',
    ]);
  });

  test('the defender may lose, win with a hero, or raise a shield (W-FIGHT-2, W-FIGHT-3, W-CARD-4)', () => {
    const picture = land({ fight: { attacker: 1, defender: 0, peninsula: 0, row: 0 } });
    const text = (walhalla: number) => {
      picture.players[0]!.walhalla = walhalla;
      return choicesOf(deskOf(picture, 'Defend')).map((each) => [each.answer, each.text]);
    };
    expect(text(1).map(([answer]) => answer)).toEqual(['lose', 'win', 'shield']);
    expect(text(1)[1]![1]).toBe('defend-win-text');
    expect(text(0)[1]![1]).toBe('defend-win-none'); // without a hero there is no victory to pay for (W-FIGHT-4)
  });

  test('a hunt doubles the forest that was just taken (W-CARD-2)', () => {
    const lines = [event('landed', { seat: 0, terrain: 'forest_2' })];
    const [hunt] = choicesOf(deskOf(land(), 'HuntInForest', [], lines));
    expect(hunt?.answer).toBe('hunt');
    expect(hunt?.text).toMatch(/^4/);
  });

  test('who is not asked has no choices', () => {
    expect(choicesOf({ ...deskOf(land(), 'Defend'), isAsked: false } as ReturnType<typeof deskOf>)).toEqual([]);
  });
});

describe('what would be scored', () => {
  const cards = { peninsula_7: { name: '', vikings: 2 }, walhalla: { name: '', vikings: 2 } };
  const facts = new Facts({ texts: {}, counts: {}, cards } as unknown as Components, 'en');

  test('a forest card gives 1 point for each forest one holds (W-CARD-7)', () => {
    const picture = land();
    for (const row of [0, 5]) picture.peninsulas[1]!.fields[row]!.viking = 0;
    picture.peninsulas[1]!.fields[6] = { terrain: 'wheat', viking: 0 };
    picture.peninsulas[2]!.fields[0]!.viking = 1;
    expect(bringOf('forest', picture, 0, facts)).toEqual({ points: 2 });
    expect(bringOf('wheat', picture, 0, facts)).toEqual({ points: 1 });
  });

  test('a peninsula card counts as two Vikings on the peninsula with that tip (W-CARD-8)', () => {
    expect(bringOf('peninsula_7', land(), 0, facts)).toEqual({ peninsula: 1, vikings: 2 });
  });

  test('the most get the high tip, the next the low one; a tie has no second place (W-SCORE-3 to 5)', () => {
    const picture = land();
    Object.assign(picture.peninsulas[0]!, { totals: [3, 1, 2], scores: [6, 0, 3] });
    expect(takers(picture, 0)).toEqual({ first: [0], second: [2] });
    Object.assign(picture.peninsulas[0]!, { totals: [3, 1, 3], scores: [5, 0, 5] });
    expect(takers(picture, 0)).toEqual({ first: [0, 2], second: [] });
  });

  test('seats stand in Walhalla by their places', () => {
    const players = [3, 1, 1].map((place) => ({ place }) as Player);
    expect(byHeroes(land({ players }))).toEqual([1, 2, 0]);
  });
});

describe('how an attack was scored, out of the log', () => {
  const lines = [
    event('attack-begins', { n: 1 }),
    event('forest-scored', { seat: 0, n: 2 }),
    event('sold', { seat: 1 }),
    event('attack-ends', { n: 1 }),
    event('card-revealed', { seat: 1, card: 'forest' }),
    event('bonus-scored', { seat: 1, n: 3 }),
    event('peninsula-scored', { seat: 1, peninsula: 'peninsula_2', n: 7 }),
    event('wheat-scored', { seat: 0, n: 1 }),
    event('attack-begins', { n: 2 }),
  ];

  test('each seat with its cards and points', () => {
    const [scored] = scoredIn(lines, 2);
    expect(scored?.seats[1]).toMatchObject({ cards: ['forest'], bonus: 3, peninsulas: [0, 7, 0] });
    expect(scored?.seats.map(sumOf)).toEqual([1, 10]);
  });

  test('points grow attack by attack, and one that is sold costs one', () => {
    expect(growth(lines, [9, 12])).toEqual([
      [0, 0],
      [3, 9],
      [9, 12],
    ]);
    expect(growth([], [9, 12])).toEqual([]);
  });
});
