"""Ragnarok: Valkyries and new cards. [V-VALKYRIE] [V-NEWCARD]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vikings.sea import BLUE, GREEN, RED, Sea, clash, sea

from meadhall.games.vikings.game import GAME

pytestmark = pytest.mark.both


def north(**more: Any) -> Sea:
    """A table in the Biting North, where red has still a card to play."""
    hands = {RED: "seer_pertho", **more.pop("hands", {})}
    return sea(ragnarok=True, hands=hands, **more)


def exploring(**more: Any) -> Sea:
    """A table at which blue has Explore 2."""
    return north(hands={BLUE: "scout_fehu"}, **more).answer(BLUE, "play scout_fehu")


def lost(card: str = "helmsman_fehu", *used: str, **more: Any) -> Sea:
    """A table at which blue has lost a battle."""
    more.setdefault("gods", ("tyr", "frigg", "thor"))
    return clash({BLUE: card, RED: "raider_pertho"}, ragnarok=True, **more).answer(BLUE, *used)


# --- deploying -----------------------------------------------------------------------------------------------


@pytest.mark.rule("V-VALKYRIE-1")
def test_who_uses_the_boon_of_a_lost_battle_may_also_deploy_the_valkyrie_in_any_region() -> None:
    t = lost("helmsman_fehu", "use_boon")  # three steel of Tyr
    assert t.options(BLUE) == ["done", *(f"send_valkyrie {id}" for id in ("K", "L1", "L2", "M1", "M2", "N"))]
    t.answer(BLUE, "send_valkyrie M2")
    assert t.valkyrie(BLUE, "fehu") == "M2"
    t = lost("helmsman_fehu", "use_boon", "done")
    assert (t.valkyrie(BLUE, "fehu"), t.question()) == (None, "PlayCard")


@pytest.mark.rule("V-VALKYRIE-1")
def test_without_the_boon_no_valkyrie_comes() -> None:
    t = lost("helmsman_fehu", "done")
    assert t.question() == "PlayCard"
    t = clash({BLUE: "helmsman_fehu", RED: "raider_pertho"}, ragnarok=True)
    assert t.why_not(BLUE, "send_valkyrie K")[1] == "V-BATTLE-8"


@pytest.mark.rule("V-VALKYRIE-2")
def test_the_rune_of_the_card_that_lost_says_which_comes_and_no_other_in_her_place() -> None:
    t = lost("helmsman_hagalaz", "use_boon", "done", "send_valkyrie K")
    assert [t.valkyrie(BLUE, rune) for rune in ("fehu", "hagalaz", "pertho")] == [None, "K", None]
    t = lost("helmsman_fehu", "use_boon", valkyries={BLUE: "fehu@N"})
    assert t.question() == "PlayCard"


@pytest.mark.rule("V-VALKYRIE-3")
def test_a_valkyrie_has_2_influence_and_is_boots_on_the_ground() -> None:
    t = north(valkyries={BLUE: "fehu@K hagalaz@K", RED: "fehu@N"}, settlers={GREEN: "K K K"})
    assert (t.influence(BLUE, "K"), t.influence(RED, "N")) == (4, 2)
    t = lost("helmsman_fehu", "use_boon", "send_valkyrie M2")
    assert (t.holder("M2"), t.fury()) == (BLUE, (2, 0, 0))  # one for the rune, one for the loss


@pytest.mark.rule("V-VALKYRIE-4", "V-RULING-2")
def test_a_valkyrie_that_is_deployed_takes_control_at_once_also_from_another() -> None:
    t = lost("helmsman_fehu", "use_boon", "send_valkyrie K", settlers={RED: "K"})
    assert t.happened("rune-stolen") == [(BLUE, RED, "K", "fehu")]
    assert t.holder("K") == BLUE


@pytest.mark.rule("V-VALKYRIE-4", "V-RULING-2")
def test_a_valkyrie_that_flies_takes_control_at_once() -> None:
    t = exploring(valkyries={BLUE: "fehu@K"}, settlers={RED: "L1"}).answer(BLUE, "fly K L1")
    assert (t.question(), t.holder("L1")) == ("ExploreOn", BLUE)  # while the action goes on
    t = exploring(settlers={BLUE: "K K K", RED: "L1"})
    t.answer(BLUE, "explore K L1", "explore K L1")  # Settlers steal when it is over
    assert t.holder("L1") == BLUE


@pytest.mark.rule("V-VALKYRIE-4")
def test_in_a_tie_a_valkyrie_takes_nothing() -> None:
    t = lost("helmsman_fehu", "use_boon", "send_valkyrie K", settlers={RED: "K K"})
    assert t.holder("K") == RED


@pytest.mark.rule("V-VALKYRIE-5")
def test_sailing_deploys_no_valkyries() -> None:
    t = north(hands={BLUE: "raider_fehu"}, boats={BLUE: "F4"})
    t.answer(BLUE, "play raider_fehu", "sail_in F4", "dock_at K-L")
    assert not t.offered(BLUE, "send_valkyrie")
    assert t.why_not(BLUE, "send_valkyrie K")[0] == "not-now"


# --- attacking, smiting, slaying -----------------------------------------------------------------------------


@pytest.mark.rule("V-VALKYRIE-6")
def test_a_valkyrie_is_not_counted_among_the_settlers_that_attack() -> None:
    t = exploring(valkyries={BLUE: "fehu@L1"}, settlers={BLUE: "K", RED: "L1"}).answer(BLUE, "explore K L1")
    assert t.settlers(RED, "L1") == 1  # one against one
    t = exploring(valkyries={BLUE: "fehu@K"}, settlers={BLUE: "L1 L1", RED: "L1"}).answer(BLUE, "fly K L1")
    assert t.settlers(RED, "L1") == 1  # one who arrives alone does not attack


@pytest.mark.rule("V-VALKYRIE-6", "V-RULING-1", "V-VARIANT-12")
@pytest.mark.parametrize("counts", [False, True])
def test_the_settler_she_carries_counts_and_she_herself_only_if_that_is_agreed(counts: bool) -> None:
    t = exploring(valkyries={BLUE: "fehu@K"}, settlers={BLUE: "K", RED: "L1"}, carrier_counts=counts)
    t.answer(BLUE, "fly_settler K L1")
    assert t.settlers(RED, "L1") == (0 if counts else 1)
    t = exploring(valkyries={BLUE: "fehu@K"}, settlers={BLUE: "K L1", RED: "L1"}, carrier_counts=counts)
    t.answer(BLUE, "fly_settler K L1")
    assert t.settlers(RED, "L1") == 0  # two against one


@pytest.mark.rule("V-VALKYRIE-7")
def test_a_valkyrie_is_never_smitten_nor_attacked() -> None:
    t = north(hands={BLUE: "raider_fehu"}, rows={BLUE: "seer_fehu"}, valkyries={RED: "fehu@N"}, settlers={GREEN: "K"})
    t.answer(BLUE, "play raider_fehu", "done")
    assert t.offered(BLUE, "smite") == ["2 K"]
    assert t.why_not(BLUE, "smite 1 N") == ("no-settler-there", "V-RUNE-2")
    t = exploring(valkyries={RED: "fehu@L1"}, settlers={BLUE: "K K"}).answer(BLUE, "explore K L1", "explore K L1")
    assert t.valkyrie(RED, "fehu") == "L1"


@pytest.mark.rule("V-VALKYRIE-8")
def test_in_a_slaying_settlers_do_not_stand_in_for_the_valkyrie_nor_a_valkyrie_for_a_settler() -> None:
    t = north(hands={BLUE: "farmer_fehu"}, settlers={BLUE: "K K K K K"})
    assert "slay farmer_fehu" not in t.options(BLUE)
    t = north(hands={BLUE: "farmer_fehu"}, settlers={BLUE: "K K"}, valkyries={BLUE: "fehu@K hagalaz@K"})
    assert "slay farmer_fehu" not in t.options(BLUE)


# --- flying --------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-VALKYRIE-9")
def test_a_step_of_explore_may_be_a_flight_to_an_adjacent_region() -> None:
    t = exploring(valkyries={BLUE: "fehu@K"})
    assert t.options(BLUE) == ["done", "fly K L1", "fly K M1"]
    assert t.why_not(BLUE, "fly K N") == ("not-beside", "V-VALKYRIE-9")
    assert t.why_not(BLUE, "fly N L2") == ("no-valkyrie-there", "V-VALKYRIE-9")
    t.answer(BLUE, "fly K L1", "fly L1 L2")  # across a border
    assert t.valkyrie(BLUE, "fehu") == "L2"


@pytest.mark.rule("V-VALKYRIE-10")
def test_for_one_food_she_carries_a_settler_along() -> None:
    t = exploring(valkyries={BLUE: "fehu@K"}, settlers={BLUE: "K"}).answer(BLUE, "fly_settler K L1")
    assert (t.settlers(BLUE, "L1"), t.valkyrie(BLUE, "fehu"), t.has(BLUE)) == (1, "L1", (2, 2, 2))
    t = exploring(valkyries={BLUE: "fehu@K"}, settlers={BLUE: "N"})
    assert t.why_not(BLUE, "fly_settler K L1") == ("no-settler-there", "V-VALKYRIE-10")
    t = exploring(valkyries={BLUE: "fehu@K"}, settlers={BLUE: "K"}, resources={BLUE: (0, 0, 0)})
    assert t.why_not(BLUE, "fly_settler K L1") == ("no-food", "V-VALKYRIE-10")


@pytest.mark.rule("V-VALKYRIE-11", "V-RULING-36")
def test_for_three_steel_she_carries_a_temple_along() -> None:
    more: dict[str, Any] = {"valkyries": {BLUE: "fehu@K"}, "calm": "L1 M1"}
    t = exploring(temples={BLUE: "K"}, resources={BLUE: (0, 0, 4)}, **more).answer(BLUE, "fly_temple K L1")
    assert (t.temples(BLUE, "L1"), t.valkyrie(BLUE, "fehu"), t.has(BLUE)) == (1, "L1", (0, 0, 1))
    t = exploring(temples={BLUE: "K"}, resources={BLUE: (7, 7, 2)}, **more)
    assert t.why_not(BLUE, "fly_temple K L1") == ("no-steel", "V-VALKYRIE-11")
    t = exploring(temples={BLUE: "N"}, resources={BLUE: (0, 0, 4)}, **more)
    assert t.why_not(BLUE, "fly_temple K L1") == ("no-temple-there", "V-VALKYRIE-11")
    t = exploring(temples={BLUE: "K L1"}, resources={BLUE: (0, 0, 4)}, **more)
    assert t.why_not(BLUE, "fly_temple K L1") == ("temple-there", "V-RULING-36")


@pytest.mark.rule("V-VALKYRIE-12")
def test_in_one_flight_she_carries_one_of_them_only() -> None:
    t = exploring(
        valkyries={BLUE: "fehu@K"},
        temples={BLUE: "K"},
        settlers={BLUE: "K"},
        calm="L1",
        resources={BLUE: (0, 7, 7)},
    )
    t.answer(BLUE, "fly_temple K L1")
    assert (t.settlers(BLUE, "K"), t.temples(BLUE, "L1"), t.has(BLUE)) == (1, 1, (0, 7, 4))


@pytest.mark.rule("V-RULING-6")
def test_each_step_may_be_another_kind_and_each_flight_with_a_load_is_paid_for() -> None:
    t = exploring(valkyries={BLUE: "fehu@K"}, settlers={BLUE: "K"})
    t.answer(BLUE, "fly_settler K L1", "fly_settler L1 L2")
    assert (t.settlers(BLUE, "L2"), t.has(BLUE)) == (1, (2, 1, 2))
    t = exploring(valkyries={BLUE: "fehu@K"}, settlers={BLUE: "K"}).answer(BLUE, "explore K L1", "fly K L1")
    assert (t.settlers(BLUE, "L1"), t.valkyrie(BLUE, "fehu")) == (1, "L1")


@pytest.mark.rule("V-VALKYRIE-13")
def test_each_harvest_brings_the_bonus_of_every_valkyrie_deployed() -> None:
    for valkyries, bonus in (
        ("fehu@K", (0, 1, 0)),
        ("hagalaz@K", (0, 0, 1)),
        ("pertho@K", (1, 0, 0)),
        ("fehu@K hagalaz@N pertho@N", (1, 1, 1)),
    ):
        t = north(hands={BLUE: "farmer_fehu"}, valkyries={BLUE: valkyries}, resources={BLUE: (0, 0, 0)})
        assert t.answer(BLUE, "play farmer_fehu").has(BLUE) == bonus


@pytest.mark.rule("V-RULING-40")
def test_valkyries_are_never_taken_back() -> None:
    t = north(hands={BLUE: "farmer_fehu"}, valkyries={BLUE: "fehu@K"})
    assert t.offered(BLUE, "recall") == []
    assert t.why_not(BLUE, "recall K") == ("no-settler-there", "V-SAIL-9")


@pytest.mark.rule("V-RULING-35")
def test_a_valkyrie_is_enough_neither_for_a_boat_nor_for_a_temple() -> None:
    t = north(
        hands={BLUE: "shipwright_fehu"},
        valkyries={BLUE: "fehu@K"},
        settlers={BLUE: "N"},
        calm="K",
        resources={BLUE: (7, 7, 7)},
    )
    t.answer(BLUE, "play shipwright_fehu")
    assert t.why_not(BLUE, "build_boat K-L") == ("nobody-lives-there", "V-BUILD-2")
    assert t.why_not(BLUE, "build_temple K") == ("no-settler-there", "V-BUILD-3")


# --- new cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("V-NEWCARD-1")
@pytest.mark.parametrize(("valkyries", "strength"), [("", 0), ("fehu@K", 4), ("fehu@K hagalaz@K pertho@N", 12)])
def test_the_strength_of_a_valkyrie_card_is_four_times_the_valkyries_on_the_map(
    valkyries: str, strength: int
) -> None:
    t = clash({BLUE: "valkyrie_1", RED: "raider_fehu"}, ragnarok=True, valkyries={BLUE: valkyries})
    assert (BLUE, "valkyrie_1", strength) in t.happened("strength-is")


@pytest.mark.rule("V-NEWCARD-2")
@pytest.mark.parametrize(("slain", "strength"), [(0, 0), (1, 4), (3, 12)])
def test_the_strength_of_an_einherjar_card_is_four_times_the_giants_slain(slain: int, strength: int) -> None:
    t = clash({BLUE: "einherjar_1", RED: "raider_fehu"}, ragnarok=True, calm="K N L1", slain={BLUE: slain})
    assert (BLUE, "einherjar_1", strength) in t.happened("strength-is")


@pytest.mark.rule("V-NEWCARD-3")
def test_a_joker_rune_boosts_an_action() -> None:
    t = north(hands={BLUE: "champion_fehu"}, rows={BLUE: "valkyrie_1 valkyrie_2"}).answer(BLUE, "play champion_fehu")
    assert t.picture["agenda"][0]["moves"] == 1 + 3


@pytest.mark.rule("V-NEWCARD-4")
def test_if_a_valkyrie_card_loses_its_owner_chooses_one_rune_for_boon_and_fury() -> None:
    t = lost("valkyrie_1")
    assert t.options(BLUE) == ["joker_as fehu", "joker_as hagalaz", "joker_as pertho"]
    t.answer(BLUE, "joker_as hagalaz", "use_boon")
    assert (t.question(), t.happened("boon-used")) == ("HarvestSome", [(BLUE, "frigg")])
    t.answer(BLUE, "done", "send_valkyrie N")
    assert t.valkyrie(BLUE, "hagalaz") == "N"
    assert t.fury() == (0, 2, 0)  # one for N


@pytest.mark.rule("V-NEWCARD-5", "V-VARIANT-2")
@pytest.mark.parametrize("gate", [False, True])
def test_the_condition_is_asked_for_by_the_rune_action_and_by_the_leader_action_only_if_agreed(gate: bool) -> None:
    for card in ("valkyrie_3", "einherjar_6"):  # Harvest 3, then Explore 1
        t = north(hands={BLUE: card}, settlers={BLUE: "K"}, gate_leader=gate).answer(BLUE, f"play {card}")
        assert (t.question() == "HarvestSome") != gate
        if not gate:
            t.answer(BLUE, "done")
        assert t.asked() == (RED,)  # no rune action
    t = north(hands={BLUE: "valkyrie_3"}, valkyries={BLUE: "fehu@K"}, gate_leader=gate)
    t.answer(BLUE, "play valkyrie_3", "done")
    assert t.question() == "ExploreOn"


@pytest.mark.rule("V-NEWCARD-6")
def test_the_condition_of_an_einherjar_card_is_a_giant_slain() -> None:
    t = north(hands={BLUE: "einherjar_6"}, settlers={BLUE: "K"}, calm="N", slain={BLUE: 1})
    t.answer(BLUE, "play einherjar_6", "done")
    assert t.question() == "ExploreOn"
    t = north(hands={BLUE: "einherjar_6"}, settlers={BLUE: "K"}, calm="N", slain={RED: 1})
    t.answer(BLUE, "play einherjar_6", "done")
    assert t.asked() == (RED,)


@pytest.mark.rule("V-NEWCARD-7")
def test_the_condition_of_a_valkyrie_card_is_one_or_two_valkyries_as_printed() -> None:
    cards = GAME.facts({"facts": None})
    assert [cards.number("valkyrie_card", f"valkyrie_{n}", "valkyries") for n in range(1, 7)] == [1, 1, 1, 1, 2, 2]
    for valkyries, can in (("fehu@K", False), ("fehu@K hagalaz@K", True)):
        t = north(hands={BLUE: "valkyrie_6"}, valkyries={BLUE: valkyries}, calm="N")
        t.answer(BLUE, "play valkyrie_6", "done")
        assert (t.question() == "MoveGiant") == can


@pytest.mark.rule("V-NEWCARD-8", "V-RULING-37")
def test_any_giant_is_moved_to_an_adjacent_region_without_one() -> None:
    t = north(hands={BLUE: "valkyrie_2"}, valkyries={BLUE: "fehu@K"}, calm="L1 N", settlers={RED: "L1"})
    t.answer(BLUE, "play valkyrie_2", "done")
    assert t.offered(BLUE, "move_giant") == ["K L1", "L2 L1", "L2 N", "M1 L1", "M2 L1", "M2 N"]
    assert t.why_not(BLUE, "move_giant K M1") == ("giant-there", "V-NEWCARD-8")
    assert t.why_not(BLUE, "move_giant K N") == ("not-beside", "V-NEWCARD-8")
    assert t.why_not(BLUE, "move_giant L1 K") == ("no-giant-there", "V-NEWCARD-8")
    t.answer(BLUE, "move_giant L2 L1")  # across a border
    assert t.giants() == ["K", "L1", "M1", "M2"]
    assert t.settlers(RED, "L1") == 1  # a Giant that moves harms nobody


@pytest.mark.rule("V-NEWCARD-8")
def test_where_every_region_has_a_giant_none_can_be_moved() -> None:
    t = north(hands={BLUE: "valkyrie_2"}, valkyries={BLUE: "fehu@K"}).answer(BLUE, "play valkyrie_2", "done")
    assert t.asked() == (RED,)


@pytest.mark.rule("V-NEWCARD-9")
def test_temples_do_not_hinder_a_giant_and_stay() -> None:
    t = north(hands={BLUE: "valkyrie_2"}, valkyries={BLUE: "fehu@N"}, calm="K", temples={BLUE: "K", RED: "K"})
    t.answer(BLUE, "play valkyrie_2", "done", "move_giant M1 K")
    assert (t.temples(BLUE, "K"), t.temples(RED, "K")) == (1, 1)


@pytest.mark.rule("V-NEWCARD-10", "V-RULING-37")
@pytest.mark.parametrize(
    "pieces", [{"settlers": {BLUE: "K", RED: "K K"}}, {"temples": {BLUE: "K"}, "boats": {RED: "K-L"}}]
)
def test_a_village_is_raided_without_steel_where_one_has_a_unit(pieces: dict[str, Any]) -> None:
    t = north(
        hands={BLUE: "valkyrie_1"}, valkyries={BLUE: "fehu@N"}, resources={BLUE: (0, 0, 0)}, burnt="N-rand", **pieces
    )
    t.answer(BLUE, "play valkyrie_1", "done")
    assert t.offered(BLUE, "raid_at") == ["K-M", "K-L"]
    assert t.why_not(BLUE, "raid_at M-N") == ("no-unit-there", "V-NEWCARD-10")
    assert t.why_not(BLUE, "raid_at N-rand") == ("no-village", "V-NEWCARD-10")
    t.answer(BLUE, "raid_at K-L")
    assert (t.player(BLUE)["villages"], t.has(BLUE), t.village("K-L")) == (1, (0, 0, 0), False)


@pytest.mark.rule("V-NEWCARD-10", "V-VARIANT-8")
@pytest.mark.parametrize("counts", [True, False])
def test_a_docked_boat_counts_as_a_unit_there_unless_agreed_otherwise(counts: bool) -> None:
    t = north(
        hands={BLUE: "valkyrie_1"},
        valkyries={BLUE: "fehu@N"},
        boats={BLUE: "M-N F4"},
        docked_is_there=counts,
    )
    t.answer(BLUE, "play valkyrie_1", "done")
    assert t.offered(BLUE, "raid_at") == (["M-N", "N-rand"] if counts else ["N-rand"])  # a Valkyrie is a unit


@pytest.mark.rule("V-RULING-5")
def test_a_joker_serves_what_other_cards_ask_for_as_one_rune() -> None:
    t = north(hands={BLUE: "helmsman_fehu"}, rows={BLUE: "valkyrie_1"}).answer(BLUE, "play helmsman_fehu", "done")
    assert t.question() == "HarvestSome"  # as Hagalaz
    t = north(hands={BLUE: "fisher_fehu"}, rows={BLUE: "valkyrie_1"}).answer(BLUE, "play fisher_fehu", "done")
    assert t.question() == "ExchangeSome"  # as Pertho


@pytest.mark.rule("V-RULING-5")
def test_a_joker_never_stands_for_two_runes_at_once() -> None:
    for row, can in (("valkyrie_1", False), ("valkyrie_1 valkyrie_2", True), ("valkyrie_1 scout_pertho", True)):
        t = north(hands={BLUE: "seer_fehu"}, rows={BLUE: row}).answer(BLUE, "play seer_fehu")  # F, H and P
        assert (t.question() == "HarvestSome") == can


@pytest.mark.rule("V-RULING-4")
@pytest.mark.parametrize(
    ("invader", "earlier", "strength"),
    [
        ("valkyrie_1", "", 0),
        ("valkyrie_1", "einherjar_1 seer_fehu", 0),
        ("valkyrie_1", "valkyrie_2 valkyrie_3 seer_fehu", 8),
        ("einherjar_1", "einherjar_2 valkyrie_2", 4),
    ],
)
def test_as_invaders_the_new_cards_count_earlier_ones_of_their_kind(
    invader: str, earlier: str, strength: int
) -> None:
    t = clash({BLUE: "raider_fehu"}, ragnarok=True, invaders=earlier).draw(invader)
    assert t.happened("invaders-come") == [(invader, strength)]


@pytest.mark.rule("V-RULING-4")
@pytest.mark.parametrize(
    ("fury", "runes", "after"),
    [
        ((3, 2, 4), ("fehu", "hagalaz", "pertho"), (3, 3, 4)),
        ((2, 3, 2), ("pertho", "hagalaz", "fehu"), (2, 3, 3)),  # a tie: the leftmost god, that of Pertho
        ((2, 3, 2), ("fehu", "hagalaz", "pertho"), (3, 3, 2)),
    ],
)
def test_a_joker_that_loses_as_an_invader_raises_the_least_fury(
    fury: tuple[int, ...], runes: tuple[str, ...], after: tuple[int, ...]
) -> None:
    t = clash({BLUE: "raider_fehu"}, ragnarok=True, fury=fury, runes=runes).draw("valkyrie_1")
    assert t.fury() == after
