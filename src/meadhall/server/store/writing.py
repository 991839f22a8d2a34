"""The writer of a store: one thread that writes everything that waits in one transaction, and then answers all.

While one batch is on its way to the disk the next one gathers, so many tables share one wait for the disk.
"""

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from meadhall.server.store.batching import Creation, Result, Work
from meadhall.server.store.store import Append, Entry, StoreProblem

MOST_WORKS = 500  # in one transaction
MOST_BYTES = 4_000_000  # in one transaction, unless a single piece of work is larger
MOST_WAITING = 20_000

log = logging.getLogger("meadhall.store")


class Culprit(StoreProblem):
    """The database refuses something in this batch; written one by one, only that fails."""


class Waiting(NamedTuple):
    """A piece of work and who waits for it."""

    work: Work
    loop: asyncio.AbstractEventLoop
    answer: "asyncio.Future[list[Entry]]"


def size_of(work: Work) -> int:
    """About how many bytes this writes."""
    append = work.first if isinstance(work, Creation) else work
    return sum(map(len, append.bodies)) + len(append.summary) if isinstance(append, Append) else 0


class Writer:
    """The thread that writes. `write` does a whole batch or raises, and then nothing of it was written."""

    def __init__(self, write: Callable[[Sequence[Work]], list[Result]]) -> None:
        self._write = write
        self._waiting: deque[Waiting] = deque()
        self._news = threading.Condition()
        self._closing = False
        self.batches = 0  # how many transactions were tried
        self._thread = threading.Thread(target=self._run, name="meadhall-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work) -> list[Entry]:
        """Have something written; durable when this returns."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(work, loop, loop.create_future())
        with self._news:
            if self._closing:
                raise StoreProblem("store-closed")
            if len(self._waiting) >= MOST_WAITING:
                raise StoreProblem("store-busy")
            self._waiting.append(waiting)
            self._news.notify()
        return await waiting.answer

    async def close(self) -> None:
        """Write what waits, take nothing more, and end the thread."""
        with self._news:
            self._closing = True
            self._news.notify()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while batch := self._take():
            self.batches += 1
            answer(batch, self._results([waiting.work for waiting in batch]))

    def _take(self) -> list[Waiting]:
        """Everything that waits, as far as it fits into one transaction; nothing when the store is closed."""
        with self._news:
            while not self._waiting and not self._closing:
                self._news.wait()
            batch: list[Waiting] = []
            size = 0
            while self._waiting and len(batch) < MOST_WORKS:
                size += size_of(self._waiting[0].work)
                if batch and size > MOST_BYTES:
                    break
                batch.append(self._waiting.popleft())
            return batch

    def _results(self, works: Sequence[Work]) -> list[Result]:
        try:
            return self._write(works)
        except Exception as error:  # whoever waits must hear of it, whatever it is
            is_general = isinstance(error, StoreProblem) and not isinstance(error, Culprit)
            if len(works) > 1 and not is_general:
                return [result for work in works for result in self._results([work])]
            problem = error if isinstance(error, StoreProblem) else StoreProblem("store-failed", repr(error))
            log.error(problem.tell_host("en"))
            return [problem] * len(works)


def answer(batch: Sequence[Waiting], results: Sequence[Result]) -> None:
    """Tell everybody in a batch how it went, each in his own event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[list[Entry]], Result]]] = {}
    for waiting, result in zip(batch, results, strict=True):
        by_loop.setdefault(waiting.loop, []).append((waiting.answer, result))
    for loop, answers in by_loop.items():
        try:
            loop.call_soon_threadsafe(settle, answers)
        except RuntimeError:
            log.warning("an event loop ended before its answers came")


def settle(answers: "Sequence[tuple[asyncio.Future[list[Entry]], Result]]") -> None:
    """Complete the futures that still wait."""
    for future, result in answers:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
