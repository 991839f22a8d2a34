"""Round set-up in its seven steps, and clean-up. [C-ROUND] [C-CLEAN]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.rules.goods import gain
from meadhall.games.champions.table import box, news, on, say, steps
from meadhall.kernel.engine.agenda import CHANCE, EVERYONE, NOBODY, State, Step, one, step
from meadhall.kernel.engine.draws import DrawStep
from meadhall.kernel.engine.sets import bit, count_bits

ROUNDS: Final = 8


def all_seats(s: State) -> i64:
    """Mask of all seats."""
    return bit(s.seats) - 1


def is_open(s: State, shore: i64) -> bool:
    """Whether a shore is used with this many players. [C-ROUND-9] [C-EDITION-1]"""
    if s.seats == 4:
        return True
    four_players_only: i64 = box.SHORES - 1 if is_english_board(s) else 0
    return shore != four_players_only


def is_english_board(s: State) -> bool:
    """Whether the near shores lie on the left; the earlier board is mirrored. [C-EDITION-1]"""
    return s.at[on.EDITION] != box.FR and s.at[on.EDITION] != box.JA


def is_near(s: State, shore: i64) -> bool:
    """Whether one food feeds two on the way to a shore. [C-JOURNEY-9] [C-EDITION-1]"""
    return (shore < 2) == is_english_board(s)


class BeginRound(Step):
    """A round: set-up, workers, warriors, combat, clean-up."""

    rule = "C-ROUND-1"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[on.ROUND] += 1
        s.tell(news.ROUND_BEGINS, EVERYONE, s.at[on.ROUND])
        for player in range(s.seats):
            s.at[on.WORKERS + player] = s.at[on.WORKERS_OWNED + player]
        s.do(
            step(steps.PLACE_WORKER, s.at[on.FIRST_PLAYER]),
            step(steps.MOMENT, all_seats(s), 1),
            step(steps.BEGIN_ASSIGNMENT),
            step(steps.RESOLVE, 0),
            step(steps.CLEAN_UP),
        )
        s.do(
            step(steps.TURN_UP_DRAUGR, 0),
            step(steps.LAY_JOURNEYS, 0),
            step(steps.LAY_OUT_RUNES, 0),
            step(steps.TURN_UP_MONSTERS, 0),
            step(steps.TURN_UP_MERCHANT),
            step(steps.STOCK_TOWN),
        )
        s.do(step(steps.TURN_UP_TROLL))


class TurnUpTroll(DrawStep):
    """1. The top troll comes face up. [C-ROUND-1]"""

    rule = "C-ROUND-1"
    bag = on.TROLL_DECK
    drawn = say.DRAW_TROLL

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        troll = word - say.DRAW_TROLL
        s.at[on.TROLL_DECK] &= ~bit(troll)
        s.at[on.DECK_LEFT] -= 1
        s.at[on.ENEMY + box.TROLL] = troll + 1
        s.tell(news.ENEMY_APPEARS, EVERYONE, box.TROLL, troll)


class TurnUpDraugr(DrawStep):
    """2. The top two draugr come face up, left and right. [C-ROUND-2]"""

    rule = "C-ROUND-2"
    fields = ("laid",)
    bag = on.DRAUGR_DECK
    drawn = say.DRAW_DRAUGR

    def asks(self, s: State, a: i64) -> i64:
        laid = one(a)
        return CHANCE if laid < 2 else NOBODY

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        laid = one(a)
        if laid < 2:
            draugr = word - say.DRAW_DRAUGR
            s.at[on.DRAUGR_DECK] &= ~bit(draugr)
            s.at[on.DECK_LEFT + 1] -= 1
            s.at[on.ENEMY + box.DRAUGR + laid] = box.FIRST_DRAUGR + draugr + 1
            s.tell(news.ENEMY_APPEARS, EVERYONE, box.DRAUGR + laid, box.FIRST_DRAUGR + draugr)
            s.do(step(steps.TURN_UP_DRAUGR, laid + 1))


def journeys_left(s: State) -> i64:
    """Cards in the journey deck itself, without those already face down on the board."""
    n = count_bits(s.at[on.JOURNEY_DECK])
    for shore in range(box.SHORES):
        if s.at[on.JOURNEY + shore] == on.FACE_DOWN:
            n -= 1
    return n


class LayJourneys(Step):
    """3. A journey card face down on each empty space. [C-ROUND-3] [C-EDITION-6]"""

    rule = "C-ROUND-3"
    fields = ("shore",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        shore = one(a)
        if shore == box.SHORES:
            return
        if s.at[on.EDITION] == box.FR and shore == 0:  # all go back before the first new one is laid
            for place in range(box.SHORES):
                if s.at[on.JOURNEY + place] != on.NO_CARD:
                    take_back_journey(s, place)
        if not is_open(s, shore) or s.at[on.JOURNEY + shore] != on.NO_CARD:
            s.do(step(steps.LAY_JOURNEYS, shore + 1))
        elif journeys_left(s) == 0:
            s.do(step(steps.RESHUFFLE_JOURNEYS, 0), step(steps.LAY_JOURNEYS, shore))
        else:
            # Chance decides which card it is when somebody looks: until then all in the deck are alike.
            s.at[on.JOURNEY + shore] = on.FACE_DOWN
            s.do(step(steps.LAY_JOURNEYS, shore + 1))


def take_back_journey(s: State, shore: i64) -> None:
    """Shuffle an unrevealed card into the deck again. [C-EDITION-6]"""
    if s.at[on.JOURNEY + shore] >= on.KNOWN:
        s.at[on.JOURNEY_DECK] |= bit(s.at[on.JOURNEY + shore] - on.KNOWN)
    s.at[on.JOURNEY + shore] = on.NO_CARD
    s.at[on.JOURNEY_SEEN + shore] = 0
    s.at[on.JOURNEY_OLD] &= ~bit(shore)


class LayOutRunes(DrawStep):
    """4. A rune face up on each empty space by the Runesmith, while there are any. [C-ROUND-4] [C-RULING-15]"""

    rule = "C-ROUND-4"
    fields = ("space",)
    bag = on.RUNE_DECK
    drawn = say.DRAW_RUNE

    def asks(self, s: State, a: i64) -> i64:
        space = one(a)
        empty = space < box.RUNE_SPACES and s.at[on.RUNE_SHOWN + space] == on.NO_CARD
        return CHANCE if empty and s.at[on.RUNE_DECK] != 0 else NOBODY

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        space = one(a)
        if space == box.RUNE_SPACES:
            return
        if s.at[on.RUNE_SHOWN + space] == on.NO_CARD and s.at[on.RUNE_DECK] != 0:
            rune = word - say.DRAW_RUNE
            s.at[on.RUNE_DECK] &= ~bit(rune)
            s.at[on.RUNE_SHOWN + space] = rune + 1
            s.tell(news.RUNE_LAID_OUT, EVERYONE, rune)
        s.do(step(steps.LAY_OUT_RUNES, space + 1))


class TurnUpMonsters(DrawStep):
    """5. A monster face up on each empty space. [C-ROUND-5] [C-ROUND-9]"""

    rule = "C-ROUND-5"
    fields = ("shore",)

    def is_empty(self, s: State, a: i64) -> bool:
        """Whether the space of this shore is in use and has no monster."""
        shore = one(a)
        return shore < box.SHORES and is_open(s, shore) and s.at[on.ENEMY + box.SHORE + shore] == on.NO_CARD

    bag = on.MONSTER_DECK
    drawn = say.DRAW_MONSTER

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE if self.is_empty(s, a) else NOBODY

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        shore = one(a)
        if self.is_empty(s, a):
            monster = word - say.DRAW_MONSTER
            s.at[on.MONSTER_DECK] &= ~bit(monster)
            s.at[on.DECK_LEFT + 2] -= 1
            s.at[on.ENEMY + box.SHORE + shore] = box.FIRST_MONSTER + monster + 1
            s.tell(news.ENEMY_APPEARS, EVERYONE, box.SHORE + shore, box.FIRST_MONSTER + monster)
        if shore < box.SHORES:
            s.do(step(steps.TURN_UP_MONSTERS, shore + 1))


class TurnUpMerchant(DrawStep):
    """6. The next merchant ship, on top of the earlier ones. [C-ROUND-6]"""

    rule = "C-ROUND-6"
    bag = on.MERCHANT_DECK
    drawn = say.DRAW_MERCHANT

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        card = word - say.DRAW_MERCHANT
        s.at[on.MERCHANT_DECK] &= ~bit(card)
        s.at[on.MERCHANT] = card + 1
        s.tell(news.MERCHANT_COMES, EVERYONE, card)


class StockTown(Step):
    """7. One die to each smith and one food to the Smokehouse; they build up. [C-ROUND-7] [C-ROUND-8]"""

    rule = "C-ROUND-7"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        for colour in range(box.COLOURS):
            if s.at[on.SUPPLY + colour] > 0:  # [C-RULING-2]
                s.at[on.SUPPLY + colour] -= 1
                s.at[on.AT_SMITH + colour] += 1
                s.tell(news.TOWN_STOCKED, EVERYONE, colour)
        s.at[on.SMOKEHOUSE] += 1
        s.tell(news.TOWN_STOCKED, EVERYONE, box.FOOD_ITEM)


class CleanUp(Step):
    """The end of a round. [C-CLEAN]"""

    rule = "C-CLEAN-1"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        bring_everyone_home(s)
        if s.at[on.ENEMY + box.TROLL] != on.NO_CARD:  # [C-CLEAN-2]
            if s.at[on.EDITION] != box.JA:
                blame_everyone(s)
            s.at[on.TROLL_DISCARD] |= bit(s.at[on.ENEMY + box.TROLL] - 1)
            s.at[on.ENEMY + box.TROLL] = on.NO_CARD
        for side in range(2):  # [C-CLEAN-3]
            draugr = s.at[on.ENEMY + box.DRAUGR + side]
            if draugr != on.NO_CARD:
                s.at[on.DRAUGR_DISCARD] |= bit(draugr - 1 - box.FIRST_DRAUGR)
                s.at[on.ENEMY + box.DRAUGR + side] = on.NO_CARD
        s.at[on.JOURNEY_DISCARD] |= s.at[on.REVEALED]  # [C-CLEAN-4]
        s.at[on.REVEALED] = 0
        for shore in range(box.SHORES):  # [C-CLEAN-5]
            if s.at[on.ENEMY + box.SHORE + shore] != on.NO_CARD:
                s.at[on.BOUNTY + shore] += 1
                s.tell(news.BOUNTY_GROWS, EVERYONE, shore, s.at[on.BOUNTY + shore])
        if s.at[on.ROUND] >= ROUNDS:  # [C-CLEAN-6]
            s.do(step(steps.MOMENT, all_seats(s), 1), step(steps.FINAL_SCORING))
        else:
            s.do(step(steps.BEGIN_ROUND))


def bring_everyone_home(s: State) -> None:
    """Workers and longships return. [C-CLEAN-1]"""
    for location in range(box.LOCATIONS):
        s.at[on.WORKER_AT + location] = 0
    for target in range(box.TARGETS):
        s.at[on.FIGHTER + target] = 0
    for shore in range(box.SHORES):
        s.at[on.SHIP_AT + shore] = 0
    s.at[on.HUNTERS] = 0
    for seat in range(s.seats):
        s.at[on.BEGGED + seat] = 0


def blame_everyone(s: State) -> None:
    """Nobody killed the troll: each player takes a blame. [C-CLEAN-2]"""
    s.tell(news.TROLL_LIVES, EVERYONE)
    for seat in range(s.seats):
        gain(s, seat, on.BLAME, 1)
