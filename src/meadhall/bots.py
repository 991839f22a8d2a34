"""Bots by name: every game has a random one, and those that it brings itself (`Game.bots`)."""

from collections.abc import Callable, Mapping

from meadhall.kernel.engine.bots import Bot, RandomBot
from meadhall.kernel.problems import BadOption, shorten
from meadhall.registry import game

__all__ = ["Bot", "bot", "bots", "strongest"]


def bots(game_id: str) -> list[str]:
    """The names of the bots of a game, the strongest last.

    >>> bots("champions")
    ['random', 'greedy']
    """
    return list(_makers(game_id))


def bot(name: str, seed: int, game_id: str) -> Bot:
    """A bot of a game by name; the same seed makes the same choices."""
    makers = _makers(game_id)
    if name not in makers:
        raise BadOption("unknown-bot", bot=shorten(name), known=", ".join(makers))
    return makers[name](seed)


def strongest(game_id: str) -> str:
    """The bot that plays where nobody says which."""
    return bots(game_id)[-1]


def _makers(game_id: str) -> Mapping[str, Callable[[int], Bot]]:
    return {"random": RandomBot, **game(game_id).bots}
