"""The sea of Tiny Epic Vikings: as a chart with islands, docks, ferry routes and fjords, or told region by region."""

from functools import lru_cache, partial
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from meadhall.games.vikings.documents.facts import ids_on
from meadhall.games.vikings.table.names import DOCK_NAMES, FJORD_NAMES, OWNER_NAMES, REGION_NAMES
from meadhall.kernel.documents.printed import Facts
from meadhall.terminal.lines import cut, wrap
from meadhall.terminal.page import Form, Lines
from meadhall.terminal.vikings.chart import Box, Chart, Label, Land, Quay, Waters, lay_out
from meadhall.terminal.vikings.words import VikingsWords, style
from meadhall.terminal.words import DOT, STAR

VILLAGE: Final = "⌂"
CHIEFTAIN_BOAT: Final = "@"
BOTH: Final = "&"  # behind a dock that serves two regions
OFFERED: Final = "reverse"  # what can be chosen now
WIDEST: Final = 120  # columns of a chart
TOO_WIDE: Final = 10_000  # columns of a form that cannot be drawn
MORE: Final = "+"

Cell = tuple[str, str]  # a letter and its style
DOTTED: Final[Cell] = ("·", "dim")  # a ferry route
SHORE: Final[Cell] = ("│", "dim")
STRAND: Final[Cell] = ("─", "dim")
WATER: Final[Cell] = (" ", "")


@lru_cache(maxsize=32)
def waters_of(facts: Facts, map_name: str, letter: int, seats: int, alone: bool) -> Waters:
    """All of a map that decides how it is drawn; `letter` is how wide the letter of an owner is."""
    regions, docks = facts.rows("map", map_name, "region"), facts.rows("map", map_name, "dock")
    region_ids, dock_ids, fjord_ids = (ids_on(facts, map_name, kind) for kind in ("region", "dock", "fjord"))
    quays = []
    for dock in docks:
        served = tuple(region_ids.index(str(id)) for id in _ids(dock["regions"]))
        has_two = alone or dock.get("village") == "yes"  # a Boat and the Chieftain Boat, or a village
        marks = max(letter, 2 if has_two else 1)
        quays.append(
            Quay(
                served,
                tuple(fjord_ids.index(str(id)) for id in _ids(dock["fjords"])),
                dock_ids.index(str(dock["ferry"])) if "ferry" in dock else None,
                cell_len(str(dock["id"])) + (len(served) > 1) + 1 + marks,
            )
        )
    return Waters(
        (facts.number("map", map_name, "width"), facts.number("map", map_name, "height")),
        tuple(Land(str(row["island"]), _number(row["x"]), _number(row["y"])) for row in regions),
        tuple(quays),
        tuple(cell_len(id) + 2 + letter for id in fjord_ids),
        frozenset(str(row["island"]) for row in facts.rows("map", map_name, "open_shore")),
    )


def _ids(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else ()


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


class SeaPage:
    """Draws the sea of a picture; what can be chosen now stands out on it."""

    def __init__(self, words: VikingsWords, picture: Any, offered: frozenset[str] = frozenset()) -> None:
        self.words = words
        self.picture = picture
        self.offered = offered

    def forms(self, is_asked: bool) -> tuple[Form, ...]:
        """The map at its longest first; worth more where a place is asked for."""
        # Where a place is chosen the map comes before all but the bare names of the options.
        chart, listed, brief = (966, 964, 968) if is_asked else (840, 425, 850)
        return (
            Form(230, partial(self.chart, inner=3, explained=True)),
            Form(740 if is_asked else 335, partial(self.chart, inner=2, explained=True)),
            # Where no place is chosen a taller map comes after six lines of what happened.
            Form(870 if is_asked else 350, partial(self.chart, inner=2)),
            Form(chart, partial(self.chart, inner=1), whole=False),
            Form(220, self.told),
            Form(listed, self.listed, whole=False),
            Form(brief, self.brief, whole=False),
        )

    # --- the chart -------------------------------------------------------------------------------------------

    def chart(self, width: int, inner: int, explained: bool = False) -> Lines:
        """The sea as a chart, with so many rows within each island."""
        words = self.words
        letters = max(cell_len(words.letter(owner)) for owner in self.owners())
        seats = len(self.picture["players"])
        waters = waters_of(words.facts, words.map, letters, seats, seats == 1)
        chart = lay_out(waters, min(width, WIDEST), inner)
        if chart is None:
            return [Text(" " * TOO_WIDE)]
        lines = Painting(self, chart).lines()
        return [*lines, *self.legend(width)] if explained else lines

    def owners(self) -> list[str]:
        """Who has pieces in this game."""
        seats = len(self.picture["players"])
        return [*OWNER_NAMES[:seats], *(OWNER_NAMES[-1:] if seats < 3 else ())]

    def legend(self, width: int) -> Lines:
        """What the signs of the chart stand for."""
        words = self.words
        seats = len(self.picture["players"])
        has_ragnarok = self.picture["options"]["ragnarok"]
        parts = [words.say("chart-holder"), words.say("chart-influence"), words.say("legend-settler")]
        parts.append(words.say("legend-temple"))
        if has_ragnarok:
            parts += [words.say("legend-valkyrie"), words.say("legend-giant")]
        parts += [words.say("chart-boat"), words.say("chart-village", sign=VILLAGE)]
        if seats == 1:
            parts.append(words.say("chart-chieftain", sign=CHIEFTAIN_BOAT))
        if any(len(_ids(dock["regions"])) > 1 for dock in words.facts.rows("map", words.map, "dock")):
            parts.append(words.say("chart-both", sign=BOTH))
        star = STAR if words.facts.is_stand_in("map", words.map, "region") else ""
        return wrap(Text(DOT.join(parts) + star, "dim"), width)

    # --- places ----------------------------------------------------------------------------------------------

    def dock_label(self, n: int) -> Text:
        """A dock: its name, whether it serves two regions, its village, and whose Boat lies there."""
        name = DOCK_NAMES[n]
        told = self.picture["docks"][name]
        row = self.words.facts.rows("map", self.words.map, "dock")[n]
        label = self.named(str(row["id"]), name)
        if len(_ids(row["regions"])) > 1:
            label.append(BOTH, "dim")
        marks = Text()
        if told["village"]:
            marks.append(VILLAGE, "green")
        if told["chieftain_boat"]:
            marks.append(CHIEFTAIN_BOAT, style("enemy"))
        if told["boat"] is not None:
            marks.append(self.words.letter(told["boat"]), style(told["boat"]))
        return label.append(":").append_text(marks) if marks.plain else label

    def fjord_label(self, n: int) -> Text:
        """A fjord: its name, and the Boats in it."""
        name = FJORD_NAMES[n]
        label = self.named(self.words.place("fjord", name), name, "cyan")
        boats = self.picture["fjords"][name]
        if boats:
            label.append(":")
        for owner in OWNER_NAMES:
            label.append(self.words.letter(owner) * boats.get(owner, 0), style(owner))
        return label

    def named(self, id: str, name: str, usual: str = "") -> Text:
        """The name of a place, which stands out if it can be chosen now."""
        return Text.assemble((id, OFFERED if name in self.offered else usual))

    def region_head(self, n: int) -> Text:
        """A region: its name, its rune, who holds it, its Giant."""
        name = REGION_NAMES[n]
        told = self.picture["regions"][name]
        words = self.words
        head = self.named(words.place("region", name), name, "bold")
        head.append(f"\u00a0{words.glyph(told['rune'])}")
        if told["held"] is not None:
            head.append("[").append(words.letter(told["held"]), style(told["held"])).append("]")
        if told["giant"]:
            head.append(f"\u00a0{words.say('short-giant')}", "bold")
        return head

    # --- in words --------------------------------------------------------------------------------------------

    def told(self, width: int) -> Lines:
        """Region by region with its docks, the fjords they open onto and their ferries; then fjord by fjord."""
        words = self.words
        lines: Lines = []
        docks = words.facts.rows("map", words.map, "dock")
        for n, name in enumerate(self.picture["regions"]):
            line = self.region_head(n)
            for power in words.powers(self.picture["regions"][name]):
                line.append("  ").append_text(power)
            for k in self.docks_of(n):
                ends = [*map(str, _ids(docks[k]["fjords"]))]
                ferry = f" → {docks[k]['ferry']}" if "ferry" in docks[k] else ""
                line.append(DOT).append_text(self.dock_label(k)).append(f" ({' '.join(ends)}{ferry})", "dim")
            lines += wrap(line, width, hang=2)
        beside = self.fjords_beside()
        fjords = [
            self.fjord_label(n).append(f" ({' '.join(beside[words.place('fjord', name)])})", "dim")
            for n, name in enumerate(self.picture["fjords"])
        ]
        head = Text.assemble((words.word("fjords"), "cyan"), " – ")
        return [*lines, *wrap(head + Text(DOT).join(fjords), width, hang=2)]

    def listed(self, width: int) -> Lines:
        """A line for each region with its docks, then all fjords."""
        lines: Lines = []
        for n, name in enumerate(self.picture["regions"]):
            line = self.region_head(n)
            for power in self.words.powers(self.picture["regions"][name], full=False):
                line.append(" ").append_text(power)
            line.append(" –")
            for k in self.docks_of(n):
                line.append(" ").append_text(self.dock_label(k))
            lines += wrap(line, width, hang=2)
        fjords = [self.fjord_label(n) for n in range(len(self.picture["fjords"]))]
        head = Text.assemble((self.words.word("fjords"), "cyan"), " – ")
        return [*lines, *wrap(head + Text(" ").join(fjords), width, hang=2)]

    def brief(self, width: int) -> Lines:
        """Who holds what, where Boats are, and what can be chosen."""
        regions = []
        for n, name in enumerate(self.picture["regions"]):
            line = self.region_head(n)
            for power in self.words.powers(self.picture["regions"][name], full=False):
                line.append("\u00a0").append_text(power)
            regions.append(line)
        docks = [
            self.dock_label(n)
            for n, name in enumerate(self.picture["docks"])
            if self.picture["docks"][name]["boat"] is not None
            or self.picture["docks"][name]["chieftain_boat"]
            or name in self.offered
        ]
        fjords = [
            self.fjord_label(n)
            for n, name in enumerate(self.picture["fjords"])
            if self.picture["fjords"][name] or name in self.offered
        ]
        lines = wrap(Text(DOT).join(regions), width)
        return [*lines, *(wrap(Text(" ").join([*fjords, *docks]), width) if fjords or docks else [])]

    def docks_of(self, region: int) -> list[int]:
        """The docks that serve a region."""
        id = self.words.place("region", REGION_NAMES[region])
        docks = self.words.facts.rows("map", self.words.map, "dock")
        return [n for n, dock in enumerate(docks) if id in map(str, _ids(dock["regions"]))]

    def fjords_beside(self) -> dict[str, list[str]]:
        """Which fjords are beside which."""
        beside: dict[str, list[str]] = {}
        for dock in self.words.facts.rows("map", self.words.map, "dock"):
            one, other = map(str, _ids(dock["fjords"]))
            for here, there in ((one, other), (other, one)):
                if there not in beside.setdefault(here, []):
                    beside[here].append(there)
        return beside


class Painting:
    """A chart with everything that is on the table now."""

    def __init__(self, sea: SeaPage, chart: Chart) -> None:
        self.sea = sea
        self.chart = chart
        self.cells: list[list[Cell | None]] = [[WATER] * chart.columns for _ in range(chart.rows)]

    def lines(self) -> Lines:
        """The chart line by line."""
        for row, column in self.chart.dots:
            self.cells[row][column] = DOTTED
        for box in self.chart.boxes:
            self.paint_box(box)
        for n, label in enumerate(self.chart.docks):
            self.write_dock(label, self.sea.dock_label(n))
        for n, label in enumerate(self.chart.fjords):
            self.write_label(label, self.sea.fjord_label(n))
        lines = []
        for cells in self.cells:
            line = Text()
            for cell in cells:
                if cell is not None:
                    line.append(*cell)
            line.rstrip()
            lines.append(line)
        return lines

    def write(self, row: int, column: int, text: Text) -> None:
        """Write a text; a wide letter takes two places."""
        for k, letter in enumerate(text.plain):
            styles = [span.style for span in text.spans if span.start <= k < span.end]
            self.cells[row][column] = (letter, str(styles[-1]) if styles else "")
            column += 1
            if cell_len(letter) > 1:
                self.cells[row][column] = None
                column += 1

    def write_dock(self, label: Label, text: Text) -> None:
        """Write a dock at the shore; what it leaves of its place is route or shore."""
        room = label.columns - text.cell_len
        end = label.column + label.columns
        if room > 0 and self.is_one_of((WATER,), label.row, label.column):
            is_west = end < self.chart.columns and self.cells[label.row][end] == SHORE
            for column in range(label.column, label.column + room) if is_west else range(end - room, end):
                self.cells[label.row][column] = DOTTED
            label = Label(label.row, label.column + room * is_west, label.columns - room)
        self.write_label(label, text, over=(DOTTED, STRAND))

    def write_label(self, label: Label, text: Text, over: tuple[Cell, ...] = (WATER,)) -> None:
        """Write a label; one that is too long for its place goes on over what may be covered, or is cut."""
        room = label.columns
        while room < text.cell_len and self.is_one_of(over, label.row, label.column + room):
            room += 1
        column = label.column
        while room < text.cell_len and self.is_one_of(over, label.row, column - 1):
            column, room = column - 1, room + 1
        if text.cell_len > room:
            kept = text.copy()
            kept.truncate(room - 1)
            text = kept.append(MORE)
        self.write(label.row, column, text)

    def is_one_of(self, cells: tuple[Cell, ...], row: int, column: int) -> bool:
        """Whether one of these is at a place."""
        return 0 <= column < self.chart.columns and self.cells[row][column] in cells

    def paint_box(self, box: Box) -> None:
        """An island with its frame, its borders, and what stands in its regions."""
        for row in range(box.top, box.bottom + 1):
            ends = "╭╮" if row == box.top else "╰╯" if row == box.bottom else "││"
            middle = "─" if row in (box.top, box.bottom) else " "
            self.cells[row][box.left] = (ends[0], "dim")
            self.cells[row][box.right] = (ends[1], "dim")
            for column in range(box.left + 1, box.right):
                self.cells[row][column] = (middle, "dim" if middle == "─" else "none")
            for _, first, _ in box.regions[1:]:
                self.cells[row][first - 1] = ("┬" if row == box.top else "┴" if row == box.bottom else "┊", "dim")
        for region, first, columns in box.regions:
            for k, line in enumerate(self.region_lines(region, columns, box.rows - 2)):
                self.write(box.top + 1 + k, first, line)

    def region_lines(self, region: int, columns: int, rows: int) -> Lines:
        """A region in so many rows: with all pieces, else with influence alone, else cut."""
        told = self.sea.picture["regions"][REGION_NAMES[region]]
        head = self.sea.region_head(region)
        for full in (True, False):
            lines = [head.copy()]
            for power in self.sea.words.powers(told, full):
                if len(lines) > 1 or rows == 1:
                    joined = lines[-1].copy().append(" ").append_text(power)
                    if joined.cell_len <= columns:
                        lines[-1] = joined
                        continue
                lines.append(power)
            if len(lines) <= rows and all(line.cell_len <= columns for line in lines):
                return lines
        return [cut(line, columns) for line in lines[:rows]]
