"""Where commands write: consoles that fit a terminal or a pipe, and encodings that never make a command fail."""

import codecs
import json
import os
import sys
import unicodedata

from rich.console import Console
from rich.text import Text

from meadhall.terminal.lines import wrap

PIPE_WIDTH = 100  # columns of what is not written to a terminal
NARROWEST, WIDEST = 20, 10_000  # columns that are believed
PLAIN = {
    "’": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "–": "-",
    "…": "...",
    "·": "-",
    "×": "x",
    "\u00a0": " ",
    "\u202f": " ",
}


def plainly(error: UnicodeError) -> tuple[str, int]:
    """Letters that an encoding does not have, as near to them as it can: é becomes e."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(PLAIN.get(c) or plain_letter(c) for c in lost), error.end


def plain_letter(letter: str) -> str:
    """A letter without its marks, or a question mark."""
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode("ascii") or "?"


def soften_output() -> None:
    """Let output write in plainer letters what its encoding cannot say, and input read what is not text."""
    codecs.register_error("meadhall-plainly", plainly)
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace" if stream is sys.stdin else "meadhall-plainly")


class Paper(Console):
    """A console that takes every string as it is, nothing in it is markup, and breaks lines as its language does."""

    def tell(self, words: Text | str, indent: int = 0) -> None:
        """Print words, some columns to the right."""
        for line in wrap(words, self.width - indent):
            self.print(Text(" " * indent) + line if line.plain else line, soft_wrap=True)


def console(stderr: bool = False) -> Paper:
    """Where a command writes: as wide as COLUMNS says, else as the terminal is; a pipe has a width of its own."""
    stream = sys.stderr if stderr else sys.stdout
    width = wanted_width() or (None if stream.isatty() else PIPE_WIDTH)
    return Paper(file=stream, width=width, markup=False, highlight=False, emoji=False)


def wanted_width() -> int | None:
    """What the variable COLUMNS says, if it is a width at all."""
    said = os.environ.get("COLUMNS", "")
    return max(int(said), NARROWEST) if said.isdecimal() and 0 < int(said) < WIDEST else None


def print_json(document: object) -> None:
    """One JSON object and nothing else, readable in every encoding."""
    print(json.dumps(document, indent=2))


def complain(sentence: str) -> int:
    """One line on standard error; the exit code of bad input."""
    print(" ".join(sentence.split()), file=sys.stderr)
    return 2
