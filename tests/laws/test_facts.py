"""What holds for the facts of every game: sources, packs, digests, and lines that errors can name."""

from __future__ import annotations

import importlib
import tomllib
from pathlib import Path

import pytest

import meadhall
from about import ABOUT
from meadhall.kernel.documents.fact_places import find_lines
from meadhall.kernel.documents.facts import SOURCES
from meadhall.kernel.documents.printed import FactBook

SOURCE = Path(__file__).parents[2] / "src" / "meadhall"
every_game = pytest.mark.parametrize("id", list(ABOUT))


def book(id: str) -> FactBook:
    """The facts of a game, with its packs."""
    found = importlib.import_module(f"meadhall.games.{id}.documents.facts").BOOK
    assert isinstance(found, FactBook)
    return found


def own_text(id: str) -> str:
    """The file of facts that comes with a game."""
    return (SOURCE / "games" / id / "facts.toml").read_text("utf-8")


@every_game
def test_every_value_has_a_source(id: str) -> None:
    cards = [card for kind in book(id).own().printed.values() for card in kind.values()]
    values = [value for card in cards for value in card.items()]
    assert values
    assert [field for field, printed in values if printed.source not in SOURCES] == []


@every_game
def test_the_facts_are_read_once(id: str) -> None:
    assert book(id).own() is book(id).own()
    assert book(id).own().pack_text is None
    assert book(id).row({}) is book(id).row({"facts": None})


@every_game
def test_what_is_a_stand_in_is_listed(id: str) -> None:
    facts = book(id).own()
    listed = "\n".join(facts.stand_ins())
    assert meadhall.game(id).stand_ins({}) == facts.stand_ins()
    for kind, cards in facts.printed.items():
        for card, fields in cards.items():
            for field, printed in fields.items():
                assert facts.is_stand_in(kind, card, field) == (printed.source == "stand-in")
                assert printed.source != "stand-in" or field in listed


@every_game
def test_the_digest_is_that_of_the_values(id: str) -> None:
    own = book(id).own().digest
    assert len(own) == 16
    assert book(id).with_pack("", "my.toml").digest == own
    assert book(id).with_pack(own_text(id), "my.toml").digest == own
    assert book(id).with_pack(ABOUT[id].same_pack, "my.toml").digest == own
    assert book(id).with_pack(ABOUT[id].pack, "my.toml").digest != own


@every_game
def test_a_pack_is_played_with_and_kept_in_the_match(id: str, tmp_path: Path) -> None:
    game = meadhall.game(id)
    match = meadhall.new(id, max(game.seats), seed=1, options={"facts": ABOUT[id].pack})
    plain = meadhall.new(id, max(game.seats), seed=1)
    assert [int(n) for n in match.state().fact] != [int(n) for n in plain.state().fact]
    assert match.document()["content"] != plain.document()["content"]
    match.save(tmp_path / "match.json")
    again = meadhall.load(tmp_path / "match.json")
    assert [int(n) for n in again.state().fact] == [int(n) for n in match.state().fact]
    assert meadhall.from_position(match.position()).position() == match.position()
    assert len(game.stand_ins(match.game_options)) <= len(game.stand_ins({}))


@every_game
def test_every_field_of_the_own_file_is_found_on_its_line(id: str) -> None:
    lines, text = find_lines(own_text(id)), own_text(id).split("\n")
    for kind, tables in tomllib.loads(own_text(id)).items():
        if isinstance(tables, list):
            for number, table in enumerate(tables):
                assert text[lines[kind, number] - 1].partition("#")[0].rstrip() == f"[[{kind}]]"
                for field in table:
                    line = text[lines[kind, number, field] - 1]
                    assert line.startswith(f"{field} = ") or line == f"[[{kind}.{field}]]"
