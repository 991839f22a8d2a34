"""Random games for the tests of laws: which tables there are to play at, and players that choose at random."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterator
from typing import NamedTuple, TypeVar

import meadhall
from meadhall.kernel.engine.chance import numbers_of

Number = TypeVar("Number", int, float)
LONG = os.environ.get("MEADHALL_LONG") == "1"  # many more games: for a night, not for every change
LANGUAGES = ("en", "fr", "ja")
PLAYERS = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
MOST_ANSWERS = 5_000  # more than any game here needs, chance included


def times(few: Number, many: Number) -> Number:
    """How often to try something: few times in every run, many times in a long one."""
    return many if LONG else few


class Table(NamedTuple):
    """A game as it can be set up: which game, how many seats and which options."""

    game: str
    seats: int
    options: tuple[tuple[str, str | bool], ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    def new(self, seed: int | str | None = None, asks_chance: bool = False) -> meadhall.Match:
        """A new match at this table."""
        players = PLAYERS[: self.seats]
        return meadhall.new(self.game, self.seats, seed, dict(self.options), players, asks_chance=asks_chance)


def option_sets(game: meadhall.Game) -> list[tuple[tuple[str, str | bool], ...]]:
    """Nothing special; then each value of each option that is not its default, one at a time."""
    return [(), *(((o.name, value),) for o in game.options for value in o.values if value != o.default)]


def can_be_played(table: Table) -> bool:
    """Whether the game takes these options with so many seats."""
    game = meadhall.game(table.game)
    values = {**{option.name: option.default for option in game.options}, **dict(table.options)}
    try:
        game.check_table(table.seats, values)
    except meadhall.BadOption:
        return False
    return True


def told_tables() -> list[Table]:
    """The tables that golden files tell: some of their options mean something only together."""
    from about import ABOUT  # which needs to know what a table is

    return [table for about in ABOUT.values() for table in about.told]


def all_tables() -> list[Table]:
    """Every game with every seat count and every option, as far as they can be played, and those told in files."""
    tables = [
        Table(game.id, seats, options)
        for game in meadhall.games()
        for seats, options in itertools.product(game.seats, option_sets(game))
    ]
    return list(dict.fromkeys([*filter(can_be_played, tables), *told_tables()]))


def tables(game_id: str | None = None) -> list[Table]:
    """Every game, or one of them, with every seat count, each option with one of them, and those told in files.

    In a long run each option is tried with every seat count.
    """
    chosen = []
    for game in meadhall.games():
        plain, *special = option_sets(game)
        chosen += [Table(game.id, seats, plain) for seats in game.seats]
        turns = itertools.cycle(reversed(game.seats))
        chosen += [Table(game.id, seats, options) for seats, options in zip(turns, special, strict=False)]
    chosen = list(dict.fromkeys([*filter(can_be_played, chosen), *told_tables()]))
    return [table for table in (all_tables() if LONG else chosen) if game_id in (None, table.game)]


class Chooser:
    """Chooses at random. A keen one prefers later options: the first is often to do nothing more."""

    def __init__(self, seed: int, keen: bool) -> None:
        self.random = random.Random(seed)
        self.keen = keen

    def seat(self, match: meadhall.Match) -> int:
        """One of the seats that are asked."""
        return self.random.choice(match.asked)

    def option(self, options: list[int]) -> int:
        """One of the options."""
        k = self.random.randrange(len(options))
        if self.keen and len(options) > 1:
            k = max(k, self.random.randrange(len(options)))
        return options[k]

    def now_and_then(self, every: int) -> bool:
        """True about once in so many times."""
        return self.random.randrange(every) == 0


def play(match: meadhall.Match, seed: int, keen: bool | None = None) -> Iterator[tuple[int, int]]:
    """Play to the end at random, telling before each answer who will give which."""
    chooser = Chooser(seed, seed % 2 == 1 if keen is None else keen)
    for _ in range(MOST_ANSWERS):
        if match.over:
            return
        seat = chooser.seat(match)
        word = chooser.option(match.options(seat))
        yield seat, word
        match.answer(seat, word)
    raise AssertionError(f"the game does not end within {MOST_ANSWERS} answers")


def play_to_end(match: meadhall.Match, seed: int, keen: bool | None = None) -> meadhall.Match:
    """The same without looking."""
    for _ in play(match, seed, keen):
        pass
    return match


def rows(s: meadhall.State) -> tuple[list[int], list[int], int]:
    """Everything a state is: its row, its agenda, and who is asked."""
    return numbers_of(s.at), numbers_of(s.agenda)[: int(s.top)], int(s.asked)
