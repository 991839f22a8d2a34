"""Drawing a ship and boarding; selling a card and a point for a Viking. [W-BOARD] [W-SELL]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.walhalla.rules.cards import discard, has_card
from meadhall.games.walhalla.rules.points import score
from meadhall.games.walhalla.table import box, news, on, printed, say, steps
from meadhall.games.walhalla.table.land import colour_of, vikings_aboard
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT, NOBODY, Options, State, Step, one, step, two
from meadhall.kernel.engine.draws import DrawStep
from meadhall.kernel.engine.sets import bit, count_bits

ALL_PLACES: Final = 7  # the set of bow, middle and stern


class TurnUpShip(DrawStep):
    """The active player turns up the top ship; who boards decides in this order. [W-BOARD-1] [W-BOARD-2]"""

    rule = "W-BOARD-1"
    fields = ("seat",)
    bag = on.SHIP_BAG
    drawn = say.DRAW_SHIP

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        player = one(a)
        ship = word - say.DRAW_SHIP
        s.at[on.SHIP_BAG] &= ~bit(ship)
        s.at[on.SHIP] = ship + 1
        s.tell(news.SHIP_DRAWN, EVERYONE, player, ship)
        s.do(step(steps.BOARD_CREW, player), step(steps.SEND_SHIP, player))
        if colour_of(ship) < s.seats and colour_of(ship) != player:  # put on top, so it happens first [W-BOARD-5]
            s.do(step(steps.BOARD_PASSENGER, colour_of(ship)))


# --- who may board where ---------------------------------------------------------------------------------


def coloured_place(s: State) -> i64:
    """The coloured place of the ship that is boarded, as a set of one."""
    return bit(s.fact[printed.SHIP_PLACE + s.at[on.SHIP] - 1])


def places_for(s: State, active: i64) -> i64:
    """The free places that are the active player's. [W-BOARD-3] [W-BOARD-4] [W-BOARD-5]"""
    places: i64 = ALL_PLACES
    if colour_of(s.at[on.SHIP] - 1) != active:
        places &= ~coloured_place(s)
    for place in range(box.SHIP_LENGTH):
        if s.at[on.ABOARD + place] != 0:
            places &= ~bit(place)
    return places


def can_pay(s: State, seat: i64) -> bool:
    """Whether a seat has a card, a point and a Viking in Asgard, as all can see. [W-RULING-10]"""
    return s.at[on.HAND_COUNT + seat] > 0 and s.at[on.POINTS + seat] > 0 and s.at[on.ASGARD + seat] > 0


def can_sell(s: State, seat: i64) -> bool:
    """Whether a seat has no Viking in Midgard and could pay for one. [W-SELL-1]"""
    return s.at[on.MIDGARD + seat] == 0 and can_pay(s, seat)


def can_sell_more(s: State, seat: i64) -> bool:
    """Whether a seat that has just sold a card may sell another before it boards. [W-RULING-32]"""
    return s.at[on.SELL_SEVERAL] == 1 and can_pay(s, seat)


def offer_places(s: State, seat: i64, places: i64, out: Options) -> None:
    """Offer every choice among free places that there are Vikings for. [W-BOARD-6]"""
    for some in range(1, ALL_PLACES + 1):
        if some & ~places == 0 and count_bits(some) <= s.at[on.MIDGARD + seat]:
            out.add(say.BOARD + some - 1)


def board(s: State, seat: i64, places: i64) -> None:
    """Vikings from Midgard take places aboard. [W-BOARD-6]"""
    for place in range(box.SHIP_LENGTH):
        if (places >> place) & 1:
            s.at[on.MIDGARD + seat] -= 1
            s.at[on.ABOARD + place] = seat + 1
    s.tell(news.BOARDED, EVERYONE, seat, places - 1, count_bits(places))


def sell(s: State, seat: i64, card: i64) -> None:
    """Discard a card and go back a point: a Viking comes from Asgard to Midgard. [W-SELL-1]"""
    discard(s, seat, card)
    score(s, seat, on.PART_SOLD, -1)
    s.at[on.ASGARD + seat] -= 1
    s.at[on.MIDGARD + seat] += 1
    s.tell(news.SOLD, EVERYONE, seat, card)


def offer_cards(s: State, seat: i64, out: Options) -> None:
    """Offer every kind of card that could be sold."""
    for card in range(box.CARDS):
        if has_card(s, seat, card):
            out.add(say.SELL + card)


def is_board(word: i64) -> bool:
    """Whether an answer is to board."""
    return say.BOARD <= word < say.BOARD + ALL_PLACES


def is_sell(word: i64) -> bool:
    """Whether an answer is to sell."""
    return say.SELL <= word < say.SELL + box.CARDS


def refuse_boarding(s: State, seat: i64, places: i64, word: i64, rule: str) -> tuple[str, str]:
    """Why a seat cannot board or sell like this, if these places are free for it."""
    if is_board(word):
        if (word - say.BOARD + 1) & ~places:
            return ("not-your-place", "W-BOARD-1")
        if s.at[on.MIDGARD + seat] == 0:
            return ("no-viking-in-midgard", "W-BOARD-6")
        return ("too-many-for-midgard", "W-BOARD-6")
    if is_sell(word):
        if s.at[on.MIDGARD + seat] > 0:
            return ("sell-not-empty", "W-SELL-1")
        return ("sell-no-card", "W-RULING-10")  # without a point or a Viking in Asgard nobody is asked
    return ("not-now", rule)


# --- the questions ---------------------------------------------------------------------------------------


class BoardPassenger(Step):
    """The owner of the coloured place boards it or not, before the active player. [W-BOARD-2]"""

    rule = "W-BOARD-2"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        seat = one(a)
        able = s.at[on.MIDGARD + seat] > 0 or can_sell(s, seat)
        return bit(seat) if able else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        if s.at[on.MIDGARD + seat] > 0:
            out.add(say.BOARD + coloured_place(s) - 1)
        else:
            offer_cards(s, seat, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if seat == NO_SEAT:  # nobody to board with
            return
        if word == say.DONE:
            s.tell(news.STAYED_ASHORE, EVERYONE, seat)
            return
        if is_sell(word):
            sell(s, seat, word - say.SELL)
            s.do(step(steps.BOARD_SOLD, seat, 1))
        else:
            board(s, seat, coloured_place(s))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return refuse_boarding(s, seat, coloured_place(s), word, self.rule)


class BoardCrew(Step):
    """The active player boards with as many Vikings as wanted. [W-BOARD-3] [W-BOARD-4] [W-RULING-7]"""

    rule = "W-BOARD-3"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        seat = one(a)
        if places_for(s, seat) == 0:
            return NOBODY
        able = s.at[on.MIDGARD + seat] > 0 or can_sell(s, seat)
        return bit(seat) if able else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        offer_places(s, seat, places_for(s, seat), out)
        if s.at[on.MIDGARD + seat] == 0:
            offer_cards(s, seat, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if seat == NO_SEAT:  # nobody to board with, or nowhere
            return
        if word == say.DONE:
            if vikings_aboard(s, seat) == 0:
                s.tell(news.STAYED_ASHORE, EVERYONE, seat)
        elif is_sell(word):
            sell(s, seat, word - say.SELL)
            s.do(step(steps.BOARD_SOLD, seat))
        else:
            board(s, seat, word - say.BOARD + 1)
            if s.at[on.MIDGARD + seat] == 0:  # now a card may be sold for the next place [W-RULING-11]
                s.do(step(steps.BOARD_CREW, seat))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return refuse_boarding(s, seat, places_for(s, seat), word, self.rule)


class BoardSold(Step):
    """Who has sold a card boards with what it brought, or sells one more first. [W-RULING-30] [W-RULING-32]"""

    rule = "W-RULING-30"
    fields = ("seat", "passenger")

    def places(self, s: State, a: i64) -> i64:
        """The free places that are the seller's: the one of a passenger, or those of the crew."""
        seat, passenger = two(a)
        return coloured_place(s) if passenger == 1 else places_for(s, seat)

    def asks(self, s: State, a: i64) -> i64:
        seat = one(a)
        has_choice = count_bits(self.places(s, a)) > 1 or can_sell_more(s, seat)
        return bit(seat) if has_choice else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        offer_places(s, seat, self.places(s, a), out)
        if can_sell_more(s, seat):
            offer_cards(s, seat, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        seller, passenger = two(a)
        if seat != NO_SEAT and is_sell(word):
            sell(s, seat, word - say.SELL)
            s.do(step(steps.BOARD_SOLD, seat, passenger))
            return
        board(s, seller, self.places(s, a) if seat == NO_SEAT else word - say.BOARD + 1)
        if passenger == 0 and s.at[on.MIDGARD + seller] == 0:  # [W-RULING-11]
            s.do(step(steps.BOARD_CREW, seller))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if word == say.DONE:
            return ("must-board-sold", self.rule)
        if is_sell(word) and s.at[on.SELL_SEVERAL] == 0:
            return ("sell-one-at-a-time", "W-RULING-32")
        if is_sell(word):
            return self.refuse_sale(s, seat)
        return refuse_boarding(s, seat, self.places(s, a), word, self.rule)

    def refuse_sale(self, s: State, seat: i64) -> tuple[str, str]:
        """Why one more card cannot be sold: it is not there, or cannot be paid for. [W-RULING-10]"""
        return ("sell-no-card" if can_pay(s, seat) else "sell-cannot-pay", "W-RULING-10")
