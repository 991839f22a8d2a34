"""Journeys to the distant shores: the card, feeding, the monster. [C-RESOLVE-8] [C-JOURNEY]"""

from typing import Final

from mypy_extensions import i64

from meadhall.champions.actions import DONE, DRAW_JOURNEY, LOSE, USE_RUNE
from meadhall.champions.events import (
    ITEM_LOST,
    JOURNEY_REVEALED,
    JOURNEY_SEEN_AS,
    JOURNEYS_RESHUFFLED,
    STARVED,
)
from meadhall.champions.fields import (
    COLOURS,
    CREW,
    FACE_DOWN,
    FOOD_ITEM,
    ITEMS,
    JOURNEY,
    JOURNEY_DECK,
    JOURNEY_DISCARD,
    JOURNEY_KIND,
    JOURNEY_OLD,
    JOURNEY_RUNE,
    JOURNEY_SEEN,
    KNOWN,
    KRAKEN_CARD,
    LOST,
    NO_CARD,
    NO_WIND,
    REVEALED,
    SHORE,
    SHORES,
    STORM,
    WHIRLPOOL,
)
from meadhall.champions.goods import dice_in, has_rune, lose_die
from meadhall.champions.rounds import is_near, journeys_left
from meadhall.champions.sage import turn_over
from meadhall.champions.steps import (
    ANSWER_JOURNEY,
    FEED_WARRIORS,
    FIGHT,
    FIX_JOURNEY,
    LOSE_ITEMS,
    REPLACE_JOURNEY,
    RESHUFFLE_JOURNEYS,
    STARVE,
    SUFFER_JOURNEY,
    TURN_UP_JOURNEY,
)
from meadhall.kernel.agenda import (
    CHANCE,
    EVERYONE,
    NO_SEAT,
    NOBODY,
    Options,
    State,
    Step,
    bit,
    count_bits,
    first,
    fourth,
    nth_bit,
    second,
    step,
    third,
)

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
            step(FIX_JOURNEY, target - SHORE),
            step(TURN_UP_JOURNEY, sailor, target),
            step(FEED_WARRIORS, sailor, target),
            step(FIGHT, sailor, target),
        )


class FixJourney(Step):
    """Chance says which card lies face down at a shore. All cards of the deck are equally likely. [C-ROUND-3]"""

    rule = "C-ROUND-3"
    fields = ("shore",)

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE if s.at[JOURNEY + first(a)] == FACE_DOWN else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[JOURNEY_DECK])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return DRAW_JOURNEY + nth_bit(s.at[JOURNEY_DECK], k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if s.at[JOURNEY + first(a)] == FACE_DOWN:
            s.at[JOURNEY_DECK] &= ~bit(word - DRAW_JOURNEY)
            s.at[JOURNEY + first(a)] = KNOWN + word - DRAW_JOURNEY


class SeeJourney(Step):
    """The player who looks learns the card. [C-TOWN-10]"""

    rule = "C-TOWN-10"
    fields = ("seat", "shore")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        # Noted only now: while chance decides which card it is, nobody has seen it yet.
        s.at[JOURNEY_SEEN + second(a)] |= bit(first(a))
        s.reveal()
        s.tell(JOURNEY_SEEN_AS, bit(first(a)), first(a), second(a), s.at[JOURNEY + second(a)] - KNOWN)


class TurnUpJourney(Step):
    """The journey card is revealed, whatever the ship carries. [C-JOURNEY-1]"""

    rule = "C-JOURNEY-1"
    fields = ("seat", "target")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        shore = second(a) - SHORE
        card = s.at[JOURNEY + shore] - KNOWN
        s.reveal()
        s.at[JOURNEY + shore] = NO_CARD
        s.at[JOURNEY_SEEN + shore] = 0
        s.at[JOURNEY_OLD] &= ~bit(shore)
        s.at[REVEALED] |= bit(card)
        s.tell(JOURNEY_REVEALED, EVERYONE, first(a), shore, card)
        s.do(step(ANSWER_JOURNEY, first(a), second(a), card))


class AnswerJourney(Step):
    """The sailing player may replace the card with the Journey rune. [C-RUNE-5] [C-RULING-20]"""

    rule = "C-RUNE-5"
    fields = ("seat", "target", "journey")

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a)) if has_rune(s, first(a), JOURNEY_RUNE) else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(DONE)
        out.add(USE_RUNE + JOURNEY_RUNE)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target, card = first(a), second(a), third(a)
        if seat == NO_SEAT or word == DONE:
            s.do(step(SUFFER_JOURNEY, sailor, target, card))
            return
        turn_over(s, sailor, JOURNEY_RUNE)
        s.at[REVEALED] &= ~bit(card)
        s.at[JOURNEY_DISCARD] |= bit(card)
        s.do(step(REPLACE_JOURNEY, sailor, target))


class ReplaceJourney(Step):
    """The next journey card of the deck applies instead, even if it is worse. [C-RUNE-5]"""

    rule = "C-RUNE-5"
    fields = ("seat", "target")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target = first(a), second(a)
        if journeys_left(s) == 0:
            s.do(step(RESHUFFLE_JOURNEYS, 0), step(REPLACE_JOURNEY, sailor, target))
        else:
            s.at[JOURNEY + target - SHORE] = FACE_DOWN
            s.do(step(FIX_JOURNEY, target - SHORE), step(TURN_UP_JOURNEY, sailor, target))


class SufferJourney(Step):
    """What the journey card does. [C-JOURNEY-3] to [C-JOURNEY-8]"""

    rule = "C-JOURNEY-2"
    fields = ("seat", "target", "journey")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target = first(a), second(a)
        kind = s.fact[JOURNEY_KIND + third(a)]
        if kind == KRAKEN_CARD:
            s.do(step(FIGHT, sailor, target, 1))
        elif kind == LOST:
            s.do(step(LOSE_ITEMS, sailor, target, 2, ANY_ITEM))
        elif kind == NO_WIND:
            s.do(step(LOSE_ITEMS, sailor, target, 1, FOOD_ONLY))
        elif kind == STORM:
            s.do(step(LOSE_ITEMS, sailor, target, 1, ANY_ITEM))
        elif kind == WHIRLPOOL:
            s.do(step(LOSE_ITEMS, sailor, target, 1, WARRIORS_ONLY))


def kinds_aboard(s: State, target: i64, allowed: i64) -> i64:
    """Set of the items aboard that may be lost."""
    found: i64 = 0
    for item in range(ITEMS):
        if s.at[CREW + 4 * target + item] > 0:
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
        for item in range(ITEMS):
            if (kinds >> item) & 1:
                out.add(LOSE + item)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target, owed, allowed = first(a), second(a), third(a), fourth(a)
        kinds = kinds_aboard(s, target, allowed)
        if owed == 0 or kinds == 0:  # [C-RULING-11] [C-RULING-12]
            return
        item = nth_bit(kinds, 0) if seat == NO_SEAT else word - LOSE
        if item == FOOD_ITEM:
            s.at[CREW + 4 * target + FOOD_ITEM] -= 1
        else:
            lose_die(s, target, item, 1)
        s.tell(ITEM_LOST, EVERYONE, sailor, item)
        s.do(step(LOSE_ITEMS, sailor, target, owed - 1, allowed))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("none-to-lose" if LOSE <= word < LOSE + ITEMS else "not-now", self.rule)


class FeedWarriors(Step):
    """Food feeds the warriors aboard; all of it is used up. [C-JOURNEY-9] to [C-JOURNEY-12]"""

    rule = "C-JOURNEY-9"
    fields = ("seat", "target")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target = first(a), second(a)
        food = s.at[CREW + 4 * target + FOOD_ITEM]
        fed = food * (FED_BY_ONE_NEAR if is_near(s, target - SHORE) else FED_BY_ONE_FAR)
        s.at[CREW + 4 * target + FOOD_ITEM] = 0
        unfed = dice_in(s, target) - fed
        if unfed > 0:
            s.do(step(STARVE, sailor, target, unfed))


class Starve(Step):
    """Unfed warriors starve, of their owner's choice. [C-JOURNEY-11]"""

    rule = "C-JOURNEY-11"
    fields = ("seat", "target", "owed")

    def asks(self, s: State, a: i64) -> i64:
        kinds = kinds_aboard(s, second(a), WARRIORS_ONLY)
        choice = 0 < third(a) < dice_in(s, second(a)) and kinds & (kinds - 1) != 0
        return bit(first(a)) if choice else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for colour in range(COLOURS):
            if s.at[CREW + 4 * second(a) + colour] > 0:
                out.add(LOSE + colour)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target, owed = first(a), second(a), third(a)
        if owed == 0:
            return
        kinds = kinds_aboard(s, target, WARRIORS_ONLY)
        colour = nth_bit(kinds, 0) if seat == NO_SEAT else word - LOSE
        lose_die(s, target, colour, 1)
        s.tell(STARVED, EVERYONE, sailor, colour)
        s.do(step(STARVE, sailor, target, owed - 1))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("none-to-lose" if LOSE <= word < LOSE + ITEMS else "not-now", self.rule)


class ReshuffleJourneys(Step):
    """The deck is empty: the discarded journeys become the new one. [C-RULING-1]"""

    rule = "C-RULING-1"
    fields = ("shore",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        shore = first(a)
        if shore < SHORES:
            # Cards already on the board come from the old deck: chance says now which they are.
            s.do(step(FIX_JOURNEY, shore), step(RESHUFFLE_JOURNEYS, shore + 1))
            if s.at[JOURNEY + shore] != NO_CARD:
                s.at[JOURNEY_OLD] |= bit(shore)
            return
        s.at[JOURNEY_DECK] = s.at[JOURNEY_DISCARD]
        s.at[JOURNEY_DISCARD] = 0
        s.tell(JOURNEYS_RESHUFFLED, EVERYONE)
