"""What a viewer sees of a table: the only door through which anything of a table leaves the server.

A viewer is a seat or a spectator. Everything here is made from the viewer's *view* of the match and from lines whose
audience the viewer belongs to, so what a seat cannot know cannot change a byte of what it is sent.
"""

from itertools import groupby
from typing import Literal

import msgspec
from msgspec import Struct

from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT, NOBODY, open_step
from meadhall.kernel.engine.events import Event
from meadhall.kernel.engine.views import ALL_EYES, SPECTATOR
from meadhall.kernel.matches.fairness import LEAVES, key_of, proof_of
from meadhall.kernel.matches.match import Match
from meadhall.kernel.matches.teaching import tell_not_yet
from meadhall.kernel.matches.telling import NUMBERS, tell_question
from meadhall.server import protocol
from meadhall.server.store.store import Row
from meadhall.server.tables.table import Record, Table
from meadhall.text import say

Json = dict[str, object]


def see_parts(
    table: Table, viewer: int, lang: str, host: bool, connected: frozenset[int], off: int, watchers: int = 0
) -> protocol.Parts:
    """Everything a viewer sees of a table now."""
    return protocol.Parts(
        table=see_table(table, lang),
        seats=see_seats(table, connected, off),
        you=see_self(table, viewer, host),
        question=see_question(table, viewer, lang),
        picture=table.match.picture(viewer) if table.match is not None else False,
        standing=see_standing(table) if table.match is not None else False,
        undo=see_undo_request(table),
        lesson=see_lesson(table, viewer, lang),
        dice=see_dice(table),
        watchers=watchers,
    )


def see_table(table: Table, lang: str) -> protocol.TablePart:
    """What the table is."""
    settings = table.settings
    return protocol.TablePart(
        id=table.id,
        game=settings.game,
        options={name: value for name, value in settings.options.items() if name != "facts"},
        has_pack=settings.options.get("facts") is not None,
        status=_status(table.status),
        open=settings.open,
        pace=settings.pace,
        clock=settings.clock,
        created=table.created,
        stand_ins=table.has_stand_ins,
        lesson=settings.lesson,
        rematch=table.rematch,
        why_frozen=None if table.why_frozen is None else say(lang, table.why_frozen),
    )


def _status(status: str) -> protocol.Status:
    """How a table stands, as one of the words of the protocol."""
    match status:
        case "waiting":
            return "waiting"
        case "playing":
            return "playing"
        case "over":
            return "over"
        case "closed":
            return "closed"
    return "frozen"


def see_seats(table: Table, connected: frozenset[int], off: int) -> list[protocol.SeatPart]:
    """The seats, the same for everybody."""
    told = []
    playing = table.status == "playing"
    for k, seat in enumerate(table.seats):
        runs = playing and k in table.asked and seat.bot is None and table.settings.clock is not None
        told.append(
            protocol.SeatPart(
                name=seat.name,
                kind="bot" if seat.bot is not None else "person" if seat.owned else "empty",
                bot=seat.bot,
                owned=seat.owned,
                connected=seat.bot is not None or k in connected,
                asked=k in table.asked,
                votes=sorted(seat.votes),
                resigned=seat.resigned_after is not None,
                taken_back=seat.taken_back,
                clock_left=seat.left if table.settings.clock is not None else None,
                clock_since=table.asked_since + off if runs else None,
            )
        )
    return told


def see_self(table: Table, viewer: int, host: bool) -> protocol.YouPart:
    """Who the viewer is."""
    if viewer == SPECTATOR:
        return protocol.YouPart(seat=None, host=host, webhook=False)
    return protocol.YouPart(seat=viewer, host=host, webhook=table.seats[viewer].webhook is not None)


def see_question(table: Table, viewer: int, lang: str) -> protocol.Question | Literal[False]:
    """What is asked: with its answers if the viewer is the one to decide."""
    match = table.match
    if match is None or table.status in ("over", "closed"):
        return False
    state = match.view(viewer).state
    options = match.options(viewer) if viewer != SPECTATOR and table.seats[viewer].bot is None else []
    return protocol.Question(
        decision=table.decision(viewer) if viewer != SPECTATOR else 0,
        step=type(open_step(state)).__name__,
        prompt=tell_question(match.game, state, lang, match.game_options, viewer),
        rule=match.rule or None,
        options=[tell_option(match, word, lang, viewer) for word in options],
        can_undo=viewer != SPECTATOR and match.can_undo(viewer),
        sealed=match.sealed != 0,
    )


def tell_option(match: Match, word: int, lang: str, seat: int) -> protocol.OptionTold:
    """One answer of a seat, by name and in words."""
    answer = match.game.vocabulary.answer(word)
    return protocol.OptionTold(
        answer=answer.name, verb=answer.verb, objects=dict(answer.objects), text=match.describe(word, lang, seat)
    )


def see_lesson(table: Table, viewer: int, lang: str) -> protocol.LessonPart | Literal[False]:
    """What the lesson wants next, and why; while others answer, what comes after that."""
    lesson, wanted = table.lesson, table.wanted
    if lesson is None or wanted is None or table.match is None:
        return False
    mine = wanted.seat == viewer
    return protocol.LessonPart(
        step=wanted.step,
        of=lesson.explained,
        text=say(lang, wanted.text) if wanted.text else "",
        wanted=list(wanted.now) if mine else [],
        then=wanted.then if mine else None,
        not_yet=tell_not_yet(table.match, wanted, viewer, lang),
    )


def see_standing(table: Table) -> protocol.Standing:
    """How the game stands."""
    match = _match_of(table)
    over = table.status == "over"
    return protocol.Standing(scores=match.scores, over=over, winners=table.winners, rival=match.rival)


def see_undo_request(table: Table) -> protocol.UndoRequest | Literal[False]:
    """Who asks to go back, and who has agreed."""
    if table.asking_undo is None:
        return False
    request, seat = table.asking_undo
    return protocol.UndoRequest(request=request, seat=seat, agreed=sorted(table.agreed))


# --- the log -------------------------------------------------------------------------------------------------


def see_lines(table: Table, viewer: int, after: int, lang: str) -> list[protocol.Line]:
    """The lines of the log after a viewer's number."""
    seq = table.entry_of(viewer, after)
    first = len(table.records)
    while first > 0 and table.records[first - 1].seq > seq:
        first -= 1
    seen = [record for record in table.records[first:] if is_seen(record, viewer)]
    lines = []
    for _, together in groupby(seen, lambda record: record.seq):
        records = list(together)
        texts = _tell(table, viewer, records, lang)
        lines += [_line(table, viewer, record, text) for record, text in zip(records, texts, strict=True)]
    return lines


def _tell(table: Table, viewer: int, records: list[Record], lang: str) -> list[str]:
    """The words of what came with one entry: what happened in the game, what was said, or what was done about it."""
    events = [record.event for record in records if record.event is not None]
    told = iter(table.match.tell_all(events, lang, viewer) if table.match is not None else [""] * len(events))
    return [next(told) if record.event is not None else _say(record, lang) for record in records]


def _say(record: Record, lang: str) -> str:
    return record.text if record.kind == "chat" else say(lang, record.text, **record.arguments)


def is_seen(record: Record, viewer: int) -> bool:
    """Whether a line is for a viewer."""
    return record.audience == EVERYONE or (viewer != SPECTATOR and bool(record.audience >> viewer & 1))


def _line(table: Table, viewer: int, record: Record, text: str) -> protocol.Line:
    event = None
    if record.event is not None and table.match is not None:
        event = event_document(table.match, record.event)
    return protocol.Line(
        number=table.number_of(viewer, record.seq),
        at=record.at,
        kind=_kind(record.kind),
        seat=record.seat,
        text=text,
        event=event,
        back_to=table.number_of(viewer, record.back_to - 1) + 1 if record.back_to else None,
    )


def _kind(kind: str) -> Literal["event", "chat", "table", "undo"]:
    match kind:
        case "event":
            return "event"
        case "chat":
            return "chat"
        case "undo":
            return "undo"
    return "table"


def event_document(match: Match, event: Event) -> Json:
    """An event for programs, with names. How many answers came before it is left out: it would count sealed ones."""
    names = match.game.names
    told: Json = {"kind": event.kind}
    for kind, value in event.arguments:
        told[kind] = value if kind in (*NUMBERS, "seat") else names[kind][value]
    return told


# --- lists, dice, finished games --------------------------------------------------------------------------------


class Summary(Struct):
    """What lists show of a table, kept beside its log so that a list need not replay anything."""

    pace: Literal["live", "turns"]
    seats: list[str | None]
    bots: list[bool]
    people: list[list[str]]  # hashes; they stay on the server
    asked: list[int]
    winners: list[int]
    scores: list[int]
    noticed: int = 0  # when something happened last that everybody could notice; sealed answers stay unseen
    host: str = ""  # a hash, too
    resigned: list[bool] = []


def summary_of(table: Table) -> bytes:
    """The summary of a table as it is stored."""
    match = table.match
    return msgspec.json.encode(
        Summary(
            pace=table.settings.pace,
            seats=[seat.name for seat in table.seats],
            bots=[seat.bot is not None for seat in table.seats],
            people=[seat.people for seat in table.seats],
            asked=list(table.asked),
            winners=table.winners,
            scores=match.scores if match is not None else [],
            noticed=table.noticed_at,
            host=table.settings.host,
            resigned=[seat.resigned_after is not None for seat in table.seats],
        )
    )


def see_row(row: Row, person: str) -> protocol.TableRow:
    """A table in a list, for a person."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    mine = [k for k, people in enumerate(summary.people) if person in people]
    return protocol.TableRow(
        id=row.id,
        game=row.game,
        status=_status(row.status),
        pace=summary.pace,
        seats=summary.seats,
        bots=summary.bots,
        created=row.created,
        updated=summary.noticed or row.updated,
        your_turn=row.status == "playing" and any(k in summary.asked and not summary.bots[k] for k in mine),
        winners=summary.winners,
        scores=summary.scores,
        removal=_removal(row.status, summary, person, mine),
    )


def _removal(
    status: str, summary: Summary, person: str, mine: list[int]
) -> Literal["forget", "leave", "close"] | None:
    """What somebody must do to have a table off the own list; whoever still plays there ends that first."""
    if not person or (not mine and summary.host != person):
        return None
    if status == "waiting" and summary.host == person:
        return "close"
    if status not in ("waiting", "playing") or not mine:
        return "forget"
    if status == "playing" and all(summary.bots[k] for k in mine):
        return "forget"
    return "close" if status == "playing" and sum(map(bool, summary.people)) == 1 else "leave"


def see_dice(table: Table) -> protocol.DicePart:
    """What the dice depend on; the secret when the game is over, not before."""
    over = table.is_finished
    return protocol.DicePart(
        root=table.settings.root,
        secret_hash=table.settings.secret_hash,
        leaves=LEAVES,
        contributions=[seat.contribution for seat in table.seats],
        secret=table.secret.hex() if over else None,
    )


def see_rolls(table: Table) -> protocol.DiceShown:
    """Every chance answer that everybody may know, with its proof; all of them when the game is over."""
    match = table.match
    rolls: list[protocol.Rolled] = []
    if match is not None and match.dice is not None:  # a lesson's dice always fall alike
        for index, outcomes, picked, answer in match.rolls():
            if table.is_finished or (index < LEAVES and answer.verb in match.game.open_chance):
                key = key_of(table.secret, index)
                rolls.append(
                    protocol.Rolled(
                        index=index,
                        outcomes=outcomes,
                        picked=picked,
                        answer=answer.name,
                        key=key.hex(),
                        proof=proof_of(table.secret, index) if index < LEAVES else [],
                    )
                )
    return protocol.DiceShown(dice=see_dice(table), table=table.id, rolls=rolls)


def see_match_file(table: Table) -> Json:
    """A finished game as a match file, with the secret of its dice, and what its table knows of its end."""
    ends = {"over": "resigned" if table.is_given_up else "played", "closed": "closed"}
    known = {
        "end": ends[table.status],
        "winners": table.winners,
        "resigned": [k for k, seat in enumerate(table.seats) if seat.resigned_after is not None],
        "taken_back": [seat.taken_back for seat in table.seats],
    }
    return {**_match_of(table).document(with_dice=True), "table": known}


def see_moment(table: Table, n: int, viewer: int, lang: str) -> protocol.Moment:
    """A finished game after n answers, through a viewer's eyes, or through those of all."""
    of = _match_of(table).answered
    n = max(0, min(n, of))
    match = replay(table, n)
    state = match.state() if viewer == ALL_EYES else match.view(viewer).state
    is_end = n == of
    return protocol.Moment(
        n=n,
        of=of,
        lines=_story_lines(table, match, viewer, lang),
        picture=match.game.picture(state, viewer),
        standing=see_standing(table) if n == of else _standing_then(match),
        asked=[] if is_end else [seat for seat in match.asked if seat != NO_SEAT],
        prompt="" if is_end or state.asked == NOBODY else tell_question(match.game, state, lang, match.game_options),
    )


def _standing_then(match: Match) -> protocol.Standing:
    """How a game stood before its end."""
    return protocol.Standing(scores=match.scores, over=False, winners=[], rival=match.rival)


def see_story(table: Table, viewer: int, lang: str) -> protocol.Story:
    """The whole log of a finished game, and where its chapters begin."""
    match = _match_of(table)
    answers = match.answers()
    lines = _story_lines(table, match, viewer, lang)
    kinds = [match.game.chapters.get(str(line.event["kind"])) if line.event else None for line in lines]
    return protocol.Story(
        first=next((n for n, (seat, _) in enumerate(answers) if seat != NO_SEAT), 0),
        of=len(answers),
        lines=lines,
        chapters=[
            protocol.Chapter(n=line.number, kind=kind, line=k)
            for k, (line, kind) in enumerate(zip(lines, kinds, strict=True))
            if kind is not None
        ],
    )


def _story_lines(table: Table, match: Match, viewer: int, lang: str) -> list[protocol.Line]:
    """What has happened in a match until now, line by line, as far as the viewer may know it."""
    eyes = None if viewer == ALL_EYES else viewer
    events = [event for event in match.record() if eyes is None or event.seen_by(eyes, EVERYONE)]
    lines = [
        protocol.Line(
            number=event.after + 1,
            at=0,
            kind="event",
            seat=event.doer(match.seats),
            text=text,
            event=event_document(match, event),
        )
        for event, text in zip(events, match.tell_all(events, lang, eyes), strict=True)
    ]
    given_up = [
        protocol.Line(
            number=min(seat.resigned_after, _match_of(table).answered),
            at=0,
            kind="table",
            seat=k,
            text=say(lang, "server-line-resigned", name=seat.name or ""),
        )
        for k, seat in enumerate(table.seats)
        if seat.resigned_after is not None
    ]
    return sorted([*lines, *(line for line in given_up if line.number <= match.answered)], key=lambda it: it.number)


def _match_of(table: Table) -> Match:
    """The match of a table where a game was begun."""
    if table.match is None:
        raise ValueError("there is no game yet")
    return table.match


def replay(table: Table, n: int) -> Match:
    """The match as it was after n answers, dice and draws counted."""
    finished = _match_of(table)
    match = finished.begin_again()
    for seat, answer in finished.answers()[:n]:
        match.answer(seat, answer.number)
    return match
