"""General rules and setting up. [V-GEN] [V-SETUP]"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.vikings.sea import BLUE, CHANCE, GREEN, RED, Sea, places, sea

import meadhall
from meadhall.games.vikings.table.names import CARD_NAMES, FAVOR_NAMES, GOD_NAMES, RUNE_NAMES

pytestmark = pytest.mark.both


def new(seats: int = 3, seed: int = 1, **options: str | bool) -> Sea:
    """A new game, all that chance decides before the first question decided."""
    return Sea(meadhall.new("vikings", seats, seed=seed, options=options))


def unset(seats: int = 3, **options: str | bool) -> Sea:
    """A new game in which a test says what chance does."""
    return Sea(meadhall.new("vikings", seats, options=options, asks_chance=True))


def played_out(seats: int, seed: int, **options: str | bool) -> Sea:
    """A game that random players have played to its end."""
    t, luck = new(seats, seed, **options), Random(seed)
    while not t.match.over:
        seat = t.asked()[0]
        t.match.answer(seat, luck.choice(t.match.options(seat)))
    return t


# --- general -------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-GEN-1")
def test_a_game_has_three_eras_each_with_a_draft_actions_and_a_clean_up() -> None:
    t = played_out(3, 7)
    assert t.happened("era-begins") == [(1,), (2,), (3,)]
    assert t.happened("era-ends") == [(1,), (2,), (3,)]
    kept, played = "card-kept", ("card-played", "battle-begins", "battle-joined")
    for era in (1, 2, 3):
        events = t.kinds()
        starts = [k for k, kind in enumerate(events) if kind == "era-begins"]
        ends = [k for k, kind in enumerate(events) if kind == "era-ends"]
        of_era = events[starts[era - 1] : ends[era - 1]]
        last_draft = max(k for k, kind in enumerate(of_era) if kind == kept)
        first_turn = min(k for k, kind in enumerate(of_era) if kind in played)
        assert last_draft < first_turn


@pytest.mark.rule("V-GEN-1", "V-SCORE-6")
def test_whoever_has_the_most_points_wins() -> None:
    t = played_out(3, 8)
    scores = t.match.scores
    assert [seat for seat in range(3) if scores[seat] == max(scores)] == t.match.winners


@pytest.mark.rule("V-GEN-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_can_play(seats: int) -> None:
    assert len(new(seats).picture["players"]) == seats
    with pytest.raises(meadhall.Problem):
        new(5)


@pytest.mark.rule("V-GEN-2")
def test_the_box_holds_48_viking_cards_18_favors_and_6_gods() -> None:
    t = unset()
    assert len(t.picture["deck"]) == 48
    assert len(t.picture["favor_bag"]) == 18
    assert len(t.match.options(CHANCE)) == 6
    assert [sum(name.endswith(rune) for name in CARD_NAMES[:48]) for rune in RUNE_NAMES] == [16, 16, 16]


@pytest.mark.rule("V-GEN-3", "V-SETUP-9")
def test_each_clan_has_six_settlers_four_boats_and_two_temples_on_its_mat() -> None:
    t = unset(4)
    for seat in range(4):
        mat = t.player(seat)
        assert (mat["settlers"], mat["boats"], mat["temples"]) == (6, 4, 2)
        assert t.has(seat) == (2, 3, 2)


@pytest.mark.rule("V-GEN-3")
def test_a_settler_that_leaves_the_map_goes_back_to_its_mat() -> None:
    t = sea(hands={BLUE: "raider_fehu"}, boats={BLUE: "F4"}, settlers={RED: "A"})
    assert t.player(RED)["settlers"] == 5
    t.answer(BLUE, "play raider_fehu", "sail_in F4", "dock_at A-B", "deploy A 2")
    assert (t.settlers(RED, "A"), t.player(RED)["settlers"]) == (0, 6)


@pytest.mark.rule("V-GEN-3")
def test_a_clan_that_has_no_piece_left_on_its_mat_cannot_bring_another() -> None:
    t = sea(hands={BLUE: "raider_fehu"}, boats={BLUE: "F4"}, settlers={BLUE: "C C C F F"})
    t.answer(BLUE, "play raider_fehu", "sail_in F4", "dock_at A-B")
    assert t.offered(BLUE, "deploy") == ["A 1"]
    assert t.why_not(BLUE, "deploy A 2") == ("no-settler-left", "V-SAIL-7")


@pytest.mark.rule("V-GEN-4", "V-SETUP-4")
def test_each_rune_belongs_to_one_of_the_three_gods() -> None:
    seen = set()
    for seed in range(10):
        gods = new(seed=seed).picture["gods"]
        assert sorted(god["rune"] for god in gods) == sorted(RUNE_NAMES)
        seen.add(tuple(god["rune"] for god in gods))
    assert len(seen) > 3


@pytest.mark.rule("V-GEN-5", "V-HARVEST-4")
def test_nobody_has_more_than_seven_of_a_kind_and_the_rest_is_lost() -> None:
    t = sea(hands={BLUE: "woodcutter_fehu"}, rows={BLUE: "scout_pertho"}, resources={BLUE: (6, 7, 7)})
    t.answer(BLUE, "play woodcutter_fehu", "done")  # and then two wood, one of which is lost
    assert t.has(BLUE) == (7, 7, 7)
    assert t.happened("gained") == [(BLUE, "wood", 1)]


@pytest.mark.rule("V-GEN-5")
def test_who_cannot_pay_in_full_cannot_do_it() -> None:
    t = sea(hands={BLUE: "shipwright_fehu"}, settlers={BLUE: "A"}, resources={BLUE: (4, 1, 1)})
    t.answer(BLUE, "play shipwright_fehu")
    assert t.offered(BLUE, "build_boat") == ["A-D", "A-B"]
    assert t.why_not(BLUE, "build_temple A") == ("cannot-pay", "V-BUILD-1")
    t = sea(hands={BLUE: "shipwright_fehu"}, settlers={BLUE: "A"}, resources={BLUE: (7, 0, 7)})
    t.answer(BLUE, "play shipwright_fehu")
    assert t.offered(BLUE, "build_temple") == []


@pytest.mark.rule("V-GEN-6", "V-GEN-7")
def test_a_dock_opens_onto_the_fjords_on_either_side_of_its_route() -> None:
    t = sea(hands={BLUE: "champion_fehu"}, boats={BLUE: "B-rand"})
    t.answer(BLUE, "play champion_fehu", "sail_from B-rand")
    assert sorted(t.offered(BLUE, "sail_to")) == ["F1", "F2"]
    for seats, ragnarok in ((3, False), (4, False), (3, True), (4, True)):
        assert len(places(seats, ragnarok, "region")) == (6 if seats == 3 else 9)


@pytest.mark.rule("V-GEN-7")
def test_islands_are_adjacent_if_a_ferry_route_joins_them() -> None:
    t = sea(hands={BLUE: "scout_fehu"}, settlers={BLUE: "A"})
    t.answer(BLUE, "play scout_fehu")
    assert t.offered(BLUE, "explore") == ["A B", "A D"]
    assert t.why_not(BLUE, "explore A C") == ("not-beside", "V-EXPLORE-1")


@pytest.mark.rule("V-GEN-8", "V-BOON-2")
@pytest.mark.parametrize(
    ("pieces", "is_there"),
    [
        ({"settlers": {BLUE: "C", RED: "C C"}}, True),
        ({"temples": {BLUE: "C"}, "settlers": {RED: "C C"}}, True),
        ({"boats": {BLUE: "C-B"}, "settlers": {RED: "C C"}}, True),
        ({"boats": {BLUE: "F2"}, "settlers": {RED: "C C"}}, False),
    ],
)
def test_a_unit_is_a_settler_a_temple_or_a_docked_boat(pieces: dict[str, Any], is_there: bool) -> None:
    t = sea(
        active=GREEN,
        hands={BLUE: "farmer_fehu", GREEN: "shipwright_fehu"},
        fighters={BLUE: "helmsman_hagalaz", RED: "raider_pertho"},
        starter=BLUE,
        prize="favor_1",
        **pieces,
    )
    t.answer(GREEN, "play shipwright_fehu").answer(BLUE, "use_boon")  # of Thor
    assert (t.question() == "SmiteSettler") == is_there


@pytest.mark.rule("V-GEN-9")
def test_only_who_is_asked_may_answer_and_only_with_a_choice_offered() -> None:
    t = sea(hands={BLUE: "scout_fehu", RED: "raider_fehu"})
    assert t.asked() == (BLUE,)
    assert t.why_not(RED, "play raider_fehu")[1] == "V-GEN-9"
    with pytest.raises(meadhall.Problem):
        t.answer(RED, "play raider_fehu")
    assert t.why_not(BLUE, "play raider_fehu") == ("card-not-in-hand", "V-TURN-2")


@pytest.mark.rule("V-GEN-10")
def test_hands_fighters_favors_and_giants_are_secret_and_all_else_is_open() -> None:
    t = sea(
        ragnarok=True,
        hands={BLUE: "farmer_fehu", RED: "raider_fehu"},
        fighters={RED: "scout_fehu"},
        rows={RED: "scout_pertho"},
        starter=RED,
        prize="favor_1",
        favors={RED: "favor_2"},
        calm="K",
        slain={RED: 1},
    )
    seen: Any = t.match.picture(BLUE)["players"]
    told = seen[RED]
    assert (told["hand"], told["fighter"], told["favors"], told["giants"]) == (None, None, None, None)
    assert (told["hand_count"], told["favor_count"], told["giants_slain"]) == (1, 1, 1)
    assert (told["row"], told["resources"]["food"]) == (["scout_pertho"], 3)
    own: Any = t.match.picture(RED)["players"]
    assert (own[RED]["hand"], own[RED]["fighter"]) == (["raider_fehu"], "scout_fehu")
    assert (own[RED]["favors"], own[RED]["giants"]) == (["favor_2"], ["giant_1"])


@pytest.mark.rule("V-GEN-10", "V-DRAFT-2")
def test_what_others_have_chosen_in_the_draft_is_secret() -> None:
    t = new(3)
    while t.question() != "DraftCard":
        t.match.answer(t.asked()[0], t.match.options(t.asked()[0])[0])
    before = t.match.picture(RED)
    t.match.answer(BLUE, t.match.options(BLUE)[0])
    seen: Any = t.match.picture(RED)["players"]
    assert (seen[BLUE]["chosen"], seen[BLUE]["kept"], seen[BLUE]["hand"]) == (None, None, None)
    players: Any = before["players"]
    assert seen[BLUE] == players[BLUE]


@pytest.mark.rule("V-GEN-11")
def test_after_the_scoring_nothing_is_possible() -> None:
    t = played_out(2, 3)
    assert t.asked() == ()
    assert t.why_not(BLUE, "done")[1] == "V-GEN-11"
    with pytest.raises(meadhall.Problem):
        t.answer(BLUE, "done")


# --- setting up ----------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SETUP-1", "V-RAG-1")
@pytest.mark.parametrize(
    ("seats", "ragnarok", "name", "regions"),
    [
        (1, False, "base_3", 6),
        (2, False, "base_3", 6),
        (3, False, "base_3", 6),
        (4, False, "base_4", 9),
        (1, True, "ragnarok_3", 6),
        (3, True, "ragnarok_3", 6),
        (4, True, "ragnarok_4", 9),
    ],
)
def test_one_side_of_the_map_is_for_one_to_three_the_other_for_four(
    seats: int, ragnarok: bool, name: str, regions: int
) -> None:
    t = new(seats, ragnarok=ragnarok)
    assert t.match.picture()["map"] == name
    assert len(t.picture["regions"]) == regions


@pytest.mark.rule("V-SETUP-2")
@pytest.mark.parametrize(("seats", "villages"), [(3, 9), (4, 13)])
def test_a_rune_lies_on_each_island_and_a_village_on_each_dock_that_shows_one(seats: int, villages: int) -> None:
    t = new(seats)
    assert all(region["held"] is None for region in t.picture["regions"].values())
    assert sum(dock["village"] for dock in t.picture["docks"].values()) == villages
    assert (t.village("A-B"), t.village("B-A")) == (True, False)
    seen: Any = t.match.picture()["regions"]
    runes = [region["rune"] for region in seen.values()]
    assert [runes.count(rune) for rune in RUNE_NAMES] == [seats - 1] * 3 if seats == 3 else [3, 3, 3]


@pytest.mark.rule("V-SETUP-3")
def test_three_of_the_god_mats_are_drawn() -> None:
    t = unset()
    assert t.options(CHANCE) == [f"draw_god {god}" for god in GOD_NAMES[:6]]
    t.draw("thor")
    assert "draw_god thor" not in t.options(CHANCE)
    t.draw("tyr", "odin")
    assert [god["god"] for god in t.picture["gods"]] == ["thor", "tyr", "odin"]
    assert t.question() == "LinkRunes"


@pytest.mark.rule("V-SETUP-4")
def test_fury_markers_are_dealt_to_the_gods_and_stand_before_the_first_space() -> None:
    t = unset().draw("thor", "tyr", "odin", "draw_rune pertho")
    assert t.options(CHANCE) == ["draw_rune fehu", "draw_rune hagalaz"]
    t.draw("draw_rune fehu", "draw_rune hagalaz")
    assert [god["rune"] for god in t.picture["gods"]] == ["pertho", "fehu", "hagalaz"]
    assert t.fury() == (0, 0, 0)


@pytest.mark.rule("V-SETUP-5")
def test_the_raven_stands_on_the_first_era_when_the_draft_begins() -> None:
    t = new(3)
    assert t.picture["era"] == 0
    for seat in (t.asked()[0], (t.asked()[0] - 1) % 3, (t.asked()[0] - 2) % 3):
        t.answer(seat, "start_in F1")
    assert (t.picture["era"], t.question()) == (1, "DraftCard")
    assert len(t.picture["deck"]) == 48 - 12


@pytest.mark.rule("V-SETUP-6")
@pytest.mark.parametrize(("seats", "each"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_each_row_has_two_favors_more_than_there_are_players(seats: int, each: int) -> None:
    t = new(seats)
    assert [len(t.row(0)), len(t.row(1))] == [each, each]
    lying = [favor for row in (0, 1) for favor in t.row(row)]
    assert len(set(lying)) == 2 * each
    assert sorted([*lying, *t.picture["favor_bag"]], key=str) == sorted(FAVOR_NAMES)


@pytest.mark.rule("V-SETUP-7")
def test_chance_says_who_is_chieftain() -> None:
    assert {new(4, seed=seed).picture["chieftain"] for seed in range(24)} == {0, 1, 2, 3}


@pytest.mark.rule("V-SETUP-8")
def test_first_boats_are_placed_counter_clockwise_and_the_chieftain_is_the_last() -> None:
    t = new(4, seed=3)
    chieftain = t.picture["chieftain"]
    order = []
    while t.question() == "PlaceFirstBoat":
        seat = t.asked()[0]
        order.append(seat)
        assert len(t.options(seat)) == 14
        t.answer(seat, "start_in F7")  # a fjord has room for all
    assert order == [(chieftain - k) % 4 for k in (1, 2, 3, 4)]
    assert t.picture["fjords"][t.names["F7"]] == {"0": 1, "1": 1, "2": 1, "3": 1}
    assert [t.player(seat)["boats"] for seat in range(4)] == [3, 3, 3, 3]


@pytest.mark.rule("V-SETUP-8")
def test_a_first_boat_is_not_placed_at_a_dock_or_beyond_the_map() -> None:
    t = new(3)
    seat = t.asked()[0]
    assert t.why_not(seat, "start_in fjord_13") == ("no-such-fjord", "V-SETUP-8")
    assert t.why_not(seat, "dock_at A-B") == ("not-now", "V-SETUP-8")


@pytest.mark.rule("V-SETUP-9")
def test_no_settler_begins_on_the_map() -> None:
    t = new(3)
    assert all(not region["settlers"] for region in t.picture["regions"].values())
