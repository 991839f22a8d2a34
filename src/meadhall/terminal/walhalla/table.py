"""The table of Walhalla as one seat sees it: its parts, each for much and for little room."""

from typing import Any, Final

from rich.text import Text

from meadhall.games.walhalla.documents.facts import PLACES, PLAYERS
from meadhall.games.walhalla.table import box
from meadhall.games.walhalla.table.names import CARD_NAMES, COLOUR_NAMES, PART_NAMES, PENINSULA_NAMES
from meadhall.kernel.matches.match import Match
from meadhall.kernel.matches.telling import NOT_IN_IT
from meadhall.terminal.drawing import scoring
from meadhall.terminal.lines import grid, wrap
from meadhall.terminal.page import LEFT, RIGHT, Form, Lines, Part
from meadhall.terminal.walhalla.land import LandPage
from meadhall.terminal.walhalla.words import NONE, STYLES, WalhallaWords
from meadhall.terminal.words import DOT, labelled
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

    def parts(self) -> list[Part]:
        """The whole page from top to bottom."""
        word = self.words.word
        land = LandPage(self.words, self.picture)
        return [
            Part("", (Form(500, self.head), Form(930, self.short_head, whole=False))),
            Part(
                word("land"),
                (
                    Form(430, land.grid),
                    Form(955, land.explained_map),
                    Form(760, land.with_legend),
                    Form(950, land.map, whole=False),
                    Form(949, land.tight_map, whole=False),
                    Form(948, land.narrow_map, whole=False),
                ),
                place=LEFT,
            ),
            Part(
                word("players"),
                (Form(290, self.players), Form(550, self.narrow_players), Form(800, self.own_numbers, whole=False)),
                place=RIGHT,
            ),
            Part(
                word("standings"),
                (Form(300, self.standings), Form(540, self.short_standings)),
                place=RIGHT,
            ),
            Part(word("hand"), (Form(250, self.hand), Form(750, self.short_hand, whole=False)), place=RIGHT),
            Part(word("laid"), (Form(850, self.laid),), place=RIGHT),
            Part(
                word("stock"),
                (Form(200, self.stock), Form(350, self.short_stock, whole=False)),
                place=RIGHT,
            ),
            Part(word("now"), (Form(945, self.now),), place=RIGHT),
        ]

    def head(self, width: int) -> Lines:
        """Title, attack and what wheat is worth in it, start player, whose turn it is."""
        words, picture = self.words, self.picture
        line = Text(say(self.lang, "walhalla-title"), "bold")
        line.append(f"{DOT}{words.word('attack')} {picture['attack']}/{box.ATTACKS}")
        if picture["attack"]:
            wheat = words.number("wheat", "wheat", PLACES[picture["attack"] - 1])
            line.append(f"{DOT}{words.pair(words.name('part', 'wheat'), wheat)}")
        line.append(f"{DOT}{words.pair(words.word('start_player'), words.player(picture['start_player']))}")
        if picture["active"] is not None:
            line.append(f"{DOT}{words.pair(words.word('turn'), words.player(picture['active']))}")
        return wrap(line, width)

    def short_head(self, width: int) -> Lines:
        """The attack and, where there is room for it, whose turn it is."""
        words, picture = self.words, self.picture
        attack = Text(f"{words.word('attack')} {picture['attack']}/{box.ATTACKS}", "bold")
        line = attack.copy()
        if picture["active"] is not None:
            line.append(f"{DOT}{words.pair(words.word('turn'), words.player(picture['active']))}")
        return [line] if line.cell_len <= width else wrap(attack, width)[:1]

    # --- players -----------------------------------------------------------------------------------------------

    def players(self, width: int) -> Lines:
        """Points, Vikings by region and number of cards of each player."""
        words = self.words
        return self.numbered([words.word("points"), *map(words.region, REGIONS), words.word("hand")], gap=2)

    def narrow_players(self, width: int) -> Lines:
        """The same below shorter words."""
        return self.numbered([self.words.say(f"head-{name}") for name in ("points", *REGIONS, "hand")], gap=1)

    def numbered(self, things: list[str], gap: int) -> Lines:
        """A line of numbers for each player."""
        words = self.words
        heads = ["", "", *things]
        rows = [[Text(head, "dim") for head in heads]]
        for seat, player in enumerate(self.picture["players"]):
            style = "bold" if seat == self.seat else ""
            numbers = [Text(each, style) for each in self.numbers(seat, player)]
            rows.append([Text(words.letter(seat), STYLES[seat]), *numbers])
        return grid(rows, right=frozenset(range(2, len(heads))), gap=gap)

    def numbers(self, seat: int, player: Any) -> list[str]:
        """The numbers of a player."""
        regions = [str(player[region]) for region in REGIONS]
        return [self.words.seat(seat, self.kinds), str(player["points"]), *regions, str(player["hand_count"])]

    def own_numbers(self, width: int) -> Lines:
        """The points of all, and where the Vikings of whoever looks are."""
        words, players = self.words, self.picture["players"]
        points = [
            Text.assemble((words.letter(seat), STYLES[seat]), f"\u00a0{player['points']}")
            for seat, player in enumerate(players)
        ]
        line = Text.assemble((words.word("points"), "cyan"), " – ") + Text(DOT).join(points)
        if self.seat >= 0:
            own = (f"{words.region(region)}\u00a0{players[self.seat][region]}" for region in REGIONS)
            line.append(f"{DOT}{words.join(own)}")
        return wrap(line, width, hang=2)

    def standings(self, width: int) -> Lines:
        """Who stands how on each peninsula, and the points that would give now."""
        words = self.words
        lines: Lines = []
        for name, told in zip(PENINSULA_NAMES, self.picture["peninsulas"], strict=True):
            there = [seat for seat, total in enumerate(told["totals"]) if total]
            there.sort(key=lambda seat: -told["totals"][seat])
            parts = [self.standing(seat, told["totals"][seat], told["scores"][seat]) for seat in there]
            tips = words.aside(words.name("peninsula", name), words.join((f"{told['high']}", f"{told['low']}")))
            lines += wrap(labelled(tips, DOT.join(parts) or words.word("nobody")), width, hang=2)
        return lines

    def short_standings(self, width: int) -> Lines:
        """The same in letters, one peninsula after another."""
        words = self.words
        told = []
        for k, peninsula in enumerate(self.picture["peninsulas"]):
            line = Text(f"{k + 1}: ", "cyan")
            for seat, total in enumerate(peninsula["totals"]):
                points = f"(+{peninsula['scores'][seat]}) " if peninsula["scores"][seat] else " "
                if total:
                    line.append(words.letter(seat), STYLES[seat]).append(f"\u00a0{total}{points}")
            if not any(peninsula["totals"]):
                line.append(NONE)
            line.rstrip()
            told.append(line)
        return wrap(Text.assemble((words.word("standings"), "cyan"), " – ") + Text(DOT).join(told), width)

    def standing(self, seat: int, total: int, points: int) -> str:
        """A player's total on a peninsula, and the points for it if there are any."""
        told = self.words.aside(f"{total}", f"+{points}" if points else "")
        return self.words.pair(self.words.player(seat), told)

    # --- what lies beside the land -----------------------------------------------------------------------------

    def stock(self, width: int) -> Lines:
        """What Vikings in Walhalla are worth, ships still face down, the draw pile and the discarded cards."""
        words, cards = self.words, self.picture["cards"]
        seats = len(self.picture["players"])
        board = [
            words.pair(
                words.word("supply_by_rank"),
                words.printed("supply", PLAYERS[seats - box.FEWEST_SEATS], PLACES[:seats]),
            ),
            words.pair(words.word("majority"), words.printed("majority", "majority", PLACES[:2])),
        ]
        piles = [words.pair(words.word("deck"), str(cards["deck"]))]
        if cards["discard"]:
            piles.append(words.pair(words.word("discard"), self.cards(cards["discard"])))
        lines = [
            labelled(words.region("walhalla"), DOT.join(board)),
            labelled(words.word("ships_left"), self.ships_left()),
            labelled(words.word("cards"), DOT.join(piles)),
        ]
        return [part for line in lines for part in wrap(line, width, hang=2)]

    def ships_left(self) -> str:
        """How many ships are still face down, by colour."""
        words = self.words
        left = [ship.partition("_")[0] for ship in self.picture["ships_left"]]
        ships = [f"{words.name('colour', colour)} {left.count(colour)}" for colour in COLOUR_NAMES if colour in left]
        return words.aside(str(len(left)), words.join(ships))

    def short_stock(self, width: int) -> Lines:
        """Ships still face down, and the draw pile."""
        words = self.words
        ships = labelled(words.word("ships_left"), self.ships_left())
        deck = words.pair(words.word("deck"), str(self.picture["cards"]["deck"]))
        return wrap(ships.append(f"{DOT}{deck}"), width, hang=2)

    def cards(self, cards: Any) -> str:
        """Some cards by name, with their number where there are several."""
        return self.words.join(self.card(card, cards[card]) for card in CARD_NAMES if cards.get(card))

    def card(self, card: str, n: int) -> str:
        """So many cards of a kind."""
        name = self.words.name("card", card)
        return name if n == 1 else f"{n} × {name}"

    def hand(self, width: int) -> Lines:
        """The hand of whoever looks, and what its cards do."""
        words = self.words
        return [
            line
            for card, n in self.held("hand").items()
            for line in wrap(labelled(words.aside(words.word("hand"), self.card(card, n)), self.does(card)), width, 2)
        ]

    def short_hand(self, width: int) -> Lines:
        """The hand of whoever looks."""
        hand = self.held("hand")
        return wrap(labelled(self.words.word("hand"), self.cards(hand)), width, hang=2) if hand else []

    def laid(self, width: int) -> Lines:
        """What whoever looks has laid face down."""
        laid = self.held("laid")
        return wrap(labelled(self.words.word("laid"), self.cards(laid)), width, hang=2) if laid else []

    def held(self, where: str) -> dict[str, int]:
        """Cards that only this seat sees."""
        cards = self.picture["players"][self.seat][where] if self.seat >= 0 else {}
        return {card: cards[card] for card in CARD_NAMES if cards.get(card)}

    def does(self, card: str) -> str:
        """What a card does."""
        return self.words.say(f"card-does-{card}")

    def part_in(self, fight: Any) -> str:
        """What who plays alone at this screen has to do with a fight, as the words of events say it."""
        if self.kinds.count("you") == 1:
            for part, who in (("seat", "attacker"), ("other", "defender")):
                if fight[who] == self.seat:
                    return part
        return NOT_IN_IT

    def now(self, width: int) -> Lines:
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
                you=self.part_in(fight),
                seat=words.player(fight["attacker"]),
                other=words.player(fight["defender"]),
                field=words.say("field", peninsula=fight["peninsula"] + 1, row=fight["row"] + 1),
                terrain=words.terrain(field),
            )
            lines.append(labelled(words.word("fight"), told))
        if picture["laying"]:
            lines.append(labelled(words.word("laying"), words.join(map(words.player, picture["laying"]))))
        return [part for line in lines for part in wrap(line, width, hang=2)]


def final_scoring(match: Match, lang: str) -> Part:
    """Points by where they came from."""
    words = WalhallaWords(match, lang)
    picture: Any = match.picture()
    parts = [player["parts"] for player in picture["players"]]
    rows = [(words.name("part", name), [part[name] for part in parts]) for name in PART_NAMES]
    rows.append((words.word("total"), match.scores))
    return scoring(words.word("final_scoring"), [words.player(seat) for seat in range(match.seats)], rows)
