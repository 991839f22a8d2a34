"""Drawing a ship and boarding; selling a card and a point for a Viking. [W-BOARD] [W-SELL]"""

from typing import Final

from mypy_extensions import i64

from meadhall.kernel.agenda import (
    CHANCE,
    EVERYONE,
    NO_SEAT,
    NOBODY,
    Options,
    State,
    Step,
    bit,
    count_bits,
    first,
    nth_bit,
    step,
)
from meadhall.walhalla.actions import BOARD, DONE, DRAW_SHIP, SELL
from meadhall.walhalla.cards import discard, has_card
from meadhall.walhalla.events import BOARDED, SHIP_DRAWN, SOLD, STAYED_ASHORE
from meadhall.walhalla.fields import (
    ABOARD,
    ASGARD,
    CARDS,
    HAND_COUNT,
    MIDGARD,
    PART_SOLD,
    POINTS,
    SHIP,
    SHIP_BAG,
    SHIP_LENGTH,
    SHIP_PLACE,
)
from meadhall.walhalla.land import colour_of, vikings_aboard
from meadhall.walhalla.points import score
from meadhall.walhalla.steps import BOARD_CREW, BOARD_PASSENGER, BOARD_SOLD, SEND_SHIP

ALL_PLACES: Final = 7  # the set of bow, middle and stern


class TurnUpShip(Step):
    """The active player turns up the top ship; who boards decides in this order. [W-BOARD-1] [W-BOARD-2]"""

    rule = "W-BOARD-1"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[SHIP_BAG])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return DRAW_SHIP + nth_bit(s.at[SHIP_BAG], k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        ship = word - DRAW_SHIP
        s.at[SHIP_BAG] &= ~bit(ship)
        s.at[SHIP] = ship + 1
        s.tell(SHIP_DRAWN, EVERYONE, first(a), ship)
        s.do(step(BOARD_CREW, first(a)), step(SEND_SHIP, first(a)))
        if colour_of(ship) < s.seats and colour_of(ship) != first(a):  # [W-BOARD-5]
            s.do(step(BOARD_PASSENGER, colour_of(ship)))


# --- who may board where ---------------------------------------------------------------------------------


def coloured_place(s: State) -> i64:
    """The coloured place of the ship that is boarded, as a set of one."""
    return bit(s.fact[SHIP_PLACE + s.at[SHIP] - 1])


def places_for(s: State, active: i64) -> i64:
    """The free places that are the active player's. [W-BOARD-3] [W-BOARD-4] [W-BOARD-5]"""
    places: i64 = ALL_PLACES
    if colour_of(s.at[SHIP] - 1) != active:
        places &= ~coloured_place(s)
    for place in range(SHIP_LENGTH):
        if s.at[ABOARD + place] != 0:
            places &= ~bit(place)
    return places


def can_sell(s: State, seat: i64) -> bool:
    """Whether a seat has no Viking in Midgard and could pay for one, as all can see. [W-SELL-1] [W-RULING-10]"""
    can_pay = s.at[HAND_COUNT + seat] > 0 and s.at[POINTS + seat] > 0
    return s.at[MIDGARD + seat] == 0 and s.at[ASGARD + seat] > 0 and can_pay


def board(s: State, seat: i64, places: i64) -> None:
    """Vikings from Midgard take places aboard. [W-BOARD-6]"""
    for place in range(SHIP_LENGTH):
        if (places >> place) & 1:
            s.at[MIDGARD + seat] -= 1
            s.at[ABOARD + place] = seat + 1
    s.tell(BOARDED, EVERYONE, seat, places - 1, count_bits(places))


def sell(s: State, seat: i64, card: i64) -> None:
    """Discard a card and go back a point: a Viking comes from Asgard to Midgard. [W-SELL-1]"""
    discard(s, seat, card)
    score(s, seat, PART_SOLD, -1)
    s.at[ASGARD + seat] -= 1
    s.at[MIDGARD + seat] += 1
    s.tell(SOLD, EVERYONE, seat, card)


def offer_cards(s: State, seat: i64, out: Options) -> None:
    """Offer every kind of card that could be sold."""
    for card in range(CARDS):
        if has_card(s, seat, card):
            out.add(SELL + card)


def is_board(word: i64) -> bool:
    """Whether an answer is to board."""
    return BOARD <= word < BOARD + ALL_PLACES


def is_sell(word: i64) -> bool:
    """Whether an answer is to sell."""
    return SELL <= word < SELL + CARDS


def refuse_boarding(s: State, seat: i64, places: i64, word: i64, rule: str) -> tuple[str, str]:
    """Why a seat cannot board or sell like this, if these places are free for it."""
    if is_board(word):
        if (word - BOARD + 1) & ~places:
            return ("not-your-place", "W-BOARD-1")
        if s.at[MIDGARD + seat] == 0:
            return ("no-viking-in-midgard", "W-BOARD-6")
        return ("too-many-for-midgard", "W-BOARD-6")
    if is_sell(word):
        if s.at[MIDGARD + seat] > 0:
            return ("sell-not-empty", "W-SELL-1")
        if s.at[ASGARD + seat] == 0:
            return ("sell-asgard-empty", "W-RULING-10")
        if s.at[POINTS + seat] == 0:
            return ("sell-no-point", "W-RULING-10")
        return ("sell-no-card", "W-RULING-10")
    return ("not-now", rule)


# --- the questions ---------------------------------------------------------------------------------------


class BoardPassenger(Step):
    """The owner of the coloured seat boards it or not, before the active player. [W-BOARD-2]"""

    rule = "W-BOARD-2"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        able = s.at[MIDGARD + first(a)] > 0 or can_sell(s, first(a))
        return bit(first(a)) if able else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(DONE)
        if s.at[MIDGARD + seat] > 0:
            out.add(BOARD + coloured_place(s) - 1)
        else:
            offer_cards(s, seat, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if seat == NO_SEAT:  # nobody to board with
            return
        if word == DONE:
            s.tell(STAYED_ASHORE, EVERYONE, seat)
            return
        if is_sell(word):
            sell(s, seat, word - SELL)  # the Viking paid for boards at once [W-RULING-30]
        board(s, seat, coloured_place(s))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return refuse_boarding(s, seat, coloured_place(s), word, self.rule)


class BoardCrew(Step):
    """The active player boards with as many Vikings as he likes and can. [W-BOARD-3] [W-BOARD-4] [W-RULING-7]"""

    rule = "W-BOARD-3"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        if places_for(s, first(a)) == 0:
            return NOBODY
        able = s.at[MIDGARD + first(a)] > 0 or can_sell(s, first(a))
        return bit(first(a)) if able else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(DONE)
        places = places_for(s, seat)
        for some in range(1, ALL_PLACES + 1):
            if some & ~places == 0 and count_bits(some) <= s.at[MIDGARD + seat]:
                out.add(BOARD + some - 1)
        if s.at[MIDGARD + seat] == 0:
            offer_cards(s, seat, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if seat == NO_SEAT:  # nobody to board with, or nowhere
            return
        if word == DONE:
            if vikings_aboard(s, seat) == 0:
                s.tell(STAYED_ASHORE, EVERYONE, seat)
        elif is_sell(word):
            sell(s, seat, word - SELL)
            s.do(step(BOARD_SOLD, seat), step(BOARD_CREW, seat))
        else:
            board(s, seat, word - BOARD + 1)
            if s.at[MIDGARD + seat] == 0:  # now he may sell for the next place [W-RULING-11]
                s.do(step(BOARD_CREW, seat))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return refuse_boarding(s, seat, places_for(s, seat), word, self.rule)


class BoardSold(Step):
    """The Viking that was paid for boards; with several places free its owner chooses. [W-RULING-30] [W-RULING-32]"""

    rule = "W-RULING-30"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a)) if count_bits(places_for(s, first(a))) > 1 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for place in range(SHIP_LENGTH):
            if (places_for(s, seat) >> place) & 1:
                out.add(BOARD + bit(place) - 1)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        board(s, first(a), places_for(s, first(a)) if seat == NO_SEAT else word - BOARD + 1)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if word == DONE:
            return ("must-board-sold", self.rule)
        return refuse_boarding(s, seat, places_for(s, seat), word, self.rule)
