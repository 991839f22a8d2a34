/** What every part of the scene of Tiny Epic Vikings shares: the desk of every scene, and what is pressed first. */

import { untrack } from 'svelte';
import type { OptionTold } from '../../wire';
import type { ShortTopic } from '../pieces/about.svelte';
import { SceneDesk, type Given } from '../pieces/desk.svelte';
import { dyeOf } from '../../seats';
import { chartOf, type Chart, type MapTold } from './chart';
import { Facts, type Components } from './facts';
import { ENEMY, seatOf, type Owner, type TablePicture } from './picture';
import { Pressable } from './things';

export type { Given };

/** Several answers behind one thing: which of them is meant is asked beside the map. */
export interface Choosing {
  thing: string;
  title: string;
  options: OptionTold[];
}

/** What pressing a kind of thing would answer where it cannot be answered now: that is what is asked about. */
const WOULD_BE: Record<string, Record<string, string>> = {
  PlaceFirstBoat: { fjord: 'start_in' },
  SailOn: { fjord: 'sail_to', dock: 'dock_at' },
  AtTheDock: { fjord: 'sail_to' },
  BuildSomething: { dock: 'build_boat', region: 'build_temple' },
  SlayGiant: { region: 'slay_in' },
};

export class Desk extends SceneDesk<TablePicture, Components, Facts> {
  constructor(given: () => Given) {
    super(given, Facts);
  }

  get step(): string {
    return this.view.question?.step ?? '';
  }

  /** The colour of an owner; the enemy has one of its own. */
  dye(owner: Owner): string {
    const seat = seatOf(owner);
    return seat === null ? ENEMY : dyeOf(seat);
  }

  ownerName(owner: Owner): string {
    const seat = seatOf(owner);
    return seat === null ? this.facts.printed.enemy.name : this.who(seat);
  }
}

/** The desk of the scene itself, which also knows what is pressed but not yet answered. */
export class PlayDesk extends Desk {
  choosing = $state.raw<Choosing | null>(null);
  private first = $state<string | null>(null);
  readonly pressable = $derived(new Pressable(this.options, this.picture.agenda[0]?.dock ?? null, this.first));

  constructor(given: () => Given) {
    super(given);
    $effect.pre(() => {
      void this.view.question?.decision;
      untrack(() => this.forget());
    });
  }

  forget(): void {
    this.choosing = null;
    this.first = null;
  }

  get map(): MapTold {
    return this.facts.printed.maps[this.picture.map]!;
  }

  isLit(thing: string): boolean {
    return this.pressable.isLit(thing);
  }

  /** Whether a lesson wants this to be pressed next; not if it has been, and one of its answers is to be chosen. */
  isPointed(thing: string): boolean {
    if (this.choosing?.thing === thing) return false;
    const next = [...this.pressable.at(thing), ...this.pressable.begins(thing)].map(({ answer }) => answer);
    return this.points((answer) => next.includes(answer));
  }

  /** The names of the answers that pressing a thing leads to, for whoever reads the page with a program. */
  leads(thing: string): string | undefined {
    const answers = this.pressable.leads(thing).map(({ answer }) => answer);
    return answers.length > 0 ? answers.join('|') : undefined;
  }

  /** Presses a thing: gives its answer, asks which of several, begins at it, says why not, or tells about it. */
  pressThing(thing: string, topic: ShortTopic): void {
    if (this.busy) return;
    const options = this.pressable.at(thing);
    const verb = WOULD_BE[this.step]?.[thing.split('_')[0]!];
    this.choosing = null;
    if (options.length === 1) this.give(options[0]!.answer);
    else if (options.length > 1) this.choosing = { thing, title: topic.title, options };
    else if (this.pressable.starts.has(thing)) this.first = this.first === thing ? null : thing;
    else if (verb) this.press(`${verb} ${thing}`, topic);
    else this.tell(topic);
  }
}

const charts = new Map<string, Chart>();

/** The drawn map, worked out once for each of its two shapes. */
export function chartFor(map: MapTold, upright: boolean): Chart {
  const key = JSON.stringify([map, upright]);
  let chart = charts.get(key);
  if (!chart) charts.set(key, (chart = chartOf(map, upright)));
  return chart;
}
