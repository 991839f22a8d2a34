"""A game in a terminal: whose turn it is, what that player is shown, and how the game is left."""

import shlex
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.cells import cell_len
from rich.text import Text

from meadhall.bots import Bot
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT
from meadhall.kernel.engine.chance import Luck
from meadhall.kernel.engine.events import Event
from meadhall.kernel.lessons import Lesson
from meadhall.kernel.matches.match import Match
from meadhall.kernel.matches.teaching import wanted_in
from meadhall.kernel.matches.telling import name_of
from meadhall.kernel.problems import Problem
from meadhall.terminal.asking import Options, gap, message, news, question
from meadhall.terminal.drawings import drawing_of
from meadhall.terminal.lines import wrap
from meadhall.terminal.page import Form, Lines, Part, compose, whole_page
from meadhall.terminal.screen import Gone, Screen

YOU = "you"
SHORT = 3  # the part of a window that a reply may take beside the question
INTERRUPTED = 130


class Left(Exception):
    """The player has left the game, and it is saved or need not be."""


class Session:
    """One game between people at this screen and bots."""

    def __init__(
        self,
        match: Match,
        kinds: list[str],
        bots: dict[int, Bot],
        screen: Screen,
        command: list[str],
        lesson: Lesson | None = None,
    ) -> None:
        self.match = match
        self.lesson = lesson
        self.drawing = drawing_of(match)
        self.kinds = kinds
        self.bots = bots
        self.screen = screen
        self.command = command  # how this game was started, to say how it goes on
        self.takes_single = True
        self.skips_moments: set[int] = set()
        self.seen = {seat: 0 for seat in range(match.seats)}  # answers given when a seat was last shown the news
        self.at_screen: int | None = None
        self.is_new = True  # nobody has answered at this screen yet
        self.news: list[Event] = []  # what happened before the question that is open
        self.said = ""  # what is still to be said with the next page
        self.asks_anyway = False  # after an undo a question with one answer is put all the same
        self.luck = Luck(int(time.time()))  # for matches that came without a seed

    # --- the course of a game --------------------------------------------------------------------------------

    def play(self) -> int:
        """Play to the end or until somebody leaves; the answer is the exit code."""
        from meadhall.terminal.talk import offer_to_save

        try:
            while not self.match.over:
                self.go_on()
            self.tell_end()
            offer_to_save(self)
        except Left:
            return 0
        except Gone:
            self.leave_safely()
        except KeyboardInterrupt:
            self.screen.console.print()
            self.leave_safely()
            return INTERRUPTED
        return 0

    def welcome(self) -> Part:
        """How to get help, the seed, and that some values are stand-ins: until the first answer is given."""
        screen, match = self.screen, self.match
        if not self.is_new:
            return Part("", ())
        lines = [Text(screen.text("play-welcome", game=screen.text(f"{match.game.id}-title")), "bold")]
        more = [Text(words, "dim") for words in self.about_match()]

        def draw(width: int, texts: list[Text]) -> Lines:
            return [line for each in texts for line in wrap(each, width)]

        forms = Form(600, partial(draw, texts=[*lines, *more])), Form(980, partial(draw, texts=lines), whole=False)
        return Part(screen.text("play-part-about"), forms, order="help")

    def about_match(self) -> list[str]:
        """The seed, and that some values are stand-ins."""
        told = [] if self.match.seed is None else [self.screen.text("play-seed", seed=str(self.match.seed))]
        if self.match.game.stand_ins(self.match.game_options):
            told.append(self.screen.text(f"{self.match.game.id}-stand-in-notice"))
        return told

    def go_on(self) -> None:
        """Let the next answer be given: by chance, by a bot, or by whoever sits at the screen."""
        asked = self.match.asked
        if asked == (NO_SEAT,):
            outcomes = self.match.options(NO_SEAT)
            self.match.answer(NO_SEAT, outcomes[int(self.luck.below(len(outcomes)))])
            return
        wanted = wanted_in(self.match, self.lesson)
        if wanted is not None and wanted.seat in self.bots:  # in a lesson bots keep to its steps
            self.match.answer(wanted.seat, wanted.now[0])
            return
        for seat in asked:
            if wanted is None and seat in self.bots:
                chosen = self.bots[seat].choose(self.match.view(seat), self.match.options(seat))
                self.match.answer(seat, chosen)
                return
        self.ask_player(asked[0] if wanted is None else wanted.seat)

    def ask_player(self, seat: int) -> None:
        """Put the question to a player, unless there is nothing to decide."""
        from meadhall.terminal.talk import talk

        options = self.match.options(seat)
        skipped = seat in self.skips_moments and self.drawing.is_moment(self.match, seat)
        if not self.asks_anyway and (self.is_single(seat) or skipped):
            self.match.answer(seat, options[0])
            return
        self.asks_anyway = False
        if not self.hand_over(seat):
            return
        self.news = self.take_news(seat)
        talk(self, seat)
        self.is_new = False

    def hand_over(self, seat: int) -> bool:
        """Between two people: hide everything until the next one sits at the screen. False after an undo."""
        before, self.at_screen = self.at_screen, seat
        if not self.is_shared or before == seat:
            return True
        self.screen.wipe()
        can_undo = before is not None and self.match.can_undo(before)
        self.screen.tell("play-pass-undo" if can_undo else "play-pass", "bold", player=self.name(seat))
        said = self.screen.ask(self.screen.text("play-pass-prompt") + " ")
        if before is not None and can_undo and said == "undo":
            self.at_screen = before
            self.take_back(before)
            return False
        self.screen.wipe()
        return True

    def take_back(self, seat: int) -> None:
        """Undo a seat's last decision."""
        self.match.undo(seat)
        self.asks_anyway = self.is_single(seat)
        for each in self.seen:
            self.seen[each] = min(self.seen[each], len(self.match.answers()))

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this screen."""
        return self.kinds.count(YOU) > 1

    def is_single(self, seat: int) -> bool:
        """Whether a seat has nothing to decide; what it could still take back is never closed for it.

        At a shared screen every question is put: who is passed over would show the others what he does not hold.
        """
        has_one = len(self.match.options(seat)) == 1 and wanted_in(self.match, self.lesson) is None
        return self.takes_single and not self.is_shared and has_one and not self.match.can_undo(seat)

    # --- what is shown ---------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """What a player is called."""
        return name_of(self.match.game, "seat", str(seat), self.screen.lang, self.match.players)

    def take_news(self, seat: int) -> list[Event]:
        """What happened since this player last decided; from now on it is known."""
        events = self.match.events(seat, self.seen[seat])
        self.seen[seat] = len(self.match.answers())
        return events

    def tell(self, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """Events with their words, dice of one throw in one line; "you" is who plays alone at this screen."""
        reader = None if self.is_shared or YOU not in self.kinds else self.kinds.index(YOU)
        told = self.match.tell_all(events, self.screen.lang, reader)
        return [(event, text) for event, text in zip(events, told, strict=True) if text]

    def tell_news(self) -> Part:
        """What happened before the question that is open."""
        told = self.tell(self.news)
        secrets = [k for k, (event, _) in enumerate(told) if event.audience != EVERYONE]
        return news([text for _, text in told], secrets, self.screen.lang)

    def table(self, seat: int) -> list[Part]:
        """The table as this player may see it."""
        return self.drawing.parts(self.match, seat, self.screen.lang, self.kinds)

    def question(self, seat: int) -> list[Part]:
        """What is asked, and the answers by number."""
        match, lang = self.match, self.screen.lang
        words = self.screen.text("play-pair", name=self.name(seat), words=match.prompt(lang, seat))
        return [*self.tell_lesson(), question(words), Options(match, self.drawing, seat, lang).part()]

    def tell_lesson(self) -> list[Part]:
        """What the lesson wants now, and why; that it is done is told until the game goes on."""
        if self.lesson is None:
            return []
        wanted = wanted_in(self.match, self.lesson)
        if wanted is None:
            return [message([Text(self.screen.text("play-lesson-done"), "yellow")])]
        why = self.screen.text(wanted.text)
        said = self.screen.text("play-lesson", n=wanted.step, of=self.lesson.explained, text=why)
        return [message([Text(said, "yellow")])]

    def show_page(self, seat: int, said: Sequence[Text | str] = ()) -> None:
        """Everything a player needs to decide, in the room there is, and what was said to the last order."""
        screen = self.screen
        said = [*([self.said] if self.said else []), *said]
        self.said = ""
        if screen.is_window:
            told = [message(said)] if said else []
            parts = [*self.table(seat), self.welcome(), self.tell_news(), gap(), *self.question(seat), *told]
            screen.turn_page()
            screen.show(compose(parts, screen.width, screen.height, self.note))
            screen.redraw = partial(self.show_page, seat, said)
            return
        screen.print(*said)
        heading = f" {self.name(seat)} "
        screen.print(heading.center(screen.width - cell_len(heading) + len(heading), "─"))
        self.show_whole([self.welcome(), self.tell_news()])
        if not self.drawing.is_moment(self.match, seat):
            self.show_whole(self.table(seat))
        self.show_whole(self.question(seat))

    def show_whole(self, parts: Sequence[Part]) -> None:
        """Parts at their longest, page by page."""
        self.screen.show_pages(whole_page(parts, self.screen.width))

    def note(self, left_out: Sequence[Part]) -> Text:
        """What a page could not show, and the orders that show it."""
        names: dict[str, list[str]] = {}
        for part in left_out:
            names.setdefault(part.order, []).append(part.name)
        comma = self.screen.text("play-comma")
        orders = [f"{order} ({comma.join(filter(None, told))})" for order, told in names.items()]
        long, short = (self.screen.text("play-left-out", orders=comma.join(each)) for each in (orders, names))
        return Text(long if cell_len(long) <= self.screen.width else short, "dim")

    def reply(self, seat: int, *said: Text | str) -> None:
        """Say something to an order: with the page of the question if it is short, else on pages of its own."""
        screen = self.screen
        lines = [line for each in said for line in wrap(each, screen.width)]
        if screen.is_window and len(lines) <= screen.height // SHORT:
            self.show_page(seat, said)
            return
        screen.show_pages(lines)

    def show_log(self, seat: int, whole: bool) -> None:
        """What happened since this player last decided, or everything that this player knows of."""
        events = self.match.events(seat) if whole or not self.news else self.news
        lines = [line for _, each in self.tell(events) for line in wrap(f"  {each}", self.screen.width, hang=4)]
        if events is self.news:
            lines += wrap(Text(self.screen.text("play-log-all"), "dim"), self.screen.width)
        self.screen.show_pages(lines)

    def tell_end(self) -> None:
        """Scores and winners."""
        match, screen = self.match, self.screen
        people = [seat for seat, kind in enumerate(self.kinds) if kind == YOU]
        self.news = self.take_news(self.at_screen if self.at_screen is not None else people[0]) if people else []
        winners = ", ".join(self.name(seat) for seat in match.winners)
        id = ("play-lost", "play-winner")[len(match.winners)] if len(match.winners) < 2 else "play-winners"
        if not match.winners and match.rival is not None:
            id = "play-rival-won"
        victory = message([Text(screen.text(id, winners=winners), "bold green" if winners else "bold")])
        parts = [self.tell_news(), gap(), self.drawing.scores(match, screen.lang), gap(), victory]
        if screen.is_window:
            screen.turn_page()
            asked = wrap(screen.text("play-save-where", file=str(self.free_file())), screen.width)
            screen.show(compose(parts, screen.width, screen.height - len(asked), self.note))
        else:
            self.show_whole(parts)

    # --- leaving ---------------------------------------------------------------------------------------------

    def leave_safely(self) -> None:
        """Save to a new file and say in one line how to go on."""
        file = self.free_file()
        try:
            self.match.save(file)
        except Problem:
            file = self.free_file(Path(tempfile.gettempdir()))
            self.match.save(file)
        self.tell_saved(file)

    def free_file(self, folder: Path = Path()) -> Path:
        """A name for a match file that is not taken in a folder."""
        stem = f"meadhall-{self.match.game.id}-{time.strftime('%Y%m%d-%H%M%S')}"
        names = (folder / f"{stem}{suffix}.json" for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
        return next(name for name in names if not name.exists())

    def saved_line(self, file: Path) -> str:
        """Where the game is, and the command that goes on with it."""
        over = self.match.over
        way = ["meadhall", "replay", str(file)] if over else [*self.command, "--resume", str(file)]
        command = shlex.join([*way, "--lang", self.screen.lang])
        return self.screen.text("play-saved-over" if over else "play-saved", file=str(file), command=command)

    def tell_saved(self, file: Path) -> None:
        """Say where the game is, in one piece, so that the command can be copied."""
        self.screen.show([Text(self.saved_line(file))])
