"""Clan mats: resources with their limit, and the pieces that wait there."""

from mypy_extensions import i64

from meadhall.games.vikings.table import box, news, on, say, steps
from meadhall.games.vikings.table.sea import regions
from meadhall.kernel.engine.agenda import EVERYONE, KIND_BITS, Options, State, one


def is_solo(s: State) -> bool:
    """Whether somebody plays alone, against an enemy that acts. [V-SOLO-1]"""
    return s.seats == 1


def has(s: State, seat: i64, resource: i64) -> i64:
    """How much of a resource a seat has."""
    return s.at[on.RESOURCE + box.RESOURCES * seat + resource]


def room_for(s: State, seat: i64, resource: i64) -> i64:
    """How much more of a resource a seat can keep. [V-GEN-5]"""
    return box.MOST_OF_A_RESOURCE - has(s, seat, resource)


def gain(s: State, seat: i64, resource: i64, n: i64) -> None:
    """Gain a resource, at most seven of each; what is more is lost. [V-GEN-5]"""
    room = room_for(s, seat, resource)
    gained = n if n < room else room
    if gained > 0:
        s.at[on.RESOURCE + box.RESOURCES * seat + resource] += gained
        s.tell(news.GAINED, EVERYONE, seat, resource, gained)


def pay(s: State, seat: i64, resource: i64, n: i64) -> None:
    """Pay so much of a resource, which is there."""
    if n > 0:
        s.at[on.RESOURCE + box.RESOURCES * seat + resource] -= n
        s.tell(news.PAID, EVERYONE, seat, resource, n)


def settlers_in(s: State, owner: i64, region: i64) -> i64:
    """How many Settlers of an owner are in a region."""
    return s.at[on.SETTLER + box.REGIONS * owner + region]


def has_temple(s: State, owner: i64, region: i64) -> bool:
    """Whether an owner has a Temple in a region."""
    return s.at[on.TEMPLE + box.REGIONS * owner + region] > 0


def send_home(s: State, owner: i64, region: i64, n: i64) -> None:
    """Settlers go back to their mat; those of the static enemy go to the box. [V-TWO-7]"""
    s.at[on.SETTLER + box.REGIONS * owner + region] -= n
    if owner != box.ENEMY or s.seats != 2:
        s.at[on.SETTLERS_LEFT + owner] += n


def has_the_turn(s: State, seat: i64) -> bool:
    """Whether it is the turn of a seat: the lowest of its steps that wait says so. [V-TURN-1]"""
    for k in range(s.top):
        kind = s.agenda[k] & 255
        if kind == steps.PLAY_CARD or kind == steps.JOIN_THE_ENEMY or kind == steps.END_TURN:
            return one(s.agenda[k] >> KIND_BITS) == seat
    return False


def can_recall(s: State, seat: i64, wanted: i64) -> bool:
    """Whether Settlers may be taken back while deploying: fewer wait than are wanted, on one's turn. [V-SAIL-9]"""
    waiting = s.at[on.SETTLERS_LEFT + seat]
    return waiting < wanted and waiting < box.SETTLERS and has_the_turn(s, seat)


def offer_recalls(s: State, seat: i64, out: Options) -> None:
    """On one's turn Settlers may be taken back to the mat. [V-SAIL-9]"""
    for region in range(regions(s)):
        if settlers_in(s, seat, region) > 0:
            out.add(say.RECALL + region)


def recall(s: State, seat: i64, region: i64) -> None:
    """Take a Settler back to the mat; what that does to control is seen when the action is over. [V-RULING-26]"""
    send_home(s, seat, region, 1)
    s.tell(news.SETTLER_RECALLED, EVERYONE, seat, region)
