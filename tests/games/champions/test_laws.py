"""What holds in every game of Champions besides the laws of all games: runes for any time, and turn order."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.champions.rules.assign import AssignSealed
from meadhall.games.champions.rules.combat import RerollWithFavor
from meadhall.games.champions.rules.runes import PickGifts, ScoreDestiny
from meadhall.games.champions.table import on, say
from meadhall.kernel.engine.agenda import answer, open_step
from playing import Table, play, tables, times
from sealed import script_of, sealed_start

TABLES = tables("champions")

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
            is_marking = type(open_step(s)) is RerollWithFavor and any(int(s.at[on.MARKED + k]) for k in range(12))
            for each in match.asked:
                held = {
                    rune
                    for rune in AT_ANY_TIME
                    if int(s.at[on.RUNES + each]) >> (rune - say.USE_RUNE) & 1 and (each, rune) not in used
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


# --- turn order ---------------------------------------------------------------------------------------------


@pytest.mark.unmeasured
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
                        for said in script_of("champions", start, other, [3, 2, 1])[:-1]:
                            answer(s, other, said)
                answer(s, seat, word)
                ends.append([int(n) for n in s.at])
            assert all(end == ends[0] for end in ends)
            tried += 1
    assert tried > 20
