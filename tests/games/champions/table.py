"""Tables of Champions laid out in a few words, so that a test of a rule reads like a sentence.

`table(coins=[6, 0])` is a table at the first placement of round 1 at which everything else is as after
setting up. `table().fight("troll", sent="4 swords")` stands before the first roll against the troll. Nobody
deals: a test says what is rolled (`roll`, by the faces) and drawn (`draw`). Dice and cards are conserved:
what is laid somewhere is taken from the supply or the deck.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import cache
from typing import Any
from unittest import mock

import meadhall
from meadhall.games.champions.documents import reading
from meadhall.games.champions.table.names import NAMES, kind_of
from meadhall.kernel.engine.agenda import settle

Json = dict[str, Any]
Words = str | Sequence[str]

CHANCE = meadhall.CHANCE
DICE = {"sword": 12, "spear": 12, "axe": 10}
PLURALS = {"sword": "swords", "spear": "spears", "axe": "axes", "food": "food"}
# Leaders that change nothing in a fight, except the last two.
LEADERS = ("gylfir", "dagrun", "asmundr", "ullr")
TARGETS = ("troll", "draugr_left", "draugr_right", "shore_1", "shore_2", "shore_3", "shore_4")
DECK_OF = {
    "troll": "trolls",
    "draugr": "draugr",
    "monster": "monsters",
    "journey": "journeys",
    "destiny": "destinies",
    "rune": "runes",
    "merchant": "merchants",
}
ASKING = ("placing", "before assigning", "assigning")  # moments that begin with a question
SAME_FACES = {"blanks": "blank", "hits": "hit", "shields": "shield"}


def items(words: str) -> dict[str, int]:
    """How many of each thing: `3 swords 1 axe 2 food`."""
    parts = words.replace(",", " ").split()
    singular = {
        **{plural: name for name, plural in PLURALS.items()},
        "sword": "sword",
        "spear": "spear",
        "axe": "axe",
    }
    counted = {name: 0 for name in PLURALS}
    for number, name in zip(parts[::2], parts[1::2], strict=True):
        counted[singular[name]] += int(number)
    return counted


def told(counted: Json) -> str:
    """The same the other way round; nothing at all is an empty word."""
    return " ".join(
        f"{n} {name if n == 1 and name != 'food' else PLURALS[name]}"
        for name in PLURALS
        if (n := counted.get(name, 0)) > 0
    )


def names_in(words: Words) -> list[str]:
    """The names in a line or a list."""
    return words.split() if isinstance(words, str) else list(words)


def faces_in(words: str) -> list[str]:
    """The faces in a line: `hit shield`, `3 blanks two_hits`."""
    faces: list[str] = []
    count = 1
    for word in words.split():
        if word.isdecimal():
            count = int(word)
        else:
            faces += [SAME_FACES.get(word, word)] * count
            count = 1
    return faces


@cache
def _fresh(seats: int, options: tuple[tuple[str, str | bool | None], ...]) -> Json:
    """A new game, brought to the first placement with the first outcome of every draw."""
    match = meadhall.new("champions", seats, options=dict(options), asks_chance=True)
    while match.position()["agenda"][0]["step"] != "PlaceWorker":  # type: ignore[index]
        match.answer(match.asked[0], match.options(match.asked[0])[0])
    return match.position()


class _Cards:
    """The decks while a table is laid out: a card that is put somewhere leaves its deck."""

    def __init__(self) -> None:
        self.left = {kind: list(NAMES[kind]) for kind in DECK_OF}

    def take(self, kind: str, name: str) -> str:
        """A card by name; `storm` is the first of the storms still there."""
        deck = self.left[kind]
        if name not in deck:
            name = next((card for card in deck if kind_of(card) == name), name)
        if name not in deck:
            raise ValueError(f"{name} is not in the {kind} deck, or lies somewhere else already")
        deck.remove(name)
        return name

    def any(self, kind: str) -> str | None:
        """The next card of a deck, if there is one."""
        return self.left[kind].pop(0) if self.left[kind] else None


class _Builder:
    """Lays out one table. Each method reads some of the words and forgets them; what remains is a mistake."""

    def __init__(self, what: Json) -> None:
        self.what = dict(what)
        self.seats: int = self.word("seats", 2)
        options = tuple((o.name, self.word(o.name, o.default)) for o in meadhall.game("champions").options)
        self.doc: Json = copy.deepcopy(_fresh(self.seats, options))
        self.cards = _Cards()
        self.supply = dict(DICE)

    def word(self, name: str, otherwise: Any) -> Any:
        """What is said of something, or what holds otherwise."""
        return self.what.pop(name, otherwise)

    def per_seat(self, name: str, otherwise: Any) -> list[Any]:
        """One value for each seat; a single one holds for all."""
        value = self.what.pop(name, otherwise)
        if not isinstance(value, list):
            return [value] * self.seats
        if len(value) != self.seats:
            raise ValueError(f"{name}: one for each of {self.seats} seats")
        return value

    def build(self) -> Json:
        """The document of the position."""
        self.doc["round"] = self.word("round", 1)
        self.doc["first_player"] = self.word("first", 0)
        self.claim_cards()
        self.lay_players()
        self.lay_town()
        self.lay_enemies()
        self.lay_shores()
        self.lay_fights()
        self.lay_decks()
        self.lay_agenda()
        if self.what:
            raise ValueError(f"a table knows nothing of {', '.join(self.what)}")
        return self.doc

    def claim_cards(self) -> None:
        """Take every card that is named out of its deck before any other is laid out."""
        take = self.cards.take
        self.troll = take("troll", self.what["troll"]) if self.what.get("troll") else self.what.get("troll", "any")
        self.draugr = [take("draugr", name) for name in names_in(self.word("draugr", ""))]
        self.monsters = [
            name if name in ("any", "none") else take("monster", name) for name in names_in(self.word("monsters", ""))
        ]
        self.journeys = [
            name if name in ("face_down", "none") else take("journey", name)
            for name in names_in(self.word("journeys", ""))
        ]
        self.face_up = [take("journey", name) for name in names_in(self.word("journeys_face_up", ""))]
        self.runes = [[take("rune", name) for name in names_in(said)] for said in self.per_seat("runes", "")]
        self.runesmith = self.what.get("runesmith")
        if self.runesmith is not None:
            self.runesmith = [take("rune", name) for name in names_in(self.word("runesmith", ""))]
        self.slain: list[Json] = []
        for said in self.per_seat("slain", ""):
            pile: Json = {"trolls": [], "draugr": [], "monsters": []}
            for name in names_in(said):
                kind = next(kind for kind in ("troll", "draugr", "monster") if name in NAMES[kind])
                pile[DECK_OF[kind]].append(take(kind, name))
            self.slain.append(pile)
        self.destinies = [
            [take("destiny", name) for name in names_in(said)] for said in self.per_seat("destinies", "")
        ]
        self.under_deck = [
            {"by": int(by), "cards": [take("destiny", name) for name in names_in(cards)]}
            for by, _, cards in (line.partition(": ") for line in self.word("under_deck", []))
        ]
        self.merchant = take("merchant", self.word("merchant", "merchant_1"))

    def lay_players(self) -> None:
        """What lies before each player."""
        numbers = {name: self.per_seat(name, 1) for name in ("food", "wood", "coins", "favor")}
        numbers |= {"blame": self.per_seat("blame", 0), "glory": self.per_seat("glory", 0)}
        leaders, houses = self.per_seat("leader", list(LEADERS[: self.seats])), self.per_seat("longhouse", "1 sword")
        ships, used = self.per_seat("ship", None), self.per_seat("used", "")
        shown, hired = self.per_seat("shown", ""), self.word("hired", [])
        start = 4 if self.seats == 2 else 3
        owned = [start + (seat in hired) for seat in range(self.seats)]
        self.counts_workers = "workers" not in self.what
        workers = self.per_seat("workers", owned)
        for seat, player in enumerate(self.doc["players"]):
            player |= {name: values[seat] for name, values in numbers.items()}
            player |= {"leader": leaders[seat], "ship": ships[seat]}
            player |= {"workers": workers[seat], "workers_owned": owned[seat], "workers_lying": 0}
            player |= {"runes": self.runes[seat], "runes_used": names_in(used[seat])}
            player |= {"destinies": self.destinies[seat], "destinies_shown": names_in(shown[seat])}
            player |= {"slain": self.slain[seat], "longhouse": self.dice(houses[seat])}
        self.doc["town"]["workers_hired"] = self.word("workers_hired", len(hired))

    def dice(self, words: str) -> dict[str, int]:
        """Dice by kind, taken from the supply."""
        counted = {die: n for die, n in items(words).items() if die in DICE}
        for die, n in counted.items():
            self.supply[die] -= n
        return counted

    def lay_town(self) -> None:
        """Stalls, goods that wait, runes for sale and workers placed."""
        town = self.doc["town"]
        if "stalls" in self.what:
            town["stalls"] = self.stalls(names_in(self.word("stalls", "")))
        town["merchant"] = self.merchant
        runes = [self.cards.any("rune"), self.cards.any("rune")] if self.runesmith is None else self.runesmith
        town["runes"] = [*runes, None, None][:2]
        town["smiths"] = self.dice(self.word("smiths", "1 sword 1 spear 1 axe"))
        town["smokehouse"] = self.word("smokehouse", 1)
        town["workers_at"] = dict(self.word("workers_at", {}))
        town["hunters"] = self.word("hunters", [])

    def stalls(self, wanted: list[str]) -> list[str]:
        """The stalls that are wanted, and others until there are as many of each kind as the seats ask for."""
        economic, military = NAMES["stall"][:4], NAMES["stall"][4:]
        for kind, n in ((economic, 1 if self.seats == 2 else 2), (military, 2 if self.seats == 4 else 1)):
            more = [name for name in kind if name not in wanted]
            wanted = wanted + more[: max(0, n - sum(name in kind for name in wanted))]
        return sorted(wanted, key=NAMES["stall"].index)

    def lay_enemies(self) -> None:
        """The troll and the draugr."""
        self.word("troll", None)
        draugr = [*self.draugr, *(self.cards.any("draugr") for _ in range(2 - len(self.draugr)))]
        self.doc["enemies"] = {
            "troll": self.cards.any("troll") if self.troll == "any" else self.troll,
            "draugr": draugr,
        }

    def lay_shores(self) -> None:
        """Monsters and journeys on the shores in use."""
        bounty = self.word("bounty", [0] * 4)
        seen_by: dict[int, list[int]] = self.word("seen_by", {})
        for shore, place in enumerate(self.doc["shores"]):
            is_open = place["monster"] is not None
            monster: str | None = self.monsters[shore] if shore < len(self.monsters) else "any"
            journey = self.journeys[shore] if shore < len(self.journeys) else "face_down"
            if monster in ("any", "none"):
                monster = self.cards.any("monster") if is_open and monster == "any" else None
            place["monster"] = monster
            place["journey"] = journey if is_open and journey != "none" else None
            place["bounty"] = bounty[shore] if shore < len(bounty) else 0
            place["seen_by"] = seen_by.get(shore + 1, [])

    def lay_fights(self) -> None:
        """Fights reserved: `0 at troll with 3 swords`, `1 at shore_2 on small_longship with 1 axe 1 food`."""
        for line in self.word("fights", []):
            head, _, sent = line.partition(" with ")
            head, _, ship = head.partition(" on ")
            seat, _, target = head.partition(" at ")
            crew = {**self.dice(sent), "food": items(sent)["food"]}
            self.doc["fights"][target] = {"seat": int(seat), **crew}
            place = target
            if target.startswith("shore"):
                place = ship or "small_longship"
                self.doc["shores"][int(target[-1]) - 1]["ship"] = place
            self.doc["town"]["workers_at"][place] = int(seat)
        self.doc["town"]["supply"] = self.supply
        if self.counts_workers:
            self.count_workers()

    def count_workers(self) -> None:
        """Whoever has placed workers has that many fewer to place."""
        town = self.doc["town"]
        for seat, player in enumerate(self.doc["players"]):
            placed = sum(owner == seat for owner in town["workers_at"].values()) + (seat in town["hunters"])
            player["workers"] = max(0, player["workers"] - placed)

    def lay_decks(self) -> None:
        """What is left; a deck told by its cards leaves all others discarded."""
        self.doc["discards"] = {"trolls": [], "draugr": [], "journeys": [], "journeys_face_up": self.face_up}
        if "journey_deck" in self.what:
            kept = [self.cards.take("journey", name) for name in names_in(self.word("journey_deck", ""))]
            self.doc["discards"]["journeys"] = self.cards.left["journey"]
            self.cards.left["journey"] = kept
        self.doc["decks"] = {deck: self.cards.left[kind] for kind, deck in DECK_OF.items()}
        self.doc["destinies_under_deck"] = self.under_deck

    def lay_agenda(self) -> None:
        """What happens next: the steps from a moment of the round on."""
        at, everyone = self.word("at", "placing"), list(range(self.seats))
        turn = self.word("turn", self.doc["first_player"])
        agenda: list[Json] = [
            {"step": "PlaceWorker", "seat": turn},
            {"step": "Moment", "seats": everyone, "all_runes": 1},
            {"step": "BeginAssignment"},
            {"step": "Resolve", "part": 0},
            {"step": "CleanUp"},
        ]
        if at in TARGETS:
            agenda = [{"step": "Resolve", "part": TARGETS.index(at) + 1}, {"step": "CleanUp"}]
        else:
            agenda = agenda[("placing", "before assigning", "assigning", "resolving", "cleaning up").index(at) :]
        if at != "placing":  # all workers are placed; where does not matter
            for player in self.doc["players"]:
                player["workers"] = 0
        self.doc["agenda"] = agenda


def _begin(document: Json) -> meadhall.Match:
    """A match that tells of everything from its position on, which begins with no question.

    A match tells only of what happens after its first answer. So once the position is believed, seat 0 is let end a
    visit to the market that no real game has there.
    """
    meadhall.from_position(document, asks_chance=True)
    visit = {"step": "TradeGoods", "seat": 0, "given": 0, "received": 0}
    with mock.patch.object(reading, "believe", lambda s, *_: settle(s)):
        match = meadhall.from_position({**document, "agenda": [visit, *document["agenda"]]}, asks_chance=True)
    match.answer(0, "done")
    return match


class Table:
    """A table at which a test plays: it speaks words, and says in words what lies there."""

    def __init__(self, match: meadhall.Match, what: Json) -> None:
        self.match = match
        self._what = what

    # --- laying out ---------------------------------------------------------------------------------------

    def fight(self, target: str, seat: int = 0, sent: str = "", enemy: str | None = None) -> Table:
        """The same table where a fight against the troll or a draugr begins. Unless said, nobody has favor."""
        what: Json = {"longhouse": "", "favor": 0, **self._what, "at": target}
        what["fights"] = [*what.get("fights", []), f"{seat} at {target} with {sent}"]
        if enemy is not None and target == "troll":
            what["troll"] = enemy
        elif enemy is not None:
            what["draugr"] = enemy if target == "draugr_left" else f"barrow_thrall_red {enemy}"
        return table(**what)

    def sailing(
        self,
        seat: int = 0,
        shore: int = 1,
        ship: str = "small_longship",
        sent: str = "",
        journey: str = "all_quiet",
        monster: str = "any",
    ) -> Table:
        """The same table where a longship has reached the journey card of a shore."""
        what: Json = {"longhouse": "", "favor": 0, **self._what, "at": f"shore_{shore}"}
        what["fights"] = [*what.get("fights", []), f"{seat} at shore_{shore} on {ship} with {sent}"]
        what["monsters"] = " ".join(["any"] * (shore - 1) + [monster])
        what["journeys"] = " ".join(["face_down"] * (shore - 1) + [journey])
        return table(**what)

    def hunting(self, *seats: int) -> Table:
        """The same table where the hunt begins, with workers of these seats at the Hunting Grounds."""
        return table(**{"favor": 0, **self._what, "hunters": list(seats), "at": "resolving"})

    # --- playing ------------------------------------------------------------------------------------------

    def answer(self, seat: int, *words: str) -> Table:
        """A seat gives one answer after another."""
        for word in words:
            self.match.answer(seat, word)
        return self

    def roll(self, faces: str) -> Table:
        """Dice come to rest one by one, swords first, then spears, then axes."""
        for face in faces_in(faces):
            die = self._die_in_the_air()
            printed = self.match.game.facts(self.match.game_options).printed["die"][die]["faces"].value  # type: ignore[attr-defined]
            self.match.answer(CHANCE, f"side {printed.index(face) + 1}")
        return self

    def _die_in_the_air(self) -> str:
        agenda: Any = self.position()["agenda"]
        if self.asked != (CHANCE,) or agenda[0]["step"] != "RollDice":
            raise AssertionError(f"no die is rolled now: {self.prompt}")
        return next(die for die in DICE if agenda[0][PLURALS[die]] > 0)

    @property
    def dice_in_the_air(self) -> str:
        """The dice that are about to be rolled; empty if none are."""
        agenda: Any = self.position()["agenda"]
        if not agenda or agenda[0]["step"] != "RollDice":
            return ""
        return told({die: agenda[0][PLURALS[die]] for die in DICE})

    def draw(self, *cards: str) -> Table:
        """Chance draws these cards one after another; `storm` is the first storm to be had."""
        for card in cards:
            names = self.options(CHANCE)
            found = [name for name in names if name.split()[-1] == card] or [
                name for name in names if kind_of(name.split()[-1]) == card
            ]
            if not found:
                raise AssertionError(f"{card} cannot be drawn now, only {names}")
            self.match.answer(CHANCE, found[0])
        return self

    def finish(self, faces: str = "") -> Table:
        """Play on with the first outcome of every draw until a seat has a real choice; dice fall on side 1."""
        self.roll(faces)
        while not self.match.over and (self.asked == (CHANCE,) or len(self.options(self.asked[0])) == 1):
            self.match.answer(self.asked[0], self.match.options(self.asked[0])[0])
        return self

    def until(self, step: str) -> Table:
        """Play on with first outcomes, `done` or else the first option, until a step asks."""
        while self.step != step:
            if self.match.over:
                raise AssertionError(f"the game is over and {step} has not asked")
            self.pass_on()
        return self

    def pass_on(self) -> Table:
        """One answer of whoever is asked: `done` or else the first option."""
        self.match.answer(self.asked[0], self.match.options(self.asked[0])[0])
        return self

    def to_the_end(self) -> Table:
        """Play on until the game is over: everybody begs, nobody uses anything."""
        return self.until("")

    # --- questions ----------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        """Who must answer now; -1 is chance."""
        return self.match.asked

    @property
    def step(self) -> str:
        """The name of the step that asks."""
        agenda: Any = self.position()["agenda"]
        return "" if self.match.over else str(agenda[0]["step"])

    @property
    def prompt(self) -> str:
        """What is asked now, in English."""
        return self.match.prompt()

    @property
    def rule(self) -> str:
        """The rule behind the open question."""
        return self.match.rule

    def options(self, seat: int) -> list[str]:
        """The names of all answers a seat may give now."""
        return [self.match.game.vocabulary.answer(number).name for number in self.match.options(seat)]

    def may(self, seat: int, word: str) -> bool:
        """Whether a seat may give this answer now."""
        return word in self.options(seat)

    def why_not(self, seat: int, word: str) -> str | None:
        """The rule that forbids an answer; None if it is allowed."""
        refusal = self.match.why_not(seat, word)
        return None if refusal is None else refusal.rule

    def reason(self, seat: int, word: str) -> str | None:
        """Why an answer is refused, by the id of its sentence; None if it is allowed."""
        refusal = self.match.why_not(seat, word)
        return None if refusal is None else refusal.reason

    # --- what lies there ----------------------------------------------------------------------------------

    def position(self) -> Json:
        """The whole situation as a document of its own."""
        return self.match.position()

    def picture(self, seat: int) -> Json:
        """What a seat sees."""
        return self.match.picture(seat)

    def player(self, seat: int) -> Json:
        """What lies before a player."""
        players: Any = self.position()["players"]
        found: Json = players[seat]
        return found

    def food(self, seat: int) -> int:
        """Food at home."""
        return int(self.player(seat)["food"])

    def wood(self, seat: int) -> int:
        """Wood."""
        return int(self.player(seat)["wood"])

    def coins(self, seat: int) -> int:
        """Coins."""
        return int(self.player(seat)["coins"])

    def favor(self, seat: int) -> int:
        """Favor."""
        return int(self.player(seat)["favor"])

    def blame(self, seat: int) -> int:
        """Blame."""
        return int(self.player(seat)["blame"])

    def glory(self, seat: int) -> int:
        """Glory on the track."""
        return int(self.player(seat)["glory"])

    def workers(self, seat: int) -> int:
        """Workers not placed yet."""
        return int(self.player(seat)["workers"])

    def longhouse(self, seat: int) -> str:
        """Warriors at home, as in `3 swords 1 axe`."""
        return told(self.player(seat)["longhouse"])

    def slain(self, seat: int) -> list[str]:
        """The enemy cards in a pile."""
        pile = self.player(seat)["slain"]
        return [*pile["trolls"], *pile["draugr"], *pile["monsters"]]

    def used(self, seat: int) -> list[str]:
        """The runes turned over."""
        return list(self.player(seat)["runes_used"])

    def part(self, seat: int, name: str) -> int:
        """What a part of the final scoring gave."""
        return int(self.player(seat)["final_scoring"][name])

    @property
    def town(self) -> Json:
        """Locations, goods waiting, what is for sale."""
        town: Any = self.position()["town"]
        found: Json = town
        return found

    @property
    def supply(self) -> str:
        """Dice in the supply."""
        return told(self.town["supply"])

    @property
    def troll(self) -> str | None:
        """The troll on its space."""
        enemies: Any = self.position()["enemies"]
        return None if enemies["troll"] is None else str(enemies["troll"])

    @property
    def draugr(self) -> list[str | None]:
        """The draugr on their spaces."""
        enemies: Any = self.position()["enemies"]
        return list(enemies["draugr"])

    def shore(self, number: int) -> Json:
        """A shore, counted from 1 as on the board."""
        shores: Any = self.position()["shores"]
        found: Json = shores[number - 1]
        return found

    def crew(self, target: str) -> str:
        """What was sent somewhere."""
        fights: Any = self.position()["fights"]
        return told(fights.get(target, {}))

    def deck(self, name: str) -> list[str]:
        """The cards still in a deck."""
        decks: Any = self.position()["decks"]
        return list(decks[name])

    def discards(self, name: str) -> list[str]:
        """The cards in a discard pile."""
        discards: Any = self.position()["discards"]
        return list(discards[name])

    @property
    def damage(self) -> int:
        """Damage on the enemy that is being fought."""
        roll: Any = self.position()["roll"]
        return int(roll["damage"])

    def happened(self, kind: str, seat: int = meadhall.SPECTATOR) -> list[tuple[int, ...]]:
        """What a seat was told of one kind of event: the numbers of each."""
        events = self.match.events(seat)
        return [tuple(value for _, value in event.arguments) for event in events if event.kind == kind]


def table(seats: int = 2, **what: Any) -> Table:
    """A table laid out in words. A list has one entry for each seat; a single value holds for all of them.

    Moments (`at`): placing, before assigning, assigning, resolving, cleaning up, or the name of a fight.
    Players: leader, food, wood, coins, favor, blame, glory, longhouse, ship, runes, used, destinies, shown,
    slain, workers, hired (seats). Town: stalls, merchant, runesmith, smiths, smokehouse, workers_at, hunters.
    Beyond: troll, draugr, monsters, bounty, journeys, journey_deck, seen_by, under_deck, fights.
    Also: round, first (player), turn, and the options of a game.
    """
    what = {"seats": seats, **what}
    document = _Builder(what).build()
    if what.get("at", "placing") in ASKING:
        return Table(meadhall.from_position(document, asks_chance=True), what)
    return Table(_begin(document), what)


def new_table(seats: int = 2, **options: str | bool | None) -> Table:
    """A new game before its first draw."""
    return Table(meadhall.new("champions", seats, options=options, asks_chance=True), {"seats": seats, **options})
