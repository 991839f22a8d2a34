"""The list of stand-in values: complete, in words, and without what the data pack of a table tells."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from clients import Person, Refused, Server, running
from meadhall.kernel.documents.boxed_game import BoxedGame
from meadhall.kernel.documents.stand_ins import list_made_up
from meadhall.kernel.matches.setting_up import check_options
from meadhall.registry import games
from meadhall.text import LANGUAGES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here."""
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite3") as server:
        yield server


def test_every_value_that_is_made_up_is_in_the_list(server: Server) -> None:
    for game in games():
        options = check_options(game, None)
        told = {lang: Person(server).ask(f"/api/games/{game.id}/stand-ins?lang={lang}") for lang in LANGUAGES}
        assert isinstance(game, BoxedGame)
        made_up = list_made_up(game.facts(options))
        records = {(kind, record) for kind, records, _, _ in made_up for record in records}
        lines = game.stand_ins(options)
        assert {line.partition(":")[0].split()[0] for line in lines} == {kind for kind, _ in records}
        for lang in LANGUAGES:
            assert told[lang]["n"] == len(lines)
            assert len(told[lang]["components"]) == len(made_up)
            for it, (_, _, fields, whole) in zip(told[lang]["components"], made_up, strict=True):
                assert it["component"]
                assert len(it["values"]) == (0 if whole else len(fields)), it  # each has a word of its own


def test_what_the_pack_of_a_table_tells_is_not_in_its_list(server: Server) -> None:
    host = Person(server)
    table = host.make_table(2, facts=Path("examples/facts-pack.toml").read_text(encoding="utf-8"))
    own = host.ask("/api/games/champions/stand-ins")
    told = host.ask(f"/api/games/champions/stand-ins?table={table}")
    assert own != told
    assert told["components"]
    for path in ("/api/games/walhalla/stand-ins?table=" + table, "/api/games/champions/stand-ins?table=nosuchTable1"):
        with pytest.raises(Refused) as refused:
            host.ask(path)
        assert refused.value.code == "unknown-table"
    with pytest.raises(Refused) as refused:
        host.ask("/api/games/chess/stand-ins")
    assert refused.value.code == "unknown-game"
