"""`meadhall play`: a game in the terminal, against bots or with others at the same screen."""

from functools import partial
from typing import NamedTuple

import click

from meadhall import from_position, load, new
from meadhall.bots import Bot, bot, bot_called, bots, names_for_bots, strongest
from meadhall.commands.choosing import choose_options, split_names
from meadhall.commands.completing import game_option, one_file, one_game, players
from meadhall.commands.output import console
from meadhall.commands.speaking import Speaker
from meadhall.kernel.lessons import Lesson
from meadhall.kernel.matches.match import Match
from meadhall.kernel.matches.match_file import read_document
from meadhall.kernel.problems import BadOption, Problem, shorten
from meadhall.registry import game as find_game
from meadhall.simulate import number_from
from meadhall.text import LANGUAGES, say

YOU = "you"
USUAL = 3  # players, where nothing is said


class Wish(NamedTuple):
    """What the command line says about the game to play."""

    game: str
    seats: str | None
    seed: str | None
    option: tuple[str, ...]
    facts: str | None
    position: str | None
    resume: str | None
    lesson: str | None
    names: str | None


def command(lang: str) -> click.Command:
    """The command in a language."""
    speaker = Speaker("play", lang)
    return speaker.make(
        partial(run, lang),
        speaker.argument("game", shell_complete=one_game),
        speaker.option("seats", "you,greedy,...", shell_complete=players(YOU)),
        speaker.option("seed", "S"),
        speaker.option("option", "NAME=VALUE", multiple=True, shell_complete=game_option),
        speaker.option("facts", "PACK.toml", shell_complete=one_file),
        click.Option(
            ["--from", "position"], metavar="POSITION.json", help=speaker.words("from"), shell_complete=one_file
        ),
        speaker.option("resume", "MATCH.json", shell_complete=one_file),
        speaker.option("lesson", "CHAPTER"),
        speaker.option("names", "ANNA,..."),
    )


def run(lang: str, **said: object) -> int:
    """Set the game up and play it."""
    from meadhall.terminal.screen import Screen
    from meadhall.terminal.session import Session

    wish = Wish(**said)  # type: ignore[arg-type]
    lesson = None if wish.lesson is None else find_lesson(wish)
    match, kinds = set_up(wish) if lesson is None else begin_lesson(wish, lesson)
    players: dict[int, Bot] = {
        seat: bot(kind, number_from(match.seed, "bot", seat), wish.game)
        for seat, kind in enumerate(kinds)
        if kind != YOU
    }
    again = ["meadhall", "play", wish.game, "--seats", ",".join(kinds)]
    return Session(match, kinds, players, Screen(console(), lang), again, lesson).play()


def find_lesson(wish: Wish) -> Lesson:
    """The chapter that was named."""
    chapters = {lesson.id: lesson for lesson in find_game(wish.game).chapters_of_lesson()}
    lesson = chapters.get(str(wish.lesson))
    if lesson is None:
        raise BadOption("unknown-lesson", lesson=shorten(str(wish.lesson)), known=", ".join(chapters))
    return lesson


def begin_lesson(wish: Wish, lesson: Lesson) -> tuple[Match, list[str]]:
    """The match of a lesson: one learner, and bots that keep to its steps."""
    settled = (
        ("--seats", wish.seats),
        ("--seed", wish.seed),
        ("--option", wish.option),
        ("--facts", wish.facts),
        ("--from", wish.position),
        ("--resume", wish.resume),
    )
    for option, said in settled:
        if said:
            raise Problem("fixed-by-lesson", option=option)
    kinds = usual_players(wish.game, seats_of(lesson.start))
    return from_position(lesson.start, lesson.seed, name_players(wish.names, kinds)), kinds


def set_up(wish: Wish) -> tuple[Match, list[str]]:
    """The match, and who plays each seat."""
    game = find_game(wish.game)
    kinds = [who_plays(said, game.id) for said in split_names(wish.seats)] if wish.seats is not None else None
    if wish.resume is not None or wish.position is not None:
        match = continue_match(wish, kinds)
        return match, kinds or usual_players(game.id, match.seats)
    kinds = kinds or usual_players(game.id, min(USUAL, max(game.seats)))
    if len(kinds) not in game.seats:
        raise BadOption("bad-seats", game=game.id, seats=len(kinds), fewest=min(game.seats), most=max(game.seats))
    options = choose_options(game, wish.option, wish.facts)
    return new(game.id, len(kinds), wish.seed, options, name_players(wish.names, kinds)), kinds


def who_plays(said: str, game_id: str) -> str:
    """Who takes a seat: you, or a bot by its name as programs or people write it."""
    if said.casefold() in (YOU, *(say(lang, "play-you") for lang in LANGUAGES)):
        return YOU
    try:
        return bot_called(said, game_id)
    except BadOption as error:
        raise BadOption("unknown-player", player=shorten(said), known=", ".join((YOU, *bots(game_id)))) from error


def continue_match(wish: Wish, kinds: list[str] | None) -> Match:
    """A match from a file: one that was saved, or a new one from a position."""
    for option, said in (("--option", wish.option), ("--facts", wish.facts)):
        if said:
            raise Problem("fixed-by-file", option=option)
    if wish.resume is not None:
        for option, text in (("--from", wish.position), ("--seed", wish.seed), ("--names", wish.names)):
            if text is not None:
                raise Problem("fixed-by-file", option=option)
        match = load(wish.resume)
    else:
        document = read_document(str(wish.position))
        count = len(kinds) if kinds is not None else seats_of(document)
        players = name_players(wish.names, kinds or usual_players(wish.game, count))
        match = from_position(document, wish.seed, players)
    if match.game.id != wish.game:
        raise Problem("other-game", found=match.game.id, asked=wish.game)
    if kinds is not None and len(kinds) != match.seats:
        raise Problem("other-seats", found=match.seats, asked=len(kinds))
    return match


def usual_players(game_id: str, seats: int) -> list[str]:
    """Who plays where nothing is said: one person against the strongest bot."""
    return [YOU, *[strongest(game_id)] * (seats - 1)]


def seats_of(document: dict[str, object]) -> int:
    """How many players a position says it has; whether that can be is seen when it is read."""
    players = document.get("players")
    return len(players) if isinstance(players, list) else 0


def name_players(said: str | None, kinds: list[str]) -> list[str]:
    """A name for every seat: those said are for all seats, or only for the people."""
    if said is None:
        return []
    names = split_names(said)
    if len(names) == len(kinds) or len(names) != kinds.count(YOU):
        return names
    given, free = iter(names), iter(names_for_bots(names))
    return [next(given if kind == YOU else free) for kind in kinds]
