"""Champions of Midgard, as the laws need to know it."""

from __future__ import annotations

from collections.abc import Mapping

import meadhall
from about.game import About
from meadhall import SPECTATOR, State
from meadhall.games.champions.table import box, on
from playing import Table

GLORY = meadhall.game("champions").names["thing"].index("glory")
HARMLESS_AXE = '[[die]]\nid = "axe"\nfaces = ["blank", "blank", "blank", "blank", "blank", "shield"]'


def disturb(s: State, viewer: int) -> int:
    """Change everything that is hidden from a viewer, each in a way that could be; tell how much was changed."""
    changed = 0
    for seat in range(int(s.seats)):
        if seat == viewer:
            continue
        hidden = int(s.at[on.DESTINIES + seat]) & ~int(s.at[on.DESTINIES_SHOWN + seat])
        changed += swap(s, on.DESTINIES + seat, hidden, on.DESTINY_DECK)
        if not s.at[on.HALL_OF_RECORDS]:
            for k, pile in enumerate((on.SLAIN_TROLLS, on.SLAIN_DRAUGR, on.SLAIN_MONSTERS)):
                changed += swap(s, pile + seat, int(s.at[pile + seat]), on.TROLL_DECK + k)
    for shore in range(box.SHORES):
        card, deck = int(s.at[on.JOURNEY + shore]), int(s.at[on.JOURNEY_DECK])
        is_seen = viewer != SPECTATOR and int(s.at[on.JOURNEY_SEEN + shore]) >> viewer & 1
        is_old = int(s.at[on.JOURNEY_OLD]) >> shore & 1
        if card >= on.KNOWN and deck and not is_seen and not is_old:
            other = (deck & -deck).bit_length() - 1
            s.at[on.JOURNEY_DECK] = deck & ~(1 << other) | 1 << card - on.KNOWN
            s.at[on.JOURNEY + shore] = on.KNOWN + other
            changed += 1
    for target in range(box.TARGETS):
        owner = int(s.at[on.FIGHTER + target]) - 1
        if owner >= 0 and owner != viewer and int(s.at[on.SEALED]) >> owner & 1:
            for item in range(box.ITEMS):
                home = on.FOOD + owner if item == box.FOOD_ITEM else on.HALL + 3 * owner + item
                sent = int(s.at[on.CREW + 4 * target + item])
                s.at[home] = int(s.at[home]) + sent
                s.at[on.CREW + 4 * target + item] = 0
                changed += sent
    return changed


def swap(s: State, place: int, hidden: int, deck: int) -> int:
    """Exchange one of the hidden cards at a place for one in a deck."""
    cards = int(s.at[deck])
    if not hidden or not cards:
        return 0
    away, here = hidden & -hidden, cards & -cards
    s.at[place] = int(s.at[place]) & ~away | here
    s.at[deck] = cards & ~here | away
    return 1


def points_told(kind: str, given: Mapping[str, int]) -> int:
    """The glory that an event tells of."""
    return given["n"] if kind == "part-scored" or (kind == "gained" and given["thing"] == GLORY) else 0


ABOUT = About(
    id="champions",
    told=(
        Table("champions", 2, ()),
        Table("champions", 3, ()),
        Table("champions", 4, ()),
        Table("champions", 3, (("edition", "fr"),)),
        Table("champions", 4, (("edition", "ja"),)),
        Table("champions", 2, (("hall_of_records", True),)),
        Table("champions", 4, (("mistrustful_villagers", True),)),
        Table("champions", 3, (("roll_runes", "after_favor"),)),
        Table("champions", 3, (("edition", "fr"), ("french_kraken", "no_glory"))),
        Table("champions", 4, (("turn_order", "fighters"),)),
    ),
    disturb=disturb,
    breaks={
        "negative": (on.COINS, -1),
        "dice": (on.SUPPLY + box.AXE, 11),
        "troll": (on.TROLL_DISCARD, (1 << box.TROLL_CARDS) - 1),
        "draugr": (on.DRAUGR_DISCARD, (1 << box.DRAUGR_CARDS) - 1),
        "monster": (on.SLAIN_MONSTERS, (1 << box.MONSTER_CARDS) - 1),
        "journey": (on.JOURNEY_DISCARD, (1 << box.JOURNEY_CARDS) - 1),
        "destiny": (on.DESTINY_DECK, 0),
        "destinies-held": (on.DESTINIES_HELD, 9),
        "rune": (on.RUNE_DECK, 0),
        "rune-used": (on.RUNES_USED, (1 << box.RUNE_CARDS) - 1),
        "merchant": (on.MERCHANT_DECK, (1 << box.MERCHANT_CARDS) - 1),
        "longhouse": (on.HALL, 12),
        "hired": (on.HUTS_USED, 4),
        "no-leader": (on.LEADER, 0),
        "food-ashore": (on.CREW + box.FOOD_ITEM, 1),
        "workers": (on.WORKERS, 5),
        "stalls": (on.STALLS, 0),
    },
    private_events=frozenset({"destiny-seen", "journey-seen-as"}),
    points_told=points_told,
    gains_points=True,
    ends_seal=frozenset({"turn_order"}),
    ends_own=frozenset({"done"}),
    not_testable={},
    without_code=frozenset(),
    pack="[kraken]\nattack = 3",
    same_pack='[kraken]\nattack = 2\nsource = "rulebook"',
    components={
        "leaders": "leader",
        "locations": "location",
        "enemies": "enemy",
        "dice": "die",
        "destinies": "destiny",
        "runes": "rune",
        "merchants": "merchant",
        "ships": "ship",
    },
    option_mistakes=(
        ({"edition": "de"}, "bad-option"),
        ({"edition": 3}, "bad-option"),
        ({"hall_of_records": "yes"}, "bad-option"),
        ({"hall_of_records": 1}, "bad-option"),
        ({"roll_runes": "before_favor"}, "bad-option"),
        ({"french_kraken": False}, "bad-option"),
        ({"turn_order": "nobody"}, "bad-option"),
        ({"facts": HARMLESS_AXE}, "facts-no-hit"),
    ),
    position_mistakes=(
        ("a field missing", lambda d: d.pop("round"), "field-missing"),
        ("a misspelt field", lambda d: d["players"][0].update(foood=1), "field-unknown"),
        ("a negative number", lambda d: d["players"][0].update(food=-1), "field-number"),
        ("half a coin", lambda d: d["players"][0].update(coins=0.5), "field-number"),
        ("true food", lambda d: d["players"][0].update(food=True), "field-number"),
        ("a huge number", lambda d: d["players"][0].update(food=10**30), "field-number"),
        ("a leader nobody knows", lambda d: d["players"][0].update(leader="thor"), "field-name"),
        ("a list for a town", lambda d: d.update(town=[]), "field-object"),
        ("a number for runes", lambda d: d["players"][0].update(runes=3), "field-list"),
        ("a rune twice", lambda d: d["players"][0].update(runes=["gifts", "gifts"]), "field-twice"),
        ("three shores", lambda d: d["shores"].pop(), "field-count"),
        ("three runes for sale", lambda d: d["town"]["runes"].append(None), "field-count"),
        ("one draugr", lambda d: d["enemies"]["draugr"].pop(), "field-count"),
        ("a word for a flag", lambda d: d["shores"][0].update(of_old_deck="no"), "field-flag"),
        ("a used shore that is closed", lambda d: d["shores"][3].update(journey="face_down"), "position-shore"),
        (
            "a turn without a worker",
            lambda d: d["agenda"].insert(0, {"step": "PlaceWorker", "seat": d["players"][0].update(workers=0) or 0}),
            "position-step",
        ),
        ("a round within a round", lambda d: d["agenda"].insert(0, {"step": "BeginRound"}), "position-step"),
        ("a round without clean-up", lambda d: d["agenda"].pop(), "position-last-step"),
        ("clean-up twice", lambda d: d["agenda"].append({"step": "CleanUp"}), "position-step"),
        (
            "a final scoring in the first round",
            lambda d: d.update(agenda=[{"step": "FinalScoring"}]),
            "position-round",
        ),
        (
            "a moment without all seats",
            lambda d: next(each for each in d["agenda"] if each["step"] == "Moment").update(all_runes=0),
            "position-argument",
        ),
        ("damage without a fight", lambda d: d["roll"].update(damage=1), "position-left-over"),
        (
            "13 swordsmen",
            lambda d: d["town"]["supply"].update(sword=d["town"]["supply"]["sword"] + 1),
            "position-dice",
        ),
        ("too many layers", lambda d: d.update(destinies_under_deck=[{"by": 0, "cards": []}] * 9), "field-count"),
    ),
)
