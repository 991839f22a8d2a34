/** The line to a table: a socket that comes back by itself and loses no order.
 *
 * Every order is kept until the server has replied to it, and is sent again with the same key after each
 * reconnection; the server does an order of one key once.
 */

import type { ClientMessage, Lang, News, Notice, Order, Refused, Reply, ServerMessage, Wish } from './wire';

export type LinkState = 'connecting' | 'online' | 'offline';

/** What the owner of a connection wants to hear. */
export interface Ears {
  link(state: LinkState): void;
  news(news: News): void;
  notice(notice: Notice): void;
  /** A refusal that belongs to no order. */
  refused(refusal: Refused): void;
  /** The socket could not be opened although none was ever open. */
  unreachable(): void;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 2000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;

/** Returns random letters that nobody else will choose. */
export function newKey(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(16)));
}

/** Returns bytes as hexadecimal digits. */
export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Connection {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, { order: Order; reply: (reply: Reply) => void }>();
  private seen: number | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private everOnline = false;
  private closed = false;

  constructor(
    private readonly table: string,
    private lang: Lang,
    private readonly ears: Ears,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.hurryIfSeen);
    this.open();
  }

  /** Sends an order, as often as it takes; the promise is kept when the server has replied. */
  send(wish: Wish): Promise<Reply> {
    const order = { ...wish, key: newKey() } as Order;
    return new Promise((reply) => {
      this.pending.set(order.key, { order, reply });
      this.tell(order);
    });
  }

  /** Says which news are known, so that only later ones are asked for after a reconnection; null: none. */
  know(number: number | null): void {
    this.seen = number;
  }

  /** Changes the language; the whole table is told again. */
  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.seen = null;
    this.tell({ type: 'speak', lang });
  }

  /** Asks for the whole table by starting afresh; also needed after sitting down, since a socket stays who it was. */
  refresh(): void {
    if (this.closed) return;
    this.seen = null;
    const old = this.socket;
    this.open();
    old?.close();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.hurryIfSeen);
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    this.socket?.close();
    this.socket = null;
  }

  private open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.hear(socket, JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost(socket);
  }

  private greet(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.lastHeard = Date.now();
    this.tell({ type: 'hello', lang: this.lang, seen: this.seen });
    this.tell({ type: 'ping' }); // its pong says that we are back, even if nothing is new
    for (const { order } of this.pending.values()) this.tell(order);
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.stillThere(socket), PING_EVERY);
  }

  private stillThere(socket: WebSocket): void {
    this.tell({ type: 'ping' });
    const asked = Date.now();
    setTimeout(() => {
      if (socket === this.socket && this.lastHeard < asked) {
        socket.close();
        this.lost(socket); // a dead line would take minutes to close by itself
      }
    }, PONG_WITHIN);
  }

  private hear(socket: WebSocket, message: ServerMessage): void {
    if (socket !== this.socket) return;
    this.lastHeard = Date.now();
    this.wait = FIRST_WAIT;
    switch (message.type) {
      case 'news':
        this.online();
        this.ears.news(message);
        break;
      case 'notice':
        this.ears.notice(message);
        break;
      case 'accepted':
      case 'refused':
        this.settle(message);
        break;
      case 'pong':
        this.online();
    }
  }

  private settle(reply: Reply): void {
    const asked = reply.key === null ? undefined : this.pending.get(reply.key);
    if (reply.key !== null && asked) {
      this.pending.delete(reply.key);
      asked.reply(reply);
    } else if (reply.type === 'refused') {
      this.ears.refused(reply);
    }
  }

  private online(): void {
    this.everOnline = true;
    this.ears.link('online');
  }

  private lost(socket: WebSocket | null): void {
    if (socket !== this.socket || this.closed) return;
    this.socket = null;
    clearInterval(this.pinging);
    this.ears.link(this.everOnline ? 'offline' : 'connecting');
    if (!this.everOnline) this.ears.unreachable();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 4));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private tell(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private readonly hurry = (): void => {
    if (this.socket === null && !this.closed) this.open();
  };

  private readonly hurryIfSeen = (): void => {
    if (document.visibilityState === 'visible') this.hurry();
  };

  private readonly cut = (): void => {
    const socket = this.socket;
    socket?.close();
    this.lost(socket);
  };
}
