"""The guard at the door: sizes, rates, origins and the headers that keep a page safe."""

import ipaddress
import logging
from typing import Final

import msgspec
from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.server.protocol import Code, Problem
from meadhall.server.rates import Buckets
from meadhall.server.settings import Settings
from meadhall.text import LANGUAGES, say

log = logging.getLogger("meadhall.guard")
BEGINS: Final = ("http.response.start", "websocket.http.response.start")  # the latter: a socket that is not opened

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # the address of a table is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def address_of(scope: Scope, behind_proxy: bool) -> str:
    """The sender's address; behind a proxy, what the nearest proxy says it is."""
    if behind_proxy:
        forwarded = Headers(scope=scope).get("x-forwarded-for", "")
        nearest = forwarded.rpartition(",")[2].strip()
        if nearest:
            return network_of(nearest[:64])
    client = scope.get("client")
    return network_of(str(client[0])) if client else ""


def network_of(address: str) -> str:
    """Whose address it is, for counting: a single household has a whole network of IPv6 addresses."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    return str(parsed.ipv4_mapped or ipaddress.ip_network((int(parsed) >> 64 << 64, 64)))


def language_of(scope: Scope) -> str:
    """The language somebody asks for; English if it is not one of ours."""
    lang = QueryParams(scope["query_string"]).get("lang", "en")
    return lang if lang in LANGUAGES else "en"


def origin_is_ours(scope: Scope, others: tuple[str, ...]) -> bool:
    """Whether a request comes from our own page, or from a program, which sends no origin."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    host = headers.get("host", "")
    return host != "" and origin.partition("://")[2] == host


class Guard:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, settings: Settings, buckets: Buckets) -> None:
        self.app = app
        self.settings = settings
        self.buckets = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or say why not."""
        if scope["type"] == "websocket":
            await self.app(scope, receive, with_headers(send))
        elif scope["type"] == "http":
            await self._let_in(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        if not self.buckets.take(address_of(scope, self.settings.behind_proxy)):
            await refuse(scope, send, "too-many", 429)
        elif scope["method"] not in ("GET", "HEAD") and not origin_is_ours(scope, self.settings.origins):
            await refuse(scope, send, "forbidden", 403)
        elif not length.isdecimal() or int(length[:12]) > self.settings.limits.body:
            await refuse(scope, send, "too-large", 413)
        else:
            if self.settings.behind_proxy and headers.get("x-forwarded-proto") == "https":
                scope["scheme"] = "https"
            await self._watch(scope, self._counting(receive), send)

    async def _watch(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Something we did not foresee: the sender learns nothing about the inside; the log has the place."""
        has_begun = False

        async def tell(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, with_headers(tell))
        except Exception:
            log.exception("a request failed")
            if not has_begun:
                await refuse(scope, send, "internal", 500)

    def _counting(self, receive: Receive) -> Receive:
        """A body without a stated length is cut off where it becomes too large."""
        left = self.settings.limits.body

        async def read() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413)
            return message

        return read


def with_headers(send: Send) -> Send:
    """Every answer carries the headers that keep a page safe."""

    async def tell(message: Message) -> None:
        if message["type"] in BEGINS:
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return tell


async def refuse(scope: Scope, send: Send, code: Code, status: int) -> None:
    """Answer without reading any further."""
    body = msgspec.json.encode(Problem(code=code, text=say(language_of(scope), f"server-refused-{code}")))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    tell = with_headers(send)
    await tell({"type": "http.response.start", "status": status, "headers": headers})
    await tell({"type": "http.response.body", "body": body})
