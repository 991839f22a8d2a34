"""What a seat may see of a table of Walhalla, and full tables that fit what it sees. [W-GEN-5]"""

from mypy_extensions import i64

from meadhall.kernel.agenda import State, first
from meadhall.kernel.chance import Luck
from meadhall.kernel.views import allowed
from meadhall.walhalla.cards import may_lay
from meadhall.walhalla.fields import (
    CARDS,
    DECK,
    END_CARDS,
    HAND,
    HAND_COUNT,
    LAID,
    LAYOUT,
    OVER,
    REVEALED,
)
from meadhall.walhalla.steps import LAY_CARDS


def see(s: State, seat: int) -> State:
    """The table as a seat sees it; -1 for a spectator. [W-GEN-5]"""
    if s.at[OVER] == 1:
        return s.clone()
    seen = allowed(s, seat, LAYOUT)
    viewer = i64(seat)
    for card in range(CARDS):
        unseen = s.at[DECK + card]
        for other in range(s.seats):
            if other != viewer:
                unseen += s.at[HAND + CARDS * other + card]
                if s.at[REVEALED] == 1:
                    seen.at[LAID + CARDS * other + card] = s.at[LAID + CARDS * other + card]
                else:
                    unseen += s.at[LAID + CARDS * other + card]
        seen.at[DECK + card] = unseen  # others' cards look like cards of the draw pile
    return seen


def imagine(view: State, seat: int, luck: Luck) -> State:
    """A full table that fits what a seat sees: hands of others are dealt anew."""
    s = view.clone()
    if s.at[OVER] == 1:
        return s
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.at[HAND_COUNT + other]):
                s.at[HAND + CARDS * other + take_one(s, luck)] += 1
    imagine_laid(s, i64(seat), luck)
    return s


def take_one(s: State, luck: Luck) -> i64:
    """Take a card at random out of those the viewer has not seen."""
    left: i64 = 0
    for kind in range(CARDS):
        left += s.at[DECK + kind]
    k = luck.below(left)
    card: i64 = 0
    while k >= s.at[DECK + card]:
        k -= s.at[DECK + card]
        card += 1
    s.at[DECK + card] -= 1
    return card


def imagine_laid(s: State, viewer: i64, luck: Luck) -> None:
    """Let others who have finished laying cards have laid some of those they could. [W-CARD-6]"""
    entry = s.agenda[s.top - 1]
    if entry & 255 != LAY_CARDS:
        return
    for seat in range(s.seats):
        if seat == viewer or (first(entry >> 8) >> seat) & 1:
            continue
        for card in range(END_CARDS):
            while may_lay(s, card) and s.at[HAND + CARDS * seat + card] > 0 and luck.below(2) == 0:
                s.at[HAND + CARDS * seat + card] -= 1
                s.at[LAID + CARDS * seat + card] += 1
