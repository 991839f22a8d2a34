/** Fights told by events, put together again: who rolled what against whom, and how it ended. */

import type { Line } from '../../wire';
import type { Die, Face, Item } from './facts';

export interface Report {
  seat: number;
  /** An enemy's card, or null for the hunt or a journey. */
  enemy: string | null;
  journey: string | null;
  /** The last roll of the fight. */
  dice: { die: Die; face: Face }[];
  rounds: number;
  lost: Item[];
  outcome: 'slain' | 'beaten' | 'hunt' | 'journey' | null;
}

/** The finished fights, hunts and journeys among some lines. */
export function reportsOf(lines: Line[]): Report[] {
  const found: Report[] = [];
  let open: Report | null = null;
  const begin = (seat: unknown, enemy: string | null, outcome: Report['outcome']): Report => {
    const report: Report = { seat: Number(seat), enemy, journey: null, dice: [], rounds: 0, lost: [], outcome };
    found.push(report);
    return report;
  };
  let struck = true; // the next die begins a new roll
  for (const { event } of lines) {
    if (!event) continue;
    switch (event.kind) {
      case 'fight-begins':
        open = begin(event.seat, event.enemy, null);
        struck = true;
        break;
      case 'hunt-begins':
        open = begin(event.seat, null, 'hunt');
        struck = true;
        break;
      case 'journey-revealed':
        open = begin(event.seat, null, 'journey');
        open.journey = event.journey;
        break;
      case 'die-rolled':
        if (!open) break;
        if (struck) open.dice = [];
        struck = false;
        open.dice.push({ die: event.die, face: event.face });
        break;
      case 'damage-dealt':
        if (open) open.rounds += 1;
        struck = true;
        break;
      case 'favor-reroll':
        if (open) open.dice = [];
        break;
      case 'item-lost':
        open?.lost.push(event.item);
        break;
      case 'starved':
        open?.lost.push(event.die);
        break;
      case 'barred-fall':
        for (let n = 0; n < Number(event.n); n++) open?.lost.push(event.die);
        break;
      case 'enemy-slain':
        if (open) open.outcome = 'slain';
        break;
      case 'warriors-beaten':
        if (open) open.outcome = 'beaten';
        break;
      default:
        break;
    }
  }
  return found.filter((report) => report.outcome !== null);
}
