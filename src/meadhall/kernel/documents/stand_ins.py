"""Which values are stand-ins, told for people: by kind of component, which of them, and which values."""

from collections.abc import Callable
from typing import NamedTuple

from meadhall.kernel.documents.facts import STAND_IN, Kind
from meadhall.kernel.documents.printed import Facts
from meadhall.kernel.game import StandIns
from meadhall.text import MissingText, has, say


class MadeUp(NamedTuple):
    """Tables of one kind in which the same fields are made up; `whole` if nothing else is printed there."""

    kind: str
    records: tuple[str, ...]
    fields: tuple[str, ...]
    whole: bool


def list_made_up(facts: Facts) -> list[MadeUp]:
    """Everything that is made up, by kind and by what of it."""
    return [found for kind in facts.kinds for found in _of_kind(facts, kind)]


def _of_kind(facts: Facts, kind: Kind) -> list[MadeUp]:
    alike: dict[tuple[tuple[str, ...], bool], list[str]] = {}
    for record in kind.ids or (kind.name,):
        cards = [facts.printed[kind.name][card] for card in kind.cards_of(record).values()]
        made_up = tuple(field for field in cards[0] if any(card[field].source == STAND_IN for card in cards))
        whole = all(
            printed.source == STAND_IN or field in kind.unprinted for card in cards for field, printed in card.items()
        )
        if made_up:
            alike.setdefault((made_up, whole), []).append(record)
    return [MadeUp(kind.name, tuple(records), *key) for key, records in alike.items()]


def tell_stand_ins(game: str, facts: Facts, lang: str, name: Callable[[str, str], str]) -> list[StandIns]:
    """The same in words; `name` is what a thing is called."""
    told: list[StandIns] = []
    for kind, records, fields, whole in list_made_up(facts):
        names = [] if records == (kind,) else [_name_or_nothing(name, kind, record) for record in records]
        known = [f"{game}-value-{field}" for field in fields if not whole]
        values = [say(lang, id) for id in known if has(lang, id)]
        if len(values) < len(known):  # a pack may leave any value as it was; few of them have a word of their own
            values.append(say(lang, "stand-ins-more" if values else "stand-ins-some"))
        told.append(
            StandIns(say(lang, f"{game}-kind-{kind}"), [each for each in dict.fromkeys(names) if each], values)
        )
    return told


def _name_or_nothing(name: Callable[[str, str], str], kind: str, record: str) -> str:
    try:
        return name(kind, record)
    except MissingText:
        return ""
