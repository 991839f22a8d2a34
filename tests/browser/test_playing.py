"""Playing through the page: alone, together, in secret, back and forth, and with a server that dies."""

import json
import signal

import pytest

from clients import Person, Server
from people import OPEN, Visit, Visitor, expect, prefer

pytestmark = pytest.mark.browser
# Fights come first, so that both have something to decide in secret.
FIGHT = prefer("place draugr", "place troll", "send", "done")


def two_at_a_table(visit: Visit) -> tuple[Visitor, Visitor]:
    """Two people whose game has begun."""
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open_table(2)
    bo.join(table)
    anna.find("#begin").click()
    for each in (anna, bo):
        expect(each.find(".app .prompt")).to_be_visible()
    return anna, bo


def test_one_press_and_a_whole_game_against_bots_to_the_scores(visit: Visit) -> None:
    ylva = visit("Ylva")
    ylva.play_now()
    assert ylva.play_to_the_end() > 10
    ylva.see_result()
    expect(ylva.find(".result .scores li")).to_have_count(3)
    expect(ylva.find(".result .won")).not_to_have_count(0)
    assert all(points.lstrip("-").isdigit() for points in ylva.find(".result .points").all_inner_texts())
    ylva.find("#check-dice").click()
    expect(ylva.find(".verdict")).to_have_attribute("data-fair", "true")


def test_a_table_is_set_up_joined_by_its_link_and_begun(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open_table(2)
    expect(anna.find(".copy input").first).to_have_value(f"{anna.url}/table/{table}")
    expect(anna.find("#local")).to_contain_text("only on this computer")
    anna.find("#begin").click(force=True)  # nobody else is there yet: the page says so and nothing happens
    expect(anna.find(".toast")).to_be_visible()
    bo.join(table)
    expect(anna.find(".seatlist")).to_contain_text("Bo")
    anna.find("#begin").click()
    for each in (anna, bo):
        expect(each.find(".opp")).to_have_count(2)
        expect(each.page.get_by_role("log")).to_contain_text("The game begins.")
    asked = anna.wait_for_turn_or_end(bo)
    assert asked in (anna, bo)


def test_what_two_decide_at_the_same_time_stays_secret_until_both_are_done(visit: Visit) -> None:
    anna, bo = two_at_a_table(visit)
    for _ in range(200):
        asked = anna.wait_for_turn_or_end(bo)
        assert asked is not None, "nothing was ever decided in secret"
        if asked.find(".opp.turn").count() == 2:
            break
        asked.answer(FIGHT)
    for each in (anna, bo):
        expect(each.find(OPEN).first).to_be_visible()
        expect(each.find(".prompt")).to_have_attribute("data-sealed", "true")
    seen_by_bo = bo.line_count()
    while anna.is_asked():
        anna.answer(FIGHT)
    expect(anna.find(".prompt p")).to_contain_text("Bo decides")
    expect(anna.find(".prompt small")).to_have_text("You have answered.")
    assert bo.is_asked()
    assert bo.line_count() == seen_by_bo
    while bo.is_asked() and bo.find(".prompt").get_attribute("data-sealed") == "true":
        bo.answer(FIGHT)
    expect(bo.find(".side .lines")).not_to_have_attribute("data-count", str(seen_by_bo))


def test_an_answer_is_taken_back_freely_and_later_only_with_leave(visit: Visit) -> None:
    anna, bo = two_at_a_table(visit)
    asked = anna.wait_for_turn_or_end(bo)
    assert asked is not None
    other = bo if asked is anna else anna
    asked.answer()
    expect(asked.find(OPEN)).to_have_count(0)
    asked.find(".undo:not(.limited)").click()
    expect(asked.find(OPEN).first).to_be_visible()
    expect(other.find(".line.undo")).to_have_count(1)

    asked.answer()
    other.wait_for_turn_or_end()
    other.answer()
    asked.find(".undo.limited").click()
    asked.find("#ask-undo").click()
    other.find("#agree").click()
    expect(asked.find(".line.undo")).not_to_have_count(1)
    expect(asked.find(OPEN).first).to_be_visible()


def test_among_bots_an_answer_is_taken_back_at_once(visit: Visit) -> None:
    ylva = visit("Ylva")
    ylva.play_now()
    for _ in range(2):
        assert ylva.wait_for_turn_or_end() is ylva
        ylva.answer()
    assert ylva.wait_for_turn_or_end() is ylva
    ylva.find(".undo:not(.limited)").click()
    expect(ylva.find(".line.undo")).not_to_have_count(0)
    for question in (".dialog", ".ask"):
        expect(ylva.find(question)).to_have_count(0)


def test_a_request_to_go_back_can_be_refused(visit: Visit) -> None:
    anna, bo = two_at_a_table(visit)
    asked = anna.wait_for_turn_or_end(bo)
    assert asked is not None
    other = bo if asked is anna else anna
    asked.answer()
    other.wait_for_turn_or_end()
    other.answer()
    lines = asked.find(".line.event").count()
    asked.find(".undo.limited").click()
    asked.find("#ask-undo").click()
    other.find("#refuse").click()
    expect(asked.find(".ask")).to_have_count(0)
    assert asked.find(".line.event").count() == lines


def test_an_answer_given_while_the_server_dies_counts_once(visit: Visit, server: Server) -> None:
    ylva = visit("Ylva")
    ylva.play_now()
    for _ in range(3):
        assert ylva.wait_for_turn_or_end() is ylva
        ylva.answer()
    assert ylva.wait_for_turn_or_end() is ylva
    decision = ylva.decision()
    chosen = ylva.options()[0]
    server.process.send_signal(signal.SIGSTOP)  # it takes the answer in, but does nothing with it
    ylva.find(f".prompt .choice[data-answer={json.dumps(chosen)}]").click()
    expect(ylva.find(".prompt small")).to_contain_text("Sending")
    server.kill()
    expect(ylva.find(".prompt.lost")).to_be_visible()
    expect(ylva.find(".prompt small")).to_contain_text("kept")
    server.start()
    expect(ylva.find(".prompt:not(.lost)")).to_be_visible()
    expect(ylva.find(f'.prompt[data-decision="{decision}"]')).to_have_count(0)
    assert ylva.wait_for_turn_or_end() is ylva
    ylva.answer()


def test_somebody_who_only_watches_sees_the_game_and_can_do_nothing(visit: Visit) -> None:
    ylva, odd = visit("Ylva"), visit("Odd")
    table = ylva.play_now()
    odd.go(f"/table/{table}")
    expect(odd.find(".app .prompt")).to_be_visible()
    expect(odd.find(".opp")).to_have_count(3)
    assert ylva.wait_for_turn_or_end() is ylva
    expect(odd.find(".prompt p")).to_contain_text("Ylva decides")
    before = odd.line_count()
    ylva.answer()
    expect(odd.find(".side .lines")).not_to_have_attribute("data-count", str(before))
    for nothing in (".prompt .choice", ".undo", ".chatbox"):
        expect(odd.find(nothing)).to_have_count(0)
    expect(odd.find(".watching")).to_have_text("You are watching.")
    expect(ylva.find(".watching")).to_contain_text("1 person watches.")
    odd.go("/")
    expect(ylva.find(".watching")).to_have_count(0)


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    anna, bo = two_at_a_table(visit)
    anna.find(".opp.own .menu").click()
    anna.find(".hand-over").first.click()
    for each in (anna, bo):
        expect(each.find(".opp", has_text="Anna").locator("small")).to_contain_text("Bot")
    assert bo.wait_for_turn_or_end() is bo  # the bot plays on, and the game waits for Bo
    assert not anna.is_asked()
    anna.find(".opp.own .menu").click()
    anna.find("#take-back").click()
    expect(bo.find(".opp", has_text="Anna").locator("small")).to_contain_text("at the table")


def test_the_private_link_brings_the_seat_to_another_device(visit: Visit) -> None:
    ylva, phone = visit("Ylva"), visit("Phone")
    table = ylva.play_now()
    ylva.find(".opp.own .menu").click()
    ylva.page.get_by_text("Play on another device").click()
    address = ylva.find(".dialog .copy input").input_value()
    assert "/claim#" in address
    phone.go(address.removeprefix(ylva.url))
    expect(phone.find(".opp.own")).to_contain_text("Ylva")
    assert phone.page.url == f"{ylva.url}/table/{table}"
    assert phone.wait_for_turn_or_end() is phone


def test_a_bot_is_voted_onto_the_seat_of_somebody_whose_time_has_run_out(visit: Visit, server: Server) -> None:
    host = Person(server)
    table = host.make_table(2, clock={"bank": 10, "turn": 0})
    anna, bo = visit("Anna"), visit("Bo")
    for each in (anna, bo):
        each.join(table)
    host.order(table, "begin")
    asked = anna.wait_for_turn_or_end(bo)
    assert asked is not None
    other = bo if asked is anna else anna
    late = other.find(".opp", has_text=asked.name)
    expect(late.locator("[role=timer]")).to_have_text("0:00")
    late.locator(".menu").click()
    other.find("#vote").click()
    expect(late.locator("small")).to_contain_text("Bot")


def test_what_happened_meanwhile_is_told_to_those_who_come_back(visit: Visit) -> None:
    ylva = visit("Ylva")
    table = ylva.play_now()
    assert ylva.wait_for_turn_or_end() is ylva
    ylva.answer()
    assert ylva.wait_for_turn_or_end() is ylva
    ylva.go("/")
    left = json.dumps({"number": 3, "at": 0})  # as if it were long ago
    ylva.page.evaluate(f"localStorage.setItem('meadhall.left.{table}', '{left}')")
    ylva.go(f"/table/{table}")
    expect(ylva.find(".dialog h2")).to_have_text("While you were away")
    expect(ylva.find(".dialog .line")).not_to_have_count(0)
    ylva.page.get_by_role("button", name="To now").click()
    expect(ylva.find(".dialog")).to_have_count(0)


def test_what_is_said_reaches_the_others(visit: Visit) -> None:
    anna, bo = two_at_a_table(visit)
    anna.find(".chatbox input").fill("Skål <b>& good luck</b>")
    anna.page.keyboard.press("Enter")
    expect(bo.find(".line.chat")).to_contain_text("Skål <b>& good luck</b>")
    expect(bo.find(".line.chat")).to_contain_text("Anna")


def test_the_lists_in_the_hall_know_whose_turn_it_is(visit: Visit, server: Server) -> None:
    ylva = visit("Ylva")
    table = ylva.play_now()
    assert ylva.wait_for_turn_or_end() is ylva
    expect(ylva.page).to_have_title("● Your turn · Meadhall")
    host = Person(server)
    waiting = host.make_table(2, open=True)
    host.sit(waiting, "Host")
    ylva.go("/")
    expect(ylva.find(f'#mine a[href="/table/{table}"]')).to_contain_text("Your turn")
    expect(ylva.find(f'#waiting a[href="/table/{waiting}"]')).to_be_visible()
