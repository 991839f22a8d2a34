"""Reading a position of Tiny Epic Vikings: every value is checked, and what cannot be is refused with the reason."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.vikings.documents.checks import flaws
from meadhall.games.vikings.documents.facts import map_of
from meadhall.games.vikings.documents.position import AGENDA, SPACES, VARIANTS
from meadhall.games.vikings.rules.contents import RULES
from meadhall.games.vikings.table import box, on
from meadhall.games.vikings.table.names import (
    CARD_NAMES,
    DOCK_NAMES,
    ENEMY_MAT_NAMES,
    FAVOR_NAMES,
    FJORD_NAMES,
    GIANT_NAMES,
    GOD_NAMES,
    MAP_NAMES,
    NAMES,
    OWNER_NAMES,
    PART_NAMES,
    REGION_NAMES,
    RESOURCE_NAMES,
    RUNE_NAMES,
    SPOT_NAMES,
)
from meadhall.games.vikings.table.sea import docks, fjords, regions
from meadhall.kernel.documents.positions import believe, blank_state, read_counts, skip_head
from meadhall.kernel.documents.reading import Reader
from meadhall.kernel.engine.agenda import State
from meadhall.kernel.engine.sets import count_bits
from meadhall.kernel.game import Flaw
from meadhall.kernel.problems import BadPosition

MOST_POINTS: Final = 999
MOST_BONUS: Final = 20
PIECES: Final = {"settlers": box.ENEMY_SETTLERS, "boats": box.ENEMY_BOATS, "temples": box.ENEMY_TEMPLES}
AGENDA_FLAWS: Final = ("no-course", "step", "moment", "argument", "not-over")  # what waits does not fit the table


def read_state(document: Mapping[str, object], fact: vec[i64]) -> State:
    """The situation a document describes; one that cannot be is refused with the reason."""
    r = Reader(document, "")
    seats = len(r.items("players"))
    if not 1 <= seats <= box.MOST_SEATS:
        raise BadPosition("position-seats", n=seats)
    s = blank_state(RULES, seats, on.SIZE, fact)
    skip_head(r)  # checked by whoever chose this game
    read_options(s, r.sub("options"))
    s.at[on.OVER] = int(r.flag("over"))
    s.at[on.ERA] = r.number("era", 0, box.ERAS)
    s.at[on.CHIEFTAIN] = r.number("chieftain", 0, seats - 1)
    for mat, god in enumerate(r.subs("gods", box.RUNES)):
        s.at[on.GOD + mat] = god.index_or_none("god", GOD_NAMES)
        s.at[on.GOD_RUNE + mat] = god.index_or_none("rune", RUNE_NAMES)
        god.done()
    read_counts(s, on.FURY, r.sub("fury"), RUNE_NAMES, box.MOST_FURY)
    read_counts(s, on.DEDICATED, r.sub("dedicated"), SPOT_NAMES, box.VILLAGES)
    for seat, player in enumerate(r.subs("players")):
        read_player(s, seat, player)
    read_map(s, r)
    for row, cards in enumerate(rows_of(r)):
        read_row(s, row, cards)
    if r.get("battle") is not None:
        read_battle(s, r.sub("battle"))
    if seats == 1:
        read_enemy(s, r.sub("enemy"))
    elif r.get("enemy") is not None:
        raise BadPosition("field-unknown", field="enemy")
    for key, place in (
        ("deck", on.DECK),
        ("discard", on.DISCARD),
        ("discard_down", on.DISCARD_DOWN),
        ("dummy", on.DUMMY),
        ("invaders", on.INVADERS),
    ):
        s.at[place] = r.members(key, CARD_NAMES)
    s.at[on.DECK_LEFT] = count_bits(s.at[on.DECK])
    s.at[on.DUMMY_COUNT] = count_bits(s.at[on.DUMMY])
    s.at[on.FAVOR_BAG] = r.members("favor_bag", FAVOR_NAMES)
    s.at[on.GIANT_BAG] = r.members("giant_bag", GIANT_NAMES)
    AGENDA.read(s, r)
    r.done()
    believe(s, flaws, refusal, is_over)
    return s


def read_options(s: State, r: Reader) -> None:
    """Ragnarok, the enemy mat and the variants; the facts are read by whoever chose the game."""
    s.at[on.RAGNAROK] = int(r.flag("ragnarok"))
    s.at[on.MAP] = MAP_NAMES.index(map_of(int(s.seats), bool(s.at[on.RAGNAROK])))
    mat = r.index("enemy_mat", ENEMY_MAT_NAMES) + 1
    s.at[on.ENEMY_MAT] = mat if s.seats == 1 else 0
    for k, name in enumerate(VARIANTS):
        s.at[on.CALM_LAST + k] = int(r.flag(name))
    r.has("facts")
    r.done()


def read_player(s: State, seat: int, r: Reader) -> None:
    """What a player has."""
    read_counts(s, on.RESOURCE + box.RESOURCES * seat, r.sub("resources"), RESOURCE_NAMES, box.MOST_OF_A_RESOURCE)
    read_pieces(s, seat, r)
    s.at[on.VILLAGES + seat] = r.number("villages", 0, box.VILLAGES)
    valkyries = r.sub("valkyries")
    for k, rune in enumerate(RUNE_NAMES):
        s.at[on.VALKYRIE + box.RUNES * seat + k] = valkyries.index_or_none(rune, REGION_NAMES)
    valkyries.done()
    s.at[on.HAND + seat] = r.members("hand", CARD_NAMES)
    s.at[on.HAND_COUNT + seat] = count_bits(s.at[on.HAND + seat])
    s.at[on.KEPT + seat] = r.members("kept", CARD_NAMES)
    s.at[on.KEPT_COUNT + seat] = count_bits(s.at[on.KEPT + seat])
    s.at[on.CHOSEN + seat] = r.index_or_none("chosen", CARD_NAMES)
    s.at[on.ROW + seat] = r.members("row", CARD_NAMES)
    hidden, entered = r.index_or_none("fighter", CARD_NAMES), r.index_or_none("entered", CARD_NAMES)
    flipped = r.index_or_none("flipped", CARD_NAMES)
    s.at[on.FIGHTER + seat] = hidden or entered
    if flipped:
        s.at[on.FIGHTS + seat] = on.FLIPPED + flipped - 1
    elif hidden:
        s.at[on.FIGHTS + seat] = on.CARD_IS_DOWN
    elif entered:
        s.at[on.FIGHTS + seat] = on.DOWN_AND_KNOWN
    s.at[on.FAVOR + seat] = r.members("favors", FAVOR_NAMES)
    s.at[on.FAVOR_COUNT + seat] = count_bits(s.at[on.FAVOR + seat])
    s.at[on.GIANT + seat] = r.members("giants", GIANT_NAMES)
    s.at[on.GIANT_COUNT + seat] = r.number("giants_slain", 0, box.GIANTS)
    read_counts(s, on.PARTS + on.SCORE_PARTS * seat, r.sub("parts"), PART_NAMES, MOST_POINTS)
    r.done()


def read_pieces(s: State, owner: int, r: Reader) -> None:
    """The pieces that wait on a mat."""
    for key, place in (("settlers", on.SETTLERS_LEFT), ("boats", on.BOATS_LEFT), ("temples", on.TEMPLES_LEFT)):
        s.at[place + owner] = r.number(key, 0, PIECES[key])


def read_map(s: State, r: Reader) -> None:
    """What lies on every region, dock and fjord of the map."""
    land = r.sub("regions")
    for region, name in enumerate(REGION_NAMES[: int(regions(s))]):
        here = land.sub(name)
        s.at[on.HELD + region] = here.index_or_none("held", OWNER_NAMES)
        s.at[on.GIANT_AT] = int(s.at[on.GIANT_AT]) | int(here.flag("giant")) << region
        read_owners(s, on.SETTLER, box.REGIONS, region, here.sub("settlers"))
        read_owners(s, on.TEMPLE, box.REGIONS, region, here.sub("temples"))
        here.done()
    land.done()
    shore = r.sub("docks")
    for dock, name in enumerate(DOCK_NAMES[: int(docks(s))]):
        here = shore.sub(name)
        s.at[on.BOAT_AT + dock] = here.index_or_none("boat", OWNER_NAMES)
        s.at[on.VILLAGE_AT] = int(s.at[on.VILLAGE_AT]) | int(here.flag("village")) << dock
        here.done()
    shore.done()
    sea = r.sub("fjords")
    for fjord, name in enumerate(FJORD_NAMES[: int(fjords(s))]):
        read_owners(s, on.FLEET, box.FJORDS, fjord, sea.sub(name))
    sea.done()


def read_owners(s: State, place: int, width: int, n: int, r: Reader) -> None:
    """How many pieces of each owner are at a place."""
    for k, owner in enumerate(OWNER_NAMES):
        s.at[place + width * k + n] = r.number(owner, 1, box.ENEMY_SETTLERS) if r.has(owner) else 0
    r.done()


def rows_of(r: Reader) -> list[list[Reader]]:
    """The two rows of favor cards."""
    rows = r.items("favor_rows")
    if len(rows) != box.ROWS:
        raise BadPosition("field-count", field="favor_rows", n=box.ROWS)
    return [Reader({"row": row}, f"favor_rows[{k}]").subs("row") for k, row in enumerate(rows)]


def read_row(s: State, row: int, cards: list[Reader]) -> None:
    """A row of favor cards from the left."""
    if len(cards) > box.ROW_LENGTH:
        raise BadPosition("field-count", field=f"favor_rows[{row}]", n=box.ROW_LENGTH)
    s.at[on.ROW_COUNT + row] = len(cards)
    for k, card in enumerate(cards):
        place = box.ROW_LENGTH * row + k
        s.at[on.FAVOR_AT + place], s.at[on.FAVOR_SEEN + place] = read_favor(s, card)


def read_favor(s: State, r: Reader) -> tuple[int, int]:
    """A favor card in its place, and who knows it."""
    favor = r.index_or_none("favor", FAVOR_NAMES)
    seen = r.seats("known_to", int(s.seats))
    r.done()
    return (on.KNOWN + favor - 1 if favor else on.FACE_DOWN), seen


def read_battle(s: State, r: Reader) -> None:
    """The battle that is under way."""
    s.at[on.STARTER] = r.index("starter", OWNER_NAMES) + 1
    if r.get("prize") is not None:
        s.at[on.PRIZE], s.at[on.PRIZE_SEEN] = read_favor(s, r.sub("prize"))
    s.at[on.PRIZE_PLACE] = r.index("place", NAMES["row_end"])
    s.at[on.ENEMY_BONUS] = r.number("bonus", 0, MOST_BONUS)
    r.done()


def read_enemy(s: State, r: Reader) -> None:
    """What the enemy of a game for one has."""
    read_pieces(s, box.ENEMY, r)
    s.at[on.CHIEFTAIN_BOAT] = r.index_or_none("chieftain_boat", DOCK_NAMES)
    read_counts(s, on.TRACK, r.sub("tracks"), RESOURCE_NAMES, box.TRACK_END)
    icons = r.sub("icons")
    for k, resource in enumerate(RESOURCE_NAMES):
        s.at[on.ENEMY_ICONS + k] = icons.members(resource, SPACES)
    icons.done()
    s.at[on.ENEMY_ROW] = r.members("row", CARD_NAMES)
    s.at[on.ENEMY_BATTLE_ROW] = r.members("battle_row", CARD_NAMES)
    s.at[on.ENEMY_CARD] = r.index_or_none("card", CARD_NAMES)
    s.at[on.ENEMY_FIGHTER] = r.index_or_none("fighter", CARD_NAMES)
    s.at[on.ENEMY_RAIDED] = r.number("raided", 0, box.VILLAGES)
    s.at[on.ENEMY_FAVORS] = r.members("favors", FAVOR_NAMES)
    s.at[on.ENEMY_GIANT] = r.members("giants", GIANT_NAMES)
    s.at[on.ENEMY_GIANTS] = r.number("giants_slain", 0, box.GIANTS)
    read_counts(s, on.ENEMY_VALKYRIES, r.sub("valkyries"), RUNE_NAMES, box.ENEMY_VALKYRIES)
    s.at[on.ENEMY_VALKYRIE_AT] = r.members("valkyries_at", REGION_NAMES)
    read_counts(s, on.PARTS + on.SCORE_PARTS * box.ENEMY, r.sub("parts"), PART_NAMES, MOST_POINTS)
    r.done()


def is_over(s: State) -> bool:
    """Whether the game has ended."""
    return bool(s.at[on.OVER])


def refusal(flaw: Flaw) -> BadPosition:
    """What is wrong, in words."""
    kind, which, n = flaw
    if kind == "card":
        return BadPosition("position-card", card=CARD_NAMES[which], n=n)
    if kind in AGENDA_FLAWS:
        return BadPosition("position-agenda")
    return BadPosition("position-flaw", kind=kind, which=which, n=n)
