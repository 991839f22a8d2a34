"""What both stores have in common: one writer thread, reads beside it, and the questions asked in SQL."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from meadhall.server.store.batching import Beat, Creation, Parting, Removal, Result, Word, Work
from meadhall.server.store.store import Append, Entry, Fault, Row, StoreProblem
from meadhall.server.store.writing import Writer

COLUMNS = "id, game, status, is_open, created, updated, last, summary, secret, bots_turn"
ONE_ROW = f"SELECT {COLUMNS} FROM tables WHERE id = ?"  # noqa: S608 (the columns are ours)
ENTRIES = "SELECT seq, at, body, chain FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
OPEN = (
    f"SELECT {COLUMNS} FROM tables WHERE is_open AND status NOT IN ('over', 'closed') "  # noqa: S608
    "ORDER BY created DESC, id LIMIT ?"
)
FINISHED = f"SELECT {COLUMNS} FROM tables WHERE is_open AND status = 'over' ORDER BY updated DESC, id LIMIT ?"  # noqa: S608
OF_PERSON = (
    f"SELECT {COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM people WHERE person = ?) "  # noqa: S608
    "ORDER BY updated DESC, id LIMIT ?"
)
BOTS = "SELECT id FROM tables WHERE status = 'playing' AND bots_turn AND updated <= ? ORDER BY updated, id"
OLD = f"SELECT {COLUMNS} FROM tables WHERE updated <= ? ORDER BY updated, id"  # noqa: S608
COUNT = "SELECT status, count(*) FROM tables GROUP BY status"
UPTIMES = "SELECT began, beat FROM uptimes WHERE beat >= ? ORDER BY began, beat"
HEADS = "SELECT id, last, chain FROM tables"
LINKS = "SELECT table_id, seq, body, chain FROM entries ORDER BY table_id, seq"

Rows = list[tuple[Any, ...]]
T = TypeVar("T")


def row_of(values: tuple[Any, ...]) -> Row:
    """A row of the database as a Row."""
    id, game, status, is_open, created, updated, last, summary, secret, bots_turn = values
    return Row(id, game, status, bool(is_open), created, updated, last, summary, secret, bool(bots_turn))


class SqlStore(ABC):
    """A store in a database: see `Store` for what each method promises."""

    shared: bool = False

    def __init__(self) -> None:
        self._closed = False
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="meadhall-reader")
        self._writer = Writer(self._write)

    # --- what a database must be able to do ----------------------------------------------------------------------

    @abstractmethod
    def _write(self, works: Sequence[Work]) -> list[Result]:
        """Write a batch in one transaction; in the writer's thread."""

    @abstractmethod
    def _ask(self, sql: str, *values: object) -> Rows:
        """Ask the database something; in the reader's thread."""

    @abstractmethod
    def _find_faults(self) -> list[Fault]:
        """Look for damage; in a thread of its own."""

    @abstractmethod
    def _copy(self, path: str) -> None:
        """Copy everything into a file; in a thread of its own."""

    @abstractmethod
    def _let_go(self) -> None:
        """Close all connections, after the threads have ended."""

    # --- writing -------------------------------------------------------------------------------------------------

    @property
    def batches(self) -> int:
        """How many transactions the writer has begun."""
        return self._writer.batches

    async def create(self, row: Row, first: Append) -> None:
        """A new table with its first entries, durable when this returns."""
        await self._writer.do(Creation(row, first))

    async def append(self, append: Append) -> list[Entry]:
        """Write entries; durable when this returns."""
        return await self._writer.do(append)

    async def beat(self, node: str, began: int, now: int) -> None:
        """Note that this node is alive."""
        await self._writer.do(Beat(node, began, now))

    async def forget(self, table: str, person: str) -> None:
        """Take a table off a person's list."""
        await self._writer.do(Parting(table, person))

    async def announce(self, text: str) -> None:
        """Tell other nodes something that is not kept."""
        if self.shared:
            await self._writer.do(Word(text))

    async def remove(self, table: str) -> None:
        """Forget a table."""
        await self._writer.do(Removal(table))

    # --- reading -------------------------------------------------------------------------------------------------

    async def _read(self, read: Callable[..., T], *values: object) -> T:
        if self._closed:
            raise StoreProblem("store-closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, read, *values)

    async def row(self, table: str) -> Row | None:
        """A table's row."""
        rows = await self._read(self._ask, ONE_ROW, table)
        return row_of(rows[0]) if rows else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log after an entry."""
        return [Entry(*values) for values in await self._read(self._ask, ENTRIES, table, after)]

    async def open_tables(self, limit: int) -> list[Row]:
        """Tables anybody may join or watch that are not over, newest first."""
        return [row_of(values) for values in await self._read(self._ask, OPEN, limit)]

    async def tables_of(self, person: str, limit: int) -> list[Row]:
        """The tables a person belongs to, newest change first."""
        return [row_of(values) for values in await self._read(self._ask, OF_PERSON, person, limit)]

    async def finished_tables(self, limit: int) -> list[Row]:
        """Open tables that are over, newest first."""
        return [row_of(values) for values in await self._read(self._ask, FINISHED, limit)]

    async def tables_with_bots_to_move(self, before: int) -> list[str]:
        """Tables being played that wait for a bot and have not changed since `before`."""
        return [str(values[0]) for values in await self._read(self._ask, BOTS, before)]

    async def tables_unchanged_since(self, before: int) -> list[Row]:
        """All tables that have not changed since then, the oldest first."""
        return [row_of(values) for values in await self._read(self._ask, OLD, before)]

    async def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        return {status: n for status, n in await self._read(self._ask, COUNT)}

    async def uptimes(self, since: int) -> list[tuple[int, int]]:
        """When nodes were alive (began, last beat), as far as it touches the time since then."""
        return [(began, beat) for began, beat in await self._read(self._ask, UPTIMES, since)]

    # --- care ----------------------------------------------------------------------------------------------------

    @abstractmethod
    def listen(self, hear: Callable[[str, int], None]) -> None:
        """Call `hear` when another node has appended."""

    async def check(self) -> list[Fault]:
        """What is wrong with what is stored."""
        return await asyncio.to_thread(self._find_faults)

    async def backup(self, path: str) -> None:
        """Copy everything into a new file while the store goes on."""
        await asyncio.to_thread(self._copy, path)

    async def close(self) -> None:
        """Write what waits and let go."""
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._let_go)
