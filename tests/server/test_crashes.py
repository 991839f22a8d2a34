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


def damage(db: Path, table: str) -> None:
    """Make what is stored of a table unreadable."""
    with sqlite3.connect(db) as store:
        store.execute("UPDATE entries SET body = ? WHERE table_id = ? AND seq = 2", (b'{"is": "S3CRET"}', table))
    store.close()


def test_a_crash_tells_nothing_and_others_play_on(tmp_path: Path) -> None:
    db = tmp_path / "hall.sqlite3"
    with running(db) as server:
        host = Person(server)
        tables = [host.make_table(2, bots=[None, "random"]) for _ in range(2)]
        for table in tables:
            host.sit(table, "Ada")
        host.order(tables[1], "begin")
        server.stop()
        damage(db, tables[0])
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
        assert failed[0]["exception"] == "ValidationError"
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
