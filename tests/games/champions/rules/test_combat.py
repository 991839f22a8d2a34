"""Details of combat. [C-COMBAT]"""

from __future__ import annotations

import pytest
from tests.games.champions.table import table

import meadhall
from meadhall.games.champions.table.names import NAMES

pytestmark = pytest.mark.both
ENEMY = NAMES["enemy"].index


@pytest.mark.rule("C-COMBAT-1", "C-RULING-16")
@pytest.mark.parametrize("edition", ["en", "fr", "ja"])
@pytest.mark.parametrize(
    ("faces", "killed"), [("hit hit", False), ("hit two_hits", True), ("two_hits two_hits", True)]
)
def test_damage_equal_to_the_defense_kills(edition: str, faces: str, killed: bool) -> None:
    t = table(edition=edition).fight("draugr_left", sent="2 axes", enemy="mound_dweller_red").roll(faces)
    assert (t.slain(0) == ["mound_dweller_red"]) is killed


@pytest.mark.rule("C-COMBAT-2")
def test_a_killed_enemy_still_deals_its_damage() -> None:
    t = table().fight("draugr_left", sent="4 axes", enemy="restless_dead_red").roll("4 two_hits")
    assert t.slain(0) == ["restless_dead_red"]
    assert t.longhouse(0) == "2 axes"


@pytest.mark.rule("C-COMBAT-3")
def test_all_dice_still_in_the_fight_are_rolled_each_round() -> None:
    t = table().fight("troll", sent="2 swords 1 spear 2 axes", enemy="elder_troll_1")
    assert t.dice_in_the_air == "2 swords 1 spear 2 axes"
    t.roll("2 blanks shield 2 blanks").answer(0, "lose sword", "lose axe")
    assert t.dice_in_the_air == "1 sword 1 spear 1 axe"


@pytest.mark.rule("C-COMBAT-4")
def test_a_favor_rerolls_some_of_the_dice() -> None:
    t = table(favor=2).fight("troll", sent="2 swords 1 axe", enemy="elder_troll_1").roll("blank hit blank")
    assert t.options(0) == ["done", "mark sword blank", "mark sword hit", "mark axe blank"]
    t.answer(0, "mark sword blank", "mark axe blank", "reroll")
    assert t.dice_in_the_air == "1 sword 1 axe"
    assert t.favor(0) == 1
    t.roll("two_hits hit").answer(0, "done")
    assert t.happened("damage-dealt") == [(0, ENEMY("elder_troll_1"), 4)]


@pytest.mark.rule("C-COMBAT-4")
def test_a_favor_rerolls_all_of_the_dice_and_again_while_there_is_favor() -> None:
    t = table(favor=2).fight("troll", sent="2 axes", enemy="elder_troll_1").roll("2 blanks")
    t.answer(0, "mark axe blank", "mark axe blank", "reroll").roll("2 blanks")
    t.answer(0, "mark axe blank", "mark axe blank", "reroll").roll("2 two_hits")
    assert t.favor(0) == 0
    assert t.slain(0) == ["elder_troll_1"]


@pytest.mark.rule("C-COMBAT-4")
def test_nobody_is_asked_about_a_reroll_without_favor() -> None:
    t = table(favor=0).fight("troll", sent="1 sword").roll("blank")
    assert t.favor(0) == 0
    assert t.happened("warriors-beaten") != []


@pytest.mark.rule("C-COMBAT-4")
def test_only_dice_on_the_table_are_marked_and_marks_lead_to_a_reroll() -> None:
    t = table(favor=1).fight("troll", sent="2 swords").roll("blank hit")
    assert t.why_not(0, "reroll") == "C-COMBAT-4"
    assert t.why_not(0, "mark axe blank") == "C-COMBAT-4"
    t.answer(0, "mark sword blank")
    assert t.reason(0, "mark sword blank") == "no-die-to-mark"
    assert t.reason(0, "done") == "marked-already"
    assert t.options(0) == ["reroll", "mark sword hit"]


@pytest.mark.rule("C-COMBAT-5")
@pytest.mark.parametrize(
    ("sent", "faces", "damage"),
    [
        ("2 swords", "hit two_hits", 3),
        ("2 spears", "two_hits shield", 2),
        ("2 axes", "hit hit", 2),
        ("1 sword 1 spear 1 axe", "blank shield blank", 0),
        ("1 sword 1 spear 1 axe", "hit hit two_hits", 4),
    ],
)
def test_each_weapon_deals_a_damage(sent: str, faces: str, damage: int) -> None:
    t = table().fight("troll", sent=sent, enemy="elder_troll_1").roll(faces)
    assert t.happened("damage-dealt")[0] == (0, ENEMY("elder_troll_1"), damage)


@pytest.mark.rule("C-COMBAT-6")
@pytest.mark.parametrize(
    ("faces", "left"),
    [("4 blanks", 1), ("shield 3 blanks", 2), ("2 shields 2 blanks", 3), ("3 shields blank", 4), ("4 shields", 4)],
)
def test_each_shield_saves_one_warrior_and_no_more_are_saved_than_threatened(faces: str, left: int) -> None:
    t = table().fight("troll", sent="4 spears", enemy="elder_troll_1").roll(faces)
    assert t.dice_in_the_air == (f"{left} spears" if left > 1 else "1 spear")
    assert t.supply == f"11 swords {11 - left} spears 9 axes"


@pytest.mark.rule("C-COMBAT-6")
def test_no_more_are_lost_than_are_there() -> None:
    t = table().fight("troll", sent="1 sword 1 axe", enemy="elder_troll_1").roll("2 blanks")
    assert t.longhouse(0) == ""
    assert t.happened("warriors-beaten") == [(0, ENEMY("elder_troll_1"))]
    assert t.supply.startswith("11 swords")


@pytest.mark.rule("C-COMBAT-6")
def test_the_owner_chooses_which_warriors_are_lost() -> None:
    t = table().fight("troll", sent="2 swords 2 axes", enemy="stone_troll_1").roll("4 blanks")
    assert t.options(0) == ["lose sword", "lose axe"]
    assert t.why_not(0, "lose spear") == "C-COMBAT-6"
    assert t.why_not(0, "lose food") == "C-COMBAT-6"
    t.answer(0, "lose axe", "lose sword")
    assert t.crew("troll") == "1 sword 1 axe"


@pytest.mark.rule("C-COMBAT-6")
def test_warriors_at_home_are_safe() -> None:
    t = table(longhouse=["2 spears", ""]).fight("troll", sent="1 sword", enemy="elder_troll_1").roll("blank")
    assert t.longhouse(0) == "2 spears"


@pytest.mark.rule("C-COMBAT-7")
def test_the_reward_is_taken_even_if_the_last_warrior_fell() -> None:
    t = table().fight("draugr_left", sent="1 axe", enemy="barrow_thrall_red").roll("two_hits")
    assert t.slain(0) == ["barrow_thrall_red"]
    assert (t.glory(0), t.coins(0), t.longhouse(0)) == (3, 3, "")


@pytest.mark.rule("C-COMBAT-7")
def test_survivors_return_to_the_longhouse() -> None:
    t = table(longhouse=["1 spear", ""]).fight("draugr_left", sent="2 swords 1 axe", enemy="barrow_thrall_red")
    t.roll("hit hit blank").answer(0, "lose sword")
    assert t.longhouse(0) == "1 sword 1 spear 1 axe"
    assert t.draugr[0] is None


@pytest.mark.rule("C-COMBAT-8")
def test_the_fight_goes_on_and_damage_stays() -> None:
    t = table().fight("draugr_left", sent="3 axes", enemy="draugr_warlord_red").roll("hit hit blank")
    assert t.damage == 2
    assert t.dice_in_the_air == "1 axe"
    t.roll("two_hits")
    assert t.slain(0) == ["draugr_warlord_red"]


@pytest.mark.rule("C-COMBAT-9")
def test_the_beaten_gain_nothing_and_the_damage_is_removed() -> None:
    t = table(coins=0).sailing(sent="2 axes 1 food", monster="sea_wolf_red").roll("two_hits hit")
    assert t.damage == 0
    assert (t.glory(0), t.slain(0), t.favor(0)) == (0, [], 0)
    assert t.shore(1)["monster"] == "sea_wolf_red"


@pytest.mark.rule("C-COMBAT-10")
@pytest.mark.parametrize(
    ("target", "enemy", "glory", "wood", "coins"),
    [
        ("troll", "hill_troll_1", 3, 1, 0),
        ("troll", "elder_troll_2", 7, 2, 0),
        ("draugr_left", "draugr_warlord_red", 6, 0, 4),
        ("draugr_right", "barrow_thrall_yellow", 3, 0, 2),
    ],
)
def test_trolls_give_wood_and_draugr_coins(target: str, enemy: str, glory: int, wood: int, coins: int) -> None:
    t = table(wood=0, coins=0).fight(target, sent="4 axes", enemy=enemy).roll("4 two_hits")
    assert (t.glory(0), t.wood(0), t.coins(0), t.favor(0)) == (glory, wood, coins, 0)


@pytest.mark.rule("C-COMBAT-10", "C-CLEAN-5")
def test_monsters_give_favor_and_the_coins_gathered_on_them() -> None:
    t = table(wood=0, coins=0, bounty=[3, 5, 0])
    t = t.sailing(ship="large_longship", sent="4 axes 2 food", monster="hel_hound_red").roll("4 two_hits")
    assert (t.glory(0), t.favor(0), t.coins(0), t.wood(0)) == (11, 2, 3, 0)
    assert t.shore(1)["bounty"] == 0
    assert t.shore(2)["bounty"] == 6


@pytest.mark.rule("C-COMBAT-11")
def test_nobody_else_sees_the_pile_of_defeated_enemies() -> None:
    t = table(slain=["hill_troll_1 barrow_king_red", ""])
    assert t.picture(0)["players"][0]["slain"]["draugr"] == ["barrow_king_red"]
    assert t.picture(1)["players"][0]["slain"] is None
    assert t.picture(meadhall.SPECTATOR)["players"][0]["slain"] is None


@pytest.mark.rule("C-COMBAT-11")
def test_a_pile_is_open_once_the_game_is_over() -> None:
    t = table(round=8, at="cleaning up", slain=["hill_troll_1", ""])
    assert t.picture(1)["players"][0]["slain"]["trolls"] == ["hill_troll_1"]


@pytest.mark.rule("C-COMBAT-4", "C-GEN-4")
def test_a_refused_mark_says_what_is_wrong_with_it() -> None:
    t = table(favor=2).fight("draugr_right", sent="2 axes", enemy="barrow_king_red").roll("hit blank")
    assert t.reason(0, "reroll") == "nothing-marked"
    assert t.reason(0, "mark axe two_hits") == "no-die-to-mark"
    assert t.reason(0, "mark sword blank") == "no-die-to-mark"
    assert t.reason(0, "lose axe") == "not-now"
    assert (t.why_not(0, "lose axe"), t.why_not(0, "reroll")) == ("C-GEN-4", "C-COMBAT-4")
    t.answer(0, "mark axe hit")
    assert t.reason(0, "done") == "marked-already"
    assert (t.reason(0, "mark axe blank"), t.why_not(0, "mark axe blank")) == ("mark-in-order", "C-RULING-26")
    assert (t.reason(0, "mark axe hit"), t.why_not(0, "mark axe hit")) == ("no-die-to-mark", "C-COMBAT-4")


@pytest.mark.rule("C-COMBAT-6", "C-GEN-4")
def test_a_refused_loss_says_what_is_wrong_with_it() -> None:
    t = table().fight("troll", sent="2 swords 2 axes", enemy="elder_troll_1").roll("4 blanks")
    assert t.reason(0, "lose spear") == t.reason(0, "lose food") == "none-to-lose"
    assert (t.reason(0, "done"), t.reason(0, "mark axe blank")) == ("must-choose", "not-now")
    assert t.why_not(0, "lose spear") == t.why_not(0, "done") == "C-COMBAT-6"
    assert t.why_not(0, "mark axe blank") == "C-GEN-4"


@pytest.mark.rule("C-COMBAT-4", "C-RUNE-7")
def test_questions_in_a_fight_name_the_fight_and_dice_their_owner() -> None:
    t = (
        table(favor=[0, 1], runes=["", "potential"])
        .fight("draugr_right", 1, "1 axe", "barrow_king_red")
        .roll("blank")
    )
    assert "right draugr" in t.prompt
    t.answer(1, "mark axe blank", "reroll").roll("blank")
    assert "right draugr" in t.prompt
    t.answer(1, "use_rune potential").roll("two_hits")
    assert {owner for owner, _, _ in t.happened("die-rolled")} == {1}


@pytest.mark.rule("C-COMBAT-6")
def test_a_shield_on_any_kind_of_die_counts() -> None:
    pack = '[[die]]\nid = "axe"\nfaces = ["shield", "shield", "shield", "shield", "shield", "hit"]\n'
    t = table(facts=pack).fight("draugr_left", sent="2 axes", enemy="restless_dead_red").roll("shield hit")
    assert t.crew("draugr_left") == "1 axe"


@pytest.mark.rule("C-COMBAT-9", "C-RUNE-8")
def test_nothing_of_a_roll_is_left_when_the_fight_is_over() -> None:
    t = table(runes=["reaction", ""]).fight("draugr_left", sent="1 spear", enemy="barrow_king_blue").roll("shield")
    t.answer(0, "use_rune reaction").finish()
    assert t.position()["roll"] == {"damage": 0, "dice": {}, "marked": {}, "runes": []}
