"""The hall: all tables of a server. Finds, makes and forgets rooms, and looks after what happens by itself."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from meadhall.bots import strongest
from meadhall.kernel.game import Game
from meadhall.kernel.matches.fairness import commit
from meadhall.kernel.matches.setting_up import check_options
from meadhall.kernel.problems import BadOption, Problem, UnknownGame
from meadhall.registry import game as find_game
from meadhall.server import protocol
from meadhall.server.bots.pool import WORKER, BotPool
from meadhall.server.measures import Measures
from meadhall.server.settings import Settings
from meadhall.server.store.store import SPOKEN, Append, Entry, Row, Store, StoreProblem
from meadhall.server.tables.entries import Claimed, Created, Happening, Linked, RematchMade, Sat, write
from meadhall.server.tables.identity import hash_token, new_table_id, new_token, same_token
from meadhall.server.tables.notices import Notices
from meadhall.server.tables.orders import Refused, Who, begin, check_bot, check_name, hash_of
from meadhall.server.tables.replay import read_table
from meadhall.server.tables.room import TRIES, Room, now_ms
from meadhall.server.tables.seen import summary_of
from meadhall.server.tables.table import Table
from meadhall.server.tables.uptime import time_without_server

BEAT: Final = 2.0  # seconds between two signs of life
SWEEP: Final = 3.0  # seconds between two looks for bots that nobody plays
SEATS: Final = 8  # bits of what nodes tell each other of a table that stand for seats
PRESENCE: Final = 20.0  # seconds for which another node's word about who is connected holds
log = logging.getLogger("meadhall.hall")


class Hall:
    """All tables of a server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        if not store.shared:  # nobody else plays these bots, so there is nobody to wait for
            settings = settings._replace(takeover_after=0.0)
        self.store = store
        self.settings = settings
        self.measures = Measures()
        self.pool = BotPool(settings.bot_processes, settings.bot_seconds, settings.bot_command or WORKER)
        self.rooms: dict[str, Room] = {}
        self.node = secrets.token_hex(8)
        self.began = now_ms()
        self.notices = Notices(settings, self.measures)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._changed: set[asyncio.Task[None]] = set()

    # --- beginning and end ---------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin: listen to other nodes, note that we are alive, and wake the bots that were asked when we stopped."""
        await self.store.beat(self.node, self.began, now_ms())
        self.store.listen(self.hear)
        for work, seconds in (
            (self._beat, BEAT),
            (self._sweep, SWEEP),
            (self._forget_idle, 60.0),
            (self._repeat_who_is_here, PRESENCE / 3),
        ):
            self._tasks.append(asyncio.create_task(self._every(seconds, work)))

    async def close(self) -> None:
        """Stop: nothing new begins, what is being written is written."""
        for task in (*self._tasks, *self._changed):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._changed, return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        await self.notices.close()
        await self.pool.close()
        await self.store.close()

    async def _every(self, seconds: float, work: Callable[[], object]) -> None:
        while True:
            try:
                done = work()
                if asyncio.iscoroutine(done):
                    await done
            except StoreProblem as problem:
                log.warning("the store does not answer: %s", problem)
            except Exception:  # one damaged table must not end what all others need
                log.exception("regular work failed")
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        await self.store.beat(self.node, self.began, now_ms())

    async def _sweep(self) -> None:
        """Play the bots of tables that nobody plays: after a restart, or when another node is gone."""
        patience = 1000 * self.settings.takeover_after
        for id in await self.store.tables_with_bots_to_move(now_ms() - int(patience)):
            try:
                room = await self.room(id)
            except ValueError:
                log.exception("a table cannot be read; see meadhall check-db")
                continue
            if room is not None:
                room.drive()

    def _forget_idle(self) -> None:
        """Let tables without visitors leave memory; the log brings them back."""
        now = time.monotonic()
        for id, room in list(self.rooms.items()):
            idle = now - room.touched > self.settings.idle_after
            if idle and not room.listeners and not room.table.bots_to_move() and not room.lock.locked():
                del self.rooms[id]

    # --- other nodes ---------------------------------------------------------------------------------------

    def hear(self, table: str, seq: int) -> None:
        """Another node has appended to a table; an empty name means that we may have missed something."""
        if seq == SPOKEN:
            self._hear_who_is_there(table)
            return
        rooms = [self.rooms[table]] if table in self.rooms else list(self.rooms.values()) if not table else []
        for room in rooms:
            if not table or room.table.last < seq:
                self._later(room.catch_up())

    def _hear_who_is_there(self, text: str) -> None:
        """Another node says which seats of a table are connected to it, and how many watch there."""
        match text.split():
            case [table, node, mask] if table in self.rooms and mask.isdecimal():
                seats = frozenset(seat for seat in range(SEATS) if int(mask) >> seat & 1)
                self.rooms[table].hear_of(node, seats, int(mask) >> SEATS, PRESENCE)

    def _say_who_is_here(self, room: Room) -> None:
        """Tell other nodes which seats of a table are connected to this one, and above them how many watch."""
        if self.store.shared:
            mask = sum(1 << seat for seat in room.connected_here()) | room.watching_here() << SEATS
            self._later(self.store.announce(f"{room.table.id} {self.node} {mask}"))

    def _repeat_who_is_here(self) -> None:
        for room in self.rooms.values():
            room.forget_silent_nodes()
            if room.listeners:
                self._say_who_is_here(room)

    def _later(self, work: object) -> None:
        async def run() -> None:
            with suppress(StoreProblem):
                if asyncio.iscoroutine(work):
                    await work

        task = asyncio.get_running_loop().create_task(run())
        self._changed.add(task)
        task.add_done_callback(self._changed.discard)

    # --- finding and making tables -------------------------------------------------------------------------

    async def room(self, id: str) -> Room | None:
        """The room of a table, read from its log if it is not in memory."""
        found = self.rooms.get(id)
        if found is not None:
            found.touched = time.monotonic()
            return found
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id not in self.rooms:
                    row = await self.store.row(id)
                    if row is not None:
                        self.rooms.setdefault(id, await self._load(row))
        finally:
            self._loading.pop(id, None)
        return self.rooms.get(id)

    async def room_now(self, id: str) -> Room | None:
        """The room of a table with everything that any node has acknowledged until now.

        Whoever comes may have been served by another node a moment ago, whose notice is still on its way.
        """
        room = await self.room(id)
        if room is not None and self.store.shared:
            await room.catch_up()
        return room

    async def _load(self, row: Row) -> Room:
        table = await read_table(row.id, row.secret, await self.store.entries(row.id))
        room = self._make_room(table)
        room.stored_status = row.status
        if table.settings.clock is not None and table.status == "playing":
            up = await self.store.uptimes(table.asked_since)
            room.off = time_without_server(up, table.asked_since, now_ms(), self.began)
        room.drive(self.settings.takeover_after)
        return room

    def _make_room(self, table: Table) -> Room:
        room = Room(table, self.store, self.pool, self.settings, self.measures)
        room.on_change = self.notices.look
        room.on_presence = self._see_who_is_here
        return room

    def _see_who_is_here(self, room: Room) -> None:
        """Somebody came or went: other nodes want to know, and who went may want a notice."""
        self._say_who_is_here(room)
        self.notices.look(room)

    async def make_table(self, new: protocol.NewTable, person: str) -> protocol.TableMade:
        """Make a table. Its dice are settled, and told of, before anybody sits down."""
        settings = check_new_table(new, person)
        counts = await self.store.count()
        if counts.get("waiting", 0) + counts.get("playing", 0) >= self.settings.limits.tables_waiting_or_played:
            raise Refused("too-many")
        return await self._make(settings, person)

    async def _make(self, settings: Created, person: str) -> protocol.TableMade:
        secret = secrets.token_bytes(32)
        promise = await asyncio.to_thread(commit, secret)
        settings.root, settings.secret_hash = promise
        table, at = Table(new_table_id(), secret), now_ms()
        body = write(settings)
        table.apply(Entry(1, at, body, ""))
        summary = summary_of(table)
        row = Row(table.id, settings.game, "waiting", settings.open, at, at, 0, summary, secret, False)
        await self.store.create(row, Append(table.id, 1, at, [body], "waiting", summary, False, [person]))
        self.rooms[table.id] = self._make_room(table)
        return protocol.TableMade(table=table.id, root=promise.root, secret_hash=promise.secret_hash)

    # --- who is who ----------------------------------------------------------------------------------------

    def who(self, room: Room, person: str, token: str | None) -> Who:
        """Who somebody is at a table: by the private token of a seat, or by the cookie."""
        table = room.table
        seat = table.seat_of(person) if person else None
        if token is not None:
            seat = None
            for k, each in enumerate(table.seats):
                if each.token and same_token(token, each.token):
                    seat = k
            if seat is None:
                raise Refused("bad-token")
        return Who(person, seat, bool(person) and table.settings.host == person)

    async def sit(self, room: Room, person: str, wish: protocol.SitDown) -> protocol.Seated:
        """Take a seat. Who sits here already gets a fresh private token and nothing else."""
        token = new_token()
        async with room.held():
            for _ in range(TRIES):
                table = room.table
                seat = table.seat_of(person)
                if seat is not None:
                    if await room.write([Linked(seat=seat, token=hash_token(token))]):
                        return protocol.Seated(seat=seat, token=token)
                    continue
                entry = sit_down(table, person, token, wish)
                if await room.write([entry], [person]):
                    return protocol.Seated(seat=entry.seat, token=token)
        raise Refused("seat-taken")

    async def claim(self, room: Room, person: str, claim: protocol.Claim) -> int:
        """Play a seat on another device, by its private token."""
        async with room.held():
            for _ in range(TRIES):
                seat = self.who(room, "", claim.token).seat
                if seat is None:
                    raise Refused("bad-token")
                if person in room.table.seats[seat].people:
                    return seat
                if room.table.seat_of(person) is not None:
                    raise Refused("seat-taken")
                if await room.write([Claimed(seat=seat, person=person)], [person]):
                    return seat
        raise Refused("seat-taken")

    async def forget(self, id: str, person: str) -> protocol.Forgotten:
        """Take a table off somebody's own list. Who plays there and is waited for has to leave it first."""
        room = await self.room(id)
        if room is None or not person:
            raise Refused("unknown-table")
        async with room.held():
            table = room.table
            seat = table.seat_of(person)
            is_in_it = table.status in ("waiting", "playing") and seat is not None and table.seats[seat].bot is None
            if is_in_it or (table.status == "waiting" and table.settings.host == person):
                raise Refused("still-playing")
        await self.store.forget(id, person)
        return protocol.Forgotten(table=id)

    async def link(self, room: Room, who: Who) -> protocol.Seated:
        """A fresh private token for the own seat."""
        if who.seat is None:
            raise Refused("not-your-seat")
        token = new_token()
        async with room.held():
            for _ in range(TRIES):
                if await room.write([Linked(seat=who.seat, token=hash_token(token))]):
                    return protocol.Seated(seat=who.seat, token=token)
        raise Refused("stale")

    # --- orders --------------------------------------------------------------------------------------------

    async def order(self, room: Room, who: Who, order: protocol.Order) -> protocol.Accepted:
        """Carry an order out."""
        if isinstance(order, protocol.RematchOrder):
            return await self._rematch(room, who, order)
        return await room.order(who, order, self.notices.may_call)

    async def _rematch(self, room: Room, who: Who, order: protocol.RematchOrder) -> protocol.Accepted:
        """Sit down at the next table; whoever is first sets it up, and it begins when everybody is there."""
        if who.seat is None:
            raise Refused("not-your-seat")
        if room.table.status != "over":
            raise Refused("not-over")
        async with room.held():
            for _ in range(TRIES):
                done = room.done_before(who, order)
                if done is not None:
                    break
                id = room.table.rematch
                if id is None or await self._is_closed(id):
                    id = (await self._make(next_settings(room.table), room.table.settings.host)).table
                await room.write([RematchMade(table=id, actor=who.actor, key=order.key, order=hash_of(order))])
        next_room = await self.room(room.table.rematch or "")
        if done is None or next_room is None:
            raise Refused("unknown-table")
        await self._sit_again(room, next_room, who.seat, order.contribution)
        return done

    async def _is_closed(self, id: str) -> bool:
        """Whether a table was closed, so that nobody can play there."""
        room = await self.room_now(id)
        return room is not None and room.table.status == "closed"

    async def _sit_again(self, room: Room, next_room: Room, seat: int, contribution: str) -> None:
        """Everybody keeps the seat, the private token and the devices; the last to come begins the game."""
        old = room.table.seats[seat]
        async with next_room.held():
            for _ in range(TRIES):
                table = next_room.table
                if table.status != "waiting" or table.seats[seat].people[:1] == old.people[:1]:
                    return
                if table.seats[seat].owned:
                    raise Refused("seat-taken")
                first, *others = old.people
                entries: list[Happening] = [
                    Sat(seat=seat, name=old.name or "", person=first, token=old.token, contribution=contribution),
                    *(Claimed(seat=seat, person=person) for person in others),
                ]
                if await next_room.write(entries, old.people):
                    break
            if all(each.owned or each.bot is not None for each in next_room.table.seats):
                await next_room.write([begin(next_room.table)])


def sit_down(table: Table, person: str, token: str, wish: protocol.SitDown) -> Sat:
    """The entry with which somebody takes a free seat."""
    if table.status != "waiting":
        raise Refused("closed" if table.status == "closed" else "begun")
    kept = table.settings.kept or [[]] * len(table.seats)
    free = [
        k
        for k, seat in enumerate(table.seats)
        if not seat.owned and seat.bot is None and (not kept[k] or person in kept[k])
    ]
    if not free or (wish.seat is not None and wish.seat not in free):
        raise Refused("seat-taken")
    seat = free[0] if wish.seat is None else wish.seat
    name = check_name(table, wish.name)
    return Sat(seat=seat, name=name, person=person, token=hash_token(token), contribution=wish.contribution)


def check_new_table(new: protocol.NewTable, person: str) -> Created:
    """The first entry of a table somebody asks for. A data pack is a text: nobody may name files of the server."""
    try:
        game = find_game(new.game)
        if new.lesson is not None:
            return lesson_table(game, new.lesson, person)
        if new.seats not in game.seats:
            most, fewest = max(game.seats), min(game.seats)
            raise BadOption("bad-seats", game=game.id, seats=new.seats, fewest=fewest, most=most)
        if new.options.get("facts") is not None or (new.facts is not None and "=" not in new.facts):
            raise Refused("bad-option")
        options = game.complete(check_options(game, {**new.options, **({"facts": new.facts} if new.facts else {})}))
        game.check_table(new.seats, options)
        check_clock(new.clock)
    except UnknownGame as problem:
        raise Refused("unknown-game", problem) from problem
    except Problem as problem:
        raise Refused("bad-option", problem) from problem
    bots = [None if bot is None else check_bot(bot, game.id) for bot in new.bots[: new.seats]]
    return Created(
        game=game.id,
        seats=new.seats,
        options=options,
        bots=bots + [None] * (new.seats - len(bots)),
        open=new.open,
        pace=new.pace,
        clock=new.clock,
        host=person,
        root="",
        secret_hash="",
    )


def check_clock(clock: protocol.Clock | None) -> None:
    """Refuse times that nobody can play with."""
    (least, most), (_, longest) = protocol.BANK, protocol.TURN
    if clock is not None and not (least <= clock.bank <= most and 0 <= clock.turn <= longest):
        days = (most // protocol.DAY, longest // protocol.DAY)
        raise BadOption("bad-clock", least=least, days=days[0], more=days[1])


def lesson_table(game: Game, name: str, person: str) -> Created:
    """The first entry of a table where a lesson is given: one person, and bots that keep to its steps."""
    lesson = game.lessons().get(name)
    if lesson is None or lesson.chapter is None:
        raise Refused("bad-option")
    state, options = game.read_position(lesson.start)
    return Created(
        game=game.id,
        seats=int(state.seats),
        options=options,
        bots=[None] + [strongest(game.id)] * (int(state.seats) - 1),
        open=False,
        pace="live",
        clock=None,
        host=person,
        root="",
        secret_hash="",
        lesson=name,
    )


def next_settings(table: Table) -> Created:
    """The same table once more; seats that no person owns are played by the bots that played them."""
    old = table.settings
    return Created(
        game=old.game,
        seats=old.seats,
        options=old.options,
        bots=[None if seat.owned else seat.bot for seat in table.seats],
        open=old.open,
        pace=old.pace,
        clock=old.clock,
        host=old.host,
        root="",
        secret_hash="",
        lesson=old.lesson,
        kept=[seat.people for seat in table.seats],
    )
