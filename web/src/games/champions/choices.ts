/** The small choices: leaders, cards, goods, ships and offers, as cards to choose from. */

import type { Topic } from '../scene';
import { topicOf } from '../pieces/about.svelte';
import type { Desk } from './desk.svelte';
import { DICE, type Amounts } from './facts';
import { shipsLeft } from './places';

export interface ChoiceCard {
  answer: string;
  icon: string;
  look: 'plain' | 'rune' | 'dest' | 'ship' | 'leader';
  title: string;
  text: string;
  cost: Amounts;
  gain: Amounts;
  topic: Topic;
}

const GOODS = ['food', 'wood', 'coins'] as const;
/** The steps that are answered on a sheet of cards, and the icon of each. */
export const CHOICE_STEPS: Record<string, string> = {
  ChooseLeaders: 'leader',
  TradeGoods: 'market',
  ChooseRune: 'runestone',
  ChooseDestiny: 'destiny',
  ScoreDestiny: 'destiny',
  ChoosePrivateShip: 'shipwright',
  BuyFavors: 'church',
  FeedAumingi: 'aumingi',
  TakeWarriors: 'longhouse',
  PickGifts: 'runestone',
  ConsultSage: 'sage',
  Moment: 'runestone',
  AssignSealed: 'fight',
};
/** Whether a sheet is a narrow strip: a moment at which most have nothing to say. */
export function isStrip(step: string): boolean {
  return step === 'Moment' || step === 'AssignSealed';
}

/** What the sheet is called: the place or the card that asks. */
export function choiceTitle(desk: Desk): string {
  const { locations, runes: stones } = desk.facts.printed;
  const place: Record<string, string> = {
    TradeGoods: 'market',
    ChooseRune: 'runesmith',
    ChooseDestiny: 'sages_house',
    ConsultSage: 'sages_house',
    ChoosePrivateShip: 'shipwright',
    BuyFavors: 'stave_church',
    FeedAumingi: 'aumingi',
  };
  const found = locations[place[desk.step] ?? ''];
  if (found) return found.name;
  if (desk.step === 'PickGifts') return stones.gifts!.name;
  if (desk.step === 'ScoreDestiny') return stones.success!.name;
  if (desk.step === 'AssignSealed') return desk.facts.say('others-send');
  const word: Record<string, string> = { ChooseLeaders: 'leader', TakeWarriors: 'longhouse', Moment: 'runes' };
  return desk.facts.word(word[desk.step] ?? 'cards');
}

type Part = Partial<ChoiceCard> & Pick<ChoiceCard, 'answer' | 'title'>;

function card(part: Part): ChoiceCard {
  return { icon: '', look: 'plain', text: '', cost: {}, gain: {}, topic: { title: part.title }, ...part };
}

/** The cards of the open question; what is not offered is among them where it helps to see it. */
export function choiceCards(desk: Desk): ChoiceCard[] {
  switch (desk.step) {
    case 'ChooseLeaders':
      return leaders(desk);
    case 'TradeGoods':
      return trades(desk);
    case 'ChooseRune':
      return runesForSale(desk);
    case 'ChooseDestiny':
      return destinies(desk, 'keep_destiny', desk.picture.destinies_drawn);
    case 'ScoreDestiny':
      return destinies(desk, 'reveal_destiny', desk.me.destinies);
    case 'ChoosePrivateShip':
      return ships(desk);
    case 'BuyFavors':
      return favors(desk);
    case 'FeedAumingi':
      return [aumingi(desk)];
    case 'TakeWarriors':
      return warriors(desk);
    case 'PickGifts':
      return gifts(desk);
    default:
      return runes(
        desk,
        desk.options.filter((each) => each.verb === 'use_rune').map((each) => each.objects.rune ?? ''),
      );
  }
}

function leaders(desk: Desk): ChoiceCard[] {
  return Object.entries(desk.facts.printed.leaders).map(([id, leader]) =>
    card({
      answer: `choose_leader ${id}`,
      title: leader.name,
      text: leader.text ?? '',
      look: 'leader',
      icon: id === 'svanhildr' || id === 'dagrun' ? 'leader2' : 'leader',
      topic: topicOf(leader),
    }),
  );
}

function trades(desk: Desk): ChoiceCard[] {
  return GOODS.flatMap((give) =>
    GOODS.filter((take) => take !== give).map((take) =>
      card({
        answer: `trade ${give} ${take}`,
        title: '',
        cost: { [give]: 1 },
        gain: { [take]: 1 },
        topic: { title: desk.facts.printed.locations.market!.name, rule: 'C-TOWN-7' },
      }),
    ),
  );
}

function runes(desk: Desk, ids: string[], verb = 'use_rune'): ChoiceCard[] {
  return ids.map((id) => {
    const rune = desk.facts.printed.runes[id]!;
    return card({
      answer: `${verb} ${id}`,
      title: rune.name,
      text: rune.text ?? '',
      look: 'rune',
      icon: 'runestone',
      gain: { glory: rune.glory },
      topic: topicOf(rune),
    });
  });
}

function runesForSale(desk: Desk): ChoiceCard[] {
  const shown = desk.picture.town.runes.filter((rune) => rune !== null);
  const unknown = card({
    answer: 'rune_from_deck',
    title: desk.facts.say('unknown-rune'),
    text: desk.told('rune_from_deck'),
    look: 'rune',
    icon: 'runestone',
    topic: { title: desk.facts.say('unknown-rune'), rule: 'C-TOWN-9' },
  });
  return [...runes(desk, shown, 'take_rune'), unknown];
}

function destinies(desk: Desk, verb: string, ids: string[]): ChoiceCard[] {
  return ids.map((id) => {
    const destiny = desk.facts.printed.destinies[id]!;
    const worth = desk.facts.say('alone-tied', { alone: destiny.alone, tied: destiny.tied });
    return card({
      answer: `${verb} ${id}`,
      title: destiny.name,
      text: `${destiny.text}\n${worth}`,
      look: 'dest',
      icon: 'destiny',
      topic: topicOf(destiny, worth),
    });
  });
}

function ships(desk: Desk): ChoiceCard[] {
  return shipsLeft(desk.picture, desk.facts).map((id) => {
    const ship = desk.facts.printed.ships[id]!;
    return card({
      answer: `build_ship ${id}`,
      title: ship.name,
      text: desk.facts.say('holds', { n: ship.capacity }),
      look: 'ship',
      icon: 'prow',
      cost: { wood: ship.wood ?? 0, coins: ship.coins },
      gain: { glory: ship.glory ?? 0 },
      topic: topicOf(ship),
    });
  });
}

function favors(desk: Desk): ChoiceCard[] {
  const church = desk.facts.printed.locations.stave_church!;
  return desk.facts.printed.prices.favor.map((price, n) =>
    card({
      answer: `buy_favor ${n + 1}`,
      title: '',
      cost: { coins: price },
      gain: { favor: n + 1 },
      topic: topicOf(church),
    }),
  );
}

function aumingi(desk: Desk): ChoiceCard {
  const stall = desk.facts.printed.locations.aumingi!;
  return card({
    answer: 'give_food',
    title: '',
    cost: { food: 1 },
    gain: { favor: 1 },
    topic: topicOf(stall),
  });
}

function warriors(desk: Desk): ChoiceCard[] {
  return DICE.filter((die) => desk.can(`take_die ${die}`)).map((die) =>
    card({
      answer: `take_die ${die}`,
      title: desk.facts.item(die),
      gain: { [die]: 1 },
      topic: { title: desk.facts.item(die), rule: 'C-GEN-3' },
    }),
  );
}

function gifts(desk: Desk): ChoiceCard[] {
  return GOODS.map((good) =>
    card({
      answer: `gift ${good}`,
      title: desk.facts.word(good),
      gain: { [good]: 1 },
      topic: { title: desk.facts.word(good), rule: 'C-RUNE-2' },
    }),
  );
}
