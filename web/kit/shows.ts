/** Everything the kit can show, by name: whole tables, beats over one, and what the frame opens. */

import type { Beat } from '../src/games/scene';
import type { News, Parts, SeatPart, TablePart } from '../src/wire';
import { BEATS as CHAMPIONS_BEATS } from './champions';
import championsTables from './champions.json';
import { ID } from './line';
import { BEATS as WALHALLA_BEATS } from './walhalla';
import walhallaTables from './walhalla.json';

/** What is opened over the table or instead of it. */
export type Part =
  | 'about us'
  | 'away'
  | 'claim'
  | 'dice'
  | 'info card'
  | 'nowhere'
  | 'pieces'
  | 'rulebook'
  | 'settings'
  | 'toasts'
  | 'waiting room';

/** Under the name of its game: a table, with a beat or a part over it. */
export interface Show {
  news: News;
  beat?: Beat;
  part?: Part;
}

const champions = championsTables as unknown as Record<string, News>;
const walhalla = walhallaTables as unknown as Record<string, News>;

const withParts = (news: News, parts: Parts): News => ({ ...news, parts: { ...news.parts, ...parts } });
const withTable = (news: News, more: Partial<TablePart>): News =>
  withParts(news, { table: { ...news.parts.table!, ...more } });
const withSeat = (news: News, seat: number, more: Partial<SeatPart>): News =>
  withParts(news, { seats: news.parts.seats!.map((each, n) => (n === seat ? { ...each, ...more } : each)) });

/** A table in the states the frame has for it, whatever is played there. */
function states(news: News): Record<string, Show> {
  const person: Partial<SeatPart> = { kind: 'person', bot: null, name: 'Ragnhild the Red', owned: true };
  const people = withSeat(withSeat(news, 1, { ...person, connected: true }), 2, person);
  const watched = withParts(news, { you: { seat: null, host: false, webhook: false }, question: false });
  const question = news.parts.question || null;
  const said = question?.prompt ?? '';
  const first = question?.options[0]?.answer;
  const lesson = { step: 2, of: 12, text: said, wanted: first ? [first] : [], then: null, not_yet: said };
  const chat = {
    number: news.number + 1,
    at: 0,
    kind: 'chat' as const,
    seat: 1,
    text: 'Skål! A good raid to us all.',
  };
  return {
    'undo asked by me': { news: withParts(people, { undo: { request: 1, seat: 0, agreed: [] } }) },
    'undo asked by another': { news: withParts(people, { undo: { request: 1, seat: 1, agreed: [2] } }) },
    'somebody away': { news: withSeat(people, 2, { connected: false, votes: [1] }) },
    'with clocks': {
      news: withSeat(withTable(people, { clock: { bank: 600, turn: 30 } }), 0, { clock_left: 425, clock_since: 0 }),
    },
    watched: { news: watched },
    'in a lesson': { news: withParts(withTable(news, { lesson: 'first' }), { lesson }) },
    'with chat': { news: { ...news, number: chat.number, lines: [...news.lines, chat] } },
    frozen: { news: withTable(news, { status: 'frozen', why_frozen: 'A line of the log cannot be read.' }) },
    'waiting room': {
      news: withSeat(withTable(withParts(news, { picture: false, question: false }), { status: 'waiting' }), 3, {
        kind: 'empty',
        name: null,
        bot: null,
      }),
    },
    settings: { news, part: 'settings' },
    rulebook: { news, part: 'rulebook' },
    'info card': { news, part: 'info card' },
    'what was missed': { news, part: 'away' },
    toasts: { news, part: 'toasts' },
    dice: { news, part: 'dice' },
  };
}

/** What shows of a game are, with the table its beats and the frame's parts lie over. */
function ofGame(game: string, tables: Record<string, News>, beats: Record<string, Beat>, under: string) {
  const name = (what: string) => `${game} ${what}`;
  const laid = Object.entries(tables).map(([what, news]) => [name(`asks ${what}`), { news }]);
  const told = Object.entries(beats).map(([what, each]) => [
    name(`tells ${what}`),
    { news: tables[under]!, beat: each },
  ]);
  const framed = Object.entries(states(tables[under]!)).map(([what, show]) => [name(`frame ${what}`), show]);
  const pieces = [[name('pieces'), { news: tables[under]!, part: 'pieces' }]];
  return Object.fromEntries([...pieces, ...laid, ...told, ...framed]) as Record<string, Show>;
}

export const SHOWS: Record<string, Show> = {
  ...ofGame('champions', champions, CHAMPIONS_BEATS, 'placing rich'),
  ...ofGame('walhalla', walhalla, WALHALLA_BEATS, 'SendShip'),
  nowhere: { news: champions['placing rich']!, part: 'nowhere' },
  claim: { news: champions['placing rich']!, part: 'claim' },
  'about us': { news: champions['placing rich']!, part: 'about us' },
};
export { ID };
