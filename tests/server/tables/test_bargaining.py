"""Players of Walhalla bargain at the table, and a promise binds nobody. [W-RULING-27]"""

from pathlib import Path

import pytest

from clients import Person, running


@pytest.mark.rule("W-RULING-27")
def test_players_talk_while_another_decides_and_what_they_promise_changes_no_option(tmp_path: Path) -> None:
    with running(tmp_path / "bargaining.sqlite3") as server:
        people = [Person(server) for _ in range(3)]
        table = people[0].make_table(3, game="walhalla")
        for person, name in zip(people, ("Anna", "Bo", "Cy"), strict=True):
            person.sit(table, name)
        people[0].order(table, "begin")
        before = [person.state(table)["parts"]["question"] for person in people]
        for person in people:
            person.order(table, "chat", text="Take me aboard and I shall lose the next fight against you.")
        after = [person.state(table)["parts"]["question"] for person in people]
        assert [question["options"] for question in after] == [question["options"] for question in before]
        told = people[0].state(table)["lines"]
        assert [line["seat"] for line in told if line["kind"] == "chat"] == [0, 1, 2]
        asked = next(k for k, question in enumerate(after) if question["options"])
        option = after[asked]["options"][-1]["answer"]
        said = people[asked].order(table, "answer", decision=after[asked]["decision"], answer=option)
        assert said["type"] == "accepted"
