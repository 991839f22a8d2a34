"""How much anybody may do: rates, tables, sockets and talk, with limits small enough to reach."""

from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from clients import Person, Refused, wait_for
from meadhall.text import LANGUAGES, say
from own_settings import OwnServer, serving
from raw import request

NEVER = 1e-9  # a second: a bucket that does not fill again while a test runs


def open_socket(server: OwnServer, table: str) -> ClientConnection:
    """A socket that has not said anything yet."""
    return connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket").__enter__()


def refusals(times: int, person: Person, path: str, body: dict[str, object] | None = None) -> list[str]:
    """What becomes of the same request so many times: the codes, or nothing."""
    codes = []
    for _ in range(times):
        try:
            person.ask(path, body)
            codes.append("")
        except Refused as refused:
            codes.append(str(refused.code))
    return codes


def test_requests_of_one_address(tmp_path: Path) -> None:
    with serving(
        tmp_path / "hall.sqlite3", behind_proxy=True, limits={"requests_at_once": 10, "requests_a_second": NEVER}
    ) as server:
        told = [request(server, "GET", "/api/games", X_Forwarded_For="192.0.2.1") for _ in range(12)]
        assert [answer.status for answer in told] == [200] * 10 + [429] * 2
        assert told[-1].json()["code"] == "too-many"
        for lang in LANGUAGES:
            answer = request(server, "GET", f"/api/games?lang={lang}", X_Forwarded_For="192.0.2.1")
            assert answer.json()["text"] == say(lang, "server-refused-too-many")
        own = "203.0.113.9, 192.0.2.1"  # who says that of himself is not believed
        assert request(server, "GET", "/api/games", X_Forwarded_For=own).status == 429
        assert request(server, "GET", "/api/games", X_Forwarded_For="192.0.2.2").status == 200
        crowd = [request(server, "GET", "/api/games", X_Forwarded_For=f"2001:db8::{n:x}") for n in range(1, 12)]
        assert [answer.status for answer in crowd] == [200] * 10 + [429]


def test_nobody_believes_a_forwarded_address_without_a_proxy(tmp_path: Path) -> None:
    limits = {"requests_at_once": 10, "requests_a_second": NEVER}
    with serving(tmp_path / "hall.sqlite3", limits=limits) as server:  # being asked whether it answers counts, too
        told = [request(server, "GET", "/api/games", X_Forwarded_For=f"192.0.2.{n}").status for n in range(12)]
        assert told[-1] == 429


def test_tables_made_from_one_address_and_tables_in_all(tmp_path: Path) -> None:
    limits = {"tables_at_once": 3, "tables_an_hour": NEVER}
    with serving(tmp_path / "one.sqlite3", limits=limits) as server:
        made = refusals(4, Person(server), "/api/tables", {"game": "champions", "seats": 2})
        assert made == ["", "", "", "too-many"]
    with serving(tmp_path / "two.sqlite3", limits={"tables_waiting_or_played": 2}) as server:
        made = refusals(4, Person(server), "/api/tables", {"game": "champions", "seats": 2})
        assert made == ["", "", "too-many", "too-many"]


def test_sockets_of_one_table(tmp_path: Path) -> None:
    with serving(tmp_path / "hall.sqlite3", limits={"sockets_a_table": 3}) as server, ExitStack() as stack:
        table = Person(server).make_table()
        waiting = [stack.enter_context(open_socket(server, table)) for _ in range(5)]  # nobody has greeted yet
        heard = []
        for socket in waiting:
            socket.send('{"type": "hello"}')
            heard.append(str(socket.recv(timeout=60)))
        assert ['"news"' in told for told in heard] == [True, True, True, False, False]
        assert '"too-many"' in heard[3]
        with pytest.raises(InvalidStatus) as refused:
            open_socket(server, table)
        assert refused.value.response.status_code == 429
        waiting[0].close()
        wait_for(lambda: opens(server, table), "a place that became free stays taken")


def test_sockets_of_one_address_and_how_fast_they_are_opened(tmp_path: Path) -> None:
    with serving(tmp_path / "one.sqlite3", limits={"sockets_an_address": 2}) as server, ExitStack() as stack:
        table = Person(server).make_table()
        first = stack.enter_context(open_socket(server, table))
        stack.enter_context(open_socket(server, table))
        assert not opens(server, table)
        first.close()
        wait_for(lambda: opens(server, table), "a place that became free stays taken")
    with serving(tmp_path / "two.sqlite3", limits={"sockets_at_once": 5, "sockets_a_second": NEVER}) as server:
        table = Person(server).make_table()
        assert [opens(server, table) for _ in range(7)] == [True] * 5 + [False] * 2


def opens(server: OwnServer, table: str) -> bool:
    """Whether one more socket can be opened."""
    try:
        open_socket(server, table).close()
    except InvalidStatus as refused:
        if refused.response.status_code != 429:
            raise
        return False
    return True


def test_talk_is_counted_by_seat_through_whatever_door(tmp_path: Path) -> None:
    with serving(tmp_path / "hall.sqlite3", limits={"lines_of_chat_a_minute": 4 + NEVER}) as server:
        host, guest = Person(server), Person(server)
        table = host.make_table()
        token = host.sit(table, "Ada")["token"]
        guest.sit(table, "Bo")
        lines = [Person(server, token).connect(table) for _ in range(2)]
        said = [lines[n % 2].order("chat", text="hello")["type"] for n in range(3)]
        said.append(host.order(table, "chat", text="hello")["type"])
        assert said == ["accepted"] * 4
        # Four more come free in a minute, so somewhere within many tries one is too many.
        assert any(lines[n % 2].order("chat", text="more").get("code") == "too-many" for n in range(50))
        assert guest.order(table, "chat", text="hello")["type"] == "accepted"
        for line in lines:
            line.close()
