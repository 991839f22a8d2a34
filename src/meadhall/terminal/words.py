"""What every drawing says in few words: texts of its game, names, counts, values with their star."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from meadhall.bots import bot_name
from meadhall.kernel.documents.printed import Facts
from meadhall.kernel.matches.match import Match
from meadhall.kernel.matches.telling import name_of
from meadhall.text import say

STAR = "*"  # marks values that are stand-ins
DOT = " · "


class Words:
    """Says things of one match in one language. A game's own words build on these."""

    def __init__(self, match: Match, lang: str, facts: Facts) -> None:
        self.match = match
        self.lang = lang
        self.facts = facts

    def say(self, id: str, /, **arguments: str | int) -> str:
        """A text of this game."""
        return say(self.lang, f"{self.match.game.id}-{id}", **arguments)

    def word(self, name: str) -> str:
        """A word around the table."""
        return self.say(f"word-{name}")

    def name(self, kind: str, name: str) -> str:
        """What a thing is called."""
        return self.match.game.text_of(kind, name, self.lang, self.match.game_options, self.match.seats)

    def player(self, seat: int) -> str:
        """What a player is called."""
        return name_of(self.match.game, "seat", str(seat), self.lang, self.match.players)

    def count(self, thing: str, n: int, star: str = "") -> str:
        """So many of a thing."""
        return self.say(f"count-{thing}", n=n) + star

    def counts(self, numbers: Mapping[str, int], things: Sequence[str]) -> str:
        """So many of each thing of which there is one."""
        return self.join(self.count(thing, numbers[thing]) for thing in things if numbers.get(thing))

    def value(self, kind: str, card: str, field: str) -> Any:
        """What is printed on a card."""
        return self.facts.printed[kind][card][field].value

    def star(self, kind: str, card: str, *fields: str) -> str:
        """A star if one of these values is a stand-in."""
        return STAR if any(self.facts.is_stand_in(kind, card, field) for field in fields) else ""

    def number(self, kind: str, card: str, field: str) -> str:
        """A printed number with its star."""
        return f"{self.value(kind, card, field)}{self.star(kind, card, field)}"

    def seat(self, seat: int, kinds: Sequence[str]) -> str:
        """A player, and beside the name who plays: you, or which bot."""
        kind = kinds[seat]
        return self.aside(
            self.player(seat), say(self.lang, "play-you") if kind == "you" else bot_name(kind, self.lang)
        )

    def change(self, name: str, before: int | str, after: int | str) -> str:
        """A number before and after an answer."""
        return f"{name} {before} → {after}"

    def pair(self, name: str, words: str) -> str:
        """A name and what is said of it."""
        return say(self.lang, "play-pair", name=name, words=words)

    def aside(self, name: str, words: str) -> str:
        """A name and, beside it, what is said of it, if anything is."""
        return say(self.lang, "play-aside", name=name, words=words) if words else name

    def join(self, parts: Iterable[str]) -> str:
        """Things in a row."""
        return say(self.lang, "play-comma").join(parts)


def labelled(label: str, words: str) -> Text:
    """A line with its label."""
    return Text.assemble((label, "cyan"), " – ", words)
