"""Walhalla once more, as a person reads the rulebook: plain loops that stop to ask.

The whole game is written here from the rules, without the agenda and without the engine's code. It cannot be
copied, saved or searched; it is only there to be compared with. A question is who is asked (seats, or CHANCE) and
the names of the answers each may give; chance's are named as often as they are likely.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

CHANCE = -1
COLOURS = ("blue", "red", "yellow", "black")
PLACES = ("bow", "middle", "stern")
VIKINGS = 14  # of each colour
ATTACKS = 3
FOR_THE_END = ("forest", "wheat", "cult", "village", "peninsula_6", "peninsula_7", "peninsula_8", "walhalla")
PARTS = ("forest", "cards", "peninsulas", "wheat", "fields", "walhalla", "sold")
# Every set of places aboard, by its name.
PARTIES = {
    "bow": ("bow",),
    "middle": ("middle",),
    "stern": ("stern",),
    "bow_middle": ("bow", "middle"),
    "bow_stern": ("bow", "stern"),
    "middle_stern": ("middle", "stern"),
    "all": PLACES,
}

Question = dict[int, list[str]]  # who is asked, and what each may answer
Asking = Generator[Question, tuple[int, str], None]


@dataclass
class Printed:
    """What is printed on the components."""

    tiles: dict[str, tuple[str, str]]  # both fields of each tile
    coloured: dict[str, str]  # the coloured place of each ship
    cards: Counter[str]
    midgard: int  # Vikings at the start
    supply: list[int]  # by place
    wheat: list[int]  # points of a field, by attack
    majority: tuple[int, int]  # points for Walhalla at the end


def read_printed(seats: int, pack: dict[str, Any] | None = None) -> Printed:
    """The facts of the game for so many players, with what a pack says of tiles laid over them."""
    sheet = tomllib.loads(files("meadhall.games.walhalla").joinpath("facts.toml").read_text("utf-8"))
    (supply,) = (table for table in sheet["supply"] if table["id"] == {3: "three", 4: "four"}[seats])
    tiles = [*sheet["tile"], *(pack or {}).get("tile", [])]
    return Printed(
        tiles={tile["id"]: (tile["fields"][0], tile["fields"][1]) for tile in tiles},
        coloured={ship["id"]: ship["place"] for ship in sheet["ship"]},
        cards=Counter({card["id"]: card["count"] for card in sheet["card"]}),
        midgard=supply["midgard"],
        supply=[supply[place] for place in ("first", "second", "third", "fourth")[:seats]],
        wheat=[sheet["wheat"][attack] for attack in ("first", "second", "third")],
        majority=(sheet["majority"]["first"], sheet["majority"]["second"]),
    )


@dataclass
class Player:
    """One player: where the Vikings are that are neither aboard nor ashore, the cards and the points."""

    midgard: int
    asgard: int
    walhalla: int
    hand: Counter[str] = field(default_factory=Counter)
    laid: Counter[str] = field(default_factory=Counter)
    parts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PARTS, 0))

    @property
    def points(self) -> int:
        """All points."""
        return sum(self.parts.values())


@dataclass
class Land:
    """A peninsula: its tiles from the board outwards (and whether each is turned), its tips, who stands where."""

    length: int  # tiles
    tiles: list[tuple[str, bool]] = field(default_factory=list)
    low: int = 0
    high: int = 0
    vikings: dict[int, int] = field(default_factory=dict)  # row, from 0 at the board: seat


@dataclass
class Game:
    """The table."""

    seats: int
    options: dict[str, Any]
    printed: Printed
    players: list[Player] = field(default_factory=list)
    lands: list[Land] = field(default_factory=list)
    fjords: list[list[tuple[str, bool]]] = field(default_factory=lambda: [[], [], [], []])  # ship, stern nearer
    ships: set[str] = field(default_factory=set)  # face down
    ship: str | None = None
    aboard: dict[str, int] = field(default_factory=dict)  # place: seat
    deck: Counter[str] = field(default_factory=Counter)
    discard: Counter[str] = field(default_factory=Counter)
    attack: int = 0
    start: int = 0
    over: bool = False
    met: set[str] = field(default_factory=set)  # seldom things that happened

    # --- looking -----------------------------------------------------------------------------------------

    def rows(self, p: int) -> int:
        """How many fields a peninsula has."""
        return 2 * self.lands[p].length

    def terrain(self, p: int, row: int) -> str:
        """What a field is: each tile has two, the half nearer the board first."""
        tile, turned = self.lands[p].tiles[row // 2]
        half = row % 2
        return self.printed.tiles[tile][1 - half if turned else half]

    def held(self, seat: int, kind: str = "") -> int:
        """How many fields of a kind (forest, village ...) somebody holds."""
        return sum(
            1
            for p, land in enumerate(self.lands)
            for row, owner in land.vikings.items()
            if owner == seat and self.terrain(p, row).startswith(kind)
        )

    def can_sell(self, seat: int) -> bool:
        """A card, a point, a Viking in Asgard, and none in Midgard."""
        p = self.players[seat]
        return p.midgard == 0 and p.asgard > 0 and p.points > 0 and p.hand.total() > 0

    def total(self, p: int, seat: int) -> int:
        """What counts for somebody on a peninsula: Vikings, villages, and two for its card."""
        land = self.lands[p]
        own = [row for row, owner in land.vikings.items() if owner == seat]
        total = len(own)
        for row in own:
            kind = self.terrain(p, row)
            if kind.startswith("village_"):
                total += int(kind[-1])
        if self.players[seat].laid[f"peninsula_{land.high}"] and (own or self.options["lone_card"]):
            total += 2
            self.met.add("a peninsula card counts" if own else "a peninsula card counts alone")
        return total

    # --- moving ------------------------------------------------------------------------------------------

    def discard_card(self, seat: int, card: str) -> None:
        """A card goes face up to the discard pile."""
        self.players[seat].hand[card] -= 1
        self.discard[card] += 1

    def draw(self, seat: int) -> Asking:
        """Draw a card; the discards are shuffled when the pile is empty; none is drawn if there is none at all."""
        if self.deck.total() == 0:
            self.deck, self.discard = self.discard, Counter()
            self.met.add("the discards are shuffled" if self.deck.total() else "no card is left")
        if self.deck.total() == 0:
            return
        _, said = yield {CHANCE: [f"draw_card {card}" for card in self.deck.elements()]}
        card = said.split()[1]
        self.deck[card] -= 1
        self.players[seat].hand[card] += 1


def shares(totals: list[int], first: int, second: int) -> list[int]:
    """Points of two places: a tie for the first divides both, one for the second divides the second; rounded up."""
    points = [0] * len(totals)
    ranked = sorted({total for total in totals if total > 0}, reverse=True)
    if not ranked:
        return points
    best = [seat for seat, total in enumerate(totals) if total == ranked[0]]
    if len(best) > 1:
        for seat in best:
            points[seat] = -(-(first + second) // len(best))
        return points
    points[best[0]] = first
    if len(ranked) > 1:
        next_best = [seat for seat, total in enumerate(totals) if total == ranked[1]]
        for seat in next_best:
            points[seat] = -(-second // len(next_best))
    return points


def ranks_of(totals: list[int]) -> str:
    """How many share the first and the second place."""
    ranked = sorted({total for total in totals if total > 0}, reverse=True)
    first, second = ([totals.count(total) for total in ranked] + [0, 0])[:2]
    return f"{first} first, {second if first == 1 else 0} second"


# --- the course of the game -----------------------------------------------------------------------------------


def play(g: Game) -> Asking:
    """A whole game."""
    yield from set_up(g)
    for attack in range(1, ATTACKS + 1):
        g.attack = attack
        yield from play_attack(g)
        yield from end_attack(g)
        if attack < ATTACKS:
            prepare_next(g)
    finish(g)


def set_up(g: Game) -> Asking:
    """Land, tips, Vikings, a card for each, and who starts."""
    g.ships = set(g.printed.coloured)
    g.deck = Counter(g.printed.cards)
    for _ in range(g.seats):
        hero_from_midgard = g.options["first_hero"] == "midgard"
        midgard = g.printed.midgard - (1 if hero_from_midgard else 0)
        g.players.append(Player(midgard, VIKINGS - midgard - 1, 1))
    g.lands = [Land(int(length)) for length in g.options["peninsulas"].split("-")]
    bag = set(g.printed.tiles)
    for land in g.lands:
        for _ in range(land.length):
            ways = [f"lay_tile {tile} {way}" for tile in sorted(bag) for way in ("straight", "turned")]
            _, said = yield {CHANCE: ways}
            _, tile, way = said.split()
            bag.remove(tile)
            land.tiles.append((tile, way == "turned"))
    tips = {3, 4, 5}
    for land in g.lands:
        _, said = yield {CHANCE: [f"low_tip {tip}" for tip in sorted(tips)]}
        land.low = int(said.split()[1])
        tips.remove(land.low)
    tips = {6, 7, 8}
    for land in g.lands:
        _, said = yield {CHANCE: [f"high_tip {tip}" for tip in sorted(tips)]}
        land.high = int(said.split()[1])
        tips.remove(land.high)
    for seat in range(g.seats):
        yield from g.draw(seat)
    _, said = yield {CHANCE: [f"start_with {seat}" for seat in range(g.seats)]}
    g.start = int(said.split()[1])


def play_attack(g: Game) -> Asking:
    """Turns, clockwise, until all ships have attacked or no Midgard has a Viking left."""
    active = g.start
    while True:
        yield from take_turn(g, active)
        if all(player.midgard == 0 for player in g.players):
            g.met.add("all Midgards are empty")
            return
        if not g.ships:
            return
        active = (active + 1) % g.seats


def take_turn(g: Game, active: int) -> Asking:
    """Draw a ship and board, send it, land."""
    _, said = yield {CHANCE: [f"draw_ship {ship}" for ship in sorted(g.ships)]}
    ship = said.split()[1]
    g.ships.remove(ship)
    g.ship, g.aboard = ship, {}
    owner = COLOURS.index(ship.split("_")[0])
    coloured = g.printed.coloured[ship]
    if owner != active and owner < g.seats:
        yield from board(g, owner, (coloured,))
    mine = tuple(place for place in PLACES if place != coloured or owner == active)
    yield from board(g, active, mine)
    yield from send(g, active)
    g.ship, g.aboard = None, {}


def board(g: Game, seat: int, places: tuple[str, ...]) -> Asking:
    """Board with Vikings of Midgard; with an empty Midgard sell cards, and board with at least one they brought."""
    p = g.players[seat]
    while True:
        free = [place for place in places if place not in g.aboard]
        if not free:
            return
        sold = p.midgard == 0
        if sold:
            if not g.can_sell(seat):
                return
            _, said = yield {seat: ["done", *(f"sell {card}" for card in sorted(+p.hand))]}
            if said == "done":
                return
            sell(g, seat, said, places)
        while True:
            parties = {
                name: party for name, party in PARTIES.items() if set(party) <= set(free) and len(party) <= p.midgard
            }
            more = []
            if sold and g.options["selling"] == "several" and p.asgard > 0 and p.points > 0:
                more = [f"sell {card}" for card in sorted(+p.hand)]
            if sold and len(parties) == 1 and not more:
                said = f"board {next(iter(parties))}"
            else:
                _, said = yield {seat: [*([] if sold else ["done"]), *(f"board {name}" for name in parties), *more]}
            if not said.startswith("sell "):
                break
            sell(g, seat, said, places)
            g.met.add("one more card is sold")
        if said == "done":
            return
        for place in parties[said.split()[1]]:
            g.aboard[place] = seat
            p.midgard -= 1
        if sold and p.midgard > 0:
            g.met.add("a Viking paid for stays")
        if p.midgard > 0:
            return  # those who board do so at once


def sell(g: Game, seat: int, said: str, places: tuple[str, ...]) -> None:
    """A card and a point for a Viking from Asgard."""
    p = g.players[seat]
    g.discard_card(seat, said.split()[1])
    g.met.add("a passenger sells" if len(places) == 1 else "the crew sells")
    p.parts["sold"] -= 1
    p.asgard -= 1
    p.midgard += 1


def send(g: Game, active: int) -> Asking:
    """Into a fjord, either end first, as deep as it goes; beside one field of land at least."""
    ways = []
    for fjord in range(4):
        row = 3 * len(g.fjords[fjord])
        if any(row < g.rows(p) for p in (fjord - 1, fjord) if 0 <= p < 3):
            ways += [f"send fjord_{fjord + 1} bow", f"send fjord_{fjord + 1} stern"]
    _, said = yield {active: ways}
    _, where, end = said.split()
    fjord = int(where[-1]) - 1
    row = 3 * len(g.fjords[fjord])
    assert g.ship is not None
    g.fjords[fjord].append((g.ship, end == "stern"))
    order = PLACES if end == "bow" else PLACES[::-1]
    for k, place in enumerate(order):
        if place in g.aboard:
            yield from land(g, place, fjord, row + k)


def land(g: Game, place: str, fjord: int, row: int) -> Asking:
    """A Viking lands beside its place, if it can; on another's Viking it fights."""
    seat = g.aboard[place]
    beside = [p for p in (fjord - 1, fjord) if 0 <= p < 3 and row < g.rows(p)]
    allowed = [p for p in beside if g.lands[p].vikings.get(row) != seat]
    player = g.players[seat]
    if not allowed:
        g.met.add("blocked" if beside else "beside no field")
        del g.aboard[place]
        if g.options["blocked"] == "asgard":
            player.asgard += 1
        else:
            player.midgard += 1
        return
    enemies = [p for p in allowed if row in g.lands[p].vikings]
    answers = [f"land peninsula_{p + 1}" for p in allowed]
    if player.hand["attack"]:
        answers += [f"attack peninsula_{p + 1}" for p in enemies]
    said = answers[0]
    if len(allowed) > 1 or (enemies and player.hand.total() > 0):  # who holds any card may hold an attack
        _, said = yield {seat: answers}
    del g.aboard[place]
    verb, where = said.split()
    p = int(where[-1]) - 1
    if p in enemies:
        is_lost = verb == "attack"
        if verb == "attack":
            g.discard_card(seat, "attack")
        else:
            g.aboard[place] = seat  # until the fight is decided
            is_lost = yield from defend(g, g.lands[p].vikings[row])
            del g.aboard[place]
        if not is_lost:
            player.walhalla += 1
            return
        g.players[g.lands[p].vikings[row]].walhalla += 1
    g.lands[p].vikings[row] = seat
    yield from occupy(g, seat, g.terrain(p, row))


def defend(g: Game, seat: int) -> Generator[Question, tuple[int, str], bool]:
    """The defender decides whether the fight is lost; to win costs a Viking of Walhalla, or a shield."""
    player = g.players[seat]
    answers = ["lose"]
    if player.walhalla > 0:
        answers.append("win")
    if player.hand["shield"]:
        answers.append("shield")
    if player.walhalla == 0 and player.hand.total() == 0:
        return True
    _, said = yield {seat: answers}
    if said == "win":
        player.walhalla -= 1
        player.asgard += 1
    elif said == "shield":
        g.discard_card(seat, "shield")
    return said == "lose"


def occupy(g: Game, seat: int, terrain: str) -> Asking:
    """What a field does at once: a card at a cult place, points in a forest."""
    player = g.players[seat]
    if terrain == "cult":
        yield from g.draw(seat)
    elif terrain.startswith("forest_"):
        points = int(terrain[-1])
        if player.hand.total() > 0:
            _, said = yield {seat: ["done", *(["hunt"] if player.hand["hunt"] else [])]}
            if said == "hunt":
                g.discard_card(seat, "hunt")
                points *= 2
        player.parts["forest"] += points


# --- the end of an attack --------------------------------------------------------------------------------------


def end_attack(g: Game) -> Asking:
    """Cards are laid face down and revealed together; then they, the peninsulas and the wheat are scored."""
    yield from lay_cards(g)
    for seat, player in enumerate(g.players):
        for kind in ("forest", "wheat", "cult", "village"):
            player.parts["cards"] += player.laid[kind] * g.held(seat, kind)
    for p, peninsula in enumerate(g.lands):
        totals = [g.total(p, seat) for seat in range(g.seats)]
        g.met.add(ranks_of(totals))
        for seat, points in enumerate(shares(totals, peninsula.high, peninsula.low)):
            g.players[seat].parts["peninsulas"] += points
    for seat, player in enumerate(g.players):
        player.parts["wheat"] += g.printed.wheat[g.attack - 1] * g.held(seat, "wheat")


def lay_cards(g: Game) -> Asking:
    """Everybody who holds a card is asked at once, until all are done."""
    laying = {seat for seat in range(g.seats) if g.players[seat].hand.total() > 0}
    while laying:
        seat, said = yield {
            seat: [
                "done",
                *(
                    f"lay {card}"
                    for card in FOR_THE_END
                    if g.players[seat].hand[card] and (card != "walhalla" or g.attack < ATTACKS)
                ),
            ]
            for seat in laying
        }
        if said == "done":
            laying.remove(seat)
        else:
            card = said.split()[1]
            g.players[seat].hand[card] -= 1
            g.players[seat].laid[card] += 1


def prepare_next(g: Game) -> None:
    """Clear the land but for the wheat, take the ships back, pass the start, bring supply, then remove heroes."""
    for p, peninsula in enumerate(g.lands):
        for row, seat in list(peninsula.vikings.items()):
            if g.terrain(p, row) != "wheat":
                del peninsula.vikings[row]
                g.players[seat].asgard += 1
    g.fjords = [[], [], [], []]
    g.ships = set(g.printed.coloured)
    g.start = (g.start + 1) % g.seats
    counts = [player.walhalla + 2 * player.laid["walhalla"] for player in g.players]
    order = sorted(set(counts), reverse=True)
    for player, count in zip(g.players, counts, strict=True):
        coming = min(g.printed.supply[order.index(count)], player.asgard)
        if coming < g.printed.supply[order.index(count)]:
            g.met.add("Asgard is short")
        if player.laid["walhalla"]:
            g.met.add("the Walhalla card counts")
        player.asgard -= coming
        player.midgard += coming
    leaving = min(player.walhalla for player in g.players)
    for player in g.players:
        player.walhalla -= leaving
        player.asgard += leaving
    discard_laid(g)


def discard_laid(g: Game) -> None:
    """The cards that were played for the end of the attack go to the discard pile."""
    for player in g.players:
        g.discard += player.laid
        player.laid = Counter()


def finish(g: Game) -> None:
    """A point for every field held, and the majority in Walhalla."""
    for seat, player in enumerate(g.players):
        player.parts["fields"] += g.held(seat)
    first, second = g.printed.majority
    for seat, points in enumerate(shares([player.walhalla for player in g.players], first, second)):
        g.players[seat].parts["walhalla"] += points
    discard_laid(g)
    g.over = True


def winners(g: Game) -> list[int]:
    """Most points; then most Vikings in Walhalla; else shared."""
    ranks = [(player.points, player.walhalla) for player in g.players]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
