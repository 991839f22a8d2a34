"""Walhalla, as the laws need to know it."""

from __future__ import annotations

from collections.abc import Mapping

from about.game import About
from meadhall import State
from meadhall.games.walhalla.table import box, on
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
        hand, laid = on.HAND + box.CARDS * seat, on.LAID + box.CARDS * seat
        for card in range(box.CARDS):
            if s.at[laid + card] and not s.at[on.REVEALED]:
                s.at[hand + card] = int(s.at[hand + card]) + int(s.at[laid + card])
                s.at[laid + card] = 0
                changed += 1
            others = [other for other in range(box.CARDS) if s.at[on.DECK + other] and other != card]
            if s.at[hand + card] and others:
                for place, n in (
                    (hand + card, -1),
                    (on.DECK + card, 1),
                    (hand + others[0], 1),
                    (on.DECK + others[0], -1),
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
        Table("walhalla", 4, (("selling", "one_by_one"),)),
    ),
    disturb=disturb,
    breaks={
        "negative": (on.MIDGARD, -1),
        "points": (on.POINTS, 500),
        "attack": (on.ATTACK, 4),
        "vikings": (on.ASGARD + 1, 14),
        "no-seat": (on.VIKING, 4),
        "card": (on.DISCARD + box.SHIELD_CARD, 5),
        "draw-pile": (on.DECK_LEFT, 33),
        "hand": (on.HAND_COUNT + 2, 33),
        "landing-card": (on.LAID + box.HUNT_CARD, 1),
        "ship": (on.SHIP_BAG, (1 << box.SHIPS) - 1),
        "ships": (on.SHIP_BAG, 0),
        "ship-gap": (on.SHIP_AT + box.SLOTS - 1, 1),
        "ship-at-sea": (on.SHIP_AT + box.SLOTS - 1, 1),
        "tile": (on.TILE_AT + box.MOST_TILES - 1, 1),
        "tile-gap": (on.TILE_AT, 0),
        "tiles": (on.TILE_BAG, 1),
        "tip": (on.LOW_TIP, 0),
    },
    private_events=frozenset({"card-seen"}),
    points_told=points_told,
    gains_points=True,
    ends_seal=frozenset(),
    ends_own=frozenset({"done"}),
    not_testable={},
    without_code=frozenset({"W-RULING-27"}),  # players may bargain
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
    position_mistakes=(
        ("a negative number", lambda d: d["players"][0].update(midgard=-1), "field-number"),
        ("half a Viking", lambda d: d["players"][0].update(midgard=0.5), "field-number"),
        ("true points", lambda d: d["players"][0].update(points=True), "field-number"),
        ("a huge number", lambda d: d["players"][0].update(asgard=10**30), "field-number"),
        ("a fourth attack", lambda d: d.update(attack=4), "field-number"),
        ("a tip of nine", lambda d: d["peninsulas"][0].update(high=9), "field-number"),
        ("a Viking of nobody", lambda d: d["peninsulas"][0]["vikings"].__setitem__(0, 3), "field-number"),
        ("the colour of another", lambda d: d["players"][0].update(colour="black"), "field-name"),
        ("a ship nobody knows", lambda d: d.update(ship="green_1"), "field-name"),
        ("a card nobody knows", lambda d: d["players"][0]["hand"].update(thor=1), "field-unknown"),
        ("a list for a hand", lambda d: d["players"][0].update(hand=[]), "field-object"),
        ("a word for a flag", lambda d: d.update(over="no"), "field-flag"),
        ("two peninsulas", lambda d: d["peninsulas"].pop(), "field-count"),
        ("three fjords", lambda d: d["fjords"].pop(), "field-count"),
        ("a field too many", lambda d: d["peninsulas"][0]["vikings"].append(None), "field-count"),
        ("seven tiles", lambda d: d["peninsulas"][0]["tiles"].append(d["peninsulas"][0]["tiles"][0]), "field-count"),
        ("four places aboard", lambda d: d["aboard"].append(None), "field-count"),
        ("15 Vikings", lambda d: d["players"][0].update(midgard=d["players"][0]["midgard"] + 1), "position-vikings"),
        ("a Viking from nowhere", lambda d: d["peninsulas"][0]["vikings"].__setitem__(0, 0), "position-vikings"),
        ("two Walhalla cards", lambda d: d["deck"].update(walhalla=2), "position-cards"),
        ("points from nowhere", lambda d: d["players"][0].update(points=5), "position-flaw"),
        ("a tip twice", lambda d: d["peninsulas"][0].update(low=d["peninsulas"][1]["low"]), "position-flaw"),
        ("no tip", lambda d: d["peninsulas"][0].update(low=None), "position-flaw"),
        ("a tile twice", lambda d: d["peninsulas"][0].update(tiles=d["peninsulas"][1]["tiles"]), "position-flaw"),
        ("five tiles", lambda d: d["peninsulas"][0]["tiles"].pop(), "position-flaw"),
        ("a ship twice", lambda d: d["fjords"][0].extend(d["fjords"][1]), "position-flaw"),
        (
            "a hunt card laid",
            lambda d: (d["deck"].update(hunt=3), d["players"][0]["laid"].update(hunt=1)),
            "position-flaw",
        ),
        ("Vikings aboard no ship", lambda d: d.update(ship=None), "position-flaw"),
        ("an attack without an end", lambda d: d["agenda"].pop(), "position-agenda"),
        ("an end before the end", lambda d: d.update(over=True), "position-agenda"),
    ),
)
