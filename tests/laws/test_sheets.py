"""Sheets: whatever stands in a picture is read out in words, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.kernel.documents.boxed_game import BoxedGame
from meadhall.kernel.engine.views import SPECTATOR
from meadhall.text import LANGUAGES
from playing import PLAYERS, Table, play, tables, times

EXAMPLES = Path(__file__).parents[2] / "examples"
WITH_SHEETS = [game for game in meadhall.games() if isinstance(game, BoxedGame) and game.folder.sheet is not None]
JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
RAW = re.compile(r"[a-z0-9]_[a-z0-9]")  # as ids are written, and words are not
SPACED = re.compile("[\u3040-\u30ff\u4e00-\u9fff] | [\u3040-\u30ff\u4e00-\u9fff]")
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def with_packs() -> list[Table]:
    """Each game that has a sheet, with an example pack."""
    return [
        Table(game.id, seats, (*options, ("facts", str(EXAMPLES / f"{game.id}-pack.toml"))))
        for game in WITH_SHEETS
        for seats, options in ((game.seats[0], ()), (game.seats[-1], ()))
    ]


def tables_with_sheets() -> list[Table]:
    """The tables of all games that have sheets, as the laws play them, and some with packs."""
    return [*(table for game in WITH_SHEETS for table in tables(game.id)), *with_packs()]


def told_at(match: meadhall.Match, lang: str) -> Any:
    """The sheet of a table."""
    return match.game.sheet(match.game_options, lang, match.seats)


class Check:
    """Follows a picture through a sheet, and names what has no words in it."""

    def __init__(self, told: Any, left_out: frozenset[str]) -> None:
        self.names = told["names"]
        self.left_out = left_out
        self.fields: dict[str, Any] = {}
        self.keys: dict[str, str] = {}  # what records are listed by
        self.heads = {""}
        self.is_row: set[str] = set()  # lists whose entries have labels
        for part in told["parts"]:
            at = part["at"]
            self.heads.add(at)
            if part["keys"]:
                self.keys[at] = part["keys"]
            if part["of"] == "one":
                self.is_row.add(at)
            for field in part["fields"]:
                self.learn(at, field)

    def learn(self, at: str, field: Any) -> None:
        """Remember a field and those inside it."""
        path = f"{at}.{field['key']}" if at else field["key"]
        self.fields[path] = field
        if field["keys"]:
            self.keys[path] = field["keys"]
        for each in field["inside"]:
            self.learn(path, each)
        if field["counted"]:
            self.fields.setdefault(f"{at}.{field['counted']}", {"kind": ""})

    def untold(self, value: Any, path: str = "", is_listed: bool = False) -> Iterator[str]:
        """Paths and names without words; a record that was reached by its name is not listed by names again."""
        if path in self.left_out:
            return
        if path not in self.heads and path not in self.fields:
            yield path
        elif isinstance(value, list) and path not in self.is_row:
            if path in self.heads and path in self.keys:
                yield from (f"{path}: {n}" for n in range(len(value)) if str(n) not in self.names[self.keys[path]])
            for each in value:
                yield from self.untold(each, path, is_listed=True)
        elif isinstance(value, dict | list):
            items = list(value.items()) if isinstance(value, dict) else [(str(n), v) for n, v in enumerate(value)]
            if path in self.keys and not is_listed:
                yield from (f"{path}: {name}" for name, _ in items if name not in self.names[self.keys[path]])
                for _, each in items:
                    yield from self.untold(each, path, is_listed=True)
            elif f"{path}." in self.fields:  # the record itself is a field
                yield from self.untold(value, f"{path}.")
            else:
                for key, each in items:
                    yield from self.untold(each, f"{path}.{key}" if path else key)
        elif value is not None:
            yield from self.unnamed(value, path)

    def unnamed(self, value: Any, path: str) -> Iterator[str]:
        """A name that is not one of its kind, or a word where there should be a number or a flag."""
        kind = self.fields[path]["kind"] if path in self.fields else ""
        if kind and str(value) not in self.names[kind]:
            yield f"{path}: {value} ({kind})"
        elif not kind and isinstance(value, str) and not value.isdecimal():
            yield f"{path}: {value}"


def check_of(match: meadhall.Match, lang: str = "en") -> Check:
    """What follows the pictures of a match."""
    assert isinstance(match.game, BoxedGame)
    assert match.game.folder.sheet is not None
    return Check(told_at(match, lang), match.game.folder.sheet.left_out)


@pytest.mark.unmeasured
@pytest.mark.parametrize("table", tables_with_sheets(), ids=str)
def test_everything_in_a_picture_is_read_out_to_whoever_sees_it(table: Table) -> None:
    for seed in range(times(2, 20)):
        match = table.new(seed)
        check = check_of(match)
        untold: set[str] = set()
        for n, _ in enumerate(play(match, seed)):
            if n % 5 == 0:
                for seat in (SPECTATOR, *range(match.seats)):
                    untold |= set(check.untold(match.picture(seat)))
        for seat in (SPECTATOR, *range(match.seats)):
            untold |= set(check.untold(match.picture(seat)))
        assert untold == set()


@pytest.mark.parametrize("game", WITH_SHEETS, ids=lambda game: str(game.id))
def test_a_field_or_a_name_without_words_is_found(game: BoxedGame) -> None:
    match = meadhall.new(game.id, game.seats[-1], seed=1)
    told = told_at(match, "en")
    picture = match.picture(0)
    assert game.folder.sheet is not None
    nothing_out = Check(told, frozenset())
    assert set(nothing_out.untold(picture)) >= {key for key in game.folder.sheet.left_out if key in picture}
    unnamed = {**told, "names": {**told["names"], "seat": {}}}
    assert list(Check(unnamed, game.folder.sheet.left_out).untold(picture))
    for part in told["parts"]:
        less = {**told, "parts": [each for each in told["parts"] if each is not part]}
        value = picture.get(part["at"]) if part["at"] else picture
        if value and part["of"] != "own":
            assert list(Check(less, game.folder.sheet.left_out).untold(picture)), part["label"]


def words_in(told: Any) -> Iterator[tuple[str, str]]:
    """Every text of a sheet that people read, with where it stands."""

    def of_field(field: Any, at: str) -> Iterator[tuple[str, str]]:
        path = f"{at}.{field['key']}"
        yield from ((f"{path} {what}", field[what]) for what in ("label", "none") if field[what])
        for each in field["inside"]:
            yield from of_field(each, path)

    for part in told["parts"]:
        yield part["at"], part["label"]
        for field in part["fields"]:
            yield from of_field(field, part["at"])
    for kind, names in told["names"].items():
        for name, thing in names.items():
            if "seat" not in thing:
                yield f"{kind} {name}", thing["name"]
                yield from ((f"{kind} {name}", said) for said in thing["says"] if said)


@every_language
@pytest.mark.parametrize("table", tables_with_sheets(), ids=str)
def test_a_sheet_is_words_and_says_the_same_in_every_language(table: Table, lang: str) -> None:
    match = table.new(1)
    words = list(words_in(told_at(match, lang)))
    assert [where for where, _ in words] == [where for where, _ in words_in(told_at(match, "en"))]
    assert all(word.strip() for _, word in words)
    assert [word for _, word in words if RAW.search(word)] == []
    if lang == "ja":
        foreign = [(where, word) for where, word in words if not JAPANESE.search(word)]
        assert [each for each in foreign if not is_from_pack(table, each[1])] == []
        assert [word for _, word in words if SPACED.search(word)] == []


def is_from_pack(table: Table, word: str) -> bool:
    """Whether a pack has given this name."""
    packs = [Path(str(value)).read_text("utf-8") for name, value in table.options if name == "facts"]
    return any(word in pack for pack in packs)


def test_a_seat_is_told_as_a_seat_and_never_by_a_name() -> None:
    for game in WITH_SHEETS:
        match = meadhall.new(game.id, game.seats[-1], seed=1, players=PLAYERS[: game.seats[-1]])
        for lang in LANGUAGES:
            names = told_at(match, lang)["names"]["seat"]
            assert all(names[str(seat)] == {"seat": seat} for seat in range(match.seats))


def test_a_game_without_a_sheet_tells_none() -> None:
    for game in meadhall.games():
        if game not in WITH_SHEETS:
            assert game.sheet({}, "en") == {}
