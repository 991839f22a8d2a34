"""Preparing the next attack: the land is cleared, Midgard supplied, heroes leave Walhalla. [W-NEXT]"""

from mypy_extensions import i64

from meadhall.games.walhalla.rules.cards import discard_laid
from meadhall.games.walhalla.rules.scoring import VIKINGS_OF_A_CARD
from meadhall.games.walhalla.table import box, news, on, printed
from meadhall.games.walhalla.table.land import terrain_of
from meadhall.kernel.engine.agenda import EVERYONE, State, Step
from meadhall.kernel.engine.sets import bit


class ClearLand(Step):
    """Vikings leave all land but wheat, ships are taken back, the next player starts. [W-NEXT-1] to [W-NEXT-4]"""

    rule = "W-NEXT-1"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        for field in range(box.FIELDS):
            owner = s.at[on.VIKING + field] - 1
            if owner >= 0 and terrain_of(s, field) != box.WHEAT:
                s.at[on.VIKING + field] = 0
                s.at[on.ASGARD + owner] += 1
        s.tell(news.LAND_CLEARED, EVERYONE)
        for slot in range(box.FJORDS * box.SLOTS):
            s.at[on.SHIP_AT + slot] = 0
        s.at[on.SHIP_BAG] = bit(box.SHIPS) - 1
        s.at[on.START_PLAYER] = (s.at[on.START_PLAYER] + 1) % s.seats
        s.tell(news.START_PLAYER_IS, EVERYONE, s.at[on.START_PLAYER])


def heroes_for_supply(s: State, seat: i64) -> i64:
    """Vikings in Walhalla, with two more for a revealed Walhalla card. [W-NEXT-5] [W-CARD-9] [W-RULING-22]"""
    return s.at[on.WALHALLA + seat] + VIKINGS_OF_A_CARD * s.at[on.LAID + box.CARDS * seat + box.WALHALLA_CARD]


def supply_place(s: State, seat: i64) -> i64:
    """The place of a seat, from 0: how many different higher numbers there are. [W-NEXT-6]"""
    place: i64 = 0
    own = heroes_for_supply(s, seat)
    for other in range(s.seats):
        heroes = heroes_for_supply(s, other)
        is_new = heroes > own
        for earlier in range(other):
            if heroes_for_supply(s, earlier) == heroes:
                is_new = False
        if is_new:
            place += 1
    return place


def supply_of(s: State, seat: i64, waiting: i64) -> i64:
    """How many Vikings come to a seat's Midgard: what its place says, if so many wait in Asgard. [W-RULING-26]"""
    n = s.fact[printed.SUPPLY + box.MOST_SEATS * (s.seats - box.FEWEST_SEATS) + supply_place(s, seat)]
    return n if n < waiting else waiting


def supply_now(s: State, seat: i64) -> i64:
    """How many would come if the attack ended now: Vikings on land but wheat are in Asgard by then. [W-NEXT-1]"""
    waiting = s.at[on.ASGARD + seat]
    for field in range(box.FIELDS):
        if s.at[on.VIKING + field] == seat + 1 and terrain_of(s, field) != box.WHEAT:
            waiting += 1
    return supply_of(s, seat, waiting)


class SupplyMidgard(Step):
    """Vikings come from Asgard to Midgard by places in Walhalla; those there stay. [W-NEXT-5] [W-NEXT-7]"""

    rule = "W-NEXT-5"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        for player in range(s.seats):
            n = supply_of(s, player, s.at[on.ASGARD + player])
            s.at[on.ASGARD + player] -= n
            s.at[on.MIDGARD + player] += n
            s.tell(news.SUPPLIED, EVERYONE, player, n)
        discard_laid(s)


class RemoveHeroes(Step):
    """All move as many from Walhalla to Asgard as the one with the fewest has there. [W-NEXT-8] [W-NEXT-9]"""

    rule = "W-NEXT-8"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fewest = s.at[on.WALHALLA]
        for player in range(s.seats):
            if s.at[on.WALHALLA + player] < fewest:
                fewest = s.at[on.WALHALLA + player]
        for player in range(s.seats):
            s.at[on.WALHALLA + player] -= fewest
            s.at[on.ASGARD + player] += fewest
        if fewest > 0:
            s.tell(news.HEROES_LEAVE, EVERYONE, fewest)
