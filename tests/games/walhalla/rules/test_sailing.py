"""Sending the ship. [W-SAIL]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.walhalla.land import BLUE, CHANCE, RED, land, sailing

from meadhall.games.walhalla.table.names import FJORD_NAMES

pytestmark = pytest.mark.both


@pytest.mark.rule("W-SAIL-1")
def test_the_active_player_chooses_any_fjord_and_either_end() -> None:
    t = sailing(BLUE, None, RED)
    assert t.options(BLUE) == [f"send {fjord} {end}" for fjord in FJORD_NAMES for end in ("bow", "stern")]


@pytest.mark.rule("W-SAIL-1", "W-LAND-1")
@pytest.mark.parametrize(("end", "near", "far"), [("bow", BLUE, RED), ("stern", RED, BLUE)])
def test_the_end_that_goes_in_first_lies_nearer_the_board(end: str, near: int, far: int) -> None:
    t = sailing(BLUE, None, RED, terrain={"1.1": "wheat", "1.3": "wheat"}).answer(BLUE, f"send fjord_1 {end}")
    assert (t.viking("1.1"), t.viking("1.3")) == (near, far)


@pytest.mark.rule("W-SAIL-2")
def test_a_ship_slides_in_to_the_board_or_the_ship_before_it() -> None:
    free = {"terrain": {"2.1": "wheat", "2.4": "wheat", "2.7": "wheat"}, "vikings": {"3.1": BLUE, "3.4": BLUE}}
    t = sailing(BLUE, None, None, **free).answer(BLUE, "send fjord_3 bow")
    assert t.viking("2.1") == BLUE
    t = sailing(BLUE, None, None, ships={"fjord_3": 1}, **free).answer(BLUE, "send fjord_3 bow")
    assert (t.viking("2.1"), t.viking("2.4")) == (None, BLUE)


@pytest.mark.rule("W-SAIL-3")
def test_a_fjord_in_which_a_ship_would_lie_beside_tips_only_cannot_be_chosen() -> None:
    t = sailing(BLUE, None, None, ships={"fjord_1": 4, "fjord_2": 3})
    assert [name for name in t.options(BLUE) if "fjord_1" in name] == []
    assert "send fjord_2 bow" in t.options(BLUE)
    assert t.why_not(BLUE, "send fjord_1 stern") == ("fjord-full", "W-SAIL-3")


@pytest.mark.rule("W-SAIL-3")
def test_four_ships_fit_into_each_fjord_of_equal_peninsulas() -> None:
    for fjord in range(4):
        for lying in range(5):
            t = sailing(None, None, None, ships={f"fjord_{fjord + 1}": lying})
            told: Any = t.match.picture(BLUE)
            assert told["fjords"][fjord]["room"] is (lying < 4)


@pytest.mark.rule("W-SAIL-4", "W-RULING-8")
def test_an_empty_ship_must_be_sent_all_the_same() -> None:
    t = land().draw("red_1").answer(RED, "done").answer(BLUE, "done")
    assert "done" not in t.options(BLUE)
    assert t.why_not(BLUE, "done") == ("must-send", "W-SAIL-4")
    t.answer(BLUE, "send fjord_4 stern")
    assert t.picture["fjords"][3] == [{"ship": "red_1", "turned": True}]
    assert t.asked() == (CHANCE,)


@pytest.mark.rule("W-SAIL-5", "W-NEXT-3")
def test_ships_stay_until_the_attack_ends_and_then_are_shuffled_again() -> None:
    t = sailing(None, None, None, ships={"fjord_1": 4, "fjord_2": 4, "fjord_3": 2})
    t.answer(BLUE, "send fjord_3 bow")
    assert [len(fjord) for fjord in t.picture["fjords"]] == [4, 4, 3, 0]
    last = t.options(CHANCE)
    assert len(last) == 1
    t.draw(last[0].split()[1])
    while t.question() == "BoardPassenger" or t.question() == "BoardCrew":
        t.answer(t.asked()[0], "done")
    t.answer(t.asked()[0], "send fjord_4 bow")
    assert [len(fjord) for fjord in t.picture["fjords"]] == [0, 0, 0, 0]
    assert t.picture["attack"] == 2
    assert len(t.options(CHANCE)) == 12


# --- unequal peninsulas -----------------------------------------------------------------------------------------


@pytest.mark.rule("W-VARIANT-1", "W-RULING-33")
@pytest.mark.parametrize(("layout", "tiles"), [("5-6-7", [5, 6, 7]), ("5-7-6", [5, 7, 6]), ("6-5-7", [6, 5, 7])])
def test_peninsulas_of_five_six_and_seven_tiles_have_eighteen_in_all(layout: str, tiles: list[int]) -> None:
    t = land(layout=layout)
    assert [len(peninsula["tiles"]) for peninsula in t.picture["peninsulas"]] == tiles
    assert [len(peninsula["vikings"]) for peninsula in t.picture["peninsulas"]] == [2 * n for n in tiles]


@pytest.mark.rule("W-VARIANT-1", "W-SAIL-3")
def test_the_longer_shore_of_a_fjord_decides_how_many_ships_fit() -> None:
    room = [
        next(
            n
            for n in range(7)
            if f"send {fjord} bow" not in sailing(None, None, None, layout="5-6-7", ships={fjord: n}).options(BLUE)
        )
        for fjord in FJORD_NAMES
    ]
    assert room == [4, 4, 5, 5]  # 10, 12, 14 and 14 rows, three to a ship


@pytest.mark.rule("W-VARIANT-1", "W-LAND-2")
def test_a_place_beside_a_tip_has_no_field_on_that_side() -> None:
    t = sailing(BLUE, BLUE, None, layout="5-6-7", ships={"fjord_2": 3}, terrain={"2.10": "wheat", "2.11": "wheat"})
    t.answer(BLUE, "send fjord_2 bow")  # rows 10 and 11; the first peninsula has ten
    assert t.options(BLUE) == ["land peninsula_1", "land peninsula_2"]
    t.answer(BLUE, "land peninsula_2")
    assert t.viking("2.11") == BLUE  # without being asked: only one side has a field


@pytest.mark.rule("W-VARIANT-1", "W-LAND-6")
def test_a_viking_beside_no_field_at_all_cannot_land() -> None:
    t = sailing(None, BLUE, BLUE, layout="5-6-7", ships={"fjord_1": 3}, midgard=[2, 7, 7, 7])
    t.answer(BLUE, "send fjord_1 bow")  # rows 10, 11 and 12 beside ten rows
    assert t.midgard(BLUE) == 4
    assert t.happened("blocked") == [(BLUE, 0), (BLUE, 0)]
