"""What there is to know of a game before laws can be tried on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from meadhall import State
from playing import Table

Json = dict[str, Any]
Mistake = tuple[str, Callable[[Json], object], str]  # what is done to a document, how, and how it is refused


class About(NamedTuple):
    """A game as the laws see it."""

    id: str
    told: tuple[Table, ...]  # playthroughs: between them every seat count and every value of every option
    disturb: Callable[[State, int], int]  # changes everything hidden from a viewer; tells how much it changed
    breaks: Mapping[str, tuple[int, int]]  # flaws, and the number (its place, its value) that makes each
    private_events: frozenset[str]  # told to one seat alone
    points_told: Callable[[str, Mapping[str, int]], int]  # how many points an event gives to its seat
    gains_points: bool  # whether points are gained, each with an event; else they are counted at the end
    ends_seal: frozenset[str]  # verbs of sealed questions after which nothing is sealed any more
    ends_own: frozenset[str]  # verbs with which a seat has answered a sealed question to the end
    not_testable: Mapping[str, str]  # rules that no test can show, and why
    without_code: frozenset[str]  # rules that forbid and do nothing
    pack: str  # a pack that changes a value
    same_pack: str  # a pack that changes nothing but where a value is known from
    components: Mapping[str, str]  # parts of what is told of the components, and the kind of name each has
    option_mistakes: tuple[tuple[Json, str], ...]  # options that cannot be, and how they are refused
    position_mistakes: tuple[Mistake, ...]  # changes to a position a few answers into a game that cannot be
