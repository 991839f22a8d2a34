"""A finished game looked at again: its whole log, its chapters, and what each pair of eyes sees at its moments."""

import random

import pytest

from about import ABOUT
from desk import Desk
from meadhall.kernel.engine.agenda import NO_SEAT
from meadhall.kernel.engine.views import ALL_EYES, SPECTATOR
from meadhall.registry import game as find_game
from meadhall.server.protocol import Line
from meadhall.server.tables.seen import see_moment, see_story

every_game = pytest.mark.parametrize("id", list(ABOUT))
HELD = {"champions": ("slain",), "walhalla": ("hand", "laid"), "vikings": ("hand", "kept", "favors")}


def finished(id: str) -> tuple[Desk, random.Random]:
    """A game played to its end at random; prints its seed."""
    seed = random.randrange(10**9)
    print("seed", seed)
    choice = random.Random(seed)
    desk = Desk(max(find_game(id).seats), choice.randbytes(32), game_id=id)
    for _ in desk.play(choice):
        pass
    return desk, choice


@every_game
def test_the_story_is_what_the_moments_tell(id: str) -> None:
    desk, choice = finished(id)
    for viewer in (ALL_EYES, SPECTATOR, *range(len(desk.table.seats))):
        story = see_story(desk.table, viewer, "fr")
        assert see_moment(desk.table, story.of, viewer, "fr").lines == story.lines
        for n in choice.sample(range(1, story.of), 5):
            assert_told_so_far(see_moment(desk.table, n, viewer, "fr").lines, story.lines, n)


def assert_told_so_far(told: list[Line], story: list[Line], n: int) -> None:
    """A moment tells what the story tells up to there; of a throw still in the air, the dice that have fallen."""
    so_far = [line for line in story if line.number <= n]
    assert [line.event for line in told] == [line.event for line in so_far]
    others = [k for k, (line, whole) in enumerate(zip(told, so_far, strict=True)) if line != whole]
    if others:
        (first,) = others
        rest = story[first + 1 : len(told) + 1]
        assert len(rest) == len(told) - first
        assert all(line.text == "" for line in rest), "the throw goes on in the next line of the story"


@every_game
def test_chapters_are_rounds_and_fights_and_the_first_moment_asks_somebody(id: str) -> None:
    desk, _ = finished(id)
    story = see_story(desk.table, SPECTATOR, "en")
    chapters = find_game(id).chapters
    for chapter in story.chapters:
        line = story.lines[chapter.line]
        assert line.event is not None
        assert chapters[line.event["kind"]] == chapter.kind
        assert chapter.n == line.number
    rounds = [chapter for chapter in story.chapters if chapter.kind == "round"]
    assert len(rounds) == {"champions": 8, "walhalla": 3, "vikings": 3}[id]
    assert set(chapters) <= {kind.name for kind in find_game(id).events.values()}
    match = desk.table.match
    assert match is not None
    assert all(seat == NO_SEAT for seat, _ in match.answers()[: story.first])
    assert see_moment(desk.table, story.first, SPECTATOR, "en").asked


@every_game
def test_all_eyes_see_what_every_seat_holds(id: str) -> None:
    desk, choice = finished(id)
    seats = range(len(desk.table.seats))
    story = see_story(desk.table, ALL_EYES, "en")
    for n in choice.sample(range(story.first, story.of), 4):
        open_players = see_moment(desk.table, n, ALL_EYES, "en").picture["players"]
        for seat in seats:
            own = see_moment(desk.table, n, seat, "en").picture["players"][seat]
            for thing in HELD[id]:
                assert open_players[seat][thing] == own[thing]
