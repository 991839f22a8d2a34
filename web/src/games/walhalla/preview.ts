/** What would be: where the Vikings aboard could land, what a card would bring, who would be supplied how. */

import { kindOf, numberOf, PLACES, type Facts, type Place } from './facts';
import { beside, fieldsHeld, nextSlot, rowOf, SHIP_ROWS, type TablePicture } from './picture';

/** A field beside a place of a ship, as the Viking there finds it. */
export interface Side {
  peninsula: number;
  row: number;
  terrain: string;
  state: 'free' | 'enemy' | 'own';
  holder: number | null;
  /** Whose Viking would land. */
  seat: number;
}

/** A Viking aboard, and the fields it could reach; none: it could not land at all. */
export interface Landing {
  place: Place;
  seat: number;
  row: number;
  sides: Side[];
}

/** The fields beside a row of a fjord, for a Viking of that seat. */
export function sidesAt(picture: TablePicture, fjord: number, row: number, seat: number): Side[] {
  return beside(fjord, picture).flatMap((peninsula) => {
    const field = picture.peninsulas[peninsula]?.fields[row];
    if (!field?.terrain) return [];
    const state = field.viking === null ? 'free' : field.viking === seat ? 'own' : 'enemy';
    return [{ peninsula, row, terrain: field.terrain, state, holder: field.viking, seat }];
  });
}

/** Everybody aboard the present ship, in the order in which they would land in that fjord. */
export function landings(picture: TablePicture, fjord: number, turned: boolean): Landing[] {
  const slot = nextSlot(fjord, picture);
  const found = PLACES.flatMap((place, n) => {
    const seat = picture.ship?.aboard[n] ?? null;
    if (seat === null) return [];
    const row = slot * SHIP_ROWS + rowOf(n, turned);
    return [{ place, seat, row, sides: sidesAt(picture, fjord, row, seat) }];
  });
  return found.sort((a, b) => a.row - b.row);
}

/** What a card for the end of an attack would bring a seat now. */
export interface Bring {
  points?: number;
  peninsula?: number;
  vikings?: number;
}

export function bringOf(card: string, picture: TablePicture, seat: number, facts: Facts): Bring {
  const kind = kindOf(card);
  if (kind === 'peninsula') {
    const peninsula = picture.peninsulas.findIndex((each) => each.high === numberOf(card));
    return { peninsula, vikings: facts.card(card).vikings };
  }
  if (kind === 'walhalla') return { vikings: facts.card(card).vikings };
  return { points: fieldsHeld(picture, seat, kind) };
}

/** The seats by their places in Walhalla. */
export function byHeroes(picture: TablePicture): number[] {
  const place = (seat: number): number => picture.players[seat]!.place;
  return picture.players.map((_, seat) => seat).sort((a, b) => place(a) - place(b) || a - b);
}

/** Who would take a peninsula now: those with the most, and those who would get points after them. */
export function takers(picture: TablePicture, peninsula: number): { first: number[]; second: number[] } {
  const { totals, scores } = picture.peninsulas[peninsula]!;
  const most = Math.max(...totals);
  const paid = scores.flatMap((points, seat) => (points > 0 ? [seat] : []));
  return {
    first: paid.filter((seat) => totals[seat] === most),
    second: paid.filter((seat) => totals[seat] !== most),
  };
}
