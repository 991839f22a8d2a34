"""The log says "you" to whom it is about: every event, in every language, to the doer, the other one and the rest."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import meadhall
from meadhall.kernel.engine.agenda import EVERYONE
from meadhall.kernel.engine.events import Event
from meadhall.kernel.game import Game
from meadhall.kernel.matches.telling import NUMBERS, SEATS, tell_event
from meadhall.text import LANGUAGES

PLAYERS = ("Sigrid", "Olaf", "Ragna", "Ulf")
YOU = {
    "en": re.compile(r"\byou(r|rs)?\b", re.I),
    "fr": re.compile(r"\b(vous|votre|vos)\b", re.I),
    "ja": re.compile("あなた"),
}
# What may follow "you" at the beginning of a line: no verb that goes with a name.
GOOD = {
    "en": re.compile(r"You (?!\w+[^s]s\b|is\b|has\b)"),
    "fr": re.compile(r"Vous (?:(?:ne |n’)?\w+ez\b|êtes\b|faites\b|–)"),
    "ja": re.compile(""),
}


def events_of(game: Game) -> Iterator[Event]:
    """Every kind of event once about one of a thing and once about two, always about the first and second seat."""
    for kind in game.events.values():
        for n in (1, 2):
            values = {"other": 1, "other_owner": 1, **dict.fromkeys(NUMBERS, n)}
            told = tuple(
                (name, values[name] if name in values else first_named(game, name)) for name in kind.arguments
            )
            yield Event(kind.name, told, EVERYONE, 0)


def first_named(game: Game, kind: str) -> int:
    """The first thing of a kind that has a name."""
    return next(k for k, name in enumerate(game.names[kind]) if name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", meadhall.games(), ids=lambda game: game.id)
def test_an_event_says_you_to_those_it_is_about(game: Game, lang: str) -> None:
    for event in events_of(game):
        plain = tell_event(game, event, lang, PLAYERS)
        assert not YOU[lang].search(plain), (event.kind, plain)
        for kind, seat in event.arguments:
            if kind in SEATS:
                told = tell_event(game, event, lang, PLAYERS, viewer=seat)
                assert told != plain, event.kind
                assert YOU[lang].search(told), (event.kind, told)
                assert PLAYERS[seat] not in told, (event.kind, told)
                if re.match(r"(you|vous)\b", told, re.I):
                    assert GOOD[lang].match(told), (event.kind, told)
        assert tell_event(game, event, lang, PLAYERS, viewer=3) == plain


def test_the_check_of_verbs_finds_what_it_is_for() -> None:
    for lang, wrong in (("en", "You rolls 1 die."), ("en", "You is beaten."), ("fr", "Vous lance 1 dé.")):
        assert not GOOD[lang].match(wrong)
    for lang, right in (("en", "You pass."), ("en", "You roll."), ("fr", "Vous n’avez rien.")):
        assert GOOD[lang].match(right)
