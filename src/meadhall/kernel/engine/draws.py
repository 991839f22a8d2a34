"""Steps that every game has: a seat is asked, chance draws from a bag, chance says who begins."""

from typing import ClassVar

from mypy_extensions import i64

from meadhall.kernel.engine.agenda import CHANCE, EVERYONE, State, Step, one
from meadhall.kernel.engine.sets import bit, count_bits, nth_bit


class SeatStep(Step):
    """A step that asks the seat it names first."""

    def asks(self, s: State, a: i64) -> i64:
        return bit(one(a))


class DrawStep(Step):
    """Chance draws one thing from a bag in which all are equally likely; the step says what becomes of it."""

    bag: ClassVar[int] = 0  # where the set of what is in it lies
    drawn: ClassVar[int] = 0  # the answer that means thing 0

    def __init__(self) -> None:
        self._bag: i64 = self.bag  # compiled code reads them faster from here
        self._drawn: i64 = self.drawn

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[self._bag])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return self._drawn + nth_bit(s.at[self._bag], k)


class StartPlayerStep(Step):
    """Chance says which seat begins."""

    marker: ClassVar[int] = 0  # where that seat is noted
    drawn: ClassVar[int] = 0  # the answer that means seat 0
    told: ClassVar[int] = 0  # the event that tells of it

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE

    def outcomes(self, s: State, a: i64) -> i64:
        return s.seats

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return self.drawn + k

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[self.marker] = word - self.drawn
        s.tell(self.told, EVERYONE, s.at[self.marker])
