"""Reading a position of Walhalla: every value is checked, and what cannot be is refused with the reason."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.walhalla.documents.checks import flaws
from meadhall.games.walhalla.documents.position import AGENDA
from meadhall.games.walhalla.rules.contents import RULES
from meadhall.games.walhalla.rules.setup import LOWEST_LOW_TIP
from meadhall.games.walhalla.table import box, on
from meadhall.games.walhalla.table.land import rows_of, tiles_of
from meadhall.games.walhalla.table.names import CARD_NAMES, COLOUR_NAMES, NAMES, PART_NAMES, SHIP_NAMES, TILE_NAMES
from meadhall.kernel.documents.positions import believe, blank_state, read_counts, read_some_counts, skip_head
from meadhall.kernel.documents.reading import Reader, check_number
from meadhall.kernel.engine.agenda import State
from meadhall.kernel.game import Flaw
from meadhall.kernel.problems import BadPosition

MOST_POINTS: Final = 999
MOST_CARDS: Final = 9  # of a kind
AGENDA_FLAWS: Final = (
    "agenda",
    "moment",
    "argument",
    "no-ship-to-board",
    "not-over",
)  # what waits does not fit the table


def read_state(document: Mapping[str, object], fact: vec[i64]) -> State:
    """The situation a document describes; one that cannot be is refused with the reason."""
    r = Reader(document, "")
    seats = len(r.items("players"))
    if not box.FEWEST_SEATS <= seats <= box.MOST_SEATS:
        raise BadPosition("position-seats", n=seats)
    s = blank_state(RULES, seats, on.SIZE, fact)
    skip_head(r)  # checked by whoever chose this game
    read_options(s, r.sub("options"))
    s.at[on.OVER] = int(r.flag("over"))
    s.at[on.ATTACK] = r.number("attack", 0, box.ATTACKS)
    s.at[on.START_PLAYER] = r.number("start_player", 0, seats - 1)
    for seat, player in enumerate(r.subs("players")):
        read_player(s, seat, player)
    s.at[on.TILE_BAG] = (1 << box.TILES) - 1
    for peninsula, land in enumerate(r.subs("peninsulas", box.PENINSULAS)):
        read_peninsula(s, peninsula, land)
    read_ships(s, r)
    read_some_counts(s, on.DECK, r.sub("deck"), CARD_NAMES, MOST_CARDS)
    read_some_counts(s, on.DISCARD, r.sub("discard"), CARD_NAMES, MOST_CARDS)
    s.at[on.DECK_LEFT] = sum(int(s.at[on.DECK + card]) for card in range(box.CARDS))
    AGENDA.read(s, r)
    r.done()
    believe(s, flaws, refusal, is_over)
    return s


def read_options(s: State, r: Reader) -> None:
    """The arrangement of the land and the rulings one can choose; the facts are read by whoever chose the game."""
    s.at[on.LAYOUT_OF_LAND] = r.index("peninsulas", NAMES["peninsulas"])
    s.at[on.BLOCKED_TO_ASGARD] = r.index("blocked", NAMES["blocked"])
    s.at[on.HERO_FROM_MIDGARD] = r.index("first_hero", NAMES["first_hero"])
    s.at[on.LONE_CARD] = int(r.flag("lone_card"))
    s.at[on.SELL_SEVERAL] = r.index("selling", NAMES["selling"])
    r.has("facts")
    r.done()


def read_player(s: State, seat: int, r: Reader) -> None:
    """What a player has."""
    if r.get("colour") != COLOUR_NAMES[seat]:  # [W-RULING-28]
        raise BadPosition("field-name", field=r.place("colour"), known=COLOUR_NAMES[seat])
    s.at[on.POINTS + seat] = r.number("points", 0, MOST_POINTS)
    s.at[on.MIDGARD + seat] = r.number("midgard", 0, box.VIKINGS)
    s.at[on.WALHALLA + seat] = r.number("walhalla", 0, box.VIKINGS)
    s.at[on.ASGARD + seat] = r.number("asgard", 0, box.VIKINGS)
    read_some_counts(s, on.HAND + box.CARDS * seat, r.sub("hand"), CARD_NAMES, MOST_CARDS)
    read_some_counts(s, on.LAID + box.CARDS * seat, r.sub("laid"), CARD_NAMES, MOST_CARDS)
    parts = r.sub("parts")
    place = on.PARTS + on.SCORE_PARTS * seat
    s.at[place + on.PART_SOLD] = parts.number(PART_NAMES[on.PART_SOLD], -MOST_POINTS, 0)
    read_counts(s, place, parts, PART_NAMES[: on.PART_SOLD], MOST_POINTS)
    places = (
        on.HAND + box.CARDS * seat,
        on.LAID + box.CARDS * seat,
    )  # no question is open while laid cards lie revealed
    s.at[on.HAND_COUNT + seat] = sum(int(s.at[first + card]) for first in places for card in range(box.CARDS))
    r.done()


def read_peninsula(s: State, peninsula: int, r: Reader) -> None:
    """A peninsula: tips, tiles and Vikings."""
    for key, place, lowest in (("low", on.LOW_TIP, LOWEST_LOW_TIP), ("high", on.HIGH_TIP, box.LOWEST_HIGH_TIP)):
        if r.get(key) is not None:
            s.at[place + peninsula] = r.number(key, lowest, lowest + box.PENINSULAS - 1)
    tiles = r.subs("tiles")
    if len(tiles) > tiles_of(s, peninsula):
        raise BadPosition("field-count", field=r.place("tiles"), n=int(tiles_of(s, peninsula)))
    for k, tile in enumerate(tiles):
        number = tile.index("tile", TILE_NAMES)
        s.at[on.TILE_AT + box.MOST_TILES * peninsula + k] = 2 * number + int(tile.flag("turned")) + 1
        s.at[on.TILE_BAG] = int(s.at[on.TILE_BAG]) & ~(1 << number)
        tile.done()
    vikings = r.items("vikings")
    if len(vikings) != rows_of(s, peninsula):
        raise BadPosition("field-count", field=r.place("vikings"), n=int(rows_of(s, peninsula)))
    for row, viking in enumerate(vikings):
        s.at[on.VIKING + box.ROWS * peninsula + row] = read_seat(s, viking, r.place("vikings"))
    r.done()


def read_seat(s: State, value: object, place: str) -> int:
    """A seat, plus 1; 0 for null."""
    return 0 if value is None else check_number(value, place, 0, int(s.seats) - 1) + 1


def read_ships(s: State, r: Reader) -> None:
    """Ships in the fjords, and the one that is boarded or lands with who is aboard."""
    fjords = r.items("fjords")
    if len(fjords) != box.FJORDS:
        raise BadPosition("field-count", field="fjords", n=box.FJORDS)
    bag = (1 << box.SHIPS) - 1
    for fjord, ships in enumerate(fjords):
        lying = Reader({"fjord": ships}, f"fjords[{fjord}]").subs("fjord")
        if len(lying) > box.SLOTS:
            raise BadPosition("field-count", field=f"fjords[{fjord}]", n=box.SLOTS)
        for slot, ship in enumerate(lying):
            number = ship.index("ship", SHIP_NAMES)
            s.at[on.SHIP_AT + box.SLOTS * fjord + slot] = 2 * number + int(ship.flag("turned")) + 1
            bag &= ~(1 << number)
            ship.done()
    s.at[on.SHIP] = r.index_or_none("ship", SHIP_NAMES)
    if s.at[on.SHIP] > 0:
        bag &= ~(1 << int(s.at[on.SHIP]) - 1)
    s.at[on.SHIP_BAG] = bag
    aboard = r.items("aboard")
    if len(aboard) != box.SHIP_LENGTH:
        raise BadPosition("field-count", field="aboard", n=box.SHIP_LENGTH)
    for place, seat in enumerate(aboard):
        s.at[on.ABOARD + place] = read_seat(s, seat, "aboard")


def is_over(s: State) -> bool:
    """Whether the game has ended."""
    return bool(s.at[on.OVER])


def refusal(flaw: Flaw) -> BadPosition:
    """What is wrong, in words."""
    kind, which, n = flaw
    if kind == "vikings":
        return BadPosition("position-vikings", seat=which, n=n, most=box.VIKINGS)
    if kind == "card":
        return BadPosition("position-cards", card=CARD_NAMES[which], n=n)
    if kind in AGENDA_FLAWS:
        return BadPosition("position-agenda")
    return BadPosition("position-flaw", kind=kind, which=which, n=n)
