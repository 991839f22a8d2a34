"""The store in PostgreSQL (13 or newer), for any number of server processes that share it."""

import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from meadhall.server.store.batching import Plan, Result, Work, make_plan, tables_in
from meadhall.server.store.chain import Head, check_chains
from meadhall.server.store.postgres_listener import CHANNEL, Listener, payloads
from meadhall.server.store.postgres_plan import carry_out
from meadhall.server.store.schema import scripts
from meadhall.server.store.sql_store import HEADS, LINKS, Rows, SqlStore
from meadhall.server.store.store import SPOKEN, Fault, StoreProblem
from meadhall.server.store.writing import Culprit

Connection = psycopg.Connection[tuple[Any, ...]]

PATIENCE = 15.0  # seconds in which a database that went away may come back before those who wait are told
PAUSE = 0.1  # seconds between two attempts
# Another node was at the same rows. If it made the same table, that is seen only when it commits: then it is there.
COLLISIONS = (errors.DeadlockDetected, errors.SerializationFailure, errors.UniqueViolation)
MOST_COLLISIONS = 20  # with other nodes, for one batch
SCHEMA_LOCK = 0x4D454144  # held while the schema is brought up to date
# A connection that is dead is noticed soon, and one of ours that hangs does not hold up other nodes for long.
DEFAULTS = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    "application_name": "meadhall",
}
SESSION = (
    "SET search_path = meadhall",
    "SET idle_in_transaction_session_timeout = '60s'",
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
)


class Lost(Exception):
    """The connection was lost. If that was while committing, `xid` and `plan` say what may have been written."""

    def __init__(self, error: Exception, xid: str | None = None, plan: Plan | None = None) -> None:
        super().__init__(str(error))
        self.xid = xid
        self.plan = plan


def is_lost(error: psycopg.Error, db: Connection) -> bool:
    """Whether an error means that the connection is of no more use."""
    if error.sqlstate is None:  # not from the database: a broken connection, or something that could not be sent
        return db.closed or isinstance(error, psycopg.OperationalError)
    return db.closed or error.sqlstate.startswith(("08", "57P"))


def problem_of(error: psycopg.Error) -> StoreProblem:
    """An error in words."""
    details = f"{error.sqlstate or '-'}: {str(error).strip()}"
    if isinstance(error, errors.DiskFull):
        return StoreProblem("store-full", details)
    if isinstance(error, errors.ReadOnlySqlTransaction):
        return StoreProblem("store-read-only", details)
    if isinstance(error, psycopg.OperationalError):
        return StoreProblem("store-away", details)
    return Culprit("store-failed", details)


class PostgresStore(SqlStore):
    """A store in a database that nodes share."""

    shared = True

    def __init__(self, url: str) -> None:
        self.node = uuid.uuid4().hex
        try:
            given = {name: str(value) for name, value in conninfo_to_dict(url).items() if value is not None}
            self._address = make_conninfo("", **{**DEFAULTS, **given})
        except psycopg.Error as error:
            raise StoreProblem("store-bad-address") from error  # without details: they could tell the password
        self._writing: Connection | None = None
        self._reading: Connection | None = None
        self._listener: Listener | None = None
        try:
            with connect(self._address) as db:
                prepare(db)
        except psycopg.Error as error:
            raise problem_of(error) from error
        super().__init__()

    # --- writing -------------------------------------------------------------------------------------------------

    def _write(self, works: Sequence[Work]) -> list[Result]:
        deadline = time.monotonic() + PATIENCE
        collisions = 0
        while True:
            try:
                return self._write_once(works)
            except COLLISIONS as error:
                collisions += 1
                if collisions > MOST_COLLISIONS:
                    raise problem_of(error) from error
            except Lost as lost:
                if (
                    lost.xid is not None
                    and lost.plan is not None
                    and self._was_committed(lost.xid, lost.plan, deadline)
                ):
                    return lost.plan.results
                if time.monotonic() > deadline:
                    raise StoreProblem("store-away", str(lost)) from lost
                time.sleep(PAUSE)

    def _write_once(self, works: Sequence[Work]) -> list[Result]:
        """One attempt; if it fails otherwise than by `Lost` with a plan, nothing was written."""
        db = self._writing = self._connected(self._writing)
        plan: Plan | None = None
        xid = ""
        try:
            xid = str(one(db.execute("BEGIN; SELECT pg_current_xact_id()::text")))
            heads = lock_heads(db, tables_in(works))
            planned = make_plan(works, heads)
            carry_out(db, planned)
            changed = [(table, planned.heads[table][0]) for table in planned.changes]
            for payload in payloads(self.node, [*changed, *((word, SPOKEN) for word in planned.words)]):
                db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
            plan = planned
            db.execute("COMMIT")
            return planned.results
        except psycopg.Error as error:
            if is_lost(error, db):
                hang_up(db)
                self._writing = None
                raise Lost(error, xid, plan) from error
            self._roll_back(db, error)
            if isinstance(error, COLLISIONS):
                raise
            raise problem_of(error) from error
        except BaseException as error:
            self._roll_back(db, error)
            raise

    def _roll_back(self, db: Connection, error: BaseException) -> None:
        """Give up the open transaction. A database that has become read-only is looked for anew."""
        try:
            db.execute("ROLLBACK")
        except psycopg.Error:
            hang_up(db)
        if isinstance(error, errors.ReadOnlySqlTransaction):
            hang_up(db)

    def _connected(self, db: Connection | None) -> Connection:
        """This connection if it is open, or a new one."""
        if db is not None and not db.closed:
            return db
        try:
            return connect(self._address)
        except psycopg.Error as error:
            raise Lost(error) from error

    def _was_committed(self, xid: str, plan: Plan, deadline: float) -> bool:
        """Whether a transaction whose answer was lost has been committed."""
        while True:
            try:
                db = self._writing = self._connected(self._writing)
                status = one(db.execute("SELECT pg_xact_status(%s::xid8)", (xid,)))
                if status != "in progress":
                    return status == "committed" and has_entries(db, plan)
            except (Lost, psycopg.Error) as error:
                if self._writing is not None:
                    hang_up(self._writing)
                    self._writing = None
                if time.monotonic() > deadline:
                    raise StoreProblem("store-away", str(error), unsure=True) from error
            if time.monotonic() > deadline + PATIENCE:
                raise StoreProblem("store-away", "a transaction does not end", unsure=True)
            time.sleep(PAUSE)

    # --- reading -------------------------------------------------------------------------------------------------

    def _ask(self, sql: str, *values: object) -> Rows:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                db = self._reading = self._connected(self._reading)
                return db.execute(sql.replace("?", "%s").encode(), values).fetchall()
            except Lost as lost:
                if time.monotonic() > deadline:
                    raise StoreProblem("store-away", str(lost)) from lost
            except psycopg.Error as error:
                if self._reading is None or not is_lost(error, self._reading) or time.monotonic() > deadline:
                    raise problem_of(error) from error
                hang_up(self._reading)
                self._reading = None
            time.sleep(PAUSE)

    def _find_faults(self) -> list[Fault]:
        with self._in_words(), connect(self._address) as db:
            db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")  # everything is read from one moment
            heads: dict[str, Head] = {table: (last, chain) for table, last, chain in db.execute(HEADS.encode())}
            with db.cursor("meadhall_links") as links:
                return list(check_chains(heads, links.execute(LINKS.encode())))

    @contextmanager
    def _in_words(self) -> Iterator[None]:
        try:
            yield
        except psycopg.Error as error:
            raise problem_of(error) from error

    def _copy(self, path: str) -> None:
        raise StoreProblem("store-no-backup")

    # --- other nodes ---------------------------------------------------------------------------------------------

    def listen(self, hear: Callable[[str, int], None]) -> None:
        """Call `hear(table, seq)` in the event loop when another node has appended."""
        if self._listener is not None:
            self._listener.stop()
        self._listener = Listener(lambda: connect(self._address), self.node, hear)

    def _let_go(self) -> None:
        if self._listener is not None:
            self._listener.stop()
        for db in (self._writing, self._reading):
            if db is not None:
                hang_up(db)


def connect(address: str) -> Connection:
    """A connection that begins and ends its transactions only when told to."""
    db = psycopg.connect(address, autocommit=True)
    try:
        for setting in SESSION:
            db.execute(setting.encode())
    except BaseException:
        hang_up(db)
        raise
    return db


def hang_up(db: Connection) -> None:
    """Close a connection, however it is."""
    with suppress(psycopg.Error, OSError):
        db.close()


def one(cursor: psycopg.Cursor[tuple[Any, ...]]) -> object:
    """The only value of the last answer."""
    while cursor.nextset():
        pass
    row = cursor.fetchone()
    return row[0] if row is not None else None


def prepare(db: Connection) -> None:
    """Bring the database to the newest schema; several nodes may try at once."""
    steps = scripts("postgres")
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
        db.execute("CREATE SCHEMA IF NOT EXISTS meadhall")
        db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        version = one(db.execute("SELECT coalesce(max(version), 0) FROM schema_version"))
        if not isinstance(version, int) or version > len(steps):
            raise StoreProblem("store-newer", f"schema {version}, known {len(steps)}")
        for number in range(version + 1, len(steps) + 1):
            db.execute(steps[number - 1].encode())
            db.execute("INSERT INTO schema_version VALUES (%s)", (number,))


def lock_heads(db: Connection, tables: Sequence[str]) -> dict[str, Head]:
    """Where the logs of these tables end; nobody else can append to them until we commit.

    All nodes lock in the same order, so they do not wait for each other in a circle.
    """
    found = db.execute(
        "SELECT id, last, chain FROM tables WHERE id = ANY(%s) ORDER BY id FOR UPDATE", (list(tables),)
    )
    return {table: (last, chain) for table, last, chain in found}


def has_entries(db: Connection, plan: Plan) -> bool:
    """Whether the first entry of a plan stands in the database as we wrote it. A plan without entries has all."""
    for table, entries in plan.entries.items():
        for entry in entries:
            found = db.execute("SELECT chain FROM entries WHERE table_id = %s AND seq = %s", (table, entry.seq))
            return one(found) == entry.chain
    return True
