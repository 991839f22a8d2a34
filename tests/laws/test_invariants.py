"""What holds after every answer of every game, whatever is answered: lists of numbers drive the games."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

import meadhall
from about import ABOUT
from meadhall import CHANCE, State
from meadhall.kernel.engine.agenda import AGENDA_DEPTH, NOBODY, answer, lowest_seat
from meadhall.kernel.engine.chance import Luck
from playing import Table, play, play_to_end, tables, times
from sealed import options_of, script_of, sealed_start

TABLES = tables()

relaxed = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=times(250, 10_000))


def state_after(table: Table, seed: int, answers: int) -> State:
    """A state so many random answers into a game, chance included; before the end in any case."""
    s = table.new(asks_chance=True).state()
    luck = Luck(seed)
    for _ in range(answers):
        seat = int(lowest_seat(s.asked))
        options = options_of(s, seat)
        before = s.clone()
        k = int(luck.below(len(options)))
        answer(s, seat, options[max(k, int(luck.below(len(options))))])
        if s.asked == NOBODY:
            return before
    return s


# So many answers into a game: a table, a seed and their number.
starts = st.tuples(st.sampled_from(TABLES), st.integers(0, 10_000), st.integers(0, 300))


def points_told(game_id: str, s: State) -> list[int]:
    """How many points the record of the last answer tells each seat to have gained."""
    kinds = meadhall.game(game_id).events
    gained = [0] * int(s.seats)
    for number, _, *values in s.log or []:
        given = dict(zip(kinds[number].arguments, values, strict=False))
        points = ABOUT[game_id].points_told(kinds[number].name, given)
        if points and whose(given) < len(gained):
            gained[whose(given)] += points
    return gained


def whose(given: Mapping[str, int]) -> int:
    """The seat that an event is about; somebody who does not play has a higher number."""
    return given["seat"] if "seat" in given else given["owner"]


@pytest.mark.unmeasured
@relaxed
@given(start=starts, choices=st.lists(st.integers(0, 255), min_size=1, max_size=60))
def test_nothing_is_lost_or_made_and_points_come_with_an_event(
    start: tuple[Table, int, int], choices: list[int]
) -> None:
    game, s = meadhall.game(start[0].game), state_after(*start)
    assert game.flaws(s) == []
    for choice in choices:
        if s.asked == NOBODY:
            break
        seat = int(lowest_seat(s.asked))
        options = options_of(s, seat)
        before = game.scores(s)
        s.log = []
        answer(s, seat, options[choice % len(options)])
        assert game.flaws(s) == []
        assert s.top < AGENDA_DEPTH // 2
        if not ABOUT[game.id].gains_points:
            continue
        assert game.scores(s) == [old + new for old, new in zip(before, points_told(game.id, s), strict=True)]


@pytest.mark.unmeasured
@relaxed
@given(start=starts, choices=st.lists(st.integers(0, 255), min_size=1, max_size=40))
def test_what_is_printed_never_changes(start: tuple[Table, int, int], choices: list[int]) -> None:
    s = state_after(*start)
    printed = [int(n) for n in s.fact]
    for choice in choices:
        if s.asked == NOBODY:
            break
        seat = int(lowest_seat(s.asked))
        options = options_of(s, seat)
        answer(s, seat, options[choice % len(options)])
    assert [int(n) for n in s.fact] == printed


@pytest.mark.both
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_score_is_what_the_events_tell(table: Table) -> None:
    for seed in range(times(3, 100)):
        match = play_to_end(table.new(seed), seed)
        points = [0] * table.seats
        for event in match.events():
            given = dict(event.arguments)
            told = ABOUT[table.game].points_told(event.kind, given)
            if told and whose(given) < table.seats:
                points[whose(given)] += told
        assert points == match.scores


@pytest.mark.both
@pytest.mark.parametrize(("id", "flaw"), [(id, flaw) for id, about in ABOUT.items() for flaw in about.breaks])
def test_what_cannot_be_is_found(id: str, flaw: str) -> None:
    """One number that cannot be is enough: the laws that ask for flaws can fail."""
    game = meadhall.game(id)
    place, value = ABOUT[id].breaks[flaw]
    s = state_after(Table(id, min(game.seats), ()), seed=3, answers=60)
    assert game.flaws(s) == []
    assert int(s.at[place]) != value
    s.at[place] = value
    assert flaw in {kind for kind, _, _ in game.flaws(s)}


@pytest.mark.both
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whole_games_have_no_flaw(table: Table) -> None:
    for seed in range(times(1, 50)):
        match = table.new(seed)
        for _ in play(match, seed, keen=True):
            assert match.game.flaws(match.state()) == []
        assert match.game.flaws(match.state()) == []


# --- sealed answers -----------------------------------------------------------------------------------------


@pytest.mark.unmeasured
@relaxed
@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(0, 200),
    choices=st.lists(st.lists(st.integers(0, 9), max_size=12), min_size=4, max_size=4),
    data=st.data(),
)
def test_sealed_answers_lead_to_the_same_state_in_any_order(
    table: Table, seed: int, choices: list[list[int]], data: st.DataObject
) -> None:
    start = sealed_start(table, seed)
    if start is None:
        return
    seats = [seat for seat in range(table.seats) if int(start.asked) >> seat & 1]
    scripts = {seat: script_of(table.game, start, seat, choices[seat]) for seat in seats}
    turns = [seat for seat in seats for _ in scripts[seat]]
    ends = []
    for order in (turns, data.draw(st.permutations(turns))):
        s = start.clone()
        waiting = {seat: list(script) for seat, script in scripts.items()}
        for seat in order:
            assert int(s.asked) >> seat & 1
            word = waiting[seat].pop(0)
            assert word in options_of(s, seat)  # what others seal neither opens nor closes an option
            answer(s, seat, word)
        ends.append(([int(n) for n in s.at], [int(n) for n in s.agenda][: int(s.top)], int(s.asked)))
    assert ends[0] == ends[1]


def test_chance_is_never_asked_together_with_a_seat() -> None:
    for table in TABLES:
        match = table.new(asks_chance=True)
        for _ in play(match, 5):
            assert CHANCE not in match.asked or match.asked == (CHANCE,)
