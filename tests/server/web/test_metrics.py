"""What the server tells its host: counters that Prometheus reads, and a log, both without anything of anybody."""

import json
import re
from pathlib import Path

from clients import Json, Person, running, wait_for
from own_settings import OwnServer, serving
from raw import request

SAMPLE = re.compile(r'([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{([a-z]+)="([^"\\\n]*)"\})? (\S+)')
Samples = dict[tuple[str, str], float]


def measure(server: OwnServer) -> Samples:
    """All samples by name and label; whatever is not in Prometheus' text format fails."""
    answer = request(server, "GET", "/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    text = answer.body.decode()
    assert text.endswith("\n")
    kinds: dict[str, str] = {}
    found: Samples = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert name not in kinds, "every family is told once"
            kinds[name] = kind
            continue
        sample = SAMPLE.fullmatch(line)
        assert sample, line
        name, _, label, value = sample.groups()
        family = re.sub("_(bucket|sum|count)$", "", name) if name not in kinds else name
        assert kinds[family] in ("counter", "gauge", "histogram")
        assert (name, label or "") not in found, "every sample is told once"
        found[name, label or ""] = float(value)
    check_histograms(found, [name for name, kind in kinds.items() if kind == "histogram"])
    return found


def check_histograms(found: Samples, names: list[str]) -> None:
    """The steps of a histogram rise, and the last one holds everything."""
    assert names
    for name in names:
        steps = [(float(label), n) for (sample, label), n in found.items() if sample == f"{name}_bucket"]
        assert steps == sorted(steps)
        assert [n for _, n in steps] == sorted(n for _, n in steps)
        assert steps[-1] == (float("inf"), found[f"{name}_count", ""])


def test_the_counters_count_what_happened(tmp_path: Path) -> None:
    with serving(tmp_path / "hall.sqlite3") as server:
        before = measure(server)
        assert before["meadhall_sockets", ""] == 0
        assert ("meadhall_tables_waiting", "") not in before or before["meadhall_tables_waiting", ""] == 0
        host, guest = Person(server), Person(server)
        tables = [host.make_table() for _ in range(3)]
        token = host.sit(tables[0], "Ada")["token"]
        guest.sit(tables[0], "Bo")
        host.order(tables[0], "begin")
        lines = [Person(server, token).connect(tables[0]) for _ in range(2)]
        for line in lines:
            line.hear()
        assert lines[0].order("chat", text="hello")["type"] == "accepted"
        assert lines[0].order("answer", decision=999, answer="x")["code"] == "stale"
        assert lines[1].order("begin")["code"] == "not-host"
        bots = host.make_table(2, bots=["random", "random"])
        host.order(bots, "begin")
        wait_for(lambda: measure(server).get(("meadhall_tables_over", "")) == 1)
        now = measure(server)
        assert now["meadhall_orders_total", "accepted"] == 3  # two begun games and a word
        assert now["meadhall_orders_total", "stale"] == 1
        assert now["meadhall_orders_total", "not-host"] == 1
        assert now["meadhall_answer_seconds_count", ""] == 3
        assert now["meadhall_bot_seconds_count", ""] > 50
        assert now["meadhall_tables_waiting", ""] == 2
        assert now["meadhall_tables_playing", ""] == 1
        assert now["meadhall_rooms", ""] == 4
        assert now["meadhall_sockets", ""] == 2
        assert now["meadhall_news_total", ""] >= 4
        for line in lines:
            line.close()
        wait_for(lambda: measure(server)["meadhall_sockets", ""] == 0)
        told = request(server, "GET", "/metrics").body.decode()
        assert not [secret for secret in (*tables, bots, "Ada", "Bo", token) if secret in told]


SAID = "a word among friends"
NAMES = ("Sigrun of the Fjord", "Hallbera")


def check_lines(log: Path) -> list[Json]:
    """Every line is one JSON object with the same fields."""
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    for line in lines:
        assert (
            {"time", "level", "from", "message"}
            <= set(line)
            <= {"time", "level", "from", "message", "exception", "at"}
        )
    return lines


def test_the_log_is_json_and_knows_nobody(tmp_path: Path) -> None:
    db = tmp_path / "hall.sqlite3"
    hook = "http://hooks.invalid/secret-path"  # a name that never exists
    with running(db, "--notice-after", "0") as server:
        people = [Person(server), Person(server)]
        table = people[0].make_table()
        tokens = [str(person.sit(table, name)["token"]) for person, name in zip(people, NAMES, strict=True)]
        for person in people:
            person.order(table, "webhook", url=hook)
        people[0].order(table, "begin")
        people[1].order(table, "chat", text=SAID)
        line = Person(server, tokens[0]).connect(table)
        line.hear()
        line.say("{")
        question = people[0].state(table)["parts"]["question"]
        answers = [option["answer"] for option in question["options"]]
        request(server, "GET", f"/api/tables/{table}/state", Authorization="Bearer " + "x" * 43)
        request(server, "GET", "/broken\x00", Cookie=str(people[0].cookie))
        request(server, "POST", f"/api/tables/{table}/orders", b"{", Cookie=str(people[0].cookie))
        line.close()
        assert server.log is not None
        wait_for(lambda: "webhook" in server.log.read_text(), "the host does not learn that notices fail")
        assert server.stop() == 0
        logged = server.log.read_text()
        spoken = [text for text in logged.splitlines() if not text.startswith("{")]
        server.log.write_text("".join(text + "\n" for text in logged.splitlines() if text.startswith("{")))
        assert check_lines(server.log)
        cookies = [str(person.cookie).partition("=")[2] for person in people]
        secret = [*NAMES, SAID, table, *tokens, *cookies, "hooks.invalid", "secret-path", *(a for a in answers if a)]
        assert not [word for word in secret if word in logged]
        assert len(spoken) <= 3, "what is printed for whoever started it: open, how to stop, stopped"
        assert str(people[0].cookie) not in logged
