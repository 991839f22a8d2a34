"""Orders: what may be done at a table, by whom and when. Each becomes an entry of the log or is refused with why.

Nothing changes here: `decide` looks at the table and says what is to be written down.
"""

import hashlib
from collections.abc import Callable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from meadhall import __version__
from meadhall.bots import bots, strongest
from meadhall.kernel.lessons import Wanted
from meadhall.kernel.matches.match import Match
from meadhall.kernel.matches.setting_up import check_players
from meadhall.kernel.matches.teaching import takes, tell_not_yet
from meadhall.kernel.problems import BadOption, IllegalAnswer, Problem, Refusal
from meadhall.server import protocol
from meadhall.server.tables import entries
from meadhall.server.tables.table import Table
from meadhall.text import say

LAST_ROOM: Final = 60  # milliseconds a clock may be overdrawn before it counts as run out


class Who(NamedTuple):
    """Who wants something: a person (hash of the cookie), the seat played here, and whether it is the host."""

    person: str
    seat: int | None
    host: bool

    @property
    def actor(self) -> str:
        """The name under which this one's orders are remembered."""
        return self.person or f"seat-{self.seat}"


class Around(NamedTuple):
    """What an order may depend on besides the table: who is absent, and how long no server was up meanwhile."""

    now: int
    off: int
    is_absent: Callable[[int], bool]
    may_call: Callable[[str], bool]


class NotYet:
    """Why a lesson does not take an answer that the rules allow."""

    def __init__(self, match: Match, wanted: Wanted, seat: int) -> None:
        self.match = match
        self.wanted = wanted
        self.seat = seat

    def say(self, lang: str) -> str:
        """The reason in a language."""
        return tell_not_yet(self.match, self.wanted, self.seat, lang)


class Refused(Exception):
    """An order that is not carried out, and why."""

    def __init__(
        self, code: protocol.Code, why: Problem | Refusal | NotYet | None = None, rule: str | None = None
    ) -> None:
        super().__init__(code)
        self.code = code
        self.why = why
        self.rule = rule

    def say(self, lang: str) -> str:
        """The reason in a language."""
        return self.why.say(lang) if self.why is not None else say(lang, f"server-refused-{self.code}")


def hash_of(order: protocol.Order) -> str:
    """A short hash of an order, to tell whether a repeated key stands for the same one."""
    return hashlib.sha256(msgspec.json.encode(order)).hexdigest()[:16]


def decide(table: Table, who: Who, order: protocol.Order, around: Around) -> entries.Happening:
    """The entry an order becomes; raises Refused if it may not be done."""
    entry = _entry_of(table, who, order, around)
    entry.actor, entry.key, entry.order = who.actor, order.key, hash_of(order)
    entry.off = around.off if table.settings.clock is not None else 0
    return entry


def _entry_of(table: Table, who: Who, order: protocol.Order, around: Around) -> entries.Happening:
    if table.status == "closed" and not isinstance(order, protocol.ChatOrder):
        raise Refused("closed")
    match order:
        case protocol.AnswerOrder():
            return _answer(table, _playing_seat(table, who), order)
        case protocol.UndoOrder():
            return _undo(table, _playing_seat(table, who), order)
        case protocol.AskUndoOrder():
            return _ask_undo(table, _playing_seat(table, who))
        case protocol.AgreeOrder():
            return _agree(table, _playing_seat(table, who), order)
        case protocol.ChatOrder():
            return entries.Said(seat=_own_seat(who), text=_printable(order.text))
        case protocol.SetSeatOrder():
            return _set_seat(table, who, order)
        case protocol.BeginOrder():
            return _begin(table, who)
        case protocol.LeaveOrder():
            return _leave(table, _own_seat(who), order)
        case protocol.TakeBackOrder():
            seat = _own_seat(who)
            if table.status == "frozen":
                raise Refused("frozen")
            if table.seats[seat].resigned_after is not None:
                raise Refused("resigned")
            if table.status != "playing" or table.seats[seat].bot is None:
                raise Refused("seat-taken")
            return entries.TookBack(seat=seat)
        case protocol.ResignOrder():
            return _resign(table, _playing_seat(table, who))
        case protocol.CloseOrder():
            return _close(table, who)
        case protocol.VoteOrder():
            return _vote(table, _playing_seat(table, who), order, around)
        case protocol.WebhookOrder():
            return _set_hook(_own_seat(who), order, around)
    raise Refused("malformed")  # a rematch is arranged by the hall


def _own_seat(who: Who) -> int:
    if who.seat is None:
        raise Refused("not-your-seat")
    return who.seat


def _playing_seat(table: Table, who: Who) -> int:
    """The seat of somebody who plays it now, in a game that is being played."""
    seat = _own_seat(who)
    check_playing(table)
    if table.seats[seat].bot is not None:
        raise Refused("not-your-seat")
    return seat


def check_playing(table: Table) -> None:
    """Refuse what can only be done while the game is played."""
    match table.status:
        case "waiting":
            raise Refused("not-begun")
        case "over":
            raise Refused("over")
        case "frozen":
            raise Refused("frozen")


def _answer(table: Table, seat: int, order: protocol.AnswerOrder) -> entries.Answered:
    if order.decision != table.decision(seat):
        raise Refused("stale")
    answer = check_answer(table, seat, order.answer)
    wanted = table.wanted
    if wanted is not None and table.match is not None and not takes(table.match, wanted, seat, answer):
        raise Refused("lesson", NotYet(table.match, wanted, seat))
    return entries.Answered(seat=seat, answer=answer)


def check_answer(table: Table, seat: int, said: str) -> str:
    """The name of a legal answer; anything else is refused with the rule that forbids it."""
    match = table.match
    if match is None:
        raise Refused("not-begun")
    try:
        word = match.parse(said)
    except IllegalAnswer as problem:
        raise Refused("unknown-answer", problem) from problem
    refusal = match.why_not(seat, word)
    if refusal is not None:
        raise Refused("illegal", refusal, refusal.rule)
    return match.game.vocabulary.answer(word).name


def _undo(table: Table, seat: int, order: protocol.UndoOrder) -> entries.Undone:
    if order.decision != table.decision(seat):
        raise Refused("stale")
    if table.match is None or not table.match.can_undo(seat):
        raise Refused("cannot-undo")
    return entries.Undone(seat=seat)


def _ask_undo(table: Table, seat: int) -> entries.UndoAsked:
    if table.match is None or not any(who == seat for who, _ in table.match.answers()):
        raise Refused("cannot-undo")
    if table.asking_undo is not None:
        raise Refused("cannot-undo")
    return entries.UndoAsked(seat=seat)


def _agree(table: Table, seat: int, order: protocol.AgreeOrder) -> entries.UndoAgreed:
    if table.asking_undo is None or table.asking_undo[0] != order.request:
        raise Refused("nothing-asked")
    if table.asking_undo[1] == seat and order.agree:
        raise Refused("nothing-asked")
    return entries.UndoAgreed(seat=seat, agree=order.agree)


def _printable(text: str) -> str:
    """What somebody said, without letters that could trick a reader or a terminal."""
    cleaned = "".join(c for c in text if c.isprintable()).strip()
    if not cleaned:
        raise Refused("malformed")
    return cleaned


def check_bot(kind: str, game_id: str) -> str:
    """A kind of bot that plays this game."""
    if kind not in bots(game_id):
        raise Refused("bad-bot")
    return kind


def choose_bot(kind: str | None, game_id: str) -> str:
    """The kind of bot that was named, or the strongest one."""
    return strongest(game_id) if kind is None else check_bot(kind, game_id)


def check_name(table: Table, name: str) -> str:
    """A name that nobody else at the table has."""
    cleaned = " ".join(name.split())
    try:
        check_players([cleaned], 1)
    except BadOption as problem:
        raise Refused("bad-name", problem) from problem
    if any(seat.name is not None and seat.name.casefold() == cleaned.casefold() for seat in table.seats):
        raise Refused("bad-name")
    return cleaned


def _set_seat(table: Table, who: Who, order: protocol.SetSeatOrder) -> entries.SeatSet:
    if not who.host:
        raise Refused("not-host")
    if table.status != "waiting":
        raise Refused("begun")
    if order.seat >= len(table.seats):
        raise Refused("malformed")
    return entries.SeatSet(seat=order.seat, bot=None if order.bot is None else check_bot(order.bot, table.game.id))


def _begin(table: Table, who: Who) -> entries.Begun:
    if not who.host:
        raise Refused("not-host")
    return begin(table)


def begin(table: Table) -> entries.Begun:
    """The entry with which a game begins."""
    if table.status != "waiting":
        raise Refused("begun")
    if any(not seat.owned and seat.bot is None for seat in table.seats):
        raise Refused("seat-empty")
    game = table.game
    content = game.content(table.settings.options)
    return entries.Begun(engine=game.engine, content=content, version=__version__, names=table.names())


def _leave(table: Table, seat: int, order: protocol.LeaveOrder) -> entries.Left:
    if table.status == "waiting":
        return entries.Left(seat=seat, bot=None)
    check_playing(table)
    if table.seats[seat].bot is not None:
        raise Refused("not-your-seat")
    return entries.Left(seat=seat, bot=choose_bot(order.bot, table.game.id))


def _resign(table: Table, seat: int) -> entries.Resigned:
    """With at most one other person left the game ends; with more, the others are not robbed of theirs."""
    goes_on = len(table.people_left) > 2
    return entries.Resigned(seat=seat, bot=strongest(table.game.id) if goes_on else None)


def _close(table: Table, who: Who) -> entries.Closed:
    if table.status == "waiting":
        if not who.host:
            raise Refused("not-host")
        return entries.Closed(seat=who.seat)
    check_playing(table)
    seat = _own_seat(who)
    if [k for k, each in enumerate(table.seats) if each.owned] != [seat]:
        raise Refused("not-alone")
    return entries.Closed(seat=seat)


def _vote(table: Table, seat: int, order: protocol.VoteOrder, around: Around) -> entries.Voted:
    if order.seat >= len(table.seats) or order.seat == seat:
        raise Refused("malformed")
    target = table.seats[order.seat]
    if not target.owned or target.bot is not None:
        raise Refused("not-absent")
    left = table.clock_left(order.seat, around.now, around.off)
    is_late = left is not None and left < -LAST_ROOM
    if not is_late and not around.is_absent(order.seat):
        raise Refused("not-absent")
    others = [other for other in table.people_at_the_table() if other != order.seat]
    votes = target.votes | {seat}
    settles = is_late or 2 * len([other for other in others if other in votes]) > len(others)
    return entries.Voted(seat=seat, target=order.seat, bot=choose_bot(order.bot, table.game.id), settles=settles)


def _set_hook(seat: int, order: protocol.WebhookOrder, around: Around) -> entries.HookSet:
    if order.url is not None:
        try:
            parts = urlsplit(order.url)
            good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:
            good = False
        plain = order.url.isascii() and order.url.isprintable() and " " not in order.url
        if not good or not plain or not around.may_call(order.url):
            raise Refused("bad-address")
    return entries.HookSet(seat=seat, url=order.url)
