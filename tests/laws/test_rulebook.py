"""The rulebook holds together: every rule has a test and a text, and every rule that is cited exists."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import meadhall
from about import ABOUT
from meadhall.text import LANGUAGES, has, say

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
SOURCE = ROOT / "src" / "meadhall"


class Book:
    """The rulebook of a game as its file tells it."""

    def __init__(self, game: meadhall.Game) -> None:
        self.game = game
        table = tomllib.loads((SOURCE / "games" / game.id / "rules.toml").read_text("utf-8"))
        self.table: list[dict[str, str]] = table["rule"]
        self.rules: list[str] = [rule["id"] for rule in table["rule"]]
        self.chapters: list[str] = [chapter["id"] for chapter in table["chapter"]]
        self.letter = self.rules[0].partition("-")[0]  # that all rules of this game begin with
        self.rule = re.compile(rf"\b{self.letter}-[A-Z]+-\d+\b")
        self.chapter = re.compile(rf"\[{self.letter}-([A-Z]+)\]")  # a whole chapter, as in module docstrings

    def unknown_in(self, text: str) -> list[str]:
        """The rules and chapters that a text cites and that there are not."""
        rules = [rule for rule in self.rule.findall(text) if rule not in self.rules]
        return rules + [name for name in self.chapter.findall(text) if name.lower() not in self.chapters]


BOOKS = [Book(game) for game in meadhall.games()]
every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.id)


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


@pytest.mark.parametrize(
    ("book", "rule"), [pytest.param(book, rule, id=rule) for book in BOOKS for rule in book.rules]
)
def test_every_rule_has_a_test(book: Book, rule: str) -> None:
    tested = {name for rules in marked_tests().values() for name in rules}
    assert (rule in tested) != (rule in ABOUT[book.game.id].not_testable)


def test_every_marker_names_a_rule() -> None:
    known = {rule for book in BOOKS for rule in book.rules}
    unknown = {test: rule for test, rules in marked_tests().items() for rule in rules if rule not in known}
    assert unknown == {}


@every_book
def test_every_test_of_the_rules_is_marked_with_one(book: Book) -> None:
    own = {
        test: rules for test, rules in marked_tests().items() if test.startswith(f"tests/games/{book.game.id}/rules/")
    }
    assert own
    assert [test for test, rules in own.items() if not any(rule in book.rules for rule in rules)] == []


def cited_in(text: str) -> Iterator[str]:
    """The rules that a text cites, those between `[C-COMBAT-3] to [C-COMBAT-9]` too."""
    for chapter, first, last in re.findall(r"\[([A-Z]-[A-Z]+)-(\d+)\](?: to \[\1-(\d+)\])?", text):
        yield from (f"{chapter}-{n}" for n in range(int(first), int(last or first) + 1))


@every_book
def test_every_rule_is_cited_where_it_is_carried_out(book: Book) -> None:
    folder = SOURCE / "games" / book.game.id
    texts = [file.read_text("utf-8") for file in (*folder.rglob("*.py"), folder / "facts.toml")]
    # Steps and refusals name theirs as a text.
    cited = {rule for text in texts for rule in (*cited_in(text), *re.findall(r'"([A-Z]-[A-Z]+-\d+)"', text))}
    assert set(book.rules) - cited == set(ABOUT[book.game.id].without_code)


@every_book
@pytest.mark.parametrize("pattern", ["*.py", "*.toml", "*.ftl"])
def test_every_rule_cited_in_the_source_the_facts_and_the_texts_exists(book: Book, pattern: str) -> None:
    files = {file: file.read_text("utf-8") for file in sorted(SOURCE.rglob(pattern))}
    assert [f"{file.name}: {rule}" for file, text in files.items() for rule in book.unknown_in(text)] == []


@every_book
def test_every_step_says_which_rule_it_carries_out(book: Book) -> None:
    steps = meadhall.new(book.game.id, max(book.game.seats), seed=1).state().rules.steps
    assert [type(step).__name__ for step in steps[1:] if step.rule not in book.rules] == []


@every_book
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_chapter_has_a_text(book: Book, lang: str) -> None:
    missing = [rule for rule in book.rules if not has(lang, rule)]
    chapters = [f"{book.letter}-chapter-{chapter}" for chapter in book.chapters]
    missing += [chapter for chapter in chapters if not has(lang, chapter)]
    assert missing == []
    assert all(say(lang, rule).strip() for rule in book.rules)


@every_book
def test_rules_are_numbered_within_their_chapters_without_gaps(book: Book) -> None:
    numbered: dict[str, list[int]] = {}
    for rule in book.table:
        letter, chapter, number = rule["id"].split("-")
        assert (letter, chapter.lower()) == (book.letter, rule["chapter"])
        assert rule["source"].strip()
        numbered.setdefault(rule["chapter"], []).append(int(number))
    assert list(numbered) == book.chapters
    for numbers in numbered.values():
        assert numbers == list(range(1, len(numbers) + 1))


@every_book
def test_the_game_knows_its_rulebook(book: Book) -> None:
    assert [rule.id for rule in book.game.rulebook()] == book.rules


def test_each_game_numbers_its_rules_with_a_letter_of_its_own() -> None:
    assert len({book.letter for book in BOOKS}) == len(BOOKS)
