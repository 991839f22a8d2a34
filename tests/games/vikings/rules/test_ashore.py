"""Explore, harvest, build and boosts. [V-EXPLORE] [V-HARVEST] [V-BUILD] [V-BOOST]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vikings.sea import BLUE, GREEN, RED, Sea, sea

pytestmark = pytest.mark.both


def playing(card: str, **more: Any) -> Sea:
    """A table at which blue has played a card."""
    return sea(hands={BLUE: card, **more.pop("hands", {})}, **more).answer(BLUE, f"play {card}")


# --- explore -------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-EXPLORE-1")
def test_explore_makes_up_to_so_many_steps_to_adjacent_islands() -> None:
    t = playing("scout_fehu", settlers={BLUE: "A"})
    t.answer(BLUE, "explore A B", "explore B C")
    assert (t.settlers(BLUE, "A"), t.settlers(BLUE, "C")) == (0, 1)
    assert t.question() != "ExploreOn"
    t = playing("scout_fehu", settlers={BLUE: "A"}).answer(BLUE, "explore A B", "done")
    assert t.settlers(BLUE, "B") == 1
    t = playing("scout_fehu", settlers={BLUE: "A", RED: "C"})
    assert t.why_not(BLUE, "explore A E") == ("not-beside", "V-EXPLORE-1")
    assert t.why_not(BLUE, "explore C B") == ("no-settler-there", "V-EXPLORE-1")


@pytest.mark.rule("V-EXPLORE-2")
def test_each_step_may_be_made_by_another_settler_or_the_same_again() -> None:
    t = playing("scout_fehu", settlers={BLUE: "A A"}).answer(BLUE, "explore A B")
    assert {"explore A D", "explore B C"} <= set(t.options(BLUE))
    t.answer(BLUE, "explore A D")
    assert [t.settlers(BLUE, island) for island in "ABD"] == [0, 1, 1]


@pytest.mark.rule("V-EXPLORE-3")
def test_boats_and_villages_at_the_docks_do_not_hinder_anybody() -> None:
    t = playing("shieldmaiden_fehu", settlers={BLUE: "A"}, boats={RED: "A-B", GREEN: "B-A"})
    t.answer(BLUE, "explore A B")
    assert (t.settlers(BLUE, "B"), t.village("A-B")) == (1, True)


@pytest.mark.rule("V-EXPLORE-3")
def test_a_route_that_leads_off_the_map_leads_nowhere() -> None:
    t = playing("scout_fehu", settlers={BLUE: "D"})  # has a dock D-rand
    assert t.offered(BLUE, "explore") == ["D A", "D B", "D E", "D F"]


@pytest.mark.rule("V-EXPLORE-4", "V-VARIANT-5")
@pytest.mark.parametrize("attacks", [True, False])
def test_a_settler_that_arrives_attacks_as_one_that_is_deployed(attacks: bool) -> None:
    t = playing("scout_fehu", settlers={BLUE: "A B", RED: "B"}, explore_attacks=attacks)
    t.answer(BLUE, "explore A B")
    assert t.settlers(RED, "B") == (0 if attacks else 1)


@pytest.mark.rule("V-EXPLORE-4")
def test_the_attack_is_checked_after_each_step() -> None:
    t = playing("scout_fehu", settlers={BLUE: "A A B", RED: "B B"}).answer(BLUE, "explore A B")
    assert t.settlers(RED, "B") == 2  # a tie
    t.answer(BLUE, "explore A B")
    assert t.settlers(RED, "B") == 1
    t = playing("scout_fehu", settlers={BLUE: "A A B B", RED: "B B"}).answer(BLUE, "explore A B", "explore A B")
    assert t.settlers(RED, "B") == 0


@pytest.mark.rule("V-VARIANT-5")
def test_deployed_settlers_attack_also_when_those_that_explore_do_not() -> None:
    t = playing("raider_fehu", boats={BLUE: "F4"}, settlers={RED: "A"}, explore_attacks=False)
    t.answer(BLUE, "sail_in F4", "dock_at A-B", "deploy A 2")
    assert t.settlers(RED, "A") == 0


# --- harvest -------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-HARVEST-1")
def test_harvest_gains_so_many_resources_in_any_mix() -> None:
    t = playing("woodcutter_fehu")
    assert len(t.offered(BLUE, "harvest")) == 10  # all ways to make three of three kinds
    assert t.why_not(BLUE, "harvest 2 2 0") == ("too-much", "V-HARVEST-1")
    assert t.why_not(BLUE, "harvest 1 1 0") == ("too-little", "V-HARVEST-1")
    t.answer(BLUE, "harvest 1 0 2")
    assert t.has(BLUE) == (3, 3, 4)


@pytest.mark.rule("V-HARVEST-2", "V-RULING-11")
def test_empty_slots_bring_food_for_boats_after_the_first_and_one_of_each_for_temples() -> None:
    t = playing("farmer_fehu")
    assert t.has(BLUE) == (2, 3, 2)  # the slot of the first boat brings nothing
    t = playing("farmer_fehu", boats={BLUE: "F1 F1 F1"}, resources={BLUE: (0, 0, 0)})
    assert t.has(BLUE) == (0, 2, 0)
    t = playing("farmer_fehu", temples={BLUE: "A C"}, resources={BLUE: (0, 0, 0)})
    assert t.has(BLUE) == (2, 2, 2)
    t = playing("farmer_fehu", temples={BLUE: "A"}, boats={BLUE: "F1 A-B"}, resources={BLUE: (0, 0, 0)})
    assert t.has(BLUE) == (1, 2, 1)


@pytest.mark.rule("V-HARVEST-3")
def test_the_bonus_comes_before_the_choice() -> None:
    t = playing("farmer_fehu", temples={BLUE: "A"}, resources={BLUE: (6, 0, 0)})
    assert (t.has(BLUE), t.question()) == ((7, 1, 1), "HarvestSome")
    assert t.why_not(BLUE, "harvest 1 3 0") == ("no-room", "V-HARVEST-4")


@pytest.mark.rule("V-HARVEST-4", "V-RULING-25")
def test_what_would_be_above_seven_is_lost_of_bonus_and_mix_alike() -> None:
    t = playing("farmer_fehu", temples={BLUE: "A"}, resources={BLUE: (7, 7, 4)})
    assert t.has(BLUE) == (7, 7, 5)
    assert t.offered(BLUE, "harvest") == ["0 0 2"]  # the full number, as far as there is room for it
    t.answer(BLUE, "harvest 0 0 2")
    assert t.has(BLUE) == (7, 7, 7)


@pytest.mark.rule("V-HARVEST-4")
def test_a_harvest_for_which_there_is_no_room_asks_nothing() -> None:
    t = playing("farmer_fehu", hands={RED: "seer_fehu"}, resources={BLUE: (7, 7, 7)})
    assert t.asked() == (RED,)


# --- build ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-BUILD-1")
def test_a_boat_costs_three_wood_and_a_temple_four_wood_one_food_and_two_steel() -> None:
    t = playing("shipwright_fehu", settlers={BLUE: "A"}, resources={BLUE: (7, 3, 2)}).answer(BLUE, "build_boat A-B")
    assert (t.has(BLUE), t.docked("A-B"), t.player(BLUE)["boats"]) == ((4, 3, 2), BLUE, 2)
    t = playing("shipwright_fehu", settlers={BLUE: "A"}, resources={BLUE: (7, 3, 2)}).answer(BLUE, "build_temple A")
    assert (t.has(BLUE), t.temples(BLUE, "A"), t.player(BLUE)["temples"]) == ((3, 2, 0), 1, 1)


@pytest.mark.rule("V-BUILD-1")
def test_only_one_thing_is_built_and_who_cannot_pay_builds_nothing() -> None:
    t = playing("shipwright_fehu", settlers={BLUE: "A"}, resources={BLUE: (7, 7, 7)}).answer(BLUE, "build_boat A-B")
    assert t.question() != "BuildSomething"
    t = playing("shipwright_fehu", settlers={BLUE: "A"}, resources={BLUE: (2, 7, 7)})
    assert t.question() != "BuildSomething"
    t = playing("shipwright_fehu", settlers={BLUE: "A"}, resources={BLUE: (3, 7, 7)})
    assert t.why_not(BLUE, "build_temple A") == ("cannot-pay", "V-BUILD-1")


@pytest.mark.rule("V-BUILD-2")
def test_a_boat_is_built_at_a_dock_without_a_boat_where_one_has_a_settler_or_a_temple() -> None:
    t = playing(
        "shipwright_fehu",
        settlers={BLUE: "A", RED: "E"},
        temples={BLUE: "C"},
        boats={RED: "A-D"},
        resources={BLUE: (3, 0, 0)},
    )
    assert t.offered(BLUE, "build_boat") == ["A-B", "C-B", "C-F"]  # villages do not hinder it
    assert t.why_not(BLUE, "build_boat A-D") == ("dock-taken", "V-BUILD-2")
    assert t.why_not(BLUE, "build_boat E-D") == ("nobody-lives-there", "V-BUILD-2")


@pytest.mark.rule("V-BUILD-3")
def test_a_temple_is_built_where_one_has_a_settler_and_no_temple() -> None:
    t = playing("shipwright_fehu", settlers={BLUE: "A B"}, temples={BLUE: "A"}, resources={BLUE: (7, 7, 7)})
    assert t.offered(BLUE, "build_temple") == ["B"]
    assert t.why_not(BLUE, "build_temple A") == ("temple-there", "V-BUILD-3")
    assert t.why_not(BLUE, "build_temple C") == ("no-settler-there", "V-BUILD-3")


@pytest.mark.rule("V-BUILD-3")
def test_a_temple_of_another_clan_does_not_hinder() -> None:
    t = playing("shipwright_fehu", settlers={BLUE: "A"}, temples={RED: "A"}, resources={BLUE: (7, 7, 7)})
    assert t.offered(BLUE, "build_temple") == ["A"]


@pytest.mark.rule("V-BUILD-4")
def test_when_no_piece_is_left_on_the_mat_none_can_be_built() -> None:
    t = playing("shipwright_fehu", settlers={BLUE: "A"}, boats={BLUE: "F1 F1 F1 F1"}, resources={BLUE: (7, 7, 7)})
    assert t.why_not(BLUE, "build_boat A-B") == ("no-boat-left", "V-BUILD-4")
    t = playing("shipwright_fehu", settlers={BLUE: "A"}, temples={BLUE: "B C"}, resources={BLUE: (7, 7, 7)})
    assert t.why_not(BLUE, "build_temple A") == ("no-temple-left", "V-BUILD-4")


# --- boosts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-BOOST-1", "V-BOOST-3")
def test_an_action_grows_by_each_active_rune_the_card_itself_included() -> None:
    t = playing("champion_fehu")  # Sail 1 and one for each Fehu
    assert t.picture["agenda"][0]["moves"] == 2
    t = playing("champion_fehu", rows={BLUE: "scout_fehu seer_pertho"}, settlers={BLUE: "A"})
    assert t.picture["agenda"][0]["moves"] == 4
    t = playing("skald_fehu", settlers={BLUE: "A"})  # Harvest 1 and one for each Fehu
    assert t.picture["agenda"][0]["n"] == 3


@pytest.mark.rule("V-BOOST-1")
def test_a_strength_grows_by_each_rune_or_each_unit_of_a_resource() -> None:
    for card, more, strength in (
        ("gothi_fehu", {}, 2),
        ("gothi_fehu", {"settlers": {BLUE: "A"}}, 3),
        ("champion_fehu", {"settlers": {BLUE: "A"}}, 4),  # two for each Fehu and nothing else
        ("seer_fehu", {}, 0),  # two for each Pertho
        ("fisher_fehu", {"resources": {BLUE: (0, 5, 0)}}, 6),
        ("smith_fehu", {"resources": {BLUE: (0, 0, 5)}}, 6),
        ("woodcutter_fehu", {"resources": {BLUE: (5, 0, 0)}}, 6),
    ):
        assert strength_of(card, **more) == strength


def strength_of(card: str, **more: Any) -> int:
    """The Strength of blue's card when the battle that blue has started is resolved."""
    t = sea(
        active=GREEN,
        hands={BLUE: "scout_pertho", GREEN: "shipwright_pertho"},
        fighters={BLUE: card, RED: "berserker_hagalaz"},
        starter=BLUE,
        prize="favor_1",
        **more,
    )
    t.answer(GREEN, "play shipwright_pertho")
    return int(next(told[2] for told in t.happened("strength-is") if told[0] == BLUE))


@pytest.mark.rule("V-BOOST-2")
def test_what_is_counted_is_not_spent() -> None:
    t = sea(
        active=GREEN,
        hands={BLUE: "scout_pertho", GREEN: "shipwright_pertho"},
        fighters={BLUE: "smith_fehu", RED: "berserker_hagalaz"},
        starter=BLUE,
        prize="favor_1",
        resources={BLUE: (1, 1, 7)},
    )
    t.answer(GREEN, "play shipwright_pertho")
    assert t.happened("paid") == [(RED, "steel", 2)]
    assert t.player(BLUE)["resources"]["steel"] == 7


@pytest.mark.rule("V-BOOST-3")
def test_a_strength_is_counted_when_the_battle_is_resolved() -> None:
    t = sea(
        active=RED,
        hands={BLUE: "scout_pertho", RED: "raider_hagalaz", GREEN: "shipwright_pertho"},
        fighters={BLUE: "gothi_fehu"},
        starter=BLUE,
        prize="favor_1",
        settlers={BLUE: "A"},
        boats={RED: "F4"},
    )
    t.answer(RED, "play raider_hagalaz", "sail_in F4", "dock_at A-B", "deploy A 2", "done")  # takes the Fehu of A
    t.answer(GREEN, "play shipwright_pertho").draw("seer_hagalaz")
    assert t.happened("strength-is") == [(BLUE, "gothi_fehu", 2)]
