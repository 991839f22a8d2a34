"""What a seat may see of a table of Walhalla, and full tables that fit what it sees. [W-GEN-5]"""

from mypy_extensions import i64

from meadhall.games.walhalla.rules.cards import may_lay
from meadhall.games.walhalla.table import box, on, steps
from meadhall.games.walhalla.table.on import LAYOUT
from meadhall.kernel.engine.agenda import State, one
from meadhall.kernel.engine.chance import Luck
from meadhall.kernel.engine.views import allowed


def see(s: State, seat: int) -> State:
    """The table as a seat sees it; -1 for a spectator. [W-GEN-5]"""
    if s.at[on.OVER] == 1:
        return s.clone()
    seen = allowed(s, seat, LAYOUT)
    viewer = i64(seat)
    for card in range(box.CARDS):
        unseen = s.at[on.DECK + card]
        for other in range(s.seats):
            if other != viewer:
                unseen += s.at[on.HAND + box.CARDS * other + card]
                if s.at[on.REVEALED] == 1:
                    seen.at[on.LAID + box.CARDS * other + card] = s.at[on.LAID + box.CARDS * other + card]
                else:
                    unseen += s.at[on.LAID + box.CARDS * other + card]
        seen.at[on.DECK + card] = unseen  # others' cards look like cards of the draw pile
    return seen


def imagine(view: State, seat: int, luck: Luck) -> State:
    """A full table that fits what a seat sees: hands of others are dealt anew."""
    s = view.clone()
    if s.at[on.OVER] == 1:
        return s
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.at[on.HAND_COUNT + other]):
                s.at[on.HAND + box.CARDS * other + take_one(s, luck)] += 1
    imagine_laid(s, i64(seat), luck)
    return s


def take_one(s: State, luck: Luck) -> i64:
    """Take a card at random out of those the viewer has not seen."""
    left: i64 = 0
    for kind in range(box.CARDS):
        left += s.at[on.DECK + kind]
    k = luck.below(left)
    card: i64 = 0
    while k >= s.at[on.DECK + card]:
        k -= s.at[on.DECK + card]
        card += 1
    s.at[on.DECK + card] -= 1
    return card


def imagine_laid(s: State, viewer: i64, luck: Luck) -> None:
    """Let others who have finished laying cards have laid some of those they could. [W-CARD-6]"""
    entry = s.agenda[s.top - 1]
    if entry & 255 != steps.LAY_CARDS:
        return
    for seat in range(s.seats):
        if seat == viewer or (one(entry >> 8) >> seat) & 1:
            continue
        for card in range(box.END_CARDS):
            while may_lay(s, card) and s.at[on.HAND + box.CARDS * seat + card] > 0 and luck.below(2) == 0:
                s.at[on.HAND + box.CARDS * seat + card] -= 1
                s.at[on.LAID + box.CARDS * seat + card] += 1
