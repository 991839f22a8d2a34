"""Positions: how sets, counts and agendas are written with names, read again, and believed only if they can be."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.documents.reading import Reader
from meadhall.kernel.engine.agenda import (
    AGENDA_DEPTH,
    KIND_BITS,
    NOBODY,
    Options,
    Rules,
    State,
    Step,
    find_options,
    lowest_seat,
    settle,
)
from meadhall.kernel.engine.chance import Luck, play_out, row_of
from meadhall.kernel.engine.views import MOST_SEATS
from meadhall.kernel.game import Flaw, Game, Json
from meadhall.kernel.matches.setting_up import check_options
from meadhall.kernel.problems import BadPosition, shorten

FORMAT: Final = 1  # of positions
LONGEST_TRIAL: Final = 5_000  # decisions; random games of four take a few hundred
TRIALS: Final = 2  # random games played to the end before a position is believed
MOST_IN_ARGUMENT: Final = 255

Values = Mapping[str, str | bool | None]


# --- the head of a document ----------------------------------------------------------------------------------


def write_head(game: str, engine: str, options: Mapping[str, object]) -> Json:
    """What every position begins with."""
    return {"meadhall": FORMAT, "game": game, "engine": engine, "options": dict(options)}


def read_head(game: Game, document: Mapping[str, object]) -> dict[str, str | bool | None]:
    """The options of a position of this game and engine; anything else is refused."""
    options = document.get("options")
    if document.get("meadhall") != FORMAT or document.get("game") != game.id:
        raise BadPosition("not-a-position", game=game.id)
    if document.get("engine") != game.engine:
        raise BadPosition("other-engine", found=shorten(document.get("engine")), known=game.engine)
    if not isinstance(options, dict):
        raise BadPosition("field-object", field="options")
    return check_options(game, options)


def skip_head(r: Reader) -> None:
    """Pass over what read_head has read."""
    for key in ("meadhall", "game", "engine", "options"):
        r.get(key)


def blank_state(rules: Rules, seats: int, size: int, fact: vec[i64]) -> State:
    """A state of so many numbers, all 0, with nothing on its agenda."""
    return State(rules, seats, row_of([0] * size), fact, row_of([0] * AGENDA_DEPTH), 0, NOBODY)


# --- names instead of numbers --------------------------------------------------------------------------------


def listed(members: int, names: Sequence[str]) -> list[str]:
    """The names in a set written as bits."""
    return [name for k, name in enumerate(names) if int(members) >> k & 1]


def named(number: int, names: Sequence[str]) -> str | None:
    """The name of a thing written as its number plus 1; None for 0."""
    return names[int(number) - 1] if number > 0 else None


def seats_in(mask: int) -> list[int]:
    """The seats in a mask."""
    return [seat for seat in range(MOST_SEATS) if int(mask) >> seat & 1]


def counted(s: State, place: int, names: Sequence[str]) -> dict[str, int]:
    """A stretch of numbers by name."""
    return {name: int(s.at[place + k]) for k, name in enumerate(names)}


def counted_some(s: State, place: int, names: Sequence[str]) -> dict[str, int]:
    """A stretch of numbers by name; those that are 0 are left out."""
    return {name: n for name, n in counted(s, place, names).items() if n}


def read_counts(s: State, place: int, r: Reader, names: Sequence[str], most: int) -> None:
    """Read what `counted` wrote."""
    for k, name in enumerate(names):
        s.at[place + k] = r.number(name, 0, most)
    r.done()


def read_some_counts(s: State, place: int, r: Reader, names: Sequence[str], most: int) -> None:
    """Read what `counted_some` wrote."""
    for k, name in enumerate(names):
        s.at[place + k] = r.number(name, 0, most) if r.has(name) else 0
    r.done()


# --- the agenda ----------------------------------------------------------------------------------------------


class AgendaWords:
    """How the steps of one game are written: what their arguments mean, by the name of the field.

    Fields called `seat` are seats; those in `masks` are sets of seats; those in `names` are things by name (the
    key `Step.field` is for that step alone); all others are numbers, at most as in `most`.
    """

    def __init__(
        self,
        steps: Sequence[Step],
        masks: Sequence[str] = (),
        names: Mapping[str, Sequence[str]] | None = None,
        most: Mapping[str, int] | None = None,
    ) -> None:
        self.steps = steps
        self.step_names = tuple(type(line).__name__ for line in steps)
        self._masks = masks
        self._names = names or {}
        self._most = most or {}

    def write(self, s: State) -> list[Json]:
        """The steps that wait, the next one first."""
        return [self.write_step(int(s.agenda[k])) for k in range(int(s.top) - 1, -1, -1)]

    def write_step(self, entry: int) -> Json:
        """A step on the agenda with its arguments by name."""
        kind = entry & 255
        document: Json = {"step": self.step_names[kind]}
        for k, field in enumerate(self.steps[kind].fields):
            value = entry >> KIND_BITS + 8 * k & 255
            names = self._names_of(kind, field)
            document[field] = seats_in(value) if field in self._masks else names[value] if names else value
        return document

    def read(self, s: State, r: Reader, key: str = "agenda") -> None:
        """Read what `write` wrote, and put it on the agenda."""
        lines = r.subs(key)
        if len(lines) > AGENDA_DEPTH // 2:
            raise BadPosition("field-count", field=key, n=AGENDA_DEPTH // 2)
        for line in reversed(lines):
            kind = line.index("step", self.step_names)
            if kind == 0:
                raise BadPosition("field-name", field=line.place("step"), known=", ".join(self.step_names[1:]))
            entry = kind
            for k, field in enumerate(self.steps[kind].fields):
                entry |= self._read_argument(line, kind, field, int(s.seats)) << KIND_BITS + 8 * k
            line.done()
            s.put(entry)

    def _read_argument(self, line: Reader, kind: int, field: str, seats: int) -> int:
        names = self._names_of(kind, field)
        if field in self._masks:
            return line.seats(field, seats)
        if names is not None:
            return line.index(field, names)
        if field == "seat":
            return line.number(field, 0, seats - 1)
        return line.number(field, 0, self._most.get(field, MOST_IN_ARGUMENT))

    def _names_of(self, kind: int, field: str) -> Sequence[str] | None:
        return self._names.get(f"{self.step_names[kind]}.{field}", self._names.get(field))


# --- what can be ---------------------------------------------------------------------------------------------


def believe(
    s: State,
    flaws: Callable[[State], list[Flaw]],
    refusal: Callable[[Flaw], BadPosition],
    is_over: Callable[[State], bool],
) -> None:
    """Refuse what cannot be: a situation with flaws, or an agenda that cannot be played to the end.

    Afterwards the state stands at its open question.
    """
    refuse_flaws(s, flaws, refusal)
    if is_over(s):
        if s.top > 0:
            raise BadPosition("position-agenda")
        return
    try:
        settle(s)
        refuse_flaws(s, flaws, refusal)
        for seed in range(TRIALS):
            trial = s.clone()
            play_out(trial, Luck(seed), LONGEST_TRIAL)
            if not is_over(trial) or flaws(trial):
                raise BadPosition("position-agenda")
        if s.asked > 0 and lowest_seat(s.asked) >= 0:
            find_options(s, lowest_seat(s.asked), Options())
    except BadPosition:
        raise
    except (IndexError, ValueError, ZeroDivisionError, OverflowError, RuntimeError, NotImplementedError) as error:
        raise BadPosition("position-agenda") from error


def refuse_flaws(s: State, flaws: Callable[[State], list[Flaw]], refusal: Callable[[Flaw], BadPosition]) -> None:
    """Name the first thing that cannot be."""
    found = flaws(s)
    if found:
        raise refusal(found[0])
