"""How many appends a second the stores take, each durable before it is acknowledged.

`python benchmarks/store.py` measures SQLite in the folder for temporary files and, if PostgreSQL is installed, a
throw-away PostgreSQL on this machine; addresses given as arguments are measured instead.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server" / "store"))

from meadhall.server.store.sql_store import SqlStore
from meadhall.server.store.store import open_store
from postgres import Cluster, Missing
from store_load import append_to, row_of

SECONDS = 3.0
TABLES = (1, 20, 200)


async def measure(store: SqlStore, tables: int) -> tuple[float, float, float]:
    """Appends a second, appends in a transaction, and the median wait in milliseconds."""
    names = [f"{time.time_ns()}-{k}" for k in range(tables)]
    await asyncio.gather(*(store.create(row_of(name), append_to(name, 1)) for name in names))
    waits: list[float] = []
    batches, began = store.batches, time.perf_counter()

    async def play(name: str) -> None:
        seq = 2
        while (now := time.perf_counter()) < began + SECONDS:
            await store.append(append_to(name, seq))
            waits.append(time.perf_counter() - now)
            seq += 1

    await asyncio.gather(*map(play, names))
    took = time.perf_counter() - began
    for name in names:
        await store.remove(name)
    return len(waits) / took, len(waits) / (store.batches - batches), sorted(waits)[len(waits) // 2] * 1000


async def measure_all(url: str) -> None:
    """One line for each number of tables."""
    store = open_store(url)
    assert isinstance(store, SqlStore)  # noqa: S101 (it counts its transactions)
    kind = "SQLite" if "://" not in url or url.startswith("sqlite") else "PostgreSQL"
    for tables in TABLES:
        speed, together, wait = await measure(store, tables)
        print(f"{kind:10} {tables:4} tables: {speed:8.0f} appends/s, {together:6.1f} in a batch, p50 {wait:6.2f} ms")
    await store.close()


@contextmanager
def some_stores() -> Iterator[list[str]]:
    """A file, and a PostgreSQL if there is one here."""
    with tempfile.TemporaryDirectory() as folder:
        file = f"sqlite:///{folder}/tables.db"
        try:
            cluster = Cluster()
        except Missing:
            yield [file]
            return
        try:
            yield [file, cluster.url(cluster.new_database())]
        finally:
            cluster.remove()


def main() -> None:
    """Measure the stores that are named, or one of each kind."""
    if sys.argv[1:]:
        for url in sys.argv[1:]:
            asyncio.run(measure_all(url))
        return
    with some_stores() as urls:
        for url in urls:
            asyncio.run(measure_all(url))


if __name__ == "__main__":
    main()
