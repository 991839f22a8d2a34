"""What a store promises: the same tests for SQLite and for a real PostgreSQL."""

import asyncio
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from meadhall.server.store.batching import Creation, Removal, make_plan
from meadhall.server.store.chain import chain_of
from meadhall.server.store.sql_store import SqlStore
from meadhall.server.store.store import Append, Entry, Store, StoreProblem, Taken
from meadhall.text import LANGUAGES
from postgres import Cluster
from started import Program
from store_load import FIRST_LINE, TABLES, append_to, body_of, name_of, row_of
from store_playing import refused, soon, sound, using


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new store of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.url(cluster.new_database())


# --- the contract ---------------------------------------------------------------------------------------------------


def test_a_table_and_its_log_are_kept(url: str) -> None:
    row = row_of("aaaaaaaaaaaa")._replace(game="champions", status="waiting", is_open=False, created=5, secret=b"\0x")

    @using(url)
    async def write(store: Store) -> None:
        assert await store.row(row.id) is None
        assert await store.entries(row.id) == []
        await store.create(row, Append(row.id, 1, 7, [b"one", b"two"], "waiting", b"[1]", False, ["anna"]))
        written = await store.append(Append(row.id, 3, 9, [b"three"], "playing", b"[2]", True, ["bo", "anna"], True))
        first, second = chain_of("", b"one"), chain_of(chain_of("", b"one"), b"two")
        assert written == [Entry(3, 9, b"three", chain_of(second, b"three"))]
        assert (await store.entries(row.id))[:2] == [Entry(1, 7, b"one", first), Entry(2, 7, b"two", second)]

    @using(url)
    async def read_again(store: Store) -> None:
        kept = row._replace(status="playing", is_open=True, updated=9, last=3, summary=b"[2]", bots_turn=True)
        assert await store.row(row.id) == kept
        assert await store.entries(row.id, 2) == [await_entry(3, b"one", b"two", b"three")]
        for person in ("anna", "bo"):
            assert await store.tables_of(person, 10) == [kept]
        assert await store.check() == []


def await_entry(seq: int, *bodies: bytes) -> Entry:
    """The last of some entries."""
    chain = ""
    for body in bodies:
        chain = chain_of(chain, body)
    return Entry(seq, 9, bodies[-1], chain)


def test_lists_show_what_they_should_in_order(url: str) -> None:
    @using(url)
    async def lists(store: Store) -> None:
        for k, (status, is_open, bots) in enumerate(
            [("waiting", True, False), ("playing", True, True), ("over", True, False), ("playing", False, True)]
        ):
            table = f"table{k}"
            row = row_of(table)._replace(status=status, is_open=is_open, created=k, bots_turn=bots)
            await store.create(row, Append(table, 1, 10 + k, [b"x"], status, b"", bots, ["anna"]))
        assert [row.id for row in await store.open_tables(10)] == ["table1", "table0"]
        assert [row.id for row in await store.open_tables(1)] == ["table1"]
        assert [row.id for row in await store.finished_tables(10)] == ["table2"]
        assert [row.id for row in await store.tables_of("anna", 3)] == ["table3", "table2", "table1"]
        assert await store.tables_of("bo", 10) == []
        assert await store.tables_with_bots_to_move(12) == ["table1"]
        assert await store.tables_with_bots_to_move(13) == ["table1", "table3"]
        assert await store.count() == {"waiting": 1, "playing": 2, "over": 1}
        await store.remove("table1")
        await store.remove("table1")
        assert await store.row("table1") is None
        assert await store.entries("table1") == []
        assert [row.id for row in await store.tables_of("anna", 9)] == ["table3", "table2", "table0"]
        assert await store.check() == []


def test_signs_of_life_are_kept(url: str) -> None:
    @using(url)
    async def beat(store: Store) -> None:
        for node, began, now in (("a", 1, 5), ("a", 1, 9), ("b", 2, 3), ("a", 20, 21), ("a", 1, 8)):
            await store.beat(node, began, now)
        assert await store.uptimes(0) == [(1, 9), (2, 3), (20, 21)]
        assert await store.uptimes(9) == [(1, 9), (20, 21)]


def test_who_comes_second_is_told_and_nothing_of_it_is_written(url: str) -> None:
    @using(url)
    async def collide(store: Store) -> None:
        await store.create(row_of("t"), append_to("t", 1))
        with pytest.raises(Taken):
            await store.create(row_of("t"), append_to("t", 1))
        await store.append(append_to("t", 2, 2))
        for first in (0, 1, 3, 5):
            with pytest.raises(Taken):
                await store.append(append_to("t", first, 2))
        with pytest.raises(Taken):
            await store.append(append_to("nowhere", 1))
        await sound(store, "t", 3)


def test_a_conflict_in_a_batch_fails_alone(url: str) -> None:
    @using(url)
    async def collide(store: Store) -> None:
        names = [f"t{k}" for k in range(20)]
        await asyncio.gather(*(store.create(row_of(t), append_to(t, 1)) for t in names))
        doubled = [store.append(append_to(t, 2, 2)) for t in names for _ in range(2)]
        results = await asyncio.gather(*doubled, return_exceptions=True)
        assert [isinstance(result, Taken) for result in results] == [False, True] * 20
        for t in names:
            await sound(store, t, 3)


def test_many_share_one_wait_for_the_disk(url: str) -> None:
    @using(url)
    async def batch(store: SqlStore) -> None:
        names = [f"t{k}" for k in range(100)]
        await asyncio.gather(*(store.create(row_of(t), append_to(t, 1)) for t in names))
        before = store.batches
        with held_up(url):
            waiting = [asyncio.ensure_future(store.append(append_to(t, 2))) for t in names]
            await soon(lambda: store.batches > before)
        await asyncio.gather(*waiting)
        assert store.batches - before <= 2, "those who came while the first were held up go together"
        for t in names:
            assert len(await store.entries(t)) == 2


@contextmanager
def held_up(url: str) -> Iterator[None]:
    """Let nobody else write for a while."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as file:
            file.execute("BEGIN IMMEDIATE")
            yield
            file.execute("ROLLBACK")
    else:
        with psycopg.connect(url) as db:
            db.execute("LOCK TABLE meadhall.tables IN EXCLUSIVE MODE")
            yield


def test_what_a_database_cannot_hold_fails_alone(url: str) -> None:
    @using(url)
    async def refuse(store: Store) -> None:
        await asyncio.gather(*(store.create(row_of(t), append_to(t, 1)) for t in ("a", "b", "c")))
        bad = append_to("b", 2)._replace(at=1 << 70)
        worse = append_to("c", 2)._replace(people=["\ud800"])
        results = await asyncio.gather(
            store.append(append_to("a", 2)), store.append(bad), store.append(worse), return_exceptions=True
        )
        assert not isinstance(results[0], BaseException)
        assert all(isinstance(result, StoreProblem) for result in results[1:])
        await store.append(append_to("b", 2))
        await store.append(append_to("c", 2))
        for t in ("a", "b", "c"):
            await sound(store, t, 2)


def test_all_that_waits_is_written_before_closing(url: str) -> None:
    @using(url)
    async def close(store: Store) -> None:
        await store.create(row_of("t"), append_to("t", 1))
        waiting = [asyncio.ensure_future(store.append(append_to("t", seq))) for seq in range(2, 30)]
        await asyncio.sleep(0)
        await store.close()
        assert [(await one)[0].seq for one in waiting] == list(range(2, 30))
        for asks in (store.append(append_to("t", 30)), store.row("t")):
            with pytest.raises(StoreProblem) as closed:
                await asks
            assert closed.value.id == "store-closed"


def test_making_and_removing_in_one_batch() -> None:
    row = row_of("t")
    plan = make_plan([Creation(row, append_to("t", 1))], {})
    assert plan.created == {"t": row}
    plan = make_plan([append_to("t", 2)._replace(is_open=True), append_to("t", 3)], {"t": (1, "")})
    assert plan.changes["t"].is_open is True
    again = row._replace(created=2)
    both = [Creation(row, append_to("t", 1, 2)), Removal("t"), Creation(again, append_to("t", 1)), append_to("t", 3)]
    plan = make_plan(both, {})
    assert (plan.removed, plan.created, len(plan.entries["t"])) == ({"t"}, {"t": again}, 1)
    assert isinstance(plan.results[3], Taken)


# --- damage ---------------------------------------------------------------------------------------------------------

DAMAGE = [
    ("UPDATE entries SET body = 'other' WHERE table_id = 'a' AND seq = 2", ["fault-chain"]),
    ("DELETE FROM entries WHERE table_id = 'a' AND seq = 2", ["fault-gap"]),
    ("DELETE FROM entries WHERE table_id = 'a' AND seq = 3", ["fault-last"]),
    ("DELETE FROM entries WHERE table_id = 'a'", ["fault-last"]),
    ("DELETE FROM tables WHERE id = 'a'", ["fault-no-table"]),
    ("UPDATE tables SET last = 2 WHERE id = 'a'", ["fault-last"]),
    ("UPDATE entries SET seq = 10 - seq WHERE table_id IN ('a', 'b')", ["fault-gap", "fault-gap"]),
]


@pytest.mark.parametrize(("change", "found"), DAMAGE, ids=[sql for sql, _ in DAMAGE])
def test_what_was_changed_behind_our_back_is_found(url: str, change: str, found: list[str]) -> None:
    @using(url)
    async def write(store: Store) -> None:
        for t in ("a", "b", "c"):
            await store.create(row_of(t), append_to(t, 1, 3))

    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as file:
            file.execute(change.replace("'other'", "x'00'"))
        file.close()
    else:
        with psycopg.connect(url) as db:
            db.execute("SET search_path = meadhall")
            db.execute(change.encode())

    @using(url)
    async def check(store: Store) -> None:
        faults = await store.check()
        assert [fault.what.id for fault in faults] == found
        assert faults[0].table == "a"
        assert len({faults[0].say(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_newer_store_is_left_alone(url: str) -> None:
    @using(url)
    async def make(store: Store) -> None:
        await store.count()

    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as file:
            file.execute("PRAGMA user_version = 99")
        file.close()
    else:
        with psycopg.connect(url) as db:
            db.execute("INSERT INTO meadhall.schema_version VALUES (99)")
    refused(url, "store-newer")


# --- killed processes ----------------------------------------------------------------------------------------------


def acknowledged_before_the_kill(url: str, run: int, n: int) -> dict[str, int]:
    """Start a process that appends, kill it after so many acknowledgements, and tell what it had acknowledged."""
    with Program(
        [sys.executable, str(Path(__file__).with_name("store_load.py")), url, str(run)],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == FIRST_LINE
        told: dict[str, int] = {}
        for k, line in enumerate(process.stdout):
            if line.endswith("\n"):
                table, seq = line.split()
                told[table] = int(seq)
            if k == n:
                process.kill()
    return told


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(url: str) -> None:
    chance = random.Random(7)
    for run in range(10):
        told = acknowledged_before_the_kill(url, run, chance.randrange(5, 200))
        assert told

        @using(url)
        async def look(store: Store, run: int = run, told: dict[str, int] = told) -> None:
            assert await store.check() == []
            for table in (name_of(run, k) for k in range(TABLES)):
                entries = await store.entries(table)
                assert len(entries) >= told.get(table, 0)
                assert [entry.body for entry in entries] == [body_of(table, k + 1) for k in range(len(entries))]
                assert len(entries) == 0 or len(entries) % 2 == 1, "half of an append was written"
