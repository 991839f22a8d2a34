"""Secrets of Champions: whoever cannot see a thing cannot learn it from views, options, events or the agenda.

The main test deals again: at a moment of a game it makes another world that looks the same to one viewer and
differs in what the viewer cannot see; then both worlds go on with the same answers, and the viewer must not
be able to tell them apart until the rules themselves reveal something.
"""

from __future__ import annotations

import json

import pytest

import meadhall
from meadhall import CHANCE, SPECTATOR, Luck, State
from meadhall.champions import fields as f
from meadhall.champions.checks import flaws
from meadhall.champions.names import NAMES
from meadhall.champions.steps import (
    ASSIGN_SEALED,
    CHOOSE_DESTINY,
    DEAL_DESTINIES,
    DRAW_DESTINIES,
    FIX_JOURNEY,
    SEE_JOURNEY,
)
from meadhall.kernel.agenda import CHANCE as CHANCE_BIT
from meadhall.kernel.agenda import EVERYONE, KIND_BITS, NO_SEAT, NOBODY, Options, answer, find_options
from playing import Chooser, Table, play, rows, tables, times

every_table = pytest.mark.parametrize("table", [t for t in tables() if t.game == "champions"], ids=str)


def members(mask: int, kind: str) -> set[str]:
    """The names in a set of cards."""
    return {name for k, name in enumerate(NAMES[kind]) if mask >> k & 1}


def options_of(s: State, seat: int) -> list[int]:
    """What a seat may answer in a state."""
    out = Options()
    find_options(s, seat, out)
    return out.listed()


def told(s: State, viewer: int) -> list[tuple[int, ...]]:
    """What the record of a state tells a viewer."""
    assert s.log is not None
    return [record for record in s.log if (record[1] == EVERYONE if viewer == SPECTATOR else record[1] >> viewer & 1)]


def advance(s: State, seat: int, word: int) -> bool:
    """Take an answer, but stop right after the step in which somebody learns something; tell whether one did."""
    s.log = []
    reveals = s.reveals
    if seat != NO_SEAT and s.rules.is_interrupt(word):
        s.rules.interrupt(s, seat, word)
    else:
        s.top -= 1
        entry = s.agenda[s.top]
        s.rules.steps[entry & 255].run(s, entry >> KIND_BITS, seat, word)
    while s.reveals == reveals and s.top > 0:
        entry = s.agenda[s.top - 1]
        s.asked = s.rules.steps[entry & 255].asks(s, entry >> KIND_BITS)
        if s.asked != NOBODY:
            return False
        s.top -= 1
        s.rules.steps[entry & 255].run(s, entry >> KIND_BITS, NO_SEAT, 0)
    return s.reveals != reveals or s.top == 0


def who_is_asked(s: State) -> list[int]:
    """The seats that are asked, or chance."""
    if s.asked == CHANCE_BIT:
        return [CHANCE]
    return [seat for seat in range(int(s.seats)) if int(s.asked) >> seat & 1]


def follow_both(game: meadhall.Game, one: State, two: State, viewer: int, chooser: Chooser, answers: int) -> int:
    """Give two worlds the same answers while the viewer can see no difference; tell how many were given."""
    for given in range(answers):
        seat = chooser.random.choice(who_is_asked(one))
        first, second = options_of(one, seat), options_of(two, seat)
        if seat == CHANCE:
            assert len(first) == len(second)
        elif seat == viewer:
            assert first == second
        common = sorted(set(first) & set(second))
        if not common:
            return given
        word = chooser.option(common)
        ends = advance(one, seat, word), advance(two, seat, word)
        assert ends[0] == ends[1]
        if ends[0]:
            return given
        assert told(one, viewer) == told(two, viewer)
        assert rows(game.see(one, viewer)) == rows(game.see(two, viewer))
    return answers


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
                assert flaws(world) == []
                assert rows(match.game.see(world, viewer)) == rows(view.state)
                assert match.game.picture(match.game.see(world, viewer), viewer) == match.picture(viewer)
                if viewer in match.asked and viewer != SPECTATOR:
                    assert options_of(world, viewer) == match.options(viewer)
                followed += follow_both(match.game, match.state(), world, viewer, chooser, 8)
    assert followed > 100


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
                changed += disturb(state, viewer)
                assert flaws(state) == []
                assert rows(match.game.see(state, viewer)) == before
    assert changed > 100


def disturb(s: State, viewer: int) -> int:
    """Change everything that is hidden from a viewer, each in a way that could be; tell how much was changed."""
    changed = 0
    for seat in range(int(s.seats)):
        if seat == viewer:
            continue
        hidden = int(s.at[f.DESTINIES + seat]) & ~int(s.at[f.DESTINIES_SHOWN + seat])
        changed += swap(s, f.DESTINIES + seat, hidden, f.DESTINY_DECK)
        if not s.at[f.HALL_OF_RECORDS]:
            for k, pile in enumerate((f.SLAIN_TROLLS, f.SLAIN_DRAUGR, f.SLAIN_MONSTERS)):
                changed += swap(s, pile + seat, int(s.at[pile + seat]), f.TROLL_DECK + k)
    for shore in range(f.SHORES):
        card, deck = int(s.at[f.JOURNEY + shore]), int(s.at[f.JOURNEY_DECK])
        is_seen = viewer != SPECTATOR and int(s.at[f.JOURNEY_SEEN + shore]) >> viewer & 1
        is_old = int(s.at[f.JOURNEY_OLD]) >> shore & 1
        if card >= f.KNOWN and deck and not is_seen and not is_old:
            other = (deck & -deck).bit_length() - 1
            s.at[f.JOURNEY_DECK] = deck & ~(1 << other) | 1 << card - f.KNOWN
            s.at[f.JOURNEY + shore] = f.KNOWN + other
            changed += 1
    for target in range(f.TARGETS):
        owner = int(s.at[f.FIGHTER + target]) - 1
        if owner >= 0 and owner != viewer and int(s.at[f.SEALED]) >> owner & 1:
            for item in range(f.ITEMS):
                home = f.FOOD + owner if item == f.FOOD_ITEM else f.HALL + 3 * owner + item
                sent = int(s.at[f.CREW + 4 * target + item])
                s.at[home] = int(s.at[home]) + sent
                s.at[f.CREW + 4 * target + item] = 0
                changed += sent
    return changed


def swap(s: State, place: int, hidden: int, deck: int) -> int:
    """Exchange one of the hidden cards at a place for one in a deck."""
    cards = int(s.at[deck])
    if not hidden or not cards:
        return 0
    away, here = hidden & -hidden, cards & -cards
    s.at[place] = int(s.at[place]) & ~away | here
    s.at[deck] = cards & ~here | away
    return 1


# --- canaries: names of secret cards must not be found in what is sent --------------------------------------


def secret_names(s: State, viewer: int) -> set[str]:
    """The names of all cards that exist on the table and that a viewer may not know."""
    secret: set[str] = set()
    for seat in range(int(s.seats)):
        if seat != viewer:
            secret |= members(int(s.at[f.DESTINIES + seat]) & ~int(s.at[f.DESTINIES_SHOWN + seat]), "destiny")
            if not s.at[f.HALL_OF_RECORDS]:
                secret |= members(int(s.at[f.SLAIN_TROLLS + seat]), "troll")
                secret |= members(int(s.at[f.SLAIN_DRAUGR + seat]), "draugr")
                secret |= members(int(s.at[f.SLAIN_MONSTERS + seat]), "monster")
    secret |= members(int(s.at[f.DESTINY_DECK]), "destiny")
    secret |= members(int(s.at[f.JOURNEY_DECK]), "journey")
    for shore in range(f.SHORES):
        card = int(s.at[f.JOURNEY + shore])
        seen = viewer != SPECTATOR and int(s.at[f.JOURNEY_SEEN + shore]) >> viewer & 1
        if card >= f.KNOWN and not seen:
            secret.add(NAMES["journey"][card - f.KNOWN])
    return secret


@every_table
def test_no_picture_contains_the_name_of_a_secret_card(table: Table) -> None:
    found = 0
    for seed in range(times(1, 10)):
        match = table.new(seed)
        chooser = Chooser(seed, True)
        for _ in play(match, seed, keen=True):
            if not chooser.now_and_then(4):
                continue
            state = match.state()
            for viewer in range(SPECTATOR, table.seats):
                words = json.dumps(match.picture(viewer))
                secret = secret_names(state, viewer)
                found += len(secret)
                assert not [name for name in secret if f'"{name}"' in words]
    assert found > 0


@every_table
def test_events_tell_nobody_of_destinies_that_are_not_shown(table: Table) -> None:
    match = table.new(21)
    for _ in play(match, 21, keen=True):
        state = match.state()
        shown = 0
        for seat in range(table.seats):
            shown |= int(state.at[f.DESTINIES_SHOWN + seat])
        for viewer in range(SPECTATOR, table.seats):
            for event in match.events(viewer, since=len(match.answers()) - 1):
                given = dict(event.arguments)
                if "destiny" in given and given["seat"] != viewer:
                    assert shown >> given["destiny"] & 1


PRIVATE = {"destiny-seen", "journey-seen-as"}


@every_table
def test_only_what_a_player_looks_at_is_told_to_one_player_alone(table: Table) -> None:
    match = table.new(22)
    private = 0
    for _ in play(match, 22, keen=True):
        pass
    for event in {event for seat in range(table.seats) for event in match.events(seat)}:
        if event.kind in PRIVATE:
            private += 1
            assert event.audience == 1 << dict(event.arguments)["seat"]
        else:
            assert event.audience == EVERYONE
    assert private >= table.seats
    assert not [event for event in match.events(SPECTATOR) if event.kind in PRIVATE]


@every_table
def test_everyone_sees_how_high_the_decks_are(table: Table) -> None:
    match = table.new(23)
    for _ in play(match, 23, keen=True):
        s = match.state()
        lying = sum(1 for shore in range(f.SHORES) if s.at[f.JOURNEY + shore] == f.FACE_DOWN)
        under = sum(int(s.at[f.RETURNED + k]).bit_count() for k in range(f.LAYERS))
        true = {
            "trolls": int(s.at[f.TROLL_DECK]).bit_count(),
            "draugr": int(s.at[f.DRAUGR_DECK]).bit_count(),
            "monsters": int(s.at[f.MONSTER_DECK]).bit_count(),
            "journeys": int(s.at[f.JOURNEY_DECK]).bit_count() - lying,
            "destinies": int(s.at[f.DESTINY_DECK]).bit_count() + under,
            "runes": int(s.at[f.RUNE_DECK]).bit_count(),
            "merchants": int(s.at[f.MERCHANT_DECK]).bit_count(),
        }
        for viewer in range(SPECTATOR, table.seats):
            assert match.picture(viewer)["decks"] == true


# --- sealed assignments -------------------------------------------------------------------------------------


@pytest.mark.both
@every_table
def test_what_is_sealed_is_invisible_to_others(table: Table) -> None:
    sealed = 0
    for seed in range(times(3, 30)):
        match = table.new(seed)
        for seat, word in play(match, seed, keen=True):
            state = match.state()
            is_sealed = state.agenda[state.top - 1] & 255 == ASSIGN_SEALED
            if not is_sealed or match.game.vocabulary.answer(word).verb != "send":
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
    assert sealed > 5


# --- what chance tells one player alone -----------------------------------------------------------------------


def prefers(match: meadhall.Match, seat: int, verbs: tuple[str, ...], chooser: Chooser) -> int:
    """An answer that begins like one of these, if there is one; else any."""
    options = match.options(seat)
    for verb in verbs:
        for word in options:
            if match.game.vocabulary.answer(word).name.startswith(verb):
                return word
    return chooser.option(options)


@pytest.mark.both
@pytest.mark.parametrize("edition", NAMES["edition"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_drawn_in_secret_can_be_any_card_to_others(seats: int, edition: str) -> None:
    """Everybody runs to the Sage's House, until destinies that were put under the deck are drawn again."""
    verbs = ("choose_leader dagrun", "place sages_house", "take_rune true_vision", "use_rune", "place runesmith")
    drawn_again = 0
    for seed in range(times(5, 60)):
        match = Table("champions", seats, (("edition", edition),)).new(asks_chance=True)
        chooser = Chooser(seed, False)
        while not match.over:
            seat = chooser.seat(match)
            owner = drawn_in_secret(match)
            if owner is not None:
                check_secret_answers(match, seat, owner)
                if seat == CHANCE and match.state().at[f.DESTINY_DECK] == 0:
                    drawn_again += 1
                    check_worlds(match, Luck(seed))
                    again = meadhall.from_position(match.position(), asks_chance=True)
                    assert again.check_sum() == match.check_sum()
            word = chooser.option(match.options(seat)) if seat == CHANCE else prefers(match, seat, verbs, chooser)
            match.answer(seat, word)
    assert drawn_again > 0


def drawn_in_secret(match: meadhall.Match) -> int | None:
    """Who alone will see what is answered now; None if all will."""
    s = match.state()
    entry = int(s.agenda[s.top - 1])
    if entry & 255 in (DEAL_DESTINIES, DRAW_DESTINIES, CHOOSE_DESTINY):
        return entry >> 8 & 255
    below = int(s.agenda[s.top - 2])
    return below >> 8 & 255 if entry & 255 == FIX_JOURNEY and below & 255 == SEE_JOURNEY else None


def check_secret_answers(match: meadhall.Match, seat: int, owner: int) -> None:
    """Whichever card is drawn or kept, others see the same."""
    runes = [word for word in match.options(seat) if match.game.vocabulary.answer(word).verb == "use_rune"]
    for viewer in range(SPECTATOR, match.seats):
        if viewer == owner:
            continue
        seen = []
        for word in match.options(seat):
            if word not in runes:
                state = match.state()
                state.log = []
                answer(state, seat, word)
                seen.append((rows(match.game.see(state, viewer)), told(state, viewer)))
        assert all(each == seen[0] for each in seen), (viewer, owner)


def check_worlds(match: meadhall.Match, luck: Luck) -> None:
    """Worlds that fit a view look like it, to every viewer."""
    for viewer in range(SPECTATOR, match.seats):
        view = match.view(viewer)
        world = next(meadhall.worlds(match.game.id, view, luck))
        assert flaws(world) == []
        assert rows(match.game.see(world, viewer)) == rows(view.state)
