"""What the terrain does when a Viking occupies a field. [W-TERRAIN]"""

from typing import Final

from mypy_extensions import i64

from meadhall.kernel.agenda import EVERYONE, NO_SEAT, NOBODY, Options, State, Step, bit, first, second, step
from meadhall.walhalla.actions import DONE, USE_HUNT
from meadhall.walhalla.cards import discard, draw, has_card
from meadhall.walhalla.events import FOREST_SCORED, HUNT_PLAYED, LANDED
from meadhall.walhalla.fields import CULT, FOREST_2, HAND_COUNT, HUNT_CARD, PART_FOREST, VIKING
from meadhall.walhalla.land import is_forest, terrain_of
from meadhall.walhalla.points import score
from meadhall.walhalla.steps import HUNT_IN_FOREST

SMALL_FOREST_POINTS: Final = 2  # a large one gives one more
HUNT_TIMES: Final = 2  # [W-CARD-2]


def occupy(s: State, seat: i64, field: i64) -> None:
    """A Viking takes a field and its terrain takes effect; villages and wheat count later. [W-LAND-7] [W-TERRAIN]"""
    terrain = terrain_of(s, field)
    s.at[VIKING + field] = seat + 1
    s.tell(LANDED, EVERYONE, seat, field, terrain)
    if terrain == CULT:
        draw(s, seat)  # [W-TERRAIN-1]
    elif is_forest(terrain):
        s.do(step(HUNT_IN_FOREST, seat, field))


def forest_points(terrain: i64) -> i64:
    """The points printed on a forest. [W-TERRAIN-2]"""
    return SMALL_FOREST_POINTS + terrain - FOREST_2


class HuntInForest(Step):
    """The forest gives its points, twice with a hunt card. [W-TERRAIN-2] [W-CARD-2] [W-RULING-29]"""

    rule = "W-CARD-2"
    fields = ("seat", "field")

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a)) if s.at[HAND_COUNT + first(a)] > 0 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(DONE)
        if has_card(s, seat, HUNT_CARD):
            out.add(USE_HUNT)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        hunter = first(a)
        points = forest_points(terrain_of(s, second(a)))
        if seat != NO_SEAT and word == USE_HUNT:
            discard(s, hunter, HUNT_CARD)
            s.tell(HUNT_PLAYED, EVERYONE, hunter)
            points *= HUNT_TIMES
        score(s, hunter, PART_FOREST, points)
        s.tell(FOREST_SCORED, EVERYONE, hunter, points)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("card-not-held" if word == USE_HUNT else "not-now", self.rule)
