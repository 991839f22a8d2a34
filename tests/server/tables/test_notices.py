"""Turn notices by webhook: each once, only while it is the turn of somebody who is away, and never inwards."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from clients import Json, Line, Person, Refused, Server, running, wait_for
from meadhall.server.tables.notices import is_public
from own_settings import serving
from raw import request


class Mailbox:
    """A little web server that keeps what it is sent."""

    def __init__(self, status: int = 204, headers: tuple[tuple[str, str], ...] = ()) -> None:
        self.letters: list[Json] = []
        self.asked = 0
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                box.asked += 1
                body = self.rfile.read(int(self.headers["Content-Length"]))
                assert self.headers["Content-Type"] == "application/json"
                box.letters.append({"path": self.path, "headers": dict(self.headers), "body": json.loads(body)})
                self.send_response(status)
                for name, value in headers:
                    self.send_header(name, value)
                self.end_headers()

            def do_GET(self) -> None:
                box.asked += 1
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}/hook?for=ada"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Stop."""
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def mailbox(status: int = 204, headers: tuple[tuple[str, str], ...] = ()) -> Iterator[Mailbox]:
    """A mailbox for a while."""
    box = Mailbox(status, headers)
    try:
        yield box
    finally:
        box.close()


class Game:
    """Two people who play by turns; both want to be told, each with a word of its own in the address."""

    def __init__(self, server: Server, *urls: str) -> None:
        self.server = server
        self.people = [Person(server), Person(server)]
        self.table = self.people[0].make_table(pace="turns")
        self.tokens = [
            str(person.sit(self.table, name)["token"])
            for person, name in zip(self.people, ("Ada", "Bo"), strict=True)
        ]
        for person, url in zip(self.people, urls, strict=False):
            person.order(self.table, "webhook", url=url)

    def begin(self) -> None:
        """Begin to play."""
        self.people[0].order(self.table, "begin")

    def asked(self) -> int:
        """Whose turn it is."""
        seats = self.people[0].state(self.table)["parts"]["seats"]
        return next(k for k, seat in enumerate(seats) if seat["asked"])

    def decision(self, seat: int) -> int:
        """The number of the question before a seat."""
        return int(self.people[seat].state(self.table)["parts"]["question"]["decision"])

    def answer(self, seat: int) -> None:
        """Answer the open question."""
        question = self.people[seat].state(self.table)["parts"]["question"]
        said = {"decision": question["decision"], "answer": question["options"][0]["answer"]}
        self.people[seat].order(self.table, "answer", **said)

    def connect(self, seat: int) -> Line:
        """Come back."""
        line = self.people[seat].connect(self.table)
        line.hear()
        return line


def sent(server: Server) -> dict[str, int]:
    """What became of notices, as the server counts them."""
    lines = request(server, "GET", "/metrics").body.decode().splitlines()
    found = [line for line in lines if line.startswith("meadhall_webhooks_total{")]
    return {line.split('"')[1]: int(line.split()[-1]) for line in found}


def wait_for_letters(box: Mailbox, n: int) -> None:
    """Wait for so many letters."""
    wait_for(lambda: len(box.letters) >= n, f"letter {n} does not come")


def test_each_turn_of_somebody_who_is_away_is_told_once(tmp_path: Path) -> None:
    with mailbox() as box, running(tmp_path / "h.db", "--webhooks-to", "127.0.0.1", "--notice-after", "0") as server:
        game = Game(server, box.url, box.url)
        game.begin()
        told = []
        for n in range(1, 6):
            wait_for_letters(box, n)
            seat = game.asked()
            told.append((seat, game.decision(seat)))
            game.people[1 - seat].order(game.table, "chat", text="nothing to do with the turn")
            game.people[seat].ask(f"/api/tables/{game.table}/link", method="POST")
            game.answer(seat)
        wait_for_letters(box, 6)
        seen = [(letter["body"]["seat"], letter["body"]["decision"]) for letter in box.letters]
        assert seen[:5] == told
        assert len(set(seen)) == len(seen) == 6
        wait_for(lambda: sent(server) == {"sent": 6})


def test_a_notice_says_whose_turn_it_is_and_nothing_else(tmp_path: Path) -> None:
    with mailbox() as box, running(tmp_path / "h.db", "--webhooks-to", "127.0.0.1", "--notice-after", "0") as server:
        game = Game(server, box.url, box.url)
        game.begin()
        wait_for_letters(box, 1)
        letter = box.letters[0]
        assert letter["path"] == "/hook?for=ada"
        assert set(letter["body"]) == {"table", "path", "game", "seat", "name", "decision", "text", "content"}
        name = ("Ada", "Bo")[letter["body"]["seat"]]
        assert letter["body"]["name"] == name
        assert set(letter["body"]["text"]) == {"en", "fr", "ja"}
        assert all(name in text for text in letter["body"]["text"].values())
        assert set(letter["headers"]) == {"Host", "User-Agent", "Connection", "Content-Type", "Content-Length"}
        secrets = [*game.tokens, *(str(person.cookie).partition("=")[2] for person in game.people)]
        assert not [secret for secret in secrets if secret in json.dumps(letter)]


def test_who_is_here_or_answers_in_time_is_not_told(tmp_path: Path) -> None:
    with mailbox() as box, serving(tmp_path / "h.db", webhooks_to=["127.0.0.1"], notice_after=0.3) as server:
        game = Game(server, box.url, box.url)
        lines = [game.connect(0), game.connect(1)]
        game.begin()
        quiet = Game(server, box.url, box.url)  # another table beside it: its notice shows that the time has passed
        quiet.begin()
        wait_for_letters(box, 1)
        assert [letter["body"]["table"] for letter in box.letters] == [quiet.table]
        seat = game.asked()
        lines[seat].close()  # who goes during the own turn is away from then on
        wait_for_letters(box, 2)
        assert box.letters[1]["body"]["table"] == game.table
        assert box.letters[1]["body"]["seat"] == seat
        game.answer(seat)
        for line in lines:
            line.close()


def test_after_the_turn_nothing_is_sent(tmp_path: Path) -> None:
    with mailbox() as box, serving(tmp_path / "h.db", webhooks_to=["127.0.0.1"], notice_after=2.0) as server:
        game = Game(server, box.url, box.url)
        began = time.monotonic()
        game.begin()
        seat = game.asked()
        first = (seat, game.decision(seat))
        game.answer(seat)
        in_time = time.monotonic() - began < 2.0  # a machine may be so slow that the notice has gone out already
        wait_for_letters(box, 1 if in_time else 2)
        told = [(letter["body"]["seat"], letter["body"]["decision"]) for letter in box.letters]
        assert len(set(told)) == len(told)
        assert not in_time or first not in told


def test_who_wants_no_notices_any_more_gets_none_and_bots_need_none(tmp_path: Path) -> None:
    with mailbox() as box, mailbox() as other, serving(
        tmp_path / "h.db", webhooks_to=["127.0.0.1"], notice_after=0.2
    ) as server:  # fmt: skip
        game = Game(server, box.url, box.url)
        for person in game.people:
            person.order(game.table, "webhook", url=None)
        left = Game(server, box.url, box.url)
        left.begin()
        seat = left.asked()
        left.people[seat].order(left.table, "leave")
        left.people[1 - seat].order(left.table, "leave")
        game.begin()
        beside = Game(server, other.url, other.url)
        beside.begin()
        wait_for_letters(other, 1)
        early = [letter for letter in box.letters if letter["body"]["table"] == game.table]
        assert not early


def test_an_address_that_fails_is_tried_again_only_if_nothing_arrived(tmp_path: Path) -> None:
    with (
        mailbox(500) as box,
        running(tmp_path / "h.db", "--webhooks-to", "127.0.0.1", "--notice-after", "0") as server,
    ):
        game = Game(server, box.url, box.url)
        game.begin()
        wait_for(lambda: sent(server) == {"refused": 1})
        assert len(box.letters) == 1
        gone = Game(server, "http://127.0.0.1:9/", "http://127.0.0.1:9/")
        gone.begin()
        gone_seat = gone.asked()
        wait_for(lambda: sent(server).get("failed") == 1)
        gone.answer(gone_seat)


def test_where_an_answer_points_to_is_not_followed(tmp_path: Path) -> None:
    with mailbox() as inner, mailbox(307, (("Location", inner.url),)) as box, running(
        tmp_path / "h.db", "--webhooks-to", "127.0.0.1", "--notice-after", "0"
    ) as server:  # fmt: skip
        game = Game(server, box.url, box.url)
        game.begin()
        wait_for(lambda: sent(server) == {"refused": 1})
        assert (box.asked, inner.asked) == (1, 0)


# --- inwards --------------------------------------------------------------------------------------------------

REFUSED = [
    "http://127.0.0.1/",
    "http://127.0.0.1:{port}/hook",
    "http://localhost:{port}/",
    "http://2130706433:{port}/",
    "http://0x7f000001:{port}/",
    "http://[::1]:{port}/",
    "http://[::ffff:127.0.0.1]:{port}/",
    "http://[64:ff9b::7f00:1]:{port}/",
    "http://[2002:7f00:1::]:{port}/",
    "http://0.0.0.0:{port}/",
    "http://10.0.0.1/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.64.0.1/",
    "http://224.0.0.1/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://metadata.internal/",
    "http://printer.local/",
    "http://hall.localhost/",
    "http://example.com:99999/",
    "http://example.com:0/",
    "http://example.com/a b",
    "http://example.com/\r\nHost: inner",
    "http:///nowhere",
    "http://",
    "ftp://example.com/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "gopher://127.0.0.1:{port}/",
    "//example.com/",
    "http://[",
    "http://ex\u00e4mple.com/",
    "",
]
# These look like names, so they are found out only when they are looked up.
LOOKED_UP = [
    "http://localhost.:{port}/",
    "http://127.1:{port}/",
    "http://0x7f.1:{port}/",
    "http://0177.0.0.1:{port}/",
]


def test_addresses_inside_are_refused_and_never_called(tmp_path: Path) -> None:
    with mailbox() as box, running(tmp_path / "h.db", "--notice-after", "0") as server:
        person = Person(server)
        table = person.make_table()
        person.sit(table, "Ada")
        for url in REFUSED:
            with pytest.raises(Refused) as refused:
                person.order(table, "webhook", url=url.format(port=box.port))
            assert (refused.value.status, refused.value.code) == (422, "bad-address"), url
        games = [Game(server, url.format(port=box.port), url.format(port=box.port)) for url in LOOKED_UP]
        for game in games:
            game.begin()
        wait_for(lambda: sent(server) == {"failed": len(games)})
        assert box.asked == 0
        assert server.log is not None
        assert "127.0.0.1" not in server.log.read_text().replace(server.url, "")


def test_only_the_host_that_was_allowed_is(tmp_path: Path) -> None:
    with running(tmp_path / "h.db", "--webhooks-to", "127.0.0.1") as server:
        person = Person(server)
        table = person.make_table()
        person.sit(table, "Ada")
        for url in ("http://localhost/", "http://127.0.0.2/", "http://[::1]/", "http://127.0.0.1@10.0.0.1/"):
            with pytest.raises(Refused):
                person.order(table, "webhook", url=url)
        assert person.order(table, "webhook", url="http://127.0.0.1:1/")["type"] == "accepted"
        assert person.order(table, "webhook", url="https://example.com/hook?x=1")["type"] == "accepted"


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("1.1.1.1", True),
        ("2606:4700:4700::1111", True),
        ("::ffff:1.1.1.1", True),
        ("64:ff9b::101:101", True),
        ("127.0.0.1", False),
        ("::1", False),
        ("::", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::1", False),
        ("2001:0:a00:1::f5ff:fffe", False),
        ("239.1.2.3", False),
        ("ff0e::1", False),
        ("255.255.255.255", False),
    ],
)
def test_what_is_public(address: str, public: bool) -> None:
    assert is_public(address) == public
