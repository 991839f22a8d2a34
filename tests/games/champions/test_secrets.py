"""Secrets of Champions, card by card: destinies, journeys, piles of enemies."""

from __future__ import annotations

import json

import pytest

import meadhall
from meadhall import CHANCE, SPECTATOR, Luck, State
from meadhall.games.champions.table import box, on, steps
from meadhall.games.champions.table.names import NAMES
from meadhall.kernel.engine.agenda import answer
from playing import Chooser, Table, play, rows, tables, times
from secrets_kept import check_worlds, told

every_table = pytest.mark.parametrize("table", tables("champions"), ids=str)


def members(mask: int, kind: str) -> set[str]:
    """The names in a set of cards."""
    return {name for k, name in enumerate(NAMES[kind]) if mask >> k & 1}


# --- canaries: names of secret cards must not be found in what is sent --------------------------------------


def secret_names(s: State, viewer: int) -> set[str]:
    """The names of all cards that exist on the table and that a viewer may not know."""
    secret: set[str] = set()
    for seat in range(int(s.seats)):
        if seat != viewer:
            secret |= members(int(s.at[on.DESTINIES + seat]) & ~int(s.at[on.DESTINIES_SHOWN + seat]), "destiny")
            if not s.at[on.HALL_OF_RECORDS]:
                secret |= members(int(s.at[on.SLAIN_TROLLS + seat]), "troll")
                secret |= members(int(s.at[on.SLAIN_DRAUGR + seat]), "draugr")
                secret |= members(int(s.at[on.SLAIN_MONSTERS + seat]), "monster")
    secret |= members(int(s.at[on.DESTINY_DECK]), "destiny")
    secret |= members(int(s.at[on.JOURNEY_DECK]), "journey")
    for shore in range(box.SHORES):
        card = int(s.at[on.JOURNEY + shore])
        seen = viewer != SPECTATOR and int(s.at[on.JOURNEY_SEEN + shore]) >> viewer & 1
        if card >= on.KNOWN and not seen:
            secret.add(NAMES["journey"][card - on.KNOWN])
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
            shown |= int(state.at[on.DESTINIES_SHOWN + seat])
        for viewer in range(SPECTATOR, table.seats):
            for event in match.events(viewer, since=len(match.answers()) - 1):
                given = dict(event.arguments)
                if "destiny" in given and given["seat"] != viewer:
                    assert shown >> given["destiny"] & 1


@every_table
def test_everyone_sees_how_high_the_decks_are(table: Table) -> None:
    match = table.new(23)
    for _ in play(match, 23, keen=True):
        s = match.state()
        lying = sum(1 for shore in range(box.SHORES) if s.at[on.JOURNEY + shore] == on.FACE_DOWN)
        under = sum(int(s.at[on.RETURNED + k]).bit_count() for k in range(box.LAYERS))
        true = {
            "trolls": int(s.at[on.TROLL_DECK]).bit_count(),
            "draugr": int(s.at[on.DRAUGR_DECK]).bit_count(),
            "monsters": int(s.at[on.MONSTER_DECK]).bit_count(),
            "journeys": int(s.at[on.JOURNEY_DECK]).bit_count() - lying,
            "destinies": int(s.at[on.DESTINY_DECK]).bit_count() + under,
            "runes": int(s.at[on.RUNE_DECK]).bit_count(),
            "merchants": int(s.at[on.MERCHANT_DECK]).bit_count(),
        }
        for viewer in range(SPECTATOR, table.seats):
            assert match.picture(viewer)["decks"] == true


# --- what chance tells one player alone -----------------------------------------------------------------------


def prefers(match: meadhall.Match, seat: int, verbs: tuple[str, ...], chooser: Chooser) -> int:
    """An answer that begins like one of these, if there is one; else any."""
    options = match.options(seat)
    for verb in verbs:
        for word in options:
            if match.game.vocabulary.answer(word).name.startswith(verb):
                return word
    return chooser.option(options)


@pytest.mark.unmeasured
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
                if seat == CHANCE and match.state().at[on.DESTINY_DECK] == 0:
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
    if entry & 255 in (steps.DEAL_DESTINIES, steps.DRAW_DESTINIES, steps.CHOOSE_DESTINY):
        return entry >> 8 & 255
    below = int(s.agenda[s.top - 2])
    return below >> 8 & 255 if entry & 255 == steps.FIX_JOURNEY and below & 255 == steps.SEE_JOURNEY else None


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
