"""Hoard, a toy game: it shows that the kernel knows nothing of any real one.

Three rounds. The leader opens one of two chests, chance fills it, and all reach for it or not, sealed, at the same
time. Who reaches alone takes the coins. Once a game each may shout before deciding, for 1 coin.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from meadhall.kernel.engine.agenda import (
    CHANCE,
    EVERYONE,
    NO_SEAT,
    NOBODY,
    Options,
    Rules,
    State,
    Step,
    one,
    settle,
    step,
)
from meadhall.kernel.engine.chance import Luck, row_of
from meadhall.kernel.engine.events import EventKind
from meadhall.kernel.engine.views import OWN, PUBLIC, Field, allowed
from meadhall.kernel.engine.words import Verb, Vocabulary
from meadhall.kernel.game import Flaw, Game, Json, RuleText

COINS, SHOUTED, SEALED, ROUND, CHEST, SIZE = 0, 4, 8, 12, 13, 14
LAYOUT = (Field("open", COINS, 8, PUBLIC), Field("sealed", SEALED, 4, OWN), Field("rest", ROUND, 2, PUBLIC))
OPEN, FILL, REACH, SHARE = 1, 2, 3, 4  # steps
STAY, GRAB, LEFT, RIGHT, SHOUT, FILLED = 0, 1, 2, 3, 4, 5  # words


class OpenChest(Step):
    """The leader of the round opens a chest; the right one may hold more, and may be empty."""

    rule = "H-1"

    def asks(self, s: State, a: i64) -> i64:
        return 1 << s.at[ROUND] % s.seats if s.at[ROUND] < 3 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(LEFT)
        out.add(RIGHT)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if seat == NO_SEAT:
            return
        everyone = (1 << s.seats) - 1
        if word == LEFT:  # always two coins: no chance in it
            s.at[CHEST] = 2
            s.do(step(REACH, everyone), step(SHARE), step(OPEN))
        else:
            s.do(step(FILL), step(REACH, everyone), step(SHARE), step(OPEN))


class FillChest(Step):
    """Chance puts 0 to 3 coins into the right chest."""

    rule = "H-2"

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE

    def outcomes(self, s: State, a: i64) -> i64:
        return 4

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return FILLED + k

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[CHEST] = word - FILLED


class Reach(Step):
    """All decide at once and in secret."""

    rule = "H-3"
    sealed = True

    def asks(self, s: State, a: i64) -> i64:
        return one(a)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(STAY)
        out.add(GRAB)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[SEALED + seat] = word + 1
        if one(a) != 1 << seat:
            s.do(step(REACH, one(a) & ~(1 << seat)))


class Share(Step):
    """Who reaches alone takes all."""

    rule = "H-4"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.reveal()
        grabbing = [p for p in range(int(s.seats)) if s.at[SEALED + p] == GRAB + 1]
        if len(grabbing) == 1:
            s.at[COINS + grabbing[0]] += s.at[CHEST]
            s.tell(1, EVERYONE, grabbing[0], s.at[CHEST])
        for p in range(int(s.seats)):
            s.at[SEALED + p] = 0
        s.at[ROUND] += 1


class HoardRules(Rules):
    """A shout can come before any decision."""

    def interrupts(self, s: State, entry: i64, seat: i64, out: Options) -> None:
        if s.at[SHOUTED + seat] == 0:
            out.add(SHOUT)

    def is_interrupt(self, word: i64) -> bool:
        return word == SHOUT

    def interrupt(self, s: State, seat: i64, word: i64) -> None:
        s.at[SHOUTED + seat] = 1
        s.at[COINS + seat] += 1
        s.tell(2, 1 << seat, seat)


class Hoard(Game):
    """The game for the rest of the kernel."""

    id, engine, seats, options = "hoard", "1", (2, 3, 4), ()
    rule_of_turn, rule_of_end = "H-0", "H-5"
    names: Mapping[str, tuple[str, ...]] = {"seat": ("0", "1", "2", "3"), "coins": ("0", "1", "2", "3")}

    def __init__(self) -> None:
        # Made here, not on import: compiled code takes no steps that are not compiled with it.
        self.rules = HoardRules([Step(), OpenChest(), FillChest(), Reach(), Share()])
        verbs = [Verb(name, n, ()) for n, name in enumerate(("stay", "grab", "left", "right", "shout"))]
        self.vocabulary = Vocabulary((*verbs, Verb("filled", FILLED, ("coins",))), self.names)
        self.events = {1: EventKind(1, "took", ("seat", "n")), 2: EventKind(2, "shouted", ("seat",))}

    def complete(self, options: Mapping[str, str | bool | None]) -> dict[str, str | bool | None]:
        return dict(options)

    def new(self, seats: int, options: Mapping[str, str | bool | None]) -> State:
        s = State(self.rules, seats, row_of([0] * SIZE), row_of([0]), row_of([0] * 64), 0, NOBODY)
        s.do(step(OPEN))
        settle(s)
        return s

    def content(self, options: Mapping[str, str | bool | None]) -> str:
        return ""

    def see(self, s: State, seat: int) -> State:
        return allowed(s, seat, LAYOUT)

    def imagine(self, view: State, seat: int, luck: Luck) -> State:
        return view.clone()

    def scores(self, s: State) -> list[int]:
        return [int(s.at[COINS + seat]) for seat in range(int(s.seats))]

    def winners(self, s: State) -> list[int]:
        return [p for p, n in enumerate(self.scores(s)) if n == max(self.scores(s))] if s.asked == NOBODY else []

    def flaws(self, s: State) -> list[Flaw]:
        return []

    def position(self, s: State, options: Mapping[str, str | bool | None]) -> Json:
        return {}

    def read_position(self, document: Mapping[str, object]) -> tuple[State, dict[str, str | bool | None]]:
        raise NotImplementedError

    def picture(self, view: State, seat: int) -> Json:
        return {"coins": self.scores(view)}

    def rulebook(self) -> list[RuleText]:
        return [RuleText(f"H-{n}", "hoard", "") for n in range(6)]

    def text_of(self, kind: str, name: str, lang: str) -> str:
        return name

    def stand_ins(self, options: Mapping[str, str | bool | None]) -> list[str]:
        return []

    def prompt_arguments(self, s: State, lang: str, options: object, seat: int) -> dict[str, str | int]:
        return {}
