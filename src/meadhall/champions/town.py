"""Placing workers: the turn, every location of the town, and begging. [C-PLACE] [C-TOWN]"""

from typing import Final

from mypy_extensions import i64

from meadhall.champions.actions import (
    BEG,
    BLACKSMITH,
    BUY_FAVOR,
    DONE,
    DRAUGR_SPACE,
    DRAW_RUNE,
    HAFTER,
    HUNTING_GROUNDS,
    JARLS_LONGHOUSE,
    LARGE_LONGSHIP,
    LAY_DOWN,
    LOCATIONS,
    MARKET,
    MERCHANT_SHIP,
    PLACE,
    RUNE_FROM_DECK,
    RUNESMITH,
    SAGES_HOUSE,
    SHIPWRIGHT,
    SMALL_LONGSHIP,
    SMOKEHOUSE_SPACE,
    STALL,
    STAVE_CHURCH,
    SWORDSMITH,
    TAKE_RUNE,
    TRADE,
    TROLL_SPACE,
    WORKER_HUTS,
)
from meadhall.champions.events import (
    BEGGED_FOOD,
    LAID_DOWN,
    MARKER_MOVES,
    PLACED,
    RUNE_TAKEN,
    WORKER_HIRED,
)
from meadhall.champions.fields import (
    AT_SMITH,
    AXE,
    BEGGED,
    BLAME,
    CARGO,
    CARGO_KINDS,
    COINS,
    DRAUGR,
    EDITION,
    FAVOR,
    FIGHTER,
    FIRST_PLAYER,
    FOOD,
    FR,
    GYLFIR,
    HUNTERS,
    HUTS_USED,
    LEADER,
    MERCHANT,
    RUNE_CARDS,
    RUNE_DECK,
    RUNE_SHOWN,
    RUNE_SPACES,
    RUNES,
    SMOKEHOUSE,
    SPEAR,
    STALLS,
    SUPPLY,
    SWORD,
    TROLL,
    WOOD,
    WORKER_AT,
    WORKERS,
    WORKERS_OWNED,
)
from meadhall.champions.goods import gain, pay, recruit
from meadhall.champions.harbour import LARGE_SHIP_PRICE, ship_obstacle, shipwright_obstacle
from meadhall.champions.obstacles import (
    FREE,
    NO_COINS_CHURCH,
    NO_COINS_HUTS,
    NO_COINS_MERCHANT,
    NO_RUNES,
    NO_WOOD,
    OBSTACLES,
    OCCUPIED,
    STALL_NOT_OPEN,
    WORKER_IS_HIRED,
)
from meadhall.champions.rounds import all_seats
from meadhall.champions.stalls import stall_obstacle, visit_stall
from meadhall.champions.steps import (
    BUY_FAVORS,
    CHOOSE_PRIVATE_SHIP,
    CHOOSE_RUNE,
    CHOOSE_SHORE,
    CONSULT_SAGE,
    DRAW_RUNE_CARD,
    END_TURN,
    LOOK_AT_JOURNEY,
    MOMENT,
    PLACE_WORKER,
    TRADE_GOODS,
)
from meadhall.kernel.agenda import (
    CHANCE,
    EVERYONE,
    Options,
    State,
    Step,
    bit,
    count_bits,
    first,
    nth_bit,
    second,
    step,
    third,
)

MERCHANT_FEE: Final = 1  # coins [C-TOWN-8]
RUNE_PRICE: Final = 1  # wood [C-TOWN-9]
FAVOR_PRICE: Final = (0, 1, 3, 6, 10)  # coins for so many favors [C-TOWN-15]
MOST_FAVORS: Final = 4
HUT_PRICE: Final = 5  # coins for the first extra worker; one less for each later one [C-TOWN-16]
TRADED_GOODS: Final = 3  # food, wood, coins, in the order of their fields


def obstacle(s: State, seat: i64, location: i64) -> i64:
    """What keeps a seat from placing a worker here now; FREE if nothing. [C-PLACE-2] [C-PLACE-3]"""
    if location == HUNTING_GROUNDS:
        return FREE
    if location >= STALL and (s.at[STALLS] >> (location - STALL)) & 1 == 0:
        return STALL_NOT_OPEN
    if s.at[WORKER_AT + location] != 0:
        return OCCUPIED
    coins = s.at[COINS + seat]
    if location == MERCHANT_SHIP:
        return FREE if coins >= MERCHANT_FEE or s.at[LEADER + seat] == GYLFIR else NO_COINS_MERCHANT
    if location == RUNESMITH:
        if s.at[WOOD + seat] < RUNE_PRICE:
            return NO_WOOD
        return FREE if s.at[RUNE_DECK] | s.at[RUNE_SHOWN] | s.at[RUNE_SHOWN + 1] != 0 else NO_RUNES
    if location == SHIPWRIGHT:
        return shipwright_obstacle(s, seat)
    if SMALL_LONGSHIP <= location < STAVE_CHURCH:
        return ship_obstacle(s, seat, location)
    if location == STAVE_CHURCH:
        return FREE if coins >= FAVOR_PRICE[1] else NO_COINS_CHURCH
    if location == WORKER_HUTS:
        if has_hired(s, seat):
            return WORKER_IS_HIRED
        return FREE if coins >= HUT_PRICE - s.at[HUTS_USED] else NO_COINS_HUTS
    if location >= STALL:
        return stall_obstacle(s, seat, location - STALL)
    return FREE


def has_hired(s: State, seat: i64) -> bool:
    """Whether a seat has its extra worker already. [C-TOWN-16]"""
    return s.at[WORKERS_OWNED + seat] > (4 if s.seats == 2 else 3)


class PlaceWorker(Step):
    """Place one worker and use the location. [C-PLACE-1]"""

    rule = "C-PLACE-1"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a))

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(BEG)
        if s.at[EDITION] == FR:  # [C-EDITION-5]
            out.add(LAY_DOWN)
        for location in range(LOCATIONS):
            if obstacle(s, seat, location) == FREE:
                out.add(PLACE + location)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[WORKERS + seat] -= 1
        s.do(step(END_TURN, seat))
        if word == BEG:
            beg(s, seat)
        elif word == LAY_DOWN:
            s.at[BEGGED + seat] += 1
            s.tell(LAID_DOWN, EVERYONE, seat)
        else:
            location = word - PLACE
            s.tell(PLACED, EVERYONE, seat, location)
            if location == HUNTING_GROUNDS:  # any number of workers [C-TOWN-5]
                s.at[HUNTERS] |= bit(seat)
            else:
                s.at[WORKER_AT + location] = seat + 1
            if location >= STALL:
                visit_stall(s, seat, location - STALL)
            else:
                use_location(s, seat, location)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if word == LAY_DOWN:
            return ("must-beg", "C-PLACE-5")
        if PLACE <= word < PLACE + LOCATIONS:
            return OBSTACLES[int(obstacle(s, seat, word - PLACE))]
        return ("not-now", self.rule)


def beg(s: State, seat: i64) -> None:
    """Lay the worker down: 1 food and 1 blame. [C-PLACE-5]"""
    s.at[BEGGED + seat] += 1
    s.tell(BEGGED_FOOD, EVERYONE, seat)
    gain(s, seat, FOOD, 1)
    gain(s, seat, BLAME, 1)


def use_location(s: State, seat: i64, location: i64) -> None:
    """What a location of the board does at once. [C-PLACE-4] [C-TOWN]"""
    if location == BLACKSMITH:
        collect_warriors(s, seat, AXE)
    elif location == HAFTER:
        collect_warriors(s, seat, SPEAR)
    elif location == SWORDSMITH:
        collect_warriors(s, seat, SWORD)
    elif location == SMOKEHOUSE_SPACE:  # [C-TOWN-4]
        gain(s, seat, FOOD, s.at[SMOKEHOUSE])
        s.at[SMOKEHOUSE] = 0
    elif location == JARLS_LONGHOUSE:  # [C-TOWN-6]
        take_marker(s, seat)
        s.do(recruit(s, seat, 1, 0, 0))
    elif location == MARKET:
        s.do(step(TRADE_GOODS, seat))
    elif location == MERCHANT_SHIP:
        visit_merchant(s, seat)
    elif location == RUNESMITH:
        pay(s, seat, WOOD, RUNE_PRICE)
        s.do(step(CHOOSE_RUNE, seat))
    elif location == SAGES_HOUSE:  # [C-TOWN-10]
        s.do(step(LOOK_AT_JOURNEY, seat), step(CONSULT_SAGE, seat))
    elif location == SHIPWRIGHT:
        s.do(step(CHOOSE_PRIVATE_SHIP, seat))
    elif SMALL_LONGSHIP <= location < STAVE_CHURCH:
        if location == LARGE_LONGSHIP:
            pay(s, seat, COINS, LARGE_SHIP_PRICE)
        s.do(step(CHOOSE_SHORE, seat, location - SMALL_LONGSHIP))
    elif location == STAVE_CHURCH:
        s.do(step(BUY_FAVORS, seat))
    elif location == WORKER_HUTS:
        hire_worker(s, seat)
    elif location == TROLL_SPACE:  # [C-TOWN-17]
        s.at[FIGHTER + TROLL] = seat + 1
    elif location >= DRAUGR_SPACE:  # [C-TOWN-18]
        s.at[FIGHTER + DRAUGR + location - DRAUGR_SPACE] = seat + 1


def collect_warriors(s: State, seat: i64, colour: i64) -> None:
    """Collect all dice waiting at a smith. [C-TOWN-1] [C-TOWN-2] [C-TOWN-3]"""
    n = s.at[AT_SMITH + colour]
    s.at[AT_SMITH + colour] = 0
    s.at[SUPPLY + colour] += n  # what has no room in the longhouse stays in the supply [C-GEN-3]
    s.do(step_for_colour(s, seat, colour, n))


def step_for_colour(s: State, seat: i64, colour: i64, n: i64) -> i64:
    """The step that takes so many dice of one kind."""
    return recruit(s, seat, n if colour == SWORD else 0, n if colour == SPEAR else 0, n if colour == AXE else 0)


def take_marker(s: State, seat: i64) -> None:
    """Take the first player marker; its holder passes it to the left. [C-TOWN-6]"""
    s.at[FIRST_PLAYER] = (seat + 1) % s.seats if s.at[FIRST_PLAYER] == seat else seat
    s.tell(MARKER_MOVES, EVERYONE, s.at[FIRST_PLAYER])


def visit_merchant(s: State, seat: i64) -> None:
    """Pay the fee and take what the card shows. [C-TOWN-8] [C-LEADER-3]"""
    if s.at[LEADER + seat] != GYLFIR:
        pay(s, seat, COINS, MERCHANT_FEE)
    cargo = CARGO + CARGO_KINDS * (s.at[MERCHANT] - 1)
    gain(s, seat, FOOD, s.fact[cargo + 3])
    gain(s, seat, WOOD, s.fact[cargo + 4])
    s.do(recruit(s, seat, s.fact[cargo + SWORD], s.fact[cargo + SPEAR], s.fact[cargo + AXE]))


def hire_worker(s: State, seat: i64) -> None:
    """Pay 5, 4, 3 or 2 coins for the extra worker, who may be placed at once. [C-TOWN-16]"""
    pay(s, seat, COINS, HUT_PRICE - s.at[HUTS_USED])
    s.at[HUTS_USED] += 1
    s.at[WORKERS_OWNED + seat] += 1
    s.at[WORKERS + seat] += 1
    s.tell(WORKER_HIRED, EVERYONE, seat)


class EndTurn(Step):
    """The next player clockwise who has a worker left takes a turn. [C-PLACE-1]"""

    rule = "C-PLACE-1"
    fields = ("seat",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        for k in range(1, s.seats + 1):
            player = (first(a) + k) % s.seats
            if s.at[WORKERS + player] > 0:
                s.do(step(MOMENT, all_seats(s) & ~bit(player), 0), step(PLACE_WORKER, player))
                return


class TradeGoods(Step):
    """Market: trade food, wood and coins one for one, as often as wanted. [C-TOWN-7]"""

    rule = "C-TOWN-7"
    fields = ("seat", "given", "received")  # sets of goods: what was received is not given away again

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a))

    def may_trade(self, s: State, a: i64, give: i64, take: i64) -> bool:
        """Whether a trade is possible. Trading on what was received equals a shorter trade, so it is not offered."""
        if give == take or s.at[FOOD + 4 * give + first(a)] == 0:
            return False
        return (third(a) >> give) & 1 == 0 and (second(a) >> take) & 1 == 0

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(DONE)
        for give in range(TRADED_GOODS):
            for take in range(TRADED_GOODS):
                if self.may_trade(s, a, give, take):
                    out.add(TRADE + 3 * give + take)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if word != DONE:
            give = (word - TRADE) // 3
            take = (word - TRADE) % 3
            pay(s, seat, FOOD + 4 * give, 1)
            gain(s, seat, FOOD + 4 * take, 1)
            s.do(step(TRADE_GOODS, seat, second(a) | bit(give), third(a) | bit(take)))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if not TRADE <= word < TRADE + 9:
            return ("not-now", self.rule)
        give = (word - TRADE) // 3
        if give == (word - TRADE) % 3:
            return ("same-good", self.rule)
        return ("nothing-to-give" if s.at[FOOD + 4 * give + seat] == 0 else "trade-back", self.rule)


class ChooseRune(Step):
    """Runesmith: take a face-up rune, or an unknown one from the deck. [C-TOWN-9]"""

    rule = "C-TOWN-9"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a))

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        if s.at[RUNE_DECK] != 0:
            out.add(RUNE_FROM_DECK)
        low = s.at[RUNE_SHOWN]
        high = s.at[RUNE_SHOWN + 1]
        if low > high:
            low, high = high, low
        if low != 0:
            out.add(TAKE_RUNE + low - 1)
        if high != 0:
            out.add(TAKE_RUNE + high - 1)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if word == RUNE_FROM_DECK:
            s.do(step(DRAW_RUNE_CARD, seat))
            return
        rune = word - TAKE_RUNE
        for space in range(RUNE_SPACES):
            if s.at[RUNE_SHOWN + space] == rune + 1:
                s.at[RUNE_SHOWN + space] = 0
        take_rune(s, seat, rune)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        is_rune = word == RUNE_FROM_DECK or TAKE_RUNE <= word < TAKE_RUNE + RUNE_CARDS
        return ("rune-not-there" if is_rune else "not-now", self.rule)


def take_rune(s: State, seat: i64, rune: i64) -> None:
    """Lay a rune face up before its new owner. [C-RUNE-1]"""
    s.at[RUNES + seat] |= bit(rune)
    s.tell(RUNE_TAKEN, EVERYONE, seat, rune)


class DrawRuneCard(Step):
    """Runesmith: the unknown rune from the deck. [C-TOWN-9]"""

    rule = "C-TOWN-9"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[RUNE_DECK])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return DRAW_RUNE + nth_bit(s.at[RUNE_DECK], k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[RUNE_DECK] &= ~bit(word - DRAW_RUNE)
        take_rune(s, first(a), word - DRAW_RUNE)


class BuyFavors(Step):
    """Stave Church: 1, 3, 6 or 10 coins for 1, 2, 3 or 4 favors. [C-TOWN-15]"""

    rule = "C-TOWN-15"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a))

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for n in range(1, MOST_FAVORS + 1):
            if s.at[COINS + seat] >= FAVOR_PRICE[n]:
                out.add(BUY_FAVOR + n - 1)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        n = word - BUY_FAVOR + 1
        pay(s, seat, COINS, FAVOR_PRICE[n])
        gain(s, seat, FAVOR, n)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        is_purchase = BUY_FAVOR <= word < BUY_FAVOR + MOST_FAVORS
        return ("no-coins-church" if is_purchase else "not-now", self.rule)
