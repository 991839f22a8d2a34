"""The drawn table: whatever may be answered can be answered where it belongs on the scene."""

import random
import time
from collections import Counter
from typing import Any

import pytest

from people import GAMES, LARGE, PATIENCE, SMALL, Visit, Visitor, expect, faults, tab_to

pytestmark = pytest.mark.browser

STATE = "async () => (await fetch(`/api/tables/${location.pathname.split('/')[2]}/state`)).json()"
LIT = """() => [...document.querySelectorAll(':is(.cm, .wh) [data-answer]')]
    .filter((each) => each.checkVisibility()).map((each) => each.dataset.answer)"""
PRESS = """(answer) => [...document.querySelectorAll(':is(.cm, .wh) [data-answer]')]
    .find((each) => each.checkVisibility() && each.dataset.answer === answer).click()"""
# Some answers are put together before they can be given: places aboard one by one, a fjord and then an end.
LEAD_TO = """async (answer) => {
    const [verb, what] = answer.split(' ');
    const press = async (node) => { node.click(); await new Promise(requestAnimationFrame); };
    const picks = [...document.querySelectorAll('.wh [data-pick]')];
    const isPicked = (node) => node.getAttribute('aria-pressed') === 'true';
    if (verb === 'board') {
        const wanted = what === 'all' ? ['bow', 'middle', 'stern'] : what.split('_');
        const wrong = (node) => isPicked(node) !== wanted.includes(node.dataset.pick);
        for (const node of picks) if (isPicked(node) && wrong(node)) await press(node);
        for (const node of picks) if (wrong(node)) await press(node);
    }
    if (verb === 'send' && picks.length) {
        const fjord = picks.find((node) => node.dataset.pick === what);
        if (!isPicked(fjord)) await press(fjord);
        const confirm = document.querySelector('.wh [data-confirm]');
        if (confirm.dataset.answer !== answer) await press(document.querySelector('.wh [data-turn]'));
    }
}"""
SETTLED = """(decision) => document.querySelector('.prompt').dataset.decision === String(decision)
    && document.querySelector('.prompt p').getAttribute('aria-busy') === 'false'"""
CONTROLS = ":is(.cm, .wh) :is([data-answer], [data-pick])"  # the scene is loaded when it is needed: after the prompt
QUIET = 400  # milliseconds without a change after which a plan of several answers counts as sent
# Questions of which every game has some.
ALWAYS = {"champions": {"ChooseLeaders", "PlaceWorker"}, "walhalla": {"BoardCrew", "SendShip", "LandViking"}}


def question_of(visitor: Visitor) -> dict[str, Any] | None:
    """What is asked of this one now; None when the game is over."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        parts = visitor.page.evaluate(STATE)["parts"]
        if parts["standing"] and parts["standing"]["over"]:
            return None
        if parts["question"] and parts["question"]["options"]:
            return dict(parts["question"])
        visitor.page.wait_for_timeout(100)
    raise AssertionError(f"nothing is asked: {visitor.find('.prompt').inner_text()}")


def lit(visitor: Visitor, is_small: bool) -> set[str]:
    """The answers that can be pressed on the scene; on a phone, under any of its tabs."""
    found = set(visitor.page.evaluate(LIT))
    tabs = visitor.find(".cm .tabs button")
    if is_small and visitor.find(".cm.scene[data-sheet]").count() == 0:
        for k in range(tabs.count()):
            tabs.nth(k).click()
            found |= set(visitor.page.evaluate(LIT))
    return found


def led_to(visitor: Visitor, answers: frozenset[str]) -> set[str]:
    """Those of some answers that come to light when one presses what leads to them."""
    found: set[str] = set()
    for answer in answers:
        visitor.page.evaluate(LEAD_TO, answer)
        found |= answers & set(visitor.page.evaluate(LIT))
    return found


def press(visitor: Visitor, answer: str, is_small: bool) -> None:
    """Press an answer on the scene, under whatever tab it is."""
    visitor.page.evaluate(LEAD_TO, answer)
    tabs = visitor.find(".cm .tabs button")
    for k in range(tabs.count() if is_small else 0):
        if answer in visitor.page.evaluate(LIT):
            break
        tabs.nth(k).click()
    visitor.page.evaluate(PRESS, answer)


def settle(visitor: Visitor, decision: int) -> None:
    """Wait until another question is open than before and nothing more is on its way."""
    before, last = str(decision), ""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        now = visitor.decision() or "over"
        if now not in (before, "") and now == last and visitor.find(".prompt p[aria-busy=true]").count() == 0:
            return
        last = now
        visitor.page.wait_for_timeout(QUIET if visitor.find(".cm.scene[data-sheet]").count() else 30)
    raise AssertionError(f"nothing happened: {visitor.find('.prompt').inner_text()}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_every_answer_of_a_whole_game_is_on_the_scene(visit: Visit, size: dict[str, int], game: str) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    choice, is_small = random.Random(seed), size == SMALL
    scheme = "dark" if is_small else "light"
    ylva = visit("Ylva", size=size, listed=False, has_touch=is_small, color_scheme=scheme)
    ylva.play_now(game)
    steps: set[str] = set()
    led: set[frozenset[str]] = set()
    while True:
        question = question_of(ylva)
        if question is None:
            break
        ylva.page.wait_for_function(SETTLED, arg=question["decision"], timeout=PATIENCE)
        offered = {option["answer"] for option in question["options"]}
        expect(ylva.find(":is(.cm, .wh).scene")).to_be_visible()
        expect(ylva.find(CONTROLS).first).to_be_attached()
        if ylva.find(".wh [data-close]").count():  # the scoring of an attack lies over the board
            ylva.find(".wh [data-close]").click()
        on_scene = lit(ylva, is_small)
        sent = {answer for answer in offered if answer.startswith("send ") and game == "champions"}  # dragged
        missing = frozenset(offered - on_scene - sent)
        if missing not in led:  # to press all that leads to them takes its time
            assert led_to(ylva, missing) == missing, question["step"]
            led.add(missing)
        if game == "walhalla" and question["step"] not in steps:
            assert faults(ylva) == [], question["step"]
        steps.add(question["step"])
        answer = choice.choice(sorted(answer for answer in offered if not answer.startswith("mark ")))
        if question["step"].startswith("Assign") and ylva.find(".cm .suggest").count():
            # The sheet sends a whole plan, answer by answer; who has no fight has another one.
            ylva.find(".cm .suggest").click()
            answer = "done"
        elif question["step"] == "RerollWithFavor" and "reroll" in on_scene and choice.random() < 0.7:
            answer = "reroll"  # sends the marks that it shows, then the order to roll them again
        press(ylva, answer, is_small)
        settle(ylva, question["decision"])
    assert ALWAYS[game] <= steps
    expect(ylva.find(".endg .bars li")).to_have_count(3)


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_a_fjord_that_is_chosen_shows_where_everybody_aboard_could_land(visit: Visit, size: dict[str, int]) -> None:
    ylva = visit("Ylva", size=size, listed=False, has_touch=size == SMALL)
    ylva.play_now("walhalla")
    sailed = 0
    while sailed < 3:
        question = question_of(ylva)
        assert question is not None
        ylva.page.wait_for_function(SETTLED, arg=question["decision"], timeout=PATIENCE)
        expect(ylva.find(CONTROLS).first).to_be_attached()
        answers = sorted(option["answer"] for option in question["options"])
        if question["step"] == "SendShip":
            picture = ylva.page.evaluate(STATE)["parts"]["picture"]
            for answer in answers:
                ylva.page.evaluate(LEAD_TO, answer)
                marks = ylva.find(".wh .field .would").evaluate_all("(all) => all.map((each) => each.classList[1])")
                assert Counter(marks) == could_land(picture, answer), answer
            sailed += 1
        press(ylva, max(answers, key=lambda answer: (answer.startswith("board"), len(answer))), size == SMALL)
        settle(ylva, question["decision"])


def could_land(picture: Any, answer: str) -> Counter[str]:
    """How many fields of each kind those aboard would lie beside if the ship were sent like that."""
    _, fjord_name, end = answer.split()
    fjord = int(fjord_name[-1]) - 1
    aboard = picture["ship"]["aboard"] if end == "bow" else picture["ship"]["aboard"][::-1]
    found: Counter[str] = Counter()
    for row, seat in enumerate(aboard, 3 * len(picture["fjords"][fjord]["ships"])):
        for peninsula in picture["peninsulas"][max(0, fjord - 1) : fjord + 1]:
            if seat is not None and row < len(peninsula["fields"]):
                viking = peninsula["fields"][row]["viking"]
                found["free" if viking is None else "own" if viking == seat else "enemy"] += 1
    return found


def test_ships_are_boarded_and_sent_with_the_keyboard_alone(visit: Visit) -> None:
    ylva = visit("Ylva", listed=False)
    ylva.play_now("walhalla")
    keys = ylva.page.keyboard
    done: Counter[str] = Counter()
    while min(done["BoardCrew"], done["SendShip"]) < 2:
        question = question_of(ylva)
        assert question is not None
        ylva.page.wait_for_function(SETTLED, arg=question["decision"], timeout=PATIENCE)
        before = question["decision"]
        done[question["step"]] += 1
        if question["step"].startswith("Board"):
            ylva.find(".wh [data-place][data-pick]").first.focus()
            keys.press("Space")
            expect(ylva.find(".wh .place.chosen")).to_have_count(1)
            tab_to(ylva, "[data-confirm]")
        elif question["step"] == "SendShip":
            ylva.find(".wh .ghostship").first.focus()
            keys.press("ArrowDown")  # to the next fjord
            keys.press("Enter")
            chosen = ylva.find(".wh .ghostship.chosen")
            expect(chosen).to_be_focused()
            assert chosen.get_attribute("data-pick") != "fjord_1"
            tab_to(ylva, "[data-turn]")
            keys.press("Enter")
            tab_to(ylva, "[data-confirm]")
            expect(ylva.find(".wh [data-confirm]")).to_contain_text("Send")
        else:
            tab_to(ylva, ".wh [data-answer]")
        keys.press("Enter")
        ylva.page.wait_for_function(
            "(before) => document.querySelector('.prompt').dataset.decision !== String(before)", arg=before
        )


LESSONS = {"champions": 35, "walhalla": 27}  # how many answers the learner gives


@pytest.mark.parametrize(("game", "lang"), [("champions", "en"), ("champions", "ja"), ("walhalla", "fr")])
def test_somebody_who_has_never_played_finishes_the_lesson(visit: Visit, game: str, lang: str) -> None:
    ylva = visit("Ylva", lang=lang)
    ylva.choose_game(game)
    ylva.find("#learn").click()
    expect(ylva.find(".lesson")).to_be_visible()
    told: list[str] = []
    while ylva.find(".lesson .btn").count() == 0:
        assert ylva.wait_for_turn_or_end() is ylva
        if ylva.find(".lesson .btn").count():
            break
        assert len(ylva.options()) == 1
        told.append(ylva.find(".lesson p").inner_text())
        ylva.answer()
    assert len(told) == LESSONS[game]
    assert all(told)
    assert ylva.wait_for_turn_or_end() is ylva
    assert len(ylva.options()) > 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_the_lesson_lights_its_one_answer_on_the_scene(visit: Visit, size: dict[str, int], game: str) -> None:
    is_small = size == SMALL
    ylva = visit("Ylva", size=size, listed=False, has_touch=is_small)
    ylva.choose_game(game)
    ylva.find("#learn").click()
    expect(ylva.find(".lesson")).to_be_visible()
    for _ in range(LESSONS[game]):
        question = question_of(ylva)
        assert question is not None
        ylva.page.wait_for_function(SETTLED, arg=question["decision"], timeout=PATIENCE)
        (answer,) = (option["answer"] for option in question["options"])
        expect(ylva.find(":is(.cm, .wh) :is([data-answer], [data-pick])").first).to_be_attached()
        if ylva.find(".wh [data-close]").count():
            ylva.find(".wh [data-close]").click()
        ylva.page.evaluate(LEAD_TO, answer)
        assert lit(ylva, is_small) == {answer}
        tabs = ylva.find(".cm .tabs button")
        for k in range(tabs.count() if is_small else 0):
            if answer in ylva.page.evaluate(LIT):
                break
            tabs.nth(k).click()
        # A real press: it moves the focus, which must not trouble the page when the pressed thing goes away.
        ylva.find(f':is(.cm, .wh) [data-answer="{answer}"]:visible').first.click()
        ylva.page.wait_for_function(
            "(before) => document.querySelector('.prompt').dataset.decision !== before", arg=str(question["decision"])
        )
    expect(ylva.find(".lesson .btn")).to_be_visible()
