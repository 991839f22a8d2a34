"""What was taken back stays in the log and says so: what still counts of it is what happened in the match."""

import random
from typing import Any

import pytest

from desk import Desk
from meadhall.kernel.engine.agenda import EVERYONE
from meadhall.kernel.engine.views import SPECTATOR
from meadhall.server.protocol import Line
from meadhall.server.tables.entries import UndoAgreed, UndoAsked
from meadhall.server.tables.seen import event_document, see_lines


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
        if able and choice.random() < 0.3:
            desk.undo(choice.choice(able))
            undone += 1
        elif n % 40 == 39:
            answered = {seat for seat, _ in match.answers() if seat >= 0}
            asker = choice.choice(sorted(answered))
            desk.write(UndoAsked(seat=asker))
            for seat in range(match.seats):
                if seat != asker:
                    desk.write(UndoAgreed(seat=seat, agree=True))
            agreed += 1
        if desk.table.records[-1].kind == "undo" or n % 10 == 0:
            check(desk)
    assert undone > 5
    assert agreed > 0
