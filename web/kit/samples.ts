/** What the samples are made of. */

import type { Beat } from '../src/games/scene';
import type { Line } from '../src/wire';

const line: Line = {
  number: 9_999,
  at: 0,
  kind: 'event',
  seat: 1,
  text: 'Brynjar consults the sage, and looks at what lies in store for the whole village this winter.',
};

/** A beat that stays until somebody goes on. */
export const beat = (kind: string): Beat => ({ story: kind, kind, time: 1e9, stays: true, lines: [line] });
