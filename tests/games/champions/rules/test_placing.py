"""Placing workers. [C-PLACE]"""

from __future__ import annotations

import pytest
from tests.games.champions.table import table

pytestmark = pytest.mark.both


@pytest.mark.rule("C-PLACE-1")
def test_players_place_one_worker_in_turn_clockwise_from_the_first_player() -> None:
    t = table(3, first=1)
    order = []
    while t.step == "PlaceWorker":
        order.append(t.asked[0])
        t.answer(t.asked[0], "beg")
    assert order == [1, 2, 0] * 3


@pytest.mark.rule("C-PLACE-1")
def test_a_player_without_workers_is_skipped() -> None:
    t = table(3, workers=[1, 0, 2]).answer(0, "beg")
    assert t.asked == (2,)
    t.answer(2, "beg")
    assert t.asked == (2,)


@pytest.mark.rule("C-PLACE-1")
def test_the_marker_changes_the_order_only_from_the_next_round() -> None:
    t = table(3, workers=[2, 1, 1]).answer(0, "beg").answer(1, "beg").answer(2, "place jarls_longhouse")
    assert t.asked == (0,)
    t.answer(0, "beg").until("PlaceWorker")
    assert t.asked == (2,)


@pytest.mark.rule("C-PLACE-2")
@pytest.mark.parametrize(
    "place",
    [
        "blacksmith",
        "hafter",
        "swordsmith",
        "smokehouse",
        "jarls_longhouse",
        "market",
        "merchant_ship",
        "runesmith",
        "sages_house",
        "shipwright",
        "small_longship",
        "large_longship",
        "stave_church",
        "worker_huts",
        "troll",
        "draugr_left",
        "draugr_right",
        "skald",
        "raiders",
    ],
)
def test_a_location_holds_one_worker_a_round(place: str) -> None:
    t = table(coins=20, wood=20, stalls="skald raiders")
    assert t.may(0, f"place {place}")
    t.answer(0, f"place {place}")
    t.until("PlaceWorker")
    assert t.asked == (1,)
    assert t.why_not(1, f"place {place}") == ("C-TOWN-16" if place == "worker_huts" else "C-PLACE-2")
    assert t.reason(1, f"place {place}") == "occupied"
    t.answer(1, "beg")
    assert t.reason(0, f"place {place}") == "occupied"


@pytest.mark.rule("C-PLACE-2", "C-TOWN-5")
def test_the_hunting_grounds_and_begging_are_always_open() -> None:
    t = table()
    for _ in range(2):
        t.answer(0, "place hunting_grounds").answer(1, "place hunting_grounds")
    t.answer(0, "beg").answer(1, "beg").answer(0, "beg").answer(1, "beg")
    assert t.blame(0) == 2


@pytest.mark.rule("C-PLACE-3")
@pytest.mark.parametrize(
    ("place", "rule"),
    [
        ("merchant_ship", "C-TOWN-8"),
        ("runesmith", "C-TOWN-9"),
        ("shipwright", "C-TOWN-11"),
        ("large_longship", "C-TOWN-13"),
        ("stave_church", "C-TOWN-15"),
        ("worker_huts", "C-TOWN-16"),
        ("aumingi", "C-PLACE-3"),
        ("folk_warriors", "C-PLACE-3"),
        ("raiders", "C-PLACE-3"),
        ("jomsvikings", "C-PLACE-3"),
        ("varyags", "C-PLACE-3"),
    ],
)
def test_who_cannot_pay_the_price_cannot_place_a_worker(place: str, rule: str) -> None:
    stalls = f"{place} skald" if rule == "C-PLACE-3" and place != "aumingi" else "aumingi raiders"
    t = table(food=0, wood=0, coins=0, leader=["ullr", "dagrun"], stalls=stalls)
    assert t.why_not(0, f"place {place}") == rule


@pytest.mark.rule("C-RULING-21", "C-PLACE-3")
def test_places_without_a_price_are_open_to_the_poor() -> None:
    t = table(food=0, wood=0, coins=0, leader=["ullr", "dagrun"], stalls="skald raiders", longhouse="")
    assert t.options(0) == [
        "beg",
        "place blacksmith",
        "place hafter",
        "place swordsmith",
        "place smokehouse",
        "place hunting_grounds",
        "place jarls_longhouse",
        "place market",
        "place sages_house",
        "place small_longship",
        "place troll",
        "place draugr_left",
        "place draugr_right",
        "place skald",
    ]


@pytest.mark.rule("C-RULING-21")
def test_a_place_may_be_chosen_even_if_it_gives_nothing() -> None:
    t = table(smiths="", smokehouse=0, food=0, wood=0, coins=0, workers=2)
    t.answer(0, "place blacksmith").answer(1, "place smokehouse").answer(0, "place market")
    assert t.options(0) == ["done"]
    t.answer(0, "done").answer(1, "place hafter")
    assert (t.longhouse(0), t.food(1)) == ("1 sword", 0)


@pytest.mark.rule("C-PLACE-4")
def test_brown_and_blue_places_act_at_once() -> None:
    t = table(smokehouse=3, stalls="skald raiders").answer(0, "place smokehouse").answer(1, "place skald")
    assert t.food(0) == 4
    assert t.glory(1) == 2


@pytest.mark.rule("C-PLACE-4", "C-TOWN-17", "C-TOWN-18")
def test_red_places_only_reserve_a_fight() -> None:
    t = table().answer(0, "place troll").answer(1, "place draugr_right")
    assert t.asked == (0,)
    assert t.troll is not None
    assert [t.longhouse(seat) for seat in (0, 1)] == ["1 sword", "1 sword"]
    assert t.position()["fights"]["troll"]["seat"] == 0
    assert t.position()["fights"]["draugr_right"]["seat"] == 1


@pytest.mark.rule("C-PLACE-4", "C-TOWN-12")
def test_a_longship_is_sent_at_once_and_fights_later() -> None:
    t = table().answer(0, "place small_longship", "sail_to shore_2")
    assert t.shore(2)["ship"] == "small_longship"
    assert t.shore(2)["journey"] == "face_down"
    assert t.asked == (1,)


@pytest.mark.rule("C-PLACE-5")
def test_begging_gives_food_and_blame() -> None:
    t = table().answer(0, "beg")
    assert (t.food(0), t.blame(0)) == (2, 1)
    assert t.player(0)["workers_lying"] == 1
    assert t.workers(0) == 3


@pytest.mark.rule("C-PLACE-5")
@pytest.mark.parametrize("edition", ["en", "ja"])
def test_there_is_no_passing(edition: str) -> None:
    t = table(edition=edition)
    assert not t.may(0, "done")
    assert t.why_not(0, "lay_down") == "C-PLACE-5"
