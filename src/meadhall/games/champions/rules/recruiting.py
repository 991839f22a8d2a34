"""Recruiting warriors: from the supply into the longhouse, as far as there is room. [C-GEN-3]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.rules.goods import warriors_of
from meadhall.games.champions.rules.refusals import refuse_where_one_must_choose
from meadhall.games.champions.table import box, news, on, say, steps
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT, NOBODY, Options, State, Step, one, step
from meadhall.kernel.engine.sets import bit

LONGHOUSE_LIMIT: Final = 8  # warriors a leader can hold, those away included [C-GEN-3]
DIE_THING: Final = 6  # in events the things are food, wood, coins, favor, blame, glory, then the dice


def recruit(s: State, seat: i64, swords: i64, spears: i64, axes: i64) -> i64:
    """The step by which a seat takes so many dice of each kind from the supply."""
    return step(steps.TAKE_WARRIORS, seat, swords, spears, axes)


def take_die(s: State, seat: i64, colour: i64, n: i64) -> None:
    """Move dice from the supply into a longhouse."""
    if n > 0:
        s.at[on.SUPPLY + colour] -= n
        s.at[on.HALL + 3 * seat + colour] += n
        s.tell(news.GAINED, EVERYONE, seat, DIE_THING + colour, n)


class TakeWarriors(Step):
    """Take the dice offered, as far as the supply and the longhouse allow; the owner chooses which. [C-GEN-3]"""

    rule = "C-GEN-3"
    fields = ("seat", "swords", "spears", "axes")

    def offered(self, s: State, a: i64, colour: i64) -> i64:
        """How many dice of a kind are to be had: what is not in the supply is lost. [C-RULING-3]"""
        wanted = (a >> (8 + 8 * colour)) & 255
        left = s.at[on.SUPPLY + colour]
        return wanted if wanted < left else left

    def asks(self, s: State, a: i64) -> i64:
        seat = one(a)
        kinds: i64 = 0
        total: i64 = 0
        for colour in range(box.COLOURS):
            n = self.offered(s, a, colour)
            total += n
            if n > 0:
                kinds += 1
        room = LONGHOUSE_LIMIT - warriors_of(s, seat)
        return bit(seat) if kinds > 1 and total > room and room > 0 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for colour in range(box.COLOURS):
            if self.offered(s, a, colour) > 0:
                out.add(say.TAKE_DIE + colour)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        owner = one(a)
        if seat != NO_SEAT:
            take_die(s, owner, word - say.TAKE_DIE, 1)
            one_less = bit(16 + 8 * (word - say.TAKE_DIE))
            s.do((steps.TAKE_WARRIORS | a << 8) - one_less)
            return
        for colour in range(box.COLOURS):
            n = self.offered(s, a, colour)
            room = LONGHOUSE_LIMIT - warriors_of(s, owner)
            take_die(s, owner, colour, n if n < room else room)
            if n > room:
                s.tell(news.DICE_LEFT_BEHIND, EVERYONE, owner, colour, n - room)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if not say.TAKE_DIE <= word < say.TAKE_DIE + box.COLOURS:
            return refuse_where_one_must_choose(s, seat, word, self.rule)
        colour = word - say.TAKE_DIE
        is_wanted = (a >> (8 + 8 * colour)) & 255 > 0
        return ("die-not-in-supply", "C-RULING-3") if is_wanted else ("no-such-die", self.rule)
