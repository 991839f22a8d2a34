"""Telling people: answers, questions, events and refusals in words of their language."""

from collections.abc import Mapping, Sequence

from meadhall.kernel.engine.agenda import CHANCE, NOBODY, State, open_step
from meadhall.kernel.engine.events import Event
from meadhall.kernel.engine.views import SPECTATOR
from meadhall.kernel.game import Game
from meadhall.kernel.problems import Problem, shorten
from meadhall.text import LANGUAGES, say

Options = Mapping[str, str | bool | None]

NOTHING: Options = {}
# Kinds that are seats; an event about two of them tells the other one as `other`. An owner may also be somebody who
# does not play, and is then called by a name of the game.
SEATS = ("seat", "other", "owner", "other_owner")
NUMBERS = ("n",)  # arguments of events that are counts; all others are names


def check_language(asked: str) -> str:
    """The language itself if Meadhall speaks it."""
    if asked not in LANGUAGES:
        raise Problem("unknown-language", asked=shorten(asked), known=", ".join(LANGUAGES))
    return asked


def name_of(
    game: Game, kind: str, name: str, lang: str, players: Sequence[str], options: Options = NOTHING, seats: int = 0
) -> str:
    """A thing's name as people read it; a seat is called by its player."""
    if kind in SEATS and name.isdecimal():
        return players[int(name)] if int(name) < len(players) else say(lang, "seat-number", n=int(name) + 1)
    return game.text_of(kind, name, lang, options, seats)


def tell_answer(
    game: Game, number: int, lang: str, players: Sequence[str] = (), options: Options = NOTHING, seats: int = 0
) -> str:
    """An answer as a sentence."""
    check_language(lang)
    answer = game.vocabulary.answer(number)
    words = {kind: name_of(game, kind, name, lang, players, options, seats) for kind, name in answer.objects}
    return say(lang, f"{game.id}-do-{answer.verb}", **words)


def tell_question(game: Game, s: State, lang: str, options: Options = NOTHING, seat: int = SPECTATOR) -> str:
    """What is asked now, in words for a seat, and the rule it comes from."""
    check_language(lang)
    if s.asked == NOBODY:
        return say(lang, "why-over")
    step = open_step(s)
    if s.asked == CHANCE:
        return f"{say(lang, 'ask-chance')} [{step.rule}]"
    sentence = say(lang, f"{game.id}-ask-{type(step).__name__}", **game.prompt_arguments(s, lang, options, seat))
    return f"{sentence} [{step.rule}]"


def tell_event(
    game: Game, event: Event, lang: str, players: Sequence[str] = (), options: Options = NOTHING, seats: int = 0
) -> str:
    """An event as a line of the log."""
    check_language(lang)
    words: dict[str, str | int] = {}
    for kind, value in event.arguments:
        if kind in NUMBERS:
            words[kind] = value
        elif kind == "thing":  # told together with its number, for its plural
            thing = game.names[kind][value]
            words["amount"] = say(lang, f"{game.id}-count-{thing}", n=dict(event.arguments)["n"])
        else:
            words[kind] = name_of(game, kind, game.names[kind][value], lang, players, options, seats)
    return say(lang, f"{game.id}-event-{event.kind}", **words)
