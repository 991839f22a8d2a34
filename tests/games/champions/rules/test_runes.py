"""Runes: each at its moment, taken, declined and not a second time. [C-RUNE]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.champions.table import CHANCE, Table, table

import meadhall
from meadhall.games.champions.table.names import NAMES

pytestmark = pytest.mark.both
ENEMY = NAMES["enemy"].index
JOURNEY = NAMES["journey"].index
ANY_TIME = ("gifts", "knowledge", "success", "wealth")
OWN_MOMENT = {  # and the rules that say when
    "glory": "C-RUNE-3",
    "healing": "C-RUNE-4",
    "journey": "C-RUNE-5",
    "potential": "C-RUNE-7",
    "reaction": "C-RUNE-8",
    "true_vision": "C-RUNE-10",
}


def holding(*runes: str, **what: Any) -> dict[str, Any]:
    """The words for a table at which seat 0 holds runes, and a destiny that scores with coins."""
    return {"runes": [" ".join(runes), *[""] * (what.get("seats", 2) - 1)], **what}


# --- C-RUNE-1 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-RUNE-1")
@pytest.mark.parametrize("rune", NAMES["rune"])
def test_a_rune_lies_face_up_before_its_owner(rune: str) -> None:
    t = table(runes=[rune, ""])
    assert t.picture(1)["players"][0]["runes"] == [rune]
    assert t.picture(meadhall.SPECTATOR)["players"][0]["runes"] == [rune]


@pytest.mark.rule("C-RUNE-1", "C-RULING-17")
@pytest.mark.parametrize("rune", ANY_TIME)
def test_a_rune_for_any_time_is_offered_with_an_own_decision_and_only_once(rune: str) -> None:
    t = table(runes=[rune, ""], destinies=["prosperous", ""])
    assert t.may(0, f"use_rune {rune}")
    assert t.why_not(1, f"use_rune {rune}") == "C-GEN-4"
    t.answer(0, f"use_rune {rune}")
    assert t.used(0) == [rune]
    t.until("PlaceWorker")
    assert t.asked == (0,)
    assert t.player(0)["runes"] == [rune]
    assert t.why_not(0, f"use_rune {rune}") == "C-RUNE-1"


@pytest.mark.rule("C-RUNE-1")
@pytest.mark.parametrize("rune", ANY_TIME)
def test_a_rune_of_another_player_cannot_be_used(rune: str) -> None:
    t = table(runes=["", rune], destinies=["prosperous", "prepared"])
    assert t.why_not(0, f"use_rune {rune}") == "C-RUNE-1"
    assert t.reason(0, f"use_rune {rune}") == "rune-not-held"


@pytest.mark.rule("C-RUNE-1")
@pytest.mark.parametrize(("rune", "rule"), OWN_MOMENT.items())
def test_a_rune_with_its_own_moment_is_not_offered_at_others(rune: str, rule: str) -> None:
    t = table(runes=[rune, ""])
    assert not t.may(0, f"use_rune {rune}")
    assert (t.reason(0, f"use_rune {rune}"), t.why_not(0, f"use_rune {rune}")) == ("rune-not-now", rule)
    t = table(runes=["", rune])
    assert (t.reason(0, f"use_rune {rune}"), t.why_not(0, f"use_rune {rune}")) == ("rune-not-held", "C-RUNE-1")


@pytest.mark.rule("C-RUNE-1")
def test_a_rune_can_be_used_in_the_turn_in_which_it_was_taken() -> None:
    t = table(runesmith="wealth", coins=4, workers=[2, 0]).answer(0, "place runesmith", "take_rune wealth")
    t.answer(0, "use_rune wealth")
    assert t.coins(0) == 8


@pytest.mark.rule("C-RUNE-1")
@pytest.mark.parametrize(("used", "problem"), [(["gifts", ""], "position-flaw"), (["", "wealth"], "position-flaw")])
def test_a_rune_used_but_not_held_is_refused(used: list[str], problem: str) -> None:
    with pytest.raises(meadhall.BadPosition) as caught:
        table(runes=["wealth", ""], used=used)
    assert caught.value.id == problem


# --- Gifts ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-RUNE-2")
@pytest.mark.parametrize(
    ("goods", "got"),
    [
        (["food", "food", "food", "food"], (5, 1, 1)),
        (["food", "wood", "wood", "coins"], (2, 3, 2)),
        (["coins", "coins", "coins", "coins"], (1, 1, 5)),
    ],
)
def test_gifts_are_four_goods_in_any_mix(goods: list[str], got: tuple[int, int, int]) -> None:
    t = table(runes=["gifts", ""]).answer(0, "use_rune gifts", *(f"gift {good}" for good in goods))
    assert (t.food(0), t.wood(0), t.coins(0)) == got
    assert t.step == "PlaceWorker"


@pytest.mark.rule("C-RUNE-2", "C-RULING-26", "C-RULING-27")
def test_gifts_are_picked_in_one_order_and_all_four() -> None:
    t = table(runes=["gifts wealth", ""]).answer(0, "use_rune gifts", "gift wood")
    assert t.options(0) == ["gift wood", "gift coins"]
    assert t.why_not(0, "gift food") == "C-RULING-26"
    assert t.why_not(0, "done") == "C-RUNE-2"
    assert t.why_not(0, "use_rune wealth") == "C-RULING-27"


# --- Glory ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-RUNE-3", "C-RULING-7")
@pytest.mark.parametrize(
    ("monster", "glory"), [("great_wyrm_red", 13 + 6), ("serpent_spawn_red", 15 + 7), ("sea_wolf_red", 8 + 4)]
)
def test_glory_gives_half_the_glory_of_a_monster_rounded_down(monster: str, glory: int) -> None:
    t = table(runes=["glory", ""], bounty=[4, 0, 0], coins=0)
    t = t.sailing(ship="large_longship", sent="5 axes 3 food", monster=monster).roll("5 two_hits")
    assert t.options(0) == ["done", "use_rune glory"]
    t.answer(0, "use_rune glory")
    favor = {"great_wyrm_red": 2, "serpent_spawn_red": 3, "sea_wolf_red": 1}[monster]
    assert (t.glory(0), t.favor(0), t.coins(0)) == (glory, favor, 4)
    assert t.used(0) == ["glory"]


@pytest.mark.rule("C-RUNE-3")
@pytest.mark.parametrize(
    ("target", "enemy", "glory"), [("troll", "elder_troll_1", 7 + 3), ("draugr_left", "barrow_thrall_red", 3 + 1)]
)
def test_glory_works_on_trolls_and_draugr(target: str, enemy: str, glory: int) -> None:
    t = table(runes=["glory", ""]).fight(target, sent="4 axes", enemy=enemy).roll("4 two_hits")
    t.answer(0, "use_rune glory")
    assert t.glory(0) == glory


@pytest.mark.rule("C-RUNE-3", "C-JOURNEY-4")
def test_glory_works_on_the_kraken() -> None:
    t = table(runes=["glory", ""]).sailing(sent="3 axes 2 food", journey="kraken_1").roll("two_hits hit blank")
    t.answer(0, "use_rune glory")
    assert t.glory(0) == 3 + 1


@pytest.mark.rule("C-RUNE-3", "C-RUNE-1")
def test_glory_can_be_kept_for_a_later_enemy_and_is_used_once() -> None:
    t = table(
        runes=["glory", ""],
        at="draugr_left",
        favor=0,
        longhouse="",
        draugr="barrow_thrall_red barrow_thrall_blue",
        fights=["0 at draugr_left with 3 axes", "0 at draugr_right with 3 axes"],
    )
    t.roll("3 hits").answer(0, "done")
    assert t.glory(0) == 3
    t.roll("3 hits").answer(0, "use_rune glory")
    assert t.glory(0) == 3 + 4


@pytest.mark.rule("C-RUNE-3")
def test_glory_is_not_offered_when_the_warriors_are_beaten_or_to_others() -> None:
    t = table(runes=["glory", ""]).fight("troll", sent="1 sword", enemy="elder_troll_1").roll("blank")
    assert t.step == "TurnUpTroll"
    t = table(runes=["", "glory"]).fight("draugr_left", sent="2 axes", enemy="barrow_thrall_red").roll("2 hits")
    assert t.step == "TurnUpTroll"


# --- Healing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-RUNE-4", "C-RULING-5")
def test_healing_negates_the_losses_of_one_round() -> None:
    t = table(runes=["healing", ""]).fight("troll", sent="3 swords", enemy="elder_troll_1").roll("hit 2 blanks")
    assert t.options(0) == ["done", "use_rune healing"]
    t.answer(0, "use_rune healing")
    assert t.dice_in_the_air == "3 swords"
    assert t.damage == 1
    t.roll("shield 2 blanks")
    assert t.dice_in_the_air == "1 sword"


@pytest.mark.rule("C-RUNE-4")
def test_healing_declined_is_offered_again_in_the_next_round() -> None:
    t = table(runes=["healing", ""]).fight("troll", sent="3 swords", enemy="hill_troll_1")
    t.roll("3 blanks").answer(0, "done")
    assert t.dice_in_the_air == "2 swords"
    t.roll("2 blanks")
    assert t.may(0, "use_rune healing")


@pytest.mark.rule("C-RUNE-4", "C-RESOLVE-2")
def test_healing_is_not_offered_in_the_hunt() -> None:
    t = table(runes=["healing", ""]).hunting(0).roll("blank")
    assert t.step == "TurnUpTroll"


@pytest.mark.rule("C-RULING-5")
def test_healing_is_declared_after_the_roll_and_before_the_blows() -> None:
    t = table(runes=["healing", ""], favor=1).fight("troll", sent="3 swords 1 axe", enemy="elder_troll_1")
    t.roll("4 blanks")
    assert t.may(0, "use_rune healing")
    t.answer(0, "done")
    assert t.step == "TakeLosses"
    assert (t.reason(0, "use_rune healing"), t.why_not(0, "use_rune healing")) == ("blows-are-struck", "C-RULING-5")


@pytest.mark.rule("C-RULING-5", "C-RULING-6")
def test_by_an_option_healing_waits_for_favor_too() -> None:
    t = table(runes=["healing", ""], favor=1, roll_runes="after_favor")
    t = t.fight("troll", sent="2 swords 1 axe", enemy="elder_troll_1").roll("3 blanks")
    assert (t.reason(0, "use_rune healing"), t.why_not(0, "use_rune healing")) == ("rune-after-favor", "C-RULING-6")
    t.answer(0, "done")
    assert t.may(0, "use_rune healing")
    t.answer(0, "done")
    assert t.happened("warriors-beaten") == [(0, ENEMY("elder_troll_1"))]


# --- Journey --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-RUNE-5")
def test_the_journey_rune_replaces_the_card_with_the_next_of_the_deck() -> None:
    t = table(runes=["journey", ""]).sailing(sent="3 axes 2 food", journey="whirlpool_1")
    assert t.options(0) == ["done", "use_rune journey"]
    t.answer(0, "use_rune journey")
    assert t.asked == (CHANCE,)
    assert "draw_journey whirlpool_1" not in t.options(CHANCE)
    t.draw("all_quiet_1")
    assert t.dice_in_the_air == "3 axes"
    assert t.discards("journeys") == ["whirlpool_1"]
    assert t.discards("journeys_face_up") == ["all_quiet_1"]
    assert t.used(0) == ["journey"]


@pytest.mark.rule("C-RUNE-5")
def test_the_new_journey_applies_even_if_it_is_worse() -> None:
    t = table(runes=["journey", ""]).sailing(sent="3 axes 2 food", journey="all_quiet_1")
    t.answer(0, "use_rune journey").draw("lost_1")
    assert t.options(0) == ["lose axe", "lose food"]


@pytest.mark.rule("C-RUNE-5")
def test_the_journey_rune_can_be_declined() -> None:
    t = table(runes=["journey", ""]).sailing(sent="3 axes 2 food", journey="whirlpool_1").answer(0, "done")
    assert t.dice_in_the_air == "2 axes"
    assert t.used(0) == []


@pytest.mark.rule("C-RULING-20")
def test_only_the_sailing_player_may_use_the_journey_rune() -> None:
    t = table(runes=["", "journey"]).sailing(sent="3 axes 2 food", journey="whirlpool_1")
    assert t.asked == (CHANCE,)
    assert t.dice_in_the_air == "2 axes"


@pytest.mark.rule("C-RUNE-5", "C-RULING-1")
def test_the_journey_rune_draws_from_the_shuffled_discards_not_from_the_board() -> None:
    t = table(
        runes=["journey", ""],
        at="shore_1",
        favor=0,
        longhouse="",
        journeys="whirlpool_1 face_down face_down",
        journey_deck="lost_1 lost_2",
        fights=["0 at shore_1 with 3 axes 2 food"],
    )
    t.answer(0, "use_rune journey")
    assert t.options(CHANCE) == ["draw_journey lost_1", "draw_journey lost_2"]  # the cards on the board
    t.draw("lost_1", "lost_2")
    assert t.happened("journeys-reshuffled") == [()]
    assert len(t.options(CHANCE)) == 16  # the card just discarded is among them
    assert "draw_journey lost_1" not in t.options(CHANCE)
    t.draw("all_quiet_1")
    assert t.dice_in_the_air == "3 axes"
    assert [t.shore(n)["journey"] for n in (2, 3)] == ["lost_1", "lost_2"]


# --- Knowledge ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-RUNE-6")
def test_knowledge_shows_all_face_down_journeys_in_secret() -> None:
    t = table(4, runes=["knowledge", "", "", ""], journeys="storm_1 face_down lost_1 kraken_1")
    t.answer(0, "use_rune knowledge").draw("whirlpool_2")
    seen = ["storm_1", "whirlpool_2", "lost_1", "kraken_1"]
    assert [shore["journey"] for shore in t.picture(0)["shores"]] == seen
    assert [shore["journey"] for shore in t.picture(1)["shores"]] == ["face_down"] * 4
    told = [(0, shore, JOURNEY(card)) for shore, card in enumerate(seen)]
    assert t.happened("journey-seen-as", seat=0) == told
    assert t.happened("journey-seen-as", seat=1) == []
    assert t.step == "PlaceWorker"


@pytest.mark.rule("C-RUNE-6")
def test_knowledge_does_not_show_the_deck() -> None:
    t = table(runes=["knowledge", ""], journeys="storm_1 lost_1 kraken_1").answer(0, "use_rune knowledge")
    assert t.picture(0)["decks"]["journeys"] == 15
    assert isinstance(t.picture(0)["decks"]["journeys"], int)


# --- Potential ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-RUNE-7", "C-RULING-6")
def test_potential_rerolls_all_blanks_once_in_combat() -> None:
    t = table(runes=["potential", ""]).fight("troll", sent="2 swords 1 spear 1 axe", enemy="elder_troll_1")
    t.roll("blank hit blank blank").answer(0, "use_rune potential")
    assert t.dice_in_the_air == "1 sword 1 spear 1 axe"
    t.roll("blank two_hits hit")
    assert t.happened("damage-dealt") == [(0, ENEMY("elder_troll_1"), 4)]
    assert t.used(0) == ["potential"]


@pytest.mark.rule("C-RUNE-7")
def test_potential_rerolls_all_blanks_in_the_hunt() -> None:
    t = table(runes=["potential", ""], longhouse=["2 swords", ""], food=0).hunting(0).roll("blank hit")
    t.answer(0, "use_rune potential").roll("two_hits")
    assert t.food(0) == 3


@pytest.mark.rule("C-RULING-6", "C-COMBAT-4")
def test_potential_may_be_used_before_favor_and_favor_after_it() -> None:
    t = table(runes=["potential", ""], favor=1).fight("troll", sent="2 spears", enemy="elder_troll_1")
    t.roll("blank shield")
    assert t.options(0) == ["done", "mark spear blank", "mark spear shield", "use_rune potential"]
    t.answer(0, "use_rune potential").roll("blank")
    assert t.options(0) == ["done", "mark spear blank", "mark spear shield"]
    t.answer(0, "mark spear blank", "reroll").roll("two_hits")
    assert t.happened("damage-dealt") == [(0, ENEMY("elder_troll_1"), 2)]


@pytest.mark.rule("C-RULING-6", "C-RESOLVE-4")
def test_potential_may_be_used_between_and_after_favors_in_the_hunt_too() -> None:
    t = table(runes=["potential", ""], longhouse=["2 swords", ""], food=0, favor=2).hunting(0).roll("2 blanks")
    t.answer(0, "mark sword blank", "reroll").roll("blank")
    assert t.may(0, "use_rune potential")
    t.answer(0, "mark sword blank", "reroll").roll("hit")
    assert t.options(0) == ["done", "use_rune potential"]  # the last favor is spent
    t.answer(0, "use_rune potential").roll("two_hits")
    assert t.food(0) == 3


@pytest.mark.rule("C-RULING-6", "C-RUNE-8")
def test_reaction_used_before_favor_holds_for_the_dice_rolled_again() -> None:
    t = table(runes=["reaction healing", ""], favor=1).fight("troll", sent="2 spears", enemy="elder_troll_1")
    t.roll("blank shield").answer(0, "use_rune reaction", "use_rune healing")
    t.answer(0, "mark spear blank", "reroll").roll("shield")
    assert t.happened("damage-dealt") == [(0, ENEMY("elder_troll_1"), 2)]
    assert t.dice_in_the_air == "2 spears"


@pytest.mark.rule("C-RULING-6")
def test_who_lets_a_roll_stand_is_asked_no_more_about_it() -> None:
    t = table(runes=["potential", ""], favor=1).fight("troll", sent="2 spears", enemy="hill_troll_1")
    t.roll("blank shield").answer(0, "done")
    assert t.dice_in_the_air == "2 spears"


@pytest.mark.rule("C-RULING-6")
def test_by_an_option_runes_wait_until_no_more_favor_is_spent() -> None:
    t = table(runes=["potential reaction", ""], favor=2, roll_runes="after_favor")
    t = t.fight("troll", sent="2 spears", enemy="elder_troll_1").roll("blank shield")
    for rune in ("potential", "reaction"):
        assert (t.reason(0, f"use_rune {rune}"), t.why_not(0, f"use_rune {rune}")) == (
            "rune-after-favor",
            "C-RULING-6",
        )
    t.answer(0, "mark spear blank", "reroll").roll("blank").answer(0, "done")
    assert t.options(0) == ["done", "use_rune potential", "use_rune reaction"]
    assert (t.reason(0, "reroll"), t.why_not(0, "mark spear blank")) == ("favor-was-done", "C-RULING-6")
    t.answer(0, "use_rune potential").roll("blank")
    assert t.options(0) == ["done", "use_rune reaction"]  # no more favor now
    t.answer(0, "use_rune reaction")
    assert t.happened("damage-dealt") == [(0, ENEMY("elder_troll_1"), 1)]


@pytest.mark.rule("C-RUNE-7", "C-RUNE-8", "C-RUNE-4")
def test_runes_after_a_roll_can_be_declined_and_are_offered_at_the_next() -> None:
    t = table(runes=["potential reaction healing", ""]).fight("troll", sent="2 spears", enemy="hill_troll_1")
    t.roll("2 blanks")
    assert t.options(0) == ["done", "use_rune healing", "use_rune potential", "use_rune reaction"]
    t.answer(0, "done").roll("blank")
    assert t.options(0) == ["done", "use_rune healing", "use_rune potential", "use_rune reaction"]
    assert t.used(0) == []


@pytest.mark.rule("C-RUNE-1", "C-RUNE-7")
@pytest.mark.parametrize("rune", ["potential", "reaction", "healing"])
def test_a_used_rune_is_not_offered_after_the_next_roll(rune: str) -> None:
    t = table(runes=[rune, ""], used=[rune, ""]).fight("troll", sent="2 spears", enemy="hill_troll_1")
    t.roll("2 blanks")
    assert t.asked == (CHANCE,)


# --- Reaction -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-RUNE-8")
def test_reaction_lets_each_shield_hit_and_still_protect() -> None:
    t = table(runes=["reaction", ""]).fight("troll", sent="3 spears", enemy="elder_troll_1").roll("2 shields hit")
    t.answer(0, "use_rune reaction")
    assert t.happened("damage-dealt") == [(0, ENEMY("elder_troll_1"), 3)]
    assert t.dice_in_the_air == "2 spears"


@pytest.mark.rule("C-RUNE-8")
def test_reaction_works_in_the_hunt_and_for_one_roll_only() -> None:
    t = table(runes=["reaction", ""], longhouse=["2 spears", ""], food=0).hunting(0).roll("2 shields")
    t.answer(0, "use_rune reaction")
    assert t.food(0) == 2
    t = table(runes=["reaction", ""]).fight("troll", sent="3 spears", enemy="stone_troll_1").roll("3 shields")
    t.answer(0, "use_rune reaction").roll("3 shields")
    assert t.happened("damage-dealt") == [(0, ENEMY("stone_troll_1"), 3), (0, ENEMY("stone_troll_1"), 0)]


@pytest.mark.rule("C-RUNE-8", "C-LEADER-4")
def test_for_svanhildr_a_swordsmans_shield_is_two_hits() -> None:
    t = table(leader=["svanhildr", "ullr"], runes=["reaction", ""])
    t = t.fight("troll", sent="1 sword 1 spear", enemy="elder_troll_1").roll("shield shield")
    t.answer(0, "use_rune reaction")
    assert t.happened("damage-dealt")[0] == (0, ENEMY("elder_troll_1"), 3)


# --- Success --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-RUNE-9", "C-RULING-8")
@pytest.mark.parametrize(("coins", "glory"), [([4, 3], 5), ([3, 3], 2), ([2, 3], 0), ([0, 0], 0)])
def test_success_reveals_a_destiny_and_scores_it_at_once(coins: list[int], glory: int) -> None:
    t = table(runes=["success", ""], destinies=["prosperous prepared", ""], coins=coins)
    t.answer(0, "use_rune success")
    assert t.options(0) == ["reveal_destiny prepared", "reveal_destiny prosperous"]
    assert t.why_not(0, "reveal_destiny craftsman") == "C-RUNE-9"
    t.answer(0, "reveal_destiny prosperous")
    assert t.glory(0) == glory
    assert t.picture(1)["players"][0]["destinies"] == ["prosperous"]
    assert t.asked == (0,)


@pytest.mark.rule("C-RUNE-9")
def test_a_destiny_scored_by_success_is_scored_again_at_the_end() -> None:
    t = table(
        round=8, at="placing", workers=[1, 0], runes=["success", ""], destinies=["prosperous", ""], coins=[3, 0]
    )
    t.answer(0, "use_rune success", "reveal_destiny prosperous", "beg")
    t.to_the_end()
    assert t.part(0, "destinies") == 5
    assert t.match.scores[0] == 5 + 5 + 1 + 1 + 2 - 3  # twice the destiny, coins, the rune, favor, two blame


@pytest.mark.rule("C-RUNE-9")
def test_success_needs_a_destiny() -> None:
    t = table(runes=["success", ""], destinies=["", "prepared"])
    assert not t.may(0, "use_rune success")
    assert (t.reason(0, "use_rune success"), t.why_not(0, "use_rune success")) == ("no-destiny", "C-RUNE-9")


@pytest.mark.rule("C-RULING-8")
def test_nobody_can_answer_success_before_it_is_judged() -> None:
    t = table(runes=["success", "wealth"], destinies=["prosperous", ""], coins=[3, 2]).answer(0, "use_rune success")
    assert t.asked == (0,)
    assert t.why_not(1, "use_rune wealth") == "C-GEN-4"


# --- True Vision ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C-RUNE-10")
def test_true_vision_draws_two_more_and_keeps_one() -> None:
    t = table(runes=["true_vision", ""], journeys="storm_1").answer(0, "place sages_house", "look_at shore_1")
    assert t.options(0) == ["done", "use_rune true_vision"]
    t.answer(0, "use_rune true_vision").draw("prepared", "craftsman", "prosperous")
    assert t.options(0) == ["keep_destiny craftsman", "keep_destiny prepared", "keep_destiny prosperous"]
    t.answer(0, "keep_destiny prosperous")
    assert t.player(0)["destinies"] == ["prosperous"]
    assert t.position()["destinies_under_deck"] == [{"by": 0, "cards": ["craftsman", "prepared"]}]
    assert t.used(0) == ["true_vision"]


@pytest.mark.rule("C-RUNE-10", "C-LEADER-2")
def test_dagrun_with_true_vision_draws_four_and_keeps_one() -> None:
    t = table(leader=["dagrun", "ullr"], runes=["true_vision", ""], journeys="storm_1")
    t.answer(0, "place sages_house", "look_at shore_1", "use_rune true_vision")
    t.draw("prepared", "craftsman", "prosperous", "runemaster")
    assert len(t.options(0)) == 4
    t.answer(0, "keep_destiny runemaster")
    assert t.player(0)["destinies"] == ["runemaster"]


@pytest.mark.rule("C-RUNE-10")
def test_true_vision_can_be_declined_and_belongs_to_the_visitor() -> None:
    t = table(runes=["true_vision", ""], journeys="storm_1").answer(0, "place sages_house", "look_at shore_1", "done")
    t.draw("prepared")
    assert t.asked == (1,)
    assert t.used(0) == []
    t = table(runes=["", "true_vision"], journeys="storm_1").answer(0, "place sages_house", "look_at shore_1")
    assert t.asked == (CHANCE,)


@pytest.mark.rule("C-RUNE-10")
def test_a_used_true_vision_is_not_offered() -> None:
    t = table(runes=["true_vision", ""], used=["true_vision", ""], journeys="storm_1")
    t.answer(0, "place sages_house", "look_at shore_1").draw("prepared")
    assert t.asked == (1,)


# --- Wealth ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-RUNE-11")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 2), (4, 8), (5, 10), (6, 11), (20, 25)])
def test_wealth_doubles_the_coins_but_gives_five_at_most(before: int, after: int) -> None:
    t = table(runes=["wealth", ""], coins=[before, 0]).answer(0, "use_rune wealth")
    assert t.coins(0) == after


# --- the moments ----------------------------------------------------------------------------------------------


def everything(**what: Any) -> dict[str, Any]:
    """The words for a table at which seat 0 holds the four runes for any time."""
    return {"runes": [" ".join(ANY_TIME), ""], "destinies": ["prosperous", ""], "favor": 0, "longhouse": "", **what}


OFFERED = [f"use_rune {rune}" for rune in ANY_TIME]


def offers_all(t: Table) -> bool:
    """Whether seat 0 is asked something and offered all runes for any time."""
    return t.asked == (0,) and [word for word in t.options(0) if word.startswith("use_rune")][-4:] == OFFERED


@pytest.mark.rule("C-RULING-17")
@pytest.mark.parametrize(
    "words",
    [
        ["place market"],
        ["place market", "trade food wood"],
        ["place runesmith"],
        ["place sages_house"],
        ["place shipwright"],
        ["place small_longship"],
        ["place stave_church"],
        ["place aumingi"],
    ],
)
def test_runes_for_any_time_are_offered_at_each_own_decision_in_town(words: list[str]) -> None:
    t = table(**everything(wood=9, coins=9, stalls="aumingi raiders")).answer(0, *words)
    assert t.step != "PlaceWorker"
    assert offers_all(t)


@pytest.mark.rule("C-RULING-17")
def test_runes_for_any_time_are_offered_at_decisions_in_fights_and_journeys() -> None:
    t = table(**everything()).sailing(sent="2 swords 2 axes 1 food", journey="storm_1")
    assert t.step == "LoseItems"
    assert offers_all(t)
    t.answer(0, "lose sword")
    assert t.step == "Starve"
    assert offers_all(t)
    t = table(**everything()).fight("troll", sent="2 swords 2 axes", enemy="hill_troll_1").roll("4 blanks")
    assert t.step == "TakeLosses"
    assert offers_all(t)
    t = table(**everything()).fight("troll", sent="2 swords 2 axes", enemy="hill_troll_1").roll("2 hits 2 two_hits")
    t.answer(0, "lose sword")
    assert t.step == "SpreadBlame"
    assert offers_all(t)


@pytest.mark.rule("C-RULING-17", "C-RULING-27")
def test_runes_for_any_time_are_offered_before_a_reroll_but_not_while_marking() -> None:
    t = table(**everything(favor=1)).fight("troll", sent="2 swords", enemy="hill_troll_1").roll("2 blanks")
    assert offers_all(t)
    t.answer(0, "mark sword blank")
    assert t.options(0) == ["reroll", "mark sword blank"]
    assert t.why_not(0, "use_rune wealth") == "C-RULING-27"


@pytest.mark.rule("C-RULING-27")
def test_runes_for_a_roll_wait_while_dice_are_marked_and_marked_dice_are_rolled() -> None:
    t = table(runes=["potential", ""], favor=1).fight("troll", sent="2 swords", enemy="hill_troll_1").roll("2 blanks")
    t.answer(0, "mark sword blank")
    assert (t.reason(0, "use_rune potential"), t.why_not(0, "use_rune potential")) == ("rune-not-now", "C-RULING-27")
    assert (t.reason(0, "done"), t.why_not(0, "done")) == ("marked-already", "C-RULING-27")


@pytest.mark.rule("C-RULING-17")
def test_runes_for_any_time_are_offered_just_before_assigning_and_not_while_sealed() -> None:
    t = table(**everything(workers=[1, 0], longhouse="1 sword", fights=["0 at troll"])).answer(0, "beg")
    assert t.step == "Moment"
    assert t.options(0) == ["done", *OFFERED]
    t.answer(0, "done")
    assert t.step == "AssignSealed"
    assert t.why_not(0, "use_rune gifts") == "C-RULING-17"


@pytest.mark.rule("C-RULING-17")
def test_players_are_asked_in_turn_order_before_assigning() -> None:
    t = table(3, first=2, workers=[0, 0, 1], runes=["gifts", "wealth", "knowledge"]).answer(2, "beg")
    assert t.asked == (2,)
    t.answer(2, "done")
    assert t.asked == (0,)
    t.answer(0, "use_rune gifts", *["gift food"] * 4)
    assert t.asked == (1,)


@pytest.mark.rule("C-RULING-17")
def test_runes_for_any_time_are_offered_just_before_the_final_scoring() -> None:
    t = table(**everything(round=8, at="cleaning up", coins=[3, 0], runes=["wealth success", ""]))
    assert t.step == "Moment"
    assert t.options(0) == ["done", "use_rune success", "use_rune wealth"]
    t.answer(0, "use_rune wealth", "use_rune success", "reveal_destiny prosperous")
    assert t.match.over
    assert (t.coins(0), t.part(0, "destinies"), t.part(0, "coins")) == (6, 5, 2)


@pytest.mark.rule("C-RULING-17")
def test_success_is_offered_after_each_turn_of_another_player() -> None:
    t = table(3, runes=["success", "", ""], destinies=["prepared", "", ""], food=[1, 1, 2], turn=1).answer(1, "beg")
    assert t.asked == (0,)
    assert t.options(0) == ["done", "use_rune success"]
    t.answer(0, "done").answer(2, "beg")
    assert t.step == "PlaceWorker"
    assert t.may(0, "use_rune success")


@pytest.mark.rule("C-RULING-17")
@pytest.mark.parametrize("rune", ["gifts", "wealth", "knowledge"])
def test_other_runes_are_not_asked_about_after_turns_of_others(rune: str) -> None:
    t = table(3, runes=[rune, "", ""], turn=1).answer(1, "beg")
    assert t.asked == (2,)


@pytest.mark.rule("C-RULING-17")
def test_success_is_offered_after_each_fight_journey_and_hunt_of_others() -> None:
    what: dict[str, Any] = {"runes": ["success", ""], "destinies": ["troll_slayer", ""]}
    t = table(**what).fight("draugr_left", seat=1, sent="1 axe", enemy="barrow_king_red").roll("blank")
    assert (t.asked, t.options(0)) == ((0,), ["done", "use_rune success"])
    t = table(**what).sailing(seat=1, sent="1 axe 1 food").roll("blank")
    assert (t.asked, t.options(0)) == ((0,), ["done", "use_rune success"])
    t = table(**what).hunting(1).roll("hit")
    assert (t.asked, t.options(0)) == ((0,), ["done", "use_rune success"])


@pytest.mark.rule("C-RULING-17")
def test_nobody_is_asked_about_a_success_that_is_used_or_has_no_destiny() -> None:
    t = table(3, runes=["success", "", ""], used=["success", "", ""], destinies=["prepared", "", ""], turn=1)
    assert t.answer(1, "beg").asked == (2,)
    t = table(3, runes=["success", "", ""], turn=1)
    assert t.answer(1, "beg").asked == (2,)
