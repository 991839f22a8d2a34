"""Sockets that misbehave: broken frames, floods, slow readers, half-open lines, storms. Others never notice."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import zlib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from clients import GONE, Json, Line, Person, wait_for
from own_settings import OwnServer, serving
from quiet import Quiet, drop_all
from raw import request
from started import Program

MEGABYTE = 1_000_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnServer]:
    """One server for all tests here that need no special one; it waits long for pongs."""
    limits = {"seconds_a_head": 60.0, "tables_at_once": 1000, "requests_at_once": 100_000}
    with serving(tmp_path_factory.mktemp("sockets") / "hall.sqlite3", keepalive=600.0, limits=limits) as server:
        yield server


@pytest.fixture(autouse=True)
def _no_line_stays_open() -> Iterator[None]:
    yield
    drop_all()


class Game:
    """Two people with open sockets who play, so that it can be seen whether anything holds them up."""

    def __init__(self, server: OwnServer) -> None:
        self.host, guest = Person(server), Person(server)
        self.table = self.host.make_table()
        tokens = [self.host.sit(self.table, "Ada")["token"], guest.sit(self.table, "Bo")["token"]]
        self.host.order(self.table, "begin")
        self.lines = [Person(server, token).connect(self.table) for token in tokens]
        self.choice = random.Random(7)
        for line in self.lines:
            line.hear_until(lambda told: told["type"] == "news")

    def play(self, answers: int) -> None:
        """Give so many answers; each must be acknowledged."""
        for _ in range(answers):
            line = self.the_one_asked()
            assert line.answer(self.choice.choice)["type"] == "accepted"
            self.settle()

    def the_one_asked(self) -> Line:
        """Who must answer."""
        return next(line for line in self.lines if line.is_asked())

    def settle(self) -> None:
        """Let everybody hear everything there is."""
        for line in self.lines:
            line.say({"type": "ping"})
            line.hear_until(lambda told: told["type"] == "pong")

    def number(self) -> int:
        """How much has happened here."""
        return int(self.host.state(self.table)["number"])

    def close(self) -> None:
        """Hang up."""
        for line in self.lines:
            line.close()


@pytest.fixture
def game(server: OwnServer) -> Iterator[Game]:
    """A game that goes on."""
    game = Game(server)
    yield game
    game.close()


def open_sockets(server: OwnServer) -> int:
    """How many sockets the server counts."""
    told = request(server, "GET", "/metrics").body.decode()
    return int(told.partition("\nmeadhall_sockets ")[2].split()[0])


# --- messages that are none -----------------------------------------------------------------------------------

NOT_MESSAGES: list[str | bytes] = [
    "",
    " ",
    "null",
    "[]",
    "{}",
    '"ping"',
    "{",
    '{"type": "ping"',
    '{"type": "pong"}',
    '{"type": null}',
    '{"type": ["ping"]}',
    '{"type": "ping", "more": 1}',
    '{"type": "hello"}',
    '{"type": "chat", "key": "short", "text": "a"}',
    '{"type": "chat", "key": "key-key-key", "text": "\\ud800"}',
    '{"type": "answer", "key": "key-key-key", "decision": 1e999, "answer": "x"}',
    '{"type": "answer", "key": "key-key-key", "decision": -1, "answer": "x"}',
    '{"type": "answer", "key": "key-key-key", "decision": 123456789012345678901234567890, "answer": "x"}',
    '{"type": "vote", "key": "key-key-key", "seat": true}',
    "[" * 16_000,
    '{"a":' * 3_000,
    b"\x00\xff\xfe",
    b"",
    b'{"type": "chat"',
    b'{"type": "hello", "lang": "\xff"}',
]


def test_what_is_no_message_is_refused_and_the_line_stays_open(game: Game) -> None:
    before, line = game.number(), game.lines[0]
    for said in NOT_MESSAGES:
        line.say(said)
        told = line.hear_until(lambda told: told["type"] == "refused")
        assert (told["key"], told["code"]) == (None, "malformed"), said
    assert game.number() == before
    game.play(2)


def test_the_first_message_must_be_a_greeting(server: OwnServer, game: Game) -> None:
    for said in ('{"type": "ping"}', "{", '{"type": "begin", "key": "key-key-key"}', '{"type": "hello", "seen": -1}'):
        early = Quiet(server, game.table, hello=False)
        early.say(said)
        assert early.hear()["code"] == "malformed"
        assert early.how_it_ends() == 1008
    game.play(1)


def test_who_does_not_greet_is_sent_away(tmp_path: Path) -> None:
    with serving(tmp_path / "hall.sqlite3", limits={"seconds_a_head": 0.5}) as server:
        table = Person(server).make_table()
        assert Quiet(server, table, hello=False).how_it_ends() == 1008
        assert server.answers()


@pytest.mark.parametrize("seen", [0, 10**6, 2**31 - 1])
def test_whoever_claims_to_have_seen_more_than_there_is_gets_everything(
    game: Game, server: OwnServer, seen: int
) -> None:
    line = Person(server).connect(game.table, seen=seen)
    told = line.hear()
    assert (told["whole"], told["after"]) == (True, 0)
    line.close()


# --- frames ---------------------------------------------------------------------------------------------------


def frame(first: int, body: bytes, masked: bool = True, length: bytes | None = None) -> bytes:
    """A frame byte by byte; the mask is all zeros."""
    size = bytes([len(body) | (0x80 if masked else 0)]) if length is None else length
    return bytes([first]) + size + (b"\0\0\0\0" if masked else b"") + body


BROKEN = {
    "unmasked": (frame(0x81, b"hello", masked=False), 1002),
    "reserved bits": (frame(0xF1, b"hello"), 1002),
    "unknown kind": (frame(0x83, b"hello"), 1002),
    "unknown control": (frame(0x8B, b""), 1002),
    "split ping": (frame(0x09, b"hello"), 1002),
    "long ping": (frame(0x89, b"x" * 200, length=b"\xfe\x00\xc8"), 1002),
    "continues nothing": (frame(0x80, b"hello"), 1002),
    "begins twice": (frame(0x01, b"{") + frame(0x81, b"}"), 1002),
    "not utf-8": (frame(0x81, b"\xff\xfe"), 1007),
    "bad close": (frame(0x88, b"\x00"), 1002),
    "close code of nobody": (frame(0x88, b"\x03\xed"), 1002),
    "endless": (frame(0x81, b"", length=b"\xff" + b"\x7f" + b"\xff" * 7), 1009),
    "just too large": (frame(0x81, b"", length=b"\xfe\x40\x01"), 1009),
    "a bomb": (
        frame(0xC1, zlib.compress(b" " * MEGABYTE, 9, -15)[:-4], length=b"\xfe\x03\xd2"),
        1002,  # compression was not agreed upon
    ),
}


@pytest.mark.parametrize(("sent", "code"), BROKEN.values(), ids=BROKEN)
def test_broken_frames_end_only_their_own_line(server: OwnServer, game: Game, sent: bytes, code: int) -> None:
    bad = Quiet(server, game.table)
    assert bad.hear()["type"] == "news"
    bad.put(sent)
    assert bad.how_it_ends() == code
    game.play(1)


def test_messages_that_are_too_large_are_refused_however_they_come(server: OwnServer, game: Game) -> None:
    pieces = Quiet(server, game.table)
    pieces.say(" " * 1000, fin=False)
    for _ in range(16):  # the last one is too much
        pieces.say_on(b" " * 1000, fin=False)
    assert pieces.how_it_ends() == 1009

    packed = Person(server).connect(game.table)  # this one has agreed upon compression: a few kilobytes are sent
    packed.hear()
    packed.say(" " * (4 * MEGABYTE))
    with pytest.raises(ConnectionClosed) as closed:
        packed.hear_until(lambda told: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    game.play(1)


# --- floods and slow readers ----------------------------------------------------------------------------------


def test_a_flood_is_slowed_down_and_others_play_on(server: OwnServer, game: Game) -> None:
    heard: Counter[str] = Counter()
    with closing(Person(server).connect(game.table)) as flooder:
        threads = [
            threading.Thread(target=flood, args=(flooder, 10_000), daemon=True),
            threading.Thread(target=count, args=(flooder, heard), daemon=True),
        ]
        for thread in threads:
            thread.start()
        game.play(30)
        wait_for(lambda: heard["too-many"] > 0, "the flooder may go on for ever")
        game.play(5)
        flooder.socket.socket.shutdown(socket.SHUT_RDWR)
        for thread in threads:
            thread.join(60)
    assert set(heard) <= {"not-your-seat", "too-many", "news"}
    wait_for(lambda: open_sockets(server) == len(game.lines), "the flooder is still counted")


def flood(line: Line, messages: int) -> None:
    """Send as fast as it goes, until it does not go any more."""
    with suppress(*GONE):
        for _ in range(messages):
            line.say({"type": "chat", "key": "flood-flood", "text": "me me me"})


def count(line: Line, heard: "Counter[str]") -> None:
    """Count what is heard, until there is nothing more."""
    with suppress(*GONE):
        while True:
            told = line.hear()
            heard[told.get("code") or told["type"]] += 1


def test_pings_of_somebody_who_does_not_read_do_not_fill_the_memory(server: OwnServer, game: Game) -> None:
    game.play(1)
    before = server.memory()
    line = Quiet(server, game.table)
    line.wire.settimeout(2.0)
    pings = frame(0x89, b"x" * 125) * 1000
    sent = 0
    with suppress(OSError):  # the server stops reading: our own pipe fills up
        while sent < 100 * MEGABYTE:
            line.put(pings)
            sent += len(pings)
    assert server.memory() - before < 30 * MEGABYTE
    game.play(2)
    line.drop()


def test_a_slow_reader_costs_little_and_ends_with_what_everybody_sees(server: OwnServer) -> None:
    host = Person(server)
    table = host.make_table(4, bots=["random"] * 4)
    slow = [Quiet(server, table) for _ in range(20)]
    with closing(Person(server).connect(table)) as fast:
        wait_for(lambda: open_sockets(server) == 21)
        before = server.memory()
        host.order(table, "begin")
        fast.hear_until(lambda told: fast.is_over())  # a whole game, and nobody waits for the slow ones
        assert fast.number > 100, "every seat places a worker at least three times in each of eight rounds"
        assert server.memory() - before < 60 * MEGABYTE
        for line in slow[:3]:
            assert {**read_up(line), "seats": 0} == {**fast.parts, "seats": 0}
    drop_all()
    wait_for(lambda: open_sockets(server) == 0)


def read_up(line: Quiet) -> Json:
    """Read everything that has waited, to the end of the game: the parts as they are then."""
    parts: Json = {}
    while not (parts.get("standing") and parts["standing"]["over"]):
        parts |= line.hear()["parts"]
    line.say({"type": "ping"})
    while (told := line.hear())["type"] != "pong":
        parts |= told["parts"]
    return parts


# --- lines that are gone --------------------------------------------------------------------------------------

CLIENT = """
import sys, time
from websockets.sync.client import connect
with connect(sys.argv[1], additional_headers={"Cookie": sys.argv[2]}) as line:
    line.send('{"type": "hello"}')
    line.recv()
    print("here", flush=True)
    time.sleep(600)
"""


def test_a_half_open_line_is_noticed(tmp_path: Path) -> None:
    with serving(tmp_path / "hall.sqlite3", keepalive=0.5) as server, ExitStack() as stack:
        host = Person(server)
        table = host.make_table()
        host.sit(table, "Ada")
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        client = stack.enter_context(
            Program([sys.executable, "-c", CLIENT, address, str(host.cookie)], stdout=subprocess.PIPE)
        )
        stack.callback(client.kill)
        assert client.stdout is not None
        assert client.stdout.readline() == b"here\n"
        watcher = Person(server)
        assert watcher.state(table)["parts"]["seats"][0]["connected"]
        os.kill(client.pid, signal.SIGSTOP)
        wait_for(lambda: not watcher.state(table)["parts"]["seats"][0]["connected"], "nobody notices")
        assert open_sockets(server) == 0


def test_a_reader_that_stopped_with_its_pipe_full_is_noticed(tmp_path: Path) -> None:
    with serving(tmp_path / "hall.sqlite3", keepalive=1.0) as server:
        host = Person(server)
        table = host.make_table(2, bots=["random", None])
        host.sit(table, "Ada")
        host.order(table, "begin")
        stuck = Quiet(server, table)
        for _ in range(250):
            stuck.say({"type": "speak", "lang": "ja"})  # everything again, more than the pipe holds
        wait_for(lambda: open_sockets(server) == 0, "what was never read keeps the line open")


def test_a_storm_of_people_coming_and_going_leaves_nothing_behind(server: OwnServer, game: Game) -> None:
    def come_and_go(n: int) -> None:
        line = Quiet(server, game.table, hello=n % 3 != 0)
        if n % 2:
            line.hear() if n % 3 != 0 else line.say("{")
        line.drop()

    log = Path(server.db + ".log")
    before = len(log.read_text())
    with ThreadPoolExecutor(8) as crowd:
        for done in [crowd.submit(come_and_go, n) for n in range(300)]:
            done.result()
        game.play(10)
    wait_for(lambda: open_sockets(server) == len(game.lines), "somebody who is gone is still counted")
    game.play(5)
    logged = [json.loads(line) for line in log.read_text()[before:].splitlines()]
    assert not [line for line in logged if line["level"] != "info"], "people come and go: nothing is wrong"
