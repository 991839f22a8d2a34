"""What cannot be written: full disks, read-only files, files in use. It is refused clearly, and got over."""

import os
import resource
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from clients import Line, Server, free_port, python, running, wait_for
from meadhall.cli import main
from meadhall.server.store.sqlite_store import SqliteStore
from meadhall.text import say
from postgres import Cluster
from solo import begin, play

NOBODY = 65534


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A disk of its own with little room in this folder, if this machine lets us have one."""
    folder.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(folder)]
    may_mount = os.geteuid() == 0 and shutil.which("mount") is not None
    mounted = may_mount and subprocess.run(words, capture_output=True, check=False).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", str(folder)], check=True)  # noqa: S607


def fill(file: Path) -> None:
    """Write until there is no room left."""
    with file.open("wb", buffering=0) as ballast:
        try:
            while ballast.write(b"x" * 65536):
                pass
        except OSError:
            return


@contextmanager
def no_room(server: Server, is_small: bool) -> Iterator[None]:
    """The disk is full for a while; where there is no small disk, no file of the server may grow."""
    ballast = Path(server.db).with_name("ballast")
    if is_small:
        fill(ballast)
        yield
        ballast.unlink()
        return
    size = Path(server.db + "-wal").stat().st_size
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("may_be_small", [True, False])
def test_a_full_disk_refuses_and_is_got_over(tmp_path: Path, may_be_small: bool) -> None:
    folder = tmp_path / "disk"
    with small_disk(folder) as is_small, running(folder / "tables.sqlite3") as server:
        table, person = begin(server)
        line = person.connect(table)
        play(line, 5)
        before = person.state(table)
        with no_room(server, is_small and may_be_small):
            order = {"decision": line.parts["question"]["decision"], "answer": legal(line)}
            refused = wait_for(lambda: refused_for_storage(line, order), "a full disk takes everything")
            assert refused["text"] == say("en", "server-refused-storage")
            after = person.state(table)
            assert {**after, "now": 0} == {**before, "now": 0}
        assert line.order("answer", "the-same-key", **order)["type"] == "accepted"
        play(line)
        line.close()
        assert python("check-db", "--db", server.db).returncode == 0


def legal(line: Line) -> str:
    """An answer that could be given."""
    return str(line.parts["question"]["options"][0]["answer"])


def refused_for_storage(line: Line, order: dict[str, object]) -> dict[str, object]:
    """The refusal an order gets."""
    told = line.order("answer", "the-same-key", **order)
    assert (told["type"], told.get("code")) == ("refused", "storage")
    return told


def test_a_database_that_becomes_read_only_refuses_and_is_got_over(cluster: Cluster) -> None:
    db = cluster.url(cluster.new_database())

    def set_read_only(on: str) -> None:
        with psycopg.connect(cluster.url(), autocommit=True) as admin:
            admin.execute(f"ALTER SYSTEM SET default_transaction_read_only = {on}".encode())
            admin.execute("SELECT pg_reload_conf()")

    with running(db) as server:
        table, person = begin(server)
        line = person.connect(table)
        play(line, 5)
        set_read_only("on")
        try:
            wait_for(lambda: line.order("chat", text="Is anybody there?").get("code") == "storage")
        finally:
            set_read_only("off")
        wait_for(lambda: line.order("chat", text="Here we are again")["type"] == "accepted")
        play(line)
        line.close()
    assert python("check-db", "--db", db).returncode == 0


@contextmanager
def without_privileges() -> Iterator[None]:
    """Be nobody special for a while: root may write everywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def serve_at(db: Path) -> int:
    """Run `meadhall serve` here, where it cannot get far; its exit code."""
    return main(["serve", "--db", str(db), "--port", str(free_port()), "--lang", "en", "--log", "quiet"])


def test_a_server_does_not_begin_on_a_file_it_cannot_write(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve_at(tmp_path / "nowhere" / "tables.sqlite3") == 2  # imports everything while we may read everything
    expected = [say("en", f"problem-store-{why}") for why in ("no-folder", "read-only")]
    with tempfile.TemporaryDirectory() as place:  # nobody special may not look into pytest's folders
        db = Path(place) / "tables.sqlite3"
        SqliteStore(str(db))._let_go()
        db.chmod(0o444)
        Path(place).chmod(0o555)
        with without_privileges():
            code = serve_at(db)
        Path(place).chmod(0o777)
    assert code == 2
    assert capsys.readouterr().err.splitlines() == expected


def test_a_second_server_on_the_same_file_says_so(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        second = python("serve", "--db", server.db, "--port", str(free_port()))
        assert second.returncode == 2
        assert second.stderr.splitlines() == [say("en", "problem-store-in-use")]
        third = python("purge", "--db", server.db, "--days", "0", "--export", str(tmp_path / "old"))
        assert (third.returncode, third.stderr) == (2, second.stderr)
        assert server.answers()
