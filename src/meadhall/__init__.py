"""Meadhall: play, study and teach machines to play Viking board games.

>>> import meadhall
>>> match = meadhall.new("champions", seats=2, seed=7)
>>> match.asked
(0,)
>>> [match.describe(answer) for answer in match.options(0)][:2]
['Choose Asmundr the Pious', 'Choose Dagrun the Destined']
"""

import os
from collections.abc import Iterator, Mapping, Sequence

import meadhall.kernel.engine.without_librt  # noqa: F401 (before anything that needs rows of numbers)
from meadhall.kernel.engine.agenda import NO_SEAT as CHANCE, State
from meadhall.kernel.engine.chance import Dealer, Deals, Luck
from meadhall.kernel.engine.events import Event
from meadhall.kernel.engine.views import SPECTATOR, View
from meadhall.kernel.engine.words import UnknownAnswer
from meadhall.kernel.game import Game
from meadhall.kernel.matches.match import Match, match_from_position, new_match, worlds as _worlds
from meadhall.kernel.matches.match_file import match_from_document, read_document
from meadhall.kernel.matches.telling import tell_answer
from meadhall.kernel.problems import (
    BadFacts,
    BadMatch,
    BadOption,
    BadPosition,
    CannotUndo,
    IllegalAnswer,
    Problem,
    Refusal,
    UnknownGame,
)
from meadhall.registry import game, games

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "BadFacts",
    "BadMatch",
    "BadOption",
    "BadPosition",
    "CannotUndo",
    "Dealer",
    "Deals",
    "Event",
    "Game",
    "IllegalAnswer",
    "Luck",
    "Match",
    "Problem",
    "Refusal",
    "State",
    "UnknownAnswer",
    "UnknownGame",
    "View",
    "describe",
    "from_position",
    "game",
    "games",
    "load",
    "new",
    "parse",
    "picture",
    "worlds",
]


def new(
    game_id: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, str | bool | None] | None = None,
    players: Sequence[str] = (),
    luck: Deals | None = None,
    asks_chance: bool = False,
) -> Match:
    """A new match of a game. Dice and draws follow from the seed, or from `luck` if someone else deals.

    With `asks_chance` nobody deals: chance is asked like a player (`match.asked == (meadhall.CHANCE,)`).

    >>> meadhall.new("champions", seats=3, seed=1, options={"edition": "fr"}).scores
    [0, 0, 0]
    """
    return new_match(game(game_id), seats, seed, options, players, luck, asks_chance)


def load(path: str | os.PathLike[str]) -> Match:
    """The match in a file, every answer checked by the rules; it can be played on."""
    document = read_document(path)
    return match_from_document(game(document.get("game")), document)


def from_position(
    document: Mapping[str, object],
    seed: int | str | None = None,
    players: Sequence[str] = (),
    luck: Deals | None = None,
    asks_chance: bool = False,
) -> Match:
    """A match that begins with a position as `Match.position` writes it.

    >>> match = meadhall.new("champions", seats=2, seed=7)
    >>> meadhall.from_position(match.position()).options(0) == match.options(0)
    True
    """
    if not isinstance(document, Mapping):
        raise BadPosition("field-object", field="document")
    return match_from_position(game(document.get("game")), document, seed, players, luck, asks_chance)


def describe(game_id: str, answer: int | str | Mapping[str, object], lang: str = "en") -> str:
    """An answer of a game as a sentence.

    >>> meadhall.describe("champions", "place market", lang="ja")
    '市場に労働者を置く'
    """
    return tell_answer(game(game_id), parse(game_id, answer), lang)


def parse(game_id: str, answer: int | str | Mapping[str, object]) -> int:
    """The number of an answer given by number, by name or as JSON.

    >>> meadhall.parse("champions", {"do": "place", "location": "market"})
    26
    """
    return game(game_id).vocabulary.parse(answer)


def picture(game_id: str, view: View) -> dict[str, object]:
    """A view as a JSON document with names: what a bot that likes words reads.

    >>> match = meadhall.new("champions", seats=2, seed=7)
    >>> meadhall.picture("champions", match.view(0))["players"][1]["food"]
    1
    """
    return game(game_id).picture(view.state, view.seat)


def worlds(game_id: str, view: View, luck: Luck) -> Iterator[State]:
    """Full states that fit what a seat sees, dealt anew each time, without end: what search plays in.

    >>> match = meadhall.new("champions", seats=2, seed=7)
    >>> state = next(meadhall.worlds("champions", match.view(0), meadhall.Luck(1)))
    >>> state.seats
    2
    """
    return _worlds(game(game_id), view, luck)
