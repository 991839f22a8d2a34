"""A lesson at a match: what it wants now, whether it takes an answer, and why it does not take another."""

from meadhall.kernel.engine.agenda import NO_SEAT
from meadhall.kernel.lessons import Lesson, Wanted, wanted_after
from meadhall.kernel.matches.match import Match
from meadhall.text import say


def wanted_in(match: Match, lesson: Lesson | None) -> Wanted | None:
    """What the lesson wants next; None if there is none, if its steps are done or if its path was left."""
    if lesson is None or match.over:
        return None
    return wanted_after(lesson, ((seat, answer.name) for seat, answer in match.answers() if seat != NO_SEAT))


def takes(match: Match, wanted: Wanted, seat: int, answer: str) -> bool:
    """Whether a lesson takes an answer of a seat that the rules allow."""
    return wanted.seat == seat and answer in wanted.now and _leaves_the_rest(match, wanted, answer)


def _leaves_the_rest(match: Match, wanted: Wanted, answer: str) -> bool:
    """Whether everything else that a lesson wants can still be answered after this: some questions have an order."""
    rest = list(wanted.now)
    rest.remove(answer)
    if not rest:
        return True
    again = match.begin_again()
    for seat, given in match.answers():
        again.answer(seat, given.number)
    again.answer(wanted.seat, answer)
    return wanted.seat in again.asked and {again.parse(each) for each in rest} <= set(again.options(wanted.seat))


def tell_not_yet(match: Match, wanted: Wanted, seat: int, lang: str) -> str:
    """What a lesson wants before anything else, and why."""
    if wanted.seat != seat:
        return say(lang, "lesson-others")
    now = (answer for answer in wanted.now if _leaves_the_rest(match, wanted, answer))
    told = dict.fromkeys(match.describe(match.parse(answer), lang, seat) for answer in now)
    quoted = " / ".join(say(lang, "lesson-quoted", answer=each) for each in told)
    return say(lang, "lesson-not-yet", wanted=quoted, why=say(lang, wanted.text))
