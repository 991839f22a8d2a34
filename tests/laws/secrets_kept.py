"""Two worlds that look the same to a viewer, and how they go on."""

from __future__ import annotations

import meadhall
from meadhall import CHANCE, SPECTATOR, Luck, State
from meadhall.kernel.engine.agenda import (
    CHANCE as CHANCE_BIT,
    EVERYONE,
    KIND_BITS,
    NO_SEAT,
    NOBODY,
    open_arguments,
    open_step,
)
from playing import Chooser, rows
from sealed import options_of


def told(s: State, viewer: int) -> list[tuple[int, ...]]:
    """What the record of a state tells a viewer."""
    assert s.log is not None
    return [record for record in s.log if (record[1] == EVERYONE if viewer == SPECTATOR else record[1] >> viewer & 1)]


def advance(s: State, seat: int, word: int) -> bool:
    """Take an answer, but stop right after the step in which somebody learns something; tell whether one did."""
    s.log = []
    reveals = s.reveals
    if seat != NO_SEAT and s.rules.is_interrupt(word):
        s.rules.interrupt(s, seat, word)
    else:
        s.top -= 1
        entry = s.agenda[s.top]
        s.rules.steps[entry & 255].run(s, entry >> KIND_BITS, seat, word)
    while s.reveals == reveals and s.top > 0:
        entry = s.agenda[s.top - 1]
        s.asked = s.rules.steps[entry & 255].asks(s, entry >> KIND_BITS)
        if s.asked != NOBODY:
            return False
        s.top -= 1
        s.rules.steps[entry & 255].run(s, entry >> KIND_BITS, NO_SEAT, 0)
    return s.reveals != reveals or s.top == 0


def who_is_asked(s: State) -> list[int]:
    """The seats that are asked, or chance."""
    if s.asked == CHANCE_BIT:
        return [CHANCE]
    return [seat for seat in range(int(s.seats)) if int(s.asked) >> seat & 1]


def follow_both(game: meadhall.Game, one: State, two: State, viewer: int, chooser: Chooser, answers: int) -> int:
    """Give two worlds the same answers while the viewer can see no difference; tell how many were given."""
    for given in range(answers):
        seat = chooser.random.choice(who_is_asked(one))
        first, second = options_of(one, seat), options_of(two, seat)
        if seat == CHANCE:
            assert len(first) == len(second)
        elif seat == viewer:
            assert first == second
        common = sorted(set(first) & set(second))
        if not common:
            return given
        word = chooser.option(common)
        ends = advance(one, seat, word), advance(two, seat, word)
        assert ends[0] == ends[1]
        if ends[0]:
            return given
        assert told(one, viewer) == told(two, viewer)
        assert rows(game.see(one, viewer)) == rows(game.see(two, viewer))
    return answers


def check_worlds(match: meadhall.Match, luck: Luck) -> None:
    """Worlds that fit a view look like it, to every viewer."""
    for viewer in range(SPECTATOR, match.seats):
        view = match.view(viewer)
        world = next(meadhall.worlds(match.game.id, view, luck))
        assert match.game.flaws(world) == []
        assert rows(match.game.see(world, viewer)) == rows(view.state)


def asked_by_the_open_step(s: State) -> int:
    """Whom the open question would be put to, were it put in this state."""
    return int(open_step(s).asks(s, open_arguments(s)))
