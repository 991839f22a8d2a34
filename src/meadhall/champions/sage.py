"""Sage's House: look at a journey, draw a destiny. [C-TOWN-10]"""

from typing import Final

from mypy_extensions import i64

from meadhall.champions.actions import DONE, DRAW_DESTINY, KEEP_DESTINY, LOOK_AT, USE_RUNE
from meadhall.champions.events import (
    DESTINIES_RETURNED,
    DESTINY_DRAWN,
    DESTINY_SEEN,
    JOURNEY_LOOKED_AT,
    RUNE_USED,
)
from meadhall.champions.fields import (
    DAGRUN,
    DESTINIES,
    DESTINIES_HELD,
    DESTINY_CARDS,
    DESTINY_DECK,
    DRAWN,
    DRAWN_COUNT,
    JOURNEY,
    KNOWN_TO_NOBODY,
    LAYERS,
    LEADER,
    NO_CARD,
    RETURNED,
    RETURNED_BY,
    RETURNED_COUNT,
    RUNES_USED,
    SHORES,
    TRUE_VISION,
)
from meadhall.champions.goods import has_rune
from meadhall.champions.steps import (
    CHOOSE_DESTINY,
    DRAW_DESTINIES,
    FIX_JOURNEY,
    SEE_JOURNEY,
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
    nth_bit,
    second,
    step,
)

DAGRUN_EXTRA: Final = 1  # [C-LEADER-2]
TRUE_VISION_EXTRA: Final = 2  # [C-RUNE-10]


class LookAtJourney(Step):
    """Look at one face-down journey card. [C-TOWN-10]"""

    rule = "C-TOWN-10"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        for shore in range(SHORES):
            if s.at[JOURNEY + shore] != NO_CARD:
                return bit(first(a))
        return NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for shore in range(SHORES):
            if s.at[JOURNEY + shore] != NO_CARD:
                out.add(LOOK_AT + shore)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if seat != NO_SEAT:
            look_at(s, seat, word - LOOK_AT)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("no-journey-there" if LOOK_AT <= word < LOOK_AT + SHORES else "not-now", self.rule)


def look_at(s: State, seat: i64, shore: i64) -> None:
    """Let a seat see the card that lies face down at a shore."""
    s.tell(JOURNEY_LOOKED_AT, EVERYONE, seat, shore)
    s.do(step(FIX_JOURNEY, shore), step(SEE_JOURNEY, seat, shore))


class ConsultSage(Step):
    """Draw a destiny; True Vision and Dagrun draw more and keep one. [C-TOWN-10] [C-RUNE-10] [C-LEADER-2]"""

    rule = "C-RUNE-10"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a)) if has_rune(s, first(a), TRUE_VISION) else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(DONE)
        out.add(USE_RUNE + TRUE_VISION)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        owner = first(a)
        n: i64 = 1
        if s.at[LEADER + owner] == DAGRUN:
            n += DAGRUN_EXTRA
        if seat != NO_SEAT and word == USE_RUNE + TRUE_VISION:
            turn_over(s, owner, TRUE_VISION)
            n += TRUE_VISION_EXTRA
        s.do(step(DRAW_DESTINIES, owner, n), step(CHOOSE_DESTINY, owner))


def turn_over(s: State, seat: i64, rune: i64) -> None:
    """Use a rune: it is turned over and kept for the scoring. [C-RUNE-1]"""
    s.at[RUNES_USED + seat] |= bit(rune)
    s.tell(RUNE_USED, EVERYONE, seat, rune)


def top_layer(s: State) -> i64:
    """Which cards the next destiny is drawn from: the shuffled deck, then what was put under it. [C-RULING-18]"""
    if s.at[DESTINY_DECK] != 0:
        return DESTINY_DECK
    for layer in range(LAYERS):
        if s.at[RETURNED + layer] != 0:
            return RETURNED + layer
    return DESTINY_DECK


class DrawDestinies(Step):
    """Draw destinies one by one, as many as there are. [C-TOWN-10] [C-RULING-19]"""

    rule = "C-TOWN-10"
    fields = ("seat", "n")

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE if second(a) > 0 and s.at[top_layer(s)] != 0 else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[top_layer(s)])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return DRAW_DESTINY + nth_bit(s.at[top_layer(s)], k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        place = top_layer(s)
        if second(a) == 0 or s.at[place] == 0:
            return
        destiny = word - DRAW_DESTINY
        s.at[place] &= ~bit(destiny)
        if place != DESTINY_DECK:
            layer = place - RETURNED
            s.at[RETURNED_COUNT + layer] -= 1
            if s.at[RETURNED_BY + layer] != first(a) + 1:
                s.at[RETURNED_BY + layer] = KNOWN_TO_NOBODY  # who returned them cannot tell which are left
        s.at[DRAWN] |= bit(destiny)
        s.at[DRAWN_COUNT] += 1
        s.tell(DESTINY_SEEN, bit(first(a)), first(a), destiny)
        s.do(step(DRAW_DESTINIES, first(a), second(a) - 1))


class ChooseDestiny(Step):
    """Keep one of the destinies drawn; the others go under the deck. [C-LEADER-2] [C-RUNE-10]"""

    rule = "C-TOWN-10"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a)) if s.at[DRAWN_COUNT] > 1 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for destiny in range(DESTINY_CARDS):
            if (s.at[DRAWN] >> destiny) & 1:
                out.add(KEEP_DESTINY + destiny)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        owner = first(a)
        kept = s.at[DRAWN] if seat == NO_SEAT else bit(word - KEEP_DESTINY)
        rest = s.at[DRAWN] & ~kept
        if kept != 0:
            s.at[DESTINIES + owner] |= kept
            s.at[DESTINIES_HELD + owner] += 1
            s.tell(DESTINY_DRAWN, EVERYONE, owner)
        if rest != 0:
            put_under_deck(s, owner, rest)
        s.at[DRAWN] = 0
        s.at[DRAWN_COUNT] = 0

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        is_destiny = KEEP_DESTINY <= word < KEEP_DESTINY + DESTINY_CARDS
        return ("destiny-not-drawn" if is_destiny else "not-now", self.rule)


def put_under_deck(s: State, owner: i64, cards: i64) -> None:
    """Return destinies under the deck, in an order nobody knows; their owner knows which they are. [C-RULING-18]"""
    layer: i64 = 0
    while s.at[RETURNED_BY + layer] != 0:
        layer += 1
    s.at[RETURNED + layer] = cards
    s.at[RETURNED_BY + layer] = owner + 1
    s.at[RETURNED_COUNT + layer] = count_bits(cards)
    s.tell(DESTINIES_RETURNED, EVERYONE, owner, count_bits(cards))
