/** The server over HTTP. */

import { newKey } from './connection';
import type {
  Code,
  DiceShown,
  GameList,
  Lang,
  Moment,
  NewTable,
  News,
  Problem,
  Reply,
  RuleList,
  Seated,
  SitDown,
  StandInList,
  Story,
  TableList,
  TableMade,
  Why,
  Wish,
} from './wire';

/** What the server said instead of an answer; `code` is null if it could not be reached. */
export class Trouble extends Error {
  constructor(
    readonly code: Code | null,
    text: string,
  ) {
    super(text);
  }
}

/** An address that is answered in the language of the page, refusals too. */
function inOurLanguage(path: string): string {
  return /[?&]lang=/.test(path)
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}lang=${document.documentElement.lang}`;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${inOurLanguage(path)}`, { credentials: 'same-origin', cache: 'no-store', ...init });
  } catch {
    throw new Trouble(null, '');
  }
  const told: unknown = await response.json().catch(() => null);
  if (response.ok && told !== null) return told as T;
  const problem = told as Partial<Problem> | null;
  throw new Trouble(problem?.code ?? null, problem?.text ?? '');
}

function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export const games = (lang: Lang) => ask<GameList>(`/games?lang=${lang}`);
export const rules = (game: string, lang: Lang) => ask<RuleList>(`/games/${game}/rules?lang=${lang}`);
export const standIns = (game: string, table: string | null, lang: Lang) =>
  ask<StandInList>(`/games/${game}/stand-ins?lang=${lang}${table ? `&table=${table}` : ''}`);
export const makeTable = (table: NewTable) => post<TableMade>('/tables', table);
export const tables = (which: 'open' | 'mine' | 'finished') => ask<TableList>(`/tables?which=${which}`);
export const sit = (table: string, seat: SitDown) => post<Seated>(`/tables/${table}/sit`, seat);
export const claim = (table: string, token: string) => post<Seated>(`/tables/${table}/claim`, { token });
export const privateLink = (table: string) => post<Seated>(`/tables/${table}/link`);
export const order = (table: string, wish: Wish) =>
  post<Reply>(`/tables/${table}/orders`, { ...wish, key: newKey() });
export const forget = (table: string) => post<{ table: string }>(`/tables/${table}/forget`);
export const state = (table: string, lang: Lang) => ask<News>(`/tables/${table}/state?lang=${lang}`);
export const dice = (table: string) => ask<DiceShown>(`/tables/${table}/dice`);
export const why = (table: string, answer: string, lang: Lang) =>
  ask<Why>(`/tables/${table}/why?answer=${encodeURIComponent(answer)}&lang=${lang}`);
export const moment = (table: string, n: number, eyes: string, lang: Lang) =>
  ask<Moment>(`/tables/${table}/moments/${n}?seat=${eyes}&lang=${lang}`);
export const story = (table: string, eyes: string, lang: Lang) =>
  ask<Story>(`/tables/${table}/story?seat=${eyes}&lang=${lang}`);
export const matchAddress = (table: string) => `/api/tables/${table}/match`;
