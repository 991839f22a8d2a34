"""General rules: supplies, the longhouse, whose decision it is, taking answers back. [C-GEN]"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.champions.table import Json, Table, table

import meadhall

pytestmark = pytest.mark.both


def refused(document: Json) -> str:
    """The id of the problem with which a position is refused."""
    with pytest.raises(meadhall.BadPosition) as caught:
        meadhall.from_position(document)
    return caught.value.id


@pytest.mark.rule("C-GEN-1")
def test_goods_never_run_out() -> None:
    stalls = "generous_merchant wealthy_stranger"
    t = table(seats=3, at="placing", food=900, wood=900, coins=900, favor=900, blame=900, stalls=stalls)
    t.answer(0, "place generous_merchant").answer(1, "place wealthy_stranger").answer(2, "beg")
    assert (t.food(0), t.wood(0), t.coins(1), t.blame(2)) == (901, 901, 902, 901)


@pytest.mark.rule("C-GEN-2")
def test_there_are_twelve_swords_twelve_spears_and_ten_axes() -> None:
    t = table(longhouse="", smiths="")
    assert t.supply == "12 swords 12 spears 10 axes"


@pytest.mark.rule("C-GEN-2", "C-RULING-3")
def test_an_empty_supply_gives_nothing() -> None:
    t = table(longhouse=["4 spears", "8 swords"], smiths="4 swords")
    assert t.supply == "8 spears 10 axes"
    t.answer(0, "place jarls_longhouse")
    assert t.longhouse(0) == "4 spears"


@pytest.mark.rule("C-GEN-2")
@pytest.mark.parametrize(
    ("place", "die"), [("longhouse", "sword"), ("longhouse", "spear"), ("smiths", "axe"), ("supply", "sword")]
)
def test_a_position_with_a_die_too_many_is_refused(place: str, die: str) -> None:
    document = table().position()
    where: Json = document["players"][0]["longhouse"] if place == "longhouse" else document["town"][place]
    where[die] += 1
    assert refused(document) == "position-dice"


@pytest.mark.rule("C-GEN-2")
def test_a_position_with_a_die_too_few_is_refused() -> None:
    document = table().position()
    document["town"]["supply"]["axe"] -= 1
    assert refused(document) == "position-dice"


@pytest.mark.rule("C-GEN-2")
def test_thirteen_swordsmen_in_one_place_are_refused() -> None:
    document = table().position()
    document["town"]["supply"]["sword"] = 13
    assert refused(document) == "field-number"


@pytest.mark.rule("C-GEN-2", "C-SETUP-4")
@pytest.mark.parametrize(
    ("deck", "card"),
    [
        ("trolls", "hill_troll_1"),
        ("draugr", "barrow_thrall_red"),
        ("monsters", "sea_wolf_red"),
        ("destinies", "prepared"),
        ("runes", "glory"),
        ("journeys", "lost_1"),
        ("merchants", "merchant_1"),
    ],
)
def test_a_card_in_two_places_is_refused(deck: str, card: str) -> None:
    t = table(
        troll="hill_troll_1",
        draugr="barrow_thrall_red",
        monsters="sea_wolf_red",
        destinies=["prepared", ""],
        runesmith="glory",
        journeys="lost_1",
        merchant="merchant_1",
    )
    document = t.position()
    assert card not in document["decks"][deck]
    document["decks"][deck].append(card)
    assert refused(document) == "position-card"


@pytest.mark.rule("C-SETUP-4")
@pytest.mark.parametrize("deck", ["trolls", "draugr", "monsters", "destinies", "runes", "journeys"])
def test_a_card_that_is_nowhere_is_refused(deck: str) -> None:
    document = table().position()
    document["decks"][deck].pop()
    assert refused(document) == "position-card"


@pytest.mark.rule("C-GEN-3")
def test_a_longhouse_has_room_for_eight() -> None:
    t = table(longhouse=["7 axes", ""], stalls="folk_warriors skald").answer(0, "place folk_warriors")
    assert t.longhouse(0) == "1 sword 7 axes"
    assert t.supply == "10 swords 11 spears 2 axes"
    assert t.happened("dice-left-behind") == [(0, 0, 1)]


@pytest.mark.rule("C-GEN-3")
def test_a_full_longhouse_takes_nobody() -> None:
    t = table(longhouse=["8 spears", ""]).answer(0, "place swordsmith")
    assert t.longhouse(0) == "8 spears"
    assert t.town["smiths"]["sword"] == 0
    assert t.supply == "12 swords 3 spears 9 axes"


@pytest.mark.rule("C-GEN-3")
@pytest.mark.parametrize("kept", ["sword", "axe"])
def test_the_owner_chooses_which_new_warriors_to_take(kept: str) -> None:
    t = table(longhouse=["7 spears", ""], coins=2, stalls="jomsvikings skald").answer(0, "place jomsvikings")
    assert t.options(0) == ["take_die sword", "take_die axe"]
    assert t.why_not(0, "take_die spear") == "C-GEN-3"
    t.answer(0, f"take_die {kept}")
    assert t.longhouse(0) == ("1 sword 7 spears" if kept == "sword" else "7 spears 1 axe")
    assert t.asked == (1,)


@pytest.mark.rule("C-GEN-3")
def test_the_choice_goes_on_until_the_longhouse_is_full() -> None:
    t = table(longhouse=["6 spears", ""], merchant="merchant_6", stalls="jomsvikings skald", facts=RICH_MERCHANT)
    t.answer(0, "place merchant_ship")
    assert t.options(0) == ["take_die sword", "take_die axe"]
    t.answer(0, "take_die axe", "take_die sword")
    assert t.longhouse(0) == "1 sword 6 spears 1 axe"


RICH_MERCHANT = """
title = "A rich merchant"
version = "1"

[[merchant]]
id = "merchant_6"
swords = 2
spears = 0
axes = 2
food = 0
wood = 0
"""


@pytest.mark.rule("C-GEN-3")
def test_nine_warriors_are_refused() -> None:
    document = table(longhouse=["8 swords", ""]).position()
    document["players"][0]["longhouse"]["spear"] = 1
    document["town"]["supply"]["spear"] -= 1
    assert refused(document) == "position-longhouse"


@pytest.mark.rule("C-GEN-3", "C-RULING-23")
def test_warriors_sent_away_count_for_the_limit() -> None:
    document = table(longhouse=["5 swords", ""], fights=["0 at troll with 3 spears"], at="resolving").position()
    document["players"][0]["longhouse"]["axe"] = 1
    document["town"]["supply"]["axe"] -= 1
    assert refused(document) == "position-longhouse"


def _same_leader(document: Json) -> None:
    document["players"][1]["leader"] = document["players"][0]["leader"]


def _same_ship(document: Json) -> None:
    document["players"][0]["ship"] = document["players"][1]["ship"] = "karve"


def _worker_too_many(document: Json) -> None:
    document["players"][0]["workers"] = 5


def _worker_nobody_hired(document: Json) -> None:
    document["players"][0]["workers_owned"] = 5


def _destiny_shown_but_not_held(document: Json) -> None:
    document["players"][0]["destinies_shown"] = ["prepared"]


def _food_against_the_troll(document: Json) -> None:
    document["fights"]["troll"] = {"seat": 0, "sword": 0, "spear": 0, "axe": 0, "food": 1}


def _ship_without_sailor(document: Json) -> None:
    document["shores"][0]["ship"] = "small_longship"


def _worker_kept_at_the_hunting_grounds(document: Json) -> None:
    document["town"]["workers_at"]["hunting_grounds"] = 0


@pytest.mark.rule("C-SETUP-6", "C-TOWN-11", "C-SETUP-8", "C-TOWN-16", "C-SETUP-9", "C-ASSIGN-7", "C-TOWN-19")
@pytest.mark.parametrize(
    "spoil",
    [
        _same_leader,
        _same_ship,
        _worker_too_many,
        _worker_nobody_hired,
        _destiny_shown_but_not_held,
        _food_against_the_troll,
        _ship_without_sailor,
        _worker_kept_at_the_hunting_grounds,
    ],
)
def test_a_position_that_breaks_a_rule_is_refused(spoil: Callable[[Json], None]) -> None:
    document = table().position()
    spoil(document)
    assert refused(document) == "position-flaw"


@pytest.mark.rule("C-GEN-4")
def test_only_who_is_asked_may_answer() -> None:
    t = table(first=1)
    assert t.asked == (1,)
    assert t.why_not(0, "beg") == "C-GEN-4"
    with pytest.raises(meadhall.IllegalAnswer) as caught:
        t.answer(0, "beg")
    assert caught.value.refusal is not None
    assert caught.value.refusal.rule == "C-GEN-4"
    assert t.food(0) == 1


@pytest.mark.rule("C-GEN-4")
def test_only_what_is_offered_can_be_answered() -> None:
    t = table()
    for word in ("trade food wood", "reroll", "side 1", "lose sword", "keep_destiny prepared"):
        assert not t.may(0, word)
        assert (t.reason(0, word), t.why_not(0, word)) == ("not-now", "C-GEN-4")
        with pytest.raises(meadhall.IllegalAnswer):
            t.answer(0, word)
    assert t.workers(0) == 4


@pytest.mark.rule("C-GEN-4")
def test_a_word_that_is_no_answer_is_refused() -> None:
    with pytest.raises(meadhall.IllegalAnswer) as caught:
        table().answer(0, "place tavern")
    assert caught.value.id == "unknown-answer"


@pytest.mark.rule("C-GEN-5")
def test_nothing_is_possible_after_the_end() -> None:
    t = table(round=8, at="cleaning up")
    assert t.match.over
    assert t.asked == ()
    assert t.why_not(0, "beg") == "C-GEN-5"
    with pytest.raises(meadhall.IllegalAnswer):
        t.answer(0, "beg")


# --- taking answers back ------------------------------------------------------------------------------------


def can_not_take_back(t: Table, seat: int) -> bool:
    """Whether a seat's answers stand."""
    before = t.match.check_sum()
    with pytest.raises(meadhall.CannotUndo):
        t.match.undo(seat)
    return t.match.check_sum() == before and not t.match.can_undo(seat)


@pytest.mark.rule("C-GEN-4")
def test_a_player_can_take_back_answers_of_the_own_turn() -> None:
    t = table(food=3)
    before = t.match.check_sum()
    t.answer(0, "place market", "trade food wood", "trade food coins")
    t.match.undo(0)
    assert (t.food(0), t.wood(0), t.coins(0)) == (2, 2, 1)
    t.match.undo(0)
    t.match.undo(0)
    assert t.match.check_sum() == before
    assert can_not_take_back(t, 0)


@pytest.mark.rule("C-GEN-4")
def test_a_finished_turn_can_be_taken_back_until_the_next_player_answers() -> None:
    t = table().answer(0, "beg")
    assert t.match.can_undo(0)
    t.answer(1, "beg")
    assert can_not_take_back(t, 0)
    t.match.undo(1)
    assert t.asked == (1,)


@pytest.mark.rule("C-GEN-4")
def test_nothing_is_taken_back_after_a_roll() -> None:
    t = table(favor=2).fight("troll", sent="1 sword").roll("blank")
    t.answer(0, "mark sword blank")
    t.match.undo(0)
    t.answer(0, "mark sword blank", "reroll").roll("hit")
    assert can_not_take_back(t, 0)


@pytest.mark.rule("C-GEN-4")
def test_nothing_is_taken_back_after_a_look_at_a_card() -> None:
    t = table(journeys="storm lost kraken", runes=["true_vision", ""]).answer(0, "place sages_house")
    t.match.undo(0)
    t.answer(0, "place sages_house", "look_at shore_1")
    assert can_not_take_back(t, 0)


@pytest.mark.rule("C-GEN-4", "C-ASSIGN-2")
def test_nothing_is_taken_back_after_assignments_are_revealed() -> None:
    t = table(at="assigning", longhouse="2 swords", fights=["0 at troll", "1 at draugr_left"])
    t.answer(0, "send troll sword").answer(1, "send draugr_left sword").answer(0, "done")
    t.match.undo(0)
    t.match.undo(0)
    assert t.player(0)["longhouse"]["sword"] == 2
    assert t.crew("draugr_left") == "1 sword"
    t.answer(0, "done").answer(1, "done")
    assert can_not_take_back(t, 0)
    assert can_not_take_back(t, 1)


@pytest.mark.rule("C-GEN-4", "C-RUNE-9")
def test_nothing_is_taken_back_after_a_destiny_is_shown() -> None:
    t = table(runes=["success", ""], destinies=["prosperous", ""]).answer(0, "use_rune success")
    t.match.undo(0)
    t.answer(0, "use_rune success", "reveal_destiny prosperous")
    assert can_not_take_back(t, 0)
