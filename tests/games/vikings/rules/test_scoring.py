"""The clean-up, the scoring, and who wins. [V-CLEANUP] [V-SCORE]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vikings.sea import BLUE, GREEN, RED, Sea, sea

pytestmark = pytest.mark.both


def ending(era: int = 1, **more: Any) -> Sea:
    """A table after the last turn of an era, which was blue's and did nothing."""
    return sea(era=era, hands={BLUE: "shipwright_fehu"}, **more).answer(BLUE, "play shipwright_fehu")


def scored(**more: Any) -> Sea:
    """A table at the end of the game."""
    t = ending(3, **more)
    assert t.match.over
    return t


# --- clean-up ------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CLEANUP-1")
def test_the_era_ends_when_all_hands_are_empty_and_the_last_battle_is_resolved() -> None:
    t = sea(era=1, hands={BLUE: "shipwright_fehu", RED: "seer_fehu"}).answer(BLUE, "play shipwright_fehu")
    assert t.happened("era-ends") == []
    t = ending(fighters={RED: "raider_fehu"}, starter=RED, prize="favor_1").draw("seer_pertho")
    assert t.kinds().index("battle-won") < t.kinds().index("era-ends")


@pytest.mark.rule("V-CLEANUP-2", "V-CLEANUP-3")
def test_all_rows_are_discarded_and_the_invaders_stay() -> None:
    t = ending(rows={BLUE: "scout_fehu", GREEN: "scout_hagalaz"}, invaders="seer_pertho")
    assert t.picture["discard"] == ["shipwright_fehu", "scout_fehu", "scout_hagalaz"]
    assert [t.player(seat)["row"] for seat in range(3)] == [[], [], []]
    assert t.picture["invaders"] == ["seer_pertho"]


@pytest.mark.rule("V-CLEANUP-4")
@pytest.mark.parametrize("era", [1, 2])
def test_the_raven_moves_on(era: int) -> None:
    t = ending(era)
    assert (t.picture["era"], t.question()) == (era + 1, "DealCard")


@pytest.mark.rule("V-CLEANUP-5")
def test_the_chieftain_marker_goes_to_who_controls_most_islands() -> None:
    t = ending(settlers={BLUE: "A", RED: "C B"}, chieftain=GREEN)
    assert t.picture["chieftain"] == RED


@pytest.mark.rule("V-CLEANUP-5")
@pytest.mark.parametrize(("chieftain", "latest"), [(BLUE, RED), (RED, BLUE), (GREEN, RED)])
def test_in_a_tie_it_goes_to_the_tied_player_who_was_latest_in_turn_order(chieftain: int, latest: int) -> None:
    t = ending(settlers={BLUE: "A", RED: "C"}, chieftain=chieftain)
    assert t.picture["chieftain"] == latest


@pytest.mark.rule("V-RULING-41", "V-CLEANUP-5")
def test_if_nobody_controls_an_island_everybody_is_tied() -> None:
    assert ending(chieftain=BLUE).picture["chieftain"] == GREEN
    assert ending(chieftain=RED).picture["chieftain"] == BLUE


@pytest.mark.rule("V-CLEANUP-6")
def test_after_the_third_era_the_scoring_follows() -> None:
    t = ending(3)
    assert t.match.over
    assert t.happened("game-over") == [()]
    assert t.happened("era-begins") == []


# --- scoring -------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SCORE-1", "V-SCORE-2")
def test_an_island_rune_scores_six_four_or_two_by_the_rank_of_its_god() -> None:
    t = scored(settlers={BLUE: "A", RED: "C D", GREEN: "B"}, fury=(2, 9, 5))
    assert t.match.scores == [2, 12, 4]
    assert sorted(t.happened("god-ranked")) == [("frigg", "pertho", 2), ("odin", "fehu", 3), ("thor", "hagalaz", 1)]
    assert t.player(RED)["parts"] == {"islands": 12, "favors": 0, "giants": 0}


@pytest.mark.rule("V-SCORE-3", "V-TURN-8")
def test_runes_on_favor_cards_score_three_two_or_one() -> None:
    t = scored(favors={BLUE: "favor_4 favor_5", RED: "favor_13"}, fury=(2, 9, 5))  # FF FH, and P
    assert t.match.scores == [3 * 1 + 3, 2, 0]
    assert t.player(BLUE)["parts"]["favors"] == 6


@pytest.mark.rule("V-SCORE-3")
def test_favor_cards_are_revealed_at_the_end() -> None:
    seen: Any = scored(favors={RED: "favor_13"}).match.picture(BLUE)["players"]
    assert seen[RED]["favors"] == ["favor_13"]


@pytest.mark.rule("V-SCORE-4")
@pytest.mark.parametrize(
    ("fury", "points"),
    [
        ((5, 5, 1), (4, 4, 2)),  # the first two tied: both count as second, the last as third
        ((5, 1, 1), (6, 2, 2)),  # the last two tied: both count as third
        ((3, 3, 3), (2, 2, 2)),  # all tied: all count as third
        ((1, 5, 5), (2, 4, 4)),
        ((1, 3, 2), (2, 6, 4)),
    ],
)
def test_tied_gods_share_the_lower_of_the_values_they_would_take(
    fury: tuple[int, ...], points: tuple[int, ...]
) -> None:
    t = scored(settlers={BLUE: "A", RED: "C", GREEN: "B"}, fury=fury)
    assert tuple(t.match.scores) == points


@pytest.mark.rule("V-SCORE-4")
def test_tied_gods_share_the_lower_value_of_favors_too() -> None:
    t = scored(favors={BLUE: "favor_1", RED: "favor_7", GREEN: "favor_13"}, fury=(5, 5, 1))
    assert t.match.scores == [2, 2, 1]


@pytest.mark.rule("V-SCORE-5", "V-GIANT-7")
def test_with_ragnarok_the_points_of_slain_giants_are_added() -> None:
    t = scored(ragnarok=True, calm="K L1 L2", slain={BLUE: 2, RED: 1}, calm_last=False)  # 4 and 4, and 5
    assert t.match.scores == [8, 5, 0]
    assert t.player(BLUE)["parts"]["giants"] == 8


@pytest.mark.rule("V-SCORE-6")
def test_the_player_with_most_points_wins() -> None:
    t = scored(settlers={BLUE: "A", RED: "C"}, fury=(1, 2, 0))
    assert (t.match.scores, t.match.winners) == ([4, 6, 0], [RED])


@pytest.mark.rule("V-SCORE-7")
@pytest.mark.parametrize(
    ("more", "winner"),
    [
        # one rune of 4 points against two of 2: more island runes
        ({"settlers": {BLUE: "A F", RED: "B"}, "fury": (0, 9, 5)}, BLUE),
        # as many runes: more favor cards. H is worth 3, F and P 2 or 1
        ({"favors": {BLUE: "favor_7", RED: "favor_1 favor_13"}, "fury": (1, 9, 5)}, RED),
        ({"temples": {BLUE: "A", RED: "F"}, "boats": {BLUE: "F1", RED: "F1 F1"}}, RED),
        ({"settlers": {BLUE: "A", RED: "F"}, "temples": {BLUE: "A"}, "boats": {RED: "F1 F1 F1"}}, BLUE),
        ({"resources": {BLUE: (0, 0, 5), RED: (2, 2, 2), GREEN: (5, 0, 0)}}, RED),
    ],
)
def test_a_tie_is_decided_by_runes_favors_temples_boats_and_resources(more: dict[str, Any], winner: int) -> None:
    t = scored(**more)
    first, second = sorted(t.match.scores)[-2:]
    assert first == second
    assert t.match.winners == [winner]


@pytest.mark.rule("V-RULING-13")
def test_who_is_still_tied_shares_the_victory() -> None:
    t = scored(resources={BLUE: (1, 1, 4), RED: (2, 2, 2), GREEN: (5, 0, 0)})
    assert t.match.winners == [BLUE, RED]
