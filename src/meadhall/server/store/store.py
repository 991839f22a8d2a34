"""The store: tables and their logs, on disk before anybody hears of them.

A table is a row and a log of entries, numbered from 1 without gaps. Whoever appends says which number comes next; if
somebody else was first, nothing is written and `append` says so. So any number of processes can share a PostgreSQL.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from meadhall.kernel.problems import Phrase, Problem

SPOKEN: Final = -1  # the number under which `hear` gets what another node announced


class StoreProblem(Problem):
    """Nothing was written: the disk is full, the file is read-only, the database is away.

    `say(lang)` is one sentence anybody may read; `details` (paths, what the database said) are for the host only.
    `unsure` means that the database went away in the very moment of writing and has not come back: it may have been
    written after all. Whoever reads on from the store and knows his own entries again is safe.
    """

    def __init__(self, id: str, details: str = "", unsure: bool = False) -> None:
        super().__init__(id)
        self.details = details
        self.unsure = unsure

    def tell_host(self, lang: str) -> str:
        """The sentence with its details, for the log of the host."""
        return f"{self.say(lang)} ({self.details})" if self.details else self.say(lang)


class Taken(Exception):
    """Somebody else has appended an entry with this number: read on from there and think again."""


class Entry(NamedTuple):
    """One entry of a table's log. `body` is JSON; `chain` a hash over this body and everything before it."""

    seq: int
    at: int  # milliseconds since 1970
    body: bytes
    chain: str


class Row(NamedTuple):
    """A table outside its log: what lists show, and the secret its dice depend on."""

    id: str
    game: str
    status: str  # waiting, playing, over
    is_open: bool
    created: int
    updated: int
    last: int  # the number of the last entry
    summary: bytes  # JSON, for lists
    secret: bytes
    bots_turn: bool  # a bot must answer: whoever wakes up looks for these


class Append(NamedTuple):
    """Entries to be written, and what changes with them in the row. All of it or nothing."""

    table: str
    first: int  # the number of the first entry
    at: int
    bodies: Sequence[bytes]
    status: str
    summary: bytes
    bots_turn: bool
    people: Sequence[str] = ()  # hashes of people that now belong to the table
    is_open: bool | None = None


class Fault(NamedTuple):
    """Something that is wrong in a store: at which table (if at one), and what."""

    table: str
    what: Phrase

    def say(self, lang: str) -> str:
        """The fault as a sentence."""
        return self.what.say(lang)


class Store(Protocol):
    """Where tables are kept. Methods without `async` are quick to start; all work is done in threads of its own."""

    @property
    def shared(self) -> bool:
        """Whether other nodes can use the same tables."""
        ...

    async def create(self, row: Row, first: Append) -> None:
        """A new table with its first entries, durable when this returns."""
        ...

    async def append(self, append: Append) -> list[Entry]:
        """Write entries; durable when this returns. Raises Taken or StoreProblem, and then nothing was written."""
        ...

    async def row(self, table: str) -> Row | None:
        """A table's row."""
        ...

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log after an entry."""
        ...

    async def open_tables(self, limit: int) -> list[Row]:
        """Tables anybody may join or watch that are not over, newest first."""
        ...

    async def tables_of(self, person: str, limit: int) -> list[Row]:
        """The tables a person belongs to, newest change first."""
        ...

    async def finished_tables(self, limit: int) -> list[Row]:
        """Open tables that are over, newest first."""
        ...

    async def tables_with_bots_to_move(self, before: int) -> list[str]:
        """Tables being played that wait for a bot and have not changed since `before`."""
        ...

    async def tables_unchanged_since(self, before: int) -> list[Row]:
        """All tables that have not changed since then, the oldest first."""
        ...

    async def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        ...

    async def forget(self, table: str, person: str) -> None:
        """Take a table off a person's list, durable when this returns; its log stays as it is."""
        ...

    async def beat(self, node: str, began: int, now: int) -> None:
        """Note that this node is alive. Clocks do not run while no node is."""
        ...

    async def uptimes(self, since: int) -> list[tuple[int, int]]:
        """When nodes were alive (began, last beat), as far as it touches the time since then."""
        ...

    async def announce(self, text: str) -> None:
        """Tell other nodes something that is not kept: their `hear` gets it with the number SPOKEN."""
        ...

    async def remove(self, table: str) -> None:
        """Forget a table (after it was exported)."""
        ...

    def listen(self, hear: Callable[[str, int], None]) -> None:
        """Call `hear(table, seq)` in the event loop when another node has appended. SQLite has no other nodes.

        `hear("", 0)` means: news may have been missed (the connection was lost), so look at every table again.
        """
        ...

    async def check(self) -> list[Fault]:
        """What is wrong with what is stored: logs with gaps, broken chains, a damaged file. Empty if all is well."""
        ...

    async def backup(self, path: str) -> None:
        """Copy everything into a new file while the store goes on; PostgreSQL has its own means and refuses."""
        ...

    async def close(self) -> None:
        """Write what waits and let go."""
        ...


def sqlite_path(url: str) -> str | None:
    """The file an address means, if it means one: `sqlite:///path` or just a path."""
    kind, has_kind, rest = url.partition("://")
    if not has_kind:
        return url
    return rest.removeprefix("/") if kind == "sqlite" else None


def open_store(url: str) -> Store:
    """The store at an address: `sqlite:///path` or just a path, or `postgresql://...`."""
    path = sqlite_path(url)
    if path is not None:
        from meadhall.server.store.sqlite_store import SqliteStore

        return SqliteStore(path)
    kind = url.partition("://")[0]
    if kind in ("postgresql", "postgres"):
        try:
            from meadhall.server.store.postgres_store import PostgresStore
        except ImportError as error:
            raise StoreProblem("store-no-driver", str(error)) from error
        return PostgresStore(url)
    raise StoreProblem("store-bad-address", kind)
