"""Setting up: the map, gods, favor cards, the Chieftain and the first boats. [V-SETUP]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.vikings.rules.clan import is_solo
from meadhall.games.vikings.rules.enemy import prepare_enemy
from meadhall.games.vikings.table import box, news, on, printed, say, steps
from meadhall.games.vikings.table.sea import fjords, on_map, outer_regions, regions
from meadhall.kernel.engine.agenda import (
    AGENDA_DEPTH,
    CHANCE,
    EVERYONE,
    NOBODY,
    Options,
    Rules,
    State,
    Step,
    one,
    settle,
    step,
)
from meadhall.kernel.engine.draws import StartPlayerStep
from meadhall.kernel.engine.sets import bit, count_bits, nth_bit

TEMPLES_OF_THE_STATIC_ENEMY: Final = 1  # on each outer island [V-TWO-1]
SETTLERS_OF_THE_STATIC_ENEMY: Final = 2


def deal_table(rules: Rules, fact: vec[i64], seats: int, ragnarok: bool, enemy_mat: int, chosen: list[int]) -> State:
    """A new game, ready for its first question; `chosen` are the options from CALM_LAST on. [V-SETUP]"""
    at: vec[i64] = vec[i64]([i64(0)] * on.SIZE)
    agenda: vec[i64] = vec[i64]([i64(0)] * AGENDA_DEPTH)
    s = State(rules, i64(seats), at, fact, agenda, 0, NOBODY)
    at[on.RAGNAROK] = 1 if ragnarok else 0
    at[on.MAP] = (2 if ragnarok else 0) + (1 if seats == box.MOST_SEATS else 0)  # [V-SETUP-1] [V-RAG-1]
    for k in range(len(chosen)):
        at[on.CALM_LAST + k] = i64(chosen[k])
    at[on.VILLAGE_AT] = fact[on_map(s) + printed.VILLAGES]
    # the deck [V-SETUP-5], with the cards of Ragnarok [V-RAG-4]
    at[on.DECK] = bit(box.CARDS if ragnarok else box.BASE_CARDS) - 1
    at[on.DECK_LEFT] = count_bits(at[on.DECK])
    at[on.FAVOR_BAG] = bit(box.FAVORS) - 1
    if ragnarok:  # a giant in each region, its value unseen [V-RAG-3]
        at[on.GIANT_BAG] = bit(box.GIANTS) - 1
        at[on.GIANT_AT] = bit(regions(s)) - 1
    for seat in range(s.seats):
        prepare_clan(s, seat)
    if seats == 2:
        prepare_static_enemy(s)
    elif is_solo(s):
        prepare_enemy(s, i64(enemy_mat))
    s.do(
        step(steps.DRAW_GODS, 0),
        step(steps.LINK_RUNES, 0),
        step(steps.LAY_FAVORS, 0),
        step(steps.PLACE_CHIEFTAIN_BOAT) if is_solo(s) else step(steps.DRAW_CHIEFTAIN),
        step(steps.PLACE_FIRST_BOAT, s.seats),
        step(steps.BEGIN_ERA),
    )
    settle(s)
    return s


def prepare_clan(s: State, seat: i64) -> None:
    """What each player starts with. [V-SETUP-9]"""
    s.at[on.SETTLERS_LEFT + seat] = box.SETTLERS
    s.at[on.BOATS_LEFT + seat] = box.BOATS
    s.at[on.TEMPLES_LEFT + seat] = box.TEMPLES
    for resource in range(box.RESOURCES):
        s.at[on.RESOURCE + box.RESOURCES * seat + resource] = s.fact[printed.START + resource]


def prepare_static_enemy(s: State) -> None:
    """Two players: an enemy with a Temple and two Settlers on each outer island. [V-TWO-1] [V-TWO-5]"""
    for region in range(regions(s)):
        if (outer_regions(s) >> region) & 1:
            s.at[on.TEMPLE + box.REGIONS * box.ENEMY + region] = TEMPLES_OF_THE_STATIC_ENEMY
            s.at[on.SETTLER + box.REGIONS * box.ENEMY + region] = SETTLERS_OF_THE_STATIC_ENEMY


class DrawGods(Step):
    """Three god mats come face up above the map. [V-SETUP-3] [V-RAG-5]"""

    rule = "V-SETUP-3"
    fields = ("mat",)

    def gods_left(self, s: State) -> i64:
        """The set of gods that are not in play yet."""
        left = bit(box.GODS if s.at[on.RAGNAROK] == 1 else box.BASE_GODS) - 1
        for mat in range(box.RUNES):
            if s.at[on.GOD + mat] > 0:
                left &= ~bit(s.at[on.GOD + mat] - 1)
        return left

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(self.gods_left(s))

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return say.DRAW_GOD + nth_bit(self.gods_left(s), k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        mat = one(a)
        s.at[on.GOD + mat] = word - say.DRAW_GOD + 1
        s.tell(news.GOD_APPEARS, EVERYONE, word - say.DRAW_GOD)
        if mat + 1 < box.RUNES:
            s.do(step(steps.DRAW_GODS, mat + 1))


class LinkRunes(Step):
    """Fury markers are dealt at random: each links a rune to a god. [V-SETUP-4]"""

    rule = "V-SETUP-4"
    fields = ("mat",)

    def runes_left(self, s: State) -> i64:
        """The set of runes that belong to no god yet."""
        left = bit(box.RUNES) - 1
        for mat in range(box.RUNES):
            if s.at[on.GOD_RUNE + mat] > 0:
                left &= ~bit(s.at[on.GOD_RUNE + mat] - 1)
        return left

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(self.runes_left(s))

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return say.DRAW_RUNE + nth_bit(self.runes_left(s), k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        mat = one(a)
        s.at[on.GOD_RUNE + mat] = word - say.DRAW_RUNE + 1
        s.tell(news.RUNE_LINKED, EVERYONE, s.at[on.GOD + mat] - 1, word - say.DRAW_RUNE)
        if mat + 1 < box.RUNES:
            s.do(step(steps.LINK_RUNES, mat + 1))


def row_length(s: State) -> i64:
    """How many favor cards lie in each row at the start; alone as with two players. [V-SETUP-6]"""
    players = s.seats if s.seats > 1 else 2
    return players + s.fact[printed.ROW_BESIDES]


class LayFavors(Step):
    """Favor cards in two rows, above and below the map. [V-SETUP-6] [V-VARIANT-4]"""

    rule = "V-SETUP-6"
    fields = ("row",)

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE if s.at[on.FAVORS_UP] == 1 and one(a) < box.ROWS else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[on.FAVOR_BAG])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return say.DRAW_FAVOR + nth_bit(s.at[on.FAVOR_BAG], k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        row = one(a)
        if row == box.ROWS:
            return
        place = on.FAVOR_AT + box.ROW_LENGTH * row + s.at[on.ROW_COUNT + row]
        if s.at[on.FAVORS_UP] == 1:
            s.at[on.FAVOR_BAG] &= ~bit(word - say.DRAW_FAVOR)
            s.at[place] = on.KNOWN + word - say.DRAW_FAVOR
        else:
            s.at[place] = on.FACE_DOWN
        s.at[on.ROW_COUNT + row] += 1
        s.do(step(steps.LAY_FAVORS, row if s.at[on.ROW_COUNT + row] < row_length(s) else row + 1))


class DrawChieftain(StartPlayerStep):
    """The Chieftain marker: whoever set foot on an island last is nobody's business here; chance says. [V-SETUP-7]"""

    rule = "V-SETUP-7"
    marker = on.CHIEFTAIN
    drawn = say.START_WITH
    told = news.CHIEFTAIN_IS


class PlaceFirstBoat(Step):
    """The first boat of each clan, counter-clockwise from the Chieftain's right. [V-SETUP-8]"""

    rule = "V-SETUP-8"
    fields = ("left",)  # how many clans have still to place theirs

    def placer(self, s: State, a: i64) -> i64:
        """With n left the n-th seat from the Chieftain places, so that the Chieftain is the last."""
        left = one(a)
        return (s.at[on.CHIEFTAIN] + left - 1) % s.seats

    def asks(self, s: State, a: i64) -> i64:
        return bit(self.placer(s, a))

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for fjord in range(fjords(s)):
            out.add(say.START_IN + fjord)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        left = one(a)
        fjord = word - say.START_IN
        s.at[on.BOATS_LEFT + seat] -= 1
        s.at[on.FLEET + box.FJORDS * seat + fjord] += 1
        s.tell(news.BOAT_LAUNCHED, EVERYONE, seat, fjord)
        if left > 1:
            s.do(step(steps.PLACE_FIRST_BOAT, left - 1))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        is_fjord = say.START_IN <= word < say.START_IN + box.FJORDS
        return ("no-such-fjord" if is_fjord else "not-now", self.rule)
