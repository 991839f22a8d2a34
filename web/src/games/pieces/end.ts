/** One seat at the end of a game: its name, its points in words and as a number, and the parts they are made of. */
export interface EndRow {
  seat: number;
  name: string;
  note: string;
  points: string;
  total: number;
  won: boolean;
  parts: number[];
}

/** The seats from the first place to the last: winners first, then by points; who gave up comes last. */
export function ranked<T extends { seat: number; total: number }>(
  rows: T[],
  winners: readonly number[],
  resigned: readonly number[] = [],
): T[] {
  const wins = (row: T): number => Number(winners.includes(row.seat)) - Number(resigned.includes(row.seat));
  return [...rows].sort((a, b) => wins(b) - wins(a) || b.total - a.total);
}
