"""Runes at any time, and the moments at which they are offered. [C-RUNE] [C-RULING-17]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.rules.goods import gain, has_rune, score
from meadhall.games.champions.rules.refusals import is_mid_action, refuse, refuse_where_one_must_choose
from meadhall.games.champions.rules.sage import look_at, turn_over
from meadhall.games.champions.rules.scoring import destiny_glory
from meadhall.games.champions.table import box, news, on, say, steps
from meadhall.kernel.engine.agenda import (
    EVERYONE,
    NO_SEAT,
    NOBODY,
    Options,
    Rules,
    State,
    Step,
    one,
    step,
    three,
    two,
)
from meadhall.kernel.engine.draws import SeatStep
from meadhall.kernel.engine.sets import bit

GIFT_GOODS: Final = 4  # [C-RUNE-2]
GIFT_KINDS: Final = 3  # food, wood, coins
MOST_WEALTH: Final = 5  # coins [C-RUNE-11]


def can_use(s: State, seat: i64, rune: i64) -> bool:
    """Whether a seat can use one of the runes for any time now."""
    if not has_rune(s, seat, rune):
        return False
    return rune != box.SUCCESS or s.at[on.DESTINIES + seat] != 0


class MidgardRules(Rules):
    """Runes that may be used at any time are offered with every own decision. [C-RUNE-1] [C-RULING-17]"""

    def interrupts(self, s: State, entry: i64, seat: i64, out: Options) -> None:
        held = (s.at[on.RUNES + seat] & ~s.at[on.RUNES_USED + seat]) >> box.GIFTS
        if held != 0 and offers_runes(entry):  # most hold none: this is asked at every decision
            for rune in range(box.GIFTS, box.WEALTH + 1):
                if can_use(s, seat, rune):
                    out.add(say.USE_RUNE + rune)

    def is_interrupt(self, word: i64) -> bool:
        return say.USE_RUNE + box.GIFTS <= word <= say.USE_RUNE + box.WEALTH

    def interrupt(self, s: State, seat: i64, word: i64) -> None:
        rune = word - say.USE_RUNE
        turn_over(s, seat, rune)
        entry = s.agenda[s.top - 1]
        if (
            entry & 255 == steps.TRADE_GOODS
        ):  # with what a rune changed, trading on is no longer a shorter trade [C-TOWN-7]
            s.agenda[s.top - 1] = step(steps.TRADE_GOODS, seat)
        if rune == box.GIFTS:
            s.do(step(steps.PICK_GIFTS, seat, GIFT_GOODS, 0))
        elif rune == box.WEALTH:  # [C-RUNE-11]
            coins = s.at[on.COINS + seat]
            gain(s, seat, on.COINS, coins if coins < MOST_WEALTH else MOST_WEALTH)
        elif rune == box.SUCCESS:
            s.do(step(steps.SCORE_DESTINY, seat))
        else:  # Knowledge [C-RUNE-6]
            for k in range(box.SHORES):
                shore = box.SHORES - 1 - k
                if s.at[on.JOURNEY + shore] != on.NO_CARD:
                    look_at(s, seat, shore)


def offers_runes(entry: i64) -> bool:
    """Not while warriors are sealed, nor in the middle of an action. [C-RULING-17] [C-RULING-27]"""
    return entry & 255 != steps.ASSIGN_SEALED and not is_mid_action(entry)


class Moment(Step):
    """A moment at which runes may be used: each player who holds one is asked, in turn order. [C-RULING-17]"""

    rule = "C-RULING-17"
    fields = ("seats", "all_runes")  # mask of seats; whether all runes for any time count, or Success only

    def next_holder(self, s: State, a: i64) -> i64:
        """The first seat of the mask, from the start player, with a rune to be asked about."""
        seats = one(a)
        for k in range(s.seats):
            seat = (s.at[on.FIRST_PLAYER] + k) % s.seats
            if (seats >> seat) & 1 and self.is_asked(s, a, seat):
                return seat
        return NO_SEAT

    def is_asked(self, s: State, a: i64, seat: i64) -> bool:
        """Only Success depends on what others do, so only it is asked about between their turns."""
        _, all_runes = two(a)
        if can_use(s, seat, box.SUCCESS):
            return True
        if all_runes == 0:
            return False
        return has_rune(s, seat, box.GIFTS) or has_rune(s, seat, box.WEALTH) or has_rune(s, seat, box.KNOWLEDGE)

    def asks(self, s: State, a: i64) -> i64:
        seat = self.next_holder(s, a)
        return NOBODY if seat == NO_SEAT else bit(seat)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        seats, all_runes = two(a)
        if seat != NO_SEAT:
            s.do(step(steps.MOMENT, seats & ~bit(seat), all_runes))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return refuse(s, seat, word)


class PickGifts(Step):
    """Gifts: four goods of food, wood and coins in any mix. [C-RUNE-2]"""

    rule = "C-RUNE-2"
    fields = ("seat", "left", "lowest")  # goods are picked in rising order, so no two ways are alike

    def asks(self, s: State, a: i64) -> i64:
        seat, left = two(a)
        return bit(seat) if left > 0 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, _, lowest = three(a)
        for good in range(lowest, GIFT_KINDS):
            out.add(say.GIFT + good)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, left = two(a)
        if seat != NO_SEAT:
            good = word - say.GIFT
            gain(s, seat, on.FOOD + 4 * good, 1)
            s.do(step(steps.PICK_GIFTS, seat, left - 1, good))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if say.GIFT <= word < say.GIFT + GIFT_KINDS:
            return ("gifts-in-order", "C-RULING-26")
        return refuse_where_one_must_choose(s, seat, word, self.rule)


class ScoreDestiny(SeatStep):
    """Success: reveal a destiny and score it at once; it is kept and scores again. [C-RUNE-9] [C-RULING-8]"""

    rule = "C-RUNE-9"
    fields = ("seat",)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for destiny in range(box.DESTINY_CARDS):
            if (s.at[on.DESTINIES + seat] >> destiny) & 1:
                out.add(say.REVEAL_DESTINY + destiny)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        destiny = word - say.REVEAL_DESTINY
        glory = destiny_glory(s, seat, destiny)
        s.reveal()
        s.at[on.DESTINIES_SHOWN + seat] |= bit(destiny)
        s.tell(news.DESTINY_SCORED, EVERYONE, seat, destiny, glory)
        score(s, seat, glory)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if say.REVEAL_DESTINY <= word < say.REVEAL_DESTINY + box.DESTINY_CARDS:
            return ("not-your-destiny", self.rule)
        return refuse_where_one_must_choose(s, seat, word, self.rule)
