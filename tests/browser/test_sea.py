"""The drawn sea of Tiny Epic Vikings: whatever may be answered is pressed where it belongs."""

import random
import re
import secrets
from typing import Any

import pytest

from people import LARGE, SMALL, Visit, Visitor, expect, faults, tab_to
from test_scene import QUESTION, STATE

pytestmark = pytest.mark.browser

RAGNAROK = {"ragnarok": True}
TABLET = {"width": 820, "height": 1180}
LAPTOP = {"width": 1366, "height": 630}
# Every mode: language, seats, options, and the window.
MODES: dict[str, tuple[str, int, dict[str, Any], dict[str, int]]] = {
    "base for four": ("en", 4, {}, LARGE),
    "Ragnarok for three": ("ja", 3, RAGNAROK, SMALL),
    "base for two": ("fr", 2, {}, TABLET),
    "base alone": ("fr", 1, {"enemy_mat": "base_2"}, LAPTOP),
    "Ragnarok alone": ("en", 1, {**RAGNAROK, "enemy_mat": "ragnarok_1"}, SMALL),
}
SETTLED = """(decision) => document.querySelector('.prompt').dataset.decision === String(decision)
    && document.querySelector('.prompt p').getAttribute('aria-busy') === 'false'
    && document.querySelector('.vk.scene .paper') !== null"""
# The answers that can be given from what is seen, under any tab: by one press, by several, or by a mix.
ON_THE_SCENE = """async () => {
    const found = new Set();
    const look = () => {
        for (const each of document.querySelectorAll('.vk [data-leads]'))
            if (each.checkVisibility()) each.dataset.leads.split('|').forEach((answer) => found.add(answer));
        for (const each of document.querySelectorAll('.vk [data-answer]'))
            if (each.checkVisibility()) found.add(each.dataset.answer);
    };
    look();
    for (const tab of document.querySelectorAll('.vk .tabs button')) {
        if (!tab.checkVisibility()) continue;
        tab.click();
        await new Promise(requestAnimationFrame);
        look();
    }
    return [...found];
}"""
# Presses what leads to an answer, in the order in which the answer names it.
PRESS = """async (answer) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const before = document.querySelector('.prompt').dataset.decision;
    const isDone = () => document.querySelector('.prompt').dataset.decision !== before
        || document.querySelector('.prompt p').getAttribute('aria-busy') === 'true';
    const given = () => [...document.querySelectorAll('.vk [data-answer]')]
        .find((each) => each.checkVisibility() && each.dataset.answer === answer);
    const pressed = new Set();
    for (let n = 0; n < 12; n++) {
        if (given()) { given().click(); await frame(); return 'given'; }
        const tabs = [...document.querySelectorAll('.vk .tabs button')].filter((tab) => tab.checkVisibility());
        let next;
        for (const tab of [null, ...tabs]) {
            if (tab) { tab.click(); await frame(); }
            next = [...document.querySelectorAll('.vk .lit[data-leads]')]
                .filter((each) => each.checkVisibility() && !pressed.has(each.dataset.place))
                .filter((each) => each.dataset.leads.split('|').includes(answer))
                .sort((a, b) => answer.indexOf(a.dataset.place) - answer.indexOf(b.dataset.place))[0];
            if (next) break;
        }
        if (!next) return `nothing lit leads to ${answer} after ${[...pressed]}`;
        pressed.add(next.dataset.place);
        next.click();
        await frame();
        if (isDone()) return 'given';
    }
    return 'pressed too often';
}"""
MIX = """async (wanted) => {
    const frame = () => new Promise(requestAnimationFrame);
    for (const [thing, n] of Object.entries(wanted))
        for (let k = 0; k < n; k++) { document.querySelector(`.vk [data-add=${thing}]`).click(); await frame(); }
    document.querySelector('.vk [data-take]').click();
}"""


def question_of(visitor: Visitor) -> dict[str, Any] | None:
    """What is asked of this one now, once it is on the page; None when the game is over."""
    question: dict[str, Any] | None = visitor.page.evaluate(QUESTION)
    if question is not None:
        visitor.page.wait_for_function(SETTLED, arg=question["decision"])
    return question


def asked(visitor: Visitor) -> dict[str, Any]:
    """What is asked of this one, in a game that is not over."""
    question = question_of(visitor)
    assert question is not None
    return question


def press(visitor: Visitor, option: dict[str, Any]) -> None:
    """Give an answer by pressing what leads to it."""
    before = visitor.find(".prompt").get_attribute("data-decision")
    if option["verb"] == "harvest":
        wanted = {thing: int(option["objects"][f"{thing}_n"]) for thing in ("wood", "food", "steel")}
        visitor.page.evaluate(MIX, wanted)
    else:
        assert visitor.page.evaluate(PRESS, option["answer"]) == "given"
    moved = "(before) => document.querySelector('.prompt').dataset.decision !== before"
    visitor.page.wait_for_function(moved, arg=before)


@pytest.mark.parametrize("mode", MODES)
def test_every_answer_of_a_whole_game_is_pressed_on_the_sea(visit: Visit, mode: str) -> None:
    lang, seats, options, size = MODES[mode]
    seed = random.randrange(10**6)
    print("seed", seed)
    choice = random.Random(seed)
    touch = size in (SMALL, TABLET)
    ylva = visit(
        "Ylva", lang=lang, size=size, listed=False, has_touch=touch, color_scheme="dark" if touch else "light"
    )
    ylva.begin("vikings", seats, options)
    steps: set[str] = set()
    while (question := question_of(ylva)) is not None:
        offered = {option["answer"]: option for option in question["options"]}
        mixes = {answer for answer, option in offered.items() if option["verb"] == "harvest"}
        assert set(offered) - mixes <= set(ylva.page.evaluate(ON_THE_SCENE)), question["step"]
        if question["step"] not in steps:
            assert faults(ylva) == [], question["step"]
        steps.add(question["step"])
        press(ylva, offered[choice.choice(sorted(offered))])
    assert {"PlaceFirstBoat", "DraftCard", "PlayCard"} <= steps
    expect(ylva.find(".result .scores li")).to_have_count(2 if seats == 1 else seats)  # alone: and the enemy


def test_two_people_draft_at_the_same_time_and_neither_sees_what_the_other_keeps(visit: Visit) -> None:
    ylva, bo = visit("Ylva", listed=False), visit("Bo", listed=False)
    ask = ylva.page.request
    ylva.go("/")
    table = str(ask.post(f"{ylva.url}/api/tables", data={"game": "vikings", "seats": 2}).json()["table"])
    for each in (ylva, bo):
        each.go("/")
        sat = each.page.request.post(
            f"{each.url}/api/tables/{table}/sit", data={"name": each.name, "contribution": "00"}
        )
        assert sat.ok
    assert ask.post(f"{ylva.url}/api/tables/{table}/orders", data={"type": "begin", "key": secrets.token_hex(8)}).ok
    for each in (ylva, bo):
        each.go(f"/table/{table}")
    for _ in range(2):  # the first boats
        for each in (ylva, bo):
            question = each.page.evaluate(STATE)["parts"]["question"]
            if question and question["options"] and question["step"] == "PlaceFirstBoat":
                press(each, asked(each)["options"][0])
    kept = {}
    for each in (ylva, bo):
        question = asked(each)
        assert question["step"] == "DraftCard"
        expect(each.find(".vk .draft li")).to_have_count(len(question["options"]))
        kept[each.name] = question["options"][0]["objects"]["card"]
    press(ylva, next(o for o in asked(ylva)["options"] if o["objects"]["card"] == kept["Ylva"]))
    expect(ylva.find(".vk .draft")).to_have_count(0)
    other = ylva.page.evaluate(STATE)["parts"]["picture"]["players"]
    assert [player["hand"] is None for player in other].count(True) == 1
    assert bo.find(f".vk [data-place={kept['Ylva']}]").count() == 0
    press(bo, asked(bo)["options"][0])
    for each in (ylva, bo):
        expect(each.find(".vk .draft h3")).to_have_count(1)  # what was kept lies below the next hand


def test_cards_are_drafted_and_played_with_the_keyboard_alone(visit: Visit) -> None:
    ylva = visit("Ylva", listed=False)
    ylva.begin("vikings", 2, {})
    played = 0
    while played < 2:
        question = question_of(ylva)
        assert question is not None
        before = question["decision"]
        if question["step"] == "PlayCard":
            played += 1
        where = ".vk [data-take]" if question["step"] == "HarvestSome" else ".vk :is(.lit, [data-answer])"
        if question["step"] == "HarvestSome":
            for _ in range(20):
                if not ylva.find(".vk [data-add]:not(:disabled)").count():
                    break
                tab_to(ylva, ".vk [data-add]:not(:disabled)")
                ylva.page.keyboard.press("Enter")
        tab_to(ylva, where)
        ylva.page.keyboard.press("Enter")
        if ylva.find("[data-strip=choosing] [data-answer]").count():
            tab_to(ylva, "[data-strip=choosing] [data-answer]")
            ylva.page.keyboard.press("Enter")
        elif ylva.find(".vk .from").count() and ylva.find(".prompt").get_attribute("data-decision") == str(before):
            tab_to(ylva, ".vk .lit:not(.from)")
            ylva.page.keyboard.press("Enter")
        moved = "(before) => document.querySelector('.prompt').dataset.decision !== String(before)"
        ylva.page.wait_for_function(moved, arg=before)


def test_a_place_that_cannot_be_reached_says_why_with_its_rule(visit: Visit) -> None:
    ylva = visit("Ylva", listed=False)
    ylva.begin("vikings", 2, {})
    dark = ylva.find(".vk .fjord:not(.lit)")
    while (question := asked(ylva))["step"] != "SailOn" or dark.count() == 0:
        options = question["options"]
        cards = [option for option in options if option["verb"] == "play"]
        sails = [
            card
            for card in cards
            if "sail" in ylva.find(f".vk .tray [data-place={card['objects']['card']}] .leads").inner_text().lower()
        ]
        boats = [option for option in options if option["verb"].startswith("sail_")]
        press(ylva, (sails or boats or cards or options)[0])
    before = ylva.decision()
    dark.first.click()
    reason = ylva.find("[data-strip=reason]")
    expect(reason).to_contain_text(re.compile(r"V-[A-Z]+-\d+"))
    assert len(reason.inner_text()) > len("V-SAIL-1") + 10
    assert ylva.decision() == before


def test_a_card_asks_what_it_is_for_and_a_region_tells_about_itself(visit: Visit) -> None:
    ylva = visit("Ylva", listed=False)
    ylva.begin("vikings", 2, {})
    while (question := asked(ylva))["step"] != "PlayCard":
        press(ylva, question["options"][0])
    ylva.find(".vk .region").first.click()
    expect(ylva.find("dialog[open]")).to_contain_text(re.compile("influence|rune"))
    ylva.page.keyboard.press("Escape")
    ylva.find(".vk .tray .card.lit").first.click()
    expect(ylva.find("[data-strip=choosing] [data-answer]").first).to_be_visible()
    ylva.page.keyboard.press("Escape")
    expect(ylva.find("[data-strip=choosing]")).to_have_count(0)


def test_the_table_is_read_out_for_whoever_wants_words(visit: Visit) -> None:
    ylva = visit("Ylva", listed=False)
    ylva.begin("vikings", 2, {})
    expect(ylva.find(".vk.scene")).to_be_visible()
    ylva.page.get_by_role("button", name="Settings").click()
    ylva.page.get_by_role("switch", name="Table in words").click()
    ylva.page.keyboard.press("Escape")
    expect(ylva.find(".read .part").first).to_be_visible()
    ylva.page.reload()
    expect(ylva.find(".read .part").first).to_be_visible()
