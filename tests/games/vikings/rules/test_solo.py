"""One player and the enemy that acts by itself. [V-SOLO]"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.vikings.sea import BLUE, CHANCE, ENEMY, Sea, sea
from tests.games.vikings.solo import acting, enemy_runes, pack, solo

import meadhall
from meadhall.games.vikings.table.names import CARD_NAMES, ENEMY_MAT_NAMES

pytestmark = pytest.mark.both


# --- setting up ----------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOLO-1")
def test_the_enemy_has_the_pieces_that_its_mat_says_one_of_its_boats_is_the_chieftain_boat() -> None:
    t = Sea(meadhall.new("vikings", 1, options={"facts": pack()}, asks_chance=True))
    assert (t.enemy["settlers"], t.enemy["boats"], t.enemy["temples"]) == (12, 7, 4)
    assert t.match.picture()["map"] == "base_3"
    for mat in ENEMY_MAT_NAMES:
        options: dict[str, str | bool] = {"enemy_mat": mat, "ragnarok": True}
        enemy = Sea(meadhall.new("vikings", 1, options=options, asks_chance=True)).enemy
        assert 0 < enemy["settlers"] <= 12
        assert 0 < enemy["boats"] <= 7
        assert 0 < enemy["temples"] <= 4


@pytest.mark.rule("V-SOLO-2")
def test_the_markers_of_the_chosen_mat_stand_on_0() -> None:
    t = Sea(meadhall.new("vikings", 1, seed=1, options={"enemy_mat": "base_3"}))
    seen: Any = t.match.picture()["enemy"]
    assert (seen["mat"], t.tracks()) == ("base_3", (0, 0, 0))
    assert all(1 <= icon["space"] <= 7 for track in seen["ahead"].values() for icon in track)


@pytest.mark.rule("V-SOLO-3")
def test_the_chieftain_boat_begins_at_the_circled_dock_of_an_outer_island_drawn_at_random() -> None:
    t = Sea(meadhall.new("vikings", 1, asks_chance=True))
    while t.question() != "PlaceChieftainBoat":
        t.answer(CHANCE, t.options(CHANCE)[0])
    assert t.options(CHANCE) == ["enemy_starts A-B", "enemy_starts C-B", "enemy_starts E-D"]
    t.draw("enemy_starts C-B")
    assert (t.chieftain_boat(), t.question(), t.asked()) == ("C-B", "PlaceFirstBoat", (BLUE,))


@pytest.mark.rule("V-SOLO-4")
def test_a_hand_that_nobody_plays_goes_back_and_forth_and_loses_cards() -> None:
    hand = "helmsman_fehu raider_fehu scout_fehu seer_fehu"
    t = sea(
        1,
        era=1,
        hands={BLUE: hand},
        dummy="raider_pertho scout_pertho seer_pertho",
        agenda=[{"step": "DraftCard", "owing": [0]}, {"step": "BeginTurn", "seat": 0}],
    )
    t.answer(BLUE, "draft seer_fehu")
    assert t.player(BLUE)["hand"] == ["raider_pertho", "scout_pertho", "seer_pertho"]
    assert t.options(CHANCE) == ["drop_card helmsman_fehu", "drop_card raider_fehu", "drop_card scout_fehu"]
    t.draw("drop_card scout_fehu").answer(BLUE, "draft seer_pertho")
    assert t.player(BLUE)["hand"] == ["helmsman_fehu", "raider_fehu"]
    t.draw("drop_card raider_pertho").answer(BLUE, "draft raider_fehu")
    assert t.player(BLUE)["hand"] == ["raider_fehu", "seer_fehu", "scout_pertho", "seer_pertho"]
    assert t.picture["discard_down"] == ["helmsman_fehu", "scout_fehu", "raider_pertho"]


@pytest.mark.rule("V-SOLO-5", "V-SOLO-35")
def test_one_has_the_first_turn_of_every_era_and_the_enemy_one_after_each() -> None:
    t, luck = Sea(meadhall.new("vikings", 1, seed=4)), Random(4)
    while not t.match.over:
        seat = t.asked()[0]
        t.match.answer(seat, luck.choice(t.match.options(seat)))
    turns = [kind for kind in t.kinds() if kind in ("era-begins", "enemy-plays")]
    assert turns == [kind for n in (4, 5, 6) for kind in ("era-begins", *["enemy-plays"] * n)]


@pytest.mark.rule("V-SOLO-5")
def test_the_era_ends_after_the_last_turn_of_the_enemy() -> None:
    t = solo(era=1, hands={BLUE: "shipwright_fehu"}).answer(BLUE, "play shipwright_fehu")
    assert (t.question(), t.happened("era-ends")) == ("EnemyTurn", [])
    t.draw("fisher_fehu")
    assert t.happened("era-ends") == [(1,)]


# --- its turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOLO-6")
def test_it_does_leader_action_rune_action_dedications_and_resource_actions_in_this_order() -> None:
    spots = {"first": 1, "second": 1}
    t = acting("helmsman_hagalaz", ("wood", 1, "settler", 0), enemy={"row": "scout_pertho"}, dedicated=spots)
    kinds = [kind for kind in t.kinds() if kind.startswith("enemy-") or kind == "raided"]
    order = [kinds.index(kind) for kind in ("enemy-plays", "enemy-leader", "enemy-rune", "enemy-dedicates")]
    assert order == sorted(order)
    assert kinds.index("enemy-dedicates") < kinds.index("enemy-icon")
    assert t.enemy["row"] == ["helmsman_hagalaz", "scout_pertho"]


@pytest.mark.rule("V-SOLO-6")
def test_it_does_its_rune_action_only_if_its_runes_suffice() -> None:
    t = acting("helmsman_fehu")  # asks for Hagalaz
    assert t.happened("enemy-rune") == []
    assert t.happened("enemy-lacks-runes") == [()]


@pytest.mark.rule("V-SOLO-7")
def test_its_runes_are_those_of_its_islands_and_of_both_its_rows() -> None:
    t = solo(
        settlers={ENEMY: "C"}, enemy={"row": "scout_fehu", "battle_row": "scout_pertho seer_pertho", "dock": "A-B"}
    )
    assert enemy_runes(t) == (1, 1, 2)


@pytest.mark.rule("V-SOLO-8")
def test_a_rune_action_it_does_not_know_is_replaced_by_that_of_its_mat() -> None:
    t = acting("raider_pertho", enemy={"row": "seer_pertho", "dock": "E-D"})  # smite, with two Pertho: build
    assert t.happened("enemy-mat-action") == [("pertho", "build", 1)]
    assert len(t.happened("boat-built")) == 1


@pytest.mark.rule("V-SOLO-9")
def test_it_pays_nothing_and_boosts_count_its_runes_and_its_markers() -> None:
    t = acting("champion_fehu", settlers={ENEMY: "F"})  # Sail 1 and one for each Fehu
    assert t.happened("enemy-leader") == [("sail", 3)]
    t = solo(enemy={"tracks": (0, 5, 0)}).answer(BLUE, "fight shipwright_fehu", "fight_for top_left")
    t.draw("fisher_fehu")
    assert t.happened("enemy-strength") == [("fisher_fehu", 1 + 5)]
    t = solo().answer(BLUE, "fight shipwright_fehu", "fight_for top_left").draw("berserker_fehu")
    assert t.happened("enemy-strength") == [("berserker_fehu", 7)]


@pytest.mark.rule("V-SOLO-20")
def test_one_chooses_for_the_enemy_where_it_has_a_choice() -> None:
    t = acting("fisher_fehu", ("wood", 1, "chase", 0), boats={BLUE: "B-D B-rand"}, enemy={"dock": "B-A"})
    assert (t.question(), t.asked()) == ("EnemyChases", (BLUE,))
    assert t.options(BLUE) == ["enemy_by B-D", "enemy_by B-rand"]
    assert t.why_not(BLUE, "enemy_by C-B") == ("not-equal", "V-SOLO-24")


# --- sailing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOLO-10", "V-SOLO-11", "V-SOLO-12")
def test_only_the_chieftain_boat_sails_from_dock_to_dock_to_the_nearest_island_with_the_rune() -> None:
    spots = {"first": 1, "second": 1}
    t = acting("helmsman_hagalaz", boats={BLUE: "F7", ENEMY: "A-B"}, enemy={"dock": "A-B"}, dedicated=spots)
    assert t.happened("enemy-target") == [("D", "hagalaz", 5)]
    assert t.happened("enemy-moves") == [("A-D",), ("D-A",)]  # along the shore, then across the ferry route
    assert t.docked("A-B") == ENEMY
    assert not any(fjord.get("enemy") for fjord in t.picture["fjords"].values())


@pytest.mark.rule("V-SOLO-11")
def test_if_it_is_at_an_island_with_the_rune_it_goes_to_the_other() -> None:
    t = acting("helmsman_fehu", enemy={"dock": "A-B"})
    assert t.happened("enemy-target")[0][0] == "F"


@pytest.mark.rule("V-SOLO-11")
def test_in_a_tie_it_goes_where_it_has_less_influence_and_then_one_chooses() -> None:
    # from B-D the Fehu islands A and F are both two docks away
    t = acting("raider_fehu", enemy={"dock": "B-D"}, settlers={ENEMY: "A"})
    assert t.happened("enemy-target")[0][0] == "F"
    t = acting("raider_fehu", enemy={"dock": "B-D"}, settlers={ENEMY: "F"})
    assert t.happened("enemy-target")[0][0] == "A"
    t = acting("raider_fehu", enemy={"dock": "B-D"})
    assert (t.question(), t.options(BLUE)) == ("EnemySails", ["enemy_to A", "enemy_to F"])
    assert t.why_not(BLUE, "enemy_to C") == ("not-equal", "V-SOLO-11")
    t.answer(BLUE, "enemy_to A")
    assert t.happened("enemy-moves")[0] == ("B-A",)


@pytest.mark.rule("V-SOLO-12")
def test_with_sail_3_and_a_mat_with_2_it_moves_up_to_5_docks() -> None:
    t = acting("helmsman_hagalaz", enemy={"dock": "C-B"}, sail=2, dedicated={"first": 1, "second": 1})
    assert t.happened("enemy-target") == [("D", "hagalaz", 3 + 2)]
    assert t.happened("enemy-moves") == [("B-C",), ("B-F",), ("B-D",), ("D-B",)]  # it stops at the target


@pytest.mark.rule("V-SOLO-12", "V-RULING-18")
def test_it_stops_when_it_has_no_move_left_and_deploys_there() -> None:
    t = acting("raider_hagalaz", enemy={"dock": "C-B"}, sail=1, burnt="B-D")
    assert t.happened("enemy-moves") == [("B-C",), ("B-F",), ("B-D",)]
    assert (t.chieftain_boat(), t.settlers(ENEMY, "B"), t.settlers(ENEMY, "D")) == ("B-D", 2, 0)


@pytest.mark.rule("V-SOLO-13")
def test_at_each_dock_it_pushes_boats_and_raids_villages() -> None:
    t = acting("helmsman_hagalaz", boats={BLUE: "A-D", ENEMY: "D-A"}, enemy={"dock": "A-B"})
    assert (t.question(), t.asked()) == ("PushBoat", (BLUE,))
    assert sorted(t.options(BLUE)) == ["push_to F3", "push_to F4"]
    t.answer(BLUE, "push_to F3")
    assert (t.boats(BLUE, "F3"), t.docked("A-D"), t.village("A-D")) == (1, None, False)
    assert (ENEMY, "A-D") in t.happened("raided")
    assert t.docked("D-A") == ENEMY  # with which it shares the dock


@pytest.mark.rule("V-SOLO-14")
def test_it_deploys_as_many_as_the_number_of_the_sail_says_for_nothing() -> None:
    t = acting(
        "helmsman_hagalaz", enemy={"dock": "A-B"}, dedicated={"first": 2, "second": 1, "third": 1, "fourth": 1}
    )
    assert t.happened("deployed")[0] == (ENEMY, "D", 3)


@pytest.mark.rule("V-SOLO-14")
def test_what_its_mats_lack_comes_from_its_island_with_most_settlers() -> None:
    t = acting("helmsman_hagalaz", enemy={"dock": "A-B"}, settlers={ENEMY: "C C C C C C C C F F F"})
    assert t.happened("enemy-takes-settler")[:2] == [("C",), ("C",)]
    assert t.happened("deployed")[0] == (ENEMY, "D", 3)


@pytest.mark.rule("V-SOLO-14")
def test_in_a_tie_it_takes_them_where_one_has_least_influence_and_then_one_chooses() -> None:
    t = acting("raider_hagalaz", enemy={"dock": "A-B"}, settlers={BLUE: "C", ENEMY: "C C C C C F F F F F B"})
    assert t.happened("enemy-takes-settler")[0] == ("F",)
    t = acting("raider_hagalaz", enemy={"dock": "A-B"}, settlers={ENEMY: "C C C C C F F F F F B"})
    assert (t.question(), t.options(BLUE)) == ("EnemyDeploys", ["enemy_to C", "enemy_to F"])
    t.answer(BLUE, "enemy_to C")
    assert t.happened("enemy-takes-settler")[0] == ("C",)


# --- dedications ---------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOLO-15")
def test_it_dedicates_each_village_to_the_action_with_fewest_and_the_topmost_in_a_tie() -> None:
    t = acting("helmsman_hagalaz", enemy={"dock": "A-B"}, dedicated={"first": 1, "second": 1})
    assert t.happened("enemy-dedicates")[0] == ("third", "harvest", 3)
    assert t.tracks() == (1, 1, 1)
    t = acting("helmsman_hagalaz", enemy={"dock": "A-B"})
    assert t.happened("enemy-dedicates")[0] == ("first", "sail", 2)


@pytest.mark.rule("V-SOLO-15")
def test_when_all_four_have_two_villages_what_it_raids_goes_to_the_box() -> None:
    full = {"first": 2, "second": 2, "third": 2, "fourth": 2}
    t = acting(
        "helmsman_hagalaz", enemy={"dock": "A-B"}, dedicated=full, burnt="A-B B-D B-rand C-B C-F D-rand E-D F-rand"
    )
    assert t.happened("raided") == [(ENEMY, "A-D")]
    assert t.happened("enemy-dedicates") == []
    assert t.happened("enemy-spots-full") == [()]
    assert t.picture["dedicated"] == {**full, "fehu": 0, "hagalaz": 0, "pertho": 0}


@pytest.mark.rule("V-DEDICATE-3", "V-SOLO-15")
def test_with_one_player_each_place_has_room_for_two_villages() -> None:
    t = solo(villages={BLUE: 1}, dedicated={"first": 2, "second": 1}).answer(BLUE, "play shipwright_fehu")
    assert t.offered(BLUE, "dedicate") == ["second", "third", "fourth", "fehu", "hagalaz", "pertho"]
    assert t.why_not(BLUE, "dedicate first") == ("spot-full", "V-DEDICATE-3")


@pytest.mark.rule("V-RULING-43")
def test_it_dedicates_one_by_one_and_what_it_raids_by_that_follows() -> None:
    t = acting("navigator_hagalaz", enemy={"dock": "A-B"}, sail=0, dedicated={})
    raids, spots = len(t.happened("raided")), len(t.happened("enemy-dedicates"))
    assert raids == spots > 1
    assert t.enemy["raided"] == 0


@pytest.mark.rule("V-RULING-43")
def test_a_village_raided_by_an_icon_is_dedicated_at_once() -> None:
    t = acting("fisher_fehu", ("wood", 1, "cross", 0), enemy={"dock": "B-C"})  # to C-B with its village
    assert t.happened("raided")[0] == (ENEMY, "C-B")
    assert len(t.happened("enemy-dedicates")) >= 1
    assert t.enemy["raided"] == 0


# --- harvesting ----------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOLO-16")
def test_its_markers_move_on_one_by_one_from_the_top_track_down_and_again() -> None:
    assert acting("farmer_fehu").tracks() == (2, 1, 1)  # Harvest 4
    assert acting("fisher_fehu").tracks() == (1, 1, 1)


@pytest.mark.rule("V-SOLO-16", "V-RULING-11")
def test_empty_slots_move_its_markers_but_not_that_of_the_chieftain_boat() -> None:
    t = acting("fisher_fehu", boats={BLUE: "F7", ENEMY: "A-D B-D"}, temples={ENEMY: "C"})
    assert t.tracks() == (1 + 1, 1 + 2 + 1, 1 + 1)


@pytest.mark.rule("V-SOLO-17")
def test_a_marker_at_the_end_stops_goes_back_at_the_end_of_the_turn_and_one_loses_a_resource() -> None:
    t = acting("farmer_fehu", enemy={"tracks": (6, 6, 0)}, resources={BLUE: (3, 0, 3)})  # two wood, one food
    assert t.tracks() == (0, 0, 1)
    assert t.has(BLUE) == (2, 0, 3)
    assert t.happened("enemy-track-full") == [("wood", 1), ("food", 0)]
    assert t.happened("enemy-harvests") == [("wood", 1), ("food", 1), ("steel", 1)]


# --- exploring, building -------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOLO-18", "V-RULING-52")
def test_a_settler_leaves_the_island_with_most_for_the_adjacent_one_where_it_lacks_least() -> None:
    # from A to B, where one has 1, or to D, where one has 2
    hands = {BLUE: "shipwright_hagalaz seer_fehu"}
    t = acting("shieldmaiden_fehu", settlers={ENEMY: "A A A C C", BLUE: "B D D"}, enemy={"dock": "E-D"}, hands=hands)
    assert t.happened("explored") == [(ENEMY, "A", "B")]


@pytest.mark.rule("V-SOLO-18", "V-RULING-52")
def test_what_it_lacks_is_ones_influence_less_its_own_and_one_more() -> None:
    hands = {BLUE: "shipwright_hagalaz seer_fehu"}
    t = acting(
        "shieldmaiden_fehu", settlers={ENEMY: "A A A D D", BLUE: "B D D D"}, enemy={"dock": "E-D"}, hands=hands
    )
    # B lacks 1 - 0 + 1 = 2, D 3 - 2 + 1 = 2: a tie, and it has less influence in B
    assert t.happened("explored") == [(ENEMY, "A", "B")]


@pytest.mark.rule("V-SOLO-18")
def test_islands_it_controls_are_left_out_and_in_a_full_tie_one_chooses() -> None:
    t = acting("shieldmaiden_fehu", settlers={ENEMY: "A A A D"}, enemy={"dock": "E-D"})
    assert t.happened("explored") == [(ENEMY, "A", "B")]
    t = acting("shieldmaiden_fehu", settlers={ENEMY: "A A A"}, enemy={"dock": "E-D"})
    assert (t.question(), t.options(BLUE)) == ("EnemyArrives", ["enemy_to B", "enemy_to D"])
    t.answer(BLUE, "enemy_to D")
    assert t.happened("explored") == [(ENEMY, "A", "D")]


@pytest.mark.rule("V-SOLO-18")
def test_among_islands_with_as_many_settlers_the_one_where_one_has_least_influence_is_left() -> None:
    t = acting("shieldmaiden_fehu", settlers={ENEMY: "A A C C", BLUE: "A"}, enemy={"dock": "E-D"})
    assert (t.question(), t.picture["agenda"][0]["region"]) == ("EnemyArrives", t.names["C"])
    t = acting("shieldmaiden_fehu", settlers={ENEMY: "A A C C"}, enemy={"dock": "E-D"})
    assert (t.question(), t.options(BLUE)) == ("EnemyLeaves", ["enemy_to A", "enemy_to C"])


@pytest.mark.rule("V-RULING-52")
def test_if_it_controls_every_adjacent_island_or_has_no_settler_the_step_is_not_made() -> None:
    t = acting("shieldmaiden_fehu", settlers={ENEMY: "A A A B D"}, enemy={"dock": "E-D"})
    assert t.happened("explored") == []
    t = acting("shieldmaiden_fehu", enemy={"dock": "E-D"})
    assert t.happened("explored") == []


@pytest.mark.rule("V-SOLO-19", "V-SOLO-27")
def test_when_it_builds_it_places_a_boat_or_if_it_has_none_left_a_temple() -> None:
    t = acting("shipwright_pertho", enemy={"dock": "A-D"})
    assert t.happened("boat-built") == [(ENEMY, "A-D")]
    boats = {BLUE: "F7", ENEMY: "A-D A-B B-D B-F B-C B-rand B-A"}
    t = acting("shipwright_pertho", boats=boats, settlers={ENEMY: "C"}, enemy={"dock": "A-D"})
    assert t.happened("temple-built") == [(ENEMY, "C")]


@pytest.mark.rule("V-SOLO-21")
def test_it_attacks_takes_and_steals_by_the_same_rules() -> None:
    t = acting("helmsman_hagalaz", enemy={"dock": "A-B"}, settlers={BLUE: "D"})
    assert t.happened("settler-attacked")[0] == (ENEMY, BLUE, "D")
    assert t.happened("rune-stolen")[0] == (ENEMY, BLUE, "D", "hagalaz")
    t = acting("helmsman_hagalaz", enemy={"dock": "A-B"})
    assert t.happened("rune-taken")[0] == (ENEMY, "D", "hagalaz")
    assert t.fury()[1] >= 1


@pytest.mark.rule("V-SOLO-21")
def test_the_chieftain_boat_has_the_influence_of_a_docked_boat() -> None:
    t = solo(enemy={"dock": "A-B"}, boats={BLUE: "F7", ENEMY: "A-B"}, settlers={ENEMY: "A"})
    assert t.influence(ENEMY, "A") == 2 + 2 + 1


# --- resource actions ----------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOLO-22")
def test_every_icon_landed_on_or_passed_is_done_from_the_top_track_down_and_from_left_to_right() -> None:
    icons = (("wood", 1, "settler", 0), ("wood", 2, "fury", 0), ("food", 1, "boat", 0), ("steel", 2, "settler", 0))
    t = acting("farmer_fehu", *icons, enemy={"dock": "A-B"})  # to 2, 1 and 1
    assert t.happened("enemy-icon") == [("settler", "wood", 0), ("fury", "wood", 0), ("boat", "food", 0)]


@pytest.mark.rule("V-SOLO-23")
def test_a_fury_icon_raises_the_fury_of_the_god_of_whose_runes_it_controls_most() -> None:
    icon = ("wood", 1, "fury", 0)
    assert acting("fisher_fehu", icon, settlers={ENEMY: "A F C"}).fury() == (1, 0, 0)
    assert acting("fisher_fehu", icon, settlers={ENEMY: "A C"}).fury() == (1, 1, 0)  # all of these gods in a tie
    assert acting("fisher_fehu", icon).fury() == (0, 0, 0)


@pytest.mark.rule("V-SOLO-24", "V-RULING-49")
def test_a_chase_icon_brings_the_chieftain_boat_to_ones_nearest_docked_boat_which_is_pushed() -> None:
    t = acting("fisher_fehu", ("wood", 1, "chase", 0), boats={BLUE: "A-D E-F F7"}, enemy={"dock": "A-B"})
    assert (t.question(), sorted(t.options(BLUE))) == ("PushBoat", ["push_to F3", "push_to F4"])
    t.answer(BLUE, "push_to F4")
    assert t.happened("enemy-chases") == [("A-D",)]
    assert t.happened("raided")[0] == (ENEMY, "A-D")  # and raids the village there


@pytest.mark.rule("V-RULING-49")
def test_if_no_boat_is_docked_a_chase_icon_does_nothing() -> None:
    t = acting("fisher_fehu", ("wood", 1, "chase", 0), boats={BLUE: "F4 F7"}, enemy={"dock": "A-B"})
    assert (t.happened("enemy-chases"), t.chieftain_boat()) == ([], "A-B")


@pytest.mark.rule("V-SOLO-25")
def test_a_ferry_icon_lets_it_cross_the_route_of_its_dock_and_raid() -> None:
    t = acting("fisher_fehu", ("wood", 1, "cross", 0), enemy={"dock": "D-A"}, dedicated={"first": 1})
    assert t.happened("enemy-crosses") == [("A-D",)]
    assert t.happened("raided") == [(ENEMY, "A-D")]


@pytest.mark.rule("V-RULING-49")
def test_at_a_dock_whose_route_leads_off_the_map_a_ferry_icon_does_nothing() -> None:
    t = acting("fisher_fehu", ("wood", 1, "cross", 0), enemy={"dock": "D-rand"})
    assert (t.happened("enemy-crosses"), t.chieftain_boat()) == ([], "D-rand")


@pytest.mark.rule("V-SOLO-26")
def test_a_settler_icon_puts_a_settler_on_the_island_of_the_chieftain_boat() -> None:
    t = acting("fisher_fehu", ("food", 1, "settler", 0), enemy={"dock": "A-B"})
    assert (t.settlers(ENEMY, "A"), t.holder("A")) == (1, ENEMY)


@pytest.mark.rule("V-SOLO-27")
@pytest.mark.parametrize(
    ("dock", "boats", "built"),
    [
        ("B-D", "", "B-D"),
        ("B-A", "B-A", "B-rand"),
        ("B-A", "B-A B-rand B-C", "B-F"),
        ("B-D", "B-D", "B-A"),  # the shore of B closes
    ],
)
def test_a_boat_icon_puts_a_boat_at_its_dock_or_the_next_free_one_clockwise(
    dock: str, boats: str, built: str
) -> None:
    t = acting(
        "fisher_fehu",
        ("food", 2, "boat", 0),
        boats={BLUE: "F7", ENEMY: boats},
        enemy={"dock": dock, "tracks": (0, 1, 0)},
    )
    assert t.happened("boat-built") == [(ENEMY, built)]


@pytest.mark.rule("V-RULING-50")
def test_what_it_has_no_piece_or_no_room_for_does_not_happen() -> None:
    t = acting("fisher_fehu", ("food", 1, "boat", 0), boats={BLUE: "F7", ENEMY: "A-D"}, enemy={"dock": "A-D"})
    assert t.happened("boat-built") == []  # A-D is the last dock of its shore
    t = acting("fisher_fehu", ("food", 1, "settler", 0), settlers={ENEMY: "C C C C C C F F F F F F"})
    assert t.happened("deployed") == []
    t = acting("fisher_fehu", ("food", 5, "temple", 0), temples={ENEMY: "A B C D"}, settlers={ENEMY: "F"})
    assert t.happened("temple-built") == []


@pytest.mark.rule("V-SOLO-28")
@pytest.mark.parametrize(("settlers", "left"), [("C C C", 1), ("C C C C", 2), ("C", 0)])
def test_a_temple_icon_puts_a_temple_where_it_has_most_settlers_and_half_of_them_leave(
    settlers: str, left: int
) -> None:
    t = acting("fisher_fehu", ("food", 1, "temple", 0), settlers={ENEMY: settlers})
    assert (t.temples(ENEMY, "C"), t.settlers(ENEMY, "C")) == (1, left)
    assert t.enemy["settlers"] == 12 - left


@pytest.mark.rule("V-SOLO-28", "V-RULING-50")
def test_the_temple_goes_to_an_island_with_a_settler_and_no_temple_in_a_tie_where_one_has_least() -> None:
    icon = ("food", 2, "temple", 0)
    t = acting("fisher_fehu", icon, settlers={ENEMY: "C C C F"}, temples={ENEMY: "C"})
    assert t.happened("temple-built") == [(ENEMY, "F")]
    t = acting("fisher_fehu", icon, settlers={ENEMY: "C C F F", BLUE: "F"}, enemy={"tracks": (0, 1, 0)})
    assert t.happened("temple-built") == [(ENEMY, "C")]
    t = acting("fisher_fehu", icon, settlers={ENEMY: "C C F F"}, enemy={"tracks": (0, 1, 0)})
    assert (t.question(), t.options(BLUE)) == ("EnemyTemple", ["enemy_to C", "enemy_to F"])
    t = acting("fisher_fehu", icon, enemy={"tracks": (0, 1, 0)})
    assert t.happened("temple-built") == []


# --- battles -------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOLO-29", "V-SOLO-31")
def test_a_battle_icon_lets_it_start_a_battle_with_the_bonus_of_the_icon() -> None:
    t = acting("fisher_fehu", ("steel", 1, "battle", 3)).draw("scout_fehu")
    assert t.enemy["fighter"] == "scout_fehu"
    seen: Any = t.match.picture(BLUE)
    assert seen["battle"]["fighters"] == [{"owner": "enemy", "card": None, "face_up": False, "strength": None}]
    t.answer(BLUE, "fight seer_fehu")
    assert t.happened("enemy-strength") == [("scout_fehu", 3 + 3)]


@pytest.mark.rule("V-SOLO-30")
def test_if_one_starts_a_battle_the_enemy_joins_and_it_is_resolved_right_away() -> None:
    t = solo(hands={BLUE: "raider_fehu seer_fehu"}).answer(BLUE, "fight raider_fehu", "fight_for top_left")
    assert (t.question(), t.asked()) == ("EnemyJoins", (CHANCE,))
    t.draw("helmsman_hagalaz")
    assert t.happened("battle-won") == [(BLUE,)]
    assert t.enemy["battle_row"] == ["helmsman_hagalaz"]
    assert t.picture["invaders"] == []


@pytest.mark.rule("V-SOLO-31", "V-RULING-46", "V-RULING-21")
@pytest.mark.parametrize(
    ("dock", "place"),
    [("A-B", "top_left"), ("C-B", "top_right"), ("D-A", "bottom_left"), ("F-D", "bottom_right"), ("B-A", "top_left")],
)
def test_it_fights_for_the_row_of_its_island_at_the_end_nearer_to_its_boat(dock: str, place: str) -> None:
    t = acting("fisher_fehu", ("steel", 1, "battle", 0), enemy={"dock": dock}).draw("scout_fehu")
    assert t.happened("enemy-starts-battle") == [(place, 0)]


@pytest.mark.rule("V-RULING-46")
def test_if_the_row_is_empty_it_takes_the_other_and_if_both_are_it_starts_none() -> None:
    favors = {BLUE: "favor_1 favor_2 favor_3"}
    more: dict[str, Any] = {"enemy": {"favors": "favor_4 favor_5 favor_6 favor_7", "dock": "A-B"}}
    t = acting("fisher_fehu", ("steel", 1, "battle", 0), favors=favors, top="", bottom="favor_8", **more)
    t.draw("scout_fehu")
    assert t.happened("enemy-starts-battle") == [("bottom_left", 0)]
    more = {"enemy": {"favors": "favor_4 favor_5 favor_6 favor_7 favor_8", "dock": "A-B"}}
    t = acting("fisher_fehu", ("steel", 1, "battle", 0), favors=favors, **more)
    assert t.happened("enemy-starts-battle") == []


@pytest.mark.rule("V-SOLO-32")
def test_one_may_join_its_battle_which_is_then_resolved_at_once() -> None:
    t = acting("fisher_fehu", ("steel", 1, "battle", 0), hands={BLUE: "shipwright_fehu raider_fehu"})
    t.draw("helmsman_hagalaz")
    assert t.question() == "JoinTheEnemy"
    assert t.options(BLUE) == ["done", "fight raider_fehu"]
    assert t.why_not(BLUE, "fight seer_fehu") == ("card-not-in-hand", "V-SOLO-32")
    t.answer(BLUE, "fight raider_fehu")
    assert t.happened("battle-won") == [(BLUE,)]
    assert t.player(BLUE)["hand"] == []  # this was the card of the turn


@pytest.mark.rule("V-SAIL-9", "V-SOLO-32")
def test_before_one_joins_its_battle_settlers_may_be_taken_back() -> None:
    t = acting("fisher_fehu", ("steel", 1, "battle", 0), settlers={BLUE: "C C"}).draw("helmsman_hagalaz")
    assert t.options(BLUE) == ["done", "fight seer_fehu", "recall C"]
    assert t.why_not(BLUE, "recall A") == ("no-settler-there", "V-SAIL-9")
    t.answer(BLUE, "recall C", "recall C")
    assert (t.question(), t.holder("C"), t.player(BLUE)["settlers"]) == ("JoinTheEnemy", BLUE, 6)
    t.answer(BLUE, "fight seer_fehu", "done")
    assert t.holder("C") is None


@pytest.mark.rule("V-SOLO-32")
def test_or_it_meets_the_invaders_before_one_plays_a_card() -> None:
    t = acting("fisher_fehu", ("steel", 1, "battle", 0)).draw("raider_hagalaz").answer(BLUE, "done")
    assert t.question() == "EnemyMeetsInvaders"
    t.draw("scout_fehu")
    assert t.happened("invaders-come") == [("scout_fehu", 3)]
    assert len(t.enemy["favors"]) == 1
    assert (t.question(), t.asked()) == ("PlayCard", (BLUE,))


@pytest.mark.rule("V-SOLO-33")
def test_if_it_wins_it_takes_the_favor_and_its_markers_move_on_by_the_bag() -> None:
    t = solo(top="favor_1", enemy={"favors": "favor_2 favor_3 favor_4"})  # two wood, one food
    t.answer(BLUE, "fight shipwright_fehu", "fight_for top_left").draw("raider_fehu")
    assert (t.enemy["favors"], t.tracks()) == (["favor_1", "favor_2", "favor_3", "favor_4"], (2, 1, 0))
    assert (t.question(), t.asked()) == ("UseTheBoon", (BLUE,))


@pytest.mark.rule("V-SOLO-34")
def test_if_it_loses_it_does_the_action_of_its_mat_and_the_fury_rises() -> None:
    t = solo(hands={BLUE: "raider_fehu seer_fehu"}).answer(BLUE, "fight raider_fehu", "fight_for top_left")
    t.draw("helmsman_fehu")  # Harvest 2
    assert t.happened("enemy-mat-action") == [("fehu", "harvest", 2)]
    assert (t.tracks(), t.fury()) == ((1, 1, 0), (1, 0, 0))


@pytest.mark.rule("V-SOLO-34")
def test_in_a_tie_both_lose() -> None:
    t = solo(hands={BLUE: "raider_hagalaz seer_fehu"}, top="favor_1 favor_2")
    t.answer(BLUE, "fight raider_hagalaz", "fight_for top_left").draw("raider_fehu")
    assert (t.question(), t.asked()) == ("UseTheBoon", (BLUE,))
    t.answer(BLUE, "done")
    assert (t.tracks(), t.fury(), t.row(0)[0]) == ((1, 1, 0), (1, 1, 0), "favor_1")


@pytest.mark.rule("V-SOLO-35")
def test_in_the_clean_up_both_its_rows_are_discarded() -> None:
    t = solo(era=1, hands={BLUE: "shipwright_fehu"}, enemy={"row": "scout_fehu", "battle_row": "seer_pertho"})
    t.answer(BLUE, "play shipwright_fehu").draw("fisher_fehu")
    assert (t.enemy["row"], t.enemy["battle_row"], t.picture["era"]) == ([], [], 2)
    assert {"scout_fehu", "seer_pertho", "fisher_fehu"} <= set(t.picture["discard"])
    assert t.happened("chieftain-passes") == []  # the marker is not used


@pytest.mark.rule("V-SOLO-36")
@pytest.mark.parametrize(
    ("settlers", "winners"),
    [({BLUE: "A F", ENEMY: "C"}, [BLUE]), ({BLUE: "A", ENEMY: "C"}, []), ({BLUE: "A", ENEMY: "C D"}, [])],
)
def test_the_enemy_is_scored_like_a_player_and_one_wins_only_with_more_points(
    settlers: dict[int, str], winners: list[int]
) -> None:
    t = solo(
        hands={BLUE: "shipwright_fehu"},
        settlers=settlers,
        enemy={"dock": "E-D", "favors": "favor_1"},
        favors={BLUE: "favor_2"},
    )
    t.answer(BLUE, "play shipwright_fehu").draw("fisher_fehu")
    assert t.match.over
    assert t.enemy["parts"]["islands"] == 2 * len(settlers[ENEMY].split())
    assert t.enemy["parts"]["favors"] == 1
    assert t.match.winners == winners


# --- rulings -------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-RULING-15")
def test_the_mats_of_ragnarok_are_not_for_games_without_it_but_those_of_the_base_game_are_for_both() -> None:
    with pytest.raises(meadhall.Problem):
        meadhall.new("vikings", 1, options={"enemy_mat": "ragnarok_1"})
    for mat in ("base_1", "ragnarok_1"):
        meadhall.new("vikings", 1, options={"enemy_mat": mat, "ragnarok": True})


@pytest.mark.rule("V-RULING-22")
def test_no_boat_docks_where_the_chieftain_boat_lies() -> None:
    t = solo(hands={BLUE: "raider_fehu seer_fehu"}, boats={BLUE: "F4"}, enemy={"dock": "A-B"})
    t.answer(BLUE, "play raider_fehu", "sail_in F4")
    assert "A-B" not in t.offered(BLUE, "dock_at")
    assert t.why_not(BLUE, "dock_at A-B") == ("dock-taken", "V-RULING-22")


@pytest.mark.rule("V-RULING-51")
def test_other_boats_of_the_enemy_are_pushed_into_the_fjord_one_chooses_and_stay_there() -> None:
    t = solo(hands={BLUE: "raider_fehu seer_fehu"}, boats={BLUE: "F4", ENEMY: "A-D"}, enemy={"dock": "E-D"})
    t.answer(BLUE, "play raider_fehu", "sail_in F4", "dock_at A-D")
    assert (t.question(), t.asked()) == ("PushBoat", (BLUE,))
    t.answer(BLUE, "push_to F3")
    assert (t.boats(ENEMY, "F3"), t.docked("A-D")) == (1, BLUE)


@pytest.mark.rule("V-RULING-33")
def test_when_no_card_is_left_anywhere_the_enemy_has_no_turn() -> None:
    used = ("shipwright_fehu", "seer_fehu")
    t = solo(invaders=" ".join(card for card in CARD_NAMES[:48] if card not in used))
    t.answer(BLUE, "play shipwright_fehu")
    assert (t.question(), t.happened("enemy-plays")) == ("PlayCard", [])


@pytest.mark.rule("V-RULING-33")
def test_when_no_card_is_left_for_the_enemy_to_join_with_one_wins() -> None:
    used = ("shipwright_fehu", "seer_fehu")
    t = solo(invaders=" ".join(card for card in CARD_NAMES[:48] if card not in used))
    t.answer(BLUE, "fight shipwright_fehu", "fight_for top_left")
    assert t.happened("battle-won") == [(BLUE,)]


@pytest.mark.rule("V-RULING-44")
def test_icons_passed_at_another_time_wait_for_its_next_turn() -> None:
    t = solo(("wood", 1, "settler", 0), top="favor_1", enemy={"dock": "C-B"})
    t.answer(BLUE, "fight shipwright_fehu", "fight_for top_left").draw("raider_fehu").answer(BLUE, "done")
    assert (t.enemy["icons"]["wood"], t.happened("enemy-icon")) == (["1"], [])
    t.draw("scout_fehu")
    assert t.happened("enemy-icon") == [("settler", "wood", 0)]


@pytest.mark.rule("V-RULING-44")
def test_a_marker_that_comes_back_to_0_passes_no_icon_by_it() -> None:
    t = acting("fisher_fehu", ("wood", 3, "settler", 0), enemy={"tracks": (6, 0, 0)})
    assert (t.tracks()[0], t.happened("enemy-icon")) == (0, [])


@pytest.mark.rule("V-RULING-45")
def test_while_it_has_a_battle_in_progress_further_battle_icons_do_nothing() -> None:
    t = acting("farmer_fehu", ("wood", 1, "battle", 0), ("wood", 2, "battle", 3)).draw("scout_fehu")
    assert t.happened("enemy-icon") == [("battle", "wood", 0), ("battle", "wood", 3)]
    assert t.happened("enemy-starts-battle") == [("top_left", 0)]


@pytest.mark.rule("V-RULING-47")
def test_a_battle_it_starts_after_ones_last_card_is_fought_against_the_invaders_before_the_clean_up() -> None:
    t = acting("fisher_fehu", ("steel", 1, "battle", 0), era=1, hands={BLUE: "shipwright_fehu"}).draw("raider_fehu")
    assert t.question() == "EnemyMeetsInvaders"
    t.draw("scout_hagalaz")
    assert len(t.enemy["favors"]) == 1
    assert t.kinds().index("enemy-wins") < t.kinds().index("discarded" if "discarded" in t.kinds() else "era-ends")


@pytest.mark.rule("V-RULING-48", "V-VARIANT-7")
@pytest.mark.parametrize("alone", [True, False])
def test_if_one_cannot_pay_the_enemy_fights_alone(alone: bool) -> None:
    t = solo(hands={BLUE: "berserker_fehu seer_fehu"}, resources={BLUE: (0, 0, 0)}, lone_payer=alone)
    t.answer(BLUE, "fight berserker_fehu", "fight_for top_left").draw("raider_fehu")
    if alone:
        assert t.question() == "EnemyMeetsInvaders"
        t.draw("scout_hagalaz")
    assert len(t.enemy["favors"]) == 1


@pytest.mark.rule("V-BATTLE-13", "V-SOLO-32")
def test_when_the_enemy_beats_the_invaders_the_god_of_the_invader_is_furious() -> None:
    t = acting("fisher_fehu", ("steel", 1, "battle", 0)).draw("raider_hagalaz").answer(BLUE, "done")
    t.draw("scout_pertho")
    assert t.fury() == (0, 0, 1)
