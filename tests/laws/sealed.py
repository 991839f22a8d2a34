"""Moments at which several seats answer unseen by each other, and what one of them could answer there."""

from __future__ import annotations

import meadhall
from about import ABOUT
from meadhall import State
from meadhall.kernel.engine.agenda import Options, answer, find_options
from playing import Table, play


def options_of(s: State, seat: int) -> list[int]:
    """What a seat (or chance) may answer in a state."""
    out = Options()
    find_options(s, seat, out)
    return out.listed()


def sealed_start(table: Table, seed: int) -> State | None:
    """The first moment of a random game at which several seats answer at once."""
    match = table.new(seed)
    for _ in play(match, seed, keen=True):
        if match.sealed and len(match.asked) > 1:
            return match.state()
    return None


def script_of(game_id: str, s: State, seat: int, choices: list[int]) -> list[int]:
    """What one seat answers until it is done, without what would end the seal."""
    s = s.clone()
    verb = meadhall.game(game_id).vocabulary.answer
    script: list[int] = []
    for choice in [*choices, *([0] * 40)]:
        options = [word for word in options_of(s, seat) if verb(word).verb not in ABOUT[game_id].ends_seal]
        word = options[choice % len(options)]
        script.append(word)
        if verb(word).verb in ABOUT[game_id].ends_own:
            return script
        answer(s, seat, word)
    raise AssertionError("a sealed answer does not end")
