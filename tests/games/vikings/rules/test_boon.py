"""Valhalla Boons, the boons of all twelve gods. [V-BOON]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vikings.sea import BLUE, CHANCE, GREEN, RED, Sea, clash

pytestmark = pytest.mark.both

BASE = ("odin", "thor", "frigg", "freya", "loki", "tyr")


def losing(god: str, **more: Any) -> Sea:
    """A table at which blue has lost a battle with a card of Fehu, whose god this is, and uses its boon."""
    ragnarok = god not in BASE
    others = ("tyr", "frigg") if god not in ("tyr", "frigg") else ("odin", "thor")
    more.setdefault("ragnarok", ragnarok)
    t = clash({BLUE: "helmsman_fehu", RED: "raider_hagalaz"}, gods=(god, *others), **more)
    assert (t.question(), t.asked()) == ("UseTheBoon", (BLUE,))
    return t.answer(BLUE, "use_boon")


@pytest.mark.rule("V-BOON-1")
def test_odin_draw_and_replace_then_harvest_1() -> None:
    t = losing("odin")
    assert (t.question(), t.options(BLUE)) == ("MayDraw", ["done", "draw"])
    t.answer(BLUE, "draw")
    assert (t.question(), t.asked()) == ("DrawOne", (CHANCE,))
    t.draw("seer_fehu").answer(BLUE, "discard scout_pertho", "harvest 0 0 1")
    assert (t.player(BLUE)["hand"], t.has(BLUE)) == (["seer_fehu"], (2, 3, 3))
    assert t.fury() == (1, 0, 0)


@pytest.mark.rule("V-BOON-2")
def test_thor_smites_a_settler_where_one_has_a_unit() -> None:
    t = losing("thor", settlers={BLUE: "B", RED: "A B B", GREEN: "C"}, boats={BLUE: "C-B"})
    assert t.offered(BLUE, "smite") == ["1 B", "2 C"]
    assert t.why_not(BLUE, "smite 1 A") == ("not-near", "V-BOON-2")
    t.answer(BLUE, "smite 2 C")
    assert t.settlers(GREEN, "C") == 0


@pytest.mark.rule("V-BOON-3")
def test_frigg_harvest_2() -> None:
    t = losing("frigg").answer(BLUE, "harvest 2 0 0")
    assert t.has(BLUE) == (4, 3, 2)


@pytest.mark.rule("V-BOON-4")
def test_freya_deploys_a_settler_without_paying_where_a_boat_is_docked() -> None:
    t = losing("freya", boats={BLUE: "A-B F2"}, resources={BLUE: (0, 0, 0)})
    assert t.options(BLUE) == ["done", "deploy A 1"]
    assert t.why_not(BLUE, "deploy C 1") == ("no-docked-boat", "V-BOON-4")
    assert t.why_not(BLUE, "deploy A 2")[1] == "V-BOON-4"
    t.answer(BLUE, "deploy A 1")
    assert (t.settlers(BLUE, "A"), t.has(BLUE)) == (1, (0, 0, 0))
    assert t.holder("A") == BLUE


@pytest.mark.rule("V-BOON-4")
def test_freya_gives_nothing_to_who_has_no_boat_docked() -> None:
    t = losing("freya")
    assert (t.question(), t.fury()) == ("PlayCard", (1, 0, 0))


@pytest.mark.rule("V-BOON-5", "V-RULING-39")
def test_loki_exchanges_up_to_3_then_lowers_the_fury_of_another_god() -> None:
    t = losing("loki", resources={BLUE: (4, 0, 0)}, fury=(3, 2, 1))
    assert "exchange wood food 3" in t.options(BLUE)
    t.answer(BLUE, "exchange wood food 3")
    assert t.options(BLUE) == ["done", "fury_down hagalaz", "fury_down pertho"]
    assert t.why_not(BLUE, "fury_down fehu") == ("another-god", "V-BOON-5")
    assert t.why_not(BLUE, "fury_up pertho") == ("only-down", "V-BOON-5")
    t.answer(BLUE, "fury_down hagalaz")
    assert (t.has(BLUE), t.fury()) == ((1, 3, 0), (4, 1, 1))


@pytest.mark.rule("V-BOON-6")
def test_tyr_gives_3_steel() -> None:
    assert losing("tyr").has(BLUE) == (2, 3, 5)


@pytest.mark.rule("V-BOON-7")
def test_heimdall_explore_2() -> None:
    t = losing("heimdall", settlers={BLUE: "K"}).answer(BLUE, "explore K L1", "explore L1 L2")
    assert t.settlers(BLUE, "L2") == 1


@pytest.mark.rule("V-BOON-8")
def test_baldr_harvest_3_all_of_one_kind() -> None:
    t = losing("baldr", resources={BLUE: (0, 6, 0)})
    assert t.options(BLUE) == ["done", "harvest 0 0 3", "harvest 0 1 0", "harvest 3 0 0"]
    assert t.why_not(BLUE, "harvest 1 0 2")[0] == "one-kind-only"
    t.answer(BLUE, "harvest 3 0 0")
    assert t.has(BLUE) == (3, 6, 0)


@pytest.mark.rule("V-BOON-9")
def test_njord_sail_3_deploying_at_most_1() -> None:
    t = losing("njord", boats={BLUE: "F1"}).answer(BLUE, "sail_in F1", "sail_to F2", "sail_to F5", "dock_at L-N")
    assert t.offered(BLUE, "deploy") == ["L2 1"]
    assert t.why_not(BLUE, "deploy L2 2") == ("too-many-settlers", "V-SAIL-8")
    t.answer(BLUE, "deploy L2 1")
    assert t.has(BLUE) == (2, 2, 2)  # it is paid for


@pytest.mark.rule("V-BOON-10")
def test_hel_takes_back_a_settler_and_if_so_harvests_3() -> None:
    t = losing("hel", settlers={BLUE: "K K", RED: "N"})
    assert t.options(BLUE) == ["done", "recall K"]
    assert t.why_not(BLUE, "recall N") == ("no-settler-there", "V-BOON-10")
    t.answer(BLUE, "recall K", "harvest 0 0 3")
    assert (t.settlers(BLUE, "K"), t.has(BLUE)) == (1, (2, 3, 5))
    t = losing("hel", settlers={BLUE: "K K"}).answer(BLUE, "done")
    assert t.question() != "HarvestSome"


@pytest.mark.rule("V-BOON-10", "V-RULING-27")
def test_a_rune_on_its_island_that_another_now_leads_is_taken_at_once() -> None:
    t = losing("hel", settlers={BLUE: "K", GREEN: "K"}).answer(BLUE, "recall K")
    assert (t.question(), t.holder("K")) == ("HarvestSome", GREEN)


@pytest.mark.rule("V-BOON-11")
def test_skadi_smites_a_settler_or_moves_a_giant() -> None:
    t = losing("skadi", settlers={RED: "N"}, calm="K")
    assert {"smite 1 N", "move_giant L1 K", "move_giant M1 K"} <= set(t.options(BLUE))
    t.answer(BLUE, "move_giant L1 K")
    assert "K" in t.giants()
    assert "L1" not in t.giants()
    assert t.settlers(RED, "N") == 1  # only one of the two
    assert t.question() == "SendValkyrie"
    t = losing("skadi", settlers={RED: "N"}, calm="K").answer(BLUE, "smite 1 N")
    assert (t.settlers(RED, "N"), t.question()) == (0, "SendValkyrie")


@pytest.mark.rule("V-BOON-12")
def test_ullr_builds_a_boat_for_2_wood() -> None:
    t = losing("ullr", settlers={BLUE: "K"}, resources={BLUE: (2, 7, 0)})
    assert t.options(BLUE) == ["done", "build_boat K-M", "build_boat K-L"]
    assert t.why_not(BLUE, "build_temple K")[0] == "boat-only"
    assert t.why_not(BLUE, "build_boat N-L") == ("nobody-lives-there", "V-BUILD-2")
    t.answer(BLUE, "build_boat K-L")
    assert (t.docked("K-L"), t.has(BLUE)) == (BLUE, (0, 7, 0))


@pytest.mark.rule("V-BOON-13")
def test_a_boon_is_used_once_as_far_as_its_user_wants() -> None:
    t = losing("heimdall", settlers={BLUE: "K"}).answer(BLUE, "explore K L1", "done")
    assert t.question() == "SendValkyrie"
    t.answer(BLUE, "done")
    assert (t.question(), t.asked(), t.fury()) == ("PlayCard", (BLUE,), (1, 1, 0))  # and one for L1, which it took


@pytest.mark.rule("V-BOON-13", "V-BOOST-1")
def test_the_numbers_of_a_boon_are_not_boosted() -> None:
    t = losing("frigg", rows={BLUE: "seer_fehu scout_fehu"})
    assert t.picture["agenda"][0]["n"] == 2


@pytest.mark.rule("V-RULING-25")
def test_the_harvest_of_a_boon_brings_the_bonus_too() -> None:
    t = losing("frigg", temples={BLUE: "C"}, boats={BLUE: "F1 F1"}, resources={BLUE: (0, 0, 0)})
    assert (t.has(BLUE), t.question()) == ((1, 2, 1), "HarvestSome")


@pytest.mark.rule("V-RULING-42")
def test_the_boon_is_used_before_the_fury_rises() -> None:
    t = losing("loki", resources={BLUE: (0, 0, 0)}, fury=(0, 1, 1))
    assert t.fury() == (0, 1, 1)
    t.answer(BLUE, "fury_down hagalaz")
    assert t.fury() == (1, 0, 1)


@pytest.mark.rule("V-RULING-42")
def test_who_can_use_no_part_of_a_boon_may_use_it_to_deploy_the_valkyrie() -> None:
    t = losing("heimdall")  # nobody to explore with
    assert t.question() == "SendValkyrie"
    t.answer(BLUE, "send_valkyrie N")
    assert (t.valkyrie(BLUE, "fehu"), t.holder("N")) == ("N", BLUE)


@pytest.mark.rule("V-RULING-2")
def test_after_a_boon_stealing_is_checked() -> None:
    t = losing("thor", settlers={BLUE: "B B", RED: "B B"}, held={RED: "B"})
    t.answer(BLUE, "smite 1 B")
    assert t.holder("B") == BLUE


@pytest.mark.rule("V-RULING-3")
def test_a_loser_uses_the_boon_then_deploys_the_valkyrie_then_fury_rises_and_the_next_loser_follows() -> None:
    t = clash(
        {BLUE: "helmsman_fehu", RED: "raider_hagalaz", GREEN: "scout_pertho"},
        ragnarok=True,
        gods=("frigg", "thor", "tyr"),
        hands={BLUE: "seer_fehu"},
    )
    t.answer(BLUE, "use_boon")
    assert t.question() == "HarvestSome"
    t.answer(BLUE, "harvest 1 1 0")
    assert (t.question(), t.fury()) == ("SendValkyrie", (0, 0, 0))
    t.answer(BLUE, "send_valkyrie N")
    assert t.fury() == (1, 1, 0)  # one for N, which she takes, and one for the loss
    assert (t.question(), t.asked()) == ("UseTheBoon", (GREEN,))


# --- taking Settlers back, on one's turn only ----------------------------------------------------------------


@pytest.mark.rule("V-SAIL-9", "V-BOON-4")
def test_on_ones_turn_a_settler_may_be_taken_back_to_use_the_boon_of_freya() -> None:
    cards = {BLUE: "farmer_fehu", RED: "raider_hagalaz"}
    t = clash(cards, gods=("freya", "thor", "frigg"), settlers={BLUE: "C C C C C C"}, boats={BLUE: "B-A"})
    t.answer(BLUE, "use_boon")
    assert (t.question(), t.options(BLUE)) == ("DeployForNothing", ["done", "recall C"])
    assert t.why_not(BLUE, "deploy B 1") == ("no-settler-left", "V-SAIL-7")
    assert t.why_not(BLUE, "recall A") == ("no-settler-there", "V-SAIL-9")
    t.answer(BLUE, "recall C")
    assert t.why_not(BLUE, "recall C") == ("no-need-to-recall", "V-SAIL-9")
    t.answer(BLUE, "deploy B 1")
    assert (t.settlers(BLUE, "B"), t.settlers(BLUE, "C")) == (1, 5)


@pytest.mark.rule("V-SAIL-9", "V-BOON-4", "V-BOON-9")
@pytest.mark.parametrize("god", ["freya", "njord"])
def test_on_the_turn_of_another_no_settler_is_taken_back_for_a_boon(god: str) -> None:
    t = clash(
        {RED: "raider_hagalaz", GREEN: "farmer_fehu"},
        ragnarok=True,
        gods=(god, "thor", "frigg"),
        settlers={GREEN: "K K K N N N"},
        boats={GREEN: "F4 L-K"},
        starter=RED,
    )
    t.answer(GREEN, "use_boon")
    if god == "njord":
        t.answer(GREEN, "sail_in F4", "dock_at M-K")
        assert t.offered(GREEN, "recall") == []
    else:
        assert t.question() != "DeployForNothing"
