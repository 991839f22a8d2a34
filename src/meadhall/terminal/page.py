"""One page of a game: parts that a drawing offers, put together in the room that a window has.

A part has one or more forms, the longest first: a land row by row or as a map, players with all they own or one line
each. Each form says what it is worth. The page takes the forms one after another, those worth most first, as long as
they fit; so height and width decide what is shown. In a wide window parts stand side by side. What is left out or
shortened is named in a note, with the order by which a player sees it.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from meadhall.terminal.lines import cut, padded, widest

ACROSS: Final = "across"  # over the whole width
LEFT: Final = "left"  # beside those at the right, where there is room
RIGHT: Final = "right"

MUST: Final = 1000  # worth of a form that is shown whatever the room
VITAL: Final = 900  # worth from which on no other form makes up for a form
WIDE: Final = 110  # columns from which parts stand side by side
GAP: Final = 3  # columns between two parts side by side
NARROWEST: Final = 36  # columns of a part beside another
SPLITS: Final = (45, 55)  # where to try to divide the page, in hundredths of its width

Lines = list[Text]
Draw = Callable[[int], Lines]


class Form(NamedTuple):
    """One way to show a part: what that is worth, the lines for a width, and whether it tells everything."""

    worth: int
    draw: Draw
    whole: bool = True


class Part(NamedTuple):
    """Something on a page: what it is called where it is left out, its forms, its side, and the order to see it."""

    name: str
    forms: tuple[Form, ...]
    place: str = ACROSS
    order: str = "table"


Drawn = dict[tuple[int, int, int], Lines | None]  # part, form and width; shared by all layouts of a page
Note = Callable[[Sequence[Part]], Text]


class Layout:
    """Parts on a page of one width, stacked or divided into two columns; each in one of its forms or not at all."""

    def __init__(self, parts: Sequence[Part], width: int, split: int | None, drawn: Drawn) -> None:
        self.parts = parts
        self.width = width
        self.split = split
        self.chosen: list[int | None] = [None] * len(parts)
        self.drawn = drawn
        self.worths = sorted(
            ((k, form) for k, part in enumerate(parts) for form in range(len(part.forms))),
            key=lambda step: -parts[step[0]].forms[step[1]].worth,
        )

    def width_of(self, part: Part) -> int:
        """How many columns a part has."""
        if self.split is None or part.place == ACROSS:
            return self.width
        return self.split if part.place == LEFT else self.width - self.split - GAP

    def lines_of(self, k: int, form: int) -> Lines | None:
        """A part in a form; None if that is wider than its column."""
        wide = self.width_of(self.parts[k])
        if (k, form, wide) not in self.drawn:
            lines = self.parts[k].forms[form].draw(wide)
            self.drawn[k, form, wide] = lines if widest(lines) <= wide else None
        return self.drawn[k, form, wide]

    def lines(self, k: int) -> Lines:
        """A part as it is shown now."""
        form = self.chosen[k]
        return [] if form is None else self.lines_of(k, form) or []

    def height(self) -> int:
        """How many lines the page has."""
        high = {place: 0 for place in (ACROSS, LEFT, RIGHT)}
        for k, part in enumerate(self.parts):
            high[part.place] += len(self.lines(k))
        beside = high[LEFT] + high[RIGHT] if self.split is None else max(high[LEFT], high[RIGHT])
        return high[ACROSS] + beside

    def fill(self, room: int) -> None:
        """Take the forms that fit, those worth most first."""
        for k, form in self.worths:
            before = self.chosen[k]
            if (before is not None and before <= form) or self.lines_of(k, form) is None:
                continue
            self.chosen[k] = form
            if self.height() > room and self.parts[k].forms[form].worth < MUST:
                self.chosen[k] = before

    def open_out(self) -> None:
        """Take the longest form of each part that is not too wide: for paper without an end."""
        for k, part in enumerate(self.parts):
            fitting = (form for form in range(len(part.forms)) if self.lines_of(k, form) is not None)
            self.chosen[k] = next(fitting, None)

    def quality(self, least: int = 0) -> list[bool]:
        """For each form worth so much, whether the part is shown at least so: the greater list is the better page."""
        shown = []
        for k, form in self.worths:
            now = self.chosen[k]
            if self.parts[k].forms[form].worth >= least:
                shown.append(now is not None and now <= form)
        return shown

    def left_out(self) -> list[Part]:
        """The parts that are not shown whole."""
        short = []
        for k, part in enumerate(self.parts):
            form = self.chosen[k]
            is_empty = all(not self.lines_of(k, each) for each in range(len(part.forms)))
            if not is_empty and (form is None or not part.forms[form].whole):
                short.append(part)
        return short

    def page(self) -> Lines:
        """The lines from top to bottom."""
        if self.split is None:
            return [line for k in range(len(self.parts)) for line in self.lines(k)]
        top: Lines = []
        bottom: Lines = []
        columns: dict[str, Lines] = {LEFT: [], RIGHT: []}
        for k, part in enumerate(self.parts):
            if part.place != ACROSS:
                columns[part.place] += self.lines(k)
            elif columns[LEFT] or columns[RIGHT]:
                bottom += self.lines(k)
            else:
                top += self.lines(k)
        return [*top, *beside(columns[LEFT], columns[RIGHT], self.split), *bottom]


def beside(left: Lines, right: Lines, width: int) -> Lines:
    """Lines side by side, the left ones in so many columns."""
    lines = []
    for k in range(max(len(left), len(right))):
        line = left[k] if k < len(left) else Text()
        if k < len(right) and right[k].plain:
            line = padded(line, width + GAP) + right[k]
        lines.append(line)
    return lines


def layouts(parts: Sequence[Part], width: int, drawn: Drawn) -> list[Layout]:
    """The ways to put parts on a page of this width: stacked, and in a wide one divided."""
    stacked = Layout(parts, width, None, drawn)
    if width < WIDE or not {LEFT, RIGHT} <= {part.place for part in parts}:
        return [stacked]
    splits = {width * each // 100 for each in SPLITS}
    for k, part in enumerate(parts):  # where a part that cannot be narrower just fits
        for form in range(len(part.forms) if part.place != ACROSS else 0):
            need = widest(stacked.lines_of(k, form) or [])
            splits.add(need if part.place == LEFT else width - GAP - need)
    fitting = sorted(each for each in splits if NARROWEST <= each <= width - GAP - NARROWEST)
    return [stacked, *(Layout(parts, width, each, drawn) for each in fitting)]


def best(tried: list[Layout]) -> Layout:
    """The layout that lacks nothing vital, leaves out least, is side by side, shows most, and is lowest."""
    return max(
        tried,
        key=lambda layout: (
            layout.quality(VITAL),
            -len(layout.left_out()),
            layout.split is not None,
            layout.quality(),
            -layout.height(),
        ),
    )


def compose(parts: Sequence[Part], width: int, height: int, note: Note) -> Lines:
    """The page for a window: everything if it fits, else what is worth most and, below it, a note of the rest.

    Nothing can be left out of a window that is too low even for what must be shown: then it is cut off at the top.
    """
    drawn: Drawn = {}
    tried = layouts(parts, width, drawn)
    for layout in tried:
        layout.fill(height)
    found = best(tried)
    if not found.left_out() and found.height() <= height:
        return found.page()
    tried = layouts(parts, width, drawn)
    for layout in tried:
        layout.fill(height - 1)
    found = best(tried)
    page = found.page()[-(height - 1) :] if height > 1 else []
    return [*page, cut(note(found.left_out()), width)]


def whole_page(parts: Sequence[Part], width: int) -> Lines:
    """Every part at its longest, for a page without an end."""
    tried = layouts(parts, width, {})
    for layout in tried:
        layout.open_out()
    return best(tried).page()
