/** What is printed on the components of a game, told by the server in the page's language, and how to speak of it. */

import type { Lang } from '../../wire';

/** A component that can be told about: its name, what it does and the rule that says so. */
export interface Component {
  name: string;
  text?: string;
  says?: string;
  rule: string;
  stand_ins?: string[];
}

/** What the document `GET /api/games/<game>/components` has for every game. */
export interface Printed {
  texts: Record<string, string>;
  counts: Record<string, string[]>;
}

const known = new Map<string, Promise<unknown>>();

/** Fetches the components once for each language, or for each table that is played with a data pack. */
export function fetchComponents<P extends Printed>(
  game: string,
  lang: Lang,
  tableWithPack: string | null,
): Promise<P> {
  const address = `/api/games/${game}/components?lang=${lang}${tableWithPack ? `&table=${tableWithPack}` : ''}`;
  let found = known.get(address);
  if (!found) {
    found = fetch(address, { credentials: 'same-origin' }).then((response) => {
      if (!response.ok) throw new Error(`components: ${response.status}`);
      return response.json() as Promise<unknown>;
    });
    found.catch(() => known.delete(address));
    known.set(address, found);
  }
  return found as Promise<P>;
}

/** The words to speak of the components of a game. */
export class Words<P extends Printed = Printed> {
  constructor(
    readonly printed: P,
    readonly lang: Lang,
  ) {}

  /** A text of the drawn table with its places filled in. */
  say(id: string, words: Record<string, string | number> = {}): string {
    const text = this.printed.texts[id] ?? id;
    return text.replace(/\{(\w+)\}/g, (place, word: string) => String(words[word] ?? place));
  }

  word(id: string): string {
    return id;
  }

  /** A number of things, such as `3 coins`. */
  count(thing: string, n: number): string {
    return this.printed.counts[thing]?.[n] ?? `${n} ${this.word(thing)}`;
  }

  list(names: string[]): string {
    return new Intl.ListFormat(this.lang, { type: 'conjunction' }).format(names);
  }
}
