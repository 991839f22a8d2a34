"""Turn notices by webhook: each once, and only while it is still that person's turn and the person is away."""

import asyncio
import http.client
import ipaddress
import json
import logging
import socket
import ssl
from typing import Final
from urllib.parse import urlsplit

from meadhall.server.entries import Noticed
from meadhall.server.measures import Measures
from meadhall.server.room import Room
from meadhall.server.settings import Settings
from meadhall.server.store import StoreProblem
from meadhall.text import LANGUAGES, say

PATIENCE: Final = 5.0  # seconds for an address to answer
TRIES: Final = 3
log = logging.getLogger("meadhall.notices")


class Notices:
    """Watches tables for turns of people who want to be told elsewhere."""

    def __init__(self, settings: Settings, measures: Measures) -> None:
        self._settings = settings
        self._measures = measures
        self._waiting: dict[tuple[str, int], asyncio.Task[None]] = {}

    def may_call(self, url: str) -> bool:
        """Whether an address may be called at all: a public one, or one the host has allowed."""
        host = urlsplit(url).hostname or ""
        if host in self._settings.webhooks_to:
            return True
        try:
            return ipaddress.ip_address(host).is_global
        except ValueError:
            return "." in host and not host.endswith((".local", ".internal", ".localhost"))

    def look(self, room: Room) -> None:
        """A table has changed: begin to wait with those who are asked now."""
        table = room.table
        for seat in table.asked if table.status == "playing" else ():
            each = table.seats[seat]
            key = (table.id, seat)
            wanted = each.webhook is not None and each.bot is None and each.noticed != table.decision(seat)
            if wanted and (key not in self._waiting or self._waiting[key].done()):
                self._waiting[key] = asyncio.create_task(self._wait(room, seat))

    async def _wait(self, room: Room, seat: int) -> None:
        """Give the person time to act or to come back; then, if it is still the same turn, call."""
        while True:
            decision = room.table.decision(seat)
            await asyncio.sleep(self._settings.notice_after)
            if not self._is_due(room, seat):
                return
            if room.table.decision(seat) == decision:
                break
        try:
            async with room.held():
                if not self._is_due(room, seat) or not await room.write([Noticed(seat=seat, decision=decision)]):
                    return  # answered meanwhile, or another node calls
                url = room.table.seats[seat].webhook
                body = notice_for(room, seat)
        except StoreProblem:
            return
        if url is not None:
            await self._call(url, body)

    def _is_due(self, room: Room, seat: int) -> bool:
        table = room.table
        each = table.seats[seat]
        is_asked = table.status == "playing" and seat in table.asked and each.bot is None
        is_new = each.noticed != table.decision(seat)
        return is_asked and is_new and each.webhook is not None and seat not in room.connected()

    async def _call(self, url: str, body: bytes) -> None:
        for attempt in range(TRIES):
            try:
                status = await asyncio.to_thread(post, url, body, self._settings.webhooks_to)
                self._measures.webhooks["sent" if status < 400 else "refused"] += 1
                return
            except (OSError, http.client.HTTPException, ValueError) as error:
                log.info("a webhook could not be called: %s", type(error).__name__)
                await asyncio.sleep(2.0**attempt)
        self._measures.webhooks["failed"] += 1

    async def close(self) -> None:
        """Stop waiting."""
        for task in self._waiting.values():
            task.cancel()
        await asyncio.gather(*self._waiting.values(), return_exceptions=True)


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


def post(url: str, body: bytes, allowed: tuple[str, ...]) -> int:
    """Send a notice. The name is looked up once and its address checked, so that no inner host can be reached."""
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = str(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4][0])
    if host not in allowed and not ipaddress.ip_address(address).is_global:
        raise ValueError("not a public address")
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    connection.sock = socket.create_connection((address, port), timeout=PATIENCE)
    if secure:
        connection.sock = ssl.create_default_context().wrap_socket(connection.sock, server_hostname=host)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "meadhall"})
        return connection.getresponse().status
    finally:
        connection.close()
