"""A game of Walhalla is seen: every fight and scoring is shown, and what ends for the viewer waits to be read."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.games.walhalla.land import BLUE, RED, land

from clients import Server, running
from people import LARGE, SMALL, Visit, Visitor, expect

pytestmark = pytest.mark.browser

STATE = "async () => (await fetch(`/api/tables/${location.pathname.split('/')[2]}/state`)).json()"
# Notes every beat that is drawn, and how many Vikings stand under it where the land will be cleared; then goes on.
COLLECT = """() => {
    window.beats = [];
    let last = null;
    new MutationObserver(() => {
        const shown = document.querySelector('.beats');
        const status = shown?.querySelector('[role=status]').textContent;
        const now = shown && [shown.dataset.story, shown.dataset.beat, status].join();
        if (!shown) last = null;
        if (!shown || now === last || !shown.querySelector(`[data-told="${shown.dataset.beat}"]`)) return;
        last = now;
        const standing = document.querySelectorAll('.wh [data-field]:not(.t-wheat) .stand > .viking').length;
        window.beats.push({ story: shown.dataset.story, kind: shown.dataset.beat, standing });
        shown.querySelector('.go-on').click();
    }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
}"""
IDLE = "() => !document.querySelector('.beats, .to-now')"
COUNTING = ("ends", "revealed", "peninsula", "wheat")

Begin = Callable[..., Visitor]


def events_of(visitor: Visitor) -> list[dict[str, Any]]:
    """Everything the log tells of the game."""
    return [line["event"] for line in visitor.page.evaluate(STATE)["lines"] if line["event"]]


def test_every_fight_and_every_scoring_of_a_game_is_shown(visit: Visit) -> None:
    ylva = visit("Ylva", pace="quick")
    ylva.begin("walhalla", 3, {})
    assert ylva.wait_for_turn_or_end() is ylva
    expect(ylva.find(".wh.scene")).to_be_visible()
    known = len(events_of(ylva))
    ylva.page.evaluate(COLLECT)
    while ylva.wait_for_turn_or_end() is not None:
        ylva.page.wait_for_function(IDLE)  # an answer leaves out what was not shown yet
        ylva.answer()
    ylva.page.wait_for_function(IDLE)
    expect(ylva.find(".result")).to_be_visible()

    beats: list[dict[str, Any]] = ylva.page.evaluate("window.beats")
    shown = Counter(beat["kind"] for beat in beats)
    told = Counter(event["kind"] for event in events_of(ylva)[known:])
    fights = Counter(beat["story"] for beat in beats if beat["kind"] in ("fight", "fight-ends"))
    assert told["fight-begins"] > 0
    assert sorted(fights.values()) == [2] * told["fight-begins"]
    assert shown["fight-card"] == told["attack-card-played"] + told["shield-played"]
    assert shown["forest"] + shown["hunt"] == told["forest-scored"]
    assert shown["drawn"] == told["card-seen"]
    assert (shown["sold"], shown["blocked"]) == (told["sold"], told["blocked"])
    assert (shown["ends"], shown["peninsula"], shown["attack"]) == (3, 9, 3)
    assert (shown["cleared"], shown["supply"], shown["fields"], shown["over"]) == (2, 2, 1, 1)
    assert shown["heroes"] == told["heroes-leave"]
    assert [beat for beat in beats if beat["kind"] in COUNTING and beat["standing"] == 0] == []


# --- a fight, laid out -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def position(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file whose position lies on tables that begin."""
    return tmp_path_factory.mktemp("laid_out") / "position.json"


@pytest.fixture(scope="module")
def server(position: Path) -> Iterator[Server]:
    """A server whose tables of three begin with that position, if there is one for them."""
    before_a_fight(position)
    program = (str(Path(__file__).with_name("laid_out.py")), str(position))
    with running(position.with_name("hall.sqlite3"), program=program) as server:
        yield server


def before_a_fight(file: Path) -> None:
    """Seat 0 is about to sail to where a red Viking stands that cannot win; another Viking lands after that."""
    agenda = [{"step": "SendShip", "seat": BLUE}, {"step": "BeginTurn", "seat": RED}]
    vikings = {"1.1": RED, "2.1": BLUE}
    aboard = (BLUE, None, BLUE)
    laid = land(4, vikings=vikings, walhalla=[1, 0, 1, 1], ship="blue_1", aboard=aboard, agenda=agenda)
    document = laid.match.position()
    document["options"]["facts"] = None  # type: ignore[index]
    file.write_text(json.dumps(document), "utf-8")


@pytest.fixture
def attack(visit: Visit) -> Begin:
    """A function that lets somebody attack, whose fight is then shown."""

    def sail(size: dict[str, int] = LARGE, lang: str = "en") -> Visitor:
        ylva = visit("Ylva", pace="full", size=size, lang=lang, has_touch=size is SMALL)
        ylva.begin("walhalla", 4, {})
        expect(ylva.find(".wh.scene")).to_be_visible()
        ylva.answer(lambda _: "send fjord_2 bow")
        return ylva

    return sail


def wait_for_the_end_of_the_fight(ylva: Visitor) -> None:
    """Wait until it is shown how one's fight ended, and the next question is open."""
    expect(ylva.find('.beats[data-beat="fight-ends"][data-waits=true] [data-outcome=taken]')).to_be_visible()
    expect(ylva.find(".prompt[data-step=LandViking]")).to_be_visible()


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_how_ones_fight_ended_stays_until_one_goes_on(attack: Begin, size: dict[str, int]) -> None:
    ylva = attack(size)
    wait_for_the_end_of_the_fight(ylva)
    panel, room = (ylva.find(each).bounding_box() for each in (".beats .told", ".beats"))
    assert panel
    assert room
    assert panel["height"] <= room["height"]
    assert not ylva.page.evaluate(
        "() => ((p) => p.scrollHeight > p.clientHeight + 1)(document.querySelector('.told'))"
    )
    story = ylva.find(".beats").get_attribute("data-story")
    ylva.find(".beats .go-on").dispatch_event("click")
    expect(ylva.find(f'.beats[data-story="{story}"]')).to_have_count(0)


def test_escape_goes_to_now(attack: Begin) -> None:
    ylva = attack()
    wait_for_the_end_of_the_fight(ylva)
    ylva.page.keyboard.press("Escape")
    expect(ylva.find(".beats")).to_have_count(0)
    expect(ylva.find('.wh [data-stand="1.1"] .b-woad')).to_be_visible()


def test_the_prompt_can_be_answered_while_a_beat_waits(attack: Begin) -> None:
    ylva = attack()
    wait_for_the_end_of_the_fight(ylva)
    ylva.answer(lambda _: "land peninsula_1")
    expect(ylva.find('.beats[data-beat="fight-ends"][data-waits=true] [data-outcome=taken]')).to_have_count(0)


@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_a_fight_is_told_to_whoever_fights_as_you(attack: Begin, lang: str) -> None:
    ylva = attack(lang=lang)
    wait_for_the_end_of_the_fight(ylva)
    assert {"fr": "Vous", "ja": "あなた"}[lang] in ylva.find(".beats .told h2").inner_text()


def test_a_question_with_one_answer_is_answered_for_who_wants_it(visit: Visit) -> None:
    ylva = visit("Ylva", auto=True)
    ylva.begin("walhalla", 4, {})
    ylva.answer(lambda _: "send fjord_1 bow")  # from there everybody aboard can land on one peninsula only
    expect(ylva.find(".line", has_text="You take")).to_have_count(2)
    expect(ylva.find(".prompt[data-step=LandViking]")).to_have_count(0)
