"""Influence, and who holds the rune of a region. [V-CONTROL]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.vikings.rules.fury import raise_fury
from meadhall.games.vikings.table import box, news, on, printed
from meadhall.games.vikings.table.sea import docks_of, regions, regions_served, rune_of
from meadhall.kernel.engine.agenda import EVERYONE, State, Step
from meadhall.kernel.engine.sets import count_bits

NOBODY_YET: Final = -1  # whose rune lies on its island
VALKYRIE_CARDS: Final = 0x3F << 48  # the set of them


def is_owner(s: State, owner: i64) -> bool:
    """Whether pieces of this owner can be in the game."""
    return owner < s.seats or (owner == box.ENEMY and s.seats <= 2)


def boats_docked(s: State, owner: i64, region: i64) -> i64:
    """How many boats of an owner lie at docks of a region. [V-CONTROL-1] [V-REGION-5]"""
    n: i64 = 0
    docks = docks_of(s, region)
    dock: i64 = 0
    while docks != 0:
        if docks & 1 and s.at[on.BOAT_AT + dock] == owner + 1:
            n += 1
        docks >>= 1
        dock += 1
    chieftain_boat = s.at[on.CHIEFTAIN_BOAT] - 1
    if owner == box.ENEMY and chieftain_boat >= 0 and (docks_of(s, region) >> chieftain_boat) & 1:  # [V-SOLO-21]
        n += 1
    return n


def valkyries_in(s: State, owner: i64, region: i64) -> i64:
    """How many Valkyries of an owner are in a region; none ever goes home. [V-VALKYRIE-3] [V-RULING-40]"""
    if owner == box.ENEMY:
        return (s.at[on.ENEMY_VALKYRIE_AT] >> region) & 1
    n: i64 = 0
    if s.at[on.RAGNAROK] == 1:
        for rune in range(box.RUNES):
            if s.at[on.VALKYRIE + box.RUNES * owner + rune] == region + 1:
                n += 1
    return n


def boots(s: State, owner: i64, region: i64) -> bool:
    """Whether an owner has boots on the ground: a Settler, a Temple or a Valkyrie. [V-CONTROL-6] [V-VALKYRIE-3]"""
    place = box.REGIONS * owner + region
    return s.at[on.SETTLER + place] > 0 or s.at[on.TEMPLE + place] > 0 or valkyries_in(s, owner, region) > 0


def influence(s: State, owner: i64, region: i64) -> i64:
    """The influence of an owner in a region. [V-CONTROL-1]"""
    place = box.REGIONS * owner + region
    return (
        box.SETTLER_INFLUENCE * s.at[on.SETTLER + place]
        + box.TEMPLE_INFLUENCE * s.at[on.TEMPLE + place]
        + box.BOAT_INFLUENCE * boats_docked(s, owner, region)
        + box.VALKYRIE_INFLUENCE * valkyries_in(s, owner, region)
    )


def holder(s: State, region: i64) -> i64:
    """The owner who holds the rune of a region; NOBODY_YET while it lies there."""
    return s.at[on.HELD + region] - 1


def strongest(s: State, region: i64) -> i64:
    """The owner with strictly the most influence in a region, or NOBODY_YET. [V-CONTROL-7] [V-RULING-10]"""
    found: i64 = NOBODY_YET
    most: i64 = 0
    for owner in range(box.OWNERS):
        if is_owner(s, owner):
            mine = influence(s, owner, region)
            if mine > most:
                found = owner
                most = mine
            elif mine == most:
                found = NOBODY_YET
    return found


def take_at_once(s: State, region: i64) -> None:
    """A rune that nobody holds goes at once to the strongest with boots. [V-CONTROL-2] [V-RULING-27]"""
    if holder(s, region) == NOBODY_YET:
        check_region(s, region)


def take_around(s: State, dock: i64) -> None:
    """Take what can be taken at once in the regions that a dock serves, when a boat came or went. [V-CONTROL-2]"""
    served = regions_served(s, dock)
    for region in range(regions(s)):
        if (served >> region) & 1:
            take_at_once(s, region)


def has_rival(s: State, region: i64) -> bool:
    """Whether anybody but the holder of a rune has boots there, and so might take it. [V-CONTROL-6]"""
    held_by = holder(s, region)
    for owner in range(box.OWNERS):
        if owner != held_by and is_owner(s, owner) and boots(s, owner, region):
            return True
    return False


def thief(s: State, region: i64) -> i64:
    """Who has boots and more influence than the holder, and than others who have. [V-CONTROL-3] [V-RULING-10]"""
    found: i64 = NOBODY_YET
    most = influence(s, holder(s, region), region)
    for owner in range(box.OWNERS):
        if is_owner(s, owner) and boots(s, owner, region):
            mine = influence(s, owner, region)
            if mine > most:
                found = owner
                most = mine
            elif mine == most:
                found = NOBODY_YET
    return found


def check_region(s: State, region: i64) -> None:
    """Who holds the rune of a region now: taken, stolen, kept or back on its island. [V-CONTROL-3] [V-CONTROL-8]"""
    held_by = holder(s, region)
    if has_rival(s, region):
        first = strongest(s, region) if held_by == NOBODY_YET else thief(s, region)
        if first != NOBODY_YET and first != held_by and boots(s, first, region):
            if first != box.ENEMY or s.seats != 2:  # whoever has more than the static enemy too [V-TWO-8]
                take_rune(s, region, first)
                return
            if held_by != NOBODY_YET:  # the static enemy takes nothing [V-TWO-6] [V-RULING-14]
                lay_back(s, region)
            return
    if held_by == NOBODY_YET:
        return
    if influence(s, held_by, region) == 0 or (s.at[on.NEED_BOOTS] == 1 and not boots(s, held_by, region)):
        lay_back(s, region)


def take_rune(s: State, region: i64, owner: i64) -> None:
    """Take or steal the rune of a region; its god's fury rises. [V-CONTROL-2] [V-CONTROL-3] [V-CONTROL-4]"""
    if holder(s, region) == NOBODY_YET:
        s.tell(news.RUNE_TAKEN, EVERYONE, owner, region, rune_of(s, region))
    else:
        s.tell(news.RUNE_STOLEN, EVERYONE, owner, holder(s, region), region, rune_of(s, region))
    s.at[on.HELD + region] = owner + 1
    raise_fury(s, rune_of(s, region), 1)


def lay_back(s: State, region: i64) -> None:
    """The rune goes back to its island, and no god minds. [V-CONTROL-5]"""
    s.at[on.HELD + region] = 0
    s.tell(news.RUNE_LAID_BACK, EVERYONE, region)


class CheckControl(Step):
    """After an action is completely resolved runes can be stolen. [V-CONTROL-3] [V-RULING-2]"""

    rule = "V-CONTROL-3"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        for region in range(regions(s)):
            check_region(s, region)


def island_runes(s: State, owner: i64) -> i64:
    """How many island runes an owner holds."""
    n: i64 = 0
    for region in range(regions(s)):
        if s.at[on.HELD + region] == owner + 1:
            n += 1
    return n


def active_runes(s: State, seat: i64, rune: i64) -> i64:
    """A seat's active runes of a kind: face up in its row, and on its islands. [V-TURN-6] [V-TURN-9]"""
    n: i64 = 0
    row = s.at[on.ROW + seat]
    card: i64 = 0
    while row != 0:
        if row & 1 and s.fact[printed.RUNE + card] == rune:
            n += 1
        row >>= 1
        card += 1
    for region in range(regions(s)):
        if s.at[on.HELD + region] == seat + 1 and rune_of(s, region) == rune:
            n += 1
    return n


def jokers(s: State, seat: i64) -> i64:
    """How many joker runes a seat has face up in its row. [V-NEWCARD-3]"""
    return count_bits(s.at[on.ROW + seat] & VALKYRIE_CARDS)
