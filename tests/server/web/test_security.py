"""No one in who does not belong: cookies, private tokens, seats and origins, against a real server."""

import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from clients import Json, Line, Person, Refused, Server, running
from meadhall.server.protocol import Order
from raw import request

ORDERS: dict[str, Json] = {
    "answer": {"decision": 0, "answer": "choose berserker"},
    "undo": {"decision": 0},
    "ask_undo": {},
    "agree": {"request": 1, "agree": True},
    "chat": {"text": "hello"},
    "set_seat": {"seat": 1, "bot": "greedy"},
    "begin": {},
    "leave": {},
    "take_back": {},
    "resign": {},
    "close": {},
    "vote": {"seat": 0},
    "webhook": {"url": "https://example.com/"},
    "rematch": {},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here that need no special one."""
    with running(tmp_path_factory.mktemp("security") / "hall.sqlite3") as server:
        yield server


def seated(server: Server, *names: str) -> tuple[str, list[Person], list[str]]:
    """A table that is being played, who sits there, and their private tokens."""
    people = [Person(server) for _ in names]
    table = people[0].make_table(len(names))
    tokens = [str(person.sit(table, name)["token"]) for person, name in zip(people, names, strict=True)]
    people[0].order(table, "begin")
    return table, people, tokens


def refusal(person: Person, path: str, body: Json | None = None, **headers: str) -> tuple[int, str]:
    """Status and code of what must be refused."""
    with pytest.raises(Refused) as refused:
        person.ask(path, body, **headers)
    return refused.value.status, str(refused.value.code)


def heard_at_the_door(server: Server, table: str, **headers: str) -> int:
    """The status with which a socket is not opened; 101 if it is."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    origin = headers.pop("origin", None)
    try:
        with connect(address, origin=origin, additional_headers=headers):  # type: ignore[arg-type]
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def last_words(line: Line) -> str:
    """The code of the refusal with which the server ends a socket."""
    return str(line.hear()["code"])


# --- cookies and tokens ---------------------------------------------------------------------------------------


def cookie_of(server: Server, **headers: str) -> list[str]:
    """The parts of the cookie that a new visitor gets."""
    body = json.dumps({"game": "champions", "seats": 2}).encode()
    made = request(server, "POST", "/api/tables", body, **headers)
    assert made.status == 201
    return [part.strip().lower() for part in made.headers["set-cookie"].split(";")]


def test_a_cookie_is_for_the_browser_alone_and_for_this_site(server: Server) -> None:
    name, *flags = cookie_of(server)
    assert name.startswith("meadhall=")
    assert len(name) == len("meadhall=") + 43
    assert {"httponly", "samesite=lax", "path=/"} < set(flags)
    assert not any(flag.startswith("domain") for flag in flags)


def test_the_cookie_is_secure_exactly_behind_a_proxy_that_speaks_https(server: Server, tmp_path: Path) -> None:
    assert "secure" not in cookie_of(server)
    assert "secure" not in cookie_of(server, X_Forwarded_Proto="https"), "anybody can say that"
    with running(tmp_path / "hall.sqlite3", "--proxy") as behind:
        assert "secure" in cookie_of(behind, X_Forwarded_Proto="https")
        assert "secure" not in cookie_of(behind, X_Forwarded_Proto="http")


def test_tokens_are_different_every_time(server: Server) -> None:
    table, people, tokens = seated(server, "Ada", "Bo")
    cookies = [person.cookie for person in people]
    again = str(people[0].ask(f"/api/tables/{table}/link", method="POST")["token"])
    assert len({*tokens, *cookies, again}) == 5
    assert all(len(token) == 43 for token in (*tokens, again))


def test_no_token_and_no_cookie_is_ever_written_down(tmp_path: Path) -> None:
    with running(tmp_path / "hall.sqlite3") as server:
        table, people, tokens = seated(server, "Ada", "Bo")
        tokens.append(str(people[0].ask(f"/api/tables/{table}/link", method="POST")["token"]))
        device = Person(server)
        device.ask(f"/api/tables/{table}/claim", {"token": tokens[-1]})
        line = Person(server, tokens[-1]).connect(table)
        line.hear()
        people[1].order(table, "chat", text="hello")
        refusal(Person(server, "x" * 43), f"/api/tables/{table}/state")
        line.close()
        issued = [*tokens, *(str(person.cookie).partition("=")[2] for person in (*people, device))]
        assert all(len(secret) == 43 for secret in issued)
        files = sorted(tmp_path.iterdir())
        assert {"hall.sqlite3", "hall.sqlite3-wal", "hall.sqlite3.log"} <= {file.name for file in files}
        kept = b"".join(file.read_bytes() for file in files)
        assert table.encode() in kept, "the files are the ones that are written"
        assert not [secret for secret in issued if secret.encode() in kept]


def test_wrong_foreign_and_old_tokens_open_nothing(server: Server) -> None:
    table, people, tokens = seated(server, "Ada", "Bo")
    _, _, foreign = seated(server, "Cy", "Di")
    state = f"/api/tables/{table}/state"
    wrong = ["A" * 43, foreign[0], tokens[0][:-1], tokens[0] + "A", "", "é" * 43, tokens[0].swapcase()]
    for token in wrong:
        header = f"Bearer {token}".encode().decode("latin-1")
        assert refusal(Person(server), state, Authorization=header) == (403, "bad-token"), token
    line = Person(server, foreign[0]).connect(table)
    assert last_words(line) == "bad-token"
    assert refusal(Person(server), f"/api/tables/{table}/claim", {"token": foreign[0]}) == (403, "bad-token")

    old = Person(server, tokens[0])
    sees = old.connect(table)
    sees.hear()
    assert sees.parts["you"]["seat"] == 0
    fresh = str(people[0].ask(f"/api/tables/{table}/link", method="POST")["token"])
    assert refusal(old, state) == (403, "bad-token")
    assert refusal(old, f"/api/tables/{table}/claim", {"token": tokens[0]}) == (403, "bad-token")
    assert sees.order("chat", text="still me?")["code"] == "not-your-seat", "an open socket loses the seat, too"
    assert Person(server, fresh).state(table)["parts"]["you"]["seat"] == 0
    assert people[0].state(table)["parts"]["you"]["seat"] == 0, "the browser keeps its seat"


def test_a_cookie_that_is_no_cookie_of_ours_is_nobody(server: Server) -> None:
    table, people, _ = seated(server, "Ada", "Bo")
    good = str(people[0].cookie)
    cookies = [good.swapcase(), good[:-1], good + "x", 'meadhall="; seat=0', "meadhall=" + "\u00e9" * 43, "meadhall"]
    for cookie in cookies:
        someone = Person(server)
        someone.cookie = cookie
        assert someone.state(table)["parts"]["you"]["seat"] is None, cookie


# --- seats ----------------------------------------------------------------------------------------------------


def test_every_order_has_its_example_here() -> None:
    kinds = {kind.__struct_config__.tag for kind in Order.__args__}  # type: ignore[attr-defined]
    assert set(ORDERS) == kinds


def test_who_only_looks_on_can_do_nothing(server: Server) -> None:
    table, people, _ = seated(server, "Ada", "Bo")
    before = people[0].state(table)
    stranger = Person(server)
    line = stranger.connect(table)
    for order, more in ORDERS.items():
        by_http = refusal(stranger, f"/api/tables/{table}/orders", {"type": order, "key": "a" * 8, **more})
        by_socket = line.order(order, **more)
        assert by_http[1] == by_socket["code"], order
        assert by_http in ((403, "not-your-seat"), (403, "not-host")), order
    assert refusal(stranger, f"/api/tables/{table}/link", {}) == (403, "not-your-seat")
    assert refusal(stranger, f"/api/tables/{table}/why?answer=undo") == (403, "not-your-seat")
    after = people[0].state(table)
    assert after["parts"].pop("watchers") - before["parts"].pop("watchers") == 1
    assert (before["parts"], before["number"]) == (after["parts"], after["number"])
    line.close()


def test_nobody_plays_the_seat_of_another(server: Server) -> None:
    table, people, tokens = seated(server, "Ada", "Bo")
    lines = [Person(server, token).connect(table) for token in tokens]
    for line in lines:
        line.hear_until(lambda told: told["type"] == "news" and "question" in told["parts"])
    asked = 0 if lines[0].is_asked() else 1
    question = lines[asked].parts["question"]
    said = {"decision": question["decision"], "answer": question["options"][0]["answer"]}
    assert lines[1 - asked].order("answer", **said)["type"] == "refused"
    by_http = refusal(people[1 - asked], f"/api/tables/{table}/orders", {"type": "answer", "key": "k" * 8, **said})
    assert by_http[0] == 409
    order = {"type": "answer", "key": "k" * 8, "seat": asked, **said}
    refused = refusal(people[1 - asked], f"/api/tables/{table}/orders", order)
    assert refused == (400, "malformed"), "an order cannot name a seat at all"
    assert lines[1 - asked].parts["question"]["options"] == [], "others see no options"
    assert refusal(people[1], f"/api/tables/{table}/claim", {"token": tokens[0]}) == (409, "seat-taken")
    only_host = {"type": "set_seat", "key": "k" * 8, "seat": 0, "bot": "random"}
    assert refusal(people[1], f"/api/tables/{table}/orders", only_host) == (403, "not-host")
    for line in lines:
        line.close()


def test_a_key_belongs_to_one_order_of_one_seat(server: Server) -> None:
    table, people, tokens = seated(server, "Ada", "Bo")
    first = people[0].order(table, "chat", key="same-key", text="one")
    assert people[0].order(table, "chat", key="same-key", text="one") == first
    other = {"type": "chat", "key": "same-key", "text": "two"}
    assert refusal(people[0], f"/api/tables/{table}/orders", other) == (409, "key-reused")
    people[1].order(table, "chat", key="same-key", text="three")
    said = [line["text"] for line in people[0].state(table)["lines"] if line["kind"] == "chat"]
    assert said == ["one", "three"]
    line = Person(server, tokens[0]).connect(table)
    for number in (10**10, 10**30):  # more than fits anywhere
        told = line.order("answer", key="same-key", decision=number, answer="x")
        assert (told["type"], told["code"]) == ("refused", "malformed")
    line.close()


# --- origins --------------------------------------------------------------------------------------------------


def test_another_site_can_neither_post_nor_open_a_socket(server: Server) -> None:
    table, people, _ = seated(server, "Ada", "Bo")
    ours = f"http://127.0.0.1:{server.port}"
    foreign = ["https://evil.example", "null", "", f"{ours}.evil.example", f"http://evil.example/{ours}", "file://"]
    chat = {"type": "chat", "key": "k" * 8, "text": "hello"}
    for origin in foreign:
        assert refusal(people[0], f"/api/tables/{table}/orders", chat, Origin=origin) == (403, "forbidden"), origin
        assert heard_at_the_door(server, table, origin=origin, cookie=str(people[0].cookie)) == 403, origin
    people[0].ask(f"/api/tables/{table}/orders", chat, Origin=ours)
    assert heard_at_the_door(server, table, origin=ours) == 101
    assert heard_at_the_door(server, table) == 101, "a program sends none"


def test_a_request_without_a_host_is_of_no_origin(server: Server) -> None:
    body = json.dumps({"game": "champions", "seats": 2}).encode()
    assert request(server, "POST", "/api/tables", body, Host="", Origin="null").status in (400, 403)
    assert request(server, "POST", "/api/tables", body, Host="", Origin="://").status in (400, 403)


def test_an_origin_that_the_host_allows_may(tmp_path: Path) -> None:
    with running(tmp_path / "hall.sqlite3", "--origin", "https://Hall.example/") as server:
        person = Person(server)
        table = str(
            person.ask("/api/tables", {"game": "champions", "seats": 2}, Origin="https://hall.example")["table"]
        )
        assert heard_at_the_door(server, table, origin="https://hall.example") == 101
        assert heard_at_the_door(server, table, origin="http://hall.example") == 403
        assert refusal(person, "/api/tables", {}, Origin="https://other.example") == (403, "forbidden")


def test_no_answer_invites_other_sites(server: Server) -> None:
    asked = urllib.request.Request(f"{server.url}/api/games", headers={"Origin": "https://evil.example"})
    with urllib.request.urlopen(asked) as reply:
        assert reply.headers["Access-Control-Allow-Origin"] is None
    preflight = request(server, "OPTIONS", "/api/tables", Origin="https://evil.example")
    assert preflight.status == 403
    assert "access-control-allow-origin" not in preflight.headers
