"""Champions of Midgard as a game of Meadhall: rules, words, views and positions under one roof."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from meadhall.games.champions.bots.greedy import GreedyBot
from meadhall.games.champions.documents.checks import flaws
from meadhall.games.champions.documents.components import components_of
from meadhall.games.champions.documents.facts import BOOK
from meadhall.games.champions.documents.position import write_picture, write_position
from meadhall.games.champions.documents.reading import read_state
from meadhall.games.champions.documents.views import imagine, see
from meadhall.games.champions.rules.contents import RULES
from meadhall.games.champions.rules.goods import has_rune
from meadhall.games.champions.rules.scoring import enemies_slain
from meadhall.games.champions.rules.setup import deal_table
from meadhall.games.champions.table import box, on
from meadhall.games.champions.table.names import COLOUR_NAMES, NAMES, kind_of
from meadhall.games.champions.table.news import EVENTS
from meadhall.games.champions.table.say import USE_RUNE, VERBS
from meadhall.kernel.documents.game_files import read_lessons, read_rulebook
from meadhall.kernel.documents.positions import read_head
from meadhall.kernel.documents.printed import Facts, pack_of
from meadhall.kernel.engine.agenda import State, open_step
from meadhall.kernel.engine.bots import Bot
from meadhall.kernel.engine.chance import Luck
from meadhall.kernel.engine.words import Vocabulary
from meadhall.kernel.game import Flaw, Game, GameOption, Json, Lesson, RuleText
from meadhall.text import say

ENGINE: Final = "1"
ENEMY_KINDS: Final = ("troll", "draugr", "monster", "enemy")
SAME_WORDS: Final = {"die": "item", "good_back": "good"}  # kinds that are called like another
# What a data pack may name, and as what else the same things are spoken of.
NAMED_IN_PACKS: Final = {
    "troll": ("enemy",),
    "draugr": ("enemy",),
    "monster": ("enemy",),
    "merchant": (),
    "private_ship": ("ship", "location"),
}
# Dice, and cards that come face up. Destinies and journeys are secrets. Which enemies are left in a deck is known to
# all: each of them came face up before somebody laid it on his pile.
OPEN_CHANCE: Final = frozenset(
    {
        "side",
        "start_with",
        "draw_stall",
        "draw_troll",
        "draw_draugr",
        "draw_monster",
        "draw_rune",
        "draw_merchant",
    }
)
PLAIN_NUMBERS: Final = ("favors", "side")
Values = Mapping[str, str | bool | None]


class Champions(Game):
    """Champions of Midgard for two to four seats."""

    id = "champions"
    engine = ENGINE
    seats = (2, 3, 4)
    rule_of_turn = "C-GEN-4"
    rule_of_end = "C-GEN-5"
    options = (
        GameOption("edition", NAMES["edition"], "en"),
        GameOption("hall_of_records", (False, True), False),
        GameOption("mistrustful_villagers", (False, True), False),
        GameOption("facts", (), None),
    )
    names = NAMES
    bots: Mapping[str, Callable[[int], Bot]] = {"greedy": GreedyBot}
    open_chance = OPEN_CHANCE

    def __init__(self) -> None:
        self.vocabulary = Vocabulary(VERBS, NAMES)
        self.events = {kind.number: kind for kind in EVENTS}

    def complete(self, options: Values) -> dict[str, str | bool | None]:
        return BOOK.complete(options)

    def facts(self, options: Values) -> Facts:
        """What is printed on the components of this game."""
        return BOOK.of(options)

    def new(self, seats: int, options: Values) -> State:
        edition = NAMES["edition"].index(str(options["edition"]))
        records, mistrust = bool(options["hall_of_records"]), bool(options["mistrustful_villagers"])
        return deal_table(RULES, BOOK.row(options), seats, edition, records, mistrust)

    def content(self, options: Values) -> str:
        return self.facts(options).digest

    def see(self, s: State, seat: int) -> State:
        return see(s, seat)

    def imagine(self, view: State, seat: int, luck: Luck) -> State:
        return imagine(view, seat, luck)

    def scores(self, s: State) -> list[int]:
        return [int(s.at[on.GLORY + seat]) for seat in range(int(s.seats))]

    def winners(self, s: State) -> list[int]:
        """Most glory; then most enemies; else shared. [C-SCORE-9] [C-SCORE-10]"""
        if not s.at[on.OVER]:
            return []
        ranks = [(int(s.at[on.GLORY + seat]), int(enemies_slain(s, seat))) for seat in range(int(s.seats))]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def flaws(self, s: State) -> list[Flaw]:
        return flaws(s)

    def refusal_of_interrupt(self, s: State, seat: int, word: int) -> tuple[str, str]:
        if not has_rune(s, seat, word - USE_RUNE):
            return ("rune-not-held", "C-RUNE-1")
        return ("rune-not-now", "C-RULING-17")

    def position(self, s: State, options: Values) -> Json:
        return write_position(s, ENGINE, pack_of(options))

    def read_position(self, document: Mapping[str, object]) -> tuple[State, dict[str, str | bool | None]]:
        options = read_head(self, document)
        return read_state(document, BOOK.row(options)), options

    def picture(self, view: State, seat: int) -> Json:
        return write_picture(view, seat)

    def rulebook(self) -> list[RuleText]:
        return read_rulebook(__package__)

    def text_of(self, kind: str, name: str, lang: str, options: Values) -> str:
        kind = SAME_WORDS.get(kind, kind)
        if kind in PLAIN_NUMBERS:
            return name
        given = self._name_in_pack(kind, name, lang, options)
        if kind == "journey":
            return say(lang, f"champions-journey-{kind_of(name)}")
        if kind not in ENEMY_KINDS:
            return given or say(lang, f"champions-{kind}-{name}")
        words = given or say(lang, f"champions-enemy-{kind_of(name)}")
        colour = name.rpartition("_")[2]
        if colour not in COLOUR_NAMES:
            return words
        return say(lang, "champions-coloured-enemy", name=words, colour=say(lang, f"champions-colour-{colour}"))

    def _name_in_pack(self, kind: str, name: str, lang: str, options: Values) -> str | None:
        """What the data pack of this game calls a thing, if there is one and it says so."""
        if pack_of(options) is None:
            return None
        for named_kind in NAMED_IN_PACKS:
            if name in NAMES[named_kind] and kind in (named_kind, *NAMED_IN_PACKS[named_kind]):
                return self.facts(options).name(named_kind, name, lang)
        return None

    def lessons(self) -> Mapping[str, Lesson]:
        return lessons()

    def stand_ins(self, options: Values) -> list[str]:
        return self.facts(options).stand_ins()

    def components(self, options: Values, lang: str) -> Json:
        return components_of(self.facts(options), lang, lambda kind, name: self.text_of(kind, name, lang, options))

    def prompt_arguments(self, s: State, lang: str, options: Values) -> dict[str, str | int]:
        entry = int(s.agenda[s.top - 1])
        words: dict[str, str | int] = {}
        for k, field in enumerate(open_step(s).fields):
            value = entry >> 8 + 8 * k & 255
            if field == "target":
                words["target"] = (
                    say(lang, "champions-target-hunt")
                    if value == box.HUNT
                    else self._name("target", value, lang, options)
                )
                enemy = 0 if value == box.HUNT else int(s.at[on.ENEMY + value])
                words["enemy"] = self._name("enemy", enemy - 1, lang, options) if enemy else ""
            elif field == "kraken" and value:
                words["enemy"] = self._name("enemy", box.KRAKEN, lang, options)
            elif field in ("ship", "journey"):
                words[field] = self._name(field, value, lang, options)
            elif field in ("owed", "left", "times", "n"):
                words[field] = value
        return words

    def _name(self, kind: str, number: int, lang: str, options: Values) -> str:
        return self.text_of(kind, NAMES[kind][number], lang, options)


@cache
def lessons() -> dict[str, Lesson]:
    """The lessons of this game, read once."""
    return read_lessons(__package__)


GAME: Final = Champions()
