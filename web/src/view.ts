/** A table as the page knows it: the parts put together, and the log. */

import type {
  DicePart,
  LessonPart,
  Line,
  Moment,
  News,
  Picture,
  Question,
  SeatPart,
  Standing,
  TablePart,
  UndoRequest,
  YouPart,
} from './wire';

export interface TableView {
  /** The last news that is in here. */
  number: number;
  table: TablePart;
  seats: SeatPart[];
  you: YouPart;
  question: Question | null;
  picture: Picture | null;
  standing: Standing | null;
  undo: UndoRequest | null;
  lesson: LessonPart | null;
  dice: DicePart | null;
  /** How many look on without a seat. */
  watchers: number;
  lines: Line[];
  /** The event lines that count: those that were not taken back. */
  happened: Line[];
}

/** News that do not follow on what is known: the table must be asked for as a whole. */
export class Gap extends Error {}

/** What a part is now: absent means unchanged (or nothing, if everything was told), false means nothing. */
function part<T>(told: T | false | undefined, known: T | null | undefined, whole: boolean): T | null {
  if (told === false) return null;
  return told ?? (whole ? null : (known ?? null));
}

/** The event lines that were taken back later. */
export function takenBack(lines: readonly Line[]): Set<Line> {
  const gone = new Set<Line>();
  lines.forEach((undo, index) => {
    const { back_to } = undo;
    if (back_to == null) return;
    for (const line of lines.slice(0, index)) if (line.kind === 'event' && line.number >= back_to) gone.add(line);
  });
  return gone;
}

/** The event lines that count. */
function thoseThatCount(lines: Line[]): Line[] {
  const gone = takenBack(lines);
  return lines.filter((line) => line.kind === 'event' && !gone.has(line));
}

/** Returns the view with the news in it; the old view stays as it is. */
export function merged(view: TableView | null, news: News): TableView {
  if (!news.whole && (view === null || news.after > view.number)) throw new Gap('news are missing');
  const { parts, whole } = news;
  const known: Partial<TableView> = whole ? {} : (view ?? {});
  const table = parts.table ?? known.table;
  const seats = parts.seats ?? known.seats;
  const you = parts.you ?? known.you;
  if (!table || !seats || !you) throw new Gap('parts are missing');
  const kept = (view?.lines ?? []).filter((line) => line.number <= news.after);
  const lines = [...kept, ...news.lines];
  return {
    number: Math.max(news.number, whole ? 0 : (view?.number ?? 0)),
    table,
    seats,
    you,
    question: part(parts.question, known.question, whole),
    picture: part(parts.picture, known.picture, whole),
    standing: part(parts.standing, known.standing, whole),
    undo: part(parts.undo, known.undo, whole),
    lesson: part(parts.lesson, known.lesson, whole),
    dice: parts.dice ?? known.dice ?? null,
    watchers: parts.watchers ?? known.watchers ?? 0,
    lines,
    happened: thoseThatCount(lines),
  };
}

/** A finished game at one moment, as a view in which nothing can be done. */
export function viewOfMoment(view: TableView, moment: Moment, seat: number | null): TableView {
  const question: Question = {
    decision: -1,
    step: '',
    prompt: moment.prompt,
    rule: null,
    options: [],
    can_undo: false,
    sealed: false,
  };
  return {
    ...view,
    you: { seat, host: false, webhook: false },
    seats: view.seats.map((each, index) => ({
      ...each,
      asked: moment.asked.includes(index),
      votes: [],
      clock_left: null,
      clock_since: null,
    })),
    question: moment.standing.over ? null : question,
    picture: moment.picture,
    standing: moment.standing,
    undo: null,
    lesson: null,
    lines: moment.lines,
    happened: moment.lines,
  };
}
