"""The store in PostgreSQL: several nodes, connections that break, databases that go away."""

import asyncio
import json
import random
import subprocess
import sys
from contextlib import suppress
from typing import Any

import psycopg
import pytest

from meadhall.server.store.postgres_listener import payloads
from meadhall.server.store.store import Store, StoreProblem, Taken
from postgres import Cluster
from proxy import CuttingProxy
from store_load import append_to, row_of
from store_playing import refused, soon, sound, using


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of a new database."""
    return cluster.url(cluster.new_database())


def test_of_two_nodes_exactly_one_is_first(postgres: str) -> None:
    @using(postgres, postgres)
    async def race(one: Store, other: Store) -> None:
        names = [f"t{k}" for k in range(10)]
        made = await asyncio.gather(
            *(store.create(row_of(t), append_to(t, 1)) for t in names for store in (one, other)),
            return_exceptions=True,
        )
        assert [isinstance(result, Taken) for result in made].count(True) == len(names)
        for seq in range(2, 32):
            tries = [
                store.append(append_to(t, seq))
                for store in (one, other)
                for t in random.Random(seq).sample(names, 10)
            ]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert [isinstance(result, Taken) for result in results].count(True) == len(names)
            assert sum(isinstance(result, list) for result in results) == len(names)
        for t in names:
            await sound(one, t, 31)


def test_a_table_that_another_node_is_just_making_is_taken(postgres: str) -> None:
    @using(postgres)
    async def race(store: Store) -> None:
        with psycopg.connect(postgres) as other, psycopg.connect(postgres, autocommit=True) as looking:
            other.execute(
                "INSERT INTO meadhall.tables VALUES ('t', 'champions', 'waiting', false, 1, 1, 0, '', '', '', false)"
            )
            making = asyncio.ensure_future(store.create(row_of("t"), append_to("t", 1)))
            waits = b"SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
            await soon(lambda: making.done() or looking.execute(waits).fetchone() is not None)
            assert not making.done()
            other.commit()
            with pytest.raises(Taken):
                await making


def test_nodes_hear_of_each_other_and_not_of_themselves(postgres: str) -> None:
    @using(postgres, postgres)
    async def talk(one: Store, other: Store) -> None:
        heard: dict[str, list[tuple[str, int]]] = {"one": [], "other": []}
        one.listen(lambda table, seq: heard["one"].append((table, seq)))
        other.listen(lambda table, seq: heard["other"].append((table, seq)))
        await soon(lambda: all(("", 0) in said for said in heard.values()))
        await one.create(row_of("t"), append_to("t", 1))
        await soon(lambda: ("t", 1) in heard["other"])
        await other.append(append_to("t", 2, 3))
        await soon(lambda: ("t", 4) in heard["one"])
        with psycopg.connect(postgres, autocommit=True) as db:
            db.execute("SELECT pg_notify('meadhall', 'nonsense')")
            before = heard["one"].count(("", 0))
            terminate(db, "state = 'idle' AND query LIKE 'LISTEN%' OR query = 'SELECT 1'")
        await soon(lambda: heard["one"].count(("", 0)) > before)
        await other.append(append_to("t", 5))
        await soon(lambda: ("t", 5) in heard["one"])
        assert ("t", 1) not in heard["one"]
        assert ("t", 4) not in heard["other"]


def terminate(db: "psycopg.Connection[Any]", which: str) -> int:
    """Kill the backends of the stores."""
    sql = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'meadhall' AND ({which})"  # noqa: S608
    return len(db.execute(f"{sql} AND datname = current_database()".encode()).fetchall())


def test_killed_backends_lose_and_double_nothing(postgres: str) -> None:
    @using(postgres)
    async def endure(store: Store) -> None:
        names = [f"t{k}" for k in range(10)]
        ends = False

        async def write(table: str) -> int:
            await store.create(row_of(table), append_to(table, 1))
            seq = 1
            while not ends:
                await store.append(append_to(table, seq + 1, 2))
                assert (await store.entries(table, seq))[1].seq == seq + 2
                seq += 2
            return seq

        writing = [asyncio.ensure_future(write(t)) for t in names]
        kills = 0
        async with await psycopg.AsyncConnection.connect(postgres, autocommit=True) as db:
            while kills < 25 and not any(one.done() for one in writing):
                await asyncio.sleep(0.05)
                found = await db.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE application_name = 'meadhall' AND datname = current_database()"
                )
                kills += len(await found.fetchall())
        ends = True
        for t, last in zip(names, await asyncio.gather(*writing), strict=True):
            await sound(store, t, last)


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_connection_lost_while_committing_writes_once(cluster: Cluster, when: str) -> None:
    proxy = CuttingProxy(cluster.port)
    try:

        @using(cluster.url(cluster.new_database(), proxy.port))
        async def lose(store: Store) -> None:
            await store.create(row_of("t"), append_to("t", 1))
            for seq in range(2, 6):
                proxy.arm(when)
                await store.append(append_to("t", seq))
                await store.beat("node", 1, seq)
                assert proxy.cuts == seq - 1
            await sound(store, "t", 5)
            assert await store.uptimes(0) == [(1, 5)]

    finally:
        proxy.close()


def test_a_database_that_stays_away_is_told_of(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.store.postgres_store.PATIENCE", 0.5)
    proxy = CuttingProxy(cluster.port)
    url = cluster.url(cluster.new_database(), proxy.port)

    @using(url)
    async def lose(store: Store) -> None:
        await store.create(row_of("t"), append_to("t", 1))
        proxy.close()
        for asks in (store.append(append_to("t", 2)), store.entries("t"), store.check()):
            with pytest.raises(StoreProblem) as away:
                await asks
            assert away.value.id == "store-away"

    refused(url, "store-away")


def test_a_database_that_was_restarted_goes_on(cluster: Cluster, postgres: str) -> None:
    @using(postgres)
    async def go_on(store: Store) -> None:
        await store.create(row_of("t"), append_to("t", 1))
        await asyncio.to_thread(cluster.stop, "immediate")
        appending = asyncio.ensure_future(store.append(append_to("t", 2)))
        await asyncio.to_thread(cluster.start)
        with suppress(StoreProblem):  # a slow machine may not be back in time; then nothing was written
            await appending
        entries = await store.entries("t")
        if len(entries) == 1:
            await store.append(append_to("t", 2))
        await sound(store, "t", 2)


def test_a_read_only_database_is_told_of(postgres: str) -> None:
    @using(postgres)
    async def refuse(store: Store) -> None:
        await store.create(row_of("t"), append_to("t", 1))
        with psycopg.connect(postgres, autocommit=True) as db:
            set_read_only(db, "on")
            terminate(db, "true")
            with pytest.raises(StoreProblem) as problem:
                await store.append(append_to("t", 2))
            assert problem.value.id == "store-read-only"
            set_read_only(db, "off")
        await store.append(append_to("t", 2))
        await sound(store, "t", 2)
        with pytest.raises(StoreProblem) as refused_backup:
            await store.backup("copy")
        assert refused_backup.value.id == "store-no-backup"


def set_read_only(db: "psycopg.Connection[Any]", value: str) -> None:
    """Let new sessions of this database write, or not."""
    db.execute("SET default_transaction_read_only = off")
    name = db.info.dbname
    db.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}".encode())


def test_messages_to_other_nodes_stay_short_enough() -> None:
    changed = [(f"table{k:07d}", 10**9 + k) for k in range(2000)]
    parts = list(payloads("n" * 32, changed))
    assert all(len(part.encode()) < 8000 for part in parts)
    assert [tuple(pair) for part in parts for pair in json.loads(part)[1]] == changed
    assert list(payloads("node", [])) == []


def test_without_the_driver_one_is_told_what_to_install() -> None:
    code = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from meadhall.server.store.store import StoreProblem, open_store\n"
        "try: open_store('postgresql://127.0.0.1/x')\n"
        "except StoreProblem as problem: print(problem.id)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "store-no-driver"
