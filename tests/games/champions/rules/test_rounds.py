"""Round set-up and clean-up. [C-ROUND] [C-CLEAN]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.champions.table import CHANCE, Table, new_table, table

import meadhall

pytestmark = pytest.mark.both


def next_round(**what: Any) -> Table:
    """A table at the end of a round: what comes next is the clean-up and the set-up of the next round."""
    return table(**{"round": 2, "at": "cleaning up", **what})


@pytest.mark.rule("C-ROUND-1", "C-ROUND-2", "C-ROUND-3", "C-ROUND-4", "C-ROUND-5", "C-ROUND-6", "C-ROUND-7")
def test_the_seven_steps_come_in_their_order() -> None:
    t = new_table(2).until("TurnUpTroll")
    t.draw("elder_troll_2")
    assert t.step == "TurnUpDraugr"
    t.draw("barrow_king_red", "barrow_thrall_blue")
    assert [t.shore(n)["journey"] for n in (1, 2, 3)] == ["face_down"] * 3
    assert t.step == "LayOutRunes"
    t.draw("wealth", "gifts")
    assert t.step == "TurnUpMonsters"
    t.draw("sea_wolf_red", "stone_hag_blue", "deep_dragon_yellow")
    assert t.step == "TurnUpMerchant"
    assert t.town["smokehouse"] == 0
    t.draw("merchant_4")
    assert t.step == "PlaceWorker"
    assert t.town["smokehouse"] == 1
    assert t.troll == "elder_troll_2"
    assert t.draugr == ["barrow_king_red", "barrow_thrall_blue"]
    assert t.town["runes"] == ["wealth", "gifts"]
    assert [t.shore(n)["monster"] for n in (1, 2, 3)] == ["sea_wolf_red", "stone_hag_blue", "deep_dragon_yellow"]
    assert t.town["merchant"] == "merchant_4"


@pytest.mark.rule("C-ROUND-1")
def test_a_new_troll_comes_each_round() -> None:
    t = next_round(troll="hill_troll_1").draw("iron_troll_1")
    assert t.troll == "iron_troll_1"
    assert "iron_troll_1" not in t.deck("trolls")


@pytest.mark.rule("C-ROUND-2")
def test_two_new_draugr_come_each_round_the_left_one_first() -> None:
    t = next_round(draugr="barrow_thrall_red barrow_thrall_blue").draw("hill_troll_2", "barrow_king_red")
    assert t.draugr == ["barrow_king_red", None]
    t.draw("barrow_king_blue")
    assert t.draugr == ["barrow_king_red", "barrow_king_blue"]


@pytest.mark.rule("C-ROUND-3", "C-CLEAN-4")
def test_a_journey_that_was_not_revealed_stays() -> None:
    t = next_round(journeys="none storm_1 face_down", seen_by={2: [1]}).until("PlaceWorker")
    assert [t.shore(n)["journey"] for n in (1, 2, 3)] == ["face_down", "storm_1", "face_down"]
    assert t.shore(2)["seen_by"] == [1]


@pytest.mark.rule("C-ROUND-3")
def test_a_journey_lies_face_down() -> None:
    t = next_round(journeys="none storm_1 face_down", seen_by={2: [1]}).until("PlaceWorker")
    assert t.picture(0)["shores"][1]["journey"] == "face_down"
    assert t.picture(1)["shores"][1]["journey"] == "storm_1"


@pytest.mark.rule("C-ROUND-4")
@pytest.mark.parametrize(
    ("lying", "drawn"), [("gifts glory", []), ("gifts", ["wealth"]), ("", ["wealth", "healing"])]
)
def test_runes_are_laid_on_empty_spaces_only(lying: str, drawn: list[str]) -> None:
    t = next_round(runesmith=lying).until("LayOutRunes" if drawn else "TurnUpMerchant")
    t.draw(*drawn or ["merchant_2"]).until("PlaceWorker")
    assert t.town["runes"] == [*lying.split(), *drawn]


@pytest.mark.rule("C-ROUND-4")
def test_runes_are_laid_out_only_as_long_as_the_deck_lasts() -> None:
    runes = ["glory healing journey potential reaction", "true_vision gifts knowledge wealth"]
    t = next_round(runes=runes, runesmith="").until("PlaceWorker")
    assert t.town["runes"] == ["success", None]
    assert t.deck("runes") == []
    t = table(seats=2, round=2, at="cleaning up", runes=[runes[0], runes[1] + " success"], runesmith="")
    t.until("PlaceWorker")
    assert t.town["runes"] == [None, None]
    assert t.why_not(0, "place runesmith") == "C-TOWN-9"


@pytest.mark.rule("C-ROUND-5", "C-CLEAN-5")
def test_an_undefeated_monster_stays_with_its_coins() -> None:
    t = next_round(monsters="stone_hag_red none any", bounty=[2, 0, 0]).until("TurnUpMonsters")
    t.draw("great_wyrm_blue").until("PlaceWorker")
    assert (t.shore(1)["monster"], t.shore(1)["bounty"]) == ("stone_hag_red", 3)
    assert (t.shore(2)["monster"], t.shore(2)["bounty"]) == ("great_wyrm_blue", 0)


@pytest.mark.rule("C-ROUND-6", "C-TOWN-8")
def test_only_the_top_merchant_ship_counts() -> None:
    t = next_round(merchant="merchant_1", coins=2).until("TurnUpMerchant")
    assert "draw_merchant merchant_1" not in t.options(CHANCE)
    t.draw("merchant_2").answer(0, "place merchant_ship")
    assert (t.food(0), t.wood(0)) == (1, 4)


@pytest.mark.rule("C-ROUND-7")
def test_the_smiths_get_a_warrior_and_the_smokehouse_food() -> None:
    t = next_round(smiths="", smokehouse=0).until("PlaceWorker")
    assert t.town["smiths"] == {"sword": 1, "spear": 1, "axe": 1}
    assert t.town["smokehouse"] == 1
    assert t.supply == "9 swords 11 spears 9 axes"


@pytest.mark.rule("C-ROUND-8")
def test_goods_build_up_until_someone_collects_them() -> None:
    t = next_round(smiths="2 swords 1 spear 3 axes", smokehouse=4).until("PlaceWorker")
    assert t.town["smiths"] == {"sword": 3, "spear": 2, "axe": 4}
    assert t.town["smokehouse"] == 5


@pytest.mark.rule("C-RULING-2", "C-GEN-2")
def test_a_smith_gets_nothing_from_an_empty_supply() -> None:
    t = next_round(longhouse=["8 axes", ""], smiths="2 axes").until("PlaceWorker")
    assert t.town["smiths"] == {"sword": 1, "spear": 1, "axe": 2}


@pytest.mark.rule("C-RULING-2")
def test_what_a_smith_did_not_get_is_not_made_up_for_later() -> None:
    t = next_round(longhouse=["8 axes", ""], smiths="2 axes").until("PlaceWorker").answer(0, "place blacksmith")
    assert t.supply.endswith("2 axes")
    t.until("TurnUpTroll").until("PlaceWorker")
    assert t.town["smiths"]["axe"] == 1


@pytest.mark.rule("C-ROUND-9")
@pytest.mark.parametrize(("seats", "shores"), [(2, [1, 2, 3]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])])
def test_the_rightmost_shore_is_for_four_players(seats: int, shores: list[int]) -> None:
    t = new_table(seats).until("PlaceWorker")
    in_use = [n for n in (1, 2, 3, 4) if t.shore(n)["monster"] and t.shore(n)["journey"]]
    assert in_use == shores
    seat = t.asked[0]
    t.answer(seat, "place small_longship")
    assert t.options(seat) == [f"sail_to shore_{n}" for n in shores]


@pytest.mark.rule("C-ROUND-9")
def test_two_near_shores_and_one_or_two_far_ones() -> None:
    near = [shore["near"] for shore in new_table(4).until("PlaceWorker").picture(0)["shores"]]
    assert near == [True, True, False, False]
    t = table(3).answer(0, "place small_longship")
    assert t.why_not(0, "sail_to shore_4") == "C-ROUND-9"


@pytest.mark.rule("C-ROUND-9")
def test_a_position_that_uses_a_closed_shore_is_refused() -> None:
    document = table(3).position()
    document["shores"][3]["journey"] = "face_down"
    with pytest.raises(meadhall.BadPosition) as caught:
        meadhall.from_position(document)
    assert caught.value.id == "position-shore"


@pytest.mark.rule("C-ROUND-1", "C-ROUND-2", "C-ROUND-3", "C-ROUND-5", "C-ROUND-6")
@pytest.mark.parametrize("missing", ["troll", "draugr", "monster", "journey", "merchant"])
@pytest.mark.parametrize("at", ["placing", "assigning"])
def test_a_round_that_lacks_a_card_is_refused(missing: str, at: str) -> None:
    document = table(at=at, fights=["0 at troll"], draugr="barrow_thrall_red", monsters="sea_wolf_red").position()
    if missing == "troll":
        document["decks"]["trolls"].append(document["enemies"]["troll"])
        document["enemies"]["troll"] = None
    elif missing == "draugr":
        document["decks"]["draugr"].append(document["enemies"]["draugr"][0])
        document["enemies"]["draugr"][0] = None
    elif missing == "monster":
        document["decks"]["monsters"].append(document["shores"][0]["monster"])
        document["shores"][0]["monster"] = None
    elif missing == "journey":
        document["shores"][2]["journey"] = None
    else:
        document["town"]["merchant"] = None
    with pytest.raises(meadhall.BadPosition) as caught:
        meadhall.from_position(document)
    assert caught.value.id == "position-flaw"


@pytest.mark.rule("C-RESOLVE-5")
@pytest.mark.parametrize("step", ["Fight", "TakeReward", "CheckOutcome"])
def test_a_fight_that_cannot_be_is_refused(step: str) -> None:
    document = table().position()
    document["agenda"].insert(0, {"step": step, "seat": 0, "target": "hunt", "kraken": 0})
    with pytest.raises(meadhall.BadPosition) as caught:
        meadhall.from_position(document)
    assert caught.value.id == "field-name"


# --- clean-up -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CLEAN-1")
def test_workers_and_longships_come_home() -> None:
    t = next_round(
        workers=0,
        hired=[1],
        ship=["karve", None],
        workers_at={"market": 0},
        hunters=[0, 1],
        fights=["1 at troll", "0 at shore_2 on karve", "1 at shore_1 on small_longship"],
    ).until("PlaceWorker")
    assert [t.workers(seat) for seat in (0, 1)] == [4, 5]
    assert t.town["workers_at"] == {}
    assert t.town["hunters"] == []
    assert [t.shore(n)["ship"] for n in (1, 2, 3)] == [None] * 3
    assert t.player(0)["ship"] == "karve"
    for place in ("market", "small_longship", "karve", "troll"):
        assert t.may(0, f"place {place}")


@pytest.mark.rule("C-CLEAN-1", "C-PLACE-5")
def test_workers_who_begged_come_home() -> None:
    t = table(workers=1).answer(0, "beg").answer(1, "beg").until("PlaceWorker")
    assert [t.player(seat)["workers_lying"] for seat in (0, 1)] == [0, 0]
    assert t.workers(0) == 4


@pytest.mark.rule("C-CLEAN-2")
def test_everyone_takes_blame_for_a_living_troll() -> None:
    t = table(3, round=2, at="cleaning up", troll="hill_troll_1", blame=[0, 1, 5])
    assert [t.blame(seat) for seat in range(3)] == [1, 2, 6]
    assert t.discards("trolls") == ["hill_troll_1"]
    assert t.troll is None


@pytest.mark.rule("C-CLEAN-2")
def test_nobody_takes_blame_when_the_troll_is_dead() -> None:
    t = next_round(troll=None)
    assert [t.blame(seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("C-CLEAN-3")
def test_living_draugr_are_discarded() -> None:
    t = next_round(draugr="barrow_king_red barrow_thrall_blue")
    assert t.draugr == [None, None]
    assert t.discards("draugr") == ["barrow_thrall_blue", "barrow_king_red"]


@pytest.mark.rule("C-CLEAN-4")
def test_revealed_journeys_are_discarded_and_others_stay() -> None:
    t = next_round(journeys="none none lost_1", journeys_face_up="storm_1 kraken_2")
    assert t.discards("journeys") == ["kraken_2", "storm_1"]
    assert t.discards("journeys_face_up") == []
    assert t.shore(3)["journey"] == "lost_1"


@pytest.mark.rule("C-CLEAN-5")
def test_each_living_monster_gets_a_coin() -> None:
    t = table(4, round=2, at="cleaning up", monsters="any none any any", bounty=[0, 0, 1, 4])
    assert [t.shore(n)["bounty"] for n in (1, 2, 3, 4)] == [1, 0, 2, 5]


@pytest.mark.rule("C-CLEAN-6")
def test_the_next_round_follows_and_scoring_after_the_eighth() -> None:
    assert next_round(round=7).position()["round"] == 8
    assert next_round(round=8).match.over
