"""The game in the terminal: whole games, what is typed, what is hidden, and how it is left."""

from __future__ import annotations

import io
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console
from tests.games.walhalla.land import BLUE, RED, Land, ending, sailing

import meadhall
from meadhall.bots import bot
from meadhall.cli import main
from meadhall.kernel.matches.match import Match
from meadhall.registry import game as find_game
from meadhall.terminal.screen import WIPE, Screen
from meadhall.terminal.session import Session
from meadhall.text import LANGUAGES, say
from started import Program

Capture = pytest.CaptureFixture[str]
Type = Callable[[Iterable[str]], None]
PLAY = ("play", "champions", "--seed", "7")


class Typist(io.StringIO):
    """Standard input that types one line after another."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self.lines = iter(lines)

    def readline(self, size: int | None = -1, /) -> str:
        line = next(self.lines, None)
        return "" if line is None else line + "\n"


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Type:
    """Return a function that makes standard input type these lines."""
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "MEADHALL_LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return lambda lines: monkeypatch.setattr(sys, "stdin", Typist(lines))


def choices(seed: int, now_and_then: str = "") -> Iterator[str]:
    """Numbers that are mostly options, without end; among them now and then a word, to be said when all is over."""
    luck = random.Random(seed)
    while True:
        yield now_and_then if now_and_then and luck.randint(1, 9) == 1 else str(luck.randint(1, 9))


def one_file(folder: Path) -> Path:
    """The only match file in a folder."""
    (file,) = folder.glob("meadhall-champions-*.json")
    return file


@pytest.mark.parametrize(
    ("game", "lang", "seats"),
    [
        ("champions", "en", "you,random"),
        ("champions", "fr", "random,you,random,random"),
        ("champions", "ja", "you,greedy,random"),
        ("walhalla", "en", "you,random,you"),
        ("walhalla", "fr", "random,you,random,random"),
        ("walhalla", "ja", "you,random,random"),
    ],
)
def test_a_whole_game(types: Type, capsys: Capture, tmp_path: Path, game: str, lang: str, seats: str) -> None:
    types(choices(len(seats), "yes"))
    assert main(["play", game, "--seed", "7", "--lang", lang, "--seats", seats]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert "".join(say(lang, f"{game}-stand-in-notice").split()) in "".join(printed.out.split())
    assert say(lang, f"{game}-word-final_scoring") in printed.out
    (file,) = tmp_path.glob(f"meadhall-{game}-*.json")
    match = meadhall.load(file)
    assert match.over
    assert str(max(match.scores)) in printed.out


@pytest.mark.parametrize("edition", ["fr", "ja"])
def test_a_whole_game_of_another_edition_with_records(types: Type, capsys: Capture, edition: str) -> None:
    types(choices(3, "no"))
    line = ["--option", f"edition={edition}", "--option", "hall_of_records=yes", "--seats", "you,random"]
    assert main([*PLAY, *line]) == 0
    assert say("en", f"champions-edition-{edition}") in capsys.readouterr().out


def test_what_can_be_typed(types: Type, capsys: Capture, tmp_path: Path) -> None:
    shows = [
        "?",
        "r",
        "rule c-town-7",
        "rule X-1",
        "why",
        "options",
        "why place market",
        "why nonsense",
        "",
        "table",
        "log",
    ]
    refused = ["99", "0", "dance", "place market", "lang xx", "position", "save no/such/folder.json", "undo"]
    changes = ["auto", "auto on", "moments off", "moments on", "lang fr", "lang en"]
    types([*shows, *refused, *changes, "position here.json", "save there.json", "quit", "n"])
    assert main(list(PLAY)) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert say("en", "C-SETUP-6") in out
    assert say("en", "C-TOWN-7") in out
    assert say("en", "problem-unknown-rule", rule="X-1", game="champions") in out
    assert say("en", "problem-unknown-answer", said="nonsense") in out
    assert say("en", "problem-no-such-number", said="99", most=3) in out
    assert say("en", "problem-illegal-answer", seat=0, said="place market") in out
    assert say("en", "problem-file-wanted", command="position") in out
    assert say("en", "problem-answer-wanted", command="why") in out
    assert say("en", "problem-cannot-undo") in out
    assert "Choisissez votre chef" in out
    for id in ("play-auto-off", "play-auto-on", "play-moments-off", "play-moments-on"):
        assert say("en", id) in out
    position = json.loads((tmp_path / "here.json").read_text())
    assert meadhall.from_position(position).position() == position
    assert (tmp_path / "there.json").exists()
    assert not list(tmp_path.glob("meadhall-champions-*"))


@pytest.mark.parametrize(
    ("game", "example", "rule"),
    [("champions", "choose_leader ullr", "C-SETUP-6"), ("walhalla", "board bow_middle", "W-BOARD-3")],
)
def test_help_gives_examples_of_this_game(types: Type, capsys: Capture, game: str, example: str, rule: str) -> None:
    types(["?", "quit", "n"])
    assert main(["play", game, "--seed", "3", "--seats", "you,random,random"]) == 0
    assert " ".join(say("en", "play-help", answer=example, rule=rule).split()) in " ".join(
        capsys.readouterr().out.split()
    )


def test_undo_in_the_middle_of_a_turn(types: Type, capsys: Capture, tmp_path: Path) -> None:
    types(["1", "place market", "trade wood food", "undo", "undo", "place swordsmith", "save a.json", "quit", "n"])
    assert main([*PLAY, "--seats", "you,random,random"]) == 0
    assert capsys.readouterr().out.count(say("en", "play-undone")) == 2
    said = [answer.name for seat, answer in meadhall.load(tmp_path / "a.json").answers() if seat == 0]
    assert "place market" not in said
    assert "place swordsmith" in said


def test_saving_and_going_on(types: Type, capsys: Capture, tmp_path: Path) -> None:
    types(["1", "place market", "save a.json"])
    assert main(list(PLAY)) == 0
    saved = one_file(tmp_path)
    assert json.loads(saved.read_text()) == json.loads((tmp_path / "a.json").read_text())
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == say(
        "en",
        "play-saved",
        file=saved.name,
        command=f"meadhall play champions --seats you,greedy,greedy --resume {saved.name} --lang en",
    )
    saved.unlink()
    types(["done"])
    assert main(["play", "champions", "--resume", "a.json", "--seats", "you,greedy,greedy"]) == 0
    document = json.loads(one_file(tmp_path).read_text())
    before = json.loads((tmp_path / "a.json").read_text())
    assert document["answers"][: len(before["answers"])] == before["answers"]
    assert document["answers"][len(before["answers"])] == [0, "done"]


def test_playing_on_from_a_position(types: Type, capsys: Capture, tmp_path: Path) -> None:
    types(["1", "position here.json", "quit", "n"])
    assert main(list(PLAY)) == 0
    types(["quit", "", "place market"])
    assert main(["play", "champions", "--from", "here.json", "--seed", "1", "--names", "Anna"]) == 0
    assert meadhall.load(one_file(tmp_path)).players == ("Anna", "Astrid", "Brynjar")
    types([])
    assert main(["play", "champions", "--from", "here.json", "--seats", "you,greedy"]) == 2


def test_moments_can_be_declined_once_and_for_all(types: Type, capsys: Capture, tmp_path: Path) -> None:
    match = meadhall.new("champions", seats=2, seed=7)
    while "ChooseLeaders" in str(match.position()["agenda"]):
        match.answer(match.asked[0], match.options(match.asked[0])[0])
    words = json.dumps(match.position())
    position = json.loads(words)
    for runes in (position["decks"]["runes"], position["town"]["runes"]):
        runes[:] = [rune for rune in runes if rune != "success"]
    position["town"]["runes"] += [None] * (2 - len(position["town"]["runes"]))
    position["players"][0]["runes"] = ["success"]
    (tmp_path / "here.json").write_text(json.dumps(position))
    line = ["play", "champions", "--from", "here.json", "--seed", "1", "--seats", "you,random"]
    asked = []
    for first in ("auto on", "moments off"):
        types([first, *["1"] * 20])
        assert main(line) == 0
        asked.append(capsys.readouterr().out.count(say("en", "champions-ask-Moment")))
    assert asked[0] > 3
    assert asked[1] <= 1  # the moment before the first order


def test_names_are_no_markup(types: Type, capsys: Capture) -> None:
    types(["1", "log"])
    assert main([*PLAY, "--names", "[red]Anna[/red]"]) == 0
    assert "[red]Anna[/red]" in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_language_can_be_changed_in_the_middle(types: Type, capsys: Capture, lang: str) -> None:
    types([f"lang {lang}", "1", "1"])
    assert main(list(PLAY)) == 0
    after = capsys.readouterr().out
    assert say(lang, "champions-ask-PlaceWorker") in "".join(after.splitlines()) or lang == "en"
    assert f"--lang {lang}" in after


# --- at one screen -------------------------------------------------------------------------------------------


def flat(shown: str) -> str:
    """What was shown, however its lines were broken and coloured."""
    return "".join(re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", shown).split())


def hot_seat(types: Type, lines: Iterable[str], game: str = "champions") -> tuple[Match, str]:
    """A game of Anna and Bodil at one screen: the match, and everything the screen showed."""
    match = meadhall.new(game, seats=3, seed=7, players=("Anna", "Bodil", "Cnut"))
    shown = io.StringIO()
    screen = Screen(Console(file=shown, force_terminal=True, width=100, markup=False, highlight=False), "en")
    types(lines)
    assert Session(match, ["you", "you", "random"], {2: bot("random", 1, game)}, screen, ["meadhall"]).play() == 0
    return match, shown.getvalue()


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("game", "secret"), [("champions", "destiny"), ("walhalla", "card")])
def test_a_shared_screen_is_wiped_between_players(types: Type, game: str, secret: str, seed: int) -> None:
    lines = choices(seed)
    match, shown = hot_seat(types, [*(next(lines) for _ in range(150)), "log", "table"], game)
    names = {
        seat: [
            say(
                "en",
                f"{game}-event-{secret}-seen",
                you="nobody",
                seat=player,
                **{secret: say("en", f"{game}-{secret}-{name}")},
            )
            for name in meadhall.game(game).names[secret]
        ]
        for seat, player in ((0, "Anna"), (1, "Bodil"))
    }
    pages = shown.split(WIPE)
    assert len(pages) > 10
    for before, page in pairwise(pages):
        holder = 0 if "Pass the screen to Anna" in before else 1 if "Pass the screen to Bodil" in before else None
        if holder is None:
            continue
        told_here = flat(page)
        assert not any(flat(line) in told_here for line in names[1 - holder])
    own: list[str] = []
    told_in_all = flat(shown)
    for seat in (0, 1):
        told = [match.tell(event) for event in match.events(seat) if event.kind == f"{secret}-seen"]
        own += told
        assert any(flat(line) in told_in_all for line in told)
    assert own


FOREST = {"1.1": "forest_3"}


@pytest.mark.rule("W-RULING-29")
@pytest.mark.parametrize(
    ("position", "first", "cards", "rule"),
    [
        (
            lambda hand: sailing(RED, None, None, terrain=FOREST, hands={RED: hand}),
            "send fjord_1 bow",
            "hunt shield",
            "W-CARD-2",
        ),
        (
            lambda hand: sailing(
                BLUE, None, None, vikings={"1.1": RED}, walhalla=[1, 0, 1, 1], terrain=FOREST, hands={RED: hand}
            ),
            "send fjord_1 bow",
            "shield wheat",
            "W-FIGHT-1",
        ),
        (lambda hand: ending(hands={BLUE: "hunt", RED: hand}), "done", "cult shield", "W-CARD-6"),
    ],
    ids=["hunting", "defending", "laying cards"],
)
def test_that_the_screen_is_passed_does_not_tell_which_card_somebody_holds(
    types: Type, position: Callable[[str], Land], first: str, cards: str, rule: str
) -> None:
    questions, passed = [], []
    for card in cards.split():
        match = meadhall.from_position(position(card).match.position(), seed=1, players=("Anna", "Bodil", "Cy", "Di"))
        shown = io.StringIO()
        screen = Screen(Console(file=shown, force_terminal=True, width=100, markup=False, highlight=False), "en")
        bots = {seat: bot("random", seat, "walhalla") for seat in (2, 3)}
        types(["", first, "", "log"])
        assert Session(match, ["you", "you", "random", "random"], bots, screen, ["meadhall"]).play() == 0
        questions.append(match.rule)  # nobody has answered it for Bodil
        passed.append(shown.getvalue().count("Pass the screen to Bodil"))
    assert questions == [rule, rule]
    assert passed == [1, 1]


def test_auto_and_moments_are_refused_where_they_would_tell_or_mean_nothing(types: Type) -> None:
    _, shown = hot_seat(types, ["", "auto on", "moments off"], "walhalla")
    assert flat(say("en", "problem-auto-shared")) in flat(shown)
    assert flat(say("en", "problem-no-moments")) in flat(shown)


def test_after_the_end_the_log_can_be_read_before_the_match_is_saved(types: Type, tmp_path: Path) -> None:
    match = meadhall.from_position(ending(attack=3, hands={BLUE: "cult"}).match.position(), seed=1)
    shown = io.StringIO()
    screen = Screen(Console(file=shown, width=100, markup=False, highlight=False), "en")
    bots = {seat: bot("random", seat, "walhalla") for seat in (1, 2, 3)}
    types(["done", "log", "n"])
    assert Session(match, ["you", "random", "random", "random"], bots, screen, ["meadhall"]).play() == 0
    assert shown.getvalue().count(say("en", "walhalla-event-game-over")) == 2  # as news, and in the log
    assert list(tmp_path.iterdir()) == []


def test_a_destiny_is_shown_to_its_owner_only(types: Type) -> None:
    match, shown = hot_seat(types, ["", "1", "", "1", "", "place market", "done", "", "table"])
    pages = shown.split(WIPE)
    state = match.state()
    holders = {}
    for seat in (0, 1):
        players = match.game.picture(match.game.see(state, seat), seat)["players"]
        assert isinstance(players, list)
        holders[seat] = [say("en", f"champions-destiny-{name}") for name in players[seat]["destinies"]]
    for before, page in pairwise(pages):
        for seat, player in ((0, "Anna"), (1, "Bodil")):
            if f"Pass the screen to {player}" in before:
                assert not any(flat(name) in flat(page) for name in holders[1 - seat])
    assert any(flat(name) in flat(page) for page in pages for name in holders[0])


def test_nothing_is_shown_while_the_screen_is_passed(types: Type) -> None:
    _, shown = hot_seat(types, ["", "1", "", "1", "", "place market", "done"])
    passed = [page for page in shown.split(WIPE) if "Pass the screen" in page]
    assert passed
    for page in passed:
        assert len(page.strip().splitlines()) <= 3


# --- leaving -------------------------------------------------------------------------------------------------


def start(tmp_path: Path, *line: str, **environment: str) -> Program:
    """Start a game in a process of its own."""
    return Program(
        [sys.executable, "-m", "meadhall.cli", *PLAY, *line],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, **environment},
    )


@pytest.mark.both
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_input_saves_the_game(tmp_path: Path, lang: str) -> None:
    with start(tmp_path, "--lang", lang, PYTHONIOENCODING="ascii", LC_ALL="C") as game:
        out, err = game.communicate(b"1\n\xff\xfe\n", timeout=60)
    assert (game.returncode, err) == (0, b"")
    assert one_file(tmp_path).name.encode() in out.splitlines()[-1]
    assert len(meadhall.load(one_file(tmp_path)).answers()) > 5


def test_an_interrupt_saves_the_game(tmp_path: Path) -> None:
    with start(tmp_path, PYTHONUNBUFFERED="1") as game:
        assert game.stdout is not None
        assert game.stderr is not None
        assert any(b"[C-SETUP-6]" in line for line in iter(game.stdout.readline, b""))
        time.sleep(0.5)
        game.send_signal(signal.SIGINT)
        rest = game.stdout.read()
        assert game.stderr.read() == b""
    assert game.returncode == 130
    assert rest.splitlines()[-1].startswith(b"Saved to ")
    assert one_file(tmp_path)


def test_why_understands_the_number_of_an_option(types: Type, capsys: Capture) -> None:
    types(["why 1", "why 99", "quit", "no"])
    assert main(list(PLAY)) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert say("en", "play-possible") in shown
    assert "“99” is not an option" in shown


@pytest.mark.parametrize("order", ["auto", "moments"])
def test_an_order_is_switched_on_or_off_and_nothing_else(types: Type, capsys: Capture, order: str) -> None:
    types([f"{order} maybe", f"{order} off", "quit", "no"])
    assert main(list(PLAY)) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert say("en", "problem-on-or-off", order=order) in shown
    assert say("en", f"play-{order}-off") in shown


@pytest.mark.parametrize(
    ("game", "chapter", "wrong"),
    [
        ("champions", "fortune", "beg"),
        ("walhalla", "ship", "board bow"),
        ("vikings", "first_era", "draft farmer_fehu"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chapter_is_learned_step_by_step(
    types: Type, capsys: Capture, game: str, chapter: str, wrong: str, lang: str
) -> None:
    lesson = find_game(game).lessons()[chapter]
    answers = [answer for step in lesson.steps if step.seat == 0 for answer in step.answers]
    types([wrong, *answers, "quit", "n"])
    assert main(["play", game, "--lesson", chapter, "--lang", lang]) == 0
    told = re.sub(r"\s+", "", capsys.readouterr().out)
    first = next(step for step in lesson.steps if step.text)
    assert told.count(re.sub(r"\s+", "", say(lang, first.text))) >= 2  # asked, and why something else was refused
    assert re.sub(r"\s+", "", say(lang, "lesson-not-yet", wanted="|", why="").split("|")[0]) in told
    assert re.sub(r"\s+", "", say(lang, "play-lesson-done")) in told


def test_a_lesson_settles_who_plays_and_must_exist(types: Type, capsys: Capture) -> None:
    types([])
    assert main(["play", "champions", "--lesson", "second"]) == 2
    assert "workers" in capsys.readouterr().err
    assert main(["play", "champions", "--lesson", "workers", "--seats", "you,you"]) == 2
    assert "--seats" in capsys.readouterr().err
