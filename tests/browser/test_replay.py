"""A finished game is looked at again: step by step with its beats, by keys, by chapters and by its log."""

from collections.abc import Callable
from typing import Any

import pytest

from clients import Person, Server, wait_for
from people import GAMES, SMALL, Visit, Visitor, expect

pytestmark = pytest.mark.browser
Finished = Callable[[str], str]


@pytest.fixture(scope="module")
def finished(server: Server) -> Finished:
    """A function that names a game that bots have played to its end; each game is played once."""
    known: dict[str, str] = {}

    def play(game: str) -> str:
        if game not in known:
            person = Person(server)
            table = person.make_table(3, game=game, bots=[None, "greedy", "greedy"])
            person.sit(table, "Ylva")
            person.order(table, "begin")
            person.order(table, "leave")
            over = "the game does not end"
            wait_for(lambda: person.state(table)["parts"]["table"]["status"] == "over", over)
            known[game] = table
        return known[game]

    return play


def story_of(visitor: Visitor, table: str, eyes: str = "open") -> dict[str, Any]:
    """The story of a finished game."""
    told: dict[str, Any] = visitor.page.request.get(f"{visitor.url}/api/tables/{table}/story?seat={eyes}").json()
    return told


def is_at(visitor: Visitor, n: int) -> None:
    """Wait until the replay shows a moment."""
    expect(visitor.find(f".replay[data-n='{n}']")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_keys_lead_through_the_story(visit: Visit, finished: Finished, game: str) -> None:
    odd = visit("Odd")
    table = finished(game)
    story = story_of(odd, table)
    rounds, fights = (
        [each["n"] for each in story["chapters"] if each["kind"] == kind] for kind in ("round", "fight")
    )
    first = story["first"]
    odd.go(f"/table/{table}/replay")
    is_at(odd, first)
    keys = odd.page.keyboard
    for key, n in (
        ("ArrowRight", first + 1),
        ("ArrowLeft", first),
        ("Home", 0),
        ("]", rounds[0]),
        ("]", rounds[1]),
        ("[", rounds[0]),
        (".", next(n for n in fights if n > rounds[0])),
        ("End", story["of"]),
        (",", fights[-1] if fights[-1] < story["of"] else fights[-2]),
    ):
        keys.press(key)
        is_at(odd, n)
    keys.press("Space")
    expect(odd.find("#run")).to_have_attribute("aria-label", "Stop")
    keys.press("Space")
    expect(odd.find("#run")).to_have_attribute("aria-label", "Let it run")
    odd.find("#moment").fill("3")  # the slider keeps its own keys
    odd.find("#moment").press("Home")
    is_at(odd, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_line_and_a_chapter_lead_to_their_moment(visit: Visit, finished: Finished, game: str) -> None:
    odd = visit("Odd")
    table = finished(game)
    story = story_of(odd, table)
    odd.go(f"/table/{table}/replay")
    # What is told by another line, such as the second die of a throw, has none of its own.
    worded = [(k, each["number"]) for k, each in enumerate(story["lines"]) if each["text"]]
    expect(odd.find(".lines .line")).to_have_count(len(worded))
    line, n = worded[len(worded) // 2]
    odd.find(f".lines .line[data-line='{line}'] button").click()
    is_at(odd, n)
    expect(odd.find(".lines .line.now")).to_be_in_viewport()
    assert sum(number <= n for _, number in worded) == odd.find(".lines .line:not(.later)").count()
    fight = [each for each in story["chapters"] if each["kind"] == "fight"][-1]
    odd.find("#chapters").click()
    odd.find(".chapters .fight button").last.click()
    is_at(odd, fight["n"])
    expect(odd.find(".chapters")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_step_on_is_told_with_beats_and_a_jump_is_not(visit: Visit, finished: Finished, game: str) -> None:
    odd = visit("Odd", pace="full")
    table = finished(game)
    round_begins = [each["n"] for each in story_of(odd, table)["chapters"] if each["kind"] == "round"][1]
    odd.go(f"/table/{table}/replay?n={round_begins}")
    is_at(odd, round_begins)
    expect(odd.find(":is(.cm, .wh, .vk).scene")).to_be_visible()
    expect(odd.find(".beats")).to_have_count(0)
    odd.find("#back").click()
    is_at(odd, round_begins - 1)
    expect(odd.find(".beats")).to_have_count(0)
    odd.find("#on").click()
    expect(odd.find(".beats")).to_be_visible()
    odd.find("#back").click()
    expect(odd.find(".beats")).to_have_count(0)


def test_it_runs_at_the_speed_that_was_chosen_last(visit: Visit, finished: Finished) -> None:
    odd = visit("Odd")
    table = finished("champions")
    odd.go(f"/table/{table}/replay?n=20")
    odd.find("#speed").select_option(label="4×")
    odd.find("#run").click()
    is_at(odd, 23)
    odd.page.reload()
    expect(odd.find("#speed option:checked")).to_have_text("4×")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_scores_stand_above_and_the_log_is_a_sheet(visit: Visit, finished: Finished, game: str) -> None:
    odd = visit("Odd", size=SMALL, has_touch=True)
    table = finished(game)
    last = story_of(odd, table)["of"]
    odd.go(f"/table/{table}/replay?n={last}")
    is_at(odd, last)
    expect(odd.find(".opp .gl:visible")).to_have_count(3)
    expect(odd.find(".lines")).to_be_hidden()
    odd.find(".top .only-phone").click()
    expect(odd.find(".lines .line.now")).to_be_in_viewport()
    odd.find(".lines .line").first.click()
    expect(odd.find(".lines")).to_be_hidden()
    expect(odd.find(f".replay[data-n='{last}']")).to_have_count(0)


def test_with_everything_open_the_cards_of_all_are_seen(visit: Visit, finished: Finished) -> None:
    odd = visit("Odd")
    table = finished("walhalla")
    n = story_of(odd, table)["first"]
    for eyes, seen in (("open", True), ("spectator", False)):
        odd.go(f"/table/{table}/replay?n={n}&eyes={eyes}")
        expect(odd.find(".opp .summary")).to_have_count(3)
        assert (odd.find(".opp .summary .row > span[title]").count() > 0) == seen
