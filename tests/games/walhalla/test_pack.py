"""The example of a data pack for Walhalla: it is read, its numbers are played, and its stars are gone."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.games.walhalla.documents.facts import BOOK

PACK = Path(__file__).parents[3] / "examples" / "walhalla-pack.toml"


@pytest.mark.rule("W-RULING-2", "W-RULING-3", "W-RULING-5", "W-RULING-6")
def test_what_the_example_tells_is_no_stand_in_any_more() -> None:
    own, told = set(BOOK.own().stand_ins()), set(BOOK.of({"facts": PACK.read_text("utf-8")}).stand_ins())
    assert own - told == {
        "supply four: fourth",
        "supply three: second, third",
        "majority: first",
        "ship red_3: place",
        "tile tile_1: fields",
        "tile tile_18: fields",
    }
    assert told < own


def test_a_game_is_played_with_the_numbers_of_the_example() -> None:
    match = meadhall.new("walhalla", seats=4, seed=2, options={"facts": str(PACK)})
    components = match.game.components(match.game_options, "en")
    assert components["majority"] == [{"points": 6, "stand_in": False}, {"points": 4, "stand_in": False}]
    while not match.over:
        match.answer(match.asked[0], match.options(match.asked[0])[-1])
    players = match.position()["players"]
    assert isinstance(players, list)
    heroes = [player["walhalla"] for player in players]
    assert heroes.count(max(heroes)) == 1  # somebody is first alone
    assert players[heroes.index(max(heroes))]["parts"]["walhalla"] == 6
