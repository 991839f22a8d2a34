"""The words of Meadhall, in every language it speaks.

The words live in Fluent files, ``<lang>/*.ftl`` beside this module; an id is unique among the files of one
language. ``say("fr", "hall-open", seats=3)`` gives one text.

What is understood of Fluent: text, ``{ $argument }``, ``{ message }``, ``{ -term }``,
``{ -term(case: "genitive") }``, literals, and selection by number (exact, or plural category) or by
string. Attributes and functions are not, and say so with BadText. Numbers are written plainly, and no
bidi isolation marks are added. Nothing falls back to another language: what is missing raises MissingText.

Files are first only cut into entries, which is quick; an entry is parsed when it is first asked for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

LANGUAGES: Final = ("en", "fr", "ja")

# An entry starts in the first column with its id; it ends where the next one starts.
_START: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)

# The plural category of a whole number (the "many" of French millions is not needed on a board).
_PLURAL: Final[Mapping[str, Callable[[int], str]]] = {
    "en": lambda n: "one" if n == 1 else "other",
    "fr": lambda n: "one" if n in (0, 1) else "other",
    "ja": lambda n: "other",
}

# How a number is written where that differs from a program's way: the decimal point and the comma between thousands.
_FIGURES: Final = {"fr": str.maketrans({".": ",", ",": "\u202f"})}


class MissingText(KeyError):
    """A language, an id or an argument that is not there."""

    def __str__(self) -> str:
        """Return the words as they are; KeyError would quote them."""
        return str(self.args[0])


class BadText(ValueError):
    """An entry that is not Fluent, uses what is not understood here, or repeats an id."""


class Bundle:
    """The texts of one language, from the .ftl files of one folder."""

    def __init__(self, folder: Path, lang: str) -> None:
        """Cut the files of folder into entries; lang decides the plural categories."""
        if lang not in _PLURAL:
            raise MissingText(f"{lang}: no such language")
        self.lang = lang
        self._plural = _PLURAL[lang]
        self._source: dict[str, str] = {}
        self._parsed: dict[str, ast.Pattern] = {}
        for file in sorted(folder.glob("*.ftl")):
            self._cut(file)

    def _cut(self, file: Path) -> None:
        words = file.read_text(encoding="utf-8")
        starts = list(_START.finditer(words))
        ends = [start.start() for start in starts[1:]] + [len(words)]
        head = words[: starts[0].start()] if starts else words
        if any(line.strip() and not line.startswith("#") for line in head.splitlines()):
            raise BadText(f"{self.lang}: {file.name} does not start with a comment or an entry")
        for start, end in zip(starts, ends, strict=True):
            if start[1] in self._source:
                raise BadText(f"{self.lang}: {start[1]} is there twice, the second time in {file.name}")
            self._source[start[1]] = words[start.start() : end]

    def _pattern(self, id: str) -> ast.Pattern:
        """Return the parsed entry of that id; the id of a term starts with a hyphen."""
        if id in self._parsed:
            return self._parsed[id]
        if id not in self._source:
            raise MissingText(f"{self.lang}: no text {id}")
        entry, *rest = FluentParser(with_spans=False).parse(self._source[id]).body
        if (
            not isinstance(entry, ast.Message | ast.Term)
            or entry.value is None
            or entry.attributes
            or any(isinstance(other, ast.Junk) for other in rest)
        ):
            raise BadText(f"{self.lang}: {id} is not good Fluent")
        self._parsed[id] = entry.value
        return entry.value

    def ids(self) -> frozenset[str]:
        """Return the ids of all messages; terms are not counted."""
        return frozenset(id for id in self._source if not id.startswith("-"))

    def has(self, id: str) -> bool:
        """Tell whether there is a message of that id."""
        return not id.startswith("-") and id in self._source

    def arguments(self, id: str) -> frozenset[str]:
        """Return the names of the $arguments the message uses, itself or through messages it refers to."""
        names: set[str] = set()
        for node in _nodes(self._pattern(id)):
            if isinstance(node, ast.VariableReference):
                names.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                names |= self.arguments(node.id.name)
        return frozenset(names)

    def check(self) -> None:
        """Parse every entry, terms too, and follow every reference; raise what is wrong first."""
        for id in self._source:
            for node in _nodes(self._pattern(id)):
                match node:
                    case ast.MessageReference(attribute=None):
                        self._pattern(node.id.name)
                    case ast.TermReference(attribute=None):
                        self._pattern(f"-{node.id.name}")
                    case ast.MessageReference() | ast.TermReference() | ast.FunctionReference():
                        raise self._beyond(id)

    def say(self, id: str, /, **args: str | int) -> str:
        """Return the message of that id with its arguments filled in."""
        if id.startswith("-"):
            raise MissingText(f"{self.lang}: {id} is a term, not a message")
        return self._fill(id, args)

    def _fill(self, id: str, args: Mapping[str, str | int]) -> str:
        return self._join(self._pattern(id), id, args)

    def _join(self, pattern: ast.Pattern, id: str, args: Mapping[str, str | int]) -> str:
        """Return the words of a pattern, which is (part of) the entry of that id."""
        return "".join(
            part.value if isinstance(part, ast.TextElement) else str(self._value(part.expression, id, args))
            for part in pattern.elements
        )

    def _value(self, node: ast.SyntaxNode, id: str, args: Mapping[str, str | int]) -> str | int:
        """Return what the expression, found in the entry of that id, stands for."""
        match node:
            case ast.VariableReference():
                if node.id.name not in args:
                    raise MissingText(f"{self.lang}: {id} needs ${node.id.name}")
                return args[node.id.name]
            case ast.SelectExpression():
                return self._select(node, id, args)
            case ast.MessageReference(attribute=None):
                return self._fill(node.id.name, args)
            case ast.TermReference(attribute=None):
                named = node.arguments.named if node.arguments else []
                return self._fill(f"-{node.id.name}", {each.name.name: _literal(each.value) for each in named})
            case ast.StringLiteral() | ast.NumberLiteral():
                return _literal(node)
            case ast.Placeable():
                return self._value(node.expression, id, args)
            case _:
                raise self._beyond(id)

    def _select(self, node: ast.SelectExpression, id: str, args: Mapping[str, str | int]) -> str:
        """Return the first variant that fits, else the default one."""
        selector = node.selector
        in_term = id.startswith("-")
        if in_term and isinstance(selector, ast.VariableReference) and selector.id.name not in args:
            chosen: str | int | None = None  # a term used without its argument: the default
        else:
            chosen = self._value(selector, id, args)
        variant = next(
            (each for each in node.variants if self._fits(chosen, each.key)),
            next(each for each in node.variants if each.default),
        )
        return self._join(variant.value, id, args)

    def _fits(self, chosen: str | int | None, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return chosen == _literal(key)
        return key.name == (self._plural(chosen) if isinstance(chosen, int) else chosen)

    def _beyond(self, id: str) -> BadText:
        return BadText(f"{self.lang}: {id} uses an attribute or a function, which is not understood here")


def _literal(node: ast.StringLiteral | ast.NumberLiteral) -> str | int:
    if isinstance(node, ast.NumberLiteral):
        return int(node.value)
    return str(node.parse()["value"])


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Walk through node and all nodes below it."""
    yield node
    for below in vars(node).values():
        for each in below if isinstance(below, list) else [below]:
            if isinstance(each, ast.BaseNode):
                yield from _nodes(each)


@cache
def bundle(lang: str) -> Bundle:
    """Return Meadhall's own texts in that language."""
    return Bundle(Path(__file__).parent / lang, lang)


def say(lang: str, id: str, /, **args: str | int) -> str:
    """Return a text of Meadhall; MissingText if the language, the id or an argument is missing."""
    return bundle(lang).say(id, **args)


def figures(lang: str, n: float, form: str = "") -> str:
    """Return a number in that form as the language writes it: French with a comma and narrow blanks."""
    return format(n, form).translate(_FIGURES.get(lang, {}))


def has(lang: str, id: str) -> bool:
    """Tell whether the language has a message of that id."""
    return bundle(lang).has(id)


def ids(lang: str) -> frozenset[str]:
    """Return the ids of all messages of the language."""
    return bundle(lang).ids()


def arguments(lang: str, id: str) -> frozenset[str]:
    """Return the names of the $arguments a message uses."""
    return bundle(lang).arguments(id)
