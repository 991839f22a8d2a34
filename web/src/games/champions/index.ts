/** The scene of Champions of Midgard. */

export { default } from './Table.svelte';
export { default as Scene } from './Scene.svelte';
export { default as Tray } from './Tray.svelte';
export { default as Opponent } from './Opponent.svelte';
export { default as SeatSummary } from './SeatSummary.svelte';
export { default as Track } from './Track.svelte';
