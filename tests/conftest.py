"""What holds for all tests."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from started import ending, keep_interrupts, warden

# These tests use real processes, sockets and a browser on whatever machine there is. One that fails is tried again,
# and the report says so (R): a rerun is a finding to be looked into, but not a reason to throw away everything else.
WITH_REAL_PROCESSES = ("browser", "server")
# What took too long or is not there would be so again.
NOT_AGAIN = [r"Timeout \(>", "Not tested: "]


def pytest_configure() -> None:
    """Let programs that tests start be interrupted, even if the tests run in the background."""
    keep_interrupts()


def pytest_unconfigure() -> None:
    """Whatever still runs ends now."""
    warden.dismiss()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let tests with real processes be tried again."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.path.relative_to(here).parts[0] in WITH_REAL_PROCESSES:
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1, rerun_except=NOT_AGAIN))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """No test can hang: where its time limit does not reach, the warden does."""
    marker = item.get_closest_marker("timeout")
    limit = float(marker.args[0] if marker else item.config.getini("timeout"))
    with warden.watching(item.nodeid, limit):
        return (yield)


@pytest.fixture(autouse=True)
def _programs_end_with_the_test() -> Iterator[None]:
    """Fixtures of a file or a session are older than this one, so what they start runs on."""
    with ending():
        yield


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in words what was not tested."""
    reasons = Counter(report.longrepr[2] for report in terminalreporter.stats.get("skipped", []))
    if reasons:
        terminalreporter.section("not tested")
    for reason, count in reasons.items():
        words = reason.removeprefix("Skipped: ").removeprefix("Not tested: ")
        terminalreporter.line(f"{count} {'test' if count == 1 else 'tests'}: {words}")
