"""The rulebook holds together: every rule has a test and a text, and every rule that is cited exists."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

import meadhall
from meadhall.text import LANGUAGES, has, say

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
SOURCE = ROOT / "src" / "meadhall"
RULE = re.compile(r"\bC-[A-Z]+-\d+\b")
CHAPTER = re.compile(r"\[C-([A-Z]+)\]")  # a whole chapter, as in module docstrings

# Rules that no test can show, and why.
NOT_TESTABLE: dict[str, str] = {}

table = tomllib.loads((SOURCE / "champions" / "rules.toml").read_text("utf-8"))
RULES: list[str] = [rule["id"] for rule in table["rule"]]
CHAPTERS: list[str] = [chapter["id"] for chapter in table["chapter"]]


def is_rule_marker(node: ast.expr) -> bool:
    """Whether an expression is `pytest.mark.rule(...)`."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"


@cache
def marked_tests() -> dict[str, list[str]]:
    """Every test of the tests folder and the rules it is marked with."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                rules = [
                    ast.literal_eval(argument)
                    for marker in node.decorator_list
                    if is_rule_marker(marker) and isinstance(marker, ast.Call)
                    for argument in marker.args
                ]
                found[f"{file.relative_to(ROOT).as_posix()}::{node.name}"] = rules
    return found


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test(rule: str) -> None:
    tested = {name for rules in marked_tests().values() for name in rules}
    assert (rule in tested) != (rule in NOT_TESTABLE)


def test_every_marker_names_a_rule() -> None:
    unknown = {test: rule for test, rules in marked_tests().items() for rule in rules if rule not in RULES}
    assert unknown == {}


def test_every_test_of_the_rules_is_marked_with_one() -> None:
    bare = [test for test, rules in marked_tests().items() if test.startswith("tests/champions/") and not rules]
    assert bare == []


def test_every_rule_cited_in_the_source_exists() -> None:
    wrong: list[str] = []
    for file in sorted(SOURCE.rglob("*.py")):
        text = file.read_text("utf-8")
        wrong += [f"{file.name}: {rule}" for rule in RULE.findall(text) if rule not in RULES]
        wrong += [f"{file.name}: {name}" for name in CHAPTER.findall(text) if name.lower() not in CHAPTERS]
    assert wrong == []


def test_every_rule_cited_in_the_facts_and_the_texts_exists() -> None:
    wrong: list[str] = []
    for pattern in ("*.toml", "*.ftl"):
        for file in sorted(SOURCE.rglob(pattern)):
            wrong += [f"{file.name}: {rule}" for rule in RULE.findall(file.read_text("utf-8")) if rule not in RULES]
    assert wrong == []


def test_every_step_says_which_rule_it_carries_out() -> None:
    from meadhall.champions.contents import STEPS

    assert [type(step).__name__ for step in STEPS[1:] if step.rule not in RULES] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_chapter_has_a_text(lang: str) -> None:
    missing = [rule for rule in RULES if not has(lang, rule)]
    missing += [f"C-chapter-{chapter}" for chapter in CHAPTERS if not has(lang, f"C-chapter-{chapter}")]
    assert missing == []
    assert all(say(lang, rule).strip() for rule in RULES)


def test_rules_are_numbered_within_their_chapters_without_gaps() -> None:
    numbered: dict[str, list[int]] = {}
    for rule in table["rule"]:
        _, chapter, number = rule["id"].split("-")
        assert chapter.lower() == rule["chapter"]
        assert rule["source"].strip()
        numbered.setdefault(rule["chapter"], []).append(int(number))
    assert list(numbered) == CHAPTERS
    for numbers in numbered.values():
        assert numbers == list(range(1, len(numbers) + 1))


def test_the_game_knows_its_rulebook() -> None:
    assert [rule.id for rule in meadhall.game("champions").rulebook()] == RULES
