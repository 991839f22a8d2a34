"""Champions of Midgard in few words: values with their star, enemies, crews, cargoes."""

from collections.abc import Iterable, Mapping
from typing import Any

from meadhall.champions.game import GAME
from meadhall.kernel.match import Match
from meadhall.kernel.printed import Facts
from meadhall.kernel.telling import name_of
from meadhall.text import say

STAR = "*"  # marks values that are stand-ins
DOT = " · "
SPOILS = {"troll": "wood", "draugr": "coins", "monster": "favor"}
CARGO = {"swords": "sword", "spears": "spear", "axes": "axe", "food": "food", "wood": "wood"}
ITEMS = ("sword", "spear", "axe", "food")


class Words:
    """Says things of one match in one language."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match = match
        self.lang = lang
        self.facts: Facts = GAME.facts(match.game_options)

    def say(self, id: str, /, **arguments: str | int) -> str:
        """A text of this game."""
        return say(self.lang, f"champions-{id}", **arguments)

    def word(self, name: str) -> str:
        """A word around the table."""
        return self.say(f"word-{name}")

    def name(self, kind: str, name: str) -> str:
        """What a thing is called."""
        return GAME.text_of(kind, name, self.lang, self.match.game_options)

    def player(self, seat: int) -> str:
        """What a player is called."""
        return name_of(self.match.game, "seat", str(seat), self.lang, self.match.players)

    def count(self, thing: str, n: int, star: str = "") -> str:
        """So many of a thing."""
        return self.say(f"count-{thing}", n=n) + star

    def counts(self, numbers: Mapping[str, int], things: tuple[str, ...] = ITEMS) -> str:
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

    def spoils(self, kind: str, card: str) -> str:
        """What killing an enemy brings besides glory."""
        thing = SPOILS[kind]
        return self.count(thing, self.value(kind, card, thing), self.star(kind, card, thing))

    def barred(self, kind: str, card: str) -> str:
        """Which warriors an enemy bars."""
        die = self.value(kind, card, "barred")
        return (self.name("item", die) if die else "–") + self.star(kind, card, "barred")

    def cargo(self, merchant: str) -> str:
        """What a merchant ship brings."""
        parts = [
            self.count(thing, self.value("merchant", merchant, field), self.star("merchant", merchant, field))
            for field, thing in CARGO.items()
            if self.value("merchant", merchant, field)
        ]
        return self.join(parts)

    def pair(self, name: str, words: str) -> str:
        """A name and what is said of it."""
        return say(self.lang, "play-pair", name=name, words=words)

    def aside(self, name: str, words: str) -> str:
        """A name and, beside it, what is said of it, if anything is."""
        return say(self.lang, "play-aside", name=name, words=words) if words else name

    def join(self, parts: Iterable[str]) -> str:
        """Things in a row."""
        return say(self.lang, "play-comma").join(parts)

    def price(self, name: str) -> str:
        """What a private longship costs."""
        return self.join(
            self.count(good, self.value("private_ship", name, good), self.star("private_ship", name, good))
            for good in ("wood", "coins")
            if self.value("private_ship", name, good)
        )

    def ship(self, name: str) -> str:
        """A private longship: its price, how much it carries, what it is worth."""
        room = f"{self.word('capacity')} {self.number('private_ship', name, 'capacity')}"
        glory = self.count(
            "glory", self.value("private_ship", name, "glory"), self.star("private_ship", name, "glory")
        )
        return f"{self.price(name)}; {room}; {glory}"

    def destiny(self, name: str) -> str:
        """What a destiny needs, and its glory alone / tied."""
        alone, tied = (self.number("destiny", name, field) for field in ("alone", "tied"))
        return say(self.lang, "play-destiny", needs=self.say(f"destiny-needs-{name}"), alone=alone, tied=tied)

    def rune(self, name: str) -> str:
        """What a rune does, and its glory."""
        glory = self.count("glory", self.value("rune", name, "glory"), self.star("rune", name, "glory"))
        return self.aside(self.say(f"rune-does-{name}"), glory)

    def crew(self, fight: Mapping[str, int]) -> str:
        """Who fights, and with whom."""
        return self.aside(self.player(fight["seat"]), self.counts(fight))
