"""Data packs for Tiny Epic Vikings: the example is played with; what cannot be is refused with its line."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.games.vikings.documents.facts import BOOK, KINDS
from meadhall.games.vikings.table.names import MAP_NAMES
from meadhall.kernel.problems import BadFacts

FOLDER = Path(__file__).parents[3]
PACK = FOLDER / "examples" / "vikings-pack.toml"
OWN = (FOLDER / "src" / "meadhall" / "games" / "vikings" / "facts.toml").read_text("utf-8")


def test_the_example_changes_something_of_every_kind() -> None:
    told = BOOK.of({"facts": PACK.read_text("utf-8")})
    same = [kind.name for kind in KINDS if told.printed[kind.name] == BOOK.own().printed[kind.name]]
    assert same == []


def test_what_the_example_tells_is_no_stand_in_any_more() -> None:
    own, told = set(BOOK.own().stand_ins()), set(BOOK.of({"facts": PACK.read_text("utf-8")}).stand_ins())
    assert "favor favor_1: runes, wood, food, steel" in own - told
    assert "giant giant_9: points" in own - told
    assert "era second: raid" in own - told


def test_things_are_called_as_the_example_says() -> None:
    match = meadhall.new("vikings", 2, seed=1, options={"facts": str(PACK)})
    card = match.game.text_of("card", "raider_fehu", "en", match.game_options)
    assert card.startswith("Reaver")
    assert match.game.text_of("god", "frigg", "ja", match.game_options) == "フリッガ"
    assert match.game.text_of("god", "frigg", "fr", match.game_options) == "Frigga"
    components: Any = match.game.components(match.game_options, "en")
    assert components["cards"]["raider_pertho"]["needs"] == ["pertho", "fehu"]
    assert components["maps"]["base_3"]["regions"]["region_1"]["rune"] == "hagalaz"
    assert components["favors"]["favor_1"]["stand_ins"] == []


@pytest.mark.parametrize("ragnarok", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_are_played_with_the_example(seats: int, ragnarok: bool) -> None:
    match = meadhall.new("vikings", seats, seed=3, options={"facts": str(PACK), "ragnarok": ragnarok})
    rng = random.Random(seats)
    players = match.position()["players"]
    assert isinstance(players, list)
    assert players[0]["resources"]["wood"] == 3
    while not match.over:
        seat = match.asked[0]
        match.answer(seat, rng.choice(match.options(seat)))
        assert match.game.flaws(match.state()) == []


# --- maps that cannot be ------------------------------------------------------------------------------------------


def a_map(name: str) -> str:
    """A map of our own as it stands in the facts, from its first line."""
    tables = OWN.split("\n[[map]]\n")[1:]
    return "[[map]]\n" + tables[MAP_NAMES.index(name)]


def changed(name: str, old: str, new: str) -> str:
    """A map with a change that is possible at one place at least."""
    text = a_map(name)
    assert old in text
    return text.replace(old, new, 1)


IMPOSSIBLE: list[tuple[str, str, str, str]] = [
    ("facts-map-runes", "base_4", 'rune = "hagalaz"', 'rune = "fehu"'),
    ("facts-map-dock-fjords", "base_3", 'fjords = ["F3", "F4"]', 'fjords = ["F3"]'),
    ("facts-map-dock-fjords", "base_3", 'fjords = ["F3", "F4"]', "fjords = []"),
    ("facts-map-dock-regions", "base_3", 'regions = ["A"]', "regions = []"),
    ("facts-map-border", "base_3", 'regions = ["A"]', 'regions = ["A", "B"]'),
    ("facts-map-unknown", "base_3", 'regions = ["A"]', 'regions = ["Z"]'),
    ("facts-map-unknown", "base_3", '[[map.open_shore]]\nisland = "A"', '[[map.open_shore]]\nisland = "Z"'),
    ("facts-map-ferry", "base_3", 'ferry = "D-A"', 'ferry = "D-B"'),
    ("facts-map-ferry", "base_3", 'ferry = "D-A"', 'ferry = "Z-A"'),
    ("facts-map-outside", "base_3", "x = 6\n", "x = 61\n"),
    ("facts-map-same-place", "base_3", "x = 28\ny = 30\n", "x = 6\ny = 32\n"),
    ("facts-table-twice", "base_3", 'id = "B-D"', 'id = "A-D"'),
    ("facts-must-be", "base_3", 'rune = "fehu"', 'rune = "ansuz"'),
    ("facts-no-field-in", "base_3", 'outer = "yes"', 'edge = "yes"'),
    ("facts-missing", "base_3", 'outer = "yes"\n', ""),
]


@pytest.mark.parametrize(("problem", "name", "old", "new"), IMPOSSIBLE)
def test_a_map_that_cannot_be_is_refused_with_its_line(problem: str, name: str, old: str, new: str) -> None:
    pack = "# one line before it\n" + changed(name, old, new)
    with pytest.raises(BadFacts) as caught:
        BOOK.with_pack(pack, "my.toml")
    assert caught.value.id == problem
    assert caught.value.line is not None
    assert caught.value.line > 1
    assert str(caught.value).startswith(f"my.toml, line {caught.value.line}: map {name}: ")
    for lang in ("fr", "ja"):
        assert caught.value.say(lang)


def test_a_ferry_does_not_lead_to_its_own_island() -> None:
    pack = a_map("base_3").replace('ferry = "D-A"', 'ferry = "A-B"').replace('ferry = "B-A"', 'ferry = "A-D"')
    pack = pack.replace('fjords = ["F1", "F4"]', 'fjords = ["F3", "F4"]', 1)
    with pytest.raises(BadFacts) as caught:
        BOOK.with_pack(pack, "my.toml")
    assert caught.value.id == "facts-map-ferry-home"


def test_a_boat_can_sail_everywhere() -> None:
    pack = a_map("base_3").replace('"F10"', '"F7"').replace('"F7", "F7"', '"F98", "F99"')
    with pytest.raises(BadFacts) as caught:
        BOOK.with_pack(pack, "my.toml")
    assert caught.value.id == "facts-map-cut-off"


def test_there_are_no_more_villages_than_tokens() -> None:
    pack = (
        a_map("base_4").replace('village = "yes"\n', "").replace("[[map.dock]]\n", '[[map.dock]]\nvillage = "yes"\n')
    )
    with pytest.raises(BadFacts) as caught:
        BOOK.with_pack(pack, "my.toml")
    assert caught.value.id == "facts-map-villages"


def test_there_are_no_more_fjords_than_can_be_played() -> None:
    names = iter(f'"N{n}"' for n in range(99))
    parts = a_map("base_3").split('"F4"')
    pack = parts[0] + "".join(next(names) + part for part in parts[1:])
    with pytest.raises(BadFacts):
        BOOK.with_pack(pack, "my.toml")


@pytest.mark.parametrize("field", ["region", "dock"])
def test_a_map_without_regions_or_docks_is_refused(field: str) -> None:
    with pytest.raises(BadFacts) as caught:
        BOOK.with_pack(f'[[map]]\nid = "base_3"\n{field} = []', "my.toml")
    assert (caught.value.id, caught.value.line) == ("facts-map-empty", 3)


@pytest.mark.rule("V-TWO-1", "V-SOLO-3")
def test_the_maps_for_one_and_two_need_three_outer_regions() -> None:
    with pytest.raises(BadFacts) as caught:
        BOOK.with_pack(changed("base_3", 'outer = "yes"', 'outer = "no"'), "my.toml")
    assert (caught.value.id, caught.value.table) == ("facts-map-outer", "map base_3")


@pytest.mark.rule("V-SOLO-3")
def test_the_maps_for_one_need_a_circled_dock() -> None:
    with pytest.raises(BadFacts) as caught:
        BOOK.with_pack(a_map("base_3").replace('circled = "yes"\n', ""), "my.toml")
    assert caught.value.id == "facts-map-circled"
    assert caught.value.table == "map base_3"
    BOOK.with_pack(a_map("base_4"), "my.toml")  # which is not for one


@pytest.mark.parametrize(
    ("pack", "problem", "line"),
    [
        ('[[era]]\nid = "first"\nhand = 5', "facts-fixed", 3),
        ('[[god]]\nid = "odin"\nboon = "collect"', "facts-must-be", 3),
        ('[[viking]]\nid = "raider"\nneeds = ["fehu"]', "facts-none-of-them", 3),
        ('[[giant]]\nid = "giant_10"\npoints = 3', "facts-must-be", 2),
        ("[clan]\nboat_wood = 8", "facts-must-be", 2),
        ("[favor_rows]\nbesides = 6", "facts-must-be", 2),
        (
            '[[enemy_mat]]\nid = "base_1"\n'
            + '[[enemy_mat.icon]]\ntrack = "wood"\nspace = 3\ndoes = "fury"\nn = 0\n' * 2,
            "facts-table-twice",
            8,
        ),
    ],
)
def test_what_else_cannot_be_printed_is_refused_with_its_line(pack: str, problem: str, line: int) -> None:
    with pytest.raises(BadFacts) as caught:
        BOOK.with_pack(pack, "my.toml")
    assert (caught.value.id, caught.value.line) == (problem, line)
