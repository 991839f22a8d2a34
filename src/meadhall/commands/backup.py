"""`meadhall backup`: a copy of the database as it is at one moment, also while a server runs."""

from functools import partial

import click

from meadhall.commands.output import console
from meadhall.commands.speaking import Speaker
from meadhall.kernel.problems import Problem
from meadhall.text import say


def command(lang: str) -> click.Command:
    """The command in a language."""
    speaker = Speaker("backup", lang)
    return speaker.make(
        partial(run, lang),
        speaker.option("db", "DB", default="meadhall.sqlite3"),
        speaker.option("to", "FILE", required=True),
    )


def run(lang: str, db: str, to: str) -> None:
    """Write the copy."""
    from meadhall.server.store.sqlite_store import copy_file
    from meadhall.server.store.store import sqlite_path

    path = sqlite_path(db)
    if path is None:
        raise Problem("only-sqlite")
    copy_file(path, to)
    console().print(say(lang, "backup-done", file=to), soft_wrap=True)
