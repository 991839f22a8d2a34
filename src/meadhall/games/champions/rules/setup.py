"""Setting up: stalls, the start player, leaders and the first destinies. [C-SETUP]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.champions.rules.refusals import refuse_where_one_must_choose
from meadhall.games.champions.table import box, news, on, say, steps
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
    two,
)
from meadhall.kernel.engine.draws import DrawStep, StartPlayerStep
from meadhall.kernel.engine.sets import bit, count_bits, nth_bit

DICE: Final = (12, 12, 10)  # swordsmen, spearmen, axemen in the box [C-GEN-2]
WORKERS_AT_START: Final = 3  # [C-SETUP-8]
WORKERS_OF_TWO: Final = 4


def deal_table(
    rules: Rules,
    fact: vec[i64],
    seats: int,
    edition: int,
    records: bool,
    mistrust: bool,
    roll_runes: int,
    french_kraken: int,
    turn_order: int,
) -> State:
    """A new game, ready for its first question. [C-SETUP]"""
    at: vec[i64] = vec[i64]([i64(0)] * on.SIZE)
    agenda: vec[i64] = vec[i64]([i64(0)] * AGENDA_DEPTH)
    s = State(rules, i64(seats), at, fact, agenda, 0, NOBODY)
    at[on.EDITION] = i64(edition)
    at[on.HALL_OF_RECORDS] = 1 if records else 0
    at[on.MISTRUSTFUL] = 1 if mistrust else 0
    at[on.RUNES_AFTER_FAVOR] = i64(roll_runes)
    at[on.BARE_KRAKEN] = i64(french_kraken)
    at[on.FIGHTERS_ASK] = i64(turn_order)
    fill_decks(s)
    for seat in range(s.seats):
        prepare_player(s, seat)
    military: i64 = 2 if seats == 4 else 1  # [C-SETUP-2]
    economic: i64 = 1 if seats == 2 else 2
    s.do(
        step(steps.DRAW_STALLS, military, economic),
        step(steps.DRAW_START_PLAYER),
        step(steps.CHOOSE_LEADERS, s.seats),
        step(steps.DEAL_DESTINIES, 0),
        step(steps.BEGIN_ROUND),
    )
    settle(s)
    return s


def fill_decks(s: State) -> None:
    """All cards in their decks, all dice in the supply. [C-SETUP-4]"""
    s.at[on.TROLL_DECK] = bit(box.TROLL_CARDS) - 1
    s.at[on.DRAUGR_DECK] = bit(box.DRAUGR_CARDS) - 1
    s.at[on.MONSTER_DECK] = bit(box.MONSTER_CARDS) - 1
    s.at[on.DECK_LEFT] = box.TROLL_CARDS
    s.at[on.DECK_LEFT + 1] = box.DRAUGR_CARDS
    s.at[on.DECK_LEFT + 2] = box.MONSTER_CARDS
    s.at[on.JOURNEY_DECK] = bit(box.JOURNEY_CARDS) - 1
    s.at[on.DESTINY_DECK] = bit(box.DESTINY_CARDS) - 1
    s.at[on.RUNE_DECK] = bit(box.RUNE_CARDS) - 1
    s.at[on.MERCHANT_DECK] = bit(box.MERCHANT_CARDS) - 1
    s.at[on.STALL_BAG] = bit(box.STALL_TILES) - 1
    for colour in range(3):
        s.at[on.SUPPLY + colour] = DICE[colour]


def prepare_player(s: State, seat: i64) -> None:
    """What each player starts with. [C-SETUP-7] [C-SETUP-8] [C-VARIANT-2]"""
    s.at[on.FOOD + seat] = 1
    s.at[on.WOOD + seat] = 1
    s.at[on.COINS + seat] = 1
    s.at[on.FAVOR + seat] = 1
    s.at[on.SUPPLY + box.SWORD] -= 1
    s.at[on.HALL + 3 * seat + box.SWORD] = 1
    s.at[on.WORKERS_OWNED + seat] = WORKERS_OF_TWO if s.seats == 2 else WORKERS_AT_START
    s.at[on.BLAME + seat] = s.at[on.MISTRUSTFUL]


class DrawStalls(Step):
    """Lay out market stalls by the number of players, military ones first. [C-SETUP-2]"""

    rule = "C-SETUP-2"
    fields = ("military", "economic")

    def bag(self, s: State, a: i64) -> i64:
        """The tiles of the kind that is drawn now."""
        military = one(a)
        economic: i64 = (bit(box.ECONOMIC_STALLS)) - 1
        left = s.at[on.STALL_BAG]
        return left & ~economic if military > 0 else left & economic

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE if a != 0 else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(self.bag(s, a))

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return say.DRAW_STALL + nth_bit(self.bag(s, a), k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        military, economic = two(a)
        if a == 0:
            return
        stall = word - say.DRAW_STALL
        s.at[on.STALL_BAG] &= ~bit(stall)
        s.at[on.STALLS] |= bit(stall)
        s.tell(news.STALL_OPENS, EVERYONE, stall)
        if military > 0:
            s.do(step(steps.DRAW_STALLS, military - 1, economic))
        else:
            s.do(step(steps.DRAW_STALLS, 0, economic - 1))


class DrawStartPlayer(StartPlayerStep):
    """Give the first player marker to somebody at random. [C-SETUP-5]"""

    rule = "C-SETUP-5"
    marker = on.FIRST_PLAYER
    drawn = say.START_WITH
    told = news.MARKER_MOVES


class ChooseLeaders(Step):
    """Choose a leader, from the start player's right counter-clockwise. [C-SETUP-6]"""

    rule = "C-SETUP-6"
    fields = ("left",)  # how many players have still to choose

    def chooser(self, s: State, a: i64) -> i64:
        """With n players left to choose, it is the n-th after... the start player chooses last."""
        left = one(a)
        return (s.at[on.FIRST_PLAYER] + left - 1) % s.seats

    def asks(self, s: State, a: i64) -> i64:
        left = one(a)
        return bit(self.chooser(s, a)) if left > 0 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for leader in range(box.LEADERS):
            if not is_taken(s, leader):
                out.add(say.CHOOSE_LEADER + leader)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        left = one(a)
        if left > 0:
            s.at[on.LEADER + seat] = word - say.CHOOSE_LEADER + 1
            s.tell(news.LEADER_CHOSEN, EVERYONE, seat, word - say.CHOOSE_LEADER)
            s.do(step(steps.CHOOSE_LEADERS, left - 1))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if say.CHOOSE_LEADER <= word < say.CHOOSE_LEADER + box.LEADERS:
            return ("leader-taken", self.rule)
        return refuse_where_one_must_choose(s, seat, word, self.rule)


def is_taken(s: State, leader: i64) -> bool:
    """Whether somebody has this leader board."""
    for seat in range(s.seats):
        if s.at[on.LEADER + seat] == leader + 1:
            return True
    return False


class DealDestinies(DrawStep):
    """Deal one destiny to each player, in secret. [C-SETUP-9]"""

    rule = "C-SETUP-9"
    fields = ("seat",)
    bag = on.DESTINY_DECK
    drawn = say.DRAW_DESTINY

    def asks(self, s: State, a: i64) -> i64:
        seat = one(a)
        return CHANCE if seat < s.seats else NOBODY

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        owner = one(a)
        if owner < s.seats:
            destiny = word - say.DRAW_DESTINY
            s.at[on.DESTINY_DECK] &= ~bit(destiny)
            s.at[on.DESTINIES + owner] |= bit(destiny)
            s.at[on.DESTINIES_HELD + owner] += 1
            s.tell(news.DESTINY_DRAWN, EVERYONE, owner)
            s.tell(news.DESTINY_SEEN, bit(owner), owner, destiny)
            s.do(step(steps.DEAL_DESTINIES, owner + 1))
