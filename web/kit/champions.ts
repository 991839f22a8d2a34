/** The beats of Champions, one or more of each kind, as full as they get. */

import type { FightBeat, Told } from '../src/games/champions/beats';
import type { Beat } from '../src/games/scene';
import { beat } from './samples';

const fight: Omit<FightBeat, keyof Beat> = {
  seat: 0,
  enemy: 'elder_troll_1',
  round: 2,
  dice: [
    { die: 'sword', face: 'hit', fresh: true },
    { die: 'sword', face: 'blank', fresh: true },
    { die: 'sword', face: 'shield', fresh: true },
    { die: 'spear', face: 'hit', fresh: true },
    { die: 'spear', face: 'blank', fresh: false },
    { die: 'spear', face: 'shield', fresh: false },
    { die: 'axe', face: 'two_hits', fresh: true },
    { die: 'axe', face: 'hit', fresh: false },
  ],
  lifted: [],
  before: 2,
  hits: 5,
  shields: 2,
  healed: false,
  rune: null,
  lost: [],
  fallen: [],
  gains: [],
};
const fought = (kind: FightBeat['kind'], more: Partial<FightBeat> = {}): FightBeat => ({
  ...beat(kind),
  ...fight,
  ...more,
  kind,
});
const spoils = [
  { thing: 'glory', n: 12 },
  { thing: 'coins', n: 3 },
  { thing: 'favor', n: 2 },
];
const quiet = { slain: [], beaten: [], journeys: [], fallen: {}, gains: {}, blamedBy: [] };

export const BEATS: Record<string, Told> = {
  roll: fought('roll'),
  'roll on the hunt': fought('roll', { enemy: null, seat: 1 }),
  reroll: fought('reroll', { lifted: [{ die: 'sword', face: 'blank' }] }),
  rune: fought('rune', { rune: 'healing', healed: true }),
  strike: fought('strike', { lost: ['sword', 'spear'] }),
  fall: fought('fall', { lost: ['sword', 'sword', 'spear'], fallen: ['sword', 'sword', 'spear', 'axe'] }),
  slain: fought('slain', { gains: spoils, fallen: ['sword'] }),
  'slain by another': fought('slain', { gains: spoils, seat: 2, enemy: 'barrow_thrall_red' }),
  beaten: fought('beaten', { fallen: ['sword', 'sword', 'spear', 'spear', 'axe', 'food'] }),
  'beaten another': fought('beaten', { seat: 3, fallen: ['sword', 'spear', 'axe'], enemy: 'sea_wolf_red' }),
  reward: fought('reward', { gains: spoils }),
  food: fought('food', { enemy: null, gains: [{ thing: 'food', n: 7 }] }),
  barred: { ...beat('barred'), kind: 'barred', seat: 0, fallen: ['sword', 'sword', 'spear'] },
  'barred another': { ...beat('barred'), kind: 'barred', seat: 1, fallen: ['axe'] },
  journey: {
    ...beat('journey'),
    kind: 'journey',
    seat: 0,
    journey: 'whirlpool',
    shore: 'shore_2',
    lost: ['sword', 'food', 'food'],
    starved: ['spear', 'axe'],
    gains: spoils,
  },
  sea: {
    ...beat('sea'),
    kind: 'sea',
    seat: 1,
    journey: 'whirlpool',
    shore: 'shore_3',
    lost: [],
    starved: [],
    gains: [],
  },
  secret: {
    ...beat('secret'),
    kind: 'secret',
    seat: 0,
    cards: [
      { card: 'whirlpool', shore: 'shore_1' },
      { card: 'whirlpool', shore: 'shore_4' },
    ],
    gains: [],
  },
  destiny: {
    ...beat('destiny'),
    kind: 'destiny',
    seat: 0,
    cards: [{ card: 'crusher_of_ice' }, { card: 'slayer_of_the_undead' }],
    gains: [],
  },
  'rune-used': { ...beat('rune-used'), kind: 'rune-used', seat: 1, cards: [{ card: 'glory' }], gains: spoils },
  'rune-taken': { ...beat('rune-taken'), kind: 'rune-taken', seat: 2, cards: [{ card: 'potential' }], gains: [] },
  leader: { ...beat('leader'), kind: 'leader', seat: 3, cards: [{ card: 'svanhildr' }], gains: [] },
  blamed: { ...beat('blamed'), kind: 'blamed', seat: 0, blamed: [1, 2, 3] },
  'blamed by another': { ...beat('blamed'), kind: 'blamed', seat: 2, blamed: [0] },
  'troll-lives': { ...beat('troll-lives'), kind: 'troll-lives', seat: null, blamed: [0, 1, 2, 3] },
  assigned: {
    ...beat('assigned'),
    kind: 'assigned',
    sent: [
      { seat: 0, target: 'troll', crew: { sword: 3, spear: 2, axe: 1 } },
      { seat: 0, target: 'shore_1', crew: { sword: 1, spear: 1, food: 3 } },
      { seat: 1, target: 'draugr_left', crew: { axe: 2 } },
      { seat: 2, target: 'shore_4', crew: { sword: 2, food: 2 } },
      { seat: 3, target: 'draugr_right', crew: { spear: 4 } },
      { seat: 3, target: 'shore_2', crew: { spear: 1, axe: 1, food: 1 } },
    ],
  },
  note: { ...beat('note'), kind: 'note', seat: 1 },
  'note about nobody': { ...beat('note'), kind: 'note', seat: null },
  round: {
    ...beat('round'),
    kind: 'round',
    round: 7,
    seats: [
      {
        slain: ['elder_troll_1', 'barrow_thrall_red'],
        beaten: ['sea_wolf_red'],
        journeys: ['whirlpool'],
        fallen: { sword: 2, spear: 1, axe: 1, food: 3 },
        gains: { glory: 18, coins: 3, favor: -1, food: 2 },
        blamedBy: [1, null],
      },
      { ...quiet, slain: ['barrow_thrall_blue'], gains: { glory: 6, wood: -2 } },
      { ...quiet, beaten: ['hill_troll_1'], fallen: { sword: 3 }, blamedBy: [0] },
      quiet,
    ],
  },
  scoring: {
    ...beat('scoring'),
    kind: 'scoring',
    part: 'destinies',
    rows: [
      {
        n: 12,
        total: 108,
        destinies: [
          { destiny: 'crusher_of_ice', n: 8 },
          { destiny: 'slayer_of_the_undead', n: 4 },
        ],
      },
      { n: 0, total: 67, destinies: [{ destiny: 'slayer_of_the_undead', n: 0 }] },
      { n: -5, total: 41, destinies: [] },
      { n: 3, total: -4, destinies: [{ destiny: 'crusher_of_ice', n: 3 }] },
    ],
  },
  'scoring blame': {
    ...beat('scoring'),
    kind: 'scoring',
    part: 'blame',
    rows: [-20, -6, 0, -1].map((n) => ({ n, total: 60 + n, destinies: [] })),
  },
};
