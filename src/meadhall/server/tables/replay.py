"""Reading a table back from its log: as far as this version can play it, and frozen if it cannot."""

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from meadhall.kernel.problems import Problem
from meadhall.server.store.store import Entry
from meadhall.server.tables.table import Table

BREATH = 50  # entries after which others have a turn
log = logging.getLogger("meadhall.replay")


async def read_table(id: str, secret: bytes, entries: Sequence[Entry]) -> Table:
    """The table that a log adds up to.

    A game that the rules cannot replay is frozen: its seats, its chat and its log are there, but it does not go on.
    """
    try:
        return await _replay(Table(id, secret), entries)
    except (Problem, msgspec.DecodeError) as problem:  # also an entry of a kind that only a newer version knows
        log.error("a game cannot be replayed, see meadhall check-db: %s", type(problem).__name__)
        return await _replay(Table(id, secret, "server-frozen-log"), entries)


async def _replay(table: Table, entries: Sequence[Entry]) -> Table:
    for k, entry in enumerate(entries):
        table.apply(entry)
        if k % BREATH == BREATH - 1:
            await asyncio.sleep(0)  # a long log must not hold up the others
    return table
