"""Walhalla in few words: Vikings as letters, fields and who holds them, numbers that change."""

from typing import Any, Final

from meadhall.games.walhalla.game import GAME
from meadhall.games.walhalla.table.names import COLOUR_NAMES
from meadhall.kernel.matches.match import Match
from meadhall.terminal.words import STAR, Words

SIDES: Final = " / "  # between the two fields a Viking may land on
NONE: Final = "–"
STYLES: Final = ("bold bright_blue", "bold red", "bold yellow", "bold white on grey30")  # Vikings, seat by seat


class WalhallaWords(Words):
    """Says things of one match of Walhalla."""

    def __init__(self, match: Match, lang: str) -> None:
        super().__init__(match, lang, GAME.facts(match.game_options))

    def letter(self, seat: int) -> str:
        """A Viking of a seat, as one letter of its colour."""
        return self.say(f"letter-{COLOUR_NAMES[seat]}")

    def terrain(self, field: Any) -> str:
        """What a field of the land is."""
        return self.name("terrain", field["terrain"]) if field["terrain"] else NONE

    def short_terrain(self, field: Any) -> str:
        """What a field of the land is, in a letter and its number."""
        return self.say(f"short-terrain-{field['terrain']}") if field["terrain"] else NONE

    def holder(self, field: Any, brief: bool = False) -> str:
        """A field and the letter of whoever stands there."""
        terrain = self.short_terrain(field) if brief else self.terrain(field)
        viking = field["viking"]
        return terrain if viking is None else f"{terrain} [{self.letter(viking)}]"

    def region(self, region: str) -> str:
        """What Midgard, Asgard or Walhalla is called."""
        return self.say(f"region-{region}")

    def printed(self, kind: str, card: str, fields: tuple[str, ...]) -> str:
        """Numbers printed in a row on the board, each with its star."""
        return self.join(self.number(kind, card, field) for field in fields)

    def ship(self, ship: str) -> str:
        """A ship, with a star if the place of its colour is made up."""
        return self.name("ship", ship) + self.star("ship", ship, "place")

    def tile_star(self, tile: str) -> str:
        """A star if the fields of a tile are made up."""
        return STAR if self.facts.is_stand_in("tile", tile, "fields") else ""
