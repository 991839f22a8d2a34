"""Goods and warriors: gaining, paying, losing, and the questions about them. [C-GEN]"""

from mypy_extensions import i64

from meadhall.games.champions.table import box, news, on
from meadhall.kernel.engine.agenda import EVERYONE, State


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


def lose_die(s: State, target: i64, colour: i64, n: i64) -> None:
    """Move dice from a fight or a ship back to the supply."""
    s.at[on.CREW + 4 * target + colour] -= n
    s.at[on.SUPPLY + colour] += n
