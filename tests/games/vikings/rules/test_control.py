"""Influence and control. [V-CONTROL]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vikings.sea import BLUE, GREEN, RED, Sea, sea

pytestmark = pytest.mark.both


def landing(card: str = "raider_fehu", **more: Any) -> Sea:
    """A table at which blue is about to dock at A-B with Sail 2, or more."""
    more.setdefault("boats", {BLUE: "F4"})
    t = sea(hands={BLUE: card, **more.pop("hands", {})}, **more)
    return t.answer(BLUE, f"play {card}", "sail_in F4")


@pytest.mark.rule("V-CONTROL-1")
def test_settlers_have_1_influence_temples_4_docked_boats_2_and_boats_in_fjords_none() -> None:
    t = sea(
        settlers={BLUE: "A A A", RED: "A"},
        temples={RED: "A"},
        boats={BLUE: "A-B", RED: "A-D F4", GREEN: "F1"},
    )
    assert [t.influence(seat, "A") for seat in range(3)] == [5, 7, 0]
    t = sea(boats={BLUE: "B-D B-F B-C"})
    assert t.influence(BLUE, "B") == 6


@pytest.mark.rule("V-CONTROL-2", "V-CONTROL-4")
def test_a_rune_on_its_island_is_taken_at_once_by_who_has_most_influence_and_boots() -> None:
    t = landing().answer(BLUE, "dock_at A-B")
    assert t.holder("A") is None
    t.answer(BLUE, "deploy A 1")
    assert (t.holder("A"), t.fury()) == (BLUE, (1, 0, 0))
    assert t.question() == "AtTheDock"  # while the action goes on
    assert t.happened("rune-taken") == [(BLUE, "A", "fehu")]
    assert t.runes(BLUE) == (2, 0, 0)


@pytest.mark.rule("V-CONTROL-2")
def test_it_must_be_more_influence_than_each_other_has() -> None:
    t = landing("helmsman_fehu", temples={RED: "A", GREEN: "A"}).answer(BLUE, "dock_at A-B", "deploy A 2")
    assert [t.influence(seat, "A") for seat in range(3)] == [4, 4, 4]
    assert t.holder("A") is None
    t = landing("helmsman_fehu", temples={RED: "A", GREEN: "A"}).answer(BLUE, "dock_at A-B", "deploy A 3")
    assert (t.influence(BLUE, "A"), t.holder("A")) == (5, BLUE)


@pytest.mark.rule("V-CONTROL-3", "V-CONTROL-4")
def test_a_rune_is_stolen_when_the_action_is_completely_resolved() -> None:
    t = landing(settlers={RED: "A A"}, fury=(1, 0, 0)).answer(BLUE, "dock_at A-B", "deploy A 2")
    assert (t.influence(BLUE, "A"), t.influence(RED, "A"), t.holder("A")) == (4, 2, RED)
    t.answer(BLUE, "done")
    assert (t.holder("A"), t.fury()) == (BLUE, (2, 0, 0))
    assert t.happened("rune-stolen") == [(BLUE, RED, "A", "fehu")]


@pytest.mark.rule("V-CONTROL-4")
def test_fury_rises_for_the_god_of_the_rune_that_was_taken() -> None:
    t = landing().answer(BLUE, "dock_at D-B", "deploy D 1")
    assert t.fury() == (0, 1, 0)


@pytest.mark.rule("V-CONTROL-5")
def test_who_has_no_influence_left_loses_the_rune_to_the_island_and_no_fury_changes() -> None:
    t = sea(hands={BLUE: "shipwright_fehu"}, settlers={BLUE: "C"}, fury=(1, 2, 3))
    t.answer(BLUE, "recall C", "play shipwright_fehu")
    assert (t.holder("C"), t.fury()) == (None, (1, 2, 3))
    assert t.happened("rune-laid-back") == [("C",)]


@pytest.mark.rule("V-CONTROL-5")
def test_a_rune_that_another_can_steal_does_not_go_back_first() -> None:
    t = sea(hands={BLUE: "shipwright_fehu"}, settlers={BLUE: "C C", RED: "C"})
    t.answer(BLUE, "recall C", "recall C", "play shipwright_fehu")
    assert (t.holder("C"), t.happened("rune-laid-back")) == (RED, [])
    assert t.fury() == (0, 1, 0)


@pytest.mark.rule("V-CONTROL-6")
def test_boats_give_no_boots_on_the_ground() -> None:
    t = landing(settlers={RED: "A"}, resources={BLUE: (0, 0, 0)}).answer(BLUE, "dock_at A-B", "done")
    assert (t.influence(BLUE, "A"), t.influence(RED, "A"), t.holder("A")) == (2, 1, RED)
    t = landing(resources={BLUE: (0, 0, 0)}).answer(BLUE, "dock_at A-B", "done")
    assert t.holder("A") is None


@pytest.mark.rule("V-CONTROL-6")
def test_a_temple_is_boots_on_the_ground() -> None:
    t = sea(hands={BLUE: "scout_fehu"}, rows={BLUE: "seer_fehu"}, temples={BLUE: "B"}, settlers={RED: "A"})
    t.answer(BLUE, "play scout_fehu", "carry_temple B A")
    assert (t.holder("A"), t.holder("B")) == (BLUE, None)


@pytest.mark.rule("V-CONTROL-7")
def test_in_a_tie_who_controls_the_island_keeps_it_and_else_nobody_takes_it() -> None:
    t = landing(settlers={RED: "A A A A"}).answer(BLUE, "dock_at A-B", "deploy A 2", "done")
    assert (t.influence(BLUE, "A"), t.influence(RED, "A"), t.holder("A")) == (4, 4, RED)
    t = landing(temples={RED: "A", GREEN: "A"}).answer(BLUE, "dock_at A-B", "deploy A 2", "done")
    assert t.holder("A") is None


@pytest.mark.rule("V-CONTROL-8", "V-VARIANT-6")
@pytest.mark.parametrize("need_boots", [False, True])
def test_who_has_lost_the_boots_keeps_the_rune_while_influence_is_left_unless_agreed_otherwise(
    need_boots: bool,
) -> None:
    t = sea(
        hands={BLUE: "shipwright_fehu"},
        settlers={BLUE: "C"},
        boats={BLUE: "C-B"},
        fury=(1, 2, 3),
        need_boots=need_boots,
    )
    t.answer(BLUE, "recall C", "play shipwright_fehu")
    assert t.influence(BLUE, "C") == 2
    assert t.holder("C") == (None if need_boots else BLUE)
    assert t.fury() == (1, 2, 3)


@pytest.mark.rule("V-CONTROL-8")
def test_until_it_is_stolen_by_somebody_with_more_influence_and_boots() -> None:
    t = landing(boats={BLUE: "F4", RED: "A-D"}, held={RED: "A"})
    t.answer(BLUE, "dock_at A-B", "deploy A 1", "done")
    assert (t.holder("A"), t.fury()) == (BLUE, (1, 0, 0))


@pytest.mark.rule("V-CONTROL-9")
def test_the_example_of_the_rulebook() -> None:
    t = landing("helmsman_fehu", settlers={RED: "A"}, temples={RED: "A"}, fury=(4, 0, 0))
    t.answer(BLUE, "dock_at A-B", "deploy A 3")
    assert t.settlers(RED, "A") == 0  # removed
    assert (t.influence(BLUE, "A"), t.influence(RED, "A")) == (3 + 2, 4)
    t.answer(BLUE, "done")
    assert (t.holder("A"), t.fury()) == (BLUE, (5, 0, 0))
    assert t.happened("rune-stolen") == [(BLUE, RED, "A", "fehu")]


@pytest.mark.rule("V-CONTROL-3", "V-CONTROL-6")
def test_one_without_boots_is_in_nobodys_way_when_a_rune_is_stolen() -> None:
    more: dict[str, Any] = {"settlers": {BLUE: "A B", RED: "B"}, "held": {RED: "B"}}
    t = sea(hands={BLUE: "scout_fehu"}, boats={GREEN: "B-D B-F"}, temples={RED: "A"}, **more)
    t.answer(BLUE, "recall A", "play scout_fehu", "done")
    assert t.holder("B") == RED  # one against one
    t = sea(hands={BLUE: "raider_fehu"}, boats={BLUE: "F4", GREEN: "B-D B-F"}, **more)
    t.answer(BLUE, "play raider_fehu", "sail_in F4", "dock_at B-A", "done")
    assert [t.influence(seat, "B") for seat in range(3)] == [3, 1, 4]  # green has two boats and no boots
    assert t.holder("B") == BLUE


@pytest.mark.rule("V-CONTROL-2", "V-CONTROL-6")
def test_but_a_rune_on_its_island_is_taken_only_with_more_influence_than_each_other_has() -> None:
    t = sea(hands={BLUE: "scout_fehu"}, boats={GREEN: "B-D B-F"}, settlers={BLUE: "A A A"})
    t.answer(BLUE, "play scout_fehu", "explore A B", "explore A B")
    assert ([t.influence(seat, "B") for seat in range(3)], t.holder("B")) == ([2, 0, 4], None)


# --- rulings about control -----------------------------------------------------------------------------------


@pytest.mark.rule("V-RULING-10")
def test_of_two_who_both_have_more_than_the_controller_but_are_tied_nobody_steals() -> None:
    t = landing(settlers={RED: "A", GREEN: "A A A"}, held={RED: "A"})
    t.answer(BLUE, "dock_at A-B", "deploy A 1", "done")
    assert [t.influence(seat, "A") for seat in range(3)] == [3, 1, 3]
    assert t.holder("A") == RED


@pytest.mark.rule("V-RULING-2")
def test_after_the_leader_action_and_after_the_rune_action_stealing_is_checked() -> None:
    t = sea(
        hands={BLUE: "raider_fehu"},
        rows={BLUE: "seer_fehu"},
        settlers={BLUE: "C C", RED: "C C C"},
        held={RED: "C"},
    )
    t.answer(BLUE, "play raider_fehu", "done", "smite 1 C")
    assert t.holder("C") == RED  # a tie keeps it
    t = sea(
        hands={BLUE: "raider_fehu", RED: "seer_pertho"},
        rows={BLUE: "seer_fehu"},
        settlers={BLUE: "C C C", RED: "C C C"},
        held={RED: "C"},
    )
    t.answer(BLUE, "play raider_fehu", "done", "smite 1 C")
    assert t.holder("C") == BLUE


@pytest.mark.rule("V-RULING-2")
def test_after_a_dedication_stealing_is_checked() -> None:
    t = sea(
        hands={BLUE: "shipwright_fehu", RED: "seer_fehu"},
        villages={BLUE: 1},
        settlers={BLUE: "A B B", RED: "B B"},
        held={RED: "B"},
    )
    t.answer(BLUE, "play shipwright_fehu", "dedicate second", "explore A B")
    assert t.holder("B") == BLUE


@pytest.mark.rule("V-RULING-24")
def test_a_rune_won_by_the_leader_action_counts_for_the_rune_action() -> None:
    t = landing("helmsman_fehu").answer(BLUE, "dock_at D-B", "deploy D 1", "done")  # a Hagalaz, which it asks for
    assert t.question() == "HarvestSome"


@pytest.mark.rule("V-RULING-24")
def test_a_rune_stolen_or_lost_by_the_leader_action_counts_too() -> None:
    t = landing("helmsman_fehu", settlers={RED: "D"}).answer(BLUE, "dock_at D-B", "deploy D 2", "done")
    assert (t.holder("D"), t.question()) == (BLUE, "HarvestSome")
    t = sea(hands={BLUE: "pathfinder_fehu"}, settlers={BLUE: "C"})
    t.answer(BLUE, "play pathfinder_fehu", "explore C B", "done")
    assert (t.holder("C"), t.question()) == (None, "")  # its Hagalaz is gone, so it does not sail


@pytest.mark.rule("V-RULING-26")
def test_taking_settlers_back_takes_no_rune_at_once() -> None:
    t = sea(hands={BLUE: "helmsman_fehu"}, settlers={BLUE: "C"}, boats={BLUE: "F4"})
    t.answer(BLUE, "recall C")
    assert (t.holder("C"), t.runes(BLUE)) == (BLUE, (0, 1, 0))
    t.answer(BLUE, "play helmsman_fehu", "done")
    assert (t.holder("C"), t.question()) == (None, "")


@pytest.mark.rule("V-RULING-27")
def test_a_rune_on_its_island_goes_at_once_to_another_when_a_settler_is_removed() -> None:
    t = sea(
        hands={BLUE: "raider_fehu"},
        rows={BLUE: "seer_fehu"},
        settlers={RED: "C C", GREEN: "C C"},
        unheld="C",
    )
    t.answer(BLUE, "play raider_fehu", "done", "smite 1 C")
    assert (t.holder("C"), t.fury()) == (GREEN, (0, 1, 0))


@pytest.mark.rule("V-RULING-27")
def test_a_rune_on_its_island_goes_at_once_to_another_when_a_boat_leaves() -> None:
    t = sea(hands={BLUE: "raider_fehu"}, settlers={RED: "C"}, boats={BLUE: "C-B"}, unheld="C")
    t.answer(BLUE, "play raider_fehu", "sail_from C-B", "sail_to F2")
    assert (t.holder("C"), t.question()) == (RED, "SailOn")
