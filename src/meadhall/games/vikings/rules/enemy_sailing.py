"""The Chieftain Boat: where it sails, by which docks, and how the enemy deploys and explores. [V-SOLO-10] ff."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.vikings.rules.clan import send_home
from meadhall.games.vikings.rules.control import influence, take_around, take_at_once
from meadhall.games.vikings.rules.enemy import (
    HUMAN,
    by_odd_and_even,
    its_dock,
    its_rune,
    left_to_choose,
    most_settled,
)
from meadhall.games.vikings.rules.sailing import attack_settlers, deploy
from meadhall.games.vikings.table import box, news, on, printed, say, steps
from meadhall.games.vikings.table.sea import (
    before_on_shore,
    docks,
    docks_of,
    ferry_from,
    next_on_shore,
    regions,
    regions_beside,
    regions_served,
    rune_of,
)
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT, NOBODY, Options, State, Step, one, step, two
from meadhall.kernel.engine.sets import bit, count_bits, nth_bit

FAR: Final = 99  # no way leads there
WAYS: Final = 3  # from a dock: along the shore either way, and across its ferry route


# --- ways from dock to dock ---


def dock_beyond(s: State, dock: i64, way: i64) -> i64:
    """The dock that a way leads to, +1; 0 if there is none. [V-SOLO-10]"""
    if way == 0:
        return next_on_shore(s, dock)
    return before_on_shore(s, dock) if way == 1 else ferry_from(s, dock)


def ways_to(s: State, goals: i64) -> vec[i64]:
    """How many moves each dock is away from the nearest of a set of docks. [V-SOLO-11]"""
    away: vec[i64] = vec[i64]([i64(FAR)] * box.DOCKS)
    for dock in range(docks(s)):
        if (goals >> dock) & 1:
            away[dock] = 0
    changed = True
    while changed:
        changed = False
        for dock in range(docks(s)):
            for way in range(WAYS):
                other = dock_beyond(s, dock, way) - 1
                if other >= 0 and away[other] + 1 < away[dock]:
                    away[dock] = away[other] + 1
                    changed = True
    return away


def villages_on_the_way(s: State, away: vec[i64], dock: i64, moves: i64) -> i64:
    """The most villages that a shortest way from a dock passes within so many moves. [V-RULING-19]"""
    if moves == 0 or away[dock] == 0:
        return 0
    most: i64 = 0
    for way in range(WAYS):
        other = dock_beyond(s, dock, way) - 1
        if other >= 0 and away[other] == away[dock] - 1:
            here = (s.at[on.VILLAGE_AT] >> other) & 1
            found = here + villages_on_the_way(s, away, other, moves - 1)
            if found > most:
                most = found
    return most


def next_docks(s: State, goals: i64, moves: i64) -> i64:
    """The docks that the Chieftain Boat may go to next: nearest way, then most villages. [V-SOLO-11] [V-RULING-19]"""
    away = ways_to(s, goals)
    start = its_dock(s)
    if moves == 0 or away[start] == 0 or away[start] >= FAR:
        return 0
    best: i64 = 0
    most: i64 = -1
    for way in range(WAYS):
        other = dock_beyond(s, start, way) - 1
        if other >= 0 and away[other] == away[start] - 1:
            villages = ((s.at[on.VILLAGE_AT] >> other) & 1) + villages_on_the_way(s, away, other, moves - 1)
            if villages > most:
                best = bit(other)
                most = villages
            elif villages == most:
                best |= bit(other)
    return best


def arrive(s: State, dock: i64) -> None:
    """The Chieftain Boat comes to a dock: a boat of the human is pushed, a village raided. [V-SOLO-13]"""
    left_behind = its_dock(s)
    s.at[on.CHIEFTAIN_BOAT] = dock + 1
    if s.at[on.BOAT_AT + dock] == HUMAN + 1:
        s.at[on.BOAT_AT + dock] = 0
        s.do(step(steps.PUSH_BOAT, HUMAN, dock))
    if (s.at[on.VILLAGE_AT] >> dock) & 1:
        s.at[on.VILLAGE_AT] &= ~bit(dock)
        s.at[on.ENEMY_RAIDED] += 1
        s.tell(news.RAIDED, EVERYONE, box.ENEMY, dock)
    take_around(s, left_behind)
    take_around(s, dock)


# --- sailing ---


class EnemySails(Step):
    """It sails for the nearest island with the rune of its card. [V-SOLO-10] [V-SOLO-11] [V-SOLO-12]"""

    rule = "V-SOLO-11"
    fields = ("n",)

    def targets(self, s: State) -> i64:
        """The set of equally good targets. [V-SOLO-11]"""
        here = regions_served(s, its_dock(s))
        rune = its_rune(s)
        best: i64 = 0
        nearest: i64 = FAR
        least: i64 = 0
        for region in range(regions(s)):
            if rune_of(s, region) != rune or (here >> region) & 1:
                continue
            away = ways_to(s, docks_of(s, region))[its_dock(s)]
            own = influence(s, box.ENEMY, region)
            if away < nearest or (away == nearest and own < least):
                best = bit(region)
                nearest = away
                least = own
            elif away == nearest and own == least and away < FAR:
                best |= bit(region)
        return left_to_choose(s, best)

    def asks(self, s: State, a: i64) -> i64:
        return bit(HUMAN) if count_bits(self.targets(s)) > 1 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for region in range(regions(s)):
            if (self.targets(s) >> region) & 1:
                out.add(say.ENEMY_REGION + region)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        n = one(a)
        targets = self.targets(s)
        s.do(step(steps.ENEMY_DEPLOYS, n, its_rune(s)))
        if targets == 0:
            s.tell(news.ENEMY_STAYS, EVERYONE, its_rune(s))
            return
        region = nth_bit(targets, 0) if seat == NO_SEAT else word - say.ENEMY_REGION
        moves = n + s.fact[printed.CHIEFTAIN_SAIL + s.at[on.ENEMY_MAT] - 1]
        s.tell(news.ENEMY_TARGET, EVERYONE, region, its_rune(s), moves)
        s.do(step(steps.ENEMY_MOVES, region, moves))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("not-equal", self.rule)


class EnemyMoves(Step):
    """The Chieftain Boat goes from dock to dock until it is there or has no move left. [V-SOLO-12] [V-RULING-19]"""

    rule = "V-RULING-19"
    fields = ("region", "moves")

    def asks(self, s: State, a: i64) -> i64:
        region, moves = two(a)
        return bit(HUMAN) if count_bits(next_docks(s, docks_of(s, region), moves)) > 1 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        region, moves = two(a)
        found = next_docks(s, docks_of(s, region), moves)
        for dock in range(docks(s)):
            if (found >> dock) & 1:
                out.add(say.ENEMY_DOCK + dock)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        region, moves = two(a)
        found = next_docks(s, docks_of(s, region), moves)
        if found == 0:
            return
        dock = nth_bit(found, 0) if seat == NO_SEAT else word - say.ENEMY_DOCK
        s.do(step(steps.ENEMY_MOVES, region, moves - 1))
        s.tell(news.ENEMY_MOVES, EVERYONE, dock)
        arrive(s, dock)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("not-equal", self.rule)


def landing_region(s: State, rune: i64) -> i64:
    """Where it deploys: at a border dock the region of the card's rune, else by odd and even. [V-SOLORAG-4]"""
    served = regions_served(s, its_dock(s))
    fitting: i64 = 0
    for region in range(regions(s)):
        if (served >> region) & 1 and rune_of(s, region) == rune:
            fitting |= bit(region)
    if count_bits(fitting) != 1:  # [V-RULING-18]
        fitting = by_odd_and_even(s, served)
    return nth_bit(fitting, 0)


class EnemyDeploys(Step):
    """It deploys where it stops; what its mats lack comes from its island with most Settlers. [V-SOLO-14]"""

    rule = "V-SOLO-14"
    fields = ("n", "rune")  # rune: of the card when it began to sail, be it a joker [V-SOLORAG-17]

    def sources(self, s: State, a: i64) -> i64:
        """The equal islands from which a Settler must be taken; none if there are enough on the mats."""
        n, rune = two(a)
        if s.at[on.SETTLERS_LEFT + box.ENEMY] >= n:
            return 0
        return most_settled(s, bit(landing_region(s, rune)))

    def asks(self, s: State, a: i64) -> i64:
        return bit(HUMAN) if count_bits(self.sources(s, a)) > 1 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for region in range(regions(s)):
            if (self.sources(s, a) >> region) & 1:
                out.add(say.ENEMY_REGION + region)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        n, rune = two(a)
        sources = self.sources(s, a)
        if sources != 0:
            source = nth_bit(sources, 0) if seat == NO_SEAT else word - say.ENEMY_REGION
            send_home(s, box.ENEMY, source, 1)
            s.tell(news.ENEMY_TAKES_SETTLER, EVERYONE, source)
            take_at_once(s, source)
            s.do(step(steps.ENEMY_DEPLOYS, n, rune))
            return
        settlers = n if n < s.at[on.SETTLERS_LEFT + box.ENEMY] else s.at[on.SETTLERS_LEFT + box.ENEMY]
        if settlers > 0:
            deploy(s, box.ENEMY, landing_region(s, rune), settlers)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("not-equal", self.rule)


# --- exploring ---


class EnemyLeaves(Step):
    """It explores: a Settler leaves its island with most Settlers. [V-SOLO-18]"""

    rule = "V-SOLO-18"
    fields = ("left",)

    def asks(self, s: State, a: i64) -> i64:
        left = one(a)
        return bit(HUMAN) if left > 0 and count_bits(most_settled(s, 0)) > 1 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for region in range(regions(s)):
            if (most_settled(s, 0) >> region) & 1:
                out.add(say.ENEMY_REGION + region)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        left = one(a)
        sources = most_settled(s, 0)
        if left == 0:
            return
        if sources == 0:
            s.tell(news.ENEMY_NOTHING, EVERYONE, box.NO_PIECE)
            return
        source = nth_bit(sources, 0) if seat == NO_SEAT else word - say.ENEMY_REGION
        s.do(step(steps.ENEMY_ARRIVES, source), step(steps.ENEMY_LEAVES, left - 1))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("not-equal", self.rule)


class EnemyArrives(Step):
    """… for the adjacent island that it lacks least to lead. [V-SOLO-18] [V-RULING-52]"""

    rule = "V-SOLO-18"
    fields = ("region",)

    def targets(self, s: State, source: i64) -> i64:
        """The set of equally good islands."""
        best: i64 = 0
        fewest: i64 = 0
        least: i64 = 0
        for region in range(regions(s)):
            if (regions_beside(s, source) >> region) & 1 == 0 or s.at[on.HELD + region] == box.ENEMY + 1:
                continue
            own = influence(s, box.ENEMY, region)
            lacks = influence(s, HUMAN, region) - own + 1
            if best == 0 or lacks < fewest or (lacks == fewest and own < least):
                best = bit(region)
                fewest = lacks
                least = own
            elif lacks == fewest and own == least:
                best |= bit(region)
        return left_to_choose(s, best)

    def asks(self, s: State, a: i64) -> i64:
        region = one(a)
        return bit(HUMAN) if count_bits(self.targets(s, region)) > 1 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        region = one(a)
        for end in range(regions(s)):
            if (self.targets(s, region) >> end) & 1:
                out.add(say.ENEMY_REGION + end)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        region = one(a)
        targets = self.targets(s, region)
        if targets == 0:
            s.tell(news.ENEMY_NOTHING, EVERYONE, box.NO_TARGET)
            return
        end = nth_bit(targets, 0) if seat == NO_SEAT else word - say.ENEMY_REGION
        s.at[on.SETTLER + box.REGIONS * box.ENEMY + region] -= 1
        s.at[on.SETTLER + box.REGIONS * box.ENEMY + end] += 1
        s.tell(news.EXPLORED, EVERYONE, box.ENEMY, region, end)
        if s.at[on.EXPLORE_ATTACKS] == 1:
            attack_settlers(s, box.ENEMY, end, 0)
        take_at_once(s, region)
        take_at_once(s, end)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("not-equal", self.rule)
