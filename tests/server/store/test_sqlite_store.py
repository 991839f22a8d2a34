"""The store in a SQLite file: files that cannot be used, a full disk, copies."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from meadhall.server.store.sqlite_store import SqliteStore
from meadhall.server.store.store import Store, StoreProblem
from store_load import append_to, row_of
from store_playing import open_and_close, refused, sound, using

NOBODY = 65534


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a new file."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


def test_a_path_alone_is_an_address(tmp_path: Path) -> None:
    @using(str(tmp_path / "plain.db"))
    async def make(store: Store) -> None:
        assert await store.count() == {}
        store.listen(lambda table, seq: None)

    assert (tmp_path / "plain.db").exists()


def test_only_one_process_may_have_the_file(sqlite: str) -> None:
    @using(sqlite)
    async def again(store: Store) -> None:
        refused(sqlite, "store-in-use")

    open_and_close(sqlite)


def test_files_that_cannot_be_used_are_refused(tmp_path: Path) -> None:
    assert "nowhere" in refused(str(tmp_path / "nowhere" / "t.db"), "store-no-folder").details
    (tmp_path / "text.db").write_text("this is not a database at all, but long enough to be looked at\n" * 100)
    refused(str(tmp_path / "text.db"), "store-not-ours")
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE accounts (id INTEGER)")
    other.close()
    refused(str(tmp_path / "other.db"), "store-not-ours")
    (tmp_path / "folder.db").mkdir()
    refused(str(tmp_path / "folder.db"), "store-cannot-open")
    refused("mysql://somewhere", "store-bad-address")


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


def test_a_file_that_is_read_only_is_refused() -> None:
    folder = Path(tempfile.mkdtemp())  # nobody special may not look into pytest's folders
    try:
        open_and_close(str(folder / "t.db"))
        for file in folder.iterdir():
            file.chmod(0o444)
        folder.chmod(0o555)
        with without_privileges():
            refused(str(folder / "t.db"), "store-read-only")
        folder.chmod(0o777)
        (folder / "t.db.lock").chmod(0o666)
        with without_privileges():
            refused(str(folder / "t.db"), "store-read-only")
    finally:
        folder.chmod(0o777)
        for file in folder.iterdir():
            file.unlink()
        folder.rmdir()


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A disk of its own with little room in this folder, if this machine lets us have one."""
    folder.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", str(folder)]
    may_mount = os.geteuid() == 0 and shutil.which("mount") is not None
    mounted = may_mount and subprocess.run(words, capture_output=True, check=False).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", str(folder)], check=True)  # noqa: S607


async def append_until_full(store: Store) -> None:
    """Append more and more."""
    for seq in range(2, 100):
        await store.append(append_to("t", seq)._replace(summary=b"s" * 4_000 * seq))


def test_a_full_disk_acknowledges_nothing_and_is_got_over(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as is_small:
        ballast = tmp_path / "disk" / "ballast"
        path = str(tmp_path / "disk" / "t.db")
        if is_small:
            ballast.write_bytes(b"x" * 200_000)

        @using(path)
        async def fill(store: SqliteStore) -> None:
            if not is_small:  # the next best: a file that may not grow
                store._writing.execute("PRAGMA max_page_count = 60")
            await store.create(row_of("t"), append_to("t", 1))
            with pytest.raises(StoreProblem) as full:
                await append_until_full(store)
            assert full.value.id == "store-full"
            assert path in full.value.details
            seq = len(await store.entries("t"))
            await sound(store, "t", seq)
            if is_small:
                ballast.unlink()
            else:
                store._writing.execute("PRAGMA max_page_count = 100000")
            await store.append(append_to("t", seq + 1))
            await sound(store, "t", seq + 1)


def test_a_copy_is_made_while_others_write(sqlite: str, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy.db")

    @using(sqlite)
    async def back_up(store: Store) -> None:
        await store.create(row_of("t"), append_to("t", 1))
        ends = False

        async def write() -> int:
            seq = 1
            while not ends:
                await store.append(append_to("t", seq + 1))
                seq += 1
            return seq

        writing = asyncio.ensure_future(write())
        while len(await store.entries("t")) < 5:
            await asyncio.sleep(0)
        await store.backup(copy)
        seen = len(await store.entries("t"))
        ends = True
        assert await writing >= seen
        with pytest.raises(StoreProblem) as problem:
            await store.backup(str(tmp_path / "nowhere" / "copy.db"))
        assert problem.value.id in ("store-no-folder", "store-cannot-open")

    @using(copy)
    async def look(store: Store) -> None:
        n = len(await store.entries("t"))
        assert n >= 5
        await sound(store, "t", n)
