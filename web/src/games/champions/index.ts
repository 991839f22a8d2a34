/** The scene of Champions of Midgard: what the frame asks of a game. */

export { default } from './Table.svelte';
export { default as Result } from './Result.svelte';
export { default as SeatSummary } from './SeatSummary.svelte';
export { default as Track } from './Track.svelte';
export { default as BeatPanel } from './BeatPanel.svelte';
export { beatsOf } from './beats';
/** Begging takes blame. */
export const careful = ['beg'];
