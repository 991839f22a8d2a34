"""Turns and boarding; selling cards. [W-ATTACK] [W-BOARD] [W-SELL]"""

from __future__ import annotations

import pytest
from tests.games.walhalla.land import BLACK, BLUE, CHANCE, RED, YELLOW, ending, land, sailing

import meadhall

pytestmark = pytest.mark.both


# --- turns ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-ATTACK-2")
def test_a_turn_is_draw_and_board_then_send_then_land() -> None:
    t = land(active=BLUE, terrain={"1.1": "wheat"})
    assert t.asked() == (CHANCE,)
    t.draw("red_2")
    assert (t.question(), t.asked()) == ("BoardPassenger", (RED,))
    t.answer(RED, "board middle")
    assert (t.question(), t.asked()) == ("BoardCrew", (BLUE,))
    t.answer(BLUE, "done")
    assert (t.question(), t.asked()) == ("SendShip", (BLUE,))
    t.answer(BLUE, "send fjord_2 bow")
    assert (t.question(), t.asked()) == ("LandViking", (RED,))
    t.answer(RED, "land peninsula_1").draw("hunt")
    assert (t.question(), t.asked()) == ("TurnUpShip", (CHANCE,))


@pytest.mark.rule("W-ATTACK-1", "W-ATTACK-3")
def test_a_game_has_three_attacks_of_twelve_ships_each() -> None:
    match = meadhall.new("walhalla", 4, seed=11)
    while not match.over:
        options = [match.game.vocabulary.answer(word).name for word in match.options(match.asked[0])]
        stays = [name for name in options if name == "done"]
        match.answer(match.asked[0], (stays or options)[0])  # nobody boards, so no Midgard is ever empty
    drawn = [event for event in match.record() if event.kind == "ship-drawn"]
    assert len(drawn) == 36
    assert [dict(event.arguments)["n"] for event in match.record() if event.kind == "attack-begins"] == [1, 2, 3]


@pytest.mark.rule("W-ATTACK-3")
def test_after_the_twelfth_ship_the_attack_is_over_though_vikings_are_left() -> None:
    t = land(ships={"fjord_1": 4, "fjord_2": 4, "fjord_3": 3}, kept=["blue_1"])
    t.draw("blue_1").answer(BLUE, "done", "send fjord_4 bow")
    assert t.picture["attack"] == 2


@pytest.mark.rule("W-ATTACK-4", "W-RULING-12")
def test_without_any_viking_in_midgard_the_attack_is_over_though_somebody_could_sell() -> None:
    t = sailing(BLUE, None, None, midgard=[0, 0, 0, 0], points=[0, 5, 0, 0], hands={RED: "hunt"})
    t.answer(BLUE, "send fjord_1 bow").draw("hunt")
    assert t.question() == "LayCards"


@pytest.mark.rule("W-ATTACK-4")
def test_one_viking_in_any_midgard_keeps_the_attack_going() -> None:
    t = sailing(BLUE, None, None, midgard=[0, 0, 0, 1], terrain={"1.1": "wheat"})
    t.answer(BLUE, "send fjord_1 bow")
    assert t.question() == "TurnUpShip"
    assert t.picture["attack"] == 1


# --- boarding ------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-BOARD-1", "W-BOARD-3")
def test_two_places_are_the_active_players_and_the_coloured_one_is_not() -> None:
    t = land().draw("red_2").answer(RED, "done")
    assert t.options(BLUE) == ["done", "board bow", "board stern", "board bow_stern"]
    assert t.why_not(BLUE, "board middle") == ("not-your-place", "W-BOARD-1")
    assert t.why_not(BLUE, "board all") == ("not-your-place", "W-BOARD-1")


@pytest.mark.rule("W-BOARD-1")
def test_the_coloured_place_is_for_the_player_of_that_colour_only() -> None:
    t = land().draw("yellow_1")
    assert t.asked() == (YELLOW,)
    assert t.options(YELLOW) == ["done", "board bow"]
    assert t.why_not(YELLOW, "board middle") == ("not-your-place", "W-BOARD-1")


@pytest.mark.rule("W-BOARD-2")
def test_the_owner_of_the_coloured_place_decides_before_the_active_player() -> None:
    t = land().draw("red_1")
    assert t.asked() == (RED,)
    t.answer(RED, "board bow")
    assert t.midgard(RED) == 6
    assert t.picture["aboard"] == [RED, None, None]
    assert t.asked() == (BLUE,)


@pytest.mark.rule("W-BOARD-2", "W-BOARD-3")
def test_all_boarding_is_optional() -> None:
    t = land().draw("red_1").answer(RED, "done").answer(BLUE, "done")
    assert t.picture["aboard"] == [None, None, None]
    assert t.question() == "SendShip"


@pytest.mark.rule("W-BOARD-3", "W-RULING-7")
def test_with_one_viking_the_active_player_chooses_any_of_his_places() -> None:
    for name, aboard in (("middle", [None, BLUE, None]), ("stern", [None, None, BLUE])):
        t = land().draw("red_1").answer(RED, "done").answer(BLUE, f"board {name}")
        assert t.picture["aboard"] == aboard
        assert t.midgard(BLUE) == 6


@pytest.mark.rule("W-BOARD-4")
def test_on_a_ship_of_his_own_colour_the_active_player_may_board_with_three() -> None:
    t = land().draw("blue_2")
    assert t.asked() == (BLUE,)
    assert len(t.options(BLUE)) == 8  # nobody, or any of seven sets of places
    t.answer(BLUE, "board all")
    assert t.picture["aboard"] == [BLUE, BLUE, BLUE]
    assert t.midgard(BLUE) == 4


@pytest.mark.rule("W-BOARD-5", "W-SETUP-5")
def test_the_place_of_a_missing_colour_stays_empty() -> None:
    t = land(3).draw("black_3")
    assert t.asked() == (BLUE,)
    assert t.options(BLUE) == ["done", "board bow", "board middle", "board bow_middle"]


@pytest.mark.rule("W-BOARD-6")
def test_nobody_boards_with_more_vikings_than_there_are_in_midgard() -> None:
    t = land(midgard=[1, 7, 7, 7]).draw("blue_1")
    assert t.options(BLUE) == ["done", "board bow", "board middle", "board stern"]
    assert t.why_not(BLUE, "board bow_middle") == ("too-many-for-midgard", "W-BOARD-6")


@pytest.mark.rule("W-BOARD-6")
def test_who_has_nobody_in_midgard_and_nothing_to_sell_is_not_asked() -> None:
    t = land(midgard=[0, 0, 7, 7]).draw("red_1")
    assert (t.question(), t.asked()) == ("SendShip", (BLUE,))


# --- selling -------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-SELL-1", "W-BOARD-6")
def test_a_card_and_a_point_bring_a_viking_from_asgard_on_ones_own_ship() -> None:
    t = land(midgard=[0, 7, 7, 7], points=[3, 0, 0, 0], hands={BLUE: "hunt shield"}).draw("red_1")
    t.answer(RED, "done")
    assert t.options(BLUE) == ["done", "sell hunt", "sell shield"]
    before = t.asgard(BLUE)
    t.answer(BLUE, "sell shield", "board stern")
    assert (t.points(BLUE), t.part(BLUE, "sold")) == (2, -1)
    assert t.hand(BLUE) == {"hunt": 1}
    assert t.picture["discard"] == {"shield": 1}
    assert (t.asgard(BLUE), t.midgard(BLUE)) == (before - 1, 0)
    assert t.picture["aboard"] == [None, None, BLUE]


@pytest.mark.rule("W-SELL-1", "W-RULING-30")
def test_a_passenger_may_sell_too_and_the_viking_boards_at_once() -> None:
    t = land(midgard=[7, 0, 7, 7], points=[0, 1, 0, 0], hands={RED: "attack"}).draw("red_3")
    assert t.options(RED) == ["done", "sell attack"]
    t.answer(RED, "sell attack")
    assert t.picture["aboard"] == [None, None, RED]
    assert (t.points(RED), t.hand(RED)) == (0, {})
    assert t.asked() == (BLUE,)


@pytest.mark.rule("W-SELL-1")
def test_who_has_a_viking_in_midgard_cannot_sell() -> None:
    t = land(midgard=[1, 7, 7, 7], points=[3, 0, 0, 0], hands={BLUE: "hunt"}).draw("blue_1")
    assert t.why_not(BLUE, "sell hunt") == ("sell-not-empty", "W-SELL-1")


@pytest.mark.rule("W-RULING-30")
def test_the_viking_that_was_paid_for_must_board() -> None:
    t = land(midgard=[0, 7, 7, 7], points=[3, 0, 0, 0], hands={BLUE: "hunt"}).draw("blue_1").answer(BLUE, "sell hunt")
    assert t.options(BLUE) == ["board bow", "board middle", "board stern"]
    assert t.why_not(BLUE, "done") == ("must-board-sold", "W-RULING-30")


@pytest.mark.rule("W-RULING-11")
def test_who_boards_with_his_last_viking_may_sell_for_the_next_place() -> None:
    t = land(midgard=[1, 7, 7, 7], points=[3, 0, 0, 0], hands={BLUE: "hunt hunt"}).draw("blue_1")
    t.answer(BLUE, "board bow")
    assert t.options(BLUE) == ["done", "sell hunt"]
    t.answer(BLUE, "sell hunt", "board middle")
    assert t.options(BLUE) == ["done", "sell hunt"]
    t.answer(BLUE, "sell hunt")
    assert t.picture["aboard"] == [BLUE, BLUE, BLUE]
    assert (t.points(BLUE), t.question()) == (1, "SendShip")


@pytest.mark.rule("W-SELL-1", "W-RULING-32")
def test_several_cards_can_be_sold_before_boarding_a_card_and_a_point_each() -> None:
    t = land(midgard=[0, 7, 7, 7], points=[3, 0, 0, 0], hands={BLUE: "hunt hunt shield"}).draw("blue_1")
    before = t.asgard(BLUE)
    t.answer(BLUE, "sell hunt")
    assert t.options(BLUE) == ["board bow", "board middle", "board stern", "sell hunt", "sell shield"]
    t.answer(BLUE, "sell shield")
    assert (t.points(BLUE), t.part(BLUE, "sold"), t.hand(BLUE)) == (1, -2, {"hunt": 1})
    assert (t.asgard(BLUE), t.midgard(BLUE)) == (before - 2, 2)
    t.answer(BLUE, "board bow_stern")
    assert t.picture["aboard"] == [BLUE, None, BLUE]
    assert t.options(BLUE) == ["done", "sell hunt"]  # Midgard is empty again, and a place is free [W-RULING-11]


@pytest.mark.rule("W-RULING-30")
def test_vikings_brought_from_asgard_that_do_not_board_stay_in_midgard() -> None:
    t = land(midgard=[0, 7, 7, 7], points=[3, 0, 0, 0], hands={BLUE: "hunt hunt shield"}).draw("blue_1")
    t.answer(BLUE, "sell hunt", "sell hunt", "sell shield", "board middle")
    assert (t.midgard(BLUE), t.points(BLUE), t.question()) == (2, 0, "SendShip")
    assert t.picture["aboard"] == [None, BLUE, None]


@pytest.mark.rule("W-SELL-1", "W-RULING-30")
def test_a_passenger_may_bring_several_too_and_one_of_them_boards() -> None:
    t = land(midgard=[7, 0, 7, 7], points=[0, 2, 0, 0], hands={RED: "attack hunt"}).draw("red_3")
    t.answer(RED, "sell attack")
    assert t.options(RED) == ["board stern", "sell hunt"]
    assert t.why_not(RED, "board bow") == ("not-your-place", "W-BOARD-1")
    t.answer(RED, "sell hunt")  # with no card left there is nothing to choose, and one boards
    assert t.picture["aboard"] == [None, None, RED]
    assert (t.midgard(RED), t.points(RED), t.asked()) == (1, 0, (BLUE,))


@pytest.mark.rule("W-RULING-10")
def test_one_more_card_is_sold_only_while_it_can_be_paid_for() -> None:
    t = land(midgard=[0, 7, 7, 7], points=[1, 0, 0, 0], hands={BLUE: "hunt hunt"}).draw("blue_1")
    t.answer(BLUE, "sell hunt")
    assert t.options(BLUE) == ["board bow", "board middle", "board stern"]
    assert t.why_not(BLUE, "sell hunt") == ("sell-cannot-pay", "W-RULING-10")
    rich = land(midgard=[0, 7, 7, 7], points=[3, 0, 0, 0], hands={BLUE: "hunt hunt"}).draw("blue_1")
    rich.answer(BLUE, "sell hunt")
    assert rich.why_not(BLUE, "sell shield") == ("sell-no-card", "W-RULING-10")


@pytest.mark.rule("W-RULING-32")
def test_the_option_one_by_one_lets_each_viking_board_before_the_next_card_is_sold() -> None:
    hand = {BLUE: "hunt hunt"}
    t = land(midgard=[0, 7, 7, 7], points=[3, 0, 0, 0], hands=hand, selling="one_by_one").draw("blue_1")
    t.answer(BLUE, "sell hunt")
    assert t.why_not(BLUE, "sell hunt") == ("sell-one-at-a-time", "W-RULING-32")
    t.answer(BLUE, "board bow")
    assert t.options(BLUE) == ["done", "sell hunt"]


@pytest.mark.rule("W-RULING-10")
def test_nobody_sells_without_a_card_without_a_point_or_with_an_empty_asgard() -> None:
    no_card = land(midgard=[0, 7, 7, 7], points=[3, 0, 0, 0]).draw("blue_1")
    no_point = land(midgard=[0, 7, 7, 7], hands={BLUE: "hunt"}).draw("blue_1")
    no_asgard = land(midgard=[0, 7, 7, 7], walhalla=[14, 1, 1, 1], points=[3, 0, 0, 0], hands={BLUE: "hunt"})
    no_asgard.draw("blue_1")
    for t in (no_card, no_point, no_asgard):
        assert (t.question(), t.asked()) == ("SendShip", (BLUE,))


@pytest.mark.rule("W-RULING-10")
def test_who_cannot_sell_this_card_is_told_so() -> None:
    hand = {BLUE: "hunt hunt"}
    t = land(midgard=[1, 7, 7, 7], points=[1, 0, 0, 0], hands=hand).draw("blue_1").answer(BLUE, "board bow")
    assert t.why_not(BLUE, "sell shield") == ("sell-no-card", "W-RULING-10")
    assert t.why_not(BLUE, "board middle") == ("no-viking-in-midgard", "W-BOARD-6")
    assert t.why_not(BLUE, "land peninsula_1")[0] == "not-now"
    t.answer(BLUE, "sell hunt", "board middle")
    assert (t.points(BLUE), t.question()) == (0, "SendShip")  # without a point he is not even asked


@pytest.mark.rule("W-RULING-29")
def test_who_could_sell_some_card_is_asked_whatever_the_cards_are() -> None:
    for card in ("forest", "walhalla", "hunt"):
        t = land(midgard=[7, 0, 7, 7], points=[0, 1, 0, 0], hands={RED: card}).draw("red_3")
        assert t.asked() == (RED,)


@pytest.mark.rule("W-SELL-1")
def test_one_never_sells_below_no_points() -> None:
    t = land(midgard=[7, 0, 7, 7], points=[0, 0, 0, 0], hands={RED: "hunt"}).draw("red_3")
    assert t.asked() == (BLUE,)


@pytest.mark.rule("W-NEXT-4", "W-ATTACK-2")
def test_after_the_last_seat_the_first_has_the_turn() -> None:
    t = land(active=BLACK).draw("black_1").answer(BLACK, "done", "send fjord_1 bow").draw("blue_1")
    assert t.asked() == (BLUE,)
    assert ending(start=BLACK).picture["start_player"] == BLUE
