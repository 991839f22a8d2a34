import { describe, expect, test } from 'vitest';
import {
  beatsOf,
  type FightBeat,
  type RoundBeat,
  type ScoringBeat,
  type Told,
} from '../../src/games/champions/beats';
import type { TablePicture } from '../../src/games/champions/picture';
import type { TableView } from '../../src/view';
import type { Line } from '../../src/wire';

type Event = Record<string, string | number>;

const lines = (events: Event[]): Line[] =>
  events.map((event, n) => ({ number: n + 1, at: 0, kind: 'event', seat: null, text: '', event }));

/** A table of three; dice lie on it or not. */
function view(viewer: number | null, dice = {}, glory = [0, 0, 0]): TableView {
  const players = glory.map((n, seat) => ({ leader: seat === 2 ? 'svanhildr' : null, glory: n }));
  const picture = { players, roll: { dice } } as unknown as TablePicture;
  return { you: { seat: viewer }, picture } as unknown as TableView;
}

/** What is told of events, of which the first `from` were told before. */
function tell(
  events: Event[],
  { from = 0, viewer = 0 as number | null, dice = {}, before = {}, glory = [0, 0, 0] } = {},
) {
  return beatsOf({
    lines: lines(events),
    from,
    before: view(viewer, before),
    after: view(viewer, dice, glory),
  });
}
const kinds = (beats: Told[]): string[] => beats.map((each) => each.kind);

const rolled = (die: string, face: string, seat = 0): Event => ({ kind: 'die-rolled', seat, die, face });
const begins = (seat = 0): Event => ({ kind: 'fight-begins', seat, enemy: 'elder_troll_1' });
const struck = (n: number, seat = 0): Event => ({ kind: 'damage-dealt', seat, enemy: 'elder_troll_1', n });
const falls = (item: string, seat = 0): Event => ({ kind: 'item-lost', seat, item });
const slain = (seat = 0): Event => ({ kind: 'enemy-slain', seat, enemy: 'elder_troll_1' });
const beaten = (seat = 0): Event => ({ kind: 'warriors-beaten', seat, enemy: 'elder_troll_1' });
const gains = (thing: string, n: number, seat = 0): Event => ({ kind: 'gained', seat, thing, n });

describe('a fight is told', () => {
  const roll = [begins(), rolled('sword', 'hit'), rolled('sword', 'blank'), rolled('axe', 'shield')];

  test('roll, blows, who falls, how it ended and what it brought', () => {
    const beats = tell([...roll, struck(1), falls('sword'), slain(), gains('glory', 6), gains('wood', 2)]);
    expect(kinds(beats)).toEqual(['roll', 'strike', 'fall', 'slain']);
    const [first, strike, fall, end] = beats as FightBeat[];
    expect(first!.dice.map((each) => [each.die, each.face, each.fresh])).toEqual([
      ['sword', 'hit', true],
      ['sword', 'blank', true],
      ['axe', 'shield', true],
    ]);
    expect([strike!.hits, strike!.shields]).toEqual([1, 1]);
    expect(fall!.lost).toEqual(['sword']);
    expect(end!.gains).toEqual([
      { thing: 'glory', n: 6 },
      { thing: 'wood', n: 2 },
    ]);
    expect(new Set(beats.map((each) => each.story)).size).toBe(1);
  });

  test('the end of an own fight stays, that of others passes; their losses are told with the blows', () => {
    const own = tell([...roll, struck(0), falls('sword'), beaten()]);
    expect(own.map((each) => each.stays)).toEqual([false, false, false, true]);
    const others = tell([begins(1), rolled('axe', 'hit', 1), struck(1, 1), falls('axe', 1), beaten(1)]);
    expect(kinds(others)).toEqual(['roll', 'strike', 'beaten']);
    expect((others[1] as FightBeat).lost).toEqual(['axe']);
    expect(others.some((each) => each.stays)).toBe(false);
  });

  test('a reroll keeps the dice that were not taken up', () => {
    const again = [
      { kind: 'favor-reroll', seat: 0 },
      { kind: 'paid', seat: 0, thing: 'favor', n: 1 },
      { kind: 'die-lifted', seat: 0, die: 'sword', face: 'blank' },
      rolled('sword', 'two_hits'),
    ];
    const [, second] = tell([...roll, ...again]) as FightBeat[];
    expect(second!.kind).toBe('reroll');
    expect(second!.lifted).toEqual([{ die: 'sword', face: 'blank' }]);
    expect(second!.gains).toEqual([{ thing: 'favor', n: -1 }]);
    expect(second!.dice.filter((each) => each.fresh).map((each) => each.face)).toEqual(['two_hits']);
    expect(second!.dice).toHaveLength(3);
    expect(second!.hits).toBe(3);
  });

  test('Glory comes with the reward of an enemy that lies slain', () => {
    const glory = { kind: 'rune-used', seat: 0, rune: 'glory' };
    const beats = tell([...roll, struck(9), slain(), glory, gains('glory', 9), gains('wood', 2)]) as FightBeat[];
    expect(kinds(beats)).toEqual(['roll', 'strike', 'slain', 'reward']);
    expect([beats[3]!.rune, beats[3]!.gains.length]).toEqual(['glory', 2]);
  });

  test('Potential rolls again too, and Healing and Reaction are shown with the roll', () => {
    const lifted = { kind: 'die-lifted', seat: 0, die: 'sword', face: 'blank' };
    const potential = [{ kind: 'rune-used', seat: 0, rune: 'potential' }, lifted, rolled('sword', 'hit')];
    expect(kinds(tell([...roll, ...potential]))).toEqual(['roll', 'reroll']);
    const reaction = tell([...roll, { kind: 'rune-used', seat: 0, rune: 'reaction' }]) as FightBeat[];
    expect(reaction.map((each) => [each.kind, each.hits])).toEqual([
      ['roll', 1],
      ['rune', 2],
    ]);
  });

  test('the hits of earlier rounds are counted on', () => {
    const rounds = [...roll, struck(1), rolled('sword', 'hit'), rolled('axe', 'two_hits'), struck(3), slain()];
    const beats = tell(rounds) as FightBeat[];
    expect(beats.map((each) => [each.kind, each.round, each.before, each.hits])).toEqual([
      ['roll', 1, 0, 1],
      ['strike', 1, 0, 1],
      ['roll', 2, 1, 3],
      ['strike', 2, 1, 3],
      ['slain', 2, 1, 3],
    ]);
  });

  test('what was told before is not told again, but goes on', () => {
    const all = [...roll, struck(1), falls('sword')];
    const [fall] = tell(all, { from: all.length - 1 }) as FightBeat[];
    expect(fall!.kind).toBe('fall');
    expect(fall!.dice).toHaveLength(3);
    const reward = tell([...all, slain(), gains('glory', 6)], { from: all.length + 1 });
    expect(kinds(reward)).toEqual(['reward']);
  });

  test('the swords of Svanhildr count one more', () => {
    const [first] = tell([begins(2), rolled('sword', 'hit', 2)]) as FightBeat[];
    expect(first!.hits).toBe(2);
  });
});

describe('the hunt', () => {
  const hunt: Event[] = [{ kind: 'hunt-begins', seat: 0 }, rolled('spear', 'blank')];

  test('ends with food', () => {
    expect(kinds(tell([...hunt, gains('food', 2)]))).toEqual(['roll', 'food']);
  });

  test('ends without food once, when the dice are gone or when something else begins', () => {
    const lying = { spear: { blank: 1 } };
    expect(kinds(tell(hunt, { dice: lying }))).toEqual(['roll']);
    expect(kinds(tell(hunt))).toEqual(['roll', 'food']);
    expect(kinds(tell([...hunt, begins(1)], { from: 2 }))).toEqual([]);
    expect(kinds(tell([...hunt, begins(1)], { from: 2, before: lying }))).toEqual(['food']);
  });
});

describe('besides fights', () => {
  test('a journey is turned up as a card, and what the sea takes is told with it', () => {
    const journey = { kind: 'journey-revealed', seat: 0, shore: 'shore_3', journey: 'storm_2' };
    const beats = tell([journey, falls('food'), { kind: 'starved', seat: 0, die: 'axe' }]);
    expect(beats).toMatchObject([
      { kind: 'journey', journey: 'storm_2', stays: true },
      { kind: 'sea', lost: ['food'], starved: ['axe'] },
    ]);
    expect(beats[0]!.story).toBe(beats[1]!.story);
  });

  test('whoever blames the viewer is named, and it stays', () => {
    const blamed = { kind: 'blamed', seat: 1, other: 0 };
    expect(tell([blamed, gains('blame', 1)])).toMatchObject([{ kind: 'blamed', seat: 1, blamed: [0], stays: true }]);
    expect(tell([blamed, gains('blame', 1)], { viewer: null })[0]!.stays).toBe(false);
  });

  test('a troll that lives blames everybody', () => {
    const all = [{ kind: 'troll-lives' }, gains('blame', 1, 0), gains('blame', 1, 1), gains('blame', 1, 2)];
    expect(tell(all)).toMatchObject([{ kind: 'troll-lives', blamed: [0, 1, 2], stays: true }]);
  });

  test('secret cards of one look are shown together, to whoever was told', () => {
    const seen = (shore: string) => ({ kind: 'journey-seen-as', seat: 0, shore, journey: 'kraken_1' });
    expect(tell([seen('shore_1'), seen('shore_2')])).toMatchObject([
      { kind: 'secret', stays: true, cards: [{ shore: 'shore_1' }, { shore: 'shore_2' }] },
    ]);
  });

  test('a round ends with what each did and lost, and who blamed whom', () => {
    const round = (n: number) => ({ kind: 'round-begins', n });
    const middle = [
      begins(1),
      rolled('axe', 'hit', 1),
      struck(4, 1),
      falls('axe', 1),
      slain(1),
      gains('glory', 6, 1),
    ];
    const beats = tell([round(3), ...middle, { kind: 'blamed', seat: 1, other: 0 }, gains('blame', 1), round(4)], {
      from: 8,
    });
    const card = beats.at(-1) as RoundBeat;
    expect(kinds(beats)).toEqual(['round']);
    expect(card.round).toBe(3);
    expect(card.seats[1]).toMatchObject({ slain: ['elder_troll_1'], fallen: { axe: 1 }, gains: { glory: 6 } });
    expect(card.seats[0]).toMatchObject({ blamedBy: [1], gains: { blame: 1 } });
  });

  test('a destiny that a rune reveals is told when it happens, and not as the final scoring (C-RUNE-9)', () => {
    const revealed = { kind: 'destiny-scored', seat: 1, destiny: 'prepared', n: 4 };
    const beats = tell([{ kind: 'rune-used', seat: 1, rune: 'fate' }, revealed, gains('glory', 4, 1)]);
    expect(kinds(beats)).toEqual(['rune-used', 'note']);
  });

  test('the final scoring goes part by part, and counts up to what each has in the end', () => {
    const part = (seat: number, name: string, n: number) => ({ kind: 'part-scored', seat, part: name, n });
    const destiny = { kind: 'destiny-scored', seat: 1, destiny: 'prepared', n: 4 };
    const all = [
      part(0, 'destinies', 0),
      part(0, 'blame', -3),
      destiny,
      part(1, 'destinies', 4),
      part(1, 'blame', 0),
      { kind: 'game-over' },
    ];
    const beats = tell(all, { glory: [7, 14, 5] }) as ScoringBeat[];
    expect(beats.map((each) => [each.part, each.rows.map((row) => [row.n, row.total])])).toEqual([
      [
        'destinies',
        [
          [0, 10],
          [4, 14],
          [0, 5],
        ],
      ],
      [
        'blame',
        [
          [-3, 7],
          [0, 14],
          [0, 5],
        ],
      ],
    ]);
    expect(beats[0]!.rows[1]!.destinies).toEqual([{ destiny: 'prepared', n: 4 }]);
    expect(beats.map((each) => each.stays)).toEqual([false, true]);
  });
});
