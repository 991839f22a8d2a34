"""A socket of which nothing is read until somebody wants to, and into which any bytes can be put."""

import json
import socket
from collections.abc import Iterator
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from clients import PATIENCE, Json, Server

SMALL = 4096  # bytes the kernel keeps for us: what we do not read stays with the server


LINES: list["Quiet"] = []  # all that were opened


def drop_all() -> None:
    """Close every line, also those that a failed test has left."""
    while LINES:
        LINES.pop().drop()


class Quiet:
    """One such socket. It answers no pings unless it is read."""

    def __init__(self, server: Server, table: str, hello: bool = True) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self.wire = socket.socket()
        LINES.append(self)
        self.wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self.wire.settimeout(PATIENCE)
        self.wire.connect(("127.0.0.1", server.port))
        self._talk = ClientProtocol(parse_uri(address), max_size=None)
        self._talk.send_request(self._talk.connect())
        self._flush()
        self._events = self._read()
        response = next(self._events)
        assert isinstance(response, Response)
        assert response.status_code == 101
        if hello:
            self.say({"type": "hello"})

    def _flush(self) -> None:
        for data in self._talk.data_to_send():
            if data:
                self.wire.sendall(data)

    def _read(self) -> Iterator[Any]:
        """Everything that comes, until the other side is gone."""
        while True:
            try:
                data = self.wire.recv(65536)
            except ConnectionError:
                return
            if not data:
                return
            self._talk.receive_data(data)
            yield from self._talk.events_received()
            self._flush()

    def say(self, message: Json | str, **more: Any) -> None:
        """Send a message."""
        self._talk.send_text(message.encode() if isinstance(message, str) else json.dumps(message).encode(), **more)
        self._flush()

    def say_on(self, more: bytes, fin: bool) -> None:
        """Send another piece of a message."""
        self._talk.send_continuation(more, fin)
        self._flush()

    def put(self, data: bytes) -> None:
        """Put bytes onto the wire, whatever they are."""
        self.wire.sendall(data)

    def hear(self) -> Json:
        """The next message."""
        for event in self._events:
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                told: Json = json.loads(bytes(event.data))
                return told
        raise EOFError("the server has hung up")

    def how_it_ends(self) -> int | None:
        """Read on to the end: the code with which the server closes; none if it just hangs up."""
        for _ in self._events:
            pass
        return self._talk.close_rcvd.code if self._talk.close_rcvd is not None else None

    def drop(self) -> None:
        """Go away without a word."""
        self.wire.close()
