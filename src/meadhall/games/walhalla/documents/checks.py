"""What holds in every situation of a game: Vikings, cards, ships and tiles are conserved, nothing is negative."""

from typing import Final

from mypy_extensions import i64

from meadhall.games.walhalla.rules.setup import LOWEST_LOW_TIP
from meadhall.games.walhalla.table import box, on, printed, steps
from meadhall.games.walhalla.table.land import (
    colour_of,
    fields_held,
    is_forest,
    rows_of,
    terrain_of,
    tiles_of,
    vikings_aboard,
)
from meadhall.kernel.engine.agenda import KIND_BITS, NO_SEAT, State, one, three, two
from meadhall.kernel.engine.sets import bit
from meadhall.kernel.game import Flaw


def flaws(s: State) -> list[Flaw]:
    """Everything that is wrong with a situation; empty for every situation of a real game."""
    found: list[Flaw] = []
    check_numbers(s, found)
    check_vikings(s, found)
    check_cards(s, found)
    check_ships(s, found)
    check_tiles(s, found)
    check_tips(s, found)
    check_agenda(s, found)
    check_places(s, found)
    return found


def check_numbers(s: State, found: list[Flaw]) -> None:
    """Nothing is ever below zero but what was paid in sales; points are the sum of their parts. [W-RULING-10]"""
    for place in range(on.SIZE):
        is_sold = (
            on.PARTS <= place < on.PARTS + box.MOST_SEATS * on.SCORE_PARTS
            and (place - on.PARTS) % on.SCORE_PARTS == on.PART_SOLD
        )
        if (s.at[place] > 0) if is_sold else (s.at[place] < 0):
            found.append(("negative", int(place), int(s.at[place])))
    for seat in range(s.seats):
        total: i64 = 0
        for part in range(on.SCORE_PARTS):
            total += s.at[on.PARTS + on.SCORE_PARTS * seat + part]
        if total != s.at[on.POINTS + seat]:
            found.append(("points", int(seat), int(total)))
    if s.at[on.ATTACK] > box.ATTACKS:
        found.append(("attack", 0, int(s.at[on.ATTACK])))


def check_vikings(s: State, found: list[Flaw]) -> None:
    """Fourteen of each colour in play, none of a missing one, and none where there is no field. [W-GEN-2]"""
    for seat in range(box.MOST_SEATS):
        n = s.at[on.MIDGARD + seat] + s.at[on.ASGARD + seat] + s.at[on.WALHALLA + seat]
        n += fields_held(s, seat) + vikings_aboard(s, seat)
        if n != (box.VIKINGS if seat < s.seats else 0):
            found.append(("vikings", int(seat), int(n)))
    for field in range(box.FIELDS):
        if s.at[on.VIKING + field] > 0 and terrain_of(s, field) == box.NO_FIELD:
            found.append(("no-field", int(field), int(s.at[on.VIKING + field])))
        if s.at[on.VIKING + field] > s.seats:
            found.append(("no-seat", int(field), int(s.at[on.VIKING + field])))


def check_cards(s: State, found: list[Flaw]) -> None:
    """Every card is in the draw pile, discarded, in a hand or laid; their numbers are as all see them."""
    in_deck: i64 = 0
    for card in range(box.CARDS):
        n = s.at[on.DECK + card] + s.at[on.DISCARD + card]
        in_deck += s.at[on.DECK + card]
        for seat in range(s.seats):
            n += s.at[on.HAND + box.CARDS * seat + card] + s.at[on.LAID + box.CARDS * seat + card]
            if card >= box.END_CARDS and s.at[on.LAID + box.CARDS * seat + card] > 0:
                found.append(("landing-card", int(seat), int(card)))
        if n != s.fact[printed.CARD_COUNT + card]:
            found.append(("card", int(card), int(n)))
    if in_deck != s.at[on.DECK_LEFT]:
        found.append(("draw-pile", 0, int(s.at[on.DECK_LEFT])))
    for seat in range(s.seats):
        held: i64 = 0
        for card in range(box.CARDS):
            held += s.at[on.HAND + box.CARDS * seat + card]
            if s.at[on.REVEALED] == 0:
                held += s.at[on.LAID + box.CARDS * seat + card]
        if held != s.at[on.HAND_COUNT + seat]:
            found.append(("hand", int(seat), int(held)))
        if s.at[on.ATTACK] == box.ATTACKS and s.at[on.LAID + box.CARDS * seat + box.WALHALLA_CARD] > 0:
            found.append(("walhalla-card", int(seat), 1))  # [W-RULING-18]


def check_ships(s: State, found: list[Flaw]) -> None:
    """Each ship is face down, in a fjord or being boarded; no gap between ships, none beside tips only."""
    in_fjords: i64 = 0
    for fjord in range(box.FJORDS):
        longest: i64 = 0
        for peninsula in range(box.PENINSULAS):
            beside = peninsula == fjord - 1 or peninsula == fjord
            if beside and rows_of(s, peninsula) > longest:
                longest = rows_of(s, peninsula)
        for slot in range(box.SLOTS):
            laid = s.at[on.SHIP_AT + box.SLOTS * fjord + slot]
            if laid == 0:
                continue
            ship = (laid - 1) // 2
            if (in_fjords >> ship) & 1 or (s.at[on.SHIP_BAG] >> ship) & 1:
                found.append(("ship", int(ship), 2))
            in_fjords |= bit(ship)
            if slot > 0 and s.at[on.SHIP_AT + box.SLOTS * fjord + slot - 1] == 0:
                found.append(("ship-gap", int(fjord), int(slot)))
            if box.SHIP_LENGTH * slot >= longest:
                found.append(("ship-at-sea", int(fjord), int(slot)))
    boarded = bit(s.at[on.SHIP] - 1) if s.at[on.SHIP] > 0 else 0
    if in_fjords | s.at[on.SHIP_BAG] | boarded != bit(box.SHIPS) - 1 or s.at[on.SHIP_BAG] & boarded:
        found.append(("ships", 0, int(in_fjords | s.at[on.SHIP_BAG] | boarded)))
    for place in range(box.SHIP_LENGTH):
        if s.at[on.ABOARD + place] > 0 and s.at[on.SHIP] == 0:
            found.append(("no-ship", int(place), int(s.at[on.ABOARD + place])))
        if s.at[on.ABOARD + place] > s.seats:
            found.append(("no-seat", int(place), int(s.at[on.ABOARD + place])))


def check_tiles(s: State, found: list[Flaw]) -> None:
    """Each tile is laid once or waits; peninsulas are as long as arranged once the land is built. [W-SETUP-1]"""
    laid: i64 = 0
    for peninsula in range(box.PENINSULAS):
        for k in range(box.MOST_TILES):
            there = s.at[on.TILE_AT + box.MOST_TILES * peninsula + k]
            if there == 0:
                if s.at[on.ATTACK] > 0 and k < tiles_of(s, peninsula):
                    found.append(("tile-gap", int(peninsula), int(k)))
                continue
            if (laid >> (there - 1) // 2) & 1 or k >= tiles_of(s, peninsula):
                found.append(("tile", int((there - 1) // 2), 2))
            laid |= bit((there - 1) // 2)
    if laid | s.at[on.TILE_BAG] != bit(box.TILES) - 1 or laid & s.at[on.TILE_BAG]:
        found.append(("tiles", 0, int(laid)))


def check_tips(s: State, found: list[Flaw]) -> None:
    """Each peninsula has one low and one high tip, all different. [W-SETUP-2]"""
    for place, lowest in ((on.LOW_TIP, LOWEST_LOW_TIP), (on.HIGH_TIP, box.LOWEST_HIGH_TIP)):
        laid: i64 = 0
        for peninsula in range(box.PENINSULAS):
            tip = s.at[place + peninsula]
            if tip == 0:
                if s.at[on.ATTACK] > 0:
                    found.append(("tip", int(peninsula), 0))
            elif tip < lowest or tip >= lowest + box.PENINSULAS or (laid >> tip - lowest) & 1:
                found.append(("tip", int(peninsula), int(tip)))
            else:
                laid |= bit(tip - lowest)


# What may lie directly above each step on the agenda; NOTHING stands for its bottom.
NOTHING: Final = 0
ABOVE: Final[dict[int, tuple[int, ...]]] = {
    NOTHING: (steps.BEGIN_ATTACK, steps.BEGIN_TURN, steps.END_ATTACK, steps.FINAL_SCORING),
    # Setting up
    steps.BEGIN_ATTACK: (steps.DRAW_START_PLAYER, steps.REMOVE_HEROES),
    steps.DRAW_START_PLAYER: (steps.DEAL_CARDS,),
    steps.DEAL_CARDS: (steps.LAY_HIGH_TIPS,),
    steps.LAY_HIGH_TIPS: (steps.LAY_LOW_TIPS,),
    steps.LAY_LOW_TIPS: (steps.LAY_TILES,),
    # A turn
    steps.BEGIN_TURN: (steps.TURN_UP_SHIP, steps.SEND_SHIP, steps.LAND_VIKING),
    steps.SEND_SHIP: (steps.BOARD_CREW, steps.BOARD_SOLD),
    steps.BOARD_CREW: (steps.BOARD_SOLD, steps.BOARD_PASSENGER),
    steps.LAND_VIKING: (steps.DEFEND, steps.HUNT_IN_FOREST, steps.TAKE_CARD),
    # The end of an attack
    steps.REMOVE_HEROES: (steps.SUPPLY_MIDGARD,),
    steps.SUPPLY_MIDGARD: (steps.CLEAR_LAND,),
    steps.CLEAR_LAND: (steps.SCORE_WHEAT,),
    steps.FINAL_SCORING: (steps.SCORE_WHEAT,),
    steps.SCORE_WHEAT: (steps.SCORE_PENINSULAS,),
    steps.SCORE_PENINSULAS: (steps.REVEAL_CARDS,),
    steps.REVEAL_CARDS: (steps.LAY_CARDS,),
}


def check_agenda(s: State, found: list[Flaw]) -> None:
    """What waits is a course that the game can take, and fits the table."""
    below = NOTHING
    needs_ship = False
    for k in range(s.top):
        kind = int(s.agenda[k] & 255)
        if kind not in ABOVE.get(below, ()):
            found.append(("agenda", below, kind))
        check_moment(s, kind, found)
        check_arguments(s, kind, s.agenda[k] >> KIND_BITS, found)
        needs_ship = needs_ship or steps.BOARD_PASSENGER <= kind <= steps.LAND_VIKING
        below = kind
    if needs_ship != (s.at[on.SHIP] > 0):
        found.append(("no-ship-to-board", 0, int(s.at[on.SHIP])))
    if s.at[on.OVER] == 1 and (s.at[on.ATTACK] < box.ATTACKS or s.top > 0):
        found.append(("not-over", int(s.at[on.ATTACK]), int(s.top)))


def check_moment(s: State, kind: int, found: list[Flaw]) -> None:
    """The land is built before the first attack, supply comes between attacks, the final scoring after the last."""
    attack = s.at[on.ATTACK]
    is_set_up = steps.LAY_TILES <= kind <= steps.DRAW_START_PLAYER
    is_supply = steps.CLEAR_LAND <= kind <= steps.REMOVE_HEROES
    is_wrong = (
        (is_set_up and attack > 0)
        or (not is_set_up and kind != steps.BEGIN_ATTACK and attack == 0)
        or (is_supply and attack == box.ATTACKS)
        or (kind == steps.BEGIN_ATTACK and attack == box.ATTACKS)
        or (kind == steps.FINAL_SCORING and attack < box.ATTACKS)
    )
    if is_wrong:
        found.append(("moment", kind, int(attack)))


def check_arguments(s: State, kind: int, a: i64, found: list[Flaw]) -> None:
    """A step is about the seat, the ship and the field that it can be about."""
    active = active_seat(s)
    ship = s.at[on.SHIP] - 1
    is_wrong = False
    if kind == steps.TURN_UP_SHIP or kind == steps.SEND_SHIP or kind == steps.BOARD_CREW:
        is_wrong = one(a) != active
    elif kind == steps.BOARD_SOLD:
        seller, passenger = two(a)
        is_wrong = s.at[on.MIDGARD + seller] == 0 or (passenger == 1) == (seller == active)
        is_wrong = is_wrong or ship < 0 or (passenger == 1 and seller != colour_of(ship))
    elif kind == steps.BOARD_PASSENGER:
        passenger = one(a)
        is_wrong = ship < 0 or passenger != colour_of(ship) or passenger == active
    elif kind == steps.LAND_VIKING:
        fjord, slot = two(a)
        lying = s.at[on.SHIP_AT + box.SLOTS * fjord + slot]
        is_wrong = lying == 0 or (lying - 1) // 2 != ship
    elif kind == steps.DEFEND:
        attacker, field, place = three(a)
        defender = s.at[on.VIKING + field] - 1
        is_wrong = defender < 0 or defender == attacker or s.at[on.ABOARD + place] != attacker + 1
    elif kind == steps.HUNT_IN_FOREST:
        hunter, forest = two(a)
        is_wrong = s.at[on.VIKING + forest] != hunter + 1 or not is_forest(terrain_of(s, forest))
    if is_wrong:
        found.append(("argument", kind, int(one(a))))


def active_seat(s: State) -> i64:
    """Whose turn it is, from who comes next; NO_SEAT outside of turns."""
    for k in range(s.top):
        if s.agenda[k] & 255 == steps.BEGIN_TURN:
            return (one(s.agenda[k] >> KIND_BITS) + s.seats - 1) % s.seats
    return NO_SEAT


def check_places(s: State, found: list[Flaw]) -> None:
    """The coloured place is for the player of that colour, the others are the active player's. [W-BOARD-1]"""
    if s.at[on.SHIP] == 0:
        return
    coloured = s.fact[printed.SHIP_PLACE + s.at[on.SHIP] - 1]
    for place in range(box.SHIP_LENGTH):
        wanted = colour_of(s.at[on.SHIP] - 1) if place == coloured else active_seat(s)
        if s.at[on.ABOARD + place] > 0 and s.at[on.ABOARD + place] - 1 != wanted:
            found.append(("not-your-place", int(place), int(s.at[on.ABOARD + place] - 1)))
