"""Laws that hold for every game: what a later game must pass before anybody plays it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall
from meadhall import CHANCE, SPECTATOR, CannotUndo, IllegalAnswer
from meadhall.bots import bot, bots
from meadhall.kernel.engine.agenda import answer
from meadhall.kernel.matches.match_file import match_from_document
from playing import LANGUAGES, Chooser, Table, play, play_to_end, rows, tables, times

every_table = pytest.mark.parametrize("table", tables(), ids=str)


def rule_ids(match: meadhall.Match) -> set[str]:
    """The ids of all rules of a game."""
    return {rule.id for rule in match.game.rulebook()}


def seeds(few: int, many: int) -> range:
    """Seeds of so many games."""
    return range(times(few, many))


# --- answers ----------------------------------------------------------------------------------------------


@pytest.mark.both
@every_table
def test_options_are_there_and_rise_and_are_words_of_the_game(table: Table) -> None:
    for seed in seeds(2, 100):
        match = table.new(seed)
        words = set(match.game.vocabulary.numbers())
        for _ in play(match, seed):
            assert match.asked
            for seat in match.asked:
                options = match.options(seat)
                assert options
                assert options == sorted(set(options))
                assert set(options) <= words
        assert match.asked == ()
        assert match.winners or table.seats == 1  # alone one can lose
        assert not any(match.options(seat) for seat in range(table.seats))


@every_table
def test_every_option_is_accepted(table: Table) -> None:
    for seed in seeds(1, 20):
        match = table.new(asks_chance=True)
        sample = Chooser(seed, False)
        for _ in play(match, seed):
            if sample.now_and_then(4):
                before = match.check_sum()
                for seat in match.asked:
                    for word in match.options(seat):
                        answer(match.state(), seat, word)
                assert match.check_sum() == before


def refused(match: meadhall.Match, seat: int, word: int) -> None:
    """See that an answer is refused with a reason and changes nothing."""
    before = match.check_sum(), len(match.answers()), match.events(), match.asked
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(seat, word)
    assert caught.value.refusal is not None
    assert (match.check_sum(), len(match.answers()), match.events(), match.asked) == before


@pytest.mark.both
@every_table
def test_an_illegal_answer_is_refused_and_changes_nothing(table: Table) -> None:
    for seed in seeds(1, 20):
        match = table.new(seed)
        sample = Chooser(seed, False)
        words = match.game.vocabulary.numbers()
        for given_seat, given_word in play(match, seed):
            if not sample.now_and_then(8):
                continue
            for seat in range(table.seats):
                if seat not in match.asked:  # what another seat may say, this one may not
                    refused(match, seat, given_word)
            refused(match, CHANCE, given_word)
            for word in sample.random.sample(words, 5):
                if word not in match.options(given_seat):
                    refused(match, given_seat, word)
        refused(match, 0, words[0])


@pytest.mark.parametrize("said", [-1, 10**9, "", "no such answer", {"do": "nothing"}, {}, True, "9999999999"])
@every_table
def test_what_is_no_answer_at_all_is_refused(table: Table, said: int | str | dict[str, object]) -> None:
    match = table.new(1)
    before = match.check_sum()
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(match.asked[0], said)
    assert caught.value.id == "unknown-answer"
    assert match.check_sum() == before


@every_table
def test_an_answer_can_be_given_by_number_by_name_or_as_json(table: Table) -> None:
    vocabulary = table.new(1).game.vocabulary
    for number in vocabulary.numbers():
        said = vocabulary.answer(number)
        assert said.number == number
        assert vocabulary.parse(number) == vocabulary.parse(said.name) == number
        assert vocabulary.parse(json.loads(json.dumps(said.json()))) == number


@pytest.mark.both
@every_table
def test_why_not_has_a_reason_for_every_answer_that_is_no_option(table: Table) -> None:
    match = table.new(3)
    known, words = rule_ids(match), match.game.vocabulary.numbers()
    sample = Chooser(3, False)
    for _ in play(match, 3):
        if not sample.now_and_then(times(10, 1)):
            continue
        for seat in range(table.seats):
            options = match.options(seat)
            for word in words:
                refusal = match.why_not(seat, word)
                assert (refusal is None) == (word in options)
                if refusal is not None:
                    assert refusal.rule in known, refusal
                    assert refusal.reason, (match.prompt(), match.game.vocabulary.answer(word).name)
    assert all(match.why_not(seat, words[0]) for seat in range(table.seats))


@every_table
def test_every_question_names_a_rule_that_exists(table: Table) -> None:
    for seed in seeds(2, 20):
        match = table.new(asks_chance=True)
        known = rule_ids(match)
        for _ in play(match, seed):
            assert match.rule in known


@pytest.mark.both
@pytest.mark.parametrize(
    ("table", "name"),
    [
        pytest.param(table, name, id=f"{table}-{name}")
        for table in tables()
        if not table.options
        for name in bots(table.game)
    ],
)
def test_every_bot_plays_by_the_rules(table: Table, name: str) -> None:
    match = meadhall.new(table.game, table.seats, seed=table.seats)
    players = [bot(name, seed, table.game) for seed in range(table.seats)]
    while not match.over:
        seat = match.asked[0]
        before = match.check_sum()
        word = players[seat].choose(match.view(seat), match.options(seat))
        assert word in match.options(seat)
        assert match.check_sum() == before
        match.answer(seat, word)


# --- questions --------------------------------------------------------------------------------------------


def ask_everything(match: meadhall.Match, seat: int, word: int) -> Iterator[object]:
    """Everything that can be asked of a match, one question after the other."""
    viewers = range(SPECTATOR, match.seats)
    yield match.asked
    yield match.options(seat)
    yield [match.view(viewer) for viewer in viewers]
    yield [match.picture(viewer) for viewer in viewers]
    yield [match.why_not(seat, said) for said in match.game.vocabulary.numbers()[::7]]
    yield match.why_not(seat, word)
    yield match.describe(word, "ja"), match.prompt("fr")
    yield match.rule, match.scores, match.winners, match.events(0), match.answers()
    yield match.position(), match.document()
    yield match.can_undo(0)
    yield next(meadhall.worlds(match.game.id, match.view(0), meadhall.Luck(1)))


@every_table
def test_asking_changes_nothing(table: Table) -> None:
    match = table.new(4)
    sample = Chooser(4, False)
    for seat, word in play(match, 4):
        if not sample.now_and_then(4):
            continue
        before = match.check_sum()
        for _ in ask_everything(match, seat, word):
            assert match.check_sum() == before
        assert match.options(seat) == match.options(seat)
        assert match.picture(seat) == match.picture(seat)


@pytest.mark.both
@every_table
def test_clones_go_their_own_way(table: Table) -> None:
    for seed in seeds(1, 20):
        match = table.new(seed)
        kept = []
        for seat, word in play(match, seed):
            state = match.state()
            kept.append((state, rows(state)))
            twin = state.clone()
            assert rows(twin) == rows(state)
            answer(twin, seat, word)
        for state, before in kept:
            assert rows(state) == before


@every_table
def test_a_picture_is_plain_json(table: Table) -> None:
    match = table.new(5)
    sample = Chooser(5, False)
    for _ in play(match, 5):
        if not sample.now_and_then(8):
            continue
        for viewer in range(SPECTATOR, table.seats):
            picture = match.picture(viewer)
            assert json.loads(json.dumps(picture)) == picture


# --- documents --------------------------------------------------------------------------------------------


@every_table
def test_a_position_can_be_written_and_read_and_played_on(table: Table) -> None:
    match = table.new(asks_chance=True)
    sample = Chooser(6, False)
    for _ in play(match, 7):
        if not sample.now_and_then(times(40, 4)):
            continue
        document = json.loads(json.dumps(match.position()))
        again = meadhall.from_position(document, asks_chance=True)
        assert again.position() == match.position() == document
        assert again.check_sum() == match.check_sum()
        assert again.asked == match.asked
        here = meadhall.from_position(document, asks_chance=True)
        for _ in range(20):
            if here.over:
                break
            seat = here.asked[0]
            assert here.options(seat) == again.options(seat)
            word = sample.option(here.options(seat))
            here.answer(seat, word)
            again.answer(seat, word)
        assert here.check_sum() == again.check_sum()
    end = meadhall.from_position(json.loads(json.dumps(match.position())))
    assert end.over
    assert (end.scores, end.winners) == (match.scores, match.winners)


@pytest.mark.both
@every_table
def test_a_saved_match_is_the_same_when_loaded(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = table.new(8)
    sample = Chooser(8, False)
    for _ in play(match, 8):
        if not sample.now_and_then(30):
            continue
        match.save(file)
        loaded = meadhall.load(file)
        assert loaded.check_sum() == match.check_sum()
        assert loaded.answers() == match.answers()
        assert loaded.players == match.players
        for viewer in range(SPECTATOR, table.seats):
            assert loaded.events(viewer) == match.events(viewer)
            assert loaded.picture(viewer) == match.picture(viewer)
    play_to_end(loaded, 9)
    assert loaded.over


@pytest.mark.both
@every_table
def test_a_loaded_match_goes_on_with_the_same_luck(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = table.new(10)
    for n, _ in enumerate(play(match, 10)):
        if n == 60:
            break
    match.save(file)
    loaded = meadhall.load(file)
    assert play_to_end(loaded, 11).check_sum() == play_to_end(match, 11).check_sum()
    assert loaded.document() == match.document()


@pytest.mark.both
@every_table
def test_the_answers_alone_lead_to_the_same_end(table: Table) -> None:
    for seed in seeds(2, 50):
        match = play_to_end(table.new(seed), seed)
        again = table.new(asks_chance=True)
        for seat, said in match.answers():
            again.answer(seat, said.name)
        assert again.over
        assert again.check_sum() == match.check_sum()
        assert again.events(0) == match.events(0)
        assert match_from_document(match.game, match.document()).scores == match.scores


@pytest.mark.both
@every_table
def test_a_game_follows_from_its_seed_and_its_answers(table: Table) -> None:
    first, second = play_to_end(table.new(12), 12), play_to_end(table.new("12"), 12)
    assert first.document() == second.document()
    assert play_to_end(table.new(13), 12).document() != first.document()


# --- undo -------------------------------------------------------------------------------------------------


def replayed(match: meadhall.Match, table: Table) -> str:
    """The check sum of a new match with the same answers."""
    again = table.new(asks_chance=True)
    for seat, said in match.answers():
        again.answer(seat, said.number)
    return again.check_sum()


@pytest.mark.both
@every_table
def test_undo_restores_the_exact_situation(table: Table) -> None:
    undone = 0
    for seed in seeds(2, 30):
        match = table.new(seed)
        chooser = Chooser(seed, True)
        while not match.over:
            seat = chooser.seat(match)
            before, told, given = match.check_sum(), match.events(seat), len(match.answers())
            word = chooser.option(match.options(seat))
            match.answer(seat, word)
            after = match.check_sum()
            if len(match.answers()) > given + 1:  # chance has answered since
                assert not match.can_undo(seat)
                with pytest.raises(CannotUndo):
                    match.undo(seat)
                assert match.check_sum() == after
            elif match.can_undo(seat):
                match.undo(seat)
                undone += 1
                assert (match.check_sum(), match.events(seat), len(match.answers())) == (before, told, given)
                match.answer(seat, word)
                assert match.check_sum() == after
    assert undone > 20


@every_table
def test_several_answers_can_be_taken_back_one_by_one(table: Table) -> None:
    match = table.new(14)
    chooser = Chooser(14, True)
    while not match.over:
        seat = chooser.seat(match)
        match.answer(seat, chooser.option(match.options(seat)))
        if chooser.now_and_then(6):
            for other in range(table.seats):
                while match.can_undo(other) and not chooser.now_and_then(4):
                    given = len(match.answers())
                    match.undo(other)
                    assert len(match.answers()) == given - 1
                    assert match.check_sum() == replayed(match, table)
                if not match.can_undo(other):
                    with pytest.raises(CannotUndo):
                        match.undo(other)


# --- words ------------------------------------------------------------------------------------------------


def check_words(words: str) -> None:
    """See that a sentence is one: not empty, nothing left to fill in."""
    assert words.strip() == words != ""
    assert not set("{}$") & set(words), words
    assert "  " not in words, words


@every_table
def test_everything_can_be_told_in_every_language(table: Table) -> None:
    for seed in seeds(2, 20):
        match = table.new(asks_chance=True)
        sample = Chooser(seed, False)
        for seat, _ in play(match, seed, keen=True):
            for lang in LANGUAGES:
                check_words(match.prompt(lang))
                for word in match.options(seat):
                    check_words(match.describe(word, lang))
                for said in sample.random.sample(match.game.vocabulary.numbers(), 3):
                    refusal = match.why_not(seat, said)
                    if refusal is not None:
                        check_words(refusal.say(lang))
        for lang in LANGUAGES:
            for viewer in range(SPECTATOR, table.seats):
                for event in match.events(viewer):
                    check_words(match.tell(event, lang))
            check_words(match.prompt(lang))


@every_table
def test_a_language_nobody_speaks_here_is_a_problem_in_words(table: Table) -> None:
    match = play_to_end(table.new(1), 1)
    event = match.events()[0]
    for ask in (lambda: match.describe(0, "xx"), lambda: match.prompt("xx"), lambda: match.tell(event, "xx")):
        with pytest.raises(meadhall.Problem) as caught:
            ask()
        assert caught.value.id == "unknown-language"
    assert repr(match) == f"<Match {table.game}, {table.seats} seats, {len(match.answers())} answers, over>"
