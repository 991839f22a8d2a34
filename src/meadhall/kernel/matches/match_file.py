"""Match files: a document is read, every answer checked by the rules, and chance by the dice it names."""

import json
import os
from collections.abc import Iterator, Mapping

from meadhall.kernel.engine.agenda import NO_SEAT
from meadhall.kernel.engine.chance import Dealer, Deals
from meadhall.kernel.engine.words import UnknownAnswer
from meadhall.kernel.game import Game, Json
from meadhall.kernel.matches.fairness import read_dice
from meadhall.kernel.matches.match import FORMAT, Match
from meadhall.kernel.matches.setting_up import LONGEST_SEED, check_options
from meadhall.kernel.problems import BadMatch, Problem, shorten

LARGEST_FILE = 8_000_000  # bytes; a long match takes about 200 kB


def read_document(path: str | os.PathLike[str]) -> Json:
    """The JSON object in a file."""
    try:
        if os.path.getsize(path) > LARGEST_FILE:
            raise BadMatch("file-too-large", file=str(path))
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
    except OSError as error:
        raise BadMatch("cannot-read", file=str(path), why=error.strerror or str(error)) from error
    except (ValueError, RecursionError) as error:
        if isinstance(error, Problem):
            raise
        raise BadMatch("not-json", file=str(path)) from error
    if not isinstance(document, dict):
        raise BadMatch("not-json", file=str(path))
    return document


def match_from_document(game: Game, document: Mapping[str, object]) -> Match:
    """The match a document tells, every answer checked by the rules."""
    match = _header(game, document)
    for seat, name in _answers(document):
        word = _number(match, seat, name)
        if seat not in match.asked or word not in match.options(seat):
            raise BadMatch("bad-answer", n=match.answered + 1, said=shorten(name), seat=seat)
        match.repeat(seat, word)
    if document.get("check") != match.check_sum():
        raise BadMatch("bad-check")
    match.go_on(dealer_of(match))
    return match


def _header(game: Game, document: Mapping[str, object]) -> Match:
    """A match that has its header and no answer yet."""
    if document.get("meadhall") != FORMAT:
        raise BadMatch("bad-format", found=shorten(document.get("meadhall")), known=FORMAT)
    if document.get("engine") != game.engine:
        raise BadMatch("other-engine", found=shorten(document.get("engine")), known=game.engine)
    options, seats, players = document.get("options"), document.get("seats"), document.get("players")
    seed, start = document.get("seed"), document.get("start")
    if not isinstance(options, dict) or not isinstance(seats, int) or not isinstance(players, list):
        raise BadMatch("bad-header")
    is_seed = isinstance(seed, str) and seed.isprintable() and len(seed) <= LONGEST_SEED
    if not (seed is None or is_seed) or not (start is None or isinstance(start, dict)):
        raise BadMatch("bad-header")
    if start is None and (isinstance(seats, bool) or seats not in game.seats):
        raise BadMatch("bad-header")
    checked = check_options(game, options)
    if document.get("content") != game.content(checked):
        raise BadMatch("other-content")
    match = Match(game, seats, checked, None, None, players, start)
    if start is not None and match.seats != int(match.state().seats):
        raise BadMatch("bad-header")
    match.seed = seed if isinstance(seed, str) else None
    if "dice" in document:
        if match.seed is not None:
            raise BadMatch("bad-header")
        match.dice = read_dice(document["dice"])
    return match


def _answers(document: Mapping[str, object]) -> Iterator[tuple[int, str]]:
    answers = document.get("answers")
    if not isinstance(answers, list):
        raise BadMatch("bad-header")
    for n, given in enumerate(answers):
        match given:
            case [int(seat), str(name)] if not isinstance(seat, bool):
                yield seat, name
            case _:
                raise BadMatch("bad-answer", n=n + 1, said=shorten(given), seat=-1)


def _number(match: Match, seat: int, name: str) -> int:
    try:
        return match.game.vocabulary.parse(name)
    except UnknownAnswer as error:
        raise BadMatch("bad-answer", n=match.answered + 1, said=shorten(name), seat=seat) from error


def dealer_of(match: Match) -> Deals | None:
    """Who deals by what a match says of its dice: its secret, its seed, or nobody."""
    if match.dice is not None:
        return match.dice
    return Dealer(match.seed) if match.seed is not None else None


def follows_dice(match: Match) -> bool:
    """Whether every chance answer of a match is the one that its secret and contributions, or its seed, give."""
    dealer = dealer_of(match)
    if dealer is None:
        return False
    replayed = match.begin_again()
    dealt = 0
    for seat, said in match.answers():
        if seat == NO_SEAT:
            outcomes = replayed.options(NO_SEAT)
            if outcomes[dealer.pick(match.index_of_chance(outcomes[0], dealt), len(outcomes))] != said.number:
                return False
            dealt += 1
        replayed.repeat(seat, said.number)
    return True
