"""Somebody with a browser, who follows whatever is asked."""

import json
import random
import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

PATIENCE = 60_000.0  # milliseconds; only a broken test waits that long
LONGEST_GAME = 1500  # answers
SMALL = {"width": 390, "height": 844}
LARGE = {"width": 1366, "height": 768}
GAMES = ("champions", "walhalla")  # those with a scene
OPEN = ".prompt .choice:not([aria-disabled=true])"
# A lost connection is what some tests are about; the browser notes it as an error.
EXPECTED = re.compile(r"WebSocket connection|net::ERR_|Failed to load resource")

expect.set_options(timeout=PATIENCE)
# What changes on the page with every answer that counts: the question, the log, or the end of the game.
SEEN = """() => { const { decision, over } = document.querySelector('.prompt').dataset;
    return [decision, over, document.querySelector('.lines').dataset.count].join(); }"""
Choose = Callable[[list[str]], str]


class Visitor:
    """A person with a browser context of their own, whose list of answers is always open; beats are not shown."""

    def __init__(self, browser: Browser, url: str, name: str, **more: Any) -> None:
        lang = str(more.pop("lang", "en"))
        pace = more.pop("pace", "none")
        kept = {
            "name": name,
            "lang": lang,
            "list": more.pop("listed", True),
            "motion": "still",
            "pace": pace,
            "auto": more.pop("auto", False),
            "words": more.pop("words", False),
        }
        size = more.pop("size", LARGE)
        self.url = url
        self.name = name
        self.complaints: list[str] = []
        self.context = browser.new_context(viewport=size, locale=lang, reduced_motion="reduce", **more)
        self.context.set_default_timeout(PATIENCE)
        # Only if nothing is kept yet: what is changed in the page must stay changed.
        script = "localStorage.getItem('meadhall.settings') ?? localStorage.setItem('meadhall.settings', %s)"
        self.context.add_init_script(script % json.dumps(json.dumps(kept)))
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda said: self._note(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self._note(str(error)))
        self.random = random.Random(name)

    def _note(self, text: str) -> None:
        if not EXPECTED.search(text):
            self.complaints.append(text)

    def go(self, path: str) -> None:
        """Open an address of the server."""
        self.page.goto(self.url + path)

    def find(self, selector: str, has_text: str | None = None) -> Locator:
        """What is on the page under that selector."""
        return self.page.locator(selector, has_text=has_text)

    # --- the hall ------------------------------------------------------------------------------------------

    def choose_game(self, game: str) -> None:
        """Choose a game in the hall."""
        self.go("/")
        self.find(f".gm[data-game={game}]").click()
        expect(self.find(f".gm[data-game={game}]")).to_have_attribute("aria-pressed", "true")

    def play_now(self, game: str = "champions") -> str:
        """Begin a game against bots with one press; its table."""
        self.choose_game(game)
        self.find("#play-now").click()
        expect(self.find(".app .prompt")).to_be_visible()
        return self.table()

    def open_table(self, seats: int) -> str:
        """Set up a table for people; its id."""
        self.go("/")
        self.find("#setup").click()
        self.find(".opts .seg button").get_by_text(str(seats), exact=True).click()
        self.find("#open-table").click()
        expect(self.find(".seatlist")).to_be_visible()
        return self.table()

    def begin(self, game: str, seats: int, options: dict[str, Any], bot: str = "greedy", **more: Any) -> str:
        """Begin a game among bots without the forms of the hall; its table."""
        self.go("/")
        wish = {"game": game, "seats": seats, "options": options, "bots": [None, *[bot] * (seats - 1)], **more}
        table = str(self.page.request.post(f"{self.url}/api/tables", data=wish).json()["table"])
        orders: list[tuple[str, dict[str, str]]] = [
            ("sit", {"name": self.name, "contribution": secrets.token_hex(8)}),
            ("orders", {"type": "begin", "key": secrets.token_hex(8)}),
        ]
        for order, what in orders:
            assert self.page.request.post(f"{self.url}/api/tables/{table}/{order}", data=what).ok
        self.go(f"/table/{table}")
        expect(self.find(".app .prompt")).to_be_visible()
        return table

    def join(self, table: str) -> None:
        """Take the first free seat."""
        self.go(f"/table/{table}")
        self.find("#name").fill(self.name)
        self.find(".sit").first.click()
        expect(self.find(".sit")).to_have_count(0)

    def table(self) -> str:
        """The table of this page."""
        self.page.wait_for_url(re.compile("/table/"))
        return self.page.url.split("/table/")[1].split("/")[0]

    # --- the table -----------------------------------------------------------------------------------------

    def wait_for_turn_or_end(self, *others: "Visitor") -> "Visitor | None":
        """Whoever of us is asked, once somebody is; nobody when the game is over."""
        script = f"""() => document.querySelector('.prompt[data-over=true]') ? 'end'
            : document.querySelector({json.dumps(OPEN)}) ? 'turn' : null"""
        everybody = (self, *others)
        for _ in range(int(PATIENCE / 25)):
            for visitor in everybody:
                found = visitor.page.evaluate(script)
                if found:
                    return visitor if found == "turn" else None
            self.page.wait_for_timeout(25)
        raise AssertionError(f"nobody is asked: {self.find('.prompt').inner_text()}")

    def is_asked(self) -> bool:
        """Whether this one can answer now."""
        return self.find(OPEN).count() > 0

    def options(self) -> list[str]:
        """The names of the answers that can be given now."""
        names = "(all) => all.map((each) => each.dataset.answer)"
        return [str(name) for name in self.find(OPEN).evaluate_all(names)]

    def decision(self) -> str | None:
        """Which question is open."""
        return self.find(".prompt").get_attribute("data-decision")

    def answer(self, choose: Choose | None = None) -> str:
        """Press an answer, and wait until it is known that it counts."""
        options = self.options()
        chosen = (choose or self.random.choice)(options)
        before = self.page.evaluate(SEEN)
        self.find(f".prompt .choice[data-answer={json.dumps(chosen)}]").click()
        self.page.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before)
        self.page.wait_for_selector(".prompt p[aria-busy=false]")  # until then nothing can be pressed
        return chosen

    def play_to_the_end(self) -> int:
        """Answer whatever is asked until the game is over; how many answers it took."""
        for count in range(LONGEST_GAME):
            if self.wait_for_turn_or_end() is None:
                return count
            self.answer()
        raise AssertionError("the game does not end")

    def see_result(self) -> None:
        """Wait for the result of a game that is over: it comes by itself, once all was told."""
        expect(self.find(".result")).to_be_visible()

    def line_count(self) -> int:
        """How many lines the log has, whether they are on the page or not."""
        return int(str(self.find(".side .lines").get_attribute("data-count")))


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# On a board, numbers and arrows stand for words: what is read out says "pay 1 wood" where "1 →" is seen.
RUN_AXE = """async () => {
  const found = await axe.run(document, {resultTypes: ['violations']});
  const onBoard = (node) => document.querySelector(node.target[0])?.closest('.cm, .wh');
  return found.violations.filter((each) => ['serious', 'critical'].includes(each.impact)).flatMap((each) => each.nodes
    .filter((node) => each.id !== 'label-content-name-mismatch' || !onBoard(node))
    .map((node) => `${each.id}: ${node.html.slice(0, 160)}`));
}"""


def faults(visitor: Visitor) -> list[str]:
    """What axe finds on the page that is serious or critical."""
    visitor.page.evaluate(AXE.read_text("utf-8"))
    return [str(fault) for fault in visitor.page.evaluate(RUN_AXE)]


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until that has the focus."""
    for _ in range(400):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("(wanted) => document.activeElement?.matches(wanted)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def prefer(*beginnings: str) -> Choose:
    """Chooses the first answer that begins like one of these, else the first of all."""

    def choose(options: list[str]) -> str:
        wanted = (option for start in beginnings for option in options if option.startswith(start))
        return next(wanted, options[0])

    return choose


Visit = Callable[..., Visitor]  # how a test lets somebody come
