"""The screen of a terminal game: prints in the player's language, reads what is typed, and can be wiped."""

import contextlib
import importlib
import signal
import sys
from collections.abc import Callable, Sequence
from types import FrameType

from rich.console import Console
from rich.text import Text

from meadhall.terminal.lines import wrap
from meadhall.text import say

WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the page and what has scrolled away, so that no secret can be scrolled back to
HOME = "\x1b[H\x1b[J"
NARROWEST = 20  # columns: nothing is drawn for less
LOWEST = 8  # lines


class Gone(Exception):
    """Nobody types any more: the input has ended."""


class Screen:
    """Where a game is shown and where players type."""

    def __init__(self, console: Console, lang: str) -> None:
        self.console = console
        self.lang = lang
        self.redraw: Callable[[], None] | None = None  # draws the page that is shown once more, for another size
        self.waits_after: str | None = None  # the prompt below that page, while somebody types
        if sys.stdin.isatty():
            with contextlib.suppress(AttributeError, ValueError):  # not on every system, and only in the main thread
                signal.signal(signal.SIGWINCH, self.on_resize)  # before readline, which hands the signal on
            with contextlib.suppress(ImportError):  # not on every system
                importlib.import_module("readline")  # lets input() edit its line

    @property
    def is_window(self) -> bool:
        """Whether somebody looks at a window; a pipe has no height, and gets everything."""
        return self.console.is_terminal

    @property
    def width(self) -> int:
        """How many columns there are now; windows change."""
        return max(self.console.size.width, NARROWEST)

    @property
    def height(self) -> int:
        """How many lines there are now above the one where players type."""
        return max(self.console.size.height, LOWEST) - 1

    def text(self, id: str, /, **arguments: str | int) -> str:
        """A text in the language of the game."""
        return say(self.lang, id, **arguments)

    def show(self, lines: Sequence[Text]) -> None:
        """Print lines that are already as wide as they may be."""
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def print(self, *texts: Text | str) -> None:
        """Print texts below each other; strings are taken as they are."""
        for text in texts:
            self.show(wrap(text, self.width))

    def tell(self, id: str, /, style: str = "", **arguments: str | int) -> None:
        """Print a text."""
        self.print(Text(self.text(id, **arguments), style))

    def show_pages(self, lines: Sequence[Text]) -> None:
        """Print lines page by page, so that nobody has to scroll; a pipe gets them all at once."""
        if not self.is_window:
            self.show(lines)
            return
        room = self.height - 1  # for the line that says how to go on
        while len(lines) > room:
            self.turn_page()
            self.show(lines[: room + 1])
            lines = lines[room + 1 :]
            if self.ask(self.text("play-next-page", n=len(lines)) + " "):
                lines = []
        if lines:
            self.turn_page()
            self.show(lines)
        self.tell("play-back", "dim")

    def turn_page(self) -> None:
        """Begin at the top of the window; what it showed can be scrolled back to."""
        self.redraw = None
        if self.is_window:
            self.console.file.write("\n" * (self.height + 1) + HOME)

    def on_resize(self, number: int, frame: FrameType | None) -> None:
        """The window has another size: draw its page again, with what is typed so far. Python calls this.

        While it draws nobody waits, so it cannot begin again in the middle; a size that comes meanwhile is next.
        """
        prompt, redraw = self.waits_after, self.redraw
        if prompt is None or redraw is None:
            return
        self.waits_after = None
        drawn = None
        while drawn != self.console.size:
            drawn = self.console.size
            redraw()
        readline = sys.modules.get("readline")
        self.console.file.write(prompt + (readline.get_line_buffer() if readline is not None else ""))
        self.console.file.flush()
        self.waits_after = prompt

    def ask(self, prompt: str, below_page: bool = False) -> str:
        """What is typed after a prompt, without blanks around it; a page above it is drawn again for a new size."""
        self.console.file.flush()
        try:
            if sys.stdin.isatty():
                self.waits_after = prompt if below_page else None
                try:
                    return input(prompt).strip()
                finally:
                    self.waits_after = None
            self.console.file.write(prompt)
            self.console.file.flush()
            line = sys.stdin.readline()
        except EOFError as error:
            self.console.print()
            raise Gone from error
        self.console.print()
        if not line:
            raise Gone
        return line.strip()

    def wipe(self) -> None:
        """Leave nothing of what was shown; a pipe only gets a line, for nobody looks at it in passing."""
        self.redraw = None
        if self.is_window:
            self.console.file.write(WIPE)
            self.console.file.flush()
        else:
            self.show([Text("─" * self.width)])
