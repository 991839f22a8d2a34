"""Many games between bots: seats rotate, every game follows from the seed and its number, whoever plays it."""

import hashlib
import math
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import NamedTuple

from meadhall.bots import Bot, bot
from meadhall.kernel.engine.agenda import (
    CHANCE,
    NO_SEAT,
    NOBODY,
    Options,
    State,
    answer,
    find_options,
    lowest_seat,
    open_step,
)
from meadhall.kernel.engine.chance import Luck, deal, play_out
from meadhall.kernel.engine.views import View
from meadhall.kernel.game import Game
from meadhall.registry import game as find_game

Z = 1.959963984540054  # of a 95 % interval
BATCH = 20  # games a worker takes at a time


class Plan(NamedTuple):
    """What to play: small enough to be sent to other processes."""

    game: str
    options: dict[str, str | bool | None]
    bots: tuple[str, ...]  # one for each player
    seed: str
    check: bool


class Played(NamedTuple):
    """How a game ended: the player of each seat, and by seat its score and its share of the victory."""

    players: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: int


class BrokenGame(AssertionError):
    """A situation that cannot be: a mistake in the rules, with what is needed to see it again."""


def number_from(*parts: object) -> int:
    """A number that follows from the parts and looks like none of its neighbours."""
    return int.from_bytes(hashlib.sha256("/".join(map(str, parts)).encode()).digest()[:8], "big")


def play(plan: Plan, number: int) -> Played:
    """One game of a plan. Player i sits on seat (i + number) modulo the seats."""
    game = find_game(plan.game)
    seats = len(plan.bots)
    s = game.new(seats, plan.options)
    luck = Luck(number_from(plan.seed, number))
    players = tuple((seat - number) % seats for seat in range(seats))
    is_random = set(plan.bots) == {"random"}
    if is_random and not plan.check:
        decisions = play_out(s, luck)
    else:
        names = [plan.bots[player] for player in players]
        made = (
            []
            if is_random
            else [bot(name, number_from(plan.seed, number, k), plan.game) for k, name in enumerate(names)]
        )
        decisions = play_with(game, s, luck, made, plan, number)
    winners = game.winners(s)
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
    return Played(players, tuple(game.scores(s)), shares, decisions)


def play_with(game: Game, s: State, luck: Luck, bots: Sequence[Bot], plan: Plan, number: int) -> int:
    """Let bots play to the end; without bots at random, and then exactly as `play_out` does."""
    out = Options()
    decisions = 0
    draw(s, luck, plan, number)
    while s.asked != NOBODY:
        seat = int(lowest_seat(s.asked))
        find_options(s, seat, out)
        if bots:
            word = bots[seat].choose(View(seat, game.see(s, seat)), out.listed())
        else:
            word = int(out.words[luck.below(out.n)])
        answer(s, seat, word)
        decisions += 1
        check(s, plan, number, decisions)
        draw(s, luck, plan, number)
    return decisions


def draw(s: State, luck: Luck, plan: Plan, number: int) -> None:
    """Answer for chance; if situations are checked, one answer at a time."""
    if not plan.check:
        deal(s, luck)
        return
    while s.asked == CHANCE:
        entry = int(s.agenda[s.top - 1]) >> 8
        line = open_step(s)
        answer(s, NO_SEAT, line.outcome(s, entry, luck.below(line.outcomes(s, entry))))
        check(s, plan, number, -1)


def check(s: State, plan: Plan, number: int, decisions: int) -> None:
    """Refuse a situation that cannot be."""
    found = find_game(plan.game).flaws(s) if plan.check else []
    if found:
        raise BrokenGame(f"seed {plan.seed}, game {number}, decision {decisions}: {found}")


def play_batch(plan: Plan, numbers: range) -> list[Played]:
    """Several games, in another process."""
    return [play(plan, number) for number in numbers]


def play_all(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
    """All games in the order of their numbers, whatever the number of processes."""
    if jobs == 1:
        for number in range(games):
            yield play(plan, number)
        return
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        waiting = iter(batches)
        open_now = [pool.submit(play_batch, plan, batch) for batch in islice(waiting, 4 * jobs)]
        while open_now:
            yield from open_now.pop(0).result()
            open_now += [pool.submit(play_batch, plan, batch) for batch in islice(waiting, 1)]


class Tally:
    """What is counted over games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.decisions = 0
        self.started = time.perf_counter()
        names = dict.fromkeys(plan.bots)
        self.sums = {(name, seat): [0, 0.0, 0] for name in names for seat in range(len(plan.bots))}

    def add(self, played: Played) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += played.decisions
        for seat, player in enumerate(played.players):
            line = self.sums[self.plan.bots[player], seat]
            line[0] += 1
            line[1] += played.shares[seat]
            line[2] += played.scores[seat]

    def report(self) -> dict[str, object]:
        """Everything counted, as a JSON document. Only `seconds` and `games_per_second` differ between runs."""
        seconds = time.perf_counter() - self.started
        return {
            "game": self.plan.game,
            "players": len(self.plan.bots),
            "seed": self.plan.seed,
            "checked": self.plan.check,
            "games": self.games,
            "decisions_per_game": round(self.decisions / self.games, 3),
            "bots": [self.bot_report(name) for name in dict.fromkeys(self.plan.bots)],
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 2),
        }

    def bot_report(self, name: str) -> dict[str, object]:
        """How one bot did, altogether and by seat."""
        seats = [self.line(self.sums[name, seat]) for seat in range(len(self.plan.bots))]
        total = [sum(self.sums[name, seat][k] for seat in range(len(self.plan.bots))) for k in range(3)]
        return {"bot": name, **self.line(total), "by_seat": seats}

    def line(self, sums: Sequence[float]) -> dict[str, object]:
        """Times played, wins, rate with its interval, mean score."""
        played, wins, points = sums
        if not played:
            return {"played": 0, "wins": 0.0, "win_rate": None, "win_rate_95": None, "mean_score": None}
        low, high = interval(wins, played)
        return {
            "played": int(played),
            "wins": round(wins, 3),
            "win_rate": round(wins / played, 4),
            "win_rate_95": [round(low, 4), round(high, 4)],
            "mean_score": round(points / played, 3),
        }


def interval(wins: float, n: float) -> tuple[float, float]:
    """The 95 % interval of a rate, by Wilson."""
    rate = wins / n
    middle = (rate + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * math.sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return max(0.0, middle - half), min(1.0, middle + half)
