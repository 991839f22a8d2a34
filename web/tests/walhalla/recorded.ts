/** A whole game among bots, as `record_game.py` wrote it, and tables and news made of it. */

import { after, type Event, type Moment } from '../../src/games/walhalla/chronicle';
import type { TablePicture } from '../../src/games/walhalla/picture';
import type { TableView } from '../../src/view';
import type { Line } from '../../src/wire';
import game from './game.json';

const NUMBERS = ['seat', 'other', 'n'];

function read(text: string): Event {
  const [kind, ...words] = text.split(' ');
  const told = words.map((word) => word.split('=') as [string, string]);
  return {
    kind: kind!,
    ...Object.fromEntries(told.map(([what, value]) => [what, NUMBERS.includes(what) ? Number(value) : value])),
  };
}

export const EVENTS: Event[] = game.events.map(read);
export const LINES: Line[] = EVENTS.map((event, number) => ({
  number,
  at: 0,
  kind: 'event',
  seat: null,
  text: event.kind,
  event,
}));

/** The table before anything happened: one Viking of each in Walhalla, seven in Midgard (W-SETUP-3, W-SETUP-4). */
export const BEGINNING: Moment = {
  attack: 0,
  land: game.terrain.map((row) => row.split(' ').map((terrain) => ({ terrain, viking: null }))),
  tips: game.tips.map((pair) => pair.split(' ').map(Number)).map(([low, high]) => ({ low: low!, high: high! })),
  counts: [0, 1, 2, 3].map(() => ({ points: 0, midgard: 7, walhalla: 1, asgard: 6 })),
  revealed: [[], [], [], []],
  shield: null,
  loneCard: true,
};

/** What the server told of the table after so many events. */
export interface Mark {
  at: number;
  counts: { points: number; midgard: number; walhalla: number; asgard: number }[];
  land: (number | null)[];
}
export const MARKS: Mark[] = game.marks.map(({ at, counts, land }) => ({
  at,
  counts: counts.map((text) => {
    const [points, midgard, walhalla, asgard] = text.split(' ').map(Number) as [number, number, number, number];
    return { points, midgard, walhalla, asgard };
  }),
  land: [...land].map((each) => (each === '.' ? null : Number(each))),
}));

/** The table after so many events. */
export function momentAt(n: number): Moment {
  return EVENTS.slice(0, n).reduce(after, BEGINNING);
}

export function pictureOf(moment: Moment): TablePicture {
  return {
    options: { lone_card: moment.loneCard },
    attack: moment.attack,
    players: moment.counts.map((count, seat) => {
      const revealed: Record<string, number> = {};
      for (const card of moment.revealed[seat]!) revealed[card] = (revealed[card] ?? 0) + 1;
      return { ...count, revealed };
    }),
    peninsulas: moment.land.map((fields, p) => ({ ...moment.tips[p]!, fields })),
  } as unknown as TablePicture;
}

/** The table as one seat sees it after so many of some lines; null is a spectator. */
export function viewOf(picture: TablePicture, lines: Line[], seat: number | null): TableView {
  return { picture, lines, you: { seat }, standing: null } as unknown as TableView;
}
