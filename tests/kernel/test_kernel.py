"""The kernel by itself: a toy game on it, and the tables games fill in."""

from __future__ import annotations

import itertools
import re

import pytest

import meadhall
from hoard import GRAB, LEFT, RIGHT, SEALED, SHOUT, STAY, Hoard
from meadhall import CHANCE, CannotUndo, IllegalAnswer, Match
from meadhall.games.champions.rules.contents import STEPS
from meadhall.games.champions.table import box, on, say, steps
from meadhall.games.champions.table.news import EVENTS
from meadhall.kernel.engine.views import OWN, PUBLIC, Field
from meadhall.kernel.engine.words import Verb, Vocabulary
from meadhall.kernel.matches.match import new_match
from meadhall.kernel.matches.match_file import match_from_document
from playing import play_to_end, rows


class Always:
    """A dealer that always deals the same outcome."""

    def __init__(self, outcome: int) -> None:
        self.outcome = outcome

    def pick(self, index: int, outcomes: int) -> int:
        """The outcome."""
        return self.outcome


def hoard(seats: int = 2, coins: int = 3) -> Match:
    """A game of Hoard whose right chest always holds so many coins."""
    return new_match(Hoard(), seats, None, None, (), Always(coins), False)


# --- a toy game ---------------------------------------------------------------------------------------------


def test_several_seats_are_asked_at_once_and_any_order_leads_to_the_same() -> None:
    words = (GRAB, STAY, STAY)
    ends = set()
    for order in itertools.permutations(range(3)):
        match = hoard(seats=3)
        match.answer(0, RIGHT)
        assert match.asked == (0, 1, 2)
        for n, seat in enumerate(order):
            assert match.asked == tuple(sorted(order[n:]))
            match.answer(seat, words[seat])
        ends.add(match.check_sum())
        assert match.scores == [3, 0, 0]
    assert len(ends) == 1


def test_a_sealed_answer_is_seen_by_its_owner_only() -> None:
    match = hoard(seats=3)
    match.answer(0, LEFT)
    before = rows(match.view(1).state), rows(match.view().state)
    match.answer(0, GRAB)
    assert match.view(0).state.at[SEALED] == GRAB + 1
    after = rows(match.view(1).state), rows(match.view().state)
    assert [seen[0] for seen in after] == [seen[0] for seen in before]  # the row; who still owes is open


def test_an_interrupt_leaves_the_question_open() -> None:
    match = hoard()
    match.answer(0, SHOUT)
    assert match.asked == (0,)
    assert match.options(0) == [LEFT, RIGHT]
    assert match.scores == [1, 0]
    refusal = match.why_not(0, SHOUT)
    assert refusal is not None
    assert refusal.rule == "H-0"
    match.answer(0, LEFT)
    match.answer(1, SHOUT)
    match.answer(1, STAY)
    assert match.asked == (0,)


def test_chance_is_asked_where_nobody_deals() -> None:
    match = new_match(Hoard(), 2, None, None, (), None, True)
    match.answer(0, RIGHT)
    assert match.asked == (CHANCE,)
    assert match.options(0) == []
    assert [match.game.vocabulary.answer(word).name for word in match.options(CHANCE)] == [
        f"filled {n}" for n in range(4)
    ]
    with pytest.raises(IllegalAnswer):
        match.answer(CHANCE, GRAB)
    match.answer(CHANCE, "filled 1")
    assert list(match.asked) == [0, 1]


def test_undo_stops_at_chance() -> None:
    match = hoard()
    match.answer(0, SHOUT)
    match.answer(0, RIGHT)
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_undo_takes_back_one_answer_after_the_other() -> None:
    match = hoard()
    match.answer(0, LEFT)
    begin = match.check_sum()
    match.answer(0, SHOUT)
    shouted = match.check_sum()
    match.answer(0, GRAB)
    match.undo(0)
    assert match.check_sum() == shouted
    match.undo(0)
    assert match.check_sum() == begin
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_sealed_answer_can_be_taken_back_whoever_sealed_since() -> None:
    match = hoard(seats=3)
    match.answer(0, LEFT)
    match.answer(0, GRAB)
    match.answer(1, GRAB)
    match.undo(0)
    assert match.asked == (0, 2)
    match.answer(0, STAY)
    match.answer(2, STAY)
    assert match.scores == [0, 2, 0]
    assert not any(match.can_undo(seat) for seat in range(3))  # all has been shown


def test_what_led_to_a_sealed_question_stands_whether_or_not_another_seat_has_answered_it() -> None:
    """Else undo would show who has answered in secret."""
    match = hoard(seats=3)
    match.answer(0, LEFT)
    assert not match.can_undo(0)
    match.answer(0, GRAB)
    match.answer(1, GRAB)
    match.undo(0)
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.undo(1)
    assert match.asked == (0, 1, 2)


def test_undo_keeps_what_others_shouted() -> None:
    match = hoard(seats=3)
    match.answer(0, LEFT)
    match.answer(0, GRAB)
    match.answer(1, SHOUT)
    match.undo(0)
    assert match.scores == [0, 1, 0]
    assert [event.kind for event in match.events(1)] == ["shouted"]
    assert match.events(0) == []


def test_a_toy_game_can_be_played_saved_and_replayed() -> None:
    for seed in range(20):
        match = play_to_end(new_match(Hoard(), 2 + seed % 3, seed, None, (), None, False), seed)
        assert match.winners
        assert match_from_document(match.game, match.document()).scores == match.scores


def test_two_verbs_cannot_share_a_number() -> None:
    with pytest.raises(ValueError, match="share the number 1"):
        Vocabulary((Verb("go", 0, ("side",)), Verb("stop", 1, ())), {"side": ("left", "right")})


# --- the tables of Champions --------------------------------------------------------------------------------


@pytest.mark.both
def test_the_fields_tile_the_row() -> None:
    place = 0
    for field in on.LAYOUT:
        assert isinstance(field, Field)
        assert field.place == place, field.name
        assert field.size > 0
        if field.seen_by == OWN:
            assert field.size == box.MOST_SEATS, field.name
        place += field.size
    assert place == on.SIZE
    assert {field.seen_by for field in on.LAYOUT} >= {PUBLIC, OWN}


@pytest.mark.both
@pytest.mark.parametrize("game", meadhall.games(), ids=lambda game: game.id)
def test_every_number_is_one_answer(game: meadhall.Game) -> None:
    numbers = game.vocabulary.numbers()
    assert len(numbers) == len(set(numbers)) == len(game.vocabulary)
    names = [game.vocabulary.answer(number).name for number in numbers]
    assert len(set(names)) == len(names)


@pytest.mark.both
def test_the_answers_of_champions_fit_their_numbers() -> None:
    assert max(meadhall.game("champions").vocabulary.numbers()) == say.ANSWERS - 1


def in_capitals(name: str) -> str:
    """TakeWarriors as TAKE_WARRIORS."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).upper()


@pytest.mark.both
def test_the_steps_stand_in_the_order_of_their_numbers() -> None:
    numbers = {name: value for name, value in vars(steps).items() if name.isupper() and isinstance(value, int)}
    assert sorted(numbers.values()) == list(range(1, len(STEPS)))
    for name, number in numbers.items():
        assert in_capitals(type(STEPS[number]).__name__) == name


@pytest.mark.both
def test_every_step_carries_out_a_rule_that_exists() -> None:
    known = {rule.id for rule in meadhall.game("champions").rulebook()}
    for line in STEPS[1:]:
        assert line.rule in known, type(line).__name__
        assert len(line.fields) <= 6
        assert len(set(line.fields)) == len(line.fields)


@pytest.mark.both
def test_the_events_of_champions_have_one_number_and_known_arguments() -> None:
    game = meadhall.game("champions")
    assert len({kind.number for kind in EVENTS}) == len({kind.name for kind in EVENTS}) == len(EVENTS)
    for kind in EVENTS:
        assert len(kind.arguments) <= 4
        assert all(argument == "n" or argument in game.names for argument in kind.arguments), kind
