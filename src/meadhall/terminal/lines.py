"""Where a text may be broken into lines: the one place in the terminal that does it, for every language.

No line is broken at a no-break space, nor where a sign would stand alone: French puts blanks before `:` and `»`,
Japanese lets no line begin with `、` or `）` and none end with `（` (kinsoku). Widths are columns of a terminal, of
which most Japanese letters take two.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from rich.cells import cell_len
from rich.text import Text

# What may not begin a line: closing signs, small kana, and what belongs to the word before it.
NO_START: Final = frozenset(
    "、。，．・：；？！ー〜～）」』】〕〉》］｝’”»々ゝゞヽヾ…‥"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
    ":;?!%)]}·–→/×=,."
)
NO_END: Final = frozenset("（「『【〔〈《［｛‘“«([{")  # what may not end a line: opening signs
KATAKANA: Final = frozenset(map(chr, range(0x30A1, 0x30FF))) - {"・"}  # which parts two words
BLANKS: Final = frozenset(" \u3000")
GLUE: Final = frozenset("\u00a0\u202f\u2060\ufeff")  # never broken at, nor beside


def is_digit(letter: str) -> bool:
    """Whether a letter is one of 0 to 9."""
    return letter.isascii() and letter.isdigit()


def is_count(words: str) -> bool:
    """Whether the number at the end counts what follows, as in `: 5 glory`, and is not a name, as in `Player 5`."""
    before = words.rstrip("0123456789")
    name = before.rstrip("".join(BLANKS | GLUE))
    return name != before and not name[-1:].isalpha()


def can_break(words: str, at: int) -> bool:
    """Whether a line may end before the letter at this place."""
    before, after = words[at - 1], words[at]
    if before in GLUE or after in GLUE or after in BLANKS:
        return False  # blanks stay at the end of their line, where nobody sees them
    if after in NO_START:
        return False
    if before in BLANKS:
        word = words[:at].rstrip("".join(BLANKS))[-1:]
        if is_digit(word) and after.isalpha() and is_count(words[:at].rstrip("".join(BLANKS))):
            return False
        return word not in NO_END and not (is_digit(after) and (word.isalpha() or word in "→×"))  # Asgard 4 → 5
    if before in NO_END or is_digit(before) or (is_digit(after) and before.isalpha()):
        return False  # a number stays with what it counts
    if before in KATAKANA and after in KATAKANA:
        return False  # names and other words from abroad stay in one piece
    return cell_len(before) > 1 or cell_len(after) > 1


@lru_cache(maxsize=1024)  # a page tries many widths and forms of the same words
def pieces(words: str) -> tuple[tuple[str, int, int], ...]:
    """Words cut wherever a line may end, each with its width and its width without the blanks behind it."""
    cuts = [0, *(at for at in range(1, len(words)) if can_break(words, at)), len(words)]
    found = (words[start:end] for start, end in pairwise(cuts))
    return tuple((piece, cell_len(piece), cell_len(piece.rstrip(" \u3000"))) for piece in found)


def forced(piece: str, width: int) -> list[str]:
    """A piece that is wider than a line, cut all the same; behind a number only if nothing else is left."""
    parts = []
    while len(piece) > 1 and cell_len(piece) > width:
        fits = next((n for n in range(len(piece) - 1, 0, -1) if cell_len(piece[:n]) <= width), 1)
        better = [n for n in range(fits, 0, -1) if not GLUE & {piece[n - 1], piece[n]} and piece[n] not in NO_START]
        end = next((n for n in better if not is_digit(piece[n - 1])), next(iter(better), fits))
        parts.append(piece[:end])
        piece = piece[end:]
    return [*parts, piece]


def spans(words: str, width: int, hang: int) -> list[tuple[int, int]]:
    """Where each line begins and ends; all but the first are narrower by `hang` columns."""
    lines: list[tuple[int, int]] = []
    start = end = used = 0
    room = max(width, 1)
    below = max(width - hang, 1)
    for piece, wide, bare in pieces(words):
        if end > start and used + bare > room:
            lines.append((start, end))
            start, used, room = end, 0, below
        for part in forced(piece, min(room, below)) if bare > room else [piece]:
            if end > start and used + (bare if part is piece else cell_len(part.rstrip(" \u3000"))) > room:
                lines.append((start, end))
                start, used, room = end, 0, below
            end += len(part)
            used += wide if part is piece else cell_len(part)
    return [*lines, (start, end)]


def wrap(text: Text | str, width: int, hang: int = 0) -> list[Text]:
    """A text in lines of at most so many columns; those that go on below are put `hang` columns to the right."""
    text = Text(text) if isinstance(text, str) else text
    hang = hang if hang < width // 2 else 0
    wrapped: list[Text] = []
    for line in text.split("\n", allow_blank=True):
        for k, (start, end) in enumerate(spans(line.plain, width, hang)):
            words = line.plain[start:end]
            part = line[end - len(words.lstrip(" \u3000")) if k else start : end]
            part.rstrip()
            wrapped.append(Text(" " * hang) + part if k else part)
    return wrapped


def lines_needed(words: str, width: int) -> int:
    """How many lines some words need."""
    return len(spans(words, width, 0))


def wrap_help(words: str, width: int) -> list[Text]:
    """Lines with a word and, behind a gap, what it does: that goes on beside the word, not below it."""
    wrapped = []
    for line in words.splitlines():
        word, gap, _ = line.partition("  ")
        hang = cell_len(line) - cell_len(line[len(word) :].lstrip()) if gap else 0
        wrapped += wrap(line, width, hang)
    return wrapped


def cut(text: Text, width: int) -> Text:
    """A line that is too wide, cut off with an ellipsis."""
    if text.cell_len <= width:
        return text
    kept = text.copy()
    kept.truncate(width, overflow="ellipsis")
    return kept


def padded(text: Text, width: int) -> Text:
    """A line with blanks up to so many columns."""
    return text + Text(" " * max(0, width - text.cell_len))


def widest(lines: Sequence[Text]) -> int:
    """How many columns some lines need."""
    return max((line.cell_len for line in lines), default=0)


def columns(cells: Sequence[Text], width: int, gap: int = 2) -> list[Text] | None:
    """Cells in as many columns as fit, read downwards; nothing if one of them is too wide."""
    for rows in range(1, len(cells) + 1):
        stacks = [cells[k : k + rows] for k in range(0, len(cells), rows)]
        widths = [widest(stack) for stack in stacks]
        if sum(widths) + gap * (len(widths) - 1) > width:
            continue
        return [
            Text(" " * gap).join(
                padded(stack[row], 0 if stack is stacks[-1] else wide)
                for stack, wide in zip(stacks, widths, strict=True)
                if row < len(stack)
            )
            for row in range(rows)
        ]
    return None


def grid(rows: Sequence[Sequence[Text]], right: frozenset[int] = frozenset(), gap: int = 1) -> list[Text]:
    """Rows of cells below each other; the columns named in `right` are flush to the right."""
    widths = [widest(column) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            Text(" " * (wide - cell.cell_len)) + cell if k in right else padded(cell, wide)
            for k, (cell, wide) in enumerate(zip(row, widths, strict=True))
        ]
        line = Text(" " * gap).join(cells)
        line.rstrip()
        lines.append(line)
    return lines
