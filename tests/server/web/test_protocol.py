"""The promises of the protocol: done once, never silently dropped, nobody disturbed, nothing missed."""

import json
import random
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from clients import Line, Person, Refused, Server, python, running, wait_for
from started import Program

Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here."""
    with running(tmp_path_factory.mktemp("server") / "protocol.sqlite3") as server:
        yield server


def begin(server: Server, seats: int = 2) -> tuple[str, list[Person], list[Line]]:
    """A table of people whose game has begun, each with a connection."""
    people = [Person(server) for _ in range(seats)]
    table = people[0].make_table(seats)
    for k, person in enumerate(people):
        person.sit(table, f"Player {k}")
    people[0].order(table, "begin")
    lines = [person.connect(table) for person in people]
    for line in lines:
        catch_up(line)
    return table, people, lines


def catch_up(line: Line) -> None:
    """Hear what has arrived."""
    line.say({"type": "ping"})
    line.hear_until(lambda told: told["type"] == "pong")


def play_until(lines: list[Line], is_it: Callable[[], bool], choice: random.Random) -> None:
    """Answer at random until something holds."""
    while not is_it():
        asked = next(line for line in lines if line.is_asked())
        assert asked.answer(choice.choice)["type"] == "accepted"
        for line in lines:
            catch_up(line)


# --- done once --------------------------------------------------------------------------------------------


def test_a_repeated_order_gets_the_same_reply_and_is_done_once(server: Server) -> None:
    _, _, lines = begin(server)
    line = next(line for line in lines if line.is_asked())
    question = line.parts["question"]
    key, answer = secrets.token_hex(8), question["options"][0]["answer"]
    replies = [line.order("answer", key, decision=question["decision"], answer=answer) for _ in range(3)]
    assert replies[0]["type"] == "accepted"
    assert replies[1] == replies[0] == replies[2]
    other = question["options"][1]["answer"]
    assert line.order("answer", key, decision=question["decision"], answer=other)["code"] == "key-reused"


def test_a_repeated_order_is_known_again_after_the_server_was_killed(tmp_path: Path) -> None:
    with running(tmp_path / "again.sqlite3") as server:
        table, people, lines = begin(server)
        seat = next(k for k, line in enumerate(lines) if line.is_asked())
        question = lines[seat].parts["question"]
        order = {"decision": question["decision"], "answer": question["options"][0]["answer"]}
        reply = lines[seat].order("answer", "a-key-of-my-own", **order)
        server.kill()
        server.start()
        assert people[seat].connect(table).order("answer", "a-key-of-my-own", **order) == reply
        assert people[seat].ask(
            f"/api/tables/{table}/orders", {"type": "answer", "key": "a-key-of-my-own", **order}
        ) == {**reply}


def test_a_stale_answer_is_told_where_things_are_now(server: Server) -> None:
    _, _, lines = begin(server)
    line = next(line for line in lines if line.is_asked())
    question = line.parts["question"]
    answer = question["options"][0]["answer"]
    line.order("answer", decision=question["decision"], answer=answer)
    refused = line.order("answer", decision=question["decision"], answer=answer)
    assert refused["code"] == "stale"
    assert refused["decision"] == question["decision"] + 1
    assert refused["number"] == line.number
    assert refused["text"]


def test_an_answer_is_named_by_its_content_and_refused_with_its_rule(server: Server) -> None:
    table, people, lines = begin(server)
    seat = next(k for k, line in enumerate(lines) if line.is_asked())
    line = lines[seat]
    decision = line.parts["question"]["decision"]
    refused = line.order("answer", decision=decision, answer="place market")
    assert refused["code"] == "illegal"
    assert refused["rule"].startswith("C-")
    assert refused["rule"] in refused["text"]
    assert line.order("answer", decision=decision, answer="fly away")["code"] == "unknown-answer"
    waiting = lines[1 - seat]
    assert waiting.order("answer", decision=0, answer="done")["code"] in ("illegal", "stale")
    why = people[seat].ask(f"/api/tables/{table}/why?answer=place%20market&lang=fr")
    assert why["rule"] == refused["rule"]
    assert people[seat].state(table)["number"] == line.number


# --- nobody disturbed -------------------------------------------------------------------------------------


def test_several_seats_answer_a_sealed_step_at_once(server: Server) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    choice = random.Random(seed)
    table, _, lines = begin(server, 3)
    both = lambda: sum(line.is_asked() for line in lines) >= 2  # noqa: E731
    play_until(lines, both, choice)
    asked = [line for line in lines if line.is_asked()]
    assert asked[0].parts["question"]["sealed"] is True
    others = [line.parts["question"]["decision"] for line in asked[1:]]
    keys = []
    for line in asked:  # all send before anybody hears
        question = line.parts["question"]
        done = next(each["answer"] for each in question["options"] if each["verb"] == "done")
        sendable = [each["answer"] for each in question["options"] if each["verb"] == "send"]
        key = secrets.token_hex(8)
        keys.append(key)
        line.say({"type": "answer", "key": key, "decision": question["decision"], "answer": (sendable or [done])[0]})
    for line, key in zip(asked, keys, strict=True):
        reply = line.hear_until(lambda told, key=key: told.get("key") == key)
        assert reply["type"] == "accepted", reply
    assert len(others) == len(asked) - 1
    spectator = Person(server).state(table)
    assert spectator["number"] <= min(line.number for line in asked)


# --- nothing missed ---------------------------------------------------------------------------------------


def test_reconnecting_sends_what_was_missed_and_no_more(server: Server) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    choice = random.Random(seed)
    table, people, lines = begin(server)
    play_until(lines, lambda: lines[0].number > 12, choice)
    seen, had = lines[0].number, len(lines[0].lines)
    again = people[0].connect(table, seen=seen)
    first = again.hear()
    assert first["whole"] is True
    assert first["lines"] == []
    again.close()
    play_until(lines, lambda: lines[0].number > seen + 6, choice)
    again = people[0].connect(table, seen=seen)
    first = again.hear()
    assert first["lines"] == lines[0].lines[had:]
    assert first["after"] == seen
    assert {line["number"] for line in first["lines"]} <= set(range(seen + 1, first["number"] + 1))


def test_a_view_after_reconnecting_equals_byte_for_byte_the_one_without(server: Server) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    choice = random.Random(seed)
    table, people, lines = begin(server, 3)
    watcher = Person(server).connect(table)
    for goal in (15, 30, 60):
        play_until(lines, lambda goal=goal: lines[0].number > goal, choice)
        for person, line in zip([*people, Person(server)], [*lines, watcher], strict=True):
            catch_up(line)
            fresh = person.connect(table)
            fresh.hear()
            catch_up(line)  # it hears that one more watches
            assert json.dumps(fresh.parts, sort_keys=True) == json.dumps(line.parts, sort_keys=True)
            assert fresh.lines == line.lines
            assert fresh.number == line.number
            fresh.close()
            for each in (*lines, watcher):  # presence has changed and changed back
                catch_up(each)


def test_a_view_is_the_same_after_the_server_was_killed(tmp_path: Path) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    with running(tmp_path / "killed.sqlite3") as server:
        table, people, lines = begin(server, 3)
        play_until(lines, lambda: lines[0].number > 40, random.Random(seed))
        before = [person.state(table) for person in people]
        server.kill()
        server.start()
        after = [person.state(table) for person in people]
        for old, new in zip(before, after, strict=True):
            for each in (old, new):
                del each["now"]
                for seat in each["parts"]["seats"]:
                    del seat["connected"]
        assert after == before


def test_a_turn_is_noticed_once(server: Server) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    table, people, lines = begin(server)
    play_until(lines, lambda: lines[0].number > 30, random.Random(seed))
    for line in lines:
        decisions = [told["decision"] for told in line.heard if told["type"] == "notice"]
        assert decisions
        assert len(decisions) == len(set(decisions))
    asked = next(k for k, line in enumerate(lines) if line.is_asked())
    again = people[asked].connect(table, seen=lines[asked].number)
    catch_up(again)
    assert not [told for told in again.heard if told["type"] == "notice"]


def test_a_seat_moves_to_another_connection_when_somebody_sits_down(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.make_table(2)
    with pytest.raises(Refused):
        guest.ask(f"/api/tables/{table}/why?answer=done")
    host.sit(table, "Anna")
    guest.ask("/api/tables", {"game": "champions", "seats": 2})  # a cookie of its own
    line = guest.connect(table)
    line.hear()
    assert line.parts["you"]["seat"] is None
    guest.sit(table, "Bo")
    line.hear_until(lambda told: line.parts["you"]["seat"] == 1)


# --- strangers --------------------------------------------------------------------------------------------


def test_the_bot_of_the_documentation_and_two_people_finish_a_game_while_the_server_is_killed_twice(
    tmp_path: Path,
) -> None:
    """The bot uses nothing but the protocol, and goes on by itself."""
    seed = random.randrange(10**6)
    print("seed", seed)
    choice = random.Random(seed)
    with running(tmp_path / "bot.sqlite3", "--limits", "open") as server:
        people = [Person(server) for _ in range(2)]
        table = people[0].make_table(3)
        for k, person in enumerate(people):
            person.sit(table, f"Player {k}")
        command = [sys.executable, "examples/bot.py", f"{server.url}/table/{table}", "Ragnar"]
        with Program(command, stdout=subprocess.PIPE, text=True) as bot:
            try:
                wait_for(lambda: people[0].state(table)["parts"]["seats"][2]["kind"] == "person", "no bot sits down")
                people[0].order(table, "begin")
                for goal in (40, 80):
                    play_to(server, table, people, choice, goal)
                    server.kill()
                    server.start()
                play_to(server, table, people, choice, 10**9)
                scores = people[0].state(table)["parts"]["standing"]["scores"]
                out, _ = bot.communicate(timeout=60)
                assert out.strip() == str(scores)
            finally:
                bot.kill()
        file = tmp_path / "match.json"
        file.write_text(json.dumps(people[0].ask(f"/api/tables/{table}/match")), encoding="utf-8")
        assert json.loads(python("verify", str(file), "--json").stdout)["dice"] == "fair"
        assert python("check-db", "--db", server.db).returncode == 0


def play_to(server: Server, table: str, people: list[Person], choice: random.Random, goal: int) -> None:
    """Let people answer over HTTP until so much has happened or the game is over."""

    def step() -> bool:
        for person in people:
            told = person.state(table)
            if told["number"] >= goal or told["parts"]["standing"]["over"]:
                return True
            question = told["parts"]["question"]
            if question and question["options"]:
                answer = choice.choice(question["options"])["answer"]
                try:
                    person.order(table, "answer", decision=question["decision"], answer=answer)
                except Refused as refused:
                    if refused.code != "stale":  # the bot asked for turn order meanwhile: everybody begins anew
                        raise
        return False

    while not step():
        pass


def test_the_bot_of_the_documentation_has_at_most_sixty_lines_of_code() -> None:
    lines = Path("examples/bot.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 60
    assert "meadhall." not in "".join(line for line in lines if "import" in line)
