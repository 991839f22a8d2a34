"""Boons of gods that ask what no card asks. [V-BOON]"""

from mypy_extensions import i64

from meadhall.games.vikings.rules.ashore import ANY_MIX, harvest_bonus
from meadhall.games.vikings.rules.clan import can_recall, offer_recalls, recall, settlers_in
from meadhall.games.vikings.rules.control import boats_docked, take_at_once
from meadhall.games.vikings.rules.sailing import deploy
from meadhall.games.vikings.table import box, on, say, steps
from meadhall.games.vikings.table.sea import regions
from meadhall.kernel.engine.agenda import NO_SEAT, NOBODY, Options, State, Step, step, two
from meadhall.kernel.engine.sets import bit


class DeployForNothing(Step):
    """Freya: a Settler goes ashore for nothing where a boat of one's own is docked. [V-BOON-4] [V-SAIL-9]"""

    rule = "V-BOON-4"
    fields = ("seat", "left")

    def asks(self, s: State, a: i64) -> i64:
        seat, left = two(a)
        if left > 0 and (s.at[on.SETTLERS_LEFT + seat] > 0 or can_recall(s, seat, left)):
            for region in range(regions(s)):
                if boats_docked(s, seat, region) > 0:
                    return bit(seat)
        return NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, left = two(a)
        out.add(say.DONE)
        for region in range(regions(s)):
            if boats_docked(s, seat, region) > 0 and s.at[on.SETTLERS_LEFT + seat] > 0:
                out.add(say.DEPLOY + box.SETTLERS * region)
        if can_recall(s, seat, left):
            offer_recalls(s, seat, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, left = two(a)
        if seat == NO_SEAT or word == say.DONE:
            return
        if word >= say.RECALL:
            s.do(step(steps.DEPLOY_FOR_NOTHING, seat, left))
            recall(s, seat, word - say.RECALL)
            take_at_once(s, word - say.RECALL)
            return
        deploy(s, seat, (word - say.DEPLOY) // box.SETTLERS, 1)
        s.do(step(steps.DEPLOY_FOR_NOTHING, seat, left - 1))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if say.RECALL <= word < say.EXPLORE:
            region = word - say.RECALL
            there = region < regions(s) and settlers_in(s, seat, region) > 0
            return ("no-need-to-recall" if there else "no-settler-there", "V-SAIL-9")
        if not say.DEPLOY <= word < say.RAID:
            return ("not-now", self.rule)
        if s.at[on.SETTLERS_LEFT + seat] == 0:
            return ("no-settler-left", "V-SAIL-7")
        one_by_one = (word - say.DEPLOY) % box.SETTLERS > 0
        return ("one-by-one" if one_by_one else "no-docked-boat", self.rule)


class RecallToHarvest(Step):
    """Hel: take back one's own Settler, and harvest. [V-BOON-10]"""

    rule = "V-BOON-10"
    fields = ("seat", "n")

    def asks(self, s: State, a: i64) -> i64:
        seat, _ = two(a)
        for region in range(regions(s)):
            if settlers_in(s, seat, region) > 0:
                return bit(seat)
        return NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        offer_recalls(s, seat, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, n = two(a)
        if seat == NO_SEAT or word == say.DONE:
            return
        recall(s, seat, word - say.RECALL)
        take_at_once(s, word - say.RECALL)
        harvest_bonus(s, seat)
        s.do(step(steps.HARVEST_SOME, seat, n, ANY_MIX))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        is_recall = say.RECALL <= word < say.EXPLORE
        return ("no-settler-there" if is_recall else "not-now", self.rule)
