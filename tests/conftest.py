"""What holds for all tests."""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel.documents import positions
from playing import Table
from started import ending, keep_interrupts, warden

# These tests use real processes, sockets and a browser on whatever machine there is. One that fails is tried again,
# and the report says so (R): a rerun is a finding to be looked into, but not a reason to throw away everything else.
WITH_REAL_PROCESSES = ("browser", "server")
# What both builds are made from, and what coverage is measured of. All other rooms are plain Python in either build.
OF_BOTH_BUILDS = ("kernel", "games", "laws")
# What took too long or is not there would be so again.
NOT_AGAIN = [r"Timeout \(>", "Not tested: "]
# Before a position is believed, random games are played from it: most of the work of a test of a rule, by far. When
# both builds are tested, the compiled one, which is fifty times as fast, plays those of the plain one as well.
TRIALS = {"compiled": 2 * positions.TRIALS, "pure": 0} if os.environ.get("MEADHALL_BOTH_BUILDS") else {}


def pytest_configure() -> None:
    """Let programs that tests start be interrupted, even if the tests run in the background."""
    keep_interrupts()


def pytest_unconfigure() -> None:
    """Whatever still runs ends now."""
    warden.dismiss()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let tests with real processes be tried again, rooms be tested once, and laws be measured seldom."""
    here = Path(__file__).parent
    for item in items:
        if is_told_already(item):
            item.add_marker(pytest.mark.unmeasured)
        if not item.path.is_relative_to(here):
            continue
        room = item.path.relative_to(here).parts[0]
        if room not in OF_BOTH_BUILDS:
            item.add_marker(pytest.mark.fastest)
        if room in WITH_REAL_PROCESSES:
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1, rerun_except=NOT_AGAIN))


def is_told_already(item: pytest.Item) -> bool:
    """Whether the same law is measured at a smaller table.

    Measuring takes six times the time of playing, so whole games are measured seldom: each law at one table of each
    game, and tests marked `unmeasured` not at all. What only they reach counts as not covered.
    """
    table = item.callspec.params.get("table") if hasattr(item, "callspec") else None
    return isinstance(table, Table) and table != Table(table.game, min(meadhall.game(table.game).seats), ())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """No test can hang: where its time limit does not reach, the warden does. At a debugger it keeps away."""
    if not hasattr(item.config, "workerinput"):
        return (yield)
    marker = item.get_closest_marker("timeout")
    limit = marker.args[0] if marker else item.config.getoption("timeout") or item.config.getini("timeout")
    with warden.watching(item.nodeid, float(limit)):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Coverage rests while it is not wanted. (The mark that pytest-cov has for this does nothing in its workers.)"""
    if not any(item.get_closest_marker(name) for name in ("unmeasured", "fastest")):
        return (yield)
    measure = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(measure)


@pytest.fixture(autouse=True)
def _fast_build_plays_for_both(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only where both builds run the same test."""
    if TRIALS and all(request.node.get_closest_marker(name) for name in ("rule", "both")):
        monkeypatch.setattr(positions, "TRIALS", TRIALS[os.environ["MEADHALL_BUILD"]])


@pytest.fixture(autouse=True)
def _programs_end_with_the_test() -> Iterator[None]:
    """Fixtures of a file or a session are older than this one, so what they start runs on."""
    with ending():
        yield


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in words what was not tested."""
    skipped = Counter(report.longrepr[2] for report in terminalreporter.stats.get("skipped", []))
    reasons = {reason.removeprefix("Skipped: ").removeprefix("Not tested: "): n for reason, n in skipped.items()}
    lines = [f"Not tested: {reason} ({n} {'test' if n == 1 else 'tests'})" for reason, n in reasons.items()]
    if lines:
        terminalreporter.section("not tested")
    for line in lines:
        terminalreporter.line(line)
    if "MEADHALL_CLOSING_LINES" in os.environ:  # make test gathers those of all its runs
        with Path(os.environ["MEADHALL_CLOSING_LINES"]).open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
