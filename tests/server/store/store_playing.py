"""How tests play with stores: open them, wait for something, see that nothing is lost or doubled."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from meadhall.server.store.store import Store, StoreProblem, open_store
from meadhall.text import LANGUAGES
from store_load import body_of

DEADLINE = 60  # seconds after which something that should happen has not happened


def using(*urls: str) -> Callable[[Callable[..., Awaitable[None]]], None]:
    """Run a coroutine with stores that are open, and close them whatever happens."""

    def run(play: Callable[..., Awaitable[None]]) -> None:
        async def with_stores() -> None:
            stores = [open_store(url) for url in urls]
            try:
                await asyncio.wait_for(play(*stores), 10 * DEADLINE)
            finally:
                for store in stores:
                    await store.close()

        asyncio.run(with_stores())

    return run


async def soon(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    for _ in range(DEADLINE * 50):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not happen in time")


async def sound(store: Store, table: str, last: int) -> None:
    """A log has exactly the entries one expects, each once, and nothing is wrong with the store."""
    entries = await store.entries(table)
    assert [entry.body for entry in entries] == [body_of(table, seq) for seq in range(1, last + 1)]
    assert [entry.seq for entry in entries] == list(range(1, last + 1))
    assert await store.check() == []


def refused(url: str, id: str) -> StoreProblem:
    """Opening a store fails with this problem, which tells players nothing about the machine."""
    with pytest.raises(StoreProblem) as problem:
        open_store(url)
    assert problem.value.id == id
    for lang in LANGUAGES:
        sentence = problem.value.say(lang)
        assert "/tmp" not in sentence
        assert problem.value.tell_host(lang).startswith(sentence)
    return problem.value


def open_and_close(url: str) -> None:
    """The store can be opened."""

    @using(url)
    async def look(store: Store) -> None:
        await store.count()
