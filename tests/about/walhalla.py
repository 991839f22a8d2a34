"""Walhalla, as the laws need to know it."""

from __future__ import annotations

from collections.abc import Mapping

from about.game import About
from meadhall import State
from meadhall.walhalla import fields as f
from playing import Table

SCORED = (
    "forest-scored",
    "bonus-scored",
    "peninsula-scored",
    "wheat-scored",
    "fields-scored",
    "walhalla-scored",
)


def disturb(s: State, viewer: int) -> int:
    """Exchange hidden cards for others from the draw pile, and let nobody else have laid any."""
    changed = 0
    for seat in range(int(s.seats)):
        if seat == viewer:
            continue
        hand, laid = f.HAND + f.CARDS * seat, f.LAID + f.CARDS * seat
        for card in range(f.CARDS):
            if s.at[laid + card] and not s.at[f.REVEALED]:
                s.at[hand + card] = int(s.at[hand + card]) + int(s.at[laid + card])
                s.at[laid + card] = 0
                changed += 1
            others = [other for other in range(f.CARDS) if s.at[f.DECK + other] and other != card]
            if s.at[hand + card] and others:
                for place, n in (
                    (hand + card, -1),
                    (f.DECK + card, 1),
                    (hand + others[0], 1),
                    (f.DECK + others[0], -1),
                ):
                    s.at[place] = int(s.at[place]) + n
                changed += 1
    return changed


def points_told(kind: str, given: Mapping[str, int]) -> int:
    """The points that an event tells of."""
    return given["n"] if kind in SCORED else -1 if kind == "sold" else 0


ABOUT = About(
    id="walhalla",
    told=(
        Table("walhalla", 3, ()),
        Table("walhalla", 4, ()),
        Table("walhalla", 4, (("peninsulas", "5-6-7"),)),
        Table("walhalla", 3, (("peninsulas", "5-7-6"),)),
        Table("walhalla", 4, (("peninsulas", "6-5-7"),)),
        Table("walhalla", 3, (("blocked", "asgard"),)),
        Table("walhalla", 4, (("first_hero", "midgard"),)),
        Table("walhalla", 3, (("lone_card", False),)),
    ),
    disturb=disturb,
    private_events=frozenset({"card-seen"}),
    points_told=points_told,
    ends_seal=frozenset(),
    not_testable={},
    pack="[majority]\nfirst = 6",
    same_pack='[majority]\nfirst = 7\nsource = "rulebook"',
    components={
        "colours": "colour",
        "terrains": "terrain",
        "cards": "card",
        "ships": "ship",
        "tiles": "tile",
    },
    option_mistakes=(
        ({"peninsulas": "7-6-5"}, "bad-option"),
        ({"peninsulas": 666}, "bad-option"),
        ({"lone_card": "yes"}, "bad-option"),
        ({"lone_card": 1}, "bad-option"),
    ),
    position_mistakes=(),
)
