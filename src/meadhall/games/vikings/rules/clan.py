"""Clan mats: resources with their limit, and the pieces that wait there. [V-GEN]"""

from mypy_extensions import i64

from meadhall.games.vikings.table import box, news, on
from meadhall.kernel.engine.agenda import EVERYONE, State


def has(s: State, seat: i64, resource: i64) -> i64:
    """How much of a resource a seat has."""
    return s.at[on.RESOURCE + box.RESOURCES * seat + resource]


def gain(s: State, seat: i64, resource: i64, n: i64) -> None:
    """Gain a resource, at most seven of each; what is more is lost. [V-ACTION-14]"""
    room = box.MOST_OF_A_RESOURCE - has(s, seat, resource)
    gained = n if n < room else room
    if gained > 0:
        s.at[on.RESOURCE + box.RESOURCES * seat + resource] += gained
        s.tell(news.GAINED, EVERYONE, seat, resource, gained)


def pay(s: State, seat: i64, resource: i64, n: i64) -> None:
    """Pay so much of a resource, which is there."""
    if n > 0:
        s.at[on.RESOURCE + box.RESOURCES * seat + resource] -= n
        s.tell(news.PAID, EVERYONE, seat, resource, n)


def send_home(s: State, owner: i64, region: i64, n: i64) -> None:
    """Settlers go back to their mat. [V-ACTION-6]"""
    s.at[on.SETTLER + box.REGIONS * owner + region] -= n
    s.at[on.SETTLERS_LEFT + owner] += n
