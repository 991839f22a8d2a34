"""Views: what a seat may see, as an allow-list.

A game lists its fields and who sees each. A view starts empty and receives what is allowed; what a game
hides in part it adds itself. A view has the shape of a state, so a reader of states reads views as well.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.engine.agenda import State

PUBLIC: Final = 0  # everyone sees it
OWN: Final = 1  # the same number of places for each of MOST_SEATS seats, one seat after another; each sees its own
HIDDEN: Final = 2  # nobody sees it as it is; the game's own view says what may be known

MOST_SEATS: Final = 4  # places for so many seats are in every layout, however many play
SPECTATOR: Final = -1  # the seat of someone who only watches
ALL_EYES: Final = -2  # whoever may see what every seat sees: only of a game that is over


class Field(NamedTuple):
    """A stretch of the row of numbers, and who may see it."""

    name: str
    place: int
    size: int
    seen_by: int


class View:
    """What one seat (or a spectator) may know of a situation. `state` holds nothing else."""

    def __init__(self, seat: int, state: State) -> None:
        self.seat = seat
        self.state = state


def allowed(s: State, seat: int, layout: tuple[Field, ...]) -> State:
    """A new state with the public fields and this seat's own ones; every other number is 0."""
    at: vec[i64] = vec[i64]([i64(0)] * len(s.at))
    for field in layout:
        place = i64(field.place)
        if field.seen_by == PUBLIC:
            for i in range(place, place + i64(field.size)):
                at[i] = s.at[i]
        elif field.seen_by == OWN and seat >= 0:
            width = i64(field.size) // MOST_SEATS
            for i in range(place + width * i64(seat), place + width * (i64(seat) + 1)):
                at[i] = s.at[i]
    return State(s.rules, s.seats, at, s.fact, s.agenda[:], s.top, s.asked)
