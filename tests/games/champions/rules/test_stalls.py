"""Market stalls. [C-STALL]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.champions.table import Table, table

pytestmark = pytest.mark.both


def visit(stall: str, **what: Any) -> Table:
    """A table where a worker has just been placed at a stall."""
    return table(**{"stalls": stall, "longhouse": "", **what}).answer(0, f"place {stall}")


@pytest.mark.rule("C-STALL-1")
def test_a_stall_holds_one_worker_and_acts_once() -> None:
    t = visit("skald", round=3)
    assert t.glory(0) == 2
    assert t.why_not(1, "place skald") == "C-PLACE-2"


@pytest.mark.rule("C-STALL-2")
@pytest.mark.parametrize("times", [1, 2, 3])
def test_aumingi_gives_favor_for_food_up_to_three_times(times: int) -> None:
    t = visit("aumingi", food=5)
    for _ in range(times):
        t.answer(0, "give_food")
    if times < 3:
        t.answer(0, "done")
    assert (t.food(0), t.favor(0)) == (5 - times, 1 + times)
    assert t.asked == (1,)


@pytest.mark.rule("C-STALL-2")
def test_aumingi_must_be_fed_once_and_ends_when_the_food_is_gone() -> None:
    t = visit("aumingi", food=2)
    assert t.options(0) == ["give_food"]
    t.answer(0, "give_food")
    assert t.options(0) == ["done", "give_food"]
    t.answer(0, "give_food")
    assert t.asked == (1,)
    assert (t.food(0), t.favor(0)) == (0, 3)


@pytest.mark.rule("C-STALL-3")
def test_the_skald_gives_two_glory_at_once() -> None:
    assert visit("skald", glory=5).glory(0) == 7


@pytest.mark.rule("C-STALL-4")
def test_the_generous_merchant_gives_food_and_wood() -> None:
    t = visit("generous_merchant")
    assert (t.food(0), t.wood(0), t.coins(0)) == (2, 2, 1)


@pytest.mark.rule("C-STALL-5")
def test_the_wealthy_stranger_gives_two_coins() -> None:
    assert visit("wealthy_stranger").coins(0) == 3


@pytest.mark.rule("C-STALL-6")
def test_folk_warriors_are_two_swordsmen_for_food() -> None:
    t = visit("folk_warriors")
    assert (t.food(0), t.longhouse(0)) == (0, "2 swords")


@pytest.mark.rule("C-STALL-7")
def test_raiders_are_two_spearmen_for_wood() -> None:
    t = visit("raiders")
    assert (t.wood(0), t.longhouse(0)) == (0, "2 spears")


@pytest.mark.rule("C-STALL-8")
def test_jomsvikings_are_a_swordsman_and_an_axeman_for_two_coins() -> None:
    t = visit("jomsvikings", coins=2)
    assert (t.coins(0), t.longhouse(0)) == (0, "1 sword 1 axe")
    assert table(coins=1, stalls="jomsvikings").why_not(0, "place jomsvikings") == "C-PLACE-3"


@pytest.mark.rule("C-STALL-9")
def test_varyags_are_a_swordsman_and_a_spearman_for_a_coin() -> None:
    t = visit("varyags")
    assert (t.coins(0), t.longhouse(0)) == (0, "1 sword 1 spear")


@pytest.mark.rule("C-RULING-3")
def test_a_warrior_the_supply_lacks_is_lost() -> None:
    t = visit("folk_warriors", longhouse=["", "8 swords"], smiths="3 swords")
    assert (t.food(0), t.longhouse(0)) == (0, "1 sword")
    t = visit("jomsvikings", coins=2, longhouse=["", "8 axes"], smiths="2 axes")
    assert (t.coins(0), t.longhouse(0)) == (0, "1 sword")


@pytest.mark.rule("C-RULING-3")
def test_what_waits_at_a_smith_is_not_in_the_supply() -> None:
    t = visit("raiders", smiths="12 spears")
    assert (t.wood(0), t.longhouse(0)) == (0, "")
