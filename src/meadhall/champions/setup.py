"""Setting up: stalls, the start player, leaders and the first destinies. [C-SETUP]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.champions.actions import CHOOSE_LEADER, DRAW_DESTINY, DRAW_STALL, START_WITH
from meadhall.champions.events import (
    DESTINY_DRAWN,
    DESTINY_SEEN,
    LEADER_CHOSEN,
    MARKER_MOVES,
    STALL_OPENS,
)
from meadhall.champions.fields import (
    BLAME,
    COINS,
    DECK_LEFT,
    DESTINIES,
    DESTINIES_HELD,
    DESTINY_CARDS,
    DESTINY_DECK,
    DRAUGR_CARDS,
    DRAUGR_DECK,
    ECONOMIC_STALLS,
    EDITION,
    FAVOR,
    FIRST_PLAYER,
    FOOD,
    HALL,
    HALL_OF_RECORDS,
    JOURNEY_CARDS,
    JOURNEY_DECK,
    LEADER,
    LEADERS,
    MERCHANT_CARDS,
    MERCHANT_DECK,
    MISTRUSTFUL,
    MONSTER_CARDS,
    MONSTER_DECK,
    RUNE_CARDS,
    RUNE_DECK,
    SIZE,
    STALL_BAG,
    STALL_TILES,
    STALLS,
    SUPPLY,
    SWORD,
    TROLL_CARDS,
    TROLL_DECK,
    WOOD,
    WORKERS_OWNED,
)
from meadhall.champions.steps import (
    BEGIN_ROUND,
    CHOOSE_LEADERS,
    DEAL_DESTINIES,
    DRAW_STALLS,
    DRAW_START_PLAYER,
)
from meadhall.kernel.agenda import (
    AGENDA_DEPTH,
    CHANCE,
    EVERYONE,
    NOBODY,
    Options,
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

DICE: Final = (12, 12, 10)  # swordsmen, spearmen, axemen in the box [C-GEN-2]
WORKERS_AT_START: Final = 3  # [C-SETUP-8]
WORKERS_OF_TWO: Final = 4


def deal_table(rules: Rules, fact: vec[i64], seats: int, edition: int, records: bool, mistrust: bool) -> State:
    """A new game, ready for its first question. [C-SETUP]"""
    at: vec[i64] = vec[i64]([i64(0)] * SIZE)
    agenda: vec[i64] = vec[i64]([i64(0)] * AGENDA_DEPTH)
    s = State(rules, i64(seats), at, fact, agenda, 0, NOBODY)
    at[EDITION] = i64(edition)
    at[HALL_OF_RECORDS] = 1 if records else 0
    at[MISTRUSTFUL] = 1 if mistrust else 0
    fill_decks(s)
    for seat in range(s.seats):
        prepare_player(s, seat)
    military: i64 = 2 if seats == 4 else 1  # [C-SETUP-2]
    economic: i64 = 1 if seats == 2 else 2
    s.do(
        step(DRAW_STALLS, military, economic),
        step(DRAW_START_PLAYER),
        step(CHOOSE_LEADERS, s.seats),
        step(DEAL_DESTINIES, 0),
        step(BEGIN_ROUND),
    )
    settle(s)
    return s


def fill_decks(s: State) -> None:
    """All cards in their decks, all dice in the supply. [C-SETUP-4]"""
    s.at[TROLL_DECK] = bit(TROLL_CARDS) - 1
    s.at[DRAUGR_DECK] = bit(DRAUGR_CARDS) - 1
    s.at[MONSTER_DECK] = bit(MONSTER_CARDS) - 1
    s.at[DECK_LEFT] = TROLL_CARDS
    s.at[DECK_LEFT + 1] = DRAUGR_CARDS
    s.at[DECK_LEFT + 2] = MONSTER_CARDS
    s.at[JOURNEY_DECK] = bit(JOURNEY_CARDS) - 1
    s.at[DESTINY_DECK] = bit(DESTINY_CARDS) - 1
    s.at[RUNE_DECK] = bit(RUNE_CARDS) - 1
    s.at[MERCHANT_DECK] = bit(MERCHANT_CARDS) - 1
    s.at[STALL_BAG] = bit(STALL_TILES) - 1
    for colour in range(3):
        s.at[SUPPLY + colour] = DICE[colour]


def prepare_player(s: State, seat: i64) -> None:
    """What each player starts with. [C-SETUP-7] [C-SETUP-8] [C-VARIANT-2]"""
    s.at[FOOD + seat] = 1
    s.at[WOOD + seat] = 1
    s.at[COINS + seat] = 1
    s.at[FAVOR + seat] = 1
    s.at[SUPPLY + SWORD] -= 1
    s.at[HALL + 3 * seat + SWORD] = 1
    s.at[WORKERS_OWNED + seat] = WORKERS_OF_TWO if s.seats == 2 else WORKERS_AT_START
    s.at[BLAME + seat] = s.at[MISTRUSTFUL]


class DrawStalls(Step):
    """Lay out market stalls by the number of players, military ones first. [C-SETUP-2]"""

    rule = "C-SETUP-2"
    fields = ("military", "economic")

    def bag(self, s: State, a: i64) -> i64:
        """The tiles of the kind that is drawn now."""
        economic: i64 = (bit(ECONOMIC_STALLS)) - 1
        left = s.at[STALL_BAG]
        return left & ~economic if first(a) > 0 else left & economic

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE if a != 0 else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(self.bag(s, a))

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return DRAW_STALL + nth_bit(self.bag(s, a), k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if a == 0:
            return
        stall = word - DRAW_STALL
        s.at[STALL_BAG] &= ~bit(stall)
        s.at[STALLS] |= bit(stall)
        s.tell(STALL_OPENS, EVERYONE, stall)
        if first(a) > 0:
            s.do(step(DRAW_STALLS, first(a) - 1, second(a)))
        else:
            s.do(step(DRAW_STALLS, 0, second(a) - 1))


class DrawStartPlayer(Step):
    """Give the first player marker to somebody at random. [C-SETUP-5]"""

    rule = "C-SETUP-5"

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE

    def outcomes(self, s: State, a: i64) -> i64:
        return s.seats

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return START_WITH + k

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[FIRST_PLAYER] = word - START_WITH
        s.tell(MARKER_MOVES, EVERYONE, s.at[FIRST_PLAYER])


class ChooseLeaders(Step):
    """Choose a leader, from the start player's right counter-clockwise. [C-SETUP-6]"""

    rule = "C-SETUP-6"
    fields = ("left",)  # how many players have still to choose

    def chooser(self, s: State, a: i64) -> i64:
        """With n players left to choose, it is the n-th after... the start player chooses last."""
        return (s.at[FIRST_PLAYER] + first(a) - 1) % s.seats

    def asks(self, s: State, a: i64) -> i64:
        return bit(self.chooser(s, a)) if first(a) > 0 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for leader in range(LEADERS):
            if not is_taken(s, leader):
                out.add(CHOOSE_LEADER + leader)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if first(a) > 0:
            s.at[LEADER + seat] = word - CHOOSE_LEADER + 1
            s.tell(LEADER_CHOSEN, EVERYONE, seat, word - CHOOSE_LEADER)
            s.do(step(CHOOSE_LEADERS, first(a) - 1))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if CHOOSE_LEADER <= word < CHOOSE_LEADER + LEADERS:
            return ("leader-taken", self.rule)
        return ("not-now", self.rule)


def is_taken(s: State, leader: i64) -> bool:
    """Whether somebody has this leader board."""
    for seat in range(s.seats):
        if s.at[LEADER + seat] == leader + 1:
            return True
    return False


class DealDestinies(Step):
    """Deal one destiny to each player, in secret. [C-SETUP-9]"""

    rule = "C-SETUP-9"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE if first(a) < s.seats else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[DESTINY_DECK])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return DRAW_DESTINY + nth_bit(s.at[DESTINY_DECK], k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        owner = first(a)
        if owner < s.seats:
            destiny = word - DRAW_DESTINY
            s.at[DESTINY_DECK] &= ~bit(destiny)
            s.at[DESTINIES + owner] |= bit(destiny)
            s.at[DESTINIES_HELD + owner] += 1
            s.tell(DESTINY_DRAWN, EVERYONE, owner)
            s.tell(DESTINY_SEEN, bit(owner), owner, destiny)
            s.do(step(DEAL_DESTINIES, owner + 1))
