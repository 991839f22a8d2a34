"""Journeys to the distant shores. [C-JOURNEY]"""

from __future__ import annotations

import pytest
from tests.games.champions.table import CHANCE, Table, table

import meadhall
from meadhall.games.champions.table.names import NAMES

pytestmark = pytest.mark.both
JOURNEY = NAMES["journey"].index


@pytest.mark.rule("C-JOURNEY-1", "C-RULING-10")
@pytest.mark.parametrize("sent", ["", "3 food"])
def test_the_card_is_revealed_and_discarded_even_without_warriors(sent: str) -> None:
    t = table(
        at="shore_2",
        food=5,
        longhouse="2 swords",
        journeys="face_down kraken_1",
        fights=[f"0 at shore_2 on small_longship with {sent}"],
    )
    assert t.discards("journeys") == ["kraken_1"]
    assert t.shore(1)["journey"] == "face_down"
    assert t.happened("fight-begins") == []


@pytest.mark.rule("C-JOURNEY-1")
def test_an_unknown_card_is_drawn_when_it_is_revealed() -> None:
    t = table().sailing(sent="1 axe 1 food", journey="face_down")
    assert t.asked == (CHANCE,)
    assert len(t.options(CHANCE)) == 18
    t.draw("no_wind_1")
    assert t.happened("journey-revealed") == [(0, 0, JOURNEY("no_wind_1"))]
    assert t.discards("journeys") == ["no_wind_1"]


@pytest.mark.rule("C-RULING-10")
def test_a_ship_with_food_only_sails_but_does_not_fight() -> None:
    t = table(food=0).sailing(sent="5 food", journey="storm_1", monster="sea_wolf_red")
    assert t.shore(1)["monster"] == "sea_wolf_red"
    assert (t.food(0), t.glory(0)) == (0, 0)
    assert t.discards("journeys") == ["storm_1"]


@pytest.mark.rule("C-JOURNEY-2")
def test_losses_come_from_the_ship_and_go_back_to_the_supply() -> None:
    t = table(longhouse=["2 swords", ""], food=3).sailing(sent="2 swords 1 axe 2 food", journey="storm_1")
    assert t.options(0) == ["lose sword", "lose axe", "lose food"]
    assert t.why_not(0, "lose spear") == "C-JOURNEY-2"
    t.answer(0, "lose axe")
    assert t.longhouse(0) == "2 swords"
    assert t.food(0) == 3
    assert t.supply == "7 swords 11 spears 9 axes"


@pytest.mark.rule("C-JOURNEY-3")
def test_all_quiet_does_nothing() -> None:
    t = table().sailing(sent="3 swords 2 food", journey="all_quiet_1")
    assert t.dice_in_the_air == "3 swords"


@pytest.mark.rule("C-JOURNEY-4")
def test_a_killed_kraken_gives_three_glory_and_survivors_sail_on() -> None:
    t = table(coins=0).sailing(sent="3 axes 2 food", journey="kraken_1", monster="sea_wolf_red")
    assert t.happened("fight-begins") == [(0, NAMES["enemy"].index("kraken"))]
    t.roll("two_hits hit blank")
    assert t.glory(0) == 3
    assert (t.coins(0), t.wood(0), t.favor(0)) == (0, 1, 0)
    assert t.dice_in_the_air == "1 axe"


@pytest.mark.rule("C-JOURNEY-4", "C-COMBAT-8")
def test_the_kraken_is_fought_round_after_round_with_all_combat_rules() -> None:
    t = table(favor=1).sailing(sent="3 spears 2 food", journey="kraken_1").roll("shield shield hit")
    assert t.options(0) == ["done", "mark spear hit", "mark spear shield"]
    t.answer(0, "done")
    assert t.dice_in_the_air == "3 spears"
    assert t.damage == 1
    t.roll("shield shield two_hits").answer(0, "done")
    assert t.glory(0) == 3
    assert t.damage == 0


@pytest.mark.rule("C-JOURNEY-4")
def test_warriors_beaten_by_the_kraken_do_not_reach_the_monster() -> None:
    t = table().sailing(sent="2 swords 1 food", journey="kraken_1", monster="sea_wolf_red").roll("2 blanks")
    assert t.glory(0) == 0
    assert len(t.happened("warriors-beaten")) == 1
    assert t.shore(1)["monster"] == "sea_wolf_red"


@pytest.mark.rule("C-RULING-22", "C-JOURNEY-4")
def test_the_kraken_is_discarded_and_not_kept() -> None:
    t = table().sailing(sent="3 axes 2 food", journey="kraken_1").roll("two_hits hit blank").roll("blank")
    assert t.slain(0) == []
    assert t.discards("journeys") == ["kraken_1"]


@pytest.mark.rule("C-RULING-22")
def test_the_kraken_breaks_no_ties() -> None:
    t = table(round=8, glory=[0, 3], slain=["", ""], coins=0)
    t = t.sailing(sent="3 axes 2 food", journey="kraken_1").roll("two_hits hit blank").roll("blank")
    assert t.match.scores == [2, 2]  # each has one blame for the troll
    assert t.match.winners == [0, 1]


@pytest.mark.rule("C-JOURNEY-5")
@pytest.mark.parametrize(
    ("lost", "left"), [(("food", "food"), "2 axes"), (("axe", "food"), "1 axe 1 food"), (("axe", "axe"), "2 food")]
)
def test_lost_takes_two_items_of_choice(lost: tuple[str, str], left: str) -> None:
    t = table().sailing(sent="2 axes 2 food", journey="lost_1", monster="sea_wolf_red")
    t.answer(0, f"lose {lost[0]}")
    assert t.options(0) == ["lose axe", "lose food"]
    t.answer(0, f"lose {lost[1]}")
    fed = {"2 axes": "", "1 axe 1 food": "1 axe", "2 food": ""}[left]
    assert t.dice_in_the_air == fed


@pytest.mark.rule("C-RULING-12")
def test_lost_takes_what_there_is() -> None:
    t = table(longhouse=["1 sword", ""], food=2).sailing(sent="1 axe", journey="lost_1")
    assert t.supply == "10 swords 11 spears 9 axes"
    assert (t.longhouse(0), t.food(0)) == ("1 sword", 2)
    t = table(longhouse=["1 sword", ""], food=2).sailing(sent="", journey="lost_1")
    assert (t.longhouse(0), t.food(0)) == ("1 sword", 2)


@pytest.mark.rule("C-JOURNEY-6")
def test_no_wind_takes_a_food() -> None:
    t = table().sailing(sent="3 axes 2 food", journey="no_wind_1")
    assert t.dice_in_the_air == "2 axes"


@pytest.mark.rule("C-JOURNEY-7")
@pytest.mark.parametrize(("lost", "left"), [("axe", "2 axes"), ("food", "2 axes")])
def test_storm_takes_a_food_or_a_warrior(lost: str, left: str) -> None:
    t = table().sailing(sent="3 axes 2 food", journey="storm_1").answer(0, f"lose {lost}")
    assert t.dice_in_the_air == left


@pytest.mark.rule("C-JOURNEY-8")
def test_whirlpool_takes_a_warrior_of_choice() -> None:
    t = table().sailing(sent="1 sword 2 axes 2 food", journey="whirlpool_1")
    assert t.options(0) == ["lose sword", "lose axe"]
    assert (t.reason(0, "lose food"), t.why_not(0, "lose food")) == ("no-food-to-lose", "C-JOURNEY-8")
    assert (t.reason(0, "lose spear"), t.why_not(0, "lose spear")) == ("none-to-lose", "C-JOURNEY-2")
    t.answer(0, "lose sword")
    assert t.dice_in_the_air == "2 axes"


@pytest.mark.rule("C-RULING-11")
def test_no_wind_without_food_and_whirlpool_without_warriors_take_nothing_else() -> None:
    t = table(food=2).sailing(sent="2 axes", journey="no_wind_1")
    assert t.happened("item-lost") == []
    assert t.food(0) == 2
    assert t.supply == "11 swords 11 spears 9 axes"  # both starved
    t = table(food=2).sailing(sent="4 food", journey="whirlpool_1")
    assert t.happened("item-lost") == []
    assert t.longhouse(0) == ""


@pytest.mark.rule("C-JOURNEY-9")
@pytest.mark.parametrize("shore", [1, 2])
@pytest.mark.parametrize(
    ("sent", "fed"), [("4 axes 2 food", "4 axes"), ("3 axes 2 food", "3 axes"), ("4 axes 1 food", "2 axes")]
)
def test_on_a_near_shore_one_food_feeds_two(shore: int, sent: str, fed: str) -> None:
    t = table(4).sailing(shore=shore, ship="large_longship", sent=sent)
    assert t.dice_in_the_air == fed


@pytest.mark.rule("C-JOURNEY-10")
@pytest.mark.parametrize("shore", [3, 4])
@pytest.mark.parametrize(("sent", "fed"), [("4 axes 4 food", "4 axes"), ("4 axes 2 food", "2 axes")])
def test_on_a_far_shore_one_food_feeds_one(shore: int, sent: str, fed: str) -> None:
    t = table(4).sailing(shore=shore, ship="large_longship", sent=sent)
    assert t.dice_in_the_air == fed


@pytest.mark.rule("C-JOURNEY-11")
def test_the_owner_chooses_who_starves() -> None:
    t = table(food=9).sailing(sent="2 swords 1 spear 1 axe 1 food")
    assert t.options(0) == ["lose sword", "lose spear", "lose axe"]
    assert t.why_not(0, "lose food") == "C-JOURNEY-11"
    t.answer(0, "lose sword", "lose spear")
    assert t.dice_in_the_air == "1 sword 1 axe"
    assert t.supply == "10 swords 11 spears 8 axes"
    assert t.food(0) == 9


@pytest.mark.rule("C-JOURNEY-11")
def test_without_food_everyone_starves() -> None:
    t = table(food=9).sailing(sent="2 swords 2 axes", monster="sea_wolf_red")
    assert t.happened("fight-begins") == []
    assert t.supply == "11 swords 11 spears 9 axes"


@pytest.mark.rule("C-JOURNEY-12")
def test_food_that_was_not_needed_is_gone_too() -> None:
    t = table(food=0).sailing(sent="1 axe 4 food")
    assert t.crew("shore_1") == "1 axe"
    assert t.finish().food(0) == 0


@pytest.mark.rule("C-JOURNEY-13")
@pytest.mark.parametrize(
    ("monster", "left"),
    [("stone_hag_red", "1 spear 1 axe"), ("stone_hag_blue", "1 sword 1 axe"), ("sea_wolf_red", "")],
)
def test_barred_warriors_fall_before_the_first_round(monster: str, left: str) -> None:
    t = table().sailing(sent="1 sword 1 spear 1 axe 2 food", monster=monster)
    assert t.dice_in_the_air == (left or "1 sword 1 spear 1 axe")
    assert len(t.happened("barred-fall")) == (1 if left else 0)
    assert t.supply.split()[0] == ("11" if monster == "stone_hag_red" else "10")


@pytest.mark.rule("C-JOURNEY-13")
def test_barred_warriors_fall_after_feeding() -> None:
    t = table().sailing(sent="2 swords 2 axes 1 food", monster="stone_hag_red")
    assert t.step == "Starve"
    t.answer(0, "lose sword", "lose sword")
    assert t.dice_in_the_air == "2 axes"


@pytest.mark.rule("C-JOURNEY-13", "C-JOURNEY-4")
def test_warriors_barred_by_the_monster_still_fight_the_kraken() -> None:
    t = table().sailing(sent="2 swords 1 axe 2 food", journey="kraken_1", monster="stone_hag_red")
    assert t.dice_in_the_air == "2 swords 1 axe"


KRAKEN_BARS_SWORDS = """
title = "A kraken that bars swords"
version = "1"

[kraken]
barred = "sword"
"""


@pytest.mark.rule("C-JOURNEY-4", "C-JOURNEY-13")
def test_a_kraken_that_bars_warriors_destroys_them_too() -> None:
    t = table(facts=KRAKEN_BARS_SWORDS).sailing(sent="2 swords 1 axe 2 food", journey="kraken_1")
    assert t.dice_in_the_air == "1 axe"


@pytest.mark.rule("C-JOURNEY-13")
def test_if_all_are_barred_there_is_no_fight() -> None:
    t = table().sailing(sent="2 swords 2 food", monster="stone_hag_red")
    assert t.happened("fight-begins") == []
    assert t.shore(1)["monster"] == "stone_hag_red"


@pytest.mark.rule("C-RULING-1")
def test_discarded_journeys_are_shuffled_when_the_deck_is_empty() -> None:
    t = table(at="cleaning up", journeys="none face_down none", journey_deck="storm_1")
    assert t.finish().step == "PlaceWorker"
    assert [t.shore(n)["journey"] for n in (1, 2, 3)] == ["face_down", "storm_1", "face_down"]
    assert t.discards("journeys") == []
    assert len(t.deck("journeys")) == 17
    assert t.happened("journeys-reshuffled") == [()]


@pytest.mark.rule("C-RULING-1")
def test_a_card_on_the_board_before_the_shuffle_stays_what_it_was() -> None:
    t = table(at="cleaning up", journeys="none face_down face_down", journey_deck="storm_1 lost_1")
    t.until("FixJourney")
    assert t.options(CHANCE) == ["draw_journey lost_1", "draw_journey storm_1"]
    t.draw("lost_1").until("PlaceWorker")
    assert [t.shore(n)["journey"] for n in (1, 2, 3)] == ["face_down", "lost_1", "storm_1"]
    assert [t.shore(n)["of_old_deck"] for n in (1, 2, 3)] == [False, True, True]
    for seat in (0, 1):
        assert [shore["journey"] for shore in t.picture(seat)["shores"][:3]] == ["face_down"] * 3


@pytest.mark.rule("C-RULING-1")
def test_a_card_of_an_old_deck_stays_through_a_second_shuffle() -> None:
    t = table(at="cleaning up", journeys="none face_down none", journey_deck="storm_1").until("PlaceWorker")
    document = t.position()
    assert document["shores"][1]["of_old_deck"]
    document["shores"][0]["journey"] = document["shores"][2]["journey"] = None
    document["discards"]["journeys"] = document["decks"]["journeys"]
    document["decks"]["journeys"] = []
    document["agenda"] = [{"step": "CleanUp"}]
    for player in document["players"]:
        player["workers"] = 0
    match = meadhall.from_position(document, asks_chance=True)
    second = Table(match, {}).until("PlaceWorker")
    assert [second.shore(n)["journey"] for n in (1, 2, 3)] == ["face_down", "storm_1", "face_down"]
    assert [second.shore(n)["of_old_deck"] for n in (1, 2, 3)] == [False, True, False]
