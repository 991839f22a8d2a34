"""The harbour: the Shipwright, and longships laid beside their shores. [C-TOWN-11] to [C-TOWN-14] [C-TOWN-19]"""

from typing import Final

from mypy_extensions import i64

from meadhall.champions.actions import BUILD_SHIP, LARGE_LONGSHIP, PRIVATE_LONGSHIP, SAIL_TO
from meadhall.champions.events import SHIP_BUILT, SHIP_SAILS
from meadhall.champions.fields import (
    COINS,
    FIGHTER,
    PRIVATE_SHIPS,
    SHIP,
    SHIP_AT,
    SHIP_COINS,
    SHIP_SEATS,
    SHIP_WOOD,
    SHORE,
    SHORES,
    WOOD,
)
from meadhall.champions.goods import pay
from meadhall.champions.obstacles import (
    FREE,
    NO_COINS_LARGE_SHIP,
    NO_HARBOUR,
    NO_SHIP_AFFORDABLE,
    NOT_YOUR_SHIP,
    SHIP_OWNED,
)
from meadhall.champions.rounds import is_open
from meadhall.kernel.agenda import EVERYONE, Options, State, Step, bit, first, second

LARGE_SHIP_PRICE: Final = 1  # coins [C-TOWN-13]


def can_build(s: State, seat: i64, ship: i64) -> bool:
    """Whether a private longship is there to be built and the seat can pay it. [C-TOWN-11] [C-SETUP-3]"""
    for player in range(s.seats):
        if s.at[SHIP + player] == ship + 1:
            return False
    return (
        s.fact[SHIP_SEATS + ship] <= s.seats
        and s.fact[SHIP_WOOD + ship] <= s.at[WOOD + seat]
        and s.fact[SHIP_COINS + ship] <= s.at[COINS + seat]
    )


def shipwright_obstacle(s: State, seat: i64) -> i64:
    """Why a seat cannot build a longship now. [C-TOWN-11]"""
    if s.at[SHIP + seat] != 0:
        return SHIP_OWNED
    for ship in range(PRIVATE_SHIPS):
        if can_build(s, seat, ship):
            return FREE
    return NO_SHIP_AFFORDABLE


def ship_obstacle(s: State, seat: i64, location: i64) -> i64:
    """Why a seat cannot take a longship out now. [C-TOWN-12] [C-TOWN-13] [C-TOWN-14] [C-TOWN-19]"""
    if location >= PRIVATE_LONGSHIP and s.at[SHIP + seat] != location - PRIVATE_LONGSHIP + 1:
        return NOT_YOUR_SHIP
    if location == LARGE_LONGSHIP and s.at[COINS + seat] < LARGE_SHIP_PRICE:
        return NO_COINS_LARGE_SHIP
    for shore in range(SHORES):
        if has_harbour(s, shore):
            return FREE
    return NO_HARBOUR


def has_harbour(s: State, shore: i64) -> bool:
    """Whether a longship can still be laid beside a shore. [C-TOWN-19]"""
    return is_open(s, shore) and s.at[SHIP_AT + shore] == 0


class ChoosePrivateShip(Step):
    """Shipwright: choose a private longship and pay for it. [C-TOWN-11]"""

    rule = "C-TOWN-11"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a))

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for ship in range(PRIVATE_SHIPS):
            if can_build(s, seat, ship):
                out.add(BUILD_SHIP + ship)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        ship = word - BUILD_SHIP
        pay(s, seat, WOOD, s.fact[SHIP_WOOD + ship])
        pay(s, seat, COINS, s.fact[SHIP_COINS + ship])
        s.at[SHIP + seat] = ship + 1
        s.tell(SHIP_BUILT, EVERYONE, seat, ship)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        is_ship = BUILD_SHIP <= word < BUILD_SHIP + PRIVATE_SHIPS
        return ("ship-not-to-be-had" if is_ship else "not-now", self.rule)


class ChooseShore(Step):
    """Lay the longship beside the shore it will sail to. [C-TOWN-12] [C-TOWN-19]"""

    rule = "C-TOWN-12"
    fields = ("seat", "ship")

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a))

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for shore in range(SHORES):
            if has_harbour(s, shore):
                out.add(SAIL_TO + shore)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        shore = word - SAIL_TO
        s.at[SHIP_AT + shore] = second(a) + 1
        s.at[FIGHTER + SHORE + shore] = seat + 1
        s.tell(SHIP_SAILS, EVERYONE, seat, second(a), shore)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if not SAIL_TO <= word < SAIL_TO + SHORES:
            return ("not-now", self.rule)
        if not is_open(s, word - SAIL_TO):
            return ("shore-not-used", "C-ROUND-9")
        return ("harbour-taken", "C-TOWN-19")
