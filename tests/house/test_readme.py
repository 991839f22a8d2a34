"""The README's example runs and prints what it says; so do the examples in the docstrings of the public door."""

import contextlib
import doctest
import io
import re
from pathlib import Path

import pytest

import meadhall

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.both
def test_the_example_prints_what_the_readme_says() -> None:
    text = README.read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    printed = re.search(r"```text\n(.*?)```", text, re.DOTALL)
    assert code is not None
    assert printed is not None
    assert len(code[1].strip().splitlines()) <= 11  # ten lines and a blank one
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(code[1], {})  # noqa: S102 (the README's own example)
    assert output.getvalue() == printed[1]


def test_the_readme_opens_with_the_two_commands() -> None:
    head = README.read_text(encoding="utf-8")[:900]
    assert "make play" in head
    assert "make test" in head


@pytest.mark.both
def test_the_examples_of_the_public_door_hold() -> None:
    result = doctest.testmod(meadhall, extraglobs={"meadhall": meadhall})
    assert result.attempted > 8
    assert result.failed == 0
