/** The scene of Tiny Epic Vikings. */

export { default } from './Scene.svelte';
export { default as SeatSummary } from './SeatSummary.svelte';
export { default as Track } from './Track.svelte';
