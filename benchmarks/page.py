"""How heavy the page is, how soon it can be used, and how long it takes to show what is new.

    python benchmarks/page.py [--games 1]

Starts a server of its own, plays a game against bots in the Chromium of the system, and prints what it measured.
Nothing is asserted: the figures depend on the machine. A patch is the time from the moment news arrive at the page
until its script has changed the page, and until the browser has laid it out again.
"""

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PORT = 8931
URL = f"http://127.0.0.1:{PORT}"
WATCH = """
window.patches = [];
const inherited = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
const timed = (handle) => function (event) {
  const begin = performance.now();
  handle.call(this, event);
  Promise.resolve().then(() => {}).then(() => {
    const script = performance.now() - begin;
    document.body.offsetHeight;
    if (event.data.startsWith('{"type":"news"')) window.patches.push([script, performance.now() - begin]);
  });
};
Object.defineProperty(WebSocket.prototype, 'onmessage', {
  get: inherited.get, set(handle) { inherited.set.call(this, timed(handle)); },
});
const listen = WebSocket.prototype.addEventListener;
WebSocket.prototype.addEventListener = function (kind, handle, more) {
  return listen.call(this, kind, kind === 'message' ? timed(handle) : handle, more);
};
"""
WEIGHT = """() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
  .map((each) => [each.name, each.encodedBodySize])"""
OPEN = ".prompt .choice:not([aria-disabled=true])"


def wait_for_server() -> None:
    """Wait until the server answers."""
    for _ in range(300):
        try:
            urllib.request.urlopen(f"{URL}/api/health").close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not start")


def weigh(page: Page, what: str) -> None:
    """Print what has come over the wire so far, compressed."""
    seen = dict(page.evaluate(WEIGHT))
    fonts = sum(size for name, size in seen.items() if "woff" in name)
    print(f"{what}: {(sum(seen.values()) - fonts) / 1000:.0f} kB compressed, and {fonts / 1000:.0f} kB of fonts")


def play(page: Page) -> None:
    """Give the first answer until the game is over."""
    while not page.locator(".prompt[data-over=true]").count():
        choices = page.locator(OPEN)
        if choices.count():
            before = page.locator(".prompt").get_attribute("data-decision")
            choices.last.click()
            moved = "(before) => document.querySelector('.prompt').dataset.decision !== before"
            page.wait_for_function(moved, arg=before)
        else:
            page.wait_for_timeout(20)


def measure(page: Page) -> None:
    """Load the hall and a table, then play."""
    began = time.perf_counter()
    page.goto(URL)
    page.locator("#play-now:not([disabled])").wait_for()
    print(f"hall usable after {1000 * (time.perf_counter() - began):.0f} ms")
    weigh(page, "hall")
    page.locator("#play-now").click()
    page.locator(".app .prompt").wait_for()
    page.wait_for_timeout(1000)
    table = page.url
    page.goto("about:blank")
    began = time.perf_counter()
    page.goto(table)
    page.locator(".app .prompt").wait_for()
    print(f"table usable after {1000 * (time.perf_counter() - began):.0f} ms (files in the browser's cache)")
    page.evaluate("localStorage.setItem('meadhall.settings', JSON.stringify({name: 'Ylva', lang: 'en', list: true}))")
    page.reload()
    weigh(page, "table")
    play(page)
    patches = page.evaluate("window.patches")
    for what, k in (("script", 0), ("with layout", 1)):
        times = sorted(each[k] for each in patches)
        middle, high = statistics.median(times), times[int(0.95 * len(times))]
        print(
            f"patch, {what}: median {middle:.1f} ms, 95 % under {high:.1f} ms, most {times[-1]:.1f} ms ({len(times)})"
        )


def main() -> None:
    """Measure, as often as asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=1)
    games = parser.parse_args().games
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "meadhall.cli", "serve", "--port", str(PORT), "--log", "quiet"]
        with subprocess.Popen([*command, "--db", str(Path(folder) / "page.sqlite3")]) as server:
            try:
                wait_for_server()
                browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
                for _ in range(games):
                    context = browser.new_context(viewport={"width": 1366, "height": 768})
                    context.add_init_script(WATCH)
                    measure(context.new_page())
                    context.close()
                browser.close()
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
