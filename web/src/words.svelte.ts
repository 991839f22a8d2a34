/** The page's own words, from the same Fluent files as all other words of Meadhall. */

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Lang } from './wire';

const files = import.meta.glob<string>(
  [
    '../../src/meadhall/text/*/*.ftl',
    '!../../src/meadhall/text/*/{cli,facts,language,meadhall,server,store}.ftl', // what only Python says
    '!../../src/meadhall/text/*/*-rules.ftl', // these come from the server
  ],
  { query: '?raw', import: 'default' },
);

/** Whether a file holds texts of that name (web, or a game) in that language. */
function isOf(file: string, name: string, lang: Lang): boolean {
  const [folder, base] = file.split('/').slice(-2);
  return folder === lang && (base === `${name}.ftl` || base!.startsWith(`${name}-`));
}

class Words {
  lang = $state<Lang>('en');
  private bundle = $state.raw(new FluentBundle('en'));
  private readonly games = new Set<string>();
  private round = 0;

  /** Speaks that language from now on, once its words are there. */
  async use(lang: Lang): Promise<void> {
    const round = ++this.round;
    const wanted = (file: string) => ['web', ...this.games].some((name) => isOf(file, name, lang));
    const found = Object.keys(files).filter(wanted).map((name) => files[name]!);
    const texts = await Promise.all(found.map((file) => file()));
    if (round !== this.round) return; // another language was chosen meanwhile
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Learns the words of a game too, for its scene. */
  async learn(game: string): Promise<void> {
    if (this.games.has(game)) return;
    this.games.add(game);
    await this.use(this.lang);
  }

  /** Returns the text of that id; numbers choose the plural and are written plainly. */
  say = (id: string, args: Record<string, string | number> = {}): string => {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const given = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
    ]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(given) as Record<string, string>);
  };
}

export const words = new Words();
export const t = words.say;
