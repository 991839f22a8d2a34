"""The page itself: after the game, in every language, without a mouse, for everybody, on every screen."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

from clients import Person, Server, wait_for
from people import GAMES, LARGE, OPEN, SMALL, Visit, expect, faults, tab_to
from programs import japanese, needed

pytestmark = pytest.mark.browser
# What does not fit the screen, and what cannot be touched.
FITS = """() => {
  const wrong = [];
  const page = document.scrollingElement;
  const shown = '.opp, .quay, .me, .prompt, .prompt .choice, .prompt .answers-toggle, .prompt .undo';
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) wrong.push('the page scrolls');
  for (const each of document.querySelectorAll(shown)) {
    const box = each.getBoundingClientRect();
    const name = each.className + ' ' + each.textContent.trim().slice(0, 30);
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    if (!inside) wrong.push(name + ' is outside');
    const least = matchMedia('(pointer: coarse)').matches ? 44 : 24; // pixels: by touch, by mouse
    if (each.matches('button') && Math.min(box.height, box.width) < least) wrong.push(name + ' is too small');
  }
  // What is drawn smaller on a board reaches further than it is seen.
  const touched = '.wh :is([data-answer], [data-pick], [data-turn])';
  for (const each of innerWidth < 700 ? document.querySelectorAll(touched) : []) {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const around = [[x, y], [x - 21, y], [x + 21, y], [x, y - 21], [x, y + 21]];
    const isOwn = ([x, y]) => each.contains(document.elementFromPoint(Math.min(Math.max(x, 1), innerWidth - 1), y));
    const name = each.ariaLabel ?? each.textContent;
    if (each.checkVisibility() && !around.every(isOwn)) wrong.push(name + ' is too small to touch');
  }
  return wrong;
}"""


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A game that bots have played to its end."""
    person = Person(server)
    table = person.make_table(2, bots=[None, "greedy"])
    person.sit(table, "Ylva")
    person.order(table, "begin")
    person.order(table, "leave")
    wait_for(lambda: person.state(table)["parts"]["table"]["status"] == "over", "the game does not end")
    return table


# --- after the game ---------------------------------------------------------------------------------------


def test_a_finished_game_is_replayed_through_anybodys_eyes(visit: Visit, finished: str) -> None:
    odd = visit("Odd")
    odd.go(f"/table/{finished}/replay")
    expect(odd.find(".prompt p")).to_contain_text("decide")  # not at the empty table
    first = int(odd.find("#moment").input_value())
    odd.find("#on").click()
    expect(odd.find(".prompt small")).to_contain_text(f"Moment {first + 1} of")
    last = str(odd.find("#moment").get_attribute("max"))
    odd.find("#moment").fill(last)
    expect(odd.find(".prompt p")).to_contain_text("The game is over")
    expect(odd.find(".lines .line.later")).to_have_count(0)
    odd.find("#moment").fill("5")
    expect(odd.find(".prompt small")).to_contain_text("Moment 5 of")
    expect(odd.find(".lines .line.later")).not_to_have_count(0)
    expect(odd.find(".opp .sum")).to_have_count(2)  # everything is open: nobody's own board is drawn
    expect(odd.find(".prompt p")).not_to_contain_text("your turn")
    for eyes in ("spectator", "0", "1", "open"):
        odd.find("#eyes").select_option(eyes)
        odd.page.wait_for_url(f"**/table/{finished}/replay?n=5&eyes={eyes}")
        expect(odd.find(".stage")).not_to_be_empty()


def test_a_link_leads_to_one_moment(visit: Visit, finished: str) -> None:
    odd = visit("Odd")
    odd.go(f"/table/{finished}/replay?n=7&eyes=1")
    expect(odd.find(".prompt small")).to_contain_text("Moment 7 of")
    expect(odd.find("#eyes")).to_have_value("1")


def test_the_result_can_be_saved_checked_and_played_again(visit: Visit, finished: str, tmp_path: Path) -> None:
    odd = visit("Odd")
    odd.go(f"/table/{finished}")
    expect(odd.find(".result")).to_be_visible()  # by itself
    for save in ("#download", "#save-report"):
        with odd.page.expect_download() as saving:
            odd.find(save).click()
        assert finished in saving.value.suggested_filename
    with odd.page.expect_download() as saving:
        odd.find("#download").click()
    saving.value.save_as(tmp_path / "match.json")
    assert json.loads((tmp_path / "match.json").read_text("utf-8"))["game"] == "champions"
    with odd.page.expect_download() as saving:
        odd.page.get_by_role("button", name="Save a problem report").click()
    saving.value.save_as(tmp_path / "report.json")
    assert json.loads((tmp_path / "report.json").read_text("utf-8"))["view"]["table"]["id"] == finished
    odd.find("#check-dice").click()
    expect(odd.find(".verdict")).to_have_attribute("data-fair", "true")


def test_a_forged_die_is_found_out(visit: Visit, finished: str) -> None:
    odd = visit("Odd")

    def forge(route: Route) -> None:
        shown = route.fetch().json()
        roll = next(each for each in shown["rolls"] if each["outcomes"] > 1)
        roll["picked"] = (roll["picked"] + 1) % roll["outcomes"]
        route.fulfill(json=shown)

    odd.page.route("**/dice?*", forge)
    odd.go(f"/table/{finished}")
    odd.see_result()
    odd.find("#check-dice").click()
    expect(odd.find(".verdict")).to_have_attribute("data-fair", "false")


def test_the_same_people_play_again(visit: Visit) -> None:
    ylva = visit("Ylva")
    table = ylva.play_now()
    assert ylva.wait_for_turn_or_end() is ylva
    ylva.find(".opp.own .menu").click()
    ylva.find(".hand-over").first.click()
    expect(ylva.find("#rematch")).to_be_visible()
    ylva.go("/")
    ylva.find(f'#finished a[href="/table/{table}"]').click()  # though the table was not open to everybody
    ylva.find("#rematch").click()
    ylva.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(ylva.find(".app .prompt")).to_be_visible()
    assert ylva.wait_for_turn_or_end() is ylva


# --- languages ----------------------------------------------------------------------------------------------

WORDS = {
    "en": ("Play now", "The game begins."),
    "fr": ("Jouer maintenant", "La partie commence."),
    "ja": ("すぐに遊ぶ", "ゲーム"),
}


@pytest.mark.parametrize("lang", WORDS)
def test_the_page_speaks_the_language_of_the_browser(visit: Visit, lang: str) -> None:
    ylva = visit("Ylva", lang=lang)
    ylva.go("/")
    expect(ylva.find("#play-now")).to_have_text(WORDS[lang][0])
    expect(ylva.find("html")).to_have_attribute("lang", lang)
    for game in GAMES:
        ylva.play_now(game)
        assert ylva.wait_for_turn_or_end() is ylva
        assert not re.search(
            rf"\b(web|{game})-", ylva.find("body").inner_text()
        )  # a text that is missing shows its id


def test_the_language_is_changed_in_the_middle_of_a_game(visit: Visit) -> None:
    ylva = visit("Ylva")
    ylva.play_now()
    assert ylva.wait_for_turn_or_end() is ylva
    expect(ylva.find(".line.table:not(:last-child)").last).to_contain_text("takes a seat")
    ylva.page.get_by_role("button", name="Settings").click()
    ylva.find(".dialog .seg button", has_text="日本語").click()
    expect(ylva.find(".prompt p")).to_contain_text(re.compile("[ぁ-ん]"))
    ylva.page.keyboard.press("Escape")
    expect(ylva.find(".line.table:not(:last-child)").last).to_contain_text(re.compile("[ぁ-ん]"))
    expect(ylva.find(".prompt .choice").first).to_contain_text(re.compile("[ぁ-んァ-ン]"))
    ylva.answer()


def test_the_pace_is_made_faster_and_stays_so(visit: Visit) -> None:
    ylva = visit("Ylva")
    ylva.go("/")
    ylva.page.get_by_role("button", name="Settings").click()
    expect(ylva.find("#pace [aria-pressed=true]")).to_have_text("Not at all")
    ylva.find("#pace button", has_text="Quickly").click()
    ylva.go("/")
    ylva.page.get_by_role("button", name="Settings").click()
    expect(ylva.find("#pace [aria-pressed=true]")).to_have_text("Quickly")


# --- without a mouse, and for everybody ---------------------------------------------------------------------


def test_a_game_is_begun_and_played_with_the_keyboard_alone(visit: Visit) -> None:
    ylva = visit("Ylva", listed=False)
    ylva.go("/")
    expect(ylva.find("#play-now")).to_be_enabled()
    tab_to(ylva, "#play-now")
    ylva.page.keyboard.press("Enter")
    for _ in range(8):
        expect(ylva.find(".prompt:not(.wait)")).to_be_visible()
        toggle = ylva.find(".answers-toggle[aria-expanded=false]")
        if toggle.count() > 0:
            tab_to(ylva, ".answers-toggle")
            ylva.page.keyboard.press("Enter")
        expect(ylva.find(OPEN).first).to_be_visible()
        decision = ylva.decision()
        tab_to(ylva, ".prompt .choice")
        ylva.page.keyboard.press("1")
        expect(ylva.find(f'.prompt[data-decision="{decision}"]')).to_have_count(0)
    tab_to(ylva, "[aria-label=Rulebook]")
    ylva.page.keyboard.press("Enter")
    expect(ylva.find(".rulebook input")).to_be_focused()
    ylva.page.keyboard.type("worker")
    expect(ylva.find(".rules .rule").first).to_contain_text("worker")
    ylva.page.keyboard.press("Escape")
    expect(ylva.find(".rulebook")).to_have_count(0)


def test_escape_closes_the_list_of_answers(visit: Visit) -> None:
    ylva = visit("Ylva", listed=False)
    ylva.play_now()
    for _ in range(30):
        expect(ylva.find(".prompt:not(.wait) p[aria-busy=false]")).to_be_visible()
        if ylva.find(".answers-toggle").count() > 0:
            break
        ylva.answer()
    ylva.find(".answers-toggle").click()
    expect(ylva.find("#answers")).to_be_visible()
    ylva.find("#answers .choice").first.focus()
    ylva.page.keyboard.press("Escape")
    expect(ylva.find("#answers")).to_have_count(0)
    expect(ylva.find(".answers-toggle")).to_be_focused()


def test_the_number_of_a_rule_opens_the_rulebook_there(visit: Visit) -> None:
    ylva = visit("Ylva")
    ylva.play_now()
    assert ylva.wait_for_turn_or_end() is ylva
    button = ylva.find(".prompt .rule")
    rule = button.inner_text()
    button.click()
    expect(ylva.find(".rules .marked b")).to_have_text(rule)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_on_the_pages_keeps_people_out(visit: Visit, finished: str, scheme: str) -> None:
    ylva = visit("Ylva", color_scheme=scheme)
    ylva.go("/")
    expect(ylva.find("#play-now")).to_be_enabled()
    ylva.find("#setup").click()
    expect(ylva.find("#open-table")).to_be_visible()
    found = {"hall": faults(ylva)}
    ylva.find("#open-table").click()
    expect(ylva.find(".seatlist")).to_be_visible()
    found["waiting room"] = faults(ylva)
    ylva.play_now()
    assert ylva.wait_for_turn_or_end() is ylva
    found["table"] = faults(ylva)
    ylva.page.get_by_role("button", name="Settings").click()
    found["settings"] = faults(ylva)
    ylva.go(f"/table/{finished}")
    ylva.see_result()
    found["end"] = faults(ylva)
    ylva.go(f"/table/{finished}/replay?n=9")
    expect(ylva.find("#moment")).to_be_visible()
    found["replay"] = faults(ylva)
    assert {page: faults for page, faults in found.items() if faults} == {}


# --- screens --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["phone", "desk"])
def test_what_is_asked_fits_the_screen(visit: Visit, size: dict[str, int], game: str) -> None:
    ylva = visit("Ylva", size=size, listed=False, has_touch=size is SMALL)
    ylva.play_now(game)
    for _ in range(12):
        expect(ylva.find(".prompt:not(.wait) p[aria-busy=false]")).to_be_visible()
        if ylva.find(".answers-toggle[aria-expanded=true]").count() > 0:
            ylva.find(".answers-toggle").click()  # the list of answers lies over the board
        assert ylva.page.evaluate(FITS) == []
        if ylva.find(".answers-toggle[aria-expanded=false]").count() > 0:
            ylva.find(".answers-toggle").click()
        expect(ylva.find(OPEN).first).to_be_visible()
        ylva.answer()


@pytest.mark.parametrize("game", GAMES)
def test_without_its_scene_a_game_is_played_with_the_list_of_answers(visit: Visit, game: str) -> None:
    ylva = visit("Ylva", listed=False)
    ylva.page.route(re.compile(rf"/assets/{game}-[^/]*\.js$"), lambda route: route.abort())
    ylva.play_now(game)
    expect(ylva.find(".picture").first).to_be_visible()
    for _ in range(3):
        assert ylva.wait_for_turn_or_end() is ylva
        ylva.answer()


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    ylva = visit("Ylva")
    for path in ("/table/abcdefghijkl", "/table/x", "/table/abcdefghijkl/replay"):
        ylva.go(path)
        expect(ylva.page.get_by_role("alert")).to_be_visible()
        expect(ylva.page.get_by_role("heading")).to_have_text("There is nothing here")


OVERFLOWING = "(all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.innerText)"


def test_japanese_is_drawn_in_letters_not_in_boxes(browser: Browser) -> None:
    """What tests measure of Japanese lines means something."""
    needed(japanese)
    page = browser.new_page(locale="ja")
    pictures = set()
    for letter in "遊戯王":
        page.set_content(f"<html lang='ja'><p id='letter'>{letter}")
        pictures.add(page.locator("#letter").screenshot())
    page.close()
    assert len(pictures) == 3


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_the_buttons_of_the_hall_have_room_for_their_words_on_a_phone(visit: Visit, lang: str) -> None:
    ylva = visit(lang=lang, size=SMALL)
    ylva.choose_game("walhalla")
    expect(ylva.find(".go .btn")).to_have_count(3)
    assert ylva.find(".go .btn").evaluate_all(OVERFLOWING) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["phone", "desk"])
def test_a_long_name_leaves_room_for_the_points(visit: Visit, size: dict[str, int], game: str) -> None:
    wolf = visit("Wolfgang-Maximilian von Hohenzollern-Lo", size=size)
    wolf.play_now(game)
    boxes = wolf.find(".opp .gl").evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().right)")
    assert len(boxes) > 1
    assert max(boxes) <= size["width"]


@pytest.mark.parametrize("window", [(800, 600), (844, 390), (1366, 600)])
def test_a_low_window_keeps_fields_that_can_be_read(visit: Visit, window: tuple[int, int]) -> None:
    ylva = visit(size={"width": window[0], "height": window[1]})
    ylva.play_now("walhalla")
    expect(ylva.find(".wh .board .field").first).to_be_visible()
    heights = "(all) => all.map((each) => each.getBoundingClientRect().height)"
    assert min(ylva.find(".wh .board .field").evaluate_all(heights)) >= 20
