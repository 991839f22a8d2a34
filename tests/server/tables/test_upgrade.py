"""Games that an earlier server has stored: they are replayed to the same sums, or say that they cannot go on."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from clients import Json, Person, Refused, python, running
from meadhall.kernel.engine.views import SPECTATOR
from meadhall.registry import game
from meadhall.server.store.store import Append, Entry, Row, open_store
from meadhall.server.tables.entries import Begun, read
from meadhall.server.tables.replay import read_table
from meadhall.text import LANGUAGES, say

STORED = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted(Path(__file__).with_name("stored").glob("*.json"))
}


def row_of(stored: Json) -> Row:
    """The row of a stored table."""
    row = stored["row"]
    return Row(**{**row, "summary": row["summary"].encode(), "secret": bytes.fromhex(row["secret"])})


def entries_of(stored: Json) -> list[Entry]:
    """The log of a stored table."""
    return [Entry(seq, at, body.encode(), chain) for seq, at, body, chain in stored["entries"]]


def is_current(stored: Json) -> bool:
    """Whether a game was played by the rules and the printed values of this version."""
    found = game(stored["row"]["game"])
    created = json.loads(stored["entries"][0][2])
    return bool(stored["engine"] == found.engine and stored["content"] == found.content(created["options"]))


def as_it_is(body: Json) -> Json:
    """No change at all."""
    return body


def keep(path: Path, stored: Json, change: Callable[[Json], Json] = as_it_is) -> str:
    """Put a stored table into a new database, its entries changed if need be; the table's name."""
    row = row_of(stored)

    async def write() -> list[str]:
        store = open_store(str(path))
        first, *rest = [entry._replace(body=changed(entry.body, change)) for entry in entries_of(stored)]
        append = Append(row.id, 1, first.at, [first.body], "waiting", row.summary, False)
        await store.create(row._replace(last=0), append)
        for entry in rest:
            state = (row.status, row.summary, row.bots_turn)
            await store.append(Append(row.id, entry.seq, entry.at, [entry.body], *state))
        chains = [entry.chain for entry in await store.entries(row.id)]
        await store.close()
        return chains

    chains = asyncio.run(write())
    assert (chains == [entry.chain for entry in entries_of(stored)]) == (change is as_it_is)
    return row.id


def changed(body: bytes, change: Callable[[Json], Json]) -> bytes:
    """A body with a change; one that stays as it is stays so to the byte."""
    before = json.loads(body)
    after = change(dict(before))
    return body if after == before else json.dumps(after).encode()


def test_there_are_stored_games_of_this_version() -> None:
    assert {"running", "finished", "eventful"} <= {name for name, stored in STORED.items() if is_current(stored)}
    kinds = {json.loads(entry[2])["is"] for entry in STORED["eventful"]["entries"]}
    assert kinds >= {"said", "undone", "undo_asked", "undo_agreed", "left", "took_back", "hook_set"}


@pytest.mark.parametrize("name", sorted(STORED))
def test_a_stored_game_leads_to_the_same_sums(name: str) -> None:
    stored = STORED[name]
    table = asyncio.run(read_table(stored["row"]["id"], bytes.fromhex(stored["row"]["secret"]), entries_of(stored)))
    if not is_current(stored):
        assert table.status == "frozen"
        return
    assert table.status == stored["row"]["status"]
    assert table.match is not None
    assert table.match.check_sum() == stored["check"]
    assert (table.match.scores, list(table.asked)) == (stored["scores"], stored["asked"])
    assert [table.number(viewer) for viewer in (*range(len(table.seats)), SPECTATOR)] == stored["numbers"]
    assert len(table.records) == stored["lines"]


@pytest.mark.parametrize("name", ["running", "eventful"])
def test_a_stored_game_goes_on(name: str, tmp_path: Path) -> None:
    stored, luck = STORED[name], random.Random(5)
    table = keep(tmp_path / "tables.sqlite3", stored)
    assert python("check-db", "--db", str(tmp_path / "tables.sqlite3")).returncode == 0
    with running(tmp_path / "tables.sqlite3", "--limits", "open") as server:
        people = [Person(server, token) for token in stored["tokens"]]
        whole = people[0].state(table)
        assert (whole["number"], whole["parts"]["standing"]["scores"]) == (stored["numbers"][0], stored["scores"])
        lines = [person.connect(table) for person in people]
        while not lines[0].is_over():
            for line in lines:
                line.say({"type": "ping"})
                line.hear_until(lambda told: told["type"] == "pong")
                if line.is_asked():
                    line.answer(luck.choice)
        for line in lines:
            line.close()
        file = tmp_path / "match.json"
        file.write_text(json.dumps(Person(server).ask(f"/api/tables/{table}/match")))
    assert json.loads(python("verify", str(file), "--json").stdout)["dice"] == "fair"


def other_engine(body: Json) -> Json:
    """Begun by other rules."""
    return {**body, "engine": "champions-0"} if body["is"] == "begun" else body


def other_content(body: Json) -> Json:
    """Begun with other values on the components."""
    return {**body, "content": "0" * 64} if body["is"] == "begun" else body


def other_answer(body: Json) -> Json:
    """Whoever changed the rules forgot to say so: an answer that is not there."""
    return {**body, "answer": "pass"} if body["is"] == "answered" else body


@pytest.mark.parametrize(
    ("change", "why", "is_fault"),
    [
        (other_engine, "server-frozen-engine", False),
        (other_content, "server-frozen-content", False),
        (other_answer, "server-frozen-log", True),
    ],
)
def test_a_game_that_cannot_go_on_says_so(
    change: Callable[[Json], Json], why: str, is_fault: bool, tmp_path: Path
) -> None:
    stored, db = STORED["eventful"], tmp_path / "tables.sqlite3"
    table = keep(db, stored, change)
    with running(db) as server:
        person = Person(server, stored["tokens"][0])
        for lang in LANGUAGES:
            whole = person.state(table, lang)
            assert whole["parts"]["table"]["status"] == "frozen"
            assert whole["parts"]["table"]["why_frozen"] == say(lang, why)
            assert [line["text"] for line in whole["lines"] if line["kind"] == "chat"]
        assert whole["parts"]["you"]["seat"] == 0
        for type, more in ORDERS.items():
            with pytest.raises(Refused) as refused:
                person.order(table, type, **more)
            assert refused.value.code == "frozen", type
        line = person.connect(table)
        assert line.order("answer", decision=0, answer="pass")["code"] == "frozen"
        assert line.order("chat", text="So be it")["type"] == "accepted"
        line.close()
        assert Person(server).state(table)["lines"][-1]["text"] == "So be it"
        assert server.stop() == 0
    checked = python("check-db", "--db", str(db), "--json")
    found = json.loads(checked.stdout)
    assert (checked.returncode, bool(found["faults"]), bool(found["frozen"])) == (is_fault, is_fault, not is_fault)


ORDERS: dict[str, Json] = {
    "answer": {"decision": 1, "answer": "pass"},
    "undo": {"decision": 1},
    "ask_undo": {},
    "agree": {"request": 1, "agree": True},
    "leave": {},
    "take_back": {},
    "resign": {},
    "close": {},
    "vote": {"seat": 1},
}


def test_the_versions_of_a_game_are_stored_with_it() -> None:
    for stored in STORED.values():
        begun = [read(entry.body) for entry in entries_of(stored) if isinstance(read(entry.body), Begun)]
        assert len(begun) == 1
        assert isinstance(begun[0], Begun)
        assert (begun[0].engine, begun[0].content) == (stored["engine"], stored["content"])
        assert begun[0].version
