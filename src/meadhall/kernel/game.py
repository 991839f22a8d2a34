"""What the rest of Meadhall needs to know of a game, whichever it is."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from meadhall.kernel.engine.agenda import State, open_step
from meadhall.kernel.engine.bots import Bot
from meadhall.kernel.engine.chance import Luck
from meadhall.kernel.engine.events import ChapterKind, EventKind
from meadhall.kernel.engine.words import Vocabulary
from meadhall.kernel.lessons import Lesson

Json = dict[str, object]
Flaw = tuple[str, int, int]  # what cannot be: its kind, which thing (a card, a seat ...) and how many there are


class GameOption(NamedTuple):
    """An option of a new game: its name, the values it may have and the one it has if nothing is said.

    An option without values takes any text (a data pack).
    """

    name: str
    values: tuple[str | bool, ...]
    default: str | bool | None


class RuleText(NamedTuple):
    """A numbered rule: its id (also the id of its sentence), its chapter and where it comes from."""

    id: str
    chapter: str
    source: str


class StandIns(NamedTuple):
    """Values that are stand-ins on one kind of component: on which of them, and which values; none named: all."""

    component: str
    names: list[str]
    values: list[str]


class Game(ABC):
    """A game: its rules, its words, its views and its positions."""

    id: str
    engine: str  # bumped when the same answers could lead elsewhere
    seats: tuple[int, ...]
    rule_of_turn: str  # the rule that only who is asked may answer
    rule_of_end: str  # the rule that nothing happens after the end
    options: tuple[GameOption, ...]
    vocabulary: Vocabulary
    events: Mapping[int, EventKind]
    names: Mapping[str, tuple[str, ...]]
    bots: Mapping[str, Callable[[int], Bot]] = MappingProxyType({})  # its own ones, from a seed, the strongest last
    has_dice: bool = False
    # Kinds of events that are told as one where they follow each other: what groups them, and what is listed of each.
    together: Mapping[str, tuple[str, str]] = MappingProxyType({})
    chapters: Mapping[str, ChapterKind] = MappingProxyType({})  # which kinds of events begin one
    open_chance: frozenset[str]  # verbs of chance answers that everybody sees at once: their dice can be proven then

    @abstractmethod
    def complete(self, options: Mapping[str, str | bool | None]) -> dict[str, str | bool | None]:
        """The options of a new game with everything that lies elsewhere (a data pack in a file) brought in.

        Only who starts a game may name files: a match file or a position carries its pack as text.
        """

    def check_table(self, seats: int, options: Mapping[str, str | bool | None]) -> None:  # noqa: B027
        """Raise BadOption if options do not go with each other or with so many seats; in most games all do."""

    @abstractmethod
    def new(self, seats: int, options: Mapping[str, str | bool | None]) -> State:
        """A new game before its first answer."""

    @abstractmethod
    def content(self, options: Mapping[str, str | bool | None]) -> str:
        """A hash of everything printed on the components that this game is played with."""

    @abstractmethod
    def see(self, s: State, seat: int) -> State:
        """What a seat may see (-1: a spectator), in the shape of a state."""

    @abstractmethod
    def imagine(self, view: State, seat: int, luck: Luck) -> State:
        """A full state that fits a view."""

    @abstractmethod
    def scores(self, s: State) -> list[int]:
        """Each seat's score now."""

    @abstractmethod
    def winners(self, s: State) -> list[int]:
        """The seats that have won; several share a victory; nobody before the end."""

    def best(self, s: State, among: Sequence[int]) -> list[int]:
        """Those of these seats that stand best now, as the rules rank them: who wins when others give up."""
        scores = self.scores(s)
        most = max((scores[seat] for seat in among), default=0)
        return [seat for seat in among if scores[seat] == most]

    def rival(self, s: State) -> int | None:
        """The score now of an opponent that is rules and has no seat; most games have none."""
        return None

    @abstractmethod
    def flaws(self, s: State) -> list[Flaw]:
        """Everything about a situation that cannot be; empty for every situation of a real game."""

    def refusal_of_interrupt(self, s: State, seat: int, word: int) -> tuple[str, str]:
        """Reason and rule why an answer for any time cannot be given now; most games have no such answers."""
        return ("not-now", self.rule_of_turn)

    def rule_of_question(self, s: State) -> str:
        """The rule behind the open question: that of its step, unless the situation makes it another one."""
        return open_step(s).rule

    @abstractmethod
    def position(self, s: State, options: Mapping[str, str | bool | None]) -> Json:
        """The situation as one document with names instead of numbers."""

    @abstractmethod
    def read_position(self, document: Mapping[str, object]) -> tuple[State, dict[str, str | bool | None]]:
        """The situation a document describes, and the options it is played with."""

    @abstractmethod
    def picture(self, view: State, seat: int) -> Json:
        """A view as a document with names, for people's programs: what the seat may see and nothing else.

        For ALL_EYES the view is a full state, and what every seat may see is told.
        """

    @abstractmethod
    def rulebook(self) -> list[RuleText]:
        """Every numbered rule, in order."""

    @abstractmethod
    def text_of(
        self, kind: str, name: str, lang: str, options: Mapping[str, str | bool | None], seats: int = 0
    ) -> str:
        """The name of a thing in a language; a data pack among the options may have named it.

        How many seats play can decide which map or board it lies on; 0 if nobody says.
        """

    @abstractmethod
    def stand_ins(self, options: Mapping[str, str | bool | None]) -> list[str]:
        """Which facts are stand-ins for printed values that are not known."""

    def tell_stand_ins(self, options: Mapping[str, str | bool | None], lang: str) -> list[StandIns]:
        """The same in words, by kind of component."""
        return []

    @abstractmethod
    def prompt_arguments(
        self, s: State, lang: str, options: Mapping[str, str | bool | None], seat: int
    ) -> dict[str, str | int]:
        """What the sentence of the open question may mention to a seat, or to a spectator."""

    def components(self, options: Mapping[str, str | bool | None], lang: str) -> Json:
        """Everything printed on the components, told in a language; nothing for a game that does not say."""
        return {}

    def sheet(self, options: Mapping[str, str | bool | None], lang: str, seats: int = 0) -> Json:
        """How its pictures are read out in a language; nothing for a game that does not say."""
        return {}

    def lessons(self) -> Mapping[str, Lesson]:
        """The chapters that teach this game, by name and in order; those that are offered no more come last."""
        return {}

    def chapters_of_lesson(self) -> list[Lesson]:
        """The chapters that are offered."""
        return [lesson for lesson in self.lessons().values() if lesson.chapter is not None]
