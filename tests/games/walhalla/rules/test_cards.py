"""Action cards. [W-CARD]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.walhalla.land import BLACK, BLUE, CHANCE, RED, YELLOW, Land, ending, land, sailing

pytestmark = pytest.mark.both

WHEAT = {f"{peninsula}.{row}": "wheat" for peninsula in (1, 2) for row in range(1, 13)}


def attacked(**more: object) -> Land:
    """Red, on the first place of a ship in the second fjord, may attack yellow on the first peninsula."""
    t = sailing(RED, None, None, **{"terrain": WHEAT, "vikings": {"1.1": YELLOW}, **more})
    return t.answer(BLUE, "send fjord_2 bow")


# --- drawing and discarding ------------------------------------------------------------------------------------


@pytest.mark.rule("W-CARD-1")
def test_a_played_card_lies_face_up_on_the_discard_pile() -> None:
    t = attacked(hands={RED: "attack"}).answer(RED, "attack peninsula_1")
    assert t.picture["discard"] == {"attack": 1}
    for viewer in range(-1, 4):
        told: Any = t.match.picture(viewer)
        assert told["cards"]["discard"] == {"attack": 1}


@pytest.mark.rule("W-CARD-1")
def test_a_card_that_all_have_seen_cannot_be_taken_back() -> None:
    t = sailing(BLUE, None, None, terrain={"1.1": "forest_2"}, hands={BLUE: "hunt"}).answer(BLUE, "send fjord_1 bow")
    assert t.match.can_undo(BLUE)
    t.answer(BLUE, "hunt")
    assert not t.match.can_undo(BLUE)
    t = land(midgard=[0, 7, 7, 7], points=[3, 0, 0, 0], hands={BLUE: "hunt"}).draw("blue_1").answer(BLUE, "sell hunt")
    assert not t.match.can_undo(BLUE)


@pytest.mark.rule("W-CARD-1")
def test_when_the_draw_pile_is_empty_the_discards_become_a_new_one() -> None:
    hands = {BLUE: "forest", RED: "hunt"}
    t = sailing(BLUE, None, None, hands=hands, deck="")
    t.answer(BLUE, "send fjord_1 bow")
    assert t.asked() == (CHANCE,)
    assert len(t.match.options(CHANCE)) == 30  # all but the two in hands
    t.draw("shield")
    assert t.picture["discard"] == {}
    assert sum(t.picture["deck"].values()) == 29
    assert t.happened("cards-reshuffled") == [()]


@pytest.mark.rule("W-RULING-24")
def test_if_draw_pile_and_discards_are_empty_no_card_is_drawn() -> None:
    hands = {
        BLUE: "forest forest forest forest wheat wheat wheat wheat",
        RED: "cult cult cult cult village village village village",
        YELLOW: "hunt hunt hunt hunt attack attack attack attack",
        BLACK: "shield shield shield shield peninsula_6 peninsula_7 peninsula_8 walhalla",
    }
    t = sailing(BLUE, None, None, hands=hands).answer(BLUE, "send fjord_1 bow")
    assert t.viking("1.1") == BLUE
    assert t.happened("no-card-left") == [(BLUE,)]
    assert t.question() == "TurnUpShip"


# --- hunt ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-CARD-2")
@pytest.mark.parametrize(("terrain", "points"), [("forest_2", 4), ("forest_3", 6)])
def test_hunt_doubles_the_points_of_the_forest(terrain: str, points: int) -> None:
    t = sailing(BLUE, None, None, terrain={"1.1": terrain}, hands={BLUE: "hunt hunt"})
    t.answer(BLUE, "send fjord_1 bow")
    assert t.options(BLUE) == ["done", "hunt"]
    t.answer(BLUE, "hunt")
    assert (t.points(BLUE), t.hand(BLUE)) == (points, {"hunt": 1})


@pytest.mark.rule("W-CARD-2", "W-RULING-29")
def test_without_a_hunt_card_the_forest_gives_its_points_once_but_one_is_asked() -> None:
    t = sailing(BLUE, None, None, terrain={"1.1": "forest_3"}, hands={BLUE: "shield"})
    t.answer(BLUE, "send fjord_1 bow")
    assert t.options(BLUE) == ["done"]
    assert t.why_not(BLUE, "hunt") == ("card-not-held", "W-CARD-2")
    t.answer(BLUE, "done")
    assert t.points(BLUE) == 3


@pytest.mark.rule("W-CARD-2")
def test_hunt_counts_for_a_forest_that_was_fought_for() -> None:
    t = attacked(terrain={**WHEAT, "1.1": "forest_3"}, hands={RED: "hunt"})
    t.answer(RED, "land peninsula_1").answer(YELLOW, "lose").answer(RED, "hunt")
    assert t.points(RED) == 6


# --- attack and shield -----------------------------------------------------------------------------------------


@pytest.mark.rule("W-CARD-3")
def test_against_an_attack_card_the_defender_has_no_choice_and_loses() -> None:
    t = attacked(hands={RED: "attack"}, walhalla=[1, 1, 3, 1])
    assert t.options(RED) == ["land peninsula_1", "land peninsula_2", "attack peninsula_1"]
    t.answer(RED, "attack peninsula_1")
    assert (t.viking("1.1"), t.walhalla(YELLOW), t.hand(RED)) == (RED, 4, {})


@pytest.mark.rule("W-CARD-3")
def test_an_attack_card_needs_somebody_to_attack_and_to_be_in_hand() -> None:
    t = attacked(hands={RED: "attack"})
    assert t.why_not(RED, "attack peninsula_2") == ("nobody-to-attack", "W-CARD-3")
    t = attacked(hands={RED: "hunt"})
    assert t.why_not(RED, "attack peninsula_1") == ("card-not-held", "W-CARD-3")


@pytest.mark.rule("W-RULING-29")
def test_who_holds_any_card_is_asked_before_a_forced_attack() -> None:
    blocked = {"1.1": YELLOW, "2.1": RED}
    t = attacked(vikings=blocked, hands={RED: "wheat"})
    assert t.options(RED) == ["land peninsula_1"]
    t = attacked(vikings=blocked)
    assert t.question() == "Defend"


@pytest.mark.rule("W-CARD-4")
def test_a_shield_wins_and_nothing_is_paid() -> None:
    t = attacked(hands={YELLOW: "shield"}, walhalla=[1, 1, 2, 1]).answer(RED, "land peninsula_1")
    assert t.options(YELLOW) == ["lose", "win", "shield"]
    t.answer(YELLOW, "shield")
    assert (t.viking("1.1"), t.walhalla(YELLOW), t.walhalla(RED), t.hand(YELLOW)) == (YELLOW, 2, 2, {})


@pytest.mark.rule("W-CARD-4", "W-FIGHT-4")
def test_a_shield_can_be_played_without_a_viking_in_walhalla() -> None:
    t = attacked(hands={YELLOW: "shield"}, walhalla=[1, 1, 0, 1]).answer(RED, "land peninsula_1")
    assert t.options(YELLOW) == ["lose", "shield"]
    t.answer(YELLOW, "shield")
    assert (t.viking("1.1"), t.walhalla(YELLOW)) == (YELLOW, 0)


@pytest.mark.rule("W-CARD-4")
def test_who_has_no_shield_cannot_play_one() -> None:
    t = attacked(hands={YELLOW: "hunt"}).answer(RED, "land peninsula_1")
    assert t.why_not(YELLOW, "shield") == ("card-not-held", "W-CARD-4")


@pytest.mark.rule("W-CARD-5")
def test_a_shield_does_nothing_against_an_attack_card() -> None:
    t = attacked(hands={RED: "attack", YELLOW: "shield"}).answer(RED, "attack peninsula_1")
    assert (t.viking("1.1"), t.hand(YELLOW)) == (RED, {"shield": 1})
    assert t.question() == "TurnUpShip"


# --- cards at the end of an attack ------------------------------------------------------------------------------


@pytest.mark.rule("W-CARD-6")
def test_all_lay_any_number_face_down_at_the_same_time() -> None:
    t = ending(hands={BLUE: "forest wheat", RED: "cult"})
    assert t.asked() == (BLUE, RED)
    t.answer(RED, "lay cult").answer(BLUE, "lay wheat", "lay forest", "done")
    assert t.asked() == (RED,)
    t.answer(RED, "done")
    assert t.picture["discard"] == {"forest": 1, "wheat": 1, "cult": 1}
    assert sorted(t.happened("card-revealed")) == [(BLUE, 0), (BLUE, 1), (RED, 2)]


@pytest.mark.rule("W-CARD-6", "W-GEN-5")
def test_nobody_sees_what_and_how_much_others_have_laid_before_all_are_done() -> None:
    t = ending(hands={BLUE: "forest wheat", RED: "cult hunt"})
    before: Any = t.match.picture(RED)
    t.answer(BLUE, "lay wheat", "lay forest")
    after: Any = t.match.picture(RED)
    assert after == before
    own: Any = t.match.picture(BLUE)
    assert (own["players"][BLUE]["hand"], own["players"][BLUE]["laid"]) == ({}, {"forest": 1, "wheat": 1})


@pytest.mark.rule("W-CARD-6")
def test_cards_for_the_landing_cannot_be_laid() -> None:
    t = ending(hands={BLUE: "hunt attack shield village"})
    assert t.options(BLUE) == ["done", "lay village"]
    for card in ("hunt", "attack", "shield"):
        assert t.why_not(BLUE, f"lay {card}") == ("landing-card", "W-CARD-6")
    assert t.why_not(BLUE, "lay wheat") == ("card-not-held", "W-CARD-6")


@pytest.mark.rule("W-CARD-6", "W-RULING-29")
def test_who_holds_no_card_lays_none_and_is_not_asked() -> None:
    t = ending(hands={YELLOW: "hunt"})
    assert t.asked() == (YELLOW,)
    assert t.options(YELLOW) == ["done"]


@pytest.mark.rule("W-CARD-7", "W-RULING-19")
@pytest.mark.parametrize(
    ("card", "terrains"),
    [
        ("forest", ["forest_2", "forest_3"]),
        ("wheat", ["wheat"]),
        ("cult", ["cult"]),
        ("village", ["village_1", "village_2"]),
    ],
)
def test_a_bonus_card_gives_a_point_for_each_such_field(card: str, terrains: list[str]) -> None:
    kinds = ["cult", "forest_2", "forest_3", "village_1", "village_2", "wheat"]
    terrain = {f"1.{row}": kind for row, kind in enumerate(kinds, 1)}
    t = ending(terrain=terrain, vikings=dict.fromkeys(terrain, BLUE), hands={BLUE: card})
    t.answer(BLUE, f"lay {card}", "done")
    assert t.part(BLUE, "cards") == len(terrains)


@pytest.mark.rule("W-RULING-17")
def test_equal_bonus_cards_add_up() -> None:
    t = ending(vikings={"1.1": BLUE, "1.2": BLUE, "2.1": RED}, hands={BLUE: "cult cult cult"})
    t.answer(BLUE, "lay cult", "lay cult", "done")
    assert t.part(BLUE, "cards") == 4
    assert t.hand(BLUE) == {"cult": 1}


@pytest.mark.rule("W-CARD-8")
def test_a_peninsula_card_counts_as_two_vikings_on_the_peninsula_with_its_tip() -> None:
    where = {"2.1": RED, "2.2": RED, "2.3": BLUE}
    t = ending(vikings=where, hands={BLUE: "peninsula_7"}).answer(BLUE, "lay peninsula_7", "done")
    assert (t.part(BLUE, "peninsulas"), t.part(RED, "peninsulas")) == (7, 4)
    t = ending(vikings=where, hands={BLUE: "peninsula_6"}).answer(BLUE, "done")
    assert (t.part(BLUE, "peninsulas"), t.part(RED, "peninsulas")) == (4, 7)


@pytest.mark.rule("W-CARD-8")
def test_a_peninsula_card_does_nothing_on_other_peninsulas() -> None:
    t = ending(vikings={"2.1": RED, "2.2": BLUE}, hands={BLUE: "peninsula_6"})
    t.answer(BLUE, "lay peninsula_6", "done")
    assert t.part(RED, "peninsulas") == 6  # tied with blue for 7 and 4
    assert t.part(BLUE, "peninsulas") == 6 + 6  # and first on the peninsula with tip 6 for the card alone


@pytest.mark.rule("W-RULING-16")
@pytest.mark.parametrize(("lone_card", "points"), [(True, 6), (False, 0)])
def test_a_peninsula_card_counts_without_a_viking_unless_an_option_says_otherwise(
    lone_card: bool, points: int
) -> None:
    t = ending(hands={BLUE: "peninsula_6"}, lone_card=lone_card).answer(BLUE, "lay peninsula_6", "done")
    assert t.part(BLUE, "peninsulas") == points
    t = ending(hands={BLUE: "peninsula_6"}, vikings={"1.1": BLUE, "1.2": RED, "1.3": RED}, lone_card=lone_card)
    t.answer(BLUE, "lay peninsula_6", "done")
    assert t.part(BLUE, "peninsulas") == 6


@pytest.mark.rule("W-CARD-9")
def test_the_walhalla_card_counts_two_heroes_for_supply_but_not_when_heroes_leave() -> None:
    t = ending(walhalla=[2, 3, 3, 2], midgard=[0, 0, 0, 0], hands={BLUE: "walhalla"})
    t.answer(BLUE, "lay walhalla", "done")
    assert [t.midgard(seat) for seat in range(4)] == [8, 7, 7, 6]  # 4 3 3 2
    assert [t.walhalla(seat) for seat in range(4)] == [0, 1, 1, 0]  # two each: blue has no more than two


@pytest.mark.rule("W-RULING-18")
def test_after_the_third_attack_the_walhalla_card_cannot_be_laid() -> None:
    t = ending(attack=3, hands={BLUE: "walhalla"})
    assert t.options(BLUE) == ["done"]
    assert t.why_not(BLUE, "lay walhalla") == ("no-supply-left", "W-RULING-18")
    assert ending(attack=2, hands={BLUE: "walhalla"}).options(BLUE) == ["done", "lay walhalla"]


@pytest.mark.rule("W-CARD-1", "W-CARD-6")
def test_laid_cards_go_to_the_discard_pile_after_the_scoring() -> None:
    t = ending(hands={BLUE: "peninsula_6 walhalla forest"})
    t.answer(BLUE, "lay peninsula_6", "lay walhalla", "lay forest", "done")
    assert t.picture["discard"] == {"peninsula_6": 1, "walhalla": 1, "forest": 1}
    assert t.player(BLUE)["laid"] == {}


@pytest.mark.rule("W-CARD-6")
def test_a_card_for_the_end_of_an_attack_does_nothing_while_vikings_land() -> None:
    t = land(hands={BLUE: "forest"}).draw("blue_1").answer(BLUE, "board bow", "send fjord_1 bow")
    assert t.question() == "TakeCard"  # nothing was offered but the landing itself
