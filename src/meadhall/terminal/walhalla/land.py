"""The land and the fjords of Walhalla, row by row from the board: terrains, Vikings, tips and ships."""

from typing import Any, Final

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from meadhall.games.walhalla.documents.facts import FIELDS_OF_A_TILE
from meadhall.games.walhalla.table import box
from meadhall.games.walhalla.table.names import COLOUR_NAMES, PENINSULA_NAMES, PLACE_NAMES
from meadhall.terminal.walhalla.words import NONE, STYLES, WalhallaWords
from meadhall.terminal.words import DOT, labelled

HULL: Final = (("/", "\\"), ("|", "|"), ("\\", "/"))  # a ship row by row
LANDS: Final = ("<", ">")  # the row of a ship that lands now
TIPS: Final = ("low", "high")


class LandPage:
    """Draws the land of a picture."""

    def __init__(self, words: WalhallaWords, picture: Any) -> None:
        self.words = words
        self.picture = picture

    def grid(self) -> Table:
        """Fjords and peninsulas side by side, the board above them."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", collapse_padding=True)
        table.add_column("", justify="right", style="dim")
        for fjord in range(box.FJORDS):
            table.add_column(f"~{fjord + 1}~", justify="center", no_wrap=True, min_width=self.letter_width() + 2)
            if fjord < box.PENINSULAS:
                table.add_column(self.words.name("peninsula", PENINSULA_NAMES[fjord]), no_wrap=True)
        for row in range(self.last_row()):
            cells = [cell for each in range(box.FJORDS) for cell in (self.water(each, row), self.ground(each, row))]
            table.add_row(f"{row + 1}" if row < self.last_row() - len(TIPS) else "", *cells[:-1])
        return table

    def last_row(self) -> int:
        """How many rows the longest peninsula has, with its tips."""
        return max(len(peninsula["fields"]) for peninsula in self.picture["peninsulas"]) + len(TIPS)

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
        ships = self.picture["fjords"][fjord]["ships"]
        slot, at = divmod(row, box.SHIP_LENGTH)
        if slot >= len(ships):
            return Text("~", "dim")
        lying, now = ships[slot], self.picture["ship"]
        place = box.SHIP_LENGTH - 1 - at if lying["turned"] else at
        is_now = now is not None and (now["fjord"], now["slot"]) == (fjord, slot)
        seat = now["aboard"][place] if is_now else None
        hull = LANDS if is_now and now["landing"] == at and seat is not None else HULL[at]
        return Text.assemble((hull[0], "dim"), self.viking(seat), (hull[1], "dim"))

    def viking(self, seat: int | None) -> Text:
        """Whose Viking is aboard at a place; a dot where none is, as wide as a letter."""
        if seat is None:
            return Text("·".center(self.letter_width()), "dim")
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
