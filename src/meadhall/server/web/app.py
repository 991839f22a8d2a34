"""The server over HTTP: the page, the interface for programs, and the sockets of the tables."""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeVar, cast

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from meadhall import __version__
from meadhall.kernel.engine.views import ALL_EYES, SPECTATOR
from meadhall.server import protocol
from meadhall.server.rates import Buckets
from meadhall.server.settings import Settings
from meadhall.server.store.store import Store, StoreProblem
from meadhall.server.tables.entries import Created
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.identity import COOKIE, hash_token, looks_like_token, new_token
from meadhall.server.tables.orders import Refused, Who
from meadhall.server.tables.room import Room
from meadhall.server.tables.seen import see_match_file, see_moment, see_rolls, see_row, see_story
from meadhall.server.tables.table import Table
from meadhall.server.web import catalogue
from meadhall.server.web.guard import Guard, address_of, language_of, origin_is_ours
from meadhall.server.web.interface import asyncapi, openapi
from meadhall.server.web.pages import page_routes
from meadhall.server.web.replies import (
    Handler,
    Methods,
    language,
    reply,
    reply_document,
    status_of,
    tell_http,
    tell_refused,
    tell_storage,
)
from meadhall.server.web.sockets import Connection
from meadhall.text import say

LIST: Final = 50  # tables in a list
YEAR: Final = 365 * 24 * 3600
log = logging.getLogger("meadhall.app")

T = TypeVar("T")


class App:
    """The handlers, and the hall they work in."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        limits = hall.settings.limits
        self.requests = Buckets(limits.requests_at_once, limits.requests_a_second)
        self.tables = Buckets(limits.tables_at_once, limits.tables_an_hour / 3600)
        self.handshakes = Buckets(limits.sockets_at_once, limits.sockets_a_second)
        self.sockets_of: Counter[str] = Counter()

    # --- who and where -------------------------------------------------------------------------------------

    def person(self, request: Request | WebSocket) -> str:
        """The hash of the sender's cookie; empty if there is none."""
        token = request.cookies.get(COOKIE)
        return hash_token(token) if token is not None and looks_like_token(token) else ""

    def who(self, request: Request, room: Room) -> Who:
        """Who the sender is at a table: by a private token, or by the cookie."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            if not looks_like_token(token):
                raise Refused("bad-token")
            return self.hall.who(room, "", token)
        return self.hall.who(room, self.person(request), None)

    async def room(self, id: str) -> Room:
        """The room of a table somebody names."""
        room = await self.hall.room_now(id) if len(id) == 12 and id.isalnum() and id.isascii() else None
        if room is None:
            raise Refused("unknown-table")
        return room

    def remember(self, request: Request, response: Response, token: str) -> None:
        """Set the cookie by which this browser is known again."""
        secure = request.scope["scheme"] == "https"  # the address itself may hold a host that cannot be read
        response.set_cookie(COOKIE, token, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")

    async def read(self, request: Request, kind: type[T]) -> T:
        """The body of a request; anything else than what the type says is refused."""
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refused("malformed")
        try:
            async with asyncio.timeout(self.hall.settings.limits.seconds_a_body):
                body = await request.body()
        except (TimeoutError, ClientDisconnect) as error:
            raise Refused("malformed") from error  # it never came to an end
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("malformed") from error

    def newcomer(self, request: Request) -> tuple[str, str | None]:
        """The sender as a person; a token to be set if the sender had none."""
        person = self.person(request)
        if person:
            return person, None
        token = new_token()
        return hash_token(token), token

    # --- games ---------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """All games with their options and bots, explained."""
        return reply(catalogue.games(language(request)), cache="public, max-age=60")

    async def rules(self, request: Request) -> Response:
        """The numbered rulebook of a game."""
        return reply(catalogue.rules(str(request.path_params["game"]), language(request)), cache="public, max-age=60")

    async def components(self, request: Request) -> Response:
        """What is printed on the components of a game, in words; with a table, by its data pack."""
        settings = await self.settings_named(request)
        game, options = str(request.path_params["game"]), settings.options if settings else None
        return reply_document(catalogue.components(game, language(request), options))

    async def sheet(self, request: Request) -> Response:
        """How the pictures of a game are read out; with a table, by its data pack and its seats."""
        settings = await self.settings_named(request)
        game, options = str(request.path_params["game"]), settings.options if settings else None
        return reply_document(catalogue.sheet(game, language(request), options, settings.seats if settings else 0))

    async def stand_ins(self, request: Request) -> Response:
        """Which values of a game are stand-ins; with a table, by its data pack."""
        settings = await self.settings_named(request)
        game, options = str(request.path_params["game"]), settings.options if settings else None
        return reply(catalogue.stand_ins(game, language(request), options), cache="no-cache")

    async def settings_named(self, request: Request) -> Created | None:
        """What the table in the query is set to, if there is one; it must be of the game in the path."""
        if "table" not in request.query_params:
            return None
        settings = (await self.room(request.query_params["table"])).table.settings
        if settings.game != request.path_params["game"]:
            raise Refused("unknown-table")
        return settings

    # --- tables --------------------------------------------------------------------------------------------

    async def make_table(self, request: Request) -> Response:
        """Make a table."""
        if not self.tables.take(address_of(request.scope, self.hall.settings.behind_proxy)):
            raise Refused("too-many")
        new = await self.read(request, protocol.NewTable)
        person, token = self.newcomer(request)
        response = reply(await self.hall.make_table(new, person), 201)
        if token is not None:
            self.remember(request, response, token)
        return response

    async def list_tables(self, request: Request) -> Response:
        """Open tables, the sender's own, or finished ones."""
        person = self.person(request)
        match request.query_params.get("which", "open"):
            case "open":
                rows = await self.hall.store.open_tables(LIST)
            case "mine":
                rows = await self.hall.store.tables_of(person, LIST) if person else []
            case "finished":
                rows = await self.hall.store.finished_tables(LIST)
            case _:
                raise Refused("malformed")
        return reply(protocol.TableList(tables=[see_row(row, person) for row in rows]))

    async def sit(self, request: Request) -> Response:
        """Take a seat."""
        room = await self.room(request.path_params["table"])
        wish = await self.read(request, protocol.SitDown)
        person, token = self.newcomer(request)
        response = reply(await self.hall.sit(room, person, wish))
        if token is not None:
            self.remember(request, response, token)
        return response

    async def claim(self, request: Request) -> Response:
        """Take the own seat on this device, by its private token."""
        room = await self.room(request.path_params["table"])
        claim = await self.read(request, protocol.Claim)
        person, token = self.newcomer(request)
        seat = await self.hall.claim(room, person, claim)
        response = reply(protocol.Seated(seat=seat, token=claim.token))
        if token is not None:
            self.remember(request, response, token)
        return response

    async def link(self, request: Request) -> Response:
        """A fresh private token for the own seat; the old one opens nothing any more."""
        room = await self.room(request.path_params["table"])
        return reply(await self.hall.link(room, self.who(request, room)))

    async def forget(self, request: Request) -> Response:
        """Take a table off the sender's own list."""
        room = await self.room(request.path_params["table"])
        return reply(await self.hall.forget(room.table.id, self.person(request)))

    async def order(self, request: Request) -> Response:
        """Carry an order out."""
        room = await self.room(request.path_params["table"])
        order = await self.read(request, cast(type[protocol.Order], protocol.Order))
        who = self.who(request, room)
        try:
            accepted = await self.hall.order(room, who, order)
        except Refused as refused:
            self.hall.measures.orders[refused.code] += 1
            return await self._refused(request, room, who, order.key, refused)
        self.hall.measures.orders["accepted"] += 1
        return reply(accepted)

    async def _refused(self, request: Request, room: Room, who: Who, key: str, refused: Refused) -> Response:
        """Why an order was not carried out, and where things are now: the same as on a socket."""
        viewer = SPECTATOR if who.seat is None else who.seat
        async with room.held():
            number = room.table.number(viewer)
            decision = None if who.seat is None else room.table.decision(who.seat)
        told = protocol.Refused(
            key=key,
            code=refused.code,
            text=refused.say(language(request)),
            rule=refused.rule,
            decision=decision,
            number=number,
        )
        return reply(told, status_of(refused.code))

    async def state(self, request: Request) -> Response:
        """The whole table as the sender sees it."""
        room = await self.room(request.path_params["table"])
        return reply(await room.news(self.who(request, room), language(request)))

    async def why(self, request: Request) -> Response:
        """Why an answer cannot be given now."""
        room = await self.room(request.path_params["table"])
        who, said = self.who(request, room), request.query_params.get("answer", "")
        if who.seat is None:
            raise Refused("not-your-seat")
        async with room.held():
            return reply(catalogue.why_not(room.table, who.seat, said[:200], language(request)))

    async def dice(self, request: Request) -> Response:
        """The dice so far, with their proofs."""
        room = await self.room(request.path_params["table"])
        async with room.held():
            return reply(see_rolls(room.table))

    async def moment(self, request: Request) -> Response:
        """A finished game at one moment."""
        n = str(request.path_params["n"])
        if not n.isdecimal() or not n.isascii():
            raise Refused("not-found")
        table, viewer = await self._finished(request)
        # A finished game does not change any more; to replay it takes long, so others have their turn meanwhile.
        return reply(await asyncio.to_thread(see_moment, table, int(n[:9]), viewer, language(request)))

    async def story(self, request: Request) -> Response:
        """The log of a finished game and its chapters."""
        table, viewer = await self._finished(request)
        return reply(await asyncio.to_thread(see_story, table, viewer, language(request)))

    async def _finished(self, request: Request) -> tuple[Table, int]:
        """The finished table a request is about, and through whose eyes it is to be seen."""
        room = await self.room(request.path_params["table"])
        async with room.held():
            if not room.table.is_finished:
                raise Refused("not-over")
            seats = {str(seat): seat for seat in range(len(room.table.seats))}
            viewer = {**seats, "spectator": SPECTATOR, "open": ALL_EYES}.get(
                request.query_params.get("seat", "spectator")
            )
            if viewer is None:
                raise Refused("malformed")
            return room.table, viewer

    async def match_file(self, request: Request) -> Response:
        """A finished game as a match file, with the secret of its dice: for replay and verify."""
        room = await self.room(request.path_params["table"])
        async with room.held():
            if not room.table.is_finished:
                raise Refused("not-over")
            document = see_match_file(room.table)
        name = f"meadhall-{room.table.settings.game}-{room.table.id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(msgspec.json.encode(document), headers=headers, media_type="application/json")

    # --- the server itself ---------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether the server works: it can read what it has stored."""
        await self.hall.store.count()
        return reply(protocol.Health(ok=True, version=__version__))

    async def metrics(self, request: Request) -> Response:
        """Counters for Prometheus."""
        counts = await self.hall.store.count()
        gauges = {f"tables_{status}": float(n) for status, n in counts.items()}
        gauges.update(rooms=len(self.hall.rooms), bots_late=self.hall.pool.late)
        return Response(self.hall.measures.text(gauges), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        """What can be asked over HTTP, for programs."""
        return Response(msgspec.json.encode(openapi()), media_type="application/json")

    async def asyncapi(self, request: Request) -> Response:
        """What is said on a socket, for programs."""
        return Response(msgspec.json.encode(asyncapi()), media_type="application/json")

    # --- sockets -------------------------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        """A connection to a table."""
        address = address_of(socket.scope, self.hall.settings.behind_proxy)
        try:
            room = await self._let_in(socket, address)
        except Refused as refused:
            await self._deny(socket, refused.code)
            return
        except StoreProblem as problem:
            log.error("the store does not answer: %s", problem)
            await self._deny(socket, "storage")
            return
        except Exception:
            log.exception("a socket could not be opened")
            await self._deny(socket, "internal")
            return
        self.sockets_of[address] += 1
        try:
            await socket.accept()
            await Connection(self.hall, room, socket, self.person(socket)).run()
        finally:
            self.sockets_of[address] -= 1
            if self.sockets_of[address] <= 0:
                del self.sockets_of[address]

    async def _let_in(self, socket: WebSocket, address: str) -> Room:
        """The room a socket may be opened to."""
        limits = self.hall.settings.limits
        if not origin_is_ours(socket.scope, self.hall.settings.origins):
            raise Refused("forbidden")
        if self.sockets_of[address] >= limits.sockets_an_address or not self.handshakes.take(address):
            raise Refused("too-many")
        room = await self.room(socket.path_params["table"])
        if len(room.listeners) >= limits.sockets_a_table:
            raise Refused("too-many")
        return room

    async def _deny(self, socket: WebSocket, code: protocol.Code) -> None:
        """Say why a socket is not opened."""
        text = say(language_of(socket.scope), f"server-refused-{code}")
        await socket.send_denial_response(reply(protocol.Problem(code=code, text=text), status_of(code)))

    def routes(self) -> list[BaseRoute]:
        """Every address this server answers."""
        table = "/api/tables/{table}"
        read: list[tuple[str, Handler]] = [
            ("/api/games", self.games),
            ("/api/games/{game}/rules", self.rules),
            ("/api/games/{game}/components", self.components),
            ("/api/games/{game}/sheet", self.sheet),
            ("/api/games/{game}/stand-ins", self.stand_ins),
            ("/api/tables", self.list_tables),
            (f"{table}/state", self.state),
            (f"{table}/why", self.why),
            (f"{table}/dice", self.dice),
            (f"{table}/moments/{{n}}", self.moment),
            (f"{table}/story", self.story),
            (f"{table}/match", self.match_file),
            ("/api/health", self.health),
            ("/api/openapi.json", self.openapi),
            ("/api/asyncapi.json", self.asyncapi),
            ("/metrics", self.metrics),
        ]
        change: list[tuple[str, Handler]] = [
            ("/api/tables", self.make_table),
            (f"{table}/sit", self.sit),
            (f"{table}/claim", self.claim),
            (f"{table}/link", self.link),
            (f"{table}/forget", self.forget),
            (f"{table}/orders", self.order),
        ]
        by_path: defaultdict[str, dict[str, Handler]] = defaultdict(dict)
        for method, handlers in (("GET", read), ("POST", change)):
            for path, handler in handlers:
                by_path[path][method] = handler
        routes = [Route(path, Methods(handlers)) for path, handlers in by_path.items()]
        return [*routes, WebSocketRoute(f"{table}/socket", self.socket)]


def static_folder() -> Path:
    """Where the built page is."""
    return Path(str(files("meadhall.server.web").joinpath("static")))


def make_app(store: Store, settings: Settings) -> tuple[Starlette, Hall]:
    """The application and its hall."""
    hall = Hall(store, settings)
    app = App(hall)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    handlers = {Refused: tell_refused, StoreProblem: tell_storage, HTTPException: tell_http}
    starlette = Starlette(
        routes=[*app.routes(), *page_routes(settings.page or static_folder())],
        exception_handlers=handlers,
        lifespan=lifespan,
    )
    starlette.router.redirect_slashes = False  # a redirect would repeat whatever host the sender named
    starlette.add_middleware(Guard, settings=settings, buckets=app.requests)
    return starlette, hall
