"""Connections that do not wait for ever: whoever sends half a request, or does not read, is cut off.

uvicorn waits without end for the head of a request, and for a peer that does not read what was sent to it. Whoever
opens many such connections would keep all others out.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from meadhall.server.settings import Settings


class Timer:
    """Cuts a connection off after some time, unless it is stopped."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._handle: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        """Begin to count, if it does not count already."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(self._seconds, transport.abort)

    def stop(self) -> None:
        """Do not cut anything off."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


def http_of(settings: Settings) -> type[H11Protocol]:
    """HTTP connections as a server wants them."""
    limits = settings.limits

    class Http(H11Protocol):
        """A connection that must say what it wants, and read what it gets."""

        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            self._reading = Timer(limits.seconds_a_head)
            self._writing = Timer(limits.seconds_a_body)

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            """Wait for the first request."""
            super().connection_made(transport)
            self._reading.start(transport)

        def data_received(self, data: bytes) -> None:
            """Take what came; wait on only for what is being answered."""
            super().data_received(data)
            if self.conn.their_state is h11.IDLE or self.conn.our_state is h11.DONE:
                self._reading.start(self.transport)
            else:
                self._reading.stop()

        def pause_writing(self) -> None:
            """The peer does not read."""
            super().pause_writing()
            self._writing.start(self.transport)

        def resume_writing(self) -> None:
            """The peer reads again."""
            super().resume_writing()
            self._writing.stop()

        def connection_lost(self, exc: Exception | None) -> None:
            """It is over."""
            self._reading.stop()
            self._writing.stop()
            super().connection_lost(exc)

    return Http


def socket_of(settings: Settings) -> type[WebSocketsSansIOProtocol]:
    """Sockets as a server wants them."""

    class Socket(WebSocketsSansIOProtocol):
        """A socket that is not read from while its peer does not read, and not flushed for ever when it ends."""

        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            self._ending = Timer(self.close_timeout)

        def pause_writing(self) -> None:
            """The peer does not read: without this, a flood of pings would fill our memory with pongs."""
            super().pause_writing()
            self.transport.pause_reading()

        def resume_writing(self) -> None:
            """The peer reads again."""
            super().resume_writing()
            if not self.read_paused:
                self.transport.resume_reading()

        async def receive(self) -> Any:
            """The next message."""
            message = await super().receive()
            if not self.writable.is_set():
                self.transport.pause_reading()
            return message

        def keepalive_timeout(self) -> None:
            """The peer is gone: what it has not read it never will."""
            super().keepalive_timeout()
            self.transport.abort()

        async def run_asgi(self) -> None:
            """Serve; afterwards the peer has a while to read the rest."""
            await super().run_asgi()
            if not self.disconnected:
                self._ending.start(self.transport)

        def connection_lost(self, exc: Exception | None) -> None:
            """It is over."""
            self._ending.stop()
            super().connection_lost(exc)

    return Socket
