"""The facts of Champions of Midgard: facts.toml, or a pack laid over it, as the row of numbers of a match."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, NamedTuple, cast

from meadhall.champions.fields import (
    ALONE,
    ATTACK,
    BARRED,
    CAPACITY,
    CARGO,
    CARGO_KINDS,
    COLOUR,
    DEFENSE,
    FACTS_SIZE,
    JOURNEY_KIND,
    RUNE_WORTH,
    SHIP_COINS,
    SHIP_SEATS,
    SHIP_WOOD,
    SHIP_WORTH,
    SIDES,
    SPOILS,
    TIED,
    WORTH,
)
from meadhall.champions.names import (
    COLOUR_NAMES,
    DESTINY_NAMES,
    DRAUGR_KINDS,
    JOURNEY_KINDS,
    JOURNEY_NAMES,
    MONSTER_KINDS,
    NAMES,
    PRIVATE_SHIP_NAMES,
    RUNE_NAMES,
    TROLL_KINDS,
    kind_of,
)
from meadhall.kernel.facts import (
    STAND_IN,
    Kind,
    LeafShape,
    Line,
    ListOf,
    OneOf,
    Record,
    Shape,
    Sheet,
    TableOf,
    WholeNumber,
    read_sheet,
)
from meadhall.kernel.problems import BadFacts

DICE: Final = NAMES["die"]
FACES: Final = NAMES["face"]
PUBLIC_SHIPS: Final = NAMES["ship"][:2]
COPIES: Final = ("first", "second")  # what a pack calls the two cards of one kind of troll
SIDES_OF_A_DIE: Final = 6
DIGEST_LETTERS: Final = 16

_GLORY: Final = WholeNumber(0, 50)
_GOODS: Final = WholeNumber(0, 20)
_CAPACITY: Final = WholeNumber(1, 30)
_COUNT: Final = WholeNumber(1, 99)
_BARRED: Final = OneOf(("", *DICE))
_NAME: Final = TableOf({language: Line() for language in NAMES["edition"]})


def _enemy(name: str, kinds: tuple[str, ...], spoils: str, cards: tuple[str, ...]) -> Kind:
    """A kind of enemy, of which each of the cards may differ from the others."""
    of_a_card: dict[str, LeafShape] = {
        "attack": WholeNumber(0, 20),
        "defense": WholeNumber(1, 30),
        "glory": _GLORY,
        **({spoils: _GOODS} if spoils else {}),
        "barred": _BARRED,
    }
    fields: dict[str, Shape] = dict(of_a_card)
    if cards == COPIES:
        fields = {"copies": _COUNT, **fields}
    elif cards:
        fields["barred"] = TableOf(dict.fromkeys(cards, _BARRED))
    if cards:
        fields |= {"name": _NAME, **dict.fromkeys(cards, TableOf(of_a_card))}
    return Kind(name, kinds, fields, frozenset({"name", *cards}), frozenset({"copies"}))


KINDS: Final = (
    Kind(
        "die",
        DICE,
        {"count": _COUNT, "faces": ListOf(FACES, SIDES_OF_A_DIE)},
        fixed=frozenset({"count"}),
    ),
    _enemy("troll", TROLL_KINDS, "wood", COPIES),
    _enemy("draugr", DRAUGR_KINDS, "coins", COLOUR_NAMES),
    _enemy("monster", MONSTER_KINDS, "favor", COLOUR_NAMES),
    _enemy("kraken", (), "", ()),
    Kind("journey", JOURNEY_KINDS, {"copies": _COUNT}, fixed=frozenset({"copies"})),
    Kind("destiny", DESTINY_NAMES, {"alone": _GLORY, "tied": _GLORY}),
    Kind("rune", RUNE_NAMES, {"glory": _GLORY}),
    Kind(
        "merchant",
        NAMES["merchant"],
        {**dict.fromkeys(("swords", "spears", "axes", "food", "wood"), _GOODS), "name": _NAME},
        frozenset({"name"}),
    ),
    # The price of the public ships is a rule of the game, not only a number on a component. [C-TOWN-13]
    Kind("public_ship", PUBLIC_SHIPS, {"capacity": _CAPACITY, "coins": _GOODS}, fixed=frozenset({"coins"})),
    Kind(
        "private_ship",
        PRIVATE_SHIP_NAMES,
        {
            "wood": _GOODS,
            "coins": _GOODS,
            "capacity": _CAPACITY,
            "glory": _GLORY,
            "seats": WholeNumber(2, 4),
            "name": _NAME,
        },
        frozenset({"name"}),
    ),
)


class Printed(NamedTuple):
    """A value printed on a component, and where we know it from."""

    value: int | str | tuple[str, ...]
    source: str


@dataclass(frozen=True, eq=False)
class Facts:
    """What is printed on every component, by kind, by the name of the card and by field."""

    title: str
    version: str
    printed: Mapping[str, Mapping[str, Mapping[str, Printed]]]
    names: Mapping[tuple[str, str], Mapping[str, str]]  # given by a pack: by kind and id, then language
    digest: str  # of all values: two matches with the same digest are played with the same numbers
    pack_text: str | None = None

    def row(self) -> list[int]:
        """The facts as the numbers that a match reads, at the places named in fields.py."""
        row = [0] * FACTS_SIZE
        for enemy, name in enumerate(NAMES["enemy"]):
            kind = next(kind for kind in ("troll", "draugr", "monster", "kraken") if name in self.printed[kind])
            spoils = {"troll": "wood", "draugr": "coins", "monster": "favor"}.get(kind)
            row[ATTACK + enemy] = self._number(kind, name, "attack")
            row[DEFENSE + enemy] = self._number(kind, name, "defense")
            row[WORTH + enemy] = self._number(kind, name, "glory")
            row[SPOILS + enemy] = self._number(kind, name, spoils) if spoils else 0
            row[BARRED + enemy] = ("", *DICE).index(str(self.printed[kind][name]["barred"].value))
            row[COLOUR + enemy] = ("", *COLOUR_NAMES).index(_colour_of(name))
        for die, name in enumerate(DICE):
            for side, face in enumerate(cast(tuple[str, ...], self.printed["die"][name]["faces"].value)):
                row[SIDES + SIDES_OF_A_DIE * die + side] = FACES.index(face)
        for journey, name in enumerate(JOURNEY_NAMES):
            row[JOURNEY_KIND + journey] = JOURNEY_KINDS.index(kind_of(name))
        for merchant, name in enumerate(NAMES["merchant"]):
            for cargo, field in enumerate(("swords", "spears", "axes", "food", "wood")):
                row[CARGO + CARGO_KINDS * merchant + cargo] = self._number("merchant", name, field)
        for kind, field, place in (
            ("rune", "glory", RUNE_WORTH),
            ("destiny", "alone", ALONE),
            ("destiny", "tied", TIED),
            ("private_ship", "wood", SHIP_WOOD),
            ("private_ship", "coins", SHIP_COINS),
            ("private_ship", "glory", SHIP_WORTH),
            ("private_ship", "seats", SHIP_SEATS),
            ("private_ship", "capacity", CAPACITY + len(PUBLIC_SHIPS)),
            ("public_ship", "capacity", CAPACITY),
        ):
            for number, name in enumerate(self.printed[kind]):
                row[place + number] = self._number(kind, name, field)
        return row

    def _number(self, kind: str, name: str, field: str) -> int:
        """A number of a card, as the shape of the field has made sure."""
        return cast(int, self.printed[kind][name][field].value)

    def is_stand_in(self, kind: str, name: str, field: str) -> bool:
        """Whether a value is made up; for a kind of card (`hill_troll`), on any of its cards."""
        return any(self.printed[kind][card][field].source == STAND_IN for card in self._cards(kind, name))

    def _cards(self, kind: str, name: str) -> list[str]:
        """The cards that a name means: one card, or all of a kind of troll, draugr or monster."""
        cards = self.printed[kind]
        found = [name] if name in cards else [card for card in cards if kind_of(card) == name]
        if not found:
            raise KeyError(f"there is no {kind} called {name}")
        return found

    def stand_ins(self) -> list[str]:
        """All values that are made up, as in `troll hill_troll: attack, defense, glory, wood, barred`."""
        told: list[str] = []
        for kind in KINDS:
            for record in kind.ids or (kind.name,):
                made_up = {
                    card: ", ".join(
                        field
                        for field, printed in self.printed[kind.name][card].items()
                        if printed.source == STAND_IN
                    )
                    for card in _cards_of(kind, record).values()
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
        given = self.names.get((kind, name)) or self.names.get((kind, kind_of(name))) or {}
        return given.get(lang) or given.get("en") or next(iter(given.values()), None)


def _colour_of(name: str) -> str:
    """The colour of an enemy card, or an empty word for one that has none."""
    colour = name.rpartition("_")[2]
    return colour if colour in COLOUR_NAMES else ""


def _cards_of(kind: Kind, record: str) -> dict[str, str]:
    """The cards that a table describes, by what the table calls each of them."""
    if "first" in kind.fields:
        return {copy: f"{record}_{number}" for number, copy in enumerate(COPIES, 1)}
    if "red" in kind.fields:
        return {colour: f"{record}_{colour}" for colour in COLOUR_NAMES}
    return {"": record}


def _printed(part: str, record: Record) -> dict[str, Printed]:
    """What a table says of one of its cards. How many cards there are is not printed on any."""
    printed: dict[str, Printed] = {}
    for field, value in record.values.items():
        if field == "barred" and isinstance(value, dict):
            value = value.get(part, "")
        if field not in ("name", "copies", "count") and not isinstance(value, dict):
            printed[field] = Printed(value, record.source_of(field))
    own = record.values.get(part)
    if isinstance(own, dict):
        printed |= {field: Printed(value, record.source_of(part)) for field, value in own.items()}
    return printed


def _facts(sheets: tuple[Sheet, ...], pack_text: str | None = None) -> Facts:
    """The facts of some sheets, each laid over those before it."""
    printed: dict[str, dict[str, dict[str, Printed]]] = {kind.name: {} for kind in KINDS}
    names: dict[tuple[str, str], dict[str, str]] = {}
    for kind in KINDS:
        for record_id in kind.ids or (kind.name,):
            records = [
                sheet.records[kind.name][record_id] for sheet in sheets if record_id in sheet.records[kind.name]
            ]
            for part, card in _cards_of(kind, record_id).items():
                printed[kind.name][card] = {}
                for record in records:
                    printed[kind.name][card] |= _printed(part, record)
            for record in records:
                given = record.values.get("name")
                if isinstance(given, dict):
                    names[kind.name, record_id] = {lang: str(said) for lang, said in given.items()}
    values = {
        kind: {card: {field: said.value for field, said in fields.items()} for card, fields in cards.items()}
        for kind, cards in printed.items()
    }
    canonical = json.dumps(values, sort_keys=True, separators=(",", ":"))
    digest = hashlib.sha256(canonical.encode()).hexdigest()[:DIGEST_LETTERS]
    return Facts(sheets[-1].title, sheets[-1].version, printed, names, digest, pack_text)


@cache
def _own_sheet() -> Sheet:
    text = resources.files("meadhall.champions").joinpath("facts.toml").read_text("utf-8")
    return read_sheet(text, "facts.toml", KINDS)


@cache
def read_facts() -> Facts:
    """The facts that come with the game."""
    return _facts((_own_sheet(),))


def refuse_harmless_dice(facts: Facts, file: str) -> None:
    """Refuse a die without a hit: a fight with it could go on for ever."""
    for die, printed in facts.printed["die"].items():
        faces = cast(tuple[str, ...], printed["faces"].value)
        if "hit" not in faces and "two_hits" not in faces:
            raise BadFacts("facts-no-hit", file, None, f"die {die}")


def read_pack(text: str, name: str) -> Facts:
    """The facts with a pack laid over them: the text of the pack, and what errors call its file."""
    facts = _facts((_own_sheet(), read_sheet(text, name, KINDS, _own_sheet())), text)
    refuse_harmless_dice(facts, name)
    return facts
