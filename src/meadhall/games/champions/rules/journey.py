"""Journeys to the distant shores: the card, feeding, the monster. [C-RESOLVE-8] [C-JOURNEY]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.rules.goods import dice_in, has_rune, lose_die
from meadhall.games.champions.rules.rounds import is_near, journeys_left
from meadhall.games.champions.rules.sage import turn_over
from meadhall.games.champions.table import box, news, on, printed, say, steps
from meadhall.kernel.engine.agenda import (
    CHANCE,
    EVERYONE,
    NO_SEAT,
    NOBODY,
    Options,
    State,
    Step,
    first,
    fourth,
    second,
    step,
    third,
)
from meadhall.kernel.engine.sets import bit, count_bits, nth_bit

FED_BY_ONE_NEAR: Final = 2  # warriors [C-JOURNEY-9]
FED_BY_ONE_FAR: Final = 1  # [C-JOURNEY-10]
WARRIORS_ONLY: Final = 0b0111  # sets of items that a journey may cost
FOOD_ONLY: Final = 0b1000
ANY_ITEM: Final = 0b1111


class Sail(Step):
    """A ship's journey: reveal the card, feed the warriors, fight the monster. [C-RESOLVE-8]"""

    rule = "C-RESOLVE-8"
    fields = ("seat", "target")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target = first(a), second(a)
        s.do(
            step(steps.FIX_JOURNEY, target - box.SHORE),
            step(steps.TURN_UP_JOURNEY, sailor, target),
            step(steps.FEED_WARRIORS, sailor, target),
            step(steps.FIGHT, sailor, target),
        )


class FixJourney(Step):
    """Chance says which card lies face down at a shore. All cards of the deck are equally likely. [C-ROUND-3]"""

    rule = "C-ROUND-3"
    fields = ("shore",)

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE if s.at[on.JOURNEY + first(a)] == on.FACE_DOWN else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[on.JOURNEY_DECK])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return say.DRAW_JOURNEY + nth_bit(s.at[on.JOURNEY_DECK], k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if s.at[on.JOURNEY + first(a)] == on.FACE_DOWN:
            s.at[on.JOURNEY_DECK] &= ~bit(word - say.DRAW_JOURNEY)
            s.at[on.JOURNEY + first(a)] = on.KNOWN + word - say.DRAW_JOURNEY


class SeeJourney(Step):
    """The player who looks learns the card. [C-TOWN-10]"""

    rule = "C-TOWN-10"
    fields = ("seat", "shore")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        # Noted only now: while chance decides which card it is, nobody has seen it yet.
        s.at[on.JOURNEY_SEEN + second(a)] |= bit(first(a))
        s.reveal()
        s.tell(news.JOURNEY_SEEN_AS, bit(first(a)), first(a), second(a), s.at[on.JOURNEY + second(a)] - on.KNOWN)


class TurnUpJourney(Step):
    """The journey card is revealed, whatever the ship carries. [C-JOURNEY-1]"""

    rule = "C-JOURNEY-1"
    fields = ("seat", "target")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        shore = second(a) - box.SHORE
        card = s.at[on.JOURNEY + shore] - on.KNOWN
        s.reveal()
        s.at[on.JOURNEY + shore] = on.NO_CARD
        s.at[on.JOURNEY_SEEN + shore] = 0
        s.at[on.JOURNEY_OLD] &= ~bit(shore)
        s.at[on.REVEALED] |= bit(card)
        s.tell(news.JOURNEY_REVEALED, EVERYONE, first(a), shore, card)
        s.do(step(steps.ANSWER_JOURNEY, first(a), second(a), card))


class AnswerJourney(Step):
    """The sailing player may replace the card with the Journey rune. [C-RUNE-5] [C-RULING-20]"""

    rule = "C-RUNE-5"
    fields = ("seat", "target", "journey")

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a)) if has_rune(s, first(a), box.JOURNEY_RUNE) else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        out.add(say.USE_RUNE + box.JOURNEY_RUNE)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target, card = first(a), second(a), third(a)
        if seat == NO_SEAT or word == say.DONE:
            s.do(step(steps.SUFFER_JOURNEY, sailor, target, card))
            return
        turn_over(s, sailor, box.JOURNEY_RUNE)
        s.at[on.REVEALED] &= ~bit(card)
        s.at[on.JOURNEY_DISCARD] |= bit(card)
        s.do(step(steps.REPLACE_JOURNEY, sailor, target))


class ReplaceJourney(Step):
    """The next journey card of the deck applies instead, even if it is worse. [C-RUNE-5]"""

    rule = "C-RUNE-5"
    fields = ("seat", "target")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target = first(a), second(a)
        if journeys_left(s) == 0:
            s.do(step(steps.RESHUFFLE_JOURNEYS, 0), step(steps.REPLACE_JOURNEY, sailor, target))
        else:
            s.at[on.JOURNEY + target - box.SHORE] = on.FACE_DOWN
            s.do(step(steps.FIX_JOURNEY, target - box.SHORE), step(steps.TURN_UP_JOURNEY, sailor, target))


class SufferJourney(Step):
    """What the journey card does. [C-JOURNEY-3] to [C-JOURNEY-8]"""

    rule = "C-JOURNEY-2"
    fields = ("seat", "target", "journey")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target = first(a), second(a)
        kind = s.fact[printed.JOURNEY_KIND + third(a)]
        if kind == box.KRAKEN_CARD:
            s.do(step(steps.FIGHT, sailor, target, 1))
        elif kind == box.LOST:
            s.do(step(steps.LOSE_ITEMS, sailor, target, 2, ANY_ITEM))
        elif kind == box.NO_WIND:
            s.do(step(steps.LOSE_ITEMS, sailor, target, 1, FOOD_ONLY))
        elif kind == box.STORM:
            s.do(step(steps.LOSE_ITEMS, sailor, target, 1, ANY_ITEM))
        elif kind == box.WHIRLPOOL:
            s.do(step(steps.LOSE_ITEMS, sailor, target, 1, WARRIORS_ONLY))


def kinds_aboard(s: State, target: i64, allowed: i64) -> i64:
    """Set of the items aboard that may be lost."""
    found: i64 = 0
    for item in range(box.ITEMS):
        if s.at[on.CREW + 4 * target + item] > 0:
            found |= bit(item)
    return found & allowed


class LoseItems(Step):
    """Lose items from the ship, own choice where the card gives one; never more than there is. [C-JOURNEY-2]"""

    rule = "C-JOURNEY-2"
    fields = ("seat", "target", "owed", "items")

    def asks(self, s: State, a: i64) -> i64:
        kinds = kinds_aboard(s, second(a), fourth(a))
        return bit(first(a)) if third(a) > 0 and kinds & (kinds - 1) != 0 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        kinds = kinds_aboard(s, second(a), fourth(a))
        for item in range(box.ITEMS):
            if (kinds >> item) & 1:
                out.add(say.LOSE + item)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target, owed, allowed = first(a), second(a), third(a), fourth(a)
        kinds = kinds_aboard(s, target, allowed)
        if owed == 0 or kinds == 0:  # [C-RULING-11] [C-RULING-12]
            return
        item = nth_bit(kinds, 0) if seat == NO_SEAT else word - say.LOSE
        if item == box.FOOD_ITEM:
            s.at[on.CREW + 4 * target + box.FOOD_ITEM] -= 1
        else:
            lose_die(s, target, item, 1)
        s.tell(news.ITEM_LOST, EVERYONE, sailor, item)
        s.do(step(steps.LOSE_ITEMS, sailor, target, owed - 1, allowed))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("none-to-lose" if say.LOSE <= word < say.LOSE + box.ITEMS else "not-now", self.rule)


class FeedWarriors(Step):
    """Food feeds the warriors aboard; all of it is used up. [C-JOURNEY-9] to [C-JOURNEY-12]"""

    rule = "C-JOURNEY-9"
    fields = ("seat", "target")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target = first(a), second(a)
        food = s.at[on.CREW + 4 * target + box.FOOD_ITEM]
        fed = food * (FED_BY_ONE_NEAR if is_near(s, target - box.SHORE) else FED_BY_ONE_FAR)
        s.at[on.CREW + 4 * target + box.FOOD_ITEM] = 0
        unfed = dice_in(s, target) - fed
        if unfed > 0:
            s.do(step(steps.STARVE, sailor, target, unfed))


class Starve(Step):
    """Unfed warriors starve, of their owner's choice. [C-JOURNEY-11]"""

    rule = "C-JOURNEY-11"
    fields = ("seat", "target", "owed")

    def asks(self, s: State, a: i64) -> i64:
        kinds = kinds_aboard(s, second(a), WARRIORS_ONLY)
        choice = 0 < third(a) < dice_in(s, second(a)) and kinds & (kinds - 1) != 0
        return bit(first(a)) if choice else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for colour in range(box.COLOURS):
            if s.at[on.CREW + 4 * second(a) + colour] > 0:
                out.add(say.LOSE + colour)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target, owed = first(a), second(a), third(a)
        if owed == 0:
            return
        kinds = kinds_aboard(s, target, WARRIORS_ONLY)
        colour = nth_bit(kinds, 0) if seat == NO_SEAT else word - say.LOSE
        lose_die(s, target, colour, 1)
        s.tell(news.STARVED, EVERYONE, sailor, colour)
        s.do(step(steps.STARVE, sailor, target, owed - 1))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("none-to-lose" if say.LOSE <= word < say.LOSE + box.ITEMS else "not-now", self.rule)


class ReshuffleJourneys(Step):
    """The deck is empty: the discarded journeys become the new one. [C-RULING-1]"""

    rule = "C-RULING-1"
    fields = ("shore",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        shore = first(a)
        if shore < box.SHORES:
            # Cards already on the board come from the old deck: chance says now which they are.
            s.do(step(steps.FIX_JOURNEY, shore), step(steps.RESHUFFLE_JOURNEYS, shore + 1))
            if s.at[on.JOURNEY + shore] != on.NO_CARD:
                s.at[on.JOURNEY_OLD] |= bit(shore)
            return
        s.at[on.JOURNEY_DECK] = s.at[on.JOURNEY_DISCARD]
        s.at[on.JOURNEY_DISCARD] = 0
        s.tell(news.JOURNEYS_RESHUFFLED, EVERYONE)
