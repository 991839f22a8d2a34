"""The eight market stalls. [C-STALL]"""

from typing import Final

from mypy_extensions import i64

from meadhall.champions.actions import (
    AUMINGI,
    DONE,
    FOLK_WARRIORS,
    GENEROUS_MERCHANT,
    GIVE_FOOD,
    JOMSVIKINGS,
    RAIDERS,
    SKALD,
    WEALTHY_STRANGER,
)
from meadhall.champions.fields import COINS, FAVOR, FOOD, WOOD
from meadhall.champions.goods import gain, pay, recruit, score
from meadhall.champions.obstacles import FREE, NO_PRICE_STALL
from meadhall.champions.steps import FEED_AUMINGI
from meadhall.kernel.agenda import Options, State, Step, bit, first, second, step

AUMINGI_MOST: Final = 3  # times with one worker [C-STALL-2]
SKALD_GLORY: Final = 2  # [C-STALL-3]
STRANGER_COINS: Final = 2  # [C-STALL-5]
FOLK_FOOD: Final = 1  # [C-STALL-6]
RAIDERS_WOOD: Final = 1  # [C-STALL-7]
JOMSVIKING_COINS: Final = 2  # [C-STALL-8]
VARYAG_COINS: Final = 1  # [C-STALL-9]


def can_visit(s: State, seat: i64, stall: i64) -> bool:
    """Whether a seat can pay what a stall asks. [C-PLACE-3]"""
    if stall == AUMINGI or stall == FOLK_WARRIORS:
        return s.at[FOOD + seat] >= FOLK_FOOD
    if stall == RAIDERS:
        return s.at[WOOD + seat] >= RAIDERS_WOOD
    if stall == JOMSVIKINGS:
        return s.at[COINS + seat] >= JOMSVIKING_COINS
    if stall > JOMSVIKINGS:
        return s.at[COINS + seat] >= VARYAG_COINS
    return True


def stall_obstacle(s: State, seat: i64, stall: i64) -> i64:
    """What keeps a seat from a stall: nothing, or that it cannot pay."""
    return FREE if can_visit(s, seat, stall) else NO_PRICE_STALL


def visit_stall(s: State, seat: i64, stall: i64) -> None:
    """What a stall does, once per worker. [C-STALL-1]"""
    if stall == AUMINGI:
        s.do(step(FEED_AUMINGI, seat, 0))
    elif stall == SKALD:
        score(s, seat, SKALD_GLORY)
    elif stall == GENEROUS_MERCHANT:  # [C-STALL-4]
        gain(s, seat, FOOD, 1)
        gain(s, seat, WOOD, 1)
    elif stall == WEALTHY_STRANGER:
        gain(s, seat, COINS, STRANGER_COINS)
    elif stall == FOLK_WARRIORS:
        pay(s, seat, FOOD, FOLK_FOOD)
        s.do(recruit(s, seat, 2, 0, 0))
    elif stall == RAIDERS:
        pay(s, seat, WOOD, RAIDERS_WOOD)
        s.do(recruit(s, seat, 0, 2, 0))
    elif stall == JOMSVIKINGS:
        pay(s, seat, COINS, JOMSVIKING_COINS)
        s.do(recruit(s, seat, 1, 0, 1))
    else:
        pay(s, seat, COINS, VARYAG_COINS)
        s.do(recruit(s, seat, 1, 1, 0))


class FeedAumingi(Step):
    """Aumingi: give 1 food for 1 favor, up to three times. [C-STALL-2]"""

    rule = "C-STALL-2"
    fields = ("seat", "times")

    def asks(self, s: State, a: i64) -> i64:
        more = second(a) < AUMINGI_MOST and s.at[FOOD + first(a)] > 0
        return bit(first(a)) if more else 0

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        if second(a) > 0:
            out.add(DONE)
        out.add(GIVE_FOOD)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if word == GIVE_FOOD:
            pay(s, seat, FOOD, 1)
            gain(s, seat, FAVOR, 1)
            s.do(step(FEED_AUMINGI, seat, second(a) + 1))
