"""The agenda: lines of the rulebook waiting to happen, the next one on top.

A *step* is one line of a rulebook. On the agenda it is one whole number: which line, and up to six small
arguments. So an agenda is a row of numbers, a clone copies two rows, and any moment of a game can be saved,
searched and resumed. A step carries nothing secret: everyone may read the agenda.

`asks`, `options`, `outcomes` and `outcome` only look; `run` is the only method that changes anything.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

NOBODY: Final = 0
CHANCE: Final = 1 << 30  # the bit that stands for chance in a mask of seats
NO_SEAT: Final = -1
EVERYONE: Final = 0xFF  # as the audience of an event

KIND_BITS: Final = 8  # the low bits of an agenda entry say which step it is
AGENDA_DEPTH: Final = 64
MOST_OPTIONS: Final = 256
MOST_STEPS: Final = 10_000  # that run by themselves between two questions; more means that they go in a circle

# One thing that happened: kind, audience (mask of seats), four arguments.
Record = tuple[int, int, int, int, int, int]


class Options:
    """The legal answers to one question, in rising order. One object serves a whole game."""

    def __init__(self) -> None:
        self.words: vec[i64] = vec[i64]([i64(0)] * MOST_OPTIONS)
        self.n: i64 = 0

    def add(self, word: i64) -> None:
        """Offer one more answer; callers add them in rising order."""
        self.words[self.n] = word
        self.n += 1

    def listed(self) -> list[int]:
        """The answers as a plain list."""
        return [int(self.words[k]) for k in range(self.n)]


class Step:
    """One line of the rulebook, waiting its turn. Steps hold no data: their arguments are on the agenda."""

    rule: ClassVar[str] = ""  # the rule of its question, shown with it; of what it does, if it asks nothing
    fields: ClassVar[tuple[str, ...]] = ()  # what its arguments are called in a position
    sealed: ClassVar[bool] = False  # whether seats answer it unseen by each other

    def asks(self, s: "State", a: i64) -> i64:
        """Mask of the seats that must answer, CHANCE, or NOBODY if the step runs by itself."""
        return NOBODY

    def options(self, s: "State", a: i64, seat: i64, out: Options) -> None:
        """Every legal answer of this seat now, in rising order."""

    def outcomes(self, s: "State", a: i64) -> i64:
        """How many equally likely outcomes chance has here."""
        return 0

    def outcome(self, s: "State", a: i64, k: i64) -> i64:
        """The answer that is chance's k-th outcome, rising with k."""
        return k

    def run(self, s: "State", a: i64, seat: i64, word: i64) -> None:
        """Do what the line says; put what must follow on the agenda.

        `a` are its arguments in one number: `one(a)`, `two(a)` ... tell them apart. Who answered is `seat`; it is
        NO_SEAT if chance did, and if nobody was asked, when `word` is 0.
        """
        raise NotImplementedError

    def why_not(self, s: "State", a: i64, seat: i64, word: i64) -> tuple[str, str]:
        """Reason and rule that forbid this answer here; asked only about answers that are not legal."""
        return ("not-now", self.rule)


class Rules:
    """What a game adds to the agenda: its steps, and answers that may be given at any time."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps

    def interrupts(self, s: "State", entry: i64, seat: i64, out: Options) -> None:
        """Add the answers this seat may give besides those of the open question, in rising order."""

    def is_interrupt(self, word: i64) -> bool:
        """Whether this answer leaves the open question open."""
        return False

    def interrupt(self, s: "State", seat: i64, word: i64) -> None:
        """Put on the agenda what such an answer does; the question is put again afterwards."""


class State:
    """A situation of a game: one row of numbers, the facts it is played with, and the agenda."""

    def __init__(
        self, rules: Rules, seats: i64, at: vec[i64], fact: vec[i64], agenda: vec[i64], top: i64, asked: i64
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.at: vec[i64] = at  # everything that changes; a game names the places
        self.fact: vec[i64] = fact  # what is printed on the components; shared, never written
        self.agenda: vec[i64] = agenda
        self.top = top
        self.asked = asked  # who must answer now, as `Step.asks` says it
        self.reveals: i64 = 0  # how often somebody learned something: undo stops there
        self.log: list[Record] | None = None

    def clone(self) -> "State":
        """A copy that may go its own way."""
        return State(self.rules, self.seats, self.at[:], self.fact, self.agenda[:], self.top, self.asked)

    def do(
        self, first: i64, second: i64 = 0, third: i64 = 0, fourth: i64 = 0, fifth: i64 = 0, sixth: i64 = 0
    ) -> None:
        """Put steps on top of the agenda so that the first one listed happens first, before all that waits there."""
        if sixth != 0:
            self.put(sixth)
        if fifth != 0:
            self.put(fifth)
        if fourth != 0:
            self.put(fourth)
        if third != 0:
            self.put(third)
        if second != 0:
            self.put(second)
        self.put(first)

    def put(self, entry: i64) -> None:
        """Put one step on top of the agenda."""
        self.agenda[self.top] = entry
        self.top += 1

    def tell(self, kind: i64, audience: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Record what happened and who may know it; rules never read the record."""
        if self.log is not None:
            self.log.append((int(kind), int(audience), int(a), int(b), int(c), int(d)))

    def reveal(self) -> None:
        """Note that somebody has just learned something that was hidden."""
        self.reveals += 1


def step(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> i64:
    """An agenda entry: a kind of step with its arguments, each from 0 to 255."""
    return kind | a << 8 | b << 16 | c << 24 | d << 32 | e << 40 | f << 48


def one(a: i64) -> i64:
    """The first argument of a step. A method names what it needs on its first line, as `fields` calls it."""
    return a & 255


def two(a: i64) -> tuple[i64, i64]:
    """The first two arguments of a step."""
    return a & 255, (a >> 8) & 255


def three(a: i64) -> tuple[i64, i64, i64]:
    """The first three arguments of a step."""
    return a & 255, (a >> 8) & 255, (a >> 16) & 255


def four(a: i64) -> tuple[i64, i64, i64, i64]:
    """The first four arguments of a step."""
    return a & 255, (a >> 8) & 255, (a >> 16) & 255, (a >> 24) & 255


def five(a: i64) -> tuple[i64, i64, i64, i64, i64]:
    """The first five arguments of a step."""
    return a & 255, (a >> 8) & 255, (a >> 16) & 255, (a >> 24) & 255, (a >> 32) & 255


def open_step(s: State) -> Step:
    """The step on top of the agenda, which asks the open question."""
    return s.rules.steps[s.agenda[s.top - 1] & 255]


def open_arguments(s: State) -> i64:
    """The arguments of the step on top of the agenda."""
    return s.agenda[s.top - 1] >> KIND_BITS


def settle(s: State) -> None:
    """Run steps until a seat or chance must answer, or nothing is left to do."""
    steps = s.rules.steps
    ran: i64 = 0
    while s.top > 0:
        entry = s.agenda[s.top - 1]
        line = steps[entry & 255]
        mask = line.asks(s, entry >> KIND_BITS)
        if mask != NOBODY:
            s.asked = mask
            return
        ran += 1
        if ran > MOST_STEPS:
            raise RuntimeError("the agenda goes in a circle")
        s.top -= 1
        line.run(s, entry >> KIND_BITS, NO_SEAT, 0)
    s.asked = NOBODY


def find_options(s: State, seat: i64, out: Options) -> None:
    """Fill `out` with every legal answer of a seat that is asked (NO_SEAT for chance)."""
    out.n = 0
    entry = s.agenda[s.top - 1]
    line = s.rules.steps[entry & 255]
    if seat == NO_SEAT:
        for k in range(line.outcomes(s, entry >> KIND_BITS)):
            out.add(line.outcome(s, entry >> KIND_BITS, k))
    else:
        line.options(s, entry >> KIND_BITS, seat, out)
        s.rules.interrupts(s, entry, seat, out)


def answer(s: State, seat: i64, word: i64) -> None:
    """Take a legal answer of a seat (NO_SEAT for chance) and go on to the next question."""
    if seat != NO_SEAT and s.rules.is_interrupt(word):
        s.rules.interrupt(s, seat, word)
    else:
        s.top -= 1
        entry = s.agenda[s.top]
        s.rules.steps[entry & 255].run(s, entry >> KIND_BITS, seat, word)
    settle(s)


def lowest_seat(mask: i64) -> i64:
    """The lowest seat in a mask; NO_SEAT if the mask is chance."""
    if mask == CHANCE:
        return NO_SEAT
    seat: i64 = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat
