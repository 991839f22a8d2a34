"""Walhalla as a game of Meadhall: rules, words, views and positions under one roof."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from meadhall.games.walhalla.bots.greedy import GreedyBot
from meadhall.games.walhalla.documents.checks import flaws
from meadhall.games.walhalla.documents.components import components_of
from meadhall.games.walhalla.documents.facts import BOOK
from meadhall.games.walhalla.documents.position import write_picture, write_position
from meadhall.games.walhalla.documents.reading import read_state
from meadhall.games.walhalla.documents.views import imagine, see
from meadhall.games.walhalla.rules.contents import RULES
from meadhall.games.walhalla.rules.setup import deal_table
from meadhall.games.walhalla.table import on
from meadhall.games.walhalla.table.names import NAMES
from meadhall.games.walhalla.table.news import EVENTS
from meadhall.games.walhalla.table.say import VERBS
from meadhall.kernel.documents.game_files import read_lessons, read_rulebook
from meadhall.kernel.documents.positions import read_head
from meadhall.kernel.documents.printed import Facts, pack_of
from meadhall.kernel.engine.agenda import NO_SEAT, State, lowest_seat
from meadhall.kernel.engine.bots import Bot
from meadhall.kernel.engine.chance import Luck
from meadhall.kernel.engine.words import Vocabulary
from meadhall.kernel.game import Flaw, Game, GameOption, Json, Lesson, RuleText
from meadhall.text import say

ENGINE: Final = "1"
# Tiles, tips, ships and the start player come face up; the cards drawn are secrets. [W-GEN-5]
OPEN_CHANCE: Final = frozenset({"lay_tile", "low_tip", "high_tip", "start_with", "draw_ship"})
Values = Mapping[str, str | bool | None]


class Walhalla(Game):
    """Walhalla for three or four seats."""

    id = "walhalla"
    engine = ENGINE
    seats = (3, 4)
    rule_of_turn = "W-GEN-3"
    rule_of_end = "W-GEN-4"
    options = (
        GameOption("peninsulas", NAMES["peninsulas"], "6-6-6"),
        GameOption("blocked", NAMES["blocked"], "midgard"),
        GameOption("first_hero", NAMES["first_hero"], "asgard"),
        GameOption("lone_card", (True, False), True),
        GameOption("facts", (), None),
    )
    names = NAMES
    open_chance = OPEN_CHANCE
    bots: Mapping[str, Callable[[int], Bot]] = {"greedy": GreedyBot}

    def __init__(self) -> None:
        self.vocabulary = Vocabulary(VERBS, NAMES)
        self.events = {kind.number: kind for kind in EVENTS}

    def complete(self, options: Values) -> dict[str, str | bool | None]:
        return BOOK.complete(options)

    def facts(self, options: Values) -> Facts:
        """What is printed on the components of this game."""
        return BOOK.of(options)

    def new(self, seats: int, options: Values) -> State:
        layout, blocked, first_hero = (
            NAMES[name].index(str(options[name])) for name in ("peninsulas", "blocked", "first_hero")
        )
        return deal_table(RULES, BOOK.row(options), seats, layout, blocked, first_hero, bool(options["lone_card"]))

    def content(self, options: Values) -> str:
        return self.facts(options).digest

    def see(self, s: State, seat: int) -> State:
        return see(s, seat)

    def imagine(self, view: State, seat: int, luck: Luck) -> State:
        return imagine(view, seat, luck)

    def scores(self, s: State) -> list[int]:
        return [int(s.at[on.POINTS + seat]) for seat in range(int(s.seats))]

    def winners(self, s: State) -> list[int]:
        """Most points; then most Vikings in Walhalla; else shared. [W-FINAL-5] [W-RULING-25]"""
        if not s.at[on.OVER]:
            return []
        ranks = [(int(s.at[on.POINTS + seat]), int(s.at[on.WALHALLA + seat])) for seat in range(int(s.seats))]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def flaws(self, s: State) -> list[Flaw]:
        return flaws(s)

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
        if kind == "field":
            peninsula, _, row = name.partition(".")
            return say(lang, "walhalla-field", peninsula=int(peninsula), row=int(row))
        return say(lang, f"walhalla-{kind}-{name}")

    def lessons(self) -> Mapping[str, Lesson]:
        return lessons()

    def stand_ins(self, options: Values) -> list[str]:
        return self.facts(options).stand_ins()

    def components(self, options: Values, lang: str) -> Json:
        return components_of(self.facts(options), lang, lambda kind, name: self.text_of(kind, name, lang, options))

    def prompt_arguments(self, s: State, lang: str, options: Values) -> dict[str, str | int]:
        """How many Vikings the asked player has in Midgard: with none there, boarding means selling. [W-SELL-1]"""
        seat = lowest_seat(s.asked)
        return {"midgard": int(s.at[on.MIDGARD + seat])} if seat != NO_SEAT else {}


@cache
def lessons() -> dict[str, Lesson]:
    """The lessons of this game, read once."""
    return read_lessons(__package__)


GAME: Final = Walhalla()
