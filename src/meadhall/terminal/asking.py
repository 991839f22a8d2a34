"""What every game puts on the page of a question: what happened, what is asked, and the options by number."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import partial
from typing import Final

from rich.text import Text

from meadhall.kernel.matches.match import Match
from meadhall.terminal.drawing import Drawing
from meadhall.terminal.lines import columns, cut, lines_needed, wrap
from meadhall.terminal.page import MUST, Form, Lines, Part
from meadhall.text import say

DASH: Final = " – "  # between an option and what it brings
MOST_PLAIN: Final = 8  # options in one column where nothing is said beside them; more go side by side
FEW: Final = 4  # options that are not put side by side unless they must
FEWEST: Final = 3  # lines of options that are shown in the lowest window
NEWS: Final = (
    (1, 890),
    (2, 770),
    (3, 560),
    (4, 460),
    (6, 360),
    (9, 340),
    (14, 330),
)  # lines, and what they are worth


class Options:
    """The options of a seat, each with its number and what it brings."""

    def __init__(self, match: Match, drawing: Drawing, seat: int, lang: str) -> None:
        self.match = match
        self.drawing = drawing
        self.seat = seat
        self.lang = lang
        self.answers = [match.game.vocabulary.answer(word) for word in match.options(seat)]
        self.told: dict[bool, list[str]] = {}
        self.numbers = [Text(f"{k + 1:{len(str(len(self.answers)))}} ", "cyan") for k in range(len(self.answers))]

    def part(self) -> Part:
        """The options as a part of a page."""
        cuts = tuple(
            Form(MUST - rows, partial(self.cut_off, rows=rows), whole=False) for rows in (18, 15, 12, 9, 7, 5)
        )
        forms = (
            Form(870 if len(self.answers) <= FEW else 450, partial(self.below, brief=False)),
            Form(700, partial(self.beside, brief=False)),
            Form(520, partial(self.below, brief=True), whole=not self.is_briefer()),
            Form(930, partial(self.beside, brief=True), whole=not self.is_briefer()),
            Form(960, self.plain, whole=not self.has_hints()),
            Form(970, self.flowing, whole=not self.has_hints()),
            *cuts,
            Form(MUST, partial(self.cut_off, rows=FEWEST), whole=False),
        )
        return Part(say(self.lang, "play-part-options"), forms, order="options")

    def hints(self, brief: bool) -> list[str]:
        """What each option brings."""
        if brief not in self.told:
            hint = self.drawing.hint
            self.told[brief] = [hint(self.match, self.seat, each, self.lang, brief) for each in self.answers]
        return self.told[brief]

    def has_hints(self) -> bool:
        """Whether something is said beside an option."""
        return any(self.hints(brief=False))

    def is_briefer(self) -> bool:
        """Whether less is said beside the options where there is little room."""
        return self.hints(brief=True) != self.hints(brief=False)

    def cells(self, brief: bool) -> Lines:
        """Each option with what it brings, without its number."""
        cells = []
        for answer, hint in zip(self.answers, self.hints(brief), strict=True):
            cell = Text(self.drawing.short_name(self.match, answer, self.lang, self.seat))
            cells.append(cell.append(f"{DASH}{hint}", "dim") if hint else cell)
        return cells

    def names(self) -> Lines:
        """Each option with its number, and nothing beside it."""
        names = (self.drawing.short_name(self.match, answer, self.lang, self.seat) for answer in self.answers)
        return [number + Text(name) for number, name in zip(self.numbers, names, strict=True)]

    def below(self, width: int, brief: bool) -> Lines:
        """The options below each other; without hints, many go side by side."""
        if not self.has_hints() and len(self.answers) > MOST_PLAIN:
            return self.plain(width)
        lines = []
        for number, cell in zip(self.numbers, self.cells(brief), strict=True):
            lines += wrap(number + cell, width, hang=number.cell_len)
        return lines

    def beside(self, width: int, brief: bool) -> Lines:
        """The options side by side, with what they bring; a long one goes on below itself."""
        cells = [number + cell for number, cell in zip(self.numbers, self.cells(brief), strict=True)]
        half = (width - 2) // 2
        halves = [wrap(cell, half, hang=number.cell_len) for number, cell in zip(self.numbers, cells, strict=True)]
        laid = columns(cells, width)
        two = in_two(halves, half)
        return two if laid is None or len(two) < len(laid) else laid

    def plain(self, width: int) -> Lines:
        """Only what each option is called, side by side."""
        laid = columns(self.names(), width)
        return self.flowing(width) if laid is None else laid

    def flowing(self, width: int) -> Lines:
        """Only what each option is called, one after another; one that does not fit begins the next line."""
        lines: Lines = []
        for name in self.names():
            name.plain = name.plain.lstrip().replace(" ", "\u00a0", 1)  # a number stays with its option
            if lines and lines[-1].cell_len + 2 + name.cell_len <= width:
                lines[-1] = lines[-1] + Text("  ") + name
            else:
                lines += wrap(name, width)
        return lines

    def cut_off(self, width: int, rows: int) -> Lines:
        """As many options as go into so many lines."""
        lines = self.flowing(width)
        if len(lines) <= rows:
            return lines
        more = wrap(say(self.lang, "play-more-options", n=len(self.answers)), width)[:1]
        return [*lines[: rows - 1], *(Text(line.plain, "dim") for line in more)]


def in_two(blocks: Sequence[Lines], half: int) -> Lines:
    """Blocks of lines in two columns, read downwards, both about as high."""
    total = sum(map(len, blocks))
    left: Lines = []
    right: Lines = []
    for block in blocks:
        (left if not right and 2 * len(left) < total else right).extend(block)
    lines = []
    for k in range(max(len(left), len(right))):
        line = left[k].copy() if k < len(left) else Text()
        if k < len(right):
            line = line + Text(" " * (half + 2 - line.cell_len)) + right[k]
        lines.append(line)
    return lines


def question(words: str) -> Part:
    """What is asked."""
    return Part("", (Form(MUST, lambda width: wrap(Text(words, "bold yellow"), width)),))


def message(lines: Sequence[Text | str]) -> Part:
    """What was said to the last order: it must be read."""

    def draw(width: int) -> Lines:
        return [line for each in lines for line in wrap(each, width)]

    return Part("", (Form(MUST, draw),))


def gap() -> Part:
    """A free line, where there is room for it."""
    return Part("", (Form(5, lambda width: [Text()]), Form(MUST, lambda width: [])))


def news(events: Sequence[str], secrets: Sequence[int], lang: str) -> Part:
    """What happened: line by line, or one after another, or only the last of it and what nobody else was told.

    `secrets` are the numbers of those events: whoever learned something for himself alone must not miss it.
    """

    def listed(width: int) -> Lines:
        return [line for event in events for line in wrap(Text(event, "dim"), width, hang=2)]

    blank = say(lang, "play-between-sentences")

    def from_event(first: int) -> str:
        kept = [events[k] for k in secrets if k < first]
        left_out = first - len(kept)
        earlier = [say(lang, "play-earlier", n=left_out)] if left_out else []
        return blank.join([*earlier, *kept, *events[first:]])

    def flowing(width: int) -> Lines:
        return wrap(Text(from_event(0), "dim"), width) if events else []

    def last(width: int, rows: int) -> Lines:
        """As many of the last events as go into so many lines, with a word for those before."""
        first = bisect_left(range(len(events)), True, key=lambda k: lines_needed(from_event(k), width) <= rows)
        if first < len(events):
            return wrap(Text(from_event(first), "dim"), width)
        lines = wrap(Text(events[-1], "dim"), width) if events else []
        if len(lines) > rows:  # not even the last of it: that it goes on is seen
            lines[rows - 1 :] = [cut(lines[rows - 1].append(" …"), width)]
        return lines

    shorter = tuple(Form(worth, partial(last, rows=rows), whole=False) for rows, worth in reversed(NEWS))
    return Part(say(lang, "play-part-news"), (Form(120, listed), Form(320, flowing), *shorter), order="log")
