"""The engine of Tiny Epic Vikings against the naive model: the same questions, the same table after each answer."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.games.vikings.naive import (
    CHANCE,
    ENEMY,
    RUNES,
    Game,
    Json,
    Question,
    Sea,
    points_of,
    ranks,
    sheet,
    wrongly_held,
)

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
# Rich clans, whose islands are soon crowded; and short rows, in which no favor card may be left.
RICH = """
[clan]
start_wood = 7
start_food = 7
start_steel = 7
boat_wood = 1
temple_wood = 1
temple_food = 0
temple_steel = 0
"""
SHORT = """
[favor_rows]
besides = 1
"""
PACKS = ("", "", RICH, RICH, RICH + SHORT)
# What a player likes to answer, if he may, the best first: so that seldom rules are met too.
TASTES: tuple[tuple[str, ...], ...] = (
    (),
    ("slay", "play", "sail_in", "dock_at", "deploy", "raid", "build", "dedicate"),
    ("play", "deploy", "explore", "smite", "build_temple", "harvest", "sail"),
    ("fight", "use_boon", "send_valkyrie", "deploy", "dock_at"),
    ("fight", "enter_battle", "use_boon", "raid", "fly"),
    ("slay", "deploy", "dock_at", "fight", "sail", "send_valkyrie", "use_boon", "fly_settler"),
    (
        "play valkyrie",
        "play einherjar",
        "fly_temple",
        "carry_temple",
        "build_temple",
        "move_giant",
        "use_boon",
        "fly",
    ),
    ("recall", "play", "deploy", "dock_at"),
    ("dedicate", "raid", "play", "dock_at", "sail"),
)
# What happens in every few games.
OFTEN = (
    *("a rune is taken", "a rune is stolen", "a rune is laid back", "a Valkyrie is sent", "a battle is tied"),
    *(
        "the Invaders win",
        "the Invaders lose",
        "a favor card is given back",
        "build_boat",
        "raid",
        "smite",
        "explore",
    ),
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
    pack = r.choice(PACKS)
    match = meadhall.new("vikings", seats, options={**options, "facts": pack or None}, asks_chance=True)
    return match, Game(seats, options, pack)


def liked(r: random.Random, options: list[str], taste: tuple[str, ...], home: set[str]) -> list[str]:
    """The answers a player likes best: slaying, then what is at home, then by taste."""
    slain = [said for said in options if said.startswith("slay")]
    near = [said for said in options if home & set(said.split()) and not said.startswith("recall")]
    if (slain or near) and r.random() < 0.6:
        return slain or near
    for word in taste:
        found = [said for said in options if said.startswith(word)]
        if found and r.random() < 0.8:
            return found
    return options


def asked_by(match: meadhall.Match) -> Question:
    """What the engine asks."""
    answer = match.game.vocabulary.answer
    return {seat: sorted(answer(word).name for word in match.options(seat)) for seat in match.asked}


def told(table: Json) -> Json:
    """A table without what only the engine knows; what lies in no order, in one order."""
    told = {
        key: value for key, value in table.items() if key not in ("meadhall", "game", "engine", "options", "agenda")
    }
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
    one_home = r.random() < 0.5  # all meet at the same place
    homes = [r.choice(list(g.sea.rune)) for _ in range(g.seats)]
    homes = homes[:1] * g.seats if one_home else homes
    near = [{home, *(dock for dock, regions in g.sea.regions_of.items() if home in regions)} for home in homes]
    asking = g.play()
    question: Question | None = next(asking)
    said = ""
    while not match.over:
        where = f"seed {seed}, {g.seats} seats, {g.options}, answer {match.answered} after {said}"
        asked = asked_by(match)
        assert ["done"] not in asked.values(), where  # a question about nothing [V-TURN-11]
        assert question is not None, where
        found = differences(told(match.position()), told(g.table))
        assert not found, (where, found)
        naive = {seat: sorted(options) for seat, options in question.items()}

        assert asked == naive, (where, odd(asked, naive))
        seat = r.choice(match.asked)
        options = naive[seat]
        said = r.choice(options if seat == CHANCE else liked(r, options, tastes[seat], near[seat]))
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
    strengths = [
        dict(event.arguments)["n"] for event in match.record() if event.kind in ("strength-is", "invaders-come")
    ]
    assert strengths == g.strengths, seed
    seen.update(g.met)


def odd(asked: Question, naive: Question) -> str:
    """What only one of two questions has."""
    if asked.keys() != naive.keys():
        return f"the engine asks {asked}, the model {naive}"[:900]
    return "; ".join(
        f"only engine: {sorted(set(asked[seat]) - set(naive[seat]))}, "
        f"only model: {sorted(set(naive[seat]) - set(asked[seat]))}"
        for seat in asked
    )


def look_at_one(seed: str, seen: Counter[str]) -> None:
    """Play a game for one in the engine, and look at its table as the naive model does: control, Fury, points."""
    r = random.Random(seed)
    ragnarok = r.random() < 0.6
    mat = f"{r.choice(('base', 'ragnarok')) if ragnarok else 'base'}_{r.randrange(1, 5)}"
    options: dict[str, str | bool] = {"ragnarok": ragnarok, "enemy_mat": mat, "calm_last": r.random() < 0.7}
    printed = sheet()
    sea = Sea(printed, 1, ragnarok)
    taste = r.choice(TASTES)
    home = r.choice(list(sea.rune))
    near = {home, *(dock for dock, regions in sea.regions_of.items() if home in regions)}
    match = meadhall.new("vikings", 1, options=options, seed=seed)
    said = ""
    while not match.over:
        where = f"seed {seed}, {options}, answer {match.answered} after {said}"
        asked = asked_by(match)[0]
        table = match.position()
        if any(name.startswith("play") for name in asked) and not said.startswith("recall"):
            assert not wrongly_held(table, sea), (where, wrongly_held(table, sea))
        said = r.choice(liked(r, asked, taste, near))
        match.answer(0, said)
    table = match.position()
    fury = Counter(dict.fromkeys(RUNES, 0))
    for event in match.record():
        about = dict(event.arguments)
        if event.kind in ("fury-rises", "fury-falls"):
            fury[RUNES[about["rune"]]] += about["n"] * (1 if event.kind == "fury-rises" else -1)
            assert 0 <= fury[RUNES[about["rune"]]] <= 40, seed
        if event.kind == "giant-calms":
            fury[RUNES[about["rune"]]] -= 1
        seen[event.kind] += 1
    assert fury == table["fury"], seed
    mine, its = (points_of(table, sea, printed, owner) for owner in ("0", ENEMY))
    assert (table["players"][0]["parts"], table["enemy"]["parts"]) == (mine, its), seed
    assert match.winners == ([0] if sum(mine.values()) > sum(its.values()) else []), seed  # [V-SOLO-36]


@pytest.mark.unmeasured
@pytest.mark.both
def test_tables_for_one_are_counted_the_naive_way() -> None:
    seen: Counter[str] = Counter()
    for n in range(times(8, 500)):
        look_at_one(f"one/{n}", seen)
    for kind in ("rune-taken", "rune-stolen", "rune-laid-back", "enemy-strength", "islands-scored"):
        assert seen[kind] > 0, kind


@pytest.mark.rule("V-SCORE-4")
def test_the_naive_model_ranks_tied_gods_as_the_rulebook_says() -> None:
    assert ranks({"fehu": 5, "hagalaz": 5, "pertho": 2}) == {"fehu": 2, "hagalaz": 2, "pertho": 3}
    assert ranks({"fehu": 5, "hagalaz": 2, "pertho": 2}) == {"fehu": 1, "hagalaz": 3, "pertho": 3}
    assert ranks({"fehu": 4, "hagalaz": 4, "pertho": 4}) == {"fehu": 3, "hagalaz": 3, "pertho": 3}


@pytest.mark.unmeasured
@pytest.mark.both
@pytest.mark.parametrize("batch", range(5))
def test_whole_games_are_the_naive_ones(batch: int) -> None:
    seen: Counter[str] = Counter()
    for n in range(times(5, 500)):
        compare(f"{batch}/{n}", seen)
    for often in OFTEN:
        assert seen[often] > 0, often


# Things that seldom happen, and a game in which they do.
SELDOM = {
    "the enemy has its island back": "seldom/5",
    "slain with a Viking": "seldom/8",
    "slain with valkyrie": "seldom/0",
    "slain with einherjar": "seldom/9",
    "the only payer wins": "seldom/55",
    "nobody can pay": "seldom/26",
    "carry_temple": "seldom/27",
    "move_giant": "seldom/8",
    "a tie on points": "seldom/7",
    "a Boat is pushed": "seldom/0",
}


@pytest.mark.unmeasured
@pytest.mark.both
@pytest.mark.parametrize(("thing", "seed"), SELDOM.items())
def test_what_happens_seldom_is_the_naive_thing_too(thing: str, seed: str) -> None:
    seen: Counter[str] = Counter()
    compare(seed, seen)
    assert seen[thing] > 0, f"no longer in game {seed}: find another"
