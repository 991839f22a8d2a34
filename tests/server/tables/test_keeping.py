"""Looking after a database: check-db, backup and restore, purge."""

import json
import shutil
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from clients import Person, python, running
from meadhall.cli import main
from meadhall.server.store.chain import chain_of
from solo import begin, play


class Kept(NamedTuple):
    """A stopped database with a finished and a running game, and what nobody may read out of an export."""

    db: Path
    finished: str
    running: str
    token: str


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """A database that a server has left behind."""
    db = tmp_path_factory.mktemp("kept") / "tables.sqlite3"
    with running(db) as server:
        finished, winner = begin(server)
        line = winner.connect(finished)
        play(line)
        line.close()
        current, person = begin(server)
        line = person.connect(current)
        play(line, 5)
        assert line.order("chat", text="Back tomorrow")["type"] == "accepted"
        line.close()
        assert person.token is not None
        assert server.stop() == 0
        return Kept(db, finished, current, person.token)


@pytest.fixture
def copy(kept: Kept, tmp_path: Path) -> Path:
    """A copy of it to do harm to."""
    return Path(shutil.copy(kept.db, tmp_path / "copy.sqlite3"))


# --- check-db ----------------------------------------------------------------------------------------------


def test_a_whole_database_is_found_whole(kept: Kept) -> None:
    checked = python("check-db", "--db", str(kept.db), "--json")
    found = json.loads(checked.stdout)
    assert checked.returncode == 0
    assert (found["tables"], found["faults"], found["frozen"]) == (2, [], [])
    for lang in ("en", "fr", "ja"):
        told = python("check-db", "--db", str(kept.db), "--lang", lang)
        assert told.returncode == 0
        assert str(found["entries"]) in told.stdout


def change_a_byte(db: sqlite3.Connection, table: str) -> None:
    """Somebody else is said to have answered."""
    (body,) = db.execute("SELECT body FROM entries WHERE table_id = ? AND seq = 4", (table,)).fetchone()
    db.execute("UPDATE entries SET body = ? WHERE table_id = ? AND seq = 4", (body[:-2] + b"?" + body[-1:], table))


def drop_an_entry(db: sqlite3.Connection, table: str) -> None:
    """Something is missing in the middle."""
    db.execute("DELETE FROM entries WHERE table_id = ? AND seq = 5", (table,))


def drop_the_last_entry(db: sqlite3.Connection, table: str) -> None:
    """Something is missing at the end."""
    db.execute(
        "DELETE FROM entries WHERE table_id = ? AND seq = (SELECT last FROM tables WHERE id = ?)", (table, table)
    )


def change_the_status(db: sqlite3.Connection, table: str) -> None:
    """The row says another thing than the log."""
    db.execute("UPDATE tables SET status = 'waiting' WHERE id = ?", (table,))


def drop_the_row(db: sqlite3.Connection, table: str) -> None:
    """There is a log, but no table."""
    db.execute("DELETE FROM tables WHERE id = ?", (table,))


def change_the_dice(db: sqlite3.Connection, table: str) -> None:
    """Another secret than the one that was promised."""
    db.execute("UPDATE tables SET secret = ? WHERE id = ?", (b"\x01" * 32, table))


def forge_an_answer(db: sqlite3.Connection, table: str) -> None:
    """Somebody who knows how the chain is made lets a seat do what the rules forbid."""
    chain, rows = "", db.execute("SELECT seq, body FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    first = next(seq for seq, body in rows if b'"answered"' in body)
    for seq, body in rows:
        if seq == first:
            body = json.dumps({**json.loads(body), "answer": "pass"}).encode()
        chain = chain_of(chain, body)
        db.execute("UPDATE entries SET body = ?, chain = ? WHERE table_id = ? AND seq = ?", (body, chain, table, seq))
    db.execute("UPDATE tables SET chain = ? WHERE id = ?", (chain, table))


@pytest.mark.parametrize("which", ["finished", "running"])
@pytest.mark.parametrize(
    "harm",
    [
        change_a_byte,
        drop_an_entry,
        drop_the_last_entry,
        change_the_status,
        drop_the_row,
        change_the_dice,
        forge_an_answer,
    ],
)
def test_harm_is_found(
    kept: Kept,
    copy: Path,
    harm: Callable[[sqlite3.Connection, str], None],
    which: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = getattr(kept, which)
    with closing(sqlite3.connect(copy)) as db, db:
        harm(db, table)
    told = set()
    for lang in ("en", "fr", "ja"):
        assert main(["check-db", "--db", str(copy), "--lang", lang, "--json"]) == 1
        faults = json.loads(capsys.readouterr().out)["faults"]
        assert faults
        assert all(table in fault for fault in faults)
        told.add(faults[0])
    assert len(told) == 3


def test_a_damaged_file_is_told_in_one_line(copy: Path) -> None:
    with copy.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 8192)
    checked = python("check-db", "--db", str(copy))
    assert checked.returncode in (1, 2)
    assert "Traceback" not in checked.stderr
    assert checked.stdout + checked.stderr


# --- backup and restore ------------------------------------------------------------------------------------


def test_a_backup_of_a_running_server_can_be_played_on(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    with running(tmp_path / "tables.sqlite3", "--limits", "open") as server:
        table, person = begin(server)
        line = person.connect(table)
        play(line, 10)
        known = line.number
        with ThreadPoolExecutor(1) as threads:
            going_on = threads.submit(play, line)
            done = python("backup", "--db", server.db, "--to", str(copy))
            going_on.result()
        line.close()
    assert done.returncode == 0, done.stderr
    assert python("check-db", "--db", str(copy)).returncode == 0
    with running(copy) as restored:
        again = Person(restored, person.token).connect(table)
        again.hear()
        assert again.number >= known  # everything acknowledged before the backup began is in it
        assert again.lines[:1] == line.lines[:1]
        play(again)
        again.close()
        file = tmp_path / "match.json"
        file.write_text(json.dumps(Person(restored).ask(f"/api/tables/{table}/match")))
    assert json.loads(python("verify", str(file), "--json").stdout)["dice"] == "fair"
    assert python("check-db", "--db", str(copy)).returncode == 0


def test_check_db_looks_at_a_database_in_use(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        begin(server)
        assert python("check-db", "--db", server.db).returncode == 0


# --- purge -------------------------------------------------------------------------------------------------


def secrets_in(db: Path) -> set[str]:
    """Every hash of a token or a person in the logs, and every key of an order."""
    with closing(sqlite3.connect(db)) as read:
        bodies = [json.loads(body) for (body,) in read.execute("SELECT body FROM entries")]
    names = ("person", "token", "host", "actor", "key", "order")
    return {body[name] for body in bodies for name in names if len(body.get(name, "")) >= 16}


def tables_in(db: Path) -> set[str]:
    """The tables a database holds."""
    with closing(sqlite3.connect(db)) as read:
        counted = [read.execute(f"SELECT DISTINCT {name} FROM {table}").fetchall() for table, name in PLACES]  # noqa: S608
    assert counted[0] == counted[1]
    return {id for (id,) in counted[0]}


PLACES = (("tables", "id"), ("entries", "table_id"))


def test_purge_writes_out_what_it_removes(kept: Kept, copy: Path, tmp_path: Path) -> None:
    hidden = secrets_in(copy)
    purged = python("purge", "--db", str(copy), "--days", "0", "--export", str(tmp_path / "old"), "--finished")
    assert purged.returncode == 0, purged.stderr
    assert tables_in(copy) == {kept.running}
    (file,) = (tmp_path / "old").iterdir()
    text = file.read_text()
    document = json.loads(text)
    assert (document["table"], document["status"]) == (kept.finished, "over")
    assert not [each for each in hidden if each in text]
    assert kept.token not in text
    (tmp_path / "match.json").write_text(json.dumps(document["match"]))
    assert json.loads(python("verify", str(tmp_path / "match.json"), "--json").stdout)["dice"] == "fair"
    assert python("check-db", "--db", str(copy)).returncode == 0
    assert python("purge", "--db", str(copy), "--days", "0", "--export", str(tmp_path / "old")).returncode == 0
    assert tables_in(copy) == set()
    assert len(list((tmp_path / "old").iterdir())) == 2


def test_purge_keeps_what_changed_lately_and_what_it_cannot_write_out(kept: Kept, copy: Path, tmp_path: Path) -> None:
    python("purge", "--db", str(copy), "--days", "1", "--export", str(tmp_path / "old"))
    assert tables_in(copy) == {kept.finished, kept.running}
    (tmp_path / "file").write_text("in the way")
    refused = python("purge", "--db", str(copy), "--days", "0", "--export", str(tmp_path / "file" / "old"))
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1
    for file in (kept.finished, kept.running):  # the names under which they would be written are taken
        (tmp_path / "old" / f"meadhall-champions-{file}.json").mkdir()
    refused = python("purge", "--db", str(copy), "--days", "0", "--export", str(tmp_path / "old"))
    assert refused.returncode == 2
    assert tables_in(copy) == {kept.finished, kept.running}
