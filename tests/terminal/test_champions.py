"""Champions in the terminal: what stands beside the options, and that it tells nothing a seat may not know."""

from __future__ import annotations

import random

import pytest
from tests.games.champions.table import table

import meadhall
from meadhall.kernel.matches.match import Match
from meadhall.terminal.drawings import drawing_of
from meadhall.terminal.page import whole_page
from meadhall.text import LANGUAGES, say


def hints(match: Match, seat: int, lang: str = "en", brief: bool = False) -> dict[str, str]:
    """What stands beside each option of a seat."""
    answers = [match.game.vocabulary.answer(word) for word in match.options(seat)]
    return {answer.name: drawing_of(match).hint(match, seat, answer, lang, brief) for answer in answers}


def plain(words: str) -> str:
    """Words with plain blanks and without the stars of stand-ins."""
    return words.replace("\u00a0", " ").replace("*", "")


def test_a_location_says_what_waits_there() -> None:
    t = table(smiths="3 axes 1 sword", smokehouse=2, coins=5, wood=2, stalls="skald varyags", workers_at={})
    told = hints(t.match, 0)
    assert told["place blacksmith"] == "3 axemen"
    assert told["place hafter"] == "0 spearmen"
    assert told["place smokehouse"] == "2 food"
    assert told["place skald"] == "Score 2 glory"
    assert told["place varyags"] == "Pay 1 coin: take 1 swordsman and 1 spearman"
    assert told["place market"] == "trade goods one for one"
    assert told["place merchant_ship"].startswith("1 coin → ")
    assert told["place runesmith"].startswith("1 wood → ")
    assert told["place worker_huts"] == "5 coins → 1 worker"
    assert all(told.values())  # every place, and begging, says something


def test_a_fight_says_whom_one_fights_and_for_what() -> None:
    t = table(troll="hill_troll", draugr=["barrow_king_red"])
    match = t.match
    facts = {card: entry for card, entry in match.game.facts(match.game_options).printed["troll"].items()}
    hill = facts["hill_troll_1"]
    told = plain(hints(match, 0)["place troll"])
    assert told.startswith(f"Hill Troll {hill['attack'].value}/{hill['defense'].value}: {hill['glory'].value} glory")
    assert "wood" in told
    assert plain(hints(match, 0)["place draugr_left"]).startswith("Barrow King (red) ")
    brief = plain(hints(match, 0, brief=True)["place troll"])
    assert brief.startswith(f"Hill Troll {hill['attack'].value}/{hill['defense'].value}, ")
    assert len(brief) < len(told)


def test_a_longship_says_which_monsters_it_can_reach() -> None:
    t = table(monsters=["sea_wolf_red", "stone_hag_blue"], bounty=[2, 0])
    assert plain(hints(t.match, 0)["place small_longship"]).startswith(
        "Capacity 5 → Sea Wolf (red), Stone Hag (blue)"
    )
    t.answer(0, "place small_longship")
    told = {name: plain(words) for name, words in hints(t.match, 0).items()}
    assert told["sail_to shore_1"].startswith("near, Sea Wolf (red) ")
    assert "2 coins" in told["sail_to shore_1"]
    assert "coins" not in told["sail_to shore_2"]


def test_a_journey_is_told_to_who_has_looked_at_it_only() -> None:
    what = {"journeys": ["storm", "face_down"], "seen_by": {1: [0]}}
    for seat, knows in ((0, True), (1, False)):
        t = table(turn=seat, first=seat, **what).answer(seat, "place small_longship")
        assert ("Storm" in hints(t.match, seat)["sail_to shore_1"]) == knows


def test_sending_says_against_whom_and_who_stays() -> None:
    t = table(at="assigning", fights=["0 at troll"], longhouse=["2 swords 1 axe", ""], troll="hill_troll")
    told = plain(hints(t.match, 0)["send troll sword"])
    assert told.startswith("Hill Troll ")
    assert told.endswith("· 1 left at home")
    t.answer(0, "send troll sword")
    assert "with 1 swordsman" in plain(hints(t.match, 0)["send troll sword"])
    assert hints(t.match, 0)["done"] == "Longhouse: 1 swordsman, 1 axeman"


def test_trades_gifts_and_favor_say_what_one_then_has() -> None:
    t = table(food=2, wood=0, coins=4).answer(0, "place market")
    assert hints(t.match, 0)["trade food wood"] == "Food 2 → 1 · Wood 0 → 1"
    t = table(coins=4, favor=1).answer(0, "place stave_church")
    assert hints(t.match, 0)["buy_favor 2"] == "Coins 4 → 1 · Favor 1 → 3"
    assert hints(table(food=0, blame=2).match, 0)["beg"] == "Food 0 → 1 · Blame 2 → 3"


def test_a_roll_says_its_hits_and_what_they_must_reach() -> None:
    t = table(favor=1).fight("troll", sent="2 swords", enemy="hill_troll").roll("hit blank")
    assert t.step == "RerollWithFavor"
    told = {name: plain(words) for name, words in hints(t.match, 0).items()}
    assert told["done"].startswith("1 hit, Defense ")
    assert told["mark sword blank"] == ""  # the only one of its kind: nothing to count


@pytest.mark.parametrize("game", ["champions", "walhalla"])
def test_a_page_tells_nothing_that_a_seat_does_not_know(game: str) -> None:
    """Deal anew what a seat cannot know: nothing on its page may change."""
    luck, world = random.Random(4), meadhall.Luck(9)
    match = meadhall.new(game, seats=3, seed=4)
    compared = 0
    for turn in range(260):
        if match.over:
            break
        seat = match.asked[0]
        if turn % 9 == 8:
            state = match.game.imagine(match.view(seat).state, seat, world)
            other = meadhall.from_position(match.game.position(state, match.game_options))
            assert hints(other, seat) == hints(match, seat)
            assert drawn(other, seat) == drawn(match, seat)
            compared += 1
        match.answer(seat, luck.choice(match.options(seat)))
    assert compared > 10


def drawn(match: Match, seat: int) -> list[str]:
    """The table as a seat sees it."""
    parts = drawing_of(match).parts(match, seat, "en", ["you"] * match.seats)
    shortest = [part._replace(forms=part.forms[-1:]) for part in parts]
    return [line.plain for each in (parts, shortest) for line in whole_page(each, 100)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_whole_form_of_the_enemies_tells_the_same(lang: str) -> None:
    match = table(4, bounty=[2] * 4, troll="marsh_troll_1").match
    enemies = next(each for each in drawing_of(match).parts(match, 0, lang, ["you"] * 4) if each.place == "left")
    told = [("near", 2), ("far", 2)]
    for form in enemies.forms:
        words = "".join(plain(line.plain) for line in form.draw(300))
        if form.whole:
            assert [(name, words.count(plain(say(lang, f"champions-word-{name}")))) for name, _ in told] == told
            assert words.count(plain(say(lang, "champions-count-coins", n=2))) >= 4
            assert plain(say(lang, "champions-item-sword")) in words
    assert [form.whole for form in enemies.forms] == [True, True, True, True, False]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_of_a_game_can_be_said(lang: str) -> None:
    luck = random.Random(2)
    match = meadhall.new("champions", seats=4, seed=2)
    said = asked = 0
    while not match.over:
        seat = match.asked[0]
        told = hints(match, seat, lang)
        hints(match, seat, lang, brief=True)
        asked += len(told)
        said += sum(bool(words) for words in told.values())
        match.answer(seat, luck.choice(match.options(seat)))
    assert said > 0.8 * asked
