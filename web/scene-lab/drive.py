"""Plays whole games on the scene by pressing what is lit: `python drive.py [seats] [edition] [desktop|phone] [seed]`

Tells every answer that was offered and could not be found on the scene, and every error of the page.
"""

import json
import random
import sys
import urllib.request

from playwright.sync_api import Page, sync_playwright

TABLE, PAGE = "http://127.0.0.1:8765", "http://127.0.0.1:5199"
LIT = """() => [...document.querySelectorAll('.cm [data-answer]')]
  .filter((node) => node.checkVisibility()).map((node) => node.dataset.answer)"""
SENT = (
    """(d) => window.labDecision !== d && !window.labBusy && !document.querySelector('.cm .pool .btn.pri:disabled')"""
)


def news() -> dict:
    return json.load(urllib.request.urlopen(f"{TABLE}/lab/news"))  # noqa: S310


def press(page: Page, answer: str) -> None:
    page.evaluate(
        '(a) => [...document.querySelectorAll(`.cm [data-answer="${a}"]`)].find((n) => n.checkVisibility()).click()',
        answer,
    )


def reachable(page: Page, phone: bool) -> set[str]:
    found = set(page.evaluate(LIT))
    tabs = page.locator(".cm .tabs button")
    if phone and page.locator(".cm.scene[data-sheet]").count() == 0:
        for k in range(tabs.count()):
            tabs.nth(k).click()
            found |= set(page.evaluate(LIT))
    return found


def main() -> None:
    seats, edition, size = (sys.argv[1:] + ["3", "en", "desktop"][len(sys.argv) - 1 :])[:3]
    rng = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
    phone = size == "phone"
    urllib.request.urlopen(f"{TABLE}/lab/jump?step=ChooseLeaders&seats={seats}&edition={edition}")  # noqa: S310
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(
            viewport={"width": 390, "height": 844} if phone else {"width": 1366, "height": 768},
            reduced_motion="reduce",
        )
        page.on(
            "console",
            lambda message: message.type == "error" and "404" not in message.text and print("console:", message.text),
        )
        page.on("pageerror", lambda error: print("error:", error))
        page.goto(PAGE)
        page.wait_for_selector(".cm.scene")
        seen: dict[str, int] = {}
        while True:
            now = news()
            question = now["question"]
            if question is None:
                break
            decision, step = question["decision"], question["step"]
            page.wait_for_function("(d) => window.labDecision === d", arg=decision, timeout=60_000)
            seen[step] = seen.get(step, 0) + 1
            offered = {option["answer"] for option in question["options"]}
            lit = reachable(page, phone)
            sends = {answer for answer in offered if answer.startswith("send ")}
            if offered - lit - sends:
                print(step, "missing", sorted(offered - lit - sends))
            if lit - offered - {"done", "reroll"}:
                print(step, "too much", sorted(lit - offered))
            if step.startswith("Assign"):
                page.get_by_role("button", name="Let me suggest").click()
                press(page, "done")
                page.wait_for_function(SENT, arg=decision, timeout=60_000)
                continue
            if step == "RerollWithFavor" and rng.random() < 0.6 and page.locator(".opt[data-answer=reroll]").count():
                press(page, "reroll")
                page.wait_for_function(
                    "(d) => window.labDecision > d && !window.labBusy", arg=decision, timeout=60_000
                )
                page.wait_for_timeout(150)
                continue
            choices = sorted((offered & lit) - {"turn_order"} if rng.random() < 0.9 else offered & lit)
            choices = [c for c in choices if not c.startswith("mark ")] or choices
            answer = rng.choice(choices)
            if phone:
                for k in range(2):
                    if answer in page.evaluate(LIT):
                        break
                    page.locator(".cm .tabs button").nth(k).click()
            press(page, answer)
            page.wait_for_function("(d) => window.labDecision > d", arg=decision, timeout=60_000)
        page.wait_for_selector(".endg")
        print("over", seats, edition, size, seen)
        browser.close()


main()
