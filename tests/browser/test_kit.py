"""The kit: every piece, sheet and beat by itself, in its states, and nothing of it is cut, covered or out of reach.

It is built into a folder of its own and laid over the page of a server, which tells it the components and the rules.
Each language walks a third of the shows, another third for each; with MEADHALL_WINDOWS=all each walks all, in all
windows of the matrix.
"""

import mimetypes
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route

from people import PATIENCE, Visit
from test_matrix import LANGUAGES, WINDOWS, Walk

sys.path.append(str(Path(__file__).parents[2] / "web"))

from build import WEB, bring_packages, environment_of, find_node

pytestmark = pytest.mark.browser

PARTS = 4
KIT = ((360, 640, True), (640, 360, False), (1366, 630, False))
# What is there when a show stands: a beat, what the frame opens, or the scene itself.
STANDS = {
    "tells": ".beats .panel :is(.beat, .told) > *",
    "asks": ":is(.cm, .wh).scene",
    "pieces": ".pieces section:nth-of-type(5)",
    "settings": "dialog[open]",
    "info card": "dialog[open]",
    "missed": "dialog[open]",
    "about us": "dialog[open]",
    "dice": "dialog .verdict",
    "rulebook": ".rulebook .rule",
}
SHOW = "(address) => { location.hash = address }"
STANDING = """(selector) => document.fonts.status === 'loaded' && document.querySelector('.symbols, svg symbol')
    && document.querySelector(selector)?.checkVisibility()"""


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built kit."""
    folder = tmp_path_factory.mktemp("kit")
    tools = find_node()
    bring_packages(tools)
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    words = ["build", "--config", "kit/vite.config.ts", "--outDir", str(folder), "--logLevel", "error"]
    subprocess.run([tools.node, str(vite), *words], cwd=WEB, env=environment_of(tools), check=True)
    return folder


def lay_over(folder: Path) -> Callable[[Route], None]:
    """Answers for the addresses of the kit with its files."""

    def answer(route: Route) -> None:
        name = route.request.url.split("/kit/")[1].partition("#")[0].partition("?")[0] or "index.html"
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        route.fulfill(body=(folder / name).read_bytes(), content_type=kind)

    return answer


def selector_of(show: str) -> str:
    """What is there when that show stands."""
    return next((each for part, each in STANDS.items() if part in show), ":is(.app, .page)")


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_sheet_and_beat_fits_every_window(visit: Visit, kit: Path, lang: str, part: int) -> None:
    visitor = visit("Ylva", lang=lang, listed=False)
    page = visitor.page
    visitor.context.route("**/kit/**", lay_over(kit))
    is_whole = os.environ.get("MEADHALL_WINDOWS") == "all"
    walker = Walk(visitor, lang, WINDOWS if is_whole else KIT)
    visitor.go("/kit/")
    page.wait_for_selector(".kit [data-show]", timeout=PATIENCE)
    shows: list[str] = page.eval_on_selector_all("[data-show]", "(all) => all.map((each) => each.dataset.show)")
    mine = shows if is_whole else shows[LANGUAGES.index(lang) :: len(LANGUAGES)]
    for show in mine[part::PARTS]:
        if os.environ.get("MEADHALL_SHOW", "") not in show:
            continue
        theme = "dark" if len(walker.looked) % 2 else "light"
        page.evaluate(SHOW, f"show={show}&lang={lang}&theme={theme}")
        page.wait_for_function(STANDING, arg=selector_of(show), timeout=PATIENCE)
        walker.look(show, is_table=page.locator(".app").count() > 0)
    walker.report()


def test_the_page_that_is_delivered_knows_nothing_of_the_kit() -> None:
    static = Path(__file__).parents[2] / "src" / "meadhall" / "server" / "web" / "static"
    found = [path.name for path in static.rglob("*.js") if "Nothing is done in the kit" in path.read_text("utf-8")]
    assert found == []
