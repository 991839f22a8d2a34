"""Giving a game up: when it ends, who has won then, and that nobody comes back from it."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from clients import Person, Refused, Server, python, running, wait_for
from desk import Desk
from meadhall.bots import strongest
from meadhall.kernel.engine.views import ALL_EYES, SPECTATOR
from meadhall.server.protocol import AskUndoOrder, Order, ResignOrder, TakeBackOrder
from meadhall.server.tables.entries import Resigned, UndoAsked
from meadhall.server.tables.orders import Around, Refused as OrderRefused, Who, decide
from meadhall.server.tables.seen import see_moment, see_question, see_seats, see_standing, see_story
from meadhall.text import LANGUAGES, say

KEY = "key-of-one-order"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here."""
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite3") as server:
        yield server


def a_game(seats: int, answers: int, game: str = "champions") -> Desk:
    """Some people in the middle of a game."""
    desk = Desk(seats, game_id=game)
    for n, _ in enumerate(desk.play(random.Random(7))):
        if n == answers:
            break
    return desk


def order(desk: Desk, seat: int, wish: Order) -> None:
    """Let the person of a seat give an order."""
    around = Around(1000 * len(desk.log), 0, lambda _: False, lambda _: True)
    desk.write(decide(desk.table, Who(f"person-{seat}", seat, False), wish, around))


def resign(desk: Desk, seat: int) -> None:
    """Let somebody resign."""
    order(desk, seat, ResignOrder(key=KEY))


@pytest.mark.parametrize("game", ["champions", "walhalla", "vikings"])
def test_of_two_the_other_wins_whatever_the_points_and_nobody_is_asked_any_more(game: str) -> None:
    for loser in range(2):
        desk = a_game(3 if game == "walhalla" else 2, 40, game)
        if game == "walhalla":  # it needs three, one of whom has given up before
            resign(desk, 2)
        resign(desk, loser)
        assert desk.table.status == "over"
        assert desk.table.asked == ()
        assert desk.table.bots_to_move() == []
        standing = see_standing(desk.table)
        assert (standing.over, standing.winners) == (True, [1 - loser])
        assert see_question(desk.table, 1 - loser, "en") is False
        assert [seat.resigned for seat in see_seats(desk.table, frozenset(), 0)][:2] == [loser == 0, loser == 1]
        assert not any(seat.asked for seat in see_seats(desk.table, frozenset(), 0))
        with pytest.raises(OrderRefused, match="over"):
            resign(desk, 1 - loser)
        assert desk.messages(SPECTATOR) == desk.copy().messages(SPECTATOR)


def test_of_three_a_bot_plays_on_for_the_first_and_the_second_ends_it() -> None:
    desk = a_game(3, 30)
    resign(desk, 1)
    assert (desk.table.status, desk.table.seats[1].bot) == ("playing", strongest("champions"))
    with pytest.raises(OrderRefused, match="resigned"):
        order(desk, 1, TakeBackOrder(key=KEY))
    resign(desk, 2)
    assert (desk.table.status, desk.table.winners) == ("over", [0])


def test_a_bot_that_plays_for_somebody_who_resigned_cannot_win() -> None:
    won = 0
    for seed in range(6):
        desk = Desk(3)
        loser = seed % 3
        desk.write(Resigned(seat=loser, bot="greedy"))
        for _ in desk.play(random.Random(seed)):
            pass
        match = desk.table.match
        assert match is not None
        assert match.over
        assert loser not in desk.table.winners
        assert desk.table.winners == (match.best([seat for seat in range(3) if seat != loser]))
        if loser not in match.winners:
            assert desk.table.winners == match.winners
        won += loser in match.winners
    assert won  # it would have won otherwise


def test_who_has_resigned_is_told_in_the_log_and_in_the_replay() -> None:
    desk = a_game(3, 30)
    resign(desk, 1)
    for n, _ in enumerate(desk.play(random.Random(1))):
        if n == 5:
            break
    resign(desk, 0)
    for lang in LANGUAGES:
        lines = see_story(desk.table, ALL_EYES, lang).lines
        told = [line for line in lines if line.kind == "table"]
        assert [line.text for line in told] == [
            say(lang, "server-line-resigned", name=name) for name in ("Bo", "Anna")
        ]
    end = see_moment(desk.table, 10_000, ALL_EYES, "en")
    assert (end.standing.over, end.standing.winners, end.asked, end.prompt) == (True, [2], [], "")
    assert end.lines[-1].text == say("en", "server-line-resigned", name="Anna")
    before = see_moment(desk.table, told[0].number - 1, ALL_EYES, "en")
    assert (before.standing.over, [line for line in before.lines if line.kind == "table"]) == (False, [])


def test_a_request_to_go_back_ends_with_the_game() -> None:
    desk = a_game(2, 30)
    assert desk.table.match is not None
    asker = next(seat for seat, _ in reversed(desk.table.match.answers()) if seat >= 0)
    desk.write(UndoAsked(seat=asker))
    assert desk.table.asking_undo is not None
    resign(desk, 1 - asker)
    assert desk.table.asking_undo is None
    with pytest.raises(OrderRefused, match="over"):
        order(desk, asker, AskUndoOrder(key=KEY))


def test_over_the_wire_a_resigned_game_is_stored_listed_saved_and_played_again(
    server: Server, tmp_path: Path
) -> None:
    anna = Person(server)
    table = anna.make_table(2, bots=[None, "greedy"], open=True)
    anna.sit(table, "Anna")
    with pytest.raises(Refused) as refused:
        anna.order(table, "resign")
    assert refused.value.code == "not-begun"
    anna.order(table, "begin")
    wait_for(lambda: anna.state(table)["parts"]["question"]["options"], "nobody is asked")
    with pytest.raises(Refused) as refused:
        Person(server).order(table, "resign")
    assert refused.value.code == "not-your-seat"
    line = anna.connect(table)
    line.hear_until(lambda told: told["type"] == "news")
    key = "the-same-key-twice"
    assert line.order("resign", key)["type"] == "accepted"
    assert line.order("resign", key)["type"] == "accepted"
    assert line.is_over()
    assert line.parts["standing"]["winners"] == [1]
    assert line.parts["dice"]["secret"]
    line.close()
    [row] = [row for row in anna.ask("/api/tables?which=mine")["tables"] if row["id"] == table]
    assert (row["status"], row["winners"], row["your_turn"], row["removal"]) == ("over", [1], False, "forget")
    assert table in [row["id"] for row in Person(server).ask("/api/tables?which=finished")["tables"]]
    document = anna.ask(f"/api/tables/{table}/match")
    assert document["table"] == {"end": "resigned", "winners": [1], "resigned": [0], "taken_back": [0, 0]}
    file = tmp_path / "match.json"
    file.write_text(json.dumps(document))
    assert json.loads(python("verify", str(file), "--json").stdout)["dice"] == "fair"
    again = anna.order(table, "rematch")["table"]
    assert anna.state(again)["parts"]["table"]["status"] == "playing"
    assert python("check-db", "--db", server.db).returncode == 0
