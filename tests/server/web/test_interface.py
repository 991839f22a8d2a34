"""What the server says about itself is what it does: OpenAPI over HTTP, AsyncAPI on sockets, made from the types."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import jsonschema_rs
import pytest
from starlette.routing import Route, WebSocketRoute

from clients import Json, Line, Person, Refused
from meadhall.server import protocol
from meadhall.server.settings import Settings
from meadhall.server.store.store import open_store
from meadhall.server.tables.hall import Hall
from meadhall.server.web.app import App
from meadhall.server.web.interface import asyncapi, openapi
from meadhall.server.web.replies import Methods, status_of
from own_settings import OwnServer, serving

MANY = 1e9
OPEN = {"requests_at_once": MANY, "tables_at_once": MANY, "tables_waiting_or_played": 10**9}
# What is no part of the interface for programs: these two describe it, the third is for whoever runs the server.
BESIDE = {"/api/openapi.json", "/api/asyncapi.json", "/metrics"}
DIALECT = "https://json-schema.org/draft/2020-12/schema"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnServer]:
    """A server that lets anybody do much."""
    with serving(tmp_path_factory.mktemp("interface") / "hall.sqlite3", limits=OPEN) as server:
        yield server


def references(document: Any) -> Iterator[str]:
    """Every $ref in a document."""
    if isinstance(document, dict):
        if "$ref" in document:
            yield document["$ref"]
        for value in document.values():
            yield from references(value)
    elif isinstance(document, list):
        for value in document:
            yield from references(value)


def resolve(document: Json, reference: str) -> Any:
    """What a $ref stands for."""
    assert reference.startswith("#/")
    found: Any = document
    for step in reference[2:].split("/"):
        found = found[step]
    return found


# --- the documents --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("document", [openapi(), asyncapi()], ids=["openapi", "asyncapi"])
def test_the_documents_are_whole(document: Json) -> None:
    for reference in references(document):
        assert resolve(document, reference)
    for name, schema in document["components"]["schemas"].items():
        jsonschema_rs.meta.validate({"$schema": DIALECT, **schema})
        if schema.get("type") == "object":
            assert schema.get("description"), f"{name} is not explained"
    assert document == json.loads(json.dumps(document))


def test_the_documents_are_served_as_they_are(server: OwnServer) -> None:
    assert Person(server).ask("/api/openapi.json") == openapi()
    assert Person(server).ask("/api/asyncapi.json") == asyncapi()


def test_the_document_has_the_parts_that_openapi_asks_for() -> None:
    document = openapi()
    assert document["openapi"].startswith("3.1.")
    names = set()
    for path, calls in document["paths"].items():
        for call in calls.values():
            names.add(call["operationId"])
            placed = {each["name"] for each in call["parameters"] if each["in"] == "path"}
            assert placed == {part[1:-1] for part in path.split("/") if part.startswith("{")}
            assert all(answer["description"] and answer["content"] for answer in call["responses"].values())
    assert len(names) == sum(len(calls) for calls in document["paths"].values()), "every call has a name of its own"


def test_every_route_is_documented_and_the_other_way_round(tmp_path: Path) -> None:
    app = App(Hall(open_store(str(tmp_path / "hall.sqlite3")), Settings()))
    routes, sockets = set(), set()
    for route in app.routes():
        if isinstance(route, WebSocketRoute):
            sockets.add(route.path)
        elif isinstance(route, Route) and isinstance(route.endpoint, Methods):
            routes |= {(method.lower(), route.path) for method in route.endpoint.handlers}
    told = {(method, path) for path, calls in openapi()["paths"].items() for method in calls}
    assert routes - {("get", path) for path in BESIDE} == told
    assert sockets == {channel["address"] for channel in asyncapi()["channels"].values()}


def test_every_refusal_has_a_status_and_every_kind_of_order_is_a_message() -> None:
    codes = protocol.Code.__args__  # type: ignore[attr-defined]
    assert {status_of(code) for code in codes} <= {400, 403, 404, 405, 409, 413, 422, 429, 500, 503}
    messages = set(protocol.ClientMessage.__args__)
    assert set(protocol.Order.__args__) == messages - {protocol.Hello, protocol.Speak, protocol.Ping}


# --- what is really said --------------------------------------------------------------------------------------


def check_for(document: Json, schema: Json) -> jsonschema_rs.Validator:
    """A check by a part of a document."""
    return jsonschema_rs.validator_for({"$schema": DIALECT, **schema, "components": document["components"]})


def gives(method: str, path: str, status: int = 200) -> jsonschema_rs.Validator:
    """A check of what a call gives."""
    answer = openapi()["paths"][path][method]["responses"][str(status)]
    return check_for(openapi(), answer["content"]["application/json"]["schema"])


def play_to_the_end(lines: list[Line]) -> None:
    """Play a whole game, a little talk and an undo included."""
    choice = random.Random(11)
    while not any(line.is_over() for line in lines):
        asked = next((line for line in lines if line.is_asked()), None)
        if asked is None:
            lines[0].hear()
            continue
        told = asked.answer(choice.choice)
        assert told["type"] in ("accepted", "refused")
        for line in lines:
            while line.number < told["number"] and line is asked:
                line.hear()
            line.say({"type": "ping"})
            line.hear_until(lambda told: told["type"] == "pong")


def test_everything_said_in_a_game_is_as_documented(server: OwnServer) -> None:
    host, guest = Person(server), Person(server)
    made = host.ask("/api/tables", {"game": "champions", "seats": 2, "clock": {"bank": 600, "turn": 5}, "open": True})
    gives("post", "/api/tables", 201).validate(made)
    table = made["table"]
    at = "/api/tables/{table}"
    seats = [host.sit(table, "Ada"), guest.sit(table, "Bo")]
    gives("post", f"{at}/sit").validate(seats[0])
    gives("post", f"{at}/orders").validate(host.order(table, "begin"))
    lines = [Person(server, seat["token"]).connect(table, lang="fr") for seat in seats]
    lines.append(Person(server).connect(table, lang="ja"))
    for line in lines:
        line.hear()
    lines[0].order("chat", text="salut")
    lines[0].say("{")
    lines[1].order("answer", decision=10**6, answer="x")
    asked = next(line for line in lines if line.is_asked())
    answer = quote(asked.parts["question"]["options"][0]["answer"])
    gives("get", f"{at}/why").validate(host.ask(f"/api/tables/{table}/why?answer={answer}"))
    play_to_the_end(lines)
    socket = asyncapi()["channels"]["table"]["messages"]["server"]["payload"]
    check = check_for(asyncapi(), socket)
    heard = [told for line in lines for told in line.heard]
    assert {told["type"] for told in heard} == {"news", "notice", "accepted", "refused", "pong"}
    for told in heard:
        check.validate(told)
    for path, asked in {
        "state": "state",
        "dice": "dice",
        "moments/{n}": "moments/20?seat=1&lang=ja",
        "story": "story?seat=1&lang=fr",
        "match": "match",
    }.items():
        gives("get", f"{at}/{path}").validate(host.ask(f"/api/tables/{table}/{asked}"))
    gives("post", f"{at}/link").validate(host.ask(f"/api/tables/{table}/link", method="POST"))
    for which in ("open", "mine", "finished"):
        gives("get", "/api/tables").validate(host.ask(f"/api/tables?which={which}"))
    gives("get", "/api/games").validate(host.ask("/api/games?lang=ja"))
    gives("get", "/api/games/{game}/rules").validate(host.ask("/api/games/champions/rules"))
    gives("get", "/api/games/{game}/sheet").validate(host.ask("/api/games/vikings/sheet?lang=fr"))
    gives("get", "/api/health").validate(host.ask("/api/health"))
    for line in lines:
        line.close()


def test_a_sheet_speaks_of_the_map_and_the_pack_of_its_table(server: OwnServer) -> None:
    host = Person(server)
    pack = 'title = "Known"\nversion = "1"\n[[god]]\nid = "frigg"\nname = { en = "Frigga" }'
    table = host.make_table(4, game="vikings", options={"ragnarok": True}, facts=pack)
    at_home = host.ask("/api/games/vikings/sheet?lang=fr")["names"]
    there = host.ask(f"/api/games/vikings/sheet?lang=fr&table={table}")["names"]
    assert at_home["god"]["frigg"]["name"] == "Frigg"
    assert there["god"]["frigg"]["name"] == "Frigga"
    assert there["region"]["region_1"]["name"] != at_home["region"]["region_1"]["name"]
    assert host.ask("/api/games/walhalla/sheet") == {}  # its table is drawn
    for wrong in (f"/api/games/walhalla/sheet?table={table}", "/api/games/chess/sheet"):
        with pytest.raises(Refused) as refused:
            host.ask(wrong)
        assert refused.value.status == 404


# --- schemathesis ---------------------------------------------------------------------------------------------


def schemathesis(server: OwnServer, folder: Path, config: str, *words: str) -> str:
    """Let schemathesis try everything; what it says.

    One check is left out: that whatever fits the schema is accepted. What fits may still make no sense: a game that
    does not exist, a bot that nobody knows, a name that is taken.
    """
    (folder / "schemathesis.toml").write_text(config)
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json", "--seed", "1"]
    checks = ["--checks", "all", "--exclude-checks", "positive_data_acceptance", "--suppress-health-check", "all"]
    quiet = ["--generation-database", "none", "--no-color", "--no-shrink", "--warnings", "off"]
    done = subprocess.run(
        [*command, *checks, *quiet, *words], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_schemathesis_finds_nothing_wrong(server: OwnServer, tmp_path: Path) -> None:
    told = schemathesis(server, tmp_path, "", "--phases", "coverage")
    assert "19 selected / 19 total" in told


def test_schemathesis_finds_nothing_wrong_at_a_table_where_it_sits(server: OwnServer, tmp_path: Path) -> None:
    host = Person(server)
    table = host.make_table(2, bots=["random", None])
    host.sit(table, "Ada")
    host.order(table, "begin")
    config = f'[parameters]\n"path.table" = "{table}"\n"path.game" = "champions"\n'
    words = ("--mode", "positive", "--phases", "fuzzing", "--max-examples", "8", "-H", f"Cookie: {host.cookie}")
    schemathesis(server, tmp_path, config, *words)
    assert server.log is not None
    assert "failed" not in server.log.read_text()
