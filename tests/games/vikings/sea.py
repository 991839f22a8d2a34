"""Tables of Tiny Epic Vikings laid out in a few words, so that a test of a rule reads like a sentence.

`sea(hands={0: "raider_fehu"}, boats={0: "F4"}, settlers={1: "A A"})` is a table before seat 0 plays a card in the
third era, with a boat of seat 0 in the fjord F4 and two Settlers of seat 1 on the island A. Places have the names of
the map, in answers and in what is told. Everything else is as after setting up; runes are held as the pieces say.
Nobody deals: a test says what is drawn. Pieces, cards, favors, villages and Giants are conserved: what is laid
somewhere is taken from a mat, the deck, the box, a dock or a region.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import meadhall
from meadhall.games.vikings.documents.facts import ids_on, map_of
from meadhall.games.vikings.game import GAME
from meadhall.games.vikings.table.names import (
    CARD_NAMES,
    DOCK_NAMES,
    FAVOR_NAMES,
    FJORD_NAMES,
    GIANT_NAMES,
    NAMES,
    OWNER_NAMES,
    REGION_NAMES,
    RESOURCE_NAMES,
    RUNE_NAMES,
    SPOT_NAMES,
)

Json = dict[str, Any]
Words = Mapping[int, str]  # of each owner

CHANCE = meadhall.CHANCE
BLUE, RED, GREEN, YELLOW, ENEMY = range(5)
# A card that does nothing for who has nobody ashore and no rune of the kind it asks for: it passes the turn on.
IDLE = ("shipwright_fehu", "shipwright_hagalaz", "shipwright_pertho", "gothi_fehu")
SETTLERS, BOATS, TEMPLES = 6, 4, 2
START = (2, 3, 2)  # wood, food, steel


def places(seats: int, ragnarok: bool, kind: str) -> list[str]:
    """What the map calls its regions, docks or fjords, in the order of their numbers."""
    return ids_on(GAME.facts({"facts": None}), map_of(seats, ragnarok), kind)


@cache
def names_of(seats: int, ragnarok: bool) -> dict[str, str]:
    """The names of places in answers, by what the map calls them."""
    kinds = (("region", REGION_NAMES), ("dock", DOCK_NAMES), ("fjord", FJORD_NAMES))
    return {id: name for kind, names in kinds for id, name in zip(places(seats, ragnarok, kind), names, strict=False)}


class Sea:
    """A table of Tiny Epic Vikings in the hands of a test."""

    def __init__(self, match: meadhall.Match) -> None:
        self.match = match
        options = match.position()["options"]
        assert isinstance(options, dict)
        self.names = names_of(len(self.picture["players"]), bool(options["ragnarok"]))
        self.ids = {name: id for id, name in self.names.items()}

    # --- orders, which return the table so that they can follow each other -------------------------------------

    def draw(self, *names: str) -> Sea:
        """Chance draws what it is asked for: cards, favors, Giants, gods."""
        for name in names:
            kinds = (("draw_card", CARD_NAMES), ("draw_favor", FAVOR_NAMES), ("draw_giant", GIANT_NAMES))
            verbs = [verb for verb, known in (*kinds, ("draw_god", NAMES["god"])) if name in known]
            self.match.answer(CHANCE, self.inside(f"{verbs[0]} {name}" if verbs else name))
        return self

    def answer(self, seat: int, *said: str) -> Sea:
        """A player answers."""
        for words in said:
            self.match.answer(seat, self.inside(words))
        return self

    def inside(self, words: str) -> str:
        """An answer with the names that the game has for places."""
        return " ".join(self.names.get(word, word) for word in words.split())

    def outside(self, words: str) -> str:
        """An answer with the names that the map has for places."""
        return " ".join(self.ids.get(word, word) for word in words.split())

    # --- questions ---------------------------------------------------------------------------------------------

    @property
    def picture(self) -> Json:
        """The table with everything a match may tell its keeper."""
        return self.match.position()

    def asked(self) -> tuple[int, ...]:
        """Who must answer."""
        return self.match.asked

    def question(self) -> str:
        """The step on top of the agenda."""
        return str(self.picture["agenda"][0]["step"]) if self.picture["agenda"] else ""

    def options(self, seat: int) -> list[str]:
        """What a player may answer."""
        return [self.outside(self.match.game.vocabulary.answer(word).name) for word in self.match.options(seat)]

    def offered(self, seat: int, verb: str) -> list[str]:
        """What a player may answer that begins with a verb, without the verb."""
        return [words.partition(" ")[2] for words in self.options(seat) if words.split()[0] == verb]

    def why_not(self, seat: int, said: str) -> tuple[str, str]:
        """Why a player may not answer this: reason and rule."""
        refusal = self.match.why_not(seat, self.inside(said))
        assert refusal is not None, f"{said} is possible"
        return refusal.reason, refusal.rule

    def player(self, seat: int) -> Json:
        """What a player has."""
        return dict(self.picture["players"][seat])

    def has(self, seat: int) -> tuple[int, ...]:
        """Wood, food and steel of a player."""
        return tuple(int(self.player(seat)["resources"][resource]) for resource in RESOURCE_NAMES)

    def mat(self, owner: int) -> Json:
        """What waits on a clan mat."""
        return self.player(owner) if owner != ENEMY else self.enemy

    @property
    def enemy(self) -> Json:
        """What the enemy of one player has."""
        return dict(self.picture["enemy"])

    def tracks(self) -> tuple[int, ...]:
        """Where the markers of the enemy are: wood, food and steel."""
        return tuple(int(self.enemy["tracks"][resource]) for resource in RESOURCE_NAMES)

    def chieftain_boat(self) -> str:
        """The dock of the Chieftain Boat."""
        return self.ids[self.enemy["chieftain_boat"]]

    def region(self, id: str) -> Json:
        """What is in a region."""
        return dict(self.picture["regions"][self.names[id]])

    def settlers(self, owner: int, id: str) -> int:
        """Settlers of an owner in a region."""
        return int(self.region(id)["settlers"].get(OWNER_NAMES[owner], 0))

    def temples(self, owner: int, id: str) -> int:
        """Temples of an owner in a region."""
        return int(self.region(id)["temples"].get(OWNER_NAMES[owner], 0))

    def boats(self, owner: int, fjord: str) -> int:
        """Boats of an owner in a fjord."""
        return int(self.picture["fjords"][self.names[fjord]].get(OWNER_NAMES[owner], 0))

    def docked(self, dock: str) -> int | None:
        """Whose boat lies at a dock."""
        boat = self.picture["docks"][self.names[dock]]["boat"]
        return None if boat is None else OWNER_NAMES.index(boat)

    def village(self, dock: str) -> bool:
        """Whether a dock has its village."""
        return bool(self.picture["docks"][self.names[dock]]["village"])

    def holder(self, id: str) -> int | None:
        """Who holds the rune of a region."""
        held = self.region(id)["held"]
        return None if held is None else OWNER_NAMES.index(held)

    def influence(self, owner: int, id: str) -> int:
        """The influence of an owner in a region."""
        region: Any = self.match.picture()["regions"]
        return int(region[self.names[id]]["influence"].get(OWNER_NAMES[owner], 0))

    def valkyrie(self, seat: int, rune: str) -> str | None:
        """Where the Valkyrie of a rune is."""
        region = self.player(seat)["valkyries"][rune]
        return None if region is None else self.ids[region]

    def runes(self, seat: int) -> tuple[int, ...]:
        """The active runes of a player: Fehu, Hagalaz, Pertho."""
        players: Any = self.match.picture()["players"]
        return tuple(int(players[seat]["runes"][rune]) for rune in RUNE_NAMES)

    def fury(self) -> tuple[int, ...]:
        """The Fury of the gods of Fehu, Hagalaz and Pertho."""
        return tuple(int(self.picture["fury"][rune]) for rune in RUNE_NAMES)

    def giants(self) -> list[str]:
        """The regions with a Giant."""
        return [self.ids[name] for name, region in self.picture["regions"].items() if region["giant"]]

    def row(self, which: int) -> list[str | None]:
        """A row of favor cards from the left: 0 above the map, 1 below it."""
        return [card["favor"] for card in self.picture["favor_rows"][which]]

    def happened(self, kind: str) -> list[tuple[int | str, ...]]:
        """What every event of a kind tells: players by number, everything else by name."""
        return [
            tuple(self.told(what, n) for what, n in event.arguments)
            for event in self.match.record()
            if event.kind == kind
        ]

    def told(self, what: str, n: int) -> int | str:
        """One thing that an event tells of."""
        if what in ("seat", "owner", "other_owner", "n") or what not in NAMES:
            return n
        return self.outside(NAMES[what][n])

    def kinds(self) -> list[str]:
        """What has happened, one word for each event."""
        return [event.kind for event in self.match.record()]


# --- laying a table ----------------------------------------------------------------------------------------------


@cache
def fresh(seats: int, chosen: tuple[tuple[str, str | bool | None], ...]) -> Json:
    """A new table with these options."""
    return meadhall.new("vikings", seats, options=dict(chosen), asks_chance=True).position()


def sea(
    seats: int = 3,
    *,
    ragnarok: bool = False,
    era: int = 3,
    active: int = BLUE,
    chieftain: int = BLUE,
    hands: Words | None = None,
    rows: Words | None = None,
    discard: str = "",
    deck: str | None = None,
    invaders: str = "",
    dummy: str = "",
    resources: Mapping[int, Sequence[int]] | None = None,
    settlers: Words | None = None,
    temples: Words | None = None,
    boats: Words | None = None,
    held: Words | None = None,
    unheld: str = "",
    villages: Mapping[int, int] | None = None,
    dedicated: Mapping[str, int] | None = None,
    burnt: str = "",
    gods: Sequence[str] = ("odin", "thor", "frigg"),
    runes: Sequence[str] = RUNE_NAMES,
    fury: Sequence[int] = (0, 0, 0),
    top: str | None = None,
    bottom: str | None = None,
    favors: Words | None = None,
    fighters: Words | None = None,
    starter: int | None = None,
    prize: str | None = None,
    place: str = "top_left",
    calm: str = "",
    slain: Mapping[int, int] | None = None,
    valkyries: Words | None = None,
    enemy: Json | None = None,
    agenda: Sequence[Json] | None = None,
    facts: str | None = None,
    **options: str | bool,
) -> Sea:
    """A table before the active player plays a card, unless an agenda says otherwise.

    Boats are given by docks and fjords, Valkyries as `fehu@K`. Villages that somebody has are `burnt` ones, else the
    last of the map. In `calm` regions is no Giant: they are slain by whom `slain` says, else by the last seat.
    """
    document = copy.deepcopy(fresh(seats, tuple({"ragnarok": ragnarok, "facts": facts, **options}.items())))
    names = names_of(seats, ragnarok)
    held_by = dict(hands or {})
    if active not in held_by and agenda is None:
        held_by[active] = next(card for card in IDLE if card not in str((held_by, rows, fighters, deck)))
    document.update(
        era=era,
        chieftain=chieftain,
        gods=[{"god": god, "rune": rune} for god, rune in zip(gods, runes, strict=True)],
        fury=dict(zip(RUNE_NAMES, fury, strict=True)),
    )
    document.update(discard=discard.split(), invaders=invaders.split(), dummy=dummy.split())
    lay_cards(document, held_by, rows or {}, fighters or {}, deck, enemy or {})
    lay_pieces(document, names, settlers or {}, temples or {}, boats or {})
    for seat in range(seats):
        given = (resources or {}).get(seat, START)
        document["players"][seat]["resources"] = dict(zip(RESOURCE_NAMES, given, strict=True))
    lay_villages(document, names, villages or {}, dedicated or {}, burnt)
    lay_favors(document, favors or {}, top, bottom, prize, enemy or {})
    if ragnarok:
        lay_giants(document, names, calm, slain or {}, int((enemy or {}).get("giants_slain", 0)))
        for seat, words in (valkyries or {}).items():
            for word in words.split():
                rune, _, region = word.partition("@")
                document["players"][seat]["valkyries"][rune] = names[region]
    if starter is not None:
        favor = None if prize == "unseen" else prize
        shown: Json | None = None if prize is None else {"favor": favor, "known_to": []}
        bonus = int((enemy or {}).get("bonus", 0))
        document["battle"] = {"starter": OWNER_NAMES[starter], "prize": shown, "place": place, "bonus": bonus}
    if seats == 1:
        lay_enemy(document, names, enemy or {})
    hold_runes(document, names, held or {}, unheld.split())
    document["agenda"] = [dict(step) for step in agenda or [{"step": "PlayCard", "seat": active}]]
    return Sea(meadhall.from_position(document, asks_chance=True))


def lay_cards(document: Json, hands: Words, rows: Words, fighters: Words, deck: str | None, enemy: Json) -> None:
    """Cards in hands, rows and battle; the others are the deck, or if a deck is given lie discarded."""
    known = CARD_NAMES if document["options"]["ragnarok"] else CARD_NAMES[:48]
    piles = ("discard", "invaders", "dummy")
    used = [card for pile in piles for card in document[pile]]
    for seat, player in enumerate(document["players"]):
        player["hand"] = in_order(hands.get(seat, ""), CARD_NAMES)
        player["row"] = in_order(rows.get(seat, ""), CARD_NAMES)
        player["fighter"] = fighters.get(seat)
        used += [*player["hand"], *player["row"], *([fighters[seat]] if seat in fighters else [])]
    used += [card for key in ("row", "battle_row", "fighter") for card in str(enemy.get(key) or "").split()]
    rest = [card for card in known if card not in used]
    document["deck"] = rest if deck is None else in_order(deck, CARD_NAMES)
    document["discard"] += [card for card in rest if card not in document["deck"]]
    for pile in piles:
        document[pile].sort(key=CARD_NAMES.index)


def in_order(words: str, names: Sequence[str]) -> list[str]:
    """Things in the order of their numbers."""
    return sorted(words.split(), key=names.index)


def lay_pieces(document: Json, names: Mapping[str, str], settlers: Words, temples: Words, boats: Words) -> None:
    """Settlers, Temples and boats on the map; the others wait on their mats."""
    seats = len(document["players"])
    for key, words_of in (("settlers", settlers), ("temples", temples)):
        for owner, words in words_of.items():
            for region in document["regions"].values():
                region[key].pop(OWNER_NAMES[owner], None)
            for id in words.split():
                there = document["regions"][names[id]][key]
                there[OWNER_NAMES[owner]] = there.get(OWNER_NAMES[owner], 0) + 1
    afloat = {**{seat: "F1" for seat in range(seats)}, **boats}
    for owner, words in afloat.items():
        for id in words.split():
            if names[id] in FJORD_NAMES:
                there = document["fjords"][names[id]]
                there[OWNER_NAMES[owner]] = there.get(OWNER_NAMES[owner], 0) + 1
            else:
                document["docks"][names[id]]["boat"] = OWNER_NAMES[owner]
    for owner in [*range(seats), *([ENEMY] if seats == 1 else [])]:
        mat = document["enemy"] if owner == ENEMY else document["players"][owner]
        mat["settlers"] -= len(settlers.get(owner, "").split())
        mat["temples"] -= len(temples.get(owner, "").split())
        mat["boats"] -= len(afloat.get(owner, "").split())


def lay_villages(
    document: Json, names: Mapping[str, str], villages: Mapping[int, int], dedicated: Mapping[str, int], burnt: str
) -> None:
    """Raided and dedicated villages are taken from docks: those that are named, then the last."""
    for seat, n in villages.items():
        document["players"][seat]["villages"] = n
    document["dedicated"] = {spot: dedicated.get(spot, 0) for spot in SPOT_NAMES}
    missing = sum(villages.values()) + sum(dedicated.values())
    standing = [name for name, dock in document["docks"].items() if dock["village"]]
    gone = [names[id] for id in burnt.split()]
    rest = [name for name in reversed(standing) if name not in gone]
    for name in [*gone, *rest][: max(missing, len(gone))]:
        document["docks"][name]["village"] = False
    if len(gone) > missing and len(document["players"]) > 1:
        document["players"][-1]["villages"] += len(gone) - missing


def lay_favors(
    document: Json, favors: Words, top: str | None, bottom: str | None, prize: str | None, enemy: Json
) -> None:
    """Favor cards won, fought for, and in both rows, which are shorter by what is elsewhere; the others are boxed."""
    won = [favor for words in favors.values() for favor in words.split()]
    used = [*won, *(prize or "").split(), *str(enemy.get("favors", "")).split()]
    used += [*(top or "").split(), *(bottom or "").split()]
    free = [favor for favor in FAVOR_NAMES if favor not in used]
    length = max(len(document["players"]), 2) + 2
    lying = 2 * length - len(used)
    rows: list[list[str | None]] = []
    for given in (top, bottom):
        if given is not None:
            rows.append(list(given.split()))
            continue
        n = lying if top is not None or bottom is not None else lying // 2 if rows else (lying + 1) // 2
        rows.append([free.pop(0) for _ in range(n)])
    if not document["options"]["favors_up"]:
        free = [favor for favor in FAVOR_NAMES if favor not in used]
        rows = [[None] * len(row) for row in rows]
    document["favor_rows"] = [[{"favor": favor, "known_to": []} for favor in row] for row in rows]
    document["favor_bag"] = free
    for seat, words in favors.items():
        document["players"][seat]["favors"] = in_order(words, FAVOR_NAMES)


def lay_giants(document: Json, names: Mapping[str, str], calm: str, slain: Mapping[int, int], of_enemy: int) -> None:
    """Giants are on the map or slain; who has slain any has the first of those that are left."""
    gone = [names[id] for id in calm.split()]
    for name in gone:
        document["regions"][name]["giant"] = False
    left = list(GIANT_NAMES)
    counts = dict(slain)
    if of_enemy == 0:
        last = len(document["players"]) - 1
        counts[last] = counts.get(last, 0) + len(gone) - sum(slain.values())
    for seat, n in counts.items():
        document["players"][seat]["giants"] = [left.pop(0) for _ in range(n)]
        document["players"][seat]["giants_slain"] = n
    document["giant_bag"] = left


def lay_enemy(document: Json, names: Mapping[str, str], enemy: Json) -> None:
    """What the enemy of one player has: `dock`, `tracks`, `row`, `battle_row`, `card`, `fighter`, `valkyries` …"""
    mat = document["enemy"]
    mat["chieftain_boat"] = names[enemy.get("dock", "A-B" if "A-B" in names else "K-L")]
    mat["tracks"] = dict(zip(RESOURCE_NAMES, enemy.get("tracks", (0, 0, 0)), strict=True))
    for key in ("row", "battle_row"):
        mat[key] = in_order(str(enemy.get(key, "")), CARD_NAMES)
    mat["card"] = enemy.get("card")
    mat["fighter"] = enemy.get("fighter")
    mat["raided"] = enemy.get("raided", 0)
    mat["favors"] = in_order(str(enemy.get("favors", "")), FAVOR_NAMES)
    mat["giants_slain"] = enemy.get("giants_slain", 0)
    for resource, spaces in dict(enemy.get("icons", {})).items():
        mat["icons"][resource] = [str(space) for space in spaces]
    for word in str(enemy.get("valkyries", "")).split():
        rune, _, region = word.partition("@")
        mat["valkyries"][rune] -= 1
        mat["valkyries_at"].append(names[region])
    mat["valkyries_at"].sort(key=REGION_NAMES.index)


def hold_runes(document: Json, names: Mapping[str, str], held: Words, unheld: Sequence[str]) -> None:
    """Whose pieces lead holds the rune, unless `held` or `unheld` say otherwise."""
    told = {id: owner for owner, words in held.items() for id in words.split()}
    for id, owner in told.items():
        document["regions"][names[id]]["held"] = OWNER_NAMES[owner]
    for id, name in names.items():
        if name in REGION_NAMES and id not in told and id not in unheld:
            leader = leader_of(document, name)
            if leader is not None and not (leader == ENEMY and len(document["players"]) == 2):
                document["regions"][name]["held"] = OWNER_NAMES[leader]


def leader_of(document: Json, region: str) -> int | None:
    """Who has strictly most influence in a region, and boots on the ground."""
    seats, ragnarok = len(document["players"]), bool(document["options"]["ragnarok"])
    served = serving(seats, ragnarok)
    powers = dict.fromkeys(range(5), 0)
    boots: set[int] = set()
    here = document["regions"][region]
    for key, weight in (("settlers", 1), ("temples", 4)):
        for owner, n in here[key].items():
            powers[OWNER_NAMES.index(owner)] += weight * n
            boots.add(OWNER_NAMES.index(owner))
    for seat, player in enumerate(document["players"]):
        for at in player["valkyries"].values():
            if at == region:
                powers[seat] += 2
                boots.add(seat)
    for dock, there in document["docks"].items():
        if region in served[dock]:
            if there["boat"] is not None:
                powers[OWNER_NAMES.index(there["boat"])] += 2
            if seats == 1 and document["enemy"]["chieftain_boat"] == dock:
                powers[ENEMY] += 2
    if seats == 1 and region in document["enemy"]["valkyries_at"]:
        powers[ENEMY] += 2
        boots.add(ENEMY)
    most = max(powers.values())
    leaders = [owner for owner, power in powers.items() if power == most]
    return leaders[0] if most > 0 and len(leaders) == 1 and leaders[0] in boots else None


@cache
def serving(seats: int, ragnarok: bool) -> dict[str, tuple[str, ...]]:
    """The regions that each dock serves, by the names of the game."""
    facts, names = GAME.facts({"facts": None}), names_of(seats, ragnarok)
    rows: Any = facts.rows("map", map_of(seats, ragnarok), "dock")
    return {names[dock["id"]]: tuple(names[id] for id in dock["regions"]) for dock in rows}


def clash(cards: Words, *, starter: int = BLUE, seats: int = 3, idle: str = "shipwright_pertho", **more: Any) -> Sea:
    """A table at which the battle with these cards has been resolved as far as nobody need be asked.

    The player before the starter has played a card that did nothing; the starter still has one to play.
    """
    before = (starter - 1) % seats
    hands = {starter: "scout_pertho", before: idle, **more.pop("hands", {})}
    more.setdefault("prize", "favor_1")
    t = sea(seats, active=before, hands=hands, fighters=cards, starter=starter, **more)
    return t.answer(before, f"play {idle}")
