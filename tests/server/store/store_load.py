"""A process that appends to many tables at once and says what was acknowledged, until somebody kills it."""

import asyncio
import sys

from meadhall.server.store.store import Append, Row, Store, open_store

TABLES = 10
FIRST_LINE = "ready"


def name_of(run: int, table: int) -> str:
    """What a table is called."""
    return f"run{run:04d}tab{table:02d}"


def body_of(table: str, seq: int) -> bytes:
    """What stands in an entry."""
    return f'{{"{table}": {seq}}}'.encode()


def append_to(table: str, first: int, n: int = 1, status: str = "playing") -> Append:
    """Entries with the bodies one expects."""
    return Append(table, first, first, [body_of(table, first + k) for k in range(n)], status, b"{}", False)


def row_of(table: str) -> Row:
    """A new table."""
    return Row(table, "champions", "playing", True, 0, 0, 0, b"{}", b"secret", False)


async def play(store: Store, table: str) -> None:
    """Append without end, two entries at a time, and say so only after they are acknowledged."""
    await store.create(row_of(table), append_to(table, 1))
    seq = 1
    while True:
        await store.append(append_to(table, seq + 1, 2))
        seq += 2
        sys.stdout.write(f"{table} {seq}\n")
        sys.stdout.flush()


async def load(url: str, run: int) -> None:
    """Play at all tables."""
    store = open_store(url)
    print(FIRST_LINE, flush=True)
    await asyncio.gather(*(play(store, name_of(run, table)) for table in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(load(sys.argv[1], int(sys.argv[2])))
