"""What ends a table from the page: resigning, closing, a lesson that is left, and what is taken off the own list."""

import pytest

from people import SMALL, Visit, Visitor, expect

pytestmark = pytest.mark.browser


def open_settings(visitor: Visitor) -> None:
    """Open what can be done about the table."""
    visitor.find(".top").get_by_role("button", name="Settings").click()


def take_back_across_something(visitor: Visitor) -> None:
    """Answer until others have answered since, and take that back."""
    address = f"{visitor.url}/api/tables/{visitor.table()}/state"
    for _ in range(20):
        visitor.wait_for_turn_or_end()
        visitor.answer()
        visitor.wait_for_turn_or_end()
        if not visitor.page.request.get(address).json()["parts"]["question"]["can_undo"]:
            break
    visitor.find(".undo").click()
    expect(visitor.find(".side .lines")).to_contain_text("the game goes back")


def test_who_resigns_is_asked_first_and_named_in_the_result_with_what_was_taken_back(
    visit: Visit,
) -> None:
    ylva = visit("Ylva")
    table = ylva.begin("champions", 3, {})
    take_back_across_something(ylva)
    open_settings(ylva)
    ylva.find("#resign").click()
    ylva.page.get_by_role("button", name="Play on").click()
    expect(ylva.find("#resign-now")).to_have_count(0)
    ylva.find("#resign").click()
    ylva.find("#resign-now").click()
    ylva.page.keyboard.press("Escape")
    expect(ylva.find("#resigned")).to_have_text("Resigned: You")
    expect(ylva.find("#taken-back")).to_have_text("Taken back after dice, draws or answers of others: Ylva 1×")
    expect(ylva.find(".endg")).to_contain_text("has resigned")
    expect(ylva.find(".opp.own .nm")).to_contain_text("has resigned")
    expect(ylva.find(".prompt p")).to_contain_text("The game is over")
    ylva.go("/")
    row = ylva.find(f"#finished [data-table='{table}']")
    row.locator(".remove").click()
    ylva.find("#remove-now").click()
    expect(row).to_have_count(0)
    ylva.page.reload()
    expect(ylva.find("#finished")).to_be_visible()
    expect(row).to_have_count(0)


def test_a_lesson_is_ended_and_a_waiting_table_closed_on_a_phone(visit: Visit) -> None:
    ylva = visit("Ylva", listed=False, size=SMALL, has_touch=True)
    ylva.choose_game("champions")
    ylva.find("#learn").click()
    ylva.find("[data-chapter=workers]").click()
    expect(ylva.find(".lesson")).to_be_visible()
    lesson = ylva.table()
    open_settings(ylva)
    expect(ylva.find("#resign")).to_have_count(0)
    ylva.find("#close-table").click()
    ylva.find("#close-now").click()
    ylva.page.keyboard.press("Escape")
    expect(ylva.find(".prompt p")).to_contain_text("closed without a result")
    expect(ylva.find(".lesson")).to_have_count(0)
    ylva.find("#replay").click()
    expect(ylva.find("#moment")).to_be_visible()
    table = ylva.open_table(2)
    ylva.find("#close-table").click()
    ylva.find("#close-now").click()
    for id in (lesson, table):
        expect(ylva.find(f"#finished [data-table='{id}']")).to_contain_text("Closed without a result")
    ylva.go(f"/table/{table}")
    expect(ylva.find("main [role=status]")).to_contain_text("closed without a result")


def test_a_running_game_is_closed_and_taken_off_the_list_from_the_hall(visit: Visit) -> None:
    ylva = visit("Ylva", listed=False)
    table = ylva.begin("walhalla", 3, {})
    ylva.go("/")
    row = ylva.find(f"#mine [data-table='{table}']")
    row.locator(".remove").click()
    expect(ylva.find("dialog")).to_contain_text("ends without a result")
    ylva.find("#remove-now").click()
    expect(row).to_have_count(0)
    expect(ylva.find(f"#finished [data-table='{table}']")).to_have_count(0)
    ylva.go(f"/table/{table}")
    expect(ylva.find(".prompt p")).to_contain_text("closed without a result")
