/** The scene of Walhalla. */

export { default } from './Scene.svelte';
export { beatsOf } from './beats';
export { default as BeatPanel } from './told/BeatPanel.svelte';
export { default as Result } from './Result.svelte';
export { default as SeatSummary } from './SeatSummary.svelte';
export { default as Track } from './Track.svelte';
