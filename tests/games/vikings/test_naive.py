"""The engine of Tiny Epic Vikings against the naive model: the same questions, the same table after each answer."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.games.vikings.naive import CHANCE, Game, Json, Question

import meadhall
from playing import times

OPTIONS = (
    "calm_last",
    "gate_leader",
    "own_rune",
    "favors_up",
    "explore_attacks",
    "need_boots",
    "lone_payer",
    "docked_is_there",
    "joker_is_chosen",
    "invaders_stay",
    "return_up",
    "carrier_counts",
)
# What a player likes to answer, if he may: so that seldom rules are met too.
TASTES: tuple[tuple[str, ...], ...] = (
    (),
    ("play", "sail_in", "dock_at", "deploy", "raid", "build", "dedicate"),
    ("play", "deploy", "explore", "smite", "build_temple", "harvest", "sail"),
    ("fight", "use_boon", "send_valkyrie", "deploy", "dock_at"),
    ("fight", "enter_battle", "use_boon", "raid", "fly"),
    ("slay", "deploy", "dock_at", "play", "sail", "send_valkyrie", "use_boon", "fly_settler"),
    ("fly", "carry_temple", "build_temple", "move_giant", "recall", "use_boon"),
    ("recall", "play", "deploy", "dock_at"),
)
UNORDERED = ("deck", "discard", "discard_down", "dummy", "invaders", "favor_bag", "giant_bag")


def new_games(r: random.Random) -> tuple[meadhall.Match, Game]:
    """The same new game, in the engine and in the naive model."""
    seats = r.choice((2, 3, 4))
    defaults = {option.name: option.default for option in meadhall.game("vikings").options}
    options: dict[str, str | bool] = {name: defaults[name] for name in OPTIONS}
    options["ragnarok"] = r.random() < 0.6
    for name in OPTIONS:
        if r.random() < 0.3:
            options[name] = not options[name]
    return meadhall.new("vikings", seats, options=options, asks_chance=True), Game(seats, options)


def asked_by(match: meadhall.Match) -> Question:
    """What the engine asks."""
    answer = match.game.vocabulary.answer
    return {seat: sorted(answer(word).name for word in match.options(seat)) for seat in match.asked}


def told(table: Json) -> Json:
    """A table without what only the engine knows; what lies in no order, in one order."""
    told = {key: value for key, value in table.items() if key not in ("meadhall", "game", "engine", "options", "agenda")}
    for key in UNORDERED:
        told[key] = sorted(told[key])
    told["players"] = []
    for player in table["players"]:
        sorted_ = {key: sorted(player[key]) for key in ("hand", "kept", "row", "favors", "giants")}
        told["players"].append({**player, **sorted_})
    return told


def differences(one: Any, other: Any, where: str = "") -> list[str]:
    """Where two tables differ: the engine first."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [text for key in one for text in differences(one[key], other[key], f"{where}/{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [text for k in range(len(one)) for text in differences(one[k], other[k], f"{where}/{k}")]
    return [] if one == other else [f"{where}: engine {one}, naive {other}"]


def compare(seed: str, seen: Counter[str]) -> None:
    """Play a whole game in the engine and in the naive model at once."""
    r = random.Random(seed)
    match, g = new_games(r)
    tastes = [r.choice(TASTES) for _ in range(g.seats)]
    asking = g.play()
    question: Question | None = next(asking)
    said = ""
    while not match.over:
        where = f"seed {seed}, {g.seats} seats, {g.options}, answer {match.answered} after {said}"
        asked = asked_by(match)
        if list(asked.values()) == [["done"]]:  # a question about nothing: the rulebook just goes on [V-TURN-11]
            match.answer(match.asked[0], "done")
            continue
        assert question is not None, where
        found = differences(told(match.position()), told(g.table))
        assert not found, (where, found)
        naive = {seat: sorted(options) for seat, options in question.items()}

        assert asked == naive, (where, odd(asked, naive))
        seat = r.choice(match.asked)
        options = naive[seat]
        liked = [] if seat == CHANCE or not tastes[seat] else [o for o in options if o.startswith(tastes[seat])]
        said = r.choice(liked if liked and r.random() < 0.8 else options)
        seen[said.split()[0]] += 1
        match.answer(seat, said)
        try:
            question = asking.send((seat, said))
        except StopIteration:
            question = None
    assert question is None, seed
    found = differences(told(match.position()), told(g.table))
    assert not found, (seed, found)
    assert match.scores == [sum(player["parts"].values()) for player in g.table["players"]], seed
    assert match.winners == g.winners, seed
    seen.update(g.met)


def odd(asked: Question, naive: Question) -> str:
    """What only one of two questions has."""
    if asked.keys() != naive.keys():
        return f"the engine asks {asked}, the model {naive}"[:900]
    return "; ".join(
        f"only engine: {sorted(set(asked[seat]) - set(naive[seat]))}, only model: {sorted(set(naive[seat]) - set(asked[seat]))}"
        for seat in asked
    )


@pytest.mark.unmeasured
@pytest.mark.both
@pytest.mark.parametrize("batch", range(6))
def test_whole_games_are_the_naive_ones(batch: int) -> None:
    seen: Counter[str] = Counter()
    for n in range(times(5, 500)):
        compare(f"{batch}/{n}", seen)
