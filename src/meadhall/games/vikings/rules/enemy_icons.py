"""Resource actions of the enemy: what the icons on its tracks make it do, and how it builds. [V-SOLO-22] ff."""

from mypy_extensions import i64

from meadhall.games.vikings.rules.ashore import build_boat, build_temple
from meadhall.games.vikings.rules.clan import has_temple, send_home, settlers_in
from meadhall.games.vikings.rules.control import influence
from meadhall.games.vikings.rules.enemy import (
    HUMAN,
    icon_at,
    icon_place,
    it_slays,
    its_dock,
    its_region,
    left_to_choose,
)
from meadhall.games.vikings.rules.enemy_sailing import arrive, ways_to
from meadhall.games.vikings.rules.fury import raise_fury
from meadhall.games.vikings.rules.giants import has_giant
from meadhall.games.vikings.rules.sailing import deploy
from meadhall.games.vikings.table import box, news, on, printed, say, steps
from meadhall.games.vikings.table.sea import docks, ferry_from, next_on_shore, regions, regions_served, rune_of
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT, NOBODY, Options, State, Step, step
from meadhall.kernel.engine.sets import bit, count_bits, nth_bit


class ResourceActions(Step):
    """Icons that markers have passed, from the top track down and from left to right. [V-SOLO-22] [V-RULING-44]"""

    rule = "V-SOLO-22"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        for resource in range(box.RESOURCES):
            if s.at[on.ENEMY_ICONS + resource] != 0:
                space = nth_bit(s.at[on.ENEMY_ICONS + resource], 0)
                s.at[on.ENEMY_ICONS + resource] &= ~bit(space)
                icon = icon_at(s, resource, space) - 1
                n = s.fact[printed.ICON_N + icon_place(s, resource, space)]
                s.tell(news.ENEMY_ICON, EVERYONE, icon, resource, n)
                s.do(step(steps.CHECK_CONTROL), step(steps.ENEMY_DEDICATES), step(steps.RESOURCE_ACTIONS))
                do_icon(s, icon, n)
                return


def do_icon(s: State, icon: i64, n: i64) -> None:
    """What an icon makes the enemy do. [V-SOLO-23] to [V-SOLO-29]"""
    if icon == box.ICON_FURY:
        stir_most_held(s)
    elif icon == box.ICON_CHASE:
        s.do(step(steps.ENEMY_CHASES))
    elif icon == box.ICON_CROSS:
        cross_ferry(s)
    elif icon == box.ICON_SETTLER:  # [V-SOLO-26]
        if s.at[on.SETTLERS_LEFT + box.ENEMY] > 0:
            deploy(s, box.ENEMY, its_region(s), 1)
        else:
            s.tell(news.ENEMY_NOTHING, EVERYONE, box.NO_PIECE)
    elif icon == box.ICON_BOAT:
        place_its_boat(s)
    elif icon == box.ICON_TEMPLE:
        s.do(step(steps.ENEMY_TEMPLE))
    else:
        s.do(step(steps.ENEMY_BEGINS_BATTLE, n))


def stir_most_held(s: State) -> None:
    """Fury for the god of whose runes it holds most; in a tie for all of them. [V-SOLO-23]"""
    most: i64 = 0
    for rune in range(box.RUNES):
        if held_of(s, rune) > most:
            most = held_of(s, rune)
    if most == 0:
        s.tell(news.ENEMY_NOTHING, EVERYONE, box.NO_RUNE)
        return
    for rune in range(box.RUNES):
        if held_of(s, rune) == most:
            raise_fury(s, rune, 1)


def held_of(s: State, rune: i64) -> i64:
    """How many Island Runes of a kind the enemy holds."""
    n: i64 = 0
    for region in range(regions(s)):
        if s.at[on.HELD + region] == box.ENEMY + 1 and rune_of(s, region) == rune:
            n += 1
    return n


def cross_ferry(s: State) -> None:
    """The Chieftain Boat crosses its ferry route. [V-SOLO-25] [V-RULING-49]"""
    other = ferry_from(s, its_dock(s)) - 1
    if other < 0:
        s.tell(news.ENEMY_NOTHING, EVERYONE, box.OFF_THE_MAP)
        return
    s.tell(news.ENEMY_CROSSES, EVERYONE, other)
    arrive(s, other)


class EnemyChases(Step):
    """The Chieftain Boat goes to the dock of the nearest docked boat of the human. [V-SOLO-24] [V-RULING-49]"""

    rule = "V-SOLO-24"

    def targets(self, s: State) -> i64:
        """The docks of the nearest docked boats."""
        away = ways_to(s, bit(its_dock(s)))
        best: i64 = 0
        nearest: i64 = 0
        for dock in range(docks(s)):
            if s.at[on.BOAT_AT + dock] == HUMAN + 1:
                if best == 0 or away[dock] < nearest:
                    best = bit(dock)
                    nearest = away[dock]
                elif away[dock] == nearest:
                    best |= bit(dock)
        return self.in_chosen_region(s, best)

    def in_chosen_region(self, s: State, found: i64) -> i64:
        """Of equally near docks those of the region that odd and even choose in Ragnarok. [V-SOLORAG-5]"""
        served: i64 = 0
        for dock in range(docks(s)):
            if (found >> dock) & 1:
                served |= regions_served(s, dock)
        chosen = left_to_choose(s, served)
        left: i64 = 0
        for dock in range(docks(s)):
            if (found >> dock) & 1 and regions_served(s, dock) & chosen != 0:
                left |= bit(dock)
        return left

    def asks(self, s: State, a: i64) -> i64:
        return bit(HUMAN) if count_bits(self.targets(s)) > 1 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for dock in range(docks(s)):
            if (self.targets(s) >> dock) & 1:
                out.add(say.ENEMY_DOCK + dock)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        targets = self.targets(s)
        if targets == 0:
            s.tell(news.ENEMY_NOTHING, EVERYONE, box.NO_DOCKED_BOAT)
            return
        dock = nth_bit(targets, 0) if seat == NO_SEAT else word - say.ENEMY_DOCK
        s.tell(news.ENEMY_CHASES, EVERYONE, dock)
        arrive(s, dock)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("not-equal", self.rule)


class EnemyBuilds(Step):
    """It builds a boat, or if none is left a Temple. [V-SOLO-19]"""

    rule = "V-SOLO-19"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if s.at[on.BOATS_LEFT + box.ENEMY] > 0:
            place_its_boat(s)
        else:
            s.do(step(steps.ENEMY_TEMPLE))


def place_its_boat(s: State) -> None:
    """A boat at its dock, else at the next free one of the island clockwise. [V-SOLO-27] [V-RULING-50]"""
    dock = its_dock(s)
    if s.at[on.BOATS_LEFT + box.ENEMY] > 0:
        for _ in range(docks(s)):
            if s.at[on.BOAT_AT + dock] == 0:
                build_boat(s, box.ENEMY, dock)
                return
            dock = next_on_shore(s, dock) - 1
            if dock < 0:
                break
        s.tell(news.ENEMY_NOTHING, EVERYONE, box.NO_PLACE)
    else:
        s.tell(news.ENEMY_NOTHING, EVERYONE, box.NO_PIECE)


class EnemyTemple(Step):
    """A Temple where it has most Settlers and none yet, or a Giant is slain. [V-SOLO-28] [V-SOLORAG-6]"""

    rule = "V-SOLO-28"

    def targets(self, s: State) -> i64:
        """The set of equally good regions. [V-SOLO-28] [V-RULING-17] [V-RULING-50]"""
        best: i64 = 0
        most: i64 = 0
        least: i64 = 0
        if s.at[on.TEMPLES_LEFT + box.ENEMY] == 0:
            return 0
        for region in range(regions(s)):
            settlers = settlers_in(s, box.ENEMY, region)
            if settlers == 0 or has_temple(s, box.ENEMY, region) or has_giant(s, region):
                continue
            human = influence(s, HUMAN, region)
            if settlers > most or (settlers == most and human < least):
                best = bit(region)
                most = settlers
                least = human
            elif settlers == most and human == least:
                best |= bit(region)
        return left_to_choose(s, best)

    def asks(self, s: State, a: i64) -> i64:
        if has_giant(s, its_region(s)):
            return NOBODY
        return bit(HUMAN) if count_bits(self.targets(s)) > 1 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for region in range(regions(s)):
            if (self.targets(s) >> region) & 1:
                out.add(say.ENEMY_REGION + region)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if has_giant(s, its_region(s)):
            it_slays(s, its_region(s))
            return
        targets = self.targets(s)
        if targets == 0:
            s.tell(news.ENEMY_NOTHING, EVERYONE, box.NO_PLACE)
            return
        region = nth_bit(targets, 0) if seat == NO_SEAT else word - say.ENEMY_REGION
        build_temple(s, box.ENEMY, region)
        leaving = (settlers_in(s, box.ENEMY, region) + 1) // 2
        send_home(s, box.ENEMY, region, leaving)
        s.tell(news.ENEMY_SETTLERS_LEAVE, EVERYONE, region, leaving)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("not-equal", self.rule)
