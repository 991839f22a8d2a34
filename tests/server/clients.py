"""A real server process, and people and programs that use it, for the tests of the server."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

sys.path.append(str(Path(__file__).parents[1] / "setting_up"))

from started import Program

PATIENCE = 60.0  # seconds; only a broken test waits that long
Json = dict[str, Any]
MEADHALL = ("-m", "meadhall.cli")


def free_port() -> int:
    """A port nobody uses now, below those that outgoing connections get: so it stays free while a server restarts."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def wait_for(what: Callable[[], Any], why: str = "it never came true") -> Any:
    """Ask again and again until the answer is true."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = what()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(why)


class Server:
    """A server in a process of its own."""

    def __init__(self, db: str, *more: str, starts: bool = True, program: tuple[str, ...] = MEADHALL) -> None:
        self.db = db
        self.program = program
        self.more = more
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: Program
        self.log = Path(db + ".log") if "://" not in db else None
        if starts:
            self.start()

    def launch(self) -> None:
        """Start it, and wait for nothing."""
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--db", self.db]
        quick = ["--bot-pace", "0", "--log", "json"]
        out = subprocess.DEVNULL if self.log is None else self.log.open("ab")
        self.process = Program([*command, *quick, *self.more], self, stdout=out, stderr=subprocess.STDOUT)
        if not isinstance(out, int):
            out.close()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.launch()
        wait_for(self.answers, "the server does not start")

    def answers(self) -> bool:
        """Whether it can be asked."""
        if self.process.poll() is not None:
            said = self.log.read_text() if self.log is not None else ""
            raise AssertionError(f"the server has ended: {self.process.returncode}\n{said[-2000:]}")
        try:
            with urllib.request.urlopen(f"{self.url}/api/health", timeout=PATIENCE) as reply:
                return bool(reply.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end, as Ctrl-C does; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


@contextmanager
def running(db: Path | str, *more: str, program: tuple[str, ...] = MEADHALL) -> Iterator[Server]:
    """A server for a while."""
    server = Server(str(db), *more, program=program)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Refused(Exception):
    """What the server answered instead: status and problem."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.problem = problem
        self.code = problem.get("code")


class Person:
    """Somebody with a browser's cookie, or with the private token of a seat."""

    def __init__(self, server: Server, token: str | None = None) -> None:
        self.server = server
        self.cookie: str | None = None
        self.token = token

    def headers(self) -> dict[str, str]:
        """What this one shows at the door."""
        shown = {"Cookie": self.cookie} if self.cookie else {}
        return {**shown, "Authorization": f"Bearer {self.token}"} if self.token else shown

    def ask(self, path: str, body: Any = None, method: str | None = None, **headers: str) -> Json:
        """Ask something over HTTP."""
        data = None if body is None else json.dumps(body).encode()
        shown = {**self.headers(), **({"Content-Type": "application/json"} if data is not None else {}), **headers}
        request = urllib.request.Request(self.server.url + path, data, shown, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
                cookie = reply.headers.get("Set-Cookie")
                if cookie is not None:
                    self.cookie = cookie.partition(";")[0]
                return dict(json.loads(reply.read()))
        except urllib.error.HTTPError as error:
            with error:
                raise Refused(error.code, json.loads(error.read() or b"{}")) from None

    def make_table(self, seats: int = 2, **more: Any) -> str:
        """Make a table."""
        return str(self.ask("/api/tables", {"game": "champions", "seats": seats, **more})["table"])

    def sit(self, table: str, name: str, **more: Any) -> Json:
        """Take a seat."""
        return self.ask(f"/api/tables/{table}/sit", {"name": name, "contribution": secrets.token_hex(8), **more})

    def order(self, table: str, type: str, **more: Any) -> Json:
        """Give an order over HTTP."""
        return self.ask(f"/api/tables/{table}/orders", {"type": type, "key": secrets.token_hex(8), **more})

    def state(self, table: str, lang: str = "en") -> Json:
        """The whole table."""
        return self.ask(f"/api/tables/{table}/state?lang={lang}")

    def connect(self, table: str, **hello: Any) -> "Line":
        """Open a socket to a table."""
        return Line(self, table, **hello)


class Line:
    """A socket to a table, with everything that was heard on it."""

    def __init__(self, person: Person, table: str, lang: str = "en", seen: int | None = None) -> None:
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.parts: Json = {}
        self.lines: list[Json] = []
        self.number = 0
        address = f"ws{person.server.url.removeprefix('http')}/api/tables/{table}/socket"
        shown = {"Cookie": person.cookie} if person.cookie and not person.token else {}
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, additional_headers=shown, max_size=None)
        )
        hello: Json = {"type": "hello", "lang": lang, "seen": seen}
        if person.token:
            hello["token"] = person.token
        self.say(hello)

    def say(self, message: Json | str | bytes) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def hear(self) -> Json:
        """The next message."""
        raw = self.socket.recv(timeout=PATIENCE)
        self.raw.append(str(raw))
        told: Json = json.loads(raw)
        self.heard.append(told)
        if told["type"] == "news":
            if told["whole"]:
                self.parts = {}
                self.lines = [line for line in self.lines if line["number"] <= told["after"]]
            self.parts.update(told["parts"])
            self.lines += told["lines"]
            self.number = told["number"]
        return told

    def hear_until(self, is_it: Callable[[Json], Any]) -> Json:
        """The next message that fits."""
        while True:
            told = self.hear()
            if is_it(told):
                return told

    def order(self, type: str, key: str | None = None, **more: Any) -> Json:
        """Give an order, and hear what becomes of it."""
        key = key or secrets.token_hex(8)
        self.say({"type": type, "key": key, **more})
        return self.hear_until(lambda told: told["type"] in ("accepted", "refused") and told["key"] in (key, None))

    def answer(self, choose: Callable[[list[Json]], Json], key: str | None = None) -> Json:
        """Answer the open question."""
        question = self.parts["question"]
        said = choose(question["options"])["answer"]
        return self.order("answer", key, decision=question["decision"], answer=said)

    def is_asked(self) -> bool:
        """Whether this seat must answer now."""
        question = self.parts.get("question")
        return bool(question and question["options"])

    def is_over(self) -> bool:
        """Whether the game is over."""
        standing = self.parts.get("standing")
        return bool(standing and standing["over"])

    def close(self) -> None:
        """Hang up."""
        self._open.close()


GONE = (OSError, WebSocketException, EOFError)


def python(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command `meadhall`."""
    command = [sys.executable, "-m", "meadhall.cli", *words]
    return subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "MEADHALL_LANG": "en"}, check=False
    )
