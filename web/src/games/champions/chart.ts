/** The end of a game in numbers: where the glory came from, and how it grew. */

import type { Line } from '../../wire';
import type { Player } from './picture';

export interface Part {
  id: string;
  text: string;
  n: number;
}

/** The glory of a player by source; what is not final scoring came from fights and play. */
export function parts(player: Player): { id: string; n: number }[] {
  const final = player.final_scoring ?? {};
  const get = (id: string): number => final[id] ?? 0;
  const scored = Object.values(final).reduce((sum, n) => sum + n, 0);
  return [
    { id: 'play', n: player.glory - scored },
    { id: 'destinies', n: get('destinies') },
    { id: 'sets', n: get('sets') },
    { id: 'ship-and-runes', n: get('ship') + get('runes') },
    { id: 'favor-and-coins', n: get('favor') + get('coins') },
    { id: 'blame', n: get('blame') },
  ];
}

/** Each seat's glory when each round began, and at the end; empty if the log does not tell. */
export function growth(lines: Line[], players: Player[]): number[][] {
  const now = players.map(() => 0);
  const rows: number[][] = [];
  for (const { event } of lines) {
    if (event?.kind === 'round-begins') rows.push([...now]);
    if (event?.kind === 'gained' && event.thing === 'glory') {
      const seat = Number(event.seat);
      now[seat] = (now[seat] ?? 0) + Number(event.n);
    }
  }
  if (rows.length === 0) return [];
  rows.push(players.map((player) => player.glory));
  return rows;
}
