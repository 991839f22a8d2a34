/** Where the fjords of a map lie.
 *
 * The routes divide the water into stretches, and each fjord is the stretch that its own routes border. */

import type { Island, MapTold, Point, Route } from './chart';

const CELL = 0.5; // of the grid on which water is told from land
const LEAST = 8; // cells of a stretch that can be a fjord
const SEEN = 2; // cells of a route that a stretch touches by chance
const OF_A_DOCK = 1.8; // how far a dock reaches into the water
const FREE = -1;
const LAND = -2;
const ROUTE = 10_000; // and the number of the route

interface Stretch {
  /** How many of its cells lie at each route. */
  borders: Map<number, number>;
  /** Its cell with the most room around. */
  best: number;
  size: number;
}

const within = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);

/** The middle of the widest water of each fjord. */
export function placeFjords(
  map: MapTold,
  size: { width: number; height: number },
  docks: Record<string, Point>,
  islands: Island[],
  routes: Route[],
): Record<string, Point> {
  const water = new Water(size, Object.values(docks), islands, routes);
  const stretches = water.stretches();
  const own = (fjord: string): boolean[] =>
    routes.map(({ docks: [dock] }) => map.docks[dock!]!.fjords.includes(fjord));
  const pairs = Object.keys(map.fjords).flatMap((fjord) =>
    stretches.map((stretch) => ({ fjord, stretch, match: match(own(fjord), stretch.borders) })),
  );
  pairs.sort((one, other) => other.match - one.match || other.stretch.size - one.stretch.size);
  const found: Record<string, Point> = {};
  const free = new Set(stretches);
  for (const { fjord, stretch } of pairs)
    if (!(fjord in found) && free.delete(stretch)) found[fjord] = water.at(stretch.best);
  for (const fjord of Object.keys(map.fjords)) found[fjord] ??= between(routes.filter((_, n) => own(fjord)[n]));
  return found;
}

/** How well the borders of a stretch are the routes of a fjord, from 0 to 1. */
function match(own: boolean[], borders: Map<number, number>): number {
  let both = 0;
  let either = 0;
  for (const [n, is] of own.entries()) {
    const has = (borders.get(n) ?? 0) > SEEN;
    if (is && has) both++;
    if (is || has) either++;
  }
  return both / Math.max(either, 1);
}

/** Between the routes of a fjord whose water could not be told. */
function between(routes: Route[]): Point {
  const points = routes.flatMap(({ from, to }) => [from, to]);
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}

/** The map as a grid of cells: land, routes and stretches of water. */
class Water {
  private readonly columns: number;
  private readonly rows: number;
  /** Free water, land, a route, or the number of a stretch. */
  private readonly cells: Int16Array;

  constructor(
    private readonly size: { width: number; height: number },
    private readonly docks: Point[],
    islands: Island[],
    routes: Route[],
  ) {
    this.columns = Math.round(size.width / CELL);
    this.rows = Math.round(size.height / CELL);
    this.cells = new Int16Array(this.columns * this.rows).fill(FREE);
    for (const n of this.cells.keys())
      if (islands.some(({ outline }) => isInside(this.at(n), outline))) this.cells[n] = LAND;
    for (const [n, route] of routes.entries()) this.draw(n, route);
  }

  /** The middle of a cell. */
  at(n: number): Point {
    return { x: ((n % this.columns) + 0.5) * CELL, y: (Math.floor(n / this.columns) + 0.5) * CELL };
  }

  private cellAt({ x, y }: Point): number {
    const [row, column] = [Math.floor(y / CELL), Math.floor(x / CELL)];
    return within(row, 0, this.rows - 1) * this.columns + within(column, 0, this.columns - 1);
  }

  private draw(number: number, { from, to }: Route): void {
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (CELL / 4));
    for (let step = 0; step <= steps; step++) {
      const part = step / steps;
      const cell = this.cellAt({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      if (this.cells[cell] !== LAND) this.cells[cell] = ROUTE + number;
      // a line that goes from corner to corner must not let water through
      if ((cell + 1) % this.columns !== 0 && this.cells[cell + 1] === FREE) this.cells[cell + 1] = ROUTE + number;
    }
  }

  /** The stretches of water between land and routes. */
  stretches(): Stretch[] {
    const room = this.room();
    const found: Stretch[] = [];
    for (const n of this.cells.keys()) if (this.cells[n] === FREE) found.push(this.flood(n, found.length, room));
    return found.filter(({ size }) => size >= LEAST);
  }

  private flood(start: number, number: number, room: Float32Array): Stretch {
    const stretch: Stretch = { borders: new Map(), best: start, size: 0 };
    const waiting = [start];
    this.cells[start] = number;
    for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
      stretch.size++;
      if (room[here]! > room[stretch.best]!) stretch.best = here;
      for (const next of this.around(here)) {
        const cell = this.cells[next]!;
        if (cell === FREE) {
          this.cells[next] = number;
          waiting.push(next);
        } else if (cell >= ROUTE) stretch.borders.set(cell - ROUTE, (stretch.borders.get(cell - ROUTE) ?? 0) + 1);
      }
    }
    return stretch;
  }

  private around(n: number): number[] {
    const { columns, rows } = this;
    const found = [];
    if (n % columns > 0) found.push(n - 1);
    if (n % columns < columns - 1) found.push(n + 1);
    if (n >= columns) found.push(n - columns);
    if (n < columns * (rows - 1)) found.push(n + columns);
    return found;
  }

  /** How much room there is around each cell of water: to land, routes, docks and edges. */
  private room(): Float32Array {
    const { columns, cells } = this;
    const room = new Float32Array(cells.length);
    for (const n of cells.keys()) {
      if (cells[n] !== FREE) continue;
      const { x, y } = this.at(n);
      const edge = Math.min(x, y, this.size.width - x, this.size.height - y);
      const dock = Math.min(...this.docks.map((each) => Math.hypot(each.x - x, each.y - y)));
      room[n] = Math.max(0, Math.min(edge - 0.4, dock - OF_A_DOCK));
    }
    const lower = (n: number, from: number, far: number): void => {
      if (from >= 0 && from < cells.length) room[n] = Math.min(room[n]!, room[from]! + far * CELL);
    };
    // two walks over the grid, each cell learning from those before it
    for (const way of [-1, 1]) {
      for (let step = 0; step < cells.length; step++) {
        const n = way < 0 ? step : cells.length - 1 - step;
        const column = n % columns;
        const [hasBack, hasAhead] = way < 0 ? [column > 0, column < columns - 1] : [column < columns - 1, column > 0];
        if (hasBack) lower(n, n + way, 1);
        if (hasBack) lower(n, n + way + way * columns, Math.SQRT2);
        lower(n, n + way * columns, 1);
        if (hasAhead) lower(n, n - way + way * columns, Math.SQRT2);
      }
    }
    return room;
  }
}

/** Whether a point lies within an outline. */
export function isInside(at: Point, outline: Point[]): boolean {
  let inside = false;
  for (const [n, a] of outline.entries()) {
    const b = outline[(n + 1) % outline.length]!;
    if (a.y > at.y !== b.y > at.y && at.x < ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}
