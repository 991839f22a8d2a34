"""What the French and the Japanese edition do differently, and the variants. [C-EDITION] [C-VARIANT]"""

from __future__ import annotations

import pytest
from tests.games.champions.table import CHANCE, Table, new_table, table

import meadhall
from meadhall.games.champions.table.names import NAMES

pytestmark = pytest.mark.both
EARLIER = pytest.mark.parametrize("edition", ["fr", "ja"])
ALL = pytest.mark.parametrize("edition", ["en", "fr", "ja"])
ENEMY = NAMES["enemy"].index


# --- the mirrored board ---------------------------------------------------------------------------------------


@pytest.mark.rule("C-EDITION-1")
@EARLIER
@pytest.mark.parametrize(("seats", "shores"), [(2, [2, 3, 4]), (3, [2, 3, 4]), (4, [1, 2, 3, 4])])
def test_the_leftmost_shore_is_for_four_players(edition: str, seats: int, shores: list[int]) -> None:
    t = new_table(seats, edition=edition).until("PlaceWorker")
    assert [n for n in (1, 2, 3, 4) if t.shore(n)["monster"] and t.shore(n)["journey"]] == shores
    t.answer(t.asked[0], "place small_longship")
    assert t.options(t.asked[0]) == [f"sail_to shore_{n}" for n in shores]


@pytest.mark.rule("C-EDITION-1")
@EARLIER
@pytest.mark.parametrize(("shore", "fed"), [(1, "2 axes"), (2, "2 axes"), (3, "4 axes"), (4, "4 axes")])
def test_the_left_shores_are_far_and_the_right_ones_near(edition: str, shore: int, fed: str) -> None:
    t = table(4, edition=edition).sailing(shore=shore, ship="large_longship", sent="4 axes 2 food")
    assert t.dice_in_the_air == fed


@pytest.mark.rule("C-EDITION-1", "C-RESOLVE-8")
@EARLIER
def test_the_far_shores_are_resolved_before_the_near_ones(edition: str) -> None:
    t = table(
        edition=edition,
        at="resolving",
        favor=0,
        longhouse="",
        journeys="none all_quiet_1 all_quiet_2 all_quiet_3",
        fights=[
            "0 at shore_4 on large_longship with 1 axe 1 food",
            "1 at shore_2 on small_longship with 1 sword 1 food",
        ],
    )
    assert t.dice_in_the_air == "1 sword"


# --- blame for the troll --------------------------------------------------------------------------------------


def troll_killed(edition: str, blame: list[int]) -> Table:
    """A game of three in which seat 0 has just killed the troll."""
    t = table(3, edition=edition, blame=blame).fight("troll", sent="2 axes", enemy="hill_troll_1")
    return t.roll("2 two_hits")


@pytest.mark.rule("C-EDITION-2")
@pytest.mark.parametrize(
    ("words", "blame"),
    [
        (["discard_blame", "blame_all"], [1, 2, 1]),
        (["discard_blame", "done"], [1, 1, 0]),
        (["done", "blame_all"], [2, 2, 1]),
        (["done", "done"], [2, 1, 0]),
    ],
)
def test_the_french_killer_may_discard_blame_and_may_blame_all_opponents(words: list[str], blame: list[int]) -> None:
    t = troll_killed("fr", [2, 1, 0])
    assert t.options(0) == ["done", "discard_blame"]
    t.answer(0, words[0])
    assert t.options(0) == ["done", "blame_all"]
    assert t.why_not(0, "blame_on 1") == "C-EDITION-2"
    t.answer(0, words[1])
    assert [t.blame(seat) for seat in range(3)] == blame


@pytest.mark.rule("C-EDITION-2")
def test_the_french_killer_without_blame_is_asked_only_about_the_others() -> None:
    t = troll_killed("fr", [0, 0, 0])
    assert t.options(0) == ["done", "blame_all"]


@pytest.mark.rule("C-EDITION-3", "C-RULING-13")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_the_japanese_killer_blames_every_opponent_and_one_of_them_twice(before: int, after: int) -> None:
    t = troll_killed("ja", [before, 0, 3])
    assert t.options(0) == ["blame_on 1", "blame_on 2"]
    assert t.why_not(0, "blame_on 0") == "C-EDITION-3"
    t.answer(0, "blame_on 2")
    assert [t.blame(seat) for seat in range(3)] == [after, 1, 5]


@pytest.mark.rule("C-EDITION-4")
def test_japanese_blame_for_a_living_troll_comes_right_after_its_step() -> None:
    t = table(
        edition="ja",
        at="troll",
        favor=0,
        longhouse="",
        troll="elder_troll_1",
        fights=["0 at troll with 1 sword", "1 at draugr_left with 1 axe"],
    )
    assert [t.blame(seat) for seat in (0, 1)] == [0, 0]
    t.roll("blank")
    assert t.dice_in_the_air == "1 axe"
    assert [t.blame(seat) for seat in (0, 1)] == [1, 1]
    t.until("PlaceWorker")
    assert [t.blame(seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("C-EDITION-4")
def test_japanese_blame_comes_too_when_nobody_fought_the_troll() -> None:
    t = table(edition="ja", at="resolving", troll="elder_troll_1", fights=["1 at draugr_left with 1 axe"], favor=0)
    assert t.dice_in_the_air == "1 axe"
    assert [t.blame(seat) for seat in (0, 1)] == [1, 1]
    t.until("PlaceWorker")
    assert [t.blame(seat) for seat in (0, 1)] == [1, 1]
    assert t.discards("trolls") == ["elder_troll_1"]


@pytest.mark.rule("C-EDITION-4", "C-CLEAN-2")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_in_the_other_editions_that_blame_comes_in_the_clean_up(edition: str) -> None:
    t = table(edition=edition, at="resolving", troll="elder_troll_1", fights=["1 at draugr_left with 1 axe"], favor=0)
    assert t.dice_in_the_air == "1 axe"
    assert [t.blame(seat) for seat in (0, 1)] == [0, 0]
    t.until("PlaceWorker")
    assert [t.blame(seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("C-EDITION-3", "C-EDITION-4")
def test_nobody_takes_japanese_blame_for_a_living_troll_when_it_was_killed() -> None:
    t = troll_killed("ja", [0, 0, 0]).answer(0, "blame_on 1").until("PlaceWorker")
    assert [t.blame(seat) for seat in range(3)] == [0, 2, 1]


# --- placing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-EDITION-5")
def test_a_french_player_may_lay_a_worker_down_without_begging() -> None:
    t = table(edition="fr")
    assert t.options(0)[:2] == ["beg", "lay_down"]
    t.answer(0, "lay_down")
    assert (t.food(0), t.blame(0), t.workers(0)) == (1, 0, 3)
    assert t.player(0)["workers_lying"] == 1
    t.answer(1, "beg")
    assert (t.food(1), t.blame(1)) == (2, 1)


# --- journeys -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-EDITION-6")
def test_french_journeys_are_all_new_in_each_round() -> None:
    t = table(edition="fr", at="cleaning up", journeys="none storm_1 none face_down", seen_by={2: [1]})
    t.until("PlaceWorker")
    assert [t.shore(n)["journey"] for n in (2, 3, 4)] == ["face_down"] * 3
    assert t.shore(2)["seen_by"] == []
    assert "storm_1" in t.deck("journeys")
    assert len(t.deck("journeys")) == 18


@pytest.mark.rule("C-EDITION-6", "C-ROUND-3")
@pytest.mark.parametrize("edition", ["en", "ja"])
def test_in_the_other_editions_unrevealed_journeys_stay(edition: str) -> None:
    t = table(edition=edition, at="cleaning up", journeys="none storm_1 none face_down", seen_by={2: [1]})
    t.until("PlaceWorker")
    assert t.shore(2)["journey"] == "storm_1"


@pytest.mark.rule("C-EDITION-6", "C-RULING-1")
def test_french_journeys_go_back_to_the_deck_before_the_first_new_one_is_laid() -> None:
    t = table(edition="fr", at="cleaning up", journeys="none none lost_1 storm_1", journey_deck="")
    t.until("PlaceWorker")
    assert t.happened("journeys-reshuffled") == [()]
    # Two unrevealed cards make a deck of two for the first two spaces; only the third needs the discards.
    assert sorted(card for n in (2, 3) if (card := t.shore(n)["journey"])) == ["lost_1", "storm_1"]
    assert t.shore(4)["journey"] == "face_down"


# --- dice and runes -------------------------------------------------------------------------------------------


@pytest.mark.rule("C-EDITION-7", "C-RESOLVE-4")
@EARLIER
def test_favor_rerolls_nothing_in_the_hunt_of_the_earlier_editions(edition: str) -> None:
    t = table(edition=edition, favor=3, longhouse=["1 axe", ""]).hunting(0).roll("blank")
    assert t.step == "TurnUpTroll"
    assert t.favor(0) == 3


@pytest.mark.rule("C-EDITION-7", "C-RUNE-7")
@EARLIER
def test_runes_still_work_in_the_hunt_of_the_earlier_editions(edition: str) -> None:
    t = table(edition=edition, favor=3, longhouse=["1 axe", ""], runes=["potential", ""]).hunting(0).roll("blank")
    t.answer(0, "use_rune potential").roll("two_hits")
    assert t.food(0) == 3


@pytest.mark.rule("C-EDITION-7", "C-COMBAT-4")
@ALL
def test_favor_rerolls_in_combat_in_every_edition(edition: str) -> None:
    t = table(edition=edition, favor=1).fight("troll", sent="1 axe").roll("blank")
    assert t.may(0, "mark axe blank")


@pytest.mark.rule("C-EDITION-8")
def test_japanese_barred_warriors_may_be_assigned_and_fall_unrolled() -> None:
    t = table(
        edition="ja",
        at="assigning",
        favor=0,
        longhouse="2 swords 1 axe",
        troll="marsh_troll_1",
        fights=["0 at troll"],
    )
    t.answer(0, "send troll sword", "send troll axe", "done")
    assert t.dice_in_the_air == "1 axe"
    assert t.happened("barred-fall") == [(0, 0, 1)]
    assert t.longhouse(0) == "1 sword"


@pytest.mark.rule("C-EDITION-8")
def test_japanese_barred_warriors_alone_do_not_fight_at_all() -> None:
    t = table(edition="ja").fight("draugr_left", sent="2 swords", enemy="cursed_guard_red")
    assert t.happened("fight-begins") == []
    assert t.draugr == [None, None]
    assert t.discards("draugr")[-1] == "cursed_guard_red"


@pytest.mark.rule("C-EDITION-8", "C-ASSIGN-5")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_in_the_other_editions_barred_warriors_cannot_be_assigned(edition: str) -> None:
    t = table(edition=edition, at="assigning", troll="marsh_troll_1", fights=["0 at troll"])
    assert t.why_not(0, "send troll sword") == "C-ASSIGN-5"


@pytest.mark.rule("C-EDITION-9")
@EARLIER
def test_nobody_can_ask_for_turn_order_in_the_earlier_editions(edition: str) -> None:
    t = table(edition=edition, at="assigning", fights=["0 at troll", "1 at draugr_left"])
    assert t.asked == (0, 1)
    assert t.options(0) == ["done", "send troll sword"]
    assert t.why_not(0, "turn_order") == "C-EDITION-9"


@pytest.mark.rule("C-RULING-24", "C-EDITION-10")
@pytest.mark.parametrize(("french_kraken", "glory"), [("glory", 3), ("no_glory", 0)])
def test_the_french_kraken_gives_its_glory_unless_an_option_says_no_and_never_the_glory_rune(
    french_kraken: str, glory: int
) -> None:
    t = table(4, edition="fr", french_kraken=french_kraken, runes=["glory", "", "", ""])
    t = t.sailing(shore=3, sent="3 axes 2 food", journey="kraken_1", monster="sea_wolf_red").roll(
        "two_hits hit blank"
    )
    assert t.dice_in_the_air == "1 axe"
    assert t.glory(0) == glory
    assert t.used(0) == []


@pytest.mark.rule("C-RULING-24", "C-JOURNEY-4")
@pytest.mark.parametrize("edition", ["en", "ja"])
def test_the_option_of_the_french_kraken_leaves_other_editions_alone(edition: str) -> None:
    t = table(4, edition=edition, french_kraken="no_glory")
    t = t.sailing(shore=3, ship="large_longship", sent="3 axes 3 food", journey="kraken_1").roll("two_hits hit blank")
    assert t.glory(0) == 3


@pytest.mark.rule("C-EDITION-10", "C-JOURNEY-4")
@pytest.mark.parametrize("edition", ["en", "ja"])
def test_in_the_other_editions_the_kraken_gives_glory(edition: str) -> None:
    t = table(4, edition=edition, runes=["glory", "", "", ""])
    t = t.sailing(shore=3, ship="large_longship", sent="3 axes 3 food", journey="kraken_1").roll("two_hits hit blank")
    t.answer(0, "use_rune glory")
    assert t.glory(0) == 4


@pytest.mark.rule("C-EDITION-10")
def test_the_glory_rune_works_on_french_monsters() -> None:
    t = table(4, edition="fr", runes=["glory", "", "", ""])
    t = t.sailing(shore=3, sent="3 axes 2 food", monster="sea_wolf_red").roll("2 two_hits blank")
    t.answer(0, "use_rune glory")
    assert t.glory(0) == 8 + 4


@pytest.mark.rule("C-RULING-15", "C-ROUND-4")
@ALL
def test_runes_are_refilled_in_every_edition(edition: str) -> None:
    t = table(edition=edition, at="cleaning up", runesmith="").until("LayOutRunes")
    t.draw("gifts", "wealth").until("PlaceWorker")
    assert t.town["runes"] == ["gifts", "wealth"]


@pytest.mark.rule("C-EDITION-1")
@ALL
def test_a_whole_game_can_be_played_in_every_edition(edition: str) -> None:
    for seats in (2, 3, 4):
        assert new_table(seats, edition=edition).to_the_end().match.winners


@pytest.mark.rule("C-EDITION-1")
def test_there_are_no_other_editions() -> None:
    with pytest.raises(meadhall.BadOption):
        meadhall.new("champions", seats=2, options={"edition": "de"})


# --- variants -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-VARIANT-1")
def test_with_hall_of_records_everyone_sees_the_defeated_enemies() -> None:
    t = table(hall_of_records=True, slain=["hill_troll_1 barrow_king_red sea_wolf_blue", ""])
    for seat in (0, 1, meadhall.SPECTATOR):
        pile = t.picture(seat)["players"][0]["slain"]
        assert pile == {"trolls": ["hill_troll_1"], "draugr": ["barrow_king_red"], "monsters": ["sea_wolf_blue"]}


@pytest.mark.rule("C-VARIANT-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mistrustful_villagers_begin_with_a_blame_for_everyone(seats: int) -> None:
    t = new_table(seats, mistrustful_villagers=True).until("PlaceWorker")
    assert [t.blame(seat) for seat in range(seats)] == [1] * seats


@pytest.mark.rule("C-VARIANT-1", "C-VARIANT-2")
def test_without_variants_piles_are_secret_and_nobody_has_blame() -> None:
    t = new_table(2).until("PlaceWorker")
    assert [t.blame(seat) for seat in (0, 1)] == [0, 0]
    assert t.picture(1)["players"][0]["slain"] is None
    assert t.asked != (CHANCE,)
