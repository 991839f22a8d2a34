"""`meadhall purge`: remove old tables, each written to a file first. Nothing is ever removed unless the host asks."""

import asyncio
import time
from functools import partial
from pathlib import Path

import click

from meadhall.commands.output import console
from meadhall.commands.speaking import Speaker, WholeNumber
from meadhall.kernel.problems import Problem
from meadhall.text import say

DAY = 24 * 60 * 60 * 1000  # milliseconds


def command(lang: str) -> click.Command:
    """The command in a language."""
    speaker = Speaker("purge", lang)
    return speaker.make(
        partial(run, lang),
        speaker.option("db", "DB", default="meadhall.sqlite3"),
        speaker.option("days", "N", WholeNumber(0), required=True),
        speaker.option("export", "FOLDER", required=True),
        speaker.flag("finished"),
    )


def run(lang: str, db: str, days: int, export: str, finished: bool) -> None:
    """Write the tables out, then remove them."""
    folder = Path(export)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        n = asyncio.run(purge(db, int(time.time() * 1000) - days * DAY, folder, finished))
    except OSError as error:
        raise Problem("cannot-write", file=export[:200], why=error.strerror or str(error)) from error
    console().print(say(lang, "purge-done", n=n, folder=export), soft_wrap=True)


async def purge(db: str, before: int, folder: Path, only_finished: bool) -> int:
    """Remove tables that have not changed since then; tell how many they were."""
    from meadhall.server.store.store import open_store
    from meadhall.server.tables.keeping import write_out

    store = open_store(db)
    try:
        rows = [
            row
            for row in await store.tables_unchanged_since(before)
            if row.status in ("over", "closed") or not only_finished
        ]
        for row in rows:
            await write_out(store, row, folder)
            await store.remove(row.id)
        return len(rows)
    finally:
        await store.close()
