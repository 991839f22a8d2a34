/** What is pressed for an answer. */

import { describe, expect, it } from 'vitest';
import { Pressable } from '../../src/games/vikings/things';
import type { OptionTold } from '../../src/wire';

const option = (verb: string, objects: Record<string, string> = {}): OptionTold => ({
  answer: [verb, ...Object.values(objects)].join(' '),
  verb,
  objects,
  text: verb,
});
const explore = (from: string, to: string): OptionTold => option('explore', { region: from, region_to: to });
const answers = (options: OptionTold[]): string[] => options.map(({ answer }) => answer);

describe('what is pressed', () => {
  it('is the place an answer names', () => {
    const pressable = new Pressable([option('dock_at', { dock: 'dock_3' }), option('done')], null, null);
    expect(answers(pressable.at('dock_3'))).toEqual(['dock_at dock_3']);
    expect(pressable.isLit('dock_4')).toBe(false);
    expect(answers(pressable.loose)).toEqual(['done']);
  });

  it('is the dock where the Boat lies, for a raid', () => {
    expect(answers(new Pressable([option('raid')], 'dock_2', null).at('dock_2'))).toEqual(['raid']);
  });

  it('is where somebody sets out, and then where they go', () => {
    const options = [
      explore('region_1', 'region_2'),
      explore('region_1', 'region_3'),
      explore('region_2', 'region_3'),
    ];
    const before = new Pressable(options, null, null);
    expect(before.isLit('region_1')).toBe(true);
    expect(before.isLit('region_3')).toBe(false);
    const after = new Pressable(options, null, 'region_1');
    expect(answers(after.at('region_2'))).toEqual(['explore region_1 region_2']);
    expect(after.isLit('region_3')).toBe(true);
  });

  it('is only where they go if all set out from one place', () => {
    const pressable = new Pressable([explore('region_1', 'region_2'), option('done')], null, null);
    expect(pressable.from).toBe('region_1');
    expect(pressable.isLit('region_2')).toBe(true);
  });

  it('may have several answers, which are all told', () => {
    const options = ['1', '2'].map((settlers) => option('deploy', { region: 'region_1', settlers }));
    expect(new Pressable(options, null, null).at('region_1')).toHaveLength(2);
  });
});
