"""What the terrain does when a Viking occupies a field. [W-TERRAIN]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.walhalla.rules.cards import discard, draw, has_card
from meadhall.games.walhalla.rules.points import score
from meadhall.games.walhalla.table import box, news, on, say, steps
from meadhall.games.walhalla.table.land import is_forest, terrain_of
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT, NOBODY, Options, State, Step, one, step, two
from meadhall.kernel.engine.sets import bit

SMALL_FOREST_POINTS: Final = 2  # a large one gives one more
HUNT_TIMES: Final = 2  # [W-CARD-2]


def occupy(s: State, seat: i64, field: i64) -> None:
    """A Viking takes a field and its terrain takes effect; villages and wheat count later. [W-LAND-7] [W-TERRAIN]"""
    terrain = terrain_of(s, field)
    s.at[on.VIKING + field] = seat + 1
    s.tell(news.LANDED, EVERYONE, seat, field, terrain)
    if terrain == box.CULT:
        draw(s, seat)  # [W-TERRAIN-1]
    elif is_forest(terrain):
        s.do(step(steps.HUNT_IN_FOREST, seat, field))


def forest_points(terrain: i64) -> i64:
    """The points printed on a forest. [W-TERRAIN-2]"""
    return SMALL_FOREST_POINTS + terrain - box.FOREST_2


class HuntInForest(Step):
    """The forest gives its points, twice with a hunt card. [W-TERRAIN-2] [W-CARD-2] [W-RULING-29]"""

    rule = "W-CARD-2"
    fields = ("seat", "field")

    def asks(self, s: State, a: i64) -> i64:
        seat = one(a)
        return bit(seat) if s.at[on.HAND_COUNT + seat] > 0 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        if has_card(s, seat, box.HUNT_CARD):
            out.add(say.USE_HUNT)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        hunter, field = two(a)
        points = forest_points(terrain_of(s, field))
        if seat != NO_SEAT and word == say.USE_HUNT:
            discard(s, hunter, box.HUNT_CARD)
            s.tell(news.HUNT_PLAYED, EVERYONE, hunter)
            points *= HUNT_TIMES
        score(s, hunter, on.PART_FOREST, points)
        s.tell(news.FOREST_SCORED, EVERYONE, hunter, points)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("card-not-held" if word == say.USE_HUNT else "not-now", self.rule)
