"""The land and the fjords of Walhalla: row by row from the board, or as a map that lies on its side."""

from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from meadhall.games.walhalla.documents.facts import FIELDS_OF_A_TILE
from meadhall.games.walhalla.table import box
from meadhall.games.walhalla.table.names import COLOUR_NAMES, NAMES, PENINSULA_NAMES, PLACE_NAMES
from meadhall.terminal.lines import grid, padded, wrap
from meadhall.terminal.page import Lines
from meadhall.terminal.walhalla.words import NONE, STYLES, WalhallaWords
from meadhall.terminal.words import DOT, labelled

HULL: Final = (("/", "\\"), ("|", "|"), ("\\", "/"))  # a ship row by row
LYING: Final = (("<", "="), ("=", "="), ("=", ">"))  # a ship on its side, place by place
LANDS: Final = ("<", ">")  # the row of a ship that lands now
LANDS_LYING: Final = ("[", "]")
KINDS: Final = ("cult", "forest", "village", "wheat")  # of terrain, as many as there are fjords
TIPS: Final = ("low", "high")


class LandPage:
    """Draws the land of a picture."""

    def __init__(self, words: WalhallaWords, picture: Any) -> None:
        self.words = words
        self.picture = picture

    def grid(self, width: int = 0) -> Lines:
        """Fjords and peninsulas side by side, the board above them."""
        head = [Text()]
        for fjord in range(box.FJORDS):
            head.append(Text(f"~{fjord + 1}~".center(self.letter_width() + 2), "dim"))
            if fjord < box.PENINSULAS:
                head.append(Text(self.words.name("peninsula", PENINSULA_NAMES[fjord]), "dim"))
        rows = [head]
        for row in range(self.last_row()):
            cells = [cell for each in range(box.FJORDS) for cell in (self.water(each, row), self.ground(each, row))]
            number = f"{row + 1}" if row < self.last_row() - len(TIPS) else ""
            rows.append([Text(number, "dim"), *cells[:-1]])
        return grid(rows, right=frozenset((0,)))

    def last_row(self) -> int:
        """How many rows the longest peninsula has, with its tips."""
        return self.longest() + len(TIPS)

    def longest(self) -> int:
        """How many fields the longest peninsula has."""
        return max(len(peninsula["fields"]) for peninsula in self.picture["peninsulas"])

    # --- the map -----------------------------------------------------------------------------------------------

    def map(self, width: int = 0, gap: int = 1, explained: bool = False, narrow: bool = False) -> Lines:
        """The land on its side, the board at the left: a line for each fjord and peninsula, terrains in short.

        In a narrow map whoever stands on a field stands on the number of its terrain.
        """
        rows = [self.heads()]
        for fjord in range(box.FJORDS):
            water = [self.map_water(fjord, row) for row in range(self.longest())]
            behind = Text(self.explained(fjord), "dim") if explained else Text()
            rows.append([Text(f"~{fjord + 1}~".ljust(4 - gap), "dim"), *water, behind])
            if fjord < box.PENINSULAS:
                rows.append(self.map_ground(fjord, narrow))
        return grid(rows, gap=gap)

    def tight_map(self, width: int) -> Lines:
        """The map without a gap between its fields."""
        return self.map(width, gap=0)

    def narrow_map(self, width: int) -> Lines:
        """The map without gaps, its fields as narrow as ships are."""
        return self.map(width, gap=0, narrow=True)

    def heads(self) -> list[Text]:
        """The numbers of the fields, and what the last column tells."""
        numbers = [Text(f"{row + 1}", "dim") for row in range(self.longest())]
        return [Text(), *numbers, Text(self.words.word("tips"), "dim")]

    def map_ground(self, peninsula: int, narrow: bool) -> list[Text]:
        """A peninsula: its fields, and what first and second place there are worth."""
        told = self.picture["peninsulas"][peninsula]
        cells = [self.map_field(field, narrow) for field in told["fields"]]
        cells += [Text()] * (self.longest() - len(cells))
        return [Text(f" {peninsula + 1}", "dim"), *cells, Text(f"{told['high']}/{told['low']}", "cyan")]

    def map_field(self, field: Any, narrow: bool) -> Text:
        """A field: its terrain in short, and whoever stands there."""
        seat = field["viking"]
        terrain = self.words.short_terrain(field)
        if seat is None:
            return padded(Text(terrain), self.letter_width() + len("<=") if narrow else self.field_width())
        return Text.assemble((terrain[:1] if narrow else terrain, "dim"), (self.words.letter(seat), STYLES[seat]))

    def field_width(self) -> int:
        """How wide a field of the map is, whoever stands there: so the land never moves."""
        return (
            max(cell_len(self.words.say(f"short-terrain-{name}")) for name in NAMES["terrain"]) + self.letter_width()
        )

    def map_water(self, fjord: int, row: int) -> Text:
        """The part of a ship that lies in a row of a fjord, on its side."""
        found = self.ship_at(fjord, row)
        if found is None:
            return Text("~", "dim")
        at, seat, lands = found
        hull = LANDS_LYING if lands else LYING[at]
        return Text.assemble((hull[0], "dim"), self.viking(seat), (hull[1], "dim"))

    def legend(self) -> list[str]:
        """What the short names of terrains stand for, with a star if tiles are made up."""
        tiles = (tile["tile"] for peninsula in self.picture["peninsulas"] for tile in peninsula["tiles"])
        star = max(map(self.words.tile_star, tiles), default="")
        return [f"{self.words.say(f'legend-{kind}')}{star}" for kind in KINDS]

    def explained(self, fjord: int) -> str:
        """One short name of a terrain for the free place behind a fjord."""
        return self.legend()[fjord]

    def explained_map(self, width: int) -> Lines:
        """The map with what its short names stand for behind the fjords."""
        return self.map(width, explained=True)

    def with_legend(self, width: int) -> Lines:
        """The map and, below it, what its short names stand for."""
        return [*self.map(width), *wrap(Text(DOT.join(self.legend()), "dim"), width)]

    # --- peninsulas --------------------------------------------------------------------------------------------

    def ground(self, peninsula: int, row: int) -> Text:
        """A field with whoever stands there, or a tip behind the last field; nothing right of the last fjord."""
        if peninsula == box.PENINSULAS:
            return Text()
        told = self.picture["peninsulas"][peninsula]
        behind = row - len(told["fields"])
        if behind >= len(TIPS):
            return Text()
        if behind >= 0:
            points = told[TIPS[behind]]
            return Text(f"({NONE if points is None else points}) {self.words.word(f'{TIPS[behind]}_tip')}", "cyan")
        return self.field(told, row)

    def field(self, peninsula: Any, row: int) -> Text:
        """A field: whoever stands there, the terrain, a star if it is made up."""
        field = peninsula["fields"][row]
        seat = field["viking"]
        cell = Text.assemble(" " * self.letter_width() if seat is None else (self.words.letter(seat), STYLES[seat]))
        cell.append(f" {self.words.terrain(field)}", "dim" if seat is not None else "")
        tile = row // FIELDS_OF_A_TILE
        if tile < len(peninsula["tiles"]):
            cell.append(self.words.tile_star(peninsula["tiles"][tile]["tile"]), "dim")
        return cell

    # --- fjords ------------------------------------------------------------------------------------------------

    def water(self, fjord: int, row: int) -> Text:
        """The part of a ship that lies in a row of a fjord: and who is still aboard there."""
        found = self.ship_at(fjord, row)
        if found is None:
            return Text("~".center(self.letter_width() + 2), "dim")
        at, seat, lands = found
        hull = LANDS if lands else HULL[at]
        return Text.assemble((hull[0], "dim"), self.viking(seat), (hull[1], "dim"))

    def ship_at(self, fjord: int, row: int) -> tuple[int, int | None, bool] | None:
        """Which place of a ship lies in a row of a fjord, who is aboard there, and whether that one lands now."""
        ships = self.picture["fjords"][fjord]["ships"]
        slot, at = divmod(row, box.SHIP_LENGTH)
        if slot >= len(ships):
            return None
        lying, now = ships[slot], self.picture["ship"]
        place = box.SHIP_LENGTH - 1 - at if lying["turned"] else at
        is_now = now is not None and (now["fjord"], now["slot"]) == (fjord, slot)
        seat = now["aboard"][place] if is_now else None
        return at, seat, is_now and now["landing"] == at and seat is not None

    def viking(self, seat: int | None) -> Text:
        """Whose Viking is aboard at a place; a dot where none is, as wide as a letter."""
        if seat is None:
            return Text("·" if self.letter_width() == 1 else "・", "dim")
        return Text(self.words.letter(seat), STYLES[seat])

    def letter_width(self) -> int:
        """How wide the letter of a Viking is."""
        return cell_len(self.words.letter(0))

    def ship_line(self) -> Text:
        """The ship that is boarded or lands: each place with its Viking, or for whom it is free."""
        now = self.picture["ship"]
        coloured = PLACE_NAMES.index(self.words.value("ship", now["ship"], "place"))
        told = [
            self.words.pair(self.words.name("places", name), self.aboard(now, coloured, place))
            for place, name in enumerate(PLACE_NAMES)
        ]
        return labelled(self.words.ship(now["ship"]), DOT.join(told))

    def aboard(self, ship: Any, coloured: int, place: int) -> str:
        """Who is at a place of the ship, or for whom it is free."""
        words, seat = self.words, ship["aboard"][place]
        if seat is not None:
            return words.player(seat)
        if ship["fjord"] is not None:
            return NONE
        owner = COLOUR_NAMES.index(ship["ship"].partition("_")[0]) if place == coloured else self.picture["active"]
        if owner is None or owner >= len(self.picture["players"]):
            return words.word("empty")
        return words.aside(words.word("free"), words.player(owner))
