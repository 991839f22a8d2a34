"""Setting up: the land, the tips, Vikings, cards and the start player. [W-SETUP]"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.agenda import (
    AGENDA_DEPTH,
    CHANCE,
    EVERYONE,
    NOBODY,
    Rules,
    State,
    Step,
    bit,
    count_bits,
    first,
    nth_bit,
    second,
    settle,
    step,
)
from meadhall.walhalla import actions
from meadhall.walhalla.actions import LAY_TILE, START_WITH
from meadhall.walhalla.cards import TakeCard
from meadhall.walhalla.events import LAND_IS_BUILT, START_PLAYER_IS
from meadhall.walhalla.fields import (
    ASGARD,
    BLOCKED_TO_ASGARD,
    CARD_COUNT,
    CARDS,
    DECK,
    DECK_LEFT,
    FEWEST_SEATS,
    HERO_FROM_MIDGARD,
    HIGH_TIP,
    LAYOUT_OF_LAND,
    LONE_CARD,
    LOW_TIP,
    LOWEST_HIGH_TIP,
    MIDGARD,
    MOST_TILES,
    PENINSULAS,
    SHIP_BAG,
    SHIPS,
    SIZE,
    START_MIDGARD,
    START_PLAYER,
    TILE_AT,
    TILE_BAG,
    TILES,
    VIKINGS,
    WALHALLA,
)
from meadhall.walhalla.land import tiles_of
from meadhall.walhalla.steps import (
    BEGIN_ATTACK,
    DEAL_CARDS,
    DRAW_START_PLAYER,
    LAY_HIGH_TIPS,
    LAY_LOW_TIPS,
    LAY_TILES,
)

LOWEST_LOW_TIP: Final = 3


def deal_table(
    rules: Rules, fact: vec[i64], seats: int, layout: int, blocked: int, first_hero: int, lone_card: bool
) -> State:
    """A new game, ready for its first question. [W-SETUP]"""
    at: vec[i64] = vec[i64]([i64(0)] * SIZE)
    agenda: vec[i64] = vec[i64]([i64(0)] * AGENDA_DEPTH)
    s = State(rules, i64(seats), at, fact, agenda, 0, NOBODY)
    at[LAYOUT_OF_LAND] = i64(layout)
    at[BLOCKED_TO_ASGARD] = i64(blocked)
    at[HERO_FROM_MIDGARD] = i64(first_hero)
    at[LONE_CARD] = 1 if lone_card else 0
    at[TILE_BAG] = bit(TILES) - 1
    at[SHIP_BAG] = bit(SHIPS) - 1  # the ships of a missing colour stay in [W-SETUP-5] [W-SETUP-7]
    for card in range(CARDS):
        at[DECK + card] = fact[CARD_COUNT + card]
        at[DECK_LEFT] += fact[CARD_COUNT + card]
    for seat in range(s.seats):
        prepare_player(s, seat)
    s.do(
        step(LAY_TILES, 0, 0),
        step(LAY_LOW_TIPS, 0),
        step(LAY_HIGH_TIPS, 0),
        step(DEAL_CARDS, 0),
        step(DRAW_START_PLAYER),
        step(BEGIN_ATTACK),
    )
    settle(s)
    return s


def prepare_player(s: State, seat: i64) -> None:
    """Vikings in Midgard, one in Walhalla, the others in Asgard. [W-SETUP-3] [W-SETUP-4] [W-RULING-4]"""
    in_midgard = s.fact[START_MIDGARD + s.seats - FEWEST_SEATS]
    s.at[MIDGARD + seat] = in_midgard
    s.at[ASGARD + seat] = VIKINGS - in_midgard
    if s.at[HERO_FROM_MIDGARD] == 1:
        s.at[MIDGARD + seat] -= 1
    else:
        s.at[ASGARD + seat] -= 1
    s.at[WALHALLA + seat] = 1


class LayTiles(Step):
    """Build the three peninsulas of shuffled tiles, either end nearer the board. [W-SETUP-1] [W-VARIANT-1]"""

    rule = "W-SETUP-1"
    fields = ("peninsula", "laid")

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE if first(a) < PENINSULAS else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return 2 * count_bits(s.at[TILE_BAG])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return LAY_TILE + 2 * nth_bit(s.at[TILE_BAG], k // 2) + k % 2

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        peninsula = first(a)
        if peninsula == PENINSULAS:
            s.tell(LAND_IS_BUILT, EVERYONE)
            return
        laid = second(a)
        s.at[TILE_BAG] &= ~bit((word - LAY_TILE) // 2)
        s.at[TILE_AT + MOST_TILES * peninsula + laid] = word - LAY_TILE + 1
        if laid + 1 < tiles_of(s, peninsula):
            s.do(step(LAY_TILES, peninsula, laid + 1))
        else:
            s.do(step(LAY_TILES, peninsula + 1, 0))


def tips_left(s: State, place: i64, lowest: i64) -> i64:
    """The set of tips that no peninsula has yet, numbered from the lowest."""
    left = bit(PENINSULAS) - 1
    for peninsula in range(PENINSULAS):
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
        return CHANCE if first(a) < PENINSULAS else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(tips_left(s, self.place, self.lowest))

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return self.answers + nth_bit(tips_left(s, self.place, self.lowest), k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if first(a) < PENINSULAS:
            s.at[self.place + first(a)] = word - self.answers + self.lowest
            s.do(step(self.kind, first(a) + 1))


class LayLowTips(LayTips):
    """A tip of 3, 4 or 5 to the end of each peninsula. [W-SETUP-2]"""

    kind = LAY_LOW_TIPS
    place = LOW_TIP
    lowest = LOWEST_LOW_TIP
    answers = actions.LOW_TIP


class LayHighTips(LayTips):
    """Then a tip of 6, 7 or 8 behind it. [W-SETUP-2]"""

    kind = LAY_HIGH_TIPS
    place = HIGH_TIP
    lowest = LOWEST_HIGH_TIP
    answers = actions.HIGH_TIP


class DealCards(TakeCard):
    """Deal one action card to each player, in secret. [W-SETUP-6]"""

    rule = "W-SETUP-6"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        super().run(s, a, seat, word)
        if first(a) + 1 < s.seats:
            s.do(step(DEAL_CARDS, first(a) + 1))


class DrawStartPlayer(Step):
    """Choose the start player at random. [W-SETUP-9]"""

    rule = "W-SETUP-9"

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE

    def outcomes(self, s: State, a: i64) -> i64:
        return s.seats

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return START_WITH + k

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[START_PLAYER] = word - START_WITH
        s.tell(START_PLAYER_IS, EVERYONE, s.at[START_PLAYER])
