"""How much one server bears: many tables with bots, at each somebody who plays and somebody who looks on.

    python benchmarks/load.py --tables 500 --sockets 1000 --seconds 60
    python benchmarks/load.py --think 0                          as fast as it goes: where it saturates

Players answer some seconds after they are asked, at random (`--think` is the mean). The wait is measured from
sending an answer to the moment a spectator has the news; sealed answers, which a spectator cannot notice,
are not measured. Everything runs on this machine, the players too, so they take their share of it.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import secrets
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

import msgspec
from websockets.asyncio.client import connect

from clients import GONE, Person, Server
from meadhall.server.store.sql_store import SqlStore
from meadhall.server.store.store import open_store
from store import measure as measure_store

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
AT_ONCE = 8  # tables being made at the same time


class Option(msgspec.Struct):
    """An answer that can be given."""

    answer: str


class Question(msgspec.Struct):
    """What of a question matters here."""

    decision: int
    sealed: bool
    options: list[Option]


class Standing(msgspec.Struct):
    """Whether it is over."""

    over: bool


class Parts(msgspec.Struct):
    """What of the parts matters here."""

    question: Question | bool | None = None
    standing: Standing | bool | None = None


class Told(msgspec.Struct):
    """What of a message matters here: reading all of it would cost as much as writing it."""

    type: str
    number: int = 0
    code: str = ""
    parts: Parts | None = None


decode = msgspec.json.Decoder(Told).decode


class Findings:
    """What was measured, and until when."""

    def __init__(self) -> None:
        self.measuring = False
        self.waits: list[float] = []
        self.refused = 0
        self.lost = 0
        self.games = 0
        self.ready = 0


class Table:
    """A table with its player and its spectators."""

    def __init__(self, server: Server, findings: Findings, think: float, seats: int, bot: str) -> None:
        self.server = server
        self.findings = findings
        self.think = think
        self.seats = seats
        self.bot = bot
        self.sent = 0.0  # when the answer was sent that spectators have not seen yet; 0: none
        self.answering: asyncio.Task[None] | None = None

    def set_up(self) -> tuple[str, str]:
        """Make the table, sit down and begin; its name and the seat's token."""
        host = Person(self.server)
        table = host.make_table(self.seats, bots=[None] + [self.bot] * (self.seats - 1))
        token = host.sit(table, "Ragnar")["token"]
        host.order(table, "begin")
        return table, token

    async def play_on(self, spectators: int, doors: asyncio.Semaphore) -> None:
        """One game after the other."""
        while True:
            async with doors:
                table, token = await asyncio.to_thread(self.set_up)
            address = f"ws{self.server.url.removeprefix('http')}/api/tables/{table}/socket"
            watching = [asyncio.create_task(self.watch(address, k == 0)) for k in range(spectators)]
            try:
                await self.play(address, token)
            except GONE:
                self.findings.lost += 1
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            self.findings.games += 1

    async def play(self, address: str, token: str) -> None:
        """Answer until the game is over."""
        async with connect(address, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            self.findings.ready += 1
            decided = -1
            async for message in socket:
                told = decode(message)
                if told.type == "refused":
                    self.findings.refused += 1
                if told.parts is None:
                    continue
                if isinstance(told.parts.standing, Standing) and told.parts.standing.over:
                    return
                asked = told.parts.question
                if isinstance(asked, Question) and asked.options and asked.decision != decided:
                    decided = asked.decision
                    self.answering = asyncio.create_task(self.answer(socket, asked))

    async def answer(self, socket: Any, question: Question) -> None:
        """Think, then answer."""
        if self.think:
            await asyncio.sleep(random.expovariate(1 / self.think))
        said = random.choice(question.options).answer
        order = {"type": "answer", "key": secrets.token_hex(8), "decision": question.decision, "answer": said}
        self.sent = 0.0 if question.sealed else time.perf_counter()
        with suppress(*GONE):
            await socket.send(json.dumps(order))

    async def watch(self, address: str, measures: bool) -> None:
        """Look on."""
        async with connect(address, max_size=None) as socket:
            await socket.send('{"type":"hello"}')
            self.findings.ready += 1
            number = 0
            async for message in socket:
                told = decode(message)
                if told.type == "news" and told.number > number:
                    number = told.number
                    if measures and self.sent and self.findings.measuring:
                        self.findings.waits.append(time.perf_counter() - self.sent)
                    if measures:
                        self.sent = 0.0


def memory(pid: int) -> int:
    """Bytes a process holds in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def processor(pid: int) -> float:
    """Seconds of processor time a process has had, with its children that still run."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return (int(fields[11]) + int(fields[12])) / TICKS + sum(processor(int(child)) for child in children)


def own_processor(pid: int) -> float:
    """The same without children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def counters(server: Server) -> dict[str, float]:
    """What the server counts about itself."""
    with urllib.request.urlopen(f"{server.url}/metrics") as reply:
        lines = reply.read().decode().splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def percentile(values: list[float], share: float) -> float:
    """The value below which so many lie, in milliseconds."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 1) if ordered else 0.0


class Moment:
    """Everything that is counted, at one moment."""

    def __init__(self, server: Server) -> None:
        pid = server.process.pid
        self.time = time.perf_counter()
        self.counters = counters(server)
        self.server, self.all = own_processor(pid), processor(pid)
        self.players = own_processor(os.getpid())

    def since(self, earlier: "Moment") -> dict[str, float]:
        """What happened between two moments, each second."""
        seconds = self.time - earlier.time

        def rate(name: str) -> float:
            return round((self.counters.get(name, 0) - earlier.counters.get(name, 0)) / seconds, 1)

        return {
            "answers_of_people_a_second": rate('meadhall_orders_total{result="accepted"}'),
            "answers_of_bots_a_second": rate("meadhall_bot_seconds_count"),
            "news_a_second": rate("meadhall_news_total"),
            "cores_server": round((self.server - earlier.server) / seconds, 2),
            "cores_bots": round((self.all - self.server - earlier.all + earlier.server) / seconds, 2),
            "cores_players": round((self.players - earlier.players) / seconds, 2),
        }


async def load(server: Server, wish: argparse.Namespace) -> dict[str, Any]:
    """Set everything up, warm up, measure."""
    findings, doors = Findings(), asyncio.Semaphore(AT_ONCE)
    before = memory(server.process.pid)
    spectators = [wish.sockets // wish.tables - 1 + (k < wish.sockets % wish.tables) for k in range(wish.tables)]
    tables = [Table(server, findings, wish.think, wish.seats, wish.bot) for _ in range(wish.tables)]
    games = [asyncio.create_task(t.play_on(n, doors)) for t, n in zip(tables, spectators, strict=True)]
    while findings.ready < wish.sockets:
        await asyncio.sleep(0.2)
        for game in games:
            if game.done():
                game.result()
    await asyncio.sleep(wish.warm)
    began, findings.measuring = await asyncio.to_thread(Moment, server), True
    await asyncio.sleep(wish.seconds)
    findings.measuring = False
    ended = await asyncio.to_thread(Moment, server)
    held = memory(server.process.pid)
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    return {
        "tables": wish.tables,
        "sockets": wish.sockets,
        "seats": wish.seats,
        "think_seconds": wish.think,
        **ended.since(began),
        "measured": len(findings.waits),
        "p50_ms": percentile(findings.waits, 0.5),
        "p99_ms": percentile(findings.waits, 0.99),
        "games_begun_anew": findings.games,
        "refused": findings.refused,
        "connections_lost": findings.lost,
        "memory_mb": round(held / 1e6, 1),
        "memory_a_table_kb": round((held - before) / wish.tables / 1000, 1),
    }


async def store_alone(folder: str) -> dict[str, float]:
    """What the store takes when nothing else goes on: appends a second from 200 tables."""
    store = open_store(f"{folder}/alone.sqlite3")
    assert isinstance(store, SqlStore)  # noqa: S101 (it counts its transactions)
    speed, together, wait = await measure_store(store, 200)
    await store.close()
    return {"store_appends_a_second": round(speed), "store_batch": round(together, 1), "store_p50_ms": round(wait, 2)}


def main() -> int:
    """Run the load as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds before measuring begins (10)")
    parser.add_argument("--think", type=float, default=5.0, help="seconds somebody thinks on average (5)")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--serve", action="append", default=[], help="more words for `meadhall serve`")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    gc.disable()  # a pause of ours would look like one of the server
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/tables.sqlite3", "--limits", "open", *wish.serve)
        try:
            report = asyncio.run(load(server, wish))
        finally:
            server.stop()
        report |= asyncio.run(store_alone(folder))
    if wish.json:
        print(json.dumps(report))
    else:
        print("\n".join(f"{name.replace('_', ' '):28} {value}" for name, value in report.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
