"""OpenAPI for HTTP and AsyncAPI for the sockets, made from the types: what is documented is what is checked."""

from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from meadhall import __version__
from meadhall.server import protocol
from meadhall.text import LANGUAGES

REF: Final = "#/components/schemas/{name}"
Json = dict[str, Any]


class Call(NamedTuple):
    """One thing that can be asked: method, path, what is sent, what comes back, the refusals, the query."""

    method: str
    path: str
    summary: str
    takes: Any
    gives: Any
    status: int
    refusals: tuple[int, ...]
    query: tuple[tuple[str, Json], ...] = ()


EYES: Final = (
    "seat",
    {"type": "string", "default": "spectator", "description": "Through whose eyes: a seat, spectator or open."},
)
LANG: Final = (
    "lang",
    {"type": "string", "default": "en", "description": f"One of {', '.join(LANGUAGES)}; anything else means en."},
)
TABLE: Final = "/api/tables/{table}"
EVERY: Final = (429,)
AT_TABLE: Final = (404, 429, 503)
BODY: Final = (400, 403, 413)

CALLS: Final = (
    Call("get", "/api/games", "The games, explained", None, protocol.GameList, 200, EVERY, (LANG,)),
    Call("get", "/api/games/{game}/rules", "The rulebook", None, protocol.RuleList, 200, (404, 429), (LANG,)),
    Call(
        "get",
        "/api/games/{game}/components",
        "What is printed on the components; by the data pack of a table if one is named",
        None,
        dict[str, Any],
        200,
        (404, 429, 503),
        (LANG, ("table", {"type": "string"})),
    ),
    Call(
        "get",
        "/api/games/{game}/sheet",
        "How pictures are read out: labels of fields and names of things; those of a table if one is named",
        None,
        dict[str, Any],
        200,
        (404, 429, 503),
        (LANG, ("table", {"type": "string"})),
    ),
    Call(
        "get",
        "/api/games/{game}/stand-ins",
        "Which values are stand-ins for printed ones that are not known; by the data pack of a table if one is named",
        None,
        protocol.StandInList,
        200,
        (404, 429, 503),
        (LANG, ("table", {"type": "string"})),
    ),
    Call(
        "post",
        "/api/tables",
        "Make a table",
        protocol.NewTable,
        protocol.TableMade,
        201,
        (*BODY, 404, 409, 422, 429, 503),
    ),
    Call(
        "get",
        "/api/tables",
        "Lists of tables",
        None,
        protocol.TableList,
        200,
        (400, 429, 503),
        (("which", {"type": "string", "enum": ["open", "mine", "finished"], "default": "open"}),),
    ),
    Call("post", f"{TABLE}/sit", "Take a seat", protocol.SitDown, protocol.Seated, 200, (*BODY, 409, 422, *AT_TABLE)),
    Call(
        "post",
        f"{TABLE}/claim",
        "Take the own seat on this device",
        protocol.Claim,
        protocol.Seated,
        200,
        (*BODY, 409, *AT_TABLE),
    ),
    Call("post", f"{TABLE}/link", "A fresh private token", None, protocol.Seated, 200, (403, 409, 413, *AT_TABLE)),
    Call(
        "post",
        f"{TABLE}/forget",
        "Take a table off the own list, if one does not play there any more",
        None,
        protocol.Forgotten,
        200,
        (403, 409, 413, *AT_TABLE),
    ),
    Call(
        "post",
        f"{TABLE}/orders",
        "Carry an order out",
        protocol.Order,
        protocol.Accepted,
        200,
        (*BODY, 409, 422, *AT_TABLE),
    ),
    Call(
        "get",
        f"{TABLE}/state",
        "The whole table as the sender sees it",
        None,
        protocol.News,
        200,
        (403, *AT_TABLE),
        (LANG,),
    ),
    Call(
        "get",
        f"{TABLE}/why",
        "Why an answer is not possible now",
        None,
        protocol.Why,
        200,
        (403, 422, *AT_TABLE),
        (LANG, ("answer", {"type": "string"})),
    ),
    Call("get", f"{TABLE}/dice", "The dice so far, with proofs", None, protocol.DiceShown, 200, AT_TABLE),
    Call(
        "get",
        f"{TABLE}/moments/{{n}}",
        "A finished game after n answers",
        None,
        protocol.Moment,
        200,
        (400, 409, *AT_TABLE),
        (LANG, EYES),
    ),
    Call(
        "get",
        f"{TABLE}/story",
        "The log of a finished game and where its chapters begin",
        None,
        protocol.Story,
        200,
        (400, 409, *AT_TABLE),
        (LANG, EYES),
    ),
    Call("get", f"{TABLE}/match", "A finished game as a match file", None, dict[str, Any], 200, (409, *AT_TABLE)),
    Call("get", "/api/health", "Whether the server works", None, protocol.Health, 200, (429, 503)),
)


def _types() -> list[Any]:
    said = [call.takes for call in CALLS] + [call.gives for call in CALLS]
    return [*(each for each in said if each is not None), protocol.Problem]


def _content(schema: Json) -> Json:
    return {"application/json": {"schema": schema}}


@cache
def openapi() -> Json:
    """The OpenAPI document."""
    types = _types()
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    schema_of = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    problem = schemas[-1]
    paths: Json = {}
    for call in CALLS:
        told: Json = {
            "summary": call.summary,
            "operationId": call.method
            + call.path.replace("/api", "").replace("{", "").replace("}", "").replace("/", "_"),
            "parameters": [*_path_parameters(call.path), *_query_parameters(call)],
            "responses": {
                str(call.status): {"description": call.summary, "content": _content(schema_of[id(call.gives)])},
                **{
                    str(status): {"description": "Refused, with the reason", "content": _content(problem)}
                    for status in sorted(set(call.refusals))
                },
            },
        }
        if call.takes is not None:
            told["requestBody"] = {"required": True, "content": _content(schema_of[id(call.takes)])}
        paths.setdefault(call.path, {})[call.method] = told
    return {
        "openapi": "3.1.0",
        "info": {"title": "Meadhall", "version": __version__, "description": "See docs/protocol.md."},
        "paths": paths,
        "components": {"schemas": components},
    }


def _path_parameters(path: str) -> list[Json]:
    kinds = {"table": {"type": "string", "pattern": "^[A-Za-z0-9]{12}$"}, "n": {"type": "integer", "minimum": 0}}
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [
        {"name": name, "in": "path", "required": True, "schema": kinds.get(name, {"type": "string"})}
        for name in names
    ]


def _query_parameters(call: Call) -> list[Json]:
    return [{"name": name, "in": "query", "required": False, "schema": schema} for name, schema in call.query]


@cache
def asyncapi() -> Json:
    """The AsyncAPI document of a table's socket."""
    (said, heard), components = msgspec.json.schema_components(
        [protocol.ClientMessage, protocol.ServerMessage], ref_template=REF
    )
    channel = {
        "address": f"{TABLE}/socket",
        "parameters": {"table": {"description": "The id of the table."}},
        "messages": {
            "client": {"payload": said, "summary": "What a client may say; the first message is a hello."},
            "server": {"payload": heard, "summary": "What the server tells."},
        },
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Meadhall", "version": __version__, "description": "See docs/protocol.md."},
        "channels": {"table": channel},
        "operations": {
            "say": {
                "action": "receive",
                "channel": {"$ref": "#/channels/table"},
                "messages": [{"$ref": "#/channels/table/messages/client"}],
            },
            "hear": {
                "action": "send",
                "channel": {"$ref": "#/channels/table"},
                "messages": [{"$ref": "#/channels/table/messages/server"}],
            },
        },
        "components": {"schemas": components},
    }
