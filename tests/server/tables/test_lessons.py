"""Lessons: a real match from a position, step by step, with everything explained."""

from collections.abc import Iterator

import pytest

from clients import Person, Refused, Server, running
from meadhall import from_position, games
from meadhall.kernel.engine.agenda import open_step
from meadhall.kernel.game import Game, Lesson
from meadhall.text import LANGUAGES, say

LESSONS = [(game, lesson) for game in games() for lesson in game.lessons().values()]
NAMES = [f"{game.id}-{lesson.id}" for game, lesson in LESSONS]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here."""
    with running(tmp_path_factory.mktemp("server") / "lessons.sqlite3", "--limits", "open") as server:
        yield server


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
def test_every_step_is_legal_and_explained_in_three_languages(game: Game, lesson: Lesson) -> None:
    match = from_position(lesson.start, seed=lesson.seed)
    for step in lesson.steps:
        assert step.seat in match.asked, step
        assert match.why_not(step.seat, step.answer) is None, step
        match.answer(step.seat, step.answer)
        assert bool(step.text) == (step.seat == 0), step
        if step.text:
            assert len({say(lang, step.text) for lang in LANGUAGES}) == len(LANGUAGES)
    assert not match.over
    assert match.game is game


def test_the_first_lesson_of_champions_has_every_common_kind_of_decision() -> None:
    lesson = next(lesson for game, lesson in LESSONS if game.id == "champions")
    match = from_position(lesson.start, seed=lesson.seed)
    kinds = set()
    for step in lesson.steps:
        if step.seat == 0:
            kinds.add((type(open_step(match.state())).__name__, step.answer.split()[0]))
        match.answer(step.seat, step.answer)
    assert kinds >= {
        ("ChooseLeaders", "choose_leader"),
        ("PlaceWorker", "place"),
        ("LookAtJourney", "look_at"),
        ("ChooseDestiny", "keep_destiny"),
        ("AssignSealed", "send"),
        ("AssignSealed", "done"),
        ("RerollWithFavor", "mark"),
        ("RerollWithFavor", "reroll"),
        ("TakeLosses", "lose"),
        ("SpreadBlame", "blame_on"),
        ("TradeGoods", "trade"),
        ("ChooseRune", "take_rune"),
        ("Moment", "use_rune"),
        ("ScoreDestiny", "reveal_destiny"),
        ("BuyFavors", "buy_favor"),
        ("ChooseShore", "sail_to"),
        ("LoseItems", "lose"),
    }


def test_the_first_lesson_of_vikings_has_every_common_kind_of_decision() -> None:
    lesson = next(lesson for game, lesson in LESSONS if game.id == "vikings")
    match = from_position(lesson.start, seed=lesson.seed)
    kinds = set()
    for step in lesson.steps:
        if step.seat == 0:
            kinds.add((type(open_step(match.state())).__name__, step.answer.split()[0]))
        match.answer(step.seat, step.answer)
    happened = {event.kind for event in match.record()}
    assert kinds >= {
        ("DraftCard", "draft"),
        ("PlayCard", "play"),
        ("PlayCard", "fight"),
        ("ChooseBoat", "sail_in"),
        ("ChooseBoat", "sail_from"),
        ("SailOn", "sail_to"),
        ("SailOn", "dock_at"),
        ("AtTheDock", "deploy"),
        ("AtTheDock", "raid"),
        ("AtTheDock", "done"),
        ("HarvestSome", "harvest"),
        ("DedicateVillage", "dedicate"),
        ("BuildSomething", "build_boat"),
        ("ChoosePrize", "fight_for"),
        ("ExploreOn", "explore"),
        ("UseTheBoon", "use_boon"),
        ("DeployForNothing", "deploy"),
    }
    assert happened >= {"rune-taken", "rune-stolen", "settler-attacked", "battle-joined", "battle-won", "fury-rises"}
    assert match.picture(0)["era"] == 2


def test_a_lesson_offers_what_it_asks_for_and_then_goes_on_as_a_game(server: Server) -> None:
    ylva = Person(server)
    assert ylva.ask("/api/games")["games"][0]["lessons"] == ["first_steps"]
    table = ylva.make_table(2, lesson="first_steps")
    ylva.sit(table, "Ylva")
    ylva.order(table, "begin")
    line = ylva.connect(table, lang="fr")
    steps = []
    while not steps or line.parts["lesson"]:
        while not line.is_asked():
            line.hear()
        lesson, question = line.parts["lesson"], line.parts["question"]
        if not lesson:
            break
        assert [option["answer"] for option in question["options"]] == [lesson["answer"]]
        assert lesson["text"]
        if not steps:
            refused = line.order("answer", decision=question["decision"], answer="choose_leader ullr")
            assert refused["code"] in ("lesson", "illegal")
        steps.append(lesson["step"])
        assert line.answer(lambda options: options[0])["type"] == "accepted"
    assert steps == list(range(1, len(steps) + 1))
    while not line.is_asked():  # the bot plays on by itself
        line.hear()
    assert len(line.parts["question"]["options"]) > 1
    assert line.parts["table"]["lesson"] == "first_steps"


def test_there_is_no_such_lesson(server: Server) -> None:
    with pytest.raises(Refused) as refused:
        Person(server).make_table(2, lesson="second_steps")
    assert refused.value.code == "bad-option"
