"""Battles, the Invaders, favor cards and the Fury of the gods. [V-BATTLE] [V-FURY]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vikings.sea import BLUE, CHANCE, GREEN, RED, YELLOW, clash, sea

import meadhall
from meadhall.games.vikings.table import on
from meadhall.games.vikings.table.names import CARD_NAMES

pytestmark = pytest.mark.both

# Nobody loses a Settler or gains anything by losing with these: the boon is offered, and that is all.
LOW, MIDDLE, HIGH = "helmsman_fehu", "scout_fehu", "raider_fehu"  # 2, 3 and 4


# --- starting and joining ------------------------------------------------------------------------------------


@pytest.mark.rule("V-BATTLE-1")
def test_who_starts_a_battle_chooses_the_favor_at_an_end_of_a_row() -> None:
    t = sea(hands={BLUE: HIGH, RED: "seer_fehu"}, top="favor_1 favor_2 favor_3 favor_4 favor_5")
    t.answer(BLUE, f"fight {HIGH}")
    assert t.options(BLUE) == [f"fight_for {end}" for end in ("top_left", "top_right", "bottom_left", "bottom_right")]
    assert t.why_not(BLUE, "done") == ("must-choose", "V-BATTLE-1")
    t.answer(BLUE, "fight_for top_right")
    assert t.row(0) == ["favor_1", "favor_2", "favor_3", "favor_4"]
    assert t.picture["battle"]["prize"]["favor"] == "favor_5"
    assert t.asked() == (RED,)


@pytest.mark.rule("V-BATTLE-1", "V-RULING-30")
def test_in_a_row_with_a_single_card_both_ends_are_this_card() -> None:
    t = sea(
        hands={BLUE: HIGH},
        top="favor_1",
        bottom="",
        favors={BLUE: "favor_2 favor_3 favor_4", RED: "favor_5 favor_6 favor_7", GREEN: "favor_8 favor_9 favor_10"},
    )
    t.answer(BLUE, f"fight {HIGH}")
    assert t.options(BLUE) == ["fight_for top_left"]
    assert t.why_not(BLUE, "fight_for bottom_left") == ("no-favor-there", "V-BATTLE-1")


@pytest.mark.rule("V-BATTLE-2")
def test_who_joins_chooses_no_favor() -> None:
    t = sea(active=RED, hands={RED: HIGH, GREEN: "seer_fehu"}, fighters={BLUE: LOW}, starter=BLUE, prize="favor_1")
    t.answer(RED, f"fight {HIGH}")
    assert (t.happened("battle-joined"), t.asked()) == ([(RED,)], (GREEN,))
    assert t.player(RED)["fighter"] == HIGH


@pytest.mark.rule("V-BATTLE-2")
def test_nobody_has_more_than_one_card_in_a_battle() -> None:
    t = sea(
        active=RED,
        hands={RED: "seer_fehu gothi_fehu", GREEN: "seer_pertho"},
        fighters={BLUE: LOW, RED: HIGH},
        starter=BLUE,
        prize="favor_1",
    )
    assert t.offered(RED, "fight") == []
    assert t.why_not(RED, "fight seer_fehu") == ("no-battle", "V-BATTLE-2")


@pytest.mark.rule("V-BATTLE-3")
def test_the_battle_is_resolved_at_the_beginning_of_the_next_turn_of_who_started_it() -> None:
    t = sea(hands={BLUE: f"{HIGH} scout_pertho", RED: f"{LOW} seer_pertho", GREEN: "shipwright_pertho"})
    t.answer(BLUE, f"fight {HIGH}", "fight_for top_left").answer(RED, f"fight {LOW}")
    assert t.happened("card-flipped") == []
    t.answer(GREEN, "play shipwright_pertho")
    assert t.happened("card-flipped") == [(BLUE, HIGH), (RED, LOW)]
    t.answer(RED, "done")
    assert (t.question(), t.asked()) == ("PlayCard", (BLUE,))


@pytest.mark.rule("V-BATTLE-3")
def test_without_a_turn_left_it_is_resolved_after_the_last_turn_of_all() -> None:
    t = sea(era=1, hands={BLUE: HIGH, RED: "shipwright_fehu gothi_fehu", GREEN: "shipwright_pertho"})
    t.answer(BLUE, f"fight {HIGH}", "fight_for top_left").answer(RED, "play shipwright_fehu")
    t.answer(GREEN, "play shipwright_pertho")
    assert t.happened("card-flipped") == []  # red has a turn left
    t.answer(RED, "play gothi_fehu").draw("seer_hagalaz")
    assert t.happened("battle-won") == [(BLUE,)]
    assert t.kinds().index("battle-won") < t.kinds().index("era-ends")


@pytest.mark.rule("V-BATTLE-17")
def test_there_is_never_more_than_one_battle_and_none_without_a_favor() -> None:
    favors = [f"favor_{3 * seat + 1} favor_{3 * seat + 2} favor_{3 * seat + 3}" for seat in range(4)]
    t = sea(4, hands={BLUE: HIGH}, favors=dict(enumerate(favors)))
    assert t.row(0) == t.row(1) == []
    assert t.options(BLUE) == [f"play {HIGH}"]
    assert t.why_not(BLUE, f"fight {HIGH}") == ("no-battle", "V-BATTLE-17")


# --- strength and steel --------------------------------------------------------------------------------------


@pytest.mark.rule("V-BATTLE-4")
def test_the_highest_strength_wins() -> None:
    t = clash({BLUE: LOW, RED: HIGH, GREEN: MIDDLE})
    assert t.happened("strength-is") == [(BLUE, LOW, 2), (RED, HIGH, 4), (GREEN, MIDDLE, 3)]
    assert t.happened("battle-won") == [(RED,)]


@pytest.mark.rule("V-BATTLE-4")
def test_boosts_are_counted() -> None:
    t = clash({BLUE: "smith_fehu", RED: HIGH}, resources={BLUE: (0, 0, 4)})
    assert t.happened("battle-won") == [(BLUE,)]


@pytest.mark.rule("V-BATTLE-5")
def test_steel_on_the_card_must_be_paid() -> None:
    t = clash({BLUE: "berserker_fehu", RED: LOW}, resources={BLUE: (0, 0, 3)})
    assert t.happened("paid") == [(BLUE, "steel", 2)]
    assert t.happened("battle-won") == [(BLUE,)]


@pytest.mark.rule("V-BATTLE-5")
def test_who_cannot_pay_takes_no_part_and_keeps_the_card_face_up() -> None:
    t = clash({BLUE: "berserker_hagalaz", RED: LOW, GREEN: MIDDLE}, resources={BLUE: (7, 7, 1)})
    assert t.happened("cannot-pay") == [(BLUE, "berserker_hagalaz")]
    assert t.happened("battle-won") == [(GREEN,)]
    t.answer(RED, "done")
    assert t.happened("battle-lost") == [(RED, "fehu")]  # no boon for blue
    assert t.fury() == (1, 0, 0)  # and no Fury
    assert (t.player(BLUE)["row"], t.has(BLUE)) == (["berserker_hagalaz"], (7, 7, 1))


@pytest.mark.rule("V-RULING-29", "V-BATTLE-5")
def test_all_steel_is_paid_before_strengths_are_counted() -> None:
    t = clash({BLUE: LOW, RED: "berserker_fehu", GREEN: "shieldmaiden_fehu"}, resources={RED: (0, 0, 2)})
    kinds = t.kinds()
    assert t.happened("paid") == [(RED, "steel", 2), (GREEN, "steel", 1)]  # clockwise from who started it
    assert max(k for k, kind in enumerate(kinds) if kind == "paid") < kinds.index("strength-is")


@pytest.mark.rule("V-BATTLE-16", "V-VARIANT-7")
@pytest.mark.parametrize("alone", [True, False])
def test_if_only_one_of_several_can_pay_this_one_meets_the_invaders_unless_agreed_otherwise(alone: bool) -> None:
    t = clash({BLUE: "berserker_fehu", RED: LOW}, resources={BLUE: (0, 0, 0)}, lone_payer=alone)
    if alone:
        assert (t.question(), t.asked()) == ("DrawInvader", (CHANCE,))
        t.draw("seer_pertho")
    assert t.happened("battle-won") == [(RED,)]
    assert bool(t.picture["invaders"]) == alone


@pytest.mark.rule("V-VARIANT-7", "V-BATTLE-10")
def test_who_was_alone_from_the_beginning_meets_the_invaders_in_any_case() -> None:
    t = clash({BLUE: HIGH}, lone_payer=False)
    assert t.question() == "DrawInvader"


@pytest.mark.rule("V-BATTLE-16")
def test_if_nobody_can_pay_the_favor_goes_back() -> None:
    t = clash(
        {BLUE: "berserker_fehu", RED: "berserker_hagalaz"},
        resources={BLUE: (0, 0, 0), RED: (0, 0, 1)},
        top="favor_2 favor_3",
        place="top_left",
    )
    assert t.row(0) == ["favor_1", "favor_2", "favor_3"]
    assert (t.fury(), t.question(), t.asked()) == ((0, 0, 0), "PlayCard", (BLUE,))


# --- winning -------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-BATTLE-6")
def test_the_winner_gains_the_bag_and_keeps_the_card_unseen_by_others() -> None:
    t = clash({BLUE: HIGH, RED: LOW}, resources={BLUE: (0, 7, 0)})
    assert t.player(BLUE)["favors"] == ["favor_1"]
    assert t.has(BLUE) == (2, 7, 0)  # two wood, and a food for which there is no room
    seen: Any = t.match.picture(RED)["players"]
    assert (seen[BLUE]["favors"], seen[BLUE]["favor_count"]) == (None, 1)


@pytest.mark.rule("V-BATTLE-7", "V-RULING-31")
def test_who_wins_a_fourth_favor_gains_its_bag_and_puts_one_of_the_four_back() -> None:
    t = clash({BLUE: HIGH, RED: LOW}, favors={BLUE: "favor_2 favor_3 favor_4"}, top="favor_5", prize="favor_1")
    assert t.has(BLUE) == (4, 4, 2)
    assert (t.question(), t.asked()) == ("ReturnFavor", (BLUE,))
    assert len(t.options(BLUE)) == 16  # any of four at any of four ends
    assert t.why_not(BLUE, "done") == ("must-give-back", "V-BATTLE-7")
    assert t.why_not(BLUE, "give_back favor_9 top_left") == ("not-your-favor", "V-BATTLE-7")
    t.answer(BLUE, "give_back favor_1 top_right")
    assert t.row(0) == ["favor_5", "favor_1"]
    assert t.player(BLUE)["favors"] == ["favor_2", "favor_3", "favor_4"]


@pytest.mark.rule("V-BATTLE-7")
def test_an_empty_row_has_no_two_ends() -> None:
    favors = {BLUE: "favor_2 favor_3 favor_4", RED: "favor_5 favor_6 favor_7"}
    t = clash({BLUE: HIGH, RED: LOW}, favors=favors, top="", bottom="favor_8 favor_9 favor_10")
    assert t.offered(BLUE, "give_back")[:3] == ["favor_1 top_left", "favor_1 bottom_left", "favor_1 bottom_right"]
    assert t.why_not(BLUE, "give_back favor_1 top_right") == ("one-end-only", "V-BATTLE-7")


@pytest.mark.rule("V-BATTLE-7", "V-VARIANT-11")
@pytest.mark.parametrize("up", [True, False])
def test_a_favor_that_is_put_back_lies_face_up_unless_agreed_otherwise(up: bool) -> None:
    t = clash({BLUE: HIGH, RED: LOW}, favors={BLUE: "favor_2 favor_3 favor_4"}, return_up=up)
    t.answer(BLUE, "give_back favor_3 bottom_left")
    for seat in range(3):
        seen: Any = t.match.picture(seat)["favor_rows"]
        assert seen[1][0]["favor"] == ("favor_3" if up or seat == BLUE else None)
    assert t.picture["favor_rows"][1][0]["known_to"] == ([] if up else [BLUE])


@pytest.mark.rule("V-VARIANT-11")
def test_a_favor_put_back_face_down_can_be_won_again_by_somebody_who_does_not_know_it() -> None:
    t = clash(
        {BLUE: HIGH, RED: LOW},
        favors={BLUE: "favor_2 favor_3 favor_4"},
        return_up=False,
        hands={BLUE: "berserker_fehu"},
    )
    t.answer(BLUE, "give_back favor_3 bottom_left").answer(RED, "done")
    t.answer(BLUE, "fight berserker_fehu", "fight_for bottom_left").draw("seer_hagalaz")
    assert t.happened("prize-chosen-unseen") == [(BLUE, "bottom_left")]
    assert "favor_3" in t.player(BLUE)["favors"] or t.question() == "ReturnFavor"


@pytest.mark.rule("V-VARIANT-4")
def test_with_favors_face_down_a_card_is_first_seen_by_who_wins_it() -> None:
    t = clash({BLUE: HIGH, RED: LOW}, favors_up=False, prize="unseen")
    assert t.row(0)[0] is None
    assert (t.question(), t.asked()) == ("WinFavor", (CHANCE,))
    t.draw("favor_7")
    assert t.player(BLUE)["favors"] == ["favor_7"]
    seen = [event for event in t.match.record() if event.kind == "favor-seen"]
    assert [event.audience for event in seen] == [1 << BLUE]


@pytest.mark.rule("V-VARIANT-4")
def test_with_favors_face_up_all_see_what_is_fought_for() -> None:
    t = sea(hands={BLUE: HIGH}, top="favor_4", era=1).answer(BLUE, f"fight {HIGH}", "fight_for top_left")
    assert t.happened("prize-chosen") == [(BLUE, "top_left", "favor_4")]
    t = sea(hands={BLUE: HIGH}, favors_up=False, era=1).answer(BLUE, f"fight {HIGH}", "fight_for top_left")
    assert t.happened("prize-chosen-unseen") == [(BLUE, "top_left")]


# --- losing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-BATTLE-8", "V-RULING-3")
def test_losers_may_use_the_boon_clockwise_from_the_starter_and_then_fury_rises() -> None:
    t = clash({BLUE: "raider_pertho", RED: "helmsman_hagalaz", GREEN: "helmsman_fehu"}, starter=GREEN)
    assert (t.question(), t.asked(), t.fury()) == ("UseTheBoon", (GREEN,), (0, 0, 0))  # of Odin
    t.answer(GREEN, "use_boon", "draw").draw("seer_fehu")
    t.answer(GREEN, "discard seer_fehu", "harvest 1 0 0")
    assert t.fury() == (1, 0, 0)
    assert (t.question(), t.asked()) == ("UseTheBoon", (RED,))
    t.answer(RED, "done")
    assert t.fury() == (1, 1, 0)  # whether the boon was used or not
    assert t.happened("boon-used") == [(GREEN, "odin")]


@pytest.mark.rule("V-BATTLE-9")
def test_if_the_highest_is_tied_nobody_wins_and_all_are_losers() -> None:
    t = clash(
        {BLUE: "raider_fehu", RED: "raider_pertho", GREEN: LOW},
        top="favor_2 favor_3",
        place="top_left",
        prize="favor_1",
    )
    assert t.happened("battle-tied") == [(4,)]
    assert t.row(0) == ["favor_1", "favor_2", "favor_3"]
    for seat in (BLUE, RED, GREEN):
        assert t.asked() == (seat,)
        t.answer(seat, "done")
    assert t.fury() == (2, 0, 1)
    assert t.happened("battle-won") == []


@pytest.mark.rule("V-BATTLE-9", "V-RULING-30")
def test_the_favor_goes_back_to_the_end_it_was_taken_from() -> None:
    t = clash({BLUE: "raider_fehu", RED: "raider_pertho"}, bottom="favor_2 favor_3", place="bottom_right")
    assert t.row(1) == ["favor_2", "favor_3", "favor_1"]


# --- the invaders --------------------------------------------------------------------------------------------


@pytest.mark.rule("V-BATTLE-10")
def test_who_is_alone_meets_the_top_viking_card_which_stays_for_the_whole_game() -> None:
    t = clash({BLUE: HIGH}, invaders="seer_fehu")
    assert (t.question(), t.asked()) == ("DrawInvader", (CHANCE,))
    t.draw("helmsman_pertho")
    assert t.picture["invaders"] == ["seer_fehu", "helmsman_pertho"]
    assert t.happened("invaders-come") == [("helmsman_pertho", 2)]


@pytest.mark.rule("V-BATTLE-11")
@pytest.mark.parametrize(
    ("invader", "earlier", "strength"),
    [
        ("berserker_fehu", "", 7),  # whose steel they pay
        ("gothi_fehu", "", 1),
        ("gothi_fehu", "seer_pertho seer_hagalaz", 1 + 2),  # runes of whichever kind is asked for
        ("champion_fehu", "seer_pertho seer_hagalaz", 2 * 2),
        ("smith_fehu", "", 1 + 1),
        ("smith_fehu", "seer_pertho seer_hagalaz", 1 + 3),  # the new one included
        ("scout_fehu", "seer_pertho seer_hagalaz", 3),
    ],
)
def test_the_strength_of_invaders_grows_with_their_stack(invader: str, earlier: str, strength: int) -> None:
    t = clash({BLUE: HIGH}, invaders=earlier).draw(invader)
    assert t.happened("invaders-come") == [(invader, strength)]


@pytest.mark.rule("V-BATTLE-12")
def test_if_the_invaders_win_the_favor_goes_back_and_one_is_a_loser() -> None:
    t = clash({BLUE: HIGH}, top="favor_2", place="top_left").draw("berserker_pertho")
    assert t.row(0) == ["favor_1", "favor_2"]
    assert (t.question(), t.asked()) == ("UseTheBoon", (BLUE,))
    t.answer(BLUE, "done")
    assert t.fury() == (1, 0, 0)


@pytest.mark.rule("V-BATTLE-13")
def test_who_beats_the_invaders_takes_the_favor_and_the_god_of_the_invader_is_furious() -> None:
    t = clash({BLUE: HIGH}).draw("helmsman_pertho")
    assert t.player(BLUE)["favors"] == ["favor_1"]
    assert (t.fury(), t.question()) == ((0, 0, 1), "PlayCard")  # and nobody uses a boon


@pytest.mark.rule("V-BATTLE-14")
def test_in_a_tie_with_the_invaders_both_lose() -> None:
    t = clash({BLUE: HIGH}, top="favor_2", place="top_left").draw("raider_pertho")
    assert t.row(0) == ["favor_1", "favor_2"]
    t.answer(BLUE, "use_boon", "draw").draw("seer_hagalaz").answer(BLUE, "discard seer_hagalaz", "done")
    assert t.fury() == (1, 0, 1)


@pytest.mark.rule("V-RULING-33")
def test_a_lone_fighter_for_whom_no_invader_is_left_wins() -> None:
    used = (HIGH, "scout_pertho", "shipwright_pertho")
    t = clash({BLUE: HIGH}, invaders=" ".join(card for card in CARD_NAMES[:48] if card not in used))
    assert t.happened("no-invaders") == [()]
    assert t.happened("battle-won") == [(BLUE,)]


@pytest.mark.rule("V-BATTLE-10", "V-DRAFT-5")
def test_with_an_empty_deck_an_invader_comes_from_the_discarded_cards() -> None:
    t = clash({BLUE: HIGH}, deck="")
    assert t.happened("cards-reshuffled") == [()]
    t.draw("helmsman_pertho")
    assert t.happened("battle-won") == [(BLUE,)]


@pytest.mark.rule("V-BATTLE-15")
def test_cards_that_fought_stay_face_up_and_their_runes_are_active() -> None:
    t = clash({BLUE: HIGH, RED: "helmsman_hagalaz"}).answer(RED, "done")
    assert (t.player(BLUE)["row"], t.player(RED)["row"]) == ([HIGH], ["helmsman_hagalaz"])
    assert (t.runes(BLUE), t.runes(RED)) == ((1, 0, 0), (0, 1, 0))
    assert t.picture["battle"] is None


# --- rulings about battles -----------------------------------------------------------------------------------


@pytest.mark.rule("V-RULING-28")
def test_entering_needs_a_battle_in_which_one_has_no_card_yet() -> None:
    t = sea(hands={BLUE: "berserker_fehu", RED: "seer_pertho"}, rows={BLUE: "seer_fehu"})
    t.answer(BLUE, "play berserker_fehu", "done")
    assert t.asked() == (RED,)  # it never starts one
    t = sea(
        hands={BLUE: "berserker_fehu", RED: "seer_pertho"},
        rows={BLUE: "seer_fehu"},
        fighters={BLUE: "scout_fehu", RED: "scout_hagalaz"},
        starter=RED,
        prize="favor_1",
    )
    t.answer(BLUE, "play berserker_fehu", "done")
    assert t.question() != "EnterBattle"


@pytest.mark.rule("V-RULING-28")
def test_a_card_that_entered_counts_as_no_rune_but_everybody_knows_it() -> None:
    t = sea(
        4,
        hands={BLUE: "berserker_fehu", RED: "seer_pertho", YELLOW: "seer_hagalaz"},
        rows={BLUE: "seer_fehu"},
        fighters={YELLOW: "scout_hagalaz"},
        starter=YELLOW,
        prize="favor_1",
    )
    t.answer(BLUE, "play berserker_fehu", "done")
    assert t.runes(BLUE) == (2, 0, 0)
    t.answer(BLUE, "enter_battle")
    assert t.runes(BLUE) == (1, 0, 0)
    told = [event for event in t.match.events(GREEN) if event.kind == "card-enters"]
    assert len(told) == 1
    seen: Any = t.match.picture(GREEN)
    known = {"owner": str(BLUE), "card": "berserker_fehu", "face_up": False, "strength": None}
    hidden = {"owner": str(YELLOW), "card": None, "face_up": False, "strength": None}
    assert seen["battle"]["fighters"] == [known, hidden]
    assert (seen["players"][BLUE]["entered"], seen["players"][YELLOW]["entered"]) == ("berserker_fehu", None)
    world = next(meadhall.worlds("vikings", t.match.view(GREEN), meadhall.Luck(1)))
    assert int(world.at[on.FIGHTER + BLUE]) - 1 == CARD_NAMES.index("berserker_fehu")


# --- fury ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-FURY-1")
def test_past_twenty_the_fury_goes_on_and_it_is_never_below_zero() -> None:
    t = sea(hands={BLUE: "shipwright_fehu"}, villages={BLUE: 1}, fury=(20, 0, 0))
    assert t.answer(BLUE, "play shipwright_fehu", "dedicate fehu").fury() == (22, 0, 0)
    t = sea(hands={BLUE: "gothi_fehu"}, rows={BLUE: "seer_hagalaz"}, fury=(0, 0, 0)).answer(BLUE, "play gothi_fehu")
    assert t.offered(BLUE, "fury_down") == []


@pytest.mark.rule("V-RULING-32")
def test_the_fury_never_rises_above_forty() -> None:
    t = sea(hands={BLUE: "shipwright_fehu"}, villages={BLUE: 1}, fury=(39, 0, 0))
    assert t.answer(BLUE, "play shipwright_fehu", "dedicate fehu").fury() == (40, 0, 0)


@pytest.mark.rule("V-FURY-2")
def test_the_fury_gives_nobody_points_by_itself() -> None:
    t = sea(fury=(40, 7, 3)).answer(BLUE, "play shipwright_fehu")
    assert t.match.scores == [0, 0, 0]
