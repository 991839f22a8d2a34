import { describe, expect, test } from 'vitest';
import { changed, ownTargets, Planner, planOf } from '../../src/games/champions/plan';
import { enemy, shore, tableOf } from './table';

const army = { sword: 2, spear: 2, axe: 1 };
const sailing = { shores: [shore({ ship: 'small_longship' })], fights: { shore_1: {} } };

test('only fights that a seat has reserved are its own', () => {
  const { picture } = tableOf({ fights: { troll: { seat: 1 }, draugr_left: { seat: 0 } } });
  expect(ownTargets(picture, 0)).toEqual(['draugr_left']);
});

test('a plan is said in the order in which the game takes it, and can be read back', () => {
  const planner = new Planner(tableOf({ fights: { draugr_left: {}, troll: {} }, me: { longhouse: army } }));
  let plan = changed({}, 'draugr_left', 'sword', 1);
  plan = changed(changed(plan, 'troll', 'axe', 1), 'troll', 'sword', 1);
  const said = planner.answers(plan);
  expect(said).toEqual(['send troll sword', 'send troll axe', 'send draugr_left sword', 'done']);
  expect(planOf(said)).toEqual(plan);
});

describe('who may be sent', () => {
  test('nobody who is not at home (C-ASSIGN-1)', () => {
    const planner = new Planner(
      tableOf({ fights: { troll: {} }, me: { longhouse: { sword: 1, spear: 0, axe: 0 } } }),
    );
    expect(planner.may({}, 'troll', 'spear')).toBe(false);
    expect(planner.may({}, 'troll', 'sword')).toBe(true);
    expect(planner.may(changed({}, 'troll', 'sword', 1), 'troll', 'sword')).toBe(false);
  });

  test('a kind barred by a troll cannot be assigned to it, but may sail (C-ASSIGN-5)', () => {
    const enemies = { troll: enemy({ barred: 'sword' }), beast: enemy({ barred: 'sword' }) };
    const wish = { ...sailing, fights: { troll: {}, shore_1: {} }, me: { longhouse: army }, enemies };
    const planner = new Planner(tableOf(wish));
    expect(planner.may({}, 'troll', 'sword')).toBe(false);
    expect(planner.may({}, 'shore_1', 'sword')).toBe(true);
    expect(new Planner(tableOf({ ...wish, edition: 'ja' })).may({}, 'troll', 'sword')).toBe(true);
  });

  test('warriors and food aboard never exceed the capacity (C-ASSIGN-6)', () => {
    const planner = new Planner(tableOf({ ...sailing, me: { longhouse: army, food: 9 } }));
    const full = changed(changed({}, 'shore_1', 'sword', 2), 'shore_1', 'food', 3);
    expect(planner.load(full, 'shore_1')).toBe(5);
    expect(planner.may(full, 'shore_1', 'spear')).toBe(false);
    expect(planner.may(changed(full, 'shore_1', 'food', -1), 'shore_1', 'spear')).toBe(true);
  });

  test('food goes to longships only (C-ASSIGN-7)', () => {
    const fights = { troll: {}, shore_1: {} };
    const planner = new Planner(tableOf({ ...sailing, fights, me: { food: 2 } }));
    expect(planner.may({}, 'troll', 'food')).toBe(false);
    expect(planner.may({}, 'shore_1', 'food')).toBe(true);
  });

  test('what comes before the last sent is past', () => {
    const fights = { troll: {}, draugr_left: { sword: 1 } };
    const planner = new Planner(tableOf({ fights, me: { longhouse: army } }));
    expect(planner.may({}, 'troll', 'axe')).toBe(false);
    expect(planner.may({}, 'draugr_left', 'sword')).toBe(true);
    expect(planner.may({}, 'draugr_left', 'axe')).toBe(true);
  });
});

describe('who reaches the enemy', () => {
  const crew = { sword: 2, spear: 1, axe: 1, food: 1 };

  test('on a near shore 1 food feeds 2 warriors (C-JOURNEY-9), on a far one 1', () => {
    const near = new Planner(tableOf({ ...sailing, shores: [shore({ near: true })] }));
    expect(near.fighters(crew, 'shore_1').unfed).toBe(2);
    const far = new Planner(tableOf(sailing));
    expect(far.fighters(crew, 'shore_1')).toEqual({ warriors: { sword: 0, spear: 0, axe: 1 }, unfed: 3, barred: 0 });
  });

  test('those whom the monster bars do not fight, and starve first', () => {
    const planner = new Planner(tableOf({ ...sailing, enemies: { beast: enemy({ barred: 'axe' }) } }));
    const { warriors, barred } = planner.fighters({ ...crew, food: 3 }, 'shore_1');
    expect(barred).toBe(1);
    expect(warriors).toEqual({ sword: 2, spear: 1, axe: 0 });
  });

  test('whoever never reaches the enemy counts as lost', () => {
    const planner = new Planner(tableOf(sailing));
    expect(planner.outlook({ sword: 2, spear: 0, axe: 0, food: 0 }, 'shore_1')).toEqual({ win: 0, losses: 2 });
  });
});

describe('a suggestion', () => {
  test('sends warriors where they win something, and food with those who sail', () => {
    const planner = new Planner(tableOf({ ...sailing, me: { longhouse: { sword: 0, spear: 0, axe: 2 }, food: 4 } }));
    const plan = planner.suggested();
    expect(plan.shore_1?.axe).toBeGreaterThan(0);
    expect(planner.fighters(planner.crew(plan, 'shore_1'), 'shore_1').unfed).toBe(0);
  });

  test('leaves everybody at home where nothing can be won', () => {
    const enemies = { troll: enemy({ attack: 9, defense: 30, glory: 1 }) };
    const planner = new Planner(tableOf({ fights: { troll: {} }, enemies, me: { longhouse: army } }));
    expect(planner.suggested()).toEqual({});
  });
});

describe('before a plan is sent it is doubted', () => {
  const kinds = (planner: Planner, plan = {}) => planner.doubts(plan).map((doubt) => [doubt.kind, doubt.target]);

  test('that nobody goes, if somebody could', () => {
    expect(kinds(new Planner(tableOf({ fights: { troll: {} }, me: { longhouse: army } })))).toEqual([
      ['nobody', null],
    ]);
    expect(kinds(new Planner(tableOf({ fights: { troll: {} } })))).toEqual([]);
  });

  test('that warriors starve, who sail without food (C-JOURNEY-11)', () => {
    const planner = new Planner(tableOf({ ...sailing, me: { longhouse: army, food: 2 } }));
    const hungry = changed({}, 'shore_1', 'axe', 1);
    expect(planner.doubts(hungry)).toEqual([{ kind: 'unfed', target: 'shore_1', n: 1 }]);
    expect(kinds(planner, changed(hungry, 'shore_1', 'food', 1))).toEqual([]);
  });

  test('that there is no chance at all', () => {
    const strong = { troll: enemy({ attack: 5, defense: 9 }) };
    const planner = new Planner(tableOf({ fights: { troll: {} }, me: { longhouse: army }, enemies: strong }));
    expect(kinds(planner, changed({}, 'troll', 'sword', 1))).toEqual([['hopeless', 'troll']]);
  });
});
