/** The scene of Champions of Midgard. */

export { default } from './Table.svelte';
export { default as SeatSummary } from './SeatSummary.svelte';
export { default as Track } from './Track.svelte';
