"""Walhalla as a game of Meadhall: rules, words, views and positions under one roof."""

from collections.abc import Callable, Mapping
from typing import Final

from meadhall.games.walhalla.bots.greedy import GreedyBot
from meadhall.games.walhalla.documents.checks import flaws
from meadhall.games.walhalla.documents.components import components_of
from meadhall.games.walhalla.documents.facts import BOOK
from meadhall.games.walhalla.documents.position import write_picture, write_position
from meadhall.games.walhalla.documents.reading import read_state
from meadhall.games.walhalla.documents.views import imagine, see
from meadhall.games.walhalla.rules.boarding import can_sell_more
from meadhall.games.walhalla.rules.contents import RULES
from meadhall.games.walhalla.rules.setup import deal_table
from meadhall.games.walhalla.table import on
from meadhall.games.walhalla.table.names import NAMES
from meadhall.games.walhalla.table.news import EVENTS
from meadhall.games.walhalla.table.say import VERBS
from meadhall.kernel.documents.boxed_game import BoxedGame, Folder, Values
from meadhall.kernel.engine.agenda import NO_SEAT, State, lowest_seat
from meadhall.kernel.engine.bots import Bot
from meadhall.kernel.game import GameOption
from meadhall.text import say

ENGINE: Final = "2"
# Tiles, tips, ships and the start player come face up; the cards drawn are secrets. [W-GEN-5]
OPEN_CHANCE: Final = frozenset({"lay_tile", "low_tip", "high_tip", "start_with", "draw_ship"})


class Walhalla(BoxedGame):
    """Walhalla for three or four seats. [W-GEN-1]"""

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
        GameOption("selling", NAMES["selling"], "several"),
        GameOption("facts", (), None),
    )
    names = NAMES
    folder = Folder(
        verbs=VERBS,
        events=EVENTS,
        book=BOOK,
        see=see,
        imagine=imagine,
        flaws=flaws,
        write_position=write_position,
        read_state=read_state,
        write_picture=write_picture,
        components_of=components_of,
    )
    open_chance = OPEN_CHANCE
    bots: Mapping[str, Callable[[int], Bot]] = {"greedy": GreedyBot}

    def new(self, seats: int, options: Values) -> State:
        layout, blocked, first_hero, selling = (
            NAMES[name].index(str(options[name])) for name in ("peninsulas", "blocked", "first_hero", "selling")
        )
        lone_card = bool(options["lone_card"])
        return deal_table(RULES, BOOK.row(options), seats, layout, blocked, first_hero, lone_card, selling)

    def scores(self, s: State) -> list[int]:
        return [int(s.at[on.POINTS + seat]) for seat in range(int(s.seats))]

    def winners(self, s: State) -> list[int]:
        """Most points; then most Vikings in Walhalla; else shared. [W-FINAL-5] [W-RULING-25]"""
        if not s.at[on.OVER]:
            return []
        ranks = [(int(s.at[on.POINTS + seat]), int(s.at[on.WALHALLA + seat])) for seat in range(int(s.seats))]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def text_of(self, kind: str, name: str, lang: str, options: Values, seats: int = 0) -> str:
        if kind == "field":
            peninsula, _, row = name.partition(".")
            return say(lang, "walhalla-field", peninsula=int(peninsula), row=int(row))
        return say(lang, f"walhalla-{kind}-{name}")

    def prompt_arguments(self, s: State, lang: str, options: Values, seat: int) -> dict[str, str | int]:
        """How many Vikings the asked player has in Midgard, and whether more can be paid for. [W-SELL-1]"""
        asked = lowest_seat(s.asked)
        if asked == NO_SEAT:
            return {}
        choice = "more" if can_sell_more(s, asked) else "board"
        return {"midgard": int(s.at[on.MIDGARD + asked]), "choice": choice}


GAME: Final = Walhalla()
