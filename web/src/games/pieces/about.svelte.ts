/** Telling about a component: a small card at the pointer, or the information card of the page on a long press. */

import { STAND_IN, type Topic } from '../scene';
import type { Component } from './words';

const HOVER_AFTER = 450;
const HOLD_AFTER = 500;
const SLIP = 10; // pixels a finger may move while it holds

/** A topic for the small card, which has no room to show the rule: it says the sentence of it instead. */
export type ShortTopic = Topic & { says?: string };

/** What the small card shows now, and where. */
class SmallCard {
  topic = $state.raw<ShortTopic | null>(null);
  place = $state.raw<DOMRect | null>(null);
  private owner: Element | null = null;

  show(topic: ShortTopic, node: Element): void {
    this.owner = node;
    this.topic = topic;
    this.place = node.getBoundingClientRect();
  }

  /** Hides the card if it tells about this element. */
  hide(node: Element): void {
    if (this.owner !== node) return;
    this.owner = null;
    // Elements lose focus and pointer while the page is being redrawn, when nothing drawn may be changed.
    queueMicrotask(() => {
      if (this.owner === null) this.topic = null;
    });
  }
}

export const smallCard = new SmallCard();

export interface AboutWhat {
  topic: ShortTopic;
  tell: (topic: Topic) => void;
}

/** The topic of a component; a quiet mark says that a value on it is made up. */
export function topicOf(component: Component, extra = ''): ShortTopic {
  const text = [extra, component.text].filter(Boolean).join('\n');
  const mark = component.stand_ins?.length ? STAND_IN : '';
  return { title: component.name + mark, rule: component.rule, text, ...(extra ? {} : { says: component.says }) };
}

/** Makes an element tell about itself: hover, keyboard focus, long press, or the question mark key. */
export function about(node: HTMLElement, what: AboutWhat | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let isNoticed = false; // whether the pointer has moved on it since it came
  let start = { x: 0, y: 0 };

  const stop = () => {
    clearTimeout(timer);
    smallCard.hide(node);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => what && smallCard.show(what.topic, node), HOVER_AFTER);
  };
  const enter = () => (isNoticed = false);
  const focus = () => node.matches(':focus-visible') && soon();
  const down = (event: PointerEvent) => {
    stop();
    held = false;
    isNoticed = true;
    if (event.pointerType === 'mouse') return;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      held = true;
      if (what) what.tell(what.topic);
    }, HOLD_AFTER);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') {
      // What comes to lie under a resting pointer is not asked about.
      if (!isNoticed) soon();
      isNoticed = true;
      return;
    }
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) clearTimeout(timer);
  };
  const click = (event: MouseEvent) => {
    if (!held) return;
    held = false; // the press was a question, not an answer
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event) => {
    event.preventDefault();
    stop();
    if (what && !held) what.tell(what.topic);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === '?' && what) what.tell(what.topic);
    if (event.key === 'Escape') stop();
  };
  const listeners: [string, EventListener, boolean][] = [
    ['pointerenter', enter, false],
    ['pointerleave', stop, false],
    ['pointerdown', down as EventListener, false],
    ['pointermove', move as EventListener, false],
    ['pointerup', () => clearTimeout(timer), false],
    ['pointercancel', stop, false],
    ['focus', focus, false],
    ['blur', stop, false],
    ['click', click as EventListener, true],
    ['contextmenu', menu, false],
    ['keydown', key as EventListener, false],
  ];
  for (const [name, listener, capture] of listeners) node.addEventListener(name, listener, capture);
  return {
    update(next: AboutWhat | null) {
      what = next;
    },
    destroy() {
      stop();
      for (const [name, listener, capture] of listeners) node.removeEventListener(name, listener, capture);
    },
  };
}
