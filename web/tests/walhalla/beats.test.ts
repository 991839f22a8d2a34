import { describe, expect, test } from 'vitest';
import { beatsOf, type BeatOf, type Kind, type WalhallaBeat } from '../../src/games/walhalla/beats';
import { landAfter, momentBefore, placesBy, strengthOf, type Event } from '../../src/games/walhalla/chronicle';
import { event, land } from './land';
import { BEGINNING, EVENTS, LINES, MARKS, momentAt, pictureOf, viewOf } from './recorded';
import type { Line } from '../../src/wire';

/** What some lines tell one seat, of a table with that picture. */
function told(picture: ReturnType<typeof land>, lines: Line[], seat: number | null = 0): WalhallaBeat[] {
  const all = [event('attack-begins', { n: 1 }), ...lines];
  const before = viewOf(picture, all.slice(0, 1), seat);
  return beatsOf({ lines: all, from: 1, before, after: viewOf(picture, all, seat) }) as WalhallaBeat[];
}
const kinds = (beats: { kind: string }[]): string[] => beats.map((beat) => beat.kind);
const only = <K extends Kind>(beats: WalhallaBeat[], kind: K): BeatOf<K>[] =>
  beats.filter((beat) => beat.kind === kind) as BeatOf<K>[];

/** A land with the counts and options the beats ask for. */
function table() {
  const picture = land({ options: { lone_card: true } });
  for (const player of picture.players)
    Object.assign(player, { points: 5, midgard: 3, walhalla: 2, asgard: 4, revealed: {} });
  return picture;
}

/** The recorded game as news: cut before every question that a bot may have answered. */
const CUTS = EVENTS.flatMap(({ kind }, n) => (['boarded', 'ship-sent', 'defender-loses'].includes(kind) ? [n] : []));
function newsOf(seat: number | null): WalhallaBeat[] {
  return [0, ...CUTS].flatMap((from, n) => {
    const to = CUTS[n] ?? EVENTS.length;
    const lines = LINES.slice(0, to);
    const before = viewOf(pictureOf(momentAt(from)), LINES.slice(0, from), seat);
    return beatsOf({ lines, from, before, after: viewOf(pictureOf(momentAt(to)), lines, seat) }) as WalhallaBeat[];
  });
}

describe('the table at any moment', () => {
  test('is put together from a picture and the events, as the server has it', () => {
    for (const mark of MARKS) {
      const moment = landAfter(pictureOf(BEGINNING), EVENTS.slice(0, mark.at));
      expect(moment.counts.map((each) => each.points)).toEqual(mark.counts.map((each) => each.points));
      expect(moment.counts.map((each) => each.walhalla)).toEqual(mark.counts.map((each) => each.walhalla));
      expect(moment.counts.map((each) => [each.midgard, each.asgard])).toEqual(
        mark.counts.map((each) => [each.midgard, each.asgard]),
      );
      expect(moment.land.flat().map((each) => each.viking)).toEqual(mark.land);
    }
  });

  test('is known before it too, if only the table after it is', () => {
    expect(momentBefore(pictureOf(momentAt(EVENTS.length)), EVENTS).counts).toEqual(BEGINNING.counts);
  });

  test('has a strength of each on a peninsula: Vikings, villages and cards (W-SCORE-2)', () => {
    const picture = table();
    Object.assign(picture.peninsulas[1]!.fields[0]!, { terrain: 'village_2', viking: 0 });
    picture.peninsulas[1]!.fields[1]!.viking = 0;
    const cards = [event('card-revealed', { seat: 0, card: 'peninsula_7' })].map((line) => line.event!);
    expect(strengthOf(landAfter(picture, cards), 1, 0)).toEqual({ vikings: 2, villages: 2, cards: 2, total: 6 });
    expect(strengthOf(landAfter(picture, cards), 0, 0).total).toBe(0);
    const lone = [event('card-revealed', { seat: 1, card: 'peninsula_7' })].map((line) => line.event!);
    expect(strengthOf(landAfter(picture, lone), 1, 1).total).toBe(2); // W-RULING-16
    picture.options.lone_card = false;
    expect(strengthOf(landAfter(picture, lone), 1, 1).total).toBe(0);
  });

  test('gives places; who ties for the first leaves no second (W-SCORE-5, W-RULING-15)', () => {
    expect(placesBy([3, 1, 2, 2])).toEqual([1, 0, 2, 2]);
    expect(placesBy([3, 3, 2, 0])).toEqual([1, 1, 0, 0]);
    expect(placesBy([0, 0, 0])).toEqual([0, 0, 0]);
  });
});

describe('a fight', () => {
  const begins = event('fight-begins', { seat: 1, other: 0, field: '2.3', terrain: 'forest_2' });
  const loses = event('defender-loses', { seat: 0, other: 1, field: '2.3' });
  const wins = event('defender-wins', { seat: 0, other: 1, field: '2.3' });

  test('is one story: who attacks whom, the card, and who holds the field', () => {
    const shield = event('shield-played', { seat: 0 });
    const beats = told(table(), [begins, shield, wins]);
    expect(kinds(beats)).toEqual(['fight', 'fight-card', 'fight-ends']);
    expect(new Set(beats.map((beat) => beat.story)).size).toBe(1);
    const [first, , last] = beats.map((beat) => beat.told);
    expect(first).toMatchObject({ attacker: 1, defender: 0, peninsula: 1, row: 2, card: null, outcome: null });
    expect(last).toMatchObject({ card: 'shield', outcome: 'held', heroes: null });
  });

  test('that goes on in later news keeps its story and its card', () => {
    const all = [begins, event('attack-card-played', { seat: 1 }), loses];
    const [, , last] = told(table(), all);
    const before = viewOf(table(), all.slice(0, 2), 0);
    const [later] = beatsOf({ lines: all, from: 2, before, after: viewOf(table(), all, 0) }) as WalhallaBeat[];
    expect(later?.told).toEqual(last?.told);
    expect(later?.story).toBe('fight-0');
  });

  test('stays at its end for whoever was in it, won or lost, and for nobody else', () => {
    const stays = (seat: number | null, end: Line) =>
      told(table(), [begins, end], seat).map((beat) => [beat.stays, beat.sound]);
    expect(stays(0, loses)).toEqual([
      [false, 'blow'],
      [true, 'bad'],
    ]);
    expect(stays(1, loses)[1]).toEqual([true, 'good']);
    expect(stays(1, wins)[1]).toEqual([true, 'bad']);
    expect(stays(2, loses)[1]).toEqual([false, undefined]);
    expect(stays(null, loses)[1]).toEqual([false, undefined]);
  });

  test('tells what a victory cost: one hero, but nothing with a shield (W-FIGHT-3, W-CARD-4)', () => {
    const [end] = only(told(table(), [begins, wins]), 'fight-ends');
    expect(end?.told).toMatchObject({ outcome: 'held', heroes: 1 });
  });
});

describe('cards and landings', () => {
  test('a forest gives its points, and a hunt is told with what it brings', () => {
    const landed = event('landed', { seat: 1, field: '1.1', terrain: 'forest_3' });
    const plain = told(table(), [landed, event('forest-scored', { seat: 1, n: 3 })]);
    expect(kinds(plain)).toEqual(['forest']);
    expect(plain[0]?.told).toMatchObject({ seat: 1, terrain: 'forest_3', gain: 3, from: 5, to: 8, isHunted: false });
    const hunt = [landed, event('hunt-played', { seat: 1 }), event('forest-scored', { seat: 1, n: 6 })];
    const hunted = told(table(), hunt);
    expect(kinds(hunted)).toEqual(['hunt']);
    expect(hunted[0]?.lines).toEqual(hunt.slice(1));
  });

  test('a card is seen by nobody but who draws it', () => {
    const drawn = [event('card-drawn', { seat: 0 }), event('card-seen', { seat: 0, card: 'hunt' })];
    expect(told(table(), drawn)[0]?.told).toEqual({ seat: 0, card: 'hunt' });
    expect(told(table(), drawn, 1)).toEqual([]);
    expect(told(table(), drawn, null)).toEqual([]);
  });

  test('a card that is sold costs a point; a Viking that cannot land goes home', () => {
    const beats = told(table(), [
      event('sold', { seat: 2, card: 'shield' }),
      event('blocked', { seat: 2, blocked: 'asgard' }),
    ]);
    expect(kinds(beats)).toEqual(['sold', 'blocked']);
    expect(beats[0]?.told).toMatchObject({ card: 'shield', gain: -1, from: 5, to: 4 });
    expect(beats[1]?.told).toEqual({ seat: 2, to: 'asgard' });
  });

  test('what only changes the land is no beat', () => {
    const quiet = ['boarded', 'stayed-ashore', 'ship-sent', 'landed', 'card-drawn'].map((kind) =>
      event(kind, { seat: 0, field: '1.1', terrain: 'wheat', n: 1 }),
    );
    expect(told(table(), quiet)).toEqual([]);
  });
});

describe('the scoring of a whole game', () => {
  const beats = newsOf(0);

  test('comes in the order of the rulebook, each thing by itself', () => {
    const others = ['fight', 'fight-card', 'fight-ends', 'forest', 'hunt', 'drawn', 'sold', 'blocked'];
    const scorings = kinds(beats)
      .filter((kind) => !others.includes(kind))
      .join(' ')
      .split('ends ')
      .slice(1);
    const first = 'revealed peninsula peninsula peninsula wheat';
    expect(scorings[0]).toContain(`${first} cleared supply`);
    expect(scorings[0]).toContain('attack begins');
    expect(scorings.some((each) => each.includes('supply heroes attack begins'))).toBe(true);
    expect(scorings[2]).toBe(`${first} fields walhalla attack over`);
  });

  test('ends with the points the server told', () => {
    const [last] = only(beats, 'over');
    expect(last?.told.points).toEqual(MARKS.at(-1)!.counts.map((each) => each.points));
  });

  test('has totals that follow on each other', () => {
    const total = [0, 0, 0, 0];
    const rows = beats.flatMap((beat): { seat: number; from: number; to: number; gain: number }[] => {
      if (['supply', 'heroes'].includes(beat.kind)) return [];
      if ('rows' in beat.told) return beat.told.rows as never;
      return 'from' in beat.told ? [beat.told] : [];
    });
    for (const { seat, from, to, gain } of rows.filter((row) => row.from !== undefined)) {
      expect(from).toBe(total[seat]);
      expect(to).toBe(from + gain);
      total[seat] = to;
    }
    expect(total).toEqual(MARKS.at(-1)!.counts.map((each) => each.points));
  });

  test('pays the first of each peninsula most and says why (W-SCORE-3 to W-SCORE-6)', () => {
    const peninsulas = only(beats, 'peninsula');
    expect(peninsulas).toHaveLength(9);
    for (const { told: beat } of peninsulas) {
      for (const row of beat.rows) {
        const tied = beat.rows.filter((each) => each.place === row.place).length;
        const first = tied > 1 ? Math.ceil((beat.high + beat.low) / tied) : beat.high;
        expect(row.gain).toBe([0, first, Math.ceil(beat.low / tied)][row.place]);
      }
    }
  });

  test('counts what stood on the land before it was cleared, the last landing too', () => {
    for (const [n, ends] of only(beats, 'ends').entries()) {
      const at = EVENTS.findIndex((each: Event) => each.kind === 'attack-ends' && each.n === n + 1);
      expect(ends.told.land).toEqual(momentAt(at).land);
      expect(ends.told.last).not.toBeNull();
    }
    for (const { told: cleared } of only(beats, 'cleared'))
      expect(cleared.rows.some((row) => row.leave > 0)).toBe(true);
  });

  test('is summed up in one card that stays, from what was before the attack to what is after it', () => {
    const cards = only(beats, 'attack');
    expect(cards.map((each) => [each.told.n, each.stays])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    const ends = cards.map((each) => each.told.seats.map((seat) => seat.to));
    expect(cards.map((each) => each.told.seats.map((seat) => seat.from))).toEqual([[0, 0, 0, 0], ends[0], ends[1]]);
    const ships = cards.map((each) => each.told.seats.reduce((sum, seat) => sum + seat.deeds.ships, 0));
    expect(ships.reduce((sum, n) => sum + n)).toBe(EVENTS.filter((each) => each.kind === 'ship-sent').length);
    const deeds = cards.flatMap((each) => each.told.seats.map((seat) => seat.deeds));
    const fights = EVENTS.filter((each) => each.kind === 'fight-begins').length;
    expect(deeds.reduce((sum, each) => sum + each.won, 0)).toBe(fights);
    expect(deeds.reduce((sum, each) => sum + each.lost, 0)).toBe(fights);
  });

  test('is told to a spectator as to anybody, but for the cards of one seat and what stays', () => {
    const seen = newsOf(null).map((beat) => [beat.kind, beat.told]);
    expect(seen).toEqual(beats.filter((beat) => beat.kind !== 'drawn').map((beat) => [beat.kind, beat.told]));
  });

  test('is told the same when all of it was missed, over the table as it is in the end', () => {
    const view = viewOf(pictureOf(momentAt(EVENTS.length)), LINES, 0);
    const missed = beatsOf({ lines: LINES, from: 0, before: view, after: view }) as WalhallaBeat[];
    expect(missed.map((beat) => [beat.kind, beat.told])).toEqual(beats.map((beat) => [beat.kind, beat.told]));
    const at = EVENTS.findIndex((each) => each.kind === 'attack-begins' && each.n === 2);
    const later = beatsOf({ lines: LINES, from: at, before: view, after: view }) as WalhallaBeat[];
    expect(later.map((beat) => beat.told)).toEqual(beats.slice(-later.length).map((beat) => beat.told));
  });
});
