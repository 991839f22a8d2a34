"""Events: what happened, told to those who may know it.

Rules record events while they run; nothing reads them but people and their programs.
"""

from typing import Literal, NamedTuple

ChapterKind = Literal["round", "fight"]  # what a part of a told game is; a round, whatever the game calls it


class EventKind(NamedTuple):
    """A kind of event: its number, its name, and what each of its arguments is."""

    number: int
    name: str
    arguments: tuple[str, ...]


class Event(NamedTuple):
    """One thing that happened. `audience` is a mask of seats; `after` counts the answers given before it."""

    kind: str
    arguments: tuple[tuple[str, int], ...]
    audience: int
    after: int

    def seen_by(self, seat: int, everyone: int) -> bool:
        """Whether a seat may know of it; a spectator (-1) knows what everyone knows."""
        return self.audience == everyone if seat < 0 else bool(self.audience >> seat & 1)

    def doer(self, seats: int) -> int | None:
        """The seat whose deed it is; None for chance and for owners of pieces who have no seat."""
        told = dict(self.arguments)
        found = told.get("seat", told.get("owner"))
        return found if found is not None and 0 <= found < seats else None
