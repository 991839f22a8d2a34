"""The table of Champions of Midgard as one seat sees it, for a screen of 100 columns."""

from typing import Any

from rich import box
from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meadhall.games.champions.rules.rounds import ROUNDS
from meadhall.games.champions.table.names import NAMES
from meadhall.kernel.matches.match import Match
from meadhall.terminal.champions.town import Town
from meadhall.terminal.champions.words import ITEMS, ChampionsWords
from meadhall.terminal.words import DOT, aligned, labelled
from meadhall.text import say

COLOURS = ("red", "blue", "yellow")
NUMBERS = ("glory", "food", "wood", "coins", "favor", "blame")


class TablePage:
    """Draws what `Match.picture` tells a seat; nothing else is looked at."""

    def __init__(self, match: Match, seat: int, lang: str, kinds: list[str]) -> None:
        self.words = ChampionsWords(match, lang)
        self.match = match
        self.seat = seat
        self.lang = lang
        self.kinds = kinds
        self.picture: Any = match.picture(seat)

    def parts(self) -> list[RenderableType]:
        """The whole page from top to bottom."""
        fights = [self.fights()] if self.picture["fights"].keys() - {"sealed"} else []
        lines = [
            *fights,
            *Town(self.words, self.picture, self.seat).lines(),
            *self.players(),
            *self.own(),
            *self.roll(),
        ]
        enemies = [self.enemies()] if self.picture["round"] else []
        return [self.head(), *enemies, *(Padding(line, (0, 0, 0, 1), expand=False) for line in lines)]

    def head(self) -> Text:
        """Title, round, start player."""
        word = self.words.word
        line = Text(say(self.lang, "champions-title"), "bold")
        line.append(f"{DOT}{word('round')} {self.picture['round']}/{ROUNDS}")
        starter = self.words.player(self.picture["first_player"])
        line.append(f"{DOT}{self.words.pair(word('first_player'), starter)}")
        line.append(f"{DOT}{self.words.name('edition', self.picture['options']['edition'])}", "dim")
        return line

    # --- enemies ---------------------------------------------------------------------------------------------

    def enemies(self) -> Table:
        """The troll, the draugr and the monsters of the shores."""
        word = self.words.word
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        strength = f"{word('attack')}\n{word('defense')}"
        heads = ("", "", strength, word("glory"), word("reward"), word("barred"), word("journey"), word("bounty"))
        for k, head in enumerate(heads):
            table.add_column(head, justify="right" if k in (2, 3) else "left")
        enemies = self.picture["enemies"]
        self.add_enemy(table, "troll", "troll", enemies["troll"])
        for side, target in enumerate(("draugr_left", "draugr_right")):
            self.add_enemy(table, target, "draugr", enemies["draugr"][side])
        for k, shore in enumerate(self.picture["shores"]):
            if shore["open"]:
                self.add_shore(table, f"shore_{k + 1}", shore)
        return table

    def add_enemy(self, table: Table, target: str, kind: str, card: str | None) -> None:
        """An enemy near the town."""
        table.add_row(f" {self.words.name('target', target)}", *self.enemy_cells(kind, card))

    def add_shore(self, table: Table, target: str, shore: Any) -> None:
        """A shore: its monster, its journey, the coins on it."""
        words = self.words
        place = words.aside(words.name("target", target), words.word("near" if shore["near"] else "far"))
        bounty = words.count("coins", shore["bounty"]) if shore["bounty"] else "–"
        table.add_row(f" {place}", *self.enemy_cells("monster", shore["monster"]), self.journey(shore), bounty)

    def enemy_cells(self, kind: str, card: str | None) -> list[str | Text]:
        """Name, attack, defense, glory, spoils and what is barred."""
        if card is None:
            return ["–", "", "", "", ""]
        words = self.words
        colour = card.rpartition("_")[2]
        name = Text(words.name(kind, card), colour if colour in COLOURS else "")
        strength = f"{words.number(kind, card, 'attack')} / {words.number(kind, card, 'defense')}"
        return [name, strength, words.number(kind, card, "glory"), words.spoils(kind, card), words.barred(kind, card)]

    def journey(self, shore: Any) -> str:
        """A journey card: its name if this seat knows it."""
        card = shore["journey"]
        if card is None:
            return "–"
        return self.words.word("face_down") if card == "face_down" else self.words.name("journey", card)

    def fights(self) -> Text:
        """Who has reserved which fight, on which longship and with whom."""
        words = self.words
        told: list[str] = []
        for target in NAMES["target"]:
            fight = self.picture["fights"].get(target)
            if fight is None:
                continue
            place = words.name("target", target)
            if target in NAMES["shore"]:
                ship = self.picture["shores"][NAMES["shore"].index(target)]["ship"]
                place = words.join([place, words.name("ship", ship)]) if ship else place
            told.append(words.pair(place, words.crew(fight)))
        return labelled(words.word("fighters"), DOT.join(told))

    # --- players ---------------------------------------------------------------------------------------------

    def players(self) -> list[Text]:
        """Everything that lies open before the players: a line of numbers and a line of words each."""
        word = self.words.word
        heads = ["", *(word(name) for name in NUMBERS), word("workers"), word("destinies"), word("slain")]
        players = self.picture["players"]
        rows = [self.numbers(seat, player) for seat, player in enumerate(players)]
        widths = [max(cell_len(row[k]) for row in (heads, *rows)) for k in range(len(heads))]
        lines = [Text(aligned(heads, widths), "dim")]
        for seat, row in enumerate(rows):
            lines.append(Text(aligned(row, widths), "bold" if seat == self.seat else ""))
            lines.append(Text(f"    {self.belongings(players[seat])}", "dim"))
        return lines

    def numbers(self, seat: int, player: Any) -> list[str]:
        """The numbers of a player."""
        kind = say(self.lang, "play-you") if self.kinds[seat] == "you" else self.kinds[seat]
        held = player.get("destinies_held", len(player["destinies"]))
        slain = player["slain"]
        return [
            self.words.aside(self.words.player(seat), kind),
            *(str(player[thing]) for thing in NUMBERS),
            f"{player['workers']}/{player['workers_owned']}",
            str(held),
            self.words.word("hidden") if slain is None else str(sum(len(cards) for cards in slain.values())),
        ]

    def belongings(self, player: Any) -> str:
        """Leader, warriors at home, longship, runes and open destinies of a player."""
        words = self.words
        parts = [words.name("leader", player["leader"])] if player["leader"] else []
        parts.append(words.pair(words.word("longhouse"), words.counts(player["longhouse"], ITEMS) or "–"))
        if player["ship"]:
            parts.append(words.name("private_ship", player["ship"]))
        runes = words.join(
            words.aside(words.name("rune", rune), words.word("used") if rune in player["runes_used"] else "")
            for rune in player["runes"]
        )
        if runes:
            parts.append(words.pair(words.word("runes"), runes))
        shown = words.join(words.name("destiny", name) for name in player["destinies_shown"])
        if shown:
            parts.append(words.pair(words.word("destinies"), shown))
        return DOT.join(parts)

    def own(self) -> list[Text]:
        """What only this seat sees, and what its own cards do."""
        if self.seat < 0:
            return []
        words, player = self.words, self.picture["players"][self.seat]
        lines: list[Text] = []
        if player["leader"]:
            lines.append(
                labelled(words.name("leader", player["leader"]), words.say(f"leader-does-{player['leader']}"))
            )
        destinies = [words.aside(words.name("destiny", name), words.destiny(name)) for name in player["destinies"]]
        if destinies:
            lines.append(labelled(words.word("destinies"), DOT.join(destinies)))
        fresh = [name for name in player["runes"] if name not in player["runes_used"]]
        if fresh:
            runes = DOT.join(words.pair(words.name("rune", name), words.rune(name)) for name in fresh)
            lines.append(labelled(words.word("runes"), runes))
        slain = [
            words.name(kind, card)
            for pile, kind in (("trolls", "troll"), ("draugr", "draugr"), ("monsters", "monster"))
            for card in (player["slain"] or {}).get(pile, [])
        ]
        if slain:
            lines.append(labelled(words.word("slain"), words.join(slain)))
        return lines

    def roll(self) -> list[Text]:
        """The dice on the table and the damage dealt so far."""
        words, roll = self.words, self.picture["roll"]
        if not roll["dice"]:
            return []
        dice = words.join(
            words.pair(f"{n} × {words.name('item', die)}", words.name("face", face))
            for die in NAMES["die"]
            for face, n in roll["dice"].get(die, {}).items()
        )
        line = labelled(words.word("dice"), dice)
        if roll["damage"]:
            line.append(f"{DOT}{words.pair(words.word('damage'), str(roll['damage']))}")
        return [line]


def final_scoring(match: Match, lang: str) -> Table:
    """Glory by part of the final scoring, one column for each player."""
    words = ChampionsWords(match, lang)
    picture: Any = match.picture()
    table = Table(title=words.word("final_scoring"), box=box.SIMPLE_HEAD)
    table.add_column("")
    for seat in range(match.seats):
        table.add_column(words.player(seat), justify="right")
    parts = [player["final_scoring"] for player in picture["players"]]
    before = [score - sum(part.values()) for score, part in zip(match.scores, parts, strict=True)]
    table.add_row(words.word("glory"), *map(str, before))
    for name in NAMES["part"]:
        table.add_row(words.name("part", name), *(str(part[name]) for part in parts))
    table.add_row(words.word("total"), *map(str, match.scores), style="bold")
    return table


def is_moment(match: Match, seat: int) -> bool:
    """Whether a seat is only asked whether it uses a rune between the turns of others."""
    agenda: Any = match.picture(seat)["agenda"]
    return bool(agenda) and agenda[0]["step"] == "Moment"
