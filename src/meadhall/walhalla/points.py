"""Victory points: how many a seat has and where they come from. [W-SETUP-8]"""

from mypy_extensions import i64

from meadhall.kernel.agenda import State
from meadhall.walhalla.fields import PARTS, POINTS, SCORE_PARTS


def score(s: State, seat: i64, part: i64, points: i64) -> None:
    """Move a seat's marker, and remember what for."""
    s.at[POINTS + seat] += points
    s.at[PARTS + SCORE_PARTS * seat + part] += points
