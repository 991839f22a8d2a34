"""The table of Walhalla as one seat sees it, for a screen of 80 columns or more."""

from typing import Any, Final

from rich import box
from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meadhall.games.walhalla.documents.facts import PLACES, PLAYERS
from meadhall.games.walhalla.table.box import ATTACKS, FEWEST_SEATS
from meadhall.games.walhalla.table.names import CARD_NAMES, COLOUR_NAMES, PART_NAMES, PENINSULA_NAMES
from meadhall.kernel.matches.match import Match
from meadhall.terminal.walhalla.land import LandPage
from meadhall.terminal.walhalla.words import STYLES, WalhallaWords
from meadhall.terminal.words import DOT, aligned, labelled
from meadhall.text import say

REGIONS: Final = ("midgard", "walhalla", "asgard")


class TablePage:
    """Draws what `Match.picture` tells a seat; nothing else is looked at."""

    def __init__(self, match: Match, seat: int, lang: str, kinds: list[str]) -> None:
        self.words = WalhallaWords(match, lang)
        self.seat = seat
        self.lang = lang
        self.kinds = kinds
        self.picture: Any = match.picture(seat)

    def parts(self) -> list[RenderableType]:
        """The whole page from top to bottom."""
        lines = [*self.players(), *self.standings(), *self.board(), *self.piles(), *self.own(), *self.now()]
        land = LandPage(self.words, self.picture).grid()
        return [self.head(), land, *(Padding(line, (0, 0, 0, 1), expand=False) for line in lines)]

    def head(self) -> Text:
        """Title, attack and what wheat is worth in it, start player, whose turn it is."""
        words, picture = self.words, self.picture
        line = Text(say(self.lang, "walhalla-title"), "bold")
        line.append(f"{DOT}{words.word('attack')} {picture['attack']}/{ATTACKS}")
        if picture["attack"]:
            wheat = words.number("wheat", "wheat", PLACES[picture["attack"] - 1])
            line.append(f"{DOT}{words.pair(words.name('part', 'wheat'), wheat)}")
        line.append(f"{DOT}{words.pair(words.word('start_player'), words.player(picture['start_player']))}")
        if picture["active"] is not None:
            line.append(f"{DOT}{words.pair(words.word('turn'), words.player(picture['active']))}")
        return line

    # --- players -----------------------------------------------------------------------------------------------

    def players(self) -> list[Text]:
        """Points, Vikings by region and number of cards of each player."""
        words = self.words
        heads = ["", words.word("points"), *map(words.region, REGIONS), words.word("hand")]
        rows = [self.numbers(seat, player) for seat, player in enumerate(self.picture["players"])]
        widths = [max(cell_len(row[k]) for row in (heads, *rows)) for k in range(len(heads))]
        lines = [Text(aligned(["", *heads], [cell_len(words.letter(0)), *widths]), "dim")]
        for seat, row in enumerate(rows):
            numbers = (aligned(row, widths), "bold" if seat == self.seat else "")
            lines.append(Text.assemble((words.letter(seat), STYLES[seat]), "  ", numbers))
        return lines

    def numbers(self, seat: int, player: Any) -> list[str]:
        """The numbers of a player."""
        kind = say(self.lang, "play-you") if self.kinds[seat] == "you" else self.kinds[seat]
        name = self.words.aside(self.words.player(seat), kind)
        regions = [str(player[region]) for region in REGIONS]
        return [name, str(player["points"]), *regions, str(player["hand_count"])]

    def standings(self) -> list[Text]:
        """Who stands how on each peninsula, and the points that would give now."""
        words = self.words
        lines = []
        for name, told in zip(PENINSULA_NAMES, self.picture["peninsulas"], strict=True):
            there = [seat for seat, total in enumerate(told["totals"]) if total]
            there.sort(key=lambda seat: -told["totals"][seat])
            parts = [self.standing(seat, told["totals"][seat], told["scores"][seat]) for seat in there]
            tips = words.aside(words.name("peninsula", name), words.join((f"{told['high']}", f"{told['low']}")))
            lines.append(labelled(tips, DOT.join(parts) or words.word("nobody")))
        return lines

    def standing(self, seat: int, total: int, points: int) -> str:
        """A player's total on a peninsula, and the points for it if there are any."""
        told = self.words.aside(f"{total}", f"+{points}" if points else "")
        return self.words.pair(self.words.player(seat), told)

    # --- what lies beside the land -----------------------------------------------------------------------------

    def board(self) -> list[Text]:
        """What Vikings in Walhalla are worth: the supply by rank, and points at the end."""
        words = self.words
        seats = len(self.picture["players"])
        parts = [
            words.pair(
                words.word("supply_by_rank"), words.printed("supply", PLAYERS[seats - FEWEST_SEATS], PLACES[:seats])
            ),
            words.pair(words.word("majority"), words.printed("majority", "majority", PLACES[:2])),
        ]
        return [labelled(words.region("walhalla"), DOT.join(parts))]

    def piles(self) -> list[Text]:
        """Ships still face down, the draw pile and the discarded cards."""
        words, cards = self.words, self.picture["cards"]
        left = [ship.partition("_")[0] for ship in self.picture["ships_left"]]
        ships = [f"{words.name('colour', colour)} {left.count(colour)}" for colour in COLOUR_NAMES if colour in left]
        piles = [words.pair(words.word("deck"), str(cards["deck"]))]
        if cards["discard"]:
            piles.append(words.pair(words.word("discard"), self.cards(cards["discard"])))
        return [
            labelled(words.word("ships_left"), words.aside(str(len(left)), words.join(ships))),
            labelled(words.word("cards"), DOT.join(piles)),
        ]

    def cards(self, cards: Any) -> str:
        """Some cards by name, with their number where there are several."""
        return self.words.join(self.card(card, cards[card]) for card in CARD_NAMES if cards.get(card))

    def card(self, card: str, n: int) -> str:
        """So many cards of a kind."""
        name = self.words.name("card", card)
        return name if n == 1 else f"{n} × {name}"

    def own(self) -> list[Text]:
        """What only this seat sees: its hand and what the cards do, and what it has laid."""
        if self.seat < 0:
            return []
        words, player = self.words, self.picture["players"][self.seat]
        lines = [
            labelled(words.aside(words.word("hand"), self.card(card, player["hand"][card])), self.does(card))
            for card in CARD_NAMES
            if player["hand"].get(card)
        ]
        if player["laid"]:
            lines.append(labelled(words.word("laid"), self.cards(player["laid"])))
        return lines

    def does(self, card: str) -> str:
        """What a card does."""
        return self.words.say(f"card-does-{card}")

    def now(self) -> list[Text]:
        """What is going on: the ship, the fight, who still lays cards."""
        words, picture = self.words, self.picture
        lines = []
        if picture["ship"] is not None:
            lines.append(LandPage(words, picture).ship_line())
        fight = picture["fight"]
        if fight is not None:
            field = picture["peninsulas"][fight["peninsula"]]["fields"][fight["row"]]
            told = words.say(
                "event-fight-begins",
                seat=words.player(fight["attacker"]),
                other=words.player(fight["defender"]),
                field=words.say("field", peninsula=fight["peninsula"] + 1, row=fight["row"] + 1),
                terrain=words.terrain(field),
            )
            lines.append(labelled(words.word("fight"), told))
        if picture["laying"]:
            lines.append(labelled(words.word("laying"), words.join(map(words.player, picture["laying"]))))
        return lines


def final_scoring(match: Match, lang: str) -> Table:
    """Points by where they came from, one column for each player."""
    words = WalhallaWords(match, lang)
    picture: Any = match.picture()
    table = Table(title=words.word("final_scoring"), box=box.SIMPLE_HEAD)
    table.add_column("")
    for seat in range(match.seats):
        table.add_column(words.player(seat), justify="right")
    parts = [player["parts"] for player in picture["players"]]
    for name in PART_NAMES:
        table.add_row(words.name("part", name), *(str(part[name]) for part in parts))
    table.add_row(words.word("total"), *map(str, match.scores), style="bold")
    return table
