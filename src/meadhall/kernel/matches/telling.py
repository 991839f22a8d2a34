"""Telling people: answers, questions, events and refusals in words of their language."""

from collections.abc import Iterator, Mapping, Sequence

from meadhall.kernel.engine.agenda import CHANCE, NOBODY, State, open_step
from meadhall.kernel.engine.events import Event
from meadhall.kernel.engine.views import SPECTATOR
from meadhall.kernel.game import Game
from meadhall.kernel.problems import Problem, shorten
from meadhall.text import LANGUAGES, has, say

Options = Mapping[str, str | bool | None]

NOTHING: Options = {}
# Kinds that are seats; an event about two of them tells the other one as `other`. An owner may also be somebody who
# does not play, and is then called by a name of the game.
SEATS = ("seat", "other", "owner", "other_owner")
NUMBERS = ("n",)  # arguments of events that are counts; all others are names
NOT_IN_IT = "nobody"  # what $you says in the words of an event in which the reader takes no part


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
    game: Game,
    number: int,
    lang: str,
    players: Sequence[str] = (),
    options: Options = NOTHING,
    seats: int = 0,
    asked: State | None = None,
    seat: int = SPECTATOR,
) -> str:
    """An answer as a sentence; where a question is open, as that question calls it: to be done is many things."""
    check_language(lang)
    answer = game.vocabulary.answer(number)
    words: dict[str, str | int] = {
        kind: name_of(game, kind, name, lang, players, options, seats) for kind, name in answer.objects
    }
    id = f"{game.id}-do-{answer.verb}"
    if asked is not None and asked.asked not in (NOBODY, CHANCE):
        here = f"{id}-{type(open_step(asked)).__name__}"
        if has(lang, here):
            return say(lang, here, **{**game.prompt_arguments(asked, lang, options, seat), **words})
    return say(lang, id, **words)


def tell_question(game: Game, s: State, lang: str, options: Options = NOTHING, seat: int = SPECTATOR) -> str:
    """What is asked now, in words for a seat, and the rule it comes from."""
    check_language(lang)
    if s.asked == NOBODY:
        return say(lang, "why-over")
    step = open_step(s)
    rule = game.rule_of_question(s)
    if s.asked == CHANCE:
        return f"{say(lang, 'ask-chance')} [{rule}]"
    sentence = say(lang, f"{game.id}-ask-{type(step).__name__}", **game.prompt_arguments(s, lang, options, seat))
    return f"{sentence} [{rule}]"


def tell_event(
    game: Game,
    event: Event,
    lang: str,
    players: Sequence[str] = (),
    options: Options = NOTHING,
    seats: int = 0,
    viewer: int | None = None,
) -> str:
    """An event as a line of the log; to the viewer, who is a seat, it says "you"."""
    check_language(lang)
    words: dict[str, str | int] = {"you": NOT_IN_IT}
    for kind, value in event.arguments:
        if kind in NUMBERS:
            words[kind] = value
        elif kind == "thing":  # told together with its number, for its plural
            thing = game.names[kind][value]
            words["amount"] = say(lang, f"{game.id}-count-{thing}", n=dict(event.arguments)["n"])
        else:
            words[kind] = name_of(game, kind, game.names[kind][value], lang, players, options, seats)
            if kind in SEATS and value == viewer:
                words["you"] = kind
    return say(lang, f"{game.id}-event-{event.kind}", **words)


def tell_events(
    game: Game,
    events: Sequence[Event],
    lang: str,
    players: Sequence[str] = (),
    options: Options = NOTHING,
    seats: int = 0,
    viewer: int | None = None,
) -> list[str]:
    """Events as lines of the log, one text for each; those that are told by the line before have none."""
    told: list[str] = []
    for first, last in _runs(game, events):
        run = events[first:last]
        text = tell_event(game, run[0], lang, players, options, seats, viewer)
        if len(run) > 1:
            text = _tell_run(game, run, lang, players, options, seats, viewer)
        told += [text, *[""] * (len(run) - 1)]
    return told


def _runs(game: Game, events: Sequence[Event]) -> Iterator[tuple[int, int]]:
    """Where events begin and end that are told together: the same of the same seat, one after another."""
    first = 0
    while first < len(events):
        last = first + 1
        like = (events[first].kind, dict(events[first].arguments).get("seat"))
        if like[0] in game.together:
            while last < len(events) and like == (events[last].kind, dict(events[last].arguments).get("seat")):
                last += 1
        yield first, last
        first = last


def _tell_run(
    game: Game,
    run: Sequence[Event],
    lang: str,
    players: Sequence[str],
    options: Options,
    seats: int,
    viewer: int | None,
) -> str:
    """Several events of one kind as one line: 2 × swordsman: hit, blank; 1 × axeman: shield."""
    id, (by, listed) = f"{game.id}-event-{run[0].kind}", game.together[run[0].kind]
    groups: dict[int, list[str]] = {}
    for event in run:
        arguments = dict(event.arguments)
        name = name_of(game, listed, game.names[listed][arguments[listed]], lang, players, options, seats)
        groups.setdefault(arguments[by], []).append(name)
    told = []
    for group, names in groups.items():
        name = name_of(game, by, game.names[by][group], lang, players, options, seats)
        listing = say(lang, "list-comma").join(names)
        told.append(say(lang, f"{id}-group", n=len(names), **{by: name, listed: listing}))
    seat = dict(run[0].arguments)["seat"]
    you = "seat" if seat == viewer else NOT_IN_IT
    who = name_of(game, "seat", game.names["seat"][seat], lang, players, options, seats)
    return say(lang, f"{id}-together", you=you, seat=who, all=say(lang, "list-semicolon").join(told))
