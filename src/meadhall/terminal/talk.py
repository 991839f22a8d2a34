"""What a player types at a question: a number, an answer's name, or a command such as rule, undo or save."""

import json
from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from meadhall.kernel.engine.views import SPECTATOR
from meadhall.kernel.matches.telling import check_language
from meadhall.kernel.problems import BadMatch, Problem
from meadhall.terminal.session import Left, Session
from meadhall.text import has

ON_OFF = {"on": True, "off": False}
NO = ("n", "no", "non", "いいえ")


def talk(session: Session, seat: int) -> None:
    """Ask until the question is answered or taken back; everything else only shows something."""
    session.show_question(seat)
    while True:
        try:
            if act(session, seat, session.screen.ask(session.screen.text("play-prompt") + " ")):
                return
        except Problem as problem:
            session.screen.print(Text(problem.say(session.screen.lang), "red"))


def act(session: Session, seat: int, said: str) -> bool:
    """Do what was typed; whether the question is settled."""
    word, _, rest = said.partition(" ")
    order = ORDERS.get(word.lower())
    if order is not None:
        return order(session, seat, rest.strip())
    if not said:
        session.show_question(seat)
        return False
    options = session.match.options(seat)
    if said.isdecimal():
        if len(said) > 4 or not 1 <= int(said) <= len(options):
            raise Problem("no-such-number", said=said[:10], most=len(options))
        session.match.answer(seat, options[int(said) - 1])
        return True
    session.match.answer(seat, said)
    return True


def show_help(session: Session, seat: int, rest: str) -> bool:
    """How to play here, with an answer and a rule of this question as examples."""
    match = session.match
    example = match.game.vocabulary.answer(match.options(seat)[-1]).name
    session.screen.print(session.screen.text("play-help", answer=example, rule=match.rule))
    session.screen.tell(f"{session.match.game.id}-stand-in-notice", "dim")
    return False


def show_rule(session: Session, seat: int, rest: str) -> bool:
    """A rule by its number, or the one behind the question."""
    number = rest.upper() or session.match.rule
    if number not in {rule.id for rule in session.match.game.rulebook()} or not has(session.screen.lang, number):
        raise Problem("unknown-rule", rule=rest[:40], game=session.match.game.id)
    session.screen.print(Text.assemble((number, "cyan"), "  ", session.screen.text(number)))
    return False


def tell_why(session: Session, seat: int, rest: str) -> bool:
    """Why an answer is not possible now."""
    refusal = session.match.why_not(seat, rest)
    if refusal is None:
        session.screen.tell("play-possible")
    else:
        session.screen.print(refusal.say(session.screen.lang))
        show_rule(session, seat, refusal.rule)
    return False


def show_table(session: Session, seat: int, rest: str) -> bool:
    """The table once more."""
    session.show_table(seat)
    session.show_question(seat)
    return False


def show_log(session: Session, seat: int, rest: str) -> bool:
    """Everything that happened."""
    session.show_log(seat)
    return False


def take_back(session: Session, seat: int, rest: str) -> bool:
    """The last decision once more."""
    session.take_back(seat)
    session.screen.tell("play-undone")
    return True


def save(session: Session, seat: int, rest: str) -> bool:
    """Write the match to a file."""
    file = Path(rest) if rest else session.free_file()
    session.match.save(file)
    session.tell_saved(file)
    return False


def save_position(session: Session, seat: int, rest: str) -> bool:
    """Write the position to a file; it holds every secret."""
    if not rest:
        raise Problem("file-wanted", command="position")
    try:
        document = json.dumps(session.match.position(), ensure_ascii=False, indent=1)
        Path(rest).write_text(document + "\n", encoding="utf-8")
    except OSError as error:
        raise BadMatch("cannot-write", file=rest, why=error.strerror or str(error)) from error
    session.screen.tell("play-position-saved", file=rest)
    return False


def change_language(session: Session, seat: int, rest: str) -> bool:
    """Go on in another language."""
    session.screen.lang = check_language(rest)
    return show_table(session, seat, rest)


def set_auto(session: Session, seat: int, rest: str) -> bool:
    """Whether questions with one answer are answered alone; without a word, the other way round."""
    if session.is_shared:
        raise Problem("auto-shared")
    session.takes_single = ON_OFF.get(rest, not session.takes_single)
    session.screen.tell("play-auto-on" if session.takes_single else "play-auto-off")
    return False


def set_moments(session: Session, seat: int, rest: str) -> bool:
    """Whether this player is asked what to do between the turns of others, in a game that asks so."""
    if not session.drawing.has_moments:
        raise Problem("no-moments")
    asks = ON_OFF.get(rest, seat in session.skips_moments)
    (session.skips_moments.discard if asks else session.skips_moments.add)(seat)
    session.screen.tell("play-moments-on" if asks else "play-moments-off")
    return False


def leave(session: Session, seat: int, rest: str) -> bool:
    """Save if wanted, and go."""
    offer_to_save(session)
    raise Left


def offer_to_save(session: Session) -> None:
    """Ask for a file name; Enter takes the one proposed, n saves nothing, log tells what happened once more."""
    proposed = session.free_file()
    while True:
        said = session.screen.ask(session.screen.text("play-save-where", file=str(proposed)) + " ")
        if said.lower() in NO:
            return
        if said == "log":
            session.show_log(session.at_screen if session.at_screen is not None else SPECTATOR)
            continue
        file = Path(said) if said else proposed
        try:
            session.match.save(file)
        except Problem as problem:
            session.screen.print(Text(problem.say(session.screen.lang), "red"))
            continue
        session.tell_saved(file)
        return


ORDERS: dict[str, Callable[[Session, int, str], bool]] = {
    "?": show_help,
    "help": show_help,
    "r": show_rule,
    "rule": show_rule,
    "why": tell_why,
    "table": show_table,
    "log": show_log,
    "undo": take_back,
    "save": save,
    "position": save_position,
    "lang": change_language,
    "auto": set_auto,
    "moments": set_moments,
    "quit": leave,
    "q": leave,
}
