"""Tables: made, shared, joined, played, left, taken back, ended and played again, by people over the wire."""

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from clients import Line, Person, Refused, Server, python, running, wait_for
from meadhall.bots import bots, strongest
from meadhall.kernel.game import Game
from meadhall.registry import games
from meadhall.text import LANGUAGES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here."""
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite3") as server:
        yield server


def first(options: list[dict[str, str]]) -> dict[str, str]:
    """The first answer there is."""
    return options[0]


def two_people(server: Server, **more: object) -> tuple[str, Person, Person]:
    """A table with two people whose game has begun."""
    anna, bo = Person(server), Person(server)
    table = anna.make_table(2, **more)
    anna.sit(table, "Anna")
    bo.sit(table, "Bo")
    anna.order(table, "begin")
    return table, anna, bo


def the_one_asked(*lines: Line) -> Line:
    """The first of them that is asked, once the news are there."""
    return next(line for line in lines if line.is_asked())


def code_of(refused: pytest.ExceptionInfo[Refused]) -> str:
    """Why something was refused."""
    return str(refused.value.code)


# --- making and joining -----------------------------------------------------------------------------------


def test_the_games_and_their_options_are_explained_in_three_languages(server: Server) -> None:
    told = [Person(server).ask(f"/api/games?lang={lang}")["games"] for lang in LANGUAGES]
    for told_here in told:
        for game, ours in zip(told_here, games(), strict=True):
            assert (game["id"], game["seats"]) == (ours.id, list(ours.seats))
            assert [option["name"] for option in game["options"]] == [o.name for o in ours.options if o.values]
            assert all(option["title"] and option["explanation"] and option["titles"] for option in game["options"])
            assert [bot["kind"] for bot in game["bots"]] == bots(ours.id)
            assert all(bot["title"] and bot["explanation"] for bot in game["bots"])
    for blurbs in zip(*([game["blurb"] for game in told_here] for told_here in told), strict=True):
        assert len(set(blurbs)) == len(LANGUAGES)


def test_dice_are_promised_before_anybody_sits_down(server: Server) -> None:
    host = Person(server)
    made = host.ask("/api/tables", {"game": "champions", "seats": 2})
    dice = host.state(made["table"])["parts"]["dice"]
    assert (dice["root"], dice["secret_hash"], dice["secret"]) == (made["root"], made["secret_hash"], None)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": 2}, "unknown-game"),
        ({"game": "champions", "seats": 5}, "bad-option"),
        ({"game": "champions", "seats": 2, "options": {"edition": "xx"}}, "bad-option"),
        ({"game": "champions", "seats": 2, "options": {"facts": "/etc/passwd"}}, "bad-option"),
        ({"game": "champions", "seats": 2, "facts": "/etc/passwd"}, "bad-option"),
        ({"game": "champions", "seats": 2, "bots": ["genius"]}, "bad-bot"),
        ({"game": "walhalla", "seats": 2}, "bad-option"),
        ({"game": "walhalla", "seats": 3, "options": {"edition": "en"}}, "bad-option"),
        ({"game": "champions", "seats": "two"}, "malformed"),
        ({"game": "champions", "seats": 2, "clock": {"bank": 9}}, "bad-option"),
        ({"game": "champions", "seats": 2, "clock": {"bank": 30 * 86_400 + 1}}, "bad-option"),
        ({"game": "champions", "seats": 2, "clock": {"bank": 60, "turn": -1}}, "bad-option"),
        ({"game": "champions", "seats": 2, "clock": {"bank": 60, "turn": 7 * 86_400 + 1}}, "bad-option"),
        ({"game": "champions", "seats": 2, "clock": {"bank": 10**30}}, "bad-option"),
        ({"game": "champions", "seats": 2, "clock": {"bank": 60.5}}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, wish: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as refused:
        Person(server).ask("/api/tables", wish)
    assert code_of(refused) == code


def test_times_of_ones_own_are_played_with_and_their_bounds_are_said(server: Server) -> None:
    host = Person(server)
    for clock in ({"bank": 10, "turn": 0}, {"bank": 7 * 60, "turn": 11}, {"bank": 30 * 86_400, "turn": 7 * 86_400}):
        assert host.state(host.make_table(2, clock=clock))["parts"]["table"]["clock"] == clock
    for lang in LANGUAGES:
        with pytest.raises(Refused) as refused:
            host.ask(f"/api/tables?lang={lang}", {"game": "champions", "seats": 2, "clock": {"bank": 5}})
        assert all(number in refused.value.problem["text"] for number in ("10", "30", "7"))


def test_a_data_pack_is_played_with(server: Server) -> None:
    pack = Path("examples/facts-pack.toml").read_text(encoding="utf-8")
    host = Person(server)
    table = host.make_table(2, facts=pack)
    assert host.state(table)["parts"]["table"]["has_pack"] is True


def test_open_tables_are_in_the_lobby_and_others_are_not(server: Server) -> None:
    host = Person(server)
    shown, hidden = host.make_table(2, open=True), host.make_table(2)
    ids = [row["id"] for row in Person(server).ask("/api/tables?which=open")["tables"]]
    assert shown in ids
    assert hidden not in ids
    mine = [row["id"] for row in host.ask("/api/tables?which=mine")["tables"]]
    assert {shown, hidden} <= set(mine)


def test_a_seat_takes_just_a_name_and_the_same_browser_comes_back_to_it(server: Server) -> None:
    host = Person(server)
    table = host.make_table(2)
    assert host.sit(table, "  Anna  Svensdottir ")["seat"] == 0
    assert host.state(table)["parts"]["seats"][0]["name"] == "Anna Svensdottir"
    assert host.sit(table, "Somebody else")["seat"] == 0
    assert host.state(table)["parts"]["you"] == {"seat": 0, "host": True, "webhook": False}


def test_names_differ_and_full_tables_are_full(server: Server) -> None:
    host = Person(server)
    table = host.make_table(2, bots=[None, "greedy"])
    host.sit(table, "Anna")
    with pytest.raises(Refused) as refused:
        Person(server).sit(table, "Bo")
    assert code_of(refused) == "seat-taken"
    other = Person(server).make_table(3)
    host.sit(other, "Anna")
    for name in ("ANNA", "\u202eannA", "", " ", "a\x00b", "x" * 41):
        with pytest.raises(Refused) as refused:
            Person(server).sit(other, name)
        assert code_of(refused) in ("bad-name", "malformed")


def test_a_seat_is_claimed_on_another_device_by_its_private_link(server: Server) -> None:
    host = Person(server)
    table = host.make_table(2)
    token = host.sit(table, "Anna")["token"]
    phone = Person(server)
    assert phone.ask(f"/api/tables/{table}/claim", {"token": token})["seat"] == 0
    assert phone.state(table)["parts"]["you"]["seat"] == 0
    fresh = host.ask(f"/api/tables/{table}/link", {})["token"]
    with pytest.raises(Refused) as refused:
        Person(server).ask(f"/api/tables/{table}/claim", {"token": token})
    assert code_of(refused) == "bad-token"
    assert Person(server, fresh).state(table)["parts"]["you"]["seat"] == 0


def test_the_host_puts_bots_on_seats_and_only_the_host_begins(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.make_table(3)
    host.sit(table, "Anna")
    guest.sit(table, "Bo")
    for wrong in ({"type": "begin"}, {"type": "set_seat", "seat": 2, "bot": "greedy"}):
        with pytest.raises(Refused) as refused:
            guest.order(table, **wrong)  # type: ignore[arg-type]
        assert code_of(refused) == "not-host"
    with pytest.raises(Refused) as refused:
        host.order(table, "begin")
    assert code_of(refused) == "seat-empty"
    host.order(table, "set_seat", seat=2, bot="random")
    host.order(table, "begin")
    parts = host.state(table)["parts"]
    assert parts["table"]["status"] == "playing"
    assert [seat["kind"] for seat in parts["seats"]] == ["person", "person", "bot"]
    assert len({seat["name"] for seat in parts["seats"]}) == 3
    with pytest.raises(Refused) as refused:
        Person(server).sit(table, "Cy")
    assert code_of(refused) == "begun"


# --- playing ----------------------------------------------------------------------------------------------


def play_on(lines: list[Line], choice: random.Random, most: int = 100_000) -> None:
    """Let everybody who is asked answer at random until the game is over."""
    for _ in range(most):
        if all(line.is_over() for line in lines):
            return
        asked = [line for line in lines if line.is_asked()]
        if asked:
            reply = asked[0].answer(choice.choice)
            assert reply["type"] == "accepted" or reply["code"] == "stale", reply
        else:
            lines[0].hear()
        for line in lines:
            catch_up(line)
    return


def catch_up(line: Line) -> None:
    """Hear what has arrived."""
    line.say({"type": "ping"})
    line.hear_until(lambda told: told["type"] == "pong")


@pytest.mark.both
def test_two_people_play_to_the_scores_download_replay_and_verify(server: Server, tmp_path: Path) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    table, anna, bo = two_people(server, open=True)
    lines = [anna.connect(table), bo.connect(table), Person(server).connect(table)]
    for line in lines:
        catch_up(line)
    with pytest.raises(Refused) as refused:
        anna.ask(f"/api/tables/{table}/match")
    assert code_of(refused) == "not-over"
    play_on(lines, random.Random(seed))
    assert len({json.dumps(line.parts["standing"]) for line in lines}) == 1
    ids = [row["id"] for row in Person(server).ask("/api/tables?which=finished")["tables"]]
    assert table in ids
    document = Person(server).ask(f"/api/tables/{table}/match")
    file = tmp_path / "match.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    verified = python("verify", str(file), "--json")
    assert json.loads(verified.stdout)["dice"] == "fair", verified
    moment = Person(server).ask(f"/api/tables/{table}/moments/40?seat=1&lang=fr")
    assert moment["n"] == 40
    assert moment["picture"]["seat"] == 1
    last = Person(server).ask(f"/api/tables/{table}/moments/999999?seat=open")
    assert last["n"] == last["of"] == len(document["answers"])
    assert last["standing"]["over"] is True
    with pytest.raises(Refused) as refused:
        anna.order(table, "answer", decision=1, answer="done")
    assert code_of(refused) == "over"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_game_against_bots_is_played_to_its_end_and_again(server: Server, game: Game) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    anna = Person(server)
    option = game.options[0]
    chosen = {option.name: option.values[-1]}
    players = [None, strongest(game.id), "random"]
    table = anna.make_table(3, game=game.id, bots=players, options=chosen)
    anna.sit(table, "Anna")
    anna.order(table, "begin")
    line = anna.connect(table, lang="ja")
    play_on([line], random.Random(seed))
    assert line.is_over()
    again = line.order("rematch", contribution="ab")
    assert again["type"] == "accepted"
    assert again["table"] != table
    parts = anna.state(again["table"])["parts"]
    assert parts["table"]["status"] == "playing"
    assert parts["you"]["seat"] == 0
    assert parts["table"]["options"][option.name] == option.values[-1]
    assert anna.state(table)["parts"]["table"]["rematch"] == again["table"]


def test_a_rematch_waits_for_everybody_and_keeps_seats_and_devices(server: Server) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    table, anna, bo = two_people(server)
    lines = [anna.connect(table), bo.connect(table)]
    play_on(lines, random.Random(seed))
    ours = anna.order(table, "rematch", contribution="aa")["table"]
    assert anna.state(ours)["parts"]["table"]["status"] == "waiting"
    with pytest.raises(Refused) as refused:  # the seat is kept for who had it
        Person(server).sit(ours, "Intruder", seat=1)
    assert code_of(refused) == "seat-taken"
    bo.order(table, "chat", key="a-key-of-my-own", text="Again!")
    with pytest.raises(Refused) as refused:
        bo.order(table, "rematch", key="a-key-of-my-own", contribution="bb")
    assert code_of(refused) == "key-reused"
    accepted = bo.order(table, "rematch", key="another-key", contribution="bb")
    assert accepted["table"] == ours
    assert bo.order(table, "rematch", key="another-key", contribution="bb") == accepted
    parts = bo.state(ours)["parts"]
    assert parts["table"]["status"] == "playing"
    assert parts["you"]["seat"] == 1
    assert parts["dice"]["contributions"] == ["aa", "bb"]


def test_chat_is_text_and_reaches_everybody(server: Server) -> None:
    table, anna, bo = two_people(server)
    line, watcher = bo.connect(table), Person(server).connect(table)
    anna.order(table, "chat", text="Skål <b>everybody</b>\u202e!")
    for each in (line, watcher):
        told = each.hear_until(
            lambda told: told["type"] == "news" and told["lines"] and told["lines"][-1]["kind"] == "chat"
        )
        assert told["lines"][-1]["text"] == "Skål <b>everybody</b>!"
        assert told["lines"][-1]["seat"] == 0
    with pytest.raises(Refused) as refused:
        Person(server).order(table, "chat", text="hello")
    assert code_of(refused) == "not-your-seat"


def test_the_log_is_told_in_the_language_of_each_and_changes_with_it(server: Server) -> None:
    table, _, bo = two_people(server)
    french = bo.connect(table, lang="fr")
    french.hear_until(lambda told: told["type"] == "news")
    texts = [line["text"] for line in french.lines]
    french.say({"type": "speak", "lang": "ja"})
    french.lines = []
    french.hear_until(lambda told: told["type"] == "news" and told["whole"])
    assert len(french.lines) == len(texts)
    assert [line["text"] for line in french.lines] != texts
    assert [line["text"] for line in french.lines] == [line["text"] for line in bo.state(table, "ja")["lines"]]


# --- leaving, voting, clocks ------------------------------------------------------------------------------


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    table, anna, bo = two_people(server)
    line = anna.connect(table)
    catch_up(line)
    bo.order(table, "leave", bot="random")
    with pytest.raises(Refused) as refused:
        bo.order(table, "answer", decision=0, answer="done")
    assert code_of(refused) == "not-your-seat"
    for _ in range(6):  # the bot answers whenever it is its turn
        wait_until_asked(line)
        line.answer(first)
    assert bo.order(table, "take_back")["type"] == "accepted"
    assert anna.state(table)["parts"]["seats"][1]["kind"] == "person"
    with pytest.raises(Refused) as refused:
        bo.order(table, "take_back")
    assert code_of(refused) == "seat-taken"


def test_who_leaves_before_the_game_frees_the_seat(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.make_table(2)
    host.sit(table, "Anna")
    guest.sit(table, "Bo")
    guest.order(table, "leave")
    assert host.state(table)["parts"]["seats"][1]["kind"] == "empty"
    assert Person(server).sit(table, "Bo")["seat"] == 1


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_who_leaves_without_a_word_is_played_by_the_strongest_bot(server: Server, game: Game) -> None:
    people = [Person(server) for _ in range(max(2, min(game.seats)))]
    table = people[0].make_table(len(people), game=game.id)
    for person, name in zip(people, ("Anna", "Bo", "Cy"), strict=False):
        person.sit(table, name)
    people[0].order(table, "begin")
    people[1].order(table, "leave")
    assert people[0].state(table)["parts"]["seats"][1]["bot"] == strongest(game.id)


def test_others_vote_a_bot_onto_an_absent_seat_and_only_then(tmp_path: Path) -> None:
    with running(tmp_path / "votes.sqlite3", "--absent-after", "1") as server:
        people = [Person(server) for _ in range(3)]
        table = people[0].make_table(3)
        for person, name in zip(people, ("Anna", "Bo", "Cy"), strict=True):
            person.sit(table, name)
        people[0].order(table, "begin")
        here = people[1].connect(table)
        catch_up(here)
        with pytest.raises(Refused) as refused:
            people[0].order(table, "vote", seat=1)
        assert code_of(refused) == "not-absent"
        with pytest.raises(Refused) as refused:
            people[0].order(table, "vote", seat=0)
        assert code_of(refused) == "malformed"
        vote_when_absent(people[0], table, 2)
        assert people[0].state(table)["parts"]["seats"][2]["votes"] == [0]
        people[1].order(table, "vote", seat=2, bot="greedy")
        assert people[0].state(table)["parts"]["seats"][2]["bot"] == "greedy"
        people[2].order(table, "take_back")
        assert people[0].state(table)["parts"]["seats"][2]["kind"] == "person"


def vote_when_absent(person: Person, table: str, seat: int) -> None:
    """Vote as soon as the seat counts as absent."""

    def vote() -> bool:
        try:
            person.order(table, "vote", seat=seat)
        except Refused as refused:
            if refused.code != "not-absent":
                raise
            return False
        return True

    wait_for(vote, "the seat is never absent")


def test_a_clock_that_has_run_out_lets_one_vote_settle_and_stands_still_while_the_server_is_down(
    tmp_path: Path,
) -> None:
    with running(tmp_path / "clocks.sqlite3") as server:
        table, anna, bo = two_people(server, clock={"bank": 10, "turn": 0})
        news = anna.state(table)
        asked = [k for k, seat in enumerate(news["parts"]["seats"]) if seat["asked"]]
        late, waiting = asked[0], (anna, bo)[1 - asked[0]]
        line = (anna, bo)[late].connect(table)  # connected, so not absent
        with pytest.raises(Refused) as refused:
            waiting.order(table, "vote", seat=late)
        assert code_of(refused) == "not-absent"
        line.close()
        server.kill()
        time.sleep(4)  # this time must not be taken off the clock
        server.start()
        seat = anna.state(table)["parts"]["seats"][late]
        gone = anna.state(table)["now"] - seat["clock_since"]
        down = 4000 - 2500  # of the time it was down, all but the last sign of life is known
        assert gone < anna.state(table)["now"] - news["parts"]["seats"][late]["clock_since"] - down
        anna.order(table, "chat", text="Where were we?")  # talk does not charge anybody for that time after all
        assert anna.state(table)["parts"]["seats"][late]["clock_since"] == seat["clock_since"]
        line = (anna, bo)[late].connect(table)
        vote_when_absent(waiting, table, late)
        assert waiting.state(table)["parts"]["seats"][late]["kind"] == "bot"
        line.close()


# --- undo -------------------------------------------------------------------------------------------------


def test_an_answer_is_taken_back_until_somebody_has_learned_something(server: Server) -> None:
    table, anna, bo = two_people(server)
    lines = [anna.connect(table), bo.connect(table)]
    for line in lines:
        catch_up(line)
    mover = the_one_asked(*lines)
    before = mover.parts["picture"]
    prompt = mover.parts["question"]["prompt"]
    assert mover.parts["question"]["can_undo"] is False
    refused = mover.order("undo", decision=mover.parts["question"]["decision"])
    assert refused["code"] == "cannot-undo"
    mover.answer(first)
    catch_up(mover)
    assert mover.parts["question"]["can_undo"] is True
    assert mover.order("undo", decision=mover.parts["question"]["decision"])["type"] == "accepted"
    catch_up(mover)
    assert mover.parts["picture"] == before
    assert mover.parts["question"]["prompt"] == prompt
    for line in lines:
        catch_up(line)
        assert line.lines[-1]["kind"] == "undo"
    mover.answer(first)
    other = lines[1 - lines.index(mover)]
    catch_up(other)
    other.answer(first)
    catch_up(mover)
    assert mover.parts["question"]["can_undo"] is False


def test_after_that_all_must_agree_and_no_die_is_rolled_again(server: Server) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    choice = random.Random(seed)
    table, anna, bo = two_people(server)
    lines = [anna.connect(table), bo.connect(table)]
    play_on(lines, choice, 40)
    assert not lines[0].is_over()
    before = anna.ask(f"/api/tables/{table}/dice")["rolls"]
    asker = next(line for line in lines if line.parts["you"]["seat"] == 0)
    other = next(line for line in lines if line is not asker)
    assert asker.order("ask_undo")["type"] == "accepted"
    catch_up(other)
    request = other.parts["undo"]["request"]
    assert other.parts["undo"]["seat"] == 0
    assert other.order("agree", request=request + 1, agree=True)["code"] == "nothing-asked"
    other.order("agree", request=request, agree=False)
    catch_up(asker)
    assert asker.parts["undo"] is False
    scores = asker.parts["standing"]
    asker.order("ask_undo")
    catch_up(other)
    assert other.order("agree", request=other.parts["undo"]["request"], agree=True)["type"] == "accepted"
    catch_up(asker)
    assert asker.is_asked()
    assert asker.lines[-1]["kind"] == "undo"
    assert scores is not None
    after = anna.ask(f"/api/tables/{table}/dice")["rolls"]
    assert after == before[: len(after)]
    play_on(lines, choice, 40)
    again = anna.ask(f"/api/tables/{table}/dice")["rolls"]
    keys = {roll["index"]: roll["key"] for roll in before}
    assert all(keys.get(roll["index"], roll["key"]) == roll["key"] for roll in again)


def test_bots_agree_to_everything(server: Server) -> None:
    anna = Person(server)
    table = anna.make_table(2, bots=[None, "greedy"])
    anna.sit(table, "Anna")
    anna.order(table, "begin")
    line = anna.connect(table)
    for _ in range(5):
        wait_until_asked(line)
        line.answer(first)
    wait_until_asked(line)
    assert line.order("ask_undo")["type"] == "accepted"
    assert line.parts["undo"] is False
    assert any(each["kind"] == "undo" for each in line.lines)


def wait_until_asked(line: Line) -> None:
    """Hear on until this seat is asked."""
    while not line.is_asked():
        line.hear()
