"""How fast the engine is: random play on one core, beside peers that are installed, measured in the same run."""

import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from meadhall.build import build_document
from meadhall.kernel.engine.agenda import NOBODY, Options, State, answer, find_options, lowest_seat
from meadhall.kernel.engine.chance import Luck, deal, play_out
from meadhall.kernel.game import Game
from meadhall.kernel.matches.match import new_match
from meadhall.kernel.matches.setting_up import check_options

SHARES = 6  # measurements that share the time
SNAPSHOTS = 200  # situations in which copies and views are timed
PEERS = ("chess", "catanatron")
Report = dict[str, object]


def measure(game: Game, seconds: float) -> Report:
    """Everything measured, as a JSON document."""
    share = seconds / SHARES
    decisions = playout_rate(game, share * 2)
    situations = collect(game)
    report: Report = {
        "game": game.id,
        "seats": max(game.seats),
        "build": build_document(),
        **decisions,
        "options_per_decision": round(options_per_decision(game), 2),
        "clone_us": micros(lambda s: s.clone(), situations, share),
        "view_us": micros(lambda s: game.see(s, 0), situations, share),
        "match_decisions_per_second": round(match_rate(game, share)),
    }
    ours = decisions["decisions_per_second"]
    report["peers"] = [measure_peer(name, ours, share) for name in PEERS]
    return report


def new_state(game: Game) -> State:
    """A new game with every seat taken."""
    return game.new(max(game.seats), check_options(game, None))


def playout_rate(game: Game, seconds: float) -> dict[str, float]:
    """Random games from set-up to final scoring in the compiled loop."""
    luck = Luck(1)
    games = decisions = 0
    start = time.perf_counter()
    while (now := time.perf_counter()) < start + seconds or not games:
        decisions += play_out(new_state(game), luck)
        games += 1
    spent = now - start if games > 1 else time.perf_counter() - start
    return {
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 1),
        "decisions_per_game": round(decisions / games, 1),
    }


def collect(game: Game) -> list[State]:
    """Situations from the middle of random games."""
    found: list[State] = []
    luck, out = Luck(2), Options()
    while len(found) < SNAPSHOTS:
        s = new_state(game)
        deal(s, luck)
        while s.asked != NOBODY and len(found) < SNAPSHOTS:
            seat = lowest_seat(s.asked)
            find_options(s, seat, out)
            answer(s, seat, out.words[luck.below(out.n)])
            deal(s, luck)
            if s.asked != NOBODY and luck.below(20) == 0:
                found.append(s.clone())
    return found


def options_per_decision(game: Game, games: int = 20) -> float:
    """How many answers a seat can choose from, on average."""
    luck, out = Luck(3), Options()
    decisions = offered = 0
    for _ in range(games):
        s = new_state(game)
        deal(s, luck)
        while s.asked != NOBODY:
            seat = lowest_seat(s.asked)
            find_options(s, seat, out)
            offered += int(out.n)
            decisions += 1
            answer(s, seat, out.words[luck.below(out.n)])
            deal(s, luck)
    return offered / decisions


def micros(act: Callable[[State], object], situations: list[State], seconds: float) -> float:
    """Microseconds that something takes in a situation, on average."""
    times = 0
    start = time.perf_counter()
    while time.perf_counter() < start + seconds:
        for s in situations:
            act(s)
        times += len(situations)
    return round((time.perf_counter() - start) / times * 1e6, 3)


def match_rate(game: Game, seconds: float) -> float:
    """Decisions per second through the public API: checked, recorded, with events and undo."""
    luck = Luck(4)
    decisions = seed = 0
    start = time.perf_counter()
    while time.perf_counter() < start + seconds:
        match = new_match(game, max(game.seats), seed, None, (), None, False)
        seed += 1
        while not match.over and time.perf_counter() < start + seconds:
            seat = match.asked[0]
            options = match.options(seat)
            match.answer(seat, options[int(luck.below(len(options)))])
            decisions += 1
    return decisions / (time.perf_counter() - start)


# --- peers ---------------------------------------------------------------------------------------------------


def measure_peer(name: str, ours: float, seconds: float) -> Report:
    """A peer's figures and how many times faster we are; only its name if it is not installed."""
    if find_spec(name) is None:
        return {"peer": name, "installed": False}
    try:
        figures = PEER_RUNS[name](seconds)
    except Exception as error:  # a peer of another version must not stop the benchmark
        return {"peer": name, "installed": True, "error": f"{type(error).__name__}: {error}"[:200]}
    rate = figures["decisions_per_second"]
    return {"peer": name, "installed": True, **figures, "ratio": round(ours / rate, 2)}


def run_chess(seconds: float) -> dict[str, float]:
    """python-chess: random games and the cost of a copy of the board."""
    import chess  # type: ignore[import-not-found,unused-ignore]

    luck = Luck(5)
    moves = games = 0
    start = time.perf_counter()
    board: Any = chess.Board()
    while time.perf_counter() < start + seconds:
        board = chess.Board()
        games += 1
        while not board.is_game_over() and len(board.move_stack) < 400 and time.perf_counter() < start + seconds:
            legal = list(board.legal_moves)
            board.push(legal[int(luck.below(len(legal)))])
            moves += 1
    spent = time.perf_counter() - start
    start, copies = time.perf_counter(), 2000
    for _ in range(copies):
        board.copy(stack=False)
    copy = (time.perf_counter() - start) / copies * 1e6
    return {"decisions_per_second": round(moves / spent), "clone_us": round(copy, 3)}


def run_catanatron(seconds: float) -> dict[str, float]:
    """Catanatron: random games of four players."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found,unused-ignore]

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() < start + seconds:
        game: Any = Game([RandomPlayer(color) for color in colors], seed=decisions)
        while game.winning_color() is None and time.perf_counter() < start + seconds:
            game.play_tick()
            decisions += 1
    spent = time.perf_counter() - start
    start, copies = time.perf_counter(), 200
    for _ in range(copies):
        game.copy()
    copy = (time.perf_counter() - start) / copies * 1e6
    return {"decisions_per_second": round(decisions / spent), "clone_us": round(copy, 3)}


PEER_RUNS: dict[str, Callable[[float], dict[str, float]]] = {"chess": run_chess, "catanatron": run_catanatron}
