/** A table of Champions for the tests: only what the logic of the scene reads. */

import type { Desk } from '../../src/games/champions/desk.svelte';
import type { Components, EnemyCard } from '../../src/games/champions/facts';
import { Facts } from '../../src/games/champions/facts';
import { Forecast, type Sides } from '../../src/games/champions/odds';
import type {
  AgendaStep,
  Fight,
  Player,
  ShorePicture,
  TablePicture,
  Target,
} from '../../src/games/champions/picture';
import type { OptionTold } from '../../src/wire';

/** Dice that are easy to reckon with: a third of a sword's faces hit, half of a spear's, all of an axe's. */
export const SIDES: Sides = {
  sword: ['blank', 'blank', 'blank', 'hit', 'hit', 'shield'],
  spear: ['blank', 'blank', 'shield', 'hit', 'hit', 'hit'],
  axe: ['hit', 'hit', 'hit', 'hit', 'two_hits', 'two_hits'],
};

export function enemy(more: Partial<EnemyCard> = {}): EnemyCard {
  const plain = { name: 'Troll', rule: 'C-COMBAT-1', kind: 'troll', figure: 'troll', colour: null } as const;
  return { ...plain, attack: 1, defense: 1, glory: 6, spoils: {}, barred: null, ...more };
}

export function shore(more: Partial<ShorePicture> = {}): ShorePicture {
  const plain = { monster: 'beast', bounty: 0, ship: null, journey: null, seen_by: [], open: true, near: false };
  return { ...plain, ...more };
}

interface Wish {
  fights?: Partial<Record<Target, Partial<Fight>>>;
  me?: Partial<Player>;
  shores?: ShorePicture[];
  enemies?: Record<string, EnemyCard>;
  edition?: string;
  agenda?: AgendaStep[];
  roll?: Partial<TablePicture['roll']>;
  options?: string[];
  town?: Partial<TablePicture['town']>;
}

export function tableOf(wish: Wish): Desk {
  const fights = Object.fromEntries(
    Object.entries(wish.fights ?? {}).map(([at, fight]) => [
      at,
      { sword: 0, spear: 0, axe: 0, food: 0, seat: 0, ...fight },
    ]),
  );
  const longhouse = { sword: 0, spear: 0, axe: 0 };
  const me = { leader: null, food: 0, longhouse, destinies: [], ...wish.me } as Partial<Player> as Player;
  const picture = {
    options: { edition: wish.edition ?? 'en', hall_of_records: false, french_kraken: 'glory' },
    players: [me],
    enemies: { troll: 'troll', draugr: ['draugr', null] },
    shores: wish.shores ?? [],
    fights: { sealed: [], ...fights },
    roll: { damage: 0, dice: {}, marked: {}, runes: [], ...wish.roll },
    town: { runes: [], ...wish.town },
    agenda: wish.agenda ?? [],
    over: false,
  } as Partial<TablePicture> as TablePicture;
  const printed = {
    texts: {},
    counts: {},
    words: {},
    enemies: {
      troll: enemy(),
      draugr: enemy({ kind: 'draugr' }),
      beast: enemy({ kind: 'monster' }),
      ...wish.enemies,
    },
    ships: { small_longship: { name: 'Small longship', capacity: 5 } },
    locations: { market: { name: 'Market', rule: 'C-TOWN-7' }, stave_church: { name: 'Church', rule: 'C-TOWN-15' } },
    runes: { gifts: { name: 'Gifts', rule: 'C-RUNE-2', glory: 2 }, success: { name: 'Success', rule: '', glory: 1 } },
    prices: { favor: [1, 3, 6, 10] },
  } as unknown as Components;
  const options = (wish.options ?? []).map((answer): OptionTold => ({
    answer,
    verb: answer.split(' ')[0]!,
    objects: {},
    text: answer,
  }));
  return {
    picture,
    near: 0,
    me,
    facts: new Facts(printed, 'en'),
    options,
    step: picture.agenda[0]?.step ?? '',
    player: () => me,
    can: (answer: string) => options.some((each) => each.answer === answer),
    told: (answer: string) => answer,
    forecast: () => new Forecast(SIDES, me.leader === 'svanhildr'),
  } as unknown as Desk;
}
