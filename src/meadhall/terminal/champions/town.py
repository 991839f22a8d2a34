"""The town of Champions of Midgard in a few lines: what is free, what waits there, what it costs."""

from typing import Any

from rich.text import Text

from meadhall.games.champions.rules.town import HUT_PRICE
from meadhall.games.champions.table.names import NAMES
from meadhall.terminal.champions.words import ChampionsWords
from meadhall.terminal.lines import wrap
from meadhall.terminal.page import Lines
from meadhall.terminal.words import DOT

SMITHS = {"blacksmith": "axe", "hafter": "spear", "swordsmith": "sword"}
ELSEWHERE = ("troll", "draugr_left", "draugr_right", *NAMES["stall"])  # shown with the enemies, shown as stalls


class Town:
    """Draws the town of a picture."""

    def __init__(self, words: ChampionsWords, picture: Any, seat: int) -> None:
        self.words = words
        self.picture = picture
        self.town: Any = picture["town"]
        self.seat = seat

    def lines(self, width: int) -> Lines:
        """What is free, what is taken, the stalls, and longships to build, each with its label."""
        word = self.words.word
        places = [name for name in NAMES["location"] if name not in ELSEWHERE and self.is_there(name)]
        free = [self.place(name) for name in places if name not in self.town["workers_at"]]
        taken = [self.taken(name) for name in places if name in self.town["workers_at"]]
        lines = [self.line(self.words.aside(word("town"), word("free")), free)]
        if taken:
            lines.append(self.line(self.words.aside(word("town"), word("workers")), taken))
        lines.append(self.line(word("stalls"), [self.stall(name) for name in self.town["stalls"]]))
        ships = self.ships()
        if any(self.can_pay(name) for name in ships):
            told = [self.words.aside(self.words.name("private_ship", name), self.words.ship(name)) for name in ships]
            lines.append(self.line(self.words.name("location", "shipwright"), told))
        return [part for line in lines for part in wrap(line, width, hang=2)]

    def short_lines(self, width: int) -> Lines:
        """Only where workers are; those at enemies are told with the fights."""
        taken = [
            self.taken(name)
            for name in NAMES["location"]
            if name in self.town["workers_at"] and name not in NAMES["target"]
        ]
        return wrap(self.line(self.words.word("workers"), taken), width, hang=2) if taken else []

    def line(self, label: str, parts: list[str]) -> Text:
        """A label and what belongs to it."""
        return Text.assemble((label, "cyan"), " – ", DOT.join(parts))

    def is_there(self, location: str) -> bool:
        """Whether a location is in this game; private longships are once they are built."""
        built = [player["ship"] for player in self.picture["players"]]
        return location not in NAMES["private_ship"] or location in built

    def taken(self, location: str) -> str:
        """A location with the worker on it."""
        return self.words.pair(
            self.words.name("location", location), self.words.player(self.town["workers_at"][location])
        )

    def place(self, location: str) -> str:
        """A free location with what waits there and what it costs."""
        return self.words.aside(self.words.name("location", location), self.details(location))

    def details(self, location: str) -> str:
        """What waits at a location, and its price."""
        words, town = self.words, self.town
        if location in SMITHS:
            return words.count(SMITHS[location], town["smiths"][SMITHS[location]])
        if location == "smokehouse":
            return words.count("food", town["smokehouse"])
        if location == "hunting_grounds":
            return words.join(words.player(seat) for seat in town["hunters"])
        if location == "jarls_longhouse":
            return words.count("sword", 1)
        if location == "merchant_ship":
            cargo = words.cargo(town["merchant"]) if town["merchant"] else "–"
            return f"{words.count('coins', 1)} → {cargo}"
        if location == "runesmith":
            runes = [words.name("rune", rune) for rune in town["runes"] if rune]
            return f"{words.count('wood', 1)} → {words.join(runes) or '–'}"
        if location == "shipwright":
            return DOT.join(
                words.pair(words.name("private_ship", name), words.price(name)) for name in self.ships()[:1]
            )
        if location in ("small_longship", "large_longship"):
            room = f"{words.word('capacity')} {words.number('public_ship', location, 'capacity')}"
            return room if location == "small_longship" else f"{words.count('coins', 1)} → {room}"
        if location == "stave_church":
            return f"{words.count('coins', 1)} → {words.count('favor', 1)} …"
        if location == "worker_huts":
            return f"{words.count('coins', int(HUT_PRICE) - town['workers_hired'])} → {words.count('worker', 1)}"
        return ""

    def stall(self, name: str) -> str:
        """A stall, what it does, and who stands there."""
        words = self.words
        at = self.town["workers_at"].get(name)
        does = words.pair(words.name("stall", name), words.say(f"stall-does-{name}").rstrip(".。"))
        return does if at is None else f"{does} [{words.player(at)}]"

    def ships(self) -> list[str]:
        """The private longships that can still be built."""
        built = [player["ship"] for player in self.picture["players"]]
        if self.seat >= 0 and built[self.seat]:
            return []
        seats = len(self.picture["players"])
        return [
            name
            for name in NAMES["private_ship"]
            if name not in built and self.words.value("private_ship", name, "seats") <= seats
        ]

    def can_pay(self, ship: str) -> bool:
        """Whether whoever looks could build a longship now."""
        if self.seat < 0:
            return False
        player = self.picture["players"][self.seat]
        return all(player[good] >= self.words.value("private_ship", ship, good) for good in ("wood", "coins"))
