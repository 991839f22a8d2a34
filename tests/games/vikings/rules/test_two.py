"""Two players and the enemy that never acts. [V-TWO]"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.vikings.sea import BLUE, CHANCE, ENEMY, RED, Sea, sea

import meadhall

pytestmark = pytest.mark.both

FEHU = ["helmsman_fehu", "raider_fehu", "shipwright_fehu", "gothi_fehu", "farmer_fehu"]
HAGALAZ = [card.replace("fehu", "hagalaz") for card in FEHU]
PERTHO = [card.replace("fehu", "pertho") for card in FEHU]
DRAFT = ({"step": "DraftCard", "owing": [0, 1]}, {"step": "BeginTurn", "seat": 0})


def drafting(era: int, chieftain: int = BLUE) -> Sea:
    """Two players and the enemy with cards of one rune each: blue Fehu, red Hagalaz, the enemy Pertho."""
    n = era + 3
    hands = {BLUE: " ".join(FEHU[:n]), RED: " ".join(HAGALAZ[:n])}
    return sea(2, era=era, hands=hands, dummy=" ".join(PERTHO[: n - 1]), chieftain=chieftain, agenda=DRAFT)


def runes_in(cards: list[str]) -> set[str]:
    """The runes on some cards."""
    return {card.split("_")[1] for card in cards}


def landing(**more: Any) -> Sea:
    """A table at which blue is about to dock at A-B with Sail 4."""
    more.setdefault("boats", {BLUE: "F4"})
    t = sea(2, hands={BLUE: "navigator_fehu", RED: "seer_pertho"}, resources={BLUE: (0, 7, 0)}, **more)
    return t.answer(BLUE, "play navigator_fehu", "sail_in F4")


@pytest.mark.rule("V-TWO-1")
def test_the_enemy_has_a_temple_and_two_settlers_on_each_outer_island() -> None:
    t = Sea(meadhall.new("vikings", 2, seed=1))
    for island in "ABCDEF":
        is_outer = island in "ACE"
        assert (t.temples(ENEMY, island), t.settlers(ENEMY, island)) == ((1, 2) if is_outer else (0, 0))


@pytest.mark.rule("V-TWO-2")
@pytest.mark.parametrize(("era", "cards"), [(1, 4), (2, 5), (3, 6)])
def test_one_more_hand_with_one_card_less_is_dealt_unseen(era: int, cards: int) -> None:
    t = sea(2, era=era, agenda=[{"step": "DealCard", "owner": "0", "dealt": 0}, *DRAFT])
    while t.question() == "DealCard":
        t.answer(CHANCE, t.options(CHANCE)[0])
    assert [len(t.player(seat)["hand"]) for seat in range(2)] == [cards, cards]
    assert len(t.picture["dummy"]) == cards - 1
    assert "dummy" not in t.match.picture(BLUE)


@pytest.mark.rule("V-TWO-2", "V-TWO-3")
def test_passed_to_the_left_the_chieftain_gives_to_the_enemy_it_to_the_other_and_the_other_to_the_chieftain() -> None:
    t = drafting(1).answer(BLUE, "draft raider_fehu").answer(RED, "draft raider_hagalaz")
    assert [len(t.player(seat)["hand"]) for seat in range(2)] == [3, 3]
    assert runes_in(t.player(BLUE)["hand"]) == {"hagalaz"}
    assert runes_in(t.player(RED)["hand"]) == {"pertho"}
    assert runes_in(t.picture["dummy"]) == {"fehu"}


@pytest.mark.rule("V-TWO-2", "V-TWO-3")
def test_the_enemy_sits_to_the_left_of_the_chieftain_whoever_that_is() -> None:
    t = drafting(1, chieftain=RED).answer(BLUE, "draft raider_fehu").answer(RED, "draft raider_hagalaz")
    assert runes_in(t.player(RED)["hand"]) == {"fehu"}
    assert runes_in(t.player(BLUE)["hand"]) == {"pertho"}
    assert runes_in(t.picture["dummy"]) == {"hagalaz"}


@pytest.mark.rule("V-TWO-3")
def test_passed_to_the_right_everything_goes_the_other_way_round() -> None:
    t = drafting(2).answer(BLUE, "draft raider_fehu").answer(RED, "draft raider_hagalaz")
    assert runes_in(t.player(BLUE)["hand"]) == {"pertho"}
    assert runes_in(t.player(RED)["hand"]) == {"fehu"}
    assert runes_in(t.picture["dummy"]) == {"hagalaz"}


@pytest.mark.rule("V-TWO-4")
def test_after_each_pass_a_card_of_the_enemy_is_discarded_unseen() -> None:
    t = drafting(1).answer(BLUE, "draft raider_fehu").answer(RED, "draft raider_hagalaz")
    assert (t.question(), t.asked()) == ("DropFromDummy", (CHANCE,))
    assert len(t.picture["dummy"]) == 3
    t.draw("drop_card gothi_fehu")
    assert (t.picture["dummy"], t.picture["discard_down"]) == (["helmsman_fehu", "shipwright_fehu"], ["gothi_fehu"])
    assert t.happened("card-discarded") == []


@pytest.mark.rule("V-TWO-4")
def test_the_last_card_of_the_enemy_is_discarded_as_well() -> None:
    t = drafting(1)
    while t.question() != "PlayCard":
        seat = t.asked()[0]
        t.answer(seat, t.options(seat)[0])
    assert (t.picture["dummy"], len(t.picture["discard_down"])) == ([], 3)
    assert [len(t.player(seat)["hand"]) for seat in range(2)] == [4, 4]


@pytest.mark.rule("V-TWO-5")
def test_with_ragnarok_the_outer_regions_are_those_marked_for_one_player_giants_or_not() -> None:
    t = Sea(meadhall.new("vikings", 2, seed=1, options={"ragnarok": True}))
    for region in ("K", "L1", "L2", "M1", "M2", "N"):
        is_outer = region in ("K", "M1", "N")
        assert (t.temples(ENEMY, region), t.settlers(ENEMY, region)) == ((1, 2) if is_outer else (0, 0))
    assert len(t.giants()) == 6


@pytest.mark.rule("V-TWO-6")
def test_the_rune_tokens_of_the_enemy_stay_on_its_islands_and_no_fury_rises() -> None:
    t = sea(2).answer(BLUE, "play shipwright_fehu")
    assert [t.holder(island) for island in "ACE"] == [None, None, None]
    assert t.fury() == (0, 0, 0)


@pytest.mark.rule("V-TWO-7")
def test_settlers_of_the_enemy_that_are_removed_go_to_the_box() -> None:
    t = landing().answer(BLUE, "dock_at A-B", "deploy A 3")
    assert t.settlers(ENEMY, "A") == 1
    assert t.picture["enemy"] is None
    t = sea(2, hands={BLUE: "raider_fehu"}, rows={BLUE: "seer_fehu"}).answer(BLUE, "play raider_fehu", "done")
    assert t.offered(BLUE, "smite") == ["enemy A", "enemy C", "enemy E"]
    t.answer(BLUE, "smite enemy C")
    assert t.settlers(ENEMY, "C") == 1


@pytest.mark.rule("V-TWO-8")
def test_such_a_rune_needs_more_influence_than_the_enemy_has_and_boots() -> None:
    t = sea(2)
    assert t.influence(ENEMY, "A") == 6
    t = landing().answer(BLUE, "dock_at A-B", "deploy A 2")
    assert (t.influence(BLUE, "A"), t.influence(ENEMY, "A"), t.holder("A")) == (4, 6, None)
    t = landing().answer(BLUE, "dock_at A-B", "deploy A 3")  # attacks: five against five
    assert (t.influence(BLUE, "A"), t.influence(ENEMY, "A"), t.holder("A")) == (5, 5, None)
    t = landing().answer(BLUE, "dock_at A-B", "deploy A 4")
    assert (t.influence(BLUE, "A"), t.influence(ENEMY, "A"), t.holder("A")) == (6, 5, BLUE)
    assert t.fury() == (1, 0, 0)
    t = landing(boats={BLUE: "F4 A-D"}, settlers={ENEMY: "C C E E"}).answer(BLUE, "dock_at A-B", "done")
    assert t.holder("A") is None  # no boots


@pytest.mark.rule("V-TWO-9")
def test_the_enemy_is_not_scored_and_gets_no_marker() -> None:
    t = sea(2, era=1, chieftain=RED).answer(BLUE, "play shipwright_fehu")
    assert t.picture["chieftain"] == BLUE
    t = sea(2).answer(BLUE, "play shipwright_fehu")
    assert t.match.over
    assert t.match.scores == [0, 0]
    assert [owner for owner, _ in t.happened("islands-scored")] == [BLUE, RED]


@pytest.mark.rule("V-TWO-9")
def test_the_enemy_fights_no_battle() -> None:
    t = sea(2, hands={BLUE: "raider_fehu scout_fehu", RED: "shipwright_pertho"})
    t.answer(BLUE, "fight raider_fehu", "fight_for top_left").answer(RED, "play shipwright_pertho")
    assert t.question() == "DrawInvader"


@pytest.mark.rule("V-RULING-14")
def test_if_the_enemy_leads_again_the_rune_goes_back_and_no_fury_changes() -> None:
    t = sea(2, hands={BLUE: "shipwright_fehu", RED: "seer_pertho"}, settlers={BLUE: "A A A A A A"}, held={BLUE: "A"})
    t.answer(BLUE, "recall A", "recall A", "recall A", "play shipwright_fehu")
    assert (t.influence(BLUE, "A"), t.influence(ENEMY, "A")) == (3, 6)
    assert (t.holder("A"), t.fury()) == (None, (0, 0, 0))


@pytest.mark.rule("V-RULING-14")
def test_settlers_removed_from_the_enemy_lower_what_one_has_to_beat() -> None:
    t = sea(2, hands={BLUE: "raider_fehu"}, rows={BLUE: "seer_fehu"}, settlers={BLUE: "A A A A A A"}, unheld="A")
    assert (t.influence(BLUE, "A"), t.influence(ENEMY, "A")) == (6, 6)
    t.answer(BLUE, "play raider_fehu", "done", "smite enemy A")
    assert (t.influence(ENEMY, "A"), t.holder("A")) == (5, BLUE)


@pytest.mark.rule("V-TWO-4")
def test_all_cards_are_conserved_through_a_whole_game_for_two() -> None:
    t, luck = Sea(meadhall.new("vikings", 2, seed=5)), Random(5)
    while not t.match.over:
        seat = t.asked()[0]
        t.match.answer(seat, luck.choice(t.match.options(seat)))
    table = t.picture
    cards = [*table["deck"], *table["discard"], *table["discard_down"], *table["invaders"], *table["dummy"]]
    cards += [card for player in table["players"] for card in (*player["hand"], *player["row"])]
    assert len(cards) == len(set(cards)) == 48
