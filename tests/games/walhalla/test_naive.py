"""The engine of Walhalla against the naive model: the same questions, the same options, the same table after each."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from typing import Any

import pytest
from tests.games.walhalla.naive import CHANCE, COLOURS, PLACES, Game, Question, play, read_printed, shares, winners

import meadhall
from playing import times

LAYOUTS = ("6-6-6", "5-6-7", "5-7-6", "6-5-7")
# Tiles on which everything is a cult place: the cards run out. And land full of wheat, where everybody stays.
CULTS = "".join(f'[[tile]]\nid = "tile_{n}"\nfields = ["cult", "cult"]\n' for n in range(1, 19))
WHEAT = "".join(f'[[tile]]\nid = "tile_{n}"\nfields = ["wheat", "village_2"]\n' for n in range(1, 19))
PACKS = (None, None, None, CULTS, WHEAT)
# What a player likes to answer, if he may: so that seldom rules are met too.
TASTES: tuple[tuple[str, ...], ...] = (
    (),
    ("board", "sell", "attack", "shield", "hunt", "lay"),
    ("board all", "board", "sell", "win"),
    ("lose", "board"),
    ("win", "shield", "send fjord_2", "board"),
    ("send fjord_1", "send fjord_4", "board"),
    ("lay", "hunt", "attack", "lose"),
)


def new_games(r: random.Random) -> tuple[meadhall.Match, Game]:
    """The same new game, in the engine and in the naive model."""
    seats, pack = r.choice((3, 4)), r.choice(PACKS)
    options: dict[str, str | bool] = {
        "peninsulas": r.choice(LAYOUTS),
        "blocked": r.choice(("midgard", "asgard")),
        "first_hero": r.choice(("asgard", "midgard")),
        "lone_card": r.choice((True, False)),
        "selling": r.choice(("several", "one_by_one")),
    }
    match = meadhall.new("walhalla", seats, options={**options, "facts": pack}, asks_chance=True)
    return match, Game(seats, options, read_printed(seats, tomllib.loads(pack) if pack else None))


def asked_by(match: meadhall.Match) -> Question:
    """What the engine asks."""
    answer = match.game.vocabulary.answer
    return {seat: sorted(answer(word).name for word in match.options(seat)) for seat in match.asked}


def some(counted: Counter[str]) -> dict[str, int]:
    """A counter without what there is none of."""
    return {name: n for name, n in counted.items() if n}


def told_by(g: Game) -> dict[str, Any]:
    """The naive table as a position tells it."""
    return {
        "attack": g.attack,
        "start_player": g.start,
        "over": g.over,
        "players": [
            {
                "colour": COLOURS[seat],
                "points": player.points,
                "midgard": player.midgard,
                "walhalla": player.walhalla,
                "asgard": player.asgard,
                "hand": some(player.hand),
                "laid": some(player.laid),
                "parts": player.parts,
            }
            for seat, player in enumerate(g.players)
        ],
        "peninsulas": [
            {
                "low": land.low or None,
                "high": land.high or None,
                "tiles": [{"tile": tile, "turned": turned} for tile, turned in land.tiles],
                "vikings": [land.vikings.get(row) for row in range(2 * land.length)],
            }
            for land in g.lands
        ],
        "fjords": [[{"ship": ship, "turned": turned} for ship, turned in fjord] for fjord in g.fjords],
        "ship": g.ship,
        "aboard": [g.aboard.get(place) for place in PLACES],
        "deck": some(g.deck),
        "discard": some(g.discard),
    }


def position_of(match: meadhall.Match) -> dict[str, Any]:
    """The same of the engine: what the naive model knows, and nothing of the agenda."""
    position: Any = match.position()
    for key in ("meadhall", "game", "engine", "options", "agenda"):
        del position[key]
    return dict(position)


def compare_pictures(match: meadhall.Match, g: Game) -> None:
    """What players are told of totals and points of the peninsulas, and of themselves."""
    picture: Any = match.picture(0)
    for p, land in enumerate(picture["peninsulas"]):
        if g.attack and not g.over:
            hidden = Game(g.seats, g.options, g.printed, [*g.players], g.lands)
            laid = [player.laid for player in g.players]
            for player in hidden.players:
                player.laid = Counter()  # nobody sees cards that lie face down
            totals = [hidden.total(p, seat) for seat in range(g.seats)]
            for player, cards in zip(hidden.players, laid, strict=True):
                player.laid = cards
            assert land["totals"] == totals
            assert land["scores"] == shares(totals, g.lands[p].high, g.lands[p].low)
    assert picture["ships_left"] == sorted(g.ships, key=list(g.printed.coloured).index)
    assert picture["cards"] == {"deck": g.deck.total(), "discard": some(g.discard)}
    for seat, told in enumerate(picture["players"]):
        player = g.players[seat]
        assert told["hand_count"] == player.hand.total() + player.laid.total() * (not g.over)
        assert told["hand"] == (some(player.hand) if seat == 0 or g.over else None)
        assert told["on_land"] == g.held(seat)
        assert told["aboard"] == list(g.aboard.values()).count(seat)


def compare(seed: str, seen: Counter[str]) -> None:
    """Play a whole game in the engine and in the naive model at once."""
    r = random.Random(seed)
    match, g = new_games(r)
    tastes = [r.choice(TASTES) for _ in range(g.seats)]
    asking = play(g)
    question: Question | None = next(asking)
    while not match.over:
        where = f"seed {seed}, answer {match.answered}"
        assert question is not None, where
        assert asked_by(match) == {seat: sorted(options) for seat, options in question.items()}, where
        assert position_of(match) == told_by(g), where
        if match.answered % 9 == 0:
            compare_pictures(match, g)
        seat = r.choice(match.asked)
        options = question[seat]
        liked = [] if seat == CHANCE else [o for o in options if o.startswith(tastes[seat]) and tastes[seat]]
        said = r.choice(liked if liked and r.random() < 0.8 else options)
        seen[said.split()[0]] += 1
        match.answer(seat, said)
        try:
            question = asking.send((seat, said))
        except StopIteration:
            question = None
    assert question is None, seed
    assert position_of(match) == told_by(g), seed
    compare_pictures(match, g)
    assert match.scores == [player.points for player in g.players]
    assert match.winners == winners(g)
    seen.update(g.met)


@pytest.mark.rule("W-SCORE-5")
@pytest.mark.rule("W-SCORE-6")
def test_the_naive_model_scores_the_examples_of_the_rulebook() -> None:
    assert shares([4, 2, 2, 1], 7, 5) == [7, 3, 3, 0]
    assert shares([5, 5, 2, 0], 8, 3) == [6, 6, 0, 0]


@pytest.mark.unmeasured
@pytest.mark.both
@pytest.mark.parametrize("batch", range(6))
def test_whole_games_are_the_naive_ones(batch: int) -> None:
    seen: Counter[str] = Counter()
    for n in range(times(25, 2_000)):
        compare(f"{batch}/{n}", seen)
    for verb in ("done", "board", "sell", "send", "land", "attack", "lose", "win", "shield", "hunt", "lay"):
        assert seen[verb] > 0, verb
    for often in ("blocked", "beside no field", "1 first, 2 second", "2 first, 0 second", "Asgard is short"):
        assert seen[often] > 0, often


# Things that seldom happen, and a game in which they do.
SELDOM = {
    "a passenger sells": "seldom/9",
    "the crew sells": "seldom/4",
    "one more card is sold": "seldom/9",
    "a Viking paid for stays": "seldom/9",
    "all Midgards are empty": "seldom/20",
    "the discards are shuffled": "seldom/0",
    "no card is left": "seldom/0",
    "a peninsula card counts": "seldom/0",
    "a peninsula card counts alone": "seldom/3",
    "the Walhalla card counts": "seldom/1",
    "0 first, 0 second": "seldom/8",
    "1 first, 0 second": "seldom/7",
    "1 first, 3 second": "seldom/0",
    "3 first, 0 second": "seldom/1",
    "4 first, 0 second": "seldom/18",
}


@pytest.mark.unmeasured
@pytest.mark.both
@pytest.mark.parametrize(("thing", "seed"), SELDOM.items())
def test_what_happens_seldom_is_the_naive_thing_too(thing: str, seed: str) -> None:
    seen: Counter[str] = Counter()
    compare(seed, seen)
    assert seen[thing] == 1, f"no longer in game {seed}: find another"
