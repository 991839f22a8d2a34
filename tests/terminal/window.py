"""A window of a terminal for tests: a program runs in it, and what it shows is known line by line."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from rich.cells import cell_len

CONTROL = re.compile(r"\x1b\[([0-9;?]*)([A-Za-z])")
PATIENCE = 60  # seconds a program may think
IDLE = 0.2
PROMPT = "> "
BLANKS = "\u00a0\u202f\u3000"  # which Python does not call printable


class Sheet:
    """What a terminal shows: letters in lines, and how many lines have left it at the top since it was last empty."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.lines = [""]
        self.row = 0
        self.gone = 0  # lines scrolled out since the page began
        self.returned = False  # to the beginning of the line, which is written anew
        self.too_wide: list[str] = []

    def write(self, text: str) -> None:
        at = 0
        while at < len(text):
            found = CONTROL.match(text, at)
            if found:
                self.control(found[1], found[2])
                at = found.end()
                continue
            self.letter(text[at])
            at += 1

    def control(self, number: str, what: str) -> None:
        if what == "H":
            self.row, self.gone = 0, 0
        elif what == "J" and number in ("", "2"):
            self.lines = self.lines[: self.row] or [""]
            self.lines += [""] * (self.row + 1 - len(self.lines))
            self.lines[self.row] = ""

    def letter(self, letter: str) -> None:
        if letter == "\n":
            self.down()
            self.returned = False
        elif letter == "\r":
            self.returned = True
        elif letter.isprintable() or letter in BLANKS:
            if self.returned:
                self.lines[self.row] = ""
                self.returned = False
            if cell_len(self.lines[self.row] + letter) > self.columns:
                self.too_wide.append(self.lines[self.row] + letter)
                self.down()
            self.lines[self.row] += letter

    def down(self) -> None:
        self.row += 1
        if self.row == self.rows:
            self.lines.pop(0)
            self.row -= 1
            self.gone += 1
        if self.row == len(self.lines):
            self.lines.append("")
        else:
            self.lines[self.row] = ""


class Window:
    """A program in a window of a size; it is read until it asks for something."""

    def __init__(self, line: list[str], columns: int, rows: int, folder: Path, **environment: str) -> None:
        self.sheet = Sheet(columns, rows)
        self.master, slave = pty.openpty()
        self.resize(columns, rows)
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "meadhall.cli", *line],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env={**kept, "TERM": "xterm", "LANG": "C.UTF-8", **environment},
            start_new_session=True,
        )
        os.close(slave)

    def resize(self, columns: int, rows: int) -> None:
        """Give the window another size; the page that comes next shall fit it."""
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.sheet.columns, self.sheet.rows = columns, rows

    def type(self, words: str) -> None:
        self.press(f"{words}\n")

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def read_until(self, last: str) -> None:
        """Show what the program prints until this is the last line, and nothing more is coming."""
        raw = b""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if not self.is_idle():
                raw += os.read(self.master, 1 << 16)
                continue
            self.sheet.write(raw.decode())
            raw = b""
            if self.sheet.lines[-1] == last:
                return
        raise TimeoutError(self.sheet.lines[-3:])

    def read(self) -> bool:
        """Show what the program prints until it waits for an answer; false if it has ended."""
        raw = b""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if select.select([self.master], [], [], IDLE)[0]:
                try:
                    got = os.read(self.master, 1 << 16)
                except OSError:  # the other side is closed
                    got = b""
                raw += got
                if not got:
                    self.sheet.write(raw.decode())
                    return False
            last = CONTROL.sub("", raw.decode(errors="replace").rpartition("\n")[2])
            if last == PROMPT or (last.endswith(" ") and self.is_idle()):
                self.sheet.write(raw.decode())
                return True
        self.program.kill()  # so that nothing is left of a test that fails
        self.program.wait()
        raise TimeoutError(raw[-400:])

    def is_idle(self) -> bool:
        """Whether nothing more is coming just now."""
        return not select.select([self.master], [], [], IDLE)[0]

    def close(self) -> int:
        """End the program, and tell its exit code."""
        os.close(self.master)
        return self.program.wait(timeout=PATIENCE)
