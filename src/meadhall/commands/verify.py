"""`meadhall verify`: whether a match file is whole - legal, with the right check sum, with the dice it tells of."""

from collections.abc import Sequence
from functools import partial

import click

from meadhall.build import tell_build
from meadhall.commands.completing import one_file
from meadhall.commands.output import console, print_json
from meadhall.commands.speaking import Speaker
from meadhall.kernel.game import Json
from meadhall.kernel.matches.fairness import FairDealer
from meadhall.kernel.matches.match import Match
from meadhall.kernel.matches.match_file import follows_dice, match_from_document, read_document
from meadhall.kernel.problems import Problem
from meadhall.registry import game
from meadhall.text import say


def command(lang: str) -> click.Command:
    """The command in a language."""
    speaker = Speaker("verify", lang)
    return speaker.make(partial(run, lang), speaker.argument("match", shell_complete=one_file), speaker.flag("json"))


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
            console().tell(say(lang, "verify-bad", why=why))
        return 1
    dice = dice_of(played)
    if json:
        print_json(good_document(played, dice))
    else:
        tell(played, dice, lang)
    return 1 if dice == "forged" else 0


def dice_of(match: Match) -> str:
    """Whose the dice and draws are: fair (of the secret and all seats), seed, forged, or unknown."""
    if match.dice is None and match.seed is None:
        return "unknown"
    if not follows_dice(match):
        return "forged"
    return "seed" if match.dice is None else "fair"


def commitment_of(match: Match) -> Json:
    """What the page must have shown of the dice before the game, for people to compare; nothing without a secret."""
    if match.dice is None:
        return {}
    told = match.dice.commitment()
    return {
        "commitment": {
            "table": match.dice.table,
            "root": told.root,
            "secret_hash": told.secret_hash,
            "contributions": list(match.dice.contributions),
        }
    }


def good_document(match: Match, dice: str) -> Json:
    """The report on a match that the rules allow, as a JSON document."""
    return {
        "valid": dice != "forged",
        "game": match.game.id,
        "answers": len(match.answers()),
        "dice": dice,
        **commitment_of(match),
        "over": match.over,
        "scores": match.scores,
        "winners": match.winners,
        "check": match.check_sum(),
    }


def tell(match: Match, dice: str, lang: str) -> None:
    """The same in words."""
    out = console()
    out.tell(say(lang, "verify-legal", n=len(match.answers())))
    out.tell(say(lang, "verify-check", sum=match.check_sum()))
    out.tell(say(lang, f"verify-dice-{dice}"))
    if match.dice is not None:
        tell_commitment(match.dice, match.players, lang)
    out.tell(tell_build(lang))


def tell_commitment(dice: FairDealer, players: Sequence[str], lang: str) -> None:
    """What to compare with the page of the table."""
    out, told = console(), dice.commitment()
    out.tell(say(lang, "verify-compare", table=dice.table))
    out.tell(say(lang, "verify-root", root=told.root))
    out.tell(say(lang, "verify-secret-hash", hash=told.secret_hash))
    for seat, contribution in enumerate(dice.contributions):
        player = players[seat] if seat < len(players) else say(lang, "seat-number", n=seat + 1)
        out.tell(say(lang, "verify-contribution", player=player, contribution=contribution or "-"))
