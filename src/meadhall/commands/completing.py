"""How a shell may complete a word of the command line: games, bots, languages, options of a game, files."""

import os
from collections.abc import Callable, Iterable

import click
from click.shell_completion import CompletionItem

from meadhall.bots import bots
from meadhall.registry import game as find_game, games

Complete = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def one_of(*words: str) -> Complete:
    """One of these words."""
    return lambda ctx, param, incomplete: beginning_with(incomplete, words)


def one_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """A game by its id."""
    return beginning_with(incomplete, (game.id for game in games()))


def game_option(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """An option of the game with one of its values."""
    values = (
        f"{option.name}={str(value).lower()}"
        for game in meant_games(ctx)
        for option in find_game(game).options
        for value in option.values
    )
    return beginning_with(incomplete, values)


def players(*besides: str) -> Complete:
    """A list of bots with commas; besides them, who else may take a seat."""

    def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(",")
        names = [*besides, *(name for game in meant_games(ctx) for name in bots(game))]
        return beginning_with(incomplete, (f"{before}{comma}{name}" for name in names if name.startswith(last)))

    return complete


def one_file(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """A file: the shell knows them better."""
    return [CompletionItem(incomplete, type="file")]


def meant_games(ctx: click.Context) -> list[str]:
    """The games that the line names, or all of them; Click has not read it yet while an option lacks its value."""
    known = [game.id for game in games()]
    line = [str(ctx.params.get("game")), *os.environ.get("COMP_WORDS", "").split()]
    return [id for id in known if id in line] or known


def beginning_with(incomplete: str, words: Iterable[str]) -> list[CompletionItem]:
    """The words that go on like what is typed, each once."""
    return [CompletionItem(word) for word in dict.fromkeys(words) if word.startswith(incomplete)]
