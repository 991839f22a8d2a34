/** Where everything lies on the board, in sixteenths of a letter. It is drawn upright where there is more height. */

import { SHIP_ROWS } from './picture';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
type Point = [number, number];

const WOBBLE = 2.5; // how far the coast leaves the straight line
const ROOT = 18; // from the mainland to the first field of a peninsula

/** A smooth closed line through some points. */
function smooth(points: Point[]): string {
  const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const write = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const start = between(points.at(-1)!, points[0]!);
  const curves = points.map(
    (point, n) => `Q${write(point)} ${write(between(point, points[(n + 1) % points.length]!))}`,
  );
  return `M${write(start)}${curves.join('')}Z`;
}

const LOW = 260; // a board lower than this is drawn upright, and scrolled
const LEAST_ROW = 26; // pixels in which a terrain can be told by its shape, where the board lies on its side

/** How high the board must be at least. */
export function leastHeight(width: number, height: number, rows: readonly number[]): number {
  const bare = new Layout(width, height, rows);
  return bare.isUpright ? bare.hall + 2 * bare.tip + LEAST_ROW * Math.max(...rows, 12) : 0;
}

export class Layout {
  /** Fjords run down from the mainland at the top, not from the left to the right. */
  readonly isUpright: boolean;
  /** How much the mainland takes, and one row of fields, and one tip, along the fjords. */
  readonly hall: number;
  readonly row: number;
  readonly tip: number;
  /** How wide a peninsula and a fjord are. */
  readonly land: number;
  readonly fjord: number;
  private readonly edge: number;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly rows: readonly number[],
    room = height,
  ) {
    this.isUpright = height > width || width < 700 || room < LOW;
    const [along, across] = this.isUpright ? [height, width] : [width, height];
    const longest = Math.max(...rows, 12);
    this.hall = this.isUpright ? 60 : 138;
    this.tip = this.isUpright ? Math.max(28.5, along * 0.052) : Math.max(40, Math.min(58, along * 0.05));
    this.row = Math.min(
      this.isUpright ? 64 : 124,
      (along - this.hall - 2 * this.tip - (this.isUpright ? 8 : 16)) / longest,
    );
    this.edge = this.isUpright ? 0 : 4;
    this.fjord = this.isUpright ? Math.max(46, across * 0.118) : across * 0.116;
    this.land = (across - 4 * this.fjord - 2 * this.edge) / 3;
  }

  /** A box that begins so far along and across, and is so long and wide. */
  private box(along: number, across: number, long: number, wide: number): Box {
    return this.isUpright ? { x: across, y: along, w: wide, h: long } : { x: along, y: across, w: long, h: wide };
  }

  private point(along: number, across: number): Point {
    return this.isUpright ? [across, along] : [along, across];
  }

  private acrossFjord(fjord: number): number {
    return this.edge + fjord * (this.fjord + this.land);
  }

  private acrossLand(peninsula: number): number {
    return this.acrossFjord(peninsula) + this.fjord;
  }

  mainland(): Box {
    return this.box(0, 0, this.hall - ROOT, this.isUpright ? this.width : this.height);
  }

  field(peninsula: number, row: number): Box {
    return this.box(this.hall + row * this.row, this.acrossLand(peninsula) + 4, this.row, this.land - 8);
  }

  /** The low tip is the first, the high one lies behind it. */
  tipBox(peninsula: number, n: number): Box {
    const along = this.hall + (this.rows[peninsula] ?? 0) * this.row + n * this.tip;
    return this.box(along + 2, this.acrossLand(peninsula) + 5, this.tip - 4, this.land - 10);
  }

  /** Where the k-th ship of a fjord lies. */
  berth(fjord: number, slot: number): Box {
    return this.box(
      this.hall + slot * SHIP_ROWS * this.row,
      this.acrossFjord(fjord),
      SHIP_ROWS * this.row,
      this.fjord,
    );
  }

  /** Where a peninsula has its number: at its root. */
  root(peninsula: number): Box {
    return this.box(this.hall - ROOT, this.acrossLand(peninsula), ROOT, this.land);
  }

  /** Where a fjord has its name: at its mouth. */
  mouth(fjord: number): Box {
    const along = this.isUpright ? this.height : this.width;
    const long = this.isUpright ? 18 : 96;
    return this.box(along - long - (this.isUpright ? 2 : 12), this.acrossFjord(fjord), long, this.fjord);
  }

  /** How far a ship comes in from the open sea, as a shift from its berth. */
  comesFrom(slot: number): Point {
    const along = this.isUpright ? this.height : this.width;
    return this.point(along - this.hall - slot * SHIP_ROWS * this.row, 0);
  }

  /** The coast of a peninsula, with a round head behind the tips. */
  coast(peninsula: number): string {
    const from = this.hall - 3 * ROOT;
    const to = this.hall + (this.rows[peninsula] ?? 0) * this.row + 2 * this.tip + 2;
    const [near, far] = [this.acrossLand(peninsula) - 1, this.acrossLand(peninsula) + this.land + 1];
    const steps = Math.round((to - from) / 34);
    const wave = (n: number, side: number): number => WOBBLE * Math.sin(n * 1.9 + side * 2.3 + peninsula * 4.1);
    const side = (v: number, s: number): Point[] =>
      Array.from({ length: steps + 1 }, (_, n) => this.point(from + ((to - from) * n) / steps, v + wave(n, s)));
    const head: Point[] = [
      this.point(to + 6, near + this.land * 0.22),
      this.point(to + 9, (near + far) / 2),
      this.point(to + 6, far - this.land * 0.22),
    ];
    return smooth([...side(near, 0), ...head, ...side(far, 1).reverse()]);
  }

  /** The coast of the mainland. */
  shore(): string {
    const across = this.isUpright ? this.width : this.height;
    const edge = this.hall - ROOT;
    const steps = Math.round(across / 40);
    const coast = Array.from({ length: steps + 1 }, (_, n) =>
      this.point(edge + 2.5 * Math.sin(n * 2.1), (across * n) / steps),
    );
    const write = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
    const corners = [this.point(edge, across + 20), this.point(-20, across + 20)];
    const line = [this.point(-20, -20), this.point(edge, -20), ...coast, ...corners];
    return `M${line.map(write).join('L')}Z`;
  }

  /** Waves on open water, the same at every drawing. */
  waves(): string {
    const count = Math.round((this.width * this.height) / 14000);
    return Array.from({ length: count }, (_, n) => {
      const [x, y] = [(n * 173 + 60) % this.width, (n * 97 + 31) % this.height];
      return `M${x} ${y}q6-5 12 0t12 0 12 0`;
    }).join('');
  }
}

/** The lines of a longship that is so long and wide: sharp bow, blunt stern with its steering oar. */
export interface Hull {
  hull: string;
  keel: string;
  oars: string;
  steer: string;
  head: Point;
  places: Point[];
}

export function hullOf(long: number, wide: number, isUpright: boolean, turned: boolean): Hull {
  const half = wide / 2;
  const point = (du: number, dv: number): Point => {
    const u = turned ? long - du : du;
    return isUpright ? [half + dv, u] : [u, half + dv];
  };
  const q = (du: number, dv: number): string =>
    point(du * long, dv * half)
      .map((n) => n.toFixed(1))
      .join(' ');
  const b = 0.8; // the hull leaves room for the oars
  const side = (s: number): string => `C${q(0.05, s * b * 0.5)} ${q(0.12, s * b)} ${q(0.25, s * b)}`;
  const hull = [
    `M${q(0.015, 0)}${side(-1)}`,
    `L${q(0.8, -b)}C${q(0.91, -b)} ${q(0.965, -b * 0.75)} ${q(0.975, -b * 0.34)}`,
    `L${q(0.975, b * 0.34)}C${q(0.965, b * 0.75)} ${q(0.91, b)} ${q(0.8, b)}`,
    `L${q(0.25, b)}C${q(0.12, b)} ${q(0.05, b * 0.5)} ${q(0.015, 0)}Z`,
  ].join('');
  const oar = (at: number, s: number): string => `M${q(at, s * b)}L${q(at + 0.03, s * 1.02)}`;
  return {
    hull,
    keel: `M${q(0.03, 0)}L${q(0.96, 0)}`,
    oars: [0.3, 0.36, 0.63, 0.69].flatMap((at) => [oar(at, -1), oar(at, 1)]).join(''),
    steer: `M${q(0.88, b * 0.8)}L${q(0.99, b * 1.15)}`,
    head: point(long * 0.022, 0),
    places: [0, 1, 2].map((n) => point((long * (n + 0.5)) / 3, 0)),
  };
}
