"""One player with Ragnarok, and rulings about the enemy. [V-SOLORAG] [V-RULING]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vikings import solo
from tests.games.vikings.sea import BLUE, CHANCE, ENEMY, Sea, sea
from tests.games.vikings.solo import Icon, enemy_runes

import meadhall
from meadhall.games.vikings.game import GAME

pytestmark = pytest.mark.both

SETTLER: Icon = ("wood", 1, "settler", 0)
TEMPLE: Icon = ("wood", 1, "temple", 0)
HARVEST = {"first": 1, "second": 1}  # the next village of the enemy is dedicated to Harvest


def north(*icons: Icon, **more: Any) -> Sea:
    """A table for one in the Biting North."""
    return solo.solo(*icons, ragnarok=True, **more)


def acting(card: str, *icons: Icon, **more: Any) -> Sea:
    """A table in the Biting North at which the enemy has begun its turn with a card."""
    return solo.acting(card, *icons, ragnarok=True, **more)


def beaten(card: str, *icons: Icon, **more: Any) -> Sea:
    """A table at which the enemy has lost a battle against 7 with a card."""
    t = north(*icons, hands={BLUE: "berserker_fehu seer_fehu"}, **more)
    return t.answer(BLUE, "fight berserker_fehu", "fight_for top_left").draw(card)


# --- setting up ----------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOLORAG-1", "V-RULING-15")
def test_four_enemy_mats_are_made_for_ragnarok_and_those_of_the_base_game_can_be_used() -> None:
    for mat in (f"{kind}_{n}" for kind in ("base", "ragnarok") for n in range(1, 5)):
        match = meadhall.new("vikings", 1, options={"enemy_mat": mat, "ragnarok": True})
        enemy: Any = match.picture()["enemy"]
        assert enemy["mat"] == mat
    with pytest.raises(meadhall.Problem) as refused:
        meadhall.new("vikings", 1, options={"enemy_mat": "ragnarok_2"})
    assert "V-RULING-15" in str(refused.value)


@pytest.mark.rule("V-SOLORAG-2")
def test_the_enemy_has_six_valkyries_two_on_each_slot() -> None:
    t = Sea(meadhall.new("vikings", 1, options={"ragnarok": True}, asks_chance=True))
    assert t.enemy["valkyries"] == {"fehu": 2, "hagalaz": 2, "pertho": 2}
    t = Sea(meadhall.new("vikings", 1, asks_chance=True))
    assert t.enemy["valkyries"] == {"fehu": 0, "hagalaz": 0, "pertho": 0}


@pytest.mark.rule("V-SOLORAG-3")
def test_the_chieftain_boat_begins_at_the_circled_dock_of_one_of_three_regions() -> None:
    t = Sea(meadhall.new("vikings", 1, options={"ragnarok": True}, asks_chance=True))
    while t.question() != "PlaceChieftainBoat":
        t.answer(CHANCE, t.options(CHANCE)[0])
    assert t.options(CHANCE) == ["enemy_starts K-L", "enemy_starts M-K", "enemy_starts N-M"]
    assert t.match.picture()["map"] == "ragnarok_3"


# --- regions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOLORAG-4")
@pytest.mark.parametrize(("card", "region"), [("raider_pertho", "L2"), ("raider_hagalaz", "L1")])
def test_at_a_border_dock_it_deploys_in_the_region_with_the_rune_of_the_card(card: str, region: str) -> None:
    # M1 and N are full of its Settlers, so that L is the better target
    t = acting(
        card, enemy={"dock": "L-K" if region == "L2" else "M-L"}, settlers={ENEMY: "M1 N"}, sail=0, dedicated=HARVEST
    )
    while t.question() == "EnemyMoves":
        t.answer(BLUE, "enemy_by L-M")
    assert t.happened("deployed")[0] == (ENEMY, region, 2)


@pytest.mark.rule("V-SOLORAG-5", "V-RULING-54", "V-RULING-21")
@pytest.mark.parametrize(
    ("row", "battle_row", "region"),
    [
        ("scout_fehu scout_hagalaz scout_pertho", "", "L2"),  # with 4 cards it turns to the east
        ("scout_fehu scout_hagalaz", "scout_pertho", "L2"),  # counted in both rows
        ("scout_fehu scout_hagalaz", "", "L1"),
        ("scout_fehu", "", "L2"),
        ("", "", "L1"),
    ],
)
def test_between_regions_odd_turns_it_to_the_west_and_even_to_the_east(
    row: str, battle_row: str, region: str
) -> None:
    t = acting("fisher_fehu", SETTLER, enemy={"dock": "L-rand", "row": row, "battle_row": battle_row})
    assert t.happened("deployed") == [(ENEMY, region, 1)]


@pytest.mark.rule("V-SOLORAG-5")
def test_odd_and_even_also_decide_between_equal_islands() -> None:
    settlers = {ENEMY: "K K N N"}
    t = acting("shieldmaiden_fehu", settlers=settlers, enemy={"dock": "L-rand", "row": ""})  # one card
    assert t.happened("explored")[0][1] == "K"
    t = acting("shieldmaiden_fehu", settlers=settlers, enemy={"dock": "L-rand", "row": "scout_fehu"})
    assert t.happened("explored")[0][1] == "N"


@pytest.mark.rule("V-SOLORAG-5", "V-SOLO-31")
def test_a_card_face_down_in_its_battle_row_is_counted_too() -> None:
    t = acting("farmer_fehu", ("wood", 1, "battle", 0), ("food", 1, "settler", 0), enemy={"dock": "L-M"})
    t.draw("raider_fehu")
    assert (t.enemy["row"], t.enemy["battle_row"]) == (["farmer_fehu"], [])
    assert t.happened("deployed") == [(ENEMY, "L2", 1)]  # two cards: to the east


@pytest.mark.rule("V-SOLORAG-5", "V-RULING-49")
def test_odd_and_even_decide_between_equally_near_boats_in_two_regions() -> None:
    for row, dock in (("", "K-M"), ("scout_fehu", "L-K")):
        t = acting("fisher_fehu", ("wood", 1, "chase", 0), boats={BLUE: "L-K K-M"}, enemy={"dock": "K-L", "row": row})
        assert t.happened("enemy-chases") == [(dock,)]


@pytest.mark.rule("V-RULING-18")
def test_if_neither_region_of_a_border_dock_has_the_rune_it_deploys_by_odd_and_even() -> None:
    for row, region in (("", "M1"), ("scout_pertho", "M2")):
        t = acting("raider_hagalaz", enemy={"dock": "M-rand", "row": row}, sail=0)
        assert t.happened("enemy-target") == [("L1", "hagalaz", 2)]
        assert t.happened("enemy-moves") == [("M-K",), ("M-L",)]  # it has not reached its target
        assert t.happened("deployed") == [(ENEMY, region, 2)]


@pytest.mark.rule("V-RULING-18")
def test_a_boat_at_a_border_dock_is_at_both_regions() -> None:
    t = acting("raider_pertho", enemy={"dock": "L-M"}, settlers={}, dedicated=HARVEST)
    assert t.happened("enemy-target")[0][0] == "M1"  # it is at L2 already
    t = acting("raider_hagalaz", enemy={"dock": "L-M"}, settlers={}, dedicated=HARVEST)
    assert t.happened("enemy-target")[0][0] == "N"  # and at L1


@pytest.mark.rule("V-RULING-19")
def test_of_equally_short_ways_it_takes_the_one_that_passes_more_villages() -> None:
    t = acting("helmsman_hagalaz", enemy={"dock": "N-M"}, dedicated=HARVEST, burnt="K-M K-L")
    assert t.happened("enemy-target")[0][0] == "L1"
    assert t.happened("enemy-moves")[:3] == [("M-N",), ("M-L",), ("L-M",)]  # two villages, by N-L only one


@pytest.mark.rule("V-RULING-19")
def test_in_a_tie_of_villages_one_chooses_the_way() -> None:
    t = acting("helmsman_hagalaz", enemy={"dock": "N-M"}, dedicated=HARVEST, burnt="M-N K-L")
    assert (t.question(), t.options(BLUE)) == ("EnemyMoves", ["enemy_by M-N", "enemy_by N-L"])
    assert t.why_not(BLUE, "enemy_by K-L") == ("not-equal", "V-RULING-19")
    t.answer(BLUE, "enemy_by N-L")
    assert t.happened("enemy-moves")[0] == ("N-L",)


# --- giants --------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOLORAG-6", "V-SOLORAG-8", "V-SOLORAG-9", "V-SOLORAG-10")
def test_instead_of_placing_a_temple_it_slays_the_giant_in_the_region_of_the_chieftain_boat() -> None:
    t = acting(
        "fisher_pertho",
        TEMPLE,
        enemy={"dock": "K-L"},
        settlers={ENEMY: "K K N N N"},
        calm="",
        gods=("tyr", "odin", "thor"),
    )
    assert t.happened("giant-slain") == [(ENEMY, "K")]
    assert t.happened("temple-built") == []
    assert (t.settlers(ENEMY, "K"), t.settlers(ENEMY, "N"), t.enemy["settlers"]) == (0, 3, 9)
    assert (t.enemy["giants_slain"], t.enemy["giants"]) == (1, [])
    assert t.fury() == (0, 0, 1)  # of the card


@pytest.mark.rule("V-SOLORAG-8")
def test_it_need_not_have_a_settler_there() -> None:
    t = acting("fisher_pertho", TEMPLE, enemy={"dock": "K-L"})
    assert t.happened("giant-slain") == [(ENEMY, "K")]


@pytest.mark.rule("V-SOLORAG-9", "V-SCORE-5")
def test_the_points_of_its_giants_are_revealed_at_the_final_scoring() -> None:
    t = north(hands={BLUE: "shipwright_fehu"}, calm="K N", enemy={"giants_slain": 2})
    seen: Any = t.match.picture(BLUE)["enemy"]
    assert (seen["giants"], seen["giants_slain"]) == (None, 2)
    t.answer(BLUE, "play shipwright_fehu").draw("fisher_fehu", "giant_9", "giant_5")
    assert t.match.over
    assert t.enemy["parts"]["giants"] == 8 + 6


@pytest.mark.rule("V-SOLORAG-7", "V-SOLORAG-8", "V-SOLORAG-11")
def test_when_it_deploys_a_valkyrie_to_a_giant_it_slays_the_giant() -> None:
    t = beaten("helmsman_fehu", enemy={"dock": "K-L"}, settlers={ENEMY: "K K"}, fury=(0, 0, 0))
    assert t.happened("valkyrie-sent") == [(ENEMY, "fehu", "K")]
    assert t.happened("giant-slain") == [(ENEMY, "K")]
    assert t.settlers(ENEMY, "K") == 0
    assert t.fury() == (2, 0, 0)  # for the Giant and for the loss


@pytest.mark.rule("V-RULING-17", "V-SOLORAG-6")
def test_slaying_takes_the_place_of_a_temple_that_is_built() -> None:
    boats = {BLUE: "F7", ENEMY: "K-M K-L L-M L-N L-rand L-K M-N"}
    t = acting("shipwright_pertho", boats=boats, enemy={"dock": "N-L"})
    assert t.happened("giant-slain") == [(ENEMY, "N")]


@pytest.mark.rule("V-RULING-17")
def test_a_region_with_a_giant_gets_no_temple_but_the_next_by_the_same_rule_without_one() -> None:
    more: dict[str, Any] = {"enemy": {"dock": "K-L", "giants_slain": 2}, "settlers": {ENEMY: "N N N M2 M2"}}
    t = acting("fisher_fehu", TEMPLE, calm="K M2", **more)
    assert t.happened("temple-built") == [(ENEMY, "M2")]
    more = {"enemy": {"dock": "K-L", "giants_slain": 1}, "settlers": {ENEMY: "N N N M2 M2"}}
    t = acting("fisher_fehu", TEMPLE, calm="K", **more)
    assert (t.happened("temple-built"), t.happened("giant-slain")) == ([], [])


# --- valkyries -----------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOLORAG-11")
def test_a_valkyrie_of_the_rune_of_the_card_comes_if_one_is_left() -> None:
    t = beaten("helmsman_fehu", enemy={"dock": "K-L", "giants_slain": 1}, calm="K")
    assert t.enemy["valkyries"] == {"fehu": 1, "hagalaz": 2, "pertho": 2}
    assert (t.enemy["valkyries_at"], t.holder("K")) == ([t.names["K"]], ENEMY)
    t = beaten("helmsman_fehu", enemy={"dock": "K-L", "valkyries": "fehu@N fehu@L1"})
    assert t.happened("valkyrie-sent") == []


@pytest.mark.rule("V-SOLORAG-12", "V-RULING-52")
def test_a_valkyrie_of_the_enemy_never_moves_again() -> None:
    t = acting("shieldmaiden_fehu", enemy={"dock": "K-L", "valkyries": "fehu@N"})
    assert (t.enemy["valkyries_at"], t.happened("explored")) == ([t.names["N"]], [])


@pytest.mark.rule("V-SOLORAG-13")
def test_it_has_at_most_one_valkyrie_in_each_region() -> None:
    t = beaten("helmsman_fehu", enemy={"dock": "K-L", "valkyries": "pertho@K"})
    assert t.happened("valkyrie-sent") == []
    assert (t.enemy["valkyries"]["fehu"], "K" in t.giants()) == (2, True)


@pytest.mark.rule("V-SOLORAG-14")
@pytest.mark.parametrize(("valkyries", "food"), [("", 1), ("fehu@N", 1), ("fehu@N fehu@L1", 2)])
def test_an_empty_valkyrie_slot_brings_its_bonus(valkyries: str, food: int) -> None:
    assert acting("fisher_fehu", enemy={"dock": "K-L", "valkyries": valkyries}).tracks() == (1, food, 1)


# --- cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOLORAG-15", "V-RULING-20")
def test_it_treats_the_new_cards_as_ordinary_ones_and_their_conditions_do_not_bind_it() -> None:
    t = acting(
        "einherjar_4", enemy={"dock": "N-M"}, settlers={ENEMY: "N N N"}, dedicated=HARVEST
    )  # Sail 2, Harvest 2
    while t.question() == "EnemyMoves":
        t.answer(BLUE, t.options(BLUE)[0])
    assert t.happened("enemy-leader") == [("sail", 2)]
    assert t.happened("enemy-rune") == [("harvest", 2)]
    assert t.happened("giant-slain") == []
    t = acting("valkyrie_3", enemy={"dock": "K-L"}, settlers={ENEMY: "K K K"})  # Harvest 3, Explore 1
    assert (t.happened("enemy-leader"), t.happened("enemy-rune")) == ([("harvest", 3)], [("explore", 1)])
    assert t.happened("giant-slain") == []


@pytest.mark.rule("V-SOLORAG-16")
def test_moving_giants_and_raiding_without_steel_are_replaced_by_its_mat() -> None:
    t = acting("einherjar_2", enemy={"dock": "K-L"})  # Harvest 3, then a raid: of Fehu, Harvest 2
    assert t.happened("enemy-mat-action") == [("fehu", "harvest", 2)]
    assert t.happened("raided") == []
    t = acting("einherjar_5", enemy={"dock": "K-L"})  # Build, then a Giant: of Pertho, Build
    assert t.happened("enemy-mat-action") == [("pertho", "build", 1)]
    assert t.happened("giant-moved") == []


@pytest.mark.rule("V-SOLORAG-17", "V-RULING-20")
def test_a_joker_takes_the_rune_of_the_region_of_the_chieftain_boat() -> None:
    t = acting("valkyrie_4", enemy={"dock": "K-L"})  # Build, then smite: of Fehu, Harvest 2
    assert t.happened("enemy-joker") == [("K", "fehu")]
    assert t.happened("enemy-mat-action") == [("fehu", "harvest", 2)]
    assert enemy_runes(t) == (1, 0, 0)
    t = beaten("valkyrie_4", enemy={"dock": "K-L", "valkyries": "pertho@K"})
    assert t.happened("enemy-loses") == [("fehu",)]
    assert t.fury() == (1, 0, 0)


@pytest.mark.rule("V-SOLORAG-4", "V-SOLORAG-17")
def test_a_joker_that_sails_deploys_in_the_region_whose_rune_it_has_taken() -> None:
    t = acting("valkyrie_1", enemy={"dock": "K-L"}, dedicated=HARVEST)  # the rune of K, and M2 has the other Fehu
    while t.question() == "EnemyMoves":
        t.answer(BLUE, t.options(BLUE)[0])
    assert t.happened("enemy-target") == [("M2", "fehu", 5)]
    assert t.chieftain_boat() == "M-L"  # which serves M1 too, further west
    assert t.happened("deployed") == [(ENEMY, "M2", 3)]


@pytest.mark.rule("V-RULING-16")
def test_when_it_loses_its_valkyrie_lands_then_its_mat_acts_then_the_fury_rises() -> None:
    t = beaten("helmsman_fehu", enemy={"dock": "K-L", "giants_slain": 1}, calm="K")
    kinds = [kind for kind in t.kinds() if kind in ("valkyrie-sent", "enemy-mat-action", "fury-rises")]
    assert kinds == [
        "valkyrie-sent",
        "fury-rises",
        "enemy-mat-action",
        "fury-rises",
    ]  # the first for K, which it takes


@pytest.mark.rule("V-RULING-53")
def test_the_strength_of_its_new_cards_counts_its_valkyries_and_its_giants() -> None:
    t = north(enemy={"dock": "K-L", "valkyries": "fehu@N hagalaz@L1"})
    t.answer(BLUE, "fight shipwright_fehu", "fight_for top_left").draw("valkyrie_1")
    assert t.happened("enemy-strength") == [("valkyrie_1", 8)]
    t = north(calm="M1 M2 N", enemy={"dock": "K-L", "giants_slain": 3})
    t.answer(BLUE, "fight shipwright_fehu", "fight_for top_left").draw("einherjar_1")
    assert t.happened("enemy-strength") == [("einherjar_1", 12)]


# --- other rulings, and stand-ins ----------------------------------------------------------------------------


@pytest.mark.rule("V-RULING-34")
def test_a_boat_that_is_built_or_pushed_neither_deploys_nor_raids() -> None:
    t = sea(hands={BLUE: "shipwright_fehu", 1: "seer_pertho"}, settlers={BLUE: "A"}, resources={BLUE: (7, 7, 7)})
    t.answer(BLUE, "play shipwright_fehu", "build_boat A-B")
    assert (t.asked(), t.village("A-B")) == ((1,), True)


@pytest.mark.rule("V-STANDIN-1")
def test_hardly_anything_printed_is_known_and_a_pack_can_replace_it() -> None:
    facts = GAME.facts({"facts": None})
    assert facts.printed["viking"]["raider"]["strength"].source == "stand-in"
    assert facts.printed["score"]["score"]["island_first"].source == "rulebook"
    assert facts.printed["score"]["score"]["island_second"].source == "stand-in"
    t = sea(hands={BLUE: "raider_fehu"}, boats={BLUE: "F4"}, facts='[[viking]]\nid = "raider"\nleader_n = 5')
    t.answer(BLUE, "play raider_fehu")
    assert t.picture["agenda"][0]["moves"] == 5
