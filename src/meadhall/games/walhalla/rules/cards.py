"""Action cards: drawing, discarding, and those laid face down at the end of an attack. [W-CARD]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.walhalla.rules.points import score
from meadhall.games.walhalla.table import box, news, on, say, steps
from meadhall.games.walhalla.table.land import is_forest, is_village, terrain_of
from meadhall.kernel.engine.agenda import CHANCE, EVERYONE, NO_SEAT, NOBODY, Options, State, Step, one, step
from meadhall.kernel.engine.sets import bit

BONUS_CARDS: Final = 4  # the first so many cards: a point for each field of a kind


def has_card(s: State, seat: i64, card: i64) -> bool:
    """Whether a seat holds a card of this kind."""
    return s.at[on.HAND + box.CARDS * seat + card] > 0


def draw(s: State, seat: i64) -> None:
    """Let a seat draw the top card; shuffle the discards first if the pile is empty. [W-CARD-1] [W-RULING-24]"""
    if s.at[on.DECK_LEFT] == 0:
        for card in range(box.CARDS):
            s.at[on.DECK + card] = s.at[on.DISCARD + card]
            s.at[on.DECK_LEFT] += s.at[on.DISCARD + card]
            s.at[on.DISCARD + card] = 0
        if s.at[on.DECK_LEFT] > 0:
            s.tell(news.CARDS_RESHUFFLED, EVERYONE)
    if s.at[on.DECK_LEFT] > 0:
        s.do(step(steps.TAKE_CARD, seat))
    else:
        s.tell(news.NO_CARD_LEFT, EVERYONE, seat)


def discard(s: State, seat: i64, card: i64) -> None:
    """Put a card from a hand face up on the discard pile, where all learn what it was. [W-CARD-1]"""
    s.reveal()
    s.at[on.HAND + box.CARDS * seat + card] -= 1
    s.at[on.HAND_COUNT + seat] -= 1
    s.at[on.DISCARD + card] += 1


def top_card(s: State, k: i64) -> i64:
    """The answer that is the k-th card of the draw pile, counted kind by kind: each is as likely to lie on top."""
    card: i64 = 0
    while k >= s.at[on.DECK + card]:
        k -= s.at[on.DECK + card]
        card += 1
    return say.DRAW_CARD + card


def take(s: State, seat: i64, card: i64) -> None:
    """Put a card from the draw pile into a hand, unseen by the others. [W-GEN-5]"""
    s.at[on.DECK + card] -= 1
    s.at[on.DECK_LEFT] -= 1
    s.at[on.HAND + box.CARDS * seat + card] += 1
    s.at[on.HAND_COUNT + seat] += 1
    s.tell(news.CARD_DRAWN, EVERYONE, seat)
    s.tell(news.CARD_SEEN, bit(seat), seat, card)


class TakeCard(Step):
    """Draw the top action card. [W-TERRAIN-1]"""

    rule = "W-TERRAIN-1"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE

    def outcomes(self, s: State, a: i64) -> i64:
        return s.at[on.DECK_LEFT]

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return top_card(s, k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        player = one(a)
        take(s, player, word - say.DRAW_CARD)


def who_holds_cards(s: State) -> i64:
    """Mask of the seats with any card in hand, which everyone can see."""
    holders: i64 = 0
    for seat in range(s.seats):
        if s.at[on.HAND_COUNT + seat] > 0:
            holders |= bit(seat)
    return holders


def may_lay(s: State, card: i64) -> bool:
    """Whether a card is for the end of this attack. [W-CARD-6] [W-RULING-18]"""
    return card < box.END_CARDS and (card != box.WALHALLA_CARD or s.at[on.ATTACK] < box.ATTACKS)


class LayCards(Step):
    """Who holds cards lays any number face down, unseen by the others. [W-CARD-6] [W-RULING-17] [W-RULING-29]"""

    rule = "W-CARD-6"
    fields = ("owing",)  # mask of seats
    sealed = True

    def asks(self, s: State, a: i64) -> i64:
        owing = one(a)
        return owing

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        for card in range(box.END_CARDS):
            if has_card(s, seat, card) and may_lay(s, card):
                out.add(say.LAY + card)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        owing = one(a)
        if seat == NO_SEAT:  # nobody holds a card
            return
        if word == say.DONE:
            owing &= ~bit(seat)
        else:
            s.at[on.HAND + box.CARDS * seat + word - say.LAY] -= 1
            s.at[on.LAID + box.CARDS * seat + word - say.LAY] += 1
        if owing != NOBODY:
            s.do(step(steps.LAY_CARDS, owing))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if not say.LAY <= word < say.LAY + box.CARDS:
            return ("not-now", self.rule)
        if not has_card(s, seat, word - say.LAY):
            return ("card-not-held", "W-CARD-6")
        if word - say.LAY == box.WALHALLA_CARD:
            return ("no-supply-left", "W-RULING-18")
        return ("landing-card", "W-CARD-6")


def bonus_fields(s: State, seat: i64, card: i64) -> i64:
    """How many fields a seat holds of the kind a bonus card counts. [W-CARD-7]"""
    n: i64 = 0
    for field in range(box.FIELDS):
        if s.at[on.VIKING + field] == seat + 1 and counts_for(card, terrain_of(s, field)):
            n += 1
    return n


def counts_for(card: i64, terrain: i64) -> bool:
    """Whether a bonus card gives a point for this terrain. [W-CARD-7]"""
    if card == box.FOREST_CARD:
        return is_forest(terrain)
    if card == box.WHEAT_CARD:
        return terrain == box.WHEAT
    if card == box.CULT_CARD:
        return terrain == box.CULT
    return card == box.VILLAGE_CARD and is_village(terrain)


class RevealCards(Step):
    """All laid cards are turned up together; bonus cards give their points. [W-CARD-6] [W-CARD-7] [W-RULING-19]"""

    rule = "W-CARD-6"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.reveal()
        s.at[on.REVEALED] = 1
        for player in range(s.seats):
            for card in range(box.END_CARDS):
                for _ in range(s.at[on.LAID + box.CARDS * player + card]):
                    s.at[on.HAND_COUNT + player] -= 1
                    s.tell(news.CARD_REVEALED, EVERYONE, player, card)
                    if card < BONUS_CARDS:
                        points = bonus_fields(s, player, card)
                        score(s, player, on.PART_CARDS, points)
                        s.tell(news.BONUS_SCORED, EVERYONE, player, card, points)


def discard_laid(s: State) -> None:
    """Put the revealed cards on the discard pile. [W-CARD-1]"""
    for seat in range(s.seats):
        for card in range(box.END_CARDS):
            s.at[on.DISCARD + card] += s.at[on.LAID + box.CARDS * seat + card]
            s.at[on.LAID + box.CARDS * seat + card] = 0
    s.at[on.REVEALED] = 0
