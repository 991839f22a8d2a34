/** Short motion from events: a piece travels to where it now is. Any press skips it. */

import type { Line } from '../../wire';
import { colourOf } from './picture';

const TRAVEL = 420; // milliseconds
const ALL = 1200; // for everything of one piece of news
const RISE = 900;
const RING = 'cm-changed';

interface Act { from: Element; to: Element; icon: string; kind: string }
interface Gain { at: Element; text: string; icon: string }

const find = (selector: string): Element | null => {
  for (const node of document.querySelectorAll(selector)) if (node.checkVisibility()) return node;
  return null;
};
const seatPanel = (seat: unknown): Element | null => find(`.cm.me[data-seat="${Number(seat)}"], .opp [data-seat="${Number(seat)}"], .opp[data-seat="${Number(seat)}"]`);

function actOf(event: NonNullable<Line['event']>): Act | null {
  const from = seatPanel(event.seat);
  const colour = colourOf(Number(event.seat));
  if (event.kind === 'placed') {
    const to = find(`.cm [data-place="${event.location}"]`);
    return from && to ? { from, to, icon: `w-${colour}`, kind: `meeple m-${colour}` } : null;
  }
  if (event.kind === 'ship-sails') {
    const harbour = find(`.cm [data-place="${event.ship}"]`) ?? from;
    const to = find(`.cm [data-shore="${event.shore}"] .lane`);
    return harbour && to ? { from: harbour, to, icon: 'longship', kind: 'i' } : null;
  }
  return null;
}

function gainOf(event: NonNullable<Line['event']>): Gain | null {
  if (event.kind !== 'gained' && event.kind !== 'paid') return null;
  const at = find(`.cm.me[data-seat="${Number(event.seat)}"] [data-store="${event.thing}"]`) ?? seatPanel(event.seat);
  const icon = event.thing === 'coins' ? 'coin' : String(event.thing);
  const n = Number(event.n);
  const sign = (event.kind === 'gained') === n > 0 ? '+' : '−';
  return at ? { at, icon, text: `${sign}${Math.abs(n)}` } : null;
}

function middle(node: Element): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function piece(icon: string, kind: string, text = ''): HTMLElement {
  const node = document.createElement('div');
  node.className = `cm-flying ${kind.startsWith('i') ? 'cm-icon' : ''}`;
  node.setAttribute('aria-hidden', 'true');
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', kind);
  svg.setAttribute('width', text ? '16' : '32');
  svg.setAttribute('height', text ? '16' : '32');
  if (kind.startsWith('meeple')) svg.setAttribute('viewBox', '0 0 24 24');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${icon}`);
  svg.append(use);
  node.append(svg);
  if (text) node.append(text);
  document.body.append(node);
  return node;
}

/** Plays the events of some lines; returns how to stop at once. */
export function play(lines: Line[]): () => void {
  document.querySelectorAll(`.${RING}`).forEach((node) => node.classList.remove(RING));
  const events = lines.flatMap((line) => (line.event ? [line.event] : []));
  const acts = events.map(actOf).filter((act) => act !== null);
  const still = document.documentElement.dataset.motion === 'still'; // the page's own setting
  if (still || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    for (const { to } of acts) to.classList.add(RING);
    return () => undefined;
  }
  const gains = events.map(gainOf).filter((gain) => gain !== null).slice(-8);
  const running: Animation[] = [];
  const pieces: HTMLElement[] = [];
  const run = (node: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions) => {
    const animation = node.animate(frames, { fill: 'both', ...timing });
    running.push(animation);
    pieces.push(node);
    animation.finished.then(() => node.remove(), () => node.remove());
  };
  const gap = acts.length > 1 ? Math.max(0, ALL - TRAVEL) / (acts.length - 1) : 0;
  acts.forEach((act, n) => {
    const [a, b] = [middle(act.from), middle(act.to)];
    const at = (x: number, y: number) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    run(
      piece(act.icon, act.kind),
      [{ transform: at(a.x, a.y), opacity: 0.4 }, { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - 24), opacity: 1 }, { transform: at(b.x, b.y), opacity: 1 }],
      { duration: TRAVEL, delay: n * Math.min(gap, TRAVEL), easing: 'cubic-bezier(.2,.7,.2,1)' },
    );
    act.to.classList.add(RING);
  });
  const heights = new Map<Element, number>();
  gains.forEach((gain, n) => {
    const { x, y } = middle(gain.at);
    const height = heights.get(gain.at) ?? 0;
    heights.set(gain.at, height + 1);
    const at = (rise: number) => `translate(${x + height * 34}px, ${y - rise}px) translate(-50%, -50%)`;
    run(
      piece(gain.icon, `i r-${gain.icon}`, gain.text),
      [{ transform: at(4), opacity: 0 }, { transform: at(16), opacity: 1, offset: 0.25 }, { transform: at(22), opacity: 1, offset: 0.8 }, { transform: at(34), opacity: 0 }],
      { duration: RISE, delay: Math.min(n * 60, ALL - RISE) },
    );
  });
  return () => {
    running.forEach((animation) => animation.cancel());
    pieces.forEach((node) => node.remove());
  };
}
