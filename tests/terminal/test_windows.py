"""The terminal in windows of many sizes: every page fits, and what a page has no room for can be asked for."""

from __future__ import annotations

import io
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from tests.terminal.window import Sheet, Window

import meadhall
from meadhall.bots import bot
from meadhall.games.champions.rules.contents import STEPS as CHAMPIONS_STEPS
from meadhall.games.walhalla.rules.contents import STEPS as WALHALLA_STEPS
from meadhall.kernel.matches.match import Match
from meadhall.terminal.asking import Options, news
from meadhall.terminal.drawings import drawing_of
from meadhall.terminal.page import LEFT, MUST, RIGHT, Form, Lines, Part, compose, whole_page
from meadhall.terminal.screen import Screen
from meadhall.terminal.session import Session
from meadhall.text import LANGUAGES, has, say

# Real programs in real terminals: one that fails is tried again, and the report says so. (An interrupt just before
# Python's readline waits is noticed only with the next key.)
pytestmark = pytest.mark.flaky(reruns=2, reruns_delay=1)

SIZES = [(80, 24), (100, 30), (120, 40), (60, 20), (40, 15)]
STEPS = {"champions": CHAMPIONS_STEPS, "walhalla": WALHALLA_STEPS}
LAND_ASKED = ("[W-SAIL-1]", "[W-LAND-3]")  # where a fjord or a side of it is chosen
LAND = ("~1~", "~2~", "~3~", "~4~")


def is_short(lang: str, shown: str) -> bool:
    """Whether a page says that it does not show everything."""
    return say(lang, "play-left-out", orders="").rstrip() in shown


# --- whole games in a real window ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "lang", "columns", "rows"),
    [
        # Each game in each language and in each size; every question in all of them is asked for below.
        ("champions", "fr", 120, 40),
        ("walhalla", "ja", 120, 40),
        ("champions", "ja", 100, 30),
        ("walhalla", "fr", 100, 30),
        ("champions", "fr", 80, 24),
        ("walhalla", "ja", 80, 24),
        ("champions", "en", 40, 15),
        ("walhalla", "en", 40, 15),
    ],
)
def test_a_whole_game_fits_its_window(tmp_path: Path, game: str, lang: str, columns: int, rows: int) -> None:
    seats = "you,random,random,random"
    window = Window(["play", game, "--seed", "11", "--lang", lang, "--seats", seats], columns, rows, tmp_path)
    luck = random.Random(columns)
    pages = 0
    while window.read():
        sheet = window.sheet
        shown = "\n".join(sheet.lines)
        assert sheet.gone == 0, shown
        assert not sheet.too_wide
        if columns >= 80 and any(rule in shown for rule in LAND_ASKED):
            assert all(fjord in shown for fjord in LAND), shown
        pages += 1
        is_over = f"meadhall-{game}-" in shown  # the file that is proposed
        window.type("yes" if is_over else str(luck.randint(1, 6)))
    assert window.close() == 0, "\n".join(window.sheet.lines)
    assert pages > 30
    assert list(tmp_path.glob(f"meadhall-{game}-*.json"))


def test_a_window_may_change_its_size_between_questions(tmp_path: Path) -> None:
    window = Window(["play", "walhalla", "--seed", "3"], 80, 24, tmp_path)
    for columns, rows in ((120, 40), (60, 20), (200, 60), (40, 12), (80, 24)):
        assert window.read()
        assert window.sheet.gone == 0
        assert not window.sheet.too_wide
        window.resize(columns, rows)
        window.type("")
    assert window.read()
    window.type("quit")
    assert window.read()
    window.type("no")
    assert not window.read()
    assert window.close() == 0


def test_a_page_is_drawn_again_when_its_window_changes(tmp_path: Path) -> None:
    window = Window(["play", "walhalla", "--seed", "3"], 80, 24, tmp_path)
    assert window.read()
    window.press("quit")  # what is typed stays
    window.read_until("> quit")
    for columns, rows in ((120, 40), (60, 20)):
        window.resize(columns, rows)
        window.program.send_signal(signal.SIGWINCH)
        window.read_until("> quit")
        shown = "\n".join(window.sheet.lines)
        assert window.sheet.gone == 0
        assert not window.sheet.too_wide
        assert "[W-BOARD-3]" in shown
        assert is_short("en", shown) == (columns == 60)
    window.type("")
    assert window.read()
    window.program.send_signal(signal.SIGWINCH)  # now something else is asked, and no page stands above it
    time.sleep(0.5)
    window.type("no")
    assert not window.read()
    assert "[W-BOARD-3]" not in "\n".join(window.sheet.lines[-3:])
    assert window.close() == 0


def test_columns_and_lines_say_how_large_a_window_is(tmp_path: Path) -> None:
    window = Window(["play", "champions", "--seed", "3"], 120, 40, tmp_path, COLUMNS="60", LINES="20")
    assert window.read()
    shown = [line for line in window.sheet.lines if line.strip()]
    assert len(shown) <= 20
    assert max(map(cell_len, shown)) <= 60
    assert is_short("en", "\n".join(shown))
    window.type("quit")
    window.read()
    window.type("n")
    window.read()
    assert window.close() == 0


@pytest.mark.parametrize("order", ["table", "log", "options", "help", "rule C-GEN-1", "why place market"])
def test_what_has_no_room_is_shown_page_by_page(tmp_path: Path, order: str) -> None:
    window = Window(["play", "champions", "--seed", "3", "--seats", "you,random,random,random"], 80, 24, tmp_path)
    assert window.read()
    window.type("1")
    assert window.read()
    window.type(order)
    seen = []
    while window.read():
        assert window.sheet.gone == 0
        seen += window.sheet.lines
        if window.sheet.lines[-1] == "> ":
            break
        window.type("")
    told = " ".join(" ".join(seen).split())
    wanted = {
        "table": ["Market stalls –", "Longhouse:", "Town (free)"],
        "log": ["Round 1 begins.", "Player 4 receives a destiny."],
        "options": ["Blacksmith – 1 axeman", "Smokehouse – 1 food"],
        "help": [" ".join(line.split()) for line in say("en", "play-help", answer="", rule="").splitlines()[3:6]],
        "rule C-GEN-1": [say("en", "C-GEN-1")],
        "why place market": [say("en", "play-possible")],
    }
    for words in wanted[order]:
        assert words in told
    window.type("quit")
    window.read()
    window.type("n")
    window.read()
    assert window.close() == 0


# --- every kind of question --------------------------------------------------------------------------------------


def questions(game: str) -> Iterator[tuple[str, Match, int]]:
    """Matches at each kind of question that is ever put, as they come in games of bots."""
    wanted = {type(step).__name__ for step in STEPS[game] if has("en", f"{game}-ask-{type(step).__name__}")}
    for seed in range(200):
        edition = (
            {"edition": ("en", "fr")[seed % 2]} if game == "champions" else {}
        )  # some questions are of an edition
        match = meadhall.new(game, seats=4, seed=seed, options=edition)
        bots = [bot(kind, seed, game) for kind in ("greedy", "random", "greedy", "random")]
        while not match.over:
            seat = match.asked[0]
            agenda = match.picture(seat)["agenda"]
            assert isinstance(agenda, list)
            step = agenda[0]["step"]
            if step in wanted and len(match.options(seat)) > 1:
                wanted.remove(step)
                yield step, match, seat
            if not wanted:
                return
            match.answer(seat, bots[seat].choose(match.view(seat), match.options(seat)))
    assert not wanted


def page(match: Match, seat: int, lang: str, columns: int, rows: int, said: str = "") -> Sheet:
    """The page of a question in a window."""
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=columns, height=rows, markup=False, highlight=False)
    kinds = ["you" if each == seat else "greedy" for each in range(match.seats)]
    session = Session(match, kinds, {}, Screen(console, lang), [])
    session.news = match.events(seat)[-40:]
    session.is_new = False
    session.show_page(seat, [said] if said else [])
    sheet = Sheet(columns, rows)
    sheet.write(out.getvalue() + say(lang, "play-prompt") + " ")
    return sheet


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", STEPS)
def test_every_kind_of_question_fits_every_window(game: str, lang: str) -> None:
    met = 0
    for step, match, seat in questions(game):
        met += 1
        for columns, rows in SIZES:
            sheet = page(match, seat, lang, columns, rows)
            shown = "\n".join(sheet.lines)
            assert sheet.gone == 0, (step, shown)
            assert not sheet.too_wide, (step, sheet.too_wide)
            if step in ("SendShip", "LandViking") and columns >= 60:
                assert all(fjord in shown for fjord in LAND), shown
            check_nothing_is_lost(match, seat, lang, columns, shown)
    assert met >= {"champions": 24, "walhalla": 7}[game]


def check_nothing_is_lost(match: Match, seat: int, lang: str, columns: int, shown: str) -> None:
    """A page without a note has everything that is said beside the options."""
    if is_short(lang, shown):
        return
    flat = "".join(shown.split())
    drawing = Session(match, [], {}, Screen(Console(file=io.StringIO()), lang), []).drawing
    for word in match.options(seat):
        answer = match.game.vocabulary.answer(word)
        name, hint = drawing.short_name(match, answer, lang), drawing.hint(match, seat, answer, lang)
        assert "".join(f"{name} – {hint}".split() if hint else name.split()) in flat or columns >= 110


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_names_and_a_refusal_still_fit(lang: str) -> None:
    names = ("Þorgerðr Hölgabrúðr", "Ásgeirr á Hrafnagili", "ヴァルハラの女王ブリュンヒルデ", "Sigurðr Fáfnisbani")
    for game in STEPS:
        match = meadhall.new(game, seats=4, seed=5, players=names)
        luck = random.Random(1)
        for turn in range(60):
            seat = match.asked[0]
            if turn % 12 == 11:
                sheet = page(match, seat, lang, 80, 24, say(lang, "problem-no-such-number", said="99", most=7))
                assert sheet.gone == 0
                assert not sheet.too_wide
                assert "99" in "\n".join(sheet.lines)
            match.answer(seat, luck.choice(match.options(seat)))


def test_the_land_lies_beside_the_players_in_a_wide_window() -> None:
    match = meadhall.new("walhalla", seats=4, seed=3)
    lines = page(match, match.asked[0], "en", 120, 40).lines
    assert any("village" in line and "Player" in line for line in lines)
    assert not is_short("en", "\n".join(lines))
    match = meadhall.new("champions", seats=4, seed=3)
    while "PlaceWorker" not in str(match.picture(match.asked[0])["agenda"]):
        match.answer(match.asked[0], match.options(match.asked[0])[0])
    lines = page(match, match.asked[0], "en", 140, 50).lines
    assert any(("troll" in line or "Att/Def" in line) and "Player 1" in line for line in lines)


def test_a_larger_window_shows_more() -> None:
    match = meadhall.new("champions", seats=4, seed=3)
    pages = [page(match, match.asked[0], "en", *size).lines for size in ((40, 15), (80, 24), (100, 30), (120, 40))]
    letters = [sum(len("".join(line.split())) for line in lines) for lines in pages]
    assert letters[0] < letters[1] < letters[2]
    assert [is_short("en", "\n".join(lines)) for lines in pages] == [True, True, False, False]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_has_little_room_is_not_broken_in_the_middle(lang: str) -> None:
    match, seat = next((match, seat) for step, match, seat in questions("champions") if step == "PlaceWorker")
    options = Options(match, drawing_of(match), seat, lang)
    names = [options.drawing.short_name(match, answer, lang) for answer in options.answers]
    lines = [line.plain for line in options.flowing(40)]
    assert all(any(name in line for line in lines) for name in names if cell_len(name) < 36)
    assert not page(match, seat, lang, 40, 15).lines[0].endswith((":", "："))  # a head that does not fit is shorter


def test_an_event_that_does_not_fit_shows_that_it_goes_on() -> None:
    told = news(["Ylva places a worker at the gates, where three enemies wait."], [], "en")
    lines = [[line.plain for line in form.draw(30)] for form in told.forms]
    assert lines[0] == ["Ylva places a worker at the", "  gates, where three enemies", "  wait."]
    assert lines[-1] == ["Ylva places a worker at the …"]


# --- how a page is put together ----------------------------------------------------------------------------------


def block(name: str, high: int, wide: int = 10) -> Lines:
    return [Text(f"{name}{k}".ljust(wide, ".")) for k in range(high)]


def part(name: str, *forms: tuple[int, int], wide: int = 10, place: str = "across") -> Part:
    """A part with forms of so many lines, worth so much; only the first is whole."""
    made = tuple(
        Form(worth, lambda width, high=high: block(name, high, wide), whole=k == 0)  # type: ignore[misc]
        for k, (high, worth) in enumerate(forms)
    )
    return Part(name, made, place=place)


def composed(parts: list[Part], width: int, height: int) -> list[str]:
    lines = compose(parts, width, height, lambda short: Text("more: " + " ".join(each.name for each in short)))
    assert len(lines) <= height
    return [line.plain.rstrip(".") for line in lines]


def test_everything_is_shown_where_it_fits() -> None:
    assert composed([part("a", (2, 1)), part("b", (2, 2))], 80, 4) == ["a0", "a1", "b0", "b1"]


def test_what_is_worth_most_is_shown_first_and_the_rest_is_named() -> None:
    parts = [part("a", (3, 10), (1, 90)), part("b", (3, 50)), part("c", (1, 20))]
    assert composed(parts, 80, 6) == ["a0", "b0", "b1", "b2", "c0", "more: a"]
    assert composed(parts, 80, 4) == ["a0", "c0", "more: a b"]


def test_a_form_that_is_too_wide_is_not_taken() -> None:
    wide = Part("a", (Form(50, lambda width: block("a", 1, 30)), Form(40, lambda width: block("s", 2, 5))))
    assert composed([wide], 40, 9) == ["a0"]
    assert composed([wide], 20, 9) == ["s0", "s1"]


def test_wide_windows_put_parts_side_by_side() -> None:
    parts = [part("l", (3, 50), wide=50, place=LEFT), part("r", (2, 50), wide=50, place=RIGHT)]
    first, second, third = composed(parts, 120, 9)
    assert first.startswith("l0")
    assert "r0" in first
    assert "r1" in second
    assert "r" not in third
    assert len(composed(parts, 100, 9)) == 5


def test_what_must_be_shown_is_cut_at_the_top_only() -> None:
    assert composed([part("a", (9, MUST))], 80, 4)[:3] == ["a6", "a7", "a8"]


def test_paper_without_an_end_shows_all() -> None:
    parts = [part("a", (30, 1), (1, 9)), part("b", (30, 1))]
    assert len(whole_page(parts, 80)) == 60
