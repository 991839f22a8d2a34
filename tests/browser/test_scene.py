"""The drawn table: whatever may be answered can be answered where it belongs on the scene."""

import random
from collections import Counter
from typing import Any

import pytest

from people import GAMES, LARGE, PATIENCE, SMALL, Visit, Visitor, expect, faults, tab_to

pytestmark = pytest.mark.browser

# Everything about a question is found out in the page itself: each word with the browser takes longer than the work.
STATE = "async () => (await fetch(`/api/tables/${location.pathname.split('/')[2]}/state`)).json()"
QUESTION = f"""async () => {{
    for (;;) {{
        const {{ standing, question }} = (await ({STATE})()).parts;
        if (standing?.over) return null;
        if (question?.options.length) return question;
        await new Promise((wake) => setTimeout(wake, 30));
    }}
}}"""
FIND = """const lit = () => [...document.querySelectorAll(':is(.cm, .wh) [data-answer]')]
        .filter((each) => each.checkVisibility());
    const tabs = [...document.querySelectorAll('.cm .tabs button')];
    const press = async (node) => { node.click(); await new Promise(requestAnimationFrame); };"""
# What can be answered on the scene; on a phone, under any of its tabs.
LIT = f"""async (isSmall) => {{
    {FIND}
    const found = lit().map((each) => each.dataset.answer);
    for (const tab of isSmall && !document.querySelector('.cm.scene[data-sheet]') ? tabs : []) {{
        await press(tab);
        found.push(...lit().map((each) => each.dataset.answer));
    }}
    return found;
}}"""
# Show an answer, under whatever tab it is.
SHOW = f"""async ([answer, isSmall]) => {{
    {FIND}
    for (const tab of isSmall ? tabs : []) {{
        if (lit().some((each) => each.dataset.answer === answer)) return;
        await press(tab);
    }}
}}"""
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
# The question is on the page, and so is the scene, which is loaded when it is needed: after the prompt.
SETTLED = """(decision) => document.querySelector('.prompt').dataset.decision === String(decision)
    && document.querySelector('.prompt p').getAttribute('aria-busy') === 'false'
    && document.querySelector(':is(.cm, .wh).scene')?.checkVisibility()
    && document.querySelector(':is(.cm, .wh) :is([data-answer], [data-pick])') !== null"""
# Another question is open than before, for a while, and nothing is on its way: a plan is sent answer by answer.
MOVED_ON = """(before) => {
    const now = document.querySelector('.prompt').dataset.decision || 'over';
    const isBusy = document.querySelector('.prompt p[aria-busy=true]') !== null;
    if (window.lastSeen?.now !== now || isBusy) window.lastSeen = { now, at: performance.now() };
    const quiet = document.querySelector('.cm.scene[data-sheet]') ? 400 : 30;
    return now !== before && !isBusy && performance.now() - window.lastSeen.at >= quiet;
}"""
# Questions of which every game has some.
ALWAYS = {"champions": {"ChooseLeaders", "PlaceWorker"}, "walhalla": {"BoardCrew", "SendShip", "LandViking"}}


IS_DOUBTED = """async () => {
    await new Promise(requestAnimationFrame);
    return document.querySelector('#doubts') !== null;
}"""


def question_of(visitor: Visitor) -> dict[str, Any] | None:
    """What is asked of this one now, once it is on the page; None when the game is over."""
    question: dict[str, Any] | None = visitor.page.evaluate(QUESTION)
    if question is not None:
        visitor.page.wait_for_function(SETTLED, arg=question["decision"], timeout=PATIENCE)
    return question


def lit(visitor: Visitor, is_small: bool) -> set[str]:
    """The answers that can be pressed on the scene."""
    return set(visitor.page.evaluate(LIT, is_small))


def led_to(visitor: Visitor, answers: frozenset[str]) -> set[str]:
    """Those of some answers that come to light when one presses what leads to them."""
    found: set[str] = set()
    for answer in answers:
        visitor.page.evaluate(LEAD_TO, answer)
        found |= answers & lit(visitor, is_small=False)
    return found


def press(visitor: Visitor, answer: str, is_small: bool) -> None:
    """Press an answer on the scene, under whatever tab it is."""
    visitor.page.evaluate(LEAD_TO, answer)
    visitor.page.evaluate(SHOW, [answer, is_small])
    visitor.page.evaluate(PRESS, answer)
    if visitor.page.evaluate(IS_DOUBTED):  # who sends nobody, or hungry or hopeless warriors, is asked first
        visitor.page.evaluate(PRESS, answer)


def settle(visitor: Visitor, decision: int) -> None:
    """Wait until another question is open than before and nothing more is on its way."""
    visitor.page.wait_for_function(MOVED_ON, arg=str(decision), timeout=PATIENCE)


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
        offered = {option["answer"] for option in question["options"]}
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


# Answers whatever is asked at random until the game is over, without the page.
FINISH = f"""async () => {{
    const table = location.pathname.split('/')[2];
    for (;;) {{
        const {{ parts }} = await ({STATE})();
        if (parts.standing?.over) return;
        const {{ options = [], decision }} = parts.question || {{}};
        const answer = options[Math.floor(Math.random() * options.length)]?.answer;
        const key = crypto.randomUUID();
        const body = JSON.stringify({{ type: 'answer', key, decision, answer }});
        const headers = {{ 'Content-Type': 'application/json' }};
        if (answer) await fetch(`/api/tables/${{table}}/orders`, {{ method: 'POST', headers, body }});
        else await new Promise((wake) => setTimeout(wake, 20));
    }}
}}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_result_comes_by_itself_and_escape_closes_it_to_the_board(visit: Visit, game: str) -> None:
    ylva = visit("Ylva", listed=False)
    ylva.play_now(game)
    ylva.page.evaluate(FINISH)
    ylva.page.reload()
    chart = ylva.find(".result .endg")
    expect(chart).to_be_visible()
    standing = ylva.page.evaluate(STATE)["parts"]["standing"]
    assert sorted(int(n) for n in ylva.find(".result .points").all_inner_texts()) == sorted(standing["scores"])
    expect(ylva.find(".result .won")).to_have_count(len(standing["winners"]))
    ylva.find("#check-dice").click()
    expect(ylva.find(".result .verdict")).to_have_attribute("data-fair", "true")
    ylva.page.keyboard.press("Escape")
    expect(ylva.find(".result")).to_have_count(0)
    expect(ylva.find(":is(.cm, .wh).scene")).to_be_visible()
    ylva.find("#result").click()
    expect(chart).to_be_visible()
    ylva.find("#see-board").click()
    expect(ylva.find(".result")).to_have_count(0)
