/** The choices that are made by pressing one card: where to land, how a fight ends, whether to hunt. */

import type { Topic } from '../scene';
import { topicOf } from '../pieces/about.svelte';
import type { Desk } from './desk.svelte';
import { iconOf } from './facts';
import { placeAt, SHIP_ROWS } from './picture';
import { sidesAt, type Side } from './preview';

export interface Choice {
  answer: string;
  icon: string;
  /** Whose Viking stands there. */
  seat: number | null;
  title: string;
  text: string;
  topic: Topic;
  look: 'plain' | 'fight' | 'card';
}

/** The choices of the open question; some are not offered, but it helps to see them. */
export function choicesOf(desk: Desk): Choice[] {
  if (!desk.isAsked) return [];
  switch (desk.step) {
    case 'LandViking':
      return landing(desk);
    case 'Defend':
      return defending(desk);
    case 'HuntInForest':
      return hunting(desk);
    default:
      return [];
  }
}

/** The fields beside the Viking that lands now. */
export function sidesNow(desk: Desk): Side[] {
  const { ship } = desk.picture;
  if (!ship || ship.fjord === null || ship.slot === null || ship.landing === null) return [];
  const place = placeAt(ship.landing, ship.turned ?? false);
  const seat = ship.aboard[['bow', 'middle', 'stern'].indexOf(place)] ?? desk.near;
  return sidesAt(desk.picture, ship.fjord, ship.slot * SHIP_ROWS + ship.landing, seat);
}

function landing(desk: Desk): Choice[] {
  const { facts } = desk;
  const sides = sidesNow(desk);
  const plain = sides
    .filter((side) => side.state !== 'own')
    .map((side): Choice => {
      const terrain = facts.terrain(side.terrain);
      const who = side.holder === null ? '' : desk.nameOf(side.holder);
      return {
        answer: `land peninsula_${side.peninsula + 1}`,
        icon: iconOf(side.terrain),
        seat: side.holder,
        title: facts.say('land-on', { n: side.peninsula + 1, terrain: terrain.name }),
        text: side.holder === null ? (terrain.text ?? '') : facts.say('land-fight', { who }),
        topic: topicOf(terrain),
        look: side.holder === null ? 'plain' : 'fight',
      };
    });
  const cards = sides
    .filter((side) => desk.can(`attack peninsula_${side.peninsula + 1}`))
    .map((side): Choice => {
      const card = facts.card('attack');
      return {
        answer: `attack peninsula_${side.peninsula + 1}`,
        icon: 'attack',
        seat: side.holder,
        title: facts.say('land-card', { n: side.peninsula + 1 }),
        text: facts.say('land-card-text', { who: side.holder === null ? '' : desk.nameOf(side.holder) }),
        topic: topicOf(card),
        look: 'card',
      };
    });
  return [...plain, ...cards];
}

function defending(desk: Desk): Choice[] {
  const { facts } = desk;
  const { fight } = desk.picture;
  if (!fight) return [];
  const who = desk.nameOf(fight.attacker);
  const terrain = facts.terrain(desk.picture.peninsulas[fight.peninsula]?.fields[fight.row]?.terrain ?? '');
  const heroes = desk.me.walhalla;
  const card = (answer: string, icon: string, text: string, rule: string, look: Choice['look']): Choice => ({
    answer,
    icon,
    seat: null,
    title: facts.say(`defend-${answer}`),
    text,
    topic: { title: facts.say(`defend-${answer}`), text, rule },
    look,
  });
  return [
    card('lose', 'skull', facts.say('defend-lose-text', { who, terrain: terrain.name }), 'W-FIGHT-2', 'plain'),
    card(
      'win',
      'valhalla',
      facts.say(heroes > 0 ? 'defend-win-text' : 'defend-win-none', { who, n: heroes, left: heroes - 1 }),
      'W-FIGHT-3',
      'plain',
    ),
    card(
      'shield',
      'defence',
      facts.say('defend-shield-text', { who, n: desk.me.hand?.shield ?? 0 }),
      'W-CARD-4',
      'card',
    ),
  ];
}

function hunting(desk: Desk): Choice[] {
  const { facts } = desk;
  // The picture does not name the forest; the log does.
  const landed = desk.view.happened.findLast(
    (line) => line.event?.kind === 'landed' && Number(line.event.seat) === desk.seat,
  );
  const forest = facts.terrain(String(landed?.event?.terrain ?? ''));
  const card = facts.card('hunt');
  return [
    {
      answer: 'hunt',
      icon: 'hunt',
      seat: null,
      title: desk.told('hunt') || card.name,
      text: forest.hunted ? facts.points(forest.hunted) : (card.text ?? ''),
      topic: topicOf(card),
      look: 'card',
    },
    {
      answer: 'done',
      icon: 'forest',
      seat: null,
      title: desk.told('done'),
      text: forest.points ? facts.points(forest.points) : '',
      topic: { title: desk.told('done'), rule: 'W-TERRAIN-2' },
      look: 'plain',
    },
  ];
}
