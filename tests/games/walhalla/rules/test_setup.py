"""Setting up. [W-SETUP] [W-GEN]"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.walhalla.land import BLACK, BLUE, CHANCE, ending, land

import meadhall
from meadhall.games.walhalla.table.names import CARD_NAMES, SHIP_NAMES, TILE_NAMES

pytestmark = pytest.mark.both


def new(seats: int = 4, seed: int = 1, **options: str | bool | None) -> Any:
    """A new game as its keeper sees it."""
    return meadhall.new("walhalla", seats, seed=seed, options=options).position()


@pytest.mark.rule("W-SETUP-1")
@pytest.mark.parametrize("seats", [3, 4])
def test_all_tiles_build_three_peninsulas_of_six_with_twelve_fields_each(seats: int) -> None:
    table = new(seats)
    laid = [tile["tile"] for land in table["peninsulas"] for tile in land["tiles"]]
    assert sorted(laid) == sorted(TILE_NAMES)
    assert [len(land["tiles"]) for land in table["peninsulas"]] == [6, 6, 6]
    assert [len(land["vikings"]) for land in table["peninsulas"]] == [12, 12, 12]
    assert len(table["fjords"]) == 4


@pytest.mark.rule("W-SETUP-1")
def test_tiles_are_shuffled_and_may_lie_either_way_round() -> None:
    first = [[(tile["tile"], tile["turned"]) for tile in new(seed=n)["peninsulas"][0]["tiles"]] for n in range(8)]
    assert len({str(tiles) for tiles in first}) == 8
    assert {turned for tiles in first for _, turned in tiles} == {False, True}
    match = meadhall.new("walhalla", 3, asks_chance=True)
    assert len(match.options(CHANCE)) == 36  # each of 18 tiles, either way round


@pytest.mark.rule("W-SETUP-1")
def test_a_turned_tile_has_its_other_field_nearer_the_board() -> None:
    match = meadhall.new("walhalla", 3, asks_chance=True)
    match.answer(CHANCE, "lay_tile tile_1 straight")  # a cult place and a forest of 2
    match.answer(CHANCE, "lay_tile tile_2 turned")  # the same two
    fields: Any = match.picture()["peninsulas"]
    assert [field["terrain"] for field in fields[0]["fields"][:4]] == ["cult", "forest_2", "forest_2", "cult"]


@pytest.mark.rule("W-SETUP-2")
def test_each_peninsula_gets_a_low_and_a_high_tip_paired_at_random() -> None:
    pairs = set()
    for seed in range(12):
        tips = [(land["low"], land["high"]) for land in new(seed=seed)["peninsulas"]]
        assert sorted(low for low, _ in tips) == [3, 4, 5]
        assert sorted(high for _, high in tips) == [6, 7, 8]
        pairs |= set(tips)
    assert len(pairs) == 9


@pytest.mark.rule("W-SETUP-3", "W-SETUP-4", "W-GEN-2")
@pytest.mark.parametrize(("seats", "midgard", "asgard"), [(4, 7, 6), (3, 9, 4)])
def test_seven_or_nine_vikings_in_midgard_one_in_walhalla_and_the_others_in_asgard(
    seats: int, midgard: int, asgard: int
) -> None:
    for player in new(seats)["players"]:
        assert (player["midgard"], player["walhalla"], player["asgard"]) == (midgard, 1, asgard)
        assert player["midgard"] + player["walhalla"] + player["asgard"] == 14


@pytest.mark.rule("W-RULING-4")
@pytest.mark.parametrize(("seats", "midgard", "asgard"), [(4, 6, 7), (3, 8, 5)])
def test_the_first_hero_may_come_from_midgard_by_an_option(seats: int, midgard: int, asgard: int) -> None:
    for player in new(seats, first_hero="midgard")["players"]:
        assert (player["midgard"], player["walhalla"], player["asgard"]) == (midgard, 1, asgard)


@pytest.mark.rule("W-SETUP-5", "W-SETUP-7")
def test_with_three_players_all_twelve_ships_stay_in_play_but_only_three_colours_of_vikings() -> None:
    match = meadhall.new("walhalla", 3, seed=1)
    told: Any = match.picture()
    assert [player["colour"] for player in told["players"]] == ["blue", "red", "yellow"]
    drawn = told["ship"]["ship"]
    assert sorted([drawn, *told["ships_left"]]) == sorted(SHIP_NAMES)


@pytest.mark.rule("W-SETUP-7")
def test_ships_are_drawn_at_random_from_all_that_are_face_down() -> None:
    t = land(ships={"fjord_1": 2})
    assert len(t.match.options(CHANCE)) == 10
    drawn = {meadhall.new("walhalla", 4, seed=n).picture()["ship"]["ship"] for n in range(100)}  # type: ignore[index]
    assert drawn == set(SHIP_NAMES)


@pytest.mark.rule("W-SETUP-6")
@pytest.mark.parametrize("seats", [3, 4])
def test_each_player_gets_one_of_thirty_two_cards(seats: int) -> None:
    table = new(seats)
    hands = [player["hand"] for player in table["players"]]
    assert [sum(hand.values()) for hand in hands] == [1] * seats
    all_cards = sum((Counter(pile) for pile in (table["deck"], *hands)), Counter[str]())
    assert all_cards == Counter(dict(zip(CARD_NAMES, (4, 4, 4, 4, 1, 1, 1, 1, 4, 4, 4), strict=True)))
    assert sum(all_cards.values()) == 32


@pytest.mark.rule("W-GEN-5", "W-SETUP-6")
def test_nobody_sees_the_cards_of_others_nor_what_is_in_the_draw_pile() -> None:
    match = meadhall.new("walhalla", 4, seed=1)
    for viewer in range(-1, 4):
        told: Any = match.picture(viewer)
        assert [player["hand"] is not None for player in told["players"]] == [seat == viewer for seat in range(4)]
        assert [player["hand_count"] for player in told["players"]] == [1, 1, 1, 1]
        assert told["cards"] == {"deck": 28, "discard": {}}


@pytest.mark.rule("W-SETUP-8")
def test_all_begin_with_no_points() -> None:
    assert [player["points"] for player in new()["players"]] == [0, 0, 0, 0]


@pytest.mark.rule("W-SETUP-9", "W-GEN-3")
def test_any_player_may_be_drawn_to_start_and_play_goes_clockwise() -> None:
    assert {new(seed=n)["start_player"] for n in range(20)} == {0, 1, 2, 3}
    t = land(active=BLACK, midgard=[1, 1, 1, 1]).draw("black_1").answer(BLACK, "done", "send fjord_1 bow")
    t.draw("blue_1")
    assert t.asked() == (BLUE,)
    assert t.match.why_not(BLACK, "done").rule == "W-GEN-3"  # type: ignore[union-attr]


@pytest.mark.rule("W-RULING-28")
def test_a_seat_is_a_colour_and_black_is_missing_with_three() -> None:
    assert [player["colour"] for player in new(4)["players"]] == ["blue", "red", "yellow", "black"]
    assert [player["colour"] for player in new(3)["players"]] == ["blue", "red", "yellow"]


@pytest.mark.rule("W-GEN-4", "W-FINAL-5")
def test_after_the_final_scoring_nothing_more_can_be_done() -> None:
    t = ending(attack=3, vikings={"1.1": BLUE})
    assert t.match.over
    assert t.match.winners == [BLUE]
    assert t.why_not(BLUE, "done") == ("over", "W-GEN-4")


@pytest.mark.rule("W-RULING-5")
def test_each_pair_of_different_terrains_is_on_three_tiles_and_they_are_called_stand_ins() -> None:
    game = meadhall.game("walhalla")
    options = {option.name: option.default for option in game.options}
    tiles: Any = game.components(options, "en")["tiles"]
    kinds = [tuple(field.partition("_")[0] for field in tile["fields"]) for tile in tiles.values()]
    assert set(Counter(kinds).values()) == {3}
    assert len(set(kinds)) == 6
    assert all(tile["stand_in"] for tile in tiles.values())
    terrains = Counter(field for tile in tiles.values() for field in tile["fields"])
    assert terrains == {"cult": 9, "wheat": 9, "forest_2": 6, "forest_3": 3, "village_1": 6, "village_2": 3}


@pytest.mark.rule("W-RULING-6", "W-BOARD-1")
def test_each_colour_has_three_ships_with_its_place_at_bow_middle_and_stern_called_stand_ins() -> None:
    game = meadhall.game("walhalla")
    options = {option.name: option.default for option in game.options}
    ships: Any = game.components(options, "en")["ships"]
    assert len(ships) == 12
    for colour in ("blue", "red", "yellow", "black"):
        assert [ship["place"] for ship in ships.values() if ship["colour"] == colour] == [0, 1, 2]
    assert all(ship["stand_in"] for ship in ships.values())
