/** Short motion: pieces travel to where they now are, gains rise where they are had. Any press skips it. */

import './motion.css';

const TRAVEL = 420; // milliseconds
const ALL = 1200; // for everything of one piece of news
const RISE = 900;
const MOST_GAINS = 8;
const MOST_RUNNING = 8; // pieces of news whose motion overlaps
const RING = 'changed';
const EASING = 'cubic-bezier(.2,.7,.2,1)';

/** A piece that travels from one place to another; what is drawn there already is shown when it arrives. */
export interface Act {
  from: Element;
  to: Element;
  figure: SVGElement;
  shows?: Element | null;
}
/** Something drawn that slides to its place from elsewhere, given as a shift in pixels. */
export interface Slide {
  to: HTMLElement;
  x: number;
  y: number;
}
/** A number that rises where it counts. */
export interface Gain {
  at: Element;
  text: string;
  icon: string;
}

/** The first element of that kind that can be seen. */
export function find(selector: string): HTMLElement | null {
  for (const node of document.querySelectorAll<HTMLElement>(selector)) if (node.checkVisibility()) return node;
  return null;
}

/** A symbol of the icons as a picture of its own. */
export function figure(icon: string, kind: string, size = 32, viewBox = ''): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', kind);
  svg.style.setProperty('--px', String(size));
  if (viewBox) svg.setAttribute('viewBox', viewBox);
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${icon}`);
  svg.append(use);
  return svg;
}

function middle(node: Element): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function flying(picture: SVGElement, text = ''): HTMLElement {
  const node = document.createElement('div');
  node.className = text ? 'flying gain' : 'flying';
  node.setAttribute('aria-hidden', 'true');
  node.append(picture, text);
  document.body.append(node);
  return node;
}

/** The motion of a scene: all news are played once, what runs goes on while more comes, a press ends it all. */
export class Motions {
  private played: readonly unknown[] = [];
  private stops: (() => void)[] = [];

  /** Whether these lines have not been played yet. */
  isNews(lines: readonly unknown[]): boolean {
    const isNews = lines.length > 0 && lines !== this.played;
    this.played = lines;
    return isNews;
  }

  /** Remembers how to stop something that has begun. */
  add(stop: () => void): void {
    this.stops = [...this.stops.slice(1 - MOST_RUNNING), stop];
  }

  /** Ends everything at once. */
  stop(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }
}

/** Plays what happened, one act after another; returns how to stop at once. */
export function perform(acts: (Act | Slide)[], gains: Gain[]): () => void {
  document.querySelectorAll(`.${RING}`).forEach((node) => node.classList.remove(RING));
  for (const { to } of acts) to.classList.add(RING);
  const still = document.documentElement.dataset.motion === 'still'; // the page's own setting
  if (still || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const running: Animation[] = [];
  const pieces: HTMLElement[] = [];
  const run = (node: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions, isOwn: boolean) => {
    const animation = node.animate(frames, { fill: isOwn ? 'both' : 'backwards', ...timing });
    running.push(animation);
    if (!isOwn) {
      animation.finished.catch(() => undefined); // it was skipped
      return;
    }
    pieces.push(node);
    animation.finished.then(
      () => node.remove(),
      () => node.remove(),
    );
  };
  // Where things are is asked before anything moves: a piece leaves a ship where it lies, not where it comes from.
  const ways = acts.map((act) => ('figure' in act ? ([middle(act.from), middle(act.to)] as const) : null));
  const gap = acts.length > 1 ? Math.max(0, ALL - TRAVEL) / (acts.length - 1) : 0;
  acts.forEach((act, n) => {
    const timing = { duration: TRAVEL, delay: n * Math.min(gap, TRAVEL), easing: EASING };
    const way = ways[n];
    if (!('figure' in act)) {
      run(
        act.to,
        [{ transform: `translate(${act.x}px, ${act.y}px)` }, { transform: 'none' }],
        { ...timing, duration: TRAVEL * 1.5 },
        false,
      );
      return;
    }
    const [a, b] = way!;
    if (act.shows)
      running.push(act.shows.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.delay + TRAVEL }));
    const at = (x: number, y: number) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    run(
      flying(act.figure),
      [
        { transform: at(a.x, a.y), opacity: 0.4 },
        { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - 24), opacity: 1 },
        { transform: at(b.x, b.y), opacity: 1 },
      ],
      timing,
      true,
    );
  });
  const heights = new Map<Element, number>();
  gains.slice(-MOST_GAINS).forEach((gain, n) => {
    const { x, y } = middle(gain.at);
    const height = heights.get(gain.at) ?? 0;
    heights.set(gain.at, height + 1);
    const at = (rise: number) => `translate(${x + height * 34}px, ${y - rise}px) translate(-50%, -50%)`;
    run(
      flying(figure(gain.icon, `i r-${gain.icon}`, 16), gain.text),
      [
        { transform: at(4), opacity: 0 },
        { transform: at(16), opacity: 1, offset: 0.25 },
        { transform: at(22), opacity: 1, offset: 0.8 },
        { transform: at(34), opacity: 0 },
      ],
      { duration: RISE, delay: Math.min(n * 60, ALL - RISE) },
      true,
    );
  });
  return () => {
    running.forEach((animation) => animation.cancel());
    pieces.forEach((node) => node.remove());
  };
}
