"""Journeys to the distant shores: the card, feeding, the monster. [C-RESOLVE-8] [C-JOURNEY]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.rules.goods import dice_in, has_rune, lose_die
from meadhall.games.champions.rules.refusals import refuse, refuse_where_one_must_choose
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
    four,
    one,
    step,
    three,
    two,
)
from meadhall.kernel.engine.draws import DrawStep
from meadhall.kernel.engine.sets import bit, nth_bit

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
        sailor, target = two(a)
        s.do(
            step(steps.FIX_JOURNEY, target - box.SHORE),
            step(steps.TURN_UP_JOURNEY, sailor, target),
            step(steps.FEED_WARRIORS, sailor, target),
            step(steps.FIGHT, sailor, target),
        )


class FixJourney(DrawStep):
    """Chance says which card lies face down at a shore. All cards of the deck are equally likely. [C-ROUND-3]"""

    rule = "C-ROUND-3"
    fields = ("shore",)
    bag = on.JOURNEY_DECK
    drawn = say.DRAW_JOURNEY

    def asks(self, s: State, a: i64) -> i64:
        shore = one(a)
        return CHANCE if s.at[on.JOURNEY + shore] == on.FACE_DOWN else NOBODY

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        shore = one(a)
        if s.at[on.JOURNEY + shore] == on.FACE_DOWN:
            s.at[on.JOURNEY_DECK] &= ~bit(word - say.DRAW_JOURNEY)
            s.at[on.JOURNEY + shore] = on.KNOWN + word - say.DRAW_JOURNEY


class SeeJourney(Step):
    """The player who looks learns the card. [C-TOWN-10]"""

    rule = "C-TOWN-10"
    fields = ("seat", "shore")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        # Noted only now: while chance decides which card it is, nobody has seen it yet.
        player, shore = two(a)
        s.at[on.JOURNEY_SEEN + shore] |= bit(player)
        s.reveal()
        s.tell(news.JOURNEY_SEEN_AS, bit(player), player, shore, s.at[on.JOURNEY + shore] - on.KNOWN)


class TurnUpJourney(Step):
    """The journey card is revealed, whatever the ship carries. [C-JOURNEY-1]"""

    rule = "C-JOURNEY-1"
    fields = ("seat", "target")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        player, target = two(a)
        shore = target - box.SHORE
        card = s.at[on.JOURNEY + shore] - on.KNOWN
        s.reveal()
        s.at[on.JOURNEY + shore] = on.NO_CARD
        s.at[on.JOURNEY_SEEN + shore] = 0
        s.at[on.JOURNEY_OLD] &= ~bit(shore)
        s.at[on.REVEALED] |= bit(card)
        s.tell(news.JOURNEY_REVEALED, EVERYONE, player, shore, card)
        s.do(step(steps.ANSWER_JOURNEY, player, target, card))


class AnswerJourney(Step):
    """The sailing player may replace the journey with the Journey rune. [C-RUNE-5] [C-RULING-20]"""

    rule = "C-RUNE-5"
    fields = ("seat", "target", "journey")

    def asks(self, s: State, a: i64) -> i64:
        seat = one(a)
        return bit(seat) if has_rune(s, seat, box.JOURNEY_RUNE) else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        out.add(say.USE_RUNE + box.JOURNEY_RUNE)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target, journey = three(a)
        if seat == NO_SEAT or word == say.DONE:
            s.do(step(steps.SUFFER_JOURNEY, sailor, target, journey))
            return
        turn_over(s, sailor, box.JOURNEY_RUNE)
        s.at[on.REVEALED] &= ~bit(journey)
        s.at[on.JOURNEY_DISCARD] |= bit(journey)
        s.do(step(steps.REPLACE_JOURNEY, sailor, target))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return refuse(s, seat, word)


class ReplaceJourney(Step):
    """The next journey card of the deck applies instead, even if it is worse. [C-RUNE-5]"""

    rule = "C-RUNE-5"
    fields = ("seat", "target")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target = two(a)
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
        sailor, target, journey = three(a)
        kind = s.fact[printed.JOURNEY_KIND + journey]
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
        seat, target, owed, items = four(a)
        kinds = kinds_aboard(s, target, items)
        return bit(seat) if owed > 0 and kinds & (kinds - 1) != 0 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, target, _, items = four(a)
        kinds = kinds_aboard(s, target, items)
        for item in range(box.ITEMS):
            if (kinds >> item) & 1:
                out.add(say.LOSE + item)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target, owed, items = four(a)
        kinds = kinds_aboard(s, target, items)
        if owed == 0 or kinds == 0:  # [C-RULING-11] [C-RULING-12]
            return
        item = nth_bit(kinds, 0) if seat == NO_SEAT else word - say.LOSE
        if item == box.FOOD_ITEM:
            s.at[on.CREW + 4 * target + box.FOOD_ITEM] -= 1
        else:
            lose_die(s, target, item, 1)
        s.tell(news.ITEM_LOST, EVERYONE, sailor, item)
        s.do(step(steps.LOSE_ITEMS, sailor, target, owed - 1, items))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        _, _, _, items = four(a)
        if not say.LOSE <= word < say.LOSE + box.ITEMS:
            return refuse_where_one_must_choose(s, seat, word, self.rule)
        if items == WARRIORS_ONLY and word == say.LOSE + box.FOOD_ITEM:
            return ("no-food-to-lose", "C-JOURNEY-8")
        return ("none-to-lose", self.rule)


class FeedWarriors(Step):
    """Food feeds the warriors aboard; all of it is used up. [C-JOURNEY-9] to [C-JOURNEY-12]"""

    rule = "C-JOURNEY-9"
    fields = ("seat", "target")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target = two(a)
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
        seat, target, owed = three(a)
        kinds = kinds_aboard(s, target, WARRIORS_ONLY)
        choice = 0 < owed < dice_in(s, target) and kinds & (kinds - 1) != 0
        return bit(seat) if choice else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, target = two(a)
        for colour in range(box.COLOURS):
            if s.at[on.CREW + 4 * target + colour] > 0:
                out.add(say.LOSE + colour)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        sailor, target, owed = three(a)
        if owed == 0:
            return
        kinds = kinds_aboard(s, target, WARRIORS_ONLY)
        colour = nth_bit(kinds, 0) if seat == NO_SEAT else word - say.LOSE
        lose_die(s, target, colour, 1)
        s.tell(news.STARVED, EVERYONE, sailor, colour)
        s.do(step(steps.STARVE, sailor, target, owed - 1))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if word == say.LOSE + box.FOOD_ITEM:
            return ("no-food-to-lose", self.rule)
        if say.LOSE <= word < say.LOSE + box.COLOURS:
            return ("none-to-lose", self.rule)
        return refuse_where_one_must_choose(s, seat, word, self.rule)


class ReshuffleJourneys(Step):
    """The deck is empty: the discarded journeys become the new one. [C-RULING-1]"""

    rule = "C-RULING-1"
    fields = ("shore",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        shore = one(a)
        if shore < box.SHORES:
            # Cards already on the board come from the old deck: chance says now which they are.
            s.do(step(steps.FIX_JOURNEY, shore), step(steps.RESHUFFLE_JOURNEYS, shore + 1))
            if s.at[on.JOURNEY + shore] != on.NO_CARD:
                s.at[on.JOURNEY_OLD] |= bit(shore)
            return
        s.at[on.JOURNEY_DECK] = s.at[on.JOURNEY_DISCARD]
        s.at[on.JOURNEY_DISCARD] = 0
        s.tell(news.JOURNEYS_RESHUFFLED, EVERYONE)
