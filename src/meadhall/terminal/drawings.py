"""The drawing of each game; a game without one is drawn plainly."""

from typing import Final

from meadhall.kernel.matches.match import Match
from meadhall.terminal.champions.drawing import ChampionsDrawing
from meadhall.terminal.drawing import Drawing
from meadhall.terminal.vikings.drawing import VikingsDrawing
from meadhall.terminal.walhalla.drawing import WalhallaDrawing

PLAIN: Final = Drawing()
DRAWINGS: Final[dict[str, Drawing]] = {
    "champions": ChampionsDrawing(),
    "walhalla": WalhallaDrawing(),
    "vikings": VikingsDrawing(),
}


def drawing_of(match: Match) -> Drawing:
    """How this match is drawn."""
    return DRAWINGS.get(match.game.id, PLAIN)
