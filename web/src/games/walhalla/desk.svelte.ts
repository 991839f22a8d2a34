/** What every part of the scene of Walhalla shares: the desk of every scene, and plans that are not answers yet. */

import { untrack } from 'svelte';
import { SceneDesk, type Given } from '../pieces/desk.svelte';
import { Facts, PLACES, type Components, type Place } from './facts';
import { nameOfPlaces, placesIn, type TablePicture } from './picture';

export type { Given };
export type End = 'bow' | 'stern';
const NOBODY: ReadonlySet<Place> = new Set();

export class Desk extends SceneDesk<TablePicture, Components, Facts> {
  constructor(given: () => Given) {
    super(given, Facts);
  }

  get step(): string {
    return this.view.question?.step ?? '';
  }
}

/** The desk of the scene itself, which also knows what is chosen but not yet answered. */
export class PlayDesk extends Desk {
  /** The places pressed aboard the ship. */
  boarding = $state.raw<ReadonlySet<Place>>(NOBODY);
  /** The fjord that is chosen, the one that is pointed at, and which end would go in first. */
  chosen = $state<number | null>(null);
  pointed = $state<number | null>(null);
  wantedEnd = $state<End>('bow');

  constructor(given: () => Given) {
    super(given);
    $effect.pre(() => {
      void this.view.question?.decision;
      untrack(() => this.forget());
    });
  }

  private forget(): void {
    this.boarding = NOBODY;
    this.chosen = null;
    this.pointed = null;
  }

  // --- boarding: a set of places in one answer ---

  private get sets(): Place[][] {
    return this.options.filter((each) => each.verb === 'board').map((each) => placesIn(each.objects.places ?? ''));
  }

  canBoard(place: Place): boolean {
    return this.sets.some((set) => set.includes(place));
  }

  /** The answer that boards on the chosen places; null while none is chosen. */
  get boardingAnswer(): string | null {
    return this.boarding.size ? `board ${nameOfPlaces(this.boarding)}` : null;
  }

  /** Whether a lesson wants somebody aboard there who is not chosen yet. */
  pointsAt(place: Place): boolean {
    const leads = (answer: string) => answer.startsWith('board ') && placesIn(answer.slice(6)).includes(place);
    return !this.boarding.has(place) && this.points(leads);
  }

  /** Takes a place or leaves it; where no more may board, the new place takes the turn of the others. */
  toggle(place: Place): void {
    if (this.busy || !this.canBoard(place)) return;
    const next = new Set(this.boarding);
    if (!next.delete(place)) next.add(place);
    const fits = this.sets.some((set) => [...next].every((each) => set.includes(each)));
    this.boarding = fits ? next : new Set([place]);
  }

  // --- sending: a fjord and an end ---

  canSend(fjord: number, end: End): boolean {
    return this.can(`send fjord_${fjord + 1} ${end}`);
  }

  isOpen(fjord: number): boolean {
    return this.canSend(fjord, 'bow') || this.canSend(fjord, 'stern');
  }

  /** The end that would go in first: the wanted one, unless only the other is offered. */
  endIn(fjord: number): End {
    const other = this.wantedEnd === 'bow' ? 'stern' : 'bow';
    return this.canSend(fjord, this.wantedEnd) || !this.canSend(fjord, other) ? this.wantedEnd : other;
  }

  /** The fjord whose preview is shown. */
  get previewed(): number | null {
    return this.pointed ?? this.chosen;
  }

  pick(fjord: number): void {
    if (this.busy || !this.isOpen(fjord)) return;
    if (this.chosen === fjord) this.turn();
    this.chosen = fjord;
    this.pointed = null; // what is chosen is shown, wherever the pointer rests
  }

  /** Whether a lesson wants this fjord to be chosen, or the ship turned round in the one that is. */
  pointsInto(fjord: number): boolean {
    return this.chosen !== fjord && this.points((answer) => answer.startsWith(`send fjord_${fjord + 1} `));
  }

  get pointsToTurn(): boolean {
    const { chosen } = this;
    if (chosen === null || this.pointsInto(chosen)) return false;
    const leads = (answer: string) => answer.startsWith(`send fjord_${chosen + 1} `) && answer !== this.sendingAnswer;
    return this.points(leads);
  }

  turn(): void {
    this.wantedEnd = this.wantedEnd === 'bow' ? 'stern' : 'bow';
  }

  get sendingAnswer(): string | null {
    return this.chosen === null ? null : `send fjord_${this.chosen + 1} ${this.endIn(this.chosen)}`;
  }
}

/** The places of a ship with their number. */
export const NUMBERED = PLACES.map((place, n) => ({ place, n }));
