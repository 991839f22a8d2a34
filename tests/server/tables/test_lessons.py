"""Lessons: real matches from positions, chapter by chapter, with everything explained."""

import random
from collections.abc import Iterator

import pytest

from clients import Person, Refused, Server, running
from meadhall import from_position, games
from meadhall.kernel.game import Game
from meadhall.kernel.lessons import Lesson, LessonStep, wanted_after
from meadhall.kernel.matches.match import Match
from meadhall.text import LANGUAGES, say

LESSONS = [(game, lesson) for game in games() for lesson in game.chapters_of_lesson()]
NAMES = [f"{game.id}-{lesson.id}" for game, lesson in LESSONS]
each_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here."""
    with running(tmp_path_factory.mktemp("server") / "lessons.sqlite3", "--limits", "open") as server:
        yield server


def begin(game: Game, lesson: Lesson) -> Match:
    return from_position(lesson.start, seed=lesson.seed)


@each_lesson
def test_every_step_is_legal_and_explained_in_three_languages(game: Game, lesson: Lesson) -> None:
    match = begin(game, lesson)
    for step in lesson.steps:
        for answer in step.answers:
            assert step.seat in match.asked, (step, match.prompt("en"))
            assert match.why_not(step.seat, answer) is None, step
            match.answer(step.seat, answer)
        assert bool(step.text) == (step.seat == 0), step
        if step.text:
            assert len({say(lang, step.text) for lang in LANGUAGES}) == len(LANGUAGES)
    titles = {say(lang, f"{game.id}-lesson-title-{lesson.id}") for lang in LANGUAGES}
    assert len(titles) > 1
    assert match.game is game


def test_the_chapters_of_a_game_are_numbered_from_one() -> None:
    for game in games():
        assert [lesson.chapter for lesson in game.chapters_of_lesson()] == list(
            range(1, len(game.chapters_of_lesson()) + 1)
        )


def test_answers_of_one_step_are_taken_in_any_order_but_the_last_comes_last() -> None:
    steps = (LessonStep(0, ("a", "b", "b", "done"), "t"), LessonStep(1, ("c",), ""), LessonStep(0, ("d",), "u"))
    lesson = Lesson("x", 1, {}, "seed", steps)
    wanted = wanted_after(lesson, [(0, "b")])
    assert wanted is not None
    assert (sorted(wanted.now), wanted.then, wanted.text, wanted.step) == (["a", "b"], "done", "t", 1)
    wanted = wanted_after(lesson, [(0, "b"), (0, "b"), (0, "a")])
    assert wanted is not None
    assert (wanted.now, wanted.then) == (("done",), None)
    after = wanted_after(lesson, [(0, "b"), (0, "a"), (0, "b"), (0, "done")])
    assert after is not None
    assert (after.seat, after.now, after.text, after.step) == (1, ("c",), "u", 2)
    assert wanted_after(lesson, [(0, "b"), (0, "done")]) is None  # its path was left
    assert wanted_after(lesson, [(0, "a"), (0, "b"), (0, "b"), (0, "done"), (1, "c"), (0, "d")]) is None


@each_lesson
def test_a_lesson_asks_as_the_game_does_and_says_why_it_wants_something_else(
    server: Server, game: Game, lesson: Lesson
) -> None:
    lang = LANGUAGES[LESSONS.index((game, lesson)) % len(LANGUAGES)]
    luck = random.Random(lesson.id)
    ylva = Person(server)
    table = ylva.make_table(2, game=game.id, lesson=lesson.id)
    ylva.sit(table, "Ylva")
    ylva.order(table, "begin")
    line = ylva.connect(table, lang=lang)
    given, refusals = 0, 0
    while True:
        while not line.is_asked() and not (line.parts.get("standing") or {}).get("over"):
            line.hear()
        told, question = line.parts["lesson"], line.parts["question"]
        if not told:
            break
        assert told["text"]
        wanted = told["wanted"]
        offered = [option["answer"] for option in question["options"]]
        assert set(wanted) <= set(offered)
        for answer in luck.sample(offered, min(2, len(offered))):
            if answer in wanted:
                continue
            refused = line.order("answer", decision=question["decision"], answer=answer)
            assert (refused["code"], refused["text"]) == ("lesson", told["not_yet"])
            assert told["text"] in refused["text"]
            refusals += 1
        chosen = luck.choice(wanted)
        reply = line.order("answer", decision=question["decision"], answer=chosen)
        if reply["type"] == "refused":  # some questions have an order: what is left is said
            assert reply["code"] == "lesson"
            chosen = next(each for each in offered if each in wanted)
            reply = line.order("answer", decision=question["decision"], answer=chosen)
        assert reply["type"] == "accepted"
        while line.number < reply["number"]:
            line.hear()
        given += 1
    assert given == sum(len(step.answers) for step in lesson.steps if step.seat == 0)
    assert refusals > 0
    assert line.parts["table"]["lesson"] == lesson.id
    if not line.parts["standing"]["over"]:
        assert (
            line.order("answer", decision=line.parts["question"]["decision"], answer="nonsense")["code"] != "lesson"
        )


def test_there_is_no_such_lesson(server: Server) -> None:
    with pytest.raises(Refused) as refused:
        Person(server).make_table(2, lesson="second_steps")
    assert refused.value.code == "bad-option"
