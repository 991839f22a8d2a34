import { describe, expect, test } from 'vitest';
import { Battle, isBattle, rerollAnswers, rolledDice, without } from '../../src/games/champions/battle';
import { choiceCards, isStrip } from '../../src/games/champions/choices';
import { parts } from '../../src/games/champions/chart';
import type { Player } from '../../src/games/champions/picture';
import { reportsOf } from '../../src/games/champions/reports';
import type { Line } from '../../src/wire';
import { enemy, tableOf } from './table';

const fighting = (dice: object, more: object = {}, runes: string[] = []) =>
  new Battle(
    tableOf({
      agenda: [{ step: 'RerollWithFavor', seat: 0, target: 'troll' }],
      fights: { troll: { sword: 2, spear: 1 } },
      enemies: { troll: enemy({ attack: 3, defense: 2, ...more }) },
      roll: { dice, runes },
    }),
  );

describe('a roll that lies on the table', () => {
  test('as many warriors fall as the enemy attacks, less the shields; never more than there are', () => {
    expect(fighting({ sword: { shield: 1, hit: 1 }, spear: { blank: 1 } }).losses).toBe(2);
    expect(fighting({ sword: { hit: 2 }, spear: { hit: 1 } }, { attack: 9 }).losses).toBe(3);
    expect(fighting({ sword: { shield: 2 }, spear: { shield: 1 } }).losses).toBe(0);
  });

  test('with a Healing rune nobody falls', () => {
    expect(fighting({ sword: { blank: 2 } }, {}, ['healing']).losses).toBe(0);
  });

  test('rolling blanks again can only help: hits that lie stay', () => {
    const battle = fighting({ sword: { blank: 1, hit: 1 }, spear: { blank: 1 } });
    const blanks = rolledDice(battle.dice, {}).filter((each) => each.face === 'blank');
    expect(battle.chanceToKill([])).toBe(0);
    expect(battle.chanceToKill(blanks)).toBeCloseTo(1 - (4 / 6) * (1 / 2)); // one more hit, of a sword or a spear
    expect(battle.hitsToExpect(blanks)).toBeCloseTo(1 + 1 / 3 + 1 / 2);
  });
});

test('dice are marked in the order in which the game takes them, those marked already not again', () => {
  const dice = rolledDice({ axe: { blank: 1 }, sword: { hit: 1, blank: 2 } }, { sword: { blank: 1 } });
  expect(dice.filter((each) => each.marked)).toHaveLength(1);
  expect(rerollAnswers([...dice].reverse())).toEqual([
    'mark sword blank',
    'mark sword hit',
    'mark axe blank',
    'reroll',
  ]);
  expect(without({ sword: { blank: 2 } }, dice.slice(0, 1)).sword?.blank).toBe(1);
});

test('only what belongs to a fight or a journey is shown as one', () => {
  expect(isBattle('TakeLosses')).toBe(true);
  expect(isBattle('PlaceWorker')).toBe(false);
});

describe('small choices', () => {
  const answersAt = (step: string, more = {}) =>
    choiceCards(tableOf({ agenda: [{ step }], ...more })).map((c) => c.answer);

  test('the market trades food, wood and coins one for one, each for each other (C-TOWN-7)', () => {
    expect(answersAt('TradeGoods')).toHaveLength(6);
    expect(answersAt('TradeGoods')).not.toContain('trade food food');
  });

  test('the Stave Church has four offers: 1, 3, 6 or 10 coins (C-TOWN-15)', () => {
    const cards = choiceCards(tableOf({ agenda: [{ step: 'BuyFavors' }] }));
    expect(cards.map((card) => [card.cost.coins, card.gain.favor])).toEqual([
      [1, 1],
      [3, 2],
      [6, 3],
      [10, 4],
    ]);
  });

  test('runes that lie open and the unknown one on the deck', () => {
    expect(answersAt('ChooseRune', { town: { runes: ['gifts', null] } })).toEqual([
      'take_rune gifts',
      'rune_from_deck',
    ]);
  });

  test('moments at which most have nothing to say are a narrow strip', () => {
    expect(isStrip('Moment')).toBe(true);
    expect(isStrip('TradeGoods')).toBe(false);
  });
});

test('what is not final scoring was won in play', () => {
  const scored = parts({ glory: 40, final_scoring: { destinies: 10, blame: -6, coins: 2 } } as unknown as Player);
  expect(Object.fromEntries(scored.map(({ id, n }) => [id, n]))).toMatchObject({
    play: 34,
    blame: -6,
    destinies: 10,
  });
  expect(scored.reduce((sum, each) => sum + each.n, 0)).toBe(40);
});

test('a fight is reported with its last roll, and not while it goes on', () => {
  const line = (event: object): Line => ({ number: 1, at: 0, kind: 'event', seat: null, text: '', event });
  const lines = [
    { kind: 'fight-begins', seat: 1, enemy: 'troll' },
    { kind: 'die-rolled', die: 'sword', face: 'blank' },
    { kind: 'damage-dealt' },
    { kind: 'die-rolled', die: 'sword', face: 'hit' },
    { kind: 'item-lost', item: 'sword' },
  ].map(line);
  expect(reportsOf(lines)).toEqual([]);
  const [report] = reportsOf([...lines, line({ kind: 'enemy-slain' })]);
  expect(report).toMatchObject({ seat: 1, outcome: 'slain', lost: ['sword'], dice: [{ die: 'sword', face: 'hit' }] });
});
