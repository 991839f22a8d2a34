"""The store in one SQLite file, for one process: nothing to set up, nothing to look after."""

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager

from meadhall.kernel.problems import phrase
from meadhall.server.store.batching import Plan, Result, Work, make_plan, tables_in
from meadhall.server.store.chain import Head, check_chains
from meadhall.server.store.file_lock import FileLock
from meadhall.server.store.schema import scripts
from meadhall.server.store.sql_store import HEADS, LINKS, Rows, SqlStore
from meadhall.server.store.store import Fault, StoreProblem
from meadhall.server.store.writing import Culprit

APPLICATION = 0x4D454144  # "MEAD": tells our files from other databases
PATIENCE = 10.0  # seconds to wait for somebody else who looks at the file, such as a backup program

# What SQLite says went wrong, and what we call it.
PROBLEMS = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_NOTADB: "store-not-ours",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_CANTOPEN: "store-cannot-open",
    sqlite3.SQLITE_IOERR: "store-disk",
    sqlite3.SQLITE_BUSY: "store-in-use",
    sqlite3.SQLITE_LOCKED: "store-in-use",
}
OF_THE_SYSTEM = {
    errno.ENOSPC: "store-full",
    errno.EDQUOT: "store-full",
    errno.EROFS: "store-read-only",
    errno.EACCES: "store-read-only",
    errno.EPERM: "store-read-only",
    errno.ENOENT: "store-no-folder",
    errno.ENOTDIR: "store-no-folder",
}


@contextmanager
def in_words(path: str) -> Iterator[None]:
    """Turn what SQLite and the system complain about into problems."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        details = f"{path}: {error}"
        if code in PROBLEMS:
            raise StoreProblem(PROBLEMS[code], details) from error
        raise Culprit("store-failed", details) from error
    except OverflowError as error:  # a number that no database holds
        raise Culprit("store-failed", f"{path}: {error}") from error
    except OSError as error:
        raise StoreProblem(OF_THE_SYSTEM.get(error.errno or 0, "store-disk"), f"{path}: {error}") from error


class SqliteStore(SqlStore):
    """A store in a file."""

    def __init__(self, path: str) -> None:
        self.path = path
        with in_words(path):
            self._lock = FileLock(path + ".lock")
            try:
                self._writing = connect(path)
                self._reading = connect(path)
            except BaseException:
                self._lock.release()
                raise
        super().__init__()

    def _write(self, works: Sequence[Work]) -> list[Result]:
        with in_words(self.path):
            db = self._writing
            db.execute("BEGIN IMMEDIATE")
            try:
                plan = make_plan(works, self._heads(tables_in(works)))
                carry_out(db, plan)
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise
            return plan.results

    def _heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """Where the logs of these tables end."""
        heads: dict[str, Head] = {}
        for table in tables:
            for last, chain in self._writing.execute("SELECT last, chain FROM tables WHERE id = ?", (table,)):
                heads[table] = (last, chain)
        return heads

    def _ask(self, sql: str, *values: object) -> Rows:
        with in_words(self.path):
            return self._reading.execute(sql, values).fetchall()

    def _find_faults(self) -> list[Fault]:
        with in_words(self.path), closing(open_file(self.path)) as db:
            damage = [text for (text,) in db.execute("PRAGMA integrity_check") if text != "ok"]
            faults = [Fault("", phrase("fault-file", what=text)) for text in damage]
            db.execute("BEGIN")  # everything is read from one moment
            heads = {table: (last, chain) for table, last, chain in db.execute(HEADS)}
            return faults + list(check_chains(heads, db.execute(LINKS)))

    def _copy(self, path: str) -> None:
        copy_file(self.path, path)

    def listen(self, hear: Callable[[str, int], None]) -> None:
        """There are no other nodes, so nothing is ever heard."""

    def _let_go(self) -> None:
        self._reading.close()
        self._writing.close()
        self._lock.release()


def copy_file(path: str, target: str) -> None:
    """Copy a file of ours as it is at one moment, also while a server writes to it."""
    draft = target + ".part"
    with in_words(target):
        if not os.path.exists(path):
            raise StoreProblem("store-cannot-open", path)
        with closing(open_file(path)) as db, closing(sqlite3.connect(draft)) as copy:
            db.backup(copy)  # in one go: the writer does not wait for it, and it sees one moment only
        with open(draft, "rb+") as file:
            os.fsync(file.fileno())
        os.replace(draft, target)


def open_file(path: str) -> sqlite3.Connection:
    """A connection that begins and ends its transactions only when told to."""
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA synchronous = FULL")  # what is acknowledged survives a power cut
    except BaseException:
        db.close()
        raise
    return db


def connect(path: str) -> sqlite3.Connection:
    """A connection to a file of ours, laid out by the newest schema; a new file is made."""
    db = open_file(path)
    try:
        prepare(db, path)
    except BaseException:
        db.close()
        raise
    return db


def prepare(db: sqlite3.Connection, path: str) -> None:
    """Bring the file to the newest schema, and find out whether it can be written at all."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (things,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if things and application != APPLICATION:
        raise StoreProblem("store-not-ours", path)
    steps = scripts("sqlite")
    if version > len(steps):
        raise StoreProblem("store-newer", f"{path}: schema {version}, known {len(steps)}")
    db.execute("PRAGMA journal_mode = WAL")
    for number in range(version + 1, len(steps) + 1):
        marks = f"PRAGMA user_version = {number}; PRAGMA application_id = {APPLICATION};"
        db.executescript(f"BEGIN IMMEDIATE; {steps[number - 1]} {marks} COMMIT;")
    db.execute("BEGIN IMMEDIATE")  # fails here and now if the file is read-only
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.execute("COMMIT")


def carry_out(db: sqlite3.Connection, plan: Plan) -> None:
    """Write a plan inside the open transaction."""
    for table, key in (("tables", "id"), ("entries", "table_id"), ("people", "table_id")):
        if plan.removed:
            db.executemany(f"DELETE FROM {table} WHERE {key} = ?", [(id,) for id in plan.removed])  # noqa: S608
    db.executemany(
        "INSERT INTO tables (id, game, status, is_open, created, updated, last, chain, summary, secret, bots_turn)"
        " VALUES (?, ?, ?, ?, ?, ?, 0, '', ?, ?, ?)",
        [
            (r.id, r.game, r.status, r.is_open, r.created, r.updated, r.summary, r.secret, r.bots_turn)
            for r in plan.created.values()
        ],
    )
    db.executemany(
        "UPDATE tables SET status = ?, is_open = coalesce(?, is_open), updated = ?, summary = ?, bots_turn = ?,"
        " last = ?, chain = ? WHERE id = ?",
        [(*change, *plan.heads[table], table) for table, change in plan.changes.items()],
    )
    db.executemany(
        "INSERT INTO entries (table_id, seq, at, body, chain) VALUES (?, ?, ?, ?, ?)",
        [(table, *entry) for table, entries in plan.entries.items() for entry in entries],
    )
    db.executemany("DELETE FROM people WHERE table_id = ? AND person = ?", sorted(plan.partings))
    db.executemany(
        "INSERT OR IGNORE INTO people (person, table_id) VALUES (?, ?)",
        [(person, table) for table, people in plan.people.items() for person in people],
    )
    db.executemany(
        "INSERT INTO uptimes (node, began, beat) VALUES (?, ?, ?)"
        " ON CONFLICT (node, began) DO UPDATE SET beat = max(beat, excluded.beat)",
        [(node, began, now) for (node, began), now in plan.beats.items()],
    )
