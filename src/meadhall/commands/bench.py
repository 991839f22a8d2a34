"""`meadhall bench`: how fast this build plays on this machine, beside peers that are installed."""

from functools import partial
from typing import Any, cast

import click
from rich.table import Table

from meadhall.bench import measure
from meadhall.build import tell_build
from meadhall.commands.completing import one_game
from meadhall.commands.output import console, print_json
from meadhall.commands.speaking import Speaker, WholeNumber
from meadhall.registry import game as find_game, games
from meadhall.text import figures, say

FIGURES = (
    "decisions_per_second",
    "games_per_second",
    "decisions_per_game",
    "options_per_decision",
    "clone_us",
    "view_us",
    "match_decisions_per_second",
)


def command(lang: str) -> click.Command:
    """The command in a language."""
    speaker = Speaker("bench", lang)
    return speaker.make(
        partial(run, lang),
        speaker.argument("game", required=False, default=games()[0].id, shell_complete=one_game),
        speaker.option("seconds", "S", WholeNumber(1), default=6),
        speaker.flag("json"),
    )


def run(lang: str, game: str, seconds: int, json: bool) -> None:
    """Measure, and report."""
    report = measure(find_game(game), seconds)
    if json:
        print_json(report)
    else:
        tell(report, lang)


def tell(report: dict[str, object], lang: str) -> None:
    """The report in words."""
    out = console()
    out.tell(say(lang, "bench-title", game=str(report["game"]), seats=cast(int, report["seats"])))
    out.tell(tell_build(lang))
    table = Table(box=None, show_header=False)
    table.add_column(justify="right")
    table.add_column()
    for figure in FIGURES:
        table.add_row(figures(lang, cast(float, report[figure]), ","), say(lang, f"bench-{figure}"))
    out.print(table)
    for peer in cast(list[dict[str, Any]], report["peers"]):
        out.tell(tell_peer(peer, lang))


def tell_peer(peer: dict[str, Any], lang: str) -> str:
    """A peer in one line."""
    if not peer["installed"]:
        return say(lang, "bench-no-peer", peer=peer["peer"])
    if "error" in peer:
        return say(lang, "bench-peer-failed", peer=peer["peer"], why=peer["error"])
    rate = figures(lang, peer["decisions_per_second"], ",")
    ratio, copy = figures(lang, peer["ratio"], "g"), figures(lang, peer["clone_us"], "g")
    return say(lang, "bench-peer", peer=peer["peer"], rate=rate, ratio=ratio, copy=copy)
