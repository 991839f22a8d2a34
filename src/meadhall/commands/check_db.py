"""`meadhall check-db`: replay every stored game and tell what is wrong."""

import asyncio
import tempfile
from functools import partial
from pathlib import Path

import click

from meadhall.commands.output import console, print_json
from meadhall.commands.speaking import Speaker
from meadhall.text import say


def command(lang: str) -> click.Command:
    """The command in a language."""
    speaker = Speaker("check-db", lang)
    return speaker.make(
        partial(run, lang), speaker.option("db", "DB", default="meadhall.sqlite3"), speaker.flag("json")
    )


def run(lang: str, db: str, json: bool) -> int:
    """Check a database; the exit code is 1 if something is wrong. A file in use is checked as it is at one moment."""
    from meadhall.server.store.sqlite_store import copy_file
    from meadhall.server.store.store import open_store, sqlite_path
    from meadhall.server.tables.keeping import Kept, look_through

    async def look(url: str) -> Kept:
        store = open_store(url)
        try:
            return await look_through(store)
        finally:
            await store.close()

    path = sqlite_path(db)
    if path is None:
        kept = asyncio.run(look(db))
    else:
        with tempfile.TemporaryDirectory() as folder:
            copy = str(Path(folder) / "copy.sqlite3")
            copy_file(path, copy)
            kept = asyncio.run(look(copy))
    faults = [fault.say(lang) for fault in kept.faults]
    frozen = [say(lang, "check-db-frozen", table=fault.table, why=fault.say(lang)) for fault in kept.frozen]
    if json:
        print_json({"tables": kept.tables, "entries": kept.entries, "faults": faults, "frozen": frozen})
    else:
        tell(lang, kept.tables, kept.entries, faults, frozen)
    return 1 if faults else 0


def tell(lang: str, tables: int, entries: int, faults: list[str], frozen: list[str]) -> None:
    """The findings in words."""
    out = console()
    for line in frozen:
        out.tell(line)
    if not faults:
        out.tell(say(lang, "check-db-good", tables=tables, entries=entries))
        return
    out.tell(say(lang, "check-db-bad", n=len(faults)))
    for line in faults:
        out.tell(line)
