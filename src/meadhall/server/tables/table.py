"""A table: what its log adds up to. The same entries make the same table in every process, at any time.

Nothing here decides whether something may be done (`orders.py` does) and nothing is written here (`room.py` does):
`apply` takes an entry that is on disk already.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

import msgspec

from meadhall.bots import names_for_bots
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT
from meadhall.kernel.engine.chance import Dealer
from meadhall.kernel.engine.events import Event
from meadhall.kernel.engine.views import SPECTATOR
from meadhall.kernel.game import Game
from meadhall.kernel.lessons import Lesson, Wanted
from meadhall.kernel.matches.fairness import FairDealer
from meadhall.kernel.matches.match import Match, match_from_position, new_match
from meadhall.kernel.matches.teaching import wanted_in
from meadhall.registry import game as find_game
from meadhall.server.store.store import Entry
from meadhall.server.tables import entries

NOBODY: Final = 0

SeatChange = entries.Sat | entries.SeatSet | entries.Left | entries.TookBack | entries.Resigned | entries.Voted


class Record(NamedTuple):
    """One line of the log, before it is put into words: the entry it came with and who may know it."""

    seq: int
    at: int
    audience: int
    kind: str  # event, chat, table, undo
    seat: int | None
    event: Event | None
    text: str  # a text id, or what was said
    arguments: dict[str, str | int]
    back_to: int = 0  # of an undo: the entry that was taken back, with everything that happened since


class Done(NamedTuple):
    """An order that was carried out: a hash of it, and the number of the news that tell of it."""

    order: str
    number: int
    table: str | None


class Seat:
    """A seat at the table: who owns it, and who plays it."""

    def __init__(self) -> None:
        self.name: str | None = None
        self.people: list[str] = []  # hashes of the people (devices) that play it
        self.token = ""  # hash of its private token
        self.contribution = ""
        self.bot: str | None = None  # the bot that plays it now
        self.votes: set[int] = set()
        self.webhook: str | None = None
        self.noticed = -1  # the last decision a notice was sent for
        self.left = 0  # milliseconds on the clock when it last stood still
        self.resigned_after: int | None = None  # how many answers there were when it gave up the game
        self.taken_back = 0  # how often it went back across something that was learned

    @property
    def owned(self) -> bool:
        """Whether a person has this seat, even if a bot plays it just now."""
        return bool(self.people)


class Table:
    """Everything known about a table."""

    def __init__(self, id: str, secret: bytes, why_frozen: str | None = None) -> None:
        self.id = id
        self.secret = secret
        self.last = 0  # the number of the last entry applied
        self.settings: entries.Created
        self.created = 0
        self.changed = 0
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.begun: entries.Begun | None = None
        self.why_frozen = why_frozen  # a text id
        self.asked_since = 0  # when the open question was put; clocks run from here
        self.asking_undo: tuple[int, int] | None = None  # request number and seat
        self.undo_requests = 0
        self.noticed_at = 0  # when something happened last that everybody could notice
        self.agreed: set[int] = set()
        self.is_closed = False
        self.is_given_up = False  # so many have resigned that the game ended
        self.rematch: str | None = None
        self.records: list[Record] = []
        self._answers: list[tuple[int, int]] = []  # the answers that count: the seat, and the entry
        self.done: dict[tuple[str, str], Done] = {}
        self._visible: list[list[int]] = []  # for each viewer, the entries it could notice
        self._decisions: list[int] = []
        self._asked_by: list[int] = []  # for each seat, the entry that put its question

    # --- questions -----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return find_game(self.settings.game)

    @cached_property
    def has_stand_ins(self) -> bool:
        """Whether some values are stand-ins; looked up once, because everybody is told it with every change."""
        return bool(self.game.stand_ins(self.settings.options))

    @property
    def status(self) -> str:
        """Whether it waits for people, is played, or is over or closed."""
        if self.is_closed:
            return "closed"
        if self.why_frozen is not None:
            return "frozen"
        if self.begun is None:
            return "waiting"
        return "over" if self.is_given_up or (self.match is not None and self.match.over) else "playing"

    @property
    def is_finished(self) -> bool:
        """Whether a game was played here that does not go on: everything of it may be looked at."""
        return self.match is not None and self.status in ("over", "closed")

    @property
    def winners(self) -> list[int]:
        """The seats that have won: of those that have not resigned, when somebody has."""
        if self.match is None or self.status != "over":
            return []
        steadfast = [k for k, seat in enumerate(self.seats) if seat.resigned_after is None]
        if len(steadfast) == len(self.seats):
            return self.match.winners
        return self.match.best(steadfast) if steadfast else []

    @property
    def people_left(self) -> list[int]:
        """The seats of people who have not resigned, whoever plays them just now."""
        return [k for k, seat in enumerate(self.seats) if seat.owned and seat.resigned_after is None]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        return self.match.asked if self.match is not None and self.status not in ("over", "closed") else ()

    def number(self, viewer: int) -> int:
        """How much of the log a viewer could notice so far; sealed answers of others do not count."""
        return len(self._visible[viewer])

    def decision(self, seat: int) -> int:
        """A number for the question a seat has before it; others' sealed answers leave it as it is."""
        return self._decisions[seat]

    def asked_from(self, seat: int) -> int:
        """The seat's own number of the news that put its question."""
        return self.number_of(seat, self._asked_by[seat])

    def entry_of(self, viewer: int, number: int) -> int:
        """The log entry that a viewer's number stands for."""
        visible = self._visible[viewer]
        return visible[min(number, len(visible)) - 1] if number > 0 and visible else 0

    def number_of(self, viewer: int, seq: int) -> int:
        """The viewer's number of a log entry: how many up to it that viewer could notice."""
        return bisect_right(self._visible[viewer], seq)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is given here."""
        return self.game.lessons()[self.settings.lesson] if self.settings.lesson is not None else None

    @property
    def wanted(self) -> Wanted | None:
        """What the lesson wants next; None if there is none, if its steps are done or if its path was left."""
        return wanted_in(self.match, self.lesson) if self.match is not None else None

    def bots_to_move(self) -> list[int]:
        """The seats that are asked and played by a bot."""
        if self.status != "playing":
            return []
        wanted = self.wanted
        if wanted is not None:
            return [wanted.seat] if self.seats[wanted.seat].bot is not None else []
        return [seat for seat in self.asked if self.seats[seat].bot is not None]

    def people_at_the_table(self) -> list[int]:
        """The seats that people own and play themselves."""
        return [k for k, seat in enumerate(self.seats) if seat.owned and seat.bot is None]

    def seat_of(self, person: str) -> int | None:
        """The seat a person plays."""
        for k, seat in enumerate(self.seats):
            if person in seat.people:
                return k
        return None

    def names(self) -> list[str]:
        """What every seat is called once the game begins; bots get a name that nobody has."""
        free = iter(names_for_bots([seat.name for seat in self.seats if seat.name]))
        return [seat.name or next(free) for seat in self.seats]

    def clock_left(self, seat: int, now: int, off: int) -> int | None:
        """Milliseconds left on a seat's clock; `off` is how long no server was up since the question was put."""
        if self.settings.clock is None:
            return None
        left = self.seats[seat].left
        return left - self._spent(now, off) if self._clock_runs(seat) else left

    def _clock_runs(self, seat: int) -> bool:
        return self.status == "playing" and seat in self.asked and self.seats[seat].bot is None

    def _spent(self, now: int, off: int) -> int:
        return max(0, now - self.asked_since - off)

    # --- orders --------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Take in the next entry of the log."""
        if entry.seq != self.last + 1:
            raise ValueError(f"entry {entry.seq} cannot follow {self.last}")
        self.last = entry.seq
        try:
            happening = entries.read(entry.body)
        except msgspec.DecodeError:
            if self.why_frozen is None:
                raise
            return  # of a kind that only a newer version knows
        self.changed = entry.at
        audience = self._happen(happening, entry)
        if audience == EVERYONE:
            self.noticed_at = entry.at
        for viewer, visible in enumerate(self._visible):
            if audience == EVERYONE or (viewer < len(self.seats) and audience >> viewer & 1):
                visible.append(entry.seq)
        if happening.key:
            viewer = self._viewer_of(happening.actor)
            made = happening.table if isinstance(happening, entries.RematchMade) else None
            self.done[happening.actor, happening.key] = Done(happening.order, self.number(viewer), made)

    def _viewer_of(self, actor: str) -> int:
        """Through whose eyes somebody sees the table: a seat by its token, or a person."""
        seat = int(actor[5:]) if actor.startswith("seat-") else self.seat_of(actor)
        return SPECTATOR if seat is None else seat

    def _happen(self, e: entries.Happening, entry: Entry) -> int:
        """Carry an entry out; tell who could notice it, as a mask of seats."""
        match e:
            case entries.Created():
                return self._create(e, entry.at)
            case entries.Begun():
                self._begin(e, entry)
            case entries.Answered() | entries.Undone() | entries.UndoAgreed():
                return self._play(e, entry)
            case entries.UndoAsked():
                self.undo_requests += 1
                self.asking_undo = (self.undo_requests, e.seat)
                self.agreed = set()
                self._note(entry, "undo", e.seat, "server-line-undo-asked")
                self._go_back_if_agreed(entry, e.off)
            case entries.Said():
                self._say(e, entry)
            case entries.HookSet():
                self.seats[e.seat].webhook = e.url
                return 1 << e.seat
            case entries.Linked() | entries.Claimed() | entries.Noticed():
                self._note_in_secret(e)
                return NOBODY
            case entries.Closed():
                self._charge_clocks(entry, e.off)
                self.is_closed, self.asking_undo = True, None
                self._note(entry, "table", e.seat, "server-line-closed")
            case entries.RematchMade():
                if self.rematch is None:
                    self._note(entry, "table", None, "server-line-rematch")
                self.rematch = e.table
            case _:
                self._change_seat(e, entry)
        return EVERYONE

    def _create(self, e: entries.Created, at: int) -> int:
        self.settings = e
        self.created = at
        self.seats = [Seat() for _ in range(e.seats)]
        for seat, bot in zip(self.seats, e.bots, strict=True):
            seat.bot = bot
        self._visible = [[] for _ in range(e.seats + 1)]
        self._decisions = [0] * e.seats
        self._asked_by = [0] * e.seats
        return EVERYONE

    def _note_in_secret(self, e: entries.Linked | entries.Claimed | entries.Noticed) -> None:
        """What nobody at the table notices: tokens, devices, notices."""
        seat = self.seats[e.seat]
        if isinstance(e, entries.Linked):
            seat.token = e.token
        elif isinstance(e, entries.Claimed):
            seat.people.append(e.person)
        else:
            seat.noticed = e.decision

    def _change_seat(
        self,
        e: SeatChange,
        entry: Entry,
    ) -> None:
        """Who sits where, and who plays it."""
        self._charge_clocks(entry, e.off)
        seat = self.seats[e.target if isinstance(e, entries.Voted) else e.seat]
        match e:
            case entries.Sat():
                seat.name, seat.people, seat.token, seat.bot = e.name, [e.person], e.token, None
                seat.contribution = e.contribution
                self._note(entry, "table", e.seat, "server-line-sat", name=e.name)
            case entries.SeatSet():
                self.seats[e.seat] = Seat()
                self.seats[e.seat].bot = e.bot
            case entries.Left():
                self._note(entry, "table", e.seat, "server-line-left", name=seat.name or "")
                if self.begun is None:
                    self.seats[e.seat] = Seat()
                self.seats[e.seat].bot = e.bot
            case entries.TookBack():
                seat.bot = None
                seat.votes = set()
                self._note(entry, "table", e.seat, "server-line-took-back", name=seat.name or "")
            case entries.Resigned():
                self._resign(e, seat, entry)
            case entries.Voted():
                self._vote(e, seat, entry)
        self._go_back_if_agreed(entry, e.off)  # who has not agreed yet may just have left

    def _resign(self, e: entries.Resigned, seat: Seat, entry: Entry) -> None:
        seat.resigned_after = self.match.answered if self.match is not None else 0
        seat.bot, seat.votes = e.bot, set()
        self.is_given_up = e.bot is None
        if self.is_given_up or (self.asking_undo is not None and self.asking_undo[1] == e.seat):
            self.asking_undo = None
        self._note(entry, "table", e.seat, "server-line-resigned" if e.bot is None else "server-line-resigned-bot")

    def _vote(self, e: entries.Voted, seat: Seat, entry: Entry) -> None:
        seat.votes.add(e.seat)
        self._note(entry, "table", e.seat, "server-line-voted", other=seat.name or "")
        if e.settles:
            seat.bot = e.bot
            seat.votes = set()
            self._note(entry, "table", e.target, "server-line-voted-out", name=seat.name or "")

    def _begin(self, e: entries.Begun, entry: Entry) -> None:
        self.begun = e
        for seat, name in zip(self.seats, e.names, strict=True):
            seat.name = name
            if self.settings.clock is not None:
                seat.left = 1000 * self.settings.clock.bank
        options = self.settings.options
        if self.why_frozen is not None:
            pass  # known to be so before
        elif e.engine != self.game.engine:
            self.why_frozen = "server-frozen-engine"
        elif e.content != self.game.content(options):
            self.why_frozen = "server-frozen-content"
        self.asked_since = entry.at
        self._note(entry, "table", None, "server-line-begun")
        if self.why_frozen is None:
            self.match = self._new_match()
            self._note_events(entry, 0)

    def _new_match(self) -> Match:
        dealer = FairDealer(self.secret, self.id, [seat.contribution for seat in self.seats])
        names = [seat.name or "" for seat in self.seats]
        if self.lesson is not None:
            lesson = self.lesson
            return match_from_position(self.game, lesson.start, None, names, Dealer(lesson.seed), asks_chance=False)
        return new_match(self.game, len(self.seats), None, self.settings.options, names, dealer, asks_chance=False)

    def _play(self, e: entries.Answered | entries.Undone | entries.UndoAgreed, entry: Entry) -> int:
        """Everything that moves the game on or back."""
        if self.match is None:  # this version cannot continue the game: see why_frozen
            return EVERYONE
        if isinstance(e, entries.UndoAgreed):
            return self._agree(e, entry)
        sealed, asked, before = self.match.sealed, self.match.asked, self.match.answered
        running = [seat for seat in range(len(self.seats)) if self._clock_runs(seat)]
        if isinstance(e, entries.Answered):
            self.match.answer(e.seat, e.answer)
            self._answers.append((e.seat, entry.seq))
            audience = self._note_events(entry, before)
            if e.bot is None:
                self.seats[e.seat].votes = set()  # not absent after all
        else:
            self.match.undo(e.seat)
            audience = NOBODY
        unnoticed = sealed != 0 and self.match.sealed == sealed
        if self.asking_undo is not None and (not unnoticed or self.asking_undo[1] == e.seat):
            self.asking_undo = None  # it was about an answer that is not the last one any more
        if isinstance(e, entries.Undone):
            _, back_to = self._answers.pop(self._last_answer_of(e.seat))  # sealed ones of others stand
            audience_of_line = 1 << e.seat if unnoticed else EVERYONE
            self._note(entry, "undo", e.seat, "server-line-undone", audience_of_line, back_to)
        self._put_questions(entry, [seat for seat in range(len(self.seats)) if seat == e.seat or not unnoticed])
        if unnoticed and self.match.asked == asked:  # clocks go on, or they would show that somebody answered
            return audience | 1 << e.seat
        self._charge(running, entry, e.off)
        self._start_clocks(asked)
        return EVERYONE

    def _last_answer_of(self, seat: int) -> int:
        """Where a seat's last answer stands among those that count."""
        return next(k for k in range(len(self._answers) - 1, -1, -1) if self._answers[k][0] == seat)

    def _put_questions(self, entry: Entry, seats: Sequence[int]) -> None:
        """These seats have another question before them than before this entry."""
        for seat in seats:
            self._decisions[seat] += 1
            self._asked_by[seat] = entry.seq

    def _agree(self, e: entries.UndoAgreed, entry: Entry) -> int:
        if self.asking_undo is None:
            return EVERYONE
        if not e.agree:
            self.asking_undo = None
            self._note(entry, "undo", e.seat, "server-line-undo-refused")
            return EVERYONE
        self.agreed.add(e.seat)
        self._go_back_if_agreed(entry, e.off)
        return EVERYONE

    def _go_back_if_agreed(self, entry: Entry, off: int) -> None:
        """Go back if all have agreed. Bots agree to everything: with nobody else at the table it is done at once."""
        if self.asking_undo is None or self.match is None:
            return
        asker = self.asking_undo[1]
        if any(seat != asker and seat not in self.agreed for seat in self.people_at_the_table()):
            return
        answers = self.match.answers()
        mine = [k for k, (seat, _) in enumerate(answers) if seat == asker]
        self.seats[asker].taken_back += not self.match.can_undo(asker)
        asked = self.match.asked
        self._charge_clocks(entry, off)
        again = self._new_match()
        for seat, answer in answers[: mine[-1]]:
            if seat != NO_SEAT:
                again.answer(seat, answer.number)
        self.match = again
        self.asking_undo = None
        self._put_questions(entry, range(len(self.seats)))
        self._start_clocks(asked)
        last = self._last_answer_of(asker)
        self._note(entry, "undo", asker, "server-line-went-back", EVERYONE, self._answers[last][1])
        del self._answers[last:]

    def _charge_clocks(self, entry: Entry, off: int) -> None:
        """Take the time since the question was put off the clocks that ran."""
        self._charge([seat for seat in range(len(self.seats)) if self._clock_runs(seat)], entry, off)

    def _charge(self, running: Sequence[int], entry: Entry, off: int) -> None:
        """Take the time since the question was put off these clocks; from here on it is counted anew."""
        if self.settings.clock is None or self.begun is None:
            return
        spent = self._spent(entry.at, off)
        for seat in running:
            self.seats[seat].left -= spent
        self.asked_since = entry.at

    def _start_clocks(self, asked_before: tuple[int, ...]) -> None:
        """Give who has just finished a turn the time a turn adds."""
        if self.settings.clock is None:
            return
        for seat in asked_before:
            if seat not in self.asked:
                self.seats[seat].left += 1000 * self.settings.clock.turn

    def _say(self, e: entries.Said, entry: Entry) -> None:
        self.records.append(Record(entry.seq, entry.at, EVERYONE, "chat", e.seat, None, e.text, {}))

    def _note(
        self,
        entry: Entry,
        kind: str,
        seat: int | None,
        text: str,
        audience: int = EVERYONE,
        back_to: int = 0,
        **arguments: str | int,
    ) -> None:
        if seat is not None and "name" not in arguments:
            arguments["name"] = self.seats[seat].name or ""
        self.records.append(Record(entry.seq, entry.at, audience, kind, seat, None, text, arguments, back_to))

    def _note_events(self, entry: Entry, since: int) -> int:
        """Write the events since an answer into the log; tell who saw any of them."""
        audience = NOBODY
        for event in self.match.record(since) if self.match is not None else []:
            seat = event.doer(len(self.seats))
            self.records.append(Record(entry.seq, entry.at, event.audience, "event", seat, event, "", {}))
            audience |= event.audience
        return audience
