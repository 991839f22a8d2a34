"""Where commands write: consoles that fit a terminal or a pipe, and encodings that never make a command fail."""

import codecs
import json
import sys
import unicodedata

from rich.console import Console, RenderableType
from rich.padding import Padding

PIPE_WIDTH = 100  # columns of tables that are not written to a terminal
PLAIN = {"’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "…": "...", "·": "-", "×": "x", "\u00a0": " "}


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


def console(stderr: bool = False) -> Console:
    """A console that takes every string as it is: nothing in a name or a file is markup."""
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() else PIPE_WIDTH
    return Console(file=stream, width=width, markup=False, highlight=False, emoji=False)


def indented(words: RenderableType, columns: int) -> Padding:
    """Words some columns to the right."""
    return Padding(words, (0, 0, 0, columns), expand=False)


def print_json(document: object) -> None:
    """One JSON object and nothing else, readable in every encoding."""
    print(json.dumps(document, indent=2))


def complain(sentence: str) -> int:
    """One line on standard error; the exit code of bad input."""
    print(" ".join(sentence.split()), file=sys.stderr)
    return 2
