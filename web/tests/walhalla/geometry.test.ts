import { describe, expect, test } from 'vitest';
import { hullOf, Layout, leastHeight, type Box } from '../../src/games/walhalla/geometry';

const ROWS = [12, 12, 12];
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;
const inside = (a: Box, width: number, height: number): boolean =>
  a.x >= 0 && a.y >= 0 && a.x + a.w <= width + 0.01 && a.y + a.h <= height + 0.01;

describe.each([
  ['desk', 1070, 470],
  ['laptop', 1070, 330],
  ['phone', 390, 560],
])('the board on a %s', (_, width, height) => {
  const tall = Math.max(height, leastHeight(width, height, ROWS));
  const layout = new Layout(width, tall, ROWS);
  const fields = [0, 1, 2].flatMap((p) => Array.from({ length: 12 }, (__, row) => layout.field(p, row)));
  const tips = [0, 1, 2].flatMap((p) => [0, 1].map((n) => layout.tipBox(p, n)));
  const berths = [0, 1, 2, 3].flatMap((fjord) => [0, 1, 2, 3].map((slot) => layout.berth(fjord, slot)));

  test('everything lies on it', () => {
    expect([...fields, ...tips, ...berths, layout.mainland()].filter((box) => !inside(box, width, tall))).toEqual([]);
  });

  test('nothing lies on anything else', () => {
    const all = [...fields, ...tips, ...berths, layout.mainland()];
    const covered = all.flatMap((a, n) => all.slice(n + 1).filter((b) => overlap(a, b)));
    expect(covered).toEqual([]);
  });

  test('a ship lies along three rows of fields, one row to each place (W-SAIL-2)', () => {
    const along = (box: Box) => (layout.isUpright ? [box.y, box.h] : [box.x, box.w]) as [number, number];
    const [from, long] = along(layout.berth(1, 2));
    expect(from).toBeCloseTo(along(layout.field(0, 6))[0]);
    expect(long).toBeCloseTo(3 * along(layout.field(0, 6))[1]);
  });

  test('the high tip lies behind the low one', () => {
    const [low, high] = [layout.tipBox(0, 0), layout.tipBox(0, 1)];
    expect(layout.isUpright ? high.y - low.y : high.x - low.x).toBeGreaterThan(0);
  });
});

test('the board stands upright where there is more height than width', () => {
  expect(new Layout(390, 560, ROWS).isUpright).toBe(true);
  expect(new Layout(1070, 470, ROWS).isUpright).toBe(false);
});

test('on a low phone the board keeps a height in which terrain can be told', () => {
  expect(leastHeight(390, 300, ROWS)).toBeGreaterThan(300);
  expect(leastHeight(1070, 300, ROWS)).toBe(0);
});

test('a ship that is turned has its bow at the other end, and its places in reverse', () => {
  const [ahead, turned] = [hullOf(90, 30, false, false), hullOf(90, 30, false, true)];
  expect(ahead.head[0]).toBeLessThan(10);
  expect(turned.head[0]).toBeGreaterThan(80);
  expect([...turned.places].reverse()).toEqual(ahead.places);
});
