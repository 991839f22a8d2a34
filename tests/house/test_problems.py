"""Problems: every one that is raised anywhere has its sentence in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel import problems
from meadhall.text import LANGUAGES, arguments, has

SOURCE = Path(__file__).parents[2] / "src" / "meadhall"
KINDS = {name for name, kind in vars(problems).items() if isinstance(kind, type) and issubclass(kind, ValueError)}


def raised() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Yield where a problem is made, its id and the names of its arguments."""
    for file in sorted(SOURCE.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if not any(f"{kind}(" in text for kind in KINDS):
            continue  # every worker of the tests does this, and most files make no problems
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Call(func=ast.Name(kind), args=[ast.Constant(str(id))], keywords=given) if kind in KINDS:
                    where = f"{file.relative_to(SOURCE)}:{node.lineno}"
                    yield where, id, frozenset(each.arg or "" for each in given)


RAISED = list(raised())


def test_problems_are_found_in_the_source() -> None:
    assert {"unknown-game", "bad-answer", "field-name", "position-flaw", "unknown-bot"} <= {id for _, id, _ in RAISED}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("where", "id", "given"), RAISED, ids=[f"{where}-{id}" for where, id, _ in RAISED])
def test_every_problem_has_its_sentence(lang: str, where: str, id: str, given: frozenset[str]) -> None:
    assert has(lang, f"problem-{id}")
    assert arguments(lang, f"problem-{id}") <= given


def test_a_refused_answer_names_the_reason_in_the_language_asked_for() -> None:
    match = meadhall.new("champions", seats=2, seed=7)
    with pytest.raises(meadhall.IllegalAnswer) as caught:
        match.answer(match.asked[0], "place market")
    assert str(caught.value) == caught.value.say("en")
    assert all(sentence.endswith("]") for sentence in map(caught.value.say, LANGUAGES))
    assert len({caught.value.say(lang) for lang in LANGUAGES}) == len(LANGUAGES)
