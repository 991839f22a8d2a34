"""The checks of Walhalla find what is broken: each kind of flaw is made by hand here."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.walhalla.land import BLUE, RED, YELLOW, ending, sailing

import meadhall
from meadhall import State
from meadhall.games.walhalla.documents import checks
from meadhall.games.walhalla.documents.checks import flaws
from meadhall.games.walhalla.table import box, on, steps
from meadhall.kernel.engine.agenda import step

pytestmark = pytest.mark.both

SOURCE = Path(__file__).parents[3] / "src" / "meadhall" / "games" / "walhalla" / "documents" / "checks.py"
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
    ("negative", put(on.MIDGARD + RED, -1)),
    ("negative", put(on.PARTS + on.PART_SOLD, 1)),
    ("points", add(on.POINTS + BLUE)),
    ("attack", put(on.ATTACK, 4)),
    ("vikings", add(on.MIDGARD + BLUE)),
    ("vikings", add(on.WALHALLA + YELLOW, -1)),
    ("no-field", put(on.VIKING + 13, BLUE + 1)),
    ("no-seat", put(on.VIKING + 5, 5)),
    ("no-seat", put(on.ABOARD + 2, 5)),
    ("card", add(on.DISCARD + box.HUNT_CARD)),
    ("card", add(on.DECK + box.SHIELD_CARD, -1)),
    ("draw-pile", add(on.DECK_LEFT)),
    ("hand", add(on.HAND_COUNT + BLUE)),
    ("landing-card", both(add(on.HAND + box.HUNT_CARD, -1), add(on.LAID + box.HUNT_CARD))),
    ("walhalla-card", both(put(on.ATTACK, 3), add(on.LAID + box.WALHALLA_CARD))),
    ("ship", put(on.SHIP_AT + box.SLOTS * 3, 2 * 11 + 1)),
    ("ship-gap", put(on.SHIP_AT + box.SLOTS * 3 + 1, 1)),
    ("ship-at-sea", put(on.SHIP_AT + box.SLOTS * 3 + 4, 1)),
    ("ships", put(on.SHIP_BAG, 0)),
    ("no-ship", put(on.SHIP, 0)),
    ("no-ship-to-board", put(on.SHIP, 0)),
    ("not-your-place", put(on.ABOARD + 2, YELLOW + 1)),
    ("tile", put(on.TILE_AT, 2 * 4 + 1)),
    ("tile-gap", put(on.TILE_AT + 3, 0)),
    ("tiles", put(on.TILE_BAG, 1)),
    ("tip", put(on.LOW_TIP, 5)),
    ("tip", put(on.HIGH_TIP, 0)),
    ("agenda", waits(steps.SCORE_WHEAT)),
    ("agenda", waits(steps.TURN_UP_SHIP, BLUE, instead=True)),
    ("moment", waits(steps.FINAL_SCORING)),
    ("moment", waits(steps.LAY_TILES)),
    ("moment", both(put(on.ATTACK, 3), waits(steps.CLEAR_LAND))),
    ("argument", waits(steps.DEFEND, YELLOW, 0, 0, instead=True)),
    ("argument", waits(steps.DEFEND, RED, 3, 0, instead=True)),
    ("argument", waits(steps.HUNT_IN_FOREST, BLUE, 1, instead=True)),
    ("argument", waits(steps.BOARD_CREW, YELLOW)),
    ("argument", waits(steps.BOARD_PASSENGER, YELLOW)),
    ("argument", waits(steps.LAND_VIKING, 3, 0, 0)),
    ("not-over", put(on.OVER, 1)),
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
