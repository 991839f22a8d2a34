"""What was taken back stays in the log and says so: what still counts of it is what happened in the match."""

import random
from typing import Any

import pytest

from desk import Desk
from meadhall.kernel.engine.agenda import EVERYONE
from meadhall.kernel.engine.views import SPECTATOR
from meadhall.server.protocol import Line
from meadhall.server.tables.entries import Resigned, UndoAgreed, UndoAsked
from meadhall.server.tables.seen import event_document, see_lines, see_match_file, see_seats


def those_that_count(lines: list[Line]) -> list[Any]:
    """The events of the lines that were not taken back, as docs/protocol.md says."""
    counting: list[Line] = []
    for line in lines:
        if line.kind == "event":
            counting.append(line)
        elif line.back_to is not None:
            counting = [each for each in counting if each.number < line.back_to]
    return [line.event for line in counting]


def check(desk: Desk) -> None:
    """See that for each viewer the lines that count are the events that viewer may know."""
    match = desk.table.match
    assert match is not None
    for viewer in (*range(match.seats), SPECTATOR):
        told = those_that_count(see_lines(desk.table, viewer, 0, "en"))
        assert told == [event_document(match, event) for event in match.record() if event.seen_by(viewer, EVERYONE)]


@pytest.mark.parametrize("game", ["champions", "walhalla"])
def test_lines_that_count_are_what_happened(game: str) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    choice = random.Random(seed)
    desk = Desk(game_id=game)
    undone = agreed = 0
    for n, _ in enumerate(desk.play(choice)):
        match = desk.table.match
        assert match is not None
        if match.over or n > 100:
            break
        able = [seat for seat in range(match.seats) if match.can_undo(seat)]
        if n % 40 == 39:
            answered = {seat for seat, _ in match.answers() if seat >= 0}
            asker = choice.choice(sorted(answered))
            desk.write(UndoAsked(seat=asker))
            for seat in range(match.seats):
                if seat != asker:
                    desk.write(UndoAgreed(seat=seat, agree=True))
            agreed += 1
        elif able and choice.random() < 0.3:
            desk.undo(choice.choice(able))
            undone += 1
        if desk.table.records[-1].kind == "undo" or n % 10 == 0:
            check(desk)
    assert undone > 5
    assert agreed > 0


def test_who_went_back_across_something_learned_is_marked_and_nobody_else() -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    choice = random.Random(seed)
    desk = Desk(2)
    crossed = {0: 0, 1: 0}
    for n, _ in enumerate(desk.play(choice)):
        match = desk.table.match
        assert match is not None
        if n == 90:
            break
        able = [seat for seat in range(2) if match.can_undo(seat)]
        if n % 9 == 8:
            asker = choice.choice(sorted({seat for seat, _ in match.answers() if seat >= 0}))
            crossed[asker] += asker not in able
            desk.write(UndoAsked(seat=asker))
            desk.write(UndoAgreed(seat=1 - asker, agree=True))
        elif able and choice.random() < 0.3:
            desk.undo(choice.choice(able))  # nobody has learned anything: this is free
    assert sum(crossed.values()) > 2
    assert [seat.taken_back for seat in see_seats(desk.table, frozenset(), 0)] == list(crossed.values())
    desk.write(Resigned(seat=0, bot=None))
    told = see_match_file(desk.copy().table)["table"]
    assert told == {"end": "resigned", "winners": [1], "resigned": [0], "taken_back": list(crossed.values())}
