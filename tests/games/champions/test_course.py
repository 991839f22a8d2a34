"""Agendas are believed only if the game can come to them: nothing in the wrong place, twice, or left from before."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.champions.table import table

import meadhall
from meadhall import State
from meadhall.games.champions.documents.checks import flaws
from meadhall.games.champions.documents.course import ABOVE, ABOVE_MOMENT
from meadhall.games.champions.rules.contents import STEPS
from meadhall.games.champions.table import steps
from meadhall.kernel.engine.agenda import (
    CHANCE as CHANCE_BIT,
    KIND_BITS,
    NO_SEAT,
    NOBODY,
    Options,
    find_options,
    lowest_seat,
)
from playing import Chooser, Table, tables, times

Json = dict[str, Any]
TABLES = [
    *tables("champions"),
    Table("champions", 3, (("edition", "fr"), ("turn_order", "fighters"))),
    Table("champions", 4, (("edition", "ja"), ("roll_runes", "after_favor"))),
]
pytestmark = pytest.mark.both


def refused(document: Json) -> str:
    """Why a position is refused."""
    with pytest.raises(meadhall.BadPosition) as caught:
        meadhall.from_position(document)
    for lang in ("en", "fr", "ja"):
        assert caught.value.say(lang)
    return caught.value.id


def every_situation(table: Table, seed: int) -> Iterator[State]:
    """A random game step by step: also the situations between two questions. The same state, which goes on."""
    s = table.new(seed, asks_chance=True).state()
    chooser, out = Chooser(seed, True), Options()
    while s.top > 0:
        yield s
        entry = s.agenda[s.top - 1]
        asked = int(STEPS[entry & 255].asks(s, entry >> KIND_BITS))
        seat, word = NO_SEAT, 0
        if asked != NOBODY:
            seats = [seat for seat in range(int(s.seats)) if asked >> seat & 1]
            seat = NO_SEAT if asked == CHANCE_BIT else chooser.random.choice(seats)
            find_options(s, seat, out)
            word = chooser.option(out.listed())
        if seat != NO_SEAT and s.rules.is_interrupt(word):
            s.rules.interrupt(s, seat, word)
            continue
        s.top -= 1
        STEPS[entry & 255].run(s, entry >> KIND_BITS, seat, word)


def with_agenda(s: State, agenda: list[int]) -> State:
    """The same situation with something else waiting."""
    other = s.clone()
    for k, entry in enumerate(agenda):
        other.agenda[k] = entry
    other.top = len(agenda)
    return other


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_agenda_of_a_real_game_is_a_course(table: Table) -> None:
    for seed in range(times(2, 100)):
        for s in every_situation(table, seed):
            assert flaws(s) == [], meadhall.game("champions").position(s, {})["agenda"]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_step_twice_or_in_another_place_is_none(table: Table) -> None:
    """Every step of every agenda is doubled, and exchanged with the one above it."""
    tried = 0
    choice = random.Random(str(table))
    for s in every_situation(table, 5):
        if choice.random() > 0.1:
            continue
        agenda = [int(s.agenda[k]) for k in range(int(s.top))]
        for k, entry in enumerate(agenda):
            twice = [*agenda[:k], entry, *agenda[k:]]
            assert flaws(with_agenda(s, twice)), (type(STEPS[entry & 255]).__name__, twice)
            if k > 0:
                swapped = [*agenda[: k - 1], entry, agenda[k - 1], *agenda[k + 1 :]]
                assert flaws(with_agenda(s, swapped)), swapped
            tried += 1
    assert tried > 50


def test_every_step_has_its_place() -> None:
    """The grammar knows every step; none can lie on itself but hunters and players who assign in turn order."""
    places = [*ABOVE.values(), *ABOVE_MOMENT.values()]
    known = {kind for above in places for kind in above} | {steps.PICK_GIFTS, steps.SCORE_DESTINY}
    assert known == set(range(1, len(STEPS)))
    twice = {kind for kind, above in ABOVE.items() if kind in above}
    assert twice == {steps.HUNT_FOR_FOOD, steps.ASSIGN_IN_TURN, steps.REVEAL_ASSIGNMENTS}


# --- what was believed once --------------------------------------------------------------------------------------


def last_clean_up() -> Json:
    """A position in round 8 at which clean-up is next."""
    document = table(round=8, at="placing").position()
    for player in document["players"]:
        player["workers"] = 0
    return {**document, "agenda": [{"step": "CleanUp"}]}


@pytest.mark.rule("C-CLEAN-6", "C-SCORE-9")
def test_the_end_of_the_game_comes_once() -> None:
    document = last_clean_up()
    meadhall.from_position(document)
    assert refused({**document, "agenda": [{"step": "CleanUp"}] * 2}) == "position-step"
    assert (
        refused({**document, "agenda": [{"step": "FinalScoring"}]}) == "position-left-over"
    )  # no clean-up before it
    document["enemies"] = {"troll": None, "draugr": [None, None]}
    document["discards"]["trolls"] = ["hill_troll_1"]
    document["discards"]["draugr"] = ["barrow_thrall_red", "barrow_thrall_blue"]
    document["town"]["workers_at"] = {}
    over = {**document, "agenda": [{"step": "FinalScoring"}]}
    assert meadhall.from_position(over).over
    assert refused({**document, "agenda": [{"step": "FinalScoring"}] * 2}) == "position-step"
    assert refused({**over, "round": 7}) == "position-round"


@pytest.mark.rule("C-CLEAN-6")
def test_a_clean_up_left_from_another_round_is_refused() -> None:
    document = table(round=7).position()
    meadhall.from_position(document)
    document["agenda"].append({"step": "CleanUp"})
    assert refused(document) == "position-step"
    document["agenda"][-1] = {"step": "BeginRound"}
    assert refused(document) == "position-step"


@pytest.mark.rule("C-RESOLVE-1")
def test_the_combat_resolution_comes_once_in_a_round() -> None:
    document = table().position()
    agenda = document["agenda"]
    where = next(k for k, entry in enumerate(agenda) if entry["step"] == "Resolve")
    for part in range(9):
        twice = {**document, "agenda": [*agenda[:where], {"step": "Resolve", "part": part}, *agenda[where:]]}
        assert refused(twice) == "position-step"
    agenda[where]["part"] = 3
    assert refused(document) == "position-argument"


@pytest.mark.rule("C-RUNE-2", "C-RUNE-9")
@pytest.mark.parametrize(
    "step", [{"step": "PickGifts", "seat": 0, "left": 4, "lowest": 0}, {"step": "ScoreDestiny", "seat": 0}]
)
def test_a_rune_acts_only_when_it_was_turned_over_and_once(step: Json) -> None:
    rune = "gifts" if step["step"] == "PickGifts" else "success"
    t = table(runes=[rune, ""], destinies=["prepared", ""])
    document = t.position()
    document["agenda"].insert(0, step)
    assert refused(document) == "position-step"
    t.answer(0, f"use_rune {rune}")
    document = t.position()
    meadhall.from_position(document)
    document["agenda"].insert(0, copy.deepcopy(step))
    assert refused(document) == "position-step"
    document["agenda"][0]["seat"] = document["agenda"][1]["seat"] = 1
    assert refused(document) == "position-step"
    if rune == "success":
        document = t.answer(0, "reveal_destiny prepared").position()
        document["agenda"].insert(0, step)
        assert refused(document) == "position-argument"


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ({"step": "TradeGoods", "seat": 0, "given": 0, "received": 0}, "position-step"),
        ({"step": "FinalScoring"}, "position-step"),
        ({"step": "StockTown"}, "position-argument"),
        ({"step": "TurnUpTroll"}, "position-step"),
        ({"step": "Moment", "seats": [0, 1], "all_runes": 0}, "position-argument"),
        ({"step": "Moment", "seats": [0], "all_runes": 1}, "position-argument"),
        ({"step": "TakeReward", "seat": 0, "target": "troll", "kraken": 0}, "position-step"),
        ({"step": "TakeWarriors", "seat": 0, "swords": 1, "spears": 0, "axes": 0}, "position-step"),
    ],
)
def test_nothing_else_comes_before_a_placement(step: Json, reason: str) -> None:
    document = table().answer(0, "beg").position()
    document["agenda"].insert(0, step)
    assert refused(document) == reason


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ({"step": "BuyFavors", "seat": 0}, "position-argument"),
        ({"step": "TradeGoods", "seat": 1, "given": 0, "received": 0}, "position-argument"),
        ({"step": "TradeGoods", "seat": 0, "given": 1, "received": 1}, "position-argument"),
        ({"step": "ChooseShore", "seat": 0, "ship": "small_longship"}, "position-argument"),
        ({"step": "CleanUp"}, "position-step"),
    ],
)
def test_a_location_is_used_by_whoever_has_a_worker_there(step: Json, reason: str) -> None:
    document = table().answer(0, "place market").position()
    meadhall.from_position(document)
    document["agenda"][0] = step
    assert refused(document) == reason


def test_warriors_are_assigned_by_those_who_fight_in_their_order() -> None:
    t = table(3, at="assigning", fights=["0 at troll", "2 at draugr_left"], first=2)
    document = t.position()
    for change in ({"fighters": [0]}, {"owing": []}, {"fighters": [0, 1, 2]}):
        wrong = copy.deepcopy(document)
        wrong["agenda"][0].update(change)
        assert refused(wrong) == "position-argument"
    fighters_only = copy.deepcopy(document)
    fighters_only["options"]["turn_order"] = "fighters"
    assert refused(fighters_only) == "position-argument"  # seat 1 is not asked then
    document = t.answer(1, "turn_order").position()
    meadhall.from_position(document)
    assert [entry.get("seat") for entry in document["agenda"][:2]] == [2, 0]
    wrong = copy.deepcopy(document)
    wrong["agenda"][:2] = reversed(wrong["agenda"][:2])
    assert refused(wrong) == "position-argument"
    wrong = copy.deepcopy(document)
    del wrong["agenda"][1]
    assert refused(wrong) == "position-left-over"  # seat 0 would stay sealed


def test_a_fight_is_that_of_its_target_with_its_dice() -> None:
    t = table(favor=1).fight("troll", sent="2 swords", enemy="hill_troll_1").roll("blank hit")
    document = t.position()
    assert document["agenda"][0]["step"] == "RerollWithFavor"
    meadhall.from_position(document)
    changes: list[tuple[Any, str]] = [
        (lambda d: [entry.update(target="draugr_left") for entry in d["agenda"][:4]], "position-argument"),
        (lambda d: [entry.update(seat=1) for entry in d["agenda"][:4]], "position-argument"),
        (lambda d: [entry.update(kraken=1) for entry in d["agenda"][2:4]], "position-argument"),
        (lambda d: d["agenda"][0].update(marked=1), "position-left-over"),
        (lambda d: d["roll"]["dice"]["sword"].update(hit=2), "position-left-over"),
        (lambda d: d["roll"].update(damage=3), "position-left-over"),
        (lambda d: d["roll"].update(runes=["reaction"]), "position-left-over"),
        (lambda d: next(e for e in d["agenda"] if e["step"] == "Resolve").update(part=3), "position-argument"),
        (lambda d: next(e for e in d["agenda"] if e["step"] == "Resolve").update(part=0), "position-argument"),
    ]
    for change, reason in changes:
        wrong = copy.deepcopy(document)
        change(wrong)
        assert refused(wrong) == reason


def test_warriors_are_nowhere_before_they_are_assigned_or_after_their_fight() -> None:
    document = table(fights=["0 at troll with 1 sword"], at="troll").position()
    document = copy.deepcopy(table(fights=["0 at troll"]).position())
    document["fights"]["troll"]["sword"] = 1
    document["town"]["supply"]["sword"] -= 1
    assert refused(document) == "position-left-over"


def test_those_later_in_turn_order_still_wait_to_hunt() -> None:
    t = table(3, longhouse="1 axe", first=1, favor=1).hunting(0, 1, 2).roll("hit")
    document = t.position()
    waiting = [entry["seat"] for entry in document["agenda"] if entry["step"] == "HuntForFood"]
    assert waiting == [2, 0]
    meadhall.from_position(document)
    for change in ([0, 2], [2], []):
        wrong = copy.deepcopy(document)
        others = [entry for entry in wrong["agenda"] if entry["step"] != "HuntForFood"]
        wrong["agenda"] = [*others[:-2], *({"step": "HuntForFood", "seat": seat} for seat in change), *others[-2:]]
        assert refused(wrong) == "position-argument"


def test_a_game_being_set_up_lacks_what_is_still_to_come() -> None:
    match = meadhall.new("champions", 3, asks_chance=True)
    document: Any = match.position()
    for k in range(len(document["agenda"])):
        wrong = copy.deepcopy(document)
        del wrong["agenda"][k]
        assert refused(wrong) in ("position-step", "position-last-step", "position-left-over")
    assert refused({**copy.deepcopy(document), "round": 1}) in ("position-round", "position-step")


def test_the_lowest_seat_is_asked_of_a_real_position() -> None:
    """What is believed stands at its question."""
    match = meadhall.from_position(last_clean_up() | {"round": 7}, asks_chance=True)
    assert match.asked == (meadhall.CHANCE,)
    assert lowest_seat(match.state().asked) == NO_SEAT
