/** Playing again after the end. */

import { newContribution } from '../hall/seating';
import { route } from '../route.svelte';
import type { LiveTable } from '../table/live.svelte';

/** Sits down at the next table and goes there. */
export async function playAgain(live: LiveTable): Promise<void> {
  const reply = await live.order({ type: 'rematch', contribution: newContribution() });
  if (reply.type === 'accepted' && reply.table) route.go(`/table/${reply.table}`);
}
