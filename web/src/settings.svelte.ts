/** What the person at this browser has chosen; kept in the browser. */

import type { Lang } from './wire';

const STORE = 'meadhall.settings';
export const LANGUAGES: readonly Lang[] = ['en', 'fr', 'ja'];
export const PACES = ['full', 'quick', 'none'] as const;

/** How what happens is shown: beat by beat, quickly, or not at all. */
export type Pace = (typeof PACES)[number];

interface Kept {
  name: string;
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  pace: Pace;
  motion: 'free' | 'still';
  sound: boolean;
  notices: boolean;
  list: boolean;
  auto: boolean;
  words: boolean;
}

/** Returns what is kept under a name in the browser, or null if nothing is, or it may not be read. */
export function recall<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keeps something under a name in the browser, if that is allowed. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing: the choice lasts until the page is closed
  }
}

function spoken(): Lang {
  for (const tag of navigator.languages) {
    const known = LANGUAGES.find((lang) => tag.toLowerCase().startsWith(lang));
    if (known) return known;
  }
  return 'en';
}

class Settings {
  name = $state('');
  lang = $state<Lang>('en');
  /** What the colours follow: the system, or a choice. */
  theme = $state<Kept['theme']>('auto');
  pace = $state<Pace>('full');
  /** Whether pieces move: freely, or not at all, whatever the system says. */
  motion = $state<Kept['motion']>('free');
  sound = $state(false);
  /** Notify when it is this person's turn and the page is hidden. */
  notices = $state(false);
  /** Show the list of answers open even where the game draws them on its board. */
  list = $state(false);
  /** Questions with one answer are answered for this person. */
  auto = $state(true);
  /** Tables that can be read out are told in words instead of drawn. */
  words = $state(false);

  constructor() {
    const kept = recall<Partial<Kept>>(STORE) ?? {};
    this.name = kept.name ?? '';
    this.lang = LANGUAGES.find((lang) => lang === kept.lang) ?? spoken();
    this.theme = kept.theme ?? 'auto';
    this.pace = PACES.find((pace) => pace === kept.pace) ?? 'full';
    this.motion = kept.motion === 'still' ? 'still' : 'free';
    this.sound = kept.sound ?? false;
    this.notices = kept.notices ?? false;
    this.list = kept.list ?? false;
    this.auto = kept.auto ?? true;
    this.words = kept.words ?? false;
  }

  /** Keeps everything in the browser. */
  save(): void {
    const { name, lang, theme, pace, motion, sound, notices, list, auto, words } = this;
    keep(STORE, { name, lang, theme, pace, motion, sound, notices, list, auto, words } satisfies Kept);
  }
}

export const settings = new Settings();
