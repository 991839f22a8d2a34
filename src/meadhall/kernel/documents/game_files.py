"""What a game brings in files of its own folder: its rulebook and its lessons."""

import json
import tomllib
from importlib.resources import files

from meadhall.kernel.game import Lesson, LessonStep, RuleText


def read_rulebook(package: str) -> list[RuleText]:
    """Every numbered rule of `rules.toml`, in order."""
    table = tomllib.loads(files(package).joinpath("rules.toml").read_text(encoding="utf-8"))
    return [RuleText(rule["id"], rule["chapter"], rule["source"]) for rule in table["rule"]]


def read_lessons(package: str) -> dict[str, Lesson]:
    """The lessons by id, each in a file of the folder `lessons`."""
    found = {}
    lessons = (file for file in files(package).joinpath("lessons").iterdir() if file.name.endswith(".json"))
    for file in sorted(lessons, key=lambda file: file.name):
        told = json.loads(file.read_text(encoding="utf-8"))
        steps = tuple(LessonStep(seat, answer, text) for seat, answer, text in told["steps"])
        found[told["id"]] = Lesson(told["id"], told["start"], told["seed"], steps)
    return found
