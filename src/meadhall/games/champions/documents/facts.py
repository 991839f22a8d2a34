"""The facts of Champions of Midgard: facts.toml, or a pack laid over it, as the row of numbers of a match."""

from __future__ import annotations

from typing import Final

from meadhall.games.champions.table import printed
from meadhall.games.champions.table.names import (
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
from meadhall.kernel.documents.facts import Kind, LeafShape, Line, ListOf, OneOf, Shape, TableOf, WholeNumber
from meadhall.kernel.documents.printed import FactBook, Facts
from meadhall.kernel.problems import BadFacts

DICE: Final = NAMES["die"]
FACES: Final = NAMES["face"]
PUBLIC_SHIPS: Final = NAMES["ship"][:2]
COPIES: Final = ("first", "second")  # what a pack calls the two cards of one kind of troll
SIDES_OF_A_DIE: Final = 6

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
    endings = {card: f"_{number if cards == COPIES else card}" for number, card in enumerate(cards, 1)}
    copies = frozenset({"copies"})
    return Kind(name, kinds, fields, frozenset({"name", *cards}), fixed=copies, cards=endings, unprinted=copies)


KINDS: Final = (
    Kind(
        "die",
        DICE,
        {"count": _COUNT, "faces": ListOf(FACES, SIDES_OF_A_DIE)},
        fixed=frozenset({"count"}),
        unprinted=frozenset({"count"}),
    ),
    _enemy("troll", TROLL_KINDS, "wood", COPIES),
    _enemy("draugr", DRAUGR_KINDS, "coins", COLOUR_NAMES),
    _enemy("monster", MONSTER_KINDS, "favor", COLOUR_NAMES),
    _enemy("kraken", (), "", ()),
    Kind(
        "journey",
        JOURNEY_KINDS,
        {"copies": _COUNT},
        fixed=frozenset({"copies"}),
        unprinted=frozenset({"copies"}),
    ),
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


def row_of_facts(facts: Facts) -> list[int]:
    """The facts as the numbers that a match reads, at the places named in printed.py."""
    row = [0] * printed.FACTS_SIZE
    for enemy, name in enumerate(NAMES["enemy"]):
        kind = next(kind for kind in ("troll", "draugr", "monster", "kraken") if name in facts.printed[kind])
        spoils = {"troll": "wood", "draugr": "coins", "monster": "favor"}.get(kind)
        row[printed.ATTACK + enemy] = facts.number(kind, name, "attack")
        row[printed.DEFENSE + enemy] = facts.number(kind, name, "defense")
        row[printed.WORTH + enemy] = facts.number(kind, name, "glory")
        row[printed.SPOILS + enemy] = facts.number(kind, name, spoils) if spoils else 0
        row[printed.BARRED + enemy] = ("", *DICE).index(facts.word(kind, name, "barred"))
        row[printed.COLOUR + enemy] = ("", *COLOUR_NAMES).index(_colour_of(name))
    for die, name in enumerate(DICE):
        for side, face in enumerate(facts.words("die", name, "faces")):
            row[printed.SIDES + SIDES_OF_A_DIE * die + side] = FACES.index(face)
    for journey, name in enumerate(JOURNEY_NAMES):
        row[printed.JOURNEY_KIND + journey] = JOURNEY_KINDS.index(kind_of(name))
    for merchant, name in enumerate(NAMES["merchant"]):
        for cargo, field in enumerate(("swords", "spears", "axes", "food", "wood")):
            row[printed.CARGO + printed.CARGO_KINDS * merchant + cargo] = facts.number("merchant", name, field)
    for kind, field, place in (
        ("rune", "glory", printed.RUNE_WORTH),
        ("destiny", "alone", printed.ALONE),
        ("destiny", "tied", printed.TIED),
        ("private_ship", "wood", printed.SHIP_WOOD),
        ("private_ship", "coins", printed.SHIP_COINS),
        ("private_ship", "glory", printed.SHIP_WORTH),
        ("private_ship", "seats", printed.SHIP_SEATS),
        ("private_ship", "capacity", printed.CAPACITY + len(PUBLIC_SHIPS)),
        ("public_ship", "capacity", printed.CAPACITY),
    ):
        for number, name in enumerate(facts.printed[kind]):
            row[place + number] = facts.number(kind, name, field)
    return row


def _colour_of(name: str) -> str:
    """The colour of an enemy card, or an empty word for one that has none."""
    colour = name.rpartition("_")[2]
    return colour if colour in COLOUR_NAMES else ""


def refuse_harmless_dice(facts: Facts, file: str) -> None:
    """Refuse a die without a hit: a fight with it could go on for ever."""
    for die in facts.printed["die"]:
        faces = facts.words("die", die, "faces")
        if "hit" not in faces and "two_hits" not in faces:
            raise BadFacts("facts-no-hit", file, None, f"die {die}")


BOOK: Final = FactBook("meadhall.games.champions", KINDS, row_of_facts, refuse_harmless_dice)
