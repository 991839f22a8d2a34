"""Where everything stands on a drawn map: islands as boxes, docks on their shores, routes of dots, fjords between.

Worked out from the data of a map alone, so that a data pack may bring another one, and so that nothing moves while
a game goes on. Rows are tried from few to many until every dock and every fjord has its place. A fjord is known by
the routes around it: the free places of the sheet fall apart into stretches of water, and each fjord gets the one
that is bordered by its own routes.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, product
from typing import Final, NamedTuple

TOP: Final = "top"
BOTTOM: Final = "bottom"
LEFT: Final = "left"
RIGHT: Final = "right"
ANGLES: Final = {RIGHT: 0.0, TOP: 90.0, LEFT: 180.0, BOTTOM: 270.0}
FRAME: Final = 2  # rows and columns of a box that its frame takes
LEAST_CELL: Final = {1: 11, 2: 9, 3: 8}  # columns of a region, by the rows within its box
MOST_CELL: Final = 20
USUAL: Final = 80  # columns of a sheet; on wider ones boxes are wider too
MOST_MORE: Final = 25
WATER_GAP: Final = 6  # columns between boxes without a route
LEAPS: Final = (0.25, 0.35, 1.0)  # how far apart two islands may be kept, as a part of the height of the map
TRIES: Final = 3  # widths of a box that are tried for a height
MOST_ROWS: Final = 26

Place = tuple[int, int]  # row and column


class Land(NamedTuple):
    """A region of a map: its island, and where it lies; x grows to the east, y to the north."""

    island: str
    x: int
    y: int


class Quay(NamedTuple):
    """A dock of a map: the regions it serves, the fjords it opens onto, its ferry, and the columns of its label."""

    regions: tuple[int, ...]
    fjords: tuple[int, ...]
    ferry: int | None
    columns: int


class Waters(NamedTuple):
    """All of a map that decides how it is drawn."""

    size: tuple[int, int]
    lands: tuple[Land, ...]
    quays: tuple[Quay, ...]
    fjords: tuple[int, ...]  # the columns of each label, at best
    open_shores: frozenset[str]


class Box(NamedTuple):
    """An island on the sheet, and the columns of each of its regions."""

    island: str
    top: int
    left: int
    rows: int
    columns: int
    regions: tuple[tuple[int, int, int], ...]  # region, first column, columns

    @property
    def bottom(self) -> int:
        return self.top + self.rows - 1

    @property
    def right(self) -> int:
        return self.left + self.columns - 1

    @property
    def middle(self) -> tuple[float, float]:
        """Row and column of its middle."""
        return self.top + (self.rows - 1) / 2, self.left + (self.columns - 1) / 2


class Label(NamedTuple):
    """Where a dock or a fjord is written."""

    row: int
    column: int
    columns: int


class Chart(NamedTuple):
    """A map laid out on a sheet."""

    rows: int
    columns: int
    boxes: tuple[Box, ...]
    docks: tuple[Label, ...]
    fjords: tuple[Label, ...]
    dots: frozenset[Place]


class NoRoom(Exception):
    """A sheet is too small for a map."""


@lru_cache(maxsize=256)
def lay_out(waters: Waters, columns: int, inner: int) -> Chart | None:
    """The lowest chart of so many columns, with so many rows within each box; None if there is none."""
    survey = Survey(waters)
    narrowest = LEAST_CELL[inner] + max(0, min(columns - USUAL, MOST_MORE)) // 5
    least = 2 * (inner + FRAME)
    for rows in range(least, MOST_ROWS + 1):
        for margins, leap in product(((0, 0), (0, 1), (1, 0), (1, 1)), LEAPS):
            tries = 0
            for cell in range(MOST_CELL, narrowest - 1, -1):
                sheet = Sheet(survey, rows, columns, inner, cell, margins, leap)
                if not sheet.place_boxes():
                    continue
                tries += 1
                try:
                    return sheet.chart()
                except NoRoom:
                    if tries == TRIES:
                        break
    return None


def turned(degrees: float) -> float:
    """An angle between 0 and 360."""
    return degrees % 360


def apart(one: float, other: float) -> float:
    """How far two directions are apart."""
    return abs((one - other + 180) % 360 - 180)


class Survey:
    """What a map tells before it is laid out: directions, and which edge an island reaches."""

    def __init__(self, waters: Waters) -> None:
        self.waters = waters
        self.islands: dict[str, list[int]] = {}
        for n, land in enumerate(waters.lands):
            self.islands.setdefault(land.island, []).append(n)
        for regions in self.islands.values():
            regions.sort(key=lambda n: (waters.lands[n].x, -waters.lands[n].y))
        self.centres = {island: self.centre(island) for island in self.islands}
        self.edges = {island: self.touches(island) for island in self.islands}
        self.island_of = [waters.lands[quay.regions[0]].island for quay in waters.quays]
        self.docks_of = {
            island: [n for n, other in enumerate(self.island_of) if other == island] for island in self.islands
        }  # in the order of the shore
        self.gaps: dict[tuple[str, str], int] = {}
        for n, quay in enumerate(waters.quays):
            if quay.ferry is not None:
                ends = self.island_of[n], self.island_of[quay.ferry]
                room = quay.columns + waters.quays[quay.ferry].columns + 1
                self.gaps[ends] = max(room, self.gaps.get(ends, WATER_GAP))
        self.courses = [self.course(dock) for dock in range(len(waters.quays))]
        self.is_left_turn = self.turns_left()
        self.off_map = {dock: self.outward(dock) for dock, quay in enumerate(waters.quays) if quay.ferry is None}
        self.sides_off = {dock: self.wished_side(dock) for dock in self.off_map}

    def centre(self, island: str) -> tuple[float, float]:
        """Where an island lies on the map."""
        lands = [self.waters.lands[n] for n in self.islands[island]]
        return sum(land.x for land in lands) / len(lands), sum(land.y for land in lands) / len(lands)

    def touches(self, island: str) -> str | None:
        """The edge that an island with an open shore reaches."""
        if island not in self.waters.open_shores:
            return None
        (x, y), (wide, tall) = self.centres[island], self.waters.size
        near = {LEFT: x / wide, RIGHT: 1 - x / wide, BOTTOM: y / tall, TOP: 1 - y / tall}
        return min(near, key=lambda side: near[side])

    def gap(self, one: str, other: str) -> int:
        """How many columns must be free between two islands side by side."""
        return self.gaps.get((one, other), WATER_GAP)

    def course(self, dock: int) -> float | None:
        """In which direction the ferry of a dock goes, on the map; None off the map."""
        ferry = self.waters.quays[dock].ferry
        if ferry is None:
            return None
        (x, y), (to_x, to_y) = self.centres[self.island_of[dock]], self.centres[self.island_of[ferry]]
        return turned(math.degrees(math.atan2(to_y - y, to_x - x)))

    def turns_left(self) -> bool:
        """Whether the docks of the map are told counter-clockwise."""
        votes = 0
        for island in self.islands:
            known = [
                course for course in (self.courses[dock] for dock in self.docks_of[island]) if course is not None
            ]
            if len(known) > 2:
                around = sum(
                    turned(after - before) for before, after in zip(known, known[1:] + known[:1], strict=True)
                )
                votes += 1 if around < 361 else -1
        return votes >= 0

    def outward(self, dock: int) -> float:
        """In which direction a route leads off the map: between those of the docks before and after it."""
        docks = list(self.docks_of[self.island_of[dock]])
        if not self.is_left_turn:
            docks.reverse()
        courses = [self.courses[each] for each in docks]
        at = docks.index(dock)
        if all(course is None for course in courses):
            x, y = self.centres[self.island_of[dock]]
            wide, tall = self.waters.size
            return turned(math.degrees(math.atan2(y - tall / 2, x - wide / 2)) + 20 * at)
        back = next(k for k in range(1, len(docks) + 1) if courses[at - k] is not None)
        ahead = next(k for k in range(1, len(docks) + 1) if courses[(at + k) % len(docks)] is not None)
        before, after = courses[at - back] or 0.0, courses[(at + ahead) % len(docks)] or 0.0
        return turned(before + (turned(after - before) or 360) * back / (back + ahead))

    def wished_side(self, dock: int) -> str:
        """The side of its island to which a route off the map leads."""
        course, closed = self.off_map[dock], self.edges[self.island_of[dock]]
        return min((side for side in ANGLES if side != closed), key=lambda side: apart(course, ANGLES[side]))


class Sheet:
    """One try to lay out a map in so many rows and columns."""

    def __init__(
        self,
        survey: Survey,
        rows: int,
        columns: int,
        inner: int,
        cell: int,
        margins: tuple[int, int],
        leap: float,
    ) -> None:
        self.survey, self.waters = survey, survey.waters
        self.rows, self.columns = rows, columns
        self.high, self.cell, self.margins, self.leap = inner + FRAME, cell, margins, leap
        self.boxes: dict[str, Box] = {}
        self.taken: set[Place] = set()  # by land, labels and routes
        self.routes: dict[frozenset[int], set[Place]] = {}  # by the docks at their ends
        self.labels: dict[int, Label] = {}
        self.sides: list[str] = []

    # --- islands ---------------------------------------------------------------------------------------------

    def wide(self, island: str) -> int:
        """How many columns the box of an island has."""
        regions = len(self.survey.islands[island])
        return regions * self.cell + regions - 1 + FRAME

    def place_boxes(self) -> bool:
        """Give every island its rows and columns; whether there is room for all."""
        spans = self.row_spans()
        order = sorted(self.survey.islands, key=lambda island: self.survey.centres[island][0])
        left: dict[str, int] = {}
        for k, island in enumerate(order):
            first = self.wished_column(island)
            for other in order[:k]:
                if self.is_level(spans[island], spans[other]):
                    first = max(first, left[other] + self.wide(other) + self.survey.gap(other, island))
            left[island] = first
        for k, island in reversed(list(enumerate(order))):
            last = self.columns - self.wide(island)
            for other in order[k + 1 :]:
                if self.is_level(spans[island], spans[other]):
                    last = min(last, left[other] - self.survey.gap(island, other) - self.wide(island))
            left[island] = min(left[island], last)
            if left[island] < 0:
                return False
            if self.survey.edges[island] == LEFT and left[island] > 0:
                return False
            if self.survey.edges[island] == RIGHT and left[island] + self.wide(island) < self.columns:
                return False
        for island, (top, bottom) in spans.items():
            regions = tuple(
                (region, left[island] + 1 + k * (self.cell + 1), self.cell)
                for k, region in enumerate(self.survey.islands[island])
            )
            self.boxes[island] = Box(island, top, left[island], bottom - top + 1, self.wide(island), regions)
        return not any(
            self.are_stuck(one, other) for one in self.boxes.values() for other in self.boxes.values() if one != other
        )

    def row_spans(self) -> dict[str, tuple[int, int]]:
        """The first and the last row of each island, those further north above."""
        above, below = self.margins
        levels = sorted({y for _, y in self.survey.centres.values()}, reverse=True)
        most = self.leap * self.waters.size[1]
        depths = {levels[0]: 0.0}
        for north, south in pairwise(levels):
            depths[south] = depths[north] + min(north - south, most)
        spans = {}
        for island, (_, y) in self.survey.centres.items():
            part = depths[y] / (depths[levels[-1]] or 1)
            top = above + round(part * (self.rows - above - below - self.high))
            bottom = top + self.high - 1
            side = self.survey.edges[island]
            spans[island] = (0 if side == TOP else top, self.rows - 1 if side == BOTTOM else bottom)
        return spans

    def is_level(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        """Whether two boxes have a row in common."""
        return one[0] <= other[1] and other[0] <= one[1]

    def are_stuck(self, one: Box, other: Box) -> bool:
        """Whether two boxes leave no row free between them."""
        beside = one.left <= other.right + 1 and other.left <= one.right + 1
        return beside and one.top <= other.bottom + 1 and other.top <= one.bottom + 1

    def wished_column(self, island: str) -> int:
        """The first column of an island as the map has it."""
        if self.survey.edges[island] == LEFT:
            return 0
        wide = self.wide(island)
        if self.survey.edges[island] == RIGHT:
            return self.columns - wide
        first = round(self.survey.centres[island][0] / self.waters.size[0] * self.columns - wide / 2)
        return max(0, min(first, self.columns - wide))

    # --- docks -----------------------------------------------------------------------------------------------

    def side_of(self, dock: int) -> str:
        """The side of its island where a dock is written."""
        ferry = self.waters.quays[dock].ferry
        if ferry is None:
            return self.survey.sides_off[dock]
        here, there = self.boxes[self.survey.island_of[dock]], self.boxes[self.survey.island_of[ferry]]
        if here.top < there.bottom and there.top < here.bottom:
            return RIGHT if there.left > here.left else LEFT
        return BOTTOM if there.top > here.top else TOP

    def write_docks(self) -> None:
        """Give every dock its place on the shore of its island."""
        self.sides = [self.side_of(dock) for dock in range(len(self.waters.quays))]
        for box in self.boxes.values():
            self.taken |= {
                (row, column) for row in range(box.top, box.bottom + 1) for column in range(box.left, box.right + 1)
            }
        for island, box in self.boxes.items():
            docks = self.survey.docks_of[island]
            written: dict[str, list[int]] = {side: [] for side in ANGLES}
            for dock in docks:
                if self.waters.quays[dock].ferry is not None or self.sides[dock] in (TOP, BOTTOM):
                    written[self.sides[dock]].append(dock)
            for dock in docks:
                if self.waters.quays[dock].ferry is None and self.sides[dock] in (LEFT, RIGHT):
                    written[self.corner(island, written)].append(dock)
            for side in (TOP, BOTTOM):
                self.write_along(box, written[side], box.top if side == TOP else box.bottom)
            for side in (LEFT, RIGHT):
                self.write_beside(box, written[side], side)

    def corner(self, island: str, written: dict[str, list[int]]) -> str:
        """The frame for a dock whose route leads off the map at a side: the one with more room."""
        sides = [side for side in (TOP, BOTTOM) if side != self.survey.edges[island]]
        return min(sides, key=lambda side: sum(self.waters.quays[dock].columns for dock in written[side]))

    def aim(self, box: Box, dock: int) -> tuple[float, float]:
        """Row and column that a route of an island makes for."""
        ferry = self.waters.quays[dock].ferry
        row, column = box.middle
        if ferry is not None:
            return self.boxes[self.survey.island_of[ferry]].middle
        course = math.radians(self.survey.off_map[dock])
        return row - 10 * math.sin(course), column + 20 * math.cos(course)

    def write_along(self, box: Box, docks: list[int], row: int) -> None:
        """Docks in the upper or the lower frame of an island, each above or below a region it serves."""
        wished = []
        for dock in docks:
            quay = self.waters.quays[dock]
            served = [(first, columns) for region, first, columns in box.regions if region in quay.regions]
            first, last = served[0][0], served[-1][0] + served[-1][1] - 1
            to = self.aim(box, dock)[1]
            middle = (first + last) / 2 if len(served) > 1 else (box.middle[1] + (to - box.middle[1]) / 3)
            start = max(first, min(round(middle - quay.columns / 2), last - quay.columns + 1))
            if self.sides[dock] in (LEFT, RIGHT):  # at the corner where its route leads off the map
                start = box.left + 1 if self.sides[dock] == LEFT else box.right - quay.columns
            wished.append((start, to, dock))
        wished.sort()
        ends = box.right  # nothing is written at a corner
        starts: dict[int, int] = {}
        for start, _, dock in reversed(wished):
            columns = self.waters.quays[dock].columns
            starts[dock] = min(start, ends - columns)
            ends = starts[dock] - 1
        begins = box.left + 1
        for _, _, dock in wished:
            starts[dock] = max(starts[dock], begins)
            begins = starts[dock] + self.waters.quays[dock].columns + 1
        if begins > box.right + 1:
            raise NoRoom
        for dock, start in starts.items():
            self.labels[dock] = Label(row, start, self.waters.quays[dock].columns)

    def write_beside(self, box: Box, docks: list[int], side: str) -> None:
        """Docks left or right of an island, each in a row of its own, on the way of its route."""
        rows = list(range(box.top + 1, box.bottom))
        if len(docks) > len(rows):
            raise NoRoom
        docks = sorted(docks, key=lambda dock: self.aim(box, dock)[0])
        for k, dock in enumerate(docks):
            columns = self.waters.quays[dock].columns
            wished = round(self.aim(box, dock)[0])
            low, high = rows[k], rows[len(rows) - len(docks) + k]
            row = max(low, min(wished, high))
            if k and row <= self.labels[docks[k - 1]].row:
                row = self.labels[docks[k - 1]].row + 1
            start = box.right + 1 if side == RIGHT else box.left - columns
            cells = {(row, column) for column in range(start, start + columns)}
            if start < 0 or start + columns > self.columns or cells & self.taken:
                raise NoRoom
            self.taken |= cells
            self.labels[dock] = Label(row, start, columns)

    # --- routes ----------------------------------------------------------------------------------------------

    def leave(self, dock: int) -> Place:
        """Where the route of a dock begins."""
        label, side = self.labels[dock], self.sides[dock]
        box = self.boxes[self.survey.island_of[dock]]
        if label.row in (box.top, box.bottom) and side in (LEFT, RIGHT):
            return label.row, box.right + 1 if side == RIGHT else box.left - 1
        if side == RIGHT:
            return label.row, label.column + label.columns
        if side == LEFT:
            return label.row, label.column - 1
        return label.row + (-1 if side == TOP else 1), label.column + label.columns // 2

    def draw_routes(self) -> None:
        """Lead every route from dock to dock, or off the sheet."""
        for dock, quay in enumerate(self.waters.quays):
            if quay.ferry is None:
                self.lead_off(dock)
            elif quay.ferry > dock:
                ends = frozenset((dock, quay.ferry))
                self.routes[ends] = set(self.way(self.leave(dock), self.leave(quay.ferry)))
                self.taken |= self.routes[ends]

    def is_free(self, place: Place) -> bool:
        """Whether nothing is written at a place of the sheet."""
        row, column = place
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return inside and place not in self.taken

    def lead_off(self, dock: int) -> None:
        """Lead a route straight to the edge of the sheet."""
        row, column = self.leave(dock)
        step = {TOP: (-1, 0), BOTTOM: (1, 0), LEFT: (0, -1), RIGHT: (0, 1)}[self.sides[dock]]
        cells = set()
        while 0 <= row < self.rows and 0 <= column < self.columns:
            if not self.is_free((row, column)):
                raise NoRoom
            cells.add((row, column))
            row, column = row + step[0], column + step[1]
        self.routes[frozenset((dock,))] = cells
        self.taken |= cells

    def way(self, start: Place, end: Place) -> list[Place]:
        """The straight way between two places, or the shortest around what is in its way."""
        straight = list(line(start, end))
        if all(map(self.is_free, straight)):
            return straight
        if not (self.is_free(start) and self.is_free(end)):
            raise NoRoom
        before: dict[Place, Place] = {start: start}
        ahead = [start]
        while ahead and end not in before:
            found = []
            for row, column in ahead:
                for step in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
                    place = row + step[0], column + step[1]
                    if place not in before and self.is_free(place):
                        before[place] = row, column
                        found.append(place)
            ahead = found
        if end not in before:
            raise NoRoom
        way = [end]
        while way[-1] != start:
            way.append(before[way[-1]])
        return way

    # --- fjords ----------------------------------------------------------------------------------------------

    def stretches(self) -> list[set[Place]]:
        """The free places of the sheet, those that hang together in one set."""
        free = {
            (row, column) for row in range(self.rows) for column in range(self.columns) if self.is_free((row, column))
        }
        found = []
        while free:
            ahead = [free.pop()]
            stretch = set(ahead)
            while ahead:
                near = set(neighbours(ahead.pop())) & free
                free -= near
                stretch |= near
                ahead += near
            found.append(stretch)
        return found

    def shores(self, stretch: set[Place]) -> set[frozenset[int]]:
        """The routes that border a stretch of water."""
        found = set()
        for ends, cells in self.routes.items():
            own = set(cells)
            for dock in ends:
                label = self.labels[dock]
                if len(ends) > 1 and self.sides[dock] in (LEFT, RIGHT):
                    own |= {(label.row, column) for column in range(label.column, label.column + label.columns)}
            if any(place in stretch for cell in own for place in neighbours(cell)):
                found.add(ends)
        return found

    def write_fjords(self) -> list[Label]:
        """Give every fjord its place in the water that its routes border."""
        waters = self.waters
        own: list[set[frozenset[int]]] = [set() for _ in waters.fjords]
        for dock, quay in enumerate(waters.quays):
            ends = frozenset((dock,)) if quay.ferry is None else frozenset((dock, quay.ferry))
            for fjord in quay.fjords:
                own[fjord].add(ends)
        stretches = self.stretches()
        borders = [self.shores(stretch) for stretch in stretches]
        scored = sorted(
            (
                (len(own[fjord] & border) / len(own[fjord] | border), len(stretches[k]), fjord, k)
                for fjord in range(len(own))
                for k, border in enumerate(borders)
                if own[fjord] & border
            ),
            reverse=True,
        )
        written: dict[int, Label] = {}
        used: set[int] = set()
        for _, _, fjord, k in scored:
            if fjord in written or k in used:
                continue
            label = self.spot(stretches[k], waters.fjords[fjord])
            if label is not None:
                written[fjord] = label
                used.add(k)
        if len(written) < len(waters.fjords):
            raise NoRoom
        return [written[fjord] for fjord in range(len(waters.fjords))]

    def spot(self, stretch: set[Place], columns: int) -> Label | None:
        """The place for a label that is nearest to the middle of a stretch of water; narrower if it must be."""
        middle_row = sum(row for row, _ in stretch) / len(stretch)
        middle_column = sum(column for _, column in stretch) / len(stretch)
        for wide in (columns + 2, columns, columns - 1):
            fits = [
                (row, column) for row, column in stretch if all((row, column + k) in stretch for k in range(wide))
            ]
            if fits:
                row, column = min(
                    fits,
                    key=lambda at: (2 * abs(at[0] - middle_row) + abs(at[1] + wide / 2 - middle_column), at),
                )
                return Label(row, column + 1, columns) if wide > columns else Label(row, column, wide)
        return None

    def chart(self) -> Chart:
        """The map as it is laid out."""
        self.write_docks()
        self.draw_routes()
        fjords = self.write_fjords()
        return Chart(
            self.rows,
            self.columns,
            tuple(self.boxes.values()),
            tuple(self.labels[dock] for dock in range(len(self.waters.quays))),
            tuple(fjords),
            frozenset(place for cells in self.routes.values() for place in cells),
        )


def neighbours(place: Place) -> Sequence[Place]:
    """The places beside a place."""
    row, column = place
    return (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)


def line(start: Place, end: Place) -> Iterator[Place]:
    """The places of a straight line."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    for k in range(steps + 1):
        part = k / steps if steps else 0.0
        yield round(start[0] + part * (end[0] - start[0])), round(start[1] + part * (end[1] - start[1]))
