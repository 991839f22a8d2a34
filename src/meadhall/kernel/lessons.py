"""Lessons: chapters that teach a game, each a position, dice that always fall alike, and the answers to give."""

from collections.abc import Iterable
from typing import NamedTuple


class LessonStep(NamedTuple):
    """What one seat does at one point, and the text that explains it (empty for what others do).

    Several answers are given in any order, but the last of them comes last: it ends what the others began.
    """

    seat: int
    answers: tuple[str, ...]
    text: str


class Lesson(NamedTuple):
    """One chapter. After its last step the game goes on like any other.

    Chapters are offered by their number; one without is offered no more, but its old tables go on.
    """

    id: str
    chapter: int | None
    start: dict[str, object]
    seed: str
    steps: tuple[LessonStep, ...]

    @property
    def explained(self) -> int:
        """How many steps the learner takes."""
        return sum(1 for step in self.steps if step.text)


class Wanted(NamedTuple):
    """What a lesson wants next: the answers to be given now in any order, and the one that must follow on them."""

    seat: int
    now: tuple[str, ...]
    then: str | None
    text: str  # that explains it; while others answer, what comes after that
    step: int  # the number of the learner's step


def wanted_after(lesson: Lesson, given: Iterable[tuple[int, str]]) -> Wanted | None:
    """What a lesson wants after these answers; None if its steps are done, or if somebody has left its path."""
    answers = iter(given)
    for number, step in enumerate(lesson.steps):
        left = list(step.answers)
        while left:
            now = left[:-1] or left
            found = next(answers, None)
            if found is None:
                ahead = [each for each in lesson.steps[number:] if each.text]
                return Wanted(
                    seat=step.seat,
                    now=tuple(now),
                    then=left[-1] if len(left) > 1 else None,
                    text=ahead[0].text if ahead else "",
                    step=min(lesson.explained, lesson.explained - len(ahead) + 1),
                )
            seat, answer = found
            if seat != step.seat or answer not in now:
                return None
            left.remove(answer)
    return None
