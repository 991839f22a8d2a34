"""Bad input gets one clear sentence and changes nothing: match files, positions, options, seats."""

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.kernel.match_file import LARGEST_FILE, follows_dice

Json = dict[str, Any]
LANGUAGES = ("en", "fr", "ja")
HARMLESS_AXE = '[[die]]\nid = "axe"\nfaces = ["blank", "blank", "blank", "blank", "blank", "shield"]'


def some_match(answers: int = 40, seed: str = "7") -> meadhall.Match:
    """A match of two in which so many answers were given at random."""
    match = meadhall.new("champions", seats=2, seed=seed, players=["Anna", "Björn"])
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
    ("an edition we do not have", lambda d: d["options"].update(edition="de"), "bad-option"),
    ("a file's name for facts", lambda d: d["options"].update(facts="pyproject.toml"), "facts-not-toml"),
    ("a number for an edition", lambda d: d["options"].update(edition=3), "bad-option"),
    ("seats as text", lambda d: d.update(seats="2"), "bad-header"),
    ("five seats", lambda d: d.update(seats=5), "bad-header"),
    ("true seats", lambda d: d.update(seats=True), "bad-header"),
    ("one player too few", lambda d: d["players"].pop(), "bad-players"),
    ("a player without a name", lambda d: d.update(players=["Anna", " "]), "bad-player"),
    ("a player with a line break", lambda d: d.update(players=["Anna", "B\nC"]), "bad-player"),
    ("players of numbers", lambda d: d.update(players=[1, 2]), "bad-player"),
    ("players of lists", lambda d: d.update(players=[[], []]), "bad-player"),
    ("a seed no file can hold", lambda d: d.update(seed="\ud800"), "bad-header"),
    ("a seed that is a list", lambda d: d.update(seed=[1]), "bad-header"),
    ("a start that is a list", lambda d: d.update(start=[1]), "bad-header"),
    ("no answers", lambda d: d.pop("answers"), "bad-header"),
    ("an answer that is no pair", lambda d: d["answers"].append("beg"), "bad-answer"),
    ("an answer by nobody", lambda d: d["answers"].append([9, "beg"]), "bad-answer"),
    ("an answer by true", lambda d: d["answers"].append([True, "beg"]), "bad-answer"),
    ("a word that is none", lambda d: d["answers"].append([d["answers"][-1][0], "dance"]), "bad-answer"),
    ("an illegal answer", lambda d: d["answers"].insert(0, [0, "beg"]), "bad-answer"),
    ("an answer left out", lambda d: d["answers"].pop(), "bad-check"),
    ("another check sum", lambda d: d.update(check="0" * 32), "bad-check"),
]


@pytest.mark.both
@pytest.mark.parametrize(("forge", "problem"), [f[1:] for f in FORGERIES], ids=[f[0] for f in FORGERIES])
def test_a_forged_match_is_refused(forge: Callable[[Json], object], problem: str, tmp_path: Path) -> None:
    document: Json = json.loads(json.dumps(some_match().document()))
    forge(document)
    assert refused(document, tmp_path) == problem


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
        some_match(3).save(tmp_path / "no" / "folder.json")
    assert told(folder.value) == "cannot-write"


@pytest.mark.both
def test_a_loaded_match_goes_on_as_if_it_had_never_been_saved(tmp_path: Path) -> None:
    match = some_match(60)
    match.save(tmp_path / "match.json")
    again = meadhall.load(tmp_path / "match.json")
    assert again.players == ("Anna", "Björn")
    rng = random.Random(1)
    while not match.over:
        seat = match.asked[0]
        word = rng.choice(match.options(seat))
        match.answer(seat, word)
        again.answer(seat, word)
    assert again.document() == match.document()
    assert follows_dice(again)


@pytest.mark.both
def test_dice_that_do_not_follow_the_seed_are_found(tmp_path: Path) -> None:
    document = some_match(40, seed="7").document()
    document["seed"] = "8"
    path = tmp_path / "match.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    assert not follows_dice(meadhall.load(path))
    asked = meadhall.new("champions", 2, asks_chance=True)
    assert not follows_dice(asked)


def test_a_match_from_a_position_can_be_saved_and_loaded(tmp_path: Path) -> None:
    match = meadhall.from_position(some_match().position(), seed=3)
    seat = match.asked[0]
    match.answer(seat, match.options(seat)[0])
    match.save(tmp_path / "match.json")
    assert meadhall.load(tmp_path / "match.json").position() == match.position()
    document = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    document["seats"] = 3
    assert refused(document, tmp_path) == "bad-header"


POSITIONS: list[tuple[str, Callable[[Json], object], str]] = [
    ("another game", lambda d: d.update(game="walhalla"), "unknown-game"),
    ("another format", lambda d: d.update(meadhall=7), "not-a-position"),
    ("another engine", lambda d: d.update(engine="0"), "other-engine"),
    ("a file's name for facts", lambda d: d["options"].update(facts="pyproject.toml"), "facts-not-toml"),
    ("options that are a list", lambda d: d.update(options=[]), "field-object"),
    ("a field missing", lambda d: d.pop("round"), "field-missing"),
    ("a field nobody knows", lambda d: d.update(weather="rain"), "field-unknown"),
    ("a misspelt field", lambda d: d["players"][0].update(foood=1), "field-unknown"),
    ("a negative number", lambda d: d["players"][0].update(food=-1), "field-number"),
    ("half a coin", lambda d: d["players"][0].update(coins=0.5), "field-number"),
    ("true food", lambda d: d["players"][0].update(food=True), "field-number"),
    ("a huge number", lambda d: d["players"][0].update(food=10**30), "field-number"),
    ("a leader nobody knows", lambda d: d["players"][0].update(leader="thor"), "field-name"),
    ("a list for a town", lambda d: d.update(town=[]), "field-object"),
    ("a number for runes", lambda d: d["players"][0].update(runes=3), "field-list"),
    ("a rune twice", lambda d: d["players"][0].update(runes=["gifts", "gifts"]), "field-twice"),
    ("three shores", lambda d: d["shores"].pop(), "field-count"),
    ("three runes for sale", lambda d: d["town"]["runes"].append(None), "field-count"),
    ("one draugr", lambda d: d["enemies"]["draugr"].pop(), "field-count"),
    ("a word for a flag", lambda d: d["shores"][0].update(of_old_deck="no"), "field-flag"),
    ("a used shore that is closed", lambda d: d["shores"][3].update(journey="face_down"), "position-shore"),
    ("one player", lambda d: d["players"].pop(), "position-seats"),
    ("a step nobody knows", lambda d: d["agenda"].append({"step": "Dance"}), "field-name"),
    ("the empty step", lambda d: d["agenda"].append({"step": "Step"}), "field-name"),
    ("too long an agenda", lambda d: d["agenda"].extend([{"step": "CleanUp"}] * 99), "field-count"),
    ("a round within a round", lambda d: d["agenda"].insert(0, {"step": "BeginRound"}), "position-flaw"),
    ("no agenda", lambda d: d.update(agenda=[]), "position-agenda"),
    ("a round without clean-up", lambda d: d["agenda"].pop(), "position-agenda"),
    ("13 swordsmen", lambda d: d["town"]["supply"].update(sword=d["town"]["supply"]["sword"] + 1), "position-dice"),
    ("too many layers", lambda d: d.update(destinies_under_deck=[{"by": 0, "cards": []}] * 9), "field-count"),
]


@pytest.mark.both
@pytest.mark.parametrize(("spoil", "problem"), [p[1:] for p in POSITIONS], ids=[p[0] for p in POSITIONS])
def test_a_position_that_cannot_be_is_refused(spoil: Callable[[Json], object], problem: str) -> None:
    document = copy.deepcopy(some_match(3).position())
    spoil(document)
    with pytest.raises(meadhall.Problem) as caught:
        meadhall.from_position(document)
    assert told(caught.value) == problem


@pytest.mark.both
def test_a_sealed_question_to_nobody_is_passed_over() -> None:
    document: Json = copy.deepcopy(some_match(3).position())
    document["agenda"].insert(0, {"step": "AssignSealed", "owing": [], "fighters": [0]})
    assert meadhall.from_position(document).position() == some_match(3).position()


@pytest.mark.both
@pytest.mark.parametrize("name", [".", "", "a\0b"])
def test_a_match_is_not_saved_under_a_name_no_file_can_have(name: str, tmp_path: Path) -> None:
    with pytest.raises(meadhall.BadMatch) as caught:
        some_match(3).save(str(tmp_path / name) if name == "." else name)
    assert told(caught.value) == "cannot-write"
    assert list(tmp_path.parent.glob("*.part")) == []


def test_a_match_keeps_its_own_copy_of_a_position() -> None:
    document: Json = copy.deepcopy(some_match(3).position())
    match = meadhall.from_position(document, seed=1)
    document["players"][0]["food"] = 99
    start: Any = match.document()["start"]
    assert start["players"][0]["food"] != 99


@pytest.mark.parametrize("document", [None, 3, [], "text"])
def test_a_position_that_is_no_object_is_refused(document: Any) -> None:
    with pytest.raises(meadhall.BadPosition) as caught:
        meadhall.from_position(document)
    assert told(caught.value) == "field-object"


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"game_id": "chess"}, "unknown-game"),
        ({"game_id": None}, "unknown-game"),
        ({"seats": 1}, "bad-seats"),
        ({"seats": 5}, "bad-seats"),
        ({"seats": "2"}, "bad-seats"),
        ({"seats": True}, "bad-seats"),
        ({"seats": 2.0}, "bad-seats"),
        ({"seed": 1.5}, "bad-seed"),
        ({"seed": 10**5000}, "bad-seed"),
        ({"seed": "\ud800"}, "bad-seed"),
        ({"options": ["a"]}, "unknown-option"),
        ({"players": [[], []]}, "bad-player"),
        ({"seed": "x" * 101}, "bad-seed"),
        ({"options": {"edition": "de"}}, "bad-option"),
        ({"options": {"hall_of_records": "yes"}}, "bad-option"),
        ({"options": {"hall_of_records": 1}}, "bad-option"),
        ({"options": {"facts": 3}}, "bad-option"),
        ({"options": {"weather": 3}}, "unknown-option"),
        ({"options": {"facts": "no-such-file.toml"}}, "facts-unreadable"),
        (
            {
                "options": {
                    "facts": '[[die]]\nid = "axe"\nfaces = ["blank", "blank", "blank", "blank", "blank", "shield"]'
                }
            },
            "facts-no-hit",
        ),
        ({"players": ["A", "A"]}, "bad-players"),
        ({"players": ["A"]}, "bad-players"),
        ({"players": ["A", "x" * 99]}, "bad-player"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(wrong: Json, problem: str) -> None:
    with pytest.raises(meadhall.Problem) as caught:
        meadhall.new(**{"game_id": "champions", "seats": 2, **wrong})
    assert told(caught.value) == problem


@pytest.mark.both
@pytest.mark.parametrize("said", [-1, 9999, "dance", "", True, {"do": "place"}, {"do": 3}, {}, 10**30])
def test_what_is_no_answer_changes_nothing(said: Any) -> None:
    match = some_match(3)
    before = match.check_sum()
    with pytest.raises(meadhall.IllegalAnswer) as caught:
        match.answer(match.asked[0], said)
    assert told(caught.value) == "unknown-answer"
    assert match.check_sum() == before


@pytest.mark.both
@pytest.mark.parametrize("seat", [-2, 2, 99, "0", None, True, 0.0])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    match = some_match(3)
    for ask in (match.view, match.picture, match.events, match.undo, match.options):
        with pytest.raises(meadhall.BadOption) as caught:
            ask(seat)
        assert told(caught.value) == "no-such-seat"
