/** The page's own words, from the same kind of Fluent files as all other words of Meadhall. */

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Lang } from './wire';

const files = import.meta.glob<string>('../../src/meadhall/text/*/web.ftl', { query: '?raw', import: 'default' });

class Words {
  lang = $state<Lang>('en');
  private bundle = $state.raw(new FluentBundle('en'));
  private wanted: Lang = 'en';

  /** Speaks that language from now on, once its words are there. */
  async use(lang: Lang): Promise<void> {
    this.wanted = lang;
    const text = await files[`../../src/meadhall/text/${lang}/web.ftl`]!();
    if (lang !== this.wanted) return; // another language was chosen meanwhile
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
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
