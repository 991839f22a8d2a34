"""What is printed on the components of a game: its own file of facts, or a pack laid over it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Final, NamedTuple, cast

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.documents.facts import STAND_IN, Kind, Record, Row, Sheet, read_sheet, read_text
from meadhall.kernel.engine.chance import row_of

Values = Mapping[str, str | bool | None]  # the options of a game

DIGEST_LETTERS: Final = 16
OWN_FILE: Final = "facts.toml"
PACK_NAME: Final = "facts"  # what a pack is called in errors when it did not come from a file
PACKS: Final = 128  # data packs kept at hand; on a server anybody may bring one
NAME: Final = "name"  # the field of a pack that tells what a thing is called, by language


class Printed(NamedTuple):
    """A value printed on a component, and where we know it from."""

    value: int | str | tuple[str, ...] | tuple[Row, ...]
    source: str


@dataclass(frozen=True, eq=False)
class Facts:
    """What is printed on every component, by kind, by the name of the card and by field."""

    title: str
    version: str
    kinds: tuple[Kind, ...]
    printed: Mapping[str, Mapping[str, Mapping[str, Printed]]]
    names: Mapping[tuple[str, str], Mapping[str, str]]  # given by a pack: by kind and card or table, then language
    digest: str  # of all values: two matches with the same digest are played with the same numbers
    pack_text: str | None = None

    def number(self, kind: str, name: str, field: str) -> int:
        """A number of a card, as the shape of the field has made sure."""
        return cast(int, self.printed[kind][name][field].value)

    def word(self, kind: str, name: str, field: str) -> str:
        """A word on a card."""
        return cast(str, self.printed[kind][name][field].value)

    def words(self, kind: str, name: str, field: str) -> tuple[str, ...]:
        """Several words on a card, in order."""
        return cast(tuple[str, ...], self.printed[kind][name][field].value)

    def rows(self, kind: str, name: str, field: str) -> tuple[Row, ...]:
        """Tables within a table, in order."""
        return cast(tuple[Row, ...], self.printed[kind][name][field].value)

    def is_stand_in(self, kind: str, name: str, field: str) -> bool:
        """Whether a value is made up; for a table of several cards (`hill_troll`), on any of them."""
        return any(self.printed[kind][card][field].source == STAND_IN for card in self._cards(kind, name))

    def _cards(self, kind: str, name: str) -> list[str]:
        """The cards that a name means: one card, or all that a table describes."""
        cards = self.printed[kind]
        described = {card for known in self.kinds if known.name == kind for card in known.cards_of(name).values()}
        found = [name] if name in cards else [card for card in cards if card in described]
        if not found:
            raise KeyError(f"there is no {kind} called {name}")
        return found

    def stand_ins(self) -> list[str]:
        """All values that are made up, as in `troll hill_troll: attack, defense, glory, wood, barred`."""
        told: list[str] = []
        for kind in self.kinds:
            for record in kind.ids or (kind.name,):
                made_up = {
                    card: ", ".join(
                        field
                        for field, printed in self.printed[kind.name][card].items()
                        if printed.source == STAND_IN
                    )
                    for card in kind.cards_of(record).values()
                }
                head = f"{kind.name} " if kind.ids else ""
                if len(set(made_up.values())) == 1:
                    made_up = {record: next(iter(made_up.values()))}
                told += [f"{head}{card}: {fields}" for card, fields in made_up.items() if fields]
        return told

    def name(self, kind: str, name: str, lang: str) -> str | None:
        """What a pack calls a thing, or None if it does not say.

        A language the pack leaves out gets its English name, or its only one: a name of ours beside the
        values of the pack would be the name of something else.
        """
        given = self.names.get((kind, name)) or {}
        return given.get(lang) or given.get("en") or next(iter(given.values()), None)


class FactBook:
    """The facts of one game: those that come with it (`facts.toml` in its folder), and packs laid over them."""

    def __init__(
        self,
        package: str,
        kinds: tuple[Kind, ...],
        row: Callable[[Facts], list[int]],
        refuse: Callable[[Facts, str], None] | None = None,
    ) -> None:
        """Make the book of a game: its kinds of tables, and how facts become the numbers that a match reads.

        `refuse` raises BadFacts for a pack (given with its name) that no game could be played with.
        """
        self._package = package
        self._kinds = kinds
        self._row = row
        self._refuse = refuse
        self._own_sheet = lru_cache(self._read_own_sheet)
        self.own = lru_cache(self._read_own)
        self._facts = lru_cache(maxsize=PACKS)(self._read)
        self._rows = lru_cache(maxsize=PACKS)(self._write_row)

    def _read_own_sheet(self) -> Sheet:
        text = resources.files(self._package).joinpath(OWN_FILE).read_text("utf-8")
        return read_sheet(text, OWN_FILE, self._kinds)

    def _read_own(self) -> Facts:
        """The facts that come with the game."""
        return facts_on(self._kinds, (self._own_sheet(),))

    def with_pack(self, text: str, name: str) -> Facts:
        """The facts with a pack laid over them: the text of the pack, and what errors call its file."""
        sheet = read_sheet(text, name, self._kinds, self._own_sheet())
        facts = facts_on(self._kinds, (self._own_sheet(), sheet), text)
        if self._refuse is not None:
            self._refuse(facts, name)
        return facts

    def _read(self, pack: str | None) -> Facts:
        return self.own() if pack is None else self.with_pack(pack, PACK_NAME)

    def _write_row(self, pack: str | None) -> vec[i64]:
        return row_of(self._row(self._facts(pack)))

    def of(self, options: Values) -> Facts:
        """The facts that a game is played with."""
        return self._facts(pack_of(options))

    def row(self, options: Values) -> vec[i64]:
        """The same as a row of numbers, made once: states share it and never write to it."""
        return self._rows(pack_of(options))

    def complete(self, options: Values) -> dict[str, str | bool | None]:
        """The options with a data pack's text in place of its file's name; a bad pack is refused."""
        pack = pack_of(options)
        if pack is not None and "\n" not in pack and "=" not in pack:
            text = read_text(pack)
            self.with_pack(text, pack)  # so that errors call the file by its name
            pack = text
        self._facts(pack)
        return {**options, "facts": pack}


def pack_of(options: Values) -> str | None:
    """The text of the data pack a game is played with (its option `facts`), if there is one."""
    pack = options.get("facts")
    return pack if isinstance(pack, str) else None


def facts_on(kinds: tuple[Kind, ...], sheets: tuple[Sheet, ...], pack_text: str | None = None) -> Facts:
    """The facts of some sheets, each laid over those before it."""
    printed: dict[str, dict[str, dict[str, Printed]]] = {kind.name: {} for kind in kinds}
    names: dict[tuple[str, str], dict[str, str]] = {}
    for kind in kinds:
        for record_id in kind.ids or (kind.name,):
            records = [
                sheet.records[kind.name][record_id] for sheet in sheets if record_id in sheet.records[kind.name]
            ]
            for part, card in kind.cards_of(record_id).items():
                printed[kind.name][card] = {}
                for record in records:
                    printed[kind.name][card] |= _printed(part, record)
            for record in records:
                given = record.values.get(NAME)
                if isinstance(given, dict):
                    said = {lang: str(words) for lang, words in given.items()}
                    names |= {(kind.name, each): said for each in (record_id, *kind.cards_of(record_id).values())}
    values = {
        kind: {card: {field: said.value for field, said in fields.items()} for card, fields in cards.items()}
        for kind, cards in printed.items()
    }
    canonical = json.dumps(values, sort_keys=True, separators=(",", ":"))
    digest = hashlib.sha256(canonical.encode()).hexdigest()[:DIGEST_LETTERS]
    return Facts(sheets[-1].title, sheets[-1].version, kinds, printed, names, digest, pack_text)


def _printed(part: str, record: Record) -> dict[str, Printed]:
    """What a table says of one of its cards. A field may tell each card apart; who is left out there has nothing."""
    cards = record.kind.cards
    printed: dict[str, Printed] = {}
    for field, value in record.values.items():
        if field == NAME or field in cards or field in record.kind.unprinted:
            continue
        if isinstance(value, dict):
            value = value.get(part, "")
        printed[field] = Printed(value, record.source_of(field))
    own = record.values.get(part)
    if isinstance(own, dict):
        printed |= {field: Printed(value, record.source_of(part)) for field, value in own.items()}
    return printed
