"""Leaving a game in the terminal: yes and no are understood, and no file is overwritten unasked."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path

import pytest
from tests.terminal.test_terminal import Capture, Type, types
from tests.terminal.window import Window

import meadhall
from meadhall.cli import main
from meadhall.text import LANGUAGES, say

# Real programs in real terminals: one that fails is tried again, and the report says so. (An interrupt just before
# Python's readline waits is noticed only with the next key.)
pytestmark = pytest.mark.flaky(reruns=2, reruns_delay=1)

__all__ = ["types"]  # a fixture

PLAY = ("play", "champions", "--seed", "7")


def saved(folder: Path) -> list[str]:
    """The files in a folder that nobody has named."""
    return [path.name for path in folder.glob("meadhall-champions-*.json")]


@pytest.mark.parametrize("slip", ["noo", "1", "yse", "いえ"])
def test_a_slip_is_not_a_file_name(types: Type, tmp_path: Path, capsys: Capture, slip: str) -> None:
    types(["quit", slip, "no"])
    assert main(list(PLAY)) == 0
    assert list(tmp_path.iterdir()) == []
    assert say("en", "play-yes-no-or-file") in capsys.readouterr().out.replace("\n", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", ["", "y", "Y", "yes", "o", "oui", "OUI", "はい", "ｙｅｓ", "yes."])
def test_yes_saves_to_the_file_that_was_proposed(types: Type, tmp_path: Path, word: str, lang: str) -> None:
    types(["quit", word])
    assert main([*PLAY, "--lang", lang]) == 0
    assert len(saved(tmp_path)) == 1
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("word", ["n", "N", "no", "non", "いいえ", "No."])
def test_no_saves_nothing(types: Type, tmp_path: Path, word: str) -> None:
    types(["quit", word])
    assert main(list(PLAY)) == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_says_what_enter_does(types: Type, capsys: Capture, lang: str) -> None:
    types(["quit", ""])
    main([*PLAY, "--lang", lang])
    file = saved(Path())[0]
    said = say(lang, "play-save-where", file=file)
    assert "".join(said.split()) in "".join(capsys.readouterr().out.split())
    assert "Enter" in said or "Entrée" in said


@pytest.mark.parametrize(("word", "overwritten"), [("yes", True), ("oui", True), ("no", False), ("", False)])
@pytest.mark.parametrize("order", [["quit", "mine.json"], ["save mine.json"], ["position mine.json"]], ids=" ".join)
def test_a_file_is_overwritten_only_if_the_player_says_so(
    types: Type, tmp_path: Path, order: list[str], word: str, overwritten: bool
) -> None:
    file = tmp_path / "mine.json"
    file.write_text("dear to me")
    types([*order, "perhaps", word, "n", "quit", "n"])
    assert main(list(PLAY)) == 0
    assert (file.read_text() != "dear to me") == overwritten
    assert saved(tmp_path) == []


def test_another_name_can_be_chosen_instead(types: Type, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("dear to me")
    types(["quit", "mine.json", "no", "other.json"])
    assert main(list(PLAY)) == 0
    assert (tmp_path / "mine.json").read_text() == "dear to me"
    assert meadhall.load(tmp_path / "other.json").game.id == "champions"


@pytest.mark.parametrize("lines", [["quit"], ["save mine.json"], ["quit", "mine.json"], []], ids=str)
def test_the_end_of_input_saves_to_a_new_file(types: Type, tmp_path: Path, lines: list[str]) -> None:
    (tmp_path / "mine.json").write_text("dear to me")
    types(lines)
    assert main(list(PLAY)) == 0
    assert (tmp_path / "mine.json").read_text() == "dear to me"
    assert len(saved(tmp_path)) == 1


@pytest.mark.parametrize("before", [[], ["quit"], ["quit", "mine.json"]], ids=str)
def test_an_interrupt_saves_to_a_new_file(tmp_path: Path, before: list[str]) -> None:
    (tmp_path / "mine.json").write_text("dear to me")
    window = Window(list(PLAY), 80, 24, tmp_path)
    for words in before:
        assert window.read()
        window.type(words)
    assert window.read()
    time.sleep(0.3)  # nobody is so fast that readline does not wait yet: see above
    os.killpg(window.program.pid, signal.SIGINT)
    while window.read():
        time.sleep(0.05)
    assert window.close() == 130
    assert (tmp_path / "mine.json").read_text() == "dear to me"
    (name,) = saved(tmp_path)
    assert json.loads((tmp_path / name).read_text())["game"] == "champions"
    assert "Saved to" in "\n".join(window.sheet.lines)


def test_a_folder_that_cannot_be_written_does_not_cost_the_game(
    types: Type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    refuge = tmp_path / "refuge"
    refuge.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(refuge))
    save = meadhall.Match.save

    def refuse(match: meadhall.Match, path: Path) -> None:
        if refuge not in Path(path).absolute().parents:
            raise meadhall.BadMatch("cannot-write", file=str(path), why="full")
        save(match, path)

    monkeypatch.setattr(meadhall.Match, "save", refuse)
    types([])
    assert main(list(PLAY)) == 0
    assert len(saved(refuge)) == 1
    assert str(refuge) in capsys.readouterr().out
    assert sys.stdin is not None
