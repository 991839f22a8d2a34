import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Beat } from '../../src/games/scene';
import { Showing } from '../../src/table/showing.svelte';
import type { TableView } from '../../src/view';
import type { Line } from '../../src/wire';

const line = (number: number, kind: Line['kind'] = 'event'): Line => ({
  number,
  at: 0,
  kind,
  seat: 0,
  text: `line ${number}`,
  event: kind === 'event' ? { kind: 'told', number } : null,
});

/** A table after so many lines, at which the viewer is asked or not. */
function view(lines: Line[], isAsked = false): TableView {
  const seat = { name: 'Ylva', kind: 'person', bot: null, owned: true, connected: true, asked: isAsked, votes: [] };
  return {
    number: lines.length,
    table: { status: 'playing', game: 'champions' },
    seats: [{ ...seat, clock_left: null, clock_since: null }],
    you: { seat: 0, host: true, webhook: false },
    question: { decision: lines.length, options: isAsked ? [{ answer: 'done' }] : [] },
    picture: {},
    standing: null,
    undo: null,
    lesson: null,
    dice: null,
    lines,
    happened: lines.filter((each) => each.kind === 'event'),
  } as unknown as TableView;
}

const beat = (told: Line, stays = false, story = `story ${told.number}`): Beat => ({
  story,
  kind: `beat ${told.number}`,
  time: 1000,
  stays,
  lines: [told],
});

describe('what the eye is shown', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const all = Array.from({ length: 9 }, (_, n) => line(n + 1));
  let pace: 'full' | 'quick' | 'none';
  let staying: number[];
  /** Whether nothing has beats from now on. */
  let quiet: boolean;
  let story: string | undefined;
  let showing: Showing;

  beforeEach(() => {
    pace = 'full';
    staying = [];
    quiet = false;
    story = undefined;
    showing = new Showing({
      pace: () => pace,
      beatsOf: () => (happened) =>
        quiet
          ? []
          : happened.lines.slice(happened.from).map((each) => beat(each, staying.includes(each.number), story)),
      waits: () => true,
    });
    showing.hear(view(all.slice(0, 1)), []);
  });
  const hear = (upTo: number, from: number, isAsked = false) =>
    showing.hear(view(all.slice(0, upTo), isAsked), all.slice(from, upTo));
  const shown = () => [showing.beat?.kind ?? null, showing.view?.lines.length, showing.behind];

  test('comes beat by beat, and the table changes when all of them were shown', () => {
    hear(3, 1);
    expect(shown()).toEqual(['beat 2', 1, 1]);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(['beat 3', 1, 0]);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual([null, 3, 0]);
    expect(showing.fresh).toEqual(all.slice(1, 3));
  });

  test('waits while more comes, and tells how far behind it is', () => {
    hear(2, 1);
    hear(4, 2);
    hear(5, 4);
    expect(shown()).toEqual(['beat 2', 1, 3]);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual([null, 2, 3]); // the table is looked at before the next
    vi.runAllTimers();
    expect(shown()).toEqual([null, 5, 0]);
    expect(showing.isBusy).toBe(false);
  });

  test('goes on with a story that more news continue, without a look at the table in between', () => {
    story = 'a fight';
    hear(2, 1);
    hear(3, 2);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(['beat 3', 2, 0]);
    vi.runAllTimers();
    expect(shown()).toEqual([null, 3, 0]);
  });

  test('goes to now at once if that is wanted', () => {
    hear(2, 1);
    hear(4, 2);
    showing.now();
    expect(shown()).toEqual([null, 4, 0]);
    vi.runAllTimers();
    expect(shown()).toEqual([null, 4, 0]);
  });

  test('does not let whoever is asked wait for moves, only for what has beats', () => {
    hear(3, 1);
    hear(4, 3, true);
    expect(shown()).toEqual(['beat 2', 1, 2]);
    vi.advanceTimersByTime(2000);
    expect(shown()).toEqual(['beat 4', 3, 0]);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual([null, 4, 0]);
    expect(showing.isBusy).toBe(false);
  });

  test('is now at once when somebody is asked while a move is looked at', () => {
    hear(2, 1);
    hear(3, 2);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual([null, 2, 1]);
    quiet = true;
    hear(4, 3, true);
    expect(shown()).toEqual(['beat 3', 2, 1]);
  });

  test('lets the last beat of what concerns the viewer stay until somebody goes on', () => {
    staying = [3];
    hear(3, 1);
    vi.runAllTimers();
    expect(shown()).toEqual(['beat 3', 1, 0]);
    expect(showing.isWaiting).toBe(true);
    showing.next();
    expect(shown()).toEqual([null, 3, 0]);
  });

  test('passes by itself at a quick pace, and shows no beats where none are wanted', () => {
    pace = 'quick';
    staying = [2];
    hear(2, 1);
    vi.advanceTimersByTime(400);
    expect(shown()).toEqual([null, 2, 0]);
    pace = 'none';
    hear(4, 2);
    expect(shown()).toEqual([null, 4, 0]);
  });

  test('forgets what was taken back', () => {
    hear(3, 1);
    const back = [...all.slice(0, 3), { ...line(4, 'undo'), back_to: 2 }];
    showing.hear(view(back, true), []);
    expect(shown()).toEqual([null, 4, 0]);
  });

  test('shows at once what is said, while the game goes on in its own time', () => {
    hear(3, 1);
    const said = [...all.slice(0, 3), line(4, 'chat')];
    showing.hear(view(said), []);
    expect(showing.view?.lines.map((each) => each.kind)).toEqual(['event', 'chat']);
    vi.runAllTimers();
    expect(showing.view?.lines).toEqual(said);
  });

  test('stands still while nobody looks', () => {
    hear(3, 1);
    showing.hold(true);
    vi.advanceTimersByTime(60_000);
    hear(4, 3);
    expect(shown()).toEqual(['beat 2', 1, 2]);
    showing.hold(false);
    vi.runAllTimers();
    expect(shown()).toEqual([null, 4, 0]);
  });

  test('tells once more what was missed, over the table as it is', () => {
    hear(4, 1, true);
    showing.now();
    showing.tell(all.slice(1, 4));
    expect(shown()).toEqual(['beat 2', 4, 2]);
  });
});
