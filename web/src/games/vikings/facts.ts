/** What is printed on the components of Tiny Epic Vikings, told by the server in the language of the page. */

import { Words, type Component, type Printed } from '../pieces/words';
import type { ShortTopic } from '../pieces/about.svelte';
import type { MapTold } from './chart';

export const RUNES = ['fehu', 'hagalaz', 'pertho'] as const;
export type Rune = (typeof RUNES)[number];
export const RESOURCES = ['wood', 'food', 'steel'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Bag = Partial<Record<Resource, number>>;

/** The icon of what a card, a village or a Boon lets one do. */
export const ICONS: Record<string, string> = {
  sail: 'boat',
  explore: 'explore',
  harvest: 'harvest',
  build: 'build',
  explore_temple: 'tmpl',
  smite: 'attack',
  draw_replace: 'reroll',
  enter_battle: 'fight',
  collect: 'plus',
  exchange: 'merchant',
  fury: 'fire',
  raid_free: 'huts',
  move_giant: 'giant',
  smite_near: 'attack',
  deploy_free: 'settler',
  fury_down_other: 'fire',
  collect_steel: 'steel',
  harvest_one_kind: 'harvest',
  sail_light: 'boat',
  recall_harvest: 'harvest',
  smite_or_giant: 'attack',
  build_boat: 'boat',
};

/** The picture of a god; others have a runestone. */
const OF_GODS = new Set(['thor', 'odin', 'loki', 'skadi', 'njord', 'heimdall', 'idun']);
export const iconOfGod = (god: string): string => (OF_GODS.has(god) ? `god-${god}` : 'runestone');

export interface Action {
  action: string;
  n: number;
  text: string;
  rule: string;
}
export interface VikingCard extends Component {
  viking: string;
  rune: string;
  strength: number;
  times: number;
  strength_by: string | null;
  steel: number;
  leader: Action | null;
  leader_by: string | null;
  needs: string[];
  needs_valkyries: number;
  needs_giants: number;
  rune_action: Action | null;
  bag: Bag;
}
export interface FavorCard extends Component {
  runes: string[];
  bag: Bag;
}
export interface God extends Component {
  boon: Action | null;
  then: Action | null;
}
export interface Spot extends Component {
  action: Action | null;
  fury: number;
}
interface Named {
  name: string;
}
export interface EnemyMat extends Component {
  sail: number;
  actions: Record<Rune, { action: string; n: number }>;
  tracks: Record<Resource, { space: number; icon: string; n: number }[]>;
}

/** The document of `GET /api/games/vikings/components`. */
export interface Components extends Printed {
  words: Record<string, string>;
  runes: Record<Rune, Named & { glyph: string }>;
  joker: Named & { glyph: string };
  resources: Record<Resource, Named>;
  row_ends: Record<string, Named>;
  parts: Record<string, Named>;
  enemy: Named;
  actions: Record<string, Named & { rule: string }>;
  icons: Record<string, Component>;
  cards: Record<string, VikingCard>;
  favors: Record<string, FavorCard>;
  gods: Record<string, God>;
  giants: Record<string, Component & { points: number }>;
  eras: { hand: number; pass: 'left' | 'right'; raid: number }[];
  spots: Record<string, Spot>;
  clan: Record<string, number>;
  enemy_mats: Record<string, EnemyMat>;
  maps: Record<string, MapTold>;
  limits: Record<string, number>;
}

/** The facts of a game with the words to speak of them. */
export class Facts extends Words<Components> {
  override word(id: string): string {
    return this.printed.words[id] ?? id;
  }

  /** Something said of something, with the colon as the language sets it. */
  of(what: string, said: string | number): string {
    return this.say('of', { what, said });
  }

  runeName(rune: string): string {
    return rune === 'joker' ? this.printed.joker.name : (this.printed.runes[rune as Rune]?.name ?? rune);
  }

  card(name: string): VikingCard {
    return this.printed.cards[name]!;
  }

  action({ action, n }: { action: string; n: number }): string {
    const name = this.printed.actions[action]?.name ?? action;
    return n > 1 ? `${name} ${n}` : name;
  }

  /** What is in a bag, such as `2 wood, 1 food`. */
  bag(bag: Bag): string {
    const said = RESOURCES.filter((each) => bag[each]).map((each) => this.count(each, bag[each]!));
    return said.length > 0 ? this.list(said) : '–';
  }

  /** The Strength printed on a card: `3`, `2×` a rune, or both. */
  strength({ strength, times }: VikingCard): string {
    if (times === 0) return String(strength);
    return strength === 0 ? `${times}×` : `${strength}+`;
  }

  private boost(by: string): string {
    if (by in this.printed.runes) return this.runeName(by);
    return this.word(by);
  }

  /** Everything printed on a card, for the small card and the information card. */
  aboutCard(name: string): ShortTopic {
    const card = this.card(name);
    const { leader, rune_action: runeAction } = card;
    const by = card.strength_by ? ` (${this.boost(card.strength_by)} ×${card.times})` : '';
    const needs = card.needs.map((each) => this.runeName(each));
    const lines = [
      this.of(this.word('rune'), this.runeName(card.rune)),
      this.say('strength', { n: card.strength }) + by,
      card.steel ? this.say('fight-costs', { n: card.steel }) : '',
      leader ? this.say('leader', { action: this.action(leader) }) : '',
      leader?.text ?? '',
      needs.length ? this.say('needs', { runes: this.list(needs) }) : '',
      card.needs_valkyries ? this.say('needs-valkyries', { n: card.needs_valkyries }) : '',
      card.needs_giants ? this.say('needs-giants', { n: card.needs_giants }) : '',
      runeAction ? this.say('rune-action', { action: this.action(runeAction) }) : '',
      runeAction?.text ?? '',
      Object.keys(card.bag).length ? this.bag(card.bag) : '',
      card.stand_ins?.length ? this.say('stand-in-card') : '',
    ];
    return { title: card.name, rule: card.rule, text: lines.filter(Boolean).join('\n') };
  }
}
