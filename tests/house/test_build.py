"""The build: which code runs is the one that was meant to run, and the source tree stays clean."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

import pytest
from hatch_build import modules_to_compile

import meadhall

ROOT = Path(__file__).parents[2]
BUILD = os.environ.get("MEADHALL_BUILD")  # make test says which build it means


@pytest.mark.both
@pytest.mark.skipif(BUILD is None, reason="MEADHALL_BUILD does not say which build is meant")
def test_the_build_that_runs_is_the_one_that_is_meant() -> None:
    in_source = Path(meadhall.__file__).is_relative_to(ROOT / "src")
    assert in_source == (BUILD == "pure")
    for path in modules_to_compile(ROOT):
        name = path.removesuffix(".py").replace("/", ".")
        file = importlib.import_module(name).__file__
        assert file is not None
        assert file.endswith(".py") == (BUILD == "pure"), file


def test_no_extension_module_shadows_the_source() -> None:
    assert not [path for ending in ("so", "pyd") for path in (ROOT / "src").rglob(f"*.{ending}")]
