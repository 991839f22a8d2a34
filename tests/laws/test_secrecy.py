"""Secrets: whoever cannot see a thing cannot learn it from views, options, questions, events or the agenda.

The main law deals again: at a moment of a game it makes another world that looks the same to one viewer and
differs in what the viewer cannot see; then both worlds go on with the same answers, and the viewer must not
be able to tell them apart until the rules themselves reveal something.
"""

from __future__ import annotations

import pytest

import meadhall
from about import ABOUT
from meadhall import SPECTATOR, Luck
from meadhall.kernel.engine.agenda import EVERYONE
from meadhall.kernel.engine.chance import numbers_of
from playing import Chooser, Table, play, rows, tables, times
from sealed import options_of
from secrets_kept import advance, asked_by_the_open_step, follow_both, told

every_table = pytest.mark.parametrize("table", tables(), ids=str)


@pytest.mark.both
@every_table
def test_a_world_dealt_again_looks_and_goes_on_the_same(table: Table) -> None:
    followed = 0
    for seed in range(times(1, 30)):
        match = table.new(asks_chance=True)
        chooser, luck = Chooser(seed, True), Luck(seed)
        for _ in play(match, seed, keen=True):
            if not chooser.now_and_then(6):
                continue
            for viewer in range(SPECTATOR, table.seats):
                view = match.view(viewer)
                world = next(meadhall.worlds(table.game, view, luck))
                assert match.game.flaws(world) == []
                assert rows(match.game.see(world, viewer)) == rows(view.state)
                assert match.game.picture(match.game.see(world, viewer), viewer) == match.picture(viewer)
                if viewer in match.asked and viewer != SPECTATOR:
                    assert options_of(world, viewer) == match.options(viewer)
                followed += follow_both(match.game, match.state(), world, viewer, chooser, 8)
    assert followed > 30 * (table.seats + 1)


@every_table
def test_who_is_asked_follows_from_what_all_can_see(table: Table) -> None:
    """In every world that fits a view the same seats are asked the same question: being asked tells nothing."""
    tried = 0
    for seed in range(times(1, 30)):
        match = table.new(asks_chance=True)
        luck = Luck(seed)
        for _ in play(match, seed):
            asked = int(match.state().asked)
            for viewer in range(SPECTATOR, table.seats):
                view = match.view(viewer)
                for _ in range(2):
                    assert asked_by_the_open_step(next(meadhall.worlds(table.game, view, luck))) == asked
                    tried += 1
    assert tried > 250 * (table.seats + 1)


@every_table
def test_a_view_is_made_of_nothing_but_what_may_be_seen(table: Table) -> None:
    """Whatever is hidden from a viewer can be changed without changing the view."""
    changed = 0
    for seed in range(times(1, 10)):
        match = table.new(seed)
        chooser = Chooser(seed, True)
        for _ in play(match, seed, keen=True):
            if not chooser.now_and_then(8):
                continue
            for viewer in range(SPECTATOR, table.seats):
                before = rows(match.view(viewer).state)
                state = match.state()
                changed += ABOUT[table.game].disturb(state, viewer)
                assert match.game.flaws(state) == []
                assert rows(match.game.see(state, viewer)) == before
    assert changed > 25 * (table.seats + 1)


@every_table
def test_only_what_a_player_looks_at_is_told_to_one_player_alone(table: Table) -> None:
    match = table.new(22)
    private, kinds = 0, ABOUT[table.game].private_events
    for _ in play(match, 22, keen=True):
        pass
    for event in {event for seat in range(table.seats) for event in match.events(seat)}:
        if event.kind in kinds:
            private += 1
            assert event.audience == 1 << dict(event.arguments)["seat"]
        else:
            assert event.audience == EVERYONE
    assert private >= table.seats
    assert not [event for event in match.events(SPECTATOR) if event.kind in kinds]


# --- sealed answers -----------------------------------------------------------------------------------------


@pytest.mark.both
@every_table
def test_what_is_sealed_is_invisible_to_others(table: Table) -> None:
    sealed = 0
    for seed in range(times(3, 30)):
        match = table.new(seed)
        for seat, word in play(match, seed, keen=True):
            verb = match.game.vocabulary.answer(word).verb
            if not match.sealed or verb in ABOUT[table.game].ends_seal:
                continue
            if verb in ABOUT[table.game].ends_own:
                sealed += looks_the_same_to_others(match, seat, word)
                continue
            sealed += 1
            others = [viewer for viewer in range(SPECTATOR, table.seats) if viewer != seat]
            before = [(rows(match.view(v).state), match.picture(v), match.options(v)) for v in others if v != -1]
            events = [match.events(v) for v in others]
            twin = meadhall.from_position(match.position(), asks_chance=True) if sealed == 1 else None
            after = match.state()
            advance(after, seat, word)
            assert told(after, SPECTATOR) == []
            for viewer, (view, picture, options) in zip([v for v in others if v != -1], before, strict=True):
                seen = match.game.see(after, viewer)
                assert rows(seen) == view
                assert match.game.picture(seen, viewer) == picture
                assert (options_of(after, viewer) if viewer in match.asked else []) == options
            if twin is not None:
                twin.answer(seat, word)
                assert twin.events(SPECTATOR) == []
                assert [match.events(v) for v in others] == events
    assert sealed > 5 or table.seats == 1  # who is alone hides nothing from anybody


def looks_the_same_to_others(match: meadhall.Match, seat: int, word: int) -> bool:
    """See that others learn no more than that a seat has answered; not tried on the last one, who ends the seal."""
    if len(match.asked) == 1:
        return False
    after = match.state()
    advance(after, seat, word)
    assert told(after, SPECTATOR) == []
    for viewer in range(SPECTATOR, match.seats):
        if viewer != seat:
            assert numbers_of(match.game.see(after, viewer).at) == numbers_of(match.view(viewer).state.at)
    return True
