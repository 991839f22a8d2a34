"""Walhalla in the terminal: what the drawn table tells each seat, and what stands beside the options."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from tests.games.walhalla.land import BLACK, BLUE, RED, YELLOW, Land, ending, land, sailing

import meadhall
from meadhall.games.walhalla.table.names import PART_NAMES
from meadhall.terminal.drawing import Drawing
from meadhall.terminal.drawings import drawing_of
from meadhall.terminal.page import whole_page
from meadhall.text import LANGUAGES, say

MIXED = {"1.1": "forest_2", "1.2": "village_2", "2.1": "wheat", "2.2": "village_1", "3.1": "forest_3"}
DEFENCE = {"2.1": "wheat", "1.1": "wheat"}


def drawing(t: Land) -> Drawing:
    return drawing_of(t.match)


def page(t: Land, seat: int, lang: str = "en", width: int = 100) -> str:
    """The table as a seat sees it."""
    parts = drawing(t).parts(t.match, seat, lang, ["you"] * t.match.seats)
    return "".join(f"{line.plain}\n" for line in whole_page(parts, width))


def hints(t: Land, seat: int, lang: str = "en") -> dict[str, str]:
    """What stands beside each option of a seat."""
    answers = [t.match.game.vocabulary.answer(word) for word in t.match.options(seat)]
    return {answer.name: drawing(t).hint(t.match, seat, answer, lang) for answer in answers}


# --- the table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("layout", ["6-6-6", "5-7-6"])
def test_the_table_fits_80_columns_and_its_land_stands_in_columns(lang: str, layout: str) -> None:
    match = meadhall.new("walhalla", seats=4, seed=3, options={"peninsulas": layout})
    told = page(Land(match), match.asked[0], lang, width=80)
    lines = told.splitlines()
    assert all(cell_len(line.rstrip()) <= 80 for line in lines)
    first = next(k for k, line in enumerate(lines) if "~1~" in line)
    last = 14 if layout == "6-6-6" else 16  # fields of the longest peninsula and its two tips
    rows = lines[first + 1 : first + 1 + last]
    shores = [cell_len(lines[first].partition("~4~")[0])] * last
    assert [cell_len(row.rstrip().removesuffix("~")) - 1 for row in rows] == shores


def test_a_field_tells_its_terrain_and_who_stands_there() -> None:
    t = land(terrain=MIXED, vikings={"1.1": RED, "2.2": BLACK}, kept=("blue_1",)).draw("blue_1")
    row = {line.split()[0]: line for line in page(t, BLUE).splitlines() if line.strip()}
    assert "R forest 2" in row["1"]
    assert "K village +1" in row["2"]
    assert "wheat field*" not in row["1"]  # the pack of the test has told all tiles


def test_stand_ins_have_a_star() -> None:
    match = meadhall.new("walhalla", seats=3, seed=1)
    told = page(Land(match), match.asked[0])
    assert "wheat field*" in told
    assert "supply by rank: 10, 9*, 8*" in told
    assert "points at the end: 7*, 4" in told
    assert " ship 1* –" in told or " ship 2* –" in told or " ship 3* –" in told


def test_a_ship_lies_along_its_rows_and_shows_who_lands_now() -> None:
    t = sailing(BLUE, None, RED, terrain=DEFENCE, ships={"fjord_2": 1}).answer(BLUE, "send fjord_2 stern")
    rows = page(t, RED).splitlines()
    start = next(k for k, row in enumerate(rows) if "~2~" in row)
    fjord = rows[start].index("~2~")
    seen = [row[fjord : fjord + 3] for row in rows[start + 1 : start + 8]]
    assert seen == ["/·\\", "|·|", "\\·/", "<R>", "|·|", "\\B/", " ~ "]


def test_places_aboard_are_told_with_those_they_are_free_for() -> None:
    t = land(kept=("red_1",), facts='[[ship]]\nid = "red_1"\nplace = "middle"\n').draw("red_1")
    t.answer(RED, "board middle")
    told = page(t, BLUE)
    assert "red ship 1 – bow: free (Player 1) · middle: Player 2 · stern: free (Player 1)" in told


def test_the_place_of_the_missing_colour_stays_empty() -> None:
    t = land(3, kept=("black_1",), facts='[[ship]]\nid = "black_1"\nplace = "bow"\n').draw("black_1")
    assert "bow: empty · middle: free (Player 1)" in page(t, BLUE)


def test_standings_tell_totals_and_points_now() -> None:
    # The first example of the rulebook: 4, 2, 2 and 1 on the peninsula with the tips 5 and 7.
    terrain = {"1.1": "village_1", "1.4": "village_1"}
    vikings = {"1.1": RED, "1.2": RED, "1.3": RED, "1.4": YELLOW, "1.5": BLUE, "1.6": BLUE, "1.7": BLACK}
    t = land(terrain=terrain, vikings=vikings, tips=((5, 7), (3, 6), (4, 8)), kept=("blue_1",)).draw("blue_1")
    told = page(t, BLUE)
    assert "peninsula 1 (7, 5) – Player 2: 4 (+7) · Player 1: 2 (+3) · Player 3: 2 (+3) · Player 4: 1\n" in told
    assert "peninsula 2 (6, 3) – nobody" in told


@pytest.mark.rule("W-GEN-5")
def test_a_hand_is_shown_to_its_owner_only() -> None:
    t = land(hands={BLUE: "hunt hunt", RED: "shield"}, kept=("blue_1",)).draw("blue_1")
    assert f"Hand (2 × Hunt) – {say('en', 'walhalla-card-does-hunt')}" in page(t, BLUE)
    for seat in (RED, YELLOW, meadhall.SPECTATOR):
        assert "Hunt" not in page(t, seat)
    assert "Shield" not in page(t, BLUE)


def test_what_is_laid_is_shown_to_its_owner_and_who_still_lays_to_all() -> None:
    t = ending(hands={BLUE: "forest wheat", RED: "cult"}).answer(BLUE, "lay wheat")
    assert "Laid – Wheat" in page(t, BLUE)
    assert "Wheat –" not in page(t, RED)
    assert "Laid" not in page(t, RED)
    assert "Still laying cards – Player 1, Player 2" in page(t, YELLOW)


def test_a_fight_is_told() -> None:
    t = sailing(BLUE, None, None, terrain=DEFENCE, vikings={"2.1": RED, "1.1": BLUE}).answer(BLUE, "send fjord_2 bow")
    assert "Fight – Player 1 attacks Player 2: peninsula 2, field 1 (wheat field)." in page(t, RED)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_final_scoring_adds_up(lang: str) -> None:
    match = meadhall.new("walhalla", seats=3, seed=4, players=("Ada", "Bo", "Cy"))
    while not match.over:
        match.answer(match.asked[0], match.options(match.asked[0])[-1])
    rows = [line.plain.split() for line in whole_page([drawing_of(match).scores(match, lang)], 100)]
    *scored, total = [list(map(int, row[-3:])) for row in rows if row and row[-1].lstrip("-").isdecimal()]
    assert len(scored) == len(PART_NAMES)
    assert total == list(match.scores)
    assert [sum(column) for column in zip(*scored, strict=True)] == total


# --- beside the options ----------------------------------------------------------------------------------------


def test_sending_a_ship_tells_who_could_land_where() -> None:
    t = sailing(BLUE, RED, None, terrain=MIXED, vikings={"2.2": YELLOW}, ships={"fjord_4": 1})
    told = hints(t, BLUE)
    assert told["send fjord_1 bow"] == "B: forest 2 · R: village +2"
    assert told["send fjord_2 bow"] == "B: forest 2 / wheat field · R: village +2 / village +1 [Y]"
    assert told["send fjord_2 stern"] == "R: village +2 / village +1 [Y] · B: cult place / cult place"
    assert told["send fjord_4 bow"] == "B: cult place · R: cult place"


def test_an_empty_ship_tells_its_rows() -> None:
    t = sailing(None, None, None, ships={"fjord_1": 2})
    assert hints(t, BLUE)["send fjord_1 bow"] == "rows 7 to 9"
    assert hints(t, BLUE, "fr")["send fjord_3 bow"] == "rangs 1 à 3"


def test_landing_tells_the_field_and_what_its_defender_has() -> None:
    t = sailing(BLUE, None, None, terrain=MIXED, vikings={"2.1": RED}, hands={BLUE: "attack", RED: "cult hunt"})
    t.answer(BLUE, "send fjord_2 bow")
    told = hints(t, BLUE)
    assert told["land peninsula_1"] == "forest 2, free"
    assert told["land peninsula_2"] == "wheat field, Player 2 (Walhalla 1, 2 cards)"
    assert told["attack peninsula_2"] == told["land peninsula_2"]


def test_a_fight_tells_what_losing_and_winning_would_change() -> None:
    t = sailing(BLUE, None, None, terrain=DEFENCE, vikings={"2.1": RED, "1.1": BLUE}, hands={RED: "shield"})
    t.answer(BLUE, "send fjord_2 bow")
    asgard = t.asgard(RED)
    assert hints(t, RED) == {
        "lose": "Walhalla 1 → 2",
        "win": f"Walhalla 1 → 0 · Asgard {asgard} → {asgard + 1}",
        "shield": "Hand 1 → 0",
    }


def test_hunting_tells_the_points_with_and_without() -> None:
    t = sailing(BLUE, None, None, terrain={"3.1": "forest_3"}, hands={BLUE: "hunt"}).answer(BLUE, "send fjord_4 bow")
    assert hints(t, BLUE) == {"done": "3 points", "hunt": "6 points"}


def test_boarding_and_selling_tell_what_they_cost() -> None:
    t = land(kept=("blue_1",), hands={BLUE: "hunt"}, points=(2, 0, 0, 0), midgard=(2, 7, 7, 7)).draw("blue_1")
    assert hints(t, BLUE)["board bow_stern"] == "Midgard 2 → 0"
    t.answer(BLUE, "board bow_stern")
    asgard = t.asgard(BLUE)
    assert hints(t, BLUE)["sell hunt"] == f"Points 2 → 1 · Asgard {asgard} → {asgard - 1}"


@pytest.mark.parametrize(("lone_card", "lone"), [(True, "total"), (False, "nothing")])
def test_a_card_tells_what_it_would_bring_now(lone_card: bool, lone: str) -> None:
    vikings = {"1.1": BLUE, "1.2": BLUE, "1.3": RED, "1.4": RED, "1.5": RED, "3.1": RED}
    hand = "forest village peninsula_6 peninsula_8 walhalla"
    t = ending(terrain=MIXED, vikings=vikings, hands={BLUE: hand}, lone_card=lone_card, walhalla=(1, 2, 2, 3))
    told = hints(t, BLUE)
    assert told["lay forest"] == "1 point"
    assert told["lay village"] == "1 point"
    assert told["lay peninsula_6"] == "peninsula 1: Total 4 → 6, Points 6 → 6"
    assert told["lay walhalla"] == "Supply 6 → 8"
    assert (
        told["lay peninsula_8"]
        == {
            "total": "peninsula 3: Total 0 → 2, Points 0 → 8",
            "nothing": "peninsula 3: Total 0 → 0, Points 0 → 0",
        }[lone]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_of_a_game_can_be_said(lang: str) -> None:
    match = meadhall.new("walhalla", seats=3, seed=5)
    said = 0
    while not match.over:
        for seat in match.asked:
            said += sum(bool(hint) for hint in hints(Land(match), seat, lang).values())
        match.answer(match.asked[0], match.options(match.asked[0])[-1])
    assert said > 100
