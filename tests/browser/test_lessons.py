"""Lessons in the browser: the whole game can be pressed, the lesson points at what it wants and says why."""

import pytest

from people import LARGE, SMALL, Visit, Visitor, expect

pytestmark = pytest.mark.browser

# What is pointed at on the scene; what lies beside it or under a tab is not there to be pressed.
POINTED = """() => {
    const seen = (node) => node.checkVisibility({ visibilityProperty: true });
    const all = [...document.querySelectorAll('.stage :is([data-wanted], [data-pointed])')].filter(seen);
    const node = all[0];
    if (!node || document.querySelector('.prompt p[aria-busy=true]')) return null;
    return { answer: node.dataset.answer ?? null, n: all.length };
}"""
DONE = "() => document.querySelector('.lesson.done') !== null"
STUCK = 400  # presses


def open_chapter(visitor: Visitor, game: str, chapter: str) -> None:
    """Begin a chapter from the hall."""
    visitor.choose_game(game)
    visitor.find("#learn").click()
    visitor.find(f"[data-chapter={chapter}]").click()
    expect(visitor.find(".lesson")).to_be_visible()


def press_what_is_pointed_at(visitor: Visitor) -> int:
    """Press whatever the lesson points at on the scene until the chapter is done; how many presses it took."""
    for count in range(STUCK):
        visitor.page.wait_for_function(f"() => ({DONE})() || ({POINTED})() !== null")
        if visitor.page.evaluate(DONE):
            return count
        visitor.find(".stage :is([data-wanted], [data-pointed]):visible").first.click()
        visitor.page.wait_for_timeout(20)
    raise AssertionError(visitor.find(".lesson").inner_text())


@pytest.mark.parametrize(
    ("game", "chapter", "size", "lang"),
    [
        ("champions", "fight", LARGE, "en"),
        ("walhalla", "first_attack", SMALL, "fr"),
    ],
)
def test_a_chapter_is_played_by_pressing_what_is_pointed_at(
    visit: Visit, game: str, chapter: str, size: dict[str, int], lang: str
) -> None:
    ylva = visit("Ylva", size=size, listed=False, lang=lang, has_touch=size == SMALL)
    open_chapter(ylva, game, chapter)
    assert press_what_is_pointed_at(ylva) >= 5
