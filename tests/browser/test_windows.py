"""Questions that seldom come up, and windows of usual sizes: everything can be seen, read and pressed."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.games.champions.table import table as champions
from tests.games.walhalla.land import land

from clients import Server, running
from people import SMALL, Visit, Visitor, expect

pytestmark = pytest.mark.browser

DESK = {"width": 1280, "height": 800}
LAPTOP = {"width": 1366, "height": 630}  # a browser on a usual laptop
WINDOWS = pytest.mark.parametrize("size", [DESK, LAPTOP, SMALL], ids=["desk", "laptop", "phone"])
LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr", "ja"])

SCROLLS = "() => document.scrollingElement.scrollHeight > innerHeight"
# Names of what is not wholly inside the thing it stands on.
OUTSIDE = """([inner, outer]) => [...document.querySelectorAll(inner)].filter((each) => each.checkVisibility())
    .filter((each) => {
        const [a, b] = [each, each.parentElement.closest(outer)].map((node) => node.getBoundingClientRect());
        return a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1;
    }).map((each) => each.className + ': ' + each.textContent)"""
# Names of what lies under something else, or outside of the window.
COVERED = """(selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
    .filter((each) => {
        const box = each.getBoundingClientRect();
        const corners = [0.15, 0.85].flatMap((x) => [0.15, 0.85].map((y) => [x, y]));
        return !corners.every(([x, y]) =>
            each.contains(document.elementFromPoint(box.x + x * box.width, box.y + y * box.height)));
    }).map((each) => each.className + ': ' + each.textContent)"""
# Words that go on in the next line.
BROKEN = r"""(selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
    const text = each.firstChild, range = document.createRange();
    return [...text.data.matchAll(/[^\s\u00ad-]+/g)].filter((word) => {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
    }).map((word) => word[0]);
})"""

Begin = Callable[..., Visitor]


@pytest.fixture(scope="module")
def position(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file whose position lies on tables that begin."""
    return tmp_path_factory.mktemp("laid_out") / "position.json"


@pytest.fixture(scope="module")
def server(position: Path) -> Iterator[Server]:
    """A server whose tables begin with that position."""
    program = (str(Path(__file__).with_name("laid_out.py")), str(position))
    with running(position.with_name("hall.sqlite3"), program=program) as server:
        yield server


@pytest.fixture
def begin(visit: Visit, position: Path) -> Begin:
    """A function that seats somebody at a table that begins with a position, among bots."""

    def sit_down(document: Any, size: dict[str, int], lang: str = "en") -> Visitor:
        position.write_text(json.dumps(document), "utf-8")
        ylva = visit("Ylva", size=size, lang=lang, listed=False, has_touch=size is SMALL)
        options = {name: value for name, value in document["options"].items() if name != "facts"}
        ylva.begin(document["game"], len(document["players"]), options)
        expect(ylva.find(":is(.cm, .wh) [data-answer]").first).to_be_attached()
        return ylva

    return sit_down


def with_empty_midgard(hand: str) -> Any:
    """A table of Walhalla where seat 0 has the turn and Vikings only in Asgard."""
    agenda = [{"step": "BoardCrew", "seat": 0}, {"step": "SendShip", "seat": 0}, {"step": "BeginTurn", "seat": 1}]
    laid = land(3, midgard=[0, 5, 6], points=[6, 4, 9], hands={0: hand}, ship="blue_1", agenda=agenda)
    document = laid.match.position()
    document["options"]["facts"] = None  # type: ignore[index]
    return document


@WINDOWS
@LANGUAGES
def test_several_cards_are_sold_and_those_they_bring_go_aboard(begin: Begin, size: dict[str, int], lang: str) -> None:
    ylva = begin(with_empty_midgard("hunt hunt shield forest wheat"), size, lang)
    for card in ("hunt", "shield"):
        assert ylva.page.evaluate(OUTSIDE, [".wh.me .worth", ".mini"]) == []
        assert not ylva.page.evaluate(SCROLLS)
        before = ylva.decision()
        ylva.find(f'.wh [data-answer="sell {card}"]').click()
        expect(ylva.find(".prompt")).not_to_have_attribute("data-decision", str(before))
        expect(ylva.find(".prompt p")).to_have_attribute("aria-busy", "false")
    for place in ("bow", "stern"):
        ylva.find(f".wh [data-pick={place}]").click()
    ylva.find('.wh [data-answer="board bow_stern"]').click()
    expect(ylva.find(".wh [data-quay=BoardCrew]")).to_be_visible()  # one place is free, and cards are left
    expect(ylva.find(".wh [data-answer=done]")).to_be_visible()


@WINDOWS
@LANGUAGES
def test_dice_runes_and_the_way_on_are_seen_where_favor_is_asked_for(
    begin: Begin, size: dict[str, int], lang: str
) -> None:
    ylva = begin(fighting(), size, lang)
    assert ylva.page.evaluate(COVERED, ".cm .rolled .box, .cm .doing [data-answer=done]") == []
    assert ylva.page.evaluate(OUTSIDE, [".cm .opt > span", ".opt"]) == []
    assert not ylva.page.evaluate(SCROLLS)
    if size is not SMALL:
        assert ylva.page.evaluate(OUTSIDE, [".cm.me :is(.dice > *, .stock .b)", ".cm.me > div"]) == []
    ylva.find('.cm .doing [data-answer="use_rune potential"]').click()
    expect(ylva.find('.cm [data-answer="use_rune potential"]')).to_have_count(0)


def fighting() -> Any:
    """A table of Champions where seat 0 has rolled two blanks, with favor and two runes."""
    t = champions(3, runes=["potential reaction", "", ""], favor=2)
    t = t.fight("troll", sent="2 swords 2 spears", enemy="elder_troll_1")
    return t.roll("blank hit blank shield").position()


@pytest.mark.parametrize("size", [DESK, LAPTOP], ids=["desk", "laptop"])
@LANGUAGES
def test_every_place_has_room_for_its_words_and_numbers(begin: Begin, size: dict[str, int], lang: str) -> None:
    ylva = begin(champions(4, coins=5).position(), size, lang)
    expect(ylva.find(".cm .place.lit").first).to_be_visible()
    assert ylva.page.evaluate(OUTSIDE, [".cm .place :is(.nm, .ef)", ".place"]) == []
    assert ylva.page.evaluate(OUTSIDE, [".cm .enemy :is(.name, .st, .rw)", ".enemy"]) == []
    assert not ylva.page.evaluate(SCROLLS)
    if lang != "ja":  # which is broken anywhere
        assert ylva.page.evaluate(BROKEN, ".cm .place .nm") == []


@WINDOWS
@LANGUAGES
def test_who_has_no_fight_asks_for_turn_order(begin: Begin, size: dict[str, int], lang: str) -> None:
    fights = ["1 at troll", "2 at draugr_left"]
    t = champions(3, longhouse="2 swords 1 spear 1 axe", food=3, at="assigning", fights=fights)
    ylva = begin(t.position(), size, lang)
    expect(ylva.find(".cm.scene .sheet.strip")).to_be_visible()
    assert ylva.page.evaluate(COVERED, ".cm .sheet.strip .btn") == []
    ylva.find('.cm .sheet.strip [data-answer="turn_order"]').click()
    expect(ylva.find(".cm .sheet.strip")).to_have_count(0)
