"""The games that can be played here."""

from meadhall.games.champions.game import GAME as CHAMPIONS
from meadhall.games.vikings.game import GAME as VIKINGS
from meadhall.games.walhalla.game import GAME as WALHALLA
from meadhall.kernel.game import Game
from meadhall.kernel.problems import UnknownGame, shorten

_GAMES = {game.id: game for game in (CHAMPIONS, WALHALLA, VIKINGS)}


def games() -> list[Game]:
    """All games, in the order they came to Meadhall."""
    return list(_GAMES.values())


def game(id: object) -> Game:
    """The game with this id."""
    found = _GAMES.get(id) if isinstance(id, str) else None
    if found is None:
        raise UnknownGame("unknown-game", game=shorten(id), known=", ".join(_GAMES))
    return found
