"""Requests byte by byte, as no well-behaved client would send them."""

import json
import socket
from contextlib import suppress
from typing import Any, NamedTuple

from clients import PATIENCE, Server


class Answer(NamedTuple):
    """What came back: the status, the headers by name in small letters, and the body."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


def open_to(server: Server) -> socket.socket:
    """A connection to a server."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def send_raw(server: Server, request: bytes) -> Answer:
    """Send bytes, and read until the server hangs up or its answer is complete."""
    with open_to(server) as line:
        with suppress(OSError):  # refused before everything was sent; the answer is there all the same
            line.sendall(request)
        return read_answer(line)


def read_answer(line: socket.socket) -> Answer:
    """The answer on a connection; status 0 if it was cut off without one."""
    got = b""
    while b"\r\n\r\n" not in got:
        more = receive(line)
        if not more:
            return Answer(0, {}, got)
        got += more
    head, _, body = got.partition(b"\r\n\r\n")
    first, *rest = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (each.partition(":") for each in rest)}
    length = int(headers["content-length"]) if "content-length" in headers else None
    while length is None or len(body) < length:
        more = receive(line)
        if not more:
            break
        body += more
    return Answer(int(first.split()[1]), headers, body)


def receive(line: socket.socket) -> bytes:
    """Some bytes; none when the other side is gone."""
    try:
        return line.recv(65536)
    except ConnectionError:
        return b""


def request(server: Server, method: str, path: str | bytes, body: bytes | None = None, **headers: str) -> Answer:
    """A request whose path is sent as it stands; `_` in the name of a header stands for `-`."""
    shown = {"Host": f"127.0.0.1:{server.port}", "Connection": "close"}
    if body is not None:
        shown |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
    shown |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = b"".join(f"{name}: {value}\r\n".encode() for name, value in shown.items())
    target = path.encode() if isinstance(path, str) else path
    return send_raw(server, method.encode() + b" " + target + b" HTTP/1.1\r\n" + lines + b"\r\n" + (body or b""))
