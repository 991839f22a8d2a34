"""Sage's House: look at a journey, draw a destiny. [C-TOWN-10]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.rules.goods import has_rune
from meadhall.games.champions.rules.refusals import refuse, refuse_where_one_must_choose
from meadhall.games.champions.table import box, news, on, say, steps
from meadhall.kernel.engine.agenda import CHANCE, EVERYONE, NO_SEAT, NOBODY, Options, State, Step, one, step, two
from meadhall.kernel.engine.sets import bit, count_bits, nth_bit

DAGRUN_EXTRA: Final = 1  # [C-LEADER-2]
TRUE_VISION_EXTRA: Final = 2  # [C-RUNE-10]


class LookAtJourney(Step):
    """Look at one face-down journey card. [C-TOWN-10]"""

    rule = "C-TOWN-10"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        seat = one(a)
        for shore in range(box.SHORES):
            if s.at[on.JOURNEY + shore] != on.NO_CARD:
                return bit(seat)
        return NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for shore in range(box.SHORES):
            if s.at[on.JOURNEY + shore] != on.NO_CARD:
                out.add(say.LOOK_AT + shore)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if seat != NO_SEAT:
            look_at(s, seat, word - say.LOOK_AT)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if say.LOOK_AT <= word < say.LOOK_AT + box.SHORES:
            return ("no-journey-there", self.rule)
        return refuse_where_one_must_choose(s, seat, word, self.rule)


def look_at(s: State, seat: i64, shore: i64) -> None:
    """Let a seat see the card that lies face down at a shore."""
    s.tell(news.JOURNEY_LOOKED_AT, EVERYONE, seat, shore)
    s.do(step(steps.FIX_JOURNEY, shore), step(steps.SEE_JOURNEY, seat, shore))


class ConsultSage(Step):
    """Draw a destiny; True Vision and Dagrun draw more and keep one. [C-TOWN-10] [C-RUNE-10] [C-LEADER-2]"""

    rule = "C-RUNE-10"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        seat = one(a)
        return bit(seat) if has_rune(s, seat, box.TRUE_VISION) else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        out.add(say.USE_RUNE + box.TRUE_VISION)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        owner = one(a)
        n: i64 = 1
        if s.at[on.LEADER + owner] == box.DAGRUN:
            n += DAGRUN_EXTRA
        if seat != NO_SEAT and word == say.USE_RUNE + box.TRUE_VISION:
            turn_over(s, owner, box.TRUE_VISION)
            n += TRUE_VISION_EXTRA
        s.do(step(steps.DRAW_DESTINIES, owner, n), step(steps.CHOOSE_DESTINY, owner))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return refuse(s, seat, word)


def turn_over(s: State, seat: i64, rune: i64) -> None:
    """Use a rune: it is turned over and kept for the scoring. [C-RUNE-1]"""
    s.at[on.RUNES_USED + seat] |= bit(rune)
    s.tell(news.RUNE_USED, EVERYONE, seat, rune)


def top_layer(s: State) -> i64:
    """Which cards the next destiny is drawn from: the shuffled deck, then what was put under it. [C-RULING-18]"""
    if s.at[on.DESTINY_DECK] != 0:
        return on.DESTINY_DECK
    for layer in range(box.LAYERS):
        if s.at[on.RETURNED + layer] != 0:
            return on.RETURNED + layer
    return on.DESTINY_DECK


class DrawDestinies(Step):
    """Draw destinies one by one, as many as there are. [C-TOWN-10] [C-RULING-19]"""

    rule = "C-TOWN-10"
    fields = ("seat", "n")

    def asks(self, s: State, a: i64) -> i64:
        _, n = two(a)
        return CHANCE if n > 0 and s.at[top_layer(s)] != 0 else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[top_layer(s)])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return say.DRAW_DESTINY + nth_bit(s.at[top_layer(s)], k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        player, n = two(a)
        place = top_layer(s)
        if n == 0 or s.at[place] == 0:
            return
        destiny = word - say.DRAW_DESTINY
        s.at[place] &= ~bit(destiny)
        if place != on.DESTINY_DECK:
            layer = place - on.RETURNED
            s.at[on.RETURNED_COUNT + layer] -= 1
            if s.at[on.RETURNED_BY + layer] != player + 1:
                s.at[on.RETURNED_BY + layer] = on.KNOWN_TO_NOBODY  # who returned them cannot tell which are left
        s.at[on.DRAWN] |= bit(destiny)
        s.at[on.DRAWN_COUNT] += 1
        s.tell(news.DESTINY_SEEN, bit(player), player, destiny)
        s.do(step(steps.DRAW_DESTINIES, player, n - 1))


class ChooseDestiny(Step):
    """Keep one of the destinies drawn; the others go under the deck. [C-LEADER-2] [C-RUNE-10]"""

    rule = "C-TOWN-10"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        seat = one(a)
        return bit(seat) if s.at[on.DRAWN_COUNT] > 1 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for destiny in range(box.DESTINY_CARDS):
            if (s.at[on.DRAWN] >> destiny) & 1:
                out.add(say.KEEP_DESTINY + destiny)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        owner = one(a)
        kept = s.at[on.DRAWN] if seat == NO_SEAT else bit(word - say.KEEP_DESTINY)
        rest = s.at[on.DRAWN] & ~kept
        if kept != 0:
            s.at[on.DESTINIES + owner] |= kept
            s.at[on.DESTINIES_HELD + owner] += 1
            s.tell(news.DESTINY_DRAWN, EVERYONE, owner)
        if rest != 0:
            put_under_deck(s, owner, rest)
        s.at[on.DRAWN] = 0
        s.at[on.DRAWN_COUNT] = 0

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        keeping_one = "C-LEADER-2" if s.at[on.LEADER + seat] == box.DAGRUN else "C-RUNE-10"  # who else draws several
        if say.KEEP_DESTINY <= word < say.KEEP_DESTINY + box.DESTINY_CARDS:
            return ("destiny-not-drawn", keeping_one)
        return refuse_where_one_must_choose(s, seat, word, keeping_one)


def put_under_deck(s: State, owner: i64, cards: i64) -> None:
    """Return destinies under the deck, in an order nobody knows; their owner knows which they are. [C-RULING-18]"""
    layer: i64 = 0
    while s.at[on.RETURNED_BY + layer] != 0:
        layer += 1
    s.at[on.RETURNED + layer] = cards
    s.at[on.RETURNED_BY + layer] = owner + 1
    s.at[on.RETURNED_COUNT + layer] = count_bits(cards)
    s.tell(news.DESTINIES_RETURNED, EVERYONE, owner, count_bits(cards))
