"""Tiny Epic Vikings with Ragnarok, as the laws need to know it."""

from __future__ import annotations

from collections.abc import Mapping

from about.game import About
from meadhall import State
from meadhall.games.vikings.table import box, on
from playing import Table

SCORED = ("islands-scored", "favors-scored", "giants-scored")
RAGNAROK = ("ragnarok", True)
ALL_FAVORS = (1 << box.FAVORS) - 1


def disturb(s: State, viewer: int) -> int:
    """Exchange everything hidden from a viewer for things that nobody has seen."""
    changed = swap_all(s, on.DUMMY, on.DECK) + swap_all(s, on.DISCARD_DOWN, on.DECK)
    changed += swap_card(s, on.ENEMY_FIGHTER)
    for seat in range(int(s.seats)):
        if seat == viewer:
            continue
        if s.at[on.CHOSEN + seat]:
            s.at[on.CHOSEN + seat] = lowest(int(s.at[on.HAND + seat])) + 1
        else:
            changed += swap_all(s, on.HAND + seat, on.DECK)
        changed += swap_all(s, on.KEPT + seat, on.DECK)
        if s.at[on.FIGHTS + seat] != on.DOWN_AND_KNOWN:
            changed += swap_card(s, on.FIGHTER + seat)
        changed += swap_all(s, on.FAVOR + seat, on.FAVOR_BAG) + swap_all(s, on.GIANT + seat, on.GIANT_BAG)
    seen = range(on.FAVOR_SEEN, on.FAVOR_SEEN + box.ROWS * box.ROW_LENGTH)
    for place, known_to in (*((at - on.FAVOR_SEEN + on.FAVOR_AT, at) for at in seen), (on.PRIZE, on.PRIZE_SEEN)):
        is_hidden = int(s.at[known_to]) and (viewer < 0 or not int(s.at[known_to]) >> viewer & 1)
        if is_hidden and s.at[on.FAVOR_BAG]:
            other = lowest(int(s.at[on.FAVOR_BAG]))
            s.at[on.FAVOR_BAG] = int(s.at[on.FAVOR_BAG]) & ~(1 << other) | 1 << int(s.at[place]) - on.KNOWN
            s.at[place] = on.KNOWN + other
            changed += 1
    return changed


def lowest(members: int) -> int:
    """The lowest member of a set."""
    return (members & -members).bit_length() - 1


def swap_all(s: State, place: int, bag: int) -> int:
    """Exchange the things at a place one by one for others from a bag; tell how many were exchanged."""
    things, others = int(s.at[place]), int(s.at[bag])
    changed = 0
    for thing in [k for k in range(box.CARDS) if things >> k & 1]:
        if others == 0:
            break
        other = lowest(others)
        things = things & ~(1 << thing) | 1 << other
        others &= ~(1 << other)
        s.at[bag] = int(s.at[bag]) & ~(1 << other) | 1 << thing
        changed += 1
    s.at[place] = things
    return changed


def swap_card(s: State, place: int) -> int:
    """Exchange a single card, written as its number plus 1, for one of the deck."""
    if not s.at[place] or not s.at[on.DECK]:
        return 0
    other = lowest(int(s.at[on.DECK]))
    s.at[on.DECK] = int(s.at[on.DECK]) & ~(1 << other) | 1 << int(s.at[place]) - 1
    s.at[place] = other + 1
    return 1


def points_told(kind: str, given: Mapping[str, int]) -> int:
    """The points that an event tells of."""
    return given["n"] if kind in SCORED else 0


ABOUT = About(
    id="vikings",
    told=(
        Table("vikings", 1, ()),
        Table("vikings", 2, ()),
        Table("vikings", 3, ()),
        Table("vikings", 4, ()),
        Table("vikings", 1, (("enemy_mat", "base_2"), ("own_rune", False))),
        Table("vikings", 1, (("enemy_mat", "base_3"), ("lone_payer", False))),
        Table("vikings", 1, (("enemy_mat", "base_4"), ("favors_up", False))),
        Table("vikings", 1, (RAGNAROK, ("enemy_mat", "ragnarok_1"))),
        Table("vikings", 1, (RAGNAROK, ("enemy_mat", "ragnarok_2"), ("explore_attacks", False))),
        Table("vikings", 1, (RAGNAROK, ("enemy_mat", "ragnarok_3"), ("need_boots", True))),
        Table("vikings", 1, (RAGNAROK, ("enemy_mat", "ragnarok_4"), ("invaders_stay", False))),
        Table("vikings", 2, (RAGNAROK, ("calm_last", False), ("gate_leader", True))),
        Table("vikings", 3, (RAGNAROK, ("docked_is_there", False), ("joker_is_chosen", False))),
        Table("vikings", 4, (RAGNAROK, ("carrier_counts", True))),
        Table("vikings", 2, (("favors_up", False), ("return_up", False))),
    ),
    disturb=disturb,
    breaks={
        "negative": (on.VILLAGES, -1),
        "era": (on.ERA, 4),
        "map": (on.MAP, 3),
        "resource": (on.RESOURCE, 8),
        "fury": (on.FURY, 41),
        "spot": (on.DEDICATED, 3),
        "points": (on.PARTS, 5),
        "settlers": (on.SETTLERS_LEFT + box.ENEMY, 1),
        "boats": (on.BOATS_LEFT, 0),
        "temples": (on.TEMPLES_LEFT, 5),
        "card": (on.DECK, 0),
        "deck": (on.DECK_LEFT, 0),
        "hand": (on.HAND_COUNT, 9),
        "favor": (on.FAVOR_BAG, ALL_FAVORS),
        "villages": (on.ENEMY_RAIDED, 13),
        "giants": (on.ENEMY_GIANTS, 2),
        "track": (on.TRACK, 8),
        "no-seat": (on.VILLAGES + 3, 1),
    },
    private_events=frozenset({"card-seen", "card-kept", "favor-seen", "giant-seen"}),
    points_told=points_told,
    gains_points=False,
    ends_seal=frozenset(),
    ends_own=frozenset({"draft"}),
    not_testable={"V-RAG-8": "a story", "V-VALKYRIE-14": "a story"},
    without_code=frozenset({"V-CONTROL-9", "V-RAG-8", "V-VALKYRIE-14"}),  # an example, and two stories
    pack="[clan]\nboat_wood = 4",
    same_pack='[clan]\nboat_wood = 3\nsource = "rulebook"',
    components={
        "runes": "rune",
        "resources": "resource",
        "cards": "card",
        "favors": "favor",
        "gods": "god",
        "giants": "giant",
        "enemy_mats": "enemy_mat",
        "maps": "map",
        "spots": "spot",
        "icons": "icon",
        "parts": "part",
    },
    option_mistakes=(
        ({"ragnarok": "yes"}, "bad-option"),
        ({"ragnarok": 1}, "bad-option"),
        ({"enemy_mat": "base_5"}, "bad-option"),
        ({"favors_up": None}, "bad-option"),
    ),
    position_mistakes=(
        ("a negative number", lambda d: d["players"][0].update(villages=-1), "field-number"),
        ("half a Settler", lambda d: d["players"][0].update(settlers=0.5), "field-number"),
        ("true villages", lambda d: d["players"][0].update(villages=True), "field-number"),
        ("a huge number", lambda d: d["players"][0].update(boats=10**30), "field-number"),
        ("eight wood", lambda d: d["players"][0]["resources"].update(wood=8), "field-number"),
        ("a fourth era", lambda d: d.update(era=4), "field-number"),
        ("a god nobody knows", lambda d: d["gods"][0].update(god="zeus"), "field-name"),
        ("a card nobody knows", lambda d: d["players"][0].update(hand=["thor"]), "field-name"),
        ("a word for a flag", lambda d: d.update(over="no"), "field-flag"),
        ("a list for a region", lambda d: d["regions"].update(region_1=[]), "field-object"),
        ("a region too few", lambda d: d["regions"].pop("region_1"), "field-missing"),
        ("a region too many", lambda d: d["regions"].update(region_9={}), "field-unknown"),
        ("a number for a hand", lambda d: d["players"][0].update(hand=3), "field-list"),
        (
            "a card twice in a hand",
            lambda d: d["players"][0]["hand"].append(d["players"][0]["hand"][0]),
            "field-twice",
        ),
        ("two gods", lambda d: d["gods"].pop(), "field-count"),
        ("one row of favors", lambda d: d["favor_rows"].pop(), "field-count"),
        ("an enemy beside two", lambda d: d.update(enemy={}), "field-unknown"),
        ("a card in two hands", lambda d: d["players"][0].update(hand=d["players"][1]["hand"]), "position-card"),
        ("a card of Ragnarok", lambda d: d["deck"].append("valkyrie_1"), "position-card"),
        ("a god twice", lambda d: d["gods"][0].update(god=d["gods"][1]["god"]), "position-flaw"),
        ("seven Settlers", lambda d: d["regions"]["region_2"]["settlers"].update({"0": 1}), "position-flaw"),
        ("five boats", lambda d: d["docks"]["dock_1"].update(boat="0"), "position-flaw"),
        ("three Temples", lambda d: d["players"][0].update(temples=3), "position-flaw"),
        (
            "a Valkyrie without Ragnarok",
            lambda d: d["players"][0]["valkyries"].update(fehu="region_1"),
            "position-flaw",
        ),
        ("a Giant without Ragnarok", lambda d: d["regions"]["region_1"].update(giant=True), "position-flaw"),
        ("a village from nowhere", lambda d: d["players"][0].update(villages=1), "position-flaw"),
        ("a favor twice", lambda d: d["favor_rows"][0].append(d["favor_rows"][1][0]), "position-flaw"),
        ("a favor face down", lambda d: d["favor_rows"][0][0].update(favor=None), "position-flaw"),
        ("a rune of nobody there", lambda d: d["regions"]["region_1"].update(held="3"), "position-flaw"),
        (
            "a battle without a fighter",
            lambda d: d.update(battle={"starter": "0", "prize": None, "place": "top_left", "bonus": 0}),
            "position-flaw",
        ),
        ("an era without a turn", lambda d: d["agenda"].pop(), "position-agenda"),
        ("an end before the end", lambda d: d.update(over=True), "position-agenda"),
        ("a card chosen by nobody", lambda d: d["players"][0].update(chosen=None), "position-agenda"),
    ),
)
