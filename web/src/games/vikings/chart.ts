/** Where everything lies on a drawn map, worked out from its data alone, so that a data pack may bring another one.
 *
 * Islands are rounded shapes around their regions; an island with an open shore runs off the nearest edge. Docks lie
 * on the shore in the order of the shore, towards the other end of their ferry. The routes divide the water into
 * stretches, and each fjord gets the stretch that its own routes border. [V-GEN-6] [V-GEN-7] */

import { isInside, placeFjords } from './water';

/** A map as the components tell it: x grows to the east, y to the north. */
export interface MapTold {
  name: string;
  width: number;
  height: number;
  regions: Record<string, { id: string; name: string; island: string; rune: string; x: number; y: number }>;
  docks: Record<string, { id: string; name: string; regions: string[]; fjords: string[]; ferry: string | null }>;
  fjords: Record<string, { id: string; name: string }>;
  open_shores: string[];
}

/** A place on the drawn map: x grows to the right, y downwards. */
export interface Point {
  x: number;
  y: number;
}

/** An island: an oval of two half axes, and its outline. */
export interface Island {
  id: string;
  centre: Point;
  wide: number;
  tall: number;
  outline: Point[];
  /** Where its regions meet: a line from shore to shore. */
  borders: Point[][];
}

/** A ferry route, or one that leads off the map. */
export interface Route {
  from: Point;
  to: Point;
  leadsOff: boolean;
  /** The docks at its ends. */
  docks: string[];
}

export interface Chart {
  width: number;
  height: number;
  islands: Island[];
  regions: Record<string, Point>;
  docks: Record<string, Point>;
  fjords: Record<string, Point>;
  routes: Route[];
}

const MARGIN = 2.3; // between islands and the edge of the map
const OFFING = 5.5; // the same where a fjord lies in between
const GAP = 6; // between two islands that are to have docks on both shores
const WIDEST = 8; // half axes of an island with one region
const TALLEST = 5.8;
const STRAIT = 5.8; // between two docks of one shore
const BEYOND = 30; // how far an island with an open shore runs beyond the edge
const STEP = 0.5; // between the points that are tried for a region
const OF_A_DOCK = 2.4; // how far a dock reaches ashore
const ENOUGH = 6; // room around a region
const CORNERS = 48;
const TURN = 2 * Math.PI;

type Edge = 'left' | 'right' | 'top' | 'bottom';

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const angleOf = ({ x, y }: Point): number => Math.atan2(y, x);
const turned = (angle: number): number => ((angle % TURN) + TURN) % TURN;
const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const within = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);

const open = (points: Point[]): [Point, Point][] => points.slice(1).map((to, n) => [points[n]!, to]);
const closed = (points: Point[]): [Point, Point][] => open([...points, points[0]!]);

/** How far a point is from a line between two others. */
function toLine(at: Point, from: Point, to: Point): number {
  const [wide, high] = [to.x - from.x, to.y - from.y];
  const part = within(((at.x - from.x) * wide + (at.y - from.y) * high) / (wide * wide + high * high || 1), 0, 1);
  return apart(at, { x: from.x + wide * part, y: from.y + high * part });
}

/** The map on paper: as it is told, or a quarter turned to the right where the room is higher than wide. */
export function chartOf(map: MapTold, upright: boolean): Chart {
  return new Survey(map, upright).chart();
}

class Survey {
  readonly width: number;
  readonly height: number;
  private readonly regions: Record<string, Point> = {};
  private readonly islands = new Map<string, Island>();
  private readonly edges = new Map<string, Edge>();
  private readonly docks: Record<string, Point> = {};
  private readonly outward: Record<string, number> = {};

  constructor(
    private readonly map: MapTold,
    private readonly upright: boolean,
  ) {
    [this.width, this.height] = upright ? [map.height, map.width] : [map.width, map.height];
    for (const [name, { x, y }] of Object.entries(map.regions)) {
      const down = map.height - y;
      this.regions[name] = upright ? { x: map.height - down, y: x } : { x, y: down };
    }
  }

  chart(): Chart {
    this.placeIslands();
    for (const island of this.islands.values()) this.placeDocks(island);
    const routes = this.routes();
    return {
      width: this.width,
      height: this.height,
      islands: [...this.islands.values()],
      regions: this.regions,
      docks: this.docks,
      fjords: placeFjords(this.map, this, this.docks, [...this.islands.values()], routes),
      routes,
    };
  }

  private regionsOf(island: string): string[] {
    return Object.keys(this.map.regions).filter((name) => this.map.regions[name]!.island === island);
  }

  private docksOf(island: string): string[] {
    return Object.keys(this.map.docks).filter((name) => this.islandOf(name) === island);
  }

  private islandOf(dock: string): string {
    return this.map.regions[this.map.docks[dock]!.regions[0]!]!.island;
  }

  // --- islands ---

  private placeIslands(): void {
    const ids = [...new Set(Object.values(this.map.regions).map(({ island }) => island))];
    const centres = new Map(ids.map((id) => [id, middle(this.regionsOf(id).map((name) => this.regions[name]!))]));
    const wished = new Map([...centres].map(([id, centre]) => [id, { ...centre }]));
    const most = this.upright ? [TALLEST, WIDEST] : [WIDEST, TALLEST];
    for (let size = 1; ; size -= 0.04) {
      const axes = new Map(ids.map((id) => [id, this.axesOf(id, most[0]! * size, most[1]! * size)]));
      this.pushApart(centres, wished, axes);
      if (size < 0.4 || this.hasRoom(centres, axes)) {
        for (const id of ids) this.settle(id, centres.get(id)!, wished.get(id)!, axes.get(id)!);
        return;
      }
      for (const id of ids) centres.set(id, { ...wished.get(id)! });
    }
  }

  /** The half axes of an island: its regions lie beside each other. */
  private axesOf(id: string, wide: number, tall: number): Point {
    const points = this.regionsOf(id).map((name) => this.regions[name]!);
    const span = (along: 'x' | 'y'): number => {
      const all = points.map((point) => point[along]);
      return (Math.max(...all) - Math.min(...all)) / 2;
    };
    if (points.length === 1) return { x: wide, y: tall };
    const isAbreast = span('x') >= span('y');
    const [along, across] = [0.78, 1.15]; // what an island of several regions has beyond their span
    return isAbreast
      ? { x: wide * along + span('x'), y: tall * across }
      : { x: wide * across, y: tall * along + span('y') };
  }

  /** How far the shore lies from the centre in a direction. */
  private static reach(axes: Point, angle: number): number {
    return 1 / Math.hypot(Math.cos(angle) / axes.x, Math.sin(angle) / axes.y);
  }

  private static between(a: Point, axesA: Point, b: Point, axesB: Point): number {
    const angle = angleOf(minus(b, a));
    return apart(a, b) - Survey.reach(axesA, angle) - Survey.reach(axesB, angle);
  }

  private pushApart(centres: Map<string, Point>, wished: Map<string, Point>, axes: Map<string, Point>): void {
    const ids = [...centres.keys()];
    for (let round = 0; round < 120; round++) {
      for (const [n, one] of ids.entries())
        for (const other of ids.slice(n + 1)) {
          const [a, b] = [centres.get(one)!, centres.get(other)!];
          const lack = GAP + 0.3 - Survey.between(a, axes.get(one)!, b, axes.get(other)!);
          if (lack <= 0) continue;
          const angle = angleOf(minus(b, a));
          const step = { x: (Math.cos(angle) * lack) / 4, y: (Math.sin(angle) * lack) / 4 };
          centres.set(one, minus(a, step));
          centres.set(other, { x: b.x + step.x, y: b.y + step.y });
        }
      for (const id of ids) {
        const [at, wish, axis] = [centres.get(id)!, wished.get(id)!, axes.get(id)!];
        const edge = this.isOpen(id) ? this.nearestEdge(wish) : null;
        // an open shore lies on its edge; a route that leads off the map from there leaves a fjord beside it
        const leadsOff = this.docksOf(id).some((dock) => this.map.docks[dock]!.ferry === null);
        const margin = edge && leadsOff ? OFFING : MARGIN;
        const [across, down] = edge === 'left' || edge === 'right' ? [0.45, 1] : edge ? [1, 0.45] : [1, 1];
        centres.set(id, {
          x: within(at.x + (wish.x - at.x) * 0.04, across * axis.x + margin, this.width - across * axis.x - margin),
          y: within(at.y + (wish.y - at.y) * 0.04, down * axis.y + margin, this.height - down * axis.y - margin),
        });
      }
    }
  }

  private isOpen(island: string): boolean {
    return this.map.open_shores.includes(island);
  }

  private hasRoom(centres: Map<string, Point>, axes: Map<string, Point>): boolean {
    const ids = [...centres.keys()];
    return ids.every((one, n) =>
      ids
        .slice(n + 1)
        .every(
          (other) =>
            Survey.between(centres.get(one)!, axes.get(one)!, centres.get(other)!, axes.get(other)!) > GAP - 0.8,
        ),
    );
  }

  /** Gives an island its shape, and moves its regions along with it. */
  private settle(id: string, centre: Point, wished: Point, axes: Point): void {
    const names = this.regionsOf(id);
    for (const name of names) {
      const { x, y } = this.regions[name]!;
      this.regions[name] = { x: x + centre.x - wished.x, y: y + centre.y - wished.y };
    }
    if (this.isOpen(id)) this.edges.set(id, this.nearestEdge(centre));
    this.islands.set(id, {
      id,
      centre,
      wide: axes.x,
      tall: axes.y,
      outline: this.outlineOf(id, centre, axes),
      borders: [],
    });
  }

  private nearestEdge({ x, y }: Point): Edge {
    const room: [number, Edge][] = [
      [x / this.width, 'left'],
      [1 - x / this.width, 'right'],
      [y / this.height, 'top'],
      [1 - y / this.height, 'bottom'],
    ];
    return room.sort(([one], [other]) => one - other)[0]![1];
  }

  /** The shore, a little uneven; where it is open it runs off the map. */
  private outlineOf(id: string, centre: Point, axes: Point): Point[] {
    const edge = this.edges.get(id);
    const seed = [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
    return Array.from({ length: CORNERS }, (_, n) => {
      const angle = (n / CORNERS) * TURN;
      const uneven = 1 + 0.025 * Math.sin(3 * angle + seed) + 0.02 * Math.sin(5 * angle + seed * 2);
      const reach = Survey.reach(axes, angle) * uneven;
      const at = { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach };
      if (edge === 'left' && at.x < centre.x)
        at.x = Math.min(at.x, centre.x + ((at.x - centre.x) * (centre.x + BEYOND)) / axes.x);
      if (edge === 'right' && at.x > centre.x)
        at.x = Math.max(at.x, centre.x + ((at.x - centre.x) * (this.width - centre.x + BEYOND)) / axes.x);
      if (edge === 'top' && at.y < centre.y)
        at.y = Math.min(at.y, centre.y + ((at.y - centre.y) * (centre.y + BEYOND)) / axes.y);
      if (edge === 'bottom' && at.y > centre.y)
        at.y = Math.max(at.y, centre.y + ((at.y - centre.y) * (this.height - centre.y + BEYOND)) / axes.y);
      return at;
    });
  }

  // --- docks ---

  /** In which direction a dock lies from the middle of its island, if its ferry tells. */
  private course(dock: string): number | null {
    const { ferry } = this.map.docks[dock]!;
    if (ferry === null) return null;
    const [from, to] = [this.islandOf(dock), this.islandOf(ferry)].map((id) => this.islands.get(id!)!.centre);
    return turned(angleOf(minus(to!, from!)));
  }

  /** Whether the docks of the map are told clockwise as the map is drawn: as their ferries say on most islands. */
  private get isClockwise(): boolean {
    let votes = 0;
    for (const id of this.islands.keys()) {
      const known = this.docksOf(id)
        .map((dock) => this.course(dock))
        .filter((course) => course !== null);
      if (known.length < 3) continue;
      const around = known.reduce((sum, course, n) => sum + turned(known[(n + 1) % known.length]! - course), 0);
      votes += around < TURN * 1.1 ? 1 : -1;
    }
    return votes >= 0;
  }

  /** Lays the docks of an island along its shore: near where their ferries go, in their order, with room between. */
  private placeDocks(island: Island): void {
    const names = this.docksOf(island.id);
    if (!this.isClockwise) names.reverse();
    const edge = this.edges.get(island.id);
    const closed = edge && { right: 0, bottom: TURN / 4, left: TURN / 2, top: (3 * TURN) / 4 }[edge];
    // The shore begins behind the edge of the map, if it is open there, so that no dock lies beyond.
    const known = names.map((dock) => this.course(dock));
    const first = known.findIndex((course) => course !== null);
    const start = closed ?? turned((known[first] ?? 0) - 0.01);
    if (closed === undefined && first > 0) names.push(...names.splice(0, first));
    else if (closed !== undefined) {
      const order = names
        .map((dock, n) => ({ n, course: this.course(dock) }))
        .filter(({ course }) => course !== null)
        .sort((one, other) => turned(one.course! - start) - turned(other.course! - start));
      const lead = order[0]?.n ?? 0;
      // docks off the map before the first ferry stay before it only if they do not close the round
      if (lead > 0 && this.course(names[0]!) !== null) names.push(...names.splice(0, lead));
    }
    const wishes = this.wishes(names, start, closed !== undefined);
    const places = this.spaced(wishes, island, start, closed !== undefined);
    for (const [n, dock] of names.entries()) {
      this.outward[dock] = places[n]!;
      this.docks[dock] = this.shoreAt(island, places[n]!);
    }
    this.divide(island, names);
  }

  /** The angles at which docks would like to lie, rising from `start`. */
  private wishes(names: string[], start: number, isOpen: boolean): number[] {
    const courses = names.map((dock) => this.course(dock));
    const along = courses.map((course) => (course === null ? null : turned(course - start)));
    return names.map((_, n) => {
      if (along[n] !== null) return start + along[n]!;
      const before = along.slice(0, n).findLast((course) => course !== null);
      const after = along.slice(n + 1).find((course) => course !== null);
      const low = before ?? (isOpen ? TURN * 0.08 : 0);
      const high =
        after ?? TURN * (isOpen ? 0.82 : 1) + (isOpen ? 0 : (along.find((course) => course !== null) ?? 0));
      return start + (low + high) / 2;
    });
  }

  /** The same angles with room between them along the shore. */
  private spaced(wishes: number[], island: Island, start: number, isOpen: boolean): number[] {
    const places = [...wishes];
    const axes = { x: island.wide, y: island.tall };
    const room = (n: number): number =>
      Math.min(STRAIT / Survey.reach(axes, places[n]!), (TURN * (isOpen ? 0.7 : 1)) / places.length);
    for (let round = 0; round < 200; round++) {
      for (const n of places.keys()) {
        places[n]! += (wishes[n]! - places[n]!) * 0.02;
        const next = (n + 1) % places.length;
        if (next === 0 && isOpen) continue;
        const far = places[next]! + (next === 0 ? TURN : 0) - places[n]!;
        const lack = (room(n) + room(next)) / 2 - far;
        if (lack <= 0 || places.length === 1) continue;
        places[n]! -= lack / 2;
        places[next]! += lack / 2;
      }
      if (isOpen)
        for (const n of places.keys()) places[n] = within(places[n]!, start + TURN * 0.13, start + TURN * 0.87);
    }
    return places.map(turned);
  }

  /** The point of a shore in a direction from the middle of the island. */
  private shoreAt({ centre, outline }: Island, angle: number): Point {
    let best = outline[0]!;
    const off = (point: Point): number =>
      Math.abs(((angleOf(minus(point, centre)) - angle + 3 * TURN + TURN / 2) % TURN) - TURN / 2);
    for (const [n, from] of outline.entries()) {
      const to = outline[(n + 1) % outline.length]!;
      for (let part = 0; part < 1; part += 0.25) {
        const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        if (off(point) < off(best)) best = point;
      }
    }
    return { x: within(best.x, MARGIN, this.width - MARGIN), y: within(best.y, MARGIN, this.height - MARGIN) };
  }

  /** Where two regions of an island meet: from where the docks of one end to where those of the other end. */
  private divide(island: Island, order: string[]): void {
    const names = this.regionsOf(island.id);
    if (names.length !== 2) {
      island.borders = names.slice(1).map((name, n) => this.halfway(island, names[n]!, name));
      if (names.length === 1) this.regions[names[0]!] = this.placeRegion(island, () => true);
      return;
    }
    const served = (dock: string): string[] => this.map.docks[dock]!.regions;
    const ends: number[] = [];
    for (const [n, dock] of order.entries()) {
      const next = order[(n + 1) % order.length]!;
      if (served(dock).length === 2) ends.push(this.outward[dock]!);
      else if (served(next).length === 1 && served(dock)[0] !== served(next)[0])
        ends.push(this.outward[dock]! + turned(this.outward[next]! - this.outward[dock]!) / 2);
    }
    if (ends.length !== 2) {
      island.borders = [this.halfway(island, names[0]!, names[1]!)];
      return;
    }
    const [from, to] = ends.map(turned) as [number, number];
    const isIn = (angle: number): boolean => turned(angle - from) < turned(to - from);
    const first = names.find((name) =>
      order.some((dock) => served(dock).length === 1 && served(dock)[0] === name && isIn(this.outward[dock]!)),
    );
    const other = names.find((name) =>
      order.some((dock) => served(dock).length === 1 && served(dock)[0] === name && !isIn(this.outward[dock]!)),
    );
    const between = first ?? names.find((name) => name !== other) ?? names[0]!;
    island.borders = [[this.shoreAt(island, from), island.centre, this.shoreAt(island, to)]];
    for (const name of names)
      this.regions[name] = this.placeRegion(
        island,
        (at) => isIn(turned(angleOf(minus(at, island.centre)))) === (name === between),
      );
  }

  /** The point of a region with the most room around it: from docks, shore, border and the edges of the map. */
  private placeRegion(island: Island, isMine: (at: Point) => boolean): Point {
    const docks = this.docksOf(island.id).map((dock) => this.docks[dock]!);
    const lines = [...closed(island.outline), ...island.borders.flatMap(open)];
    let best = { at: island.centre, room: -Infinity };
    for (let x = 1; x < this.width; x += STEP)
      for (let y = 1; y < this.height; y += STEP) {
        const at = { x, y };
        if (!isMine(at) || !isInside(at, island.outline)) continue;
        const room = Math.min(
          ...docks.map((dock) => apart(dock, at) - OF_A_DOCK),
          ...lines.map(([from, to]) => toLine(at, from, to)),
          x - 1.5,
          y - 1.5,
          this.width - x - 1.5,
          this.height - y - 1.5,
        );
        // of places that are as good, the one nearest to the middle
        const worth = Math.min(room, ENOUGH) - apart(at, island.centre) / 1000;
        if (worth > best.room) best = { at, room: worth };
      }
    return best.at;
  }

  /** A line between two regions where the docks do not tell it: halfway, from shore to shore. */
  private halfway(island: Island, one: string, other: string): Point[] {
    const [a, b] = [this.regions[one]!, this.regions[other]!];
    const across = angleOf(minus(b, a)) + TURN / 4;
    return [this.shoreAt(island, across), middle([a, b]), this.shoreAt(island, across + TURN / 2)];
  }

  // --- routes ---

  private routes(): Route[] {
    const all: Route[] = [];
    for (const [dock, { ferry }] of Object.entries(this.map.docks)) {
      const from = this.docks[dock]!;
      if (ferry === null) all.push({ from, to: this.offMap(dock), leadsOff: true, docks: [dock] });
      else if (dock < ferry) all.push({ from, to: this.docks[ferry]!, leadsOff: false, docks: [dock, ferry] });
    }
    return all;
  }

  /** Where a route without another end leaves the map. */
  private offMap(dock: string): Point {
    const at = this.docks[dock]!;
    const angle = this.outward[dock]!;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const far = Math.min(
      x > 0 ? (this.width - at.x) / x : x < 0 ? -at.x / x : Infinity,
      y > 0 ? (this.height - at.y) / y : y < 0 ? -at.y / y : Infinity,
    );
    return { x: at.x + x * far, y: at.y + y * far };
  }
}
