"""Answers to requests: told things and refusals as JSON, each with its status."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from meadhall.kernel.game import Json
from meadhall.server.protocol import Code, Problem, Told
from meadhall.server.tables.orders import Refused
from meadhall.server.web.guard import language_of
from meadhall.text import say

Handler = Callable[[Request], Awaitable[Response]]
log = logging.getLogger("meadhall.app")

STATUS: Final[Mapping[str, int]] = {
    "too-many": 429,
    "too-large": 413,
    "malformed": 400,
    "unknown-table": 404,
    "unknown-game": 404,
    "not-found": 404,
    "not-your-seat": 403,
    "not-host": 403,
    "bad-token": 403,
    "forbidden": 403,
    "wrong-method": 405,
    "storage": 503,
    "internal": 500,
}
CONFLICT: Final = 409  # every other refusal: it does not fit how things are
BAD_VALUE: Final = ("bad-option", "bad-bot", "bad-name", "bad-address", "unknown-answer")


def status_of(code: str) -> int:
    """The HTTP status of a refusal."""
    return 422 if code in BAD_VALUE else STATUS.get(code, CONFLICT)


def reply(told: Told, status: int = 200, cache: str = "no-store") -> Response:
    """A told thing as JSON."""
    headers = {"Cache-Control": cache}
    return Response(msgspec.json.encode(told), status, headers, media_type="application/json")


def reply_document(told: Json) -> Response:
    """A document of a game as JSON: it can change with the program and with the pack of a table."""
    return Response(msgspec.json.encode(told), headers={"Cache-Control": "no-cache"}, media_type="application/json")


def language(request: Request) -> str:
    """The language somebody asks for."""
    return language_of(request.scope)


class Methods:
    """One address and what it does by each method; any other is refused, and told which there are."""

    def __init__(self, handlers: Mapping[str, Handler]) -> None:
        self.handlers = dict(handlers)
        self.allowed = ", ".join(sorted({*handlers, "HEAD"} if "GET" in handlers else handlers))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        request = Request(scope, receive, send)
        handler = self.handlers.get("GET" if request.method == "HEAD" else request.method)
        if handler is None:
            raise HTTPException(405, headers={"Allow": self.allowed})
        response = await handler(request)
        await response(scope, receive, send)


async def tell_refused(request: Request, error: Exception) -> Response:
    """A refusal as an answer to a request."""
    refused = error if isinstance(error, Refused) else Refused("internal")
    return reply(Problem(code=refused.code, text=refused.say(language(request))), status_of(refused.code))


async def tell_storage(request: Request, error: Exception) -> Response:
    """Nothing was written: say so, and keep the reason for the host's log."""
    log.error("the store does not answer: %s", error)
    return reply(Problem(code="storage", text=say(language(request), "server-refused-storage")), 503)


async def tell_http(request: Request, error: Exception) -> Response:
    """What the router has found wrong."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    code: Code = "wrong-method" if status == 405 else "too-large" if status == 413 else "not-found"
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    response = reply(Problem(code=code, text=say(language(request), f"server-refused-{code}")), status)
    response.headers.update(headers)
    return response
