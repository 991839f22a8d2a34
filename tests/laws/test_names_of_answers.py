"""To be done means something else in each question: the answer says what, wherever it is told."""

from __future__ import annotations

import pytest

import meadhall
from about import ABOUT
from meadhall.kernel.engine.agenda import open_step
from meadhall.text import LANGUAGES, say
from playing import play

DONE = "done"
GAMES = 12  # random ones at each table: enough to come to most questions that can be left
RARE = 3  # questions that so many games need not come to


@pytest.mark.parametrize("game", ABOUT)
def test_to_be_done_has_a_name_of_its_own_in_every_question(game: str) -> None:
    seen: dict[str, set[str]] = {}
    for table in ABOUT[game].told:
        for seed in range(GAMES // 4 + 1):
            match = table.new(seed)
            for seat, _ in play(match, seed, keen=True):
                done = [word for word in match.options(seat) if match.game.vocabulary.answer(word).name == DONE]
                step = type(open_step(match.state())).__name__
                for lang in LANGUAGES if done and len(seen.get(step, ())) < RARE else ():
                    name = match.describe(done[0], lang, seat)
                    assert name != say(lang, f"{game}-do-done"), (step, seed, str(table))
                    seen.setdefault(step, set()).add(name)
    assert seen, "nothing was ever asked that can be left"


@pytest.mark.parametrize("game", meadhall.games(), ids=lambda game: game.id)
def test_outside_a_question_an_answer_has_its_plain_name(game: meadhall.Game) -> None:
    for lang in LANGUAGES:
        assert meadhall.describe(game.id, DONE, lang) == say(lang, f"{game.id}-do-done")
