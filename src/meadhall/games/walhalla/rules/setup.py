"""Setting up: the land, the tips, Vikings, cards and the start player. [W-SETUP]"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.walhalla.rules.cards import TakeCard
from meadhall.games.walhalla.table import box, news, on, printed, say, steps
from meadhall.games.walhalla.table.land import tiles_of
from meadhall.kernel.engine.agenda import (
    AGENDA_DEPTH,
    CHANCE,
    EVERYONE,
    NOBODY,
    Rules,
    State,
    Step,
    one,
    settle,
    step,
    two,
)
from meadhall.kernel.engine.draws import StartPlayerStep
from meadhall.kernel.engine.sets import bit, count_bits, nth_bit

LOWEST_LOW_TIP: Final = 3


def deal_table(
    rules: Rules,
    fact: vec[i64],
    seats: int,
    layout: int,
    blocked: int,
    first_hero: int,
    lone_card: bool,
    selling: int,
) -> State:
    """A new game, ready for its first question. [W-SETUP]"""
    at: vec[i64] = vec[i64]([i64(0)] * on.SIZE)
    agenda: vec[i64] = vec[i64]([i64(0)] * AGENDA_DEPTH)
    s = State(rules, i64(seats), at, fact, agenda, 0, NOBODY)
    at[on.LAYOUT_OF_LAND] = i64(layout)
    at[on.BLOCKED_TO_ASGARD] = i64(blocked)
    at[on.HERO_FROM_MIDGARD] = i64(first_hero)
    at[on.LONE_CARD] = 1 if lone_card else 0
    at[on.SELL_SEVERAL] = i64(selling)
    at[on.TILE_BAG] = bit(box.TILES) - 1
    at[on.SHIP_BAG] = bit(box.SHIPS) - 1  # the ships of a missing colour stay in [W-SETUP-5] [W-SETUP-7]
    for card in range(box.CARDS):
        at[on.DECK + card] = fact[printed.CARD_COUNT + card]
        at[on.DECK_LEFT] += fact[printed.CARD_COUNT + card]
    for seat in range(s.seats):
        prepare_player(s, seat)
    s.do(
        step(steps.LAY_TILES, 0, 0),
        step(steps.LAY_LOW_TIPS, 0),
        step(steps.LAY_HIGH_TIPS, 0),
        step(steps.DEAL_CARDS, 0),
        step(steps.DRAW_START_PLAYER),
        step(steps.BEGIN_ATTACK),
    )
    settle(s)
    return s


def prepare_player(s: State, seat: i64) -> None:
    """Vikings in Midgard, one in Walhalla, the others in Asgard. [W-SETUP-3] [W-SETUP-4] [W-RULING-4]"""
    in_midgard = s.fact[printed.START_MIDGARD + s.seats - box.FEWEST_SEATS]
    s.at[on.MIDGARD + seat] = in_midgard
    s.at[on.ASGARD + seat] = box.VIKINGS - in_midgard
    if s.at[on.HERO_FROM_MIDGARD] == 1:
        s.at[on.MIDGARD + seat] -= 1
    else:
        s.at[on.ASGARD + seat] -= 1
    s.at[on.WALHALLA + seat] = 1


class LayTiles(Step):
    """Build the three peninsulas of shuffled tiles, either end nearer the board. [W-SETUP-1] [W-VARIANT-1]"""

    rule = "W-SETUP-1"
    fields = ("peninsula", "laid")

    def asks(self, s: State, a: i64) -> i64:
        peninsula = one(a)
        return CHANCE if peninsula < box.PENINSULAS else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return 2 * count_bits(s.at[on.TILE_BAG])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return say.LAY_TILE + 2 * nth_bit(s.at[on.TILE_BAG], k // 2) + k % 2

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        peninsula, laid = two(a)
        if peninsula == box.PENINSULAS:
            s.tell(news.LAND_IS_BUILT, EVERYONE)
            return
        s.at[on.TILE_BAG] &= ~bit((word - say.LAY_TILE) // 2)
        s.at[on.TILE_AT + box.MOST_TILES * peninsula + laid] = word - say.LAY_TILE + 1
        if laid + 1 < tiles_of(s, peninsula):
            s.do(step(steps.LAY_TILES, peninsula, laid + 1))
        else:
            s.do(step(steps.LAY_TILES, peninsula + 1, 0))


def tips_left(s: State, place: i64, lowest: i64) -> i64:
    """The set of tips that no peninsula has yet, numbered from the lowest."""
    left = bit(box.PENINSULAS) - 1
    for peninsula in range(box.PENINSULAS):
        if s.at[place + peninsula] != 0:
            left &= ~bit(s.at[place + peninsula] - lowest)
    return left


class LayTips(Step):
    """A tip to the end of each peninsula. [W-SETUP-2]"""

    rule = "W-SETUP-2"
    fields = ("peninsula",)
    kind: ClassVar[int] = 0  # which step this is
    place: ClassVar[int] = 0  # where its tips are noted
    lowest: ClassVar[int] = 0  # the value of the lowest of them
    answers: ClassVar[int] = 0  # the first of its answers

    def asks(self, s: State, a: i64) -> i64:
        peninsula = one(a)
        return CHANCE if peninsula < box.PENINSULAS else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(tips_left(s, self.place, self.lowest))

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return self.answers + nth_bit(tips_left(s, self.place, self.lowest), k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        peninsula = one(a)
        if peninsula < box.PENINSULAS:
            s.at[self.place + peninsula] = word - self.answers + self.lowest
            s.do(step(self.kind, peninsula + 1))


class LayLowTips(LayTips):
    """A tip of 3, 4 or 5 to the end of each peninsula. [W-SETUP-2]"""

    kind = steps.LAY_LOW_TIPS
    place = on.LOW_TIP
    lowest = LOWEST_LOW_TIP
    answers = say.LOW_TIP


class LayHighTips(LayTips):
    """Then a tip of 6, 7 or 8 behind it. [W-SETUP-2]"""

    kind = steps.LAY_HIGH_TIPS
    place = on.HIGH_TIP
    lowest = box.LOWEST_HIGH_TIP
    answers = say.HIGH_TIP


class DealCards(TakeCard):
    """Deal one action card to each player, in secret. [W-SETUP-6]"""

    rule = "W-SETUP-6"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        player = one(a)
        super().run(s, a, seat, word)
        if player + 1 < s.seats:
            s.do(step(steps.DEAL_CARDS, player + 1))


class DrawStartPlayer(StartPlayerStep):
    """Choose the start player at random. [W-SETUP-9]"""

    rule = "W-SETUP-9"
    marker = on.START_PLAYER
    drawn = say.START_WITH
    told = news.START_PLAYER_IS
