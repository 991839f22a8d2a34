"""What holds in every situation of a game: Vikings, cards, ships and tiles are conserved, nothing is negative."""

from mypy_extensions import i64

from meadhall.kernel.agenda import KIND_BITS, State, bit, first, second, third
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
from meadhall.walhalla.land import fields_held, rows_of, terrain_of, tiles_of, vikings_aboard
from meadhall.walhalla.setup import LOWEST_LOW_TIP
from meadhall.walhalla.steps import BOARD_PASSENGER, DEFEND, LAND_VIKING

# What is broken, which thing (a colour, a card, a ship ...) and how many there are.
Flaw = tuple[str, int, int]


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
                if s.at[TILE_BAG] == 0 and k < tiles_of(s, peninsula):
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


def check_agenda(s: State, found: list[Flaw]) -> None:
    """What waits fits the table: a ship to be boarded or to land from, a fight with somebody on both sides."""
    needs_ship = False
    for k in range(s.top):
        kind = s.agenda[k] & 255
        a = s.agenda[k] >> KIND_BITS
        needs_ship = needs_ship or BOARD_PASSENGER <= kind <= DEFEND
        lying = s.at[SHIP_AT + SLOTS * first(a) + second(a)] if kind == LAND_VIKING else 0
        if kind == LAND_VIKING and (lying == 0 or (lying - 1) // 2 != s.at[SHIP] - 1):
            found.append(("ship-elsewhere", int(first(a)), int(second(a))))
        if kind == DEFEND and (s.at[VIKING + second(a)] == 0 or s.at[ABOARD + third(a)] != first(a) + 1):
            found.append(("nobody-fights", int(second(a)), int(third(a))))
    if needs_ship != (s.at[SHIP] > 0):
        found.append(("no-ship-to-board", 0, int(s.at[SHIP])))
