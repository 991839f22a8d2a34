"""A sheet: how the picture of a game is read out where nothing draws it, part by part and field by field.

A picture has names and numbers; a sheet says what its fields are called, which kind of thing each names, and in which
order a player wants to see them. Told in a language it is one document, and whoever holds it can show every picture
of that table in words without knowing the game.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Literal, NamedTuple

from meadhall.kernel.game import Json
from meadhall.kernel.matches.telling import SEATS
from meadhall.text import has, say


class Printed(NamedTuple):
    """What is printed on a thing, line by line, the rule that says what it does, and whether any of it is made up."""

    says: tuple[str, ...] = ()
    rule: str | None = None
    made_up: bool = False


Naming = Callable[[str, str], str]  # the name of a thing from its kind and its id
Reading = Callable[[str, str], Printed]  # what is printed on it


class Field(NamedTuple):
    """A field of a picture: what it is called, and what its value is."""

    key: str  # empty for the record itself
    label: str  # the id of its label, without the game; none where its value speaks for itself
    kind: str = ""  # what it names; nothing if it is a number, a flag or a record
    keys: str = ""  # what it lists by name or, in a list, by number
    none: str = ""  # the id of the word for a thing that lies there unseen; else it says that there is none
    counted: str = ""  # the field beside it that counts what the viewer may not see
    is_quiet: bool = False  # nothing is said of it where there is nothing
    is_open: bool = False  # what is printed on the things it names is shown with them
    inside: tuple["Field", ...] = ()  # of a record, or of each record in a list


class Part(NamedTuple):
    """Some fields under a heading."""

    label: str
    fields: tuple[Field, ...]
    at: str = ""  # where they are in the picture, if not in the picture itself
    # One record, that of the viewer, a column for each, or a line for each.
    of: Literal["one", "own", "each", "lines"] = "one"
    keys: str = ""  # of each: what its name is
    is_folded: bool = False  # long, and seldom needed


class Sheet(NamedTuple):
    """All parts in order."""

    parts: tuple[Part, ...]
    left_out: frozenset[str]  # paths of fields that are for programs, or say what others say already


SAME_IN_ALL: Final = ("key", "kind", "keys", "counted", "is_quiet", "is_open")  # of a field, in every language


class Teller:
    """Tells the sheet of a game in a language."""

    def __init__(self, game: str, lang: str, name: Naming, printed_on: Reading) -> None:
        self.game = game
        self.lang = lang
        self.name = name
        self.printed_on = printed_on

    def tell(self, sheet: Sheet, names: Mapping[str, tuple[str, ...]]) -> Json:
        """The whole sheet, with the names of everything it can come to speak of."""
        return {
            "parts": [self.tell_part(part) for part in sheet.parts],
            "names": {
                kind: {name: self.tell_thing(kind, name) for name in names[kind]} for kind in sorted(kinds(sheet))
            },
        }

    def word(self, id: str) -> str:
        """A word of the game."""
        return say(self.lang, f"{self.game}-{id}")

    def tell_part(self, part: Part) -> Json:
        """A part with its heading."""
        return {
            "label": self.word(part.label),
            "at": part.at,
            "of": part.of,
            "keys": part.keys,
            "is_folded": part.is_folded,
            "fields": [self.tell_field(field) for field in part.fields],
        }

    def tell_field(self, field: Field) -> Json:
        """A field with its label."""
        return {
            **{key: getattr(field, key) for key in SAME_IN_ALL},
            "label": self.word(field.label) if field.label else "",
            "none": self.word(field.none) if field.none else "",
            "inside": [self.tell_field(each) for each in field.inside],
        }

    def tell_thing(self, kind: str, name: str) -> Json:
        """A thing: whose seat it is, or its name, its sign if it has one, and what is printed on it."""
        if kind in SEATS and name.isdecimal():
            return {"seat": int(name)}
        sign = f"{self.game}-glyph-{name}"
        return {
            "name": self.name(kind, name),
            "sign": say(self.lang, sign) if has(self.lang, sign) else "",
            **self.printed_on(kind, name)._asdict(),
        }


def kinds(sheet: Sheet) -> set[str]:
    """All kinds of things that a sheet names."""
    found = {part.keys for part in sheet.parts}
    for field in all_fields(field for part in sheet.parts for field in part.fields):
        found |= {field.kind, field.keys}
    return found - {""}


def all_fields(fields: Iterable[Field]) -> Iterator[Field]:
    """Fields with those inside them."""
    for field in fields:
        yield field
        yield from all_fields(field.inside)
