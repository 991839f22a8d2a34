"""Ragnarok: setting up, regions, Giants. [V-RAG] [V-REGION] [V-GIANT]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vikings.sea import BLUE, CHANCE, GREEN, RED, Sea, clash, sea

import meadhall
from meadhall.games.vikings.game import GAME
from meadhall.games.vikings.table.names import CARD_NAMES, ENEMY_MAT_NAMES, GIANT_NAMES, GOD_NAMES

pytestmark = pytest.mark.both


def unset(seats: int = 3) -> Sea:
    """A new game with Ragnarok in which a test says what chance does."""
    return Sea(meadhall.new("vikings", seats, options={"ragnarok": True}, asks_chance=True))


def north(**more: Any) -> Sea:
    """A table in the Biting North."""
    return sea(ragnarok=True, **more)


def slaying(card: str = "farmer_fehu", **more: Any) -> Sea:
    """A table at which blue could slay the Giant of K with a card."""
    more = {"settlers": {BLUE: "K K K"}, "valkyries": {BLUE: "fehu@K"}, **more}
    return north(hands={BLUE: card, RED: "seer_fehu" if card != "seer_fehu" else "seer_pertho"}, **more)


# --- setting up ----------------------------------------------------------------------------------------------


@pytest.mark.rule("V-RAG-1")
def test_the_map_of_the_biting_north_is_played() -> None:
    assert unset().match.picture()["map"] == "ragnarok_3"
    assert unset(4).match.picture()["map"] == "ragnarok_4"
    options = {option.name: option for option in GAME.options}
    assert options["ragnarok"].default is False


@pytest.mark.rule("V-RAG-2")
def test_each_player_has_three_valkyries_one_for_each_rune_on_the_mat() -> None:
    t = unset()
    for seat in range(3):
        assert t.player(seat)["valkyries"] == {"fehu": None, "hagalaz": None, "pertho": None}


@pytest.mark.rule("V-RAG-3")
@pytest.mark.parametrize(("seats", "regions"), [(3, 6), (4, 9)])
def test_a_giant_is_in_each_region_its_points_hidden(seats: int, regions: int) -> None:
    t = unset(seats)
    assert len(t.giants()) == regions
    assert t.picture["giant_bag"] == list(GIANT_NAMES)  # nobody knows which of them lie where
    assert "giant_bag" not in t.match.picture(BLUE)


@pytest.mark.rule("V-RAG-4", "V-RAG-7")
def test_twelve_cards_are_shuffled_into_the_deck() -> None:
    deck = unset().picture["deck"]
    assert len(deck) == 60
    assert [card for card in deck if card.startswith(("valkyrie", "einherjar"))] == list(CARD_NAMES[48:])


@pytest.mark.rule("V-RAG-5", "V-RAG-7")
def test_twelve_gods_are_shuffled_together() -> None:
    assert unset().options(CHANCE) == [f"draw_god {god}" for god in GOD_NAMES]
    assert len(GOD_NAMES) == 12


@pytest.mark.rule("V-RAG-6")
def test_slaying_and_deploying_valkyries_are_not_for_games_without_ragnarok() -> None:
    t = clash({BLUE: "helmsman_pertho", RED: "raider_fehu"}).answer(BLUE, "use_boon", "done")
    assert t.question() == "PlayCard"  # no Valkyrie
    t = clash({BLUE: "helmsman_pertho", RED: "raider_fehu"}, ragnarok=True).answer(BLUE, "use_boon", "done")
    assert t.question() == "SendValkyrie"
    assert "slay farmer_fehu" in slaying().options(BLUE)


@pytest.mark.rule("V-RAG-7")
def test_the_expansion_holds_nine_giants_and_four_enemy_mats() -> None:
    assert len(GIANT_NAMES) == 9
    assert len([mat for mat in ENEMY_MAT_NAMES if mat.startswith("ragnarok")]) == 4


# --- regions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-REGION-1")
def test_each_region_has_its_own_rune_and_influence() -> None:
    t = north(settlers={BLUE: "L1 L1", RED: "L2"})
    assert (t.influence(BLUE, "L1"), t.influence(BLUE, "L2")) == (2, 0)
    assert (t.holder("L1"), t.holder("L2")) == (BLUE, RED)
    assert (t.runes(BLUE), t.runes(RED)) == ((0, 1, 0), (0, 0, 1))


@pytest.mark.rule("V-REGION-2")
def test_settlers_explore_across_a_border() -> None:
    t = north(hands={BLUE: "scout_fehu"}, settlers={BLUE: "L1"}).answer(BLUE, "play scout_fehu")
    assert t.offered(BLUE, "explore") == ["L1 K", "L1 L2", "L1 M1", "L1 M2"]
    t.answer(BLUE, "explore L1 L2")
    assert t.holder("L2") == BLUE


@pytest.mark.rule("V-REGION-2")
def test_temples_explore_across_a_border() -> None:
    t = north(hands={BLUE: "scout_fehu"}, rows={BLUE: "seer_fehu"}, temples={BLUE: "L1"}, calm="L2")
    t.answer(BLUE, "play scout_fehu", "carry_temple L1 L2")
    assert t.temples(BLUE, "L2") == 1


@pytest.mark.rule("V-REGION-3", "V-RULING-23")
def test_at_a_border_dock_one_may_deploy_in_either_region_or_in_both() -> None:
    t = north(hands={BLUE: "helmsman_fehu"}, boats={BLUE: "F4"}, settlers={RED: "L1", GREEN: "L2"})
    t.answer(BLUE, "play helmsman_fehu", "sail_in F4", "dock_at L-M")
    assert t.offered(BLUE, "deploy") == ["L1 1", "L1 2", "L1 3", "L2 1", "L2 2", "L2 3"]
    t.answer(BLUE, "deploy L2 2")
    assert t.settlers(GREEN, "L2") == 0  # attacked by themselves
    assert t.why_not(BLUE, "deploy L2 1") == ("landed-already", "V-RULING-23")
    t.answer(BLUE, "deploy L1 1")
    assert (t.settlers(BLUE, "L1"), t.settlers(RED, "L1")) == (1, 1)  # a tie there


@pytest.mark.rule("V-REGION-4")
def test_in_both_regions_together_not_more_than_the_number_of_the_sail() -> None:
    t = north(hands={BLUE: "helmsman_fehu"}, boats={BLUE: "F4"}, resources={BLUE: (0, 7, 0)})
    t.answer(BLUE, "play helmsman_fehu", "sail_in F4", "dock_at L-M", "deploy L1 2")
    assert t.offered(BLUE, "deploy") == ["L2 1"]
    assert t.why_not(BLUE, "deploy L2 2") == ("too-many-settlers", "V-SAIL-8")


@pytest.mark.rule("V-REGION-5")
def test_a_boat_at_a_border_dock_has_influence_in_both_regions() -> None:
    t = north(boats={BLUE: "L-M", RED: "L-N"})
    assert (t.influence(BLUE, "L1"), t.influence(BLUE, "L2")) == (2, 2)
    assert (t.influence(RED, "L1"), t.influence(RED, "L2")) == (0, 2)


@pytest.mark.rule("V-RULING-8")
def test_the_village_at_a_border_dock_belongs_to_both_regions_and_its_ferry_leads_to_both() -> None:
    t = north(hands={BLUE: "scout_fehu"}, settlers={BLUE: "M1"}).answer(BLUE, "play scout_fehu")
    assert {"M1 L1", "M1 L2"} <= set(t.offered(BLUE, "explore"))
    for region in ("L1", "L2"):
        t = north(
            hands={BLUE: "einherjar_2"},
            settlers={BLUE: region},
            calm="K",
            slain={BLUE: 1},
            resources={BLUE: (7, 7, 7)},
        )
        t.answer(BLUE, "play einherjar_2")
        assert t.offered(BLUE, "raid_at") == ["L-M", "L-rand"]


@pytest.mark.rule("V-RULING-23")
def test_who_docks_again_may_land_again() -> None:
    t = north(hands={BLUE: "navigator_fehu"}, boats={BLUE: "F4"})
    t.answer(BLUE, "play navigator_fehu", "sail_in F4", "dock_at K-L", "deploy K 1")
    assert t.why_not(BLUE, "deploy K 1") == ("landed-already", "V-RULING-23")
    t.answer(BLUE, "sail_to F4", "dock_at K-L", "deploy K 1")
    assert t.settlers(BLUE, "K") == 2


# --- slaying -------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-GIANT-1")
def test_a_card_may_be_played_to_slay_a_giant_instead_of_a_battle_or_its_actions() -> None:
    t = slaying()
    assert {"play farmer_fehu", "fight farmer_fehu", "slay farmer_fehu"} <= set(t.options(BLUE))
    t.answer(BLUE, "slay farmer_fehu").draw("giant_4")
    assert t.asked() == (RED,)  # no harvest
    assert "K" not in t.giants()
    assert t.happened("giant-slain") == [(BLUE, "K")]


@pytest.mark.rule("V-GIANT-2")
@pytest.mark.parametrize(
    ("settlers", "valkyrie", "can"),
    [
        ("K K K", "fehu@K", True),
        ("K K K K", "pertho@K", True),
        ("K K", "fehu@K", False),
        ("K K K", "fehu@L1", False),
        ("L1 L1 L1", "fehu@K", False),
    ],
)
def test_a_slaying_needs_a_valkyrie_and_three_settlers_in_one_region_with_the_giant(
    settlers: str, valkyrie: str, can: bool
) -> None:
    t = slaying(settlers={BLUE: settlers}, valkyries={BLUE: valkyrie})
    assert ("slay farmer_fehu" in t.options(BLUE)) == can
    if not can:
        assert t.why_not(BLUE, "slay farmer_fehu") == ("cannot-slay", "V-GIANT-1")


@pytest.mark.rule("V-GIANT-2")
def test_where_no_giant_is_none_can_be_slain() -> None:
    assert "slay farmer_fehu" not in slaying(calm="K").options(BLUE)


@pytest.mark.rule("V-GIANT-3")
def test_who_declares_a_slaying_must_slay() -> None:
    t = slaying(settlers={BLUE: "K K K N N N"}, valkyries={BLUE: "fehu@K pertho@N"})
    t.answer(BLUE, "slay farmer_fehu")
    assert t.options(BLUE) == ["slay_in K", "slay_in N"]
    assert t.why_not(BLUE, "done") == ("must-slay", "V-GIANT-3")
    assert t.why_not(BLUE, "slay_in L1") == ("cannot-slay-there", "V-GIANT-2")
    t.answer(BLUE, "slay_in N").draw("giant_1")
    assert (t.settlers(BLUE, "N"), t.settlers(BLUE, "K")) == (0, 3)


@pytest.mark.rule("V-GIANT-4")
@pytest.mark.parametrize("card", ["seer_fehu", "berserker_fehu"])
def test_the_strength_of_the_card_does_not_matter_and_no_steel_is_paid(card: str) -> None:
    t = slaying(card, resources={BLUE: (0, 0, 0)}).answer(BLUE, f"slay {card}").draw("giant_9")
    assert t.player(BLUE)["giants"] == ["giant_9"]


@pytest.mark.rule("V-GIANT-5")
def test_three_settlers_are_sacrificed_and_the_valkyrie_stays() -> None:
    t = slaying(settlers={BLUE: "K K K K"}).answer(BLUE, "slay farmer_fehu").draw("giant_1")
    assert (t.settlers(BLUE, "K"), t.player(BLUE)["settlers"], t.valkyrie(BLUE, "fehu")) == (1, 5, "K")


@pytest.mark.rule("V-GIANT-6")
def test_only_the_slayer_looks_at_the_points_of_the_giant() -> None:
    t = slaying().answer(BLUE, "slay farmer_fehu").draw("giant_9")
    assert (t.player(BLUE)["giants"], t.player(BLUE)["giants_slain"]) == (["giant_9"], 1)
    own: Any = t.match.picture(BLUE)["players"]
    seen: Any = t.match.picture(RED)["players"]
    assert own[BLUE]["giants"] == ["giant_9"]
    assert (seen[BLUE]["giants"], seen[BLUE]["giants_slain"]) == (None, 1)


@pytest.mark.rule("V-GIANT-7")
def test_there_is_no_limit_to_slain_giants() -> None:
    t = slaying(calm="L1 L2 M1 M2", slain={BLUE: 4}).answer(BLUE, "slay farmer_fehu").draw("giant_9")
    assert t.player(BLUE)["giants_slain"] == 5


@pytest.mark.rule("V-GIANT-8")
def test_the_fury_of_the_god_of_the_played_card_rises_and_there_is_no_boon() -> None:
    t = slaying("farmer_pertho", gods=("tyr", "odin", "thor"))
    t.answer(BLUE, "slay farmer_pertho").draw("giant_1")
    assert (t.fury(), t.has(BLUE), t.asked()) == ((0, 0, 1), (2, 3, 2), (RED,))


@pytest.mark.rule("V-GIANT-9")
def test_with_a_valkyrie_card_no_valkyrie_is_needed() -> None:
    t = slaying("valkyrie_1", valkyries={}).answer(BLUE, "slay valkyrie_1").draw("giant_1")
    t.answer(BLUE, "joker_as pertho")
    assert (t.settlers(BLUE, "K"), t.fury()) == (0, (0, 0, 1))
    assert "slay valkyrie_1" not in slaying("valkyrie_1", settlers={BLUE: "K K"}).options(BLUE)


@pytest.mark.rule("V-GIANT-10")
def test_with_an_einherjar_card_two_settlers_are_enough_and_only_two_are_sacrificed() -> None:
    t = slaying("einherjar_1", settlers={BLUE: "K K K"}).answer(BLUE, "slay einherjar_1").draw("giant_1")
    assert (t.settlers(BLUE, "K"), t.fury()) == (1, (1, 0, 0))
    t = slaying("einherjar_1", settlers={BLUE: "K K"})
    assert "slay einherjar_1" in t.options(BLUE)
    assert "slay einherjar_1" not in slaying("einherjar_1", settlers={BLUE: "K"}).options(BLUE)
    assert "slay einherjar_1" not in slaying("einherjar_1", valkyries={}).options(BLUE)


@pytest.mark.rule("V-VARIANT-9")
@pytest.mark.parametrize("chosen", [True, False])
def test_who_slays_with_a_valkyrie_card_chooses_the_god_unless_agreed_otherwise(chosen: bool) -> None:
    t = slaying("valkyrie_1", joker_is_chosen=chosen).answer(BLUE, "slay valkyrie_1").draw("giant_1")
    if chosen:
        assert t.options(BLUE) == ["joker_as fehu", "joker_as hagalaz", "joker_as pertho"]
        t.answer(BLUE, "joker_as hagalaz")
    assert t.fury() == ((0, 1, 0) if chosen else (1, 0, 0))  # K has Fehu


@pytest.mark.rule("V-RULING-38")
def test_the_card_of_a_slaying_stays_face_up_and_its_rune_is_active() -> None:
    t = slaying(era=1).answer(BLUE, "slay farmer_fehu").draw("giant_1")
    assert t.player(BLUE)["row"] == ["farmer_fehu"]
    assert t.runes(BLUE)[0] == 2  # with that of K, which the Valkyrie holds
    assert t.has(BLUE) == (2, 3, 2)


@pytest.mark.rule("V-RULING-2")
def test_after_a_slaying_stealing_is_checked() -> None:
    t = slaying(settlers={BLUE: "K K K", RED: "K K K"})
    assert t.holder("K") == BLUE
    t.answer(BLUE, "slay farmer_fehu").draw("giant_1")
    assert t.holder("K") == RED


@pytest.mark.rule("V-RULING-27")
def test_a_rune_on_its_island_is_taken_at_once_when_settlers_are_sacrificed() -> None:
    t = slaying(settlers={BLUE: "K K K", RED: "K K K K K"}, unheld="K").answer(BLUE, "slay farmer_fehu")
    assert (t.question(), t.holder("K")) == ("LookAtGiant", RED)


# --- giants on the map ---------------------------------------------------------------------------------------


@pytest.mark.rule("V-GIANT-11")
def test_no_temple_is_built_where_a_giant_is() -> None:
    t = north(hands={BLUE: "shipwright_fehu"}, settlers={BLUE: "K N"}, calm="N", resources={BLUE: (7, 7, 7)})
    t.answer(BLUE, "play shipwright_fehu")
    assert t.offered(BLUE, "build_temple") == ["N"]
    assert t.why_not(BLUE, "build_temple K") == ("giant-there", "V-GIANT-11")


@pytest.mark.rule("V-GIANT-11", "V-RULING-7")
def test_no_temple_explores_or_is_carried_to_a_giant_but_it_may_leave_one() -> None:
    t = north(hands={BLUE: "scout_fehu"}, rows={BLUE: "seer_fehu"}, temples={BLUE: "L1"}, calm="L2")
    t.answer(BLUE, "play scout_fehu")
    assert t.offered(BLUE, "carry_temple") == ["L1 L2"]
    assert t.why_not(BLUE, "carry_temple L1 K") == ("giant-there", "V-GIANT-11")
    t = north(
        hands={BLUE: "scout_fehu"},
        temples={BLUE: "L1"},
        valkyries={BLUE: "fehu@L1"},
        calm="L2",
        resources={BLUE: (0, 0, 3)},
    )
    t.answer(BLUE, "play scout_fehu")
    assert t.offered(BLUE, "fly_temple") == ["L1 L2"]
    assert t.why_not(BLUE, "fly_temple L1 K") == ("giant-there", "V-GIANT-11")


@pytest.mark.rule("V-GIANT-12", "V-NEWCARD-9")
def test_a_temple_stays_in_a_region_into_which_a_giant_moves() -> None:
    t = north(hands={BLUE: "valkyrie_2"}, temples={RED: "K"}, calm="K", valkyries={BLUE: "fehu@N"}, slain={GREEN: 1})
    t.answer(BLUE, "play valkyrie_2", "done", "move_giant L1 K")
    assert "K" in t.giants()
    assert t.temples(RED, "K") == 1


@pytest.mark.rule("V-GIANT-13")
def test_in_the_clean_up_each_giant_lowers_the_fury_of_the_god_of_its_region() -> None:
    t = north(era=1, fury=(5, 1, 5), calm="K N").answer(BLUE, "play shipwright_fehu")  # L1, L2, M1 and M2 are left
    assert t.fury() == (4, 0, 3)
    assert sea(ragnarok=True, era=1, fury=(0, 0, 0)).answer(BLUE, "play shipwright_fehu").fury() == (0, 0, 0)


@pytest.mark.rule("V-GIANT-13", "V-VARIANT-1")
@pytest.mark.parametrize("calm_last", [True, False])
def test_giants_calm_the_gods_after_the_third_era_too_unless_agreed_otherwise(calm_last: bool) -> None:
    t = north(fury=(5, 5, 5), calm_last=calm_last).answer(BLUE, "play shipwright_fehu")
    assert t.match.over
    assert t.fury() == ((3, 3, 3) if calm_last else (5, 5, 5))
    t = north(era=2, fury=(5, 5, 5), calm_last=calm_last).answer(BLUE, "play shipwright_fehu")
    assert t.fury() == (3, 3, 3)
