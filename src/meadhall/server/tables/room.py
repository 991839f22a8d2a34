"""A room: one table in memory, and everybody who is connected to it here.

An order is decided, tried on the table in memory, written to disk, and only then acknowledged and shown. Whoever
reads the table does so under the same lock, so nobody sees what is not on disk. If writing fails the table is read
again.
"""

import asyncio
import hmac
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple, Protocol

import msgspec

from meadhall.kernel.engine.views import SPECTATOR
from meadhall.server.bots.pool import BotPool, question_for
from meadhall.server.measures import Measures
from meadhall.server.protocol import Accepted, Line, News, Order, Parts
from meadhall.server.rates import Bucket
from meadhall.server.settings import Settings
from meadhall.server.store.store import Append, Entry, Store, StoreProblem, Taken
from meadhall.server.tables.entries import Answered, Happening, Said, write
from meadhall.server.tables.orders import Around, Refused, Who, decide, hash_of
from meadhall.server.tables.replay import read_table
from meadhall.server.tables.seen import see_lines, see_parts, summary_of
from meadhall.server.tables.table import Table

TRIES = 20  # how often an order is tried again when another node was faster
WAIT_FOR_DISK = 1.0  # seconds before a bot's answer is tried again when nothing can be written
log = logging.getLogger("meadhall.room")


class Listener(Protocol):
    """Somebody connected to a room."""

    viewer: int

    def wake(self) -> None:
        """There may be something new."""
        ...


class Elsewhere(NamedTuple):
    """Who is connected to another node: which seats, how many who watch, and until when its word holds."""

    seats: frozenset[int]
    watchers: int
    until: float


class PartsTold(msgspec.Struct):
    """The parts of a table for one viewer, already written as JSON; what all connections of that viewer share."""

    version: int
    parts: dict[str, msgspec.Raw]


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return int(time.time() * 1000)


def seed_for(table: Table, seat: int, decision: int) -> int:
    """What a bot's own luck depends on: the same in every process, and nothing of the table's secret in it."""
    said = f"{table.id} bot {seat} {decision}".encode()
    return int.from_bytes(hmac.digest(table.secret, said, "sha256")[:6], "big")


async def finished(work: Awaitable[object]) -> None:
    """Wait for work to end, also if whoever wanted it is gone meanwhile: only then is it known what is on disk."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        raise


class Room:
    """One table in memory."""

    def __init__(self, table: Table, store: Store, pool: BotPool, settings: Settings, measures: Measures) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.away_since: dict[int, float] = dict.fromkeys(range(len(table.seats)), time.monotonic())
        self.elsewhere: dict[str, Elsewhere] = {}
        self.off = 0  # milliseconds since the open question was put in which no server was up
        self._off_since = table.asked_since
        self.stored_status = "waiting"  # as the store has it: how far a frozen game went is not known here
        self.touched = time.monotonic()
        self.version = 0
        self.on_change: Callable[[Room], None] = lambda room: None  # the hall looks after notices and lists
        self.on_presence: Callable[[Room], None] = lambda room: None
        self._store = store
        self._pool = pool
        self._settings = settings
        self._measures = measures
        self._told: dict[tuple[int, str, bool], PartsTold] = {}
        self._driver: asyncio.Task[None] | None = None
        self._at_once = asyncio.Event()  # set: the driver need not wait for other nodes
        self._chat: dict[int, Bucket] = {}  # how much every seat may still say
        self._unsure = False  # whether memory may hold what is not on disk

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the table: nobody else changes it, and what is in memory is on disk."""
        async with self.lock:
            if self._unsure:
                await self._read_again()
            yield

    # --- who is here ---------------------------------------------------------------------------------------

    def come(self, listener: Listener) -> None:
        """Somebody connects."""
        self.listeners.add(listener)
        self.announce()
        self.on_presence(self)

    def go(self, listener: Listener) -> None:
        """Somebody is gone."""
        self.listeners.discard(listener)
        if listener.viewer != SPECTATOR and listener.viewer not in self.connected_here():
            self.away_since[listener.viewer] = time.monotonic()
        self.touched = time.monotonic()
        self.announce()
        self.on_presence(self)

    def connected_here(self) -> frozenset[int]:
        """The seats that have a connection to this node."""
        return frozenset(listener.viewer for listener in self.listeners if listener.viewer != SPECTATOR)

    def connected(self) -> frozenset[int]:
        """The seats that have a connection to any node."""
        now = time.monotonic()
        there = [node.seats for node in self.elsewhere.values() if node.until > now]
        return self.connected_here().union(*there)

    def watching_here(self) -> int:
        """How many connections to this node look on without a seat."""
        return sum(listener.viewer == SPECTATOR for listener in self.listeners)

    def watchers(self) -> int:
        """How many connections to any node look on without a seat."""
        now = time.monotonic()
        return self.watching_here() + sum(node.watchers for node in self.elsewhere.values() if node.until > now)

    def hear_of(self, node: str, seats: frozenset[int], watchers: int, seconds: float) -> None:
        """Another node tells who is connected to it; it must tell again before so many seconds have passed."""
        before = self.connected(), self.watchers()
        self.elsewhere[node] = Elsewhere(seats, watchers, time.monotonic() + seconds)
        for seat in before[0] - self.connected():
            self.away_since[seat] = time.monotonic()
        if (self.connected(), self.watchers()) != before:
            self.announce()

    def forget_silent_nodes(self) -> None:
        """Nodes that no longer tell who is connected to them are gone, and so are their people."""
        now = time.monotonic()
        silent = {name: node.seats for name, node in self.elsewhere.items() if node.until <= now}
        for node in silent:
            del self.elsewhere[node]
        for seat in frozenset[int]().union(*silent.values()) - self.connected():
            self.away_since[seat] = now
        if silent:
            self.announce()

    def is_absent(self, seat: int) -> bool:
        """Whether a seat's owner has been away so long that others may vote."""
        away = time.monotonic() - self.away_since.get(seat, 0.0)
        return seat not in self.connected() and away >= self._settings.absent_after

    def announce(self) -> None:
        """Something changed that everybody may look at."""
        self.version += 1
        for listener in self.listeners:
            listener.wake()

    # --- what a viewer is sent -----------------------------------------------------------------------------

    def parts(self, viewer: int, lang: str, host: bool) -> dict[str, msgspec.Raw]:
        """The parts of the table for a viewer, as JSON; the caller holds the lock."""
        told = self._told.get((viewer, lang, host))
        if told is None or told.version != self.version:
            parts = self._see(viewer, lang, host)
            encoded = {
                name: msgspec.Raw(msgspec.json.encode(getattr(parts, name))) for name in Parts.__struct_fields__
            }
            told = PartsTold(self.version, encoded)
            self._told[viewer, lang, host] = told
        return told.parts

    def _see(self, viewer: int, lang: str, host: bool) -> Parts:
        return see_parts(self.table, viewer, lang, host, self.connected(), self.off, self.watchers())

    def lines(self, viewer: int, after: int, lang: str) -> list[Line]:
        """The lines of the log a viewer has not seen; the caller holds the lock."""
        return see_lines(self.table, viewer, after, lang)

    async def news(self, who: Who, lang: str) -> News:
        """The whole table for a viewer."""
        viewer = SPECTATOR if who.seat is None else who.seat
        async with self.held():
            parts = self._see(viewer, lang, who.host)
            number, lines = self.table.number(viewer), self.lines(viewer, 0, lang)
        return News(after=0, number=number, now=now_ms(), whole=True, lines=lines, parts=parts)

    # --- orders --------------------------------------------------------------------------------------------

    async def order(self, who: Who, order: Order, may_call: Callable[[str], bool]) -> Accepted:
        """Carry an order out; raises Refused or StoreProblem, and then nothing has changed."""
        began = time.monotonic()
        async with self.held():
            for _ in range(TRIES):
                done = self.done_before(who, order)
                if done is not None:
                    return done
                entry = decide(self.table, who, order, self.around(may_call))
                self._check_chat(entry)
                if await self.write([entry]):
                    break
            else:
                raise Refused("stale")
        self._measures.answer_seconds.add(time.monotonic() - began)
        written = self.table.done[who.actor, order.key]
        return Accepted(key=order.key, number=written.number, table=written.table)

    def done_before(self, who: Who, order: Order) -> Accepted | None:
        """The reply an order has had already; a key that stands for another order is refused."""
        done = self.table.done.get((who.actor, order.key))
        if done is None:
            return None
        if done.order != hash_of(order):
            raise Refused("key-reused")
        return Accepted(key=order.key, number=done.number, table=done.table)

    def _check_chat(self, entry: Happening) -> None:
        """Nobody may fill the log with talk, through however many doors."""
        if isinstance(entry, Said) and entry.seat is not None:
            a_minute = self._settings.limits.lines_of_chat_a_minute
            bucket = self._chat.setdefault(entry.seat, Bucket(a_minute, a_minute / 60))
            if not bucket.take():
                raise Refused("too-many")

    def around(self, may_call: Callable[[str], bool]) -> Around:
        """What an order may depend on besides the table."""
        return Around(now_ms(), self.off, self.is_absent, may_call)

    async def write(self, entries: Sequence[Happening], people: Sequence[str] = ()) -> bool:
        """Write entries and show them; the caller holds the lock and has just looked at the table.

        False if another node was first: the table is up to date then, and the caller thinks again.
        """
        table, first = self.table, self.table.last + 1
        at = max(now_ms(), table.changed)
        bodies = [write(entry) for entry in entries]
        try:
            for k, body in enumerate(bodies):
                table.apply(Entry(first + k, at, body, ""))
            status = self.stored_status if table.status == "frozen" else table.status
            bots_turn = bool(table.bots_to_move())
            append = Append(table.id, first, at, bodies, status, summary_of(table), bots_turn, people)
            await finished(self._store.append(append))
        except Taken:
            await self._read_again()
            return False
        except BaseException:  # also when the order's sender is gone: what is not known to be on disk is not shown
            await asyncio.shield(self._read_again())
            raise
        self.stored_status = status
        self._changed(drive_after=0.0)
        return True

    async def _read_again(self) -> None:
        """Throw away what is in memory and read the log. If even that fails, whoever comes next tries again."""
        self._unsure = True
        entries = await self._store.entries(self.table.id)
        self.table = await read_table(self.table.id, self.table.secret, entries)
        self._unsure = False
        self._changed(drive_after=self._settings.takeover_after)

    async def catch_up(self) -> None:
        """Read what other nodes have appended."""
        async with self.held():
            entries = await self._store.entries(self.table.id, self.table.last)
            for entry in entries:
                self.table.apply(entry)
            if entries:
                self._changed(drive_after=self._settings.takeover_after)

    def _changed(self, drive_after: float) -> None:
        if self.table.asked_since != self._off_since:  # another question: the time without a server is counted anew
            self.off, self._off_since = 0, self.table.asked_since
        self.touched = time.monotonic()
        self.announce()
        self.drive(drive_after)
        self.on_change(self)

    # --- bots ----------------------------------------------------------------------------------------------

    def drive(self, after: float = 0.0) -> None:
        """Let bots answer as long as they are asked. After a wait if another node is likely to do it."""
        if not self.table.bots_to_move():
            return
        if after <= 0:
            self._at_once.set()
        if self._driver is None or self._driver.done():
            if after > 0:
                self._at_once.clear()
            self._driver = asyncio.get_running_loop().create_task(self._drive(after))

    async def _drive(self, after: float) -> None:
        if after > 0:
            await self._wait_for_others(after)
        while self.table.bots_to_move():
            try:
                await self._let_a_bot_answer()
            except StoreProblem as problem:
                log.warning("a bot's answer could not be written: %s", problem)
                await asyncio.sleep(WAIT_FOR_DISK)

    async def _wait_for_others(self, seconds: float) -> None:
        """Wait until no other node has moved for so long, or until it is known that this one shall play."""
        last = -1
        while self.table.last != last and self.table.bots_to_move():
            last = self.table.last
            with suppress(TimeoutError):
                await asyncio.wait_for(self._at_once.wait(), seconds)
                return

    async def _let_a_bot_answer(self) -> None:
        async with self.held():
            waiting = self.table.bots_to_move()
            if not waiting or self.table.match is None:
                return
            seat = waiting[0]
            kind = self.table.seats[seat].bot or ""
            decision = self.table.decision(seat)
            seed = seed_for(self.table, seat, decision)
            question = question_for(self.table.match, seat, kind, seed)
            wanted = self.table.wanted
            if wanted is not None:  # in a lesson bots keep to its steps
                question["answers"] = [self.table.match.parse(wanted.now[0])]
        began = time.monotonic()
        word = await self._pool.choose(question)
        took = time.monotonic() - began
        self._measures.bot_seconds.add(took)
        if self.listeners and took < self._settings.bot_pace:
            await asyncio.sleep(self._settings.bot_pace - took)
        async with self.held():
            table = self.table
            still = (
                seat in table.bots_to_move() and table.decision(seat) == decision and table.seats[seat].bot == kind
            )
            if still and table.match is not None:
                name = table.match.game.vocabulary.answer(word).name
                off = self.off if table.settings.clock is not None else 0
                await self.write([Answered(seat=seat, answer=name, bot=kind, off=off)])

    async def close(self) -> None:
        """Stop the bots of this room."""
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)
