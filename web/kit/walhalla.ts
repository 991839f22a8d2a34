/** The beats of Walhalla, one or more of each kind, as full as they get. */

import type { BeatOf, Kind, Told, WalhallaBeat } from '../src/games/walhalla/beats';
import type { Ground } from '../src/games/walhalla/chronicle';
import { beat } from './samples';

const of = <K extends Kind>(kind: K, what: Told[K]) => ({ ...beat(kind), kind, told: what }) as BeatOf<K>;
const SEATS = [0, 1, 2, 3];
const TERRAINS = ['cult', 'forest_2', 'village_1', 'wheat', 'forest_3', 'village_2'];
const fields: Ground[] = Array.from({ length: 12 }, (_, n) => ({
  terrain: TERRAINS[n % 6]!,
  viking: n % 5 === 4 ? null : n % 4,
}));
const land = [fields, [...fields].reverse(), fields];
const rows = SEATS.map((seat) => ({
  seat,
  gain: 9 - 2 * seat,
  from: 28 + seat,
  to: 37 - seat,
  count: 6 - seat,
  place: seat + 1,
}));
const fight: Told['fight'] = {
  attacker: 0,
  defender: 1,
  peninsula: 1,
  row: 4,
  terrain: 'village_2',
  card: null,
  outcome: null,
  heroes: null,
};
const others = { ...fight, attacker: 2, defender: 3 };

export const BEATS: Record<string, WalhallaBeat> = {
  fight: of('fight', fight),
  'fight of others': of('fight', others),
  'fight-card': of('fight-card', { ...fight, card: 'attack' }),
  'fight-card shield': of('fight-card', { ...others, card: 'shield' }),
  'fight-ends taken': of('fight-ends', { ...fight, card: 'attack', outcome: 'taken' }),
  'fight-ends held': of('fight-ends', { ...others, outcome: 'held', heroes: 3 }),
  forest: of('forest', { ...rows[0]!, terrain: 'forest_3', isHunted: false }),
  hunt: of('hunt', { ...rows[1]!, terrain: 'forest_2', isHunted: true }),
  drawn: of('drawn', { seat: 0, card: 'hunt' }),
  sold: of('sold', { ...rows[2]!, gain: -1, card: 'peninsula_6' }),
  'blocked to Midgard': of('blocked', { seat: 0, to: 'midgard' }),
  'blocked to Asgard': of('blocked', { seat: 3, to: 'asgard' }),
  ends: of('ends', { n: 2, land, last: [1, 4] }),
  revealed: of('revealed', {
    cards: SEATS.flatMap((seat) => [
      { seat, card: 'forest', points: 3 },
      { seat, card: 'peninsula_6', points: null },
    ]),
    rows,
  }),
  peninsula: of('peninsula', {
    n: 2,
    low: 4,
    high: 7,
    fields,
    rows: rows.map((row) => ({ ...row, vikings: 3, villages: 2, cards: 1, total: 6 })),
  }),
  wheat: of('wheat', { rows }),
  fields: of('fields', { rows }),
  walhalla: of('walhalla', { rows }),
  cleared: of('cleared', { land, rows: SEATS.map((seat) => ({ seat, leave: 7 - seat, stay: seat })) }),
  supply: of('supply', { rows: rows.map((row) => ({ ...row, cards: 2 })) }),
  heroes: of('heroes', { n: 4, rows }),
  attack: of('attack', {
    n: 3,
    seats: SEATS.map((seat) => ({
      deeds: { ships: 3, fields: 7 + seat, won: 4, lost: 2, cards: 5 },
      gains: { forest: 6, cards: 4, peninsulas: 12, wheat: 5, fields: 8, walhalla: 7, sold: -2 },
      from: 28,
      to: 68 - seat,
    })),
  }),
  'begins the second': of('begins', { n: 2, start: 0 }),
  'begins the last': of('begins', { n: 3, start: null }),
  over: of('over', { winners: [0], points: [68, 61, 54, 47] }),
  'over, shared': of('over', { winners: [1, 3], points: [47, 61, 54, 61] }),
};
