"""Walhalla as a game of Meadhall: rules, words, views and positions under one roof."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from meadhall.games.walhalla.bots.greedy import GreedyBot
from meadhall.games.walhalla.documents.checks import flaws
from meadhall.games.walhalla.documents.components import components_of
from meadhall.games.walhalla.documents.facts import BOOK
from meadhall.games.walhalla.documents.position import write_picture, write_position
from meadhall.games.walhalla.documents.reading import read_state
from meadhall.games.walhalla.documents.views import imagine, see
from meadhall.games.walhalla.rules.boarding import BoardCrew, BoardPassenger, can_sell_more
from meadhall.games.walhalla.rules.cards import LayCards, has_card, may_lay
from meadhall.games.walhalla.rules.contents import RULES
from meadhall.games.walhalla.rules.landing import Defend, LandViking
from meadhall.games.walhalla.rules.setup import deal_table
from meadhall.games.walhalla.rules.terrain import HuntInForest
from meadhall.games.walhalla.table import box, on, say
from meadhall.games.walhalla.table.land import vikings_aboard
from meadhall.games.walhalla.table.names import NAMES
from meadhall.games.walhalla.table.news import CHAPTERS, EVENTS
from meadhall.games.walhalla.table.say import VERBS
from meadhall.kernel.documents.boxed_game import BoxedGame, Folder, Values
from meadhall.kernel.engine.agenda import NO_SEAT, Options, State, find_options, lowest_seat, open_step
from meadhall.kernel.engine.bots import Bot
from meadhall.kernel.game import GameOption
from meadhall.text import say as say_text

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
    chapters = CHAPTERS
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
        return self.best(s, range(int(s.seats)))

    def best(self, s: State, among: Sequence[int]) -> list[int]:
        ranks = {seat: (int(s.at[on.POINTS + seat]), int(s.at[on.WALHALLA + seat])) for seat in among}
        return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]

    def text_of(self, kind: str, name: str, lang: str, options: Values, seats: int = 0) -> str:
        if kind == "field":
            peninsula, _, row = name.partition(".")
            return say_text(lang, "walhalla-field", peninsula=int(peninsula), row=int(row))
        return say_text(lang, f"walhalla-{kind}-{name}")

    def prompt_arguments(self, s: State, lang: str, options: Values, seat: int) -> dict[str, str | int]:
        """What the asked player has and can do; what only he can see is told only to him."""
        step = open_step(s)
        if isinstance(step, LayCards):
            return {"lay": "yes" if seat < 0 or can_lay(s, seat) else "no"}
        asked = lowest_seat(s.asked)
        if asked == NO_SEAT:
            return {}
        sees = seat == asked
        if isinstance(step, LandViking):
            return {"land": landing_in_words(s, asked, sees)}
        if isinstance(step, Defend):
            return {"means": means_to_win(s, asked, sees)}
        if isinstance(step, HuntInForest):
            return {"hunt": "unknown" if not sees else "yes" if has_card(s, asked, box.HUNT_CARD) else "no"}
        return {
            "midgard": int(s.at[on.MIDGARD + asked]),
            "choice": "more" if can_sell_more(s, asked) else "board",
            "aboard": int(vikings_aboard(s, asked)),
        }

    def rule_of_question(self, s: State) -> str:
        """Who has nobody to board with is asked to sell. [W-SELL-1]"""
        step, asked = open_step(s), lowest_seat(s.asked)
        boards = isinstance(step, BoardPassenger | BoardCrew) and asked != NO_SEAT
        return "W-SELL-1" if boards and s.at[on.MIDGARD + asked] == 0 else step.rule


def can_lay(s: State, seat: int) -> bool:
    """Whether a seat holds a card for the end of this attack."""
    return any(has_card(s, seat, card) and may_lay(s, card) for card in range(box.END_CARDS))


def landing_in_words(s: State, asked: int, sees: bool) -> str:
    """Whether there is a side to choose for the Viking that lands, and whether to attack with a card."""
    out = Options()
    find_options(s, asked, out)
    sides = sum(1 for word in out.listed() if word < say.ATTACK_WITH_CARD)
    with_card = sees and sides < len(out.listed())
    return "-".join((*(["only"] if sides == 1 else []), *(["attack"] if with_card else []))) or "side"


def means_to_win(s: State, asked: int, sees: bool) -> str:
    """With what a defender could win: with a hero, with a Shield card, with either or not at all."""
    if not sees:
        return "unknown"
    has_hero, has_shield = s.at[on.WALHALLA + asked] > 0, has_card(s, asked, box.SHIELD_CARD)
    return "both" if has_hero and has_shield else "hero" if has_hero else "shield" if has_shield else "none"


GAME: Final = Walhalla()
