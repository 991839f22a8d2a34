"""Tiny Epic Vikings once more, as a person reads the rulebook: plain loops that stop to ask.

Games for two to four players are written here from the rules, with Ragnarok or without, without the agenda and
without the engine's code. The table is a dictionary of the same shape as a position. It cannot be copied, saved or
searched; it is only there to be compared with. A question is who is asked (seats, or CHANCE) and the names of the
answers each may give. What looks at a table only (influence, ranks, points) also works for games of one player.
"""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from collections.abc import Generator, Iterable
from importlib.resources import files
from typing import Any

from meadhall.games.vikings.table.names import CARD_NAMES, FAVOR_NAMES, GIANT_NAMES, GOD_NAMES, VIKING_NAMES

CHANCE = -1
ENEMY = "enemy"
RUNES = ("fehu", "hagalaz", "pertho")
RESOURCES = ("wood", "food", "steel")
ACTION_SPOTS = ("first", "second", "third", "fourth")
ENDS = ("top_left", "top_right", "bottom_left", "bottom_right")
SETTLERS, BOATS, TEMPLES = 6, 4, 2
MOST_OF_A_RESOURCE = 7
MOST_FAVORS = 3
MOST_FURY = 40
INFLUENCE_OF_SETTLER, INFLUENCE_OF_BOAT, INFLUENCE_OF_TEMPLE, INFLUENCE_OF_VALKYRIE = 1, 2, 4, 2

Json = dict[str, Any]
Question = dict[int, list[str]]  # who is asked, and what each may answer
Asking = Generator[Question, tuple[int, str], None]
Asked = Generator[Question, tuple[int, str], str]


def sheet(pack: str = "") -> Json:
    """Everything that is printed, with what a pack says of the clan mats and the length of the rows laid over it."""
    printed = tomllib.loads(files("meadhall.games.vikings").joinpath("facts.toml").read_text("utf-8"))
    for name, table in tomllib.loads(pack).items():
        printed[name].update(table)
    return printed


# --- the map -----------------------------------------------------------------------------------------------------


class Sea:
    """A map, with the names of a position."""

    def __init__(self, printed: Json, seats: int, ragnarok: bool) -> None:
        name = f"{'ragnarok' if ragnarok else 'base'}_{4 if seats == 4 else 3}"
        (page,) = (page for page in printed["map"] if page["id"] == name)
        numbered = {region["id"]: f"region_{n}" for n, region in enumerate(page["region"], 1)}
        docks = {dock["id"]: f"dock_{n}" for n, dock in enumerate(page["dock"], 1)}
        named = {fjord for dock in page["dock"] for fjord in dock["fjords"]}  # F1, F2 … F10
        fjords = {fjord: f"fjord_{n}" for n, fjord in enumerate(sorted(named, key=lambda id: int(id[1:])), 1)}
        self.rune: dict[str, str] = {numbered[region["id"]]: region["rune"] for region in page["region"]}
        self.outer: list[str] = [numbered[region["id"]] for region in page["region"] if region["outer"] == "yes"]
        self.villages: list[str] = [docks[dock["id"]] for dock in page["dock"] if dock.get("village") == "yes"]
        self.fjords: list[str] = list(fjords.values())
        self.regions_of: dict[str, list[str]] = {}
        self.fjords_of: dict[str, list[str]] = {}
        self.beside: dict[str, set[str]] = {fjord: set() for fjord in self.fjords}  # fjords that touch
        self.next_to: dict[str, set[str]] = {region: set() for region in self.rune}  # by ferry or border
        for dock in page["dock"]:
            one, other = (fjords[fjord] for fjord in dock["fjords"])
            self.regions_of[docks[dock["id"]]] = [numbered[region] for region in dock["regions"]]
            self.fjords_of[docks[dock["id"]]] = [one, other]
            self.beside[one].add(other)
            self.beside[other].add(one)
        for dock in page["dock"]:
            if "ferry" in dock:
                for here in self.regions_of[docks[dock["id"]]]:
                    self.next_to[here].update(self.regions_of[docks[dock["ferry"]]])
        for one, other in itertools.permutations(page["region"], 2):
            if one["island"] == other["island"]:  # no island has more than two regions
                self.next_to[numbered[one["id"]]].add(numbered[other["id"]])


# --- looking at a table ------------------------------------------------------------------------------------------


def owners_of(table: Json) -> list[str]:
    """Everybody who can have influence."""
    return [*(str(seat) for seat in range(len(table["players"]))), ENEMY]


def valkyries_in(table: Json, region: str, owner: str) -> int:
    """How many Valkyries of an owner are in a region."""
    if owner != ENEMY:
        return list(table["players"][int(owner)]["valkyries"].values()).count(region)
    return int(table["enemy"]["valkyries_at"].count(region)) if table["enemy"] else 0


def docked_in(table: Json, sea: Sea, region: str, owner: str) -> int:
    """How many Boats of an owner lie at docks of a region: those at a border dock are at both of its regions."""
    boats = 0
    for dock, regions in sea.regions_of.items():
        if region in regions:
            boats += table["docks"][dock]["boat"] == owner
            if owner == ENEMY and table["enemy"]:
                boats += table["enemy"]["chieftain_boat"] == dock
    return boats


def influence(table: Json, sea: Sea, region: str, owner: str) -> int:
    """The influence of an owner in a region. [V-CONTROL-1, V-REGION-5, V-VALKYRIE-3]"""
    land = table["regions"][region]
    return int(
        INFLUENCE_OF_SETTLER * land["settlers"].get(owner, 0)
        + INFLUENCE_OF_TEMPLE * land["temples"].get(owner, 0)
        + INFLUENCE_OF_BOAT * docked_in(table, sea, region, owner)
        + INFLUENCE_OF_VALKYRIE * valkyries_in(table, region, owner)
    )


def has_boots(table: Json, region: str, owner: str) -> bool:
    """Whether an owner has a Settler, a Temple or a Valkyrie there. [V-CONTROL-6]"""
    land = table["regions"][region]
    return bool(land["settlers"].get(owner) or land["temples"].get(owner) or valkyries_in(table, region, owner))


def taker(table: Json, sea: Sea, region: str) -> str | None:
    """Who takes a rune that lies on its island. [V-CONTROL-2]"""
    has = {owner: influence(table, sea, region, owner) for owner in owners_of(table)}
    for owner in has:
        if has_boots(table, region, owner) and all(has[owner] > has[other] for other in has if other != owner):
            return owner
    return None


def thief(table: Json, sea: Sea, region: str) -> str | None:
    """Who steals a rune from the one who controls its island. [V-CONTROL-3, V-RULING-10]"""
    has = {owner: influence(table, sea, region, owner) for owner in owners_of(table)}
    holder = table["regions"][region]["held"]
    better = [owner for owner in has if has[owner] > has[holder] and has_boots(table, region, owner)]
    best = [owner for owner in better if has[owner] == max(has[other] for other in better)]
    return best[0] if len(best) == 1 else None


def wrongly_held(table: Json, sea: Sea) -> list[str]:
    """Regions whose rune somebody else should have when a turn begins, or nobody. [V-CONTROL-2 to V-CONTROL-8]"""
    found = []
    for region, land in table["regions"].items():
        if land["held"] is None:
            owner = taker(table, sea, region)
            is_right = owner is None or (owner == ENEMY and not table["enemy"])  # the enemy of two players takes none
        else:
            is_right = thief(table, sea, region) is None and influence(table, sea, region, land["held"]) > 0
        if not is_right:
            found.append(region)
    return found


def ranks(fury: dict[str, int]) -> dict[str, int]:
    """The place of the god of each rune, 1 to 3: the tied share the lower one. [V-SCORE-1, V-SCORE-4]"""
    return {rune: sum(fury[other] >= fury[rune] for other in RUNES) for rune in RUNES}


def points_of(table: Json, sea: Sea, printed: Json, owner: str) -> dict[str, int]:
    """What an owner scores. [V-SCORE-2, V-SCORE-3, V-SCORE-5]"""
    player = table["enemy"] if owner == ENEMY else table["players"][int(owner)]
    rank = ranks(table["fury"])
    words = ("first", "second", "third")
    runes_of = {favor["id"]: favor["runes"] for favor in printed["favor"]}
    giants = {giant["id"]: giant["points"] for giant in printed["giant"]}
    scored = dict.fromkeys(("islands", "favors", "giants"), 0)
    for region, land in table["regions"].items():
        if land["held"] == owner:
            scored["islands"] += printed["score"]["island_" + words[rank[sea.rune[region]] - 1]]
    for favor in player["favors"]:
        for rune in runes_of[favor]:
            scored["favors"] += printed["score"]["favor_" + words[rank[rune] - 1]]
    for giant in player["giants"]:
        scored["giants"] += giants[giant]
    return scored


def winners_of(table: Json) -> list[int]:
    """Who has won, by points and all tie-breakers. [V-SCORE-6, V-SCORE-7, V-RULING-13]"""
    merits: list[list[int]] = []
    for seat, player in enumerate(table["players"]):
        held = sum(land["held"] == str(seat) for land in table["regions"].values())
        temples, boats = TEMPLES - player["temples"], BOATS - player["boats"]
        resources = sum(player["resources"].values())
        points = sum(player["parts"].values())
        merits.append([points, held, len(player["favors"]), temples, boats, resources])
    return [seat for seat, merit in enumerate(merits) if merit == max(merits)]


def next_chieftain(table: Json) -> int:
    """Who has most islands; in a tie who was latest in turn. [V-CLEANUP-5, V-RULING-41]"""
    seats = len(table["players"])
    order = [(table["chieftain"] + n) % seats for n in range(seats)]
    held = [sum(land["held"] == str(seat) for land in table["regions"].values()) for seat in range(seats)]
    return [seat for seat in order if held[seat] == max(held)][-1]


# --- cards -------------------------------------------------------------------------------------------------------


class Card:
    """A Viking card as it is printed."""

    def __init__(self, name: str, printed: Json) -> None:
        self.name = name
        self.kind = name.split("_")[0]  # valkyrie and einherjar are kinds of their own
        self.is_joker = self.kind == "valkyrie"
        self.is_plain = self.kind in VIKING_NAMES
        deck = "viking" if self.is_plain else f"{self.kind}_card"
        row = next(row for row in printed[deck] if row["id"] == (self.kind if self.is_plain else name))
        self.row: Json = row
        self.rune: str | None = None if self.is_joker else name.split("_")[1] if self.is_plain else row["rune"]
        self.steel: int = row.get("steel", 0)
        self.needs: Counter[str] = Counter(self.named(word) for word in row.get("needs", []))

    def named(self, word: str) -> str:
        """The rune or the resource that a word of the card means: own, next and third go round."""
        if word not in ("own", "next", "third"):
            return word
        assert self.rune is not None
        return RUNES[(RUNES.index(self.rune) + ("own", "next", "third").index(word)) % 3]


def invader_strength(card: Card, earlier: list[Card]) -> int:
    """How strong the Invaders are. [V-BATTLE-11, V-RULING-4]"""
    if not card.is_plain:
        return int(card.row["times"] * sum(other.kind == card.kind for other in earlier))
    counted = 0
    if card.row["strength_by"] in RESOURCES:
        counted = len(earlier) + 1
    elif card.row["strength_by"]:
        counted = len(earlier)
    return int(card.row["strength"] + card.row["times"] * counted)


def without(names: Iterable[str], name: str) -> list[str]:
    """The names without one of them."""
    rest = list(names)
    rest.remove(name)
    return rest


def less_one(counts: dict[str, int], owner: str) -> None:
    """One piece goes; who has none left is not named."""
    counts[owner] -= 1
    if not counts[owner]:
        del counts[owner]


# --- the game ----------------------------------------------------------------------------------------------------


class Game:
    """A table and everything that is done at it."""

    def __init__(self, seats: int, options: dict[str, str | bool], pack: str = "") -> None:
        self.seats = seats
        self.options = options
        self.ragnarok = bool(options["ragnarok"])
        self.printed = sheet(pack)
        self.sea = Sea(self.printed, seats, self.ragnarok)
        self.cards = {name: Card(name, self.printed) for name in CARD_NAMES}
        self.met: Counter[str] = Counter()  # things that happened
        self.started_by: int | None = None
        self.active: int | None = None
        self.winners: list[int] = []
        self.strengths: list[int] = []  # of all cards that have fought, those of the Invaders included
        clan = self.printed["clan"]
        self.table: Json = {
            "over": False,
            "era": 0,
            "chieftain": 0,
            "gods": [{"god": None, "rune": None} for _ in range(3)],
            "fury": dict.fromkeys(RUNES, 0),
            "dedicated": dict.fromkeys((*ACTION_SPOTS, *RUNES), 0),
            "players": [
                {
                    "resources": {resource: clan[f"start_{resource}"] for resource in RESOURCES},
                    "settlers": SETTLERS,
                    "boats": BOATS,
                    "temples": TEMPLES,
                    "villages": 0,
                    "valkyries": dict.fromkeys(RUNES),
                    "hand": [],
                    "kept": [],
                    "chosen": None,
                    "row": [],
                    "fighter": None,
                    "entered": None,
                    "flipped": None,
                    "favors": [],
                    "giants": [],
                    "giants_slain": 0,
                    "parts": dict.fromkeys(("islands", "favors", "giants"), 0),
                }
                for _ in range(seats)
            ],
            "regions": {
                region: {"held": None, "giant": self.ragnarok, "settlers": {}, "temples": {}}
                for region in self.sea.rune
            },
            "docks": {dock: {"boat": None, "village": dock in self.sea.villages} for dock in self.sea.regions_of},
            "fjords": {fjord: {} for fjord in self.sea.fjords},
            "favor_rows": [[], []],
            "battle": None,
            "enemy": None,
            "deck": [card for card in CARD_NAMES if self.ragnarok or self.cards[card].is_plain],
            "discard": [],
            "discard_down": [],
            "dummy": [],
            "invaders": [],
            "favor_bag": list(FAVOR_NAMES),
            "giant_bag": list(GIANT_NAMES) if self.ragnarok else [],
        }
        if seats == 2:  # [V-TWO-1, V-TWO-5]
            for region in self.sea.outer:
                self.table["regions"][region]["settlers"] = {ENEMY: 2}
                self.table["regions"][region]["temples"] = {ENEMY: 1}

    # --- small things --------------------------------------------------------------------------------------

    def player(self, seat: int) -> Json:
        """What lies before a player."""
        found: Json = self.table["players"][seat]
        return found

    def land(self, region: str) -> Json:
        """What stands in a region."""
        found: Json = self.table["regions"][region]
        return found

    def gain(self, seat: int, bag: dict[str, int]) -> None:
        """Resources come in; beyond seven they are lost. [V-GEN-5]"""
        has = self.player(seat)["resources"]
        for resource in RESOURCES:
            has[resource] = min(MOST_OF_A_RESOURCE, has[resource] + bag.get(resource, 0))

    def can_pay(self, seat: int, cost: dict[str, int]) -> bool:
        """Whether a player has all of a cost."""
        return all(self.player(seat)["resources"][resource] >= n for resource, n in cost.items())

    def pay(self, seat: int, cost: dict[str, int]) -> None:
        """Resources go."""
        assert self.can_pay(seat, cost)
        for resource, n in cost.items():
            self.player(seat)["resources"][resource] -= n

    def raise_fury(self, rune: str, n: int) -> None:
        """The Fury of a god changes, between 0 and 40. [V-FURY-1, V-RULING-32]"""
        self.table["fury"][rune] = max(0, min(MOST_FURY, self.table["fury"][rune] + n))

    def settled(self, seat: int) -> list[str]:
        """Where a player has Settlers."""
        return [region for region in self.table["regions"] if self.land(region)["settlers"].get(str(seat))]

    def temples(self, seat: int) -> list[str]:
        """Where a player has Temples."""
        return [region for region in self.table["regions"] if self.land(region)["temples"].get(str(seat))]

    def deployed_valkyries(self, seat: int) -> int:
        """How many Valkyries of a player are on the map."""
        return sum(region is not None for region in self.player(seat)["valkyries"].values())

    def settle(self, owner: str, region: str, n: int) -> None:
        """Settlers come to a region."""
        settlers = self.land(region)["settlers"]
        settlers[owner] = settlers.get(owner, 0) + n

    def send_home(self, owner: str, region: str) -> None:
        """A Settler leaves the map; those of the enemy go to the box. [V-GEN-3, V-TWO-7]"""
        less_one(self.land(region)["settlers"], owner)
        if owner != ENEMY:
            self.player(int(owner))["settlers"] += 1

    def runes(self, seat: int, besides: str | None = None) -> tuple[Counter[str], int]:
        """The active runes of a player, and the jokers. [V-TURN-6, V-RULING-5]"""
        row = [self.cards[name] for name in self.player(seat)["row"] if name != besides]
        has = Counter(card.rune for card in row if card.rune is not None)
        has.update(self.sea.rune[region] for region in self.sea.rune if self.land(region)["held"] == str(seat))
        return has, sum(card.is_joker for card in row)

    def counted(self, seat: int, card: Card, word: str) -> int:
        """How many runes or resources a boost counts. [V-BOOST-1]"""
        if not word:
            return 0
        if word in RESOURCES:
            return int(self.player(seat)["resources"][word])
        has, jokers = self.runes(seat)
        return has[card.named(word)] + jokers

    def strength(self, seat: int, card: Card) -> int:
        """The Strength of a card in battle. [V-BATTLE-4, V-NEWCARD-1, V-NEWCARD-2]"""
        if card.is_joker:
            return int(card.row["times"] * self.deployed_valkyries(seat))
        if not card.is_plain:
            return int(card.row["times"] * self.player(seat)["giants_slain"])
        return int(card.row["strength"] + card.row["times"] * self.counted(seat, card, card.row["strength_by"]))

    # --- asking --------------------------------------------------------------------------------------------

    def ask(self, seat: int, options: list[str]) -> Asked:
        """Ask for one of these answers."""
        _, said = yield {seat: options}
        return said

    def offer(self, seat: int, options: list[str]) -> Asked:
        """Ask for one of these answers or none. What cannot be done in any way is skipped. [V-TURN-11]"""
        if not options:
            return "done"
        return (yield from self.ask(seat, ["done", *options]))

    def draw(self) -> Asked:
        """The top card of the deck, or "" if there is none. [V-DRAFT-5, V-VARIANT-10, V-RULING-33]"""
        table = self.table
        if not table["deck"]:
            self.met["the discards are shuffled"] += 1
            table["deck"] = [*table["discard"], *table["discard_down"]]
            table["discard"], table["discard_down"] = [], []
            if not self.options["invaders_stay"]:
                table["deck"] += table["invaders"]
                table["invaders"] = []
        if not table["deck"]:
            self.met["no card is left"] += 1
            return ""
        said = yield from self.ask(CHANCE, [f"draw_card {card}" for card in table["deck"]])
        table["deck"].remove(said.split()[1])
        return said.split()[1]

    # --- control -------------------------------------------------------------------------------------------

    def take(self) -> None:
        """Runes that lie on their islands are taken at once. [V-CONTROL-2, V-TWO-6, V-TWO-8, V-RULING-27]"""
        for region in self.table["regions"]:
            if self.land(region)["held"] is None:
                owner = taker(self.table, self.sea, region)
                if owner is not None and owner != ENEMY:
                    self.land(region)["held"] = owner
                    self.raise_fury(self.sea.rune[region], 1)
                    self.met["a rune is taken"] += 1

    def steal(self, region: str) -> None:
        """A rune may be stolen. [V-CONTROL-3, V-RULING-14]"""
        if self.land(region)["held"] is None:
            return
        owner = thief(self.table, self.sea, region)
        if owner == ENEMY:
            self.land(region)["held"] = None
            self.met["the enemy has its island back"] += 1
        elif owner is not None:
            self.land(region)["held"] = owner
            self.raise_fury(self.sea.rune[region], 1)
            self.met["a rune is stolen"] += 1
            has = [influence(self.table, self.sea, region, other) for other in owners_of(self.table)]
            self.met["who has more has no boots"] += max(has) > influence(self.table, self.sea, region, owner)

    def check_control(self) -> None:
        """When an action is completely resolved: stealing, and losing. [V-CONTROL-3, V-CONTROL-5, V-VARIANT-6]"""
        self.take()
        for region in self.table["regions"]:
            self.steal(region)
            holder = self.land(region)["held"]
            if holder is None:
                continue
            if not influence(self.table, self.sea, region, holder):
                self.land(region)["held"] = None
                self.met["a rune is laid back"] += 1
            elif not has_boots(self.table, region, holder):
                self.met["a holder has no boots"] += 1
                if self.options["need_boots"]:
                    self.land(region)["held"] = None
        self.take()

    def attack(self, seat: int, region: str, more: int = 0) -> None:
        """Attack Settlers. [V-SAIL-10]"""
        settlers = self.land(region)["settlers"]
        mine = settlers.get(str(seat), 0) + more
        others = [owner for owner in settlers if owner != str(seat)]
        if all(mine > settlers[owner] for owner in others):
            for owner in others:
                self.send_home(owner, region)
                self.met["a Settler is attacked"] += 1

    # --- sail ----------------------------------------------------------------------------------------------

    def sail(self, seat: int, n: int, most: int) -> Asking:
        """Sail n, deploying at most so many Settlers. [V-SAIL-1]"""
        docks, fjords, me = self.table["docks"], self.table["fjords"], str(seat)
        boats = [f"sail_from {dock}" for dock in docks if docks[dock]["boat"] == me]
        boats += [f"sail_in {fjord}" for fjord in fjords if fjords[fjord].get(me)]
        said = yield from self.offer(seat, boats)
        if said == "done":
            return
        at = said.split()[1]
        moves, left = n, most  # moves and Settlers
        has_docked, served = False, set[str]()  # regions where this docking has deployed
        while True:
            options = []
            if moves and at in fjords:
                options += [f"sail_to {fjord}" for fjord in fjords if fjord in self.sea.beside[at]]
                options += [
                    f"dock_at {dock}"
                    for dock in docks
                    if at in self.sea.fjords_of[dock] and docks[dock]["boat"] != me
                ]
            elif moves:
                options += [f"sail_to {fjord}" for fjord in fjords if fjord in self.sea.fjords_of[at]]
            if has_docked:
                options += self.ashore(seat, at, left, served)
            said = yield from self.offer(seat, options)
            verb, *what = said.split()
            if verb == "done":
                return
            if verb in ("sail_to", "dock_at"):
                if at in fjords:
                    less_one(fjords[at], me)
                else:
                    docks[at]["boat"] = None
                at, moves, has_docked, served = what[0], moves - 1, verb == "dock_at", set()
                if verb == "sail_to":
                    fjords[at][me] = fjords[at].get(me, 0) + 1
                else:
                    yield from self.land_at(seat, at)
                self.take()
            elif verb == "deploy":
                region, count = what[0], int(what[1])
                self.pay(seat, {"food": count * self.printed["clan"]["settler_food"]})
                self.player(seat)["settlers"] -= count
                self.settle(me, region, count)
                left -= count
                served.add(region)
                self.attack(seat, region)
                self.take()
            elif verb == "raid":
                self.pay(seat, {"steel": self.raid_cost()})
                docks[at]["village"] = False
                self.player(seat)["villages"] += 1
                self.met["a village is raided"] += 1
            else:
                self.send_home(me, what[0])
                self.take()

    def raid_cost(self) -> int:
        """The steel that a raid costs in this era. [V-SAIL-12]"""
        return int(self.printed["era"][self.table["era"] - 1]["raid"])

    def land_at(self, seat: int, dock: str) -> Asking:
        """A Boat docks; that of another player is pushed away. [V-SAIL-5]"""
        there = self.table["docks"][dock]["boat"]
        self.table["docks"][dock]["boat"] = str(seat)
        if there is not None:
            self.take()  # the other Boat has left, wherever it goes
            said = yield from self.ask(int(there), [f"push_to {fjord}" for fjord in self.sea.fjords_of[dock]])
            fjord = self.table["fjords"][said.split()[1]]
            fjord[there] = fjord.get(there, 0) + 1
            self.met["a Boat is pushed"] += 1

    def ashore(self, seat: int, dock: str, left: int, served: set[str]) -> list[str]:
        """What can be done at a dock: deploying, raiding, taking Settlers back. [V-SAIL-6 to V-SAIL-9]"""
        player, options = self.player(seat), []
        regions = [region for region in self.sea.regions_of[dock] if region not in served]
        affordable = player["resources"]["food"] // self.printed["clan"]["settler_food"]
        for region in regions:
            most = min(left, player["settlers"], affordable)
            options += [f"deploy {region} {count}" for count in range(1, most + 1)]
        if self.table["docks"][dock]["village"] and self.can_pay(seat, {"steel": self.raid_cost()}):
            options.append("raid")
        if regions and affordable and player["settlers"] < left and seat == self.active:
            options += [f"recall {region}" for region in self.settled(seat)]
        return options

    # --- explore -------------------------------------------------------------------------------------------

    def explore(self, seat: int, n: int) -> Asking:
        """Explore n: Settlers walk, Valkyries fly. [V-EXPLORE-1, V-VALKYRIE-9 to V-VALKYRIE-12]"""
        me, player = str(seat), self.player(seat)
        for _ in range(n):
            steps = [f"explore {a} {b}" for a in self.settled(seat) for b in self.sea.next_to[a]]
            for a in {region for region in player["valkyries"].values() if region is not None}:
                for b in self.sea.next_to[a]:
                    steps.append(f"fly {a} {b}")
                    if a in self.settled(seat) and self.can_pay(seat, {"food": 1}):
                        steps.append(f"fly_settler {a} {b}")
                    if (
                        a in self.temples(seat)
                        and self.can_pay(seat, {"steel": 3})
                        and self.temple_may_enter(seat, b)
                    ):
                        steps.append(f"fly_temple {a} {b}")
            said = yield from self.offer(seat, steps)
            if said == "done":
                return
            verb, a, b = said.split()
            if verb != "explore":
                rune = next(rune for rune in RUNES if player["valkyries"][rune] == a)
                player["valkyries"][rune] = b
                self.met[verb] += 1
            if verb == "fly_settler":
                self.pay(seat, {"food": 1})
            if verb in ("explore", "fly_settler"):
                less_one(self.land(a)["settlers"], me)
                self.settle(me, b, 1)
                if self.options["explore_attacks"]:
                    self.attack(seat, b, int(verb == "fly_settler" and bool(self.options["carrier_counts"])))
            if verb == "fly_temple":
                self.pay(seat, {"steel": 3})
                self.move_temple(me, a, b)
            self.take()
            if verb != "explore":
                self.steal(b)

    def temple_may_enter(self, seat: int, region: str) -> bool:
        """No Giant, and no Temple of this clan. [V-BUILD-3, V-GIANT-11, V-RULING-36]"""
        return not self.land(region)["giant"] and not self.land(region)["temples"].get(str(seat))

    def move_temple(self, owner: str, a: str, b: str) -> None:
        """A Temple goes to another region."""
        less_one(self.land(a)["temples"], owner)
        self.land(b)["temples"][owner] = 1

    def explore_temple(self, seat: int) -> Asking:
        """Explore with a Temple. [V-RUNE-1]"""
        ways = [(a, b) for a in self.temples(seat) for b in self.sea.next_to[a] if self.temple_may_enter(seat, b)]
        said = yield from self.offer(seat, [f"carry_temple {a} {b}" for a, b in ways])
        if said != "done":
            self.move_temple(str(seat), *said.split()[1:])
            self.take()

    # --- harvest and build ---------------------------------------------------------------------------------

    def harvest(self, seat: int, n: int, one_kind: bool = False) -> Asking:
        """Harvest n: the bonus, then any mix. [V-HARVEST-1 to V-HARVEST-4, V-VALKYRIE-13, V-RULING-25]"""
        player = self.player(seat)
        bonus = Counter({"food": BOATS - player["boats"] - 1})
        for resource in RESOURCES:
            bonus[resource] += TEMPLES - player["temples"]
        for slot in self.printed["valkyrie"]:
            if player["valkyries"][slot["id"]] is not None:
                bonus[slot["resource"]] += slot["n"]
        self.gain(seat, bonus)
        room = {resource: MOST_OF_A_RESOURCE - player["resources"][resource] for resource in RESOURCES}
        mixes = []
        for mix in itertools.product(*(range(room[resource] + 1) for resource in RESOURCES)):
            if one_kind:
                full = any(k and k == min(n, room[r]) == sum(mix) for k, r in zip(mix, RESOURCES, strict=True))
            else:
                full = 0 < sum(mix) == min(n, sum(room.values()))
            if full:
                mixes.append("harvest {} {} {}".format(*mix))
        said = yield from self.offer(seat, mixes)
        if said != "done":
            self.gain(seat, dict(zip(RESOURCES, map(int, said.split()[1:]), strict=True)))

    def build(self, seat: int, boat_wood: int | None = None) -> Asking:
        """Build a Boat or a Temple; the Boon of Ullr builds a Boat only. [V-BUILD-1 to V-BUILD-4, V-BOON-12]"""
        player, clan, me = self.player(seat), self.printed["clan"], str(seat)
        boat = {"wood": clan["boat_wood"] if boat_wood is None else boat_wood}
        temple = {resource: clan[f"temple_{resource}"] for resource in RESOURCES}
        options = []
        if player["boats"] and self.can_pay(seat, boat):
            mine = {*self.settled(seat), *self.temples(seat)}
            for dock, regions in self.sea.regions_of.items():
                if self.table["docks"][dock]["boat"] is None and mine & set(regions):
                    options.append(f"build_boat {dock}")
        if boat_wood is None and player["temples"] and self.can_pay(seat, temple):
            options += [
                f"build_temple {region}" for region in self.settled(seat) if self.temple_may_enter(seat, region)
            ]
        said = yield from self.offer(seat, options)
        if said == "done":
            return
        verb, where = said.split()
        if verb == "build_boat":
            self.pay(seat, boat)
            player["boats"] -= 1
            self.table["docks"][where]["boat"] = me
        else:
            self.pay(seat, temple)
            player["temples"] -= 1
            self.land(where)["temples"][me] = 1
        self.met[verb] += 1
        self.take()

    # --- the other actions ---------------------------------------------------------------------------------

    def smites(self, seat: int, near: bool) -> list[str]:
        """Settlers that can be removed. [V-RUNE-2, V-BOON-2]"""
        return [
            f"smite {owner} {region}"
            for region in self.table["regions"]
            for owner in self.land(region)["settlers"]
            if owner != str(seat) and (not near or self.has_unit(seat, region, True))
        ]

    def has_unit(self, seat: int, region: str, docked: bool) -> bool:
        """Whether a player has a unit in a region; a Boat at its dock may count. [V-GEN-8, V-VARIANT-8]"""
        if has_boots(self.table, region, str(seat)):
            return True
        return docked and bool(docked_in(self.table, self.sea, region, str(seat)))

    def giant_moves(self) -> list[str]:
        """Where Giants can go. [V-NEWCARD-8]"""
        return [
            f"move_giant {a} {b}"
            for a in self.table["regions"]
            for b in self.sea.next_to[a]
            if self.land(a)["giant"] and not self.land(b)["giant"]
        ]

    def smite_or_move(self, seat: int, options: list[str]) -> Asking:
        """Remove a Settler, or move a Giant, whatever is offered."""
        said = yield from self.offer(seat, options)
        verb, *what = said.split()
        if verb == "smite":
            self.send_home(what[0], what[1])
            self.met["smite"] += 1
            self.take()
        if verb == "move_giant":
            self.land(what[0])["giant"] = False
            self.land(what[1])["giant"] = True
            self.met["move_giant"] += 1

    def draw_replace(self, seat: int) -> Asking:
        """Draw a card, then discard one, or leave it. [V-RUNE-3, V-TURN-10, V-RULING-12]"""
        table = self.table
        left = table["deck"] or table["discard"] or table["discard_down"]
        if not left and (self.options["invaders_stay"] or not table["invaders"]):
            self.met["no card is left"] += 1
            return
        said = yield from self.offer(seat, ["draw"])
        if said == "draw":
            card = yield from self.draw()
            hand = self.player(seat)["hand"]
            hand.append(card)
            said = yield from self.ask(seat, [f"discard {name}" for name in hand])
            hand.remove(said.split()[1])
            self.table["discard"].append(said.split()[1])

    def exchange(self, seat: int, n: int) -> Asking:
        """Exchange up to n of one resource for another. [V-RUNE-6, V-RULING-9]"""
        has = self.player(seat)["resources"]
        options = [
            f"exchange {a} {b} {k}"
            for a, b in itertools.permutations(RESOURCES, 2)
            for k in range(1, n + 1)
            if k <= has[a] and has[b] + k <= MOST_OF_A_RESOURCE
        ]
        said = yield from self.offer(seat, options)
        if said != "done":
            _, a, b, k = said.split()
            self.pay(seat, {a: int(k)})
            self.gain(seat, {b: int(k)})

    def fury(self, seat: int, up: list[str], down: list[str], n: int) -> Asking:
        """Raise or lower the Fury of one of these gods. [V-RUNE-7]"""
        fury = self.table["fury"]
        options = [f"fury_up {rune}" for rune in up if fury[rune] < MOST_FURY]
        options += [f"fury_down {rune}" for rune in down if fury[rune] > 0]
        said = yield from self.offer(seat, options)
        if said != "done":
            verb, rune = said.split()
            self.raise_fury(rune, n if verb == "fury_up" else -n)

    def raid_free(self, seat: int) -> Asking:
        """Raid a village without steel. [V-NEWCARD-10, V-VARIANT-8]"""
        docked = bool(self.options["docked_is_there"])
        options = [
            f"raid_at {dock}"
            for dock, regions in self.sea.regions_of.items()
            if self.table["docks"][dock]["village"] and any(self.has_unit(seat, region, docked) for region in regions)
        ]
        said = yield from self.offer(seat, options)
        if said != "done":
            self.table["docks"][said.split()[1]]["village"] = False
            self.player(seat)["villages"] += 1
            self.met["raid_free"] += 1

    def lies_down(self, seat: int) -> str:
        """The card of a seat that lies face down in the battle, or "". [V-BATTLE-1, V-RULING-28]"""
        player = self.player(seat)
        return str(player["fighter"] or player["entered"] or "")

    def enter_battle(self, seat: int, card: str) -> Asking:
        """The card just played joins the battle in progress. [V-RUNE-4, V-RULING-28]"""
        if self.started_by is None or self.lies_down(seat):
            return
        said = yield from self.offer(seat, ["enter_battle"])
        if said == "enter_battle":
            self.player(seat)["row"].remove(card)
            self.player(seat)["entered"] = card
            self.met["enter_battle"] += 1

    def act(self, seat: int, action: str, n: int, card: str = "") -> Asking:
        """One action of a card or of the era mat, completely. [V-TURN-13]"""
        match action:
            case "sail":
                yield from self.sail(seat, n, n)
            case "explore":
                yield from self.explore(seat, n)
            case "harvest":
                yield from self.harvest(seat, n)
            case "build":
                yield from self.build(seat)
            case "explore_temple":
                yield from self.explore_temple(seat)
            case "smite":
                yield from self.smite_or_move(seat, self.smites(seat, near=False))
            case "draw_replace":
                yield from self.draw_replace(seat)
            case "enter_battle":
                yield from self.enter_battle(seat, card)
            case "collect":
                row = self.cards[card].row
                self.gain(seat, {resource: row[f"collect_{resource}"] for resource in RESOURCES})
            case "exchange":
                yield from self.exchange(seat, n)
            case "fury":
                yield from self.fury(seat, list(RUNES), list(RUNES), n)
            case "raid_free":
                yield from self.raid_free(seat)
            case "move_giant":
                yield from self.smite_or_move(seat, self.giant_moves())
            case _:
                raise AssertionError(action)

    def boon(self, seat: int, god: str) -> Asking:
        """A Valhalla Boon. [V-BOON-1 to V-BOON-13]"""
        mat = next(mat for mat in self.printed["god"] if mat["id"] == god)
        rune = next(place["rune"] for place in self.table["gods"] if place["god"] == god)
        for action, n in ((mat["boon"], mat["n"]), (mat["then"], mat["then_n"])):
            match action:
                case "":
                    pass
                case "smite_near":
                    yield from self.smite_or_move(seat, self.smites(seat, near=True))
                case "deploy_free":
                    yield from self.deploy_free(seat)
                case "fury_down_other":
                    yield from self.fury(seat, [], [other for other in RUNES if other != rune], n)
                case "collect_steel":
                    self.gain(seat, {"steel": n})
                case "harvest_one_kind":
                    yield from self.harvest(seat, n, one_kind=True)
                case "sail_light":
                    yield from self.sail(seat, n, 1)
                case "recall_harvest":
                    said = yield from self.offer(seat, [f"recall {region}" for region in self.settled(seat)])
                    if said != "done":
                        self.send_home(str(seat), said.split()[1])
                        self.take()
                        yield from self.harvest(seat, n)
                case "smite_or_giant":
                    yield from self.smite_or_move(seat, [*self.smites(seat, near=False), *self.giant_moves()])
                case "build_boat":
                    yield from self.build(seat, boat_wood=n)
                case _:
                    yield from self.act(seat, action, n)
        self.check_control()

    def deploy_free(self, seat: int) -> Asking:
        """The Boon of Freya. [V-BOON-4, V-SAIL-9]"""
        where = [region for region in self.table["regions"] if docked_in(self.table, self.sea, region, str(seat))]
        options = [f"deploy {region} 1" for region in where]
        if where and not self.player(seat)["settlers"]:
            options = [f"recall {region}" for region in self.settled(seat)] if seat == self.active else []
        said = yield from self.offer(seat, options)
        if said.startswith("recall"):
            self.send_home(str(seat), said.split()[1])
            self.take()
            self.met["recall for Freya"] += 1
            yield from self.deploy_free(seat)
        elif said != "done":
            self.player(seat)["settlers"] -= 1
            self.settle(str(seat), said.split()[1], 1)
            self.attack(seat, said.split()[1])
            self.take()

    # --- battles -------------------------------------------------------------------------------------------

    def start_battle(self, seat: int) -> Asking:
        """Choose what to fight for. [V-BATTLE-1]"""
        self.started_by = seat
        rows = self.table["favor_rows"]
        battle: Json = {"starter": str(seat), "prize": None, "place": "top_left", "bonus": 0}
        self.table["battle"] = battle
        ends = [end for k, end in enumerate(ENDS) if len(rows[k // 2]) > k % 2]
        said = yield from self.ask(seat, [f"fight_for {end}" for end in ends])
        battle["place"] = said.split()[1]
        k = ENDS.index(battle["place"])
        battle["prize"] = rows[k // 2].pop(-1 if k % 2 else 0)

    def lay_favor(self, end: str, favor: Json) -> None:
        """A favor card is put at an end of a row."""
        k = ENDS.index(end)
        row = self.table["favor_rows"][k // 2]
        row.insert(len(row) if k % 2 else 0, favor)

    def prize_returns(self) -> None:
        """Nobody wins it. [V-RULING-30]"""
        self.lay_favor(self.table["battle"]["place"], self.table["battle"]["prize"])
        self.table["battle"]["prize"] = None

    def resolve_battle(self) -> Asking:
        """The battle is resolved. [V-BATTLE-4 to V-BATTLE-16]"""
        assert self.started_by is not None
        order = [(self.started_by + k) % self.seats for k in range(self.seats)]
        fighters = [seat for seat in order if self.lies_down(seat)]
        cards: dict[int, Card] = {}
        for seat in fighters:
            player = self.player(seat)
            card = self.lies_down(seat)
            cards[seat] = self.cards[card]
            player["row"].append(card)
            player["flipped"], player["fighter"], player["entered"] = card, None, None
        payers = []
        for seat in fighters:  # [V-RULING-29]
            if self.can_pay(seat, {"steel": cards[seat].steel}):
                self.pay(seat, {"steel": cards[seat].steel})
                payers.append(seat)
            else:
                self.player(seat)["flipped"] = None
                self.met["somebody cannot pay"] += 1
        losers: list[int] = []
        if not payers:
            self.prize_returns()
            self.met["nobody can pay"] += 1
        elif len(payers) == 1 and (len(fighters) == 1 or self.options["lone_payer"]):
            yield from self.meet_invaders(payers[0], cards[payers[0]])
        elif len(payers) == 1:
            self.met["the only payer wins"] += 1
            yield from self.win(payers[0])
        else:
            strength = {seat: self.strength(seat, cards[seat]) for seat in payers}
            self.strengths += strength.values()
            best = [seat for seat in payers if strength[seat] == max(strength.values())]
            losers = payers
            if len(best) == 1:
                losers = without_seat(payers, best[0])
                yield from self.win(best[0])
            else:
                self.met["a battle is tied"] += 1
                self.prize_returns()
        for seat in losers:
            yield from self.lose(seat, cards[seat])
        for seat in range(self.seats):
            self.player(seat)["flipped"] = None
        self.table["battle"] = None
        self.started_by = None

    def meet_invaders(self, seat: int, card: Card) -> Asking:
        """Alone against the Invaders. [V-BATTLE-10 to V-BATTLE-14]"""
        name = yield from self.draw()
        if not name:
            yield from self.win(seat)
            return
        earlier = [self.cards[other] for other in self.table["invaders"]]
        self.table["invaders"].append(name)
        theirs, mine = invader_strength(self.cards[name], earlier), self.strength(seat, card)
        self.strengths += [mine, theirs]
        rune = self.cards[name].rune
        if rune is None:  # the god is found when the card loses, before the Boon of a tie [V-RULING-4]
            fury = self.table["fury"]
            in_order = [place["rune"] for place in self.table["gods"]]
            rune = next(one for one in in_order if fury[one] == min(fury.values()))
            self.met["a joker of the Invaders"] += 1
        if mine > theirs:
            self.met["the Invaders lose"] += 1
            yield from self.win(seat)
        else:
            self.met["the Invaders win" if mine < theirs else "a tie with the Invaders"] += 1
            self.prize_returns()
            yield from self.lose(seat, card)
        if mine >= theirs:
            self.raise_fury(rune, 1)

    def win(self, seat: int) -> Asking:
        """The bag, the favor card, and one back if it is the fourth. [V-BATTLE-6, V-BATTLE-7, V-RULING-31]"""
        player, prize = self.player(seat), self.table["battle"]["prize"]
        if prize["favor"] is None:
            said = yield from self.ask(CHANCE, [f"draw_favor {name}" for name in self.table["favor_bag"]])
            prize["favor"] = said.split()[1]
            self.table["favor_bag"].remove(prize["favor"])
        self.table["battle"]["prize"] = None
        bag = next(row for row in self.printed["favor"] if row["id"] == prize["favor"])
        self.gain(seat, {resource: bag[resource] for resource in RESOURCES})
        player["favors"].append(prize["favor"])
        if len(player["favors"]) > MOST_FAVORS:
            rows = self.table["favor_rows"]
            ends = [end for k, end in enumerate(ENDS) if rows[k // 2] or not k % 2]
            options = [f"give_back {favor} {end}" for favor in player["favors"] for end in ends]
            said = yield from self.ask(seat, options)
            _, favor, end = said.split()
            player["favors"].remove(favor)
            known_to = [] if self.options["return_up"] else [seat]  # others do not know which of the four it is
            self.lay_favor(end, {"favor": favor, "known_to": known_to})
            self.met["a favor card is given back"] += 1

    def lose(self, seat: int, card: Card) -> Asking:
        """The Boon, the Valkyrie, the Fury. [V-BATTLE-8, V-NEWCARD-4, V-VALKYRIE-1, V-RULING-3]"""
        rune = card.rune
        if rune is None:
            said = yield from self.ask(seat, [f"joker_as {name}" for name in RUNES])
            rune = said.split()[1]
        god = next(place["god"] for place in self.table["gods"] if place["rune"] == rune)
        said = yield from self.offer(seat, ["use_boon"])
        if said == "use_boon":
            self.met[f"Boon of {god}"] += 1
            yield from self.boon(seat, god)
            if self.ragnarok and self.player(seat)["valkyries"][rune] is None:
                said = yield from self.offer(seat, [f"send_valkyrie {region}" for region in self.table["regions"]])
                if said != "done":
                    self.player(seat)["valkyries"][rune] = said.split()[1]
                    self.met["a Valkyrie is sent"] += 1
                    self.take()
                    self.steal(said.split()[1])
        self.raise_fury(rune, 1)

    # --- turns ---------------------------------------------------------------------------------------------

    def slayable(self, seat: int, card: Card) -> list[str]:
        """Where a card can slay a Giant. [V-GIANT-2, V-GIANT-9, V-GIANT-10]"""
        return [
            region
            for region in self.table["regions"]
            if self.land(region)["giant"]
            and self.land(region)["settlers"].get(str(seat), 0) >= self.sacrifice(card)
            and (card.is_joker or valkyries_in(self.table, region, str(seat)))
        ]

    def sacrifice(self, card: Card) -> int:
        """How many Settlers a slaying costs."""
        return 2 if card.kind == "einherjar" else 3

    def slay(self, seat: int, card: Card) -> Asking:
        """A Giant is slain. [V-GIANT-3 to V-GIANT-8, V-VARIANT-9]"""
        self.player(seat)["row"].append(card.name)
        regions = self.slayable(seat, card)
        region = regions[0]
        if len(regions) > 1:
            said = yield from self.ask(seat, [f"slay_in {name}" for name in regions])
            region = said.split()[1]
        for _ in range(self.sacrifice(card)):
            self.send_home(str(seat), region)
        self.land(region)["giant"] = False
        self.player(seat)["giants_slain"] += 1
        said = yield from self.ask(CHANCE, [f"draw_giant {giant}" for giant in self.table["giant_bag"]])
        self.table["giant_bag"].remove(said.split()[1])
        self.player(seat)["giants"].append(said.split()[1])
        rune = card.rune
        if rune is None and self.options["joker_is_chosen"]:
            said = yield from self.ask(seat, [f"joker_as {name}" for name in RUNES])
            rune = said.split()[1]
        elif rune is None:
            rune = self.sea.rune[region]
        self.raise_fury(rune, 1)
        self.met[f"slain with {'a Viking' if card.is_plain else card.kind}"] += 1
        self.check_control()

    def condition(self, seat: int, card: Card) -> bool:
        """The condition of a Valkyrie or an Einherjar card. [V-NEWCARD-6, V-NEWCARD-7]"""
        if card.is_joker:
            return bool(self.deployed_valkyries(seat) >= card.row["valkyries"])
        return bool(self.player(seat)["giants_slain"] >= 1)

    def runes_suffice(self, seat: int, card: Card) -> bool:
        """Whether the Rune Action can be used. [V-TURN-5, V-TURN-9, V-VARIANT-3, V-RULING-5]"""
        if not card.is_plain:
            return self.condition(seat, card)
        has, jokers = self.runes(seat, None if self.options["own_rune"] else card.name)
        return sum(max(0, n - has[rune]) for rune, n in card.needs.items()) <= jokers

    def play_card(self, seat: int, card: Card) -> Asking:
        """The Leader Action, then the Rune Action. [V-TURN-4, V-RULING-24, V-VARIANT-2]"""
        self.player(seat)["row"].append(card.name)
        row = card.row
        if card.is_plain or not self.options["gate_leader"] or self.condition(seat, card):
            n = row["leader_n"] + self.counted(seat, card, row.get("leader_by", ""))
            yield from self.act(seat, row["leader"], n, card.name)
        self.check_control()
        if self.runes_suffice(seat, card):
            yield from self.act(seat, row["rune_action"], row["rune_n"], card.name)
            self.check_control()

    def can_fight(self, seat: int) -> bool:
        """Whether a card can be played face down. [V-BATTLE-2, V-BATTLE-17]"""
        if self.started_by is None:
            return any(self.table["favor_rows"])
        return not self.lies_down(seat)

    def turn(self, seat: int) -> Asking:
        """The turn of a player. [V-TURN-1]"""
        self.active = seat
        if self.started_by == seat:
            yield from self.resolve_battle()
        player = self.player(seat)
        while True:
            options = [f"play {card}" for card in player["hand"]]
            if self.can_fight(seat):
                options += [f"fight {card}" for card in player["hand"]]
            options += [f"slay {card}" for card in player["hand"] if self.slayable(seat, self.cards[card])]
            options += [f"recall {region}" for region in self.settled(seat)]
            said = yield from self.ask(seat, options)
            verb, what = said.split()
            if verb != "recall":
                break
            self.send_home(str(seat), what)
            self.take()  # who else has most influence now [V-RULING-27]
            self.met["recall"] += 1
        player["hand"].remove(what)
        if verb == "play":
            yield from self.play_card(seat, self.cards[what])
        elif verb == "slay":
            yield from self.slay(seat, self.cards[what])
        else:
            player["fighter"] = what
            if self.started_by is None:
                yield from self.start_battle(seat)
        yield from self.dedicate(seat)
        self.check_control()
        self.active = None

    def dedicate(self, seat: int) -> Asking:
        """A village may be dedicated. [V-DEDICATE-1 to V-DEDICATE-4]"""
        dedicated = self.table["dedicated"]
        if not self.player(seat)["villages"]:
            return
        said = yield from self.offer(seat, [f"dedicate {spot}" for spot in dedicated if dedicated[spot] < self.seats])
        if said == "done":
            return
        spot = said.split()[1]
        self.player(seat)["villages"] -= 1
        dedicated[spot] += 1
        self.met[f"dedicate {'a god' if spot in RUNES else spot}"] += 1
        if spot in RUNES:
            self.raise_fury(spot, 2)
        else:
            row = next(row for row in self.printed["spot"] if row["id"] == spot)
            yield from self.act(seat, row["action"], row["n"])

    # --- the draft -----------------------------------------------------------------------------------------

    def draft(self) -> Asking:
        """Cards are dealt, chosen and passed on. [V-DRAFT-1 to V-DRAFT-4, V-TWO-2 to V-TWO-4]"""
        era = self.printed["era"][self.table["era"] - 1]
        for seat in range(self.seats):
            for _ in range(era["hand"]):
                card = yield from self.draw()
                self.player(seat)["hand"].append(card)
        if self.seats == 2:
            for _ in range(era["hand"] - 1):
                card = yield from self.draw()
                self.table["dummy"].append(card)
        for left in range(era["hand"] - 1, 0, -1):
            waiting = set(range(self.seats))
            while waiting:
                seat, said = yield {
                    seat: [f"draft {card}" for card in self.player(seat)["hand"]] for seat in sorted(waiting)
                }
                waiting.remove(seat)
                self.player(seat)["chosen"] = said.split()[1]
            for player in self.table["players"]:
                player["kept"].append(player["chosen"])
                player["hand"].remove(player["chosen"])
                player["chosen"] = None
            yield from self.pass_on(era["pass"], left)
        for player in self.table["players"]:
            player["hand"], player["kept"] = [*player["kept"], *player["hand"]], []

    def pass_on(self, direction: str, left: int) -> Asking:
        """Hands go to the left or to the right; with two players the enemy sits left of the Chieftain."""
        chieftain = self.table["chieftain"]
        round_ = [self.player((chieftain + k) % self.seats) for k in range(self.seats)]
        hands = [player["hand"] for player in round_]
        if self.seats == 2:
            hands.insert(1, self.table["dummy"])
        hands = hands[-1:] + hands[:-1] if direction == "left" else hands[1:] + hands[:1]
        if self.seats == 2:
            self.table["dummy"] = hands.pop(1)
        for player, hand in zip(round_, hands, strict=True):
            player["hand"] = hand
        if self.seats == 2:
            dummy = self.table["dummy"]
            assert len(dummy) == left
            card = dummy[0]
            if left > 1:
                said = yield from self.ask(CHANCE, [f"drop_card {name}" for name in dummy])
                card = said.split()[1]
            dummy.remove(card)
            self.table["discard_down"].append(card)

    # --- the whole game ------------------------------------------------------------------------------------

    def set_up(self) -> Asking:
        """Gods, runes, favor cards, the Chieftain, the first Boats. [V-SETUP-3 to V-SETUP-8]"""
        table = self.table
        gods = list(GOD_NAMES if self.ragnarok else GOD_NAMES[:6])
        for place in table["gods"]:
            said = yield from self.ask(CHANCE, [f"draw_god {god}" for god in gods])
            place["god"] = said.split()[1]
            gods.remove(place["god"])
        runes = list(RUNES)
        for place in table["gods"]:
            said = yield from self.ask(CHANCE, [f"draw_rune {rune}" for rune in runes])
            place["rune"] = said.split()[1]
            runes.remove(place["rune"])
        for row in table["favor_rows"]:
            for _ in range(self.seats + self.printed["favor_rows"]["besides"]):
                favor = None
                if self.options["favors_up"]:
                    said = yield from self.ask(CHANCE, [f"draw_favor {name}" for name in table["favor_bag"]])
                    favor = said.split()[1]
                    table["favor_bag"].remove(favor)
                row.append({"favor": favor, "known_to": []})
        said = yield from self.ask(CHANCE, [f"start_with {seat}" for seat in range(self.seats)])
        table["chieftain"] = int(said.split()[1])
        for k in range(1, self.seats + 1):
            seat = (table["chieftain"] - k) % self.seats
            said = yield from self.ask(seat, [f"start_in {fjord}" for fjord in self.sea.fjords])
            fjord = table["fjords"][said.split()[1]]
            fjord[str(seat)] = fjord.get(str(seat), 0) + 1
            self.player(seat)["boats"] -= 1

    def play(self) -> Asking:
        """A whole game. [V-GEN-1]"""
        table = self.table
        yield from self.set_up()
        for era in (1, 2, 3):
            table["era"] = era
            yield from self.draft()
            turn = table["chieftain"]
            while any(player["hand"] for player in table["players"]):
                yield from self.turn(turn)
                turn = (turn + 1) % self.seats
            if self.started_by is not None:
                yield from self.resolve_battle()
                self.check_control()
            self.clean_up()
        for seat, player in enumerate(table["players"]):
            player["parts"] = points_of(table, self.sea, self.printed, str(seat))
        table["over"] = True
        self.winners = winners_of(table)
        points = [sum(player["parts"].values()) for player in table["players"]]
        self.met["a tie on points"] += points.count(max(points)) > 1

    def clean_up(self) -> None:
        """Giants calm the gods, rows are discarded. [V-CLEANUP-2 to V-CLEANUP-6, V-GIANT-13]"""
        is_last = self.table["era"] == 3
        if not is_last or self.options["calm_last"]:
            for region in self.table["regions"]:
                if self.land(region)["giant"]:
                    self.raise_fury(self.sea.rune[region], -1)
        if is_last:
            return
        for player in self.table["players"]:
            self.table["discard"] += player["row"]
            player["row"] = []
        self.table["chieftain"] = next_chieftain(self.table)


def without_seat(seats: list[int], seat: int) -> list[int]:
    """The seats without one."""
    return [other for other in seats if other != seat]
