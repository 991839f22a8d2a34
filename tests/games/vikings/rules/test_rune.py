"""Rune Actions and dedications. [V-RUNE] [V-DEDICATE]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vikings.sea import BLUE, CHANCE, GREEN, RED, Sea, sea

from meadhall.games.vikings.table.names import ACTION_NAMES, CARD_NAMES, SPOT_NAMES

pytestmark = pytest.mark.both


def acting(card: str, row: str, *skipped: str, **more: Any) -> Sea:
    """A table at which blue has played a card, skipped its Leader Action, and is at its Rune Action."""
    t = sea(hands={BLUE: card, **more.pop("hands", {})}, rows={BLUE: row}, **more)
    return t.answer(BLUE, f"play {card}", *skipped)


# --- rune actions --------------------------------------------------------------------------------------------


@pytest.mark.rule("V-RUNE-1")
def test_a_temple_explores_along_a_ferry_route_to_an_island_without_a_temple_of_ones_own() -> None:
    t = acting("scout_fehu", "seer_fehu", temples={BLUE: "A B", RED: "D"})
    assert t.offered(BLUE, "carry_temple") == ["A D", "B C", "B D", "B F"]
    assert t.why_not(BLUE, "carry_temple A B") == ("temple-there", "V-RULING-36")
    assert t.why_not(BLUE, "carry_temple A E") == ("not-beside", "V-RUNE-1")
    assert t.why_not(BLUE, "carry_temple C B") == ("no-temple-there", "V-RUNE-1")
    t.answer(BLUE, "carry_temple A D")
    assert (t.temples(BLUE, "A"), t.temples(BLUE, "D"), t.temples(RED, "D")) == (0, 1, 1)


@pytest.mark.rule("V-RUNE-2")
def test_a_settler_of_another_clan_is_smitten_on_any_island() -> None:
    t = acting("raider_fehu", "seer_fehu", "done", settlers={BLUE: "B", RED: "A A", GREEN: "E"})
    assert t.offered(BLUE, "smite") == ["1 A", "2 E"]
    assert t.why_not(BLUE, "smite 0 B") == ("own-settler", "V-RUNE-2")
    assert t.why_not(BLUE, "smite 1 E") == ("no-settler-there", "V-RUNE-2")
    t.answer(BLUE, "smite 2 E")
    assert (t.settlers(GREEN, "E"), t.player(GREEN)["settlers"]) == (0, 6)


@pytest.mark.rule("V-RUNE-3")
def test_draw_and_replace_draws_a_card_and_discards_one_of_the_hand_face_up() -> None:
    t = acting("skald_fehu", "seer_pertho", "done", hands={BLUE: "skald_fehu farmer_fehu"})
    t.answer(BLUE, "draw")
    assert (t.question(), t.asked()) == ("DrawOne", (CHANCE,))
    t.draw("champion_fehu")
    assert t.options(BLUE) == ["discard farmer_fehu", "discard champion_fehu"]
    assert t.why_not(BLUE, "done") == ("must-discard", "V-RUNE-3")
    assert t.why_not(BLUE, "discard skald_fehu") == ("card-not-in-hand", "V-RUNE-3")
    t.answer(BLUE, "discard farmer_fehu")
    assert (t.player(BLUE)["hand"], t.picture["discard"]) == (["champion_fehu"], ["farmer_fehu"])
    seen: Any = t.match.picture(RED)["players"]
    assert (seen[BLUE]["hand"], seen[BLUE]["hand_count"]) == (None, 1)


@pytest.mark.rule("V-RUNE-3", "V-RULING-12")
def test_who_draws_with_an_empty_hand_discards_that_card() -> None:
    t = acting("skald_fehu", "seer_pertho", "done", hands={RED: "seer_fehu"}).answer(BLUE, "draw")
    t.draw("champion_fehu")
    assert t.options(BLUE) == ["discard champion_fehu"]
    t.answer(BLUE, "discard champion_fehu")
    assert t.asked() == (RED,)


@pytest.mark.rule("V-RULING-33")
def test_when_deck_and_discards_are_used_up_no_card_is_drawn() -> None:
    hand = "raider_fehu scout_fehu"
    used = {"skald_fehu", "seer_pertho", *hand.split()}
    t = acting(
        "skald_fehu",
        "seer_pertho",
        "done",
        hands={BLUE: f"skald_fehu {hand}"},
        invaders=" ".join(card for card in CARD_NAMES[:48] if card not in used),
    )
    assert t.question() == "PlayCard"  # not even whether to draw
    assert sorted(t.player(BLUE)["hand"]) == sorted(hand.split())


@pytest.mark.rule("V-RUNE-4")
def test_entering_a_battle_turns_the_card_just_played_face_down_into_it() -> None:
    t = acting("berserker_fehu", "seer_fehu", "done", fighters={RED: "scout_hagalaz"}, starter=RED, prize="favor_1")
    assert t.options(BLUE) == ["done", "enter_battle"]
    t.answer(BLUE, "enter_battle")
    assert t.happened("card-enters") == [(BLUE, "berserker_fehu")]
    assert (BLUE, "berserker_fehu", 7) in t.happened("strength-is")  # the last turn of the era: it was fought


@pytest.mark.rule("V-RUNE-5")
def test_collect_gains_what_the_bag_on_the_card_shows() -> None:
    t = acting("smith_fehu", "seer_hagalaz", "done", resources={BLUE: (0, 0, 0)})
    assert t.has(BLUE) == (0, 0, 2)
    t = acting("woodcutter_fehu", "seer_pertho", "done", resources={BLUE: (0, 0, 0)})
    assert t.has(BLUE) == (2, 0, 0)


@pytest.mark.rule("V-RULING-55")
def test_what_only_brings_something_is_taken_without_a_question() -> None:
    t = acting("smith_fehu", "seer_hagalaz", "done", temples={BLUE: "A"}, resources={BLUE: (0, 0, 0)})
    assert t.has(BLUE) == (1, 1, 3)  # the bonus of the Temple, and the steel in the bag


@pytest.mark.rule("V-RUNE-6", "V-RULING-9")
def test_an_exchange_gives_up_to_so_many_of_one_kind_for_one_other_kind() -> None:
    t = acting("fisher_fehu", "seer_pertho", "done", resources={BLUE: (5, 1, 6)})  # up to two
    assert "exchange wood food 2" in t.options(BLUE)
    assert t.why_not(BLUE, "exchange wood food 3") == ("too-much", "V-RUNE-6")
    assert t.why_not(BLUE, "exchange food wood 2") == ("not-enough", "V-RUNE-6")
    assert t.why_not(BLUE, "exchange wood steel 2") == ("no-room", "V-GEN-5")
    assert t.why_not(BLUE, "exchange wood wood 1") == ("same-kind", "V-RUNE-6")
    t.answer(BLUE, "exchange wood food 2")
    assert t.has(BLUE) == (3, 3, 6)
    assert t.question() != "ExchangeSome"


@pytest.mark.rule("V-RUNE-7")
def test_the_fury_of_one_god_is_raised_or_lowered() -> None:
    t = acting("gothi_fehu", "seer_hagalaz", fury=(3, 2, 0))
    assert t.options(BLUE) == [
        "done",
        "fury_up fehu",
        "fury_up hagalaz",
        "fury_up pertho",
        "fury_down fehu",
        "fury_down hagalaz",
    ]
    assert t.why_not(BLUE, "fury_down pertho") == ("no-fury-left", "V-FURY-1")
    assert t.answer(BLUE, "fury_down fehu").fury() == (2, 2, 0)
    assert acting("gothi_fehu", "seer_hagalaz", fury=(3, 2, 0)).answer(BLUE, "fury_up pertho").fury() == (3, 2, 1)


@pytest.mark.rule("V-RUNE-8")
def test_no_card_has_an_icon_that_nobody_explains() -> None:
    assert not [name for name in ACTION_NAMES if "nature" in name]


# --- dedicating villages -------------------------------------------------------------------------------------


@pytest.mark.rule("V-DEDICATE-1")
def test_after_a_card_face_up_or_down_one_village_may_be_dedicated() -> None:
    t = sea(hands={BLUE: "shipwright_fehu", RED: "seer_fehu"}, villages={BLUE: 2})
    t.answer(BLUE, "play shipwright_fehu")
    assert t.options(BLUE) == ["done", *(f"dedicate {spot}" for spot in SPOT_NAMES)]
    t.answer(BLUE, "dedicate fehu")
    assert (t.player(BLUE)["villages"], t.asked()) == (1, (RED,))  # only one in each turn
    t = sea(hands={BLUE: "shipwright_fehu", RED: "seer_fehu"}, villages={BLUE: 1})
    t.answer(BLUE, "fight shipwright_fehu", "fight_for top_left")
    assert t.question() == "DedicateVillage"
    t.answer(BLUE, "done")
    assert (t.player(BLUE)["villages"], t.asked()) == (1, (RED,))


@pytest.mark.rule("V-DEDICATE-1")
def test_also_a_village_raided_in_this_turn_may_be_dedicated() -> None:
    t = sea(era=1, hands={BLUE: "raider_fehu"}, boats={BLUE: "F4"})
    t.answer(BLUE, "play raider_fehu", "sail_in F4", "dock_at A-B", "raid", "done")
    assert t.question() == "DedicateVillage"
    t = sea(hands={BLUE: "shipwright_fehu", RED: "seer_fehu"}).answer(BLUE, "play shipwright_fehu")
    assert t.asked() == (RED,)  # who has none is not asked


@pytest.mark.rule("V-DEDICATE-2")
def test_a_village_dedicated_to_a_god_raises_its_fury_by_two() -> None:
    t = sea(hands={BLUE: "shipwright_fehu", RED: "seer_fehu"}, villages={BLUE: 1}, fury=(1, 0, 0))
    t.answer(BLUE, "play shipwright_fehu", "dedicate hagalaz")
    assert t.fury() == (1, 2, 0)
    assert t.picture["dedicated"]["hagalaz"] == 1


@pytest.mark.rule("V-DEDICATE-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_place_has_room_for_as_many_villages_as_there_are_players(seats: int) -> None:
    t = sea(seats, villages={BLUE: 1}, dedicated={"first": seats, "second": seats - 1, "fehu": seats})
    t.answer(BLUE, t.options(BLUE)[0])
    assert t.offered(BLUE, "dedicate") == ["second", "third", "fourth", "hagalaz", "pertho"]
    assert t.why_not(BLUE, "dedicate first") == ("spot-full", "V-DEDICATE-3")
    assert t.why_not(BLUE, "dedicate fehu") == ("spot-full", "V-DEDICATE-3")
    t.answer(BLUE, "dedicate second")
    assert t.picture["dedicated"]["first"] == seats  # they stay where they are


@pytest.mark.rule("V-DEDICATE-4")
def test_the_actions_of_the_era_mat_are_sail_2_explore_1_harvest_3_and_build() -> None:
    for spot, question, n in (
        ("first", "ChooseBoat", ("moves", 2)),
        ("second", "ExploreOn", ("left", 1)),
        ("third", "HarvestSome", ("n", 3)),
        ("fourth", "BuildSomething", ("left", 1)),
    ):
        t = sea(hands={BLUE: "raider_fehu"}, villages={BLUE: 1}, settlers={BLUE: "A"}, resources={BLUE: (3, 3, 3)})
        t.answer(BLUE, "play raider_fehu", "done", f"dedicate {spot}")
        assert t.question() == question
        assert t.picture["agenda"][0][n[0]] == n[1]


@pytest.mark.rule("V-DEDICATE-4")
def test_what_the_action_costs_is_paid() -> None:
    t = sea(hands={BLUE: "raider_fehu"}, villages={BLUE: 1}, settlers={BLUE: "A"}, resources={BLUE: (3, 3, 3)})
    t.answer(BLUE, "play raider_fehu", "done", "dedicate fourth", "build_boat A-B")
    assert (t.has(BLUE), t.docked("A-B")) == ((0, 3, 3), BLUE)


@pytest.mark.rule("V-DEDICATE-5")
def test_villages_that_are_not_dedicated_are_worth_nothing() -> None:
    t = sea(villages={BLUE: 3}).answer(BLUE, "play shipwright_fehu", "done")
    assert t.match.over
    assert t.match.scores == [0, 0, 0]
