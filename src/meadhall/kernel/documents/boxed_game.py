"""A game that comes in a box: a folder with its facts, its rulebook and its lessons beside its code."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.documents.game_files import read_lessons, read_rulebook
from meadhall.kernel.documents.positions import read_head
from meadhall.kernel.documents.printed import FactBook, Facts, pack_of
from meadhall.kernel.documents.sheet import Naming, Printed, Reading, Sheet, Teller
from meadhall.kernel.documents.stand_ins import tell_stand_ins
from meadhall.kernel.engine.agenda import State
from meadhall.kernel.engine.chance import Luck
from meadhall.kernel.engine.events import EventKind
from meadhall.kernel.engine.words import Verb, Vocabulary
from meadhall.kernel.game import Flaw, Game, Json, RuleText, StandIns
from meadhall.kernel.lessons import Lesson

Values = Mapping[str, str | bool | None]


class Folder(NamedTuple):
    """What lies in the folder of a game and is asked for through it: see the methods of Game with these names."""

    verbs: tuple[Verb, ...]
    events: tuple[EventKind, ...]
    book: FactBook
    see: Callable[[State, int], State]
    imagine: Callable[[State, int, Luck], State]
    flaws: Callable[[State], list[Flaw]]
    write_position: Callable[[State, str, str | None], Json]
    read_state: Callable[[Mapping[str, object], vec[i64]], State]
    write_picture: Callable[[State, int], Json]
    components_of: Callable[[Facts, str, Naming], Json]
    sheet: Sheet | None = None


class BoxedGame(Game):
    """A game whose folder has everything: only what differs from game to game is left to say."""

    folder: Folder

    def __init__(self) -> None:
        self.vocabulary = Vocabulary(self.folder.verbs, self.names)
        self.events = {kind.number: kind for kind in self.folder.events}
        self.package = type(self).__module__.rpartition(".")[0]

    def complete(self, options: Values) -> dict[str, str | bool | None]:
        return self.folder.book.complete(options)

    def facts(self, options: Values) -> Facts:
        """What is printed on the components of this game."""
        return self.folder.book.of(options)

    def content(self, options: Values) -> str:
        return self.facts(options).digest

    def stand_ins(self, options: Values) -> list[str]:
        return self.facts(options).stand_ins()

    def tell_stand_ins(self, options: Values, lang: str) -> list[StandIns]:
        return tell_stand_ins(
            self.id, self.facts(options), lang, lambda kind, name: self.text_of(kind, name, lang, options)
        )

    def components(self, options: Values, lang: str) -> Json:
        return self.folder.components_of(
            self.facts(options), lang, lambda kind, name: self.text_of(kind, name, lang, options)
        )

    def sheet(self, options: Values, lang: str, seats: int = 0) -> Json:
        if self.folder.sheet is None:
            return {}

        def name(kind: str, name: str) -> str:
            return self.name_alone(kind, name, lang, options, seats)

        return Teller(self.id, lang, name, self.reading(options, lang, seats)).tell(self.folder.sheet, self.names)

    def name_alone(self, kind: str, name: str, lang: str, options: Values, seats: int) -> str:
        """What a thing is called where it stands by itself; most are called so in sentences too."""
        return self.text_of(kind, name, lang, options, seats)

    def reading(self, options: Values, lang: str, seats: int) -> Reading:
        """What tells in a language what is printed on a thing; a game that does not say tells nothing."""
        return lambda kind, name: Printed()

    def see(self, s: State, seat: int) -> State:
        return self.folder.see(s, seat)

    def imagine(self, view: State, seat: int, luck: Luck) -> State:
        return self.folder.imagine(view, seat, luck)

    def flaws(self, s: State) -> list[Flaw]:
        return self.folder.flaws(s)

    def position(self, s: State, options: Values) -> Json:
        return self.folder.write_position(s, self.engine, pack_of(options))

    def read_position(self, document: Mapping[str, object]) -> tuple[State, dict[str, str | bool | None]]:
        options = read_head(self, document)
        players = document.get("players")
        if isinstance(players, list):
            self.check_table(len(players), options)
        return self.folder.read_state(document, self.folder.book.row(options)), options

    def picture(self, view: State, seat: int) -> Json:
        return self.folder.write_picture(view, seat)

    def rulebook(self) -> list[RuleText]:
        return read_rulebook(self.package)

    def lessons(self) -> Mapping[str, Lesson]:
        return self._lessons

    @cached_property
    def _lessons(self) -> dict[str, Lesson]:
        """Read once."""
        return read_lessons(self.package)
