"""Kills a server again and again while people play, and proves that nothing it acknowledged was lost.

Players know the protocol only: they connect again by themselves and send what was not acknowledged once more under
the same key. Afterwards everything they heard is held against the log, and every game is replayed and verified.
"""

import asyncio
import contextlib
import io
import json
import random
import secrets
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from websockets.asyncio.client import ClientConnection, connect

from clients import GONE, Json, Person, Refused, Server
from meadhall.cli import main as meadhall
from meadhall.server.store.store import Entry, open_store
from meadhall.server.tables.entries import Answered, Happening, Said, Undone, read

PAUSE = 0.03  # seconds before a player connects again
LONGEST_GAME = 600.0  # seconds after the last kill until every game must be over
T = TypeVar("T")


class Acknowledged(NamedTuple):
    """An order the server said was done, and when it was first and last sent (milliseconds)."""

    table: str
    seat: int
    key: str
    order: Json
    first_sent: int
    last_sent: int


class Findings:
    """Everything the players heard."""

    def __init__(self) -> None:
        self.acknowledged: list[Acknowledged] = []
        self.refused: list[tuple[str, str]] = []  # key and code
        self.wrong: list[str] = []
        self.finished: list[str] = []
        self.connections = 0


class Kills(NamedTuple):
    """How often the server was killed: while it served, and while it was starting."""

    serving: int
    starting: int


class Watcher:
    """Somebody at a table: a spectator, or with a token the player of a seat. Never gives up."""

    def __init__(
        self, url: str, table: str, findings: Findings, luck: random.Random, token: str | None = None
    ) -> None:
        self.address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
        self.table = table
        self.token = token
        self.seen = 0
        self.parts: Json = {}
        self.lines: list[Json] = []
        self.findings = findings
        self._luck = luck
        self._order: Json | None = None
        self._first_sent = self._last_sent = 0

    async def play(self) -> None:
        """Stay until the game is over, whatever happens to the server."""
        while not self._is_done():
            try:
                async with connect(self.address, max_size=None, open_timeout=30) as socket:
                    self.findings.connections += 1
                    await self._talk(socket)
            except (*GONE, TimeoutError):
                await asyncio.sleep(PAUSE)

    async def _talk(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "seen": self.seen or None, "token": self.token}
        await socket.send(json.dumps(hello))
        if self._order is not None:
            await self._send(socket, self._order)
        is_first = True
        async for message in socket:
            told = json.loads(message)
            if told["type"] == "news":
                self._hear(told, is_first)
                is_first = False
            elif told["type"] in ("accepted", "refused"):
                self._note(told)
            if self._is_done():
                return
            order = self._next_order() if self._order is None else None
            if order is not None:
                self._order, self._first_sent = order, now_ms()
                await self._send(socket, order)

    async def _send(self, socket: ClientConnection, order: Json) -> None:
        self._last_sent = now_ms()
        await socket.send(json.dumps(order))

    def _hear(self, news: Json, is_first: bool) -> None:
        """Take news in. Their numbers never go back, and no line is left out or told twice."""
        if news["number"] < self.seen or news["after"] != self.seen or news["whole"] != is_first:
            told = {name: news[name] for name in ("after", "number", "whole")}
            self.findings.wrong.append(f"{self.table}: news {told} after {self.seen}")
        self.parts = {**({} if news["whole"] else self.parts), **news["parts"]}
        self.lines += news["lines"]
        self.seen = news["number"]

    def _note(self, told: Json) -> None:
        order = self._order
        if order is None or told["key"] != order["key"]:
            self.findings.wrong.append(f"{self.table}: an answer to {told['key']}, which nobody waits for")
            return
        self._order = None
        if told["type"] == "refused":
            self.findings.refused.append((order["key"], told["code"]))
            return
        seat = self.parts["you"]["seat"]
        self.findings.acknowledged.append(
            Acknowledged(self.table, seat, order["key"], order, self._first_sent, self._last_sent)
        )

    def _next_order(self) -> Json | None:
        """Mostly an answer, sometimes an undo or a word; nothing if this one only looks on or is not asked."""
        question = self.parts.get("question")
        if not question or not self.token:
            return None
        key, wish = secrets.token_hex(12), self._luck.random()
        if wish < 0.03:
            return {"type": "chat", "key": key, "text": key}
        if question["can_undo"] and wish < 0.1:
            return {"type": "undo", "key": key, "decision": question["decision"]}
        if question["options"]:
            said = self._luck.choice(question["options"])["answer"]
            return {"type": "answer", "key": key, "decision": question["decision"], "answer": said}
        return None

    def _is_done(self) -> bool:
        standing = self.parts.get("standing")
        return bool(standing and standing["over"]) and self._order is None


def now_ms() -> int:
    """The time as the log has it."""
    return int(time.time() * 1000)


async def insist(do: Callable[..., T], *words: Any, **more: Any) -> T:
    """Ask over HTTP until there is an answer, whatever happens to the server."""
    while True:
        try:
            return await asyncio.to_thread(do, *words, **more)
        except Refused as refused:
            if refused.status < 500:
                raise
        except (OSError, ValueError, HTTPException):
            pass
        await asyncio.sleep(PAUSE)


def newcomer(server: Server) -> Person:
    """Somebody whose cookie is known before the server has heard of it, so that every request can be repeated."""
    person = Person(server)
    person.cookie = f"meadhall={secrets.token_urlsafe(32)}"
    return person


async def play_a_game(server: Server, findings: Findings, luck: random.Random) -> None:
    """People make a table, sit down beside a bot, and play to the end while somebody looks on."""
    people = [newcomer(server) for _ in range(luck.choice((1, 2, 3)))]
    bots = [None] * len(people) + [luck.choice(("greedy", "random"))]
    table = await insist(people[0].make_table, len(bots), bots=bots)
    seated = [await insist(person.sit, table, f"Person {k}", seat=k) for k, person in enumerate(people)]
    key = secrets.token_hex(8)
    await insist(people[0].ask, f"/api/tables/{table}/orders", {"type": "begin", "key": key})
    players = [Watcher(server.url, table, findings, luck, seat["token"]) for seat in seated]
    spectator = Watcher(server.url, table, findings, luck)
    await asyncio.gather(*(each.play() for each in (*players, spectator)))
    whole = await insist(Person(server).state, table)
    lines = [line for line in whole["lines"] if line["number"] <= spectator.seen]  # a word may come after the end
    if spectator.lines != lines or spectator.parts["standing"] != whole["parts"]["standing"]:
        findings.wrong.append(f"{table}: a spectator has not heard what there is to hear")
    findings.finished.append(table)


async def play_on(server: Server, findings: Findings, luck: random.Random, is_enough: asyncio.Event) -> None:
    """One game after the other until it is enough; the last one is played to its end."""
    while not is_enough.is_set():
        await play_a_game(server, findings, luck)


async def kill_again_and_again(server: Server, kills: int, luck: random.Random) -> Kills:
    """Kill the server at random moments and start it again; every tenth time it does not get as far as listening."""
    starting = 0
    for _ in range(kills):
        if luck.random() < 0.1:
            starting += 1
            server.launch()
            await asyncio.sleep(luck.uniform(0.0, 0.3))
            server.kill()
            continue
        await asyncio.to_thread(server.start)
        await asyncio.sleep(luck.uniform(0.05, 1.5))
        server.kill()
    return Kills(kills - starting, starting)


async def play_and_kill(server: Server, kills: int, tables: int, luck: random.Random) -> tuple[Findings, Kills]:
    """Play at many tables while the server is killed; afterwards every game comes to its end."""
    findings, is_enough = Findings(), asyncio.Event()
    games = [asyncio.create_task(play_on(server, findings, luck, is_enough)) for _ in range(tables)]
    killing = asyncio.create_task(kill_again_and_again(server, kills, luck))
    await asyncio.wait([killing, *games], return_when=asyncio.FIRST_COMPLETED)  # no game ends before it is enough
    if not killing.done():
        killing.cancel()
        await asyncio.gather(*games)
    done = killing.result()
    is_enough.set()
    await asyncio.to_thread(server.start)
    await asyncio.wait_for(asyncio.gather(*games), LONGEST_GAME)
    return findings, done


# --- afterwards ----------------------------------------------------------------------------------------------


async def read_logs(db: str) -> dict[str, list[tuple[Entry, Happening]]]:
    """Every stored log."""
    store = open_store(db)
    try:
        rows = await store.tables_unchanged_since(1 << 62)
        return {row.id: [(entry, read(entry.body)) for entry in await store.entries(row.id)] for row in rows}
    finally:
        await store.close()


def compare(findings: Findings, logs: dict[str, list[tuple[Entry, Happening]]]) -> Json:
    """Hold what was acknowledged against what is stored."""
    stored: dict[str, list[tuple[Entry, Happening]]] = {}
    for log in logs.values():
        for entry, happening in log:
            if happening.key:
                stored.setdefault(happening.key, []).append((entry, happening))
    lost = [each for each in findings.acknowledged if not any(fits(each, h) for _, h in stored.get(each.key, []))]
    order: dict[tuple[str, int], list[int]] = {}
    for each in findings.acknowledged:
        for entry, _ in stored.get(each.key, [])[:1]:
            order.setdefault((each.table, each.seat), []).append(entry.seq)
    resent = [each for each in findings.acknowledged if each.last_sent != each.first_sent]
    acknowledged = {each.key for each in findings.acknowledged}
    sent_by_players = {key for key, found in stored.items() if isinstance(found[0][1], Answered | Undone | Said)}
    return {
        "acknowledged": len(findings.acknowledged),
        "lost": len(lost),
        "stored_twice": sum(len(found) > 1 for found in stored.values()),
        "out_of_order": sum(numbers != sorted(numbers) for numbers in order.values()),
        "refused_but_stored": sum(key in stored for key, _ in findings.refused),
        "stored_never_acknowledged": len(sent_by_players - acknowledged),
        "sent_again": len(resent),
        "sent_again_though_stored": sum(
            stored[each.key][0][0].at < each.last_sent for each in resent if each not in lost
        ),
        "refused": dict(Counter(code for _, code in findings.refused)),
    }


def fits(each: Acknowledged, stored: Happening) -> bool:
    """Whether an entry is the order that was acknowledged."""
    match stored:
        case Answered():
            return stored.seat == each.seat and stored.answer == each.order.get("answer")
        case Undone():
            return stored.seat == each.seat and each.order["type"] == "undo"
        case Said():
            return stored.seat == each.seat and stored.text == each.order.get("text")
    return False


def command(*words: str) -> tuple[int, Json]:
    """Run `meadhall ... --json`: its exit code and what it says."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        code = meadhall([*words, "--json"])
    return code, json.loads(out.getvalue())


def verify(server: Server, tables: list[str]) -> int:
    """How many of the finished games, downloaded, are not fair by `meadhall verify`."""
    unfair = 0
    with tempfile.TemporaryDirectory() as folder:
        for table in tables:
            file = Path(folder) / f"{table}.json"
            file.write_text(json.dumps(Person(server).ask(f"/api/tables/{table}/match")))
            code, said = command("verify", str(file))
            unfair += code != 0 or said["dice"] != "fair"
    return unfair


def run(db: str, kills: int, tables: int, seed: int) -> Json:
    """Play, kill, and report. `wrong` is empty, and what must not be is zero, if the server keeps its promises."""
    began, luck = time.monotonic(), random.Random(seed)
    server = Server(db, "--limits", "open", starts=False)
    try:
        findings, done = asyncio.run(play_and_kill(server, kills, tables, luck))
        played = time.monotonic() - began
        unfair = verify(server, findings.finished)
    finally:
        server.kill()
    code, checked = command("check-db", "--db", db)
    return {
        "seed": seed,
        "kills": kills,
        "while_starting": done.starting,
        **compare(findings, asyncio.run(read_logs(db))),
        "games_finished": len(findings.finished),
        "not_fair": unfair,
        "tables": checked["tables"],
        "entries": checked["entries"],
        "faults": checked["faults"] if code == 0 else checked["faults"] or ["check-db failed"],
        "connections": findings.connections,
        "wrong": findings.wrong,
        "seconds_of_play": round(played, 1),
        "seconds": round(time.monotonic() - began, 1),
    }


MUST_BE_NOTHING = (
    "lost",
    "stored_twice",
    "out_of_order",
    "refused_but_stored",
    "stored_never_acknowledged",
    "not_fair",
    "faults",
    "wrong",
)


def broken_promises(report: Json) -> Json:
    """What a report holds that must not be."""
    return {name: report[name] for name in MUST_BE_NOTHING if report[name]}
