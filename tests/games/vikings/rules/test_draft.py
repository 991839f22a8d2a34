"""Drafting cards. [V-DRAFT]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vikings.sea import BLUE, CHANCE, GREEN, RED, Sea, sea

pytestmark = pytest.mark.both

FEHU = ["helmsman_fehu", "raider_fehu", "shipwright_fehu", "gothi_fehu", "farmer_fehu", "fisher_fehu"]
HAGALAZ = [card.replace("fehu", "hagalaz") for card in FEHU]
PERTHO = [card.replace("fehu", "pertho") for card in FEHU]


def drafting(era: int, **more: Any) -> Sea:
    """Three players with cards of one rune each: blue Fehu, red Hagalaz, green Pertho."""
    n = era + 3
    return sea(
        era=era,
        hands={BLUE: " ".join(FEHU[:n]), RED: " ".join(HAGALAZ[:n]), GREEN: " ".join(PERTHO[:n])},
        agenda=[{"step": "DraftCard", "owing": [0, 1, 2]}, {"step": "BeginTurn", "seat": 0}],
        **more,
    )


def dealing(era: int, **more: Any) -> Sea:
    """A table at which the cards of an era are about to be dealt."""
    return sea(
        era=era,
        agenda=[
            {"step": "DealCard", "owner": "0", "dealt": 0},
            {"step": "DraftCard", "owing": [0, 1, 2]},
            {"step": "BeginTurn", "seat": 0},
        ],
        **more,
    )


@pytest.mark.rule("V-DRAFT-1")
@pytest.mark.parametrize(("era", "cards"), [(1, 4), (2, 5), (3, 6)])
def test_four_five_and_six_cards_are_dealt_in_the_three_eras(era: int, cards: int) -> None:
    t = dealing(era)
    for card in (*FEHU[:cards], *HAGALAZ[:cards], *PERTHO[:cards]):
        assert t.asked() == (CHANCE,)
        t.draw(card)
    assert t.question() == "DraftCard"
    assert [t.player(seat)["hand"] for seat in range(3)] == [FEHU[:cards], HAGALAZ[:cards], PERTHO[:cards]]


@pytest.mark.rule("V-DRAFT-2")
def test_all_choose_at_the_same_time_one_card_of_those_they_hold() -> None:
    t = drafting(1)
    assert t.asked() == (BLUE, RED, GREEN)
    t.answer(GREEN, "draft raider_pertho")
    assert t.asked() == (BLUE, RED)
    assert t.options(BLUE) == [f"draft {card}" for card in FEHU[:4]]
    assert t.why_not(BLUE, "draft raider_pertho") == ("card-not-in-hand", "V-DRAFT-2")
    t.answer(BLUE, "draft gothi_fehu").answer(RED, "draft helmsman_hagalaz")
    assert [t.player(seat)["kept"] for seat in range(3)] == [["gothi_fehu"], ["helmsman_hagalaz"], ["raider_pertho"]]


@pytest.mark.rule("V-DRAFT-3")
@pytest.mark.parametrize(("era", "got_by_blue"), [(1, "pertho"), (2, "hagalaz"), (3, "pertho")])
def test_hands_are_passed_left_right_and_left_again(era: int, got_by_blue: str) -> None:
    t = drafting(era)
    t.answer(BLUE, "draft raider_fehu").answer(RED, "draft raider_hagalaz").answer(GREEN, "draft raider_pertho")
    assert len(t.player(BLUE)["hand"]) == era + 2
    assert {card.split("_")[1] for card in t.player(BLUE)["hand"]} == {got_by_blue}  # green is blue's right neighbour
    assert t.happened("hands-passed") == [("left" if era != 2 else "right",)]


@pytest.mark.rule("V-DRAFT-4")
def test_the_last_card_is_kept_without_a_choice_and_the_hand_is_as_many_as_were_dealt() -> None:
    t = drafting(1)
    for _ in range(3):
        assert t.question() == "DraftCard"
        for seat in range(3):
            t.answer(seat, t.options(seat)[0])
    assert t.question() == "PlayCard"
    assert [len(t.player(seat)["hand"]) for seat in range(3)] == [4, 4, 4]
    assert t.player(BLUE)["hand"] == sorted(t.player(BLUE)["hand"], key=[*FEHU, *HAGALAZ, *PERTHO].index)
    # first of its own, then of green's, of red's, and last what is left of its own
    assert t.player(BLUE)["hand"] == ["helmsman_fehu", "gothi_fehu", "shipwright_hagalaz", "raider_pertho"]
    assert t.player(BLUE)["kept"] == []


@pytest.mark.rule("V-DRAFT-5")
def test_when_the_deck_is_empty_the_discarded_cards_are_shuffled_into_a_new_one() -> None:
    t = dealing(1, deck="seer_fehu", invaders="seer_pertho")
    t.draw("seer_fehu")
    assert t.happened("cards-reshuffled") == [()]
    assert t.picture["discard"] == []
    assert len(t.picture["deck"]) == 46
    t.draw("scout_fehu")


@pytest.mark.rule("V-DRAFT-5", "V-VARIANT-10")
@pytest.mark.parametrize("stay", [True, False])
def test_the_invaders_stay_where_they_are_unless_it_was_agreed_otherwise(stay: bool) -> None:
    t = dealing(1, deck="seer_fehu", invaders="seer_pertho", invaders_stay=stay).draw("seer_fehu")
    assert t.picture["invaders"] == (["seer_pertho"] if stay else [])
    assert ("draw_card seer_pertho" in t.options(CHANCE)) != stay
