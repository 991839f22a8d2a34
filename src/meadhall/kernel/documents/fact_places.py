"""Where things stand in a file of facts, which tomllib does not tell: so that an error names its line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from meadhall.kernel.problems import BadFacts, Phrase

DEEPEST: Final = 4  # [[monster]], its number, a field of it, a field within that: no shape goes deeper

Path: TypeAlias = tuple[str | int, ...]

_TOKEN: Final = re.compile(
    r'''(?P<text>"""(?:\\.|[^\\])*?"""(?:"{0,2})|\'\'\'.*?\'\'\'(?:'{0,2})|"(?:\\.|[^"\\\n])*"|'[^'\n]*')'''
    r"""|(?P<comment>\#[^\n]*)|(?P<end>\n)|(?P<mark>[\[\]{}=.,])|(?P<word>[^\s\[\]{}=.,"'\#]+)""",
    re.DOTALL,
)


def find_lines(text: str) -> dict[Path, int]:
    """The line of every table and every key of a valid TOML text, which tomllib does not tell.

    The path ("troll", 2, "attack") is the attack of the third [[troll]]. Keys within inline tables are not
    told apart: they stand on the line of the key that holds them.
    """
    lines: dict[Path, int] = {}
    tables: dict[Path, int] = {}  # how many [[tables]] of a name came so far
    table: Path = ()
    statement: list[str] = []  # the marks and words of a header, or of a key up to its "="
    in_value = False
    depth, line, began = 0, 1, 1
    for token in _TOKEN.finditer(text + "\n"):
        kind, said = token.lastgroup, token.group()
        if kind == "end" and depth == 0:
            if statement[:1] == ["["]:
                table = _header(statement, tables)
                _note(lines, table, began)
            elif statement:
                _note(lines, (*table, *_keys(statement)), began)
            statement, in_value = [], False
        elif kind in ("mark", "word", "text"):
            if not statement:
                began = line
            if said in ("[", "{"):
                depth += 1
            elif said in ("]", "}"):
                depth -= 1
            in_value = in_value or said == "="
            if not in_value:
                statement.append(said)
        line += said.count("\n")
    return lines


def _keys(statement: Iterable[str]) -> list[str]:
    """The keys of a header or a dotted key, without what stands between them."""
    return [said[1:-1] if said[0] in "\"'" else said for said in statement if said not in ("[", "]", ".")]


def _header(statement: list[str], tables: dict[Path, int]) -> Path:
    """The path of the table that a header opens."""
    path: Path = ()
    for key in _keys(statement[:-1]):
        if path in tables:  # [troll.first] belongs to the last [[troll]]
            path = (*path, tables[path] - 1)
        path = (*path, key)
    if statement[1] == "[":
        tables[path] = tables.get(path, 0) + 1
    return (*path, tables[path] - 1) if path in tables else path


def _note(lines: dict[Path, int], path: Path, line: int) -> None:
    """Remember a line for a path, and for the tables above it that have none yet."""
    for length in range(1, min(len(path), DEEPEST) + 1):
        lines.setdefault(path[:length], line)


@dataclass(frozen=True)
class Place:
    """A place in a file, and what an error calls the table there."""

    file: str
    lines: Mapping[Path, int]
    path: Path = ()
    table: str = ""

    def at(self, *keys: str | int) -> Place:
        """A place further in."""
        return Place(self.file, self.lines, (*self.path, *keys), self.table)

    def named(self, table: str) -> Place:
        """The same place, now that its table has a name."""
        return Place(self.file, self.lines, self.path, table)

    @property
    def line(self) -> int | None:
        """The line of this place, or of the nearest one around it that has one."""
        for length in range(len(self.path), 0, -1):
            if self.path[:length] in self.lines:
                return self.lines[self.path[:length]]
        return None

    def bad(self, id: str, **arguments: str | int | Phrase) -> BadFacts:
        """The error that something is wrong here."""
        return BadFacts(id, self.file, self.line, self.table, **arguments)
