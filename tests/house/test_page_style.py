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
    "look/kit.css": 12_000,
    "look/shell.css": 3_500,
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


def test_packages_of_the_page_are_pinned_and_the_build_needs_no_linter() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    pinned = package["dependencies"] | package["devDependencies"]
    assert [name for name, version in pinned.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []
    checking = re.compile("lint|prettier|vitest|svelte-check|axe-core")
    assert [name for name in package["dependencies"] if checking.search(name)] == []
