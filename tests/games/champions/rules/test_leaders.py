"""Leaders. [C-LEADER]"""

from __future__ import annotations

import pytest
from tests.games.champions.table import CHANCE, table

from meadhall.games.champions.table.names import NAMES

pytestmark = pytest.mark.both
ENEMY = NAMES["enemy"].index
OTHERS = ("dagrun", "gylfir", "svanhildr", "ullr")


# --- Asmundr --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-LEADER-1")
def test_asmundr_scores_two_glory_for_each_favor_he_rerolls_with() -> None:
    t = table(leader=["asmundr", "ullr"], favor=[2, 0]).fight("troll", sent="1 sword", enemy="elder_troll_1")
    t.roll("blank").answer(0, "mark sword blank", "reroll")
    assert (t.glory(0), t.favor(0)) == (2, 1)
    t.roll("blank").answer(0, "mark sword blank", "reroll").roll("blank")
    assert (t.glory(0), t.favor(0)) == (4, 0)


@pytest.mark.rule("C-LEADER-1", "C-RESOLVE-4")
def test_asmundr_scores_in_the_hunt_too() -> None:
    t = table(leader=["asmundr", "ullr"], favor=[1, 0]).hunting(0).roll("blank")
    t.answer(0, "mark sword blank", "reroll").roll("hit")
    assert (t.glory(0), t.favor(0), t.food(0)) == (2, 0, 2)


@pytest.mark.rule("C-LEADER-1", "C-SCORE-6")
def test_asmundr_scores_favor_he_kept_only_at_the_end() -> None:
    t = table(leader=["asmundr", "ullr"], favor=[3, 0], round=8, at="cleaning up", troll=None, coins=0)
    assert t.part(0, "favor") == 6
    assert t.glory(0) == 6


@pytest.mark.rule("C-LEADER-1")
@pytest.mark.parametrize("leader", OTHERS)
def test_others_score_nothing_for_a_reroll(leader: str) -> None:
    t = table(leader=[leader, "asmundr"], favor=[1, 0]).fight("troll", sent="1 sword", enemy="elder_troll_1")
    t.roll("blank").answer(0, "mark sword blank", "reroll").roll("blank")
    assert t.glory(0) == 0


# --- Dagrun ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-LEADER-2")
def test_dagrun_draws_an_extra_destiny_keeps_one_and_puts_the_other_under_the_deck() -> None:
    t = table(leader=["dagrun", "ullr"], journeys="storm_1").answer(0, "place sages_house", "look_at shore_1")
    t.draw("prepared", "craftsman")
    assert t.options(0) == ["keep_destiny craftsman", "keep_destiny prepared"]
    assert t.why_not(0, "keep_destiny prosperous") == t.why_not(0, "done") == "C-LEADER-2"
    t.answer(0, "keep_destiny prepared")
    assert t.player(0)["destinies"] == ["prepared"]
    assert t.position()["destinies_under_deck"] == [{"by": 0, "cards": ["craftsman"]}]
    assert "craftsman" not in t.deck("destinies")
    assert t.asked == (1,)


@pytest.mark.rule("C-LEADER-2")
def test_others_draw_one_destiny() -> None:
    for leader in ("asmundr", "gylfir", "svanhildr", "ullr"):
        t = table(leader=[leader, "dagrun"], journeys="storm_1").answer(0, "place sages_house", "look_at shore_1")
        t.draw("prepared")
        assert t.asked == (1,)


@pytest.mark.rule("C-LEADER-2", "C-SETUP-9")
def test_nobody_sees_what_dagrun_drew() -> None:
    t = table(leader=["dagrun", "ullr"], journeys="storm_1").answer(0, "place sages_house", "look_at shore_1")
    t.draw("prepared", "craftsman")
    assert t.picture(0)["destinies_drawn"] == ["craftsman", "prepared"]
    assert t.picture(1)["destinies_drawn"] == []
    assert t.happened("destiny-seen", seat=1) == []


@pytest.mark.rule("C-RULING-18", "C-LEADER-2")
def test_destinies_under_the_deck_come_last_and_in_an_order_nobody_knows() -> None:
    rest = "crusher_of_ice earth_smasher master_of_flames leader_of_armies odins_favored runemaster"
    t = table(
        leader=["ullr", "dagrun"],
        destinies=["", f"{rest} monster_hunter"],
        under_deck=["1: prepared craftsman", "0: prosperous"],
        journeys="storm_1",
        runes=["true_vision", ""],
    )
    assert t.deck("destinies") == ["slayer_of_the_undead", "troll_slayer"]
    t.answer(0, "place sages_house", "look_at shore_1", "use_rune true_vision")
    assert t.options(CHANCE) == ["draw_destiny slayer_of_the_undead", "draw_destiny troll_slayer"]
    t.draw("troll_slayer", "slayer_of_the_undead")
    assert t.options(CHANCE) == ["draw_destiny craftsman", "draw_destiny prepared"]
    t.draw("prepared")
    assert len(t.options(0)) == 3


@pytest.mark.rule("C-RULING-19")
def test_only_as_many_destinies_are_drawn_as_there_are() -> None:
    first, last = NAMES["destiny"][:6], NAMES["destiny"][6:11]
    t = table(leader=["dagrun", "ullr"], destinies=[" ".join(first), " ".join(last)], journeys="storm_1")
    t.answer(0, "place sages_house", "look_at shore_1").draw("troll_slayer")
    assert "troll_slayer" in t.player(0)["destinies"]
    assert t.asked == (1,)


@pytest.mark.rule("C-RULING-19")
def test_an_empty_destiny_deck_gives_none() -> None:
    first, last = NAMES["destiny"][:6], NAMES["destiny"][6:]
    t = table(destinies=[" ".join(first), " ".join(last)], journeys="storm_1")
    t.answer(0, "place sages_house", "look_at shore_1")
    assert t.asked == (1,)
    assert len(t.player(0)["destinies"]) == 6


# --- Gylfir ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-LEADER-3")
@pytest.mark.parametrize("coins", [0, 3])
def test_gylfir_uses_the_merchant_ship_without_paying(coins: int) -> None:
    t = table(leader=["gylfir", "ullr"], coins=coins, merchant="merchant_1").answer(0, "place merchant_ship")
    assert (t.coins(0), t.food(0)) == (coins, 4)


@pytest.mark.rule("C-LEADER-3", "C-TOWN-13")
def test_gylfir_pays_for_the_large_longship_like_everyone() -> None:
    t = table(leader=["gylfir", "ullr"], coins=0)
    assert t.why_not(0, "place large_longship") == "C-TOWN-13"


# --- Svanhildr ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-LEADER-4")
@pytest.mark.parametrize(
    ("sent", "faces", "damage"),
    [
        ("1 sword", "hit", 2),
        ("1 sword", "two_hits", 3),
        ("1 sword", "shield", 0),
        ("1 spear", "hit", 1),
        ("1 spear", "two_hits", 2),
        ("1 axe", "hit", 1),
        ("1 axe", "two_hits", 2),
        ("2 swords 1 spear 1 axe", "hit two_hits hit two_hits", 8),
    ],
)
def test_svanhildrs_swords_hit_harder(sent: str, faces: str, damage: int) -> None:
    t = table(leader=["svanhildr", "ullr"]).fight("troll", sent=sent, enemy="elder_troll_1").roll(faces)
    assert t.happened("damage-dealt")[0] == (0, ENEMY("elder_troll_1"), damage)


@pytest.mark.rule("C-LEADER-4", "C-RESOLVE-3")
def test_svanhildrs_swords_bring_more_food_but_six_at_most() -> None:
    t = table(leader=["svanhildr", "ullr"], longhouse=["2 swords", ""], food=0).hunting(0).roll("hit two_hits")
    assert t.food(0) == 5
    t = table(leader=["svanhildr", "ullr"], longhouse=["3 swords", ""], food=0).hunting(0).roll("hit 2 two_hits")
    assert t.food(0) == 6


# --- Ullr -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-LEADER-5")
@pytest.mark.parametrize(
    ("faces", "glory"), [("2 two_hits hit", 1), ("two_hits 2 blanks", 1), ("3 hits", 0), ("3 blanks", 0)]
)
def test_ullr_scores_once_in_a_round_with_a_double_hit(faces: str, glory: int) -> None:
    t = table(leader=["ullr", "dagrun"]).sailing(sent="3 axes 2 food", monster="serpent_spawn_red").roll(faces)
    assert t.glory(0) == glory
    assert t.slain(0) == []


@pytest.mark.rule("C-LEADER-5")
def test_ullr_scores_in_each_such_round_whatever_the_outcome() -> None:
    t = table(leader=["ullr", "dagrun"]).fight("troll", sent="2 spears", enemy="hill_troll_1")
    t.roll("two_hits blank").roll("blank")
    assert (t.glory(0), t.slain(0)) == (1, [])
    t = table(leader=["ullr", "dagrun"]).fight("troll", sent="2 spears", enemy="moss_troll_1")
    t.roll("two_hits shield").roll("two_hits shield")
    assert t.glory(0) == 1 + 1 + 4


@pytest.mark.rule("C-LEADER-5", "C-JOURNEY-4")
def test_ullr_scores_against_the_kraken_too() -> None:
    t = table(leader=["ullr", "dagrun"]).sailing(sent="2 axes 1 food", journey="kraken_1").roll("two_hits blank")
    assert t.glory(0) == 1


@pytest.mark.rule("C-RULING-4")
def test_ullr_scores_by_the_final_dice_after_all_rerolls() -> None:
    t = table(leader=["ullr", "dagrun"], favor=1).fight("troll", sent="1 axe", enemy="elder_troll_1")
    t.roll("two_hits").answer(0, "mark axe two_hits", "reroll").roll("hit")
    assert t.glory(0) == 0
    t = table(leader=["ullr", "dagrun"], runes=["potential", ""]).fight("troll", sent="1 axe", enemy="elder_troll_1")
    t.roll("blank").answer(0, "use_rune potential").roll("two_hits")
    assert t.glory(0) == 1


@pytest.mark.rule("C-RULING-4")
def test_ullr_scores_nothing_in_the_hunt() -> None:
    t = table(leader=["ullr", "dagrun"], longhouse=["2 axes", ""]).hunting(0).roll("2 two_hits")
    assert t.glory(0) == 0


@pytest.mark.rule("C-RULING-4", "C-RUNE-8")
def test_a_shield_counted_as_a_hit_is_no_double_hit_for_ullr() -> None:
    t = table(leader=["ullr", "dagrun"], runes=["reaction", ""])
    t = t.fight("troll", sent="2 spears", enemy="elder_troll_1").roll("hit shield")
    t.answer(0, "use_rune reaction")
    assert t.glory(0) == 0


@pytest.mark.rule("C-LEADER-5")
@pytest.mark.parametrize("leader", ["asmundr", "dagrun", "gylfir", "svanhildr"])
def test_others_score_nothing_for_a_double_hit(leader: str) -> None:
    t = table(leader=[leader, "ullr"]).fight("troll", sent="1 spear", enemy="elder_troll_1").roll("two_hits")
    assert t.glory(0) == 0
