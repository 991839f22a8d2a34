"""What happens is seen: beat by beat, at the pace of whoever looks, and never ahead of the eye."""

from typing import Any

import pytest

from people import OPEN, Visit, Visitor, expect, prefer

pytestmark = pytest.mark.browser
FIGHT = prefer("place draugr", "place troll", "send", "reroll", "mark", "done")

# Notes every beat as it is shown, and goes on at once.
WATCH = """() => {
    window.beats = [];
    new MutationObserver(() => {
        const shown = document.querySelector('.beats');
        if (!shown || shown.dataset.count === window.last) return;
        window.last = shown.dataset.count;
        const { beat, story } = shown.dataset;
        window.beats.push([beat, story, shown.querySelector('.panel').innerText.length]);
        shown.querySelector('.go-on').click();
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-count'] });
}"""


def events(visitor: Visitor) -> list[dict[str, Any]]:
    """The events of the log that this visitor is told."""
    lines = visitor.page.request.get(f"{visitor.url}/api/tables/{visitor.table()}/state").json()["lines"]
    return [line["event"] for line in lines if line["kind"] == "event"]


def play(visitor: Visitor) -> None:
    """Play to the end, answering only when nothing is being shown."""
    while visitor.wait_for_turn_or_end() is not None:
        visitor.page.wait_for_function("() => !document.querySelector('.beats, .way.alone')")
        if visitor.is_asked():
            visitor.answer(FIGHT)


def test_every_fight_journey_and_blame_of_a_game_is_seen(visit: Visit) -> None:
    ylva = visit("Ylva", pace="full")
    ylva.begin("champions", 3, {})
    ylva.page.evaluate(WATCH)
    play(ylva)
    ylva.page.wait_for_function("() => !document.querySelector('.beats, .way.alone')")
    shown = [kind for kind, _, _ in ylva.page.evaluate("window.beats")]
    happened = [event["kind"] for event in events(ylva)]
    for beat, event in {"slain": "enemy-slain", "beaten": "warriors-beaten", "journey": "journey-revealed"}.items():
        assert shown.count(beat) == happened.count(event), beat
    assert shown.count("round") == 8
    assert shown.count("scoring") == 7
    assert shown.count("troll-lives") == happened.count("troll-lives")
    assert ("blamed" in shown) == ("blamed" in happened)
    expect(ylva.find(".result .endg")).to_be_visible()  # once the last beat has been seen


def come_to_a_beat_that_waits(ylva: Visitor, begun: bool = False) -> None:
    """Play until something stays until somebody goes on."""
    if not begun:
        ylva.begin("champions", 3, {})
    waits = ".beats[data-waits=true]"
    for _ in range(200):
        ylva.page.wait_for_function(f"() => document.querySelector({waits!r}) ?? document.querySelector({OPEN!r})")
        if ylva.find(waits).count():
            return
        ylva.answer(FIGHT)
    raise AssertionError("nothing ever stays")


def test_the_question_is_answered_while_what_ended_still_stays(visit: Visit) -> None:
    ylva = visit("Ylva", pace="full")
    come_to_a_beat_that_waits(ylva)
    beat = ylva.find(".beats").get_attribute("data-count")
    while ylva.find(".prompt.wait").count():  # others decide yet: what stays for oneself is passed by oneself
        ylva.find(".beats .go-on").click()
        expect(ylva.find(f".beats[data-count={beat!r}]")).to_have_count(0)
        come_to_a_beat_that_waits(ylva, begun=True)
        beat = ylva.find(".beats").get_attribute("data-count")
    decision = ylva.decision()
    if ylva.find(".answers-toggle[aria-expanded=false]").count():
        ylva.find(".answers-toggle").click()
    expect(ylva.find(f".beats[data-count={beat!r}]")).to_be_visible()
    ylva.find(OPEN).first.click()
    expect(ylva.find(f".prompt[data-decision={decision!r}]")).to_have_count(0)
    expect(ylva.find(f".beats[data-count={beat!r}]")).to_have_count(0)


def test_escape_goes_to_now_and_an_answer_does_too(visit: Visit) -> None:
    ylva = visit("Ylva", pace="full")
    come_to_a_beat_that_waits(ylva)
    ylva.page.keyboard.press("Escape")
    expect(ylva.find(".beats")).to_have_count(0)
    assert ylva.wait_for_turn_or_end() is ylva
    ylva.answer(FIGHT)


def test_at_no_pace_nothing_covers_the_table(visit: Visit) -> None:
    ylva = visit("Ylva", pace="none")
    ylva.begin("champions", 3, {})
    ylva.page.evaluate(WATCH)
    for _ in range(12):
        assert ylva.wait_for_turn_or_end() is ylva
        ylva.answer(FIGHT)
    assert ylva.page.evaluate("window.beats") == []


def test_whoever_comes_back_may_be_shown_what_happened_meanwhile(visit: Visit) -> None:
    ylva = visit("Ylva", pace="full")
    come_to_a_beat_that_waits(ylva)
    ylva.page.keyboard.press("Escape")
    # Gone for longer than a minute, since before the game began.
    ylva.page.add_init_script("""
        for (const key of Object.keys(localStorage)) if (key.startsWith('meadhall.left'))
            localStorage.setItem(key, JSON.stringify({ number: 0, at: Date.now() - 600000 }));
    """)
    ylva.page.reload()
    expect(ylva.find(".dialog")).to_be_visible()
    ylva.find("#show-missed").click()
    expect(ylva.find(".beats")).to_be_visible()
    expect(ylva.find(".to-now")).to_be_visible()
    ylva.find(".to-now").click()
    expect(ylva.find(".beats")).to_have_count(0)
