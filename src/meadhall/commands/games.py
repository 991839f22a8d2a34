"""`meadhall games`: what can be played here, and which build plays it."""

from functools import partial

import click
from rich.text import Text

from meadhall.bots import bot_and_id, bots
from meadhall.build import build_document, tell_build
from meadhall.commands.output import console, print_json
from meadhall.commands.speaking import Speaker
from meadhall.kernel.game import Game, Json
from meadhall.kernel.matches.setting_up import check_options
from meadhall.registry import games
from meadhall.text import say


def command(lang: str) -> click.Command:
    """The command in a language."""
    speaker = Speaker("games", lang)
    return speaker.make(partial(run, lang), speaker.flag("json"))


def run(lang: str, json: bool) -> None:
    """Print every game."""
    if json:
        print_json({"games": [document(game, lang) for game in games()], "build": build_document()})
        return
    for game in games():
        tell(game, lang)
    console().tell(tell_build(lang))


def document(game: Game, lang: str) -> Json:
    """A game as a JSON document."""
    return {
        "id": game.id,
        "title": say(lang, f"{game.id}-title"),
        "about": say(lang, f"{game.id}-about"),
        "seats": list(game.seats),
        "engine": game.engine,
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "about": say(lang, f"{game.id}-option-{option.name}"),
            }
            for option in game.options
        ],
        "bots": bots(game.id),
        "stand_ins": game.stand_ins(check_options(game, None)),
    }


def tell(game: Game, lang: str) -> None:
    """A game in words."""
    out = console()
    out.tell(Text.assemble((game.id, "bold"), "  ", (say(lang, f"{game.id}-title"), "bold")))
    out.tell(say(lang, "games-seats", fewest=min(game.seats), most=max(game.seats)), 2)
    out.tell(say(lang, f"{game.id}-about"), 2)
    for option in game.options:
        values = "|".join(str(value).lower() for value in option.values) or say(lang, "games-file")
        default = "" if option.default is None else say(lang, "games-default", value=str(option.default).lower())
        head = Text.assemble(("--option " if option.values else "--", "cyan"), (f"{option.name}", "cyan"))
        head.append(f"={values}{default}" if option.values else f" {values}", "cyan")
        out.tell(head, 2)
        out.tell(say(lang, f"{game.id}-option-{option.name}"), 6)
    out.tell(
        say(lang, "games-bots", bots=say(lang, "play-comma").join(bot_and_id(name, lang) for name in bots(game.id))),
        2,
    )
    chapters = (
        say(lang, "play-aside", name=lesson.id, words=say(lang, f"{game.id}-lesson-title-{lesson.id}"))
        for lesson in game.chapters_of_lesson()
    )
    out.tell(say(lang, "games-lessons", lessons=say(lang, "play-comma").join(chapters)), 2)
    count = len(game.stand_ins(check_options(game, None)))
    out.tell(say(lang, "games-stand-ins", n=count), 2)
    out.print()
