"""Nothing leaks: changing what a viewer cannot know changes no byte of any message that viewer can be sent."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from about import ABOUT
from desk import SECRET, Desk
from meadhall.bots import strongest
from meadhall.kernel.engine.chance import Luck
from meadhall.kernel.engine.views import SPECTATOR
from meadhall.registry import game as find_game
from meadhall.server.bots.pool import question_for
from meadhall.server.tables.entries import Left, UndoAgreed, UndoAsked
from meadhall.server.tables.seen import see_undo_request
from meadhall.server.tables.table import Record
from playing import times

every_game = pytest.mark.parametrize("id", list(ABOUT))


def games(id: str, n: int) -> Iterator[tuple[int, Desk, random.Random]]:
    """Some random games; each prints its seed."""
    seats = find_game(id).seats
    for k in range(n):
        seed = random.randrange(10**9)
        print("seed", seed)
        choice = random.Random(seed)
        yield seed, Desk(seats[k % len(seats)], random.Random(seed).randbytes(32), game_id=id), choice


def viewers(desk: Desk) -> list[int]:
    """Everybody who can look at a table."""
    return [SPECTATOR, *range(len(desk.table.seats))]


def redeal(desk: Desk, viewer: int, luck: Luck) -> Desk:
    """The same table with everything dealt anew that the viewer cannot know."""
    other = desk.copy()
    match = other.table.match
    assert match is not None
    match._state = match.game.imagine(match.view(viewer).state, viewer, luck)
    return other


@every_game
def test_what_is_dealt_anew_changes_no_message(id: str) -> None:
    """Snapshots, options, prompts, scores, the log, refusals and a bot's input, over whole random games."""
    changed = 0
    for seed, desk, choice in games(id, times(3, 60)):
        luck = Luck(seed)
        for _ in desk.play(choice):
            if choice.random() > 0.06:
                continue
            for viewer in viewers(desk):
                other = redeal(desk, viewer, luck)
                assert other.messages(viewer) == desk.messages(viewer)
                assert other.refusals(viewer) == desk.refusals(viewer)
                ours, theirs = desk.table.match, other.table.match
                assert ours is not None
                assert theirs is not None
                changed += ours.check_sum() != theirs.check_sum()
                if viewer in desk.table.asked:
                    kind = strongest(id)
                    assert question_for(ours, viewer, kind, 1) == question_for(theirs, viewer, kind, 1)
    assert changed > 20  # something was really dealt anew


@every_game
def test_sealed_answers_of_others_change_no_message_until_they_are_revealed(id: str) -> None:
    """However many answers somebody gives in secret, and takes back: nobody else can tell."""
    compared = 0
    for seed, desk, choice in games(id, times(6, 60)):
        for _ in desk.play(choice):
            match = desk.table.match
            assert match is not None
            if match.sealed == 0 or len(match.asked) < 2 or choice.random() > times(0.25, 1):
                continue
            seat = choice.choice(match.asked)
            branches = [seal(desk, seat, random.Random(seed + k)) for k in range(3)]
            for viewer in viewers(desk):
                if viewer != seat:
                    assert len({branch.messages(viewer) for branch in branches}) == 1
                    assert len({branch.refusals(viewer) for branch in branches}) == 1
                    # That somebody has finished may be noticed, but not with what.
                    ahead = {branch.table.number(viewer) - desk.table.number(viewer) for branch in branches}
                    assert ahead == {int(has_finished(branches[0], seat))}
                    assert len({asking(branch, viewer) for branch in branches}) == 1
            compared += len({branch.messages(seat) for branch in branches}) > 1
    assert compared > 0  # the branches really differ


def has_finished(desk: Desk, seat: int) -> bool:
    """Whether a seat has nothing more to answer now."""
    return desk.table.match is not None and seat not in desk.table.match.asked


def asking(desk: Desk, viewer: int) -> bytes:
    """What a viewer is told when somebody asks to go back, which has a number of its own."""
    other = desk.copy()
    other.write(UndoAsked(seat=max(viewer, 0)))
    return msgspec.json.encode(see_undo_request(other.table))


def seal(desk: Desk, seat: int, choice: random.Random) -> Desk:
    """The same table after a seat has given some sealed answers, without finishing."""
    other = desk.copy()
    match = other.table.match
    assert match is not None
    ends = {"done", *ABOUT[match.game.id].ends_seal}
    verbs = {match.game.vocabulary.answer(word).verb for word in match.options(seat)}
    if "done" not in verbs:  # whatever is answered is all that is answered
        other.answer(seat, choice.choice(match.options(seat)))
        return other
    for _ in range(choice.randrange(6)):
        if match.can_undo(seat) and choice.random() < 0.3:
            other.undo(seat)
            continue
        unfinished = [word for word in match.options(seat) if match.game.vocabulary.answer(word).verb not in ends]
        if not unfinished:
            break
        other.answer(seat, choice.choice(unfinished))
    return other


@every_game
def test_lines_for_others_are_not_told(id: str) -> None:
    """A line whose audience a viewer does not belong to may say anything: no message changes."""
    hidden = 0
    for _, desk, choice in games(id, times(2, 20)):
        for _ in desk.play(choice):
            pass
        for viewer in viewers(desk):
            other = desk.copy()
            for k, record in enumerate(other.table.records):
                seen = record.audience == 0xFF or (viewer >= 0 and record.audience >> viewer & 1)
                if not seen:
                    hidden += 1
                    other.table.records[k] = Record(
                        record.seq, record.at, record.audience, "chat", 0, None, "a canary", {}
                    )
            assert b"canary" not in other.messages(viewer)
            assert other.messages(viewer) == desk.messages(viewer)
    assert hidden > 0


@every_game
def test_hidden_draws_are_not_among_the_dice_that_are_shown(id: str) -> None:
    """While the game goes on the proofs tell of dice that everybody saw, and of nothing else."""
    shown = kept = 0
    for _, desk, choice in games(id, times(2, 20)):
        for _ in desk.play(choice):
            if choice.random() > 0.05 or desk.table.match is None or desk.table.status != "playing":
                continue
            before = desk.messages(SPECTATOR)
            other = desk.copy()
            match = other.table.match
            assert match is not None
            for k, (_, outcomes, picked, answer) in enumerate(match.rolls()):
                if answer.verb in match.game.open_chance:
                    shown += 1
                else:
                    kept += 1
                    match._rolls[k] = (outcomes, (picked + 1) % outcomes, answer.number)
            assert other.messages(SPECTATOR) == before
            assert desk.secret.hex().encode() not in before
    assert shown > 0
    assert kept > 0


def test_the_secret_of_the_dice_is_told_when_the_game_is_over() -> None:
    desk = Desk(2)
    assert SECRET.hex().encode() not in desk.messages(0)
    choice = random.Random(1)
    for _ in desk.play(choice):
        pass
    assert SECRET.hex().encode() in desk.messages(SPECTATOR)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_tokens_and_people_never_leave_the_server(viewer: int) -> None:
    desk = Desk(2)
    told = desk.messages(viewer)
    assert b"token-" not in told
    assert b"person-" not in told
    assert b"host-hash" not in told


@every_game
def test_the_same_log_makes_the_same_messages_whenever_it_is_read(id: str) -> None:
    """A server that restarts, or another node, tells every viewer the same bytes."""
    for _, desk, choice in games(id, times(2, 20)):
        for _ in desk.play(choice):
            if choice.random() < 0.02:
                for viewer in viewers(desk):
                    assert desk.copy().messages(viewer) == desk.messages(viewer)


@every_game
def test_a_key_that_was_shown_never_settles_a_hidden_draw(id: str) -> None:
    """Not even when all agree to go back and the game takes another way: hidden draws have keys of their own."""
    for _, desk, choice in games(id, times(2, 20)):
        shown: set[int] = set()
        hidden: set[int] = set()
        for n, _ in enumerate(desk.play(choice)):
            match = desk.table.match
            assert match is not None
            for index, _, _, answer in match.rolls():
                (shown if answer.verb in match.game.open_chance else hidden).add(index)
            if n % 15 == 14 and desk.table.status == "playing":
                seat = choice.choice([seat for seat, _ in match.answers() if seat >= 0])
                desk.write(UndoAsked(seat=seat))
                for other in range(len(desk.table.seats)):
                    if other != seat and desk.table.asking_undo is not None:
                        desk.write(UndoAgreed(seat=other, agree=True))
                assert desk.table.asking_undo is None
            if n > 150:
                break
        assert shown
        assert hidden
        assert not shown & hidden


def test_a_request_to_go_back_ends_with_what_it_was_about() -> None:
    """Who takes the answer back by himself, or gives another, asks for nothing any more."""
    desk = Desk(2)
    match = desk.table.match
    assert match is not None
    seat = match.asked[0]
    desk.answer(seat, match.options(seat)[0])
    desk.write(UndoAsked(seat=seat))
    assert desk.table.asking_undo == (1, seat)
    desk.undo(seat)
    assert desk.table.asking_undo is None
    desk.write(UndoAgreed(seat=1 - seat, agree=True))  # too late: nothing happens
    assert desk.table.match is match


def test_who_leaves_no_longer_has_to_agree() -> None:
    desk = Desk(3)
    match = desk.table.match
    assert match is not None
    seat = match.asked[0]
    desk.answer(seat, match.options(seat)[0])
    others = [other for other in range(3) if other != seat]
    desk.write(UndoAsked(seat=seat))
    desk.write(UndoAgreed(seat=others[0], agree=True))
    assert desk.table.asking_undo is not None
    desk.write(Left(seat=others[1], bot="greedy"))
    assert desk.table.asking_undo is None
    assert desk.table.asked == (seat,)
