"""Champions of Midgard as a game of Meadhall: rules, words, views and positions under one roof."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from meadhall.games.champions.bots.greedy import GreedyBot
from meadhall.games.champions.documents.checks import flaws
from meadhall.games.champions.documents.components import components_of
from meadhall.games.champions.documents.facts import BOOK
from meadhall.games.champions.documents.position import write_picture, write_position
from meadhall.games.champions.documents.reading import read_state
from meadhall.games.champions.documents.views import imagine, see
from meadhall.games.champions.rules.combat import runes_for_roll
from meadhall.games.champions.rules.contents import RULES
from meadhall.games.champions.rules.refusals import refuse
from meadhall.games.champions.rules.scoring import enemies_slain
from meadhall.games.champions.rules.setup import deal_table
from meadhall.games.champions.rules.town import FAVOR_PRICE
from meadhall.games.champions.table import box, on, steps
from meadhall.games.champions.table.names import COLOUR_NAMES, NAMES, kind_of
from meadhall.games.champions.table.news import CHAPTERS, EVENTS, TOGETHER
from meadhall.games.champions.table.say import VERBS
from meadhall.kernel.documents.boxed_game import BoxedGame, Folder, Values
from meadhall.kernel.documents.printed import pack_of
from meadhall.kernel.engine.agenda import KIND_BITS, State, lowest_seat, open_step, two
from meadhall.kernel.engine.bots import Bot
from meadhall.kernel.game import GameOption
from meadhall.text import say

ENGINE: Final = "2"
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


class Champions(BoxedGame):
    """Champions of Midgard for two to four seats. [C-SETUP-1]"""

    id = "champions"
    engine = ENGINE
    seats = (2, 3, 4)
    rule_of_turn = "C-GEN-4"
    rule_of_end = "C-GEN-5"
    options = (
        GameOption("edition", NAMES["edition"], "en"),
        GameOption("hall_of_records", (False, True), False),
        GameOption("mistrustful_villagers", (False, True), False),
        GameOption("roll_runes", NAMES["roll_runes"], "any_order"),
        GameOption("french_kraken", NAMES["french_kraken"], "glory"),
        GameOption("turn_order", NAMES["turn_order"], "anyone"),
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
    bots: Mapping[str, Callable[[int], Bot]] = {"greedy": GreedyBot}
    has_dice = True
    open_chance = OPEN_CHANCE
    chapters = CHAPTERS
    together = TOGETHER

    def new(self, seats: int, options: Values) -> State:
        edition, roll_runes, french_kraken, turn_order = (
            NAMES[name].index(str(options[name])) for name in ("edition", "roll_runes", "french_kraken", "turn_order")
        )
        records, mistrust = bool(options["hall_of_records"]), bool(options["mistrustful_villagers"])
        row = BOOK.row(options)
        return deal_table(RULES, row, seats, edition, records, mistrust, roll_runes, french_kraken, turn_order)

    def scores(self, s: State) -> list[int]:
        return [int(s.at[on.GLORY + seat]) for seat in range(int(s.seats))]

    def winners(self, s: State) -> list[int]:
        """Most glory; then most enemies; else shared. [C-SCORE-9] [C-SCORE-10]"""
        if not s.at[on.OVER]:
            return []
        return self.best(s, range(int(s.seats)))

    def best(self, s: State, among: Sequence[int]) -> list[int]:
        ranks = {seat: (int(s.at[on.GLORY + seat]), int(enemies_slain(s, seat))) for seat in among}
        return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]

    def refusal_of_interrupt(self, s: State, seat: int, word: int) -> tuple[str, str]:
        return refuse(s, seat, word)

    def text_of(self, kind: str, name: str, lang: str, options: Values, seats: int = 0) -> str:
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

    def prompt_arguments(self, s: State, lang: str, options: Values, seat: int) -> dict[str, str | int]:
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
            elif field in ("owed", "left", "times", "n", "marked"):
                words[field] = value
        if entry & 255 == steps.REROLL_WITH_FAVOR:
            roller, rolled_for = two(entry >> KIND_BITS)
            runes = 0 if s.at[on.RUNES_AFTER_FAVOR] else int(runes_for_roll(s, roller, rolled_for))
            words["choice"] = "marked" if words["marked"] else "runes" if runes else "favor"
        if entry & 255 == steps.ASSIGN_SEALED:
            words["part"] = part_in_assigning(s, seat)
        if entry & 255 == steps.ASSIGN_IN_TURN:
            words["part"] = part_in_assigning(s, lowest_seat(s.asked))
        if entry & 255 == steps.BUY_FAVORS:
            words["most"] = most_favor_for(int(s.at[on.COINS + lowest_seat(s.asked)]))
        return words

    def _name(self, kind: str, number: int, lang: str, options: Values) -> str:
        return self.text_of(kind, NAMES[kind][number], lang, options)


def most_favor_for(coins: int) -> int:
    """How much favor so many coins buy at most."""
    return max(n for n, price in enumerate(FAVOR_PRICE) if price <= coins)


def part_in_assigning(s: State, seat: int) -> str:
    """What a seat has to assign warriors to; for who only watches, all there can be."""
    if seat < 0:
        return "both"
    reserved = [target for target in range(box.TARGETS) if s.at[on.FIGHTER + target] == seat + 1]
    fights, ships = any(target < box.SHORE for target in reserved), any(target >= box.SHORE for target in reserved)
    return "both" if fights and ships else "fight" if fights else "ship" if ships else "idle"


GAME: Final = Champions()
