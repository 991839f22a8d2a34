"""The checks of Tiny Epic Vikings find what is broken: each kind of flaw is made by hand here."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import meadhall
from meadhall import State
from meadhall.games.vikings.documents import course
from meadhall.games.vikings.documents.checks import flaws
from meadhall.games.vikings.table import box, on, steps
from meadhall.games.vikings.table.sea import outer_regions
from meadhall.kernel.engine.agenda import step

pytestmark = pytest.mark.both

SOURCES = Path(__file__).parents[3] / "src" / "meadhall" / "games" / "vikings" / "documents"
Spoil = Callable[[State], None]
Sought = Callable[[State], bool]

ENEMYS_REGION = box.REGIONS * box.ENEMY


def top(s: State) -> int:
    """The kind of the step that asks."""
    return int(s.agenda[s.top - 1]) & 255


def is_turn(s: State) -> bool:
    """Somebody plays a card, in the second era, with a battle under way or none."""
    return top(s) == steps.PLAY_CARD and s.top == 1 and s.at[on.ERA] == 2 and s.at[on.STARTER] == 0


def is_battle(s: State) -> bool:
    """Somebody plays a card while the first player has started a battle."""
    return top(s) == steps.PLAY_CARD and s.top == 1 and s.at[on.STARTER] == 1 and s.at[on.FIGHTS + 2] == 0


def is_lost(s: State) -> bool:
    """Somebody who has lost a battle is asked about the boon, and another still waits."""
    return top(s) == steps.USE_THE_BOON and s.at[on.PRIZE] == on.NO_CARD


def is_draft(s: State) -> bool:
    """All draft, and seat 0 has chosen."""
    return top(s) == steps.DRAFT_CARD and s.at[on.CHOSEN] > 0 and s.at[on.KEPT_COUNT] > 0


def is_fought(s: State) -> bool:
    """The enemy of a game for one has started a battle, and one is asked whether to join."""
    return top(s) == steps.JOIN_THE_ENEMY


def is_at_sea(s: State) -> bool:
    """A boat sails on, from a fjord."""
    return top(s) == steps.SAIL_ON and int(s.agenda[s.top - 1]) >> 32 & 255 >= 32


def is_set_up(s: State) -> bool:
    """The last first boat is placed."""
    return top(s) == steps.PLACE_FIRST_BOAT


# Where flaws are made: so many seats, with Ragnarok or without, at the first moment that is like this.
STARTS: dict[str, tuple[int, bool, Sought]] = {
    "turn": (3, True, is_turn),
    "two": (2, False, is_turn),
    "battle": (3, False, is_battle),
    "lost": (3, False, is_lost),
    "draft": (2, False, is_draft),
    "solo": (1, True, is_turn),
    "fought": (1, False, is_fought),
    "sailing": (3, False, is_at_sea),
    "set up": (3, False, is_set_up),
}


@cache
def found(name: str) -> State:
    """The first moment of random games at which a start is found."""
    seats, ragnarok, sought = STARTS[name]
    for seed in range(60):
        match = meadhall.new("vikings", seats, seed=seed, options={"ragnarok": ragnarok})
        rng = random.Random(seed)
        while not match.over:
            if sought(match.state()):
                return match.state()
            seat = match.asked[0]
            match.answer(seat, rng.choice(match.options(seat)))
    raise AssertionError(f"no random game comes to: {name}")


def put(place: int, number: int) -> Spoil:
    """Write a number where it does not belong."""

    def spoil(s: State) -> None:
        s.at[place] = number

    return spoil


def add(place: int, number: int = 1) -> Spoil:
    """Change a number."""

    def spoil(s: State) -> None:
        s.at[place] += number

    return spoil


def waits(kind: int, *arguments: int, instead: bool = False) -> Spoil:
    """Put a step on top of the agenda, or in the place of the topmost."""

    def spoil(s: State) -> None:
        if instead:
            s.top -= 1
        s.put(step(kind, *arguments))

    return spoil


def nothing_waits(s: State) -> None:
    """Empty the agenda."""
    s.top = 0


def add_temple_inland(s: State) -> None:
    """The static enemy moves a Temple from an outer island to another."""
    outer = [region for region in range(6) if int(outer_regions(s)) >> region & 1]
    inner = [region for region in range(6) if region not in outer]
    s.at[on.TEMPLE + ENEMYS_REGION + outer[0]] = 0
    s.at[on.TEMPLE + ENEMYS_REGION + inner[0]] = 1


def swap_known(s: State) -> None:
    """A favor card that lies open is said to be known to one seat alone."""
    s.at[on.FAVOR_SEEN] = 1


def both(*spoils: Spoil) -> Spoil:
    """One after another."""

    def spoil(s: State) -> None:
        for each in spoils:
            each(s)

    return spoil


WRONG: list[tuple[str, str, Spoil]] = [
    # numbers
    ("negative", "turn", put(on.VILLAGES, -1)),
    ("era", "turn", put(on.ERA, 4)),
    ("map", "turn", put(on.MAP, 0)),
    ("map", "two", put(on.RAGNAROK, 1)),
    ("chieftain", "turn", put(on.CHIEFTAIN, 3)),
    ("resource", "turn", put(on.RESOURCE + 1, 8)),
    ("fury", "turn", put(on.FURY, 41)),
    ("spot", "turn", put(on.DEDICATED, 4)),
    ("spot", "solo", put(on.DEDICATED, 3)),
    ("points", "turn", put(on.PARTS, 1)),
    ("enemy-mat", "solo", put(on.ENEMY_MAT, 0)),
    ("enemy-mat", "fought", put(on.ENEMY_MAT, 5)),
    ("enemy-mat", "two", put(on.ENEMY_MAT, 1)),
    ("no-course", "turn", nothing_waits),
    ("no-seat", "turn", put(on.VILLAGES + 3, 1)),
    ("no-seat", "turn", put(on.RESOURCE + 9, 1)),
    ("beyond-the-map", "turn", put(on.SETTLER + 8, 1)),
    ("beyond-the-map", "turn", put(on.FLEET + 13, 1)),
    ("beyond-the-map", "turn", put(on.BOAT_AT + 31, 1)),
    ("beyond-the-map", "turn", put(on.HELD + 8, 1)),
    ("god", "turn", put(on.GOD, 0)),
    ("god", "two", put(on.GOD, 7)),
    ("gods", "turn", both(put(on.GOD, 1), put(on.GOD + 1, 1))),
    ("gods", "turn", put(on.GOD_RUNE, 0)),
    # pieces
    ("settlers", "turn", add(on.SETTLERS_LEFT)),
    ("settlers", "turn", add(on.SETTLERS_LEFT + box.ENEMY)),
    ("settlers", "two", add(on.SETTLERS_LEFT + box.ENEMY)),
    ("settlers", "two", put(on.SETTLER + ENEMYS_REGION + 1, 1)),
    ("settlers", "solo", add(on.SETTLERS_LEFT + box.ENEMY)),
    ("boats", "turn", add(on.BOATS_LEFT + 1)),
    ("boats", "solo", add(on.FLEET + box.FJORDS * box.ENEMY)),
    ("no-owner", "turn", put(on.BOAT_AT, 4)),
    ("no-owner", "turn", put(on.BOAT_AT, 5)),
    ("chieftain-boat", "solo", put(on.CHIEFTAIN_BOAT, 0)),
    ("chieftain-boat", "two", put(on.CHIEFTAIN_BOAT, 1)),
    ("dock-taken", "solo", lambda s: put(on.BOAT_AT + int(s.at[on.CHIEFTAIN_BOAT]) - 1, 1)(s)),
    ("temples", "turn", add(on.TEMPLES_LEFT)),
    ("temples", "two", add_temple_inland),
    ("temples", "solo", add(on.TEMPLES_LEFT + box.ENEMY, -1)),
    ("two-temples", "turn", put(on.TEMPLE, 2)),
    ("valkyrie", "two", put(on.VALKYRIE, 1)),
    ("valkyrie", "turn", put(on.VALKYRIE, 7)),
    ("enemy-valkyries", "solo", add(on.ENEMY_VALKYRIES, 3)),
    ("enemy-valkyries", "fought", put(on.ENEMY_VALKYRIE_AT, 1)),
    # cards
    ("card", "turn", put(on.DECK, 0)),
    ("card", "turn", lambda s: put(on.DISCARD_DOWN, int(s.at[on.HAND]))(s)),
    ("card", "two", add(on.DISCARD, 1 << 48)),
    ("chosen", "turn", lambda s: put(on.CHOSEN, (int(s.at[on.DECK]) & -int(s.at[on.DECK])).bit_length())(s)),
    ("hand", "turn", add(on.HAND_COUNT)),
    ("kept", "draft", add(on.KEPT_COUNT)),
    ("deck", "turn", add(on.DECK_LEFT)),
    ("dummy", "draft", add(on.DUMMY_COUNT)),
    ("draft", "turn", put(on.KEPT, 1)),
    ("draft", "two", put(on.DUMMY, 1)),
    ("favor", "turn", put(on.FAVOR_BAG, 0)),
    ("favor", "turn", lambda s: put(on.FAVOR_AT, int(s.at[on.FAVOR_AT + 1]))(s)),
    ("favor-row", "turn", put(on.ROW_COUNT, 13)),
    ("favor-row", "turn", put(on.FAVOR_AT + 1, on.NO_CARD)),
    ("favors-held", "turn", add(on.FAVOR_COUNT)),
    ("favors-down", "turn", put(on.FAVOR_AT, on.FACE_DOWN)),
    ("favors-in-play", "turn", add(on.ROW_COUNT, -1)),
    ("favor-seen", "turn", swap_known),
    ("favor-seen", "turn", put(on.FAVOR_AT, on.KNOWN + box.FAVORS)),
    ("giants-slain", "turn", add(on.GIANT_COUNT)),
    ("giant", "turn", put(on.GIANT_BAG, 0)),
    ("giants", "turn", put(on.GIANT_AT, 0)),
    ("giants", "two", put(on.GIANT_AT, 1)),
    ("enemy-giants", "solo", put(on.ENEMY_GIANT, 1)),
    ("village", "turn", put(on.VILLAGE_AT, (1 << 13) - 1)),
    ("villages", "turn", add(on.VILLAGES)),
    ("villages", "solo", add(on.ENEMY_RAIDED, 9)),
    # battles
    ("starter", "turn", put(on.STARTER, 4)),
    ("starter", "battle", put(on.STARTER, 3)),
    ("no-battle", "battle", put(on.STARTER, 0)),
    ("prize", "battle", put(on.PRIZE, on.NO_CARD)),
    ("prize", "battle", put(on.PRIZE_PLACE, 4)),
    ("fighter", "battle", put(on.FIGHTER, 0)),
    ("fighter", "battle", put(on.FIGHTS + 2, on.CARD_IS_DOWN)),
    ("fighter", "battle", put(on.FIGHTS + 2, on.FLIPPED + 5)),
    ("fighter", "lost", lambda s: put(on.ROW + loser(s), 0)(s)),
    ("enemy-fighter", "fought", put(on.ENEMY_FIGHTER, 0)),
    ("enemy-fighter", "turn", put(on.ENEMY_FIGHTER, 1)),
    # the enemy
    ("no-enemy", "turn", put(on.TRACK, 1)),
    ("track", "solo", put(on.TRACK, 8)),
    ("icons", "solo", put(on.ENEMY_ICONS, 1)),
    ("enemy-card", "solo", lambda s: put(on.ENEMY_CARD, (int(s.at[on.DECK]) & -int(s.at[on.DECK])).bit_length())(s)),
    # control
    ("held", "turn", put(on.HELD, 4)),
    ("held", "two", put(on.HELD, box.ENEMY + 1)),
    ("control", "draft", lambda s: put(on.HELD + empty_region(s), 1)(s)),
    # what waits
    ("step", "turn", waits(steps.CHOOSE_BOAT, 0, 2, 2)),
    ("step", "turn", waits(steps.END_BATTLE, instead=True)),
    ("step", "lost", waits(steps.HARVEST_SOME, 0, 2, 0)),
    ("moment", "turn", waits(steps.FINAL_SCORING, instead=True)),
    ("moment", "set up", both(nothing_waits, waits(steps.PLAY_CARD, 0))),
    ("moment", "turn", both(put(on.ERA, 3), waits(steps.BEGIN_ERA, instead=True))),
    ("moment", "two", waits(steps.ENEMY_TURN, instead=True)),
    ("argument", "turn", waits(steps.PLAY_CARD, 3, instead=True)),
    ("argument", "turn", waits(steps.FLIP_CARDS)),
    ("argument", "draft", waits(steps.DRAFT_CARD, 3, instead=True)),
    ("argument", "draft", waits(steps.DRAFT_CARD, 0, instead=True)),
    ("argument", "draft", waits(steps.DROP_FROM_DUMMY)),
    ("argument", "draft", waits(steps.DEAL_CARD, 0, 0)),
    ("argument", "sailing", waits(steps.SAIL_ON, 0, 1, 1, 45, instead=True)),
    ("argument", "sailing", waits(steps.AT_THE_DOCK, 0, 1, 1, 31, 0, instead=True)),
    ("argument", "set up", waits(steps.PLACE_FIRST_BOAT, 0, instead=True)),
    (
        "argument",
        "set up",
        both(waits(steps.DRAW_CHIEFTAIN), waits(steps.LAY_FAVORS, 0), waits(steps.LINK_RUNES, 1)),
    ),
    ("argument", "lost", lambda s: waits(steps.USE_THE_BOON, loser(s), 3, instead=True)(s)),
    ("argument", "lost", lambda s: waits(steps.USE_THE_BOON, (loser(s) + 1) % 3, 0, instead=True)(s)),
    ("argument", "fought", waits(steps.PLAY_CARD, 1, instead=True)),
    ("not-over", "turn", put(on.OVER, 1)),
]


def loser(s: State) -> int:
    """The seat that is asked about a boon."""
    return int(s.agenda[s.top - 1]) >> 8 & 255


def empty_region(s: State) -> int:
    """A region where nobody has anything."""
    places = range(box.OWNERS)
    return next(
        region
        for region in range(6)
        if s.at[on.HELD + region] == 0
        and not any(s.at[on.SETTLER + box.REGIONS * owner + region] for owner in places)
    )


@pytest.mark.parametrize("name", STARTS)
def test_nothing_is_wrong_with_what_is_spoilt_here(name: str) -> None:
    assert flaws(found(name)) == []


@pytest.mark.parametrize(("kind", "start", "spoil"), WRONG)
def test_what_cannot_be_is_found(kind: str, start: str, spoil: Spoil) -> None:
    s = found(start).clone()
    spoil(s)
    assert kind in {flaw for flaw, _, _ in flaws(s)}


def test_every_kind_of_flaw_is_made_here() -> None:
    texts = [(SOURCES / name).read_text("utf-8") for name in ("checks.py", "course.py")]
    kinds = {kind for text in texts for kind in re.findall(r'found\.append\(\("([a-z-]+)"', text)}
    assert kinds == {kind for kind, _, _ in WRONG}


def test_the_course_of_the_agenda_names_every_step() -> None:
    orders = (*course.ABOVE.values(), *course.ABOVE_CHECK.values())
    named = {kind for above in orders for kind in above}
    assert named == set(range(1, len(found("turn").rules.steps)))
