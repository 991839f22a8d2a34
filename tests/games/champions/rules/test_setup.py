"""Setting up. [C-SETUP]"""

from __future__ import annotations

import pytest
from tests.games.champions.table import CHANCE, Table, new_table, table

import meadhall
from meadhall.games.champions.table.names import NAMES

pytestmark = pytest.mark.both
ECONOMIC = ("aumingi", "skald", "generous_merchant", "wealthy_stranger")
MILITARY = ("folk_warriors", "raiders", "jomsvikings", "varyags")


def open_stalls(seats: int) -> Table:
    """A new game whose stalls are drawn."""
    return new_table(seats).until("DrawStartPlayer")


def ready(seats: int, **options: str | bool | None) -> Table:
    """A new game at its first placement."""
    return new_table(seats, **options).until("PlaceWorker")


@pytest.mark.rule("C-SETUP-1")
@pytest.mark.parametrize("seats", [1, 5, 0, -1])
def test_only_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(meadhall.BadOption):
        meadhall.new("champions", seats=seats)


@pytest.mark.rule("C-SETUP-1", "C-CLEAN-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_lasts_eight_rounds(seats: int) -> None:
    t = new_table(seats).to_the_end()
    assert [n for (n,) in t.happened("round-begins")] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert t.match.winners


@pytest.mark.rule("C-SETUP-2")
@pytest.mark.parametrize(("seats", "military", "economic"), [(2, 1, 1), (3, 1, 2), (4, 2, 2)])
def test_stalls_are_laid_out_by_the_number_of_players(seats: int, military: int, economic: int) -> None:
    stalls = open_stalls(seats).town["stalls"]
    assert len([stall for stall in stalls if stall in MILITARY]) == military
    assert len([stall for stall in stalls if stall in ECONOMIC]) == economic


@pytest.mark.rule("C-SETUP-2")
def test_any_stall_of_the_kind_can_be_drawn_and_none_twice() -> None:
    t = new_table(4)
    assert t.options(CHANCE) == [f"draw_stall {stall}" for stall in MILITARY]
    t.draw("raiders")
    assert "draw_stall raiders" not in t.options(CHANCE)
    t.draw("varyags")
    assert t.options(CHANCE) == [f"draw_stall {stall}" for stall in ECONOMIC]


@pytest.mark.rule("C-SETUP-2", "C-STALL-1")
def test_a_stall_that_was_not_drawn_cannot_be_visited() -> None:
    t = table(stalls="skald raiders")
    assert t.may(0, "place skald")
    assert t.why_not(0, "place wealthy_stranger") == "C-SETUP-2"


@pytest.mark.rule("C-SETUP-3", "C-TOWN-11")
@pytest.mark.parametrize(
    ("seats", "ships"),
    [(2, ["karve", "snekke"]), (3, ["karve", "snekke", "skeid"]), (4, ["karve", "snekke", "skeid", "dreki"])],
)
def test_private_longships_with_a_mark_need_so_many_players(seats: int, ships: list[str]) -> None:
    t = table(seats, wood=9, coins=9).answer(0, "place shipwright")
    assert t.options(0) == [f"build_ship {ship}" for ship in ships]


@pytest.mark.rule("C-SETUP-3")
def test_a_ship_for_more_players_is_refused() -> None:
    t = table(wood=9, coins=9).answer(0, "place shipwright")
    assert (t.reason(0, "build_ship dreki"), t.why_not(0, "build_ship dreki")) == ("ship-not-used", "C-SETUP-3")


@pytest.mark.rule("C-SETUP-3")
def test_both_public_longships_can_be_used_from_the_start() -> None:
    t = ready(2)
    assert t.may(t.asked[0], "place small_longship")
    assert t.may(t.asked[0], "place large_longship")


@pytest.mark.rule("C-SETUP-4")
def test_all_cards_are_in_seven_decks_at_the_start() -> None:
    t = new_table(2)
    kinds = {
        "troll": "trolls",
        "draugr": "draugr",
        "monster": "monsters",
        "journey": "journeys",
        "destiny": "destinies",
        "rune": "runes",
        "merchant": "merchants",
    }
    for kind, deck in kinds.items():
        assert t.deck(deck) == list(NAMES[kind])
    assert [len(t.deck(deck)) for deck in kinds.values()] == [16, 21, 36, 18, 12, 10, 8]


@pytest.mark.rule("C-SETUP-4")
def test_every_card_of_a_shuffled_deck_can_come_first() -> None:
    t = new_table(2).until("TurnUpTroll")
    assert t.options(CHANCE) == [f"draw_troll {troll}" for troll in NAMES["troll"]]


@pytest.mark.rule("C-SETUP-4", "C-SETUP-9")
def test_nobody_sees_what_lies_in_the_decks() -> None:
    picture = ready(2).picture(0)
    assert picture["decks"] == {
        "trolls": 15,
        "draugr": 19,
        "monsters": 33,
        "journeys": 15,
        "destinies": 10,
        "runes": 8,
        "merchants": 7,
    }


@pytest.mark.rule("C-SETUP-5")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_start_player_is_drawn_at_random(start: int) -> None:
    t = open_stalls(3)
    assert t.options(CHANCE) == ["start_with 0", "start_with 1", "start_with 2"]
    t.draw(str(start))
    assert t.position()["first_player"] == start


@pytest.mark.rule("C-SETUP-6")
@pytest.mark.parametrize(("seats", "start", "order"), [(2, 0, [1, 0]), (3, 1, [0, 2, 1]), (4, 2, [1, 0, 3, 2])])
def test_leaders_are_chosen_counter_clockwise_and_the_start_player_is_last(
    seats: int, start: int, order: list[int]
) -> None:
    t = open_stalls(seats).draw(str(start))
    asked = []
    while t.step == "ChooseLeaders":
        asked.append(t.asked[0])
        t.pass_on()
    assert asked == order


@pytest.mark.rule("C-SETUP-6")
def test_a_leader_is_chosen_only_once() -> None:
    t = open_stalls(2).draw("0")
    assert len(t.options(1)) == 5
    t.answer(1, "choose_leader ullr")
    assert t.why_not(0, "choose_leader ullr") == "C-SETUP-6"
    assert t.reason(0, "choose_leader ullr") == "leader-taken"
    t.answer(0, "choose_leader dagrun")
    assert [t.player(seat)["leader"] for seat in (0, 1)] == ["dagrun", "ullr"]


@pytest.mark.rule("C-SETUP-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_with_one_of_everything(seats: int) -> None:
    t = ready(seats)
    for seat in range(seats):
        goods = [t.food(seat), t.wood(seat), t.coins(seat), t.favor(seat)]
        assert goods == [1, 1, 1, 1]
        assert t.longhouse(seat) == "1 sword"
        assert (t.glory(seat), t.blame(seat)) == (0, 0)


@pytest.mark.rule("C-SETUP-8")
@pytest.mark.parametrize(("seats", "workers"), [(2, 4), (3, 3), (4, 3)])
def test_three_workers_or_four_in_a_game_of_two(seats: int, workers: int) -> None:
    t = ready(seats)
    assert [t.workers(seat) for seat in range(seats)] == [workers] * seats
    assert t.town["workers_hired"] == 0


@pytest.mark.rule("C-SETUP-9")
def test_each_player_is_dealt_one_destiny_at_random() -> None:
    t = new_table(3).until("DealDestinies")
    assert t.options(CHANCE) == [f"draw_destiny {destiny}" for destiny in NAMES["destiny"]]
    t.draw("prepared", "craftsman", "troll_slayer")
    assert [t.player(seat)["destinies"] for seat in range(3)] == [["prepared"], ["craftsman"], ["troll_slayer"]]
    assert len(t.deck("destinies")) == 9


@pytest.mark.rule("C-SETUP-9")
def test_a_destiny_is_known_only_to_its_owner() -> None:
    t = new_table(2).until("DealDestinies").draw("prepared", "craftsman").until("PlaceWorker")
    assert t.picture(0)["players"][0]["destinies"] == ["prepared"]
    for seat in (1, meadhall.SPECTATOR):
        player = t.picture(seat)["players"][0]
        assert player["destinies"] == []
        assert player["destinies_held"] == 1
    prepared = NAMES["destiny"].index("prepared")
    assert (0, prepared) in t.happened("destiny-seen", seat=0)
    assert (0, prepared) not in t.happened("destiny-seen", seat=1)
    assert t.happened("destiny-seen") == []
