"""A situation of Walhalla as one document with names instead of numbers; reading.py reads it again."""

from typing import Final

from meadhall.games.walhalla.rules.contents import STEPS
from meadhall.games.walhalla.rules.scoring import peninsula_points, peninsula_total, walhalla_points, wheat_points
from meadhall.games.walhalla.rules.supply import supply_now, supply_place
from meadhall.games.walhalla.table import box, on, steps
from meadhall.games.walhalla.table.land import (
    fields_held,
    has_room,
    rows_of,
    ships_in,
    terrain_of,
    tiles_of,
    vikings_aboard,
)
from meadhall.games.walhalla.table.names import (
    CARD_NAMES,
    COLOUR_NAMES,
    NAMES,
    PART_NAMES,
    SHIP_NAMES,
    TERRAIN_NAMES,
    TILE_NAMES,
)
from meadhall.kernel.documents.positions import (
    AgendaWords,
    counted,
    counted_some,
    listed,
    named,
    seats_in,
    write_head,
)
from meadhall.kernel.engine.agenda import KIND_BITS, State, one, three, two
from meadhall.kernel.engine.views import ALL_EYES
from meadhall.kernel.game import Json

AGENDA: Final = AgendaWords(
    STEPS,
    masks=("owing",),
    names={"fjord": NAMES["fjord"], "field": NAMES["field"]},
    most={
        "peninsula": box.PENINSULAS,
        "laid": box.MOST_TILES - 1,
        "slot": box.SLOTS - 1,
        "landing": box.SHIP_LENGTH,
        "place": box.SHIP_LENGTH - 1,
        "attacker": box.MOST_SEATS - 1,
        "passenger": 1,
    },
)


# --- writing -------------------------------------------------------------------------------------------------


def write_position(s: State, engine: str, facts: str | None) -> Json:
    """The whole situation, secrets included."""
    options = {
        "peninsulas": NAMES["peninsulas"][int(s.at[on.LAYOUT_OF_LAND])],
        "blocked": NAMES["blocked"][int(s.at[on.BLOCKED_TO_ASGARD])],
        "first_hero": NAMES["first_hero"][int(s.at[on.HERO_FROM_MIDGARD])],
        "lone_card": bool(s.at[on.LONE_CARD]),
        "selling": NAMES["selling"][int(s.at[on.SELL_SEVERAL])],
        "facts": facts,
    }
    return {
        **write_head("walhalla", engine, options),
        "over": bool(s.at[on.OVER]),
        "attack": int(s.at[on.ATTACK]),
        "start_player": int(s.at[on.START_PLAYER]),
        "players": [write_player(s, seat) for seat in range(int(s.seats))],
        "peninsulas": [write_peninsula(s, peninsula) for peninsula in range(box.PENINSULAS)],
        "fjords": [write_ships(s, fjord) for fjord in range(box.FJORDS)],
        "ship": named(s.at[on.SHIP], SHIP_NAMES),
        "aboard": [seat_at(s, on.ABOARD + place) for place in range(box.SHIP_LENGTH)],
        "deck": counted_some(s, on.DECK, CARD_NAMES),
        "discard": counted_some(s, on.DISCARD, CARD_NAMES),
        "agenda": AGENDA.write(s),
    }


def seat_at(s: State, place: int) -> int | None:
    """Whose Viking is at a place; None if there is none."""
    return int(s.at[place]) - 1 if s.at[place] > 0 else None


def write_player(s: State, seat: int) -> Json:
    """What a player has, and where the points came from."""
    return {
        "colour": COLOUR_NAMES[seat],
        "points": int(s.at[on.POINTS + seat]),
        "midgard": int(s.at[on.MIDGARD + seat]),
        "walhalla": int(s.at[on.WALHALLA + seat]),
        "asgard": int(s.at[on.ASGARD + seat]),
        "hand": counted_some(s, on.HAND + box.CARDS * seat, CARD_NAMES),
        "laid": counted_some(s, on.LAID + box.CARDS * seat, CARD_NAMES),
        "parts": counted(s, on.PARTS + on.SCORE_PARTS * seat, PART_NAMES),
    }


def write_peninsula(s: State, peninsula: int) -> Json:
    """A peninsula: its tips, its tiles from the board outwards, and who stands on each field."""
    laid = [int(s.at[on.TILE_AT + box.MOST_TILES * peninsula + k]) for k in range(int(tiles_of(s, peninsula)))]
    return {
        "low": int(s.at[on.LOW_TIP + peninsula]) or None,
        "high": int(s.at[on.HIGH_TIP + peninsula]) or None,
        "tiles": [{"tile": TILE_NAMES[(there - 1) // 2], "turned": there % 2 == 0} for there in laid if there],
        "vikings": vikings_on(s, peninsula),
    }


def vikings_on(s: State, peninsula: int) -> list[int | None]:
    """Who stands on each field of a peninsula."""
    return [seat_at(s, on.VIKING + box.ROWS * peninsula + row) for row in range(int(rows_of(s, peninsula)))]


def write_ships(s: State, fjord: int) -> list[Json]:
    """The ships in a fjord from the board outwards; turned means that the stern lies nearer the board."""
    lying = [int(s.at[on.SHIP_AT + box.SLOTS * fjord + slot]) for slot in range(int(ships_in(s, fjord)))]
    return [{"ship": SHIP_NAMES[(there - 1) // 2], "turned": there % 2 == 0} for there in lying]


# --- the picture ---------------------------------------------------------------------------------------------


def write_picture(view: State, seat: int) -> Json:
    """A view as a document for people's programs: with what can be counted, without what the seat cannot know."""
    is_open = bool(view.at[on.OVER]) or seat == ALL_EYES
    document = write_position(view, "", None)
    for key in ("meadhall", "engine", "deck", "discard", "aboard"):
        del document[key]
    return {
        **document,
        "seat": seat,
        "active": active_player(view),
        "players": [picture_player(view, other, other == seat or is_open) for other in range(int(view.seats))],
        "peninsulas": [picture_peninsula(view, peninsula) for peninsula in range(box.PENINSULAS)],
        "fjords": [
            {"ships": write_ships(view, fjord), "room": bool(has_room(view, fjord))} for fjord in range(box.FJORDS)
        ],
        "ship": picture_ship(view),
        "fight": picture_fight(view),
        "laying": laying(view),
        "ships_left": listed(view.at[on.SHIP_BAG], SHIP_NAMES),
        "cards": {"deck": int(view.at[on.DECK_LEFT]), "discard": counted_some(view, on.DISCARD, CARD_NAMES)},
    }


def argument_of(view: State, kind: int) -> int | None:
    """The arguments of the topmost step of a kind on the agenda; None if none waits."""
    for k in range(int(view.top) - 1, -1, -1):
        if int(view.agenda[k]) & 255 == kind:
            return int(view.agenda[k]) >> KIND_BITS
    return None


def active_player(view: State) -> int | None:
    """Whose turn it is: the one before the player who comes next."""
    after = argument_of(view, steps.BEGIN_TURN)
    return None if after is None else (int(one(after)) - 1) % int(view.seats)


def picture_player(view: State, seat: int, is_known: bool) -> Json:
    """A player: others' cards are only counted; what wheat and Walhalla would give if they were scored now."""
    told = write_player(view, seat)
    is_revealed = bool(view.at[on.REVEALED])
    has_begun = view.at[on.ATTACK] > 0
    return {
        **told,
        "hand": told["hand"] if is_known else None,
        "hand_count": int(view.at[on.HAND_COUNT + seat]),
        "laid": told["laid"] if is_known and not is_revealed else None,
        "revealed": told["laid"] if is_revealed else {},
        "on_land": int(fields_held(view, seat)),
        "aboard": int(vikings_aboard(view, seat)),
        "place": int(supply_place(view, seat)) + 1,
        "supply": int(supply_now(view, seat)),
        "wheat_points": int(wheat_points(view, seat)) if has_begun else 0,
        "walhalla_points": int(walhalla_points(view, seat)),
    }


def picture_peninsula(view: State, peninsula: int) -> Json:
    """A peninsula field by field, with every seat's total and the points it would give now."""
    told = write_peninsula(view, peninsula)
    del told["vikings"]
    terrains = [int(terrain_of(view, box.ROWS * peninsula + row)) for row in range(int(rows_of(view, peninsula)))]
    seats = range(int(view.seats))
    return {
        **told,
        "fields": [
            {"terrain": TERRAIN_NAMES[terrain] if terrain >= 0 else None, "viking": viking}
            for terrain, viking in zip(terrains, vikings_on(view, peninsula), strict=True)
        ],
        "totals": [int(peninsula_total(view, peninsula, seat)) for seat in seats],
        "scores": [int(peninsula_points(view, peninsula, seat)) for seat in seats],
    }


def picture_ship(view: State) -> Json | None:
    """The ship that is boarded or lands: who is aboard, where it lies, which of its rows lands now."""
    if view.at[on.SHIP] == 0:
        return None
    told: Json = {
        "ship": named(view.at[on.SHIP], SHIP_NAMES),
        "aboard": [seat_at(view, on.ABOARD + place) for place in range(box.SHIP_LENGTH)],
    }
    sent = argument_of(view, steps.LAND_VIKING)
    if sent is None:
        return {**told, "fjord": None, "slot": None, "turned": None, "landing": None}
    fjord, slot, landing = (int(argument) for argument in three(sent))
    is_open = int(view.agenda[view.top - 1]) & 255 == steps.LAND_VIKING
    there = int(view.at[on.SHIP_AT + box.SLOTS * fjord + slot])
    return {
        **told,
        "fjord": fjord,
        "slot": slot,
        "turned": there % 2 == 0,
        "landing": landing if is_open else landing - 1,
    }


def picture_fight(view: State) -> Json | None:
    """The fight in which the defender decides now."""
    fight = argument_of(view, steps.DEFEND)
    if fight is None:
        return None
    attacker, field = (int(argument) for argument in two(fight))
    return {
        "attacker": attacker,
        "defender": seat_at(view, on.VIKING + field),
        "peninsula": field // box.ROWS,
        "row": field % box.ROWS,
    }


def laying(view: State) -> list[int]:
    """Who still lays cards."""
    owing = argument_of(view, steps.LAY_CARDS)
    return [] if owing is None else seats_in(int(one(owing)))
