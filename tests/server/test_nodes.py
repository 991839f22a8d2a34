"""Several servers on one PostgreSQL: a game is played through all of them at once, and goes on when one dies."""

import random
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import pairwise

import pytest

from clients import GONE, Json, Line, Person, Server, python, running, wait_for
from postgres import Cluster


@pytest.fixture
def db(cluster: Cluster) -> str:
    """A fresh database."""
    return cluster.url(cluster.new_database())


@contextmanager
def two_nodes(db: str, *more: str) -> Iterator[tuple[Server, Server]]:
    """Two servers that share the tables; what is given besides is for the first only."""
    with running(db, "--limits", "open", *more) as a, running(db, "--limits", "open") as b:
        yield a, b


def newcomer(server: Server) -> Person:
    """Somebody whom both servers know by the same cookie."""
    person = Person(server)
    person.cookie = f"meadhall={secrets.token_urlsafe(32)}"
    return person


def two_people_and_a_bot(a: Server, b: Server) -> tuple[str, Person, Person]:
    """A game that has begun: seat 0 came to the first server, seat 1 to the second."""
    host, guest = newcomer(a), newcomer(b)
    table = host.make_table(3, bots=[None, None, "greedy"])
    host.token = host.sit(table, "Astrid", seat=0)["token"]
    guest.token = guest.sit(table, "Bjorn", seat=1)["token"]
    host.token, token = None, host.token  # who begins is known by the cookie
    host.order(table, "begin")
    host.token = token
    return table, host, guest


def play_to_the_end(line: Line, seed: int) -> None:
    """Answer whenever asked; whatever has gone stale meanwhile is decided anew."""
    luck = random.Random(seed)
    while not line.is_over():
        if line.is_asked():
            line.answer(luck.choice)
        else:
            line.hear()


def watch_to_the_end(line: Line) -> None:
    """Look on."""
    while not line.is_over():
        line.hear()


def hear_the_rest(line: Line) -> int:
    """Hear what still comes from a server that has died; the number of the last news."""
    with suppress(*GONE):
        while True:
            line.hear()
    return line.number


def assert_in_order(line: Line) -> None:
    """Each news begin where the last ended."""
    news = [told for told in line.heard if told["type"] == "news"]
    for before, after in pairwise(news):
        assert after["after"] == before["number"] <= after["number"]


def story(told: list[Json]) -> list[Json]:
    """The log in what does not depend on when it was heard."""
    return [{name: line[name] for name in ("number", "at", "kind", "seat", "text")} for line in told]


def test_a_game_is_played_through_two_nodes_at_once(db: str) -> None:
    with two_nodes(db) as (a, b):
        table, host, guest = two_people_and_a_bot(a, b)
        players = [host.connect(table), guest.connect(table)]
        spectators = [Person(a).connect(table), Person(b).connect(table)]
        with ThreadPoolExecutor(4) as threads:
            work = [threads.submit(play_to_the_end, line, seed) for seed, line in enumerate(players)]
            work += [threads.submit(watch_to_the_end, line) for line in spectators]
            for each in work:
                each.result()
        for line in (*players, *spectators):
            assert_in_order(line)
        assert spectators[0].number == spectators[1].number
        assert story(spectators[0].lines) == story(spectators[1].lines)
        assert spectators[0].parts["picture"] == spectators[1].parts["picture"]
        for line, token, other in ((players[0], host.token, b), (players[1], guest.token, a)):
            whole = Person(other, token).state(table)
            assert line.number == whole["number"]
            assert story(line.lines) == story(whole["lines"])
        files = [Person(server).ask(f"/api/tables/{table}/match") for server in (a, b)]
        assert files[0] == files[1]
        for line in (*players, *spectators):
            line.close()
    checked = python("check-db", "--db", db)
    assert checked.returncode == 0, checked.stdout  # every answer of a bot was asked for, none came twice


def test_who_is_connected_to_one_node_is_there_for_the_other(db: str) -> None:
    with two_nodes(db, "--absent-after", "0") as (a, b):
        table, host, guest = two_people_and_a_bot(a, b)

        def connected() -> list[bool]:
            return [seat["connected"] for seat in host.state(table)["parts"]["seats"]]

        here = host.connect(table)
        there = guest.connect(table)
        wait_for(lambda: connected() == [True, True, True], "nobody hears of who is connected elsewhere")
        here.hear_until(lambda told: here.parts.get("seats") and here.parts["seats"][1]["connected"])
        assert here.order("vote", seat=1)["code"] == "not-absent"
        onlookers = [Person(server).connect(table) for server in (a, b, b)]
        here.hear_until(lambda told: here.parts["watchers"] == 3)
        for onlooker in onlookers:
            onlooker.close()
        here.hear_until(lambda told: here.parts["watchers"] == 0)
        there.close()
        wait_for(lambda: connected() == [True, False, True], "nobody hears of who has gone elsewhere")
        again = guest.connect(table)
        wait_for(lambda: connected() == [True, True, True], "nobody hears of who came back elsewhere")
        b.kill()
        wait_for(lambda: connected() == [True, False, True], "a node that is gone counts for ever")
        assert here.order("vote", seat=1)["type"] == "accepted"
        for line in (here, again):
            line.close()


def test_players_of_a_node_that_dies_go_on_at_another(db: str) -> None:
    with two_nodes(db) as (a, b):
        table, host, guest = two_people_and_a_bot(a, b)
        here, there = host.connect(table), guest.connect(table)
        with ThreadPoolExecutor(2) as threads:
            other = threads.submit(play_to_the_end, there, 1)
            here.hear_until(lambda told: here.is_asked())
            key, question = secrets.token_hex(8), here.parts["question"]
            order = {"decision": question["decision"], "answer": question["options"][0]["answer"]}
            here.say({"type": "answer", "key": key, **order})
            a.kill()  # whether the answer was written nobody knows
            known = hear_the_rest(here)
            again = Person(b, host.token).connect(table, seen=known)
            assert again.order("answer", key, **order)["type"] == "accepted"
            assert again.heard[0]["after"] == known
            play_to_the_end(again, 0)
            other.result()
        assert_in_order(again)
        assert story(here.lines + again.lines) == story(Person(b, host.token).state(table)["lines"])
        for line in (again, there):
            line.close()
    assert python("check-db", "--db", db).returncode == 0


def test_bots_of_a_node_that_dies_are_played_by_another(db: str) -> None:
    with two_nodes(db, "--bot-pace", "300") as (a, b):
        host = newcomer(a)
        table = host.make_table(2, bots=["greedy", "random"])
        spectator = host.connect(table)
        host.order(table, "begin")
        spectator.hear_until(lambda told: spectator.number > 4)
        assert not spectator.is_over()
        a.kill()
        wait_for(lambda: Person(b).ask(f"/api/tables/{table}/state")["parts"]["table"]["status"] == "over")
    assert python("check-db", "--db", db).returncode == 0


def test_an_order_sent_to_both_nodes_is_done_once(db: str) -> None:
    with two_nodes(db) as (a, b):
        table, host, _ = two_people_and_a_bot(a, b)
        order = {"type": "chat", "key": secrets.token_hex(8), "text": "Skål"}
        with ThreadPoolExecutor(2) as threads:
            path = f"/api/tables/{table}/orders"
            replies = list(threads.map(lambda node: Person(node, host.token).ask(path, order), (a, b)))
        assert replies[0] == replies[1]
        said = [line for line in host.state(table)["lines"] if line["kind"] == "chat"]
        assert len(said) == 1
