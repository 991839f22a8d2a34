"""Bots think elsewhere: outside the event loop, with a time limit, from the view of their seat and nothing else."""

import asyncio
import copy
import json
import os
import random
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from clients import Person, wait_for
from meadhall import Luck
from meadhall.bots import strongest
from meadhall.kernel.matches.match import Match, new_match
from meadhall.registry import game, games
from meadhall.server.bots.pool import BotPool, question_for
from meadhall.server.tables.room import seed_for
from meadhall.server.tables.table import Table
from own_settings import serving
from raw import request

EVERY_GAME = pytest.mark.parametrize("id", [game.id for game in games()])
NEVER = "import time; time.sleep(600)"
# Says nothing until a file is there, and then thinks like any other.
WAITS = """
import pathlib, sys, time
from meadhall.server.bots.worker import main
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.01)
main()
"""
# The first of its kind never says anything; those after it think like any other.
FIRST_SLEEPS = """
import pathlib, sys, time
from meadhall.server.bots.worker import main
try:
    pathlib.Path(sys.argv[1]).open("x").close()
    time.sleep(600)
except FileExistsError:
    main()
"""


def a_match(answers: int, seed: int = 5, seats: int = 3, id: str = "champions") -> Match:
    """A game in which so many answers were given."""
    match, choice = new_match(game(id), seats, seed, None, (), None, asks_chance=False), random.Random(seed)
    for _ in range(answers):
        if match.over:
            break
        seat = choice.choice(match.asked)
        match.answer(seat, choice.choice(match.options(seat)))
    return match


def a_question(match: Match) -> dict[str, object]:
    """What a bot is asked first."""
    return question_for(match, match.asked[0], strongest(match.game.id), 1)


def ask(pool: BotPool, *questions: dict[str, object]) -> list[int]:
    """The answers of a pool."""

    async def run() -> list[int]:
        try:
            return [await pool.choose(question) for question in questions]
        finally:
            await pool.close()

    return asyncio.run(run())


def alive(pid: int) -> bool:
    """Whether a process is there."""
    return Path(f"/proc/{pid}").exists()


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


# --- what a bot knows -----------------------------------------------------------------------------------------


@EVERY_GAME
@pytest.mark.parametrize("answers", [3, 8, 20, 45, 60])
def test_a_question_holds_nothing_but_the_view_of_the_seat(id: str, answers: int) -> None:
    match = a_match(answers, id=id)
    worlds = 0
    for seat in match.asked:
        asked = json.dumps(question_for(match, seat, "greedy", 1))
        for seed in range(10):
            other = copy.copy(match)
            other._state = match.game.imagine(match.view(seat).state, seat, Luck(seed))
            worlds += list(other._state.at) != list(match.state().at)
            assert json.dumps(question_for(other, seat, "greedy", 1)) == asked
    assert worlds, "other worlds were really dealt"
    names = set(question_for(match, match.asked[0], "greedy", 1))
    view = {"at", "agenda", "top", "asked", "answers"}
    assert names - view == {"game", "seats", "options", "seat", "bot", "seed"}


def test_the_luck_of_a_bot_gives_nothing_of_the_dice_away() -> None:
    secret = bytes(range(32))
    table = Table("AAAAAAAAAAAA", secret)
    seeds = {seed_for(table, seat, decision) for seat in range(4) for decision in range(50)}
    assert len(seeds) == 200
    kept = int.from_bytes(secret[:6], "big")
    assert not [seed for seed in seeds if seed >> 24 == kept >> 24]


# --- bots that fail -------------------------------------------------------------------------------------------


def test_a_bot_that_thinks_too_long_is_ended_and_a_legal_answer_is_given() -> None:
    question = a_question(a_match(10))

    async def run() -> None:
        pool = BotPool(1, 0.5, (sys.executable, "-c", NEVER))
        thinking = asyncio.create_task(pool.choose(question))
        while not pool._all:
            await asyncio.sleep(0.01)
        (worker,) = pool._all
        assert await thinking in question["answers"]  # type: ignore[operator]
        assert pool.late == 1
        assert not alive(worker.pid)
        await pool.close()

    asyncio.run(run())


def test_a_bot_killed_while_it_thinks_is_replaced(tmp_path: Path) -> None:
    match = a_match(10)
    question = a_question(match)

    async def run() -> None:
        pool = BotPool(1, 60.0, (sys.executable, "-c", FIRST_SLEEPS, str(tmp_path / "slept")))
        thinking = asyncio.create_task(pool.choose(question))
        while not (tmp_path / "slept").exists():
            await asyncio.sleep(0.01)
        (worker,) = pool._all
        os.kill(worker.pid, signal.SIGKILL)
        assert await thinking in question["answers"]  # type: ignore[operator]
        assert pool.late == 1
        again = [await pool.choose(question) for _ in range(3)]
        assert again == [again[0]] * 3
        assert again[0] in question["answers"]  # type: ignore[operator]
        assert pool.late == 1, "the next one does its work"
        (other,) = pool._all
        assert other.pid != worker.pid
        await pool.close()
        assert not alive(other.pid)

    asyncio.run(run())


NONSENSE = [
    "print()",
    "print('x')",
    "print('[]')",
    "print('{}')",
    "print('null')",
    "print('{\"answer\": -1}')",
    "print('{\"answer\": []}')",
    "print('x' * 3_000_000)",
    "print(end='half')",
    "raise SystemExit",
]


@pytest.mark.parametrize("says", NONSENSE)
def test_whatever_a_bot_says_a_legal_answer_is_given(says: str) -> None:
    question = a_question(a_match(10))
    pool = BotPool(1, 60.0, (sys.executable, "-c", f"input(); {says}"))
    assert ask(pool, question)[0] in question["answers"]  # type: ignore[operator]
    assert pool.late == 1


def test_without_any_program_to_think_in_a_legal_answer_is_given() -> None:
    question = a_question(a_match(10))
    pool = BotPool(1, 60.0, ("/there/is/no/such/program",))
    assert ask(pool, question)[0] in question["answers"]  # type: ignore[operator]


# --- at a server ----------------------------------------------------------------------------------------------


def test_the_server_answers_everybody_while_bots_think(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WAITS, str(tmp_path / "go")]
    with serving(tmp_path / "hall.sqlite3", bot_command=command, bot_seconds=600.0, bot_processes=1) as server:
        host = Person(server)
        bots = [host.make_table(2, bots=["random", "random"]) for _ in range(3)]
        for table in bots:
            host.order(table, "begin")
        people = host.make_table()
        token = host.sit(people, "Ada")["token"]
        line = Person(server, token).connect(people)
        for n in range(20):
            assert host.ask("/api/health")["ok"]
            assert line.order("chat", text=f"hello {n}")["type"] == "accepted"
        assert [host.state(table)["parts"]["table"]["status"] for table in bots] == ["playing"] * 3
        line.close()
        (tmp_path / "go").touch()
        wait_for(lambda: all(host.state(table)["parts"]["table"]["status"] == "over" for table in bots))


def test_bots_that_never_answer_hold_no_game_up_for_ever(tmp_path: Path) -> None:
    command = [sys.executable, "-c", NEVER]
    with serving(tmp_path / "hall.sqlite3", bot_command=command, bot_seconds=0.1) as server:
        host = Person(server)
        table = host.make_table(2, bots=["greedy", "greedy"])
        host.order(table, "begin")
        wait_for(lambda: host.state(table)["number"] > 6, "the game does not go on")
        late = request(server, "GET", "/metrics").body.decode().partition("\nmeadhall_bots_late ")[2]
        assert int(late.split()[0]) >= 4


def test_a_game_goes_on_however_often_its_bots_are_killed_and_none_is_left_behind(tmp_path: Path) -> None:
    with serving(tmp_path / "hall.sqlite3", limits={"requests_at_once": 1e9}) as server:
        host = Person(server)
        table = host.make_table(2, bots=["random", "greedy"])
        host.order(table, "begin")
        killed: set[int] = set()  # each counts once, though it stays among the children until the server takes notice
        while host.state(table)["parts"]["table"]["status"] == "playing":
            for child in set(children(server.process.pid)) - killed if len(killed) < 5 else ():
                with suppress(ProcessLookupError):  # it may be gone by itself since
                    os.kill(child, signal.SIGKILL)
                killed.add(child)
            time.sleep(0.02)
        assert killed
        left = children(server.process.pid)
        assert server.stop() == 0
        wait_for(lambda: not any(alive(child) for child in left), "bots outlive their server")
