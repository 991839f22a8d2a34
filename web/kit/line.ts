/** The table of the kit: it answers as a server would, and what lies on it is what is shown. */

import type { ClientMessage, News } from '../src/wire';

export const ID = 'kit';
const HASH = 'b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184';
const told: { news: News | null } = { news: null };

/** Lays a table out: the next line to it hears of that. */
export function lay(news: News): void {
  told.news = news;
}

/** A line to the table that never breaks; nothing can be done there. */
class Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    setTimeout(() => this.onopen?.());
  }

  send(text: string): void {
    const said = JSON.parse(text) as ClientMessage;
    if (said.type === 'hello' || said.type === 'speak') this.say(told.news);
    else if (said.type === 'ping') this.say({ type: 'pong', now: Date.now() });
    else this.say({ ...REFUSAL, key: said.key });
  }

  close(): void {
    this.onmessage = null;
  }

  private say(message: unknown): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
}

const REFUSAL = { type: 'refused', code: 'frozen', text: 'Nothing is done in the kit.', rule: null, number: 0 };

/** What the server would answer about the table. */
function answer(path: string): unknown {
  if (path.startsWith('state')) return told.news;
  if (path.startsWith('why')) return { text: 'There is not enough wood for it.', rule: 'C-TOWN-7' };
  if (path.startsWith('link')) return { seat: 0, token: HASH };
  const dice = { root: HASH, secret_hash: HASH, leaves: 64, contributions: [HASH], secret: null };
  return { dice, table: ID, rolls: [] };
}

/** From now on every socket is the line to the table of the kit, and what is asked about it is answered here. */
export function pretend(): void {
  const table = `/api/tables/${ID}/`;
  const ask = window.fetch.bind(window);
  window.WebSocket = Line as unknown as typeof WebSocket;
  window.fetch = (input, init) => {
    const path = String(input);
    if (!path.startsWith(table)) return ask(input, init);
    return Promise.resolve(Response.json(answer(path.slice(table.length))));
  };
}
