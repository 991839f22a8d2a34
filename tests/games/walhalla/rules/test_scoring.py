"""Scoring, the next attack and the end. [W-SCORE] [W-NEXT] [W-FINAL]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.walhalla.land import BLACK, BLUE, CHANCE, RED, YELLOW, ending, land

import meadhall

pytestmark = pytest.mark.both


def standing(counts: dict[int, int], peninsula: int = 1) -> dict[str, int]:
    """So many Vikings of each seat on a peninsula, from the board outwards."""
    seats = [seat for seat, n in counts.items() for _ in range(n)]
    return {f"{peninsula}.{row}": seat for row, seat in enumerate(seats, 1)}


def peninsula_points(counts: dict[int, int], tips: tuple[int, int], seats: int = 4) -> list[int]:
    """What each seat gets for so many Vikings on a peninsula with these tips."""
    lows = [low for low in (3, 4, 5) if low != tips[0]]
    highs = [high for high in (6, 7, 8) if high != tips[1]]
    others = [tips, (lows[0], highs[0]), (lows[1], highs[1])]
    t = ending(seats=seats, vikings=standing(counts), tips=others)
    return [t.part(seat, "peninsulas") for seat in range(seats)]


# --- peninsulas ------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-SCORE-2", "W-TERRAIN-3", "W-SCORE-6", "W-RULING-13")
def test_the_first_example_of_a_peninsula() -> None:
    """Tips 5 and 7: red 3 and a village of 1, blue 2, yellow 1 and a village of 1, black 1."""
    where = standing({RED: 3, BLUE: 2, YELLOW: 1, BLACK: 1})
    t = ending(vikings=where, terrain={"1.1": "village_1", "1.6": "village_1"}, tips=((5, 7), (3, 6), (4, 8)))
    assert [t.part(seat, "peninsulas") for seat in (RED, BLUE, YELLOW, BLACK)] == [7, 3, 3, 0]


@pytest.mark.rule("W-SCORE-2", "W-TERRAIN-3", "W-SCORE-5")
def test_the_second_example_of_a_peninsula() -> None:
    """Tips 3 and 8: black 3 and a village of 2, blue 2 with villages of 1 and 2, yellow 2, red nobody."""
    where = standing({BLACK: 3, BLUE: 2, YELLOW: 2})
    villages = {"1.1": "village_2", "1.4": "village_1", "1.5": "village_2"}
    t = ending(vikings=where, terrain=villages, tips=((3, 8), (4, 6), (5, 7)))
    assert [t.part(seat, "peninsulas") for seat in (BLACK, BLUE, YELLOW, RED)] == [6, 6, 0, 0]


@pytest.mark.rule("W-SCORE-3", "W-SCORE-4")
@pytest.mark.parametrize("tips", [(3, 8), (4, 6), (5, 7)])
def test_the_highest_total_gets_the_high_tip_and_the_second_the_low_one(tips: tuple[int, int]) -> None:
    assert peninsula_points({BLUE: 1, RED: 3, YELLOW: 2}, tips) == [0, tips[1], tips[0], 0]


@pytest.mark.rule("W-SCORE-2")
def test_each_peninsula_is_scored_by_itself() -> None:
    where = {"1.1": BLUE, "2.1": RED, "3.1": YELLOW}
    t = ending(vikings=where)
    assert [t.part(seat, "peninsulas") for seat in range(4)] == [6, 7, 8, 0]


@pytest.mark.rule("W-SCORE-5", "W-RULING-14")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ({BLUE: 2, RED: 2, YELLOW: 1}, [6, 6, 0, 0]),  # 3 + 8 = 11, halved and rounded up
        ({BLUE: 2, RED: 2, YELLOW: 2, BLACK: 1}, [4, 4, 4, 0]),  # 11 divided by three
        ({BLUE: 1, RED: 1, YELLOW: 1, BLACK: 1}, [3, 3, 3, 3]),  # by four
    ],
)
def test_a_tie_for_the_first_place_divides_both_tips_and_leaves_no_second(
    counts: dict[int, int], points: list[int]
) -> None:
    assert peninsula_points(counts, (3, 8)) == points


@pytest.mark.rule("W-SCORE-6", "W-RULING-13", "W-RULING-14")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ({BLUE: 3, RED: 1, YELLOW: 1}, [8, 3, 3, 0]),  # 5 halved and rounded up
        ({BLUE: 3, RED: 1, YELLOW: 1, BLACK: 1}, [8, 2, 2, 2]),  # 5 divided by three
    ],
)
def test_a_tie_for_the_second_place_divides_the_low_tip_only(counts: dict[int, int], points: list[int]) -> None:
    assert peninsula_points(counts, (5, 8)) == points


@pytest.mark.rule("W-RULING-15")
def test_who_is_not_there_takes_no_place_and_alone_one_takes_the_first_only() -> None:
    assert peninsula_points({RED: 1}, (5, 8)) == [0, 8, 0, 0]
    assert peninsula_points({}, (5, 8)) == [0, 0, 0, 0]


@pytest.mark.rule("W-SCORE-1", "W-RULING-19")
def test_cards_are_scored_first_then_peninsulas_then_wheat() -> None:
    t = ending(vikings={"1.1": BLUE}, terrain={"1.1": "wheat"}, hands={BLUE: "wheat"})
    t.answer(BLUE, "lay wheat", "done")
    kinds = [event.kind for event in t.match.record()]
    scored = [kind for kind in kinds if kind.endswith("-scored")]
    assert scored == ["bonus-scored", "peninsula-scored", "wheat-scored"]
    assert (t.part(BLUE, "cards"), t.part(BLUE, "peninsulas"), t.part(BLUE, "wheat")) == (1, 6, 1)


@pytest.mark.rule("W-SCORE-2")
def test_the_standing_of_each_peninsula_can_be_seen_at_any_moment() -> None:
    told: Any = land(vikings=standing({RED: 3, BLUE: 2}, 2), terrain={"2.4": "village_2"}).match.picture()
    assert told["peninsulas"][1]["totals"] == [4, 3, 0, 0]
    assert told["peninsulas"][1]["scores"] == [7, 4, 0, 0]
    assert told["peninsulas"][0]["scores"] == [0, 0, 0, 0]


@pytest.mark.rule("W-NEXT-6", "W-SCORE-7", "W-FINAL-4")
def test_the_picture_tells_what_wheat_and_heroes_would_give_now() -> None:
    fields = {"1.1": BLUE, "1.2": BLUE, "2.1": RED}
    wheat = {"1.1": "wheat", "1.2": "wheat", "2.1": "wheat"}
    told: Any = land(attack=2, vikings=fields, terrain=wheat, walhalla=[1, 3, 3, 0]).match.picture()
    players = told["players"]
    assert [player["place"] for player in players] == [2, 1, 1, 3]
    assert [player["wheat_points"] for player in players] == [4, 2, 0, 0]
    assert [player["walhalla_points"] for player in players] == [0, 6, 6, 0]


# --- wheat -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-SCORE-7", "W-TERRAIN-4")
@pytest.mark.parametrize(("attack", "points"), [(1, 1), (2, 2), (3, 3)])
def test_wheat_gives_one_two_or_three_points_a_field(attack: int, points: int) -> None:
    t = ending(
        attack=attack, vikings={"1.1": BLUE, "2.1": BLUE, "3.1": RED}, terrain={"1.1": "wheat", "2.1": "wheat"}
    )
    assert (t.part(BLUE, "wheat"), t.part(RED, "wheat")) == (2 * points, 0)


# --- the next attack -------------------------------------------------------------------------------------------


@pytest.mark.rule("W-NEXT-1", "W-NEXT-2")
def test_vikings_leave_all_land_for_asgard_but_stay_on_wheat() -> None:
    kinds = ["cult", "forest_2", "forest_3", "village_1", "village_2", "wheat"]
    terrain = {f"1.{row}": kind for row, kind in enumerate(kinds, 1)}
    t = ending(terrain=terrain, vikings=dict.fromkeys(terrain, BLUE), midgard=[0, 7, 7, 7], walhalla=[0, 1, 1, 1])
    assert [t.viking(field) for field in terrain] == [None] * 5 + [BLUE]
    assert (t.midgard(BLUE), t.asgard(BLUE)) == (
        7,
        6,
    )  # 8 and the 5 that left, less 7 for the second place


@pytest.mark.rule("W-NEXT-1")
def test_after_the_third_attack_the_land_is_not_cleared() -> None:
    assert ending(attack=3, vikings={"1.1": BLUE}).viking("1.1") == BLUE


@pytest.mark.rule("W-NEXT-3")
def test_all_ships_come_back() -> None:
    t = ending(ships={"fjord_1": 4, "fjord_2": 4, "fjord_3": 4})
    assert t.picture["fjords"] == [[], [], [], []]
    assert len(t.match.options(CHANCE)) == 12


@pytest.mark.rule("W-NEXT-4")
@pytest.mark.parametrize(("seats", "start", "then"), [(4, RED, YELLOW), (4, BLACK, BLUE), (3, YELLOW, BLUE)])
def test_the_left_neighbour_of_the_start_player_begins_the_next_attack(seats: int, start: int, then: int) -> None:
    t = ending(seats=seats, start=start)
    assert t.picture["start_player"] == then
    own = ("blue", "red", "yellow", "black")[then]
    assert t.draw(f"{own}_1").asked() == (then,)


@pytest.mark.rule("W-NEXT-5", "W-NEXT-6")
def test_the_example_of_supply() -> None:
    """Black has three heroes, yellow and red two, blue one: 8, 7, 7 and 6 Vikings."""
    t = ending(walhalla=[1, 2, 2, 3], midgard=[0, 0, 0, 0])
    assert [t.midgard(seat) for seat in (BLACK, YELLOW, RED, BLUE)] == [8, 7, 7, 6]


@pytest.mark.rule("W-NEXT-5", "W-RULING-3")
@pytest.mark.parametrize(("seats", "heroes", "supply"), [(4, [4, 3, 2, 1], [8, 7, 6, 5]), (3, [3, 2, 1], [10, 9, 8])])
def test_supply_by_place(seats: int, heroes: list[int], supply: list[int]) -> None:
    t = ending(seats=seats, walhalla=heroes, midgard=[0] * seats)
    assert [t.midgard(seat) for seat in range(seats)] == supply


@pytest.mark.rule("W-NEXT-6")
@pytest.mark.parametrize(
    ("heroes", "supply"), [([2, 2, 2, 2], [8, 8, 8, 8]), ([3, 3, 1, 0], [8, 8, 7, 6]), ([0, 0, 0, 1], [7, 7, 7, 8])]
)
def test_who_ties_shares_a_place_and_the_next_one_down_has_the_next(heroes: list[int], supply: list[int]) -> None:
    t = ending(walhalla=heroes, midgard=[0, 0, 0, 0])
    assert [t.midgard(seat) for seat in range(4)] == supply


@pytest.mark.rule("W-NEXT-7")
def test_vikings_still_in_midgard_are_kept_besides() -> None:
    t = ending(walhalla=[1, 1, 1, 1], midgard=[3, 0, 0, 0])
    assert (t.midgard(BLUE), t.midgard(RED)) == (11, 8)


@pytest.mark.rule("W-RULING-26")
def test_if_asgard_has_fewer_all_of_them_come() -> None:
    wheat = {f"1.{row}": "wheat" for row in range(1, 13)}
    t = ending(terrain=wheat, vikings=standing({BLUE: 8}), walhalla=[2, 1, 1, 1], midgard=[0, 0, 0, 0])
    assert t.midgard(BLUE) == 4  # eight stay on wheat, two were in Walhalla
    assert t.asgard(BLUE) == 1  # one hero has left Walhalla since


@pytest.mark.rule("W-RULING-22")
def test_heroes_of_this_attack_count_for_supply() -> None:
    t = land(
        ships={"fjord_1": 4, "fjord_2": 4, "fjord_3": 3},
        kept=["blue_1"],
        vikings={"3.1": RED},
        midgard=[1, 0, 0, 0],
        walhalla=[1, 1, 1, 1],
        terrain={"3.1": "wheat"},
    ).draw("blue_1")
    t.answer(BLUE, "board bow", "send fjord_4 bow").answer(RED, "lose")
    assert t.midgard(RED) == 8  # first with two heroes
    assert t.midgard(BLUE) == 7


@pytest.mark.rule("W-NEXT-8")
def test_the_example_of_heroes() -> None:
    """Red has four, yellow three, black and blue two: two of each leave."""
    t = ending(walhalla=[2, 4, 3, 2], midgard=[0, 0, 0, 0])
    assert [t.walhalla(seat) for seat in (RED, YELLOW, BLACK, BLUE)] == [2, 1, 0, 0]
    # Before supply Asgard had 12, 10, 11 and 12; 6, 8, 7 and 6 were called and two of each came.
    assert [t.asgard(seat) for seat in (BLUE, RED, YELLOW, BLACK)] == [8, 4, 6, 8]


@pytest.mark.rule("W-NEXT-8")
def test_heroes_leave_only_after_supply() -> None:
    t = ending(walhalla=[12, 1, 1, 1], midgard=[0, 0, 0, 0])
    assert t.midgard(BLUE) == 2  # Asgard had two; the hero that left came too late
    assert t.asgard(BLUE) == 1


@pytest.mark.rule("W-NEXT-9")
def test_if_somebody_has_no_hero_nobody_loses_any() -> None:
    t = ending(walhalla=[5, 0, 3, 1], midgard=[0, 0, 0, 0])
    assert [t.walhalla(seat) for seat in range(4)] == [5, 0, 3, 1]


# --- the end ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-FINAL-1", "W-ATTACK-1")
def test_after_the_third_attack_cards_peninsulas_and_wheat_are_scored_as_before() -> None:
    t = ending(attack=3, vikings={"1.1": BLUE, "1.2": RED}, terrain={"1.1": "wheat"}, hands={BLUE: "wheat"})
    t.answer(BLUE, "lay wheat", "done")
    assert t.match.over
    assert (t.part(BLUE, "cards"), t.part(BLUE, "peninsulas"), t.part(BLUE, "wheat")) == (1, 5, 3)


@pytest.mark.rule("W-FINAL-2", "W-RULING-23")
def test_every_field_held_gives_a_point_two_on_one_tile_too() -> None:
    t = ending(attack=3, vikings={"1.1": BLUE, "1.2": BLUE, "2.1": BLUE, "3.3": RED}, terrain={"2.1": "wheat"})
    assert (t.part(BLUE, "fields"), t.part(RED, "fields"), t.part(BLACK, "fields")) == (3, 1, 0)
    assert ending(attack=2, vikings={"1.1": BLUE}).part(BLUE, "fields") == 0


@pytest.mark.rule("W-FINAL-3", "W-RULING-2")
def test_most_heroes_give_seven_points_and_second_most_four() -> None:
    t = ending(attack=3, walhalla=[1, 4, 3, 0])
    assert [t.part(seat, "walhalla") for seat in range(4)] == [0, 7, 4, 0]


@pytest.mark.rule("W-FINAL-4", "W-RULING-14", "W-RULING-31")
@pytest.mark.parametrize(
    ("heroes", "points"),
    [
        ([3, 3, 2, 1], [6, 6, 0, 0]),  # 7 + 4 = 11, halved and rounded up
        ([2, 2, 2, 1], [4, 4, 4, 0]),
        ([1, 1, 1, 1], [3, 3, 3, 3]),
        ([5, 2, 2, 1], [7, 2, 2, 0]),  # 4 halved
        ([5, 2, 2, 2], [7, 2, 2, 2]),  # 4 divided by three, rounded up
        ([5, 0, 0, 0], [7, 0, 0, 0]),  # nobody takes the second place
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_ties_in_walhalla_at_the_end(heroes: list[int], points: list[int]) -> None:
    t = ending(attack=3, walhalla=heroes)
    assert [t.part(seat, "walhalla") for seat in range(4)] == points


@pytest.mark.rule("W-RULING-2", "W-RULING-3")
def test_a_data_pack_can_tell_other_numbers_for_walhalla_and_supply() -> None:
    pack = '[majority]\nfirst = 6\n\n[[supply]]\nid = "four"\nfourth = 4\n'
    t = ending(attack=3, walhalla=[3, 2, 1, 0], facts=pack)
    assert [t.part(seat, "walhalla") for seat in range(4)] == [6, 4, 0, 0]
    t = ending(walhalla=[4, 3, 2, 1], midgard=[0, 0, 0, 0], facts=pack)
    assert t.midgard(BLACK) == 4


@pytest.mark.rule("W-RULING-2", "W-RULING-3")
def test_numbers_that_are_not_in_the_rulebook_are_called_stand_ins() -> None:
    game = meadhall.game("walhalla")
    options = {option.name: option.default for option in game.options}
    told: Any = game.components(options, "en")
    assert [place["stand_in"] for place in told["majority"]] == [True, False]
    assert [place["stand_in"] for place in told["supply"]["4"]] == [False, False, False, True]
    assert [place["stand_in"] for place in told["supply"]["3"]] == [False, True, True]
    assert "majority: first" in game.stand_ins(options)


@pytest.mark.rule("W-GEN-1", "W-FINAL-5")
def test_most_points_win_and_cards_in_hand_count_nothing() -> None:
    t = ending(attack=3, points=[20, 10, 0, 0], walhalla=[0, 0, 0, 0], hands={RED: "forest wheat cult hunt"})
    t.answer(RED, "done")
    assert t.match.winners == [BLUE]
    assert t.match.scores == [20, 10, 0, 0]


@pytest.mark.rule("W-RULING-25")
def test_equal_points_are_decided_in_walhalla_else_the_victory_is_shared() -> None:
    t = ending(attack=3, points=[13, 10, 0, 0], walhalla=[1, 2, 0, 0])  # 4 and 7 more for Walhalla
    assert t.match.scores == [17, 17, 0, 0]
    assert t.match.winners == [RED]
    shared = ending(attack=3, points=[5, 5, 0, 0], walhalla=[0, 0, 0, 0])
    assert shared.match.winners == [BLUE, RED]


@pytest.mark.rule("W-NEXT-5", "W-RULING-26")
@pytest.mark.parametrize(("terrain", "supply"), [("cult", 6), ("wheat", 5)])
def test_how_many_vikings_would_come_now_is_told_at_any_moment(terrain: str, supply: int) -> None:
    told: Any = land(vikings={"1.1": BLUE}, terrain={"1.1": terrain}).match.picture()
    # The place says eight, but Asgard has five, and one more if the Viking on land leaves it.
    assert told["players"][BLUE]["supply"] == supply
    assert told["players"][RED]["supply"] == 6
