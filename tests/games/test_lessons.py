"""No lesson teaches a hopeless move: what it tells the learner to begin is won three times out of four at least."""

import random
from collections.abc import Iterator

import pytest

from meadhall import from_position
from meadhall.bots import bot
from meadhall.kernel.lessons import Lesson, LessonStep
from meadhall.kernel.matches.match import Match
from meadhall.registry import game as find_game

HOPE = 0.75
TRIES = 300
CHAMPIONS = find_game("champions")
WALHALLA = find_game("walhalla")


def fights(lesson: Lesson) -> Iterator[tuple[Match, LessonStep]]:
    """Every assignment of a chapter: the match in which it is given, and the step."""
    match = from_position(lesson.start, seed=lesson.seed)
    for step in lesson.steps:
        if step.seat == 0 and step.answers[0].startswith("send "):
            yield match, step
        for answer in step.answers:
            match.answer(step.seat, answer)


def slain_by_the_learner(match: Match, step: LessonStep, seed: int) -> set[str]:
    """Which enemies fall in this round if all is rolled anew and bots go on from the assignment."""
    again = from_position(match.position(), seed=seed)
    for answer in step.answers:
        again.answer(step.seat, answer)
    bots = [bot("greedy", seed + seat, again.game.id) for seat in range(again.seats)]
    begun = again.picture(0)["round"]
    while not again.over and again.picture(0)["round"] == begun:
        seat = again.asked[0]
        again.answer(seat, bots[seat].choose(again.view(seat), again.options(seat)))
    slain = (dict(event.arguments) for event in again.record() if event.kind == "enemy-slain")
    return {again.game.names["enemy"][told["enemy"]] for told in slain if told["seat"] == 0}


def enemy_at(match: Match, target: str) -> str:
    """Who is to be fought there."""
    position = match.position()
    if target.startswith("shore"):
        return str(position["shores"][int(target[-1]) - 1]["monster"])
    if target == "troll":
        return str(position["enemies"]["troll"])
    return str(position["enemies"]["draugr"][target == "draugr_right"])


@pytest.mark.unmeasured
@pytest.mark.parametrize("chapter", [lesson.id for lesson in CHAMPIONS.chapters_of_lesson()])
def test_every_fight_of_champions_that_a_lesson_begins_is_likely_to_be_won(chapter: str) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    for match, step in fights(CHAMPIONS.lessons()[chapter]):
        enemies = {enemy_at(match, answer.split()[1]) for answer in step.answers if answer.startswith("send ")}
        won = [slain_by_the_learner(match, step, seed + k) for k in range(TRIES)]
        for enemy in enemies:
            assert sum(enemy in each for each in won) / TRIES >= HOPE, (chapter, enemy)


def test_some_chapters_of_champions_fight() -> None:
    assert sum(1 for lesson in CHAMPIONS.chapters_of_lesson() for _ in fights(lesson)) >= 4


@pytest.mark.parametrize("chapter", [lesson.id for lesson in WALHALLA.chapters_of_lesson()])
def test_no_attack_of_walhalla_that_a_lesson_begins_can_be_beaten_off(chapter: str) -> None:
    lesson = WALHALLA.lessons()[chapter]
    match = from_position(lesson.start, seed=lesson.seed)
    for step in lesson.steps:
        for answer in step.answers:
            before = len(match.record())
            match.answer(step.seat, answer)
            begun = [
                event for event in match.record()[before:] if event.kind == "fight-begins" and event.doer(3) == 0
            ]
            assert not begun or answer.startswith("attack "), (chapter, answer)
