"""Placing workers: the turn, every location of the town, and begging. [C-PLACE] [C-TOWN]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.rules.goods import gain, pay
from meadhall.games.champions.rules.harbour import LARGE_SHIP_PRICE, ship_obstacle, shipwright_obstacle
from meadhall.games.champions.rules.recruiting import recruit
from meadhall.games.champions.rules.refusals import refuse, refuse_where_one_must_choose
from meadhall.games.champions.rules.rounds import all_seats
from meadhall.games.champions.rules.stalls import stall_obstacle, visit_stall
from meadhall.games.champions.table import box, news, obstacles, on, printed, say, steps
from meadhall.kernel.engine.agenda import EVERYONE, Options, State, Step, one, step, three
from meadhall.kernel.engine.draws import DrawStep, SeatStep
from meadhall.kernel.engine.sets import bit

MERCHANT_FEE: Final = 1  # coins [C-TOWN-8]
RUNE_PRICE: Final = 1  # wood [C-TOWN-9]
FAVOR_PRICE: Final = (0, 1, 3, 6, 10)  # coins for so many favors [C-TOWN-15]
MOST_FAVORS: Final = 4
HUT_PRICE: Final = 5  # coins for the first extra worker; one less for each later one [C-TOWN-16]
TRADED_GOODS: Final = 3  # food, wood, coins, in the order of their fields


def obstacle(s: State, seat: i64, location: i64) -> i64:
    """What keeps a seat from placing a worker here now; FREE if nothing. [C-PLACE-2] [C-PLACE-3]"""
    if location == box.HUNTING_GROUNDS:
        return obstacles.FREE  # even if it gives nothing just now [C-RULING-21]
    if location >= box.STALL and (s.at[on.STALLS] >> (location - box.STALL)) & 1 == 0:
        return obstacles.STALL_NOT_OPEN
    if s.at[on.WORKER_AT + location] != 0:
        return obstacles.HUTS_OCCUPIED if location == box.WORKER_HUTS else obstacles.OCCUPIED
    coins = s.at[on.COINS + seat]
    if location == box.MERCHANT_SHIP:
        return (
            obstacles.FREE
            if coins >= MERCHANT_FEE or s.at[on.LEADER + seat] == box.GYLFIR
            else obstacles.NO_COINS_MERCHANT
        )
    if location == box.RUNESMITH:
        if s.at[on.WOOD + seat] < RUNE_PRICE:
            return obstacles.NO_WOOD
        return (
            obstacles.FREE
            if s.at[on.RUNE_DECK] | s.at[on.RUNE_SHOWN] | s.at[on.RUNE_SHOWN + 1] != 0
            else obstacles.NO_RUNES
        )
    if location == box.SHIPWRIGHT:
        return shipwright_obstacle(s, seat)
    if box.SMALL_LONGSHIP <= location < box.STAVE_CHURCH:
        return ship_obstacle(s, seat, location)
    if location == box.STAVE_CHURCH:
        return obstacles.FREE if coins >= FAVOR_PRICE[1] else obstacles.NO_COINS_CHURCH
    if location == box.WORKER_HUTS:
        if has_hired(s, seat):
            return obstacles.WORKER_IS_HIRED
        return obstacles.FREE if coins >= HUT_PRICE - s.at[on.HUTS_USED] else obstacles.NO_COINS_HUTS
    if location >= box.STALL:
        return stall_obstacle(s, seat, location - box.STALL)
    return obstacles.FREE


def has_hired(s: State, seat: i64) -> bool:
    """Whether a seat has its extra worker already. [C-TOWN-16]"""
    return s.at[on.WORKERS_OWNED + seat] > (4 if s.seats == 2 else 3)


class PlaceWorker(SeatStep):
    """Place one worker and use the location. [C-PLACE-1]"""

    rule = "C-PLACE-1"
    fields = ("seat",)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.BEG)
        if s.at[on.EDITION] == box.FR:  # [C-EDITION-5]
            out.add(say.LAY_DOWN)
        for location in range(box.LOCATIONS):
            if obstacle(s, seat, location) == obstacles.FREE:
                out.add(say.PLACE + location)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[on.WORKERS + seat] -= 1
        s.do(step(steps.END_TURN, seat))
        if word == say.BEG:
            beg(s, seat)
        elif word == say.LAY_DOWN:
            s.at[on.BEGGED + seat] += 1
            s.tell(news.LAID_DOWN, EVERYONE, seat)
        else:
            location = word - say.PLACE
            s.tell(news.PLACED, EVERYONE, seat, location)
            if location == box.HUNTING_GROUNDS:  # any number of workers; one hunt [C-TOWN-5] [C-RULING-9]
                s.at[on.HUNTERS] |= bit(seat)
            else:
                s.at[on.WORKER_AT + location] = seat + 1
            if location >= box.STALL:
                visit_stall(s, seat, location - box.STALL)
            else:
                use_location(s, seat, location)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if word == say.LAY_DOWN:
            return ("must-beg", "C-PLACE-5")
        if word == say.DONE:
            return ("no-passing", "C-EDITION-5" if s.at[on.EDITION] == box.FR else "C-PLACE-5")
        if say.PLACE <= word < say.PLACE + box.LOCATIONS:
            return obstacles.OBSTACLES[int(obstacle(s, seat, word - say.PLACE))]
        return refuse(s, seat, word)


def beg(s: State, seat: i64) -> None:
    """Lay the worker down: 1 food and 1 blame. [C-PLACE-5]"""
    s.at[on.BEGGED + seat] += 1
    s.tell(news.BEGGED_FOOD, EVERYONE, seat)
    gain(s, seat, on.FOOD, 1)
    gain(s, seat, on.BLAME, 1)


def use_location(s: State, seat: i64, location: i64) -> None:
    """What a location of the board does at once. [C-PLACE-4] [C-TOWN]"""
    if location == box.BLACKSMITH:
        collect_warriors(s, seat, box.AXE)
    elif location == box.HAFTER:
        collect_warriors(s, seat, box.SPEAR)
    elif location == box.SWORDSMITH:
        collect_warriors(s, seat, box.SWORD)
    elif location == box.SMOKEHOUSE_SPACE:  # [C-TOWN-4]
        gain(s, seat, on.FOOD, s.at[on.SMOKEHOUSE])
        s.at[on.SMOKEHOUSE] = 0
    elif location == box.JARLS_LONGHOUSE:  # [C-TOWN-6]
        take_marker(s, seat)
        s.do(recruit(s, seat, 1, 0, 0))
    elif location == box.MARKET:
        s.do(step(steps.TRADE_GOODS, seat))
    elif location == box.MERCHANT_SHIP:
        visit_merchant(s, seat)
    elif location == box.RUNESMITH:
        pay(s, seat, on.WOOD, RUNE_PRICE)
        s.do(step(steps.CHOOSE_RUNE, seat))
    elif location == box.SAGES_HOUSE:  # [C-TOWN-10]
        s.do(step(steps.LOOK_AT_JOURNEY, seat), step(steps.CONSULT_SAGE, seat))
    elif location == box.SHIPWRIGHT:
        s.do(step(steps.CHOOSE_PRIVATE_SHIP, seat))
    elif box.SMALL_LONGSHIP <= location < box.STAVE_CHURCH:
        if location == box.LARGE_LONGSHIP:
            pay(s, seat, on.COINS, LARGE_SHIP_PRICE)
        s.do(step(steps.CHOOSE_SHORE, seat, location - box.SMALL_LONGSHIP))
    elif location == box.STAVE_CHURCH:
        s.do(step(steps.BUY_FAVORS, seat))
    elif location == box.WORKER_HUTS:
        hire_worker(s, seat)
    elif location == box.TROLL_SPACE:  # [C-TOWN-17]
        s.at[on.FIGHTER + box.TROLL] = seat + 1
    elif location >= box.DRAUGR_SPACE:  # [C-TOWN-18]
        s.at[on.FIGHTER + box.DRAUGR + location - box.DRAUGR_SPACE] = seat + 1


def collect_warriors(s: State, seat: i64, colour: i64) -> None:
    """Collect all dice waiting at a smith. [C-TOWN-1] [C-TOWN-2] [C-TOWN-3]"""
    n = s.at[on.AT_SMITH + colour]
    s.at[on.AT_SMITH + colour] = 0
    s.at[on.SUPPLY + colour] += n  # what has no room in the longhouse stays in the supply [C-GEN-3]
    s.do(step_for_colour(s, seat, colour, n))


def step_for_colour(s: State, seat: i64, colour: i64, n: i64) -> i64:
    """The step that takes so many dice of one kind."""
    return recruit(
        s, seat, n if colour == box.SWORD else 0, n if colour == box.SPEAR else 0, n if colour == box.AXE else 0
    )


def take_marker(s: State, seat: i64) -> None:
    """Take the first player marker; its holder passes it to the left. [C-TOWN-6]"""
    s.at[on.FIRST_PLAYER] = (seat + 1) % s.seats if s.at[on.FIRST_PLAYER] == seat else seat
    s.tell(news.MARKER_MOVES, EVERYONE, s.at[on.FIRST_PLAYER])


def visit_merchant(s: State, seat: i64) -> None:
    """Pay the fee and take what the card shows. [C-TOWN-8] [C-LEADER-3]"""
    if s.at[on.LEADER + seat] != box.GYLFIR:
        pay(s, seat, on.COINS, MERCHANT_FEE)
    cargo = printed.CARGO + printed.CARGO_KINDS * (s.at[on.MERCHANT] - 1)
    gain(s, seat, on.FOOD, s.fact[cargo + 3])
    gain(s, seat, on.WOOD, s.fact[cargo + 4])
    s.do(recruit(s, seat, s.fact[cargo + box.SWORD], s.fact[cargo + box.SPEAR], s.fact[cargo + box.AXE]))


def hire_worker(s: State, seat: i64) -> None:
    """Pay 5, 4, 3 or 2 coins for the extra worker, who may be placed at once. [C-TOWN-16]"""
    pay(s, seat, on.COINS, HUT_PRICE - s.at[on.HUTS_USED])
    s.at[on.HUTS_USED] += 1
    s.at[on.WORKERS_OWNED + seat] += 1
    s.at[on.WORKERS + seat] += 1
    s.tell(news.WORKER_HIRED, EVERYONE, seat)


class EndTurn(Step):
    """The next player clockwise who has a worker left takes a turn. [C-PLACE-1]"""

    rule = "C-PLACE-1"
    fields = ("seat",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        last = one(a)
        for k in range(1, s.seats + 1):
            player = (last + k) % s.seats
            if s.at[on.WORKERS + player] > 0:
                s.do(step(steps.MOMENT, all_seats(s) & ~bit(player), 0), step(steps.PLACE_WORKER, player))
                return


class TradeGoods(SeatStep):
    """Market: trade food, wood and coins one for one, as often as wanted. [C-TOWN-7]"""

    rule = "C-TOWN-7"
    fields = ("seat", "given", "received")  # sets of goods: what was received is not given away again

    def may_trade(self, s: State, a: i64, give: i64, take: i64) -> bool:
        """Whether a trade is possible. Trading on what was received equals a shorter trade, so it is not offered."""
        seat, given, received = three(a)
        if give == take or s.at[on.FOOD + 4 * give + seat] == 0:
            return False
        return (received >> give) & 1 == 0 and (given >> take) & 1 == 0

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        for give in range(TRADED_GOODS):
            for take in range(TRADED_GOODS):
                if self.may_trade(s, a, give, take):
                    out.add(say.TRADE + 3 * give + take)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, given, received = three(a)
        if word != say.DONE:
            give = (word - say.TRADE) // 3
            take = (word - say.TRADE) % 3
            pay(s, seat, on.FOOD + 4 * give, 1)
            gain(s, seat, on.FOOD + 4 * take, 1)
            s.do(step(steps.TRADE_GOODS, seat, given | bit(give), received | bit(take)))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if not say.TRADE <= word < say.TRADE + 9:
            return refuse(s, seat, word)
        give = (word - say.TRADE) // 3
        if give == (word - say.TRADE) % 3:
            return ("same-good", self.rule)
        if s.at[on.FOOD + 4 * give + seat] == 0:
            return ("nothing-to-give", self.rule)
        return ("trade-back", "C-RULING-26")


class ChooseRune(SeatStep):
    """Runesmith: take a face-up rune, or an unknown one from the deck. [C-TOWN-9]"""

    rule = "C-TOWN-9"
    fields = ("seat",)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        if s.at[on.RUNE_DECK] != 0:
            out.add(say.RUNE_FROM_DECK)
        low = s.at[on.RUNE_SHOWN]
        high = s.at[on.RUNE_SHOWN + 1]
        if low > high:
            low, high = high, low
        if low != 0:
            out.add(say.TAKE_RUNE + low - 1)
        if high != 0:
            out.add(say.TAKE_RUNE + high - 1)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if word == say.RUNE_FROM_DECK:
            s.do(step(steps.DRAW_RUNE_CARD, seat))
            return
        rune = word - say.TAKE_RUNE
        for space in range(box.RUNE_SPACES):
            if s.at[on.RUNE_SHOWN + space] == rune + 1:
                s.at[on.RUNE_SHOWN + space] = 0
        take_rune(s, seat, rune)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        is_rune = word == say.RUNE_FROM_DECK or say.TAKE_RUNE <= word < say.TAKE_RUNE + box.RUNE_CARDS
        return ("rune-not-there", self.rule) if is_rune else refuse_where_one_must_choose(s, seat, word, self.rule)


def take_rune(s: State, seat: i64, rune: i64) -> None:
    """Lay a rune face up before its new owner. [C-RUNE-1]"""
    s.at[on.RUNES + seat] |= bit(rune)
    s.tell(news.RUNE_TAKEN, EVERYONE, seat, rune)


class DrawRuneCard(DrawStep):
    """Runesmith: the unknown rune from the deck. [C-TOWN-9]"""

    rule = "C-TOWN-9"
    fields = ("seat",)
    bag = on.RUNE_DECK
    drawn = say.DRAW_RUNE

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        player = one(a)
        s.at[on.RUNE_DECK] &= ~bit(word - say.DRAW_RUNE)
        take_rune(s, player, word - say.DRAW_RUNE)


class BuyFavors(SeatStep):
    """Stave Church: 1, 3, 6 or 10 coins for 1, 2, 3 or 4 favors. [C-TOWN-15]"""

    rule = "C-TOWN-15"
    fields = ("seat",)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for n in range(1, MOST_FAVORS + 1):
            if s.at[on.COINS + seat] >= FAVOR_PRICE[n]:
                out.add(say.BUY_FAVOR + n - 1)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        n = word - say.BUY_FAVOR + 1
        pay(s, seat, on.COINS, FAVOR_PRICE[n])
        gain(s, seat, on.FAVOR, n)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        is_purchase = say.BUY_FAVOR <= word < say.BUY_FAVOR + MOST_FAVORS
        return (
            ("no-coins-church", self.rule) if is_purchase else refuse_where_one_must_choose(s, seat, word, self.rule)
        )
