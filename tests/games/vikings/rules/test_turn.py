"""Turns and cards. [V-TURN]"""

from __future__ import annotations

import pytest
from tests.games.vikings.sea import BLUE, GREEN, RED, Sea, sea

import meadhall
from meadhall.games.vikings.game import GAME

pytestmark = pytest.mark.both


@pytest.mark.rule("V-TURN-1")
def test_a_turn_is_the_battle_one_started_then_a_card_then_a_village() -> None:
    t = sea(
        active=GREEN,
        hands={BLUE: "shipwright_hagalaz", GREEN: "shipwright_pertho"},
        fighters={BLUE: "raider_fehu", RED: "helmsman_fehu"},
        starter=BLUE,
        prize="favor_1",
        villages={BLUE: 1},
    )
    t.answer(GREEN, "play shipwright_pertho")
    assert t.happened("battle-won") == [(BLUE,)]
    t.answer(RED, "done")  # no boon
    assert (t.question(), t.asked()) == ("PlayCard", (BLUE,))
    t.answer(BLUE, "play shipwright_hagalaz", "done")  # sails with nobody: it has a Fehu now
    assert (t.question(), t.asked()) == ("DedicateVillage", (BLUE,))


@pytest.mark.rule("V-TURN-2")
def test_exactly_one_card_of_the_hand_is_played_and_nobody_can_pass() -> None:
    t = sea(hands={BLUE: "shipwright_fehu seer_fehu", RED: "gothi_fehu"})
    assert t.why_not(BLUE, "done") == ("must-play", "V-TURN-2")
    assert t.why_not(BLUE, "play gothi_fehu") == ("card-not-in-hand", "V-TURN-2")
    assert t.why_not(BLUE, "fight gothi_fehu") == ("card-not-in-hand", "V-TURN-2")
    t.answer(BLUE, "play shipwright_fehu")
    assert (t.player(BLUE)["row"], t.player(BLUE)["hand"]) == (["shipwright_fehu"], ["seer_fehu"])
    assert t.asked() == (RED,)


@pytest.mark.rule("V-TURN-3")
def test_a_card_is_played_face_up_for_its_actions_or_face_down_for_a_battle() -> None:
    t = sea(hands={BLUE: "farmer_fehu"})
    assert t.options(BLUE) == ["play farmer_fehu", "fight farmer_fehu"]
    t.answer(BLUE, "fight farmer_fehu")
    assert t.question() == "ChoosePrize"
    assert (t.player(BLUE)["row"], t.player(BLUE)["fighter"]) == ([], "farmer_fehu")


@pytest.mark.rule("V-TURN-3", "V-GIANT-1")
def test_with_ragnarok_a_card_may_also_be_played_to_slay_a_giant() -> None:
    t = sea(ragnarok=True, hands={BLUE: "farmer_fehu"}, settlers={BLUE: "K K K"}, valkyries={BLUE: "fehu@K"})
    assert "slay farmer_fehu" in t.options(BLUE)
    t = sea(hands={BLUE: "farmer_fehu"}, settlers={BLUE: "A A A"})
    assert "slay farmer_fehu" not in t.options(BLUE)


@pytest.mark.rule("V-TURN-4")
def test_the_leader_action_comes_before_the_rune_action() -> None:
    t = sea(hands={BLUE: "helmsman_fehu"}, rows={BLUE: "scout_hagalaz"}, boats={BLUE: "F4"})
    t.answer(BLUE, "play helmsman_fehu")
    assert t.question() == "ChooseBoat"
    t.answer(BLUE, "done")
    assert t.question() == "HarvestSome"


@pytest.mark.rule("V-TURN-5")
@pytest.mark.parametrize(("row", "can"), [("", False), ("scout_fehu", True), ("scout_hagalaz", False)])
def test_the_rune_action_needs_as_many_active_runes_of_each_kind_as_the_card_shows(row: str, can: bool) -> None:
    t = sea(hands={BLUE: "raider_fehu"}, rows={BLUE: row}, settlers={RED: "A"})  # asks for two Fehu
    t.answer(BLUE, "play raider_fehu", "done")
    assert (t.question() == "SmiteSettler") == can
    if can:  # runes are not spent
        assert t.runes(BLUE) == (2, 0, 0)


@pytest.mark.rule("V-TURN-5", "V-TURN-9")
def test_a_card_that_asks_for_three_kinds_needs_all_of_them() -> None:
    t = sea(hands={BLUE: "seer_fehu"}, rows={BLUE: "scout_hagalaz"})
    t.answer(BLUE, "play seer_fehu")
    assert t.match.over  # no rune action, and no cards left in the last era
    t = sea(hands={BLUE: "seer_fehu"}, rows={BLUE: "scout_hagalaz scout_pertho"})
    t.answer(BLUE, "play seer_fehu")
    assert t.question() == "HarvestSome"


@pytest.mark.rule("V-TURN-6")
def test_active_runes_are_those_face_up_in_the_row_and_on_islands() -> None:
    t = sea(rows={BLUE: "scout_fehu seer_pertho"}, settlers={BLUE: "A C"}, held={BLUE: "A C"})
    assert t.runes(BLUE) == (2, 1, 1)
    assert t.runes(RED) == (0, 0, 0)


@pytest.mark.rule("V-TURN-6")
def test_a_rune_of_an_island_serves_a_rune_action() -> None:
    t = sea(hands={BLUE: "helmsman_fehu"}, settlers={BLUE: "C"})  # asks for Hagalaz
    t.answer(BLUE, "play helmsman_fehu", "done")
    assert t.question() == "HarvestSome"


@pytest.mark.rule("V-TURN-7")
def test_the_chieftain_begins_and_it_goes_clockwise_until_all_hands_are_empty() -> None:
    t = sea(
        era=1,
        chieftain=RED,
        hands={seat: f"shipwright_{rune} gothi_{rune}" for seat, rune in enumerate(("fehu", "hagalaz", "pertho"))},
        agenda=[{"step": "BeginTurn", "seat": RED}],
    )
    order = []
    while t.question() == "PlayCard":
        seat = t.asked()[0]
        order.append(seat)
        t.answer(seat, t.options(seat)[0])
    assert order == [RED, GREEN, BLUE, RED, GREEN, BLUE]
    assert t.happened("era-ends") == [(1,)]


@pytest.mark.rule("V-TURN-7")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_turn_after_a_draft_is_the_chieftains(seed: int) -> None:
    t = Sea(meadhall.new("vikings", 3, seed=seed))
    while t.question() != "PlayCard":
        t.match.answer(t.asked()[0], t.match.options(t.asked()[0])[0])
    assert t.asked() == (t.picture["chieftain"],)


@pytest.mark.rule("V-TURN-8", "V-SCORE-3")
def test_runes_of_favor_cards_are_passive() -> None:
    t = sea(hands={BLUE: "raider_fehu"}, favors={BLUE: "favor_4"}, settlers={RED: "A"})  # two Fehu
    assert t.runes(BLUE) == (0, 0, 0)
    t.answer(BLUE, "play raider_fehu", "done")
    assert t.question() != "SmiteSettler"


@pytest.mark.rule("V-TURN-9", "V-VARIANT-3")
@pytest.mark.parametrize("own", [True, False])
def test_the_rune_of_a_card_counts_for_its_own_rune_action_if_that_is_agreed(own: bool) -> None:
    t = sea(hands={BLUE: "raider_fehu"}, rows={BLUE: "scout_fehu"}, settlers={RED: "A"}, own_rune=own)
    t.answer(BLUE, "play raider_fehu", "done")
    assert (t.question() == "SmiteSettler") == own


@pytest.mark.rule("V-VARIANT-3")
def test_without_its_own_rune_a_card_needs_another_of_the_kind() -> None:
    t = sea(hands={BLUE: "raider_fehu"}, rows={BLUE: "scout_fehu seer_fehu"}, settlers={RED: "A"}, own_rune=False)
    t.answer(BLUE, "play raider_fehu", "done")
    assert t.question() == "SmiteSettler"


@pytest.mark.rule("V-TURN-9")
def test_a_card_face_down_counts_for_nothing() -> None:
    t = sea(hands={BLUE: "raider_fehu"}, fighters={BLUE: "scout_fehu"}, starter=BLUE, prize="favor_1")
    assert t.runes(BLUE) == (0, 0, 0)


@pytest.mark.rule("V-TURN-10")
def test_leader_action_and_rune_action_may_be_skipped() -> None:
    t = sea(hands={BLUE: "helmsman_fehu", RED: "seer_fehu"}, rows={BLUE: "scout_hagalaz"}, boats={BLUE: "F4"})
    t.answer(BLUE, "play helmsman_fehu", "done", "done")
    assert (t.has(BLUE), t.boats(BLUE, "F4"), t.asked()) == ((2, 3, 2), 1, (RED,))


@pytest.mark.rule("V-TURN-10", "V-RUNE-3")
def test_draw_and_replace_may_be_skipped_too() -> None:
    t = sea(hands={BLUE: "skald_fehu farmer_fehu", RED: "seer_fehu"}, rows={BLUE: "seer_pertho"})
    t.answer(BLUE, "play skald_fehu", "done")
    assert (t.question(), t.options(BLUE)) == ("MayDraw", ["done", "draw"])
    t.answer(BLUE, "done")
    assert (t.player(BLUE)["hand"], t.picture["discard"], t.asked()) == (["farmer_fehu"], [], (RED,))


@pytest.mark.rule("V-TURN-11")
def test_what_cannot_be_done_is_skipped_and_the_card_may_be_played_all_the_same() -> None:
    t = sea(hands={BLUE: "scout_fehu", RED: "seer_fehu"}, rows={BLUE: "scout_hagalaz"})  # nobody who could explore
    t.answer(BLUE, "play scout_fehu")
    assert t.asked() == (RED,)
    assert t.player(BLUE)["row"] == ["scout_fehu", "scout_hagalaz"]


@pytest.mark.rule("V-TURN-12")
def test_a_viking_card_shows_rune_strength_leader_action_and_what_its_rune_action_asks_for() -> None:
    cards = GAME.facts({"facts": None})
    assert cards.number("viking", "berserker", "strength") == 7
    assert cards.number("viking", "berserker", "steel") == 2
    assert cards.word("viking", "berserker", "leader") == "sail"
    assert cards.words("viking", "berserker", "needs") == ("own", "own")
    assert cards.word("viking", "berserker", "rune_action") == "enter_battle"


@pytest.mark.rule("V-TURN-13")
def test_a_main_action_works_alike_as_leader_action_rune_action_and_dedication() -> None:
    as_leader = sea(hands={BLUE: "raider_fehu"}, boats={BLUE: "F4"})
    as_leader.answer(BLUE, "play raider_fehu")
    as_rune_action = sea(hands={BLUE: "shipwright_fehu"}, rows={BLUE: "scout_pertho"}, boats={BLUE: "F4"})
    as_rune_action.answer(BLUE, "play shipwright_fehu")
    dedicated = sea(hands={BLUE: "shipwright_fehu"}, villages={BLUE: 1}, boats={BLUE: "F4"})
    dedicated.answer(BLUE, "play shipwright_fehu", "dedicate first")
    for t in (as_leader, as_rune_action, dedicated):
        assert t.picture["agenda"][0] == {"step": "ChooseBoat", "seat": BLUE, "moves": 2, "crew": 2}
        t.answer(BLUE, "sail_in F4", "sail_to F3", "dock_at A-D")
        assert t.offered(BLUE, "deploy") == ["A 1", "A 2"]
