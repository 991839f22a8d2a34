"""Greedy: looks to the end of the turn in a table it imagines, and takes what looks best there.

What it knows of the game is a price list. It is a yardstick, not a champion.
"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.walhalla.documents.views import imagine
from meadhall.games.walhalla.rules.cards import bonus_fields
from meadhall.games.walhalla.rules.scoring import peninsula_points, peninsula_total, walhalla_points
from meadhall.games.walhalla.table import box, on, printed, say, steps
from meadhall.games.walhalla.table.land import fields_held, terrain_of
from meadhall.kernel.engine.agenda import CHANCE, NO_SEAT, NOBODY, Options, State, answer, find_options, lowest_seat
from meadhall.kernel.engine.bots import Bot
from meadhall.kernel.engine.chance import Luck
from meadhall.kernel.engine.views import View

# The price list, in points.
CARD_PRICE: Final = 1.5
HERO_PRICE: Final = 1.3  # a Viking in Walhalla: pays for fights, brings supply
MIDGARD_PRICE: Final = 0.9  # a Viking ready to board
KEPT_PRICE: Final = 0.4  # the part of it that is left when no ship comes any more
LAST_HERO_PRICE: Final = 0.8  # a hero in the last attack, besides the majority
LAST_CARD_PRICE: Final = 0.5  # a card when the last ship has sailed
DOUBT: Final = 0.5  # of the majority in Walhalla, while all ships are still to come
PLACE_PRICE: Final = 0.75  # of a point that a peninsula would give now
LEAD_PRICE: Final = 0.25  # each Viking on a peninsula, whoever leads there
WHEAT_PRICE: Final = 0.75  # of a point that wheat will give if the Viking stays
RIVAL_PRICE: Final = 0.35  # of what others have: less for them is more for us
GOOD_CARD: Final = 2  # points for which a card is laid before the last attack
LOOKS: Final = 2  # own decisions that are looked through one after another
LONGEST_TURN: Final = 40  # decisions


def ships_to_come(s: State) -> float:
    """The part of this attack that is still to come."""
    n = 0
    for ship in range(box.SHIPS):
        if (s.at[on.SHIP_BAG] >> ship) & 1:
            n += 1
    return float(n) / float(box.SHIPS)


def own_value(s: State, seat: i64) -> float:
    """What a seat's situation is worth, by the price list."""
    attack = s.at[on.ATTACK]
    is_last = attack == box.ATTACKS
    to_come = ships_to_come(s)
    total = float(s.at[on.POINTS + seat])
    for peninsula in range(box.PENINSULAS):
        weight = PLACE_PRICE + (1.0 - PLACE_PRICE) * (1.0 - to_come)
        total += weight * float(peninsula_points(s, peninsula, seat))
        total += LEAD_PRICE * float(peninsula_total(s, peninsula, seat))
    for field in range(box.FIELDS):
        if s.at[on.VIKING + field] == seat + 1 and terrain_of(s, field) == box.WHEAT:
            for later in range(attack, box.ATTACKS + 1):
                share = 1.0 if later == attack else WHEAT_PRICE
                total += share * float(s.fact[printed.WHEAT_POINTS + later - 1])
    if is_last:
        total += float(fields_held(s, seat)) + float(walhalla_points(s, seat)) * (1.0 - DOUBT * to_come)
        total += float(s.at[on.WALHALLA + seat]) * LAST_HERO_PRICE * to_come
        total += float(s.at[on.MIDGARD + seat]) * MIDGARD_PRICE * to_come
        total += float(s.at[on.HAND_COUNT + seat]) * (LAST_CARD_PRICE + to_come)
    else:
        total += float(s.at[on.WALHALLA + seat]) * HERO_PRICE
        total += float(s.at[on.MIDGARD + seat]) * (KEPT_PRICE + (1.0 - KEPT_PRICE) * to_come) * MIDGARD_PRICE
        total += float(s.at[on.HAND_COUNT + seat]) * CARD_PRICE
    return total


def value(s: State, seat: i64) -> float:
    """What a situation is worth to a seat, with an eye on the others."""
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += own_value(s, other)
    return own_value(s, seat) - RIVAL_PRICE * others / float(s.seats - 1)


def gain_of_card(s: State, seat: i64, card: i64) -> i64:
    """What a card would bring, in points, if it were laid now and nobody laid anything else."""
    if card < box.PENINSULA_CARD:
        return bonus_fields(s, seat, card)
    if card == box.WALHALLA_CARD:
        return GOOD_CARD  # no points, but more Vikings are always welcome
    gain: i64 = 0
    trial = s.clone()
    trial.at[on.REVEALED] = 1
    for peninsula in range(box.PENINSULAS):
        if s.at[on.HIGH_TIP + peninsula] - box.LOWEST_HIGH_TIP == card - box.PENINSULA_CARD:
            before = peninsula_points(trial, peninsula, seat)
            trial.at[on.LAID + box.CARDS * seat + card] += 1
            gain = peninsula_points(trial, peninsula, seat) - before
    return gain


class GreedyBot(Bot):
    """Takes what looks best at the end of the turn."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def choose(self, view: View, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        s = imagine(view.state, view.seat, self.luck)
        kind = s.agenda[s.top - 1] & 255
        if kind == steps.LAY_CARDS:
            return int(self.next_to_lay(s, i64(view.seat), options))
        if kind == steps.HUNT_IN_FOREST:
            return say.USE_HUNT if say.USE_HUNT in options else options[0]
        return self.look_ahead(s, i64(view.seat), options)

    def next_to_lay(self, s: State, seat: i64, options: list[int]) -> i64:
        """A card that brings enough; anything at all in the last attack."""
        wanted: i64 = 1 if s.at[on.ATTACK] == box.ATTACKS else GOOD_CARD
        for word in options:
            if word >= say.LAY and gain_of_card(s, seat, word - say.LAY) >= wanted:
                return i64(word)
        return say.DONE

    def look_ahead(self, s: State, seat: i64, options: list[int]) -> int:
        """Try each answer to the end of the turn and compare what is left."""
        best_word = options[0]
        best_value = -1000000.0
        for word in options:
            trial = s.clone()
            answer(trial, seat, i64(word))
            worth = self.worth_at_end(trial, seat, LOOKS - 1)
            if worth > best_value:
                best_value = worth
                best_word = word
        return best_word

    def worth_at_end(self, s: State, seat: i64, looks: i64) -> float:
        """What a table will be worth when the turn is over, if we go on choosing well for so many questions."""
        out = Options()
        for _ in range(LONGEST_TURN):
            if is_turn_over(s):
                break
            if s.asked == CHANCE:
                deal_one(s, self.luck)
                continue
            asked = lowest_seat(s.asked)
            find_options(s, asked, out)
            if asked == seat and looks > 0 and out.n > 1 and s.agenda[s.top - 1] & 255 != steps.HUNT_IN_FOREST:
                best = -1000000.0
                for k in range(out.n):
                    trial = s.clone()
                    answer(trial, seat, out.words[k])
                    worth = self.worth_at_end(trial, seat, looks - 1)
                    if worth > best:
                        best = worth
                return best
            answer(s, asked, self.by_habit(s, asked, out))
        return value(s, seat)

    def by_habit(self, s: State, seat: i64, out: Options) -> i64:
        """What anybody would answer without thinking long."""
        kind = s.agenda[s.top - 1] & 255
        if kind == steps.DEFEND:
            return say.WIN if s.at[on.WALHALLA + seat] > 1 else say.LOSE
        if kind == steps.HUNT_IN_FOREST:
            return out.words[out.n - 1]  # the hunt, if there is a card
        return out.words[self.luck.below(out.n)]


def is_turn_over(s: State) -> bool:
    """Whether the next ship is about to be drawn, or the attack has ended."""
    if s.asked == NOBODY:
        return True
    kind = s.agenda[s.top - 1] & 255
    return kind == steps.TURN_UP_SHIP or kind == steps.LAY_CARDS


def deal_one(s: State, luck: Luck) -> None:
    """Answer for chance once."""
    entry = s.agenda[s.top - 1]
    line = s.rules.steps[entry & 255]
    k = luck.below(line.outcomes(s, entry >> 8))
    answer(s, NO_SEAT, line.outcome(s, entry >> 8, k))
