import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, hexadecimal, newKey, type Ears } from '../../src/connection';

/** A socket that goes nowhere and remembers what was sent. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.close();
    this.onclose?.();
  }
  types(): unknown[] {
    return this.sent.map((each) => each.type);
  }
}

const ears = () =>
  ({ link: vi.fn(), news: vi.fn(), notice: vi.fn(), refused: vi.fn(), unreachable: vi.fn() }) satisfies Ears;
const last = () => Socket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'hall.example' });
  const events = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('document', { ...events, visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', events.addEventListener);
  vi.stubGlobal('removeEventListener', events.removeEventListener);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line to a table', () => {
  test('greets with the language and the last news it knows', () => {
    const line = new Connection('abc', 'fr', ears());
    line.know(7);
    last().open();
    expect(last().address).toBe('wss://hall.example/api/tables/abc/socket');
    expect(last().sent[0]).toEqual({ type: 'hello', lang: 'fr', seen: 7 });
  });

  test('an order is sent again with the same key after the line broke, until there is a reply', async () => {
    const line = new Connection('abc', 'en', ears());
    last().open();
    const reply = line.send({ type: 'begin' });
    const { key } = last().sent.at(-1)!;
    last().breaks();
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().sent.at(-1)).toEqual({ type: 'begin', key });
    last().hears({ type: 'accepted', key, number: 3, table: null });
    await expect(reply).resolves.toMatchObject({ type: 'accepted', key });
    last().breaks();
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().types()).not.toContain('begin');
  });

  test('waits longer from time to time, but never more than two seconds', () => {
    new Connection('abc', 'en', ears());
    for (let n = 1; n < 12; n++) {
      last().breaks();
      vi.advanceTimersByTime(2000);
      expect(Socket.all).toHaveLength(n + 1);
    }
    last().breaks();
    vi.advanceTimersByTime(1000);
    expect(Socket.all).toHaveLength(12);
  });

  test('is offline only if it was ever online', () => {
    const heard = ears();
    new Connection('abc', 'en', heard);
    last().breaks();
    expect(heard.link).toHaveBeenLastCalledWith('connecting');
    expect(heard.unreachable).toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    last().open();
    last().hears({ type: 'pong' });
    last().breaks();
    expect(heard.link).toHaveBeenLastCalledWith('offline');
  });

  test('a line on which nothing comes back is given up', () => {
    new Connection('abc', 'en', ears());
    last().open();
    vi.advanceTimersByTime(15_000 + 8_000 + 1_000);
    expect(Socket.all).toHaveLength(2);
  });

  test('a refusal that belongs to no order is told, and what an old socket says is not', () => {
    const heard = ears();
    const line = new Connection('abc', 'en', heard);
    const old = last();
    old.open();
    old.hears({ type: 'refused', key: null, code: 'gone', text: 'No.' });
    expect(heard.refused).toHaveBeenCalledOnce();
    line.refresh();
    old.hears({ type: 'news' });
    expect(heard.news).not.toHaveBeenCalled();
  });

  test('a closed one stays closed', () => {
    const line = new Connection('abc', 'en', ears());
    const only = last();
    line.close();
    only.breaks();
    vi.advanceTimersByTime(10_000);
    expect(Socket.all).toHaveLength(1);
  });
});

test('keys are 32 hexadecimal digits, no two alike', () => {
  expect(hexadecimal(new Uint8Array([0, 10, 255]))).toBe('000aff');
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});
