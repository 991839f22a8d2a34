"""A table in words: the picture is read out in the words of the viewer, whatever the window."""

import re
from pathlib import Path
from typing import Any

import pytest

from meadhall.text import say
from people import LARGE, SMALL, Visit, Visitor, expect, faults

pytestmark = pytest.mark.browser

PACK = Path(__file__).parents[2] / "examples" / "vikings-pack.toml"
SIZES = (LARGE, {"width": 1366, "height": 630}, {"width": 1024, "height": 600}, {"width": 768, "height": 1024}, SMALL)
RAGNAROK = {"ragnarok": True}
# Every mode, and every language among them.
MODES = {
    "base": ("fr", 2, {}),
    "ragnarok": ("ja", 2, RAGNAROK),
    "solo": ("en", 1, {"enemy_mat": "base_4"}),
    "solo ragnarok": ("ja", 1, {**RAGNAROK, "enemy_mat": "ragnarok_4"}),
}
# What is read of the picture and is neither a number nor one of the words.
FOREIGN = """(words) => {
    const known = new Set(words.map((word) => word.toLowerCase()));
    const walker = document.createTreeWalker(document.querySelector('.read'), NodeFilter.SHOW_TEXT);
    const found = new Set();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.data.trim().toLowerCase();
        if (text && !/^\\d+$/.test(text) && !known.has(text)) found.add(node.data.trim());
    }
    return [...found];
}"""
# Lines of the log about somebody that do not bear the sign of their seat.
UNSIGNED = """(name) => [...document.querySelectorAll('.line.event')]
    .filter((line) => line.textContent.trim().startsWith(name) && !line.querySelector('.emb'))
    .map((line) => line.textContent.trim())"""
# Ids where words should be: of a thing (region_1), or of a text that is missing (web-log).
RAW = re.compile(r"[a-z0-9]_[a-z0-9]|\b(?:web|vikings)-[a-z]|undefined|\[object")
# What does not fit: the page scrolls, the picture scrolls sideways or has no room, or a part reaches out of it.
FITS = """() => {
    const wrong = [], page = document.scrollingElement, read = document.querySelector('.read');
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) wrong.push('the page scrolls');
    if (read.scrollWidth > read.clientWidth) wrong.push('the picture scrolls sideways');
    if (read.clientHeight < innerHeight / 4) wrong.push(`the picture has ${read.clientHeight} of ${innerHeight}`);
    const box = read.getBoundingClientRect();
    for (const each of read.querySelectorAll('*')) {
        const isOut = each.getBoundingClientRect().right > box.right + 1;
        if (isOut && each.checkVisibility()) wrong.push(each.textContent);
    }
    for (const each of document.querySelectorAll('.prompt, .prompt > p, .opp')) {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push(each.className);
    }
    return wrong;
}"""


def words_of(visitor: Visitor, lang: str) -> list[str]:
    """All that can be read of the pictures of this table, in a language."""
    address = f"{visitor.url}/api/games/vikings/sheet?lang={lang}&table={visitor.table()}"
    told: Any = visitor.page.request.get(address).json()
    words = ["–"]

    def learn(field: Any) -> None:
        words.extend((field["label"], field["none"]))
        for each in field["inside"]:
            learn(each)

    for part in told["parts"]:
        words.append(part["label"])
        for field in part["fields"]:
            learn(field)
    for things in told["names"].values():
        for thing in things.values():
            if "seat" not in thing:
                words.extend((thing["name"], thing["sign"], *thing["says"]))
    names = visitor.find(".opp .nt").all_inner_texts()
    return [*words, *names, *(say(lang, "web-hidden", n=n) for n in range(20))]


def look(visitor: Visitor, words: list[str]) -> None:
    """See that all that is read is words."""
    expect(visitor.find(".read .part").first).to_be_visible()
    assert visitor.page.evaluate(FOREIGN, words) == []
    assert RAW.findall(visitor.find(".app").inner_text()) == []


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_is_played_from_words(visit: Visit, mode: str) -> None:
    lang, seats, options = MODES[mode]
    ylva = visit("Ylva", lang=lang, words=True)
    ylva.begin("vikings", seats, options)
    words = words_of(ylva, lang)
    count = 0
    while ylva.wait_for_turn_or_end() is not None:
        if count % 6 == 0:
            look(ylva, words)
        ylva.answer()
        count += 1
    assert count > 15
    expect(ylva.find(".result .scores li")).to_have_count(2 if seats == 1 else seats)  # alone: and the enemy
    look(ylva, words)
    assert ylva.page.evaluate(UNSIGNED, "Ylva") == []
    assert ylva.find(".read [data-part=enemy]").count() == (1 if seats == 1 else 0)
    if seats == 1:
        expect(ylva.find(".read [data-part=enemy] h2")).to_have_text(say(lang, "vikings-word-enemy"))
        expect(ylva.find("#rival .who b")).to_have_text(say(lang, "web-rival"))
        theirs, mine = (int(ylva.find(f".result {who} .points").inner_text()) for who in ("#rival", "li:not(#rival)"))
        winner = "li:not(#rival)" if mine > theirs else "#rival"  # [V-SOLO-36]
        expect(ylva.find(f".result {winner} small")).to_have_text(say(lang, "web-wins"))


@pytest.mark.parametrize(("lang", "options"), [("fr", {}), ("ja", RAGNAROK)])
def test_the_picture_fits_windows_of_any_size(visit: Visit, lang: str, options: dict[str, Any]) -> None:
    ylva = visit("Ylva", lang=lang, color_scheme="dark", words=True)
    ylva.begin("vikings", 4 if lang == "fr" else 1, options)
    wrong: dict[str, list[str]] = {}
    for k in range(13):
        assert ylva.wait_for_turn_or_end() is ylva
        if k % 3 == 0:
            for size in SIZES:
                ylva.page.set_viewport_size(size)  # type: ignore[arg-type]
                expect(ylva.find(".read .part").first).to_be_visible()
                found = ylva.page.evaluate(FITS)
                if found:
                    wrong[f"{size} {ylva.find('.prompt').get_attribute('data-step')}"] = found
        ylva.answer()
    assert wrong == {}


def test_a_card_tells_what_is_printed_on_it(visit: Visit) -> None:
    ylva = visit("Ylva", words=True)
    ylva.begin("vikings", 2, {})
    assert ylva.wait_for_turn_or_end() is ylva
    while ylva.find(".read .printed").count() == 0:  # nobody has cards before the first boats are out
        ylva.answer()
        ylva.wait_for_turn_or_end()
    assert "Leader Action" in ylva.find(".read .printed").first.inner_text()
    ylva.find(".read [data-part=gods] .thing").first.click()
    expect(ylva.find(".dialog .told")).to_contain_text("Boon")
    assert faults(ylva) == []
    ylva.page.keyboard.press("Escape")
    assert faults(ylva) == []


def test_on_a_phone_long_parts_are_folded_until_they_are_opened(visit: Visit) -> None:
    ylva = visit("Ylva", size=SMALL, has_touch=True, words=True)
    ylva.begin("vikings", 2, {})
    expect(ylva.find(".read [data-part=regions] .each")).to_be_hidden()
    ylva.find(".read [data-part=regions] summary").click()
    expect(ylva.find(".read [data-part=regions] .each")).to_be_visible()
    assert ylva.wait_for_turn_or_end() is ylva
    ylva.answer()
    expect(ylva.find(".read [data-part=regions] .each")).to_be_visible()  # it stays as it was left


def test_somebody_who_looks_on_sees_no_hand_and_changes_the_language(visit: Visit) -> None:
    ylva, guest = visit("Ylva", words=True), visit("Guest", lang="en", words=True)
    table = ylva.begin("vikings", 2, {})
    guest.go(f"/table/{table}")
    expect(guest.find(".read [data-part=players]")).to_have_count(1)
    expect(ylva.find(".read [data-part=players]")).to_have_count(2)
    look(guest, words_of(guest, "en"))
    guest.page.get_by_role("button", name="Settings").click()
    guest.find(".dialog .seg button", has_text="日本語").click()
    guest.page.keyboard.press("Escape")
    expect(guest.find(".read [data-part=gods] h2")).to_have_text("神々")
    look(guest, words_of(guest, "ja"))


def test_a_pack_gives_its_own_names(visit: Visit) -> None:
    ylva = visit("Ylva", lang="ja", words=True)
    ylva.begin("vikings", 4, {}, facts=PACK.read_text("utf-8"))
    words = words_of(ylva, "ja")
    assert "フリッガ" in words
    look(ylva, words)
