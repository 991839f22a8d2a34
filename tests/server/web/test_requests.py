"""Requests that no page of ours would send: tricks with paths, headers and bodies, and what a crash tells."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from clients import Json, Person, Refused, Server, wait_for
from meadhall.server.web.guard import HEADERS, network_of
from own_settings import OwnServer, serving
from raw import Answer, open_to, read_answer, request, send_raw

OUTSIDE = "never to be seen"
NEW_TABLE: Json = {"game": "champions", "seats": 2}
INSIDE = (
    "Traceback",
    "File ",
    ".py",
    "Error",
    "Exception",
    "SELECT",
    "sqlite",
    "msgspec",
    "starlette",
    "meadhall.",
    "/tmp",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnServer]:
    """A server with a page of its own, beside a file that is none of the page's."""
    folder = tmp_path_factory.mktemp("requests")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>hall</title>")
    (page / "assets" / "main-abc.js").write_text("const hall = 1;\n" * 50)
    (folder / "secret.txt").write_text(OUTSIDE)
    (page / ".hidden").write_text("hidden")
    limits = {"seconds_a_head": 1.0, "seconds_a_body": 1.0, "requests_at_once": 5000, "tables_at_once": 1000}
    with serving(folder / "hall.sqlite3", page=str(page), limits=limits) as server:
        yield server


def post(server: Server, path: str, body: bytes | Json, **headers: str) -> Answer:
    """Send a body."""
    return request(server, "POST", path, body if isinstance(body, bytes) else json.dumps(body).encode(), **headers)


def check_problem(answer: Answer, status: int, code: str) -> None:
    """It is refused, in our words, and tells nothing else."""
    assert (answer.status, answer.json()["code"]) == (status, code), answer
    assert set(answer.json()) == {"code", "text"}
    assert answer.json()["text"]
    check_silent(answer)


def check_silent(answer: Answer) -> None:
    """Nothing of the inside is told."""
    said = answer.body.decode() + "".join(f"{name}: {value}\n" for name, value in answer.headers.items())
    assert not [word for word in INSIDE if word in said], said
    assert "server" not in answer.headers


# --- headers of every answer ----------------------------------------------------------------------------------


def test_every_kind_of_answer_carries_the_headers_that_keep_a_page_safe(server: OwnServer) -> None:
    answers = {
        "page": request(server, "GET", "/"),
        "table": request(server, "GET", "/table/abc"),
        "asset": request(server, "GET", "/assets/main-abc.js", Accept_Encoding="gzip"),
        "head": request(server, "HEAD", "/"),
        "api": request(server, "GET", "/api/games"),
        "made": post(server, "/api/tables", NEW_TABLE),
        "metrics": request(server, "GET", "/metrics"),
        "openapi": request(server, "GET", "/api/openapi.json"),
        "missing": request(server, "GET", "/nothing.js"),
        "unknown": request(server, "GET", "/api/tables/AAAAAAAAAAAA/state"),
        "method": request(server, "DELETE", "/api/tables"),
        "origin": post(server, "/api/tables", NEW_TABLE, Origin="https://evil.example"),
        "large": request(server, "POST", "/api/tables", Content_Length="99999999"),
        "malformed": post(server, "/api/tables", b"{"),
    }
    assert [answer.status for answer in answers.values()] == [
        200, 200, 200, 200, 200, 201, 200, 200, 404, 404, 405, 403, 413, 400,
    ]  # fmt: skip
    for kind, answer in answers.items():
        for name, value in HEADERS.items():
            assert answer.headers.get(name.lower()) == value, (kind, name)
        check_silent(answer) if kind not in ("openapi", "metrics", "asset") else None
    policy = HEADERS["Content-Security-Policy"]
    for rule in ("default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
        assert rule in policy
    assert "script-src" not in policy, "scripts come from here only, and never stand in the page"
    assert "unsafe-eval" not in policy


def test_what_is_about_a_person_is_never_kept_by_a_cache(server: OwnServer) -> None:
    table = post(server, "/api/tables", NEW_TABLE).json()["table"]
    for path in ("/api/tables", f"/api/tables/{table}/state", f"/api/tables/{table}/dice", "/api/health"):
        assert request(server, "GET", path).headers["cache-control"] == "no-store", path


# --- paths ----------------------------------------------------------------------------------------------------

TRICKS = [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "/..\\secret.txt",
    "/..%252fsecret.txt",
    "//secret.txt",
    "//evil.example/../secret.txt",
    "/./../secret.txt",
    "/%c0%ae%c0%ae/secret.txt",
    "/%00",
    "/secret.txt%00.html",
    "/index.html%00../../secret.txt",
    "/table/../../secret.txt",
    "/api/../../secret.txt",
    "/api/games/..%2f..%2f..%2fsecret.txt/rules",
    "/api/games/%00/rules",
    "/api/games/champions/components?table=../../../secret.txt",
    "/api/games/champions/components?table=%00%00%00%00%00%00%00%00%00%00%00%00",
    "/api/games/vikings/sheet?table=../../../secret.txt",
    "/" + "a" * 20_000,
    "/" + "../" * 500 + "secret.txt",
    "/%e2%80%ae%f0%9f%92%a9",
    "/%ff%fe",
    "/api/tables/%f0%9f%92%a9/state",
    "/api/tables/AAAAAAAAAAA%00/state",
    "/api/tables/" + "9" * 12 + "/moments/" + "9" * 20_000,
    "/api/tables/" + "9" * 12 + "/moments/-1",
    "http://evil.example/secret.txt",
    "file:///etc/passwd",
]


@pytest.mark.parametrize("path", TRICKS, ids=lambda path: path[:40])
@pytest.mark.parametrize("accept", ["text/html", "*/*"])
def test_no_path_leads_out_of_the_page(server: OwnServer, path: str, accept: str) -> None:
    answer = request(server, "GET", path, Accept=accept)
    assert answer.status in (200, 400, 404), answer
    assert OUTSIDE.encode() not in answer.body
    assert b"root:" not in answer.body
    assert "location" not in answer.headers
    check_silent(answer)
    if answer.status == 200:
        assert answer.body == b"<!doctype html><title>hall</title>", "an address of the page shows the page"


def test_no_answer_sends_anybody_elsewhere(server: OwnServer) -> None:
    for path in ("/api/games/", "/api/tables/", "//evil.example/", "/assets"):
        for method in ("GET", "POST"):
            answer = request(server, method, path, Host="evil.example")
            assert answer.status in (200, 404, 405)
            assert "location" not in answer.headers


# --- headers of a request -------------------------------------------------------------------------------------


def test_headers_that_are_too_large_are_refused_and_the_server_goes_on(server: OwnServer) -> None:
    assert request(server, "GET", "/api/health", X_Long="x" * 1_000_000).status in (0, 400)
    assert request(server, "GET", "/api/health", Cookie="meadhall=" + "x" * 30_000).status == 200
    many = "".join(f"X-{n}: {n}\r\n" for n in range(200_000))
    assert send_raw(server, f"GET /api/health HTTP/1.1\r\nHost: a\r\n{many}\r\n".encode()).status in (0, 400)
    assert server.answers()


@pytest.mark.parametrize(
    "head",
    [
        "Content-Length: 5\r\nContent-Length: 50",
        "Content-Length: 5, 50",
        "Content-Length: -1",
        "Content-Length: +5",
        "Content-Length: 5\r\nTransfer-Encoding: chunked",
        "Transfer-Encoding: chunked, identity",
        "Transfer-Encoding: xchunked",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked",
        "X-Space : 1",
        "X-Fold: 1\r\n 2",
        "X-Nul: \x00",
        "\u00fc: 1",
        "Content-Length: 0\r\nHost: other",
    ],
)
def test_heads_that_can_be_read_in_two_ways_are_refused(server: OwnServer, head: str) -> None:
    said = f"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n{head}\r\n\r\n"
    answer = send_raw(server, said.encode("latin-1") + b"{}{}{}")
    assert answer.status in (400, 413, 501), answer
    check_silent(answer)


@pytest.mark.parametrize("host", ["[", "a b", "evil.example", "\u00fc", "x" * 5000, "http://a", "[::1", "%"])
def test_no_host_upsets_the_server(server: OwnServer, host: str) -> None:
    answer = post(server, "/api/tables", NEW_TABLE, Host=host)
    assert answer.status in (201, 400), answer
    check_silent(answer)


def test_a_body_without_a_length_is_cut_off_where_it_becomes_too_large(server: OwnServer) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
    head += b"Transfer-Encoding: chunked\r\n\r\n"
    chunk = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
    check_problem(send_raw(server, head + chunk * 40 + b"0\r\n\r\n"), 413, "too-large")
    small = json.dumps(NEW_TABLE).encode()
    made = send_raw(server, head + f"{len(small):x}\r\n".encode() + small + b"\r\n0\r\n\r\n")
    assert made.status == 201


def test_who_never_finishes_a_request_is_cut_off(server: OwnServer) -> None:
    silent, half, slow = open_to(server), open_to(server), open_to(server)
    half.sendall(b"GET /api/health HTTP/1.1\r\nHost:")
    slow.sendall(
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    )
    for line in (silent, half):
        assert read_answer(line).status == 0
        line.close()
    check_problem(read_answer(slow), 400, "malformed")
    wait_for(lambda: hangs_up(slow), "a body that never ends keeps the connection")
    slow.close()


def hangs_up(line: object) -> bool:
    """Whether the server has ended a connection, although bytes keep dripping into it."""
    assert hasattr(line, "sendall")
    try:
        line.sendall(b" ")
    except OSError:
        return True
    return False


def test_a_household_counts_as_one_however_many_addresses_it_has() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("unix:") == "unix:"


# --- bodies ---------------------------------------------------------------------------------------------------

BODIES: dict[str, bytes] = {
    "nothing": b"",
    "half": b'{"game": "champions", "seats"',
    "deep list": b"[" * 100_000,
    "deep object": b'{"a":' * 40_000,
    "deep and closed": b"[" * 100_000 + b"]" * 100_000,
    "not utf-8": b'{"game": "\xff\xfe", "seats": 2}',
    "half a pair": b'{"game": "\\ud800", "seats": 2}',
    "infinite": b'{"game": "champions", "seats": 1e999}',
    "not a number": b'{"game": "champions", "seats": NaN}',
    "huge number": b'{"game": "champions", "seats": ' + b"9" * 100_000 + b"}",
    "a fraction": b'{"game": "champions", "seats": 2.5}',
    "text for a number": b'{"game": "champions", "seats": "2"}',
    "unknown field": b'{"game": "champions", "seats": 2, "admin": true}',
    "two documents": b'{"game": "champions", "seats": 2}{}',
    "a list": b"[]",
    "null": b"null",
    "another number than given": b'{"game": "champions", "seats": 99}',
    "a mark before": b"\xef\xbb\xbf" + b'{"game": "champions", "seats": 2}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_what_is_no_order_is_refused(server: OwnServer, body: bytes) -> None:
    check_problem(post(server, "/api/tables", body), 400, "malformed")


def test_of_a_field_that_stands_twice_the_last_one_counts(server: OwnServer) -> None:
    made = post(server, "/api/tables", b'{"game": "x", "seats": 2, "seats": 3, "game": "champions"}')
    assert made.status == 201
    assert len(Person(server).state(made.json()["table"])["parts"]["seats"]) == 3


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_must_say_that_it_is_json(server: OwnServer, kind: str) -> None:
    check_problem(post(server, "/api/tables", NEW_TABLE, Content_Type=kind), 400, "malformed")


# --- names, chat, data packs ----------------------------------------------------------------------------------

HTML = "<img src=x onerror=alert(1)>"
BIDI, NUL, ESCAPE, LINE = "\u202e", "\x00", "\x1b", "\u2028"


def test_names_are_plain_text(server: OwnServer) -> None:
    host = Person(server)
    table = host.make_table()
    for name in (f"A{BIDI}b", f"A{NUL}", f"{ESCAPE}[31mA", "\u200b", "   ", f"A{LINE}{BIDI}B", "\ue000\ufff9", ""):
        with pytest.raises(Refused) as refused:
            Person(server).sit(table, name)
        assert refused.value.code in ("bad-name", "malformed"), name
    host.sit(table, "<b>&amp;'\"\\")
    assert host.state(table)["parts"]["seats"][0]["name"] == "<b>&amp;'\"\\"
    raw = request(server, "GET", f"/api/tables/{table}/state")
    assert raw.headers["content-type"] == "application/json"


def test_chat_is_plain_text_without_what_could_trick_a_reader(server: OwnServer) -> None:
    host = Person(server)
    table = host.make_table()
    host.sit(table, "Ada")
    host.order(table, "chat", text=HTML)
    host.order(table, "chat", text=f"a{BIDI}b{NUL}c{ESCAPE}[31md{LINE}e\r\nf")
    with pytest.raises(Refused) as refused:
        host.order(table, "chat", text=f"{BIDI}{NUL}")
    assert refused.value.code == "malformed"
    said = [line["text"] for line in host.state(table)["lines"] if line["kind"] == "chat"]
    assert said == [HTML, "abc[31mdef"]


@pytest.mark.parametrize(
    "pack", ["/etc/passwd", "../secret.txt", "secret.txt", "/etc/passwd=", "file:///etc/passwd", "\x00="]
)
def test_a_data_pack_never_names_a_file(server: OwnServer, pack: str) -> None:
    Path(server.db).with_name("secret.txt").write_text(OUTSIDE)
    for wish in ({**NEW_TABLE, "facts": pack}, {**NEW_TABLE, "options": {"facts": pack}}):
        answer = post(server, "/api/tables", wish)
        assert (answer.status, answer.json()["code"]) == (422, "bad-option")
        assert b"root:" not in answer.body
        assert OUTSIDE.encode() not in answer.body
        assert b"No such file" not in answer.body


@pytest.mark.parametrize(
    "pack",
    ["a = " + "[" * 90_000, "a" + ".a" * 90_000 + " = 1", "a = " + "{a=" * 50_000, "\n".join(["[[monster]]"] * 9000)],
)
def test_a_data_pack_that_is_a_trap_is_refused_at_once(server: OwnServer, pack: str) -> None:
    answer = post(server, "/api/tables", {**NEW_TABLE, "facts": pack})
    assert (answer.status, answer.json()["code"]) == (422, "bad-option")
