"""A connection to a table: reads orders, and sends what is new for its viewer.

News are not queued: when something changed, the connection is woken and sends the difference between what it sent
last and how things are now. So a slow reader costs nothing and gets fewer, larger news; nothing is ever left out.
"""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from meadhall.kernel.engine.views import SPECTATOR
from meadhall.server import protocol
from meadhall.server.rates import Bucket
from meadhall.server.store.store import StoreProblem
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.orders import Refused, Who
from meadhall.server.tables.room import Room, now_ms
from meadhall.text import say

POLICY: Final = 1008  # the close code for what is not allowed
TRY_LATER: Final = 1013
log = logging.getLogger("meadhall.sockets")

_decoder: msgspec.json.Decoder[protocol.ClientMessage] = msgspec.json.Decoder(protocol.ClientMessage)
_encoder = msgspec.json.Encoder()


class NewsTold(protocol.Told, tag_field="type", tag="news"):
    """News as they are written: the parts are JSON already."""

    after: int
    number: int
    now: int
    whole: bool
    lines: list[protocol.Line]
    parts: dict[str, msgspec.Raw]


class Connection:
    """One socket at a table."""

    def __init__(self, hall: Hall, room: Room, socket: WebSocket, person: str) -> None:
        self.viewer = SPECTATOR
        self._hall = hall
        self._room = room
        self._socket = socket
        self._person = person
        self._token: str | None = None
        self._who = Who(person, None, False)
        self._lang = "en"
        self._sent: dict[str, bytes] = {}
        self._number = 0
        self._whole = True
        self._noticed = -1
        self._notice: protocol.Notice | None = None
        self._decision: int | None = None  # that was open when this connection last looked
        self._wake = asyncio.Event()
        self._replies: deque[protocol.Told] = deque()
        limits = hall.settings.limits
        self._changes_of_language = Bucket(20, 2.0)
        self._bucket = Bucket(limits.orders_at_once, limits.orders_a_second)

    def wake(self) -> None:
        """There may be something to send."""
        self._wake.set()

    async def run(self) -> None:
        """Greet, then read and write until one side is gone."""
        try:
            hello = await asyncio.wait_for(self._read(), self._hall.settings.limits.seconds_a_head)
        except (TimeoutError, WebSocketDisconnect):
            await self._close(POLICY)
            return
        if not isinstance(hello, protocol.Hello):
            await self._refuse_and_close("malformed")
            return
        try:
            self._greet(hello)
        except Refused as refused:
            await self._refuse_and_close(refused.code)
            return
        if len(self._room.listeners) >= self._hall.settings.limits.sockets_a_table:  # many may have waited to greet
            await self._refuse_and_close("too-many")
            return
        self._room.come(self)
        self._hall.measures.sockets += 1
        writer = asyncio.create_task(self._write_on())
        reader = asyncio.create_task(self._read_on())
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._hall.measures.sockets -= 1
            self._room.go(self)
            for task in (writer, reader):
                task.cancel()
            for result in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(result, Exception) and self._is_open():  # otherwise it is only that somebody went
                    log.warning("a connection failed", exc_info=result)
            await self._close(1000)

    def _greet(self, hello: protocol.Hello) -> None:
        self._who = self._hall.who(self._room, self._person, hello.token)
        self._token = hello.token
        self.viewer = SPECTATOR if self._who.seat is None else self._who.seat
        self._lang = hello.lang
        table = self._room.table
        known = table.number(self.viewer)
        self._number = hello.seen if hello.seen is not None and 0 <= hello.seen <= known else 0
        if self.viewer != SPECTATOR and self._number >= table.asked_from(self.viewer) > 0:
            self._noticed = table.decision(self.viewer)  # who has seen the question has had the notice too
        self.wake()

    # --- reading -------------------------------------------------------------------------------------------

    async def _read(self) -> protocol.ClientMessage | None:
        """The next message; None if it is not one."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        data = message.get("text")
        raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else message.get("bytes") or b""
        if len(raw) > self._hall.settings.limits.message:
            return None
        try:
            return _decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None

    async def _read_on(self) -> None:
        while True:
            message = await self._read()
            if not self._bucket.take():
                self._refuse(getattr(message, "key", None), "too-many")
                await asyncio.sleep(0.2)  # a flood is read slowly; what it fills is the sender's own pipe
            elif message is None or isinstance(message, protocol.Hello):
                self._refuse(None, "malformed")
            elif isinstance(message, protocol.Ping):
                self._reply(protocol.Pong(now=now_ms()))
            elif isinstance(message, protocol.Speak):
                await self._speak(message.lang)
            else:
                await self._order(message)
            if len(self._replies) > self._hall.settings.limits.replies_waiting:
                await self._close(TRY_LATER)
                return
            await asyncio.sleep(0)  # many messages may have come at once: others have their turn, too

    async def _speak(self, lang: str) -> None:
        """Tell everything anew in a language; that is much work, so who asks for it again and again has to wait."""
        while not self._changes_of_language.take():
            await asyncio.sleep(0.1)
        self._lang, self._whole, self._number = lang, True, 0
        self.wake()

    async def _order(self, order: protocol.ClientMessage) -> None:
        if isinstance(order, protocol.Hello | protocol.Speak | protocol.Ping):
            return
        try:
            accepted = await self._hall.order(self._room, self._identify(), order)
        except Refused as refused:
            self._hall.measures.orders[refused.code] += 1
            self._refuse(order.key, refused.code, refused)
        except StoreProblem as problem:
            log.error("an order could not be written: %s", problem)
            self._hall.measures.orders["storage"] += 1
            self._refuse(order.key, "storage")
        else:
            self._hall.measures.orders["accepted"] += 1
            self._reply(accepted)

    def _identify(self) -> Who:
        """Who this is now: the seat may have been taken, given up or claimed elsewhere since the connection began."""
        try:
            return self._hall.who(self._room, self._person, self._token)
        except Refused:
            return Who(self._person, None, False)

    def _refuse(self, key: str | None, code: protocol.Code, refused: Refused | None = None) -> None:
        reason = refused or Refused(code)
        self._reply(
            protocol.Refused(
                key=key,
                code=reason.code,
                text=reason.say(self._lang),
                rule=reason.rule,
                decision=None,  # where things are is filled in when it is sent, after the news
                number=0,
            )
        )

    def _reply(self, reply: protocol.Told) -> None:
        self._replies.append(reply)
        self.wake()

    # --- writing -------------------------------------------------------------------------------------------

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            news = await self._news()
            if news is not None:
                await self._socket.send_text(_encoder.encode(news).decode())
                self._hall.measures.news += 1
            if self._notice is not None:
                await self._socket.send_text(_encoder.encode(self._notice).decode())
                self._notice = None
            while self._replies:
                reply = self._replies.popleft()
                if isinstance(reply, protocol.Refused):
                    reply.decision, reply.number = self._decision, self._number
                await self._socket.send_text(_encoder.encode(reply).decode())

    async def _news(self) -> NewsTold | None:
        """What this viewer has not been sent yet; None if there is nothing."""
        room = self._room
        async with room.held():
            self._move_seat()
            host = self._who.host
            parts = room.parts(self.viewer, self._lang, host)
            number = room.table.number(self.viewer)
            lines = room.lines(self.viewer, self._number, self._lang)
            self._notice = self._notice or self._new_notice()
            self._decision = room.table.decision(self.viewer) if self.viewer != SPECTATOR else None
        changed = {name: part for name, part in parts.items() if self._whole or self._sent.get(name) != bytes(part)}
        if not changed and not lines and number == self._number:
            return None
        news = NewsTold(
            after=self._number, number=number, now=now_ms(), whole=self._whole, lines=lines, parts=changed
        )
        self._sent.update({name: bytes(part) for name, part in changed.items()})
        self._number, self._whole = number, False
        return news

    def _move_seat(self) -> None:
        """Somebody who sat down or stood up sees the table through other eyes from now on: all of it is sent anew."""
        who = self._identify()
        if who.seat != self._who.seat:
            self.viewer = SPECTATOR if who.seat is None else who.seat
            self._whole, self._number, self._sent = True, 0, {}
            self._room.come(self)  # others see who is connected
        self._who = who

    def _new_notice(self) -> protocol.Notice | None:
        """That it is this seat's turn: once for each; the caller holds the table."""
        table = self._room.table
        if self.viewer == SPECTATOR or table.status != "playing" or table.seats[self.viewer].bot is not None:
            return None
        if self.viewer not in table.asked or table.decision(self.viewer) == self._noticed:
            return None
        self._noticed = table.decision(self.viewer)
        name = table.seats[self.viewer].name or ""
        return protocol.Notice(decision=self._noticed, text=say(self._lang, "server-notice", name=name))

    async def _refuse_and_close(self, code: protocol.Code) -> None:
        reason = Refused(code)
        told = protocol.Refused(key=None, code=reason.code, text=reason.say(self._lang))
        with suppress(WebSocketDisconnect):
            await self._socket.send_text(_encoder.encode(told).decode())
        await self._close(POLICY)

    def _is_open(self) -> bool:
        """Whether neither side has hung up."""
        states = (self._socket.application_state, self._socket.client_state)
        return WebSocketState.DISCONNECTED not in states

    async def _close(self, code: int) -> None:
        if self._socket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):  # the other side may be faster
                await self._socket.close(code)
