"""Combat resolution: its order, the hunt, the troll and the blame. [C-RESOLVE]"""

from __future__ import annotations

import pytest
from tests.games.champions.table import table

from meadhall.games.champions.table.names import NAMES

pytestmark = pytest.mark.both
ENEMY = NAMES["enemy"].index


@pytest.mark.rule("C-RESOLVE-1")
def test_hunt_troll_draugr_and_shores_come_in_their_order() -> None:
    t = table(
        4,
        at="resolving",
        favor=0,
        first=2,
        hunters=[0, 1],
        troll="elder_troll_1",
        draugr="barrow_king_red barrow_king_blue",
        monsters="sea_wolf_red sea_wolf_blue sea_wolf_yellow stone_hag_red",
        journeys="all_quiet_1 all_quiet_2 all_quiet_3 all_quiet_4",
        fights=[
            "0 at shore_4 on large_longship with 1 spear 1 food",
            "1 at shore_1 on small_longship with 1 spear 1 food",
            "2 at draugr_right with 1 spear",
            "3 at troll with 1 spear",
            "3 at draugr_left with 1 sword",
        ],
    )
    t.until("PlaceWorker")
    assert t.happened("hunt-begins") == [(0,), (1,)]
    fights = [
        (3, ENEMY("elder_troll_1")),
        (3, ENEMY("barrow_king_red")),
        (2, ENEMY("barrow_king_blue")),
        (1, ENEMY("sea_wolf_red")),
        (0, ENEMY("stone_hag_red")),
    ]
    assert t.happened("fight-begins") == fights
    kinds = [event.kind for event in t.match.events()]
    assert kinds.index("hunt-begins") < kinds.index("fight-begins")


@pytest.mark.rule("C-RESOLVE-2")
def test_the_hunt_gives_food_for_each_hit_and_costs_no_warriors() -> None:
    t = table(longhouse=["2 swords 1 spear 1 axe", ""]).hunting(0)
    assert t.dice_in_the_air == "2 swords 1 spear 1 axe"
    t.roll("hit blank shield two_hits")
    assert t.food(0) == 4
    assert t.longhouse(0) == "2 swords 1 spear 1 axe"


@pytest.mark.rule("C-RESOLVE-2")
def test_each_hunter_rolls_once_and_others_do_not() -> None:
    t = table(3, longhouse="1 axe", first=1).hunting(0, 2)
    assert t.dice_in_the_air == "1 axe"
    t.roll("hit")
    assert [t.food(seat) for seat in range(3)] == [1, 1, 2]
    t.roll("two_hits")
    assert [t.food(seat) for seat in range(3)] == [3, 1, 2]
    assert t.dice_in_the_air == ""


@pytest.mark.rule("C-RESOLVE-2")
def test_a_hunter_without_warriors_at_home_rolls_nothing() -> None:
    t = table(longhouse="").hunting(0)
    assert t.happened("hunt-begins") == []
    assert t.food(0) == 1


@pytest.mark.rule("C-RESOLVE-3")
def test_a_hunt_gives_six_food_at_most() -> None:
    t = table(longhouse=["5 axes", ""], food=0).hunting(0).roll("5 two_hits")
    assert t.food(0) == 6


@pytest.mark.rule("C-RESOLVE-4")
def test_favor_rerolls_dice_in_the_hunt_as_often_as_wanted() -> None:
    t = table(longhouse=["2 axes", ""], favor=3, food=0).hunting(0).roll("blank hit")
    t.answer(0, "mark axe blank", "reroll").roll("blank")
    t.answer(0, "mark axe blank", "mark axe hit", "reroll").roll("two_hits two_hits")
    t.answer(0, "done")
    assert (t.food(0), t.favor(0)) == (4, 1)


@pytest.mark.rule("C-RESOLVE-5")
def test_the_troll_is_fought_until_it_or_the_warriors_are_beaten() -> None:
    t = table().fight("troll", sent="3 swords", enemy="hill_troll_1")
    t.roll("hit blank blank").roll("hit blank").roll("hit")
    assert t.slain(0) == ["hill_troll_1"]
    t = table().fight("troll", sent="3 swords", enemy="hill_troll_1")
    t.roll("3 blanks").roll("2 blanks").roll("blank")
    assert t.slain(0) == []
    assert t.happened("warriors-beaten") == [(0, ENEMY("hill_troll_1"))]


@pytest.mark.rule("C-RESOLVE-5", "C-CLEAN-2")
def test_a_troll_nobody_was_sent_against_lives() -> None:
    t = table(fights=["0 at troll"], at="resolving", troll="hill_troll_1")
    assert [t.blame(seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("C-RESOLVE-6", "C-RULING-13")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 2)])
def test_the_killer_of_the_troll_discards_a_blame_and_names_another_player(before: int, after: int) -> None:
    t = table(3, blame=[before, 0, 2]).fight("troll", sent="2 axes", enemy="hill_troll_1").roll("2 two_hits")
    assert t.options(0) == ["blame_on 1", "blame_on 2"]
    assert t.why_not(0, "blame_on 0") == "C-RESOLVE-6"
    t.answer(0, "blame_on 2")
    assert [t.blame(seat) for seat in range(3)] == [after, 0, 3]


@pytest.mark.rule("C-RULING-13")
def test_the_killer_of_the_troll_cannot_decline_to_name_someone() -> None:
    t = table().fight("troll", sent="2 axes", enemy="hill_troll_1").roll("2 two_hits")
    assert t.options(0) == ["blame_on 1"]
    assert (t.reason(0, "done"), t.why_not(0, "done")) == ("must-choose", "C-RULING-13")
    assert (t.reason(0, "blame_all"), t.why_not(0, "blame_all")) == ("blame-one", "C-RESOLVE-6")
    assert (t.reason(0, "discard_blame"), t.why_not(0, "discard_blame")) == ("not-now", "C-GEN-4")


@pytest.mark.rule("C-RESOLVE-6", "C-CLEAN-2")
def test_nobody_else_takes_blame_for_a_dead_troll() -> None:
    t = table(3).fight("troll", sent="2 axes", enemy="hill_troll_1").roll("2 two_hits").answer(0, "blame_on 1")
    assert t.step == "TurnUpTroll"
    assert [t.blame(seat) for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("C-RESOLVE-6")
def test_killing_a_draugr_spreads_no_blame() -> None:
    t = table(blame=2).fight("draugr_left", sent="2 axes", enemy="barrow_thrall_red").roll("hit hit")
    assert t.slain(0) == ["barrow_thrall_red"]
    assert [t.blame(seat) for seat in (0, 1)] == [3, 3]  # for the troll, which nobody fought


@pytest.mark.rule("C-RESOLVE-7")
def test_the_left_draugr_is_fought_before_the_right_one() -> None:
    t = table(
        at="draugr_left",
        favor=0,
        longhouse="",
        draugr="barrow_thrall_red barrow_thrall_blue",
        fights=["0 at draugr_right with 2 axes", "1 at draugr_left with 3 spears"],
    )
    assert t.dice_in_the_air == "3 spears"
    t.roll("two_hits shield shield")
    assert t.slain(1) == ["barrow_thrall_red"]
    assert t.dice_in_the_air == "2 axes"
    t.roll("hit hit")
    assert t.slain(0) == ["barrow_thrall_blue"]


@pytest.mark.rule("C-RESOLVE-7")
def test_a_draugr_without_warriors_is_skipped() -> None:
    t = table(at="draugr_left", favor=0, longhouse="", fights=["0 at draugr_left", "0 at draugr_right with 2 axes"])
    assert t.dice_in_the_air == "2 axes"


@pytest.mark.rule("C-RESOLVE-8")
def test_a_shore_without_a_ship_is_skipped_and_keeps_its_journey() -> None:
    t = table().sailing(shore=2, sent="1 axe 1 food", journey="all_quiet_1")
    t.finish()
    assert [t.shore(n)["journey"] for n in (1, 3)] == ["face_down", "face_down"]
    assert [shore for _, shore, _ in t.happened("journey-revealed")] == [1]
    t = table(fights=["1 at shore_3"], at="resolving", journeys="storm_1 lost_1 all_quiet_1").finish()
    assert [t.shore(n)["journey"] for n in (1, 2, 3)] == ["storm_1", "lost_1", "face_down"]


@pytest.mark.rule("C-RESOLVE-8")
def test_shores_are_resolved_from_left_to_right_each_with_card_feeding_and_fight() -> None:
    t = table(
        at="resolving",
        favor=0,
        longhouse="",
        journeys="whirlpool_1 all_quiet_1 storm_1",
        monsters="sea_wolf_red any sea_wolf_blue",
        fights=[
            "0 at shore_3 on large_longship with 3 axes 3 food",
            "1 at shore_1 on small_longship with 4 spears 1 food",
        ],
    )
    assert t.dice_in_the_air == "2 spears"  # one is lost to the whirlpool, one starves
    t.roll("2 two_hits")
    assert t.slain(1) == ["sea_wolf_red"]
    assert t.options(0) == ["lose axe", "lose food"]
    t.answer(0, "lose axe")
    assert t.dice_in_the_air == "2 axes"


@pytest.mark.rule("C-RULING-9")
def test_two_workers_at_the_hunting_grounds_hunt_once() -> None:
    t = table(workers=[2, 0], favor=0, longhouse="1 axe").answer(0, "place hunting_grounds", "place hunting_grounds")
    t.roll("hit")
    assert t.food(0) == 2
    assert t.step == "TurnUpTroll"


@pytest.mark.rule("C-RESOLVE-6", "C-EDITION-2", "C-GEN-4")
@pytest.mark.parametrize(("edition", "rule"), [("en", "C-RESOLVE-6"), ("ja", "C-EDITION-3"), ("fr", "C-EDITION-2")])
def test_blame_goes_to_whom_the_edition_says(edition: str, rule: str) -> None:
    t = table(3, edition=edition).fight("troll", sent="2 axes", enemy="hill_troll_1").roll("2 two_hits").finish()
    for named in ("blame_on 0", "blame_on 3"):
        assert (t.reason(0, named), t.why_not(0, named)) == ("blame-an-opponent", rule)
    assert (t.reason(0, "beg"), t.why_not(0, "beg")) == ("not-now", "C-GEN-4")
