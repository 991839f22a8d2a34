/** What is pressed to give an answer: a place of the map, a card, a god, a village, an end of a row. */

import type { OptionTold } from '../../wire';

/** The things that are pressed for an answer, one after the other. Most answers need one; from here to there, two. */
export function thingsOf({ verb, objects }: OptionTold, dock: string | null): string[] {
  const named = (PRESSED[verb] ?? []).map((object) => objects[object] ?? '');
  if (verb === 'raid') return dock === null ? [] : [dock];
  return named.filter(Boolean);
}

const PRESSED: Record<string, readonly string[]> = {
  draft: ['card'],
  play: ['card'],
  fight: ['card'],
  slay: ['card'],
  discard: ['card'],
  slay_in: ['region'],
  start_in: ['fjord'],
  sail_from: ['dock'],
  sail_in: ['fjord'],
  sail_to: ['fjord'],
  dock_at: ['dock'],
  push_to: ['fjord'],
  deploy: ['region'],
  recall: ['region'],
  explore: ['region', 'region_to'],
  carry_temple: ['region', 'region_to'],
  fly: ['region', 'region_to'],
  fly_settler: ['region', 'region_to'],
  fly_temple: ['region', 'region_to'],
  move_giant: ['region', 'region_to'],
  build_boat: ['dock'],
  build_temple: ['region'],
  smite: ['region'],
  fury_up: ['rune'],
  fury_down: ['rune'],
  joker_as: ['rune'],
  dedicate: ['spot'],
  fight_for: ['row_end'],
  send_valkyrie: ['region'],
  raid_at: ['dock'],
  give_back: ['favor', 'row_end'],
  enemy_to: ['region'],
  enemy_by: ['dock'],
};

/** What can be pressed, and which answers are behind it. */
export class Pressable {
  private readonly all: { option: OptionTold; things: string[] }[];

  /** `from` is what was pressed first, for answers that need two. */
  constructor(
    options: OptionTold[],
    dock: string | null,
    private readonly wished: string | null,
  ) {
    this.all = options.map((option) => ({ option, things: thingsOf(option, dock) }));
  }

  /** What was pressed first; if all begin with the same, nobody has to press it. */
  get from(): string | null {
    const starts = this.starts;
    if (this.wished !== null && starts.has(this.wished)) return this.wished;
    return starts.size === 1 && this.all.every(({ things }) => things.length !== 1) ? [...starts][0]! : null;
  }

  /** Where answers that need two things begin. */
  get starts(): Set<string> {
    return new Set(this.all.filter(({ things }) => things.length === 2).map(({ things }) => things[0]!));
  }

  /** The answers that are given by pressing this now. */
  at(thing: string): OptionTold[] {
    const { from } = this;
    return this.all
      .filter(({ things }) =>
        things.length === 2 ? things[0] === from && things[1] === thing : things.length === 1 && things[0] === thing,
      )
      .map(({ option }) => option);
  }

  /** All answers that pressing this leads to, now or after something else is pressed. */
  leads(thing: string): OptionTold[] {
    return this.all.filter(({ things }) => things.includes(thing)).map(({ option }) => option);
  }

  /** The answers that begin by pressing this, if that has not been done. */
  begins(thing: string): OptionTold[] {
    if (this.from === thing) return [];
    return this.all.filter(({ things }) => things.length === 2 && things[0] === thing).map(({ option }) => option);
  }

  /** The answers that belong to nothing that could be pressed. */
  get loose(): OptionTold[] {
    return this.all.filter(({ things }) => things.length === 0).map(({ option }) => option);
  }

  /** Whether something happens when this is pressed. */
  isLit(thing: string): boolean {
    return this.at(thing).length > 0 || (this.starts.has(thing) && this.from !== thing);
  }
}
