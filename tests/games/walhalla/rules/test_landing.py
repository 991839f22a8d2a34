"""Landing, fights and terrain. [W-LAND] [W-FIGHT] [W-TERRAIN]"""

from __future__ import annotations

import pytest
from tests.games.walhalla.land import BLACK, BLUE, CHANCE, RED, YELLOW, Land, sailing

pytestmark = pytest.mark.both

# Fields with nothing that happens at once, on both sides of the second fjord.
QUIET = {f"{peninsula}.{row}": "wheat" for peninsula in (1, 2) for row in range(1, 13)}


def landing(*aboard: int | None, active: int = BLUE, **more: object) -> Land:
    """A ship that has just been sent into the second fjord, between the first two peninsulas."""
    return sailing(*aboard, active=active, **{"terrain": QUIET, **more}).answer(active, "send fjord_2 bow")


# --- who lands where -------------------------------------------------------------------------------------------


@pytest.mark.rule("W-LAND-1")
def test_the_viking_nearest_the_board_lands_first_then_the_middle_one_then_the_last() -> None:
    t = landing(BLUE, RED, BLUE)
    assert t.asked() == (BLUE,)
    t.answer(BLUE, "land peninsula_1")
    assert t.asked() == (RED,)
    t.answer(RED, "land peninsula_2")
    assert t.asked() == (BLUE,)
    t.answer(BLUE, "land peninsula_2")
    assert (t.viking("1.1"), t.viking("2.2"), t.viking("2.3")) == (BLUE, RED, BLUE)


@pytest.mark.rule("W-LAND-1")
def test_empty_places_are_passed_over() -> None:
    t = landing(None, None, RED)
    assert t.asked() == (RED,)
    t.answer(RED, "land peninsula_1")
    assert t.viking("1.3") == RED


@pytest.mark.rule("W-LAND-2")
def test_a_viking_lands_only_beside_its_own_place() -> None:
    t = landing(BLUE, None, None)
    assert t.options(BLUE) == ["land peninsula_1", "land peninsula_2"]
    assert t.why_not(BLUE, "land peninsula_3") == ("not-beside", "W-LAND-2")
    t.answer(BLUE, "land peninsula_2")
    assert t.happened("landed") == [(BLUE, 14, 5)]  # the first field of the second peninsula, wheat


@pytest.mark.rule("W-LAND-2")
def test_an_outer_fjord_has_one_shore() -> None:
    t = sailing(BLUE, None, None, terrain={"3.1": "wheat"}).answer(BLUE, "send fjord_4 bow")
    assert t.viking("3.1") == BLUE


@pytest.mark.rule("W-LAND-2")
def test_a_tip_is_no_field_to_land_on() -> None:
    wheat = {f"{p}.{row}": "wheat" for p in (1, 2) for row in range(1, 15)}
    t = sailing(None, RED, None, layout="5-6-7", ships={"fjord_2": 3}, vikings={"2.11": YELLOW}, terrain=wheat)
    t.answer(BLUE, "send fjord_2 bow")
    assert t.question() == "Defend"  # row 11 is beyond the first peninsula, so red must attack yellow


@pytest.mark.rule("W-LAND-2")
def test_why_a_viking_cannot_land_on_a_tip_is_told() -> None:
    wheat = {f"{p}.{row}": "wheat" for p in (1, 2) for row in range(1, 15)}
    t = sailing(
        None,
        RED,
        None,
        layout="5-6-7",
        ships={"fjord_2": 3},
        vikings={"2.11": YELLOW},
        terrain=wheat,
        hands={RED: "hunt"},
    ).answer(BLUE, "send fjord_2 bow")
    assert t.options(RED) == ["land peninsula_2"]
    assert t.why_not(RED, "land peninsula_1") == ("no-field", "W-LAND-2")


@pytest.mark.rule("W-LAND-3")
def test_the_owner_of_the_viking_chooses_the_side_not_the_active_player() -> None:
    t = landing(RED, None, None)
    assert t.asked() == (RED,)
    assert t.match.options(BLUE) == []


@pytest.mark.rule("W-LAND-4")
def test_a_viking_that_can_land_must_land() -> None:
    t = landing(BLUE, None, None)
    assert t.why_not(BLUE, "done") == ("must-land", "W-LAND-4")


@pytest.mark.rule("W-LAND-5")
def test_between_an_own_viking_and_a_free_field_the_free_field_must_be_taken() -> None:
    t = landing(RED, None, None, vikings={"1.1": RED})
    assert t.viking("2.1") == RED
    assert t.asked() == (CHANCE,)


@pytest.mark.rule("W-LAND-5")
def test_between_an_own_viking_and_anothers_the_other_must_be_attacked() -> None:
    t = landing(RED, None, None, vikings={"1.1": RED, "2.1": YELLOW})
    assert (t.question(), t.asked()) == ("Defend", (YELLOW,))


@pytest.mark.rule("W-LAND-5")
def test_nobody_attacks_his_own_viking() -> None:
    t = landing(RED, None, None, vikings={"1.1": RED, "2.1": YELLOW}, hands={RED: "attack"})
    assert t.options(RED) == ["land peninsula_2", "attack peninsula_2"]
    assert t.why_not(RED, "land peninsula_1") == ("own-viking", "W-LAND-5")
    assert t.why_not(RED, "attack peninsula_1") == ("own-viking", "W-LAND-5")


@pytest.mark.rule("W-LAND-6", "W-RULING-1")
@pytest.mark.parametrize(("blocked", "midgard", "asgard"), [("midgard", 4, 6), ("asgard", 3, 7)])
def test_a_viking_that_can_land_nowhere_goes_back_to_midgard_or_by_an_option_to_asgard(
    blocked: str, midgard: int, asgard: int
) -> None:
    both = {"1.1": RED, "2.1": RED}
    t = landing(RED, None, None, vikings=both, midgard=[7, 3, 7, 7], walhalla=[1, 2, 1, 1], blocked=blocked)
    assert (t.midgard(RED), t.asgard(RED)) == (midgard, asgard)
    assert t.picture["aboard"] == [None, None, None]
    assert t.happened("blocked") == [(RED, 0 if blocked == "midgard" else 1)]


@pytest.mark.rule("W-LAND-7")
def test_on_a_free_field_the_viking_is_placed_and_the_terrain_takes_effect() -> None:
    t = landing(RED, None, None, terrain={**QUIET, "1.1": "forest_3"}).answer(RED, "land peninsula_1")
    assert t.viking("1.1") == RED
    assert t.points(RED) == 3


@pytest.mark.rule("W-RULING-9")
def test_one_may_attack_although_the_other_side_is_free() -> None:
    t = landing(RED, None, None, vikings={"1.1": YELLOW})
    assert t.options(RED) == ["land peninsula_1", "land peninsula_2"]
    t.answer(RED, "land peninsula_1")
    assert t.question() == "Defend"


# --- fights ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-FIGHT-1")
def test_the_defender_decides_how_the_fight_ends() -> None:
    t = landing(RED, None, None, vikings={"1.1": YELLOW}).answer(RED, "land peninsula_1")
    assert t.asked() == (YELLOW,)
    assert t.options(YELLOW) == ["lose", "win"]
    assert t.why_not(YELLOW, "done") == ("must-defend", "W-FIGHT-1")


@pytest.mark.rule("W-FIGHT-2")
def test_a_defender_who_loses_goes_to_walhalla_and_the_attacker_takes_field_and_effect() -> None:
    t = landing(RED, None, None, vikings={"1.1": YELLOW}, terrain={**QUIET, "1.1": "forest_2"})
    t.answer(RED, "land peninsula_1").answer(YELLOW, "lose")
    assert t.viking("1.1") == RED
    assert (t.walhalla(YELLOW), t.walhalla(RED)) == (2, 1)
    assert t.points(RED) == 2


@pytest.mark.rule("W-FIGHT-3")
def test_a_defender_who_wins_pays_a_hero_and_the_attacker_goes_to_walhalla() -> None:
    t = landing(RED, None, None, vikings={"1.1": YELLOW}, walhalla=[1, 1, 2, 1])
    asgard = t.asgard(YELLOW)
    t.answer(RED, "land peninsula_1").answer(YELLOW, "win")
    assert t.viking("1.1") == YELLOW
    assert (t.walhalla(YELLOW), t.asgard(YELLOW)) == (1, asgard + 1)
    assert t.walhalla(RED) == 2


@pytest.mark.rule("W-FIGHT-4")
def test_without_a_viking_in_walhalla_nobody_wins() -> None:
    t = landing(RED, None, None, vikings={"1.1": YELLOW}, walhalla=[1, 1, 0, 1]).answer(RED, "land peninsula_1")
    assert t.viking("1.1") == RED  # yellow had nothing to decide
    assert t.walhalla(YELLOW) == 1


@pytest.mark.rule("W-FIGHT-4", "W-RULING-29")
def test_with_any_card_one_is_asked_though_one_cannot_win() -> None:
    t = landing(RED, None, None, vikings={"1.1": YELLOW}, walhalla=[1, 1, 0, 1], hands={YELLOW: "wheat"})
    t.answer(RED, "land peninsula_1")
    assert t.options(YELLOW) == ["lose"]
    assert t.why_not(YELLOW, "win") == ("cannot-win", "W-FIGHT-4")


@pytest.mark.rule("W-RULING-20")
def test_a_hero_who_has_just_come_to_walhalla_pays_for_the_next_fight_of_the_same_ship() -> None:
    t = landing(RED, RED, None, active=RED, vikings={"1.1": YELLOW, "1.2": YELLOW}, walhalla=[1, 1, 0, 1])
    t.answer(RED, "land peninsula_1")  # yellow falls, having nobody in Walhalla
    assert t.walhalla(YELLOW) == 1
    t.answer(RED, "land peninsula_1").answer(YELLOW, "win")
    assert (t.walhalla(YELLOW), t.viking("1.2")) == (0, YELLOW)


@pytest.mark.rule("W-RULING-21")
def test_a_defender_who_wins_has_no_new_effect_of_the_terrain() -> None:
    t = landing(RED, None, None, vikings={"1.1": YELLOW}, terrain={**QUIET, "1.1": "forest_3"})
    t.answer(RED, "land peninsula_1").answer(YELLOW, "win")
    assert (t.points(YELLOW), t.points(RED)) == (0, 0)
    t = landing(RED, None, None, vikings={"1.1": YELLOW}, terrain={**QUIET, "1.1": "cult"})
    t.answer(RED, "land peninsula_1").answer(YELLOW, "win")
    assert (t.hand(YELLOW), t.question()) == ({}, "TurnUpShip")


# --- terrain ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-TERRAIN-1")
def test_a_cult_place_gives_a_card_at_once() -> None:
    t = landing(RED, BLACK, None, active=RED, terrain={**QUIET, "1.1": "cult"}).answer(RED, "land peninsula_1")
    assert t.asked() == (CHANCE,)
    t.draw("peninsula_7")
    assert t.hand(RED) == {"peninsula_7": 1}
    assert t.asked() == (BLACK,)  # before the next Viking lands


@pytest.mark.rule("W-TERRAIN-2")
@pytest.mark.parametrize(("terrain", "points"), [("forest_2", 2), ("forest_3", 3)])
def test_a_forest_gives_the_points_printed_on_it_at_once(terrain: str, points: int) -> None:
    t = landing(RED, None, None, terrain={**QUIET, "1.1": terrain}).answer(RED, "land peninsula_1")
    assert (t.points(RED), t.part(RED, "forest")) == (points, points)


@pytest.mark.rule("W-TERRAIN-3", "W-TERRAIN-4")
@pytest.mark.parametrize("terrain", ["village_1", "village_2", "wheat"])
def test_villages_and_wheat_give_nothing_at_once(terrain: str) -> None:
    t = landing(RED, None, None, terrain={**QUIET, "1.1": terrain}).answer(RED, "land peninsula_1")
    assert (t.points(RED), t.hand(RED), t.question()) == (0, {}, "TurnUpShip")


# --- the example of the rulebook -------------------------------------------------------------------------------


@pytest.mark.rule("W-LAND-5", "W-LAND-3", "W-FIGHT-2")
def test_the_example_of_a_turn() -> None:
    """Sarah (red) has two Vikings aboard and Thorsten (black) one, which lies nearest the board."""
    t = sailing(
        BLACK,
        RED,
        RED,
        active=RED,
        vikings={"2.1": BLACK, "1.1": YELLOW, "2.3": RED},
        terrain={**QUIET, "2.2": "forest_2", "2.3": "cult", "1.3": "village_1"},
        points=[0, 0, 0, 0],
    ).answer(RED, "send fjord_2 bow")
    # (1a, 1b) On his right stands his own Viking, so Thorsten must attack Alexander's (yellow), who decides to lose.
    assert (t.question(), t.asked()) == ("Defend", (YELLOW,))
    t.answer(YELLOW, "lose")
    assert (t.viking("1.1"), t.walhalla(YELLOW)) == (BLACK, 2)
    # (2) Both fields are free: Sarah decides for the forest on the right.
    assert t.options(RED) == ["land peninsula_1", "land peninsula_2"]
    t.answer(RED, "land peninsula_2")
    assert t.points(RED) == 2
    # (3a, 3b) On the right stands her own Viking, so the last one must take the village on the left.
    assert t.viking("1.3") == RED
    assert t.question() == "TurnUpShip"
