"""Combat resolution: hunting, then the fights in their order, and the blame of the troll. [C-RESOLVE]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.rules.combat import hits_rolled, sweep_dice
from meadhall.games.champions.rules.goods import gain, pay
from meadhall.games.champions.rules.refusals import refuse, refuse_where_one_must_choose
from meadhall.games.champions.rules.rounds import all_seats, blame_everyone
from meadhall.games.champions.table import box, news, on, say, steps
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT, NOBODY, Options, State, Step, one, step
from meadhall.kernel.engine.draws import SeatStep
from meadhall.kernel.engine.sets import bit

MOST_FOOD_FROM_HUNT: Final = 6  # [C-RESOLVE-3]
BLAME_RULES: Final = ("C-RESOLVE-6", "C-EDITION-2", "C-EDITION-3")  # who is blamed for the troll, by edition


class Resolve(Step):
    """Hunting, the troll, draugr left to right, shores left to right. [C-RESOLVE-1]"""

    rule = "C-RESOLVE-1"
    fields = ("part",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        part = one(a)
        if part == 0:
            s.do(step(steps.RESOLVE, 1))
            for k in range(s.seats):  # hunters in turn order [C-RESOLVE-2]
                hunter = (s.at[on.FIRST_PLAYER] + s.seats - 1 - k) % s.seats
                if (s.at[on.HUNTERS] >> hunter) & 1:
                    s.do(step(steps.HUNT_FOR_FOOD, hunter))
        elif part <= box.TARGETS:
            self.resolve_target(s, part - 1)

    def resolve_target(self, s: State, target: i64) -> None:
        """One fight or journey, if somebody reserved it; what comes last is put on the agenda first."""
        s.do(step(steps.RESOLVE, target + 2))
        fighter = s.at[on.FIGHTER + target] - 1
        if fighter != NO_SEAT:
            s.do(step(steps.MOMENT, all_seats(s), 0))
        if target == box.TROLL and s.at[on.EDITION] == box.JA:
            s.do(step(steps.BLAME_FOR_TROLL))
        if fighter != NO_SEAT:
            s.do(step(steps.SAIL, fighter, target) if target >= box.SHORE else step(steps.FIGHT, fighter, target))


class BlameForTroll(Step):
    """Japanese edition: blame for a living troll right after its step. [C-EDITION-4]"""

    rule = "C-EDITION-4"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if s.at[on.ENEMY + box.TROLL] != 0:
            blame_everyone(s)


class HuntForFood(Step):
    """Roll every die that was not sent elsewhere. [C-RESOLVE-2] [C-ASSIGN-8]"""

    rule = "C-RESOLVE-2"
    fields = ("seat",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        hunter = one(a)
        place = on.HALL + 3 * hunter
        swords, spears, axes = s.at[place], s.at[place + 1], s.at[place + 2]
        if swords + spears + axes > 0:
            s.tell(news.HUNT_BEGINS, EVERYONE, hunter)
            s.do(
                step(steps.ROLL_DICE, hunter, swords, spears, axes),
                step(steps.REROLL_WITH_FAVOR, hunter, box.HUNT),
                step(steps.RUNES_AFTER_ROLL, hunter, box.HUNT),
                step(steps.BRING_FOOD_HOME, hunter),
                step(steps.MOMENT, all_seats(s), 0),
            )


class BringFoodHome(Step):
    """One food for each hit, at most six. [C-RESOLVE-2] [C-RESOLVE-3]"""

    rule = "C-RESOLVE-3"
    fields = ("seat",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        player = one(a)
        hits = hits_rolled(s, player)
        gain(s, player, on.FOOD, hits if hits < MOST_FOOD_FROM_HUNT else MOST_FOOD_FROM_HUNT)
        sweep_dice(s)


class LessenOwnBlame(Step):
    """The troll's killer discards 1 blame; in the French edition he may. [C-RESOLVE-6] [C-EDITION-2]"""

    rule = "C-EDITION-2"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        seat = one(a)
        may = s.at[on.EDITION] == box.FR and s.at[on.BLAME + seat] > 0
        return bit(seat) if may else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        out.add(say.DISCARD_BLAME)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        killer = one(a)
        wants = word == say.DISCARD_BLAME if seat != NO_SEAT else s.at[on.EDITION] != box.FR
        if wants and s.at[on.BLAME + killer] > 0:
            pay(s, killer, on.BLAME, 1)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return refuse(s, seat, word)


def blame(s: State, killer: i64, player: i64) -> None:
    """Let a player take 1 blame that the killer of the troll puts on them."""
    s.tell(news.BLAMED, EVERYONE, killer, player)
    gain(s, player, on.BLAME, 1)


class SpreadBlame(SeatStep):
    """The troll's killer names another player who takes 1 blame. [C-RESOLVE-6] [C-EDITION-2] [C-EDITION-3]"""

    rule = "C-RESOLVE-6"
    fields = ("seat",)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        if s.at[on.EDITION] == box.FR:
            out.add(say.DONE)
            out.add(say.BLAME_ALL)
            return
        for player in range(s.seats):
            if player != seat:
                out.add(say.BLAME_ON + player)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        killer = one(a)
        if word == say.BLAME_ALL or s.at[on.EDITION] == box.JA:
            for player in range(s.seats):
                if player != killer:
                    blame(s, killer, player)
        if word >= say.BLAME_ON:
            blame(s, killer, word - say.BLAME_ON)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if say.BLAME_ON <= word < say.BLAME_ON + box.MOST_SEATS:
            return ("blame-an-opponent", BLAME_RULES[s.at[on.EDITION]])
        if word == say.BLAME_ALL:
            return ("blame-one", BLAME_RULES[s.at[on.EDITION]])
        return refuse_where_one_must_choose(s, seat, word, "C-RULING-13")
