"""The harbour: the Shipwright, and longships laid beside their shores. [C-TOWN-11] to [C-TOWN-14] [C-TOWN-19]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.rules.goods import pay
from meadhall.games.champions.rules.refusals import refuse, refuse_where_one_must_choose
from meadhall.games.champions.rules.rounds import is_english_board, is_open
from meadhall.games.champions.table import box, news, obstacles, on, printed, say
from meadhall.kernel.engine.agenda import EVERYONE, Options, State, two
from meadhall.kernel.engine.draws import SeatStep

LARGE_SHIP_PRICE: Final = 1  # coins [C-TOWN-13]
SHIP_RULES: Final = ("C-TOWN-12", "C-TOWN-13", "C-TOWN-14")  # of the small, the large and the private longships


def is_built(s: State, ship: i64) -> bool:
    """Whether somebody has this private longship already. [C-TOWN-11]"""
    for player in range(s.seats):
        if s.at[on.SHIP + player] == ship + 1:
            return True
    return False


def can_build(s: State, seat: i64, ship: i64) -> bool:
    """Whether a private longship is there to be built and the seat can pay it. [C-TOWN-11] [C-SETUP-3]"""
    return (
        s.fact[printed.SHIP_WOOD + ship] <= s.at[on.WOOD + seat]
        and s.fact[printed.SHIP_COINS + ship] <= s.at[on.COINS + seat]
        and s.fact[printed.SHIP_SEATS + ship] <= s.seats
        and not is_built(s, ship)
    )


def shipwright_obstacle(s: State, seat: i64) -> i64:
    """Why a seat cannot build a longship now. [C-TOWN-11]"""
    if s.at[on.SHIP + seat] != 0:
        return obstacles.SHIP_OWNED
    for ship in range(box.PRIVATE_SHIPS):
        if can_build(s, seat, ship):
            return obstacles.FREE
    return obstacles.NO_SHIP_AFFORDABLE


def ship_obstacle(s: State, seat: i64, location: i64) -> i64:
    """Why a seat cannot take a longship out now. [C-TOWN-12] [C-TOWN-13] [C-TOWN-14] [C-TOWN-19]"""
    if location >= box.PRIVATE_LONGSHIP and s.at[on.SHIP + seat] != location - box.PRIVATE_LONGSHIP + 1:
        return obstacles.NOT_YOUR_SHIP
    if location == box.LARGE_LONGSHIP and s.at[on.COINS + seat] < LARGE_SHIP_PRICE:
        return obstacles.NO_COINS_LARGE_SHIP
    for shore in range(box.SHORES):
        if has_harbour(s, shore):
            return obstacles.FREE
    return obstacles.NO_HARBOUR


def has_harbour(s: State, shore: i64) -> bool:
    """Whether a longship can still be laid beside a shore. [C-TOWN-19]"""
    return is_open(s, shore) and s.at[on.SHIP_AT + shore] == 0


class ChoosePrivateShip(SeatStep):
    """Shipwright: choose a private longship and pay for it. [C-TOWN-11]"""

    rule = "C-TOWN-11"
    fields = ("seat",)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for ship in range(box.PRIVATE_SHIPS):
            if can_build(s, seat, ship):
                out.add(say.BUILD_SHIP + ship)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        ship = word - say.BUILD_SHIP
        pay(s, seat, on.WOOD, s.fact[printed.SHIP_WOOD + ship])
        pay(s, seat, on.COINS, s.fact[printed.SHIP_COINS + ship])
        s.at[on.SHIP + seat] = ship + 1
        s.tell(news.SHIP_BUILT, EVERYONE, seat, ship)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if not say.BUILD_SHIP <= word < say.BUILD_SHIP + box.PRIVATE_SHIPS:
            return refuse_where_one_must_choose(s, seat, word, self.rule)
        if s.fact[printed.SHIP_SEATS + word - say.BUILD_SHIP] > s.seats:
            return ("ship-not-used", "C-SETUP-3")
        return ("ship-built" if is_built(s, word - say.BUILD_SHIP) else "ship-too-dear", self.rule)


class ChooseShore(SeatStep):
    """Lay the longship beside the shore it will sail to. [C-TOWN-12] [C-TOWN-19]"""

    rule = "C-TOWN-12"
    fields = ("seat", "ship")

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for shore in range(box.SHORES):
            if has_harbour(s, shore):
                out.add(say.SAIL_TO + shore)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, ship = two(a)
        shore = word - say.SAIL_TO
        s.at[on.SHIP_AT + shore] = ship + 1
        s.at[on.FIGHTER + box.SHORE + shore] = seat + 1
        s.tell(news.SHIP_SAILS, EVERYONE, seat, ship, shore)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        _, ship = two(a)
        if word == say.DONE:
            return ("must-choose", SHIP_RULES[ship if ship < 2 else 2])
        if not say.SAIL_TO <= word < say.SAIL_TO + box.SHORES:
            return refuse(s, seat, word)
        if not is_open(s, word - say.SAIL_TO):
            return ("shore-not-used", "C-ROUND-9" if is_english_board(s) else "C-EDITION-1")
        return ("harbour-taken", "C-TOWN-19")
