"""The checks of Walhalla find what is broken: each kind of flaw is made by hand here."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.land import BLUE, RED, YELLOW, ending, sailing

import meadhall
from meadhall import State
from meadhall.kernel.agenda import step
from meadhall.walhalla import checks, steps
from meadhall.walhalla import fields as f
from meadhall.walhalla.checks import flaws

pytestmark = pytest.mark.both

SOURCE = Path(__file__).parents[1] / "src" / "meadhall" / "walhalla" / "checks.py"
Spoil = Callable[[State], None]


def fight() -> State:
    """Red attacks yellow, who must decide; a ship lies in the first fjord."""
    where = {"1.1": YELLOW, "1.2": BLUE}
    t = sailing(RED, BLUE, None, vikings=where, ships={"fjord_1": 1}, terrain={"2.1": "wheat"}, hands={BLUE: "hunt"})
    return t.answer(BLUE, "send fjord_2 bow").answer(RED, "land peninsula_1").match.state()


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


def both(*spoils: Spoil) -> Spoil:
    """One after another."""

    def spoil(s: State) -> None:
        for each in spoils:
            each(s)

    return spoil


WRONG: list[tuple[str, Spoil]] = [
    ("negative", put(f.MIDGARD + RED, -1)),
    ("negative", put(f.PARTS + f.PART_SOLD, 1)),
    ("points", add(f.POINTS + BLUE)),
    ("attack", put(f.ATTACK, 4)),
    ("vikings", add(f.MIDGARD + BLUE)),
    ("vikings", add(f.WALHALLA + YELLOW, -1)),
    ("no-field", put(f.VIKING + 13, BLUE + 1)),
    ("no-seat", put(f.VIKING + 5, 5)),
    ("no-seat", put(f.ABOARD + 2, 5)),
    ("card", add(f.DISCARD + f.HUNT_CARD)),
    ("card", add(f.DECK + f.SHIELD_CARD, -1)),
    ("draw-pile", add(f.DECK_LEFT)),
    ("hand", add(f.HAND_COUNT + BLUE)),
    ("landing-card", both(add(f.HAND + f.HUNT_CARD, -1), add(f.LAID + f.HUNT_CARD))),
    ("walhalla-card", both(put(f.ATTACK, 3), add(f.LAID + f.WALHALLA_CARD))),
    ("ship", put(f.SHIP_AT + f.SLOTS * 3, 2 * 11 + 1)),
    ("ship-gap", put(f.SHIP_AT + f.SLOTS * 3 + 1, 1)),
    ("ship-at-sea", put(f.SHIP_AT + f.SLOTS * 3 + 4, 1)),
    ("ships", put(f.SHIP_BAG, 0)),
    ("no-ship", put(f.SHIP, 0)),
    ("no-ship-to-board", put(f.SHIP, 0)),
    ("not-your-place", put(f.ABOARD + 2, YELLOW + 1)),
    ("tile", put(f.TILE_AT, 2 * 4 + 1)),
    ("tile-gap", put(f.TILE_AT + 3, 0)),
    ("tiles", put(f.TILE_BAG, 1)),
    ("tip", put(f.LOW_TIP, 5)),
    ("tip", put(f.HIGH_TIP, 0)),
    ("agenda", waits(steps.SCORE_WHEAT)),
    ("agenda", waits(steps.TURN_UP_SHIP, BLUE, instead=True)),
    ("moment", waits(steps.FINAL_SCORING)),
    ("moment", waits(steps.LAY_TILES)),
    ("moment", both(put(f.ATTACK, 3), waits(steps.CLEAR_LAND))),
    ("argument", waits(steps.DEFEND, YELLOW, 0, 0, instead=True)),
    ("argument", waits(steps.DEFEND, RED, 3, 0, instead=True)),
    ("argument", waits(steps.HUNT_IN_FOREST, BLUE, 1, instead=True)),
    ("argument", waits(steps.BOARD_CREW, YELLOW)),
    ("argument", waits(steps.BOARD_PASSENGER, YELLOW)),
    ("argument", waits(steps.LAND_VIKING, 3, 0, 0)),
    ("not-over", put(f.OVER, 1)),
]


def test_nothing_is_wrong_with_a_fight() -> None:
    assert flaws(fight()) == []


@pytest.mark.parametrize(("kind", "spoil"), WRONG)
def test_what_cannot_be_is_found(kind: str, spoil: Spoil) -> None:
    s = fight()
    spoil(s)
    assert kind in {flaw for flaw, _, _ in flaws(s)}


def test_every_kind_of_flaw_is_made_here() -> None:
    kinds = set(re.findall(r'found\.append\(\("([a-z-]+)"', SOURCE.read_text("utf-8")))
    assert kinds == {kind for kind, _ in WRONG}


def test_the_course_of_the_agenda_names_every_step() -> None:
    named = {kind for above in checks.ABOVE.values() for kind in above}
    assert named == set(range(1, len(meadhall.game("walhalla").new(3, defaults()).rules.steps)))


def defaults() -> dict[str, str | bool | None]:
    """The options of a game in which nothing special was said."""
    return {option.name: option.default for option in meadhall.game("walhalla").options}


def test_the_end_is_believed_only_after_the_third_attack() -> None:
    document = ending(attack=3).match.position()
    assert meadhall.from_position(document).over
    document["attack"] = 2
    with pytest.raises(meadhall.BadPosition):
        meadhall.from_position(document)
