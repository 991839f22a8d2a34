"""On land: exploring by ferry and border, harvesting, building. [V-ACTION-10] to [V-ACTION-15]"""

from mypy_extensions import i64

from meadhall.games.vikings.rules.clan import gain, has, pay
from meadhall.games.vikings.rules.control import take_at_once
from meadhall.games.vikings.rules.sailing import attack_settlers
from meadhall.games.vikings.table import box, news, on, printed, say, steps
from meadhall.games.vikings.table.sea import docks, docks_of, regions, regions_beside
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT, NOBODY, Options, State, Step, one, step, three, two
from meadhall.kernel.engine.sets import bit

HARVEST_STRIDE = 8  # an answer is 64 * wood + 8 * food + steel


class ExploreOn(Step):
    """Move one Settler to a region beside it, so many times. [V-ACTION-10] [V-RULING-6]"""

    rule = "V-ACTION-10"
    fields = ("seat", "left")

    def asks(self, s: State, a: i64) -> i64:
        seat, left = two(a)
        if left == 0:
            return NOBODY
        for region in range(regions(s)):
            if s.at[on.SETTLER + box.REGIONS * seat + region] > 0:
                return bit(seat)
        return NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        for region in range(regions(s)):
            if s.at[on.SETTLER + box.REGIONS * seat + region] > 0:
                beside = regions_beside(s, region)
                for other in range(regions(s)):
                    if (beside >> other) & 1:
                        out.add(say.EXPLORE + box.REGIONS * region + other)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, left = two(a)
        if seat == NO_SEAT or word == say.DONE:
            return
        start, end = (word - say.EXPLORE) // box.REGIONS, (word - say.EXPLORE) % box.REGIONS
        s.at[on.SETTLER + box.REGIONS * seat + start] -= 1
        s.at[on.SETTLER + box.REGIONS * seat + end] += 1
        s.tell(news.EXPLORED, EVERYONE, seat, start, end)
        if s.at[on.EXPLORE_ATTACKS] == 1:  # [V-OPTION-5]
            attack_settlers(s, seat, end, 0)
        take_at_once(s, end)
        s.do(step(steps.EXPLORE_ON, seat, left - 1))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if not say.EXPLORE <= word < say.EXPLORE_TEMPLE:
            return ("not-now", self.rule)
        start = (word - say.EXPLORE) // box.REGIONS
        has_settler = start < regions(s) and s.at[on.SETTLER + box.REGIONS * seat + start] > 0
        return ("not-beside" if has_settler else "no-settler-there", self.rule)
