"""Bots: the protocol, and those that can be asked for by name."""

from collections.abc import Callable

from meadhall.bots.greedy import GreedyBot
from meadhall.bots.protocol import Bot, RandomBot
from meadhall.kernel.problems import BadOption

_BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["Bot", "bot", "bots"]


def bots() -> list[str]:
    """The names of all bots."""
    return list(_BOTS)


def bot(name: str, seed: int) -> Bot:
    """A bot by name; the same seed makes the same choices."""
    maker = _BOTS.get(name)
    if maker is None:
        raise BadOption("unknown-bot", bot=name[:40], known=", ".join(_BOTS))
    return maker(seed)
