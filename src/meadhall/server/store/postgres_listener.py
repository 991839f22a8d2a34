"""Hearing from other nodes what they have appended, through PostgreSQL's NOTIFY."""

import asyncio
import json
import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import psycopg

CHANNEL = "meadhall"
LARGEST = 7900  # bytes; PostgreSQL takes less than 8000
BREATH = 0.5  # seconds between two looks whether to stop
SIGN_OF_LIFE = 10.0  # seconds after which an idle connection is tried
PAUSE = 0.5  # seconds before connecting again

log = logging.getLogger("meadhall.store")


def payloads(node: str, changed: Sequence[tuple[str, int]]) -> Iterator[str]:
    """What one batch tells the other nodes, in as few messages as it fits into: the sender, tables and numbers."""
    part: list[tuple[str, int]] = []
    size = 0
    for table, seq in changed:
        more = len(json.dumps([table, seq])) + 2
        if part and size + more > LARGEST - 100:
            yield json.dumps([node, part])
            part, size = [], 0
        part.append((table, seq))
        size += more
    if part:
        yield json.dumps([node, part])


class Listener:
    """A thread with a connection of its own that connects again by itself whenever it is lost."""

    def __init__(
        self, connect: Callable[[], psycopg.Connection[tuple[Any, ...]]], node: str, hear: Callable[[str, int], None]
    ) -> None:
        self._connect = connect
        self._node = node
        self._hear = hear
        self._loop = asyncio.get_running_loop()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="meadhall-listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Hear no more."""
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                with self._connect() as db:
                    db.execute(f"LISTEN {CHANNEL}".encode())
                    self._tell("", 0)  # only now: whatever comes after this look is heard
                    self._listen(db)
            except psycopg.Error as error:
                if not self._stopping.is_set():
                    log.warning("the connection to other nodes was lost: %s", str(error).strip())
                self._stopping.wait(PAUSE)

    def _listen(self, db: psycopg.Connection[tuple[Any, ...]]) -> None:
        heard = time.monotonic()
        while not self._stopping.is_set():
            for notice in db.notifies(timeout=BREATH):
                heard = time.monotonic()
                self._read(notice.payload)
                if self._stopping.is_set():
                    return
            if time.monotonic() - heard > SIGN_OF_LIFE:
                db.execute("SELECT 1")
                heard = time.monotonic()

    def _read(self, payload: str) -> None:
        try:
            node, changed = json.loads(payload)
            told = [(str(table), int(seq)) for table, seq in changed]
        except (ValueError, TypeError):
            log.warning("another program writes to our channel")
            return
        if node != self._node:
            for table, seq in told:
                self._tell(table, seq)

    def _tell(self, table: str, seq: int) -> None:
        try:
            self._loop.call_soon_threadsafe(self._hear, table, seq)
        except RuntimeError:  # the event loop has ended
            self._stopping.set()
