"""The command line: what each command prints, and that bad input is one line, exit code 2 and nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import meadhall
from about import ABOUT
from meadhall.bots import bots
from meadhall.cli import main
from meadhall.commands.language import choose_language
from meadhall.commands.rules import choose_chapters, markdown_page
from meadhall.commands.speaking import NAMES
from meadhall.kernel.engine.chance import Luck
from meadhall.simulate import interval
from meadhall.text import LANGUAGES, figures, has, say
from started import Program

ROOT = Path(__file__).parents[2]
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "MEADHALL_LANG"):
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


GAMES = [game.id for game in meadhall.games()]
every_game = pytest.mark.parametrize("game", meadhall.games(), ids=lambda game: game.id)


@pytest.fixture(params=GAMES)
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A finished match, of each game in turn."""
    seats = max(2, min(meadhall.game(request.param).seats))
    match = meadhall.new(request.param, seats, seed=3, players=("Anna", "[red]Bo", "Cy", "Di")[:seats])
    luck = Luck(1)
    while not match.over:
        seat = match.asked[0]
        options = match.options(seat)
        match.answer(seat, options[int(luck.below(len(options)))])
    match.save(tmp_path / "match.json")
    return tmp_path / "match.json"


# --- language ------------------------------------------------------------------------------------------------


def test_language_is_that_of_the_line_then_the_variable_then_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert choose_language([]) == "en"
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert choose_language([]) == "ja"
    monkeypatch.setenv("MEADHALL_LANG", "fr")
    assert choose_language([]) == "fr"
    assert choose_language(["--lang", "en", "games"]) == "en"
    assert choose_language(["games", "--lang=ja"]) == "ja"
    assert choose_language(["games", "--", "--lang=ja"]) == "fr"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", NAMES)
def test_help_speaks_the_language_wherever_it_is_asked_for(run: Any, command: str, lang: str) -> None:
    before = run("--lang", lang, command, "--help")
    after = run(command, "--help", "--lang", lang)
    assert before == after
    code, out, err = after
    assert (code, err) == (0, "")
    assert say(lang, "cli-usage") in out
    assert "".join(say(lang, f"cli-{command}").split()) in "".join(out.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_the_commands(run: Any, lang: str) -> None:
    code, out, _ = run("--lang", lang)
    assert code == 0
    assert all(name in out for name in NAMES)
    assert say(lang, "cli-commands") in out


def test_version(run: Any) -> None:
    assert run("--version") == (0, f"meadhall {meadhall.__version__}\n", "")


# --- bad input -----------------------------------------------------------------------------------------------

BAD = [
    ["nonsense"],
    ["--lang", "xx"],
    ["games", "--lang", "xx"],
    ["games", "--nonsense"],
    ["games", "extra"],
    ["play"],
    ["play", "chess"],
    ["play", "champions", "--seats", "you"],
    ["play", "champions", "--seats", "you,you,you,you,you"],
    ["play", "champions", "--seats", "you,nobody"],
    ["play", "champions", "--seats", ""],
    ["play", "champions", "--seed"],
    ["play", "champions", "--seed", "x" * 101],
    ["play", "champions", "--option", "edition"],
    ["play", "champions", "--option", "edition=de"],
    ["play", "champions", "--option", "colour=red"],
    ["play", "champions", "--option", "hall_of_records=maybe"],
    ["play", "champions", "--facts", "missing.toml"],
    ["play", "champions", "--facts", "bad.toml"],
    ["play", "champions", "--facts", "empty.toml", "--resume", "bad.json"],
    ["play", "champions", "--resume", "missing.json"],
    ["play", "champions", "--resume", "bad.json"],
    ["play", "champions", "--resume", "."],
    ["play", "champions", "--resume", "bad.json", "--seed", "1"],
    ["play", "champions", "--from", "bad.json"],
    ["play", "champions", "--from", "list.json"],
    ["play", "champions", "--names", "Anna,Bo,Cy,Di"],
    ["play", "champions", "--names", "Anna\x1b[31m"],
    ["simulate", "champions", "--games", "-3"],
    ["simulate", "champions", "--games", "many"],
    ["simulate", "champions", "--jobs", "0"],
    ["simulate", "champions", "--players", "5"],
    ["simulate", "champions", "--players", "1"],
    ["simulate", "champions", "--bots", "nobody"],
    ["simulate", "champions", "--players", "2", "--bots", "random,random,random"],
    ["play", "walhalla", "--seats", "you,random"],
    ["play", "walhalla", "--option", "peninsulas=7-7-7"],
    ["play", "walhalla", "--facts", "bad.toml"],
    ["simulate", "walhalla", "--players", "2"],
    ["rules", "chess"],
    ["rules", "champions", "--chapter", "nonsense"],
    ["replay", "missing.json"],
    ["replay", "bad.json"],
    ["verify", "missing.json"],
    ["verify", "list.json"],
    ["bench", "chess"],
    ["bench", "--seconds", "0"],
]


@pytest.fixture
def _bad_files(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("[[troll]]\nid = 3\n")
    (tmp_path / "empty.toml").write_text("")
    (tmp_path / "bad.json").write_text('{"game": "champions", "meadhall": 99}')
    (tmp_path / "list.json").write_text("[]")


@pytest.mark.usefixtures("_bad_files")
@pytest.mark.parametrize("line", BAD, ids=" ".join)
def test_bad_input_is_one_line(run: Any, line: list[str]) -> None:
    said = {}
    for lang in LANGUAGES:
        code, out, err = run(*(["--lang", lang] if "--lang" not in line else []), *line)
        assert code == 2
        assert out == ""
        assert err.count("\n") == 1
        assert err.endswith("\n")
        assert "\x1b" not in err
        said[lang] = err
    assert "--lang" in line or len(set(said.values())) == len(LANGUAGES)


def test_a_pack_is_called_by_its_file(run: Any, tmp_path: Path) -> None:
    (tmp_path / "my=pack.toml").write_text("[[troll]]\nid = 3\n")
    _, _, err = run("play", "champions", "--facts", "my=pack.toml")
    assert err.startswith("my=pack.toml, line 2")


# --- commands ------------------------------------------------------------------------------------------------


@pytest.mark.both
@pytest.mark.parametrize("lang", LANGUAGES)
def test_games(run: Any, lang: str) -> None:
    code, out, _ = run("games", "--lang", lang)
    assert code == 0
    compiled = not str(meadhall.kernel.engine.agenda.__file__).endswith(".py")
    assert ("mypyc" in out) == compiled
    told = json.loads(run("games", "--json", "--lang", lang)[1])
    assert [each["id"] for each in told["games"]] == GAMES
    for each, game in zip(told["games"], meadhall.games(), strict=True):
        assert say(lang, f"{game.id}-title") in out
        assert each["seats"] == list(game.seats)
        assert each["bots"] == bots(game.id)
        assert each["stand_ins"]
    assert told["build"]["compiled"] == compiled


def report(run: Any, game: str, *line: str) -> dict[str, Any]:
    """What a simulation reports, without how long it took."""
    code, out, err = run("simulate", game, "--seed", "5", "--json", *line)
    assert (code, err) == (0, "")
    told: dict[str, Any] = json.loads(out)
    del told["seconds"], told["games_per_second"]
    return told


@pytest.mark.both
@every_game
def test_simulation_is_reproducible_whatever_the_processes(run: Any, game: meadhall.Game) -> None:
    alone = report(run, game.id, "--games", "30")
    assert alone == report(run, game.id, "--games", "30")
    assert alone == report(run, game.id, "--games", "30", "--jobs", "2")
    assert alone["games"] == 30
    assert sum(each["wins"] for each in alone["bots"]) == pytest.approx(30)
    option = game.options[0]
    other = next(value for value in option.values if value != option.default)
    assert alone != report(run, game.id, "--games", "30", "--option", f"{option.name}={other}")


@pytest.mark.both
@every_game
def test_checked_games_are_the_same_games(run: Any, game: meadhall.Game) -> None:
    checked = report(run, game.id, "--games", "3", "--players", "3", "--check")
    assert checked.pop("checked") is True
    plain = report(run, game.id, "--games", "3", "--players", "3")
    assert plain.pop("checked") is False
    assert checked == plain


def test_bots_change_seats(run: Any) -> None:
    told = report(run, "champions", "--games", "4", "--players", "2", "--bots", "random,greedy")
    assert [each["bot"] for each in told["bots"]] == ["random", "greedy"]
    assert all([line["played"] for line in each["by_seat"]] == [2, 2] for each in told["bots"])
    assert told["bots"][1]["mean_score"] > told["bots"][0]["mean_score"]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulation_in_words(run: Any, game: meadhall.Game, lang: str) -> None:
    code, out, err = run("simulate", game.id, "--games", "2", "--seed", "1", "--lang", lang)
    assert (code, err) == (0, "")
    assert "random" in out
    assert f"{figures(lang, 100 / max(game.seats), '.1f')}\u00a0%" in out  # one bot against itself
    assert "--seed 1" in out


def test_interval_of_a_rate() -> None:
    low, high = interval(5, 10)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == pytest.approx(1)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules(run: Any, game: meadhall.Game, lang: str) -> None:
    code, out, _ = run("rules", game.id, "--lang", lang)
    assert code == 0
    told = json.loads(run("rules", game.id, "--json", "--lang", lang)[1])
    assert [rule["id"] for chapter in told["chapters"] for rule in chapter["rules"]] == [
        rule.id for rule in game.rulebook()
    ]
    for chapter in told["chapters"]:
        assert chapter["title"] in out
        for rule in chapter["rules"]:
            assert rule["id"] in out
            assert rule["text"] == say(lang, rule["id"])
    first = told["chapters"][0]["id"]
    chapter_only = json.loads(run("rules", game.id, "--json", "--chapter", first)[1])
    assert [chapter["id"] for chapter in chapter_only["chapters"]] == [first]


def test_rules_tell_their_source(run: Any) -> None:
    assert "S-EN" not in run("rules", "champions", "--chapter", "gen")[1]
    assert "S-EN" in run("rules", "champions", "--chapter", "gen", "--source")[1]


@every_game
def test_the_page_of_rules_is_up_to_date(game: meadhall.Game) -> None:
    page = (ROOT / "docs" / "rules" / f"{game.id}.md").read_text(encoding="utf-8")
    assert page == markdown_page(game, choose_chapters(game, None), "en"), f"meadhall rules {game.id} --markdown"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay(run: Any, file: Path, lang: str) -> None:
    code, out, _ = run("replay", str(file), "--lang", lang)
    assert code == 0
    assert "[red]Bo" in out
    match = meadhall.load(file)
    secret = [event for event in match.events(0) if event not in match.events()]
    assert secret
    assert not any(match.tell(event, lang, viewer) in out for event in secret for viewer in (None, 0))
    own = [match.tell(event, lang, 0) for event in secret]  # to the first player, of whom it is
    seen = run("replay", str(file), "--seat", "1", "--lang", lang)[1]
    assert "".join(own[0].split()) in "".join(seen.split())
    assert say(lang, "replay-chance") in run("replay", str(file), "--open", "--lang", lang)[1]


def test_replay_as_json(run: Any, file: Path) -> None:
    told = json.loads(run("replay", str(file), "--json")[1])
    assert "answers" not in told
    assert told["over"] is True
    private = ABOUT[meadhall.load(file).game.id].private_events
    assert not any(event["kind"] in private for event in told["events"])
    everything = json.loads(run("replay", str(file), "--json", "--open")[1])
    assert len(everything["answers"]) == len(meadhall.load(file).answers())
    assert len(everything["events"]) > len(told["events"])
    early = json.loads(run("replay", str(file), "--json", "--open", "--until", "5")[1])
    assert len(early["answers"]) == 5
    assert all(event["after"] < 5 for event in early["events"])
    assert run("replay", str(file), "--seat", "5")[0] == 2


@pytest.mark.both
def test_verify(run: Any, file: Path) -> None:
    code, out, _ = run("verify", str(file))
    assert code == 0
    assert "seed" in out
    told = json.loads(run("verify", str(file), "--json")[1])
    assert told["valid"] is True
    assert told["dice"] == "seed"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_finds_what_was_forged(run: Any, file: Path, lang: str) -> None:
    document = json.loads(file.read_text())
    for change, problem in (({"check": "0"}, "bad-check"), ({"answers": document["answers"][5:]}, "bad-answer")):
        file.write_text(json.dumps({**document, **change}))
        assert run("verify", str(file), "--lang", lang)[0] == 1
        code, out, err = run("verify", str(file), "--json")
        assert (code, err) == (1, "")
        assert json.loads(out)["problem"] == problem
    file.write_text(json.dumps({**document, "seed": "other"}))
    assert run("verify", str(file), "--lang", lang)[:2] == (1, run("verify", str(file), "--lang", lang)[1])
    assert json.loads(run("verify", str(file), "--json")[1])["dice"] == "forged"
    file.write_text(json.dumps({**document, "seed": None}))
    code, out, _ = run("verify", str(file), "--json")
    assert (code, json.loads(out)["dice"]) == (0, "unknown")


@pytest.mark.both
@pytest.mark.parametrize("line", [(), *((id,) for id in GAMES)])
def test_bench(run: Any, line: tuple[str, ...]) -> None:
    told = json.loads(run("bench", *line, "--json", "--seconds", "1")[1])
    assert told["game"] == (line or GAMES)[0]
    assert told["decisions_per_second"] > 1000
    assert told["seats"] == 4
    assert {peer["peer"] for peer in told["peers"]} == {"chess", "catanatron"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bench_in_words(run: Any, lang: str) -> None:
    code, out, _ = run("bench", "--seconds", "1", "--lang", lang)
    assert code == 0
    assert say(lang, "bench-clone_us") in out


def test_every_option_has_its_words() -> None:
    for lang in LANGUAGES:
        assert all(has(lang, f"cli-{name}") for name in NAMES)


# --- as a program of its own ---------------------------------------------------------------------------------


def program(*line: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command line in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "meadhall.cli", *line],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **environment},
        timeout=120,
        check=False,
    )


@pytest.mark.both
@pytest.mark.parametrize("lang", LANGUAGES)
def test_output_in_ascii_is_plain_but_whole(lang: str) -> None:
    done = program("rules", "champions", "--lang", lang, PYTHONIOENCODING="ascii", LANG="C", LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"C-TOWN-7" in done.stdout
    assert done.stdout.isascii()


def test_bad_input_in_a_process_of_its_own() -> None:
    done = program("play", "chess", "--lang", "fr")
    assert (done.returncode, done.stdout) == (2, b"")
    assert "« chess »" in done.stderr.decode().replace("\u00a0", " ")


def test_output_that_nobody_reads() -> None:
    line = [sys.executable, "-m", "meadhall.cli", "rules", "champions"]
    with Program(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        running.stdout.close()
        assert running.stderr is not None
        assert running.stderr.read() == b""
