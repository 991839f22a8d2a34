"""A game in a terminal: whose turn it is, what that player is shown, and how the game is left."""

import shlex
import tempfile
import time
from pathlib import Path

from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meadhall.bots import Bot
from meadhall.kernel.engine.agenda import NO_SEAT
from meadhall.kernel.engine.chance import Luck
from meadhall.kernel.matches.match import Match
from meadhall.kernel.matches.telling import name_of
from meadhall.kernel.problems import Problem
from meadhall.terminal.screen import Gone, Screen
from meadhall.terminal.tables import drawing_of

YOU = "you"
MOST_NEWS = 40  # lines of what happened; the rest is in the log
MOST_PLAIN = 8  # options in one column; more go side by side
INTERRUPTED = 130


class Left(Exception):
    """The player has left the game, and it is saved or need not be."""


class Session:
    """One game between people at this screen and bots."""

    def __init__(
        self, match: Match, kinds: list[str], bots: dict[int, Bot], screen: Screen, command: list[str]
    ) -> None:
        self.match = match
        self.drawing = drawing_of(match)
        self.kinds = kinds
        self.bots = bots
        self.screen = screen
        self.command = command  # how this game was started, to say how it goes on
        self.takes_single = True
        self.skips_moments: set[int] = set()
        self.seen = {seat: 0 for seat in range(match.seats)}  # answers given when a seat was last shown the news
        self.at_screen: int | None = None
        self.asks_anyway = False  # after an undo a question with one answer is put all the same
        self.luck = Luck(int(time.time()))  # for matches that came without a seed

    # --- the course of a game --------------------------------------------------------------------------------

    def play(self) -> int:
        """Play to the end or until somebody leaves; the answer is the exit code."""
        from meadhall.terminal.talk import offer_to_save

        try:
            self.welcome()
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

    def welcome(self) -> None:
        """Say how to get help and that some values are stand-ins."""
        self.screen.tell("play-welcome", "bold", game=self.screen.text(f"{self.match.game.id}-title"))
        if self.match.seed is not None:
            self.screen.tell("play-seed", "dim", seed=self.match.seed)
        if self.match.game.stand_ins(self.match.game_options):
            self.screen.tell(f"{self.match.game.id}-stand-in-notice", "dim")

    def go_on(self) -> None:
        """Let the next answer be given: by chance, by a bot, or by whoever sits at the screen."""
        asked = self.match.asked
        if asked == (NO_SEAT,):
            outcomes = self.match.options(NO_SEAT)
            self.match.answer(NO_SEAT, outcomes[int(self.luck.below(len(outcomes)))])
            return
        for seat in asked:
            if seat in self.bots:
                chosen = self.bots[seat].choose(self.match.view(seat), self.match.options(seat))
                self.match.answer(seat, chosen)
                return
        self.ask_player(asked[0])

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
        self.screen.console.rule(Text(self.name(seat), "bold"))
        self.show_news(seat)
        if not self.drawing.is_moment(self.match, seat):
            self.show_table(seat)
        talk(self, seat)

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
        has_one = len(self.match.options(seat)) == 1
        return self.takes_single and not self.is_shared and has_one and not self.match.can_undo(seat)

    # --- what is shown ---------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """What a player is called."""
        return name_of(self.match.game, "seat", str(seat), self.screen.lang, self.match.players)

    def show_table(self, seat: int) -> None:
        """The table as this player may see it."""
        self.screen.print(*self.drawing.table(self.match, seat, self.screen.lang, self.kinds))

    def show_news(self, seat: int) -> None:
        """What happened since this player last decided."""
        events = self.match.events(seat, self.seen[seat])
        self.seen[seat] = len(self.match.answers())
        if len(events) > MOST_NEWS:
            self.screen.tell("play-more-news", "dim", n=len(events) - MOST_NEWS)
        for event in events[-MOST_NEWS:]:
            self.screen.print(Text(f"  {self.match.tell(event, self.screen.lang)}", "dim"))

    def show_question(self, seat: int) -> None:
        """What is asked, and the answers by number."""
        match, lang = self.match, self.screen.lang
        self.screen.print(
            Text(self.screen.text("play-pair", name=self.name(seat), words=match.prompt(lang)), "bold yellow")
        )
        lines: list[Text] = []
        hints = 0
        for word in match.options(seat):
            answer = match.game.vocabulary.answer(word)
            line = Text(self.drawing.short_name(match, answer, lang))
            beside = self.drawing.hint(match, seat, answer, lang)
            if beside:
                line.append(f" – {beside}", "dim")
                hints += 1
            lines.append(line)
        numbers = [Text(f"{k + 1:3} ", "cyan") for k in range(len(lines))]
        if hints or len(lines) <= MOST_PLAIN:
            below = Table.grid()  # so that a long option goes on beside its number, not below it
            for number, line in zip(numbers, lines, strict=True):
                below.add_row(number, line)
            self.screen.print(below)
        else:
            beside_each_other = [number + line for number, line in zip(numbers, lines, strict=True)]
            self.screen.print(Columns(beside_each_other, column_first=True, padding=(0, 2)))

    def show_log(self, seat: int) -> None:
        """Everything this player knows of what happened."""
        for event in self.match.events(seat):
            self.screen.print(f"  {self.match.tell(event, self.screen.lang)}")

    def tell_end(self) -> None:
        """Scores and winners."""
        match = self.match
        people = [seat for seat, kind in enumerate(self.kinds) if kind == YOU]
        if people:
            self.show_news(self.at_screen if self.at_screen is not None else people[0])
        self.screen.print(Padding(self.drawing.scores(match, self.screen.lang), (1, 0)))
        winners = ", ".join(self.name(seat) for seat in match.winners)
        self.screen.tell("play-winner" if len(match.winners) == 1 else "play-winners", "bold green", winners=winners)

    # --- leaving ---------------------------------------------------------------------------------------------

    def leave_safely(self) -> None:
        """Save to a new file and say in one line how to go on."""
        file = self.free_file()
        try:
            self.match.save(file)
        except Problem:
            file = Path(tempfile.gettempdir()) / file.name
            self.match.save(file)
        self.tell_saved(file)

    def free_file(self) -> Path:
        """A name for a match file that is not taken in this folder."""
        stem = f"meadhall-{self.match.game.id}-{time.strftime('%Y%m%d-%H%M%S')}"
        names = (Path(f"{stem}{suffix}.json") for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
        return next(name for name in names if not name.exists())

    def tell_saved(self, file: Path) -> None:
        """Where the game is, and the command that goes on with it."""
        over = self.match.over
        way = ["meadhall", "replay", str(file)] if over else [*self.command, "--resume", str(file)]
        command = shlex.join([*way, "--lang", self.screen.lang])
        line = self.screen.text("play-saved-over" if over else "play-saved", file=str(file), command=command)
        self.screen.console.print(line, soft_wrap=True)
