"""Assigning warriors. [C-ASSIGN]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.champions.table import Table, table

import meadhall

pytestmark = pytest.mark.both


def assigning(*fights: str, **what: Any) -> Table:
    """A table where warriors are assigned to these fights."""
    return table(
        **{"longhouse": "2 swords 1 spear 1 axe", "food": 3, "at": "assigning", "fights": list(fights), **what}
    )


@pytest.mark.rule("C-ASSIGN-1")
def test_everyone_with_a_worker_on_a_fight_assigns() -> None:
    t = assigning("0 at troll", "2 at draugr_right", "3 at shore_1", seats=4)
    assert t.picture(0)["fights"]["sealed"] == [0, 2, 3]
    assert t.options(1) == ["done", "turn_order"]  # who has no fight can only ask for turn order
    assert (t.reason(1, "send troll sword"), t.why_not(1, "send troll sword")) == ("not-your-fight", "C-ASSIGN-1")


@pytest.mark.rule("C-ASSIGN-1")
def test_nobody_assigns_when_no_fight_is_reserved() -> None:
    t = table(workers=[1, 0]).answer(0, "place hunting_grounds")
    assert t.dice_in_the_air == "1 sword"


@pytest.mark.rule("C-ASSIGN-1")
def test_warriors_come_from_the_own_longhouse_and_go_to_own_fights() -> None:
    t = assigning("0 at troll", "1 at draugr_left", longhouse=["1 sword", "1 axe"])
    assert t.why_not(0, "send draugr_left sword") == "C-ASSIGN-1"
    assert t.reason(0, "send draugr_left sword") == "not-your-fight"
    assert t.why_not(0, "send troll axe") == "C-ASSIGN-1"
    assert t.reason(0, "send troll axe") == "nothing-to-send"
    t.answer(0, "send troll sword")
    assert t.player(0)["longhouse"] == {"sword": 0, "spear": 0, "axe": 0}
    assert t.reason(0, "send troll sword") == "nothing-to-send"


@pytest.mark.rule("C-ASSIGN-2")
def test_all_assign_at_the_same_time_and_in_secret() -> None:
    t = assigning("0 at troll", "1 at shore_1")
    t.answer(1, "send shore_1 axe", "send shore_1 food").answer(0, "send troll sword")
    assert t.crew("shore_1") == "1 axe 1 food"
    seen = t.picture(0)
    assert seen["fights"]["troll"]["sword"] == 1
    assert seen["fights"]["shore_1"]["axe"] == 0
    assert seen["players"][1]["longhouse"] == {"sword": 2, "spear": 1, "axe": 1}
    assert seen["players"][1]["food"] == 3
    assert t.picture(meadhall.SPECTATOR)["fights"]["troll"]["sword"] == 0
    assert t.happened("assigned") == []


@pytest.mark.rule("C-ASSIGN-2")
def test_assignments_are_revealed_together_when_everyone_is_done() -> None:
    t = assigning("0 at troll", "1 at shore_1")
    t.answer(1, "send shore_1 axe", "done")
    assert t.asked == (0,)
    assert t.picture(0)["fights"]["shore_1"]["axe"] == 0
    t.answer(0, "send troll sword", "done")
    assert t.picture(0)["fights"]["shore_1"]["axe"] == 1
    assert sorted(t.happened("assigned")) == [(0, 0, 0, 1), (1, 3, 2, 1)]


@pytest.mark.rule("C-ASSIGN-3")
def test_anyone_may_ask_for_turn_order_and_the_phase_begins_anew() -> None:
    t = assigning("0 at troll", "1 at draugr_left", "2 at shore_1", seats=3, first=1)
    t.answer(0, "send troll sword", "done").answer(2, "send shore_1 food")
    t.answer(1, "turn_order")
    assert [t.crew(target) for target in ("troll", "draugr_left", "shore_1")] == ["", "", ""]
    assert [t.longhouse(seat) for seat in range(3)] == ["2 swords 1 spear 1 axe"] * 3
    assert t.food(2) == 3
    order = []
    while t.step == "AssignInTurn":
        order.append(t.asked[0])
        t.answer(t.asked[0], "done")
    assert order == [1, 2, 0]


@pytest.mark.rule("C-ASSIGN-3")
def test_in_turn_order_everyone_sees_what_was_assigned_before() -> None:
    t = assigning("0 at troll", "1 at draugr_left")
    t.answer(0, "turn_order", "send troll sword", "send troll axe")
    assert t.picture(1)["fights"]["troll"]["axe"] == 0
    t.answer(0, "done")
    assert t.asked == (1,)
    assert t.picture(1)["fights"]["troll"]["axe"] == 1
    assert (t.reason(1, "turn_order"), t.why_not(1, "turn_order")) == ("in-turn-already", "C-ASSIGN-3")


@pytest.mark.rule("C-ASSIGN-3", "C-RULING-25")
def test_who_assigns_nothing_may_ask_for_turn_order() -> None:
    t = assigning("0 at troll", "2 at draugr_left", seats=3, first=2)
    assert t.asked == (0, 1, 2)
    t.answer(0, "send troll sword").answer(1, "turn_order")
    assert t.crew("troll") == ""
    assert (t.step, t.asked) == ("AssignInTurn", (2,))
    t.answer(2, "done")
    assert t.asked == (0,)
    t.answer(0, "done")
    assert t.step not in ("AssignInTurn", "AssignSealed")


@pytest.mark.rule("C-RULING-25")
def test_who_assigns_nothing_may_agree_before_or_after_the_others() -> None:
    for order in ((1, 0, 2), (0, 2, 1)):
        t = assigning("0 at troll", "2 at draugr_left", seats=3)
        for seat in order:
            assert t.step == "AssignSealed"
            t.answer(seat, "done")
            assert t.options(seat) == [] or t.step != "AssignSealed"
        assert t.step != "AssignSealed"


@pytest.mark.rule("C-RULING-25")
@pytest.mark.parametrize(
    ("lang", "told"), [("en", "no fight"), ("fr", "aucun combat"), ("ja", "自分の戦いはありません")]
)
def test_who_has_no_fight_is_told_so_and_not_to_assign(lang: str, told: str) -> None:
    match = assigning("0 at troll", "2 at draugr_left", seats=3).match
    assert told in match.prompt(lang, 1)
    assert match.prompt(lang, 0) == match.prompt(lang, 2)
    for other in (match.prompt(lang, 0), match.prompt(lang)):  # who watches is told of fights and longships alike
        assert told not in other


@pytest.mark.rule("C-RULING-25")
def test_what_others_seal_stays_secret_while_somebody_agrees() -> None:
    t = assigning("0 at troll", "2 at draugr_left", seats=3)
    before = t.picture(1)
    t.answer(0, "send troll sword", "send troll axe")
    assert t.picture(1) == before
    assert t.match.events(1) == []


@pytest.mark.rule("C-RULING-25")
def test_by_an_option_only_those_who_assign_may_ask_for_turn_order() -> None:
    t = assigning("0 at troll", "2 at draugr_left", seats=3, turn_order="fighters")
    assert t.asked == (0, 2)
    assert t.why_not(1, "turn_order") == "C-GEN-4"
    t.answer(2, "turn_order")
    assert (t.step, t.asked) == ("AssignInTurn", (0,))


@pytest.mark.rule("C-RULING-25")
def test_turn_order_cannot_be_asked_for_when_only_one_assigns() -> None:
    t = assigning("0 at troll")
    assert t.asked == (0,)
    assert (t.reason(0, "turn_order"), t.why_not(0, "turn_order")) == ("one-assigns", "C-RULING-25")


@pytest.mark.rule("C-ASSIGN-4")
def test_no_dice_at_all_may_be_assigned() -> None:
    t = assigning("0 at troll", "0 at draugr_left", "0 at shore_1")
    t.answer(0, "done").finish()
    assert t.happened("fight-begins") == []
    assert t.longhouse(0) == "2 swords 1 spear 1 axe"


@pytest.mark.rule("C-ASSIGN-5")
@pytest.mark.parametrize(
    ("target", "enemies", "barred"),
    [
        ("troll", {"troll": "marsh_troll_1"}, "sword"),
        ("troll", {"troll": "cave_troll_1"}, "spear"),
        ("troll", {"troll": "iron_troll_1"}, "axe"),
        ("draugr_left", {"draugr": "cursed_guard_red"}, "sword"),
        ("draugr_left", {"draugr": "cursed_guard_blue"}, "spear"),
        ("draugr_right", {"draugr": "barrow_thrall_red cursed_guard_yellow"}, "axe"),
        ("draugr_right", {"draugr": "barrow_thrall_red barrow_king_red"}, "spear"),
    ],
)
def test_a_barred_warrior_cannot_be_assigned_to_a_troll_or_draugr(
    target: str, enemies: dict[str, str], barred: str
) -> None:
    t = assigning(f"0 at {target}", **enemies)
    allowed = [f"send {target} {die}" for die in ("sword", "spear", "axe") if die != barred]
    assert t.options(0) == ["done", *allowed]
    assert t.why_not(0, f"send {target} {barred}") == "C-ASSIGN-5"


@pytest.mark.rule("C-ASSIGN-5", "C-JOURNEY-13")
def test_every_warrior_may_sail_whatever_the_monster_bars() -> None:
    t = assigning("0 at shore_1", monsters="stone_hag_red")
    t.answer(0, "send shore_1 sword")
    assert t.crew("shore_1") == "1 sword"


@pytest.mark.rule("C-ASSIGN-6")
def test_warriors_and_food_together_do_not_exceed_the_capacity() -> None:
    t = assigning("0 at shore_1", "0 at shore_2 on large_longship", food=20)
    t.answer(0, "send shore_1 sword", "send shore_1 axe", *["send shore_1 food"] * 3)
    assert t.why_not(0, "send shore_1 food") == "C-ASSIGN-6"
    t.answer(0, "send shore_2 sword", "send shore_2 spear", *["send shore_2 food"] * 8)
    assert t.why_not(0, "send shore_2 food") == "C-ASSIGN-6"
    assert t.options(0) == ["done"]


@pytest.mark.rule("C-ASSIGN-6")
def test_an_overloaded_ship_is_refused() -> None:
    with pytest.raises(meadhall.BadPosition):
        table(longhouse="", fights=["0 at shore_1 on small_longship with 5 swords 1 food"], at="resolving")


@pytest.mark.rule("C-ASSIGN-7")
@pytest.mark.parametrize("target", ["troll", "draugr_left", "draugr_right"])
def test_food_goes_on_longships_only(target: str) -> None:
    t = assigning(f"0 at {target}")
    assert t.why_not(0, f"send {target} food") == "C-ASSIGN-7"


@pytest.mark.rule("C-ASSIGN-7")
def test_food_loaded_comes_from_the_own_supply() -> None:
    t = assigning("0 at shore_1", food=1).answer(0, "send shore_1 food")
    assert t.reason(0, "send shore_1 food") == "nothing-to-send"
    assert t.food(0) == 0


@pytest.mark.rule("C-ASSIGN-8", "C-RESOLVE-2")
def test_warriors_that_are_not_assigned_hunt() -> None:
    t = assigning("0 at troll", hunters=[0], favor=0).answer(0, "send troll sword", "send troll axe", "done")
    assert t.dice_in_the_air == "1 sword 1 spear"


@pytest.mark.rule("C-ASSIGN-8")
def test_warriors_that_are_not_assigned_stay_at_home() -> None:
    t = assigning("0 at troll", favor=0).answer(0, "send troll sword", "done")
    assert t.dice_in_the_air == "1 sword"
    t.finish()
    assert t.longhouse(0) == "1 sword 1 spear 1 axe"


@pytest.mark.rule("C-ASSIGN-1", "C-RULING-26")
def test_one_assignment_is_told_in_one_order() -> None:
    t = assigning("0 at troll", "0 at shore_1").answer(0, "send shore_1 sword")
    assert t.reason(0, "send troll sword") == "send-in-order"
    assert t.why_not(0, "send troll sword") == "C-RULING-26"
