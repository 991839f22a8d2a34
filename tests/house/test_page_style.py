"""The page's own house: what its linters do not measure."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SRC = ROOT / "web" / "src"
LONGEST_LINE = 118  # as in Python
# All styles that are not in a component, and how large each may grow, in bytes: who needs more has a part to style.
GLOBAL = {
    "look/tokens.css": 9_000,
    "look/kit.css": 13_200,
    "look/shell.css": 4_500,  # three shapes: desk, upright, on its side
    "games/pieces/motion.css": 1_000,
    "games/walhalla/tokens.css": 500,
}


def test_no_line_of_the_page_is_too_long() -> None:
    files = (path for kind in ("ts", "svelte", "css") for path in SRC.rglob(f"*.{kind}"))
    long = [
        f"{path.relative_to(SRC)}:{number}"
        for path in files
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE
    ]
    assert long == []


def test_styles_stand_in_their_component_and_little_is_global() -> None:
    sizes = {path.relative_to(SRC).as_posix(): path.stat().st_size for path in SRC.rglob("*.css")}
    assert sizes.keys() == GLOBAL.keys()
    assert {name: size for name, size in sizes.items() if size > GLOBAL[name]} == {}


# How much room a part may ask for: of the window, or of the stage that scenes lie on. Two parts that draw their line
# elsewhere would be drawn for different windows side by side. What lies on a panel of its own (a beat, a chart) asks
# for the room of that panel, which has no name.
ROOMS = {
    "window (width < 80rem) or (height < 36rem)",  # no column at the side
    "window (width >= 80rem) and (height >= 36rem)",  # the desk
    "window (width >= 36rem) and (height < 36rem)",  # on its side
    "window (width < 69rem)",
    "window (width < 44rem)",  # a page of one column
    "window (width >= 44rem) and (height < 45rem)",  # a low one: the chart of the result gets what room there is
    "stage (width < 60rem) or (height < 29rem)",  # the phone's scene
    "stage (width >= 34rem) and (height < 29rem)",  # on its side
    "stage (width < 44rem) or (height < 29rem)",  # one thing at a time, under tabs
    "stage (height < 24rem)",
    "stage (width >= 60rem) and (height >= 29rem)",  # the desk's scene
    "stage (width >= 60rem) and (29rem <= height < 38rem)",  # low
    "stage (60rem <= width < 65rem) and (height >= 29rem)",  # and narrow ones
    "stage (60rem <= width < 72rem) and (height >= 29rem)",
    "stage (60rem <= width < 76rem) and (height >= 29rem)",
}


def test_parts_ask_for_one_of_a_few_rooms_and_never_for_the_width_of_the_window() -> None:
    styles = [path.read_text("utf-8") for kind in ("svelte", "css") for path in SRC.rglob(f"*.{kind}")]
    asked = {room.strip() for text in styles for room in re.findall(r"@container ((?:window|stage) [^{]+){", text)}
    assert asked == ROOMS
    assert [query for text in styles for query in re.findall(r"@media [^{]*px[^{]*", text)] == []


def test_packages_of_the_page_are_pinned_and_the_build_needs_no_linter() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    pinned = package["dependencies"] | package["devDependencies"]
    assert [name for name, version in pinned.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []
    checking = re.compile("lint|prettier|vitest|svelte-check|axe-core")
    assert [name for name in package["dependencies"] if checking.search(name)] == []
