"""What is always in sight: the longships for sale, and, once for a table, that some values are stand-ins."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.games.champions.table import table

from clients import Server, running
from people import SMALL, Visit, Visitor, expect

pytestmark = pytest.mark.browser
LAPTOP = {"width": 1366, "height": 630}


@pytest.fixture(scope="module")
def position(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file whose position lies on tables that begin."""
    return tmp_path_factory.mktemp("sight") / "position.json"


@pytest.fixture(scope="module")
def server(position: Path) -> Iterator[Server]:
    """A server whose tables begin with that position."""
    program = (str(Path(__file__).with_name("laid_out.py")), str(position))
    with running(position.with_name("hall.sqlite3"), "--limits", "open", program=program) as server:
        yield server


def see_ships(visitor: Visitor, document: Any) -> None:
    """What is for sale stands on the board with what it carries and costs, each ship in sight."""
    address = f"{visitor.url}/api/games/champions/components?lang=en"
    ships = visitor.page.request.get(address).json()["ships"]
    owned = [player["ship"] for player in document["players"]]
    seats = len(owned)
    left = [id for id, ship in ships.items() if not ship["public"] and id not in owned and ship["seats"] <= seats]
    assert left
    for size in (LAPTOP, SMALL):
        visitor.page.set_viewport_size(size)
        expect(visitor.find(".boat")).to_have_count(len(left))
        for id in left:
            boat = visitor.find(f".boat[data-ship={id}]")
            expect(boat).to_be_in_viewport(ratio=1)
            expect(boat).to_have_text("".join(str(ships[id][what]) for what in ("capacity", "wood", "coins")))


def test_the_ships_for_sale_stay_in_sight_also_for_who_has_one_and_stand_ins_are_said_once(
    visit: Visit, position: Path
) -> None:
    ylva = visit("Ylva", listed=False)
    for ship in (None, "karve"):
        document = table(4, ship=[ship, None, None, None]).position()
        position.write_text(json.dumps(document), "utf-8")
        ylva.page.set_viewport_size(LAPTOP)
        ylva.begin("champions", 4, {})
        expect(ylva.find(".harbour .place")).to_have_count(5 + (ship is not None))
        see_ships(ylva, document)
    ylva.page.set_viewport_size(LAPTOP)
    ylva.find(".boat").first.hover()
    expect(ylva.find(".about-card")).to_contain_text("Snekke")
    assert "stand-in" not in ylva.find(".about-card").inner_text()
    ylva.find(".side .stand-ins").click()
    expect(ylva.find("dialog dt")).to_contain_text(["Dice", "Trolls", "Draugr", "Monsters", "Kraken"])
    expect(ylva.find("dialog")).to_contain_text("Draugr Warlord")
