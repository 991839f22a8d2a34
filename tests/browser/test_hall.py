"""The hall: what it remembers of the game somebody chose last, and times of one's own for a clock."""

import pytest

from people import SMALL, Visit, expect

pytestmark = pytest.mark.browser


def test_the_hall_remembers_game_seats_bots_options_and_a_clock_of_ones_own(visit: Visit) -> None:
    ylva = visit("Ylva", size=SMALL)
    ylva.choose_game("walhalla")
    ylva.find("#setup").click()
    ylva.find(".opts .seg button").get_by_text("4", exact=True).click()
    ylva.find(".opts .seat select").first.select_option("greedy")
    ylva.find("#clock").select_option("own")
    ylva.find("#clock-minutes").fill("0")
    ylva.find("#clock-seconds").fill("11")
    ylva.find("#open-table").click()
    assert ylva.find("#clock-minutes").evaluate("(field) => field.validity.rangeUnderflow")
    expect(ylva.find(".opts")).to_be_visible()  # and no table was made
    ylva.find("#clock-minutes").fill("7")
    ylva.page.reload()
    expect(ylva.find(".gm[data-game=walhalla]")).to_have_attribute("aria-pressed", "true")
    ylva.find("#setup").click()
    expect(ylva.find("#clock")).to_have_value("own")
    expect(ylva.find("#clock-minutes")).to_have_value("7")
    expect(ylva.find(".opts .seat")).to_have_count(4)
    expect(ylva.find(".opts .seat select").first).to_have_value("greedy")
    ylva.find(".gm[data-game=champions]").click()  # each game has its own
    expect(ylva.find(".opts .seat")).to_have_count(3)
    expect(ylva.find("#clock")).to_have_value("none")
    ylva.find(".gm[data-game=walhalla]").click()
    ylva.find("#open-table").click()
    expect(ylva.find(".facts")).to_contain_text("7 minutes, and 11 seconds more")
    expect(ylva.find(".seatlist .seat")).to_have_count(4)
    assert ylva.page.evaluate("localStorage.getItem('meadhall.setup.walhalla')")
    ylva.page.evaluate("localStorage.setItem('meadhall.setup.walhalla', '{\"seats\": 99, \"bots\": 3')")
    ylva.page.evaluate("localStorage.setItem('meadhall.game', '\"chess\"')")
    ylva.go("/")
    expect(ylva.find(".gm[data-game=champions]")).to_have_attribute("aria-pressed", "true")
    ylva.find(".gm[data-game=walhalla]").click()
    ylva.find("#setup").click()
    expect(ylva.find(".opts .seat")).to_have_count(3)
