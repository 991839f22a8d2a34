"""Every question, sheet and dialog in every usual window: nothing is cut, covered, out of reach or out of sight.

What is measured is told in measure.js, what lies on the tables in positions.py. A position is opened once and its
window takes one size after the other. Each language walks every position in a third of the windows, another third
for each language, so that together they see all; with MEADHALL_WINDOWS=all each sees all.
"""

import json
import os
import secrets
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from clients import Server, running
from people import PATIENCE, Visit, Visitor, expect
from positions import before, positions
from test_scene import STATE

pytestmark = pytest.mark.browser

MEASURE = Path(__file__).with_name("measure.js").read_text("utf-8")
LANGUAGES = ("en", "fr", "ja")
# Width, height, and whether fingers press: phones and tablets both ways, laptops, large screens, a page at 200 %.
WINDOWS = (
    (360, 640, True),
    (390, 844, True),
    (844, 390, True),
    (600, 960, True),
    (820, 1180, True),
    (1180, 820, True),
    (1024, 768, True),
    (640, 360, False),
    (683, 384, False),
    (1024, 768, False),
    (1280, 600, False),
    (1280, 720, False),
    (1366, 630, False),
    (1366, 768, False),
    (1440, 900, False),
    (1920, 1080, False),
    (2560, 1440, False),
)
# What is found and cannot be mended yet: how the finding begins, and why.
KNOWN: dict[str, str] = {}
LEAST = {True: 44, False: 24}  # pixels of a control, by finger and by mouse
PARTS = {"champions": 6, "walhalla": 3, "vikings": 4}
GROUPS = [(game, part) for game, parts in PARTS.items() for part in range(parts)]

SETTLED = """(step) => document.querySelector('.prompt')?.dataset.step === step
    && document.querySelector('.prompt p').getAttribute('aria-busy') === 'false'
    && (document.querySelector(':is(.cm, .wh, .vk).scene') || document.querySelector('.read'))?.checkVisibility()
    && document.fonts.status === 'loaded'"""

Lay = Callable[[Visitor, Any], str]


WHOLE = pytest.mark.skipif(
    os.environ.get("MEADHALL_WINDOWS") != "all",
    reason="beats of a whole game are measured in one language: MEADHALL_WINDOWS=all walks the others too",
)


@pytest.fixture(scope="module")
def position(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file whose position lies on tables that begin."""
    return tmp_path_factory.mktemp("matrix") / "position.json"


@pytest.fixture(scope="module")
def server(position: Path) -> Iterator[Server]:
    """A server whose tables begin with that position."""
    program = (str(Path(__file__).with_name("laid_out.py")), str(position))
    with running(position.with_name("hall.sqlite3"), "--limits", "open", program=program) as server:
        yield server


@pytest.fixture
def lay(position: Path) -> Lay:
    """A function that lets somebody sit down where a position lies, among bots, and look at it; the table."""

    def sit_down(visitor: Visitor, document: Any) -> str:
        position.write_text(json.dumps(document), "utf-8")
        seats = len(document["players"])
        options = {name: value for name, value in document["options"].items() if name != "facts"}
        wish = {
            "game": document["game"],
            "seats": seats,
            "options": options,
            "bots": [None, *["greedy"] * (seats - 1)],
        }
        ask = visitor.page.request
        table = str(ask.post(f"{visitor.url}/api/tables", data=wish).json()["table"])
        orders: list[tuple[str, dict[str, str]]] = [
            ("sit", {"name": visitor.name, "contribution": secrets.token_hex(8)}),
            ("orders", {"type": "begin", "key": secrets.token_hex(8)}),
        ]
        for order, what in orders:
            reply = ask.post(f"{visitor.url}/api/tables/{table}/{order}", data=what)
            assert reply.ok, reply.text()
        visitor.go(f"/table/{table}")
        visitor.page.wait_for_function(SETTLED, arg=document["agenda"][0]["step"], timeout=PATIENCE)
        return table

    return sit_down


class Walk:
    """Somebody whose window takes one size after the other."""

    def __init__(self, visitor: Visitor, lang: str, windows: Sequence[tuple[int, int, bool]] | None = None) -> None:
        self.visitor = visitor
        self.lang = lang
        self.found: list[str] = []
        self.looked: set[str] = set()
        self.fingers = visitor.context.new_cdp_session(visitor.page)
        third = LANGUAGES.index(lang)
        usual = WINDOWS if os.environ.get("MEADHALL_WINDOWS") == "all" else WINDOWS[third::3]
        self.windows = windows or usual

    def look(self, what: str, is_table: bool = True, when: Callable[[], bool] = lambda: True) -> None:
        """Measure what is on the page in all windows; `when` says whether it can be seen in the present one."""
        self.looked.add(what)
        for width, height, touch in self.windows:
            self.fingers.send("Emulation.setTouchEmulationEnabled", {"enabled": touch, "maxTouchPoints": 1})
            self.visitor.page.set_viewport_size({"width": width, "height": height})
            if not when():
                continue
            wrong = self.visitor.page.evaluate(MEASURE, {"least": LEAST[touch], "isTable": is_table})
            window = f"{width}×{height}{' touch' if touch else ''}"
            self.found += [f"{window} | {self.lang} | {what} | {each}" for each in wrong]
            folder = os.environ.get("MEADHALL_PICTURES")
            if folder:
                name = f"{what.replace(' ', '-')}-{self.lang}-{width}x{height}{'t' if touch else ''}.png"
                self.visitor.page.screenshot(path=str(Path(folder) / name))

    def report(self) -> None:
        """Fail if anything was found; with MEADHALL_FINDINGS it is written to that file instead."""
        if file := os.environ.get("MEADHALL_FINDINGS"):
            with Path(file).open("a", encoding="utf-8") as findings:
                findings.writelines(f"{line}\n" for line in self.found)
            return
        wrong = [line for line in self.found if not any(known in line for known in KNOWN)]
        assert wrong == [], f"{len(wrong)} findings:\n" + "\n".join(wrong[:60])
        mine = (known for known in KNOWN if f" | {self.lang} | " in known and known.split(" | ")[2] in self.looked)
        mended = [known for known in mine if not any(known in line for line in self.found)]
        assert mended == [], f"mended, and to be taken from KNOWN: {mended}"


@pytest.fixture
def walk(visit: Visit) -> Callable[[str], Walk]:
    """A function that lets somebody who reads a language begin to walk."""
    return lambda lang: Walk(visit("Ylva", lang=lang, listed=False), lang)


Begin = Callable[[str], Walk]
PRESS = "(selector) => document.querySelector(selector).click()"
# Sheets and dialogs of a table, and what opens each.
SHEETS = {
    "settings": ["header.top > button:last-of-type"],
    "info card": [".me .face, .me .region"],
    "rulebook": [".prompt .rule"],
    "answers": [".answers-toggle"],
    "log": [".top .only-phone"],
    "seats": [".opp .face"],
    "seat menu": [".opp .menu"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "part"), GROUPS)
def test_every_question_fits_every_window(walk: Begin, lay: Lay, game: str, part: int, lang: str) -> None:
    walker = walk(lang)
    wanted = os.environ.get("MEADHALL_POSITION", "")
    for name, document in list(positions(game).items())[part :: PARTS[game]]:
        if wanted in f"{game} {name}":
            lay(walker.visitor, document)
            walker.look(f"{game} {name}")
    walker.report()


@pytest.mark.parametrize(("game", "name"), [("champions", "placing rich"), ("walhalla", "SendShip")])
def test_large_letters_of_the_system_fit(visit: Visit, lay: Lay, game: str, name: str) -> None:
    windows = ((390, 844, True), (820, 1180, True), (1366, 768, False), (1920, 1080, False))
    walker = Walk(visit("Ylva", listed=False), "en", windows)
    lay(walker.visitor, positions(game)[name])
    letters = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
    for size in (24, 32):
        walker.fingers.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})
        walker.look(f"{game} with letters of {size} pixels")
        assert (
            walker.visitor.page.evaluate(letters) >= 0.9 * size
        )  # in the last window: they are as large as was asked
    walker.report()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), [("champions", "placing rich"), ("walhalla", "SendShip")])
def test_every_sheet_and_dialog_fits_every_window(walk: Begin, lay: Lay, game: str, name: str, lang: str) -> None:
    walker = walk(lang)
    page = walker.visitor.page
    lay(walker.visitor, positions(game)[name])
    for sheet, presses in SHEETS.items():
        page.reload()
        page.wait_for_function(SETTLED, arg=positions(game)[name]["agenda"][0]["step"], timeout=PATIENCE)
        for press in presses:
            if page.locator(press).count():
                page.evaluate(PRESS, press)
        if sheet == "rulebook":
            expect(page.locator(".rulebook .rule").first).to_be_visible()
        walker.look(f"{game} with {sheet}")
    walker.report()


# Plays to the end, always the same way: fights if that can be chosen.
PLAY = f"""async (wanted) => {{
    const table = location.pathname.split('/')[2];
    for (;;) {{
        const {{ parts }} = await ({STATE})();
        if (parts.standing?.over) return;
        const {{ options = [], decision }} = parts.question || {{}};
        const other = options[decision % options.length];
        const choice = options.find(({{ answer }}) => RegExp(wanted).test(answer)) ?? other;
        const body = JSON.stringify({{ type: 'answer', key: crypto.randomUUID(), decision, answer: choice?.answer }});
        const headers = {{ 'Content-Type': 'application/json' }};
        if (choice) await fetch(`/api/tables/${{table}}/orders`, {{ method: 'POST', headers, body }});
        else await new Promise((wake) => setTimeout(wake, 20));
    }}
}}"""
FIGHTS = {"champions": "^(place (draugr|troll)|send|reroll|mark|done)", "walhalla": "^(send .* bow|play)"}
# What a replay opens.
REPLAYED = {"chapters": "#chapters", "log": ".top .only-phone", "link": ".moments [aria-expanded]:not(#chapters)"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PARTS)
def test_the_end_fits_every_window(walk: Begin, lay: Lay, game: str, lang: str) -> None:
    walker = walk(lang)
    page = walker.visitor.page
    last = {"champions": "the last round", "walhalla": "LayCards", "vikings": "PlayCard"}[game]
    table = lay(walker.visitor, {**positions(game)[last], "luck": "end"})
    page.evaluate(PLAY, FIGHTS.get(game, "^$"))
    page.reload()
    expect(page.locator(".result")).to_be_visible()
    walker.look(f"{game} with the result")
    page.evaluate(PRESS, "#check-dice")
    expect(page.locator(".result .verdict")).to_be_visible()
    walker.look(f"{game} with the dice")
    page.evaluate(PRESS, "#see-board")
    expect(page.locator("#result")).to_be_visible()
    walker.look(f"{game} at the end")
    walker.visitor.go(f"/table/{table}/replay")
    expect(page.locator(".replay .moments")).to_be_visible()
    walker.look(f"{game} replayed")
    for opened, press in REPLAYED.items():
        page.evaluate(PRESS, press)
        walker.look(f"{game} replayed with {opened}")
        page.evaluate(PRESS, press)
    walker.report()


# Whoever looks was away since before the game began.
AWAY = """for (const key of Object.keys(localStorage)) if (key.startsWith('meadhall.left'))
    localStorage.setItem(key, JSON.stringify({ number: 0, at: Date.now() - 600000 }));"""
# While nobody looks, beats go on only if they are told to.
HOLD = """() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
# Goes on that many beats.
GO_ON = """async (count) => {
    for (let n = 0; n < count; n++) {
        document.querySelector('.beats .go-on').click();
        await new Promise((done) => setTimeout(done));
    }
}"""
# Every beat from here on: its kind, and how much is in it.
ALL_BEATS = """async () => {
    const all = [];
    for (let shown; (shown = document.querySelector('.beats')); await new Promise((done) => setTimeout(done))) {
        const { innerText, children } = shown.querySelector('.panel');
        all.push([shown.dataset.beat, innerText.length + 4 * children[0].querySelectorAll('*').length]);
        shown.querySelector('.go-on').click();
    }
    return all;
}"""
# The kinds that are measured. A game may lack one of them: bots that think at the same time answer in any order.
BEATS = {
    "champions": {"roll", "strike", "slain", "beaten", "journey", "round", "scoring"},
    "walhalla": {"fight", "fight-ends", "forest", "ends", "peninsula", "wheat", "supply", "attack", "over"},
}


@pytest.mark.parametrize("lang", [pytest.param("en", marks=WHOLE), "fr", pytest.param("ja", marks=WHOLE)])
@pytest.mark.parametrize("game", BEATS)
def test_the_fullest_beat_of_each_kind_fits_every_window(visit: Visit, lay: Lay, game: str, lang: str) -> None:
    walker = Walk(visit("Ylva", lang=lang, listed=False, pace="full"), lang)
    page = walker.visitor.page
    lay(walker.visitor, {**before(game), "luck": "fights"})
    page.evaluate(PLAY, FIGHTS[game])
    walker.visitor.context.add_init_script(AWAY)

    def begin() -> None:
        page.reload()
        expect(page.locator("#show-missed")).to_be_visible()
        page.evaluate(HOLD)
        page.evaluate(PRESS, "#show-missed")
        expect(page.locator(".beats .panel > *").first).to_be_visible()

    begin()
    fullest: dict[str, tuple[int, int]] = {}
    for number, (kind, worth) in enumerate(page.evaluate(ALL_BEATS)):
        if kind in BEATS[game] and worth > fullest.get(kind, (-1, 0))[0]:
            fullest[kind] = (worth, number)
    assert len(BEATS[game] - fullest.keys()) <= 1, BEATS[game] - fullest.keys()
    begin()
    shown = 0
    for kind, (_, number) in sorted(fullest.items(), key=lambda each: each[1][1]):
        page.evaluate(GO_ON, number - shown)
        shown = number
        expect(page.locator(f'.beats[data-beat="{kind}"]')).to_be_visible()
        walker.look(f"{game} telling {kind}")
    walker.report()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_hall_and_the_waiting_room_fit_every_window(walk: Begin, lang: str) -> None:
    walker = walk(lang)
    page = walker.visitor.page
    walker.visitor.go("/")
    expect(page.locator(".gm").first).to_be_visible()
    walker.look("hall", is_table=False)
    for game in PARTS:
        page.evaluate(PRESS, f".gm[data-game={game}]")
        page.evaluate(PRESS, "#setup")
        expect(page.locator("#open-table")).to_be_visible()
        walker.look(f"setting up {game}", is_table=False)
        if game != "vikings":
            walker.visitor.go("/")
            expect(page.locator(".gm").first).to_be_visible()
    page.evaluate(PRESS, "#open-table")
    expect(page.locator(".seatlist")).to_be_visible()
    walker.look("waiting room", is_table=False)
    walker.report()
