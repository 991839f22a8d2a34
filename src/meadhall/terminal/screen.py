"""The screen of a terminal game: prints in the player's language, reads what is typed, and can be wiped."""

import contextlib
import importlib
import sys

from rich.console import Console, RenderableType
from rich.text import Text

from meadhall.text import say

WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the page and what has scrolled away, so that no secret can be scrolled back to


class Gone(Exception):
    """Nobody types any more: the input has ended."""


class Screen:
    """Where a game is shown and where players type."""

    def __init__(self, console: Console, lang: str) -> None:
        self.console = console
        self.lang = lang
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):  # not on every system
                importlib.import_module("readline")  # lets input() edit its line

    def text(self, id: str, /, **arguments: str | int) -> str:
        """A text in the language of the game."""
        return say(self.lang, id, **arguments)

    def print(self, *parts: RenderableType) -> None:
        """Print parts below each other; strings are taken as they are."""
        for part in parts:
            self.console.print(part)

    def tell(self, id: str, /, style: str = "", **arguments: str | int) -> None:
        """Print a text."""
        self.console.print(Text(self.text(id, **arguments), style))

    def ask(self, prompt: str) -> str:
        """What is typed after a prompt, without blanks around it."""
        self.console.file.flush()
        try:
            if sys.stdin.isatty():
                return input(prompt).strip()
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
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        else:
            self.console.rule()
