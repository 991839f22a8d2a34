"""Makes the stored tables beside this file: what a server kept of games that were played with it, byte for byte.

    python tests/server/tables/stored/make.py

Every later version must read them: replay them to the check sums noted here, or, if its rules are others, say that
it cannot. Run this again only when `engine` or the printed values have changed on purpose; games of the old ones may
stay.
"""

import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from clients import Json, Line, Person, Refused, Server, running
from meadhall.kernel.engine.views import SPECTATOR
from meadhall.server.store.store import Store, open_store
from meadhall.server.tables.replay import read_table

FOLDER = Path(__file__).parent


def sit_down(server: Server, people: int, bots: int, **more: object) -> tuple[str, list[Person]]:
    """A game that has begun: people, and bots beside them."""
    host = Person(server)
    table = host.make_table(people + bots, bots=[None] * people + ["greedy"] * bots, **more)
    seated = [host, *(Person(server) for _ in range(people - 1))]
    tokens = [person.sit(table, f"Person {k}")["token"] for k, person in enumerate(seated)]
    host.order(table, "begin")
    return table, [Person(server, token) for token in tokens]


def play(lines: list[Line], answers: int, luck: random.Random) -> None:
    """Let people answer so many times altogether, or to the end."""
    for line in lines:
        line.hear_until(lambda told: told["type"] == "news")
    while answers > 0 and not lines[0].is_over():
        for line in lines:
            line.say({"type": "ping"})
            line.hear_until(lambda told: told["type"] == "pong")
            if line.is_asked():
                answers -= line.answer(luck.choice)["type"] == "accepted"


def connect(people: list[Person], table: str) -> list[Line]:
    """A socket for everybody."""
    return [person.connect(table) for person in people]


def running_game(server: Server) -> tuple[str, list[Person]]:
    """Three people in the middle of a game with clocks."""
    table, people = sit_down(server, 3, 0, clock={"bank": 600, "turn": 20}, pace="turns", open=True)
    play(connect(people, table), 40, random.Random(1))
    return table, people


def finished_game(server: Server) -> tuple[str, list[Person]]:
    """Somebody has beaten a bot, or not."""
    table, people = sit_down(server, 1, 1, options={"hall_of_records": True})
    play(connect(people, table), 10_000, random.Random(2))
    return table, people


def eventful_game(server: Server) -> tuple[str, list[Person]]:
    """Words, an answer taken back, a return that all agreed to, one that was refused, and bots on a seat."""
    table, people = sit_down(server, 2, 1)
    lines, luck = connect(people, table), random.Random(3)
    play(lines, 12, luck)
    people[0].order(table, "chat", text="Skål! À la vôtre! 乾杯")
    take_back_an_answer(people, table, luck)
    for agrees in (True, False):
        people[1].order(table, "ask_undo")
        request = people[0].state(table)["parts"]["undo"]["request"]
        people[0].order(table, "agree", request=request, agree=agrees)
    people[1].order(table, "leave", bot="random")
    for _ in range(3):
        answer_once(people[0], table, luck)
    people[1].order(table, "take_back")
    people[1].order(table, "webhook", url="http://127.0.0.1/turn")
    return table, people


def answer_once(person: Person, table: str, luck: random.Random) -> None:
    """Answer as soon as asked."""
    while True:
        question = person.state(table)["parts"]["question"]
        if question and question["options"]:
            said = luck.choice(question["options"])["answer"]
            with suppress(Refused):  # a bot may have answered meanwhile
                person.order(table, "answer", decision=question["decision"], answer=said)
                return


def take_back_an_answer(people: list[Person], table: str, luck: random.Random) -> None:
    """Somebody answers and takes it back."""
    while True:
        for person in people:
            question = person.state(table)["parts"]["question"]
            if question and question["options"]:
                answer_once(person, table, luck)
                question = person.state(table)["parts"]["question"]
                with suppress(Refused):  # a bot may have answered meanwhile
                    person.order(table, "undo", decision=question["decision"] if question else 0)
                    return


KINDS: dict[str, Callable[[Server], tuple[str, list[Person]]]] = {
    "running": running_game,
    "finished": finished_game,
    "eventful": eventful_game,
}


async def document(store: Store, id: str, tokens: list[str | None]) -> Json:
    """A stored table as it is, and what its log leads to."""
    row, entries = await store.row(id), await store.entries(id)
    assert row is not None
    table = await read_table(id, row.secret, entries)
    assert table.match is not None and table.begun is not None  # noqa: PT018
    told = {**row._asdict(), "summary": row.summary.decode(), "secret": row.secret.hex()}
    return {
        "engine": table.begun.engine,
        "content": table.begun.content,
        "row": told,
        "entries": [[entry.seq, entry.at, entry.body.decode(), entry.chain] for entry in entries],
        "tokens": tokens,
        "check": table.match.check_sum(),
        "scores": table.match.scores,
        "asked": list(table.asked),
        "numbers": [table.number(viewer) for viewer in (*range(len(table.seats)), SPECTATOR)],
        "lines": len(table.records),
    }


async def write_down(db: str, tables: dict[str, tuple[str, list[Person]]]) -> None:
    """Write every table to its file."""
    store = open_store(db)
    for kind, (id, people) in tables.items():
        told = await document(store, id, [person.token for person in people])
        (FOLDER / f"{kind}.json").write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    await store.close()


def main() -> None:
    """Play, and write down what is stored."""
    with tempfile.TemporaryDirectory() as folder:
        with running(f"{folder}/tables.sqlite3", "--limits", "open", "--webhooks-to", "127.0.0.1") as server:
            tables = {kind: make(server) for kind, make in KINDS.items()}
            server.stop()
        asyncio.run(write_down(server.db, tables))


if __name__ == "__main__":
    main()
