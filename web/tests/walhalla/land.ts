/** A land of Walhalla for the tests: three peninsulas of twelve fields, four fjords. */

import type { Desk } from '../../src/games/walhalla/desk.svelte';
import { Facts, type Components } from '../../src/games/walhalla/facts';
import type { Player, TablePicture } from '../../src/games/walhalla/picture';
import type { Line } from '../../src/wire';

export function land(more: Partial<TablePicture> = {}): TablePicture {
  const peninsulas = [0, 1, 2].map((n) => ({
    low: 3 + n,
    high: 6 + n,
    tiles: [],
    fields: Array.from({ length: 12 }, () => ({
      terrain: 'forest_2' as string | null,
      viking: null as number | null,
    })),
    totals: [0, 0, 0],
    scores: [0, 0, 0],
  }));
  const fjords = [0, 1, 2, 3].map(() => ({ ships: [], room: true }));
  const players = [0, 1, 2].map(
    (n) => ({ walhalla: 0, place: n + 1, hand: {}, points: 0 }) as Partial<Player> as Player,
  );
  return { attack: 1, players, peninsulas, fjords, ship: null, fight: null, ...more } as TablePicture;
}

export function event(kind: string, more: object = {}): Line {
  return { number: 1, at: 0, kind: 'event', seat: null, text: '', event: { kind, ...more } };
}

/** The desk of seat 0, who is asked at that step. */
export function deskOf(picture: TablePicture, step: string, options: string[] = [], lines: Line[] = []): Desk {
  const printed = {
    texts: {},
    counts: {},
    words: {},
    terrains: { forest_2: { name: 'Forest', points: 2, hunted: 4 } },
    cards: {},
  };
  return {
    picture,
    step,
    near: 0,
    seat: 0,
    isAsked: true,
    me: picture.players[0],
    view: { lines, happened: lines },
    facts: new Facts(printed as unknown as Components, 'en'),
    can: (answer: string) => options.includes(answer),
    told: (answer: string) => (options.includes(answer) ? answer : ''),
    nameOf: (seat: number) => `seat ${seat}`,
  } as unknown as Desk;
}
