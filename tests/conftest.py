"""What holds for all tests."""

from pathlib import Path

import pytest

# These tests use real processes, sockets and a browser on whatever machine there is. One that fails is tried again,
# and the report says so (R): a rerun is a finding to be looked into, but not a reason to throw away everything else.
WITH_REAL_PROCESSES = ("browser", "server")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let tests with real processes be tried again."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.path.relative_to(here).parts[0] in WITH_REAL_PROCESSES:
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1))
