"""Tiny Epic Vikings as a game of Meadhall: who wins, which options go together, what places are called."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest

import meadhall
from meadhall import State
from meadhall.games.vikings.table import box, on

GAME = meadhall.game("vikings")
LANGUAGES = ("en", "fr", "ja")


@cache
def end(seats: int) -> State:
    """The end of a random game."""
    match = meadhall.new("vikings", seats, seed=1)
    rng = random.Random(1)
    while not match.over:
        seat = match.asked[0]
        match.answer(seat, rng.choice(match.options(seat)))
    return match.state()


def tied(seats: int) -> State:
    """The end of a game in which everybody has the same of everything that counts."""
    s = end(seats).clone()
    for place in range(on.PARTS, on.PARTS + on.SCORE_PARTS * box.OWNERS):
        s.at[place] = 5
    for region in range(box.REGIONS):
        s.at[on.HELD + region] = 0
    for seat in range(seats):
        s.at[on.FAVOR_COUNT + seat] = s.at[on.BOATS_LEFT + seat] = s.at[on.TEMPLES_LEFT + seat] = 1
        for resource in range(box.RESOURCES):
            s.at[on.RESOURCE + box.RESOURCES * seat + resource] = 3
    return s


@pytest.mark.rule("V-RULING-13")
def test_who_is_tied_in_everything_shares_the_victory() -> None:
    assert GAME.winners(tied(3)) == [0, 1, 2]


@pytest.mark.rule("V-SCORE-6", "V-SCORE-7")
def test_ties_are_broken_by_runes_favors_temples_boats_and_resources() -> None:
    s = tied(4)
    s.at[on.RESOURCE + box.RESOURCES * 3 + box.WOOD] = 4
    assert GAME.winners(s) == [3]
    s.at[on.BOATS_LEFT + 2] = 0
    assert GAME.winners(s) == [2]
    s.at[on.TEMPLES_LEFT + 1] = 0
    assert GAME.winners(s) == [1]
    s.at[on.FAVOR_COUNT] = 2
    assert GAME.winners(s) == [0]
    s.at[on.HELD] = 4
    assert GAME.winners(s) == [3]
    s.at[on.PARTS + on.SCORE_PARTS * 2] = 6
    assert GAME.winners(s) == [2]


@pytest.mark.rule("V-SOLO-36")
def test_alone_one_wins_only_with_more_points_than_the_enemy() -> None:
    s = tied(1)
    assert GAME.winners(s) == []
    s.at[on.PARTS] = 6
    assert GAME.winners(s) == [0]
    s.at[on.PARTS + on.SCORE_PARTS * box.ENEMY] = 7
    assert GAME.winners(s) == []


@pytest.mark.rule("V-RULING-15")
@pytest.mark.both
def test_enemy_mats_of_ragnarok_need_ragnarok(tmp_path: Path) -> None:
    clash = {"enemy_mat": "ragnarok_2"}
    with pytest.raises(meadhall.BadOption) as new:
        meadhall.new("vikings", 1, options=clash)
    assert new.value.id == "options-clash"
    assert all("V-RULING-15" in new.value.say(lang) for lang in LANGUAGES)
    match = meadhall.new("vikings", 1, seed=1)
    position = match.position()
    assert isinstance(position["options"], dict)
    position["options"].update(clash)
    with pytest.raises(meadhall.BadOption) as placed:
        meadhall.from_position(position)
    assert placed.value.id == "options-clash"
    document = match.document()
    assert isinstance(document["options"], dict)
    document["options"].update(clash)
    (tmp_path / "match.json").write_text(json.dumps(document), "utf-8")
    with pytest.raises(meadhall.BadOption) as loaded:
        meadhall.load(tmp_path / "match.json")
    assert loaded.value.id == "options-clash"
    meadhall.new("vikings", 1, options={**clash, "ragnarok": True})
    meadhall.new("vikings", 1, options={"enemy_mat": "base_2", "ragnarok": True})
    meadhall.new("vikings", 2, options=clash)  # where no mat is used


@pytest.mark.rule("V-SETUP-1", "V-RAG-1")
@pytest.mark.parametrize(
    ("seats", "ragnarok", "place", "printed"),
    [
        (1, False, "region_1", "A"),
        (3, True, "region_2", "L1"),
        (4, True, "region_2", "B1"),
        (2, False, "dock_2", "A-B"),
        (2, False, "fjord_3", "F3"),
    ],
)
def test_places_are_called_as_on_the_map_that_is_played(seats: int, ragnarok: bool, place: str, printed: str) -> None:
    kind = place.partition("_")[0]
    for lang in LANGUAGES:
        told = GAME.text_of(kind, place, lang, {"ragnarok": ragnarok}, seats)
        assert told.endswith(printed)
        assert not GAME.text_of(kind, place, lang, {}).endswith(printed)  # nobody says which map it is


def test_what_a_picture_names_on_the_map_is_told_by_the_components() -> None:
    for seats in GAME.seats:
        for ragnarok in (False, True):
            match = meadhall.new("vikings", seats, seed=1, options={"ragnarok": ragnarok})
            picture, components = match.picture(), match.game.components(match.game_options, "en")
            maps = components["maps"]
            assert isinstance(maps, dict)
            for part in ("regions", "docks", "fjords"):
                shown = picture[part]
                assert isinstance(shown, dict)
                assert list(maps[picture["map"]][part]) == list(shown)
