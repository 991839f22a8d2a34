"""Combat resolution: hunting, then the fights in their order, and the blame of the troll. [C-RESOLVE]"""

from typing import Final

from mypy_extensions import i64

from meadhall.champions.actions import BLAME_ALL, BLAME_ON, DISCARD_BLAME, DONE
from meadhall.champions.combat import hits_rolled, sweep_dice
from meadhall.champions.events import HUNT_BEGINS
from meadhall.champions.fields import (
    BLAME,
    EDITION,
    ENEMY,
    FIGHTER,
    FIRST_PLAYER,
    FOOD,
    FR,
    HALL,
    HUNT,
    HUNTERS,
    JA,
    SHORE,
    TARGETS,
    TROLL,
)
from meadhall.champions.goods import gain, pay
from meadhall.champions.rounds import all_seats, blame_everyone
from meadhall.champions.steps import (
    BLAME_FOR_TROLL,
    BRING_FOOD_HOME,
    FIGHT,
    HUNT_FOR_FOOD,
    MOMENT,
    REROLL_WITH_FAVOR,
    RESOLVE,
    ROLL_DICE,
    RUNES_AFTER_ROLL,
    SAIL,
)
from meadhall.kernel.agenda import EVERYONE, NO_SEAT, NOBODY, Options, State, Step, bit, first, step

MOST_FOOD_FROM_HUNT: Final = 6  # [C-RESOLVE-3]


class Resolve(Step):
    """Hunting, the troll, draugr left to right, shores left to right. [C-RESOLVE-1]"""

    rule = "C-RESOLVE-1"
    fields = ("part",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        part = first(a)
        if part == 0:
            s.do(step(RESOLVE, 1))
            for k in range(s.seats):  # hunters in turn order [C-RESOLVE-2]
                hunter = (s.at[FIRST_PLAYER] + s.seats - 1 - k) % s.seats
                if (s.at[HUNTERS] >> hunter) & 1:
                    s.do(step(HUNT_FOR_FOOD, hunter))
        elif part <= TARGETS:
            self.resolve_target(s, part - 1)

    def resolve_target(self, s: State, target: i64) -> None:
        """One fight or journey, if somebody reserved it; what comes last is put on the agenda first."""
        s.do(step(RESOLVE, target + 2))
        fighter = s.at[FIGHTER + target] - 1
        if fighter != NO_SEAT:
            s.do(step(MOMENT, all_seats(s), 0))
        if target == TROLL and s.at[EDITION] == JA:
            s.do(step(BLAME_FOR_TROLL))
        if fighter != NO_SEAT:
            s.do(step(SAIL, fighter, target) if target >= SHORE else step(FIGHT, fighter, target))


class BlameForTroll(Step):
    """Japanese edition: blame for a living troll right after its step. [C-EDITION-4]"""

    rule = "C-EDITION-4"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if s.at[ENEMY + TROLL] != 0:
            blame_everyone(s)


class HuntForFood(Step):
    """Roll every die that was not sent elsewhere. [C-RESOLVE-2]"""

    rule = "C-RESOLVE-2"
    fields = ("seat",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        hunter = first(a)
        place = HALL + 3 * hunter
        swords, spears, axes = s.at[place], s.at[place + 1], s.at[place + 2]
        if swords + spears + axes > 0:
            s.tell(HUNT_BEGINS, EVERYONE, hunter)
            s.do(
                step(ROLL_DICE, hunter, swords, spears, axes),
                step(REROLL_WITH_FAVOR, hunter, HUNT),
                step(RUNES_AFTER_ROLL, hunter, HUNT),
                step(BRING_FOOD_HOME, hunter),
                step(MOMENT, all_seats(s), 0),
            )


class BringFoodHome(Step):
    """One food for each hit, at most six. [C-RESOLVE-2] [C-RESOLVE-3]"""

    rule = "C-RESOLVE-3"
    fields = ("seat",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        hits = hits_rolled(s, first(a))
        gain(s, first(a), FOOD, hits if hits < MOST_FOOD_FROM_HUNT else MOST_FOOD_FROM_HUNT)
        sweep_dice(s)


class LessenOwnBlame(Step):
    """The troll's killer discards 1 blame; in the French edition he may. [C-RESOLVE-6] [C-EDITION-2]"""

    rule = "C-EDITION-2"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        may = s.at[EDITION] == FR and s.at[BLAME + first(a)] > 0
        return bit(first(a)) if may else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(DONE)
        out.add(DISCARD_BLAME)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        killer = first(a)
        wants = word == DISCARD_BLAME if seat != NO_SEAT else s.at[EDITION] != FR
        if wants and s.at[BLAME + killer] > 0:
            pay(s, killer, BLAME, 1)


class SpreadBlame(Step):
    """The troll's killer names another player who takes 1 blame. [C-RESOLVE-6] [C-EDITION-2] [C-EDITION-3]"""

    rule = "C-RESOLVE-6"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a))

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        if s.at[EDITION] == FR:
            out.add(DONE)
            out.add(BLAME_ALL)
            return
        for player in range(s.seats):
            if player != seat:
                out.add(BLAME_ON + player)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if word == BLAME_ALL or s.at[EDITION] == JA:
            for player in range(s.seats):
                if player != seat:
                    gain(s, player, BLAME, 1)
        if word >= BLAME_ON:
            gain(s, word - BLAME_ON, BLAME, 1)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if BLAME_ON <= word < BLAME_ON + 4:
            return ("blame-an-opponent", "C-EDITION-2" if s.at[EDITION] == FR else "C-RULING-13")
        return ("not-now", self.rule)
