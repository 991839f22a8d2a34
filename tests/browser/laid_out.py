"""A hall whose tables begin with a position: `laid_out.py POSITION.json serve ...`.

Some questions hardly ever come up in games that begin at their beginning. Whatever position is in the file when a
table begins, with its game and its number of seats, is what lies on that table. With a `luck` beside it, chance and
the bots are the same every time.
"""

import json
import sys
from pathlib import Path
from typing import Any

from meadhall.cli import main
from meadhall.kernel.engine.chance import Dealer
from meadhall.kernel.matches.match import Match, match_from_position, new_match
from meadhall.server.tables import room, table


def lay_out(file: Path) -> None:
    """Let tables begin with the position in a file."""

    def begin(game: Any, seats: int, seed: Any, options: Any, players: Any, luck: Any, asks_chance: bool) -> Match:
        position = json.loads(file.read_text("utf-8"))
        if (position["game"], len(position["players"])) == (game.id, seats):
            if said := position.pop("luck", None):
                luck = Dealer(said)
            return match_from_position(game, position, seed, players, luck, asks_chance)
        return new_match(game, seats, seed, options, players, luck, asks_chance)

    table.new_match = begin  # type: ignore[attr-defined]
    room.seed_for = lambda _, seat, decision: 10 * decision + seat


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
