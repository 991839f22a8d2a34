/** How a picture is read out where nothing draws it.
 *
 * `GET /api/games/<game>/sheet` says what its fields and things are called.
 */

import { STAND_IN } from '../games/scene';
import type { Say, Topic } from '../games/scene';
import type { Lang, Picture } from '../wire';

/** A field: what it is called, and what its value is; see `kernel/documents/sheet.py`. */
export interface Field {
  key: string;
  label: string;
  kind: string;
  keys: string;
  none: string;
  counted: string;
  is_quiet: boolean;
  is_open: boolean;
  inside: Field[];
}
export interface Part {
  label: string;
  at: string;
  of: 'one' | 'own' | 'each' | 'lines';
  keys: string;
  is_folded: boolean;
  fields: Field[];
}
/** A seat, or a thing with its name and what is printed on it. */
export interface Thing {
  seat?: number;
  name?: string;
  sign?: string;
  says?: string[];
  rule?: string | null;
  /** Whether any of it is a stand-in. */
  made_up?: boolean;
}
/** What a game tells; one without a sheet tells nothing. */
export interface SheetTold {
  parts?: Part[];
  names?: Record<string, Record<string, Thing>>;
}

/** Something said of a picture: a thing or a text, and what is said of that. */
export interface Said {
  thing?: Thing;
  text?: string;
  label?: string;
  of?: Said[];
}
/** A field with what is said of it; a flag is said by its label alone. */
export interface Row {
  field: Field;
  said: Said[];
  flag: boolean;
}
/** Something that has a name and rows. */
export interface Entry {
  title: Said | null;
  rows: Row[];
}

type Value = string | number | boolean | null | undefined | Value[] | { [key: string]: Value };

const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNothing = (value: Value): boolean =>
  value === null ||
  value === undefined ||
  value === 0 ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A name as it stands at the beginning of a line. */
function capital({ thing }: Said): Said {
  const name = thing?.name;
  return { thing: name ? { ...thing, name: name[0]!.toLocaleUpperCase() + name.slice(1) } : thing };
}

/** Fetches the sheet of a table: a pack may have named things, and the seats can decide what lies on it. */
export async function fetchSheet(game: string, table: string, lang: Lang): Promise<SheetTold> {
  const response = await fetch(`/api/games/${game}/sheet?lang=${lang}&table=${table}`, {
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error(`sheet: ${response.status}`);
  return response.json() as Promise<SheetTold>;
}

/** What the information card tells of a thing; nothing if nothing is printed on it. */
export function printedOn(thing: Thing): Topic | null {
  if (!thing.says?.length) return null;
  const title = (thing.name ?? '') + (thing.made_up ? STAND_IN : '');
  return { title, text: thing.says.join('\n'), ...(thing.rule ? { rule: thing.rule } : {}) };
}

/** Reads pictures out with the words of a sheet. */
export class Reader {
  constructor(
    private readonly told: Required<SheetTold>,
    private readonly t: Say,
  ) {}

  get parts(): Part[] {
    return this.told.parts;
  }

  /** The records that a part tells of, each with its rows; none if they are not there. */
  entries(part: Part, picture: Picture, seat: number | null): Entry[] {
    const value = (part.at ? picture[part.at] : picture) as Value;
    if (isNothing(value)) return [];
    if (part.of === 'one') return [{ title: null, rows: this.rows(part.fields, value) }];
    const found = Object.entries(value as Record<string, Value>); // of a list: by number
    if (part.of === 'own')
      return found
        .filter(([key]) => Number(key) === seat)
        .map(([, each]) => ({ title: null, rows: this.rows(part.fields, each) }));
    return found.map(([key, each]) => this.entry(part, key, each));
  }

  /** One of several records: its own name, or else that of its first field. */
  private entry(part: Part, key: string, value: Value): Entry {
    const rows = this.rows(part.fields, value);
    if (part.keys) return { title: capital(this.named(part.keys, key)), rows };
    return { title: rows[0]?.said[0] ?? null, rows: rows.slice(1) };
  }

  /** What is said of a record, field by field; nothing of those that are quiet and empty. */
  rows(fields: Field[], value: Value): Row[] {
    return fields.flatMap((field): Row[] => {
      const own = field.key === '' ? value : (value as Record<string, Value>)[field.key];
      if (typeof own === 'boolean') return own ? [{ field, said: [], flag: true }] : [];
      const said = field.is_quiet && own === 0 ? [] : this.said(field, own, value);
      return field.is_quiet && said.length === 0 ? [] : [{ field, said, flag: false }];
    });
  }

  private said(field: Field, value: Value, record: Value): Said[] {
    if (value === null || value === undefined) return this.unseen(field, record);
    if (Array.isArray(value)) return value.flatMap((each) => this.said({ ...field, keys: '' }, each, record));
    if (isRecord(value)) {
      if (!field.keys) return [{ of: this.inOneLine(this.rows(field.inside, value)) }];
      return Object.entries(value)
        .filter(([, each]) => !(field.is_quiet && isNothing(each)))
        .map(([key, each]) => ({
          ...this.named(field.keys, key),
          of: this.orNothing(this.said({ ...field, keys: '' }, each, record)),
        }));
    }
    return [field.kind ? this.named(field.kind, String(value)) : { text: String(value) }];
  }

  /** What is said of something that the viewer does not see, or that is not there. */
  private unseen(field: Field, record: Value): Said[] {
    const hidden = field.counted && isRecord(record) ? record[field.counted] : 0;
    if (typeof hidden === 'number' && hidden > 0) return [{ text: this.t('web-hidden', { n: hidden }) }];
    return field.none ? [{ text: field.none }] : [];
  }

  /** Rows one after another; what is empty is left out. */
  inOneLine(rows: Row[]): Said[] {
    return rows.flatMap(({ field, said, flag }): Said[] => {
      if (flag) return [{ text: field.label }];
      return field.label && said.length > 0 ? [{ label: field.label, of: said }] : said;
    });
  }

  private orNothing(said: Said[]): Said[] {
    return said.length > 0 ? said : [{ text: '–' }];
  }

  private named(kind: string, name: string): Said {
    return { thing: this.told.names[kind]?.[name] ?? { name } };
  }
}
