"""Victory points: how many a seat has and where they come from. [W-SETUP-8]"""

from mypy_extensions import i64

from meadhall.games.walhalla.table import on
from meadhall.kernel.engine.agenda import State


def score(s: State, seat: i64, part: i64, points: i64) -> None:
    """Move a seat's marker, and remember what for."""
    s.at[on.POINTS + seat] += points
    s.at[on.PARTS + on.SCORE_PARTS * seat + part] += points
