"""`meadhall verify`: whether a match file is whole - legal, with the right check sum, with the dice of its seed."""

from functools import partial

import click

from meadhall.build import tell_build
from meadhall.commands.output import console, print_json
from meadhall.commands.speaking import Speaker
from meadhall.kernel.game import Json
from meadhall.kernel.match import Match, follows_seed, match_from_document, read_document
from meadhall.kernel.problems import Problem
from meadhall.registry import game
from meadhall.text import say


def command(lang: str) -> click.Command:
    """The command in a language."""
    speaker = Speaker("verify", lang)
    return speaker.make(partial(run, lang), speaker.argument("match"), speaker.flag("json"))


def run(lang: str, match: str, json: bool) -> int:
    """Check a match; the exit code is 0 if it is whole, else 1. A file that cannot be read at all is bad input."""
    document = read_document(match)
    try:
        played = match_from_document(game(document.get("game")), document)
    except Problem as error:
        why = error.say(lang)
        report: Json = {"valid": False, "problem": error.id, "text": why}
        if json:
            print_json(report)
        else:
            console().print(say(lang, "verify-bad", why=why))
        return 1
    dice = dice_of(played, document)
    if json:
        print_json(good_document(played, dice))
    else:
        tell(played, dice, lang)
    return 1 if dice == "forged" else 0


def dice_of(match: Match, document: Json) -> str:
    """Whether the dice and draws are those of the seed: seed, forged, or unknown where there is no seed."""
    if document.get("seed") is None:
        return "unknown"
    return "seed" if follows_seed(match) else "forged"


def good_document(match: Match, dice: str) -> Json:
    """The report on a match that the rules allow, as a JSON document."""
    return {
        "valid": dice != "forged",
        "game": match.game.id,
        "answers": len(match.answers()),
        "dice": dice,
        "over": match.over,
        "scores": match.scores,
        "winners": match.winners,
        "check": match.check_sum(),
    }


def tell(match: Match, dice: str, lang: str) -> None:
    """The same in words."""
    out = console()
    out.print(say(lang, "verify-legal", n=len(match.answers())))
    out.print(say(lang, "verify-check", sum=match.check_sum()))
    out.print(say(lang, f"verify-dice-{dice}"))
    out.print(tell_build(lang))
