"""What is acknowledged is on disk: a short version of `make faults`."""

from pathlib import Path

import pytest

from faults import Acknowledged, Findings, broken_promises, compare, run
from meadhall.server.store.store import Entry
from meadhall.server.tables.entries import Answered, write
from postgres import Cluster


def check(db: str, kills: int) -> None:
    """Play while the server is killed, and find every promise kept."""
    report = run(db, kills, tables=3, seed=kills)
    assert broken_promises(report) == {}, report
    assert report["acknowledged"] > 0
    assert report["games_finished"] >= 3


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    check(str(tmp_path / "tables.sqlite3"), kills=5)


def test_nothing_acknowledged_is_lost_on_postgresql(cluster: Cluster) -> None:
    check(cluster.url(cluster.new_database()), kills=2)


def entry(seq: int, key: str, answer: str) -> tuple[Entry, Answered]:
    """An answer as it is stored."""
    happening = Answered(seat=0, answer=answer, key=key, actor="seat-0")
    return Entry(seq, seq, write(happening), ""), happening


def heard(key: str, answer: str) -> Acknowledged:
    """An answer as it was acknowledged."""
    return Acknowledged("table", 0, key, {"type": "answer", "answer": answer}, 1, 1)


@pytest.mark.parametrize(
    ("log", "what"),
    [
        ([entry(2, "a", "pass")], "lost"),
        ([entry(2, "a", "pass"), entry(3, "b", "place market")], "lost"),
        ([entry(2, "b", "pass"), entry(3, "a", "pass")], "out_of_order"),
        ([entry(2, "a", "pass"), entry(3, "b", "pass"), entry(4, "b", "pass")], "stored_twice"),
        ([entry(2, "a", "pass"), entry(3, "b", "pass"), entry(4, "c", "pass")], "stored_never_acknowledged"),
        ([entry(2, "a", "pass"), entry(3, "b", "pass"), entry(4, "r", "pass")], "refused_but_stored"),
    ],
)
def test_the_harness_sees_a_broken_promise(log: list[tuple[Entry, Answered]], what: str) -> None:
    findings = Findings()
    findings.acknowledged = [heard("a", "pass"), heard("b", "pass")]
    findings.refused = [("r", "stale")]
    found = compare(findings, {"table": list(log)})
    assert found[what] == 1


def test_the_harness_is_content_with_a_kept_promise() -> None:
    findings = Findings()
    findings.acknowledged = [heard("a", "pass"), heard("b", "pass")]
    found = compare(findings, {"table": [entry(2, "a", "pass"), entry(3, "b", "pass")]})
    assert broken_promises({**found, "not_fair": 0, "faults": [], "wrong": []}) == {}
