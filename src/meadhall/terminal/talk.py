"""What a player types at a question: a number, an answer's name, or a command such as rule, undo or save."""

import json
import unicodedata
from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from meadhall.kernel.engine.views import SPECTATOR
from meadhall.kernel.matches.teaching import takes, tell_not_yet, wanted_in
from meadhall.kernel.matches.telling import check_language
from meadhall.kernel.problems import BadMatch, IllegalAnswer, Problem
from meadhall.meant import did_you_mean, nearest, tell_problem
from meadhall.terminal.lines import wrap, wrap_help
from meadhall.terminal.session import Left, Session
from meadhall.text import has

ALL = "all"  # of the log
ON_OFF = {"on": True, "off": False}
YES = ("y", "yes", "o", "oui", "はい", "うん", "ええ")
NO = ("n", "no", "non", "いいえ", "いや")


def talk(session: Session, seat: int) -> None:
    """Ask until the question is answered or taken back; everything else only shows something."""
    session.show_page(seat)
    while True:
        try:
            if act(session, seat, session.screen.ask(session.screen.text("play-prompt") + " ", below_page=True)):
                return
        except Problem as problem:
            session.reply(seat, Text(tell_problem(problem, session.screen.lang), "red"))


def act(session: Session, seat: int, said: str) -> bool:
    """Do what was typed; whether the question is settled."""
    word, _, rest = said.partition(" ")
    order = ORDERS.get(word.lower())
    if order is not None:
        return order(session, seat, rest.strip())
    if not said:
        return show_question(session, seat, rest)
    chosen = numbered(session, seat, said) if said.isdecimal() else chosen_by_name(session, seat, said)
    wanted = wanted_in(session.match, session.lesson)
    if wanted is not None and session.match.why_not(seat, chosen) is None:
        name = session.match.game.vocabulary.answer(session.match.parse(chosen)).name
        if not takes(session.match, wanted, seat, name):
            session.reply(seat, Text(tell_not_yet(session.match, wanted, seat, session.screen.lang), "yellow"))
            return False
    session.match.answer(seat, chosen)
    return True


def numbered(session: Session, seat: int, said: str) -> int:
    """The option with this number on the page."""
    options = session.match.options(seat)
    if len(said) > 4 or not 1 <= int(said) <= len(options):
        raise Problem("no-such-number", said=said[:10], most=len(options))
    return options[int(said) - 1]


def chosen_by_name(session: Session, seat: int, said: str) -> str:
    """The answer that was typed, by its name or as it is written on the page; what is neither may be a slip."""
    match, lang = session.match, session.screen.lang
    answers = [match.game.vocabulary.answer(word) for word in match.options(seat)]
    shown = {session.drawing.short_name(match, answer, lang, seat): answer.name for answer in answers}
    for name, answer in shown.items():
        if name.casefold() == said.casefold():
            return answer
    said = session.drawing.typed(match, said)
    try:
        match.parse(said)
    except IllegalAnswer as problem:
        last = {name.partition(" ")[2]: name for name in shown.values() if " " in name}
        word = nearest(said, [*last, *shown.values(), *ORDERS, *shown])
        sentence = problem.say(lang)
        raise Slip(f"{sentence}{did_you_mean(last.get(word, word), lang)}" if word else sentence) from problem
    return said


class Slip(Problem):
    """A word that is no answer and no order, in a sentence that may tell what was meant."""

    def __init__(self, sentence: str) -> None:
        super().__init__("unknown-answer")
        self.sentence = sentence

    def say(self, lang: str) -> str:
        return self.sentence


def show_question(session: Session, seat: int, rest: str) -> bool:
    """The question once more: the whole page in a window, for it may have another size now."""
    if session.screen.is_window:
        session.show_page(seat)
    else:
        session.show_whole(session.question(seat))
    return False


def show_help(session: Session, seat: int, rest: str) -> bool:
    """How to play here, with an answer and a rule of this question as examples."""
    match, screen = session.match, session.screen
    example = session.drawing.spelled(match, match.game.vocabulary.answer(match.options(seat)[-1]))
    lines = wrap_help(screen.text("play-help", answer=example, rule=match.rule), screen.width)
    for words in session.about_match():
        lines += wrap(Text(words, "dim"), screen.width)
    screen.show_pages(lines)
    return False


def rule_text(session: Session, rule: str) -> Text:
    """A rule with its number."""
    number = rule.upper()
    if number not in {each.id for each in session.match.game.rulebook()} or not has(session.screen.lang, number):
        raise Problem("unknown-rule", rule=rule[:40], game=session.match.game.id)
    return Text.assemble((number, "cyan"), "  ", session.screen.text(number))


def show_rule(session: Session, seat: int, rest: str) -> bool:
    """A rule by its number, or the one behind the question."""
    session.reply(seat, rule_text(session, rest or session.match.rule))
    return False


def tell_why(session: Session, seat: int, rest: str) -> bool:
    """Why an answer is not possible now."""
    if not rest:
        raise Problem("answer-wanted", command="why")
    wanted = numbered(session, seat, rest) if rest.isdecimal() else session.drawing.typed(session.match, rest)
    refusal = session.match.why_not(seat, wanted)
    if refusal is None:
        session.reply(seat, session.screen.text("play-possible"))
    else:
        session.reply(seat, refusal.say(session.screen.lang), rule_text(session, refusal.rule))
    return False


def show_table(session: Session, seat: int, rest: str) -> bool:
    """The whole table."""
    session.show_whole(session.table(seat))
    if not session.screen.is_window:
        session.show_whole(session.question(seat))
    return False


def show_options(session: Session, seat: int, rest: str) -> bool:
    """The question with everything that is said beside its options."""
    session.show_whole(session.question(seat))
    return False


def show_log(session: Session, seat: int, rest: str) -> bool:
    """What happened since the last decision; with “all” everything."""
    session.show_log(seat, rest.strip().lower() == ALL)
    return False


def take_back(session: Session, seat: int, rest: str) -> bool:
    """The last decision once more."""
    session.take_back(seat)
    session.said = session.screen.text("play-undone")
    return True


def save(session: Session, seat: int, rest: str) -> bool:
    """Write the match to a file."""
    file = Path(rest) if rest else session.free_file()
    if not may_write(session, file):
        session.reply(seat, session.screen.text("play-not-saved"))
        return False
    session.match.save(file)
    session.reply(seat, session.saved_line(file))
    return False


def save_position(session: Session, seat: int, rest: str) -> bool:
    """Write the position to a file; it holds every secret."""
    if not rest:
        raise Problem("file-wanted", command="position")
    if not may_write(session, Path(rest)):
        session.reply(seat, session.screen.text("play-not-saved"))
        return False
    try:
        document = json.dumps(session.match.position(), ensure_ascii=False, indent=1)
        Path(rest).write_text(document + "\n", encoding="utf-8")
    except OSError as error:
        raise BadMatch("cannot-write", file=rest, why=error.strerror or str(error)) from error
    session.reply(seat, session.screen.text("play-position-saved", file=rest))
    return False


def change_language(session: Session, seat: int, rest: str) -> bool:
    """Go on in another language."""
    session.screen.lang = check_language(rest)
    session.show_page(seat)
    return False


def switched(order: str, rest: str, otherwise: bool) -> bool:
    """Whether an order switches something on or off; without a word, what it says otherwise."""
    if rest and rest.lower() not in ON_OFF:
        raise Problem("on-or-off", order=order)
    return ON_OFF.get(rest.lower(), otherwise)


def set_auto(session: Session, seat: int, rest: str) -> bool:
    """Whether questions with one answer are answered alone; without a word, the other way round."""
    if session.is_shared:
        raise Problem("auto-shared")
    session.takes_single = switched("auto", rest, not session.takes_single)
    session.reply(seat, session.screen.text("play-auto-on" if session.takes_single else "play-auto-off"))
    return False


def set_moments(session: Session, seat: int, rest: str) -> bool:
    """Whether this player is asked what to do between the turns of others, in a game that asks so."""
    if not session.drawing.has_moments:
        raise Problem("no-moments")
    asks = switched("moments", rest, seat in session.skips_moments)
    (session.skips_moments.discard if asks else session.skips_moments.add)(seat)
    session.reply(seat, session.screen.text("play-moments-on" if asks else "play-moments-off"))
    return False


def leave(session: Session, seat: int, rest: str) -> bool:
    """Save if wanted, and go."""
    offer_to_save(session)
    raise Left


def offer_to_save(session: Session) -> None:
    """Ask whether to save: yes (as Enter does) takes the file proposed, no saves nothing, a name is another file."""
    proposed = session.free_file()
    while True:
        session.screen.tell("play-save-where", "bold yellow", file=str(proposed))
        said = session.screen.ask(session.screen.text("play-prompt") + " ")
        wanted = yes_or_no(said)
        if wanted is False:
            return
        if said.lower() == "log":
            session.show_log(session.at_screen if session.at_screen is not None else SPECTATOR, whole=True)
            continue
        if said and wanted is None and not Path(said).suffix:  # a slip is not a file name
            session.screen.tell("play-yes-no-or-file")
            continue
        file = proposed if wanted or not said else Path(said)
        try:
            if not may_write(session, file):
                continue
            session.match.save(file)
        except Problem as problem:
            session.screen.print(Text(problem.say(session.screen.lang), "red"))
            continue
        session.tell_saved(file)
        return


def may_write(session: Session, file: Path) -> bool:
    """Whether a file may be written: one that is already there only if the player says so."""
    if not file.exists() or file.is_dir():  # that a folder is no file is said when it is written
        return True
    while True:
        session.screen.tell("play-overwrite", "bold yellow", file=str(file))
        said = session.screen.ask(session.screen.text("play-prompt") + " ")
        wanted = False if not said else yes_or_no(said)
        if wanted is not None:
            return wanted
        session.screen.tell("play-yes-or-no")


def yes_or_no(said: str) -> bool | None:
    """What a player means by a word, in whatever language it is said; None if it is neither yes nor no."""
    word = unicodedata.normalize("NFKC", said).casefold().strip(" .!。")
    return True if word in YES else False if word in NO else None


ORDERS: dict[str, Callable[[Session, int, str], bool]] = {
    "?": show_help,
    "help": show_help,
    "r": show_rule,
    "rule": show_rule,
    "why": tell_why,
    "table": show_table,
    "options": show_options,
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
