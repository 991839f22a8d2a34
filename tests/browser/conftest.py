"""A real browser, a real server, and people who use one at the other."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "server"))

from clients import Server, running
from people import Visit, Visitor
from programs import browser as find_browser, needed


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium.

    It ends with each file: its event loop would stand in the way of tests that run one of their own.
    """
    path, environment = needed(find_browser)
    with sync_playwright() as playwright:
        words = ["--no-sandbox", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=path, env=environment, args=words)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file."""
    with running(tmp_path_factory.mktemp("page") / "hall.sqlite3") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """A function that lets somebody come with a browser of their own; in the end no page may have complained."""
    visitors: list[Visitor] = []

    def come(name: str = "Ylva", **more: object) -> Visitor:
        visitors.append(Visitor(browser, server.url, name, **more))
        return visitors[-1]

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []
