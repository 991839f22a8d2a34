"""Valkyries: sent by a boon, they fly to regions beside them and carry a Settler or a Temple. [V-VALKYRIE]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.vikings.rules.clan import has, has_temple, pay, settlers_in
from meadhall.games.vikings.rules.control import check_region, take_at_once, valkyries_in
from meadhall.games.vikings.rules.giants import is_blocked
from meadhall.games.vikings.rules.sailing import attack_settlers
from meadhall.games.vikings.table import box, news, on, say
from meadhall.games.vikings.table.sea import regions, regions_beside
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT, NOBODY, Options, State, Step, two
from meadhall.kernel.engine.sets import bit

FOOD_FOR_A_SETTLER: Final = 1  # to carry one [V-VALKYRIE-10]
STEEL_FOR_A_TEMPLE: Final = 3


class SendValkyrie(Step):
    """With the boon, and only so, the Valkyrie of the rune comes. [V-VALKYRIE-1] [V-VALKYRIE-2] [V-VALKYRIE-5]"""

    rule = "V-VALKYRIE-1"
    fields = ("seat", "rune")

    def asks(self, s: State, a: i64) -> i64:
        seat, rune = two(a)
        at_home = s.at[on.RAGNAROK] == 1 and s.at[on.VALKYRIE + box.RUNES * seat + rune] == 0
        return bit(seat) if at_home else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        for region in range(regions(s)):
            out.add(say.SEND_VALKYRIE + region)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, rune = two(a)
        if seat == NO_SEAT or word == say.DONE:
            return
        region = word - say.SEND_VALKYRIE
        s.at[on.VALKYRIE + box.RUNES * seat + rune] = region + 1
        s.tell(news.VALKYRIE_SENT, EVERYONE, seat, rune, region)
        check_region(s, region)  # a Valkyrie takes control at once [V-VALKYRIE-4] [V-RULING-2]


def offer_flights(s: State, seat: i64, out: Options) -> None:
    """What a Valkyrie may do instead of a Settler that explores. [V-VALKYRIE-9] [V-VALKYRIE-10]"""
    if s.at[on.RAGNAROK] == 0:
        return
    for kind in range(3):
        first: i64 = say.FLY
        if kind == 1:
            first = say.FLY_SETTLER
        elif kind == 2:
            first = say.FLY_TEMPLE
        for region in range(regions(s)):
            if valkyries_in(s, seat, region) > 0:
                beside = regions_beside(s, region)
                for other in range(regions(s)):
                    if (beside >> other) & 1 and can_fly(s, seat, first, region, other):
                        out.add(first + box.REGIONS * region + other)


def can_fly(s: State, seat: i64, first: i64, start: i64, end: i64) -> bool:
    """Whether what a Valkyrie would carry is there, paid for and let in. [V-VALKYRIE-10] [V-GIANT-11]"""
    if first == say.FLY_SETTLER:
        return settlers_in(s, seat, start) > 0 and has(s, seat, box.FOOD) >= FOOD_FOR_A_SETTLER
    if first == say.FLY_TEMPLE:
        can_pay = has(s, seat, box.STEEL) >= STEEL_FOR_A_TEMPLE
        return can_pay and has_temple(s, seat, start) and not is_blocked(s, seat, end)
    return True


def flight_of(word: i64) -> i64:
    """Where the answers of this kind of flight begin."""
    if word >= say.FLY_TEMPLE:
        return say.FLY_TEMPLE
    return say.FLY_SETTLER if word >= say.FLY_SETTLER else say.FLY


def fly(s: State, seat: i64, word: i64) -> None:
    """A Valkyrie flies, alone or with one load. [V-VALKYRIE-9] [V-VALKYRIE-12] [V-RULING-1] [V-RULING-6]"""
    first = flight_of(word)
    start, end = (word - first) // box.REGIONS, (word - first) % box.REGIONS
    move_one(s, seat, start, end)
    if first == say.FLY_SETTLER:
        pay(s, seat, box.FOOD, FOOD_FOR_A_SETTLER)
        s.at[on.SETTLER + box.REGIONS * seat + start] -= 1
        s.at[on.SETTLER + box.REGIONS * seat + end] += 1
        s.tell(news.VALKYRIE_CARRIES_SETTLER, EVERYONE, seat, start, end)
        if s.at[on.EXPLORE_ATTACKS] == 1:
            attack_settlers(s, seat, end, s.at[on.CARRIER_COUNTS])
    elif first == say.FLY_TEMPLE:
        pay(s, seat, box.STEEL, STEEL_FOR_A_TEMPLE)
        s.at[on.TEMPLE + box.REGIONS * seat + start] -= 1
        s.at[on.TEMPLE + box.REGIONS * seat + end] += 1
        s.tell(news.VALKYRIE_CARRIES_TEMPLE, EVERYONE, seat, start, end)
    else:
        s.tell(news.VALKYRIE_FLIES, EVERYONE, seat, start, end)
    take_at_once(s, start)
    check_region(s, end)  # a Valkyrie takes control at once [V-RULING-2]


def move_one(s: State, seat: i64, start: i64, end: i64) -> None:
    """One Valkyrie of a region goes to another; which of two it is makes no difference."""
    for rune in range(box.RUNES):
        if s.at[on.VALKYRIE + box.RUNES * seat + rune] == start + 1:
            s.at[on.VALKYRIE + box.RUNES * seat + rune] = end + 1
            return


def flight_reason(s: State, seat: i64, word: i64) -> tuple[str, str]:
    """Why a Valkyrie cannot fly so."""
    if not say.FLY <= word < say.HARVEST:
        return ("not-now", "V-EXPLORE-1")
    first = flight_of(word)
    start, end = (word - first) // box.REGIONS, (word - first) % box.REGIONS
    if start >= regions(s) or valkyries_in(s, seat, start) == 0:
        return ("no-valkyrie-there", "V-VALKYRIE-9")
    if (regions_beside(s, start) >> end) & 1 == 0:
        return ("not-beside", "V-VALKYRIE-9")
    if first == say.FLY_SETTLER:
        return ("no-settler-there" if settlers_in(s, seat, start) == 0 else "no-food", "V-VALKYRIE-10")
    if not has_temple(s, seat, start):
        return ("no-temple-there", "V-VALKYRIE-11")
    if (s.at[on.GIANT_AT] >> end) & 1:
        return ("giant-there", "V-GIANT-11")
    return ("temple-there", "V-RULING-36") if has_temple(s, seat, end) else ("no-steel", "V-VALKYRIE-11")
