"""Anything at all on a socket: messages near the valid ones, made from the AsyncAPI document of the server itself.

Whatever the document does not allow is refused as malformed, whatever it allows gets an answer of its own, and what
is refused changes nothing.
"""

import json
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from clients import Json, Line, Person
from meadhall.registry import game as find_game, games
from meadhall.server.web.interface import asyncapi
from own_settings import OwnServer, serving
from test_security import ORDERS

DOCUMENT = asyncapi()
CLIENT = jsonschema_rs.validator_for(
    {**DOCUMENT["channels"]["table"]["messages"]["client"]["payload"], "components": DOCUMENT["components"]}
)
SERVER = jsonschema_rs.validator_for(
    {**DOCUMENT["channels"]["table"]["messages"]["server"]["payload"], "components": DOCUMENT["components"]}
)
EXAMPLES: list[Json] = [
    {"type": "hello", "lang": "ja", "seen": 3, "token": "A" * 43},
    {"type": "speak", "lang": "fr"},
    {"type": "ping"},
    *({"type": kind, "key": "fuzz-fuzz", **more} for kind, more in ORDERS.items()),
]
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.integers(-2, 9)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec="utf-8"), max_size=30)
    | st.sampled_from(["greedy", "random", "en", "pass", "A" * 43, "x" * 600, "fuzz-fuzz"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
# What fits the document and is malformed all the same, for reasons that a document cannot tell.
SENSE = {"hello", "chat", "set_seat", "vote"}


@st.composite
def messages(draw: st.DrawFn) -> Any:
    """A valid message with none to three things changed, or something else entirely."""
    if draw(st.integers(0, 9)) == 0:
        return draw(VALUES)
    message = dict(draw(st.sampled_from(EXAMPLES)))
    for _ in range(draw(st.integers(0, 3))):
        field = draw(st.sampled_from([*message, "seat", "bot", "more"]))
        match draw(st.integers(0, 3)):
            case 0:
                message.pop(field, None)
            case 1:
                message["type"] = draw(st.sampled_from(EXAMPLES))["type"]
            case _:
                message[field] = draw(VALUES)
    if isinstance(message.get("key"), str) and draw(st.booleans()):
        message["key"] = draw(st.from_regex("[A-Za-z0-9_-]{8,12}", fullmatch=True))
    if message.get("type") == "leave" and message.get("bot") in (None, "greedy", "random"):
        message["bot"] = "nobody"  # a bot that plays on would change things while we look
    if message.get("type") == "resign":
        message["seat"] = 1  # is refused: there would be nothing left to try
    return message


@pytest.fixture(scope="module", params=[game.id for game in games()])
def line(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Line]:
    """A seat at a game in progress, of each game in turn, and nobody counts how much it says."""
    many = 1e9
    limits = {
        "orders_at_once": many,
        "orders_a_second": many,
        "requests_at_once": many,
        "lines_of_chat_a_minute": many,
    }
    db = tmp_path_factory.mktemp("fuzz") / "hall.sqlite3"
    with serving(db, absent_after=many, notice_after=many, limits=limits) as server:
        host = Person(server)
        seats = min(find_game(request.param).seats)
        table = host.make_table(seats, game=request.param)
        token = host.sit(table, "Ada")["token"]
        for name in ("Bo", "Cy")[: seats - 1]:
            guest = Person(server)
            guest.sit(table, name)
        host.order(table, "begin")
        line = Person(server, token).connect(table)
        line.hear()
        yield line
        line.close()
        check_log(server)


def check_log(server: OwnServer) -> None:
    """Nothing failed meanwhile."""
    assert server.log is not None
    assert server.log.read_text() == ""


def answers_to(line: Line, said: str) -> list[Json]:
    """What the server says to a message, up to the pong to a ping behind it."""
    line.say(said)
    line.say('{"type": "ping"}')
    told: list[Json] = []
    pongs = 2 if is_ping(said) else 1
    while pongs:
        told.append(line.hear())
        pongs -= told[-1]["type"] == "pong"
    done = max((each["number"] for each in told if each["type"] == "accepted"), default=0)
    while line.number < done or (is_speak(said) and not any(each.get("whole") for each in told)):
        told.append(line.hear())  # the news of what was done may come a little later
    return told


def is_ping(said: str) -> bool:
    """Whether a message is a good ping itself."""
    return bool(json.loads(said) == {"type": "ping"})


def is_speak(said: str) -> bool:
    """Whether a message changes the language, so that everything is told again."""
    message = json.loads(said)
    return CLIENT.is_valid(message) and bool(message["type"] == "speak")


@settings(max_examples=200, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(message=messages())
def test_whatever_is_said_gets_its_answer_and_what_is_refused_changes_nothing(line: Line, message: Any) -> None:
    before = (line.number, line.parts.get("picture"), line.parts.get("seats"))
    told = answers_to(line, json.dumps(message))
    for each in told:
        SERVER.validate(each)
    kind = message.get("type") if isinstance(message, dict) else None
    replies = [each for each in told if each["type"] in ("accepted", "refused")]
    if not CLIENT.is_valid(message):
        assert [(reply["type"], reply["code"]) for reply in replies] == [("refused", "malformed")]
    elif kind in ("ping", "speak"):
        assert replies == []
    else:
        assert len(replies) == 1
        if kind not in SENSE:
            assert replies[0].get("code") != "malformed"
            assert replies[0]["key"] == message["key"]
    if replies and replies[0]["type"] == "refused":
        assert not [each for each in told if each["type"] == "news"]
        assert (line.number, line.parts.get("picture"), line.parts.get("seats")) == before


def test_every_kind_of_message_is_tried() -> None:
    schemas = DOCUMENT["components"]["schemas"].items()
    said = [schema for name, schema in schemas if name in ("Hello", "Speak", "Ping") or name.endswith("Order")]
    kinds = {schema["properties"]["type"]["enum"][0] for schema in said}
    assert kinds == {example["type"] for example in EXAMPLES}
    for example in EXAMPLES:
        CLIENT.validate(example)
