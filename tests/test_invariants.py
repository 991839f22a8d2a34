"""What holds after every answer of Champions, whatever is answered: lists of numbers drive the games."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import meadhall
from meadhall import CHANCE, State
from meadhall.champions import fields as f
from meadhall.champions.actions import USE_RUNE
from meadhall.champions.assign import AssignSealed
from meadhall.champions.checks import flaws
from meadhall.champions.combat import RerollWithFavor
from meadhall.champions.runes import PickGifts, ScoreDestiny
from meadhall.champions.steps import ASSIGN_SEALED
from meadhall.kernel.agenda import AGENDA_DEPTH, NOBODY, Options, answer, find_options, lowest_seat, open_step
from meadhall.kernel.chance import Luck
from playing import Table, play, play_to_end, tables, times

TABLES = [table for table in tables() if table.game == "champions"]
GLORY = meadhall.game("champions").names["thing"].index("glory")

relaxed = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=times(250, 10_000))


def options_of(s: State, seat: int) -> list[int]:
    """What a seat (or chance) may answer in a state."""
    out = Options()
    find_options(s, seat, out)
    return out.listed()


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


starts = st.builds(state_after, st.sampled_from(TABLES), st.integers(0, 10_000), st.integers(0, 300))


def glory_told(s: State) -> list[int]:
    """How much glory the record of the last answer tells each seat to have gained."""
    kinds = meadhall.game("champions").events
    gained = [0] * int(s.seats)
    for number, _, *values in s.log or []:
        kind = kinds[number]
        given = dict(zip(kind.arguments, values, strict=False))
        if kind.name == "part-scored" or (kind.name == "gained" and given["thing"] == GLORY):
            gained[given["seat"]] += given["n"]
    return gained


def glory_of(s: State) -> list[int]:
    """Each seat's place on the glory track."""
    return [int(s.at[f.GLORY + seat]) for seat in range(int(s.seats))]


@relaxed
@given(s=starts, choices=st.lists(st.integers(0, 255), min_size=1, max_size=60))
def test_nothing_is_lost_or_made_and_glory_comes_with_an_event(s: State, choices: list[int]) -> None:
    assert flaws(s) == []
    for choice in choices:
        if s.asked == NOBODY:
            break
        seat = int(lowest_seat(s.asked))
        options = options_of(s, seat)
        before = glory_of(s)
        s.log = []
        answer(s, seat, options[choice % len(options)])
        assert flaws(s) == []
        assert s.top < AGENDA_DEPTH // 2
        assert glory_of(s) == [old + new for old, new in zip(before, glory_told(s), strict=True)]


@relaxed
@given(s=starts, choices=st.lists(st.integers(0, 255), min_size=1, max_size=40))
def test_what_is_printed_never_changes(s: State, choices: list[int]) -> None:
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
        glory = [0] * table.seats
        for event in match.events():
            given = dict(event.arguments)
            if event.kind == "part-scored" or (event.kind == "gained" and given["thing"] == GLORY):
                glory[given["seat"]] += given["n"]
        assert glory == match.scores


@pytest.mark.both
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whole_games_have_no_flaw(table: Table) -> None:
    for seed in range(times(1, 50)):
        match = table.new(seed)
        for _ in play(match, seed, keen=True):
            assert flaws(match.state()) == []
        assert flaws(match.state()) == []


# --- runes for any time ---------------------------------------------------------------------------------------

AT_ANY_TIME = [
    meadhall.parse("champions", f"use_rune {rune}") for rune in ("gifts", "knowledge", "success", "wealth")
]
NO_RUNES = {AssignSealed, PickGifts, ScoreDestiny}  # C-RULING-17, and one rune at a time


@pytest.mark.both
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_rune_for_any_time_is_offered_with_every_decision_until_it_is_used(table: Table) -> None:
    for seed in range(times(2, 50)):
        match = table.new(seed)
        used: set[tuple[int, int]] = set()
        for seat, word in play(match, seed, keen=False):
            s = match.state()
            is_marking = type(open_step(s)) is RerollWithFavor and any(int(s.at[f.MARKED + k]) for k in range(12))
            for each in match.asked:
                held = {
                    rune
                    for rune in AT_ANY_TIME
                    if int(s.at[f.RUNES + each]) >> (rune - USE_RUNE) & 1 and (each, rune) not in used
                }
                offered = {rune for rune in AT_ANY_TIME if rune in match.options(each)}
                assert offered == (set() if type(open_step(s)) in NO_RUNES or is_marking else held)
                for rune in AT_ANY_TIME:
                    refusal = match.why_not(each, rune)
                    if rune not in offered:
                        assert refusal is not None
                        assert refusal.reason == ("rune-not-now" if rune in held else "rune-not-held")
            if word in AT_ANY_TIME:
                used.add((seat, word))


# --- sealed answers -----------------------------------------------------------------------------------------


def sealed_start(table: Table, seed: int) -> State | None:
    """The first moment of a random game at which several seats assign at once."""
    match = table.new(seed)
    for _ in play(match, seed, keen=True):
        if len(match.asked) > 1:
            return match.state()
    return None


def script_of(s: State, seat: int, choices: list[int]) -> list[int]:
    """What one seat answers until it is done: sending as it likes, never asking for turn order."""
    s = s.clone()
    verb = meadhall.game("champions").vocabulary.answer
    script: list[int] = []
    for choice in [*choices, *([0] * 40)]:
        options = [word for word in options_of(s, seat) if verb(word).verb != "turn_order"]
        word = options[choice % len(options)]
        script.append(word)
        if verb(word).verb == "done":
            return script
        answer(s, seat, word)
    raise AssertionError("an assignment does not end")


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
    assert start.agenda[start.top - 1] & 255 == ASSIGN_SEALED
    seats = [seat for seat in range(table.seats) if int(start.asked) >> seat & 1]
    scripts = {seat: script_of(start, seat, choices[seat]) for seat in seats}
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


def test_asking_for_turn_order_forgets_what_was_sealed() -> None:
    """Whoever asks, and whenever: the phase begins anew, as if nothing had been sealed."""
    tried = 0
    for seed in range(40):
        for seats in (2, 3, 4):
            start = sealed_start(Table("champions", seats, ()), seed)
            if start is None:
                continue
            word = meadhall.parse("champions", "turn_order")
            asked = [seat for seat in range(seats) if int(start.asked) >> seat & 1]
            ends = []
            for seat in asked:
                s = start.clone()
                for other in asked:
                    if other != seat:
                        for said in script_of(start, other, [3, 2, 1])[:-1]:
                            answer(s, other, said)
                answer(s, seat, word)
                ends.append([int(n) for n in s.at])
            assert all(end == ends[0] for end in ends)
            tried += 1
    assert tried > 20


def test_chance_is_never_asked_together_with_a_seat() -> None:
    for table in TABLES:
        match = table.new(asks_chance=True)
        for _ in play(match, 5):
            assert CHANCE not in match.asked or match.asked == (CHANCE,)
