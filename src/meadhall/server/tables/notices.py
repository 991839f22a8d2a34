"""Turn notices by webhook: each once, and only while it is still that person's turn and the person is away."""

import asyncio
import ipaddress
import json
import logging
import socket
import ssl
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from meadhall.server.measures import Measures
from meadhall.server.settings import Settings
from meadhall.server.store.store import StoreProblem
from meadhall.server.tables.entries import Noticed
from meadhall.server.tables.room import Room
from meadhall.text import LANGUAGES, say

PATIENCE: Final = 5.0  # seconds to reach an address, and again until it answers
WAITS: Final = (0.0, 1.0, 3.0)  # seconds before each try to reach it
HEAD: Final = 4096  # bytes that are read of an answer
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
log = logging.getLogger("meadhall.notices")


class Reached(NamedTuple):
    """A connection to an address."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class Notices:
    """Watches tables for turns of people who want to be told elsewhere."""

    def __init__(self, settings: Settings, measures: Measures) -> None:
        self._settings = settings
        self._measures = measures
        self._waiting: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._look_ups = ThreadPoolExecutor(4, "look-up")  # of its own: a slow name must not hold up anything else

    def may_call(self, url: str) -> bool:
        """Whether an address may be called at all: a public one, or one the host has allowed."""
        host = urlsplit(url).hostname or ""
        if host in self._settings.webhooks_to:
            return True
        try:
            return is_public(host)
        except ValueError:
            return "." in host and not host.endswith((".local", ".internal", ".localhost"))

    def look(self, room: Room) -> None:
        """A table has changed, or somebody came or went: begin to wait with those who are asked and away."""
        self._waiting = {key: task for key, task in self._waiting.items() if not task.done()}
        for seat in room.table.asked if room.table.status == "playing" else ():
            key = (room.table.id, seat)
            if self._is_due(room, seat) and key not in self._waiting:
                self._waiting[key] = self._begin(self._wait(room, seat))

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something by the way."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _wait(self, room: Room, seat: int) -> None:
        """Give the person time to act or to come back; then, if it is still the same turn, call."""
        decision, since = room.table.decision(seat), time.monotonic()
        while True:
            left = max(since, room.away_since[seat]) + self._settings.notice_after - time.monotonic()
            if left <= 0:
                break
            await asyncio.sleep(left)
            if not self._is_due(room, seat):
                return
            if room.table.decision(seat) != decision:  # another turn: it has its own time
                decision, since = room.table.decision(seat), time.monotonic()
        try:
            async with room.held():
                if not self._is_due(room, seat, decision) or not await room.write(
                    [Noticed(seat=seat, decision=decision)]
                ):
                    return  # answered meanwhile, or another node calls
                url = room.table.seats[seat].webhook
                body = notice_for(room, seat)
        except StoreProblem:
            return
        if url is not None:
            self._begin(self._call(room, seat, decision, url, body))

    def _is_due(self, room: Room, seat: int, decision: int | None = None) -> bool:
        """Whether somebody who wants to know it is asked, away, and has not been told yet."""
        each = room.table.seats[seat]
        is_new = each.noticed != room.table.decision(seat)
        return is_new and each.webhook is not None and self._is_awaited(room, seat, decision)

    def _is_awaited(self, room: Room, seat: int, decision: int | None) -> bool:
        """Whether a seat is asked, by that very question if one is given, and its person is away."""
        table = room.table
        is_asked = table.status == "playing" and seat in table.asked and table.seats[seat].bot is None
        is_same = decision is None or table.decision(seat) == decision
        return is_asked and is_same and seat not in room.connected()

    async def _call(self, room: Room, seat: int, decision: int, url: str, body: bytes) -> None:
        """Call an address. Again only if it could not be reached: what may have arrived is never sent twice."""
        connection = None
        for wait in WAITS:
            await asyncio.sleep(wait)
            if wait and not self._is_awaited(room, seat, decision):
                return
            try:
                connection = await asyncio.wait_for(self._reach(url), PATIENCE)
                break
            except OSError as error:
                log.info("a webhook could not be reached: %s", type(error).__name__)
            except ValueError:
                log.info("a webhook leads to where it may not")
                break
        if connection is None:
            self._measures.webhooks["failed"] += 1
            return
        try:
            status = await asyncio.wait_for(post(connection, url, body), PATIENCE)
            self._measures.webhooks["sent" if 200 <= status < 300 else "refused"] += 1
        except (OSError, ValueError, EOFError) as error:
            log.info("a webhook gave no answer: %s", type(error).__name__)
            self._measures.webhooks["failed"] += 1
        finally:
            connection.writer.close()

    async def _reach(self, url: str) -> Reached:
        """Connect to an address. Its name is looked up once and checked, so that no inner host can be reached."""
        parts = urlsplit(url)
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        loop = asyncio.get_running_loop()
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        address = str((await loop.run_in_executor(self._look_ups, look_up))[0][4][0])
        if host not in self._settings.webhooks_to and not is_public(address):
            raise ValueError("not a public address")
        context = ssl.create_default_context() if secure else None
        name = host if secure else None
        return Reached(*await asyncio.open_connection(address, port, ssl=context, server_hostname=name, limit=HEAD))

    async def close(self) -> None:
        """Stop waiting."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._look_ups.shutdown(wait=False, cancel_futures=True)


def is_public(address: str) -> bool:
    """Whether an address belongs to the world outside; one that only wraps another is as public as that one."""
    parsed = ipaddress.ip_address(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        wrapped = parsed.ipv4_mapped or parsed.sixtofour or (parsed.teredo and parsed.teredo[1])
        if parsed in NAT64:
            wrapped = ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF)
        parsed = wrapped or parsed
    return parsed.is_global and not parsed.is_multicast


def notice_for(room: Room, seat: int) -> bytes:
    """What an address is told: whose turn it is and where, in all languages; nothing of the game itself."""
    name = room.table.seats[seat].name or ""
    told = {
        "table": room.table.id,
        "path": f"/table/{room.table.id}",
        "game": room.table.settings.game,
        "seat": seat,
        "name": name,
        "decision": room.table.decision(seat),
        "text": {lang: say(lang, "server-notice", name=name) for lang in LANGUAGES},
    }
    return json.dumps({**told, "content": told["text"]["en"]}, ensure_ascii=False).encode()  # type: ignore[index]


async def post(connection: Reached, url: str, body: bytes) -> int:
    """Send a notice; the status of the answer. Where it might redirect to is not read."""
    parts = urlsplit(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    host = parts.netloc.rpartition("@")[2]
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {host}\r\nUser-Agent: meadhall\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    connection.writer.write(head.encode("ascii") + body)
    await connection.writer.drain()
    match (await connection.reader.readline()).split(maxsplit=2):
        case [version, status, *_] if version.startswith(b"HTTP/1.") and status.isdigit():
            return int(status)
    raise ValueError("not HTTP")
