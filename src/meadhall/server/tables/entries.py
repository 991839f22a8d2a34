"""The entries of a table's log: everything that ever happened there, in the order it was written down.

Entries stay on the server. They hold hashes of tokens and of people, never the tokens; what of them a viewer may know
is told by `seen.py`. An entry that a person caused carries the key of the order, so that the order is done only once
however often it is sent, also after a restart.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from meadhall.server.protocol import Clock


class Recorded(Struct, tag_field="is", kw_only=True, omit_defaults=True):
    """What every entry may have: who ordered it, by which key, and a hash of the order."""

    actor: str = ""
    key: str = ""
    order: str = ""
    off: int = 0  # milliseconds since the open question was put in which no server was up: clocks stood still


class Created(Recorded, tag="created"):
    """Somebody made the table."""

    game: str
    seats: int
    options: dict[str, str | bool | None]
    bots: list[str | None]
    open: bool
    pace: Literal["live", "turns"]
    clock: Clock | None
    host: str
    root: str
    secret_hash: str
    lesson: str | None = None
    kept: list[list[str]] = []  # for a rematch: the people each seat is kept for


class Sat(Recorded, tag="sat"):
    """A person took a seat."""

    seat: int
    name: str
    person: str
    token: str
    contribution: str


class Linked(Recorded, tag="linked"):
    """A new private token for a seat; the old one opens nothing any more."""

    seat: int
    token: str


class Claimed(Recorded, tag="claimed"):
    """Somebody who knows the private token plays the seat on another device."""

    seat: int
    person: str


class SeatSet(Recorded, tag="seat_set"):
    """The host put a bot onto a seat or freed it, before the game."""

    seat: int
    bot: str | None


class Begun(Recorded, tag="begun"):
    """The game began: with which rules, which printed values, and who is called what."""

    engine: str
    content: str
    version: str
    names: list[str]


class Answered(Recorded, tag="answered"):
    """A seat answered the open question; `bot` says which bot did it, if one plays there."""

    seat: int
    answer: str
    bot: str | None = None


class Undone(Recorded, tag="undone"):
    """A seat took its last answer back."""

    seat: int


class UndoAsked(Recorded, tag="undo_asked"):
    """A seat asks all others to go back to before its last answer."""

    seat: int


class UndoAgreed(Recorded, tag="undo_agreed"):
    """Somebody agrees to that, or not."""

    seat: int
    agree: bool


class Said(Recorded, tag="said"):
    """Somebody said something; seat is null for a spectator."""

    seat: int | None
    text: str


class Left(Recorded, tag="left"):
    """A person stood up: the seat is free (before the game), or a bot plays on."""

    seat: int
    bot: str | None


class TookBack(Recorded, tag="took_back"):
    """A person plays the own seat again."""

    seat: int


class Voted(Recorded, tag="voted"):
    """A seat wants a bot on an absent person's seat; `settles` if that was the last vote needed."""

    seat: int
    target: int
    bot: str
    settles: bool


class Resigned(Recorded, tag="resigned"):
    """A person gave the game up for good: a bot plays on, or (null) that was the end of it."""

    seat: int
    bot: str | None


class Closed(Recorded, tag="closed"):
    """The table was closed: it ended without a result."""

    seat: int | None


class HookSet(Recorded, tag="hook_set"):
    """A seat wants to be told of its turns at an address, or no longer."""

    seat: int
    url: str | None


class Noticed(Recorded, tag="noticed"):
    """The notice for this turn of a seat is on its way: nobody sends it again."""

    seat: int
    decision: int


class RematchMade(Recorded, tag="rematch_made"):
    """The table where it goes on."""

    table: str


Happening = (
    Created
    | Sat
    | Linked
    | Claimed
    | SeatSet
    | Begun
    | Answered
    | Undone
    | UndoAsked
    | UndoAgreed
    | Said
    | Left
    | TookBack
    | Voted
    | Resigned
    | Closed
    | HookSet
    | Noticed
    | RematchMade
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Happening] = msgspec.json.Decoder(Happening)


def write(entry: Happening) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def read(body: bytes) -> Happening:
    """An entry as it was stored."""
    return _decoder.decode(body)
