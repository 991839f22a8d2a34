"""Bots by name: every game has a random one, and those that it brings itself (`Game.bots`)."""

from collections.abc import Callable, Collection, Mapping
from typing import Final

from meadhall.kernel.engine.bots import Bot, RandomBot
from meadhall.kernel.problems import BadOption, shorten
from meadhall.registry import game
from meadhall.text import LANGUAGES, say

__all__ = ["Bot", "about_bot", "bot", "bot_and_id", "bot_called", "bot_name", "bots", "names_for_bots", "strongest"]

# What bots are called who sit down without a name of their own.
GIVEN_NAMES: Final = ("Astrid", "Brynjar", "Eirik", "Freydis", "Gudrun", "Halvard", "Ingrid", "Torstein")


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


def bot_name(name: str, lang: str) -> str:
    """What people call a bot: the same on the page, in the terminal and in every report.

    >>> bot_name("greedy", "en")
    'Raider'
    """
    return say(lang, f"bot-{name}")


def bot_and_id(name: str, lang: str) -> str:
    """What people call a bot, and beside it the name that programs write."""
    return say(lang, "play-aside", name=bot_name(name, lang), words=name)


def about_bot(name: str, lang: str) -> str:
    """How a bot plays, in a sentence."""
    return say(lang, f"bot-{name}-about")


def bot_called(said: str, game_id: str) -> str:
    """The bot that somebody means: by its name as programs write it, or by what people call it in any language.

    >>> bot_called("Pillard", "champions")
    'greedy'
    """
    wanted = said.strip().casefold()
    for name in bots(game_id):
        if wanted in (name, *(bot_name(name, lang).casefold() for lang in LANGUAGES)):
            return name
    known = ", ".join(bots(game_id))
    raise BadOption("unknown-bot", bot=shorten(said), known=known)


def names_for_bots(taken: Collection[str]) -> list[str]:
    """Names for bots at a table, those left out that somebody has."""
    return [name for name in GIVEN_NAMES if name not in taken]


def strongest(game_id: str) -> str:
    """The bot that plays where nobody says which."""
    return bots(game_id)[-1]


def _makers(game_id: str) -> Mapping[str, Callable[[int], Bot]]:
    return {"random": RandomBot, **game(game_id).bots}
