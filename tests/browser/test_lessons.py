"""Lessons in the browser: the whole game can be pressed, the lesson points at what it wants and says why."""

import pytest

from people import LARGE, SMALL, Visit, Visitor, expect

pytestmark = pytest.mark.browser

SEEN = "(node) => node.checkVisibility({ visibilityProperty: true })"
# What is pointed at on the scene, or in the list of answers where a game has none.
POINTED = f"""() => document.querySelector('.prompt p[aria-busy=true]') ? [] : [...document.querySelectorAll(
    document.querySelector('.scene') ? '.stage :is([data-wanted], [data-pointed])' : '.prompt [data-wanted]',
)].filter({SEEN})"""
DONE = "() => document.querySelector('.lesson.done') !== null"
MOST = 120  # presses
CORNER = {"x": 8, "y": 8}  # of a fight: in its middle lie the dice that were sent


def open_chapter(visitor: Visitor, game: str, chapter: str) -> None:
    """Begin a chapter from the hall."""
    visitor.choose_game(game)
    visitor.find("#learn").click()
    visitor.find(f"[data-chapter={chapter}]").click()
    expect(visitor.find(".lesson")).to_be_visible()


def press_what_is_pointed_at(visitor: Visitor) -> bool:
    """Press the first thing that the lesson points at; False when the chapter is done."""
    visitor.page.wait_for_function(f"() => ({DONE})() || ({POINTED})().length > 0")
    if visitor.page.evaluate(DONE):
        return False
    node = visitor.page.evaluate_handle(f"() => ({POINTED})()[0]").as_element()
    assert node is not None
    is_fight = "hit" in (node.get_attribute("class") or "").split()
    node.click(position=CORNER if is_fight else None)
    visitor.page.wait_for_timeout(20)
    return True


def follow_until(visitor: Visitor, selector: str) -> None:
    """Follow the lesson until something is on the page."""
    for _ in range(MOST):
        visitor.page.wait_for_function(f"() => ({POINTED})().length > 0")
        if visitor.find(selector).count() > 0:
            return
        press_what_is_pointed_at(visitor)
    raise AssertionError(selector)


def play_through(visitor: Visitor) -> int:
    """Follow the lesson to the end of the chapter; how many presses it took."""
    for count in range(MOST):
        if not press_what_is_pointed_at(visitor):
            return count
    raise AssertionError(visitor.find(".lesson").inner_text())


@pytest.mark.parametrize(
    ("game", "chapter", "size", "lang"),
    [
        ("champions", "fight", LARGE, "en"),
        ("champions", "voyage", SMALL, "ja"),
        ("walhalla", "ship", SMALL, "fr"),
        ("walhalla", "cards", LARGE, "ja"),
        ("vikings", "first_era", LARGE, "fr"),
    ],
)
def test_a_chapter_is_played_by_pressing_what_is_pointed_at(
    visit: Visit, game: str, chapter: str, size: dict[str, int], lang: str
) -> None:
    ylva = visit("Ylva", size=size, listed=False, lang=lang, has_touch=size == SMALL)
    open_chapter(ylva, game, chapter)
    assert play_through(ylva) >= 5
    expect(ylva.find(".lesson p").first).to_be_visible()


def test_dice_are_assigned_and_marked_as_in_the_game_and_what_is_not_wanted_says_why(visit: Visit) -> None:
    ylva = visit("Ylva", listed=False)
    open_chapter(ylva, "champions", "fight")
    ylva.find(".cm [data-place=stave_church]").click()  # one may go there, but the lesson wants something else
    soon = ylva.find(".lesson .soon")
    expect(soon).to_contain_text("Not that yet")
    expect(soon).to_contain_text("Troll")
    expect(ylva.find(".cm [data-place=stave_church].taken")).to_have_count(0)
    ylva.find(".cm [data-place=swordsmith]").click(
        force=True
    )  # taken: that is against the rules, and the rule says so
    expect(ylva.find(".cm [data-place=swordsmith] .reason")).to_be_visible()
    follow_until(ylva, ".cm .assign")
    swordsman, axeman = (ylva.find(f".idle .dbtn[aria-label*='{die}']").first for die in ("swordsman", "axeman"))
    axeman.click()
    ylva.find(".fight[data-target=draugr_left] .hit").click(position=CORNER)
    expect(soon).to_contain_text("Not that yet")
    expect(ylva.find(".fight[data-target=draugr_left] .dgrid .dbtn")).to_have_count(0)
    ylva.find(".fight[data-target=troll] .hit").click(position=CORNER)
    expect(ylva.find(".fight[data-target=troll] .dgrid .dbtn")).to_have_count(1)
    swordsman.click()
    ylva.find(".fight[data-target=draugr_left] .hit").click(position=CORNER)
    expect(ylva.find(".fight[data-target=draugr_left] .dgrid .dbtn")).to_have_count(1)
    ylva.find(".cm .pool [data-answer=done]").click()  # too few
    expect(soon).to_contain_text("Not that yet")
    follow_until(ylva, ".cm .rd[aria-pressed=true]")
    marked = ylva.find(".cm .rd[aria-pressed=true]")
    expect(marked).to_have_count(2)  # the blank ones
    free = ylva.find(".cm .rd.may[aria-pressed=false]")
    expect(free).to_have_count(2)
    look = (
        "(node) => { const { boxShadow, outlineStyle } = getComputedStyle(node); return boxShadow + outlineStyle; }"
    )
    assert marked.first.locator(".box").evaluate(look) != free.first.locator(".box").evaluate(look)
    label = marked.first.get_attribute("aria-label")
    marked.first.click()
    expect(marked).to_have_count(1)
    assert marked.first.get_attribute("aria-label") != label  # the pressed die is the one that was left
    ylva.find(".cm .doing [data-answer=reroll]").click()
    expect(soon).to_contain_text("Not that yet")
    assert play_through(ylva) > 0


def test_chapters_are_skipped_begun_again_and_ticked_when_they_are_done(visit: Visit) -> None:
    ylva = visit("Ylva", listed=False)
    open_chapter(ylva, "walhalla", "cards")
    first = ylva.table()
    press_what_is_pointed_at(ylva)
    ylva.find("#chapters").click()
    expect(ylva.find("[data-chapter]")).to_have_count(6)
    expect(ylva.find("[data-chapter=cards]")).to_have_attribute("aria-current", "step")
    ylva.find("#restart-chapter").click()
    ylva.page.wait_for_function("(table) => !location.pathname.includes(table)", arg=first)
    expect(ylva.find(".lesson .of")).to_contain_text("Step 1 of 4")
    play_through(ylva)
    ylva.find("#next-chapter").click()
    expect(ylva.find(".lesson .of")).to_contain_text("Peninsulas")
    ylva.find("#chapters").click()
    expect(ylva.find("[data-done]")).to_have_count(1)
    expect(ylva.find("[data-chapter=cards][data-done]")).to_be_visible()
    ylva.find("#skip-chapter").click()
    expect(ylva.find(".lesson .of")).to_contain_text("The end")
    ylva.find("#chapters").click()
    expect(ylva.find("#skip-chapter")).to_have_count(0)  # nothing comes after it
    ylva.find("#leave-lesson").click()
    expect(ylva.find("#learn")).to_be_visible()
