"""What holds through whole games of Tiny Epic Vikings, whatever random players do, and no single case can show."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.vikings.sea import ENEMY, Json, Sea, leader_of

import meadhall
from meadhall.games.vikings.table.names import OWNER_NAMES, RESOURCE_NAMES, RUNE_NAMES

pytestmark = [pytest.mark.both, pytest.mark.unmeasured]

TABLES = [(seats, ragnarok, seed) for seats in (1, 2, 3, 4) for ragnarok in (False, True) for seed in (1, 2)]
every_table = pytest.mark.parametrize(("seats", "ragnarok", "seed"), TABLES)
MOST_FURY = 40


class Course:
    """A random game, and the table after each answer with what happened on the way there."""

    def __init__(self, seats: int, ragnarok: bool, seed: int) -> None:
        self.sea = Sea(meadhall.new("vikings", seats, seed=seed, options={"ragnarok": ragnarok}))
        match, luck = self.sea.match, Random(seed)
        self.tables: list[Json] = [match.position()]
        self.said: list[str] = [""]
        while not match.over:
            seat = match.asked[0]
            word = luck.choice(match.options(seat))
            self.said.append(match.game.vocabulary.answer(word).verb)
            match.answer(seat, word)
            self.tables.append(match.position())


COURSES: dict[tuple[int, bool, int], Course] = {}


@pytest.fixture(name="course")
def _course(seats: int, ragnarok: bool, seed: int) -> Course:
    """The game of a table, played once for all laws. Its seed is in the name of the test."""
    key = (seats, ragnarok, seed)
    if key not in COURSES:
        COURSES[key] = Course(*key)
    return COURSES[key]


@every_table
def test_every_rune_taken_or_stolen_raises_exactly_one_fury_by_one(course: Course) -> None:
    events = course.sea.match.record()
    fury = dict.fromkeys(range(3), 0)
    for k, event in enumerate(events):
        told = dict(event.arguments)
        if event.kind in ("rune-taken", "rune-stolen"):
            after = events[k + 1]
            is_full = fury[told["rune"]] == MOST_FURY
            assert is_full or (after.kind, dict(after.arguments)) == ("fury-rises", {"rune": told["rune"], "n": 1})
        if event.kind in ("fury-rises", "fury-falls"):
            fury[told["rune"]] += told["n"] if event.kind == "fury-rises" else -told["n"]
            assert 0 <= fury[told["rune"]] <= MOST_FURY
        if event.kind == "giant-calms":  # [V-GIANT-13]
            fury[told["rune"]] -= 1
    last = course.tables[-1]["fury"]
    assert [fury[k] for k in range(3)] == [last[rune] for rune in RUNE_NAMES]


@every_table
def test_nobody_ever_has_more_than_seven_of_a_resource_or_four_favors(course: Course) -> None:
    for table in course.tables:
        for player in table["players"]:
            assert all(0 <= player["resources"][resource] <= 7 for resource in RESOURCE_NAMES)
            assert len(player["favors"]) <= 4
        if table["agenda"] and table["agenda"][0]["step"] == "PlayCard":
            assert all(len(player["favors"]) <= 3 for player in table["players"])


@every_table
def test_whoever_leads_an_island_when_a_turn_begins_holds_its_rune(course: Course) -> None:
    for said, table in zip(course.said, course.tables, strict=True):
        if said == "recall" or not table["agenda"] or table["agenda"][0]["step"] != "PlayCard":
            continue
        for name, region in table["regions"].items():
            leader = leader_of(table, name)
            if leader == ENEMY and len(table["players"]) == 2:
                assert region["held"] is None
            elif leader is not None:
                assert region["held"] == OWNER_NAMES[leader]


@every_table
def test_each_player_plays_four_five_and_six_cards(course: Course, seats: int) -> None:
    played = {(era, seat): 0 for era in (1, 2, 3) for seat in range(seats)}
    era = 0
    for event in course.sea.match.record():
        told = dict(event.arguments)
        if event.kind == "era-begins":
            era = told["n"]
        if event.kind in ("card-played", "battle-begins", "battle-joined"):
            played[era, told["seat"]] += 1
    assert played == {(era, seat): era + 3 for era in (1, 2, 3) for seat in range(seats)}


@every_table
def test_what_is_gone_never_comes_back(course: Course) -> None:
    for before, after in zip(course.tables, course.tables[1:], strict=False):
        assert set(before["invaders"]) <= set(after["invaders"])
        for dock, there in after["docks"].items():
            assert before["docks"][dock]["village"] or not there["village"]
        for spot, n in after["dedicated"].items():
            assert n >= before["dedicated"][spot]
        giants = [sum(region["giant"] for region in table["regions"].values()) for table in (before, after)]
        assert giants[1] <= giants[0]
        for was, now in zip(before["players"], after["players"], strict=True):
            assert now["giants_slain"] >= was["giants_slain"]
            for rune in RUNE_NAMES:
                assert was["valkyries"][rune] is None or now["valkyries"][rune] is not None


@every_table
def test_pieces_are_conserved_and_no_dock_or_region_has_too_many(course: Course) -> None:
    for table in course.tables:
        pushed = [step["owner"] for step in table["agenda"] if step["step"] == "PushBoat"]
        for seat, player in enumerate(table["players"]):
            me = OWNER_NAMES[seat]
            lands = table["regions"].values()
            ashore = [sum(region[kind].get(me, 0) for region in lands) for kind in ("settlers", "temples")]
            afloat = sum(fjord.get(me, 0) for fjord in table["fjords"].values())
            afloat += sum(dock["boat"] == me for dock in table["docks"].values()) + pushed.count(me)
            assert player["settlers"] + ashore[0] == 6
            assert player["temples"] + ashore[1] == 2
            assert player["boats"] + afloat == 4
            assert all(region["temples"].get(me, 0) <= 1 for region in table["regions"].values())
        enemy: Any = table["enemy"]
        if enemy and enemy["chieftain_boat"]:
            assert table["docks"][enemy["chieftain_boat"]]["boat"] in (None, "enemy")


@every_table
def test_the_points_are_those_of_the_runes_by_the_rank_of_their_gods(course: Course) -> None:
    last = course.tables[-1]
    fury = last["fury"]
    ranks = {rune: sum(other >= fury[rune] for other in fury.values()) for rune in RUNE_NAMES}  # 1 to 3
    worth = {1: 6, 2: 4, 3: 2}
    seen: Any = course.sea.match.picture()["regions"]
    for seat, player in enumerate(last["players"]):
        mine = [region["rune"] for region in seen.values() if region["held"] == OWNER_NAMES[seat]]
        assert player["parts"]["islands"] == sum(worth[ranks[rune]] for rune in mine)
        assert course.sea.match.scores[seat] == sum(player["parts"].values())
