/** What happened in Champions, told as beats: fights roll by roll, journeys, blame, each round, the scoring. */

import type { Line } from '../../wire';
import type { Beat, Happened } from '../scene';
import { hitsOf } from './odds';
import { DICE, type Die, type Face, type Item } from './facts';
import type { TablePicture, Target } from './picture';

/** A die as it lies in a beat: just rolled, or lying from before. */
export interface LyingDie {
  die: Die;
  face: Face;
  fresh: boolean;
}
/** Some of one thing that was gained, or paid if it is less than nothing. */
export interface Gain {
  thing: string;
  n: number;
}

/** A fight or a hunt after one of its beats. */
export interface FightBeat extends Beat {
  kind: 'roll' | 'reroll' | 'rune' | 'strike' | 'fall' | 'slain' | 'beaten' | 'reward' | 'food';
  seat: number;
  /** The card that is fought; null on the hunt. */
  enemy: string | null;
  round: number;
  dice: LyingDie[];
  /** Dice that were taken up to be rolled again. */
  lifted: { die: Die; face: Face }[];
  /** The hits struck in earlier rounds. */
  before: number;
  hits: number;
  shields: number;
  healed: boolean;
  rune: string | null;
  /** Who fell in this round, and in the whole fight. */
  lost: Item[];
  fallen: Item[];
  gains: Gain[];
}
/** Warriors whom the enemy lets roll no die. */
export interface BarredBeat extends Beat {
  kind: 'barred';
  seat: number;
  fallen: Item[];
}
export interface JourneyBeat extends Beat {
  kind: 'journey' | 'sea';
  seat: number;
  journey: string;
  shore: string;
  lost: Item[];
  starved: Die[];
  gains: Gain[];
}
/** Cards that are shown: to the viewer alone, or a rune or a leader to all. */
export interface CardsBeat extends Beat {
  kind: 'secret' | 'destiny' | 'rune-used' | 'rune-taken' | 'leader';
  seat: number;
  cards: { card: string; shore?: string }[];
  gains: Gain[];
}
export interface BlameBeat extends Beat {
  kind: 'blamed' | 'troll-lives';
  /** Who blames; nobody if the troll lives. */
  seat: number | null;
  blamed: number[];
}
export interface AssignedBeat extends Beat {
  kind: 'assigned';
  sent: { seat: number; target: Target; crew: Partial<Record<Item, number>> }[];
}
/** Something that has words enough. */
export interface NoteBeat extends Beat {
  kind: 'note';
  seat: number | null;
}
/** What one seat did in a round, and what changed for it. */
export interface SeatRound {
  slain: string[];
  beaten: string[];
  journeys: string[];
  fallen: Partial<Record<Item, number>>;
  gains: Record<string, number>;
  blamedBy: (number | null)[];
}
export interface RoundBeat extends Beat {
  kind: 'round';
  round: number;
  seats: SeatRound[];
}
/** A part of the final scoring for all seats. */
export interface ScoringBeat extends Beat {
  kind: 'scoring';
  part: string;
  rows: { n: number; total: number; destinies: { destiny: string; n: number }[] }[];
}

export type Told =
  FightBeat | BarredBeat | JourneyBeat | CardsBeat | BlameBeat | AssignedBeat | NoteBeat | RoundBeat | ScoringBeat;

/** How long each kind is looked at, in milliseconds, and what is heard. */
const TIMES: Record<Told['kind'], number> = {
  roll: 1500,
  reroll: 1600,
  rune: 1400,
  strike: 1700,
  fall: 1400,
  slain: 2400,
  beaten: 2200,
  reward: 1500,
  food: 1600,
  barred: 2000,
  journey: 2400,
  sea: 1700,
  secret: 3000,
  destiny: 3000,
  'rune-used': 1700,
  'rune-taken': 1300,
  leader: 1700,
  blamed: 2200,
  'troll-lives': 2400,
  assigned: 3000,
  note: 1700,
  round: 5000,
  scoring: 2400,
};
const SOUNDS: Partial<Record<Told['kind'], Beat['sound']>> = {
  roll: 'dice',
  reroll: 'dice',
  strike: 'blow',
  beaten: 'bad',
  slain: 'good',
  blamed: 'bad',
};
/** What stays until the viewer goes on, if it is the viewer's own. */
const ENDINGS = new Set<Told['kind']>(['slain', 'beaten', 'food', 'barred', 'journey', 'sea', 'blamed']);
type Event = NonNullable<Line['event']>;

interface Fight {
  story: string;
  seat: number;
  enemy: string | null;
  round: number;
  dice: LyingDie[];
  /** The hits of earlier rounds, and of this one once they are struck. */
  before: number;
  hits: number;
  struck: boolean;
  reaction: boolean;
  healed: boolean;
  lost: Item[];
  fallen: Item[];
  /** The last line that belongs to it. */
  last: number;
}

/** Tells the lines one by one. Lines before the first new one are read for what they began, and told no more. */
class Teller {
  private readonly told: { beat: Told; last: number }[] = [];
  private fight: Fight | null = null;
  private journey: { story: string; seat: number; journey: string; shore: string } | null = null;
  private round = 0;
  private seats: SeatRound[];
  private scored: { line: Line; index: number }[] = [];
  private index = 0;
  /** Whether this line belongs to the final scoring. */
  private isFinal = false;
  private line!: Line;

  constructor(
    private readonly from: number,
    private readonly viewer: number | null,
    private readonly before: TablePicture,
    private readonly after: TablePicture,
  ) {
    this.seats = this.nobodyDidAnything();
  }

  beats(lines: Line[]): Told[] {
    const first = beginOfRound(lines, this.from);
    const scoring = beginOfScoring(lines);
    for (this.index = first; this.index < lines.length; this.index++) {
      this.line = lines[this.index]!;
      this.isFinal = this.index >= scoring;
      if (this.line.event) this.hear(this.line.event);
    }
    this.endHunt(false);
    this.tellScoring();
    return this.told.filter((each) => each.last >= this.from).map((each) => each.beat);
  }

  private hear(event: Event): void {
    const seat = Number(event.seat);
    const last = this.told.at(-1)?.beat;
    this.note(event, seat);
    if (this.fight?.enemy === null && !HUNTING.has(String(event.kind))) this.endHunt();
    if (this.fight?.seat === seat) this.fight.last = this.index;
    switch (event.kind) {
      case 'round-begins':
        this.endRound(Number(event.n));
        break;
      case 'fight-begins':
      case 'hunt-begins':
        this.beginFight(seat, event.kind === 'hunt-begins' ? null : String(event.enemy));
        break;
      case 'die-rolled':
        this.roll(event.die as Die, event.face as Face);
        break;
      case 'favor-reroll':
        this.push(this.fightBeat('reroll'));
        break;
      case 'die-lifted':
        this.lift(event.die as Die, event.face as Face);
        break;
      case 'rune-used':
        this.useRune(seat, String(event.rune));
        break;
      case 'damage-dealt':
        this.strike(Number(event.n));
        break;
      case 'item-lost':
        this.lose(seat, event.item as Item, false);
        break;
      case 'starved':
        this.lose(seat, event.die as Die, true);
        break;
      case 'barred-fall':
        this.bar(seat, event.die as Die, Number(event.n));
        break;
      case 'enemy-slain':
      case 'warriors-beaten':
        this.push(this.fightBeat(event.kind === 'enemy-slain' ? 'slain' : 'beaten'));
        break;
      case 'gained':
      case 'paid':
        this.gain(seat, String(event.thing), event.kind === 'paid' ? -Number(event.n) : Number(event.n));
        break;
      case 'journey-revealed':
        this.fight = null;
        this.journey = {
          story: `journey ${this.index}`,
          seat,
          journey: String(event.journey),
          shore: String(event.shore),
        };
        this.push({ ...this.journey, ...this.plain('journey', seat), lost: [], starved: [], gains: [] });
        break;
      case 'journey-seen-as': // told to nobody but who looks
        if (last?.kind === 'secret' && this.goesOn()) last.cards.push({ card: event.journey, shore: event.shore });
        else this.show('secret', seat, { card: String(event.journey), shore: String(event.shore) });
        break;
      case 'destiny-seen':
        if (last?.kind === 'destiny' && this.goesOn()) last.cards.push({ card: event.destiny });
        else this.show('destiny', seat, { card: String(event.destiny) });
        break;
      case 'rune-taken':
        if (seat !== this.viewer) this.show('rune-taken', seat, { card: String(event.rune) });
        break;
      case 'leader-chosen':
        if (seat !== this.viewer) this.show('leader', seat, { card: String(event.leader) });
        break;
      case 'blamed':
        if (last?.kind === 'blamed' && last.seat === seat && this.goesOn()) last.blamed.push(Number(event.other));
        else this.push({ ...this.plain('blamed', Number(event.other)), seat, blamed: [Number(event.other)] });
        if (Number(event.other) === this.viewer) this.told.at(-1)!.beat.stays = true;
        break;
      case 'troll-lives':
        this.push({ ...this.plain('troll-lives', null), seat: null, blamed: [] });
        break;
      case 'assigned':
        this.assign(seat, event.target as Target, event.item as Item, Number(event.n));
        break;
      case 'turn-order-asked':
      case 'dice-left-behind':
        this.push({ ...this.plain('note', null), seat });
        break;
      case 'part-scored':
      case 'destiny-scored':
        if (!this.isFinal) {
          this.push({ ...this.plain('note', null), seat }); // a rune reveals a destiny before the end
          break;
        }
        if (this.scored.length === 0) this.endRound(this.round + 1);
        this.scored.push({ line: this.line, index: this.index });
        break;
      default:
        break;
    }
  }

  /** What every beat has. */
  private plain<K extends Told['kind']>(kind: K, seat: number | null): Beat & { kind: K } {
    const own = seat !== null && seat === this.viewer;
    return {
      story: `${kind} ${this.index}`,
      kind,
      time: TIMES[kind],
      stays: own && ENDINGS.has(kind),
      sound: SOUNDS[kind],
      lines: [this.line],
    };
  }

  private push(beat: Told): void {
    this.told.push({ beat, last: this.index });
  }

  /** Whether the last beat goes on with this line: not if it was shown already. */
  private goesOn(): boolean {
    const last = this.told.at(-1);
    if (!last || (this.index >= this.from && last.last < this.from)) return false;
    last.last = this.index;
    last.beat.lines.push(this.line);
    return true;
  }

  private show(kind: CardsBeat['kind'], seat: number, card: CardsBeat['cards'][number]): void {
    const isSecret = kind === 'secret' || kind === 'destiny';
    this.push({ ...this.plain(kind, seat), seat, cards: [card], gains: [], stays: isSecret });
  }

  // --- fights ---

  private beginFight(seat: number, enemy: string | null): void {
    this.fight = {
      story: `fight ${this.index}`,
      seat,
      enemy,
      round: 0,
      dice: [],
      before: 0,
      hits: 0,
      struck: true,
      reaction: false,
      healed: false,
      lost: [],
      fallen: [],
      last: this.index,
    };
  }

  private fightBeat(kind: FightBeat['kind']): FightBeat {
    const fight = this.fight!;
    const swordmaiden = this.leads(fight.seat, 'svanhildr');
    const rolled = fight.dice.reduce((sum, { die, face }) => sum + hitsOf(die, face, swordmaiden, fight.reaction), 0);
    return {
      ...this.plain(kind, fight.seat),
      story: fight.story,
      kind,
      seat: fight.seat,
      enemy: fight.enemy,
      round: fight.round,
      dice: fight.dice.map((each) => ({ ...each, fresh: false })),
      lifted: [],
      before: fight.before,
      hits: fight.struck ? fight.hits : rolled,
      shields: fight.dice.filter((each) => each.face === 'shield').length,
      healed: fight.healed,
      rune: null,
      lost: [...fight.lost],
      fallen: [...fight.fallen],
      gains: [],
    };
  }

  private leads(seat: number, leader: string): boolean {
    return (this.before.players[seat] ?? this.after.players[seat])?.leader === leader;
  }

  private roll(die: Die, face: Face): void {
    const { fight } = this;
    if (!fight) return;
    if (fight.struck) {
      fight.struck = false;
      fight.before += fight.hits;
      fight.hits = 0;
      fight.round += 1;
      fight.dice = [];
      fight.lost = [];
      fight.healed = false;
      fight.reaction = false;
    }
    fight.dice.push({ die, face, fresh: true });
    const last = this.told.at(-1)?.beat;
    const rolls = last && (last.kind === 'roll' || last.kind === 'reroll') && last.story === fight.story;
    if (rolls && last.round === fight.round && this.goesOn()) {
      const now = this.fightBeat(last.kind);
      last.dice = [...last.dice, { die, face, fresh: true }];
      last.hits = now.hits;
      last.shields = now.shields;
    } else {
      const beat = this.fightBeat('roll');
      beat.dice = beat.dice.map((each, n) => ({ ...each, fresh: n === beat.dice.length - 1 }));
      this.push(beat);
    }
    inOrder(fight.dice);
  }

  private lift(die: Die, face: Face): void {
    const { fight } = this;
    if (!fight) return;
    const at = fight.dice.findIndex((each) => each.die === die && each.face === face);
    if (at >= 0) fight.dice.splice(at, 1);
    const last = this.told.at(-1)?.beat;
    if (last?.kind === 'rune' && this.goesOn()) {
      (last as FightBeat).kind = 'reroll'; // a rune that rolls dice again
      last.time = TIMES.reroll;
      last.sound = SOUNDS.reroll;
    } else if (last?.kind !== 'reroll' || !this.goesOn()) this.push(this.fightBeat('reroll'));
    const beat = this.told.at(-1)!.beat as FightBeat;
    beat.lifted.push({ die, face });
    beat.dice = fight.dice.map((each) => ({ ...each, fresh: false }));
  }

  private useRune(seat: number, rune: string): void {
    const { fight } = this;
    if (fight && fight.seat === seat && ON_A_ROLL.has(rune)) {
      if (rune === 'reaction') fight.reaction = true;
      if (rune === 'healing') fight.healed = true;
      // Glory is used when the enemy lies slain, and comes with the reward.
      this.push({ ...this.fightBeat(rune === 'glory' ? 'reward' : 'rune'), rune });
    } else if (seat !== this.viewer) this.show('rune-used', seat, { card: rune });
  }

  private strike(hits: number): void {
    const { fight } = this;
    if (!fight) return;
    fight.hits = hits;
    fight.struck = true;
    this.push(this.fightBeat('strike'));
  }

  private lose(seat: number, item: Item, starved: boolean): void {
    const { fight, journey } = this;
    const last = this.told.at(-1)?.beat;
    if (fight && fight.seat === seat && fight.enemy !== null) {
      fight.lost.push(item);
      fight.fallen.push(item);
      // Others' losses are told with the blows; one's own have a beat of their own.
      const takes = last && last.story === fight.story && last.kind === (seat === this.viewer ? 'fall' : 'strike');
      if (takes && this.goesOn()) {
        last.lost = [...fight.lost];
        last.fallen = [...fight.fallen];
      } else this.push(this.fightBeat('fall'));
    } else if (journey && journey.seat === seat) {
      if (last?.kind !== 'sea' || !this.goesOn())
        this.push({ ...journey, ...this.plain('sea', seat), story: journey.story, lost: [], starved: [], gains: [] });
      const beat = this.told.at(-1)!.beat as JourneyBeat;
      if (starved) beat.starved.push(item as Die);
      else beat.lost.push(item);
    }
  }

  private bar(seat: number, die: Die, n: number): void {
    const last = this.told.at(-1)?.beat;
    if (last?.kind !== 'barred' || !this.goesOn()) this.push({ ...this.plain('barred', seat), seat, fallen: [] });
    (this.told.at(-1)!.beat as BarredBeat).fallen.push(...Array<Die>(n).fill(die));
  }

  private gain(seat: number, thing: string, n: number): void {
    const last = this.told.at(-1)?.beat;
    if (this.fight?.enemy === null && this.fight.seat === seat && thing === 'food') {
      this.push({ ...this.fightBeat('food'), gains: [{ thing, n }] });
      this.fight = null;
      return;
    }
    if (!last) return;
    if (last.kind === 'troll-lives' && thing === 'blame') {
      if (!this.goesOn()) return;
      last.blamed.push(seat);
      if (seat === this.viewer) last.stays = true;
    } else if (last.kind === 'blamed') this.goesOn();
    else if ('gains' in last && last.seat === seat) {
      const rewarded = last.kind === 'slain' || last.kind === 'reward';
      if (this.goesOn()) last.gains.push({ thing, n });
      else if (rewarded && this.fight) this.push({ ...this.fightBeat('reward'), gains: [{ thing, n }] });
    }
  }

  /** A hunt without food ends without a word: when something else happens, or when no dice lie there any more. */
  private endHunt(isOver = true): void {
    const { fight } = this;
    if (!fight || fight.enemy !== null || (!isOver && diceLie(this.after))) return;
    const wasTold = fight.last < this.from && !diceLie(this.before);
    if (fight.dice.length > 0 && !wasTold) this.push(this.fightBeat('food'));
    this.fight = null;
  }

  // --- the rest ---

  private assign(seat: number, target: Target, item: Item, n: number): void {
    const last = this.told.at(-1)?.beat;
    if (last?.kind !== 'assigned' || !this.goesOn()) this.push({ ...this.plain('assigned', null), sent: [] });
    const beat = this.told.at(-1)!.beat as AssignedBeat;
    const found = beat.sent.find((each) => each.seat === seat && each.target === target);
    const { crew } = found ?? beat.sent[beat.sent.push({ seat, target, crew: {} }) - 1]!;
    crew[item] = (crew[item] ?? 0) + n;
  }

  private nobodyDidAnything(): SeatRound[] {
    return this.after.players.map(() => ({
      slain: [],
      beaten: [],
      journeys: [],
      fallen: {},
      gains: {},
      blamedBy: [],
    }));
  }

  /** Remembers for the end of the round what a seat did, and what changed for it. */
  private note(event: Event, seat: number): void {
    const did = this.seats[seat];
    if (event.kind === 'blamed') this.seats[Number(event.other)]?.blamedBy.push(seat);
    if (event.kind === 'troll-lives') for (const each of this.seats) each.blamedBy.push(null);
    if (!did) return;
    const falls = (item: Item, n = 1) => (did.fallen[item] = (did.fallen[item] ?? 0) + n);
    if (event.kind === 'enemy-slain') did.slain.push(String(event.enemy));
    if (event.kind === 'warriors-beaten') did.beaten.push(String(event.enemy));
    if (event.kind === 'journey-revealed') did.journeys.push(String(event.journey));
    if (event.kind === 'item-lost') falls(event.item as Item);
    if (event.kind === 'starved') falls(event.die as Die);
    if (event.kind === 'barred-fall') falls(event.die as Die, Number(event.n));
    if (event.kind === 'gained' || event.kind === 'paid') {
      const n = event.kind === 'paid' ? -Number(event.n) : Number(event.n);
      did.gains[String(event.thing)] = (did.gains[String(event.thing)] ?? 0) + n;
    }
  }

  private endRound(next: number): void {
    this.fight = null;
    this.journey = null;
    if (this.round > 0) {
      const beat: RoundBeat = { ...this.plain('round', null), round: this.round, seats: this.seats };
      this.push({ ...beat, stays: this.viewer !== null });
    }
    this.round = next;
    this.seats = this.nobodyDidAnything();
  }

  /** Part by part for all seats, though the log has seat by seat; each counts up to what the seat has in the end. */
  private tellScoring(): void {
    if (this.scored.length === 0) return;
    const last = this.scored.at(-1)!;
    const players = this.after.players.length;
    const totals = this.after.players.map((player) => player.glory);
    const parts: string[] = [];
    for (const { line } of this.scored) {
      const { event } = line;
      if (event?.kind !== 'part-scored') continue;
      if (!parts.includes(String(event.part))) parts.push(String(event.part));
      totals[Number(event.seat)]! -= Number(event.n);
    }
    this.index = last.index;
    for (const part of parts) {
      const rows = Array.from({ length: players }, (_, seat) => {
        const own = this.scored.map(({ line }) => line.event).filter((event) => Number(event?.seat) === seat);
        const n = Number(own.find((event) => event?.kind === 'part-scored' && event.part === part)?.n ?? 0);
        const destinies = part === 'destinies' ? own.filter((event) => event?.kind === 'destiny-scored') : [];
        totals[seat]! += n;
        return {
          n,
          total: totals[seat]!,
          destinies: destinies.map((event) => ({ destiny: String(event?.destiny), n: Number(event?.n) })),
        };
      });
      const isLast = part === parts.at(-1);
      const lines = this.scored.map(({ line }) => line).filter((line) => isOfPart(line, part));
      this.push({
        ...this.plain('scoring', null),
        story: 'scoring',
        part,
        rows,
        lines,
        stays: isLast && this.viewer !== null,
        sound: isLast ? 'end' : undefined,
      });
    }
  }
}

/** What belongs to a hunt while it goes on. */
const HUNTING = new Set(['hunt-begins', 'die-rolled', 'favor-reroll', 'die-lifted', 'rune-used', 'paid', 'gained']);
const ON_A_ROLL = new Set(['potential', 'reaction', 'healing', 'glory']);

function diceLie({ roll }: TablePicture): boolean {
  return Object.values(roll.dice).some((faces) => Object.values(faces).some((n) => n > 0));
}

function isOfPart({ event }: Line, part: string): boolean {
  return event?.kind === 'part-scored' ? event.part === part : part === 'destinies';
}

/** Dice lie by kind, as the server tells them. */
function inOrder(dice: LyingDie[]): void {
  dice.sort((a, b) => DICE.indexOf(a.die) - DICE.indexOf(b.die));
}

/** Where the round begins in which the line at `from` happened, or the one that it ends. */
function beginOfRound(lines: Line[], from: number): number {
  for (let n = from - 1; n >= 0; n--) if (lines[n]?.event?.kind === 'round-begins') return n;
  return 0;
}

/** Where the final scoring begins: with the destinies told right before the first part of it. */
function beginOfScoring(lines: Line[]): number {
  let begin = lines.findIndex(({ event }) => event?.kind === 'part-scored');
  if (begin < 0) return lines.length;
  while (lines[begin - 1]?.event?.kind === 'destiny-scored') begin -= 1;
  return begin;
}

/** Tells what happened as beats. */
export function beatsOf({ lines, from, before, after }: Happened): Told[] {
  if (!after.picture) return [];
  const now = after.picture as TablePicture;
  return new Teller(from, after.you.seat, (before.picture as TablePicture | null) ?? now, now).beats(lines);
}
