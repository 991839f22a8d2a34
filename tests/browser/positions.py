"""Positions in which seat 0 is asked each question there is, with as much on the table as may be.

Most are found by playing at random, always the same games: of every step that asked, the fullest position is kept.
Others are laid out: those that random players hardly ever reach, and those in which most lies before a player.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.games.champions.table import Table, table
from tests.games.walhalla.land import land

import meadhall

Json = dict[str, Any]

ROUNDS = 60  # games that are played
SEATS = {"champions": 4, "walhalla": 4, "vikings": 2}
OPTIONS: dict[str, list[Json]] = {"vikings": [{}, {"ragnarok": True}]}


@cache
def positions(game: str) -> dict[str, Json]:
    """The positions of a game by name: that of the step that asks, or what is special about it."""
    found = played(game)
    found.update(LAID_OUT[game]())
    return dict(sorted(found.items()))


def played(game: str) -> dict[str, Json]:
    """The fullest position of each step that asked seat 0 in some games."""
    best: dict[str, tuple[int, Json]] = {}
    for number, options in enumerate(OPTIONS.get(game, [{}])):
        for seed in range(ROUNDS // len(OPTIONS.get(game, [{}]))):
            for step, worth, position in _questions(game, options, 1000 * number + seed):
                if worth > best.get(step, (-1, {}))[0]:
                    best[step] = (worth, position)
    return {step: position for step, (_, position) in best.items()}


def _questions(game: str, options: Json, seed: int) -> Iterator[tuple[str, int, Json]]:
    """Every question to seat 0 in a game of random players: its step, how full the table is, and the position."""
    choice = random.Random(seed)
    match = meadhall.new(game, SEATS[game], seed=str(seed), options=options)
    while match.asked:
        seat = match.asked[0]
        words = match.options(seat)
        if seat == 0:
            position = match.position()
            agenda: Any = position["agenda"]
            players: Any = position["players"]
            yield str(agenda[0]["step"]), len(json.dumps(players[0])) + 8 * len(words), position
        match.answer(seat, choice.choice(words))


def before(game: str) -> Json:
    """The first question to seat 0 of a game."""
    return next(position for _, _, position in _questions(game, {}, 0))


def champions() -> dict[str, Json]:
    """What hardly ever happens in Champions, and as much as can lie before a player."""
    rich: Json = {
        "seats": 4,
        "coins": 14,
        "wood": 12,
        "food": 13,
        "favor": 3,
        "blame": 5,
        "glory": 88,
        "longhouse": ["3 swords 3 spears 2 axes", "", "1 sword", "2 spears"],
        "runes": ["potential reaction healing glory", "wealth", "", ""],
        "used": ["glory", "", "", ""],
        "destinies": ["crusher_of_ice slayer_of_the_undead", "", "", ""],
        "leader": ["svanhildr", "dagrun", "asmundr", "ullr"],
    }
    fights = ["0 at troll", "0 at draugr_left", "0 at shore_1 on small_longship", "0 at shore_2 on large_longship"]
    others = ["1 at troll", "2 at draugr_left"]
    laid = {
        "placing rich": table(**rich),
        "the last round": table(4, round=8),
        "assigning five": table(**rich, at="assigning", hired=[0], fights=fights),
        "assigning one": table(4, longhouse="2 swords 1 spear 1 axe", food=3, at="assigning", fights=fights[:1]),
        "no fight": table(3, longhouse="2 swords 1 spear 1 axe", at="assigning", fights=others),
        "favor": _fight("3 swords 3 spears 2 axes", "4 blanks 2 hits 2 blanks", favor=2),
        "favor and runes": _fight("2 swords 2 spears", "blank hit blank shield", favor=2),
        "losses": _fight("3 swords 3 spears 2 axes", "8 blanks", runes=""),
    }
    return {name: each.position() for name, each in laid.items()}


def _fight(sent: str, faces: str, runes: str = "potential reaction healing", **more: Any) -> Table:
    return table(4, runes=[runes, "", "", ""], **more).fight("troll", sent=sent, enemy="elder_troll_1").roll(faces)


def walhalla() -> dict[str, Json]:
    """Walhalla with a full hand, and the sale of cards when nobody is in Midgard."""
    hand = {0: "hunt hunt shield forest wheat village peninsula_6"}
    agenda = [{"step": "BoardCrew", "seat": 0}, {"step": "SendShip", "seat": 0}, {"step": "BeginTurn", "seat": 1}]
    laid = {
        "selling": land(3, midgard=[0, 5, 6], points=[6, 4, 9], hands=hand, ship="blue_1", agenda=agenda),
        "boarding with a full hand": land(4, hands=hand, ship="red_3", agenda=agenda),
    }
    positions = {name: each.match.position() for name, each in laid.items()}
    for position in positions.values():
        position["options"]["facts"] = None  # type: ignore[index]
    return positions


LAID_OUT = {"champions": champions, "walhalla": walhalla, "vikings": dict[str, Json]}
