/** The scene of Walhalla. */

export { default } from './Scene.svelte';
export { default as SeatSummary } from './SeatSummary.svelte';
export { default as Track } from './Track.svelte';
