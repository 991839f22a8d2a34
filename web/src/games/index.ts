/** The drawn scenes, by game; each is loaded when its game is first opened. A game may do without. */

import type { SceneModule } from './scene';

export const scenes: Record<string, () => Promise<SceneModule>> = {
  champions: () => import('./champions'),
  walhalla: () => import('./walhalla'),
  vikings: () => import('./vikings'),
};

/** The games whose table can also be read out in words: those with a sheet. */
export const readable: ReadonlySet<string> = new Set(['vikings']);

/** An icon that stands for a game in lists. */
export const emblems: Record<string, string> = { champions: 'longhouse', walhalla: 'longship', vikings: 'boat' };
