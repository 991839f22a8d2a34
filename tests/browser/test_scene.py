"""The drawn table: whatever may be answered can be answered where it belongs on the scene."""

import random
from typing import Any

import pytest

from people import LARGE, PATIENCE, SMALL, Visit, Visitor, expect

pytestmark = pytest.mark.browser

STATE = "async () => (await fetch(`/api/tables/${location.pathname.split('/')[2]}/state`)).json()"
LIT = """() => [...document.querySelectorAll('.cm [data-answer]')]
    .filter((each) => each.checkVisibility()).map((each) => each.dataset.answer)"""
PRESS = """(answer) => [...document.querySelectorAll('.cm [data-answer]')]
    .find((each) => each.checkVisibility() && each.dataset.answer === answer).click()"""
SETTLED = """(decision) => document.querySelector('.prompt').dataset.decision === String(decision)
    && document.querySelector('.prompt p').getAttribute('aria-busy') === 'false'"""
QUIET = 400  # milliseconds without a change after which a plan of several answers counts as sent


def question_of(visitor: Visitor) -> dict[str, Any] | None:
    """What is asked of this one now; None when the game is over."""
    while True:
        parts = visitor.page.evaluate(STATE)["parts"]
        if parts["standing"] and parts["standing"]["over"]:
            return None
        if parts["question"] and parts["question"]["options"]:
            return dict(parts["question"])
        visitor.page.wait_for_timeout(100)


def lit(visitor: Visitor, is_small: bool) -> set[str]:
    """The answers that can be pressed on the scene; on a phone, under any of its tabs."""
    found = set(visitor.page.evaluate(LIT))
    tabs = visitor.find(".cm .tabs button")
    if is_small and visitor.find(".cm.scene[data-sheet]").count() == 0:
        for k in range(tabs.count()):
            tabs.nth(k).click()
            found |= set(visitor.page.evaluate(LIT))
    return found


def press(visitor: Visitor, answer: str, is_small: bool) -> None:
    """Press an answer on the scene, under whatever tab it is."""
    tabs = visitor.find(".cm .tabs button")
    for k in range(tabs.count() if is_small else 0):
        if answer in visitor.page.evaluate(LIT):
            break
        tabs.nth(k).click()
    visitor.page.evaluate(PRESS, answer)


def settle(visitor: Visitor, decision: int) -> None:
    """Wait until another question is open than before and nothing more is on its way."""
    before, last = str(decision), ""
    for _ in range(int(PATIENCE / QUIET)):
        now = visitor.decision() or "over"
        if now not in (before, "") and now == last and visitor.find(".prompt p[aria-busy=true]").count() == 0:
            return
        last = now
        visitor.page.wait_for_timeout(QUIET if visitor.find(".cm.scene[data-sheet]").count() else 30)
    raise AssertionError(f"nothing happened: {visitor.find('.prompt').inner_text()}")


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_every_answer_of_a_whole_game_is_on_the_scene(visit: Visit, size: dict[str, int]) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    choice, is_small = random.Random(seed), size == SMALL
    ylva = visit("Ylva", size=size, listed=False, has_touch=is_small)
    ylva.play_now()
    steps: set[str] = set()
    while True:
        question = question_of(ylva)
        if question is None:
            break
        ylva.page.wait_for_function(SETTLED, arg=question["decision"], timeout=PATIENCE)
        offered = {option["answer"] for option in question["options"]}
        expect(ylva.find(".cm.scene")).to_be_visible()
        expect(ylva.find(".cm [data-answer]").first).to_be_attached()
        on_scene = lit(ylva, is_small)
        sent = {answer for answer in offered if answer.startswith("send ")}  # dragged and pressed on the sheet
        assert offered - on_scene - sent == set(), question["step"]
        steps.add(question["step"])
        answer = choice.choice(sorted(answer for answer in offered if not answer.startswith("mark ")))
        if question["step"].startswith("Assign"):  # the sheet sends a whole plan, answer by answer
            ylva.find(".cm .suggest").click()
            answer = "done"
        elif question["step"] == "RerollWithFavor" and "reroll" in on_scene and choice.random() < 0.7:
            answer = "reroll"  # sends the marks that it shows, then the order to roll them again
        press(ylva, answer, is_small)
        settle(ylva, question["decision"])
    assert {"ChooseLeaders", "PlaceWorker"} <= steps


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_somebody_who_has_never_played_finishes_the_lesson(visit: Visit, lang: str) -> None:
    ylva = visit("Ylva", lang=lang)
    ylva.go("/")
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
    assert len(told) == 35
    assert all(told)
    assert ylva.wait_for_turn_or_end() is ylva
    assert len(ylva.options()) > 1


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_the_lesson_lights_its_one_answer_on_the_scene(visit: Visit, size: dict[str, int]) -> None:
    is_small = size == SMALL
    ylva = visit("Ylva", size=size, listed=False, has_touch=is_small)
    ylva.go("/")
    ylva.find("#learn").click()
    expect(ylva.find(".lesson")).to_be_visible()
    for _ in range(35):
        question = question_of(ylva)
        assert question is not None
        ylva.page.wait_for_function(SETTLED, arg=question["decision"], timeout=PATIENCE)
        (answer,) = (option["answer"] for option in question["options"])
        expect(ylva.find(".cm [data-answer]").first).to_be_attached()
        assert lit(ylva, is_small) == {answer}
        tabs = ylva.find(".cm .tabs button")
        for k in range(tabs.count() if is_small else 0):
            if answer in ylva.page.evaluate(LIT):
                break
            tabs.nth(k).click()
        # A real press: it moves the focus, which must not trouble the page when the pressed thing goes away.
        ylva.find(f'.cm [data-answer="{answer}"]:visible').first.click()
        ylva.page.wait_for_function(
            "(before) => document.querySelector('.prompt').dataset.decision !== before", arg=str(question["decision"])
        )
    expect(ylva.find(".lesson .btn")).to_be_visible()
