"""The fury of the gods, which decides what their runes are worth. [V-FURY]"""

from mypy_extensions import i64

from meadhall.games.vikings.table import box, news, on
from meadhall.kernel.engine.agenda import EVERYONE, State


def raise_fury(s: State, rune: i64, n: i64) -> None:
    """The god of a rune grows more furious, up to twice round the track. [V-FURY-1]"""
    before = s.at[on.FURY + rune]
    after = before + n if before + n < box.MOST_FURY else box.MOST_FURY
    if after != before:
        s.at[on.FURY + rune] = after
        s.tell(news.FURY_RISES, EVERYONE, rune, after - before)


def calm(s: State, rune: i64, n: i64) -> None:
    """The god of a rune grows calmer, never below nothing. [V-FURY-1]"""
    before = s.at[on.FURY + rune]
    after = before - n if before > n else 0
    if after != before:
        s.at[on.FURY + rune] = after
        s.tell(news.FURY_FALLS, EVERYONE, rune, before - after)
