"""Sail: moving, docking, deploying, attacking and raiding. [V-SAIL]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vikings.sea import BLUE, GREEN, RED, Sea, sea

pytestmark = pytest.mark.both


def sailing(card: str = "raider_fehu", **more: Any) -> Sea:
    """A table at which blue has played a card that sails, with a boat in the fjord F4 unless told otherwise."""
    more.setdefault("boats", {BLUE: "F4"})
    return sea(hands={BLUE: card, **more.pop("hands", {})}, **more).answer(BLUE, f"play {card}")


# --- moves ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SAIL-1")
def test_a_sail_moves_one_boat_so_many_times_at_most() -> None:
    t = sailing(boats={BLUE: "F4 F4 C-B"})
    assert t.options(BLUE) == ["done", "sail_from C-B", "sail_in F4"]
    assert t.why_not(BLUE, "sail_in F9") == ("no-boat-there", "V-SAIL-1")
    t.answer(BLUE, "sail_in F4", "sail_to F5", "sail_to F6")
    assert t.question() != "SailOn"  # two moves were all
    assert (t.boats(BLUE, "F4"), t.boats(BLUE, "F6"), t.docked("C-B")) == (1, 1, BLUE)


@pytest.mark.rule("V-SAIL-2")
def test_from_a_fjord_a_boat_goes_to_fjords_and_docks_beside_it() -> None:
    t = sailing(boats={BLUE: "F7"}).answer(BLUE, "sail_in F7")
    assert sorted(t.offered(BLUE, "sail_to")) == ["F10", "F6"]
    assert sorted(t.offered(BLUE, "dock_at")) == ["C-F", "F-C", "F-rand"]
    assert t.why_not(BLUE, "sail_to F1") == ("too-far", "V-SAIL-2")
    assert t.why_not(BLUE, "dock_at A-B") == ("too-far", "V-SAIL-2")


@pytest.mark.rule("V-SAIL-2")
def test_from_a_dock_a_boat_goes_to_its_fjords_only() -> None:
    t = sailing(boats={BLUE: "A-B"}).answer(BLUE, "sail_from A-B")
    assert sorted(t.options(BLUE)) == ["done", "sail_to F1", "sail_to F4"]
    assert t.why_not(BLUE, "dock_at B-A") == ("too-far", "V-SAIL-2")


@pytest.mark.rule("V-SAIL-2")
def test_one_may_stop_after_any_move() -> None:
    t = sailing("navigator_fehu").answer(BLUE, "sail_in F4", "sail_to F5", "done")
    assert (t.boats(BLUE, "F5"), t.question()) == (1, "")


@pytest.mark.rule("V-SAIL-3")
def test_a_fjord_has_room_for_any_number_of_boats() -> None:
    t = sailing(boats={BLUE: "F4", RED: "F5 F5 F5 F5", GREEN: "F5"}).answer(BLUE, "sail_in F4", "sail_to F5")
    assert [t.boats(seat, "F5") for seat in range(3)] == [1, 4, 1]


@pytest.mark.rule("V-SAIL-3", "V-RULING-22")
def test_a_dock_has_room_for_one_boat() -> None:
    t = sailing(boats={BLUE: "F4 A-B"}).answer(BLUE, "sail_in F4")
    assert "A-B" not in t.offered(BLUE, "dock_at")
    assert t.why_not(BLUE, "dock_at A-B") == ("own-boat-there", "V-RULING-22")


@pytest.mark.rule("V-SAIL-4")
def test_a_boat_may_begin_at_a_dock_and_dock_elsewhere() -> None:
    t = sailing(boats={BLUE: "A-B"}).answer(BLUE, "sail_from A-B", "sail_to F4", "dock_at D-A")
    assert (t.docked("A-B"), t.docked("D-A")) == (None, BLUE)


@pytest.mark.rule("V-SAIL-4")
def test_a_boat_that_has_docked_may_sail_on_and_dock_again_if_moves_are_left() -> None:
    t = sailing("navigator_fehu").answer(BLUE, "sail_in F4", "dock_at A-B")  # four moves
    assert sorted(t.offered(BLUE, "sail_to")) == ["F1", "F4"]
    t.answer(BLUE, "deploy A 1", "sail_to F4", "dock_at D-A")  # the third was the second docking
    assert t.offered(BLUE, "deploy") == ["D 1", "D 2"]  # paid for with what is left of three food
    assert sorted(t.offered(BLUE, "sail_to")) == ["F3", "F4"]
    t.answer(BLUE, "deploy D 1", "sail_to F3")
    assert (t.settlers(BLUE, "A"), t.settlers(BLUE, "D"), t.boats(BLUE, "F3")) == (1, 1, 1)


@pytest.mark.rule("V-SAIL-4")
def test_without_a_move_left_a_docked_boat_stays() -> None:
    t = sailing().answer(BLUE, "sail_in F4", "sail_to F5", "dock_at B-D")
    assert t.offered(BLUE, "sail_to") == []
    assert t.why_not(BLUE, "sail_to F4") == ("no-move-left", "V-SAIL-2")


# --- docking -------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SAIL-5")
def test_the_owner_of_a_boat_at_the_dock_moves_it_to_a_fjord_beside_it_before_all_else() -> None:
    t = sailing(boats={BLUE: "F4", RED: "A-B"}).answer(BLUE, "sail_in F4", "dock_at A-B")
    assert (t.question(), t.asked()) == ("PushBoat", (RED,))
    assert sorted(t.options(RED)) == ["push_to F1", "push_to F4"]
    assert t.why_not(RED, "push_to F5") == ("not-beside-dock", "V-SAIL-5")
    t.answer(RED, "push_to F1")
    assert (t.docked("A-B"), t.boats(RED, "F1")) == (BLUE, 1)
    assert (t.question(), t.asked()) == ("AtTheDock", (BLUE,))


@pytest.mark.rule("V-SAIL-6")
@pytest.mark.parametrize("order", [("deploy A 1", "raid"), ("raid", "deploy A 1"), ("raid",), ("deploy A 1",)])
def test_the_raid_may_come_before_or_after_the_deploying_or_without_it(order: tuple[str, ...]) -> None:
    t = sailing(era=1).answer(BLUE, "sail_in F4", "dock_at A-B", *order)
    assert t.village("A-B") == ("raid" not in order)
    assert t.player(BLUE)["villages"] == ("raid" in order)
    assert t.settlers(BLUE, "A") == ("deploy A 1" in order)


@pytest.mark.rule("V-SAIL-6")
def test_neither_deploying_nor_raiding_is_a_must() -> None:
    t = sailing(era=1, hands={RED: "seer_fehu"}).answer(BLUE, "sail_in F4", "dock_at A-B", "done")
    assert (t.settlers(BLUE, "A"), t.village("A-B"), t.asked()) == (0, True, (RED,))


# --- deploying -----------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SAIL-7")
def test_each_settler_deployed_costs_one_food_and_comes_from_the_mat() -> None:
    t = sailing("helmsman_fehu").answer(BLUE, "sail_in F4", "dock_at A-B", "deploy A 3")
    assert t.has(BLUE) == (2, 0, 2)
    assert (t.settlers(BLUE, "A"), t.player(BLUE)["settlers"]) == (3, 3)


@pytest.mark.rule("V-SAIL-7")
def test_who_has_too_little_food_deploys_fewer() -> None:
    t = sailing("helmsman_fehu", resources={BLUE: (2, 1, 2)}).answer(BLUE, "sail_in F4", "dock_at A-B")
    assert t.offered(BLUE, "deploy") == ["A 1"]
    assert t.why_not(BLUE, "deploy A 2") == ("no-food", "V-SAIL-7")
    assert t.why_not(BLUE, "deploy B 1") == ("not-at-this-dock", "V-SAIL-7")


@pytest.mark.rule("V-SAIL-8")
def test_at_most_as_many_are_deployed_as_the_number_of_the_sail_says_however_few_moves_were_made() -> None:
    t = sailing(resources={BLUE: (2, 7, 2)}).answer(BLUE, "sail_in F4", "dock_at A-B")
    assert t.offered(BLUE, "deploy") == ["A 1", "A 2"]
    assert t.why_not(BLUE, "deploy A 3") == ("too-many-settlers", "V-SAIL-8")


@pytest.mark.rule("V-SAIL-8")
def test_the_number_holds_for_all_docks_of_a_sail_together() -> None:
    t = sailing("navigator_fehu", resources={BLUE: (2, 7, 2)})
    t.answer(BLUE, "sail_in F4", "dock_at A-B", "deploy A 3", "sail_to F4", "dock_at D-A")
    assert t.offered(BLUE, "deploy") == ["D 1"]
    assert t.why_not(BLUE, "deploy D 2") == ("too-many-settlers", "V-SAIL-8")


@pytest.mark.rule("V-SAIL-9")
def test_before_playing_a_card_settlers_may_be_taken_back_free_of_cost() -> None:
    t = sea(settlers={BLUE: "A A C"}, hands={BLUE: "raider_fehu"})
    assert t.offered(BLUE, "recall") == ["A", "C"]
    assert t.why_not(BLUE, "recall B") == ("no-settler-there", "V-SAIL-9")
    t.answer(BLUE, "recall A", "recall A", "recall C")
    assert (t.player(BLUE)["settlers"], t.has(BLUE)) == (6, (2, 3, 2))
    assert t.question() == "PlayCard"


@pytest.mark.rule("V-SAIL-9")
def test_while_deploying_settlers_are_taken_back_if_fewer_wait_than_may_be_deployed() -> None:
    t = sailing(settlers={BLUE: "C C C F F"}).answer(BLUE, "sail_in F4", "dock_at A-B")
    assert t.offered(BLUE, "recall") == ["C", "F"]
    t.answer(BLUE, "recall F")
    assert t.offered(BLUE, "recall") == []
    assert t.why_not(BLUE, "recall F") == ("no-need-to-recall", "V-SAIL-9")
    t.answer(BLUE, "deploy A 2")
    assert (t.settlers(BLUE, "A"), t.settlers(BLUE, "F")) == (2, 1)


# --- attacking -----------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SAIL-10")
def test_who_then_has_more_settlers_than_each_other_removes_one_of_each_other() -> None:
    t = sailing("helmsman_fehu", settlers={RED: "A A", GREEN: "A"})
    t.answer(BLUE, "sail_in F4", "dock_at A-B", "deploy A 3")
    assert [t.settlers(seat, "A") for seat in range(3)] == [3, 1, 0]
    assert t.happened("settler-attacked") == [(BLUE, RED, "A"), (BLUE, GREEN, "A")]


@pytest.mark.rule("V-SAIL-10")
def test_in_a_tie_with_any_other_nobody_is_attacked() -> None:
    t = sailing("helmsman_fehu", settlers={RED: "A A A", GREEN: "A"})
    t.answer(BLUE, "sail_in F4", "dock_at A-B", "deploy A 3")
    assert [t.settlers(seat, "A") for seat in range(3)] == [3, 3, 1]


@pytest.mark.rule("V-SAIL-10")
def test_settlers_who_were_there_count_and_temples_and_boats_do_not() -> None:
    t = sailing(settlers={BLUE: "A", RED: "A"}, temples={RED: "A"}, boats={BLUE: "F4", RED: "A-D"})
    t.answer(BLUE, "sail_in F4", "dock_at A-B", "deploy A 1")
    assert [t.settlers(seat, "A") for seat in range(2)] == [2, 0]


# --- raiding -------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SAIL-11")
def test_a_boat_may_lie_at_a_dock_whose_village_has_not_been_raided() -> None:
    t = sailing(resources={BLUE: (2, 0, 0)}).answer(BLUE, "sail_in F4", "sail_to F3", "dock_at A-D")
    assert (t.docked("A-D"), t.village("A-D")) == (BLUE, True)


@pytest.mark.rule("V-SAIL-12")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_a_raid_costs_one_two_or_three_steel_by_era(era: int) -> None:
    t = sailing(era=era, resources={BLUE: (2, 3, 3)}).answer(BLUE, "sail_in F4", "dock_at A-B", "raid")
    assert t.has(BLUE) == (2, 3, 3 - era)
    assert (t.player(BLUE)["villages"], t.village("A-B")) == (1, False)


@pytest.mark.rule("V-SAIL-12")
def test_without_the_steel_or_without_a_village_nobody_raids() -> None:
    t = sailing(resources={BLUE: (2, 3, 2)}).answer(BLUE, "sail_in F4", "dock_at A-B")
    assert t.why_not(BLUE, "raid") == ("no-steel", "V-SAIL-12")
    t = sailing(era=1).answer(BLUE, "sail_in F4", "dock_at B-A")
    assert t.why_not(BLUE, "raid") == ("no-village", "V-SAIL-12")


@pytest.mark.rule("V-SAIL-13")
def test_a_raided_dock_stays_without_a_village() -> None:
    t = sailing(era=1, burnt="A-B").answer(BLUE, "sail_in F4", "dock_at A-B")
    assert t.why_not(BLUE, "raid") == ("no-village", "V-SAIL-12")
    t = sailing(era=1).answer(BLUE, "sail_in F4", "dock_at A-B", "raid")
    assert t.why_not(BLUE, "raid") == ("no-village", "V-SAIL-12")


@pytest.mark.rule("V-SAIL-14")
def test_a_boat_that_lies_at_a_dock_must_leave_it_first_to_deploy_and_raid() -> None:
    t = sailing(era=1, boats={BLUE: "A-B"}).answer(BLUE, "sail_from A-B")
    assert t.offered(BLUE, "deploy") == []
    assert "raid" not in t.options(BLUE)
    assert t.why_not(BLUE, "raid")[0] == "not-now"
    t.answer(BLUE, "sail_to F4", "dock_at A-B")
    assert "raid" in t.options(BLUE)
    assert t.offered(BLUE, "deploy") == ["A 1", "A 2"]
