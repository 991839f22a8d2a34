"""Programs that tests start end with them: when a test fails, when it hangs, and when pytest itself is killed.

A `Program` ends at the latest with the test that started it, or with the fixture of a file or a session. For the
rest there is a warden, a small process beside each process of pytest. It knows what runs; when pytest is gone,
however that came about, it ends all of it. And it ends pytest if a test goes on long after its time limit, which can
be where the limit does not reach: in what cleans up after a test, say. pytest-xdist then names the test and goes on.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

GRACE = 60.0  # seconds that a test has for cleaning up after its time limit


class Warden:
    """The process that ends everything when pytest is gone, as pytest sees it; started when it is first needed."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def tell(self, *words: object) -> None:
        """Say something to it."""
        if self._process is None:
            command = [sys.executable, "-I", "-S", __file__, str(os.getpid())]
            # In a session of its own, so that an interrupt at the keyboard does not reach it.
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, bufsize=0, start_new_session=True)
        assert self._process.stdin is not None
        self._process.stdin.write(" ".join(map(str, words)).encode() + b"\n")

    def dismiss(self) -> None:
        """Let it end what still runs, and go."""
        if self._process is not None:
            self._process.communicate()
            self._process = None

    def note(self, group: int) -> None:
        """A group of processes that must end with pytest."""
        self.tell("runs", group)

    def forget(self, group: int) -> None:
        """It has ended already."""
        self.tell("ended", group)

    @contextmanager
    def watching(self, name: str, limit: float) -> Iterator[None]:
        """While a test runs that has a time limit."""
        self.tell("begins", limit + GRACE if limit else 0, name)
        try:
            yield
        finally:
            self.tell("begins", 0)


warden = Warden()


class Program(subprocess.Popen[Any]):
    """A process, with all that it starts itself, that does not outlive the test.

    `owner` is who starts it again and again: a test may kill the server of its file and start it anew.
    """

    def __init__(self, command: list[str], owner: object = None, **more: Any) -> None:
        super().__init__(command, start_new_session=True, **more)
        self.owner = self if owner is None else owner
        running.append(self)
        warden.note(self.pid)

    def __exit__(self, kind: type[BaseException] | None, *more: Any) -> None:
        """Wait for its end; after a failure that might be for ever, so it is ended."""
        if kind is not None:
            self.end()
        super().__exit__(kind, *more)

    def end(self) -> None:
        """End it at once, and what it has started; that may be left even if itself has ended."""
        end_group(self.pid)
        self.wait()
        for pipe in (self.stdin, self.stdout, self.stderr):
            if pipe is not None:
                with suppress(OSError):  # what was never sent has nobody to read it any more
                    pipe.close()


running: list[Program] = []


@contextmanager
def ending() -> Iterator[None]:
    """End what is started meanwhile; what ran before runs on, and what its owners have started anew."""
    before = [each.owner for each in running]
    try:
        yield
    finally:
        for program in [each for each in running if each.owner not in before or each.returncode is not None]:
            program.end()
            running.remove(program)
            warden.forget(program.pid)


def end_group(group: int) -> None:
    """End a group of processes at once."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)


def keep_interrupts() -> None:
    """Let programs be interrupted even if this process is not: a shell's background jobs ignore Ctrl-C, and what they
    start would too. A handler of our own that does nothing is not handed on."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda number, frame: None)


def ward(parent: int) -> None:
    """What the warden does: listen to pytest until it is gone, then end what still runs."""
    groups: set[int] = set()
    until, name, heard = 0.0, "", b""
    with selectors.DefaultSelector() as selector:
        selector.register(0, selectors.EVENT_READ)
        while True:
            if not selector.select(max(0.0, until - time.monotonic()) if until else None):
                print(f"\n{name} did not end, long after its time limit: pytest is ended.", file=sys.stderr)
                os.kill(parent, signal.SIGKILL)
                until = 0.0
                continue
            more = os.read(0, 65536)
            if not more:
                break
            *lines, heard = (heard + more).split(b"\n")
            for line in lines:
                word, value, *rest = line.decode().split(" ", 2)
                if word == "begins":
                    until = time.monotonic() + float(value) if float(value) else 0.0
                    name = "".join(rest)
                else:
                    (groups.add if word == "runs" else groups.discard)(int(value))
    for group in groups:
        end_group(group)


if __name__ == "__main__":
    ward(int(sys.argv[1]))
