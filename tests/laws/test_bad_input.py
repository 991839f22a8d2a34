"""Bad input gets one clear sentence and changes nothing: match files, positions, options, seats."""

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from about import ABOUT
from about.game import Mistake
from meadhall.kernel.matches.match_file import LARGEST_FILE, follows_dice
from playing import play, times

Json = dict[str, Any]
LANGUAGES = ("en", "fr", "ja")
PLAYERS = ("Anna", "Björn", "Cnut", "Dis")
GAMES = list(ABOUT)
every_game = pytest.mark.parametrize("id", GAMES)


def fewest(id: str) -> int:
    """The fewest seats with which several play a game."""
    return min(seats for seats in meadhall.game(id).seats if seats > 1)


def some_match(id: str, answers: int = 40, seed: str = "7", seats: int = 0) -> meadhall.Match:
    """A match of the fewest, if nothing is said, in which so many answers were given at random."""
    seats = seats or fewest(id)
    match = meadhall.new(id, seats=seats, seed=seed, players=PLAYERS[:seats])
    rng = random.Random(seed)
    for _ in range(answers):
        seat = match.asked[0]
        match.answer(seat, rng.choice(match.options(seat)))
    return match


def told(problem: meadhall.Problem) -> str:
    """The id of a problem whose sentence is one line in every language."""
    for lang in LANGUAGES:
        sentence = problem.say(lang)
        assert sentence
        assert "\n" not in sentence
    return problem.id


def refused(document: object, tmp_path: Path) -> str:
    """The id of the problem with which a match file is refused."""
    path = tmp_path / "match.json"
    path.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")
    with pytest.raises(meadhall.Problem) as caught:
        meadhall.load(path)
    return told(caught.value)


FORGERIES: list[tuple[str, Callable[[Json], object], str]] = [
    ("another format", lambda d: d.update(meadhall=2), "bad-format"),
    ("another engine", lambda d: d.update(engine="99"), "other-engine"),
    ("other facts", lambda d: d.update(content="0" * 16), "other-content"),
    ("no game", lambda d: d.pop("game"), "unknown-game"),
    ("a game we do not have", lambda d: d.update(game="chess"), "unknown-game"),
    ("no options", lambda d: d.pop("options"), "bad-header"),
    ("an option we do not have", lambda d: d["options"].update(dragons=True), "unknown-option"),
    ("a file's name for facts", lambda d: d["options"].update(facts="pyproject.toml"), "facts-not-toml"),
    ("seats as text", lambda d: d.update(seats="2"), "bad-header"),
    ("five seats", lambda d: d.update(seats=5), "bad-header"),
    ("true seats", lambda d: d.update(seats=True), "bad-header"),
    ("one player too few", lambda d: d["players"].pop(), "bad-players"),
    ("a player without a name", lambda d: d["players"].__setitem__(0, " "), "bad-player"),
    ("a player with a line break", lambda d: d["players"].__setitem__(0, "B\nC"), "bad-player"),
    ("players of numbers", lambda d: d["players"].__setitem__(0, 1), "bad-player"),
    ("players of lists", lambda d: d["players"].__setitem__(0, []), "bad-player"),
    ("a seed no file can hold", lambda d: d.update(seed="\ud800"), "bad-header"),
    ("a seed that is a list", lambda d: d.update(seed=[1]), "bad-header"),
    ("a start that is a list", lambda d: d.update(start=[1]), "bad-header"),
    ("no answers", lambda d: d.pop("answers"), "bad-header"),
    ("an answer that is no pair", lambda d: d["answers"].append("done"), "bad-answer"),
    ("an answer by nobody", lambda d: d["answers"].append([9, "done"]), "bad-answer"),
    ("an answer by true", lambda d: d["answers"].append([True, "done"]), "bad-answer"),
    ("a word that is none", lambda d: d["answers"].append([d["answers"][-1][0], "dance"]), "bad-answer"),
    ("an illegal answer", lambda d: d["answers"].insert(0, [0, "done"]), "bad-answer"),
    ("an answer left out", lambda d: d["answers"].pop(), "bad-check"),
    ("another check sum", lambda d: d.update(check="0" * 32), "bad-check"),
]


@pytest.mark.both
@every_game
@pytest.mark.parametrize(("forge", "problem"), [f[1:] for f in FORGERIES], ids=[f[0] for f in FORGERIES])
def test_a_forged_match_is_refused(id: str, forge: Callable[[Json], object], problem: str, tmp_path: Path) -> None:
    document: Json = json.loads(json.dumps(some_match(id).document()))
    forge(document)
    assert refused(document, tmp_path) == problem


@pytest.mark.both
@pytest.mark.parametrize(
    ("id", "wrong", "problem"), [(id, *mistake) for id in GAMES for mistake in ABOUT[id].option_mistakes]
)
def test_options_that_cannot_be_are_refused_in_a_match_and_in_a_position(
    id: str, wrong: Json, problem: str, tmp_path: Path
) -> None:
    document: Json = json.loads(json.dumps(some_match(id, 3).document()))
    document["options"].update(wrong)
    assert refused(document, tmp_path) == problem
    position: Any = some_match(id, 3).position()
    position["options"].update(wrong)
    with pytest.raises(meadhall.Problem) as caught:
        meadhall.from_position(position)
    assert told(caught.value) == problem
    with pytest.raises(meadhall.Problem) as caught:
        meadhall.new(id, fewest(id), options=wrong)
    assert told(caught.value) == problem


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "3", '{"a": 1', "[" * 100_000, "\ud800".encode("utf-8", "replace").decode()]
)
def test_what_is_no_match_file_is_refused(text: str, tmp_path: Path) -> None:
    assert refused(text, tmp_path) == "not-json"


def test_a_file_that_is_missing_binary_or_huge_is_refused(tmp_path: Path) -> None:
    with pytest.raises(meadhall.BadMatch) as missing:
        meadhall.load(tmp_path / "nothing.json")
    assert told(missing.value) == "cannot-read"
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    with pytest.raises(meadhall.BadMatch) as binary:
        meadhall.load(tmp_path / "binary")
    assert told(binary.value) == "not-json"
    (tmp_path / "huge").write_bytes(b" " * (LARGEST_FILE + 1))
    with pytest.raises(meadhall.BadMatch) as huge:
        meadhall.load(tmp_path / "huge")
    assert told(huge.value) == "file-too-large"
    with pytest.raises(meadhall.BadMatch) as folder:
        some_match("champions", 3).save(tmp_path / "no" / "folder.json")
    assert told(folder.value) == "cannot-write"


@pytest.mark.both
@every_game
def test_a_loaded_match_goes_on_as_if_it_had_never_been_saved(id: str, tmp_path: Path) -> None:
    match = some_match(id, 60)
    match.save(tmp_path / "match.json")
    again = meadhall.load(tmp_path / "match.json")
    assert again.players == match.players == PLAYERS[: fewest(id)]
    rng = random.Random(1)
    while not match.over:
        seat = match.asked[0]
        word = rng.choice(match.options(seat))
        match.answer(seat, word)
        again.answer(seat, word)
    assert again.document() == match.document()
    assert follows_dice(again)


@pytest.mark.both
@every_game
def test_dice_that_do_not_follow_the_seed_are_found(id: str, tmp_path: Path) -> None:
    document = some_match(id, 40, seed="7").document()
    document["seed"] = "8"
    path = tmp_path / "match.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    assert not follows_dice(meadhall.load(path))
    asked = meadhall.new(id, fewest(id), asks_chance=True)
    assert not follows_dice(asked)


@every_game
def test_a_match_from_a_position_can_be_saved_and_loaded(id: str, tmp_path: Path) -> None:
    match = meadhall.from_position(some_match(id).position(), seed=3)
    seat = match.asked[0]
    match.answer(seat, match.options(seat)[0])
    match.save(tmp_path / "match.json")
    assert meadhall.load(tmp_path / "match.json").position() == match.position()
    document = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    document["seats"] += 1
    assert refused(document, tmp_path) == "bad-header"


def first_step(document: Json) -> Json:
    """The step on top of the agenda of a position."""
    step: Json = document["agenda"][0]
    return step


POSITIONS: tuple[Mistake, ...] = (
    ("another game", lambda d: d.update(game="chess"), "unknown-game"),
    ("another format", lambda d: d.update(meadhall=7), "not-a-position"),
    ("another engine", lambda d: d.update(engine="0"), "other-engine"),
    ("a file's name for facts", lambda d: d["options"].update(facts="pyproject.toml"), "facts-not-toml"),
    ("options that are a list", lambda d: d.update(options=[]), "field-object"),
    ("a field nobody knows", lambda d: d.update(weather="rain"), "field-unknown"),
    ("a list for a player", lambda d: d["players"].__setitem__(0, []), "field-object"),
    ("a misspelt field", lambda d: d["players"][0].update(weather="rain"), "field-unknown"),
    ("nobody", lambda d: d.update(players=[]), "position-seats"),
    ("too many players", lambda d: d.update(players=d["players"][:1] * 5), "position-seats"),
    ("a step nobody knows", lambda d: d["agenda"].append({"step": "Dance"}), "field-name"),
    ("the empty step", lambda d: d["agenda"].append({"step": "Step"}), "field-name"),
    ("a step with too much to say", lambda d: first_step(d).update(weather="rain"), "field-unknown"),
    ("too long an agenda", lambda d: d["agenda"].extend([first_step(d)] * 99), "field-count"),
    ("no agenda", lambda d: d.update(agenda=[]), "position-agenda"),
)


@pytest.mark.both
@pytest.mark.parametrize(
    ("id", "spoil", "problem"),
    [
        pytest.param(id, spoil, problem, id=f"{id}: {what}")
        for id in GAMES
        for what, spoil, problem in (*POSITIONS, *ABOUT[id].position_mistakes)
    ],
)
def test_a_position_that_cannot_be_is_refused(id: str, spoil: Callable[[Json], object], problem: str) -> None:
    document = copy.deepcopy(some_match(id, 3).position())
    spoil(document)
    with pytest.raises(meadhall.Problem) as caught:
        meadhall.from_position(document)
    assert told(caught.value) == problem


@pytest.mark.both
@every_game
def test_every_field_of_a_position_must_be_there(id: str) -> None:
    whole = some_match(id, 20).position()
    for field in whole:
        document = copy.deepcopy(whole)
        del document[field]
        with pytest.raises(meadhall.Problem) as caught:
            meadhall.from_position(document)
        told(caught.value)


@pytest.mark.unmeasured
@pytest.mark.both
@every_game
def test_whatever_is_changed_in_a_position_it_is_read_or_refused(id: str) -> None:
    """No spoilt position leads to anything but a match that can be played or one clear sentence."""
    rng = random.Random(11)
    refusals = 0
    seats = meadhall.game(id).seats
    for n in range(times(150, 5_000)):
        document = copy.deepcopy(some_match(id, 5 * (n % 8), seats=seats[n // 8 % len(seats)]).position())
        spoil_somewhere(document, rng)
        try:
            match = meadhall.from_position(document, seed=1)
        except meadhall.Problem as problem:
            told(problem)
            refusals += 1
        else:
            for _ in play(match, n):
                assert match.game.flaws(match.state()) == []
    assert refusals > 20


def spoil_somewhere(document: Any, rng: random.Random) -> None:
    """Put something else in place of one value, however deep."""
    keys = list(document) if isinstance(document, dict) else list(range(len(document)))
    key = rng.choice(keys)
    if isinstance(document[key], dict | list) and document[key] and rng.random() < 0.9:
        spoil_somewhere(document[key], rng)
    elif isinstance(document[key], int) and rng.random() < 0.8:
        document[key] += rng.choice((-1, 1, 2, 300))
    else:
        document[key] = rng.choice((None, 0, -1, 1, True, False, "", "bow", [], {}, [0], 10**30, 0.5, "\ud800"))


@pytest.mark.both
def test_a_sealed_question_to_nobody_is_refused() -> None:
    document: Json = copy.deepcopy(some_match("champions", 3).position())
    document["agenda"].insert(0, {"step": "AssignSealed", "owing": [], "fighters": [0]})
    with pytest.raises(meadhall.BadPosition) as caught:
        meadhall.from_position(document)
    assert told(caught.value) == "position-step"


@pytest.mark.both
@pytest.mark.parametrize("name", [".", "", "a\0b"])
def test_a_match_is_not_saved_under_a_name_no_file_can_have(name: str, tmp_path: Path) -> None:
    with pytest.raises(meadhall.BadMatch) as caught:
        some_match("champions", 3).save(str(tmp_path / name) if name == "." else name)
    assert told(caught.value) == "cannot-write"
    assert list(tmp_path.parent.glob("*.part")) == []


@every_game
def test_a_match_keeps_its_own_copy_of_a_position(id: str) -> None:
    document: Json = copy.deepcopy(some_match(id, 3).position())
    match = meadhall.from_position(document, seed=1)
    document["players"][0]["new"] = 99
    start: Any = match.document()["start"]
    assert "new" not in start["players"][0]


@pytest.mark.parametrize("document", [None, 3, [], "text"])
def test_a_position_that_is_no_object_is_refused(document: Any) -> None:
    with pytest.raises(meadhall.BadPosition) as caught:
        meadhall.from_position(document)
    assert told(caught.value) == "field-object"


@every_game
@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"game_id": "chess"}, "unknown-game"),
        ({"game_id": None}, "unknown-game"),
        ({"seats": 0}, "bad-seats"),
        ({"seats": 5}, "bad-seats"),
        ({"seats": "3"}, "bad-seats"),
        ({"seats": True}, "bad-seats"),
        ({"seats": 3.0}, "bad-seats"),
        ({"seed": 1.5}, "bad-seed"),
        ({"seed": 10**5000}, "bad-seed"),
        ({"seed": "\ud800"}, "bad-seed"),
        ({"seed": "x" * 101}, "bad-seed"),
        ({"options": ["a"]}, "unknown-option"),
        ({"options": {"facts": 3}}, "bad-option"),
        ({"options": {"weather": 3}}, "unknown-option"),
        ({"options": {"facts": "no-such-file.toml"}}, "facts-unreadable"),
        ({"players": [[], [], []]}, "bad-player"),
        ({"players": ["A", "A", "A"]}, "bad-players"),
        ({"players": ["A"]}, "bad-players"),
        ({"players": ["A", "B", "x" * 99]}, "bad-player"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(id: str, wrong: Json, problem: str) -> None:
    with pytest.raises(meadhall.Problem) as caught:
        meadhall.new(**{"game_id": id, "seats": 3, **wrong})
    assert told(caught.value) == problem


@pytest.mark.both
@every_game
@pytest.mark.parametrize("said", [-1, 9999, "dance", "", True, {"do": "place"}, {"do": 3}, {}, 10**30])
def test_what_is_no_answer_changes_nothing(id: str, said: Any) -> None:
    match = some_match(id, 3)
    before = match.check_sum()
    with pytest.raises(meadhall.IllegalAnswer) as caught:
        match.answer(match.asked[0], said)
    assert told(caught.value) == "unknown-answer"
    assert match.check_sum() == before


@pytest.mark.both
@every_game
@pytest.mark.parametrize("seat", [-2, 4, 99, "0", None, True, 0.0])
def test_a_seat_that_is_not_there_is_refused(id: str, seat: Any) -> None:
    match = some_match(id, 3)
    for ask in (match.view, match.picture, match.events, match.undo, match.options):
        with pytest.raises(meadhall.BadOption) as caught:
            ask(seat)
        assert told(caught.value) == "no-such-seat"
