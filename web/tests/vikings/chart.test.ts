/** Where everything lies on the drawn maps: told apart, in its own water, in the order of the shore. */

import { describe, expect, it } from 'vitest';
import { chartOf, type MapTold, type Point } from '../../src/games/vikings/chart';
import { isInside } from '../../src/games/vikings/water';
import maps from './maps.json';

const MAPS: Record<string, MapTold> = maps;
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
/** A dock is about two units wide, on a phone about twenty pixels; a fjord three. */
const DOCKS_APART = 3.6;
const FJORD_APART = 2.6;

/** Whether a line crosses another. */
function cross([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

describe.each(Object.keys(MAPS))('the map %s', (name) => {
  const map = MAPS[name]!;
  describe.each([false, true])('upright: %s', (upright) => {
    const chart = chartOf(map, upright);
    const docks = Object.entries(chart.docks);

    it('has room between its docks', () => {
      const near = docks.flatMap(([one, a], n) =>
        docks.slice(n + 1).flatMap(([other, b]) => (apart(a, b) < DOCKS_APART ? [`${one} ${other}`] : [])),
      );
      expect(near).toEqual([]);
    });

    it('has everything on the sheet', () => {
      const all = [...docks, ...Object.entries(chart.fjords), ...Object.entries(chart.regions)];
      const outside = all.filter(([, { x, y }]) => x < 1 || y < 1 || x > chart.width - 1 || y > chart.height - 1);
      expect(outside).toEqual([]);
    });

    it('has regions on land and fjords on water', () => {
      const onLand = (at: Point): string[] =>
        chart.islands.filter(({ outline }) => isInside(at, outline)).map(({ id }) => id);
      for (const [region, at] of Object.entries(chart.regions))
        expect(onLand(at), region).toEqual([map.regions[region]!.island]);
      for (const [fjord, at] of Object.entries(chart.fjords)) expect(onLand(at), fjord).toEqual([]);
    });

    it('has its fjords away from docks', () => {
      const near = Object.entries(chart.fjords).flatMap(([fjord, at]) =>
        docks.filter(([, dock]) => apart(at, dock) < FJORD_APART).map(([dock]) => `${fjord} ${dock}`),
      );
      expect(near).toEqual([]);
    });

    it('has no route that crosses another', () => {
      const { routes } = chart;
      const crossing = routes.flatMap((one, n) =>
        routes
          .slice(n + 1)
          .filter((other) => cross([one.from, one.to], [other.from, other.to]))
          .map((other) => [...one.docks, ...other.docks].join(' ')),
      );
      expect(crossing).toEqual([]);
    });

    it('has every fjord beside its own routes: the way to its docks is free', () => {
      for (const [dock, { fjords }] of Object.entries(map.docks))
        for (const fjord of fjords) {
          const line: [Point, Point] = [chart.fjords[fjord]!, chart.docks[dock]!];
          const between = chart.routes.filter(
            ({ from, to, docks: ends }) => !ends.includes(dock) && cross(line, [from, to]),
          );
          expect(
            between.map(({ docks: ends }) => ends),
            `${fjord} ${dock}`,
          ).toEqual([]);
        }
    });
  });

  it('looks the same each time', () => {
    expect(chartOf(map, false)).toEqual(chartOf(map, false));
  });
});
