"""The eight market stalls. [C-STALL]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.rules.goods import gain, pay, score
from meadhall.games.champions.rules.recruiting import recruit
from meadhall.games.champions.rules.refusals import refuse
from meadhall.games.champions.table import box, obstacles, on, say, steps
from meadhall.kernel.engine.agenda import NOBODY, Options, State, Step, step, two
from meadhall.kernel.engine.sets import bit

AUMINGI_MOST: Final = 3  # times with one worker [C-STALL-2]
SKALD_GLORY: Final = 2  # [C-STALL-3]
STRANGER_COINS: Final = 2  # [C-STALL-5]
FOLK_FOOD: Final = 1  # [C-STALL-6]
RAIDERS_WOOD: Final = 1  # [C-STALL-7]
JOMSVIKING_COINS: Final = 2  # [C-STALL-8]
VARYAG_COINS: Final = 1  # [C-STALL-9]


def can_visit(s: State, seat: i64, stall: i64) -> bool:
    """Whether a seat can pay what a stall asks. [C-PLACE-3]"""
    if stall == box.AUMINGI or stall == box.FOLK_WARRIORS:
        return s.at[on.FOOD + seat] >= FOLK_FOOD
    if stall == box.RAIDERS:
        return s.at[on.WOOD + seat] >= RAIDERS_WOOD
    if stall == box.JOMSVIKINGS:
        return s.at[on.COINS + seat] >= JOMSVIKING_COINS
    if stall > box.JOMSVIKINGS:
        return s.at[on.COINS + seat] >= VARYAG_COINS
    return True


def stall_obstacle(s: State, seat: i64, stall: i64) -> i64:
    """What keeps a seat from a stall: nothing, or that it cannot pay."""
    return obstacles.FREE if can_visit(s, seat, stall) else obstacles.NO_PRICE_STALL


def visit_stall(s: State, seat: i64, stall: i64) -> None:
    """What a stall does, once per worker. [C-STALL-1]"""
    if stall == box.AUMINGI:
        s.do(step(steps.FEED_AUMINGI, seat, 0))
    elif stall == box.SKALD:  # [C-STALL-3]
        score(s, seat, SKALD_GLORY)
    elif stall == box.GENEROUS_MERCHANT:  # [C-STALL-4]
        gain(s, seat, on.FOOD, 1)
        gain(s, seat, on.WOOD, 1)
    elif stall == box.WEALTHY_STRANGER:  # [C-STALL-5]
        gain(s, seat, on.COINS, STRANGER_COINS)
    elif stall == box.FOLK_WARRIORS:  # [C-STALL-6]
        pay(s, seat, on.FOOD, FOLK_FOOD)
        s.do(recruit(s, seat, 2, 0, 0))
    elif stall == box.RAIDERS:  # [C-STALL-7]
        pay(s, seat, on.WOOD, RAIDERS_WOOD)
        s.do(recruit(s, seat, 0, 2, 0))
    elif stall == box.JOMSVIKINGS:  # [C-STALL-8]
        pay(s, seat, on.COINS, JOMSVIKING_COINS)
        s.do(recruit(s, seat, 1, 0, 1))
    else:  # Varyags [C-STALL-9]
        pay(s, seat, on.COINS, VARYAG_COINS)
        s.do(recruit(s, seat, 1, 1, 0))


class FeedAumingi(Step):
    """Aumingi: give 1 food for 1 favor, up to three times. [C-STALL-2]"""

    rule = "C-STALL-2"
    fields = ("seat", "times")

    def asks(self, s: State, a: i64) -> i64:
        seat, times = two(a)
        more = times < AUMINGI_MOST and s.at[on.FOOD + seat] > 0
        return bit(seat) if more else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, times = two(a)
        if times > 0:
            out.add(say.DONE)
        out.add(say.GIVE_FOOD)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, times = two(a)
        if word == say.GIVE_FOOD:
            pay(s, seat, on.FOOD, 1)
            gain(s, seat, on.FAVOR, 1)
            s.do(step(steps.FEED_AUMINGI, seat, times + 1))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("feed-one", self.rule) if word == say.DONE else refuse(s, seat, word)
