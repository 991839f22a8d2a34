"""Final scoring. [C-SCORE]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.champions.table import Table, table

import meadhall
from meadhall.games.champions.table.names import NAMES

pytestmark = pytest.mark.both

# Each destiny with what it takes to have two of it, and one of it; alone and tied.
DESTINIES: list[tuple[str, str, Any, Any, int, int]] = [
    ("crusher_of_ice", "slain", "barrow_king_blue sea_wolf_blue", "stone_hag_blue", 6, 3),
    ("earth_smasher", "slain", "barrow_king_yellow sea_wolf_yellow", "stone_hag_yellow", 6, 3),
    ("master_of_flames", "slain", "barrow_king_red sea_wolf_red", "stone_hag_red", 6, 3),
    ("craftsman", "wood", 2, 1, 5, 2),
    ("leader_of_armies", "longhouse", "1 sword 1 axe", "1 spear", 7, 3),
    ("odins_favored", "favor", 2, 1, 4, 2),
    ("prepared", "food", 2, 1, 5, 2),
    ("prosperous", "coins", 2, 1, 5, 2),
    ("runemaster", "runes", "gifts wealth", "glory", 4, 2),
    ("monster_hunter", "slain", "sea_wolf_blue sea_wolf_red", "stone_hag_red", 4, 2),
    ("slayer_of_the_undead", "slain", "barrow_king_red barrow_king_blue", "barrow_thrall_red", 7, 3),
    ("troll_slayer", "slain", "hill_troll_1 hill_troll_2", "iron_troll_1", 6, 3),
]
NOTHING: dict[str, Any] = {"food": 0, "wood": 0, "coins": 0, "favor": 0, "longhouse": "", "troll": None}


def scored(seats: Any = 2, **what: Any) -> Table:
    """A game whose last round is over and scored; what is not said is nothing."""
    return table(seats, **{**NOTHING, "round": 8, "at": "cleaning up", **what}).until("")


def with_most(destiny: str, thing: str, own: Any, other: Any) -> Table:
    """A scored game in which seat 0 has a destiny, and both have so much of what it names."""
    nothing: Any = "" if thing in ("slain", "longhouse", "runes") else 0
    values = [nothing if value is None else value for value in (own, other)]
    return scored(destinies=[destiny, ""], **{thing: values})


@pytest.mark.rule("C-SCORE-1")
@pytest.mark.parametrize(("destiny", "thing", "two", "one", "alone", "tied"), DESTINIES, ids=NAMES["destiny"])
def test_alone_with_the_most_scores_the_larger_number(
    destiny: str, thing: str, two: Any, one: Any, alone: int, tied: int
) -> None:
    assert with_most(destiny, thing, two, one).part(0, "destinies") == alone
    assert with_most(destiny, thing, one, None).part(0, "destinies") == alone


@pytest.mark.rule("C-SCORE-1")
@pytest.mark.parametrize(("destiny", "thing", "two", "one", "alone", "tied"), DESTINIES, ids=NAMES["destiny"])
def test_less_than_the_most_scores_nothing_and_only_the_owner_scores(
    destiny: str, thing: str, two: Any, one: Any, alone: int, tied: int
) -> None:
    t = with_most(destiny, thing, one, two)
    assert t.part(0, "destinies") == 0
    assert t.part(1, "destinies") == 0


TIES: list[tuple[str, str, list[Any], int]] = [
    ("crusher_of_ice", "slain", ["barrow_king_blue", "sea_wolf_blue"], 3),
    ("earth_smasher", "slain", ["barrow_king_yellow", "sea_wolf_yellow"], 3),
    ("master_of_flames", "slain", ["barrow_king_red", "sea_wolf_red"], 3),
    ("craftsman", "wood", [2, 2], 2),
    ("leader_of_armies", "longhouse", ["1 sword 1 axe", "2 spears"], 3),
    ("odins_favored", "favor", [1, 1], 2),
    ("prepared", "food", [3, 3], 2),
    ("prosperous", "coins", [1, 1], 2),
    ("runemaster", "runes", ["gifts", "glory"], 2),
    ("monster_hunter", "slain", ["sea_wolf_blue", "stone_hag_red"], 2),
    ("slayer_of_the_undead", "slain", ["barrow_king_red", "barrow_thrall_red"], 3),
    ("troll_slayer", "slain", ["hill_troll_1", "iron_troll_1"], 3),
]


@pytest.mark.rule("C-SCORE-1")
@pytest.mark.parametrize(("destiny", "thing", "both", "tied"), TIES, ids=NAMES["destiny"])
def test_tied_for_the_most_scores_the_smaller_number_for_the_owner_only(
    destiny: str, thing: str, both: list[Any], tied: int
) -> None:
    t = scored(destinies=[destiny, ""], **{thing: both})
    assert t.part(0, "destinies") == tied
    assert t.part(1, "destinies") == 0


@pytest.mark.rule("C-SCORE-2")
@pytest.mark.parametrize("destiny", NAMES["destiny"])
def test_a_destiny_needs_at_least_one_of_the_thing(destiny: str) -> None:
    assert scored(destinies=[destiny, ""]).part(0, "destinies") == 0


@pytest.mark.rule("C-SCORE-1")
def test_all_own_destinies_are_scored() -> None:
    t = scored(
        3, destinies=["craftsman prepared prosperous", "", ""], wood=[3, 3, 0], food=[2, 1, 1], coins=[0, 0, 9]
    )
    assert t.part(0, "destinies") == 2 + 5 + 0


@pytest.mark.rule("C-RULING-14")
def test_destinies_are_judged_with_all_favor_and_coins_in_hand() -> None:
    t = scored(destinies=["prosperous odins_favored", ""], coins=[4, 3], favor=[2, 1])
    assert t.part(0, "destinies") == 5 + 4
    assert (t.part(0, "coins"), t.part(0, "favor")) == (1, 4)


@pytest.mark.rule("C-SCORE-3")
@pytest.mark.parametrize(
    ("pile", "glory"),
    [
        ("sea_wolf_red sea_wolf_blue sea_wolf_yellow", 5),
        ("sea_wolf_red barrow_king_blue barrow_thrall_yellow", 5),
        ("sea_wolf_red sea_wolf_blue barrow_king_blue", 0),
        ("sea_wolf_yellow sea_wolf_blue barrow_king_yellow", 0),
        ("sea_wolf_red sea_wolf_yellow barrow_king_yellow", 0),
        ("sea_wolf_red sea_wolf_blue hill_troll_1 hill_troll_2", 0),
        ("sea_wolf_red sea_wolf_blue sea_wolf_yellow barrow_king_red barrow_king_blue barrow_king_yellow", 10),
        ("sea_wolf_red sea_wolf_blue sea_wolf_yellow barrow_king_red barrow_king_blue stone_hag_red", 5),
        ("", 0),
    ],
)
def test_a_set_of_three_colours_gives_five_glory(pile: str, glory: int) -> None:
    assert scored(slain=[pile, ""]).part(0, "sets") == glory


@pytest.mark.rule("C-SCORE-4")
@pytest.mark.parametrize(
    ("rune", "glory"),
    [
        ("gifts", 2),
        ("glory", 1),
        ("healing", 2),
        ("journey", 2),
        ("knowledge", 3),
        ("potential", 3),
        ("reaction", 3),
        ("success", 1),
        ("true_vision", 2),
        ("wealth", 3),
    ],
)
def test_a_rune_gives_its_glory_used_or_not(rune: str, glory: int) -> None:
    assert scored(runes=[rune, ""], used=[rune, ""]).part(0, "runes") == glory
    assert scored(runes=[rune, ""]).part(0, "runes") == glory


@pytest.mark.rule("C-SCORE-5")
@pytest.mark.parametrize(("ship", "glory"), [("karve", 3), ("snekke", 4), ("skeid", 5), ("dreki", 7), (None, 0)])
def test_a_private_longship_gives_its_glory(ship: str | None, glory: int) -> None:
    assert scored(4, ship=[ship, None, None, None]).part(0, "ship") == glory


@pytest.mark.rule("C-SCORE-6")
def test_each_favor_gives_two_glory() -> None:
    t = scored(favor=[3, 0])
    assert (t.part(0, "favor"), t.part(1, "favor")) == (6, 0)


@pytest.mark.rule("C-SCORE-7")
@pytest.mark.parametrize(("coins", "glory"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (31, 10)])
def test_three_coins_give_a_glory(coins: int, glory: int) -> None:
    assert scored(coins=[coins, 0]).part(0, "coins") == glory


@pytest.mark.rule("C-SCORE-8")
@pytest.mark.parametrize(
    ("blame", "glory"), [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10), (5, -15), (6, -21), (7, -21), (20, -21)]
)
def test_blame_costs_glory(blame: int, glory: int) -> None:
    t = scored(blame=[blame, 0])
    assert t.part(0, "blame") == glory
    assert t.glory(0) == glory


@pytest.mark.rule("C-SCORE-8", "C-CLEAN-2")
def test_the_blame_of_the_last_troll_counts() -> None:
    assert scored(troll="hill_troll_1", blame=[3, 0]).part(0, "blame") == -10


@pytest.mark.rule("C-SCORE-9")
def test_all_parts_are_added_and_the_most_glory_wins() -> None:
    t = scored(
        3,
        glory=[10, 30, 5],
        destinies=["craftsman", "", ""],
        wood=[1, 0, 0],
        slain=["sea_wolf_red sea_wolf_blue sea_wolf_yellow", "", ""],
        runes=["wealth", "", ""],
        ship=["snekke", None, None],
        favor=[2, 0, 0],
        coins=[7, 0, 0],
        blame=[2, 0, 0],
    )
    parts = {name: t.part(0, name) for name in NAMES["part"]}
    assert parts == {"destinies": 5, "sets": 5, "runes": 3, "ship": 4, "favor": 4, "coins": 2, "blame": -3}
    assert t.match.scores == [30, 30, 5]
    assert t.match.winners == [0]
    assert scored(glory=[3, 9]).match.winners == [1]


@pytest.mark.rule("C-SCORE-10")
def test_of_tied_players_who_has_defeated_more_enemies_wins() -> None:
    t = scored(3, glory=[20, 20, 19], slain=["hill_troll_1 sea_wolf_red", "barrow_king_red", ""])
    assert t.match.winners == [0]
    t = scored(glory=[20, 20], slain=["hill_troll_1", "barrow_king_red stone_hag_red"])
    assert t.match.winners == [1]


@pytest.mark.rule("C-SCORE-10")
def test_players_still_tied_share_the_victory() -> None:
    t = scored(3, glory=[20, 20, 20], slain=["hill_troll_1", "", "barrow_king_red"])
    assert t.match.winners == [0, 2]


@pytest.mark.rule("C-SCORE-10")
def test_nobody_has_won_before_the_end() -> None:
    assert table(glory=[20, 0]).match.winners == []


@pytest.mark.rule("C-SCORE-1", "C-SETUP-9")
def test_destinies_are_shown_when_they_are_scored() -> None:
    t = scored(destinies=["craftsman", "prepared"])
    for seat in (0, 1, meadhall.SPECTATOR):
        assert [player["destinies"] for player in t.picture(seat)["players"]] == [["craftsman"], ["prepared"]]


@pytest.mark.rule("C-RULING-23", "C-RUNE-9")
@pytest.mark.parametrize(("destiny", "glory"), [("leader_of_armies", 7), ("prepared", 5)])
def test_own_warriors_and_food_away_count_for_the_own_destiny(destiny: str, glory: int) -> None:
    t = table(
        leader=["ullr", "dagrun"],
        food=[0, 1],
        runes=["success", ""],
        destinies=[destiny, ""],
        longhouse=["", "2 swords"],
    ).sailing(sent="2 axes 1 spear 2 food", journey="storm_1")
    t.answer(0, "use_rune success", f"reveal_destiny {destiny}")
    assert t.glory(0) == glory


@pytest.mark.rule("C-RULING-23", "C-RUNE-9")
def test_warriors_and_food_away_count_for_destinies() -> None:
    t = table(
        at="assigning",
        longhouse=["2 swords", "1 sword"],
        food=[2, 1],
        runes=["", "success"],
        destinies=["", "leader_of_armies prepared"],
        fights=["0 at shore_1", "1 at shore_2 on large_longship"],
    )
    t.answer(1, "turn_order").answer(0, *["send shore_1 sword"] * 2, "send shore_1 food", "done")
    t.answer(1, "use_rune success", "reveal_destiny leader_of_armies")
    assert t.glory(1) == 0


@pytest.mark.rule("C-SCORE-1", "C-SCORE-9")
def test_everybody_is_told_each_part_of_the_final_scoring() -> None:
    t = table(at="cleaning up", round=8, favor=[2, 0], destinies=["craftsman", "prepared"], wood=[3, 0], food=[0, 2])
    t.to_the_end()
    told = {(seat, part): n for seat, part, n in t.happened("part-scored")}
    parts = NAMES["part"]
    assert told == {(seat, k): t.part(seat, name) for seat in (0, 1) for k, name in enumerate(parts)}
    destinies = NAMES["destiny"].index
    assert t.happened("destiny-scored") == [(0, destinies("craftsman"), 5), (1, destinies("prepared"), 5)]
