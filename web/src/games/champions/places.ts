/** The places of the town: where they stand, what they look like, what they ask and give. */

import type { Amounts, Facts } from './facts';
import type { TablePicture } from './picture';

export interface PlaceInfo {
  id: string;
  icon: string;
  cost: Amounts;
  gain: Amounts;
  /** Signs after the gain, as icons. */
  signs: string[];
  /** Put before the number of a cost or gain, such as `≤`. */
  most?: boolean;
  /** A cost or gain that may be more. */
  more?: boolean;
  note?: string;
}

const ICONS: Record<string, string> = {
  swordsmith: 'swordsmith',
  hafter: 'hafter',
  blacksmith: 'blacksmith',
  smokehouse: 'smokehouse',
  hunting_grounds: 'hunting',
  jarls_longhouse: 'longhouse',
  sages_house: 'sage',
  stave_church: 'church',
  runesmith: 'runestone',
  worker_huts: 'huts',
  market: 'market',
  merchant_ship: 'merchant',
  shipwright: 'shipwright',
  small_longship: 'longship',
  large_longship: 'longship',
  karve: 'prow',
  snekke: 'prow',
  skeid: 'prow',
  dreki: 'prow',
  aumingi: 'aumingi',
  skald: 'skald',
  generous_merchant: 'generous',
  wealthy_stranger: 'stranger',
  folk_warriors: 'folk',
  raiders: 'raiders',
  jomsvikings: 'jomsvikings',
  varyags: 'varyags',
};

export const SMITHS = ['swordsmith', 'hafter', 'blacksmith', 'smokehouse', 'hunting_grounds'];
export const HALLS = ['jarls_longhouse', 'sages_house', 'stave_church', 'runesmith', 'worker_huts'];
const PRIVATE_SHIPS = ['karve', 'snekke', 'skeid', 'dreki'];

/** Leaves out what is nought. */
function some(amounts: Amounts): Amounts {
  return Object.fromEntries(Object.entries(amounts).filter(([, n]) => n !== 0));
}

/** The private longships that still lie beside the board. */
export function shipsLeft(picture: TablePicture, facts: Facts): string[] {
  const owned = picture.players.map((player) => player.ship);
  return PRIVATE_SHIPS.filter(
    (ship) => !owned.includes(ship) && (facts.printed.ships[ship]?.seats ?? 2) <= picture.players.length,
  );
}

/** A place as it stands now, seen by a seat. */
export function placeOf(id: string, picture: TablePicture, facts: Facts, seat: number | null): PlaceInfo {
  const place: PlaceInfo = { id, icon: ICONS[id] ?? 'help', cost: {}, gain: {}, signs: [] };
  const { town } = picture;
  const { printed } = facts;
  const stall = printed.locations[id];
  if (stall?.gain) return { ...place, cost: stall.cost ?? {}, gain: stall.gain, most: id === 'aumingi' };
  switch (id) {
    case 'swordsmith':
      return { ...place, gain: some({ sword: town.smiths.sword }) };
    case 'hafter':
      return { ...place, gain: some({ spear: town.smiths.spear }) };
    case 'blacksmith':
      return { ...place, gain: some({ axe: town.smiths.axe }) };
    case 'smokehouse':
      return { ...place, gain: some({ food: town.smokehouse }) };
    case 'hunting_grounds':
      return { ...place, gain: { food: printed.limits.hunt }, most: true };
    case 'jarls_longhouse':
      return { ...place, gain: { sword: 1 }, signs: ['first'] };
    case 'sages_house':
      return { ...place, signs: ['eye', 'destiny'] };
    case 'stave_church':
      return { ...place, cost: { coins: 1 }, gain: { favor: 1 }, more: true };
    case 'runesmith':
      return { ...place, cost: { wood: printed.prices.rune }, signs: ['runestone'] };
    case 'worker_huts': {
      const price = printed.prices.huts[town.workers_hired];
      return { ...place, cost: price === undefined ? {} : { coins: price }, signs: ['worker'] };
    }
    case 'market':
      return { ...place, signs: ['trade'] };
    case 'merchant_ship':
      return { ...place, ...merchant(picture, facts, seat) };
    case 'shipwright':
      return { ...place, cost: cheapestShip(picture, facts), more: true, signs: ['prow'] };
    default:
      return { ...place, ...ship(id, facts) };
  }
}

function merchant(picture: TablePicture, facts: Facts, seat: number | null): Pick<PlaceInfo, 'cost' | 'gain'> {
  const card = facts.printed.merchants[picture.town.merchant ?? ''];
  const isFree = seat !== null && picture.players[seat]?.leader === 'gylfir';
  const cost: Amounts = isFree ? {} : { coins: facts.printed.prices.merchant };
  if (!card) return { cost, gain: {} };
  const { swords, spears, axes, food, wood } = card;
  return { cost, gain: some({ food, wood, sword: swords, spear: spears, axe: axes }) };
}

function cheapestShip(picture: TablePicture, facts: Facts): Amounts {
  const left = shipsLeft(picture, facts).map((id) => facts.printed.ships[id]);
  if (left.length === 0) return {};
  const least = (field: 'wood' | 'coins') => Math.min(...left.map((card) => card?.[field] ?? 0));
  return some({ wood: least('wood'), coins: least('coins') });
}

function ship(id: string, facts: Facts): Pick<PlaceInfo, 'cost' | 'gain' | 'note'> {
  const card = facts.printed.ships[id];
  if (!card) return { cost: {}, gain: {} };
  return {
    cost: card.public && card.coins ? { coins: card.coins } : {},
    gain: card.glory ? { glory: card.glory } : {},
    note: facts.say('holds', { n: card.capacity }),
  };
}

/** What an enemy looks like. */
export const FIGURES: Record<string, string> = {
  hill_troll: 'troll',
  forest_troll: 'ogre',
  moss_troll: 'troll',
  stone_troll: 'ogre',
  marsh_troll: 'troll',
  cave_troll: 'ogre',
  iron_troll: 'ogre',
  elder_troll: 'troll',
  barrow_thrall: 'draugr2',
  restless_dead: 'draugr',
  mound_dweller: 'draugr2',
  grave_raider: 'draugr',
  draugr_warlord: 'draugrking',
  cursed_guard: 'draugr2',
  barrow_king: 'draugrking',
  sea_wolf: 'seawolf',
  water_horse: 'waterhorse',
  horned_serpent: 'serpent',
  night_mare: 'skull',
  stone_hag: 'hag',
  fire_jotun: 'firejotun',
  storm_eagle: 'eagle',
  hel_hound: 'hound',
  frost_jotun: 'frostjotun',
  great_wyrm: 'wyrm',
  deep_dragon: 'deepdragon',
  serpent_spawn: 'spawn',
  kraken: 'kraken',
};

export const JOURNEYS: Record<string, string> = {
  all_quiet: 'quiet',
  kraken: 'kraken',
  lost: 'lost',
  no_wind: 'nowind',
  storm: 'storm',
  whirlpool: 'whirlpool',
};

export const ELEMENTS: Record<string, string> = { red: 'fire', blue: 'ice', yellow: 'earth' };
