"""Pictures of the lab: `python shoot.py name "step=PlaceWorker&round=3" "theme=dark&lang=fr" desktop|phone ...`

Each wanted picture is four words. Tells what leaves its box, scrolls or is too small to touch, and what the page
complains of.
"""

import json
import sys
import urllib.request
from pathlib import Path

from playwright.sync_api import sync_playwright

TABLE, PAGE = "http://127.0.0.1:8765", "http://127.0.0.1:5199"
SIZES = {"desktop": (1366, 768), "phone": (390, 844)}
FAULTS = """() => {
  const told = [];
  const tell = (fault, node, more = '') =>
    told.push(`${fault} ${node.className} ${more} ${node.textContent.trim().slice(0, 24)}`);
  for (const node of document.querySelectorAll('.cm button')) {
    const box = node.getBoundingClientRect();
    if (!box.width) continue;
    const grown = getComputedStyle(node, '::after').position === 'absolute';
    const small = innerWidth < 700 && Math.min(box.width, box.height) < 44 && !grown;
    if (node.dataset.answer && small) tell('small', node);
    if (node.scrollWidth > node.clientWidth + 1) tell('over', node, `${node.scrollWidth}>${node.clientWidth}`);
    if (node.scrollHeight > node.clientHeight + 2) tell('over', node, `${node.scrollHeight}>${node.clientHeight}`);
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1) tell('outside', node);
  }
  if (document.documentElement.scrollHeight > innerHeight + 1) told.push('page scrolls');
  return told;
}"""
REACHED = """() => [...document.querySelectorAll('[data-answer]')].map((node) => node.dataset.answer)"""


def main() -> None:
    shots = Path(__file__).parent / "shots"
    shots.mkdir(exist_ok=True)
    words = sys.argv[1:]
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, jump, look, size in zip(words[::4], words[1::4], words[2::4], words[3::4], strict=True):
            width, height = SIZES[size]
            if jump != "-":
                print(name, urllib.request.urlopen(f"{TABLE}/lab/jump?{jump}").read().decode())  # noqa: S310
            page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
            page.on("console", lambda message: message.type == "error" and print("  console:", message.text))
            page.on("pageerror", lambda error: print("  error:", error))
            page.goto(f"{PAGE}/?{look}")
            page.wait_for_selector(".cm.scene", timeout=20_000)
            page.wait_for_timeout(500)
            page.screenshot(path=str(shots / f"{name}.png"))
            for fault in page.evaluate(FAULTS):
                print("  ", fault)
            question = json.load(urllib.request.urlopen(f"{TABLE}/lab/news"))["question"]  # noqa: S310
            offered = {option["answer"] for option in question["options"]} if question else set()
            missing = offered - set(page.evaluate(REACHED))
            if missing:
                print("   not on the scene:", sorted(missing))
            page.close()
        browser.close()


main()
