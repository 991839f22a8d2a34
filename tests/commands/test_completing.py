"""What the command line does for people: -h, did you mean, completion in the shell, COLUMNS, and bots by name."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from tests.terminal.test_terminal import Capture, Type, flat, types

import meadhall
from meadhall.bots import bot_called, bot_name, bots
from meadhall.cli import main
from meadhall.commands.completion import SHELLS
from meadhall.commands.speaking import NAMES
from meadhall.meant import nearest
from meadhall.server.web.catalogue import games as told_games
from meadhall.terminal.lines import NO_START
from meadhall.text import LANGUAGES, arguments, ids, say

__all__ = ["types"]  # a fixture


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "MEADHALL_LANG", "COLUMNS"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(capsys: Capture) -> Any:
    def run_line(*line: str) -> tuple[int, str, str]:
        code = main(line)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run_line


# --- help ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *NAMES])
def test_h_is_short_for_help(run: Any, command: str, lang: str) -> None:
    words = [command] if command else []
    told = run("--lang", lang, *words, "-h")
    assert told == run("--lang", lang, *words, "--help")
    assert told[0] == 0
    assert "-h, --help" in told[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", [40, 60, 80, 200])
def test_help_is_as_wide_as_columns_says(run: Any, monkeypatch: pytest.MonkeyPatch, columns: int, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for command in ("", *NAMES):
        for line in run("--lang", lang, *([command] if command else []), "-h")[1].splitlines():
            assert cell_len(line) <= max(columns, 50) or "--" in line or " " not in line.strip(), line
            assert line.strip()[:1] not in NO_START - set(":.[/"), line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("columns", "wide"), [("60", 60), ("120", 120), ("nonsense", 100), ("0", 100)])
def test_a_pipe_is_as_wide_as_columns_says(
    run: Any, monkeypatch: pytest.MonkeyPatch, columns: str, wide: int, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for line in (["rules", "walhalla"], ["games"]):
        lines = run(*line, "--lang", lang)[1].splitlines()
        assert wide - 12 < max(map(cell_len, lines)) <= wide
        assert not any(part.lstrip()[:1] in "、。）」！？»" for part in lines if part.strip())


# --- did you mean ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        (["plya"], "play"),
        (["check_db"], "check-db"),
        (["play", "champion"], "champions"),
        (["rules", "valhalla"], "walhalla"),
        (["play", "champions", "--sets", "you"], "--seats"),
        (["play", "champions", "--seats", "you,greddy"], "greedy"),
        (["simulate", "champions", "--bots", "randon"], "random"),
        (["play", "champions", "--option", "editon=fr"], "edition"),
        (["rules", "champions", "--chapter", "twon"], "town"),
        (["completion", "bsh"], "bash"),
    ],
)
def test_a_slip_is_answered_with_what_was_meant(run: Any, line: list[str], meant: str) -> None:
    for lang in LANGUAGES:
        code, out, err = run("--lang", lang, *line)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert flat(say(lang, "did-you-mean", word=meant)) in flat(err)


def test_nothing_is_guessed_where_nothing_is_near(run: Any) -> None:
    assert "Did you mean" not in run("xyzzy")[2]
    assert nearest("q", ["quit"]) is None
    assert nearest("QUITT", ["quit", "table"]) == "quit"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("tabel", "table"),
        ("blacksmth", "Blacksmith"),
        ("place blaksmith", "place blacksmith"),
        ("hlep", "help"),
    ],
)
def test_a_slip_in_the_game_is_answered_too(types: Type, capsys: Capture, said: str, meant: str) -> None:
    types(["1", said, "quit", "n"])
    assert main(["play", "champions", "--seed", "7"]) == 0
    assert say("en", "did-you-mean", word=meant) in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_can_be_typed_as_it_is_written_on_the_page(types: Type, tmp_path: Path, lang: str) -> None:
    types(["1", say(lang, "champions-location-blacksmith").upper(), "save a.json", "quit", "n"])
    assert main(["play", "champions", "--seed", "7", "--lang", lang]) == 0
    said = [answer.name for _, answer in meadhall.load(tmp_path / "a.json").answers()]
    assert "place blacksmith" in said


# --- completion ------------------------------------------------------------------------------------------------


def completed(*words: str, asked_by: str = "bash") -> list[str]:
    """What a shell is offered for the last of these words, in a process of its own."""
    environment = {
        "_MEADHALL_COMPLETE": f"{asked_by}_complete",
        "COMP_WORDS": " ".join(("meadhall", *words)),
        "COMP_CWORD": str(len(words)) if asked_by != "fish" else words[-1],
    }
    done = subprocess.run(
        [sys.executable, "-m", "meadhall.cli"],
        capture_output=True,
        env={**os.environ, **environment},
        timeout=60,
        check=True,
    )
    assert done.stderr == b""
    lines = done.stdout.decode().splitlines()
    return [line.partition(",")[2] for line in lines] if asked_by == "bash" else lines


def test_a_shell_completes_commands_options_games_bots_and_languages() -> None:
    assert completed("pl") == ["play"]
    assert set(NAMES) == set(completed(""))
    assert completed("play", "") == [game.id for game in meadhall.games()]
    assert completed("play", "champions", "--se") == ["--seats", "--seed"]
    assert completed("play", "champions", "--seats", "you,gr") == ["you,greedy"]
    assert completed("simulate", "walhalla", "--bots", "") == bots("walhalla")
    assert completed("rules", "champions", "--lang", "") == list(LANGUAGES)
    assert completed("play", "walhalla", "--option", "bl") == ["blocked=midgard", "blocked=asgard"]
    assert completed("completion", "") == list(SHELLS)
    assert "champions" in completed("play", "", asked_by="zsh")


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_of_a_shell_asks_this_program(run: Any, shell: str) -> None:
    code, out, err = run("completion", shell)
    assert (code, err) == (0, "")
    assert f"_MEADHALL_COMPLETE={shell}_complete" in out


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("play wal", "walhalla"),
        ("play champions --option edi", "edition=en edition=fr edition=ja"),
        ("play champions --option edition=", "en fr ja"),
        ("play champions --option edition=f", "fr"),
        ("play champions --option=edition=f", "fr"),
        ("play champions --option=edi", "edition=en edition=fr edition=ja"),
        ("play champions --option edition=fr --la", "--lang"),
        ("rules champions --lang=f", "fr"),
        ("play champions --seats you,gr", "you,greedy"),
        ("play champions --facts ", ""),
    ],
)
@pytest.mark.parametrize("breaks", [" =", " "])
def test_bash_completes_with_the_script(tmp_path: Path, breaks: str, typed: str, offered: str) -> None:
    program = tmp_path / "meadhall"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m meadhall.cli "$@"\n')
    program.chmod(0o755)
    words = [*re.findall(r"=|[^ =]+", typed)] if "=" in breaks else typed.split()
    if typed.endswith(" "):
        words.append("")
    line = " ".join(f"'{word}'" for word in ("meadhall", *words))
    script = (
        'eval "$(meadhall completion bash)"; compopt() { :; }; '
        f"COMP_WORDBREAKS='{breaks}'; COMP_WORDS=({line}); COMP_CWORD={len(words)}; "
        "_meadhall_completion meadhall; echo ${COMPREPLY[@]}"
    )
    bash = shutil.which("bash")
    assert bash is not None
    done = subprocess.run(
        [bash, "-c", script],
        capture_output=True,
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        timeout=60,
        check=True,
    )
    last = typed.rpartition(" ")[2]
    kept = "" if "=" in breaks else last[: last.rfind("=") + 1]  # where bash does not cut, the whole word is replaced
    assert done.stdout.decode().split() == [f"{kept}{each}" for each in offered.split()]
    assert done.stderr == b""


def test_the_help_of_completion_says_how_it_is_set_up(run: Any) -> None:
    for lang in LANGUAGES:
        out = run("completion", "-h", "--lang", lang)[1]
        assert all(f"meadhall completion {shell}" in " ".join(out.split()) for shell in SHELLS)


# --- bots ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in meadhall.games()])
def test_bots_are_called_the_same_everywhere(run: Any, game: str, lang: str) -> None:
    names = {name: bot_name(name, lang) for name in bots(game)}
    assert len(set(names.values())) == len(names)
    (told,) = (each for each in told_games(lang).games if each.id == game)
    assert {each.kind: each.title for each in told.bots} == names
    listed = run("games", "--lang", lang)[1]
    simulated = run("simulate", game, "--games", "1", "--bots", ",".join(names), "--lang", lang)[1]
    for name, title in names.items():
        assert bot_called(title, game) == bot_called(name, game) == name
        assert say(lang, "play-aside", name=title, words=name) in listed
        assert flat(say(lang, "play-aside", name=title, words=name)) in flat(simulated)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in meadhall.games()])
def test_nothing_on_the_table_is_called_like_a_bot(game: str, lang: str) -> None:
    texts = (id for id in ids(lang) if id.startswith(f"{game}-") and not arguments(lang, id))
    things = {say(lang, id) for id in texts}
    assert not things & {bot_name(name, lang) for name in bots(game)}


def test_a_bot_can_be_called_by_what_people_call_it(run: Any, types: Type, capsys: Capture) -> None:
    by_title = json.loads(
        run("simulate", "champions", "--games", "2", "--seed", "1", "--bots", "Pillard", "--json")[1]
    )
    by_id = json.loads(run("simulate", "champions", "--games", "2", "--seed", "1", "--bots", "greedy", "--json")[1])
    assert by_title["bots"] == by_id["bots"]
    types(["quit", ""])
    assert main(["play", "champions", "--seats", "vous,流れ者,raider"]) == 0
    out = capsys.readouterr().out
    assert "Player 2 (Drifter)" in out
    assert "Player 3 (Raider)" in out
    assert "--seats you,random,greedy" in out
