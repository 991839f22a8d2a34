/** The games that can be played here and their rulebooks, told in the language of the page. */

import * as api from './api';
import type { GameInfo, Lang, RuleTold } from './wire';

class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  rules = $state.raw<Record<string, RuleTold[]>>({});
  private lang: Lang | null = null;
  private readonly asked = new Set<string>();

  /** Asks for the games in that language, unless they are known already. */
  async learn(lang: Lang): Promise<void> {
    if (this.lang === lang) return;
    const told = await api.games(lang);
    this.lang = lang;
    this.games = told.games;
  }

  /** Asks for the rulebook of a game in that language, unless it is known already. */
  async learnRules(game: string, lang: Lang): Promise<void> {
    const name = `${game} ${lang}`;
    if (this.asked.has(name)) return;
    this.asked.add(name);
    try {
      const told = await api.rules(game, lang);
      this.rules = { ...this.rules, [name]: told.rules };
    } catch {
      this.asked.delete(name); // the next opening of the rulebook tries again
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** Whether a game has dice, as texts are told of it. */
  dice(id: string): 'yes' | 'no' {
    return this.game(id)?.dice ? 'yes' : 'no';
  }

  title(id: string): string {
    return this.game(id)?.title ?? id;
  }

  botTitle(game: string, kind: string): string {
    return this.game(game)?.bots.find((bot) => bot.kind === kind)?.title ?? kind;
  }

  rulesOf(game: string, lang: Lang): RuleTold[] {
    return this.rules[`${game} ${lang}`] ?? [];
  }
}

export const catalogue = new Catalogue();
