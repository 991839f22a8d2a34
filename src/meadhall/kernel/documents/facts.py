"""Facts: what is printed on the components of a game, read from a TOML file and checked line by line.

A game describes its tables as kinds with named fields, and each field by a shape. What does not fit is
refused with one sentence that names the file, the line, the table, the field and what was expected there.
A pack is a second file of the same kinds: it may give any part of them, and is laid over the first.
"""

from __future__ import annotations

import os
import re
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from meadhall.kernel.documents.fact_places import Place, find_lines
from meadhall.kernel.problems import BadFacts, Phrase, phrase

STAND_IN: Final = "stand-in"  # made up, because nobody knows the true value
SOURCES: Final = ("rulebook", "community", STAND_IN)
PACK: Final = "pack"  # the source of what a pack says without telling more

LARGEST_FILE: Final = 1_000_000  # bytes: ample for any game, and read in a blink
LONGEST_LINE: Final = 1_000  # letters: tomllib takes hours over a key with a million dots in it
LONGEST_NAME: Final = 60  # letters: what still fits on a card
MOST_SHOWN: Final = 40  # letters of a wrong value that an error repeats

Leaf: TypeAlias = int | str
Row: TypeAlias = dict[str, int | str | tuple[str, ...]]
Value: TypeAlias = int | str | tuple[str, ...] | dict[str, Leaf] | tuple[Row, ...]


def shown(raw: object) -> str | Phrase:
    """A value as an error repeats it: short, and without letters that could upset a terminal."""
    if isinstance(raw, bool):
        return "true" if raw else "false"
    if isinstance(raw, str):
        letters = "".join(letter if letter.isprintable() else "\ufffd" for letter in raw[: MOST_SHOWN + 1])
        return f'"{letters}"' if len(raw) <= MOST_SHOWN else f'"{letters[:MOST_SHOWN]}…"'
    if isinstance(raw, int):
        return str(raw) if abs(raw) < 10**18 else phrase("facts-found-huge")
    if isinstance(raw, float):
        return str(raw)
    if isinstance(raw, list):
        return phrase("facts-found-list")
    return phrase("facts-found-table" if isinstance(raw, dict) else "facts-found-date")


def listed(words: Iterable[str]) -> str:
    """Words in quotes, one after another."""
    return ", ".join(f'"{word}"' for word in words)


# --- shapes -----------------------------------------------------------------------------------------------


class Shape(ABC):
    """What the value of a field must look like."""

    @property
    @abstractmethod
    def expected(self) -> Phrase:
        """The shape in words, to follow "must be"."""

    @abstractmethod
    def read(self, raw: object, field: str, place: Place) -> Value:
        """The value, if it has this shape; BadFacts otherwise."""

    def bad(self, raw: object, field: str, place: Place) -> BadFacts:
        """The error that a value does not have this shape."""
        return place.bad("facts-must-be", field=field, expected=self.expected, found=shown(raw))


class LeafShape(Shape):
    """A shape without parts."""

    @abstractmethod
    def read(self, raw: object, field: str, place: Place) -> Leaf:
        """The value, if it has this shape; BadFacts otherwise."""


@dataclass(frozen=True)
class WholeNumber(LeafShape):
    """A whole number within bounds, both included."""

    least: int
    most: int

    @property
    def expected(self) -> Phrase:
        """The shape in words."""
        return phrase("facts-expected-number", least=self.least, most=self.most)

    def read(self, raw: object, field: str, place: Place) -> int:
        """The number."""
        if not isinstance(raw, int) or isinstance(raw, bool) or not self.least <= raw <= self.most:
            raise self.bad(raw, field, place)
        return raw


@dataclass(frozen=True)
class OneOf(LeafShape):
    """One of some words."""

    words: tuple[str, ...]

    @property
    def expected(self) -> Phrase:
        """The shape in words."""
        return phrase("facts-expected-one-of", words=listed(self.words))

    def read(self, raw: object, field: str, place: Place) -> str:
        """The word."""
        if not isinstance(raw, str) or raw not in self.words:
            raise self.bad(raw, field, place)
        return raw


class Line(LeafShape):
    """A short text that is shown to people."""

    @property
    def expected(self) -> Phrase:
        """The shape in words."""
        return phrase("facts-expected-line", most=LONGEST_NAME)

    def read(self, raw: object, field: str, place: Place) -> str:
        """The text, without spaces around it."""
        if not isinstance(raw, str) or not raw.isprintable() or not 1 <= len(raw.strip()) <= LONGEST_NAME:
            raise self.bad(raw, field, place)
        return raw.strip()


@dataclass(frozen=True)
class ListOf(Shape):
    """A list of words, as many as said, or any number if nothing is said."""

    words: tuple[str, ...]
    count: int | None = None

    @property
    def expected(self) -> Phrase:
        """The shape in words."""
        if self.count is None:
            return phrase("facts-expected-list", words=listed(self.words))
        return phrase("facts-expected-list-of", n=self.count, words=listed(self.words))

    def read(self, raw: object, field: str, place: Place) -> tuple[str, ...]:
        """The words."""
        if not isinstance(raw, list):
            raise self.bad(raw, field, place)
        for word in raw:
            if not isinstance(word, str) or word not in self.words:
                raise place.bad("facts-none-of-them", field=field, expected=self.expected, found=shown(word))
        if self.count is not None and len(raw) != self.count:
            raise place.bad("facts-list-length", field=field, expected=self.expected, n=len(raw))
        return tuple(raw)


@dataclass(frozen=True)
class TableOf(Shape):
    """An inline table, any part of which may be left out."""

    fields: Mapping[str, LeafShape]

    @property
    def expected(self) -> Phrase:
        """The shape in words."""
        return phrase("facts-expected-table", fields=", ".join(self.fields))

    def read(self, raw: object, field: str, place: Place) -> dict[str, Leaf]:
        """The values of the table."""
        if not isinstance(raw, dict):
            raise self.bad(raw, field, place)
        values: dict[str, Leaf] = {}
        for key, value in raw.items():
            shape = self.fields.get(key)
            if shape is None:
                known = ", ".join(self.fields)
                raise place.at(key).bad("facts-no-field-in", field=field, found=shown(key), known=known)
            values[key] = shape.read(value, f"{field}.{key}", place.at(key))
        return values


@dataclass(frozen=True)
class Rows(Shape):
    """Tables within a table, such as the docks of a map: [[map.dock]], as many as there are."""

    fields: Mapping[str, LeafShape | ListOf]
    most: int
    optional: frozenset[str] = frozenset()

    @property
    def expected(self) -> Phrase:
        """The shape in words."""
        return phrase("facts-expected-rows", most=self.most, fields=", ".join(self.fields))

    def read(self, raw: object, field: str, place: Place) -> tuple[Row, ...]:
        """The values of each table, in order."""
        if not isinstance(raw, list) or len(raw) > self.most:
            raise self.bad(raw, field, place)
        rows: list[Row] = []
        for number, table in enumerate(raw):
            at = place.at(number)
            if not isinstance(table, dict):
                raise self.bad(table, field, at)
            row: Row = {}
            for key, value in table.items():
                shape = self.fields.get(key)
                if shape is None:
                    known = ", ".join(self.fields)
                    raise at.at(key).bad("facts-no-field-in", field=field, found=shown(key), known=known)
                row[key] = shape.read(value, f"{field}.{key}", at.at(key))
            for key in self.fields:
                if key not in row and key not in self.optional:
                    raise at.bad("facts-missing", field=f"{field}.{key}")
            rows.append(row)
        return tuple(rows)


class Word(LeafShape):
    """A short name without spaces that other tables refer to."""

    @property
    def expected(self) -> Phrase:
        """The shape in words."""
        return phrase("facts-expected-word")

    def read(self, raw: object, field: str, place: Place) -> str:
        """The name."""
        if not isinstance(raw, str) or not re.fullmatch(r"[\w-]{1,12}", raw):
            raise self.bad(raw, field, place)
        return raw


@dataclass(frozen=True)
class Words(ListOf):
    """A list of short names that other tables refer to."""

    words: tuple[str, ...] = ()

    @property
    def expected(self) -> Phrase:
        """The shape in words."""
        return phrase("facts-expected-words")

    def read(self, raw: object, field: str, place: Place) -> tuple[str, ...]:
        """The names."""
        if not isinstance(raw, list):
            raise self.bad(raw, field, place)
        return tuple(Word().read(word, field, place) for word in raw)


@dataclass(frozen=True)
class Kind:
    """One kind of table: [[name]] once for each id, or [name] once if there are no ids."""

    name: str
    ids: tuple[str, ...]
    fields: Mapping[str, Shape]
    optional: frozenset[str] = frozenset()  # fields that may be left out
    fixed: frozenset[str] = frozenset()  # fields that a pack cannot change
    # The cards that one table describes, if they are several: what the table calls each, and how its name ends.
    cards: Mapping[str, str] = field(default_factory=dict)
    unprinted: frozenset[str] = frozenset()  # fields that stand on no card, such as how many cards there are
    # Raises BadFacts if the values of a table do not fit each other; with a pack, those that it leaves out are known.
    check: Callable[[Mapping[str, Value], Place], None] | None = None

    def cards_of(self, record: str) -> dict[str, str]:
        """The cards that a table describes, by what the table calls each of them."""
        return {part: record + ending for part, ending in self.cards.items()} or {"": record}


# --- records ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Record:
    """What one table says."""

    kind: Kind
    id: str
    values: Mapping[str, Value]
    source: str
    stand_ins: frozenset[str]

    def source_of(self, field: str) -> str:
        """Where the value of a field comes from."""
        return STAND_IN if field in self.stand_ins else self.source


@dataclass(frozen=True)
class Sheet:
    """A whole file of facts: its title, its version, and the records of each kind by id."""

    title: str
    version: str
    records: Mapping[str, Mapping[str, Record]]


def read_text(path: str | os.PathLike[str]) -> str:
    """The text of a file of facts; BadFacts if there is none to be had."""
    name = os.fspath(path)
    try:
        with open(path, "rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        why = error.strerror if isinstance(error, OSError) else None
        raise BadFacts("facts-unreadable", name, why=why or str(error)) from error
    if len(content) > LARGEST_FILE:
        raise _too_large(name)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadFacts("facts-not-utf8", name, line) from error


def read_sheet(text: str, file: str, kinds: tuple[Kind, ...], under: Sheet | None = None) -> Sheet:
    """The facts of a text, which errors call by the name of its file.

    Everything must be there, unless the text is a pack, to be laid over the sheet under it.
    """
    text = text.removeprefix("\ufeff")  # Windows editors put a mark before the text
    raw = _parse(text, file)
    place = Place(file, find_lines(text))
    names = {kind.name: kind for kind in kinds}
    heads: dict[str, str] = {}
    for key, value in raw.items():
        if key in ("title", "version"):
            heads[key] = Line().read(value, key, place.at(key))
        elif key not in names:
            known = ", ".join(("title", "version", *names))
            raise place.at(key).bad("facts-no-table", found=shown(key), known=known)
    if under is not None:
        heads = {"title": under.title, "version": under.version, **heads}
    for key in ("title", "version"):
        if key not in heads:
            raise place.bad("facts-missing", field=key)
    records = {kind.name: _read_kind(raw, kind, place.at(kind.name), under) for kind in kinds}
    return Sheet(heads["title"], heads["version"], records)


def _parse(text: str, file: str) -> dict[str, object]:
    """What tomllib makes of a text, with its complaints in our words."""
    try:
        size = len(text.encode())
    except UnicodeEncodeError as error:
        raise BadFacts("facts-not-utf8", file, text.count("\n", 0, error.start) + 1) from error
    if size > LARGEST_FILE:
        raise _too_large(file)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadFacts("facts-long-line", file, number, most=LONGEST_LINE, n=len(line))
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise BadFacts("facts-brackets", file) from error
    except tomllib.TOMLDecodeError as error:
        what, _, where = str(error).rpartition(" (at ")  # "line 3, column 7)" or "end of document)"
        found = re.match(r"line (\d+)", where)
        last = text.rstrip("\n").count("\n") + 1
        said = f"{what[:1].lower()}{what[1:]}"
        raise BadFacts("facts-not-toml", file, int(found[1]) if found else last, what=said) from error


def _too_large(file: str) -> BadFacts:
    return BadFacts("facts-too-large", file, most=LARGEST_FILE)


def _read_kind(raw: Mapping[str, object], kind: Kind, place: Place, under: Sheet | None) -> dict[str, Record]:
    """The records of one kind, by id; a kind without ids has one, called like the kind."""
    base = under.records[kind.name] if under else {}
    value = raw.get(kind.name)
    records: dict[str, Record] = {}
    if value is None:
        pass
    elif kind.ids:
        for at, table in _tables(value, kind, place):
            if "id" not in table:
                raise at.bad("facts-missing", field="id")
            known = OneOf(kind.ids).read(table["id"], "id", at.at("id"))
            if known in records:
                raise at.at("id").bad("facts-table-twice", name=known)
            records[known] = _read_record(table, kind, known, at.named(f"{kind.name} {known}"), base.get(known))
    elif isinstance(value, dict):
        records[kind.name] = _read_record(value, kind, kind.name, place.named(kind.name), base.get(kind.name))
    else:
        raise place.bad("facts-one-table", kind=kind.name)
    for known in kind.ids or (kind.name,):
        if under is None and known not in records:
            table_name = f"[[{kind.name}]] {known}" if kind.ids else f"[{known}]"
            raise BadFacts("facts-table-missing", place.file, name=table_name)
    return records


def _tables(raw: object, kind: Kind, place: Place) -> Iterator[tuple[Place, dict[str, object]]]:
    """The tables of an array of them, with their places."""
    for number, table in enumerate(raw if isinstance(raw, list) else [raw]):
        if not isinstance(raw, list) or not isinstance(table, dict):
            raise place.bad("facts-tables", kind=kind.name)
        yield place.at(number).named(kind.name), table


def _read_record(raw: Mapping[str, object], kind: Kind, known: str, place: Place, base: Record | None) -> Record:
    """One record; with a base, a part of it is enough."""
    source_shape = OneOf(SOURCES if base is None else (*SOURCES, PACK))
    stand_in_shape = ListOf(tuple(kind.fields))
    values: dict[str, Value] = {}
    source, stand_ins = PACK, tuple[str, ...]()
    for key, value in raw.items():
        at = place.at(key)
        if key == "source":
            source = source_shape.read(value, key, at)
        elif key == "stand_in":
            stand_ins = stand_in_shape.read(value, key, at)
        elif key in kind.fields:
            values[key] = kind.fields[key].read(value, key, at)
            if base is not None and key in kind.fixed and values[key] != base.values[key]:
                raise at.bad("facts-fixed", field=key, value=str(base.values[key]))
        elif key != "id" or not kind.ids:
            known_fields = [*(["id"] if kind.ids else []), *kind.fields, "source", "stand_in"]
            raise at.bad("facts-no-field", found=shown(key), known=", ".join(known_fields))
    if base is None:
        for key in (*kind.fields, "source"):
            if key not in raw and key not in kind.optional:
                raise place.bad("facts-missing", field=key)
    for key in stand_ins:
        if key not in values:
            raise place.at("stand_in").bad("facts-stand-in-names", field=key)
    if kind.check is not None:
        kind.check({**(base.values if base is not None else {}), **values}, place)
    return Record(kind, known, values, source, frozenset(stand_ins))
