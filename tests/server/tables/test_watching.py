"""Who watches is counted for everybody, at once and by number only."""

from collections.abc import Iterator

import pytest

from clients import Line, Person, Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here."""
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite3") as server:
        yield server


def hear_watchers(line: Line, n: int) -> None:
    """Wait until a socket has heard that so many watch."""
    while line.parts.get("watchers") != n:
        line.hear()


def test_players_and_watchers_hear_how_many_watch_and_nothing_of_it_is_written_down(server: Server) -> None:
    anna, odd = Person(server), Person(server)
    table = anna.make_table(2)
    anna.sit(table, "Anna")
    line = anna.connect(table)
    hear_watchers(line, 0)
    first, second = odd.connect(table), Person(server).connect(table)
    for each in (line, first, second):
        hear_watchers(each, 2)
    assert anna.state(table)["parts"]["watchers"] == 2
    number, lines = line.number, list(line.lines)
    second.close()
    hear_watchers(line, 1)
    hear_watchers(first, 1)
    assert (line.number, line.lines) == (number, lines)
    assert not [part for part in line.parts if part not in ("watchers", *anna.state(table)["parts"])]
    seated = Person(server, odd.sit(table, "Odd")["token"]).connect(table)  # who sits down does not watch
    first.close()
    hear_watchers(line, 0)
    seated.close()
    line.close()
