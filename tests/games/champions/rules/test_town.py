"""Locations in the town. [C-TOWN]"""

from __future__ import annotations

import pytest
from tests.games.champions.table import CHANCE, table

from meadhall.games.champions.table.names import NAMES

pytestmark = pytest.mark.both


@pytest.mark.rule("C-TOWN-1", "C-TOWN-2", "C-TOWN-3")
@pytest.mark.parametrize(
    ("place", "warriors"), [("blacksmith", "3 axes"), ("hafter", "2 spears"), ("swordsmith", "4 swords")]
)
def test_a_smith_gives_all_warriors_lying_there(place: str, warriors: str) -> None:
    t = table(longhouse="", smiths="4 swords 2 spears 3 axes").answer(0, f"place {place}")
    assert t.longhouse(0) == warriors
    assert t.town["smiths"][warriors.split()[1].removesuffix("s")] == 0
    assert sum(t.town["smiths"].values()) == 9 - int(warriors[0])


@pytest.mark.rule("C-TOWN-4")
def test_the_smokehouse_gives_all_food_lying_there() -> None:
    t = table(smokehouse=5).answer(0, "place smokehouse")
    assert t.food(0) == 6
    assert t.town["smokehouse"] == 0


@pytest.mark.rule("C-TOWN-5")
def test_any_number_of_players_may_hunt_and_nothing_happens_yet() -> None:
    t = (
        table(3)
        .answer(0, "place hunting_grounds")
        .answer(1, "place hunting_grounds")
        .answer(2, "place hunting_grounds")
    )
    assert t.town["hunters"] == [0, 1, 2]
    assert t.asked == (0,)
    assert [t.food(seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("C-TOWN-6")
def test_the_jarls_longhouse_gives_a_swordsman_and_the_marker() -> None:
    t = table(3).answer(0, "beg").answer(1, "beg").answer(2, "place jarls_longhouse")
    assert t.longhouse(2) == "2 swords"
    assert t.position()["first_player"] == 2


@pytest.mark.rule("C-TOWN-6")
@pytest.mark.parametrize(("seats", "holder", "left"), [(2, 0, 1), (3, 1, 2), (4, 3, 0)])
def test_who_holds_the_marker_must_pass_it_to_the_left(seats: int, holder: int, left: int) -> None:
    t = table(seats, first=holder).answer(holder, "place jarls_longhouse")
    assert t.position()["first_player"] == left
    assert t.longhouse(holder) == "2 swords"


@pytest.mark.rule("C-TOWN-6")
def test_the_marker_moves_in_no_other_way() -> None:
    t = table(3, first=1, workers=1).until("TurnUpTroll").until("PlaceWorker")
    assert t.position()["first_player"] == 1


@pytest.mark.rule("C-TOWN-7")
def test_the_market_trades_one_for_one_as_often_as_wanted() -> None:
    t = table(food=4, wood=2, coins=0).answer(0, "place market")
    t.answer(0, "trade food coins", "trade food coins", "trade food coins", "trade wood coins", "done")
    assert (t.food(0), t.wood(0), t.coins(0)) == (1, 1, 4)
    assert t.asked == (1,)


@pytest.mark.rule("C-TOWN-7")
@pytest.mark.parametrize("given", ["food", "wood", "coins"])
@pytest.mark.parametrize("taken", ["food", "wood", "coins"])
def test_every_good_can_be_traded_for_every_other(given: str, taken: str) -> None:
    t = table(food=2, wood=2, coins=2).answer(0, "place market")
    if given == taken:
        assert t.why_not(0, f"trade {given} {taken}") == "C-TOWN-7"
        assert t.reason(0, f"trade {given} {taken}") == "same-good"
        return
    t.answer(0, f"trade {given} {taken}", "done")
    player = t.player(0)
    assert (player[given], player[taken]) == (1, 3)


@pytest.mark.rule("C-TOWN-7")
def test_nothing_can_be_traded_that_is_not_there() -> None:
    t = table(food=0, wood=1, coins=0).answer(0, "place market")
    assert t.options(0) == ["done", "trade wood food", "trade wood coins"]
    assert t.reason(0, "trade food wood") == "nothing-to-give"


@pytest.mark.rule("C-TOWN-7", "C-RULING-26")
def test_a_trade_back_is_a_trade_less() -> None:
    t = table(food=1, wood=1, coins=1).answer(0, "place market", "trade food wood")
    assert (t.reason(0, "trade wood coins"), t.why_not(0, "trade wood coins")) == ("trade-back", "C-RULING-26")
    assert t.may(0, "trade coins wood")


@pytest.mark.rule("C-TOWN-7", "C-RUNE-11")
def test_coins_gained_by_trade_and_doubled_by_wealth_can_be_traded_on() -> None:
    t = table(food=5, wood=0, coins=0, runes=["wealth", ""]).answer(0, "place market")
    t.answer(0, *["trade food coins"] * 5, "use_rune wealth")
    assert t.coins(0) == 10
    t.answer(0, *["trade coins wood"] * 10, "done")
    assert (t.food(0), t.wood(0), t.coins(0)) == (0, 10, 0)


@pytest.mark.rule("C-TOWN-7", "C-RUNE-9")
def test_goods_gathered_by_trade_for_a_destiny_can_be_traded_on_after_success() -> None:
    t = table(food=[4, 0], coins=[0, 2], runes=["success", ""], destinies=["prosperous", ""])
    t.answer(0, "place market", *["trade food coins"] * 3, "use_rune success", "reveal_destiny prosperous")
    assert t.glory(0) == 5
    t.answer(0, "trade coins wood", "trade coins food", "done")
    assert (t.food(0), t.wood(0), t.coins(0)) == (2, 2, 1)


@pytest.mark.rule("C-TOWN-8")
@pytest.mark.parametrize(
    ("card", "food", "wood", "warriors"),
    [
        (1, 3, 0, ""),
        (2, 0, 3, ""),
        (3, 2, 1, ""),
        (4, 1, 2, ""),
        (5, 1, 0, "2 swords"),
        (6, 0, 0, "1 sword 1 spear"),
        (7, 0, 0, "2 spears"),
        (8, 0, 0, "1 axe"),
    ],
)
def test_the_merchant_ship_gives_everything_on_its_card_for_a_coin(
    card: int, food: int, wood: int, warriors: str
) -> None:
    t = table(merchant=f"merchant_{card}", leader=["ullr", "dagrun"], longhouse="", food=0, wood=0)
    t.answer(0, "place merchant_ship")
    assert t.coins(0) == 0
    assert (t.food(0), t.wood(0), t.longhouse(0)) == (food, wood, warriors)


@pytest.mark.rule("C-TOWN-8", "C-RULING-3")
def test_the_merchant_ship_gives_no_warrior_the_supply_lacks() -> None:
    t = table(merchant="merchant_8", longhouse=["", "8 axes"], smiths="2 axes", leader=["ullr", "dagrun"])
    t.answer(0, "place merchant_ship")
    assert (t.coins(0), t.longhouse(0)) == (0, "")


@pytest.mark.rule("C-TOWN-9")
def test_the_runesmith_sells_a_face_up_rune_for_wood() -> None:
    t = table(runesmith="wealth healing").answer(0, "place runesmith")
    assert t.options(0) == ["rune_from_deck", "take_rune healing", "take_rune wealth"]
    t.answer(0, "take_rune wealth")
    assert t.wood(0) == 0
    assert t.player(0)["runes"] == ["wealth"]
    assert t.town["runes"] == [None, "healing"]
    assert t.picture(1)["players"][0]["runes"] == ["wealth"]


@pytest.mark.rule("C-TOWN-9")
def test_the_runesmith_sells_the_unknown_top_card_of_the_deck() -> None:
    t = table(runesmith="wealth healing").answer(0, "place runesmith", "rune_from_deck")
    assert t.asked == (CHANCE,)
    hidden = [f"draw_rune {rune}" for rune in NAMES["rune"] if rune not in ("wealth", "healing")]
    assert t.options(CHANCE) == hidden
    t.draw("glory")
    assert t.player(0)["runes"] == ["glory"]
    assert t.town["runes"] == ["wealth", "healing"]
    assert t.asked == (1,)


@pytest.mark.rule("C-TOWN-9")
def test_a_rune_that_is_not_there_cannot_be_taken() -> None:
    t = table(runesmith="wealth healing").answer(0, "place runesmith")
    assert t.why_not(0, "take_rune glory") == "C-TOWN-9"
    runes = ["glory journey potential reaction", "true_vision gifts knowledge success"]
    t = table(runesmith="wealth healing", runes=runes).answer(0, "place runesmith")
    assert t.why_not(0, "rune_from_deck") == "C-TOWN-9"
    assert t.options(0) == ["take_rune healing", "take_rune wealth"]


@pytest.mark.rule("C-TOWN-10")
def test_the_sage_shows_a_journey_in_secret_and_gives_a_destiny() -> None:
    t = table(destinies="").answer(0, "place sages_house")
    assert t.options(0) == ["look_at shore_1", "look_at shore_2", "look_at shore_3"]
    assert t.why_not(0, "look_at shore_4") == "C-TOWN-10"
    t.answer(0, "look_at shore_2").draw("storm_2")
    assert t.picture(0)["shores"][1]["journey"] == "storm_2"
    assert t.picture(1)["shores"][1]["journey"] == "face_down"
    assert t.shore(2)["seen_by"] == [0]
    t.draw("prepared")
    assert t.player(0)["destinies"] == ["prepared"]
    assert t.picture(1)["players"][0]["destinies"] == []
    assert t.asked == (1,)


@pytest.mark.rule("C-TOWN-10")
def test_a_journey_card_looked_at_is_put_back_and_is_the_one_revealed() -> None:
    t = table(workers=[2, 1]).answer(0, "place sages_house", "look_at shore_1").draw("whirlpool_1", "prepared")
    t.answer(1, "beg").answer(0, "place small_longship", "sail_to shore_1").answer(0, "done")
    assert t.discards("journeys") == ["whirlpool_1"]
    assert (0, 0, NAMES["journey"].index("whirlpool_1")) in t.happened("journey-revealed")


@pytest.mark.rule("C-TOWN-10")
def test_the_sage_shows_any_journey_on_the_board() -> None:
    t = table(4).answer(0, "place sages_house")
    assert t.options(0) == [f"look_at shore_{n}" for n in (1, 2, 3, 4)]


@pytest.mark.rule("C-TOWN-10")
def test_others_are_told_only_that_someone_looked() -> None:
    t = table(journeys="storm_1 lost_1 kraken_1").answer(0, "place sages_house", "look_at shore_3")
    kraken = NAMES["journey"].index("kraken_1")
    assert t.happened("journey-seen-as", seat=0) == [(0, 2, kraken)]
    assert t.happened("journey-seen-as", seat=1) == []
    assert t.happened("journey-looked-at", seat=1) == [(0, 2)]


@pytest.mark.rule("C-TOWN-11")
def test_the_shipwright_builds_a_longship_for_wood_and_coins() -> None:
    t = table(4, wood=9, coins=9).answer(0, "place shipwright", "build_ship dreki")
    assert (t.wood(0), t.coins(0), t.player(0)["ship"]) == (5, 6, "dreki")


@pytest.mark.rule("C-TOWN-11")
def test_only_ships_one_can_pay_are_offered() -> None:
    t = table(3, wood=2, coins=9).answer(0, "place shipwright")
    assert t.options(0) == ["build_ship karve"]
    assert t.why_not(0, "build_ship snekke") == "C-TOWN-11"
    assert table(wood=1, coins=9).reason(0, "place shipwright") == "no-ship-affordable"
    assert table(wood=9, coins=0).reason(0, "place shipwright") == "no-ship-affordable"


@pytest.mark.rule("C-TOWN-11")
def test_a_player_builds_only_one_longship_and_none_that_is_built() -> None:
    t = table(wood=9, coins=9, ship=["karve", None])
    assert t.why_not(0, "place shipwright") == "C-TOWN-11"
    assert t.reason(0, "place shipwright") == "ship-owned"
    t.answer(0, "beg").answer(1, "place shipwright")
    assert t.options(1) == ["build_ship snekke"]
    assert t.why_not(1, "build_ship karve") == "C-TOWN-11"


@pytest.mark.rule("C-TOWN-12")
def test_the_small_longship_is_free_and_carries_five() -> None:
    t = table(coins=0, food=9, longhouse="3 swords", workers=[1, 0])
    t.answer(0, "place small_longship", "sail_to shore_1")
    t.answer(0, *["send shore_1 sword"] * 3, *["send shore_1 food"] * 2)
    assert t.why_not(0, "send shore_1 food") == "C-ASSIGN-6"
    assert t.crew("shore_1") == "3 swords 2 food"


@pytest.mark.rule("C-TOWN-13")
def test_the_large_longship_costs_a_coin_and_carries_ten() -> None:
    t = table(coins=1, food=9, longhouse="4 swords", workers=[1, 0])
    t.answer(0, "place large_longship", "sail_to shore_3")
    assert t.coins(0) == 0
    t.answer(0, *["send shore_3 sword"] * 4, *["send shore_3 food"] * 6)
    assert t.why_not(0, "send shore_3 food") == "C-ASSIGN-6"


@pytest.mark.rule("C-TOWN-14")
def test_a_private_longship_is_open_to_its_owner_alone() -> None:
    t = table(ship=["karve", None])
    assert t.may(0, "place karve")
    assert t.why_not(0, "place snekke") == "C-TOWN-14"
    t.answer(0, "beg")
    assert t.why_not(1, "place karve") == "C-TOWN-14"


@pytest.mark.rule("C-TOWN-14")
def test_a_private_longship_is_free_and_sails_once_in_a_round_even_when_just_built() -> None:
    t = table(wood=2, coins=1, food=9, longhouse="4 swords", workers=[3, 0])
    t.answer(0, "place shipwright", "build_ship karve")
    assert (t.wood(0), t.coins(0)) == (0, 0)
    t.answer(0, "place karve", "sail_to shore_2")
    assert t.reason(0, "place karve") == "occupied"
    t.answer(0, "beg", *["send shore_2 sword"] * 4, *["send shore_2 food"] * 2)
    assert t.why_not(0, "send shore_2 food") == "C-ASSIGN-6"


@pytest.mark.rule("C-TOWN-14")
@pytest.mark.parametrize(("ship", "capacity"), [("karve", 6), ("snekke", 8), ("skeid", 9), ("dreki", 12)])
def test_a_private_longship_carries_what_is_printed_on_it(ship: str, capacity: int) -> None:
    t = table(4, ship=[ship, None, None, None], food=20, at="assigning", fights=[f"0 at shore_1 on {ship}"])
    t.answer(0, *["send shore_1 food"] * capacity)
    assert t.why_not(0, "send shore_1 food") == "C-ASSIGN-6"


@pytest.mark.rule("C-TOWN-15")
@pytest.mark.parametrize(("favor", "price"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_the_stave_church_sells_favor(favor: int, price: int) -> None:
    t = table(coins=11).answer(0, "place stave_church", f"buy_favor {favor}")
    assert (t.coins(0), t.favor(0)) == (11 - price, 1 + favor)
    assert t.asked == (1,)


@pytest.mark.rule("C-TOWN-15")
@pytest.mark.parametrize(("coins", "most"), [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (99, 4)])
def test_the_stave_church_offers_what_the_coins_can_pay_and_four_at_most(coins: int, most: int) -> None:
    t = table(coins=coins).answer(0, "place stave_church")
    assert t.options(0) == [f"buy_favor {n}" for n in range(1, most + 1)]
    if most < 4:
        assert t.why_not(0, f"buy_favor {most + 1}") == "C-TOWN-15"


@pytest.mark.rule("C-TOWN-16")
@pytest.mark.parametrize(("before", "price"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_the_worker_huts_cost_five_four_three_and_two(before: int, price: int) -> None:
    hired = list(range(1, before + 1))
    t = table(4, coins=price, hired=hired).answer(0, "place worker_huts")
    assert t.coins(0) == 0
    assert (t.workers(0), t.player(0)["workers_owned"]) == (3, 4)
    poor = table(4, coins=price - 1, hired=hired)
    assert poor.why_not(0, "place worker_huts") == "C-TOWN-16"


@pytest.mark.rule("C-TOWN-16")
def test_the_extra_worker_is_used_in_this_round_and_all_later_ones() -> None:
    t = table(coins=5, workers=[1, 0]).answer(0, "place worker_huts")
    assert t.asked == (0,)
    t.answer(0, "beg").until("TurnUpTroll").until("PlaceWorker")
    assert [t.workers(seat) for seat in (0, 1)] == [5, 4]


@pytest.mark.rule("C-TOWN-16")
def test_a_player_hires_only_one_worker_in_the_game() -> None:
    t = table(coins=9, hired=[0])
    assert t.why_not(0, "place worker_huts") == "C-TOWN-16"
    assert t.reason(0, "place worker_huts") == "worker-hired"


@pytest.mark.rule("C-TOWN-16", "C-PLACE-2")
def test_the_worker_huts_hold_one_worker_a_round() -> None:
    t = table(coins=9).answer(0, "place worker_huts")
    assert t.why_not(1, "place worker_huts") == "C-TOWN-16"


@pytest.mark.rule("C-TOWN-17")
def test_the_troll_is_reserved_for_one_player() -> None:
    t = table().answer(0, "place troll")
    assert t.why_not(1, "place troll") == "C-PLACE-2"


@pytest.mark.rule("C-TOWN-18")
def test_a_player_may_reserve_both_draugr() -> None:
    t = table(longhouse="2 swords", workers=[2, 0]).answer(0, "place draugr_left", "place draugr_right")
    t.answer(0, "send draugr_left sword", "send draugr_right sword")
    assert (t.crew("draugr_left"), t.crew("draugr_right")) == ("1 sword", "1 sword")


@pytest.mark.rule("C-TOWN-19")
def test_a_harbour_holds_one_longship() -> None:
    t = table().answer(0, "place small_longship", "sail_to shore_2").answer(1, "place large_longship")
    assert t.options(1) == ["sail_to shore_1", "sail_to shore_3"]
    assert t.why_not(1, "sail_to shore_2") == "C-TOWN-19"


@pytest.mark.rule("C-TOWN-19")
def test_without_a_free_harbour_no_longship_can_be_chosen() -> None:
    fights = ["1 at shore_1 on large_longship", "0 at shore_2 on karve", "1 at shore_3 on snekke"]
    t = table(ship=["karve", "snekke"], fights=fights)
    assert t.why_not(0, "place small_longship") == "C-TOWN-19"
