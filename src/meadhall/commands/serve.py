"""`meadhall serve`: a server for browsers and bots, on one file or a PostgreSQL."""

import os
import sys
import webbrowser
from functools import partial
from typing import NamedTuple

import click

from meadhall.commands.completing import one_file, one_of
from meadhall.commands.output import console
from meadhall.commands.speaking import Speaker, WholeNumber
from meadhall.kernel.problems import Problem
from meadhall.text import say

LOGS = ("quiet", "plain", "json")


class Wish(NamedTuple):
    """What the command line says about the server."""

    host: str
    port: int
    db: str
    open: bool
    origin: tuple[str, ...]
    proxy: bool
    bot_processes: int
    bot_seconds: int
    bot_pace: int
    absent_after: int
    notice_after: int
    webhooks_to: tuple[str, ...]
    log: str
    limits: str


def command(lang: str) -> click.Command:
    """The command in a language."""
    speaker = Speaker("serve", lang)
    return speaker.make(
        partial(run, lang),
        speaker.option("host", "H", default="127.0.0.1"),
        speaker.option("port", "P", WholeNumber(0), default=8000),
        speaker.option("db", "DB", default="meadhall.sqlite3", shell_complete=one_file),
        speaker.flag("open"),
        speaker.option("origin", "URL", multiple=True),
        speaker.flag("proxy"),
        speaker.option("bot-processes", "N", WholeNumber(1), default=2),
        speaker.option("bot-seconds", "S", WholeNumber(1), default=10),
        speaker.option("bot-pace", "MS", WholeNumber(0), default=400),
        speaker.option("absent-after", "S", WholeNumber(0), default=60),
        speaker.option("notice-after", "S", WholeNumber(0), default=10),
        speaker.option("webhooks-to", "HOST", multiple=True),
        speaker.option("log", "|".join(LOGS), default="plain", shell_complete=one_of(*LOGS)),
        speaker.option("limits", "normal|open", default="normal", shell_complete=one_of("normal", "open")),
    )


def run(lang: str, **said: object) -> int:
    """Serve until Ctrl-C."""
    from meadhall.server.settings import LIMITS, Settings
    from meadhall.server.web.running import serve, set_up_log

    wish = Wish(**said)  # type: ignore[arg-type]
    if wish.log not in LOGS:
        raise Problem("bad-option", option="--log", value=wish.log[:40], allowed=", ".join(LOGS))
    if wish.limits not in LIMITS:
        raise Problem("bad-option", option="--limits", value=wish.limits[:40], allowed=", ".join(LIMITS))
    set_up_log(wish.log)
    settings = Settings(
        host=wish.host,
        port=wish.port,
        db=wish.db,
        origins=tuple(origin.rstrip("/").lower() for origin in wish.origin),
        behind_proxy=wish.proxy,
        bot_processes=wish.bot_processes,
        bot_seconds=float(wish.bot_seconds),
        bot_pace=wish.bot_pace / 1000,
        absent_after=float(wish.absent_after),
        notice_after=float(wish.notice_after),
        webhooks_to=wish.webhooks_to,
        limits=LIMITS[wish.limits],
    )
    out = console()

    def on_open(address: str) -> None:
        out.print(say(lang, "serve-open", address=address), soft_wrap=True)
        out.print(say(lang, "serve-stop", db=without_password(wish.db)), soft_wrap=True)
        out.file.flush()
        if wish.open and has_screen():
            webbrowser.open(address)

    serve(settings, on_open)
    out.print(say(lang, "serve-stopped"))
    return 0


def has_screen() -> bool:
    """Whether a browser can open a window here; a browser for the terminal would hide what we say."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def without_password(db: str) -> str:
    """A database as it may be shown: an address without who logs in and how."""
    scheme, found, rest = db.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if found and scheme.startswith("postgres") else db
