"""Goods and warriors: gaining, paying, recruiting, and the questions about them. [C-GEN]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.table import box, news, on, say, steps
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT, NOBODY, Options, State, Step, one, step
from meadhall.kernel.engine.sets import bit

LONGHOUSE_LIMIT: Final = 8  # warriors a leader can hold, those away included [C-GEN-3]
DIE_THING: Final = 6  # in events the things are food, wood, coins, favor, blame, glory, then the dice


def gain(s: State, seat: i64, good: i64, n: i64) -> None:
    """Take goods from the supply, which never runs out. [C-GEN-1]"""
    if n > 0:
        s.at[good + seat] += n
        s.tell(news.GAINED, EVERYONE, seat, (good - on.FOOD) >> 2, n)


def pay(s: State, seat: i64, good: i64, n: i64) -> None:
    """Return goods to the supply."""
    if n > 0:
        s.at[good + seat] -= n
        s.tell(news.PAID, EVERYONE, seat, (good - on.FOOD) >> 2, n)


def score(s: State, seat: i64, n: i64) -> None:
    """Move on the glory track, backwards too."""
    s.at[on.GLORY + seat] += n
    if n != 0:
        s.tell(news.GAINED, EVERYONE, seat, (on.GLORY - on.FOOD) >> 2, n)


def has_rune(s: State, seat: i64, rune: i64) -> bool:
    """Whether a seat holds a rune it has not used yet. [C-RUNE-1]"""
    return ((s.at[on.RUNES + seat] & ~s.at[on.RUNES_USED + seat]) >> rune) & 1 == 1


def dice_in(s: State, target: i64) -> i64:
    """How many warriors are committed to a target."""
    place = on.CREW + 4 * target
    return s.at[place] + s.at[place + 1] + s.at[place + 2]


def warriors_of(s: State, seat: i64) -> i64:
    """How many warriors a seat has, at home and away. [C-RULING-23]"""
    place = on.HALL + 3 * seat
    n = s.at[place] + s.at[place + 1] + s.at[place + 2]
    for target in range(box.TARGETS):
        if s.at[on.FIGHTER + target] == seat + 1:
            n += dice_in(s, target)
    return n


def food_of(s: State, seat: i64) -> i64:
    """How much food a seat has, at home and aboard. [C-RULING-23]"""
    n = s.at[on.FOOD + seat]
    for target in range(box.TARGETS):
        if s.at[on.FIGHTER + target] == seat + 1:
            n += s.at[on.CREW + 4 * target + box.FOOD_ITEM]
    return n


def recruit(s: State, seat: i64, swords: i64, spears: i64, axes: i64) -> i64:
    """The step by which a seat takes so many dice of each kind from the supply."""
    return step(steps.TAKE_WARRIORS, seat, swords, spears, axes)


def take_die(s: State, seat: i64, colour: i64, n: i64) -> None:
    """Move dice from the supply into a longhouse."""
    if n > 0:
        s.at[on.SUPPLY + colour] -= n
        s.at[on.HALL + 3 * seat + colour] += n
        s.tell(news.GAINED, EVERYONE, seat, DIE_THING + colour, n)


def lose_die(s: State, target: i64, colour: i64, n: i64) -> None:
    """Move dice from a fight or a ship back to the supply."""
    s.at[on.CREW + 4 * target + colour] -= n
    s.at[on.SUPPLY + colour] += n


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
        return (
            ("no-such-die", "C-GEN-3")
            if say.TAKE_DIE <= word < say.TAKE_DIE + box.COLOURS
            else ("not-now", self.rule)
        )
