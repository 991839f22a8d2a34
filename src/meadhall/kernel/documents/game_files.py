"""What a game brings in files of its own folder: its rulebook and its lessons."""

import json
import tomllib
from importlib.resources import files

from meadhall.kernel.game import RuleText
from meadhall.kernel.lessons import Lesson, LessonStep


def read_rulebook(package: str) -> list[RuleText]:
    """Every numbered rule of `rules.toml`, in order."""
    table = tomllib.loads(files(package).joinpath("rules.toml").read_text(encoding="utf-8"))
    return [RuleText(rule["id"], rule["chapter"], rule["source"]) for rule in table["rule"]]


def read_lessons(package: str) -> dict[str, Lesson]:
    """The lessons by id, each in a file of the folder `lessons`, in the order of their chapters."""
    files_of_lessons = (file for file in files(package).joinpath("lessons").iterdir() if file.name.endswith(".json"))
    found = []
    for file in sorted(files_of_lessons, key=lambda file: file.name):
        told = json.loads(file.read_text(encoding="utf-8"))
        steps = tuple(
            LessonStep(seat, (answers,) if isinstance(answers, str) else tuple(answers), text)
            for seat, answers, text in told["steps"]
        )
        found.append(Lesson(told["id"], told["chapter"], told["start"], told["seed"], steps))
    found.sort(key=lambda lesson: (lesson.chapter is None, lesson.chapter or 0))
    return {lesson.id: lesson for lesson in found}
