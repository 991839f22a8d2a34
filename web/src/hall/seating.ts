/** Setting up tables and sitting down at them. */

import * as api from '../api';
import { hexadecimal } from '../connection';
import { keep } from '../settings.svelte';
import type { NewTable, Seated } from '../wire';

/** What this browser knows of its own about the dice of a table, to compare with when the game is over. */
export interface OwnDice {
  root: string;
  secretHash: string;
  contribution: string;
}

export const ownDiceName = (table: string) => `meadhall.dice.${table}`;

/** Returns randomness of this browser's own, on which every die will depend. */
export function newContribution(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(16)));
}

/** Sits down; the root and the hash must be those that were shown before. */
export async function sitDown(
  table: string,
  name: string,
  seat: number | null,
  root: string,
  secretHash: string,
): Promise<Seated> {
  const contribution = newContribution();
  const seated = await api.sit(table, { name, seat, contribution });
  keep(ownDiceName(table), { root, secretHash, contribution } satisfies OwnDice);
  return seated;
}

/** Sets up a table and takes its first seat for a person; returns the id of the table. */
export async function openTable(wanted: NewTable, name: string): Promise<string> {
  const made = await api.makeTable(wanted);
  const seat = wanted.bots.findIndex((bot) => bot === null);
  await sitDown(made.table, name, seat, made.root, made.secret_hash);
  return made.table;
}

/** Sets up a table of one person and bots and begins at once; returns its id. */
export async function playAtOnce(wanted: NewTable, name: string): Promise<string> {
  const table = await openTable(wanted, name);
  await api.order(table, { type: 'begin' });
  return table;
}

/** Begins a chapter of the lessons, which settles seats, options and bots; returns the id of its table. */
export async function openChapter(game: string, lesson: string, name: string): Promise<string> {
  const settled = { seats: 1, options: {}, facts: null, bots: [null], open: false, clock: null };
  return playAtOnce({ game, ...settled, pace: 'live', lesson }, name);
}
