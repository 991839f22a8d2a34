"""Round set-up in its seven steps, and clean-up. [C-ROUND] [C-CLEAN]"""

from typing import Final

from mypy_extensions import i64

from meadhall.champions.actions import (
    DRAW_DRAUGR,
    DRAW_MERCHANT,
    DRAW_MONSTER,
    DRAW_RUNE,
    DRAW_TROLL,
    LOCATIONS,
)
from meadhall.champions.events import (
    BOUNTY_GROWS,
    ENEMY_APPEARS,
    MERCHANT_COMES,
    ROUND_BEGINS,
    RUNE_LAID_OUT,
    TOWN_STOCKED,
    TROLL_LIVES,
)
from meadhall.champions.fields import (
    AT_SMITH,
    BEGGED,
    BLAME,
    BOUNTY,
    COLOURS,
    DECK_LEFT,
    DRAUGR,
    DRAUGR_DECK,
    DRAUGR_DISCARD,
    EDITION,
    ENEMY,
    FACE_DOWN,
    FIGHTER,
    FIRST_DRAUGR,
    FIRST_MONSTER,
    FIRST_PLAYER,
    FOOD_ITEM,
    FR,
    HUNTERS,
    JA,
    JOURNEY,
    JOURNEY_DECK,
    JOURNEY_DISCARD,
    JOURNEY_OLD,
    JOURNEY_SEEN,
    KNOWN,
    MERCHANT,
    MERCHANT_DECK,
    MONSTER_DECK,
    NO_CARD,
    REVEALED,
    ROUND,
    RUNE_DECK,
    RUNE_SHOWN,
    RUNE_SPACES,
    SHIP_AT,
    SHORE,
    SHORES,
    SMOKEHOUSE,
    SUPPLY,
    TARGETS,
    TROLL,
    TROLL_DECK,
    TROLL_DISCARD,
    WORKER_AT,
    WORKERS,
    WORKERS_OWNED,
)
from meadhall.champions.goods import gain
from meadhall.champions.steps import (
    BEGIN_ASSIGNMENT,
    BEGIN_ROUND,
    CLEAN_UP,
    FINAL_SCORING,
    LAY_JOURNEYS,
    LAY_OUT_RUNES,
    MOMENT,
    PLACE_WORKER,
    RESHUFFLE_JOURNEYS,
    RESOLVE,
    STOCK_TOWN,
    TURN_UP_DRAUGR,
    TURN_UP_MERCHANT,
    TURN_UP_MONSTERS,
    TURN_UP_TROLL,
)
from meadhall.kernel.agenda import (
    CHANCE,
    EVERYONE,
    NOBODY,
    State,
    Step,
    bit,
    count_bits,
    first,
    nth_bit,
    step,
)

ROUNDS: Final = 8


def all_seats(s: State) -> i64:
    """Mask of all seats."""
    return bit(s.seats) - 1


def is_open(s: State, shore: i64) -> bool:
    """Whether a shore is used with this many players. [C-ROUND-9] [C-EDITION-1]"""
    if s.seats == 4:
        return True
    four_players_only: i64 = SHORES - 1 if is_english_board(s) else 0
    return shore != four_players_only


def is_english_board(s: State) -> bool:
    """Whether the near shores lie on the left; the earlier board is mirrored. [C-EDITION-1]"""
    return s.at[EDITION] != FR and s.at[EDITION] != JA


def is_near(s: State, shore: i64) -> bool:
    """Whether one food feeds two on the way to a shore. [C-JOURNEY-9] [C-EDITION-1]"""
    return (shore < 2) == is_english_board(s)


class BeginRound(Step):
    """A round: set-up, workers, warriors, combat, clean-up."""

    rule = "C-ROUND-1"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[ROUND] += 1
        s.tell(ROUND_BEGINS, EVERYONE, s.at[ROUND])
        for player in range(s.seats):
            s.at[WORKERS + player] = s.at[WORKERS_OWNED + player]
        s.do(
            step(PLACE_WORKER, s.at[FIRST_PLAYER]),
            step(MOMENT, all_seats(s), 1),
            step(BEGIN_ASSIGNMENT),
            step(RESOLVE, 0),
            step(CLEAN_UP),
        )
        s.do(
            step(TURN_UP_DRAUGR, 0),
            step(LAY_JOURNEYS, 0),
            step(LAY_OUT_RUNES, 0),
            step(TURN_UP_MONSTERS, 0),
            step(TURN_UP_MERCHANT),
            step(STOCK_TOWN),
        )
        s.do(step(TURN_UP_TROLL))


class TurnUpTroll(Step):
    """1. The top troll comes face up. [C-ROUND-1]"""

    rule = "C-ROUND-1"

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[TROLL_DECK])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return DRAW_TROLL + nth_bit(s.at[TROLL_DECK], k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        troll = word - DRAW_TROLL
        s.at[TROLL_DECK] &= ~bit(troll)
        s.at[DECK_LEFT] -= 1
        s.at[ENEMY + TROLL] = troll + 1
        s.tell(ENEMY_APPEARS, EVERYONE, TROLL, troll)


class TurnUpDraugr(Step):
    """2. The top two draugr come face up, left and right. [C-ROUND-2]"""

    rule = "C-ROUND-2"
    fields = ("laid",)

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE if first(a) < 2 else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[DRAUGR_DECK])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return DRAW_DRAUGR + nth_bit(s.at[DRAUGR_DECK], k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if first(a) < 2:
            draugr = word - DRAW_DRAUGR
            s.at[DRAUGR_DECK] &= ~bit(draugr)
            s.at[DECK_LEFT + 1] -= 1
            s.at[ENEMY + DRAUGR + first(a)] = FIRST_DRAUGR + draugr + 1
            s.tell(ENEMY_APPEARS, EVERYONE, DRAUGR + first(a), FIRST_DRAUGR + draugr)
            s.do(step(TURN_UP_DRAUGR, first(a) + 1))


def journeys_left(s: State) -> i64:
    """Cards in the journey deck itself, without those already face down on the board."""
    n = count_bits(s.at[JOURNEY_DECK])
    for shore in range(SHORES):
        if s.at[JOURNEY + shore] == FACE_DOWN:
            n -= 1
    return n


class LayJourneys(Step):
    """3. A journey card face down on each empty space. [C-ROUND-3] [C-EDITION-6]"""

    rule = "C-ROUND-3"
    fields = ("shore",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        shore = first(a)
        if shore == SHORES:
            return
        if s.at[EDITION] == FR and shore == 0:  # all go back before the first new one is laid
            for place in range(SHORES):
                if s.at[JOURNEY + place] != NO_CARD:
                    take_back_journey(s, place)
        if not is_open(s, shore) or s.at[JOURNEY + shore] != NO_CARD:
            s.do(step(LAY_JOURNEYS, shore + 1))
        elif journeys_left(s) == 0:
            s.do(step(RESHUFFLE_JOURNEYS, 0), step(LAY_JOURNEYS, shore))
        else:
            # Chance decides which card it is when somebody looks: until then all in the deck are alike.
            s.at[JOURNEY + shore] = FACE_DOWN
            s.do(step(LAY_JOURNEYS, shore + 1))


def take_back_journey(s: State, shore: i64) -> None:
    """Shuffle an unrevealed card into the deck again. [C-EDITION-6]"""
    if s.at[JOURNEY + shore] >= KNOWN:
        s.at[JOURNEY_DECK] |= bit(s.at[JOURNEY + shore] - KNOWN)
    s.at[JOURNEY + shore] = NO_CARD
    s.at[JOURNEY_SEEN + shore] = 0
    s.at[JOURNEY_OLD] &= ~bit(shore)


class LayOutRunes(Step):
    """4. A rune face up on each empty space by the Runesmith, while there are any. [C-ROUND-4] [C-RULING-15]"""

    rule = "C-ROUND-4"
    fields = ("space",)

    def asks(self, s: State, a: i64) -> i64:
        space = first(a)
        empty = space < RUNE_SPACES and s.at[RUNE_SHOWN + space] == NO_CARD
        return CHANCE if empty and s.at[RUNE_DECK] != 0 else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[RUNE_DECK])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return DRAW_RUNE + nth_bit(s.at[RUNE_DECK], k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        space = first(a)
        if space == RUNE_SPACES:
            return
        if s.at[RUNE_SHOWN + space] == NO_CARD and s.at[RUNE_DECK] != 0:
            rune = word - DRAW_RUNE
            s.at[RUNE_DECK] &= ~bit(rune)
            s.at[RUNE_SHOWN + space] = rune + 1
            s.tell(RUNE_LAID_OUT, EVERYONE, rune)
        s.do(step(LAY_OUT_RUNES, space + 1))


class TurnUpMonsters(Step):
    """5. A monster face up on each empty space. [C-ROUND-5] [C-ROUND-9]"""

    rule = "C-ROUND-5"
    fields = ("shore",)

    def is_empty(self, s: State, a: i64) -> bool:
        """Whether the space of this shore is in use and has no monster."""
        shore = first(a)
        return shore < SHORES and is_open(s, shore) and s.at[ENEMY + SHORE + shore] == NO_CARD

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE if self.is_empty(s, a) else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[MONSTER_DECK])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return DRAW_MONSTER + nth_bit(s.at[MONSTER_DECK], k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        shore = first(a)
        if self.is_empty(s, a):
            monster = word - DRAW_MONSTER
            s.at[MONSTER_DECK] &= ~bit(monster)
            s.at[DECK_LEFT + 2] -= 1
            s.at[ENEMY + SHORE + shore] = FIRST_MONSTER + monster + 1
            s.tell(ENEMY_APPEARS, EVERYONE, SHORE + shore, FIRST_MONSTER + monster)
        if shore < SHORES:
            s.do(step(TURN_UP_MONSTERS, shore + 1))


class TurnUpMerchant(Step):
    """6. The next merchant ship, on top of the earlier ones. [C-ROUND-6]"""

    rule = "C-ROUND-6"

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[MERCHANT_DECK])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return DRAW_MERCHANT + nth_bit(s.at[MERCHANT_DECK], k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        card = word - DRAW_MERCHANT
        s.at[MERCHANT_DECK] &= ~bit(card)
        s.at[MERCHANT] = card + 1
        s.tell(MERCHANT_COMES, EVERYONE, card)


class StockTown(Step):
    """7. One die to each of the three smiths and one food to the Smokehouse; they build up. [C-ROUND-7]"""

    rule = "C-ROUND-7"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        for colour in range(COLOURS):
            if s.at[SUPPLY + colour] > 0:  # [C-RULING-2]
                s.at[SUPPLY + colour] -= 1
                s.at[AT_SMITH + colour] += 1
                s.tell(TOWN_STOCKED, EVERYONE, colour)
        s.at[SMOKEHOUSE] += 1
        s.tell(TOWN_STOCKED, EVERYONE, FOOD_ITEM)


class CleanUp(Step):
    """The end of a round. [C-CLEAN]"""

    rule = "C-CLEAN-1"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        bring_everyone_home(s)
        if s.at[ENEMY + TROLL] != NO_CARD:  # [C-CLEAN-2]
            if s.at[EDITION] != JA:
                blame_everyone(s)
            s.at[TROLL_DISCARD] |= bit(s.at[ENEMY + TROLL] - 1)
            s.at[ENEMY + TROLL] = NO_CARD
        for side in range(2):  # [C-CLEAN-3]
            draugr = s.at[ENEMY + DRAUGR + side]
            if draugr != NO_CARD:
                s.at[DRAUGR_DISCARD] |= bit(draugr - 1 - FIRST_DRAUGR)
                s.at[ENEMY + DRAUGR + side] = NO_CARD
        s.at[JOURNEY_DISCARD] |= s.at[REVEALED]  # [C-CLEAN-4]
        s.at[REVEALED] = 0
        for shore in range(SHORES):  # [C-CLEAN-5]
            if s.at[ENEMY + SHORE + shore] != NO_CARD:
                s.at[BOUNTY + shore] += 1
                s.tell(BOUNTY_GROWS, EVERYONE, shore, s.at[BOUNTY + shore])
        if s.at[ROUND] >= ROUNDS:  # [C-CLEAN-6]
            s.do(step(MOMENT, all_seats(s), 1), step(FINAL_SCORING))
        else:
            s.do(step(BEGIN_ROUND))


def bring_everyone_home(s: State) -> None:
    """Workers and longships return. [C-CLEAN-1]"""
    for location in range(LOCATIONS):
        s.at[WORKER_AT + location] = 0
    for target in range(TARGETS):
        s.at[FIGHTER + target] = 0
    for shore in range(SHORES):
        s.at[SHIP_AT + shore] = 0
    s.at[HUNTERS] = 0
    for seat in range(s.seats):
        s.at[BEGGED + seat] = 0


def blame_everyone(s: State) -> None:
    """Nobody killed the troll: each player takes a blame. [C-CLEAN-2]"""
    s.tell(TROLL_LIVES, EVERYONE)
    for seat in range(s.seats):
        gain(s, seat, BLAME, 1)
