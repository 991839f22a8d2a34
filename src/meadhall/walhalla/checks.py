"""What holds in every situation of a game: Vikings, cards, ships and tiles are conserved, nothing is negative."""

from typing import Final

from mypy_extensions import i64

from meadhall.kernel.agenda import KIND_BITS, NO_SEAT, State, bit, first, second, third
from meadhall.kernel.game import Flaw
from meadhall.walhalla.fields import (
    ABOARD,
    ASGARD,
    ATTACK,
    ATTACKS,
    CARD_COUNT,
    CARDS,
    DECK,
    DECK_LEFT,
    DISCARD,
    END_CARDS,
    FIELDS,
    FJORDS,
    HAND,
    HAND_COUNT,
    HIGH_TIP,
    LAID,
    LOW_TIP,
    LOWEST_HIGH_TIP,
    MIDGARD,
    MOST_SEATS,
    MOST_TILES,
    NO_FIELD,
    OVER,
    PART_SOLD,
    PARTS,
    PENINSULAS,
    POINTS,
    REVEALED,
    SCORE_PARTS,
    SHIP,
    SHIP_AT,
    SHIP_BAG,
    SHIP_LENGTH,
    SHIP_PLACE,
    SHIPS,
    SIZE,
    SLOTS,
    TILE_AT,
    TILE_BAG,
    TILES,
    VIKING,
    VIKINGS,
    WALHALLA,
    WALHALLA_CARD,
)
from meadhall.walhalla.land import colour_of, fields_held, is_forest, rows_of, terrain_of, tiles_of, vikings_aboard
from meadhall.walhalla.setup import LOWEST_LOW_TIP
from meadhall.walhalla.steps import (
    BEGIN_ATTACK,
    BEGIN_TURN,
    BOARD_CREW,
    BOARD_PASSENGER,
    BOARD_SOLD,
    CLEAR_LAND,
    DEAL_CARDS,
    DEFEND,
    DRAW_START_PLAYER,
    END_ATTACK,
    FINAL_SCORING,
    HUNT_IN_FOREST,
    LAND_VIKING,
    LAY_CARDS,
    LAY_HIGH_TIPS,
    LAY_LOW_TIPS,
    LAY_TILES,
    REMOVE_HEROES,
    REVEAL_CARDS,
    SCORE_PENINSULAS,
    SCORE_WHEAT,
    SEND_SHIP,
    SUPPLY_MIDGARD,
    TAKE_CARD,
    TURN_UP_SHIP,
)


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
    for place in range(SIZE):
        is_sold = PARTS <= place < PARTS + MOST_SEATS * SCORE_PARTS and (place - PARTS) % SCORE_PARTS == PART_SOLD
        if (s.at[place] > 0) if is_sold else (s.at[place] < 0):
            found.append(("negative", int(place), int(s.at[place])))
    for seat in range(s.seats):
        total: i64 = 0
        for part in range(SCORE_PARTS):
            total += s.at[PARTS + SCORE_PARTS * seat + part]
        if total != s.at[POINTS + seat]:
            found.append(("points", int(seat), int(total)))
    if s.at[ATTACK] > ATTACKS:
        found.append(("attack", 0, int(s.at[ATTACK])))


def check_vikings(s: State, found: list[Flaw]) -> None:
    """Fourteen of each colour in play, none of a missing one, and none where there is no field. [W-GEN-2]"""
    for seat in range(MOST_SEATS):
        n = s.at[MIDGARD + seat] + s.at[ASGARD + seat] + s.at[WALHALLA + seat]
        n += fields_held(s, seat) + vikings_aboard(s, seat)
        if n != (VIKINGS if seat < s.seats else 0):
            found.append(("vikings", int(seat), int(n)))
    for field in range(FIELDS):
        if s.at[VIKING + field] > 0 and terrain_of(s, field) == NO_FIELD:
            found.append(("no-field", int(field), int(s.at[VIKING + field])))
        if s.at[VIKING + field] > s.seats:
            found.append(("no-seat", int(field), int(s.at[VIKING + field])))


def check_cards(s: State, found: list[Flaw]) -> None:
    """Every card is in the draw pile, discarded, in a hand or laid; their numbers are as all see them."""
    in_deck: i64 = 0
    for card in range(CARDS):
        n = s.at[DECK + card] + s.at[DISCARD + card]
        in_deck += s.at[DECK + card]
        for seat in range(s.seats):
            n += s.at[HAND + CARDS * seat + card] + s.at[LAID + CARDS * seat + card]
            if card >= END_CARDS and s.at[LAID + CARDS * seat + card] > 0:
                found.append(("landing-card", int(seat), int(card)))
        if n != s.fact[CARD_COUNT + card]:
            found.append(("card", int(card), int(n)))
    if in_deck != s.at[DECK_LEFT]:
        found.append(("draw-pile", 0, int(s.at[DECK_LEFT])))
    for seat in range(s.seats):
        held: i64 = 0
        for card in range(CARDS):
            held += s.at[HAND + CARDS * seat + card]
            if s.at[REVEALED] == 0:
                held += s.at[LAID + CARDS * seat + card]
        if held != s.at[HAND_COUNT + seat]:
            found.append(("hand", int(seat), int(held)))
        if s.at[ATTACK] == ATTACKS and s.at[LAID + CARDS * seat + WALHALLA_CARD] > 0:
            found.append(("walhalla-card", int(seat), 1))  # [W-RULING-18]


def check_ships(s: State, found: list[Flaw]) -> None:
    """Each ship is face down, in a fjord or being boarded; no gap between ships, none beside tips only."""
    in_fjords: i64 = 0
    for fjord in range(FJORDS):
        longest: i64 = 0
        for peninsula in range(PENINSULAS):
            beside = peninsula == fjord - 1 or peninsula == fjord
            if beside and rows_of(s, peninsula) > longest:
                longest = rows_of(s, peninsula)
        for slot in range(SLOTS):
            laid = s.at[SHIP_AT + SLOTS * fjord + slot]
            if laid == 0:
                continue
            ship = (laid - 1) // 2
            if (in_fjords >> ship) & 1 or (s.at[SHIP_BAG] >> ship) & 1:
                found.append(("ship", int(ship), 2))
            in_fjords |= bit(ship)
            if slot > 0 and s.at[SHIP_AT + SLOTS * fjord + slot - 1] == 0:
                found.append(("ship-gap", int(fjord), int(slot)))
            if SHIP_LENGTH * slot >= longest:
                found.append(("ship-at-sea", int(fjord), int(slot)))
    boarded = bit(s.at[SHIP] - 1) if s.at[SHIP] > 0 else 0
    if in_fjords | s.at[SHIP_BAG] | boarded != bit(SHIPS) - 1 or s.at[SHIP_BAG] & boarded:
        found.append(("ships", 0, int(in_fjords | s.at[SHIP_BAG] | boarded)))
    for place in range(SHIP_LENGTH):
        if s.at[ABOARD + place] > 0 and s.at[SHIP] == 0:
            found.append(("no-ship", int(place), int(s.at[ABOARD + place])))
        if s.at[ABOARD + place] > s.seats:
            found.append(("no-seat", int(place), int(s.at[ABOARD + place])))


def check_tiles(s: State, found: list[Flaw]) -> None:
    """Each tile is laid once or waits; peninsulas are as long as arranged once the land is built. [W-SETUP-1]"""
    laid: i64 = 0
    for peninsula in range(PENINSULAS):
        for k in range(MOST_TILES):
            there = s.at[TILE_AT + MOST_TILES * peninsula + k]
            if there == 0:
                if s.at[ATTACK] > 0 and k < tiles_of(s, peninsula):
                    found.append(("tile-gap", int(peninsula), int(k)))
                continue
            if (laid >> (there - 1) // 2) & 1 or k >= tiles_of(s, peninsula):
                found.append(("tile", int((there - 1) // 2), 2))
            laid |= bit((there - 1) // 2)
    if laid | s.at[TILE_BAG] != bit(TILES) - 1 or laid & s.at[TILE_BAG]:
        found.append(("tiles", 0, int(laid)))


def check_tips(s: State, found: list[Flaw]) -> None:
    """Each peninsula has one low and one high tip, all different. [W-SETUP-2]"""
    for place, lowest in ((LOW_TIP, LOWEST_LOW_TIP), (HIGH_TIP, LOWEST_HIGH_TIP)):
        laid: i64 = 0
        for peninsula in range(PENINSULAS):
            tip = s.at[place + peninsula]
            if tip == 0:
                if s.at[ATTACK] > 0:
                    found.append(("tip", int(peninsula), 0))
            elif tip < lowest or tip >= lowest + PENINSULAS or (laid >> tip - lowest) & 1:
                found.append(("tip", int(peninsula), int(tip)))
            else:
                laid |= bit(tip - lowest)


# What may lie directly above each step on the agenda; NOTHING stands for its bottom.
NOTHING: Final = 0
ABOVE: Final[dict[int, tuple[int, ...]]] = {
    NOTHING: (BEGIN_ATTACK, BEGIN_TURN, END_ATTACK, FINAL_SCORING),
    # Setting up
    BEGIN_ATTACK: (DRAW_START_PLAYER, REMOVE_HEROES),
    DRAW_START_PLAYER: (DEAL_CARDS,),
    DEAL_CARDS: (LAY_HIGH_TIPS,),
    LAY_HIGH_TIPS: (LAY_LOW_TIPS,),
    LAY_LOW_TIPS: (LAY_TILES,),
    # A turn
    BEGIN_TURN: (TURN_UP_SHIP, SEND_SHIP, LAND_VIKING),
    SEND_SHIP: (BOARD_CREW,),
    BOARD_CREW: (BOARD_SOLD, BOARD_PASSENGER),
    LAND_VIKING: (DEFEND, HUNT_IN_FOREST, TAKE_CARD),
    # The end of an attack
    REMOVE_HEROES: (SUPPLY_MIDGARD,),
    SUPPLY_MIDGARD: (CLEAR_LAND,),
    CLEAR_LAND: (SCORE_WHEAT,),
    FINAL_SCORING: (SCORE_WHEAT,),
    SCORE_WHEAT: (SCORE_PENINSULAS,),
    SCORE_PENINSULAS: (REVEAL_CARDS,),
    REVEAL_CARDS: (LAY_CARDS,),
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
        needs_ship = needs_ship or BOARD_PASSENGER <= kind <= LAND_VIKING
        below = kind
    if needs_ship != (s.at[SHIP] > 0):
        found.append(("no-ship-to-board", 0, int(s.at[SHIP])))
    if s.at[OVER] == 1 and (s.at[ATTACK] < ATTACKS or s.top > 0):
        found.append(("not-over", int(s.at[ATTACK]), int(s.top)))


def check_moment(s: State, kind: int, found: list[Flaw]) -> None:
    """The land is built before the first attack, supply comes between attacks, the final scoring after the last."""
    attack = s.at[ATTACK]
    is_set_up = LAY_TILES <= kind <= DRAW_START_PLAYER
    is_supply = CLEAR_LAND <= kind <= REMOVE_HEROES
    is_wrong = (
        (is_set_up and attack > 0)
        or (not is_set_up and kind != BEGIN_ATTACK and attack == 0)
        or (is_supply and attack == ATTACKS)
        or (kind == BEGIN_ATTACK and attack == ATTACKS)
        or (kind == FINAL_SCORING and attack < ATTACKS)
    )
    if is_wrong:
        found.append(("moment", kind, int(attack)))


def check_arguments(s: State, kind: int, a: i64, found: list[Flaw]) -> None:
    """A step is about the seat, the ship and the field that it can be about."""
    active = active_seat(s)
    ship = s.at[SHIP] - 1
    is_wrong = False
    if kind == TURN_UP_SHIP or kind == SEND_SHIP or kind == BOARD_CREW or kind == BOARD_SOLD:
        is_wrong = first(a) != active
    elif kind == BOARD_PASSENGER:
        is_wrong = ship < 0 or first(a) != colour_of(ship) or first(a) == active
    elif kind == LAND_VIKING:
        lying = s.at[SHIP_AT + SLOTS * first(a) + second(a)]
        is_wrong = lying == 0 or (lying - 1) // 2 != ship
    elif kind == DEFEND:
        defender = s.at[VIKING + second(a)] - 1
        is_wrong = defender < 0 or defender == first(a) or s.at[ABOARD + third(a)] != first(a) + 1
    elif kind == HUNT_IN_FOREST:
        is_wrong = s.at[VIKING + second(a)] != first(a) + 1 or not is_forest(terrain_of(s, second(a)))
    if is_wrong:
        found.append(("argument", kind, int(first(a))))


def active_seat(s: State) -> i64:
    """Whose turn it is, from who comes next; NO_SEAT outside of turns."""
    for k in range(s.top):
        if s.agenda[k] & 255 == BEGIN_TURN:
            return (first(s.agenda[k] >> KIND_BITS) + s.seats - 1) % s.seats
    return NO_SEAT


def check_places(s: State, found: list[Flaw]) -> None:
    """The coloured place is for the player of that colour, the others are the active player's. [W-BOARD-1]"""
    if s.at[SHIP] == 0:
        return
    coloured = s.fact[SHIP_PLACE + s.at[SHIP] - 1]
    for place in range(SHIP_LENGTH):
        wanted = colour_of(s.at[SHIP] - 1) if place == coloured else active_seat(s)
        if s.at[ABOARD + place] > 0 and s.at[ABOARD + place] - 1 != wanted:
            found.append(("not-your-place", int(place), int(s.at[ABOARD + place] - 1)))
