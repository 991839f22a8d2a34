"""On land: exploring over ferries and borders, harvesting, building. [V-EXPLORE] [V-HARVEST] [V-BUILD]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.vikings.rules.clan import gain, has, has_temple, pay, room_for, settlers_in
from meadhall.games.vikings.rules.control import take_around, take_at_once
from meadhall.games.vikings.rules.giants import is_blocked
from meadhall.games.vikings.rules.sailing import attack_settlers
from meadhall.games.vikings.rules.valkyries import flight_reason, fly, offer_flights
from meadhall.games.vikings.table import box, news, on, printed, say, steps
from meadhall.games.vikings.table.sea import docks, regions, regions_beside, regions_served
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT, NOBODY, Options, State, Step, step, three, two
from meadhall.kernel.engine.sets import bit

# A harvest is said as 64 * wood + 8 * food + steel.
WOODS: Final = 64
FOODS: Final = 8
ANY_MIX: Final = 0
ALL_OF_ONE_KIND: Final = 1


class ExploreOn(Step):
    """Settlers or Valkyries go to regions beside them. [V-EXPLORE-1] [V-EXPLORE-2] [V-EXPLORE-3]"""

    rule = "V-EXPLORE-1"
    fields = ("seat", "left")

    def asks(self, s: State, a: i64) -> i64:
        seat, left = two(a)
        if left == 0:
            return NOBODY
        for region in range(regions(s)):
            if settlers_in(s, seat, region) > 0:
                return bit(seat)
        for rune in range(box.RUNES):
            if s.at[on.VALKYRIE + box.RUNES * seat + rune] > 0:
                return bit(seat)
        return NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        for region in range(regions(s)):
            if settlers_in(s, seat, region) > 0:
                beside = regions_beside(s, region)
                for other in range(regions(s)):
                    if (beside >> other) & 1:
                        out.add(say.EXPLORE + box.REGIONS * region + other)
        offer_flights(s, seat, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, left = two(a)
        if seat == NO_SEAT or word == say.DONE:
            return
        s.do(step(steps.EXPLORE_ON, seat, left - 1))
        if word < say.EXPLORE_TEMPLE:
            start, end = (word - say.EXPLORE) // box.REGIONS, (word - say.EXPLORE) % box.REGIONS
            move_settler(s, seat, start, end)
        else:
            fly(s, seat, word)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if say.EXPLORE <= word < say.EXPLORE_TEMPLE:
            start = (word - say.EXPLORE) // box.REGIONS
            there = start < regions(s) and settlers_in(s, seat, start) > 0
            return ("not-beside" if there else "no-settler-there", self.rule)
        return flight_reason(s, seat, word)


def move_settler(s: State, seat: i64, start: i64, end: i64) -> None:
    """A Settler goes to the next region, and may attack there. [V-EXPLORE-1] [V-EXPLORE-4]"""
    s.at[on.SETTLER + box.REGIONS * seat + start] -= 1
    s.at[on.SETTLER + box.REGIONS * seat + end] += 1
    s.tell(news.EXPLORED, EVERYONE, seat, start, end)
    if s.at[on.EXPLORE_ATTACKS] == 1:
        attack_settlers(s, seat, end, 0)
    take_at_once(s, start)
    take_at_once(s, end)


def harvest_bonus(s: State, seat: i64) -> None:
    """Every harvest first gives what the empty slots show. [V-HARVEST-2] [V-HARVEST-3] [V-RULING-11] [V-RULING-25]"""
    boats_built = box.BOATS - s.at[on.BOATS_LEFT + seat] - 1  # the slot of the first boat gives nothing
    temples_built = box.TEMPLES - s.at[on.TEMPLES_LEFT + seat]
    gain(s, seat, box.FOOD, boats_built)
    for resource in range(box.RESOURCES):
        gain(s, seat, resource, temples_built)
    for rune in range(box.RUNES):  # [V-VALKYRIE-13]
        if s.at[on.VALKYRIE + box.RUNES * seat + rune] > 0:
            gain(s, seat, s.fact[printed.VALKYRIE_GIVES + rune], s.fact[printed.VALKYRIE_N + rune])


class HarvestSome(Step):
    """Gain so many resources, in any mix or all of one kind. [V-HARVEST-1] [V-HARVEST-4]"""

    rule = "V-HARVEST-1"
    fields = ("seat", "n", "kind")

    def asks(self, s: State, a: i64) -> i64:
        seat, n, _ = three(a)
        return bit(seat) if n > 0 and room_for_all(s, seat) > 0 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, n, kind = three(a)
        out.add(say.DONE)
        total = room_for_all(s, seat)
        if n < total:
            total = n
        wood_room, food_room, steel_room = (
            room_for(s, seat, box.WOOD),
            room_for(s, seat, box.FOOD),
            room_for(s, seat, box.STEEL),
        )
        if kind == ALL_OF_ONE_KIND:
            if steel_room > 0:
                out.add(say.HARVEST + (n if n < steel_room else steel_room))
            if food_room > 0:
                out.add(say.HARVEST + FOODS * (n if n < food_room else food_room))
            if wood_room > 0:
                out.add(say.HARVEST + WOODS * (n if n < wood_room else wood_room))
            return
        for wood in range(wood_room + 1):
            for food in range(food_room + 1):
                steel = total - wood - food
                if 0 <= steel <= steel_room:
                    out.add(say.HARVEST + WOODS * wood + FOODS * food + steel)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if seat == NO_SEAT or word == say.DONE:
            return
        mix = word - say.HARVEST
        gain(s, seat, box.WOOD, mix // WOODS)
        gain(s, seat, box.FOOD, mix % WOODS // FOODS)
        gain(s, seat, box.STEEL, mix % FOODS)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if not say.HARVEST <= word < say.BUILD_BOAT:
            return ("not-now", self.rule)
        _, n, kind = three(a)
        mix = word - say.HARVEST
        wood, food, steel = mix // WOODS, mix % WOODS // FOODS, mix % FOODS
        fits = (
            wood <= room_for(s, seat, box.WOOD)
            and food <= room_for(s, seat, box.FOOD)
            and steel <= room_for(s, seat, box.STEEL)
        )
        if not fits:
            return ("no-room", "V-HARVEST-4")
        if kind == ALL_OF_ONE_KIND and wood + food + steel <= n:
            return ("one-kind-only", self.rule)
        return ("too-much" if wood + food + steel > n else "too-little", self.rule)


def room_for_all(s: State, seat: i64) -> i64:
    """How many resources more a seat can keep, of all kinds together. [V-HARVEST-4]"""
    return room_for(s, seat, box.WOOD) + room_for(s, seat, box.FOOD) + room_for(s, seat, box.STEEL)


class BuildSomething(Step):
    """Build a Boat or a Temple and pay for it. [V-BUILD-1] [V-RULING-34] [V-RULING-35]"""

    rule = "V-BUILD-1"
    fields = (
        "seat",
        "left",
        "price",
    )  # price: 0 as printed on the mat; else only a boat, for one wood less than this

    def wood_for_boat(self, s: State, a: i64) -> i64:
        """The wood that a Boat costs now. [V-BUILD-1]"""
        _, _, price = three(a)
        return price - 1 if price > 0 else s.fact[printed.BOAT_WOOD]

    def boat_docks(self, s: State, a: i64) -> i64:
        """The set of docks where a Boat may be built. [V-BUILD-2]"""
        seat, _, _ = three(a)
        found: i64 = 0
        if s.at[on.BOATS_LEFT + seat] > 0 and has(s, seat, box.WOOD) >= self.wood_for_boat(s, a):
            for dock in range(docks(s)):
                if is_free(s, dock) and lives_at(s, seat, dock):
                    found |= bit(dock)
        return found

    def temple_regions(self, s: State, a: i64) -> i64:
        """The set of regions where a Temple may be built. [V-BUILD-3] [V-GIANT-11]"""
        seat, _, price = three(a)
        found: i64 = 0
        if price == 0 and s.at[on.TEMPLES_LEFT + seat] > 0 and can_pay_temple(s, seat):
            for region in range(regions(s)):
                if settlers_in(s, seat, region) > 0 and not is_blocked(s, seat, region):
                    found |= bit(region)
        return found

    def asks(self, s: State, a: i64) -> i64:
        seat, left, _ = three(a)
        if left == 0 or (self.boat_docks(s, a) == 0 and self.temple_regions(s, a) == 0):
            return NOBODY
        return bit(seat)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        boats, temples = self.boat_docks(s, a), self.temple_regions(s, a)
        for dock in range(docks(s)):
            if (boats >> dock) & 1:
                out.add(say.BUILD_BOAT + dock)
        for region in range(regions(s)):
            if (temples >> region) & 1:
                out.add(say.BUILD_TEMPLE + region)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, left, price = three(a)
        if seat == NO_SEAT or word == say.DONE:
            return
        s.do(step(steps.BUILD_SOMETHING, seat, left - 1, price))
        if word < say.BUILD_TEMPLE:
            pay(s, seat, box.WOOD, self.wood_for_boat(s, a))
            build_boat(s, seat, word - say.BUILD_BOAT)
        else:
            pay(s, seat, box.WOOD, s.fact[printed.TEMPLE_WOOD])
            pay(s, seat, box.FOOD, s.fact[printed.TEMPLE_FOOD])
            pay(s, seat, box.STEEL, s.fact[printed.TEMPLE_STEEL])
            build_temple(s, seat, word - say.BUILD_TEMPLE)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        _, _, price = three(a)
        if say.BUILD_BOAT <= word < say.BUILD_BOAT + docks(s):
            dock = word - say.BUILD_BOAT
            if s.at[on.BOATS_LEFT + seat] == 0:
                return ("no-boat-left", "V-BUILD-4")
            if not is_free(s, dock):
                return ("dock-taken", "V-BUILD-2")
            return ("nobody-lives-there", "V-BUILD-2") if not lives_at(s, seat, dock) else ("cannot-pay", "V-BUILD-1")
        if say.BUILD_TEMPLE <= word < say.BUILD_TEMPLE + regions(s):
            region = word - say.BUILD_TEMPLE
            if price > 0:
                return ("boat-only", self.rule)
            if s.at[on.TEMPLES_LEFT + seat] == 0:
                return ("no-temple-left", "V-BUILD-4")
            if (s.at[on.GIANT_AT] >> region) & 1:
                return ("giant-there", "V-GIANT-11")
            if has_temple(s, seat, region):
                return ("temple-there", "V-BUILD-3")
            return (
                ("no-settler-there", "V-BUILD-3")
                if settlers_in(s, seat, region) == 0
                else ("cannot-pay", "V-BUILD-1")
            )
        return ("not-now", self.rule)


def is_free(s: State, dock: i64) -> bool:
    """Whether no boat lies at a dock."""
    return s.at[on.BOAT_AT + dock] == 0 and s.at[on.CHIEFTAIN_BOAT] != dock + 1


def lives_at(s: State, owner: i64, dock: i64) -> bool:
    """Whether an owner has a Settler or a Temple in a region that a dock serves. [V-BUILD-2]"""
    served = regions_served(s, dock)
    for region in range(regions(s)):
        if (served >> region) & 1 and (settlers_in(s, owner, region) > 0 or has_temple(s, owner, region)):
            return True
    return False


def can_pay_temple(s: State, seat: i64) -> bool:
    """Whether a seat has what a Temple costs. [V-BUILD-1]"""
    return (
        has(s, seat, box.WOOD) >= s.fact[printed.TEMPLE_WOOD]
        and has(s, seat, box.FOOD) >= s.fact[printed.TEMPLE_FOOD]
        and has(s, seat, box.STEEL) >= s.fact[printed.TEMPLE_STEEL]
    )


def build_boat(s: State, owner: i64, dock: i64) -> None:
    """A Boat from the mat comes to lie at a dock. [V-BUILD-2]"""
    s.at[on.BOATS_LEFT + owner] -= 1
    s.at[on.BOAT_AT + dock] = owner + 1
    s.tell(news.BOAT_BUILT, EVERYONE, owner, dock)
    take_around(s, dock)


def build_temple(s: State, owner: i64, region: i64) -> None:
    """A Temple from the mat comes to stand in a region. [V-BUILD-3]"""
    s.at[on.TEMPLES_LEFT + owner] -= 1
    s.at[on.TEMPLE + box.REGIONS * owner + region] += 1
    s.tell(news.TEMPLE_BUILT, EVERYONE, owner, region)
    take_at_once(s, region)
