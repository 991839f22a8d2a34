"""`meadhall replay`: a match file told in words, as a spectator or a player saw it, or with everything open."""

from functools import partial

import click

from meadhall import load
from meadhall.commands.choosing import check_seat
from meadhall.commands.completing import one_file
from meadhall.commands.output import console, print_json
from meadhall.commands.speaking import Speaker, WholeNumber
from meadhall.kernel.engine.agenda import NO_SEAT
from meadhall.kernel.engine.events import Event
from meadhall.kernel.engine.views import SPECTATOR
from meadhall.kernel.game import Json
from meadhall.kernel.matches.match import Match
from meadhall.kernel.matches.telling import NUMBERS, name_of
from meadhall.text import say


def command(lang: str) -> click.Command:
    """The command in a language."""
    speaker = Speaker("replay", lang)
    return speaker.make(
        partial(run, lang),
        speaker.argument("match", shell_complete=one_file),
        speaker.option("seat", "N", WholeNumber(1)),
        speaker.option("until", "K", WholeNumber(0)),
        speaker.flag("open"),
        speaker.flag("json"),
    )


def run(lang: str, match: str, seat: int | None, until: int | None, open: bool, json: bool) -> None:
    """Print a match."""
    played = load(match)
    viewer = SPECTATOR if seat is None else check_seat(seat, played.seats)
    last = len(played.answers()) if until is None else until
    events = [event for event in seen(played, viewer, open) if event.after < last]
    if json:
        print_json(document(played, events, last, open, lang, viewer))
        return
    for line in lines(played, events, last, open, lang, viewer):
        console().tell(line)
    if until is None:
        console().tell(closing(played, lang))


def seen(match: Match, viewer: int, is_open: bool) -> list[Event]:
    """The events a viewer knows; with everything open, those of all seats, in the order they happened."""
    if not is_open:
        return match.events(viewer)
    known = {id(event): event for seat in range(-1, match.seats) for event in match.events(seat)}
    return sorted(known.values(), key=lambda event: event.after)


def lines(match: Match, events: list[Event], last: int, is_open: bool, lang: str, viewer: int) -> list[str]:
    """The match line by line; with everything open, each answer (dice and draws too) before what it led to."""
    if not is_open:
        return [text for text in match.tell_all(events, lang, viewer) if text]
    told: list[str] = []
    called = names_of_answers(match, last, lang)
    for k, (seat, _) in enumerate(match.answers()[:last]):
        told.append(f"{k + 1:4} {who(match, seat, lang)}: {called[k]}")
        told += [f"        {match.tell(event, lang)}" for event in events if event.after == k]
    return told


def names_of_answers(match: Match, last: int, lang: str) -> list[str]:
    """The first answers, each as the question called it to which it was given."""
    again, told = match.begin_again(), []
    for seat, answer in match.answers()[:last]:
        told.append(again.describe(answer.number, lang, seat))
        again.answer(seat, answer.number)
    return told


def who(match: Match, seat: int, lang: str) -> str:
    """Who answered: a player or chance."""
    if seat == NO_SEAT:
        return say(lang, "replay-chance")
    return name_of(match.game, "seat", str(seat), lang, match.players)


def closing(match: Match, lang: str) -> str:
    """The scores, and who has won if the game is over."""
    reached = [f"{who(match, seat, lang)} {score}" for seat, score in enumerate(match.scores)]
    if match.rival is not None:
        reached.append(f"{say(lang, 'play-rival')} {match.rival}")
    scores = ", ".join(reached)
    if not match.over:
        return say(lang, "replay-open", scores=scores)
    if not match.winners:  # who plays alone can lose
        return say(lang, "replay-lost" if match.rival is None else "replay-rival-won", scores=scores)
    winners = ", ".join(who(match, seat, lang) for seat in match.winners)
    return say(lang, "replay-over", scores=scores, winners=winners)


def document(match: Match, events: list[Event], last: int, is_open: bool, lang: str, viewer: int) -> Json:
    """The match as a JSON document; seats are counted from 0 as in match files."""
    told: Json = {
        "game": match.game.id,
        "seats": match.seats,
        "players": list(match.players),
        "options": {name: value for name, value in match.game_options.items() if name != "facts"},
        "events": [event_document(match, event, lang, viewer) for event in events],
        "over": match.over,
        "scores": match.scores,
        "winners": match.winners,
    }
    if is_open:
        told["answers"] = [
            {"seat": seat, **answer.json(), "text": text}
            for (seat, answer), text in zip(match.answers()[:last], names_of_answers(match, last, lang), strict=True)
        ]
    return told


def event_document(match: Match, event: Event, lang: str, viewer: int) -> Json:
    """An event with names instead of numbers."""
    names = match.game.names
    arguments = {kind: value if kind in (*NUMBERS, "seat") else names[kind][value] for kind, value in event.arguments}
    return {"after": event.after, "kind": event.kind, **arguments, "text": match.tell(event, lang, viewer)}
