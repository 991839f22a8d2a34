"""`meadhall simulate`: many games between bots, and how each bot did."""

import secrets
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, cast

import click
from rich.progress import track
from rich.text import Text

from meadhall.bots import bot_and_id, bot_called
from meadhall.build import tell_build
from meadhall.commands.choosing import choose_options, split_names
from meadhall.commands.completing import game_option, one_file, one_game, players as bot_names
from meadhall.commands.output import console, print_json
from meadhall.commands.speaking import Speaker, WholeNumber
from meadhall.kernel.game import Game
from meadhall.kernel.problems import BadOption
from meadhall.registry import game as find_game
from meadhall.simulate import Plan, Played, Tally, play_all
from meadhall.terminal.lines import grid
from meadhall.text import figures, say


def command(lang: str) -> click.Command:
    """The command in a language."""
    speaker = Speaker("simulate", lang)
    return speaker.make(
        partial(run, lang),
        speaker.argument("game", shell_complete=one_game),
        speaker.option("players", "N", WholeNumber(1)),
        speaker.option("games", "K", WholeNumber(1), default=100),
        speaker.option("bots", "A,B", default="random", shell_complete=bot_names()),
        speaker.option("seed", "S"),
        speaker.option("jobs", "J", WholeNumber(1), default=1),
        speaker.option("option", "NAME=VALUE", multiple=True, shell_complete=game_option),
        speaker.option("facts", "PACK.toml", shell_complete=one_file),
        speaker.flag("check"),
        speaker.flag("json"),
    )


def run(
    lang: str,
    game: str,
    players: int | None,
    games: int,
    bots: str,
    seed: str | None,
    jobs: int,
    option: tuple[str, ...],
    facts: str | None,
    check: bool,
    json: bool,
) -> None:
    """Play, and report."""
    found = find_game(game)
    seated = seat_bots(found, split_names(bots), players)
    plan = Plan(game, choose_options(found, option, facts), seated, seed or secrets.token_hex(4), check)
    found.check_table(len(seated), plan.options)
    tally = Tally(plan)
    for played in watched(play_all(plan, games, jobs), games, lang):
        tally.add(played)
    if json:
        print_json(tally.report())
    else:
        tell(tally.report(), lang)


def seat_bots(game: Game, names: list[str], players: int | None) -> tuple[str, ...]:
    """One bot for each player: those named, over and over."""
    names = [bot_called(name, game.id) for name in names]
    seats = max(game.seats) if players is None else players
    if seats not in game.seats or len(names) > seats:
        n = seats if seats not in game.seats else len(names)
        raise BadOption("bad-seats", game=game.id, seats=str(n), fewest=min(game.seats), most=max(game.seats))
    return tuple(names[k % len(names)] for k in range(seats))


def watched(games: Iterator[Played], total: int, lang: str) -> Iterable[Played]:
    """The games, with a progress bar on a terminal."""
    errors = console(stderr=True)
    if not errors.is_terminal:
        return games
    return track(games, description=say(lang, "simulate-playing"), total=total, console=errors, transient=True)


def tell(report: dict[str, object], lang: str) -> None:
    """The report as a table."""
    games, players = cast(int, report["games"]), cast(int, report["players"])
    heads = ("bot", "seat", "played", "wins", "rate", "interval", "score")
    rows = [[Text(say(lang, f"simulate-{head}"), "bold") for head in heads]]
    for each in cast(list[dict[str, Any]], report["bots"]):
        rows += line_of(lang, bot_and_id(each["bot"], lang), say(lang, "simulate-all"), each)
        for seat, line in enumerate(each["by_seat"]):
            rows += line_of(lang, "", str(seat + 1), line)
    out = console()
    out.tell(Text(say(lang, "simulate-title", n=games, players=players), "bold"))
    for told in grid(rows, right=frozenset(range(1, len(heads))), gap=2):
        out.print(told, soft_wrap=True)
    measured = ("decisions_per_game", "games_per_second", "seconds")
    decisions, rate, seconds = (figures(lang, cast(float, report[key])) for key in measured)
    out.tell(say(lang, "simulate-speed", decisions=decisions, rate=rate, seconds=seconds))
    out.tell(say(lang, "simulate-again", seed=str(report["seed"])))
    if report["checked"]:
        out.tell(say(lang, "simulate-checked"))
    out.tell(tell_build(lang))


def line_of(lang: str, name: str, seat: str, line: dict[str, Any]) -> list[list[Text]]:
    """One line of the table; none for a seat where nobody played."""
    if not line["played"]:
        return []
    wins, score = figures(lang, line["wins"], "g"), figures(lang, line["mean_score"], ".1f")
    rate, low, high = (figures(lang, 100 * share, ".1f") for share in (line["win_rate"], *line["win_rate_95"]))
    cells = (name, seat, str(line["played"]), wins, f"{rate}\u00a0%", f"{low} – {high}", score)
    return [[Text(cell) for cell in cells]]
