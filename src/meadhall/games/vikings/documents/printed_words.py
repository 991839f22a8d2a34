"""What is printed on a card, a god, a mat or the map, in sentences for somebody who does not have it at hand."""

from collections.abc import Iterable
from typing import Any, Final

from meadhall.games.vikings.documents.components import (
    RULE_OF_ICON,
    card_of,
    enemy_mat_of,
    god_of,
    map_told,
    spot_of,
)
from meadhall.games.vikings.table.names import RESOURCE_NAMES, RUNE_NAMES
from meadhall.kernel.documents.printed import Facts
from meadhall.kernel.documents.sheet import Naming, Printed
from meadhall.text import say

PLACES: Final = {"region": "regions", "dock": "docks", "fjord": "fjords"}


class PrintedWords:
    """Says in a language what is printed on the things of one game."""

    def __init__(self, facts: Facts, lang: str, name: Naming, map_name: str) -> None:
        self.facts = facts
        self.lang = lang
        self.name = name
        self.map: Any = map_told(facts, map_name, lang, name)

    def on(self, kind: str, name: str) -> Printed:
        """What is printed on a thing."""
        if kind == "card":
            return self.on_card(card_of(self.facts, name, self.lang, self.name))
        if kind == "god":
            return self.on_god(god_of(self.facts, name, self.lang, self.name))
        if kind == "spot":
            return self.on_spot(spot_of(self.facts, name, self.lang, self.name))
        if kind == "enemy_mat":
            return self.on_enemy_mat(enemy_mat_of(self.facts, name, self.name))
        if kind == "icon":
            return Printed((self.say(f"icon-does-{name}"),), RULE_OF_ICON[name])
        if kind in PLACES:
            return self.on_map(kind, name)
        return Printed()

    def say(self, id: str, /, **arguments: str | int) -> str:
        """A text of this game."""
        return say(self.lang, f"vikings-{id}", **arguments)

    def of(self, word: str, said: str) -> str:
        """A word around the table, and what is said of it."""
        return self.say("table-of", what=self.say(f"word-{word}"), said=said)

    def join(self, names: Iterable[str]) -> str:
        """Names in a row."""
        return say(self.lang, "web-comma").join(names)

    # --- cards -----------------------------------------------------------------------------------------------

    def on_card(self, told: Any) -> Printed:
        """A card: its rune, how it fights, what it does as a leader and with runes. [V-TURN-12]"""
        rune = self.say("table-joker") if told["rune"] == "joker" else self.of("rune", self.rune(told["rune"]))
        says = [rune, self.strength(told)]
        if told["steel"]:
            says.append(self.say("table-fight-costs", n=told["steel"]))
        if told["leader"]:
            says.append(self.say("table-leader", action=self.action(told["leader"])))
        if told["leader_by"]:
            says.append(self.say("printed-grows", what=self.what(told["leader_by"])))
        if told["rune_action"]:
            says.append(self.say("printed-rune_action", needs=self.needs(told), action=self.rune_action(told)))
        return Printed(tuple(says), told["rule"], bool(told["stand_ins"]))

    def rune(self, rune: str) -> str:
        """A rune with its sign."""
        return self.say("printed-rune", rune=self.name("rune", rune), sign=self.say(f"glyph-{rune}"))

    def strength(self, told: Any) -> str:
        """How strong a card is, and by what it grows."""
        plain = self.say("table-strength", n=told["strength"])
        if told["strength_by"] is None:
            return plain
        what = self.what(told["strength_by"])
        if told["strength"]:
            return self.say("printed-strength-more", n=told["strength"], times=told["times"], what=what)
        return self.say("printed-strength-by", times=told["times"], what=what)

    def what(self, by: str) -> str:
        """What a number grows by."""
        if by in RUNE_NAMES:
            return self.say("printed-active", rune=self.rune(by))
        return self.name("resource", by) if by in RESOURCE_NAMES else self.say(f"printed-{by}")

    def action(self, told: Any) -> str:
        """An action by its name, and what it lets one do."""
        return self.say("printed-then", first=self.name("action", told["action"]), more=told["text"])

    def rune_action(self, told: Any) -> str:
        """What a Rune Action does; a bag tells what is in it."""
        if told["rune_action"]["action"] != "collect":
            return self.action(told["rune_action"])
        bag = self.join(self.say(f"count-{resource}", n=n) for resource, n in told["bag"].items())
        return self.say("printed-collect", bag=bag)

    def needs(self, told: Any) -> str:
        """What a Rune Action asks for."""
        for pieces in ("valkyries", "giants"):
            if told[f"needs_{pieces}"]:
                return self.say(f"table-needs-{pieces}", n=told[f"needs_{pieces}"])
        return self.say("table-needs", runes=self.join(self.rune(rune) for rune in told["needs"]))

    # --- gods and mats ---------------------------------------------------------------------------------------

    def on_god(self, told: Any) -> Printed:
        """A god: the Boon, and what comes then."""
        says = [self.say("table-god-boon", boon=self.action(told["boon"]))]
        if told["then"]:
            says.append(self.say("printed-afterwards", action=self.action(told["then"])))
        return Printed(tuple(says), told["rule"], bool(told["stand_ins"]))

    def on_spot(self, told: Any) -> Printed:
        """A place for villages of the era mat or beside a god."""
        if told["action"] is None:
            return Printed((self.say("printed-spot-fury", n=told["fury"]),), told["rule"])
        return Printed((self.action(told["action"]),), told["rule"], bool(told["stand_ins"]))

    def on_enemy_mat(self, told: Any) -> Printed:
        """An enemy mat: how far its boat sails, and what it does for each rune."""
        says = [self.say("table-enemy-sail", n=told["sail"])]
        for rune, action in told["actions"].items():
            does = self.say("action-n", action=self.name("action", action["action"]), n=action["n"])
            says.append(self.say("table-enemy-mat-action", rune=self.rune(rune), action=does))
        return Printed(tuple(says), told["rule"], bool(told["stand_ins"]))

    # --- the map ---------------------------------------------------------------------------------------------

    def on_map(self, kind: str, name: str) -> Printed:
        """A region, a dock or a fjord, with what lies beside it. [V-GEN-7]"""
        told = self.map
        if name not in told[PLACES[kind]]:
            return Printed()
        docks = told["docks"].items()
        if kind == "dock":
            says = self.beside_dock(told["docks"][name])
        elif kind == "fjord":
            own = [dock for _, dock in docks if name in dock["fjords"]]
            beside = {other for dock in own for other in dock["fjords"]} - {name}
            says = [
                self.of("docks", self.join(dock["id"] for dock in own)),
                self.say("printed-adjacent-fjords", fjords=self.ids("fjords", beside)),
            ]
        else:
            region = told["regions"][name]
            own = [dock for _, dock in docks if name in dock["regions"]]
            beside = {other for other, each in told["regions"].items() if each["island"] == region["island"]}
            beside |= {other for dock in own if dock["ferry"] for other in told["docks"][dock["ferry"]]["regions"]}
            says = [
                self.of("rune", self.rune(region["rune"])),
                self.of("docks", self.join(dock["id"] for dock in own)),
                self.say("printed-adjacent", regions=self.ids("regions", beside - {name})),
            ]
        return Printed(tuple(says), told["rule"], bool(told["stand_ins"]))

    def beside_dock(self, dock: Any) -> list[str]:
        """What a dock leads to."""
        ferry = dock["ferry"]
        return [
            self.of("regions", self.ids("regions", dock["regions"])),
            self.of("fjords", self.ids("fjords", dock["fjords"])),
            self.say("printed-ferry", id=self.map["docks"][ferry]["id"]) if ferry else self.say("table-ferry-off"),
        ]

    def ids(self, places: str, names: Iterable[str]) -> str:
        """Places as the map calls them, in its order."""
        wanted = set(names)
        return self.join(place["id"] for name, place in self.map[places].items() if name in wanted)
