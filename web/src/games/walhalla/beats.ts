/** What happened in Walhalla, told as beats: fights, cards, Vikings that cannot land, and every scoring by itself. */

import type { Beat, BeatsOf, Happened } from '../scene';
import type { Line } from '../../wire';
import { summaryOf, type Summary } from './attack';
import {
  after,
  fieldOf,
  held,
  leaves,
  momentBefore,
  momentOf,
  placesBy,
  strengthOf,
  VIKINGS_OF_A_CARD,
  type Event,
  type Ground,
  type Moment,
  type Strength,
} from './chronicle';
import type { TablePicture } from './picture';

/** What a seat gets, and what it has before and after. */
export interface Row {
  seat: number;
  gain: number;
  from: number;
  to: number;
}
/** A scoring of what can be counted; of equal gains the same, but for places. */
export interface CountRow extends Row {
  count: number;
  place: number;
}
export interface PeninsulaRow extends Row, Strength {
  place: number;
}
export interface FightTold {
  attacker: number;
  defender: number;
  peninsula: number;
  row: number;
  terrain: string;
  /** The card that was played in it. */
  card: 'attack' | 'shield' | null;
  /** How it ended: the field is taken, or it is held. */
  outcome: 'taken' | 'held' | null;
  /** How many heroes the defender has after paying with one; null if none paid. */
  heroes: number | null;
}

/** What each kind of beat shows. */
export interface Told {
  fight: FightTold;
  'fight-card': FightTold;
  'fight-ends': FightTold;
  forest: Row & { terrain: string; isHunted: boolean };
  hunt: Row & { terrain: string; isHunted: boolean };
  drawn: { seat: number; card: string };
  sold: Row & { card: string };
  blocked: { seat: number; to: 'midgard' | 'asgard' };
  ends: { n: number; land: Ground[][]; last: [number, number] | null };
  revealed: { cards: { seat: number; card: string; points: number | null }[]; rows: Row[] };
  peninsula: { n: number; low: number; high: number; fields: Ground[]; rows: PeninsulaRow[] };
  wheat: { rows: CountRow[] };
  fields: { rows: CountRow[] };
  walhalla: { rows: CountRow[] };
  cleared: { land: Ground[][]; rows: { seat: number; leave: number; stay: number }[] };
  supply: { rows: (CountRow & { cards: number })[] };
  heroes: { n: number; rows: Row[] };
  attack: Summary;
  begins: { n: number; start: number | null };
  over: { winners: number[]; points: number[] };
}
export type Kind = keyof Told;

/** A beat of one kind. */
export interface BeatOf<K extends Kind> extends Beat {
  kind: K;
  told: Told[K];
}
/** A beat of any kind. */
export type WalhallaBeat = { [K in Kind]: BeatOf<K> }[Kind];

/** How long each kind is looked at, in milliseconds. */
const TIMES: Record<Kind, number> = {
  fight: 2000,
  'fight-card': 1700,
  'fight-ends': 2400,
  forest: 1200,
  hunt: 2000,
  drawn: 2000,
  sold: 1800,
  blocked: 2000,
  ends: 1700,
  revealed: 3200,
  peninsula: 3200,
  wheat: 2400,
  fields: 2600,
  walhalla: 2800,
  cleared: 2000,
  supply: 2600,
  heroes: 2000,
  attack: 6000,
  begins: 1700,
  over: 3000,
};

/** The events with which the cards are turned up and everything is scored, without a question in between. */
const COUNTING = new Set(['card-revealed', 'peninsula-scored', 'wheat-scored', 'land-cleared', 'fields-scored']);

/** Tells some lines, one after another; `moment` is always the table before the line that is told next. */
class Teller {
  private readonly beats: WalhallaBeat[] = [];
  private moment: Moment;
  private at: number;
  private fight: { story: string; told: FightTold } | null = null;
  private ground: string | null = null;
  private last: [number, number] | null = null;
  private hunt: Line | null = null;
  private start: number | null = null;

  constructor(private readonly happened: Happened) {
    const { lines, from, before } = happened;
    const known = before.picture && before !== happened.after;
    const past = eventsOf(lines.slice(0, from));
    this.moment = known
      ? momentOf(before.picture as TablePicture)
      : past.reduce(after, momentBefore(happened.after.picture as TablePicture, eventsOf(lines)));
    this.at = from;
    this.remember(from);
  }

  private get you(): number | null {
    return this.happened.after.you.seat;
  }

  tell(): WalhallaBeat[] {
    const { lines } = this.happened;
    for (; this.at < lines.length; this.at += 1) {
      const line = lines[this.at]!;
      if (!line.event) continue;
      if (COUNTING.has(line.event.kind)) this.tellScoring();
      else this.tellOne(line, line.event);
    }
    return this.beats;
  }

  /** What came before the first line that is told, as far as it is still going on: a fight, a Viking on its field. */
  private remember(from: number): void {
    for (let at = 0; at < from; at += 1) {
      const { event } = this.happened.lines[at]!;
      if (event?.kind === 'fight-begins') this.fight = fightOf(event, at);
      if (event?.kind === 'attack-card-played' && this.fight) this.fight.told.card = 'attack';
      if (event?.kind === 'shield-played' && this.fight) this.fight.told.card = 'shield';
      if (event?.kind === 'landed') this.land(event);
      if (event?.kind === 'start-player-is') this.start = Number(event.seat);
    }
  }

  private land(event: Event): void {
    this.ground = String(event.terrain);
    this.last = fieldOf(event);
  }

  private add<K extends Kind>(kind: K, lines: Line[], told: Told[K], more: Partial<Beat> = {}): void {
    const story = `${kind}-${this.at}`;
    this.beats.push({ story, kind, time: TIMES[kind], stays: false, lines, told, ...more } as WalhallaBeat);
  }

  private step(event: Event): void {
    this.moment = after(this.moment, event);
  }

  private pointsOf(seat: number): number {
    return this.moment.counts[seat]?.points ?? 0;
  }

  /** What an event gives a seat; the event counts from then on. */
  private gain(event: Event): Row {
    const seat = Number(event.seat);
    const from = this.pointsOf(seat);
    this.step(event);
    const to = this.pointsOf(seat);
    return { seat, gain: to - from, from, to };
  }

  private tellOne(line: Line, event: Event): void {
    const seat = Number(event.seat);
    const lines = [line];
    switch (event.kind) {
      case 'fight-begins':
        this.fight = fightOf(event, this.at);
        this.add('fight', lines, { ...this.fight.told }, { story: this.fight.story, sound: 'blow' });
        break;
      case 'attack-card-played':
      case 'shield-played':
        if (this.fight) {
          this.fight.told.card = event.kind === 'shield-played' ? 'shield' : 'attack';
          this.add('fight-card', lines, { ...this.fight.told }, { story: this.fight.story });
        }
        break;
      case 'defender-loses':
      case 'defender-wins':
        this.tellEnd(line, event);
        return;
      case 'landed':
        this.land(event);
        break;
      case 'hunt-played':
        this.hunt = line;
        break;
      case 'forest-scored': {
        const told = { ...this.gain(event), terrain: this.ground ?? '', isHunted: this.hunt !== null };
        this.add(this.hunt ? 'hunt' : 'forest', this.hunt ? [this.hunt, line] : lines, told);
        this.hunt = null;
        return;
      }
      case 'card-seen':
        if (seat === this.you) this.add('drawn', lines, { seat, card: String(event.card) });
        break;
      case 'sold':
        this.add('sold', lines, { ...this.gain(event), card: String(event.card) });
        return;
      case 'blocked':
        this.add('blocked', lines, { seat, to: event.blocked === 'asgard' ? 'asgard' : 'midgard' });
        break;
      case 'start-player-is':
        this.start = seat;
        break;
      case 'attack-ends':
        this.add('ends', lines, { n: Number(event.n), land: this.moment.land, last: this.last });
        break;
      case 'attack-begins':
        this.add('begins', lines, { n: Number(event.n), start: this.start });
        break;
      default:
        break;
    }
    this.step(event);
  }

  private tellEnd(line: Line, event: Event): void {
    const hasLost = event.kind === 'defender-loses';
    const defender = Number(event.seat);
    const attacker = Number(event.other);
    const { fight } = this;
    const isPaid = !hasLost && this.moment.shield !== defender;
    this.step(event);
    const heroes = isPaid ? (this.moment.counts[defender]?.walhalla ?? 0) : null;
    const told: FightTold = {
      ...(fight?.told ?? fightOf(event, this.at).told),
      attacker,
      defender,
      outcome: hasLost ? 'taken' : 'held',
      heroes,
    };
    const isMine = this.you === attacker || this.you === defender;
    const hasWon = this.you === (hasLost ? attacker : defender);
    const more: Partial<Beat> = { story: fight?.story ?? `fight-${this.at}`, stays: isMine };
    if (isMine) more.sound = hasWon ? 'good' : 'bad';
    this.add('fight-ends', [line], told, more);
    this.fight = null;
  }

  // --- the end of an attack ---

  private tellScoring(): void {
    const { lines } = this.happened;
    let end = this.at;
    while (end < lines.length && lines[end]!.event?.kind !== 'attack-begins') end += 1;
    const told = lines.slice(this.at, end).filter((line) => line.event);
    const of = (...kinds: string[]): Line[] => told.filter((line) => kinds.includes(line.event!.kind));
    const n = this.moment.attack;
    this.tellCards(of('card-revealed', 'bonus-scored'));
    for (const p of this.moment.land.keys())
      this.tellPeninsula(
        p,
        of('peninsula-scored').filter((line) => line.event!.peninsula === `peninsula_${p + 1}`),
      );
    this.tellCount('wheat', of('wheat-scored'), (seat) => held(this.moment.land, seat, 'wheat'));
    this.tellCount('fields', of('fields-scored'), (seat) => held(this.moment.land, seat));
    this.tellCount('walhalla', of('walhalla-scored'), (seat) => this.moment.counts[seat]!.walhalla);
    this.tellCleared(of('land-cleared'));
    for (const { event } of of('start-player-is')) this.start = Number(event!.seat);
    this.tellSupply(of('supplied'));
    this.tellHeroes(of('heroes-leave'));
    const summary = summaryOf(
      eventsOf(lines.slice(0, end)),
      n,
      this.moment.counts.map((each) => each.points),
    );
    this.add('attack', [], summary, { stays: true });
    for (const line of of('game-over')) this.tellOver(line);
    this.at = end - 1;
  }

  /** What each seat gets in some lines, and that it counts from then on. */
  private rowsOf(lines: Line[], what: 'points' | 'midgard' | 'walhalla' = 'points'): Row[] {
    const before = this.moment.counts;
    for (const { event } of lines) this.step(event!);
    return before.map((count, seat) => {
      const from = count[what];
      const to = this.moment.counts[seat]![what];
      return { seat, from, to, gain: to - from };
    });
  }

  private tellCards(lines: Line[]): void {
    if (lines.length === 0) return;
    const cards: Told['revealed']['cards'] = [];
    for (const { event } of lines) {
      if (event!.kind === 'card-revealed')
        cards.push({ seat: Number(event!.seat), card: String(event!.card), points: null });
      else cards.at(-1)!.points = Number(event!.n);
    }
    this.add('revealed', lines, { cards, rows: this.rowsOf(lines) });
  }

  private tellPeninsula(p: number, lines: Line[]): void {
    const { moment } = this;
    const strengths = moment.counts.map((_, seat) => strengthOf(moment, p, seat));
    const places = placesBy(strengths.map((each) => each.total));
    const rows = this.rowsOf(lines).map((row) => ({ ...row, ...strengths[row.seat]!, place: places[row.seat]! }));
    const time = lines.length > 0 ? TIMES.peninsula : TIMES.ends;
    this.add('peninsula', lines, { n: p + 1, ...moment.tips[p]!, fields: moment.land[p]!, rows }, { time });
  }

  private tellCount(kind: 'wheat' | 'fields' | 'walhalla', lines: Line[], count: (seat: number) => number): void {
    if (lines.length === 0) return;
    const counts = this.moment.counts.map((_, seat) => count(seat));
    const places = placesBy(counts);
    const rows = this.rowsOf(lines);
    this.add(kind, lines, {
      rows: rows.map((row) => ({ ...row, count: counts[row.seat]!, place: places[row.seat]! })),
    });
  }

  private tellCleared(lines: Line[]): void {
    if (lines.length === 0) return;
    const { land, counts } = this.moment;
    const rows = counts.map((_, seat) => {
      const leave = land.flat().filter((field) => field.viking === seat && leaves(field)).length;
      return { seat, leave, stay: held(land, seat) - leave };
    });
    this.rowsOf(lines);
    this.add('cleared', lines, { land, rows });
  }

  private tellSupply(lines: Line[]): void {
    if (lines.length === 0) return;
    const cards = this.moment.revealed.map(
      (each) => VIKINGS_OF_A_CARD * each.filter((card) => card === 'walhalla').length,
    );
    const heroes = this.moment.counts.map((count, seat) => count.walhalla + cards[seat]!);
    const order = [...new Set(heroes)].sort((a, b) => b - a);
    const rows = this.rowsOf(lines, 'midgard').map((row) => ({
      ...row,
      count: heroes[row.seat]!,
      cards: cards[row.seat]!,
      place: order.indexOf(heroes[row.seat]!) + 1,
    }));
    this.add('supply', lines, { rows });
  }

  private tellHeroes(lines: Line[]): void {
    const [line] = lines;
    if (line) this.add('heroes', lines, { n: Number(line.event!.n), rows: this.rowsOf(lines, 'walhalla') });
  }

  private tellOver(line: Line): void {
    const points = this.moment.counts.map((each) => each.points);
    const most = Math.max(...points);
    const winners = this.happened.after.standing?.winners ?? points.flatMap((n, seat) => (n === most ? [seat] : []));
    this.add('over', [line], { winners, points }, { sound: 'end' });
  }
}

function eventsOf(lines: Line[]): Event[] {
  return lines.flatMap((line) => (line.event ? [line.event] : []));
}

function fightOf(event: Event, at: number): { story: string; told: FightTold } {
  const [peninsula, row] = fieldOf(event);
  return {
    story: `fight-${at}`,
    told: {
      attacker: Number(event.seat),
      defender: Number(event.other),
      peninsula,
      row,
      terrain: String(event.terrain ?? ''),
      card: null,
      outcome: null,
      heroes: null,
    },
  };
}

export const beatsOf: BeatsOf = (happened) => {
  if (!happened.after.picture) return [];
  return new Teller(happened).tell();
};
