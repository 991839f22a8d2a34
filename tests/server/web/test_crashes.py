"""What a crash inside the server tells: to the sender nothing, to the host the place, and others play on."""

import json
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from clients import Person, Refused, running, wait_for
from meadhall.text import LANGUAGES, say
from raw import request
from test_requests import check_problem


def damage(db: Path, table: str, seq: int) -> None:
    """Make an entry of a table unreadable; without its first one nothing can be made of a table."""
    with sqlite3.connect(db) as store:
        store.execute("UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?", (b'{"is": "S3CRET"}', table, seq))
    store.close()


def test_an_entry_of_an_unknown_kind_freezes_its_table(tmp_path: Path) -> None:
    """A newer version may have written it: what can be shown is shown, and nothing goes on."""
    db = tmp_path / "hall.sqlite3"
    with running(db) as server:
        host = Person(server)
        table = host.make_table(2, bots=[None, "random"])
        host.sit(table, "Ada")
        host.order(table, "begin")
        server.stop()
        damage(db, table, 3)
        server.start()
        parts = host.state(table)["parts"]
        assert parts["table"]["status"] == "frozen"
        assert parts["table"]["why_frozen"]
        assert parts["seats"][0]["name"] == "Ada"


def test_a_crash_tells_nothing_and_others_play_on(tmp_path: Path) -> None:
    db = tmp_path / "hall.sqlite3"
    with running(db) as server:
        host = Person(server)
        tables = [host.make_table(2, bots=[None, "random"]) for _ in range(2)]
        for table in tables:
            host.sit(table, "Ada")
        host.order(tables[1], "begin")
        server.stop()
        damage(db, tables[0], 1)
        with sqlite3.connect(db) as store:  # a bot would have to answer at both tables
            store.execute("UPDATE tables SET bots_turn = 1, status = 'playing', updated = 0")
        store.close()
        server.start()
        for lang in LANGUAGES:
            path = f"/api/tables/{tables[0]}/state?lang={lang}"
            answer = request(server, "GET", path, Cookie=str(host.cookie))
            check_problem(answer, 500, "internal")
            assert answer.json()["text"] == say(lang, "server-refused-internal")
            assert answer.headers["content-security-policy"]
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://127.0.0.1:{server.port}/api/tables/{tables[0]}/socket").__enter__()
        assert refused.value.response.status_code == 500
        assert host.state(tables[1])["parts"]["table"]["status"] == "playing"
        assert server.log is not None
        wait_for(lambda: "check-db" in server.log.read_text(), "the host is not told")
        logged = server.log.read_text()
        assert "S3CRET" not in logged
        assert tables[0] not in logged
        failed = [json.loads(line) for line in logged.splitlines() if "a request failed" in line]
        assert failed[0]["exception"]
        assert failed[0]["at"]


def test_bots_of_other_tables_go_on_beside_a_damaged_one(tmp_path: Path) -> None:
    db = tmp_path / "hall.sqlite3"
    with running(db) as server:
        host = Person(server)
        bad, good = (host.make_table(2, bots=["random", "random"]) for _ in range(2))
        server.stop()
        damaged_first = (
            "UPDATE tables SET bots_turn = 1, status = 'playing', updated = CASE id WHEN ? THEN 0 ELSE 1 END"
        )
        with sqlite3.connect(db) as store:
            store.execute(damaged_first, (bad,))
            store.execute("UPDATE entries SET body = '{}' WHERE table_id = ?", (bad,))
        store.close()
        server.start()
        host.order(good, "begin")
        wait_for(lambda: host.state(good)["parts"]["table"]["status"] == "over", "the bots do not play")
        with pytest.raises(Refused) as refused:
            host.state(bad)
        assert refused.value.code == "internal"
