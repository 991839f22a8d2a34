"""Closing a table without a result, and taking tables that are done with off the own list."""

from collections.abc import Iterator

import pytest

from clients import Json, Person, Refused, Server, python, running, wait_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here."""
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite3", "--limits", "open") as server:
        yield server


def refusal(person: Person, path: str, body: Json) -> str:
    """Why somebody may not do something."""
    with pytest.raises(Refused) as refused:
        person.ask(path, body)
    return str(refused.value.code)


def no_order(person: Person, table: str, type: str, **more: object) -> str:
    """Why an order is refused."""
    return refusal(person, f"/api/tables/{table}/orders", {"type": type, "key": "a-key-for-it", **more})


def forget(person: Person, table: str) -> None:
    """Take a table off the own list."""
    assert person.ask(f"/api/tables/{table}/forget", {}) == {"table": table}


def rows(person: Person, which: str = "mine") -> dict[str, Json]:
    """The tables of a list."""
    return {row["id"]: row for row in person.ask(f"/api/tables?which={which}")["tables"]}


def alone(server: Server, **more: object) -> tuple[Person, str]:
    """Somebody who plays with a bot and is asked."""
    person = Person(server)
    table = person.make_table(2, bots=[None, "greedy"], **more)
    person.sit(table, "Anna")
    person.order(table, "begin")
    wait_for(lambda: person.state(table)["parts"]["question"]["options"], "nobody is asked")
    return person, table


def test_the_host_closes_a_table_that_waits_and_nobody_sits_down_there(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.make_table(3, open=True)
    guest.sit(table, "Bo")
    assert no_order(guest, table, "close") == "not-host"
    line = guest.connect(table)
    line.hear_until(lambda told: told["type"] == "news")
    host.order(table, "close")
    line.hear_until(lambda told: told["type"] == "news" and "table" in told["parts"])
    assert line.parts["table"]["status"] == "closed"
    line.close()
    assert refusal(host, f"/api/tables/{table}/sit", {"name": "Anna"}) == "closed"
    for type, more in (("begin", {}), ("leave", {}), ("set_seat", {"seat": 0, "bot": None}), ("close", {})):
        assert no_order(host if type != "leave" else guest, table, type, **more) == "closed"
    assert table not in rows(host, "open")
    assert table not in rows(host, "finished")
    assert rows(host)[table]["status"] == "closed"
    assert refusal_of(host, f"/api/tables/{table}/story") == "not-over"  # nothing was played
    assert python("check-db", "--db", server.db).returncode == 0


def refusal_of(person: Person, path: str) -> str:
    """Why something cannot be looked at."""
    with pytest.raises(Refused) as refused:
        person.ask(path)
    return str(refused.value.code)


def test_who_plays_alone_closes_the_game_and_everything_of_it_stays_to_be_seen(server: Server) -> None:
    person, table = alone(server, open=True)
    question = person.state(table)["parts"]["question"]
    person.order(table, "answer", decision=question["decision"], answer=question["options"][0]["answer"])
    said = [line["text"] for line in person.state(table)["lines"]]
    person.order(table, "close")
    whole = person.state(table)
    assert [line["text"] for line in whole["lines"]][: len(said)] == said
    parts = whole["parts"]
    assert (parts["table"]["status"], parts["standing"]["over"], parts["standing"]["winners"]) == (
        "closed",
        False,
        [],
    )
    assert parts.get("question", False) is False
    assert not any(seat["asked"] for seat in parts["seats"])
    assert no_order(person, table, "answer", decision=0, answer="pass") == "closed"
    assert person.order(table, "chat", text="Good night")["number"]
    assert person.ask(f"/api/tables/{table}/match")["table"]["end"] == "closed"
    assert person.ask(f"/api/tables/{table}/story?seat=open")["lines"]
    last = person.ask(f"/api/tables/{table}/moments/9999?seat=0")
    assert (last["asked"], last["prompt"], last["standing"]["over"]) == ([], "", False)
    assert rows(person)[table]["your_turn"] is False
    server.kill()
    server.start()
    assert person.state(table)["parts"]["table"]["status"] == "closed"
    assert python("check-db", "--db", server.db).returncode == 0


def test_where_others_play_nobody_closes_the_game(server: Server) -> None:
    anna, bo = Person(server), Person(server)
    table = anna.make_table(2)
    anna.sit(table, "Anna")
    bo.sit(table, "Bo")
    anna.order(table, "begin")
    assert no_order(anna, table, "close") == "not-alone"
    bo.order(table, "leave")  # may come back
    assert no_order(anna, table, "close") == "not-alone"
    assert no_order(Person(server), table, "close") == "not-your-seat"
    assert rows(anna)[table]["removal"] == "leave"
    assert rows(bo)[table]["removal"] == "forget"
    assert rows(Person(server)).get(table) is None


def test_a_lesson_is_closed_and_forgotten(server: Server) -> None:
    person = Person(server)
    table = person.make_table(2, lesson="workers")
    person.sit(table, "Anna")
    person.order(table, "begin")
    assert rows(person)[table]["removal"] == "close"
    assert refusal(person, f"/api/tables/{table}/forget", {}) == "still-playing"
    person.order(table, "close")
    forget(person, table)
    assert table not in rows(person)
    assert person.state(table)["parts"]["you"]["seat"] == 0  # the table itself is as it was


def test_tables_are_forgotten_one_by_one_and_stay_so_for_this_person_only(server: Server) -> None:
    anna, bo = Person(server), Person(server)
    table, other = anna.make_table(2), anna.make_table(2)
    anna.sit(table, "Anna")
    bo.sit(table, "Bo")
    assert rows(anna)[table]["removal"] == "close"  # the host's
    assert rows(bo)[table]["removal"] == "leave"
    assert refusal(bo, f"/api/tables/{table}/forget", {}) == "still-playing"
    anna.order(table, "begin")
    anna.order(table, "resign")
    assert rows(anna)[table]["removal"] == "forget"
    forget(anna, table)
    forget(anna, table)
    assert table not in rows(anna)
    assert other in rows(anna)
    assert table in rows(bo)
    server.kill()
    server.start()
    assert table not in rows(anna)
    assert refusal(Person(server), f"/api/tables/{table}/forget", {}) == "unknown-table"
