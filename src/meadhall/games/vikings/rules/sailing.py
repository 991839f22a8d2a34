"""Sailing, docking, deploying Settlers, attacking those of others, and raiding villages. [V-SAIL]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.vikings.rules.clan import can_recall, has, offer_recalls, pay, recall, send_home
from meadhall.games.vikings.rules.control import is_owner, take_around, take_at_once
from meadhall.games.vikings.table import box, news, on, printed, say, steps
from meadhall.games.vikings.table.sea import (
    docks,
    docks_on,
    fjords,
    fjords_at,
    fjords_beside,
    regions,
    regions_served,
)
from meadhall.kernel.engine.agenda import (
    EVERYONE,
    NO_SEAT,
    NOBODY,
    Options,
    State,
    Step,
    five,
    four,
    one,
    step,
    three,
    two,
)
from meadhall.kernel.engine.draws import SeatStep
from meadhall.kernel.engine.sets import bit, nth_bit

IN_FJORD: Final = 32  # + fjord: where a boat is that lies at no dock


class ChooseBoat(SeatStep):
    """Sail with one boat, or not at all. [V-SAIL-1]"""

    rule = "V-SAIL-1"
    fields = ("seat", "moves", "crew")  # crew: how many Settlers may be deployed in all

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        for dock in range(docks(s)):
            if s.at[on.BOAT_AT + dock] == seat + 1:
                out.add(say.BOAT_AT_DOCK + dock)
        for fjord in range(fjords(s)):
            if s.at[on.FLEET + box.FJORDS * seat + fjord] > 0:
                out.add(say.BOAT_IN_FJORD + fjord)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, moves, crew = three(a)
        if word == say.DONE:
            return
        where = word - say.BOAT_AT_DOCK if word < say.BOAT_IN_FJORD else word - say.BOAT_IN_FJORD + IN_FJORD
        s.do(step(steps.SAIL_ON, seat, moves, crew, where))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        is_boat = say.BOAT_AT_DOCK <= word < say.BOAT_IN_FJORD + box.FJORDS
        return ("no-boat-there" if is_boat else "not-now", self.rule)


def waters_of(s: State, where: i64) -> i64:
    """The set of fjords that a boat can move to from where it is. [V-SAIL-2]"""
    return fjords_beside(s, where - IN_FJORD) if where >= IN_FJORD else fjords_at(s, where)


def quays_of(s: State, seat: i64, where: i64) -> i64:
    """The set of docks that a boat can move to: from a fjord, not where an own boat lies. [V-SAIL-3] [V-RULING-22]"""
    if where < IN_FJORD:
        return 0
    free = docks_on(s, where - IN_FJORD)
    for dock in range(docks(s)):
        if s.at[on.BOAT_AT + dock] == seat + 1 or s.at[on.CHIEFTAIN_BOAT] == dock + 1:  # [V-RULING-22]
            free &= ~bit(dock)
    return free


def leave_dock(s: State, seat: i64, dock: i64) -> None:
    """A boat leaves a dock, and with it go its influence and what it held against others. [V-RULING-27]"""
    s.at[on.BOAT_AT + dock] = 0
    take_around(s, dock)


def sail_to(s: State, seat: i64, fjord: i64, moves: i64, crew: i64) -> None:
    """A boat comes to a fjord, with so many moves before it came; others may follow. [V-SAIL-2] [V-SAIL-4]"""
    s.at[on.FLEET + box.FJORDS * seat + fjord] += 1
    s.tell(news.SAILED, EVERYONE, seat, fjord)
    if moves > 1:
        s.do(step(steps.SAIL_ON, seat, moves - 1, crew, fjord + IN_FJORD))


class SailOn(SeatStep):
    """The boat moves on: dock to fjord, fjord to fjord, fjord to dock. [V-SAIL-2]"""

    rule = "V-SAIL-2"
    fields = ("seat", "moves", "crew", "where")

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, _, _, where = four(a)
        out.add(say.DONE)
        for fjord in range(fjords(s)):
            if (waters_of(s, where) >> fjord) & 1:
                out.add(say.SAIL_TO + fjord)
        for dock in range(docks(s)):
            if (quays_of(s, seat, where) >> dock) & 1:
                out.add(say.DOCK_AT + dock)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, moves, crew, where = four(a)
        if word == say.DONE:
            return
        if where >= IN_FJORD:
            s.at[on.FLEET + box.FJORDS * seat + where - IN_FJORD] -= 1
        else:
            leave_dock(s, seat, where)
        if word < say.DOCK_AT:
            sail_to(s, seat, word - say.SAIL_TO, moves, crew)
        else:
            self.dock(s, seat, word - say.DOCK_AT, moves - 1, crew)

    def dock(self, s: State, seat: i64, dock: i64, moves: i64, crew: i64) -> None:
        """Come to a dock; whoever lies there is pushed into a fjord. [V-SAIL-5] [V-SAIL-11] [V-SAIL-14]"""
        other = s.at[on.BOAT_AT + dock] - 1
        s.at[on.BOAT_AT + dock] = seat + 1
        s.tell(news.DOCKED, EVERYONE, seat, dock)
        take_around(s, dock)
        s.do(step(steps.AT_THE_DOCK, seat, moves, crew, dock, 0))
        if other >= 0:
            s.do(step(steps.PUSH_BOAT, other, dock))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        _, _, _, where = four(a)
        if say.DOCK_AT <= word < say.DOCK_AT + box.DOCKS:
            dock = word - say.DOCK_AT
            if where < IN_FJORD or (docks_on(s, where - IN_FJORD) >> dock) & 1 == 0:
                return ("too-far", self.rule)
            own = s.at[on.BOAT_AT + dock] == seat + 1
            return ("own-boat-there" if own else "dock-taken", "V-RULING-22")
        is_fjord = say.SAIL_TO <= word < say.SAIL_TO + box.FJORDS
        return ("too-far" if is_fjord else "not-now", self.rule)


class PushBoat(Step):
    """The owner of a boat that is pushed moves it to a fjord beside the dock. [V-SAIL-5]"""

    rule = "V-SAIL-5"
    fields = ("owner", "dock")

    def asks(self, s: State, a: i64) -> i64:
        owner = one(a)
        # Where the rules let somebody choose for the enemy, it is who plays against it. [V-SOLO-20] [V-RULING-51]
        return bit(owner) if owner < s.seats else bit(0)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, dock = two(a)
        for fjord in range(fjords(s)):
            if (fjords_at(s, dock) >> fjord) & 1:
                out.add(say.PUSH_TO + fjord)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        owner, _ = two(a)
        s.at[on.FLEET + box.FJORDS * owner + word - say.PUSH_TO] += 1
        s.tell(news.PUSHED, EVERYONE, owner, word - say.PUSH_TO)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        is_fjord = say.PUSH_TO <= word < say.PUSH_TO + box.FJORDS
        return ("not-beside-dock" if is_fjord else "not-now", self.rule)


def raid_cost(s: State) -> i64:
    """The Steel that a raid costs in this era. [V-SAIL-12]"""
    return s.fact[printed.RAID_STEEL + s.at[on.ERA] - 1]


def can_deploy(s: State, seat: i64, crew: i64) -> i64:
    """How many Settlers could be deployed: on the mat, paid for, and within the number. [V-SAIL-8] [V-REGION-4]"""
    most = crew if crew < s.at[on.SETTLERS_LEFT + seat] else s.at[on.SETTLERS_LEFT + seat]
    cost = s.fact[printed.SETTLER_FOOD]
    affordable = most if cost == 0 else has(s, seat, box.FOOD) // cost
    return most if most < affordable else affordable


class AtTheDock(Step):
    """Docked: Settlers go ashore, once in each region, and the village may be raided. [V-SAIL-6] [V-RULING-23]"""

    rule = "V-SAIL-6"
    fields = (
        "seat",
        "moves",
        "crew",
        "dock",
        "landed",
    )  # landed: 1 + 2, in the first and the second region it serves

    def open_regions(self, s: State, a: i64) -> i64:
        """The set of regions at this dock where nobody has gone ashore yet. [V-REGION-3] [V-RULING-23]"""
        _, _, _, dock, landed = five(a)
        found: i64 = 0
        nth: i64 = 0
        for region in range(regions(s)):
            if (regions_served(s, dock) >> region) & 1:
                if (landed >> nth) & 1 == 0:
                    found |= bit(region)
                nth += 1
        return found

    def can_raid(self, s: State, a: i64) -> bool:
        """Whether there is a village, and the Steel for it. [V-SAIL-12]"""
        seat, _, _, dock = four(a)
        return (s.at[on.VILLAGE_AT] >> dock) & 1 == 1 and has(s, seat, box.STEEL) >= raid_cost(s)

    def could_recall(self, s: State, seat: i64, crew: i64) -> bool:
        """Whether Settlers taken back from islands could go ashore here. [V-SAIL-9]"""
        if crew == 0 or has(s, seat, box.FOOD) < s.fact[printed.SETTLER_FOOD]:
            return False
        return can_recall(s, seat, crew)

    def asks(self, s: State, a: i64) -> i64:
        seat, moves, crew, _ = four(a)
        more = can_deploy(s, seat, crew) > 0 or self.could_recall(s, seat, crew)
        if moves > 0 or self.can_raid(s, a) or (more and self.open_regions(s, a) != 0):
            return bit(seat)
        return NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, moves, crew, dock = four(a)
        out.add(say.DONE)
        if moves > 0:
            for fjord in range(fjords(s)):
                if (fjords_at(s, dock) >> fjord) & 1:
                    out.add(say.SAIL_TO + fjord)
        landing = self.open_regions(s, a)
        for region in range(regions(s)):
            if (landing >> region) & 1:
                for n in range(1, can_deploy(s, seat, crew) + 1):
                    out.add(say.DEPLOY + box.SETTLERS * region + n - 1)
        if self.can_raid(s, a):
            out.add(say.RAID)
        if landing != 0 and self.could_recall(s, seat, crew):
            offer_recalls(s, seat, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, moves, crew, dock, landed = five(a)
        if seat == NO_SEAT or word == say.DONE:
            return
        if say.SAIL_TO <= word < say.DOCK_AT:
            leave_dock(s, seat, dock)
            sail_to(s, seat, word - say.SAIL_TO, moves, crew)
        elif say.DEPLOY <= word < say.RAID:
            region, n = (word - say.DEPLOY) // box.SETTLERS, (word - say.DEPLOY) % box.SETTLERS + 1
            nth: i64 = 0 if region == nth_bit(regions_served(s, dock), 0) else 1
            pay(s, seat, box.FOOD, n * s.fact[printed.SETTLER_FOOD])
            s.do(step(steps.AT_THE_DOCK, seat, moves, crew - n, dock, landed | bit(nth)))
            deploy(s, seat, region, n)
        else:
            s.do(step(steps.AT_THE_DOCK, seat, moves, crew, dock, landed))
            if word == say.RAID:
                pay(s, seat, box.STEEL, raid_cost(s))
                raid(s, seat, dock)
            else:
                recall(s, seat, word - say.RECALL)
                take_at_once(s, word - say.RECALL)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        _, moves, crew, dock = four(a)
        if word == say.RAID:
            has_village = (s.at[on.VILLAGE_AT] >> dock) & 1 == 1
            return ("no-steel" if has_village else "no-village", "V-SAIL-12")
        if say.DEPLOY <= word < say.RAID:
            region, wanted = (word - say.DEPLOY) // box.SETTLERS, (word - say.DEPLOY) % box.SETTLERS + 1
            if (regions_served(s, dock) >> region) & 1 == 0:
                return ("not-at-this-dock", "V-SAIL-7")
            if (self.open_regions(s, a) >> region) & 1 == 0:
                return ("landed-already", "V-RULING-23")
            if wanted > crew:
                return ("too-many-settlers", "V-SAIL-8")
            return ("no-settler-left" if wanted > s.at[on.SETTLERS_LEFT + seat] else "no-food", "V-SAIL-7")
        if say.RECALL <= word < say.EXPLORE:
            region = word - say.RECALL
            there = region < regions(s) and s.at[on.SETTLER + box.REGIONS * seat + region] > 0
            return ("no-need-to-recall" if there else "no-settler-there", "V-SAIL-9")
        if say.SAIL_TO <= word < say.DOCK_AT:
            return ("too-far" if moves > 0 else "no-move-left", "V-SAIL-2")
        return ("not-now", self.rule)


def deploy(s: State, seat: i64, region: i64, n: i64) -> None:
    """Settlers go ashore, attack those of others, and may take the rune. [V-SAIL-7] [V-SAIL-10] [V-CONTROL-2]"""
    s.at[on.SETTLERS_LEFT + seat] -= n
    s.at[on.SETTLER + box.REGIONS * seat + region] += n
    s.tell(news.DEPLOYED, EVERYONE, seat, region, n)
    attack_settlers(s, seat, region, 0)
    take_at_once(s, region)


def attack_settlers(s: State, seat: i64, region: i64, more: i64) -> None:
    """Who now has more Settlers than each other removes one of each. [V-SAIL-10] [V-VALKYRIE-6] [V-VALKYRIE-7]"""
    mine = s.at[on.SETTLER + box.REGIONS * seat + region] + more
    for other in range(box.OWNERS):
        if other != seat and is_owner(s, other) and s.at[on.SETTLER + box.REGIONS * other + region] >= mine:
            return
    for other in range(box.OWNERS):
        if other != seat and is_owner(s, other) and s.at[on.SETTLER + box.REGIONS * other + region] > 0:
            send_home(s, other, region, 1)
            s.tell(news.SETTLER_ATTACKED, EVERYONE, seat, other, region)


def raid(s: State, seat: i64, dock: i64) -> None:
    """Take the village of a dock; no other comes there. [V-SAIL-12] [V-SAIL-13]"""
    s.at[on.VILLAGE_AT] &= ~bit(dock)
    s.at[on.VILLAGES + seat] += 1
    s.tell(news.RAIDED, EVERYONE, seat, dock)
