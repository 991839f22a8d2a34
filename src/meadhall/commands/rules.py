"""`meadhall rules`: the numbered rulebook of a game, for people, for programs, or as a page of the documentation."""

from functools import partial

import click
from rich.text import Text

from meadhall.commands.completing import one_game
from meadhall.commands.output import console, print_json
from meadhall.commands.speaking import Speaker
from meadhall.kernel.game import Game, RuleText
from meadhall.kernel.problems import Problem
from meadhall.registry import game as find_game
from meadhall.text import say

Chapters = dict[str, list[RuleText]]


def command(lang: str) -> click.Command:
    """The command in a language."""
    speaker = Speaker("rules", lang)
    return speaker.make(
        partial(run, lang),
        speaker.argument("game", shell_complete=one_game),
        speaker.option("chapter", "ID"),
        speaker.flag("source"),
        speaker.flag("json"),
        speaker.flag("markdown"),
    )


def run(lang: str, game: str, chapter: str | None, source: bool, json: bool, markdown: bool) -> None:
    """Print the rules of a game."""
    found = find_game(game)
    chapters = choose_chapters(found, chapter)
    if json:
        print_json(document(found, chapters, lang))
    elif markdown:
        print(markdown_page(found, chapters, lang), end="")
    else:
        tell(chapters, lang, source)


def choose_chapters(game: Game, chosen: str | None) -> Chapters:
    """The rules by chapter, or one chapter of them."""
    chapters: Chapters = {}
    for rule in game.rulebook():
        chapters.setdefault(rule.chapter, []).append(rule)
    if chosen is None:
        return chapters
    if chosen not in chapters:
        raise Problem("unknown-chapter", chapter=chosen[:40], known=", ".join(chapters))
    return {chosen: chapters[chosen]}


def title_of(chapter: str, rules: list[RuleText], lang: str) -> str:
    """The title of a chapter; its text id begins like those of its rules."""
    return say(lang, f"{rules[0].id.partition('-')[0]}-chapter-{chapter}")


def document(game: Game, chapters: Chapters, lang: str) -> dict[str, object]:
    """The rules as a JSON document."""
    return {
        "game": game.id,
        "lang": lang,
        "title": say(lang, f"{game.id}-title"),
        "chapters": [
            {
                "id": chapter,
                "title": title_of(chapter, rules, lang),
                "rules": [{"id": rule.id, "text": say(lang, rule.id), "source": rule.source} for rule in rules],
            }
            for chapter, rules in chapters.items()
        ],
    }


def tell(chapters: Chapters, lang: str, source: bool) -> None:
    """The rules in words."""
    out = console()
    for chapter, rules in chapters.items():
        out.tell(Text.assemble((title_of(chapter, rules, lang), "bold"), " ", (f"({chapter})", "dim")))
        for rule in rules:
            out.tell(Text.assemble((rule.id, "cyan"), "  ", say(lang, rule.id)), 2)
            if source:
                out.tell(Text(say(lang, "rules-source", source=rule.source), "dim"), 6)
        out.print()


def markdown_page(game: Game, chapters: Chapters, lang: str) -> str:
    """The rules and their sources as a page in Markdown; each rule can be linked to by its number."""
    lines = [f"# {say(lang, f'{game.id}-title')}", "", say(lang, "rules-page", game=game.id), ""]
    for chapter, rules in chapters.items():
        lines += [f"## {title_of(chapter, rules, lang)}", ""]
        for rule in rules:
            lines.append(f'- <a id="{rule.id.lower()}"></a>**{rule.id}** {escape(say(lang, rule.id))}')
            lines.append(f"  *{escape(say(lang, 'rules-source', source=rule.source))}*")
        lines.append("")
    return "\n".join(lines[:-1]) + "\n"


def escape(words: str) -> str:
    """Words that Markdown leaves as they are."""
    return words.replace("*", "\\*").replace("_", "\\_").replace("<", "&lt;")
