"""Champions of Midgard in few words: enemies, crews, cargoes."""

from collections.abc import Mapping
from typing import Any

from meadhall.games.champions.game import GAME
from meadhall.kernel.matches.match import Match
from meadhall.terminal.words import Words
from meadhall.text import say

SPOILS = {"troll": "wood", "draugr": "coins", "monster": "favor"}
CARGO = {"swords": "sword", "spears": "spear", "axes": "axe", "food": "food", "wood": "wood"}
ITEMS = ("sword", "spear", "axe", "food")


class ChampionsWords(Words):
    """Says things of one match of Champions."""

    def __init__(self, match: Match, lang: str) -> None:
        super().__init__(match, lang, GAME.facts(match.game_options))

    def spoils(self, kind: str, card: str) -> str:
        """What killing an enemy brings besides glory."""
        thing = SPOILS[kind]
        return self.count(thing, self.value(kind, card, thing), self.star(kind, card, thing))

    def barred(self, kind: str, card: str) -> str:
        """Which warriors an enemy bars."""
        die = self.value(kind, card, "barred")
        return (self.name("item", die) if die else "–") + self.star(kind, card, "barred")

    def strength(self, kind: str, card: str) -> str:
        """Attack and defense of an enemy."""
        return f"{self.number(kind, card, 'attack')}/{self.number(kind, card, 'defense')}"

    def reward(self, kind: str, card: str) -> str:
        """What killing an enemy brings."""
        glory = self.count("glory", self.value(kind, card, "glory"), self.star(kind, card, "glory"))
        return self.join((glory, self.spoils(kind, card))) if self.value(kind, card, SPOILS[kind]) else glory

    def extras(self, kind: str, card: str, shore: Any) -> list[str]:
        """What is rare about an enemy: who is barred, the coins on it, a journey that is known."""
        parts = []
        if self.value(kind, card, "barred"):
            parts.append(self.say("barred", die=self.barred(kind, card)))
        if shore is not None and shore["bounty"]:
            parts.append(self.count("coins", shore["bounty"]))
        if shore is not None and shore["journey"] not in (None, "face_down"):
            parts.append(self.journey(shore["journey"]))
        return parts

    def enemy(self, kind: str, card: str | None, shore: Any = None) -> str:
        """An enemy with all that decides whether to fight it."""
        if card is None:
            return "–"
        told = self.join((self.reward(kind, card), *self.extras(kind, card, shore)))
        return self.pair(f"{self.name(kind, card)}\u00a0{self.strength(kind, card)}", told)

    def journey(self, card: str | None) -> str:
        """A journey card: its name if whoever looks knows it."""
        if card is None:
            return "–"
        return self.word("face_down") if card == "face_down" else self.name("journey", card)

    def cargo(self, merchant: str) -> str:
        """What a merchant ship brings."""
        parts = [
            self.count(thing, self.value("merchant", merchant, field), self.star("merchant", merchant, field))
            for field, thing in CARGO.items()
            if self.value("merchant", merchant, field)
        ]
        return self.join(parts)

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
        return self.aside(self.player(fight["seat"]), self.counts(fight, ITEMS))
