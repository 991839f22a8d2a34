"""Checks the page: its format, its code, its styles, its types, and the logic in it that decides.

It needs what web/build.py needs, and brings all of package.json: who only builds the page gets no linters. The tests
of the logic run here too, since they take two seconds, need no browser, and nothing but what the linters need anyway.
`--wants-node` checks nothing and only tells, by the exit code 0, that Node has to be brought first.
"""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from build import WEB, Node, NoNode, bring_packages, environment_of, find_node, packaged_node, system_node

CACHE = "node_modules/.cache/check"
# Each with the file that runs it and its words; warnings are errors. The longest come first: two run at a time.
CHECKS = {
    "svelte-check": ("svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"),
    "eslint": ("eslint/bin/eslint.js", "--max-warnings=0", "--cache", f"--cache-location={CACHE}/eslint", "."),
    "prettier": (
        "prettier/bin/prettier.cjs",
        "--check",
        "--log-level=warn",
        "--cache",
        f"--cache-location={CACHE}/prettier",
        ".",
    ),
    "stylelint": (
        "stylelint/bin/stylelint.mjs",
        "--max-warnings=0",
        "--cache",
        f"--cache-location={CACHE}/stylelint",
        "src/**/*.{css,svelte}",
    ),
    "vitest": ("vitest/vitest.mjs", "run", "--reporter=dot"),
}


def run(tools: Node, name: str) -> tuple[str, int, str]:
    """Run one of the checks: its name, its exit code and what it said."""
    program, *words = CHECKS[name]
    command = [tools.node, str(WEB / "node_modules" / program), *words]
    done = subprocess.run(
        command, cwd=WEB, env=environment_of(tools), capture_output=True, text=True, encoding="utf-8", check=False
    )
    return name, done.returncode, done.stdout + done.stderr


def main(arguments: list[str]) -> int:
    """Check the page, or only tell whether Node is wanted for it."""
    if arguments == ["--wants-node"]:
        return 0 if system_node() is None and packaged_node() is None else 1
    try:
        tools = find_node()
        bring_packages(tools, with_checks=True)
    except (NoNode, OSError, subprocess.CalledProcessError) as problem:
        print(f"The page could not be checked: {problem}", file=sys.stderr)
        return 1
    failed = False
    with ThreadPoolExecutor(2) as pool:
        for name, code, said in pool.map(lambda name: run(tools, name), CHECKS):
            if code:
                failed = True
                print(f"{name}:\n{said}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
