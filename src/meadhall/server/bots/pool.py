"""Bots think in processes of their own, outside the event loop, timed, from the view of their seat only."""

import asyncio
import json
import logging
import os
import random
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from typing import Final

from meadhall.kernel.engine.chance import numbers_of
from meadhall.kernel.matches.match import Match

WORKER: Final = (sys.executable, "-m", "meadhall.server.bots.worker")
LONGEST_LINE: Final = 1_000_000  # bytes of one question; a view takes about 5 kB
FAILURES: Final = (
    TimeoutError,
    OSError,  # it could not be started, or has died
    EOFError,
    ValueError,  # it says what it may not
    LookupError,
    TypeError,
    asyncio.LimitOverrunError,
)
log = logging.getLogger("meadhall.bots")


def question_for(match: Match, seat: int, kind: str, seed: int) -> dict[str, object]:
    """What a bot is told: the view of its seat, as numbers, and its legal answers."""
    state = match.view(seat).state
    return {
        "game": match.game.id,
        "seats": match.seats,
        "options": json.dumps(dict(match.game_options), sort_keys=True),
        "seat": seat,
        "at": numbers_of(state.at),
        "agenda": numbers_of(state.agenda),
        "top": int(state.top),
        "asked": int(state.asked),
        "answers": match.options(seat),
        "bot": kind,
        "seed": seed,
    }


class BotPool:
    """Some worker processes that wait for questions. A worker that takes too long is ended and replaced."""

    def __init__(self, workers: int, seconds: float, command: Sequence[str] = WORKER) -> None:
        self.seconds = seconds
        self.command = command
        self.late = 0  # how often a bot took too long or died
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()
        for _ in range(workers):
            self._idle.put_nowait(None)  # a place for a worker, started when it is first needed

    async def choose(self, question: dict[str, object]) -> int:
        """The bot's answer; a random legal one if it takes too long or fails."""
        worker = await self._idle.get()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            return await asyncio.wait_for(self._ask(worker, question), self.seconds)
        except FAILURES as error:
            log.warning("a bot gave no answer in time or failed: %s", type(error).__name__)
            self.late += 1
            if worker is not None:
                await self._end(worker)
            worker = None
            answers = question["answers"]
            return int(random.choice(answers)) if isinstance(answers, list) else 0
        except asyncio.CancelledError:
            if worker is not None:
                await self._end(worker)
            worker = None
            raise
        finally:
            self._idle.put_nowait(worker)

    async def _start(self) -> Process:
        environment = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "SYSTEMROOT") if name in os.environ}
        worker = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE, env=environment
        )
        self._all.add(worker)
        return worker

    async def _ask(self, worker: Process, question: dict[str, object]) -> int:
        if worker.stdin is None or worker.stdout is None:
            raise OSError("the worker has no pipes")
        worker.stdin.write(json.dumps(question).encode() + b"\n")
        await worker.stdin.drain()
        said = json.loads(await worker.stdout.readuntil(b"\n"))["answer"]
        answers = question["answers"]
        if not isinstance(answers, list) or said not in answers:
            raise ValueError("the bot said what it may not")
        return int(said)

    async def _end(self, worker: Process) -> None:
        """End a worker that we started, and wait until it is gone."""
        self._all.discard(worker)
        if worker.returncode is None:
            try:
                worker.kill()
            except ProcessLookupError:
                return
            await worker.wait()

    async def close(self) -> None:
        """End all workers."""
        for worker in list(self._all):
            await self._end(worker)
