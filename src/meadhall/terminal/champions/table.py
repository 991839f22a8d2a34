"""The table of Champions of Midgard as one seat sees it: its parts, each for much and for little room."""

from functools import partial
from typing import Any, Final

from rich.text import Text

from meadhall.games.champions.rules.rounds import ROUNDS
from meadhall.games.champions.table.names import NAMES
from meadhall.kernel.matches.match import Match
from meadhall.terminal.champions.town import Town
from meadhall.terminal.champions.words import ITEMS, ChampionsWords
from meadhall.terminal.drawing import scoring
from meadhall.terminal.lines import grid, wrap
from meadhall.terminal.page import LEFT, RIGHT, Form, Lines, Part
from meadhall.terminal.words import DOT, labelled
from meadhall.text import say

NO_BREAK: Final = "\u00a0"
COLOURS: Final = ("red", "blue", "yellow")
NUMBERS: Final = ("glory", "food", "wood", "coins", "favor", "blame")
WARRIORS: Final = ("sword", "spear", "axe")
PILES: Final = (("trolls", "troll"), ("draugr", "draugr"), ("monsters", "monster"))
FIGHTING: Final = ("AssignSealed", "AssignInTurn", "ChooseShore", "LookAtJourney")  # steps that look at enemies


class TablePage:
    """Draws what `Match.picture` tells a seat; nothing else is looked at."""

    def __init__(self, match: Match, seat: int, lang: str, kinds: list[str]) -> None:
        self.words = ChampionsWords(match, lang)
        self.match = match
        self.seat = seat
        self.lang = lang
        self.kinds = kinds
        self.picture: Any = match.picture(seat)

    def parts(self) -> list[Part]:
        """The whole page from top to bottom."""
        word = self.words.word
        agenda = self.picture["agenda"]
        fights = agenda and agenda[0]["step"] in FIGHTING
        town = Town(self.words, self.picture, self.seat)
        return [
            Part("", (Form(490, self.head), Form(940, self.short_head, whole=False))),
            Part(
                word("enemies"),
                (
                    Form(400, self.enemies),
                    Form(630 if fights else 480, self.narrow_enemies),
                    Form(625 if fights else 475, self.listed_enemies),
                    Form(620 if fights else 470, self.flowing_enemies),
                    Form(780, self.brief_enemies, whole=False),
                ),
                place=LEFT,
            ),
            Part(word("fighters"), (Form(850, self.fights),), place=LEFT),
            Part(word("town"), (Form(250, town.lines), Form(500, town.short_lines, whole=False)), place=LEFT),
            Part(
                word("players"),
                (
                    Form(380, partial(self.players, short=False, belongings=True)),
                    Form(390, partial(self.players, short=True, belongings=True)),
                    Form(385, self.upright_players),
                    Form(790, self.player_lines, whole=False),
                    Form(920, self.own_line, whole=False),
                ),
                place=RIGHT,
            ),
            Part(word("cards"), (Form(300, self.own), Form(510, self.short_own, whole=False)), place=RIGHT),
            Part(word("dice"), (Form(955, self.roll),), place=RIGHT),
        ]

    def head(self, width: int) -> Lines:
        """Title, round, start player."""
        line = Text(say(self.lang, "champions-title"), "bold")
        for told in (self.round(), self.starter()):
            line.append(f"{DOT}{told}")
        line.append(f"{DOT}{self.words.name('edition', self.picture['options']['edition'])}", "dim")
        return wrap(line, width)

    def short_head(self, width: int) -> Lines:
        """Round and, where there is room for it, start player."""
        line = Text(self.round(), "bold").append(f"{DOT}{self.starter()}")
        return [line] if line.cell_len <= width else wrap(Text(self.round(), "bold"), width)[:1]

    def round(self) -> str:
        """Which round it is."""
        return f"{self.words.word('round')} {self.picture['round']}/{ROUNDS}"

    def starter(self) -> str:
        """Who has the first player marker."""
        return self.words.pair(self.words.word("first_player"), self.words.player(self.picture["first_player"]))

    # --- enemies ---------------------------------------------------------------------------------------------

    def foes(self) -> list[tuple[str, str, str | None, Any]]:
        """Target, kind and card of every enemy, and the shore of a monster."""
        if not self.picture["round"]:
            return []
        enemies = self.picture["enemies"]
        near: list[tuple[str, str, str | None, Any]] = [("troll", "troll", enemies["troll"], None)]
        for side, target in enumerate(("draugr_left", "draugr_right")):
            near.append((target, "draugr", enemies["draugr"][side], None))
        shores = [
            (f"shore_{k + 1}", "monster", shore["monster"], shore)
            for k, shore in enumerate(self.picture["shores"])
            if shore["open"]
        ]
        return [*near, *shores]

    def enemies(self, width: int) -> Lines:
        """The troll, the draugr and the monsters of the shores."""
        word = self.words.word
        strength = f"{word('attack')}/{word('defense')}"
        heads = ("", "", strength, word("glory"), word("reward"), word("barred"), word("journey"), word("bounty"))
        rows = [[Text(head, "dim") for head in heads]]
        for target, kind, card, shore in self.foes():
            rows.append([Text(self.place(target, shore)), *self.cells(kind, card), *self.at_sea(shore)])
        return grid(rows, right=frozenset((2, 3))) if len(rows) > 1 else []

    def narrow_enemies(self, width: int) -> Lines:
        """The same with less between the numbers, and what is rare in the last column."""
        rows = [
            [
                Text(self.place(target, shore)),
                *self.cells(kind, card)[:4],
                Text(self.extras(kind, card, shore)),
            ]
            for target, kind, card, shore in self.foes()
        ]
        if not rows:
            return []
        word = self.words.word
        heads = ("", "", word("strength"), word("glory"), word("reward"), "")
        return grid([[Text(head, "dim") for head in heads], *rows], right=frozenset((2, 3)))

    def listed_enemies(self, width: int) -> Lines:
        """The same, each in a line of words."""
        return [line for told in self.told_enemies() for line in wrap(told, width, hang=2)]

    def flowing_enemies(self, width: int) -> Lines:
        """The same, one after another."""
        told = self.told_enemies()
        return wrap(Text(DOT).join(told), width) if told else []

    def told_enemies(self) -> Lines:
        """Each enemy with all that decides whether to fight it."""
        return [
            Text.assemble((self.place(target, shore), "cyan"), " ", self.words.enemy(kind, card, shore))
            for target, kind, card, shore in self.foes()
        ]

    def brief_enemies(self, width: int) -> Lines:
        """Only who they are, and their attack and defense."""
        told = [self.foe(kind, card) for _, kind, card, _ in self.foes() if card is not None]
        return wrap(Text(DOT).join(told), width) if told else []

    def foe(self, kind: str, card: str) -> Text:
        """An enemy in its colour, and its attack and defense, in one piece."""
        colour = card.rpartition("_")[2]
        name = self.words.name(kind, card).replace(" ", NO_BREAK)
        return Text.assemble(
            (name, colour if colour in COLOURS else ""), f"{NO_BREAK}{self.words.strength(kind, card)}"
        )

    def coloured(self, kind: str, card: str) -> Text:
        """The name of an enemy in its colour."""
        colour = card.rpartition("_")[2]
        return Text.assemble((self.words.name(kind, card), colour if colour in COLOURS else ""))

    def place(self, target: str, shore: Any) -> str:
        """Where an enemy is."""
        words = self.words
        name = words.name("target", target)
        return name if shore is None else words.aside(name, words.word("near" if shore["near"] else "far"))

    def at_sea(self, shore: Any) -> list[Text]:
        """The journey card of a shore and the coins on its monster."""
        if shore is None:
            return [Text(), Text()]
        bounty = self.words.count("coins", shore["bounty"]) if shore["bounty"] else "–"
        return [Text(self.words.journey(shore["journey"])), Text(bounty)]

    def extras(self, kind: str, card: str | None, shore: Any) -> str:
        """What is rare about an enemy: who is barred, the coins on it, a journey that is known."""
        return "" if card is None else self.words.join(self.words.extras(kind, card, shore))

    def cells(self, kind: str, card: str | None) -> list[Text]:
        """Name, attack and defense, glory, spoils and what is barred."""
        if card is None:
            return [Text("–"), Text(), Text(), Text(), Text()]
        words = self.words
        return [
            self.coloured(kind, card),
            Text(words.strength(kind, card)),
            Text(words.number(kind, card, "glory")),
            Text(words.spoils(kind, card)),
            Text(words.barred(kind, card)),
        ]

    def fights(self, width: int) -> Lines:
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
        return wrap(labelled(words.word("fighters"), DOT.join(told)), width, hang=2) if told else []

    # --- players ---------------------------------------------------------------------------------------------

    def players(self, width: int, short: bool, belongings: bool) -> Lines:
        """Everything that lies open before the players: a line of numbers and a line of words each."""
        things = (*NUMBERS, "workers", "destinies", "slain")
        heads = ["", *(self.words.say(f"head-{name}") if short else self.words.word(name) for name in things)]
        players = self.picture["players"]
        rows = [[Text(head, "dim") for head in heads]]
        for seat, player in enumerate(players):
            rows.append([Text(each, "bold" if seat == self.seat else "") for each in self.numbers(seat, player)])
        head, *lines = grid(rows, right=frozenset(range(1, len(heads))), gap=1 if short else 2)
        page = [head]
        for line, player in zip(lines, players, strict=True):
            page.append(line)
            if belongings:
                page += wrap(Text(f"    {self.belongings(player)}", "dim"), width, hang=4)
        return page

    def upright_players(self, width: int) -> Lines:
        """The same on end, a column for each player, for a narrow place beside the town."""
        players = self.picture["players"]
        things = (*NUMBERS, *WARRIORS, "workers", "destinies", "slain")
        columns = []
        for seat, player in enumerate(players):
            numbers = self.numbers(seat, player)[1:]
            warriors = [str(player["longhouse"].get(die, 0)) for die in WARRIORS]
            style = "bold" if seat == self.seat else ""
            told = [self.words.player(seat), *numbers[:6], *warriors, *numbers[6:]]
            columns.append([Text(each, style) for each in told])
        heads = [Text(), *(Text(self.words.say(f"head-{name}"), "dim") for name in things)]
        page = grid(list(zip(heads, *columns, strict=True)), right=frozenset(range(1, len(players) + 1)), gap=2)
        for seat, player in enumerate(players):
            owns = self.belongings(player, longhouse=False) or "–"
            page += wrap(Text(self.words.pair(self.words.seat(seat, self.kinds), owns), "dim"), width, hang=2)
        return page

    def player_lines(self, width: int) -> Lines:
        """A line for each player: the numbers, and the warriors at home."""
        things = (*NUMBERS, *WARRIORS, "workers", "destinies")
        rows = [[Text(head, "dim") for head in ("", *(self.words.say(f"head-{name}") for name in things))]]
        for seat, player in enumerate(self.picture["players"]):
            numbers = self.numbers(seat, player)
            warriors = [str(player["longhouse"].get(die, 0)) for die in WARRIORS]
            row = [*numbers[:7], *warriors, *numbers[7:9]]
            rows.append([Text(each, "bold" if seat == self.seat else "") for each in row])
        return grid(rows, right=frozenset(range(1, len(rows[0]))))

    def own_line(self, width: int) -> Lines:
        """What whoever looks has, and the glory of the others."""
        words, players = self.words, self.picture["players"]
        others = [
            words.pair(words.player(seat), words.count("glory", player["glory"]))
            for seat, player in enumerate(players)
            if seat != self.seat
        ]
        if self.seat < 0:
            return wrap(DOT.join(others), width)
        own = players[self.seat]
        told = words.join(words.count(thing, own[thing]) for thing in NUMBERS if own[thing] or thing == "glory")
        home = words.counts(own["longhouse"], ITEMS)
        parts = [words.pair(words.player(self.seat), words.join(filter(None, (told, home)))), *others]
        return wrap(DOT.join(parts), width)

    def numbers(self, seat: int, player: Any) -> list[str]:
        """The numbers of a player."""
        held = player.get("destinies_held", len(player["destinies"]))
        slain = player["slain"]
        return [
            self.words.seat(seat, self.kinds),
            *(str(player[thing]) for thing in NUMBERS),
            f"{player['workers']}/{player['workers_owned']}",
            str(held),
            self.words.word("hidden") if slain is None else str(sum(len(cards) for cards in slain.values())),
        ]

    def belongings(self, player: Any, longhouse: bool = True) -> str:
        """Leader, warriors at home, longship, runes and open destinies of a player."""
        words = self.words
        parts = [words.name("leader", player["leader"])] if player["leader"] else []
        if longhouse:
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

    def own(self, width: int) -> Lines:
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
        if self.fresh_runes():
            runes = DOT.join(words.pair(words.name("rune", name), words.rune(name)) for name in self.fresh_runes())
            lines.append(labelled(words.word("runes"), runes))
        slain = [words.name(kind, card) for pile, kind in PILES for card in (player["slain"] or {}).get(pile, [])]
        if slain:
            lines.append(labelled(words.word("slain"), words.join(slain)))
        return [part for line in lines for part in wrap(line, width, hang=2)]

    def short_own(self, width: int) -> Lines:
        """The same by name."""
        if self.seat < 0:
            return []
        words, player = self.words, self.picture["players"][self.seat]
        parts = [words.name("leader", player["leader"])] if player["leader"] else []
        destinies = [words.name("destiny", name) for name in player["destinies"]]
        if destinies:
            parts.append(words.pair(words.word("destinies"), words.join(destinies)))
        runes = [words.name("rune", name) for name in self.fresh_runes()]
        if runes:
            parts.append(words.pair(words.word("runes"), words.join(runes)))
        return wrap(Text(DOT.join(parts), "dim"), width, hang=2) if parts else []

    def fresh_runes(self) -> list[str]:
        """The runes of whoever looks that are not used yet."""
        player = self.picture["players"][self.seat]
        return [name for name in player["runes"] if name not in player["runes_used"]]

    def roll(self, width: int) -> Lines:
        """The dice on the table and the damage dealt so far."""
        words, roll = self.words, self.picture["roll"]
        if not roll["dice"]:
            return []
        dice = words.join(
            words.pair(f"{n} × {words.name('item', die)}", words.name("face", face))
            + (
                f" ({words.say('marked-dice', n=marked)})"
                if (marked := roll["marked"].get(die, {}).get(face, 0))
                else ""
            )
            for die in NAMES["die"]
            for face, n in roll["dice"].get(die, {}).items()
        )
        line = labelled(words.word("dice"), dice)
        if roll["damage"]:
            line.append(f"{DOT}{words.pair(words.word('damage'), str(roll['damage']))}")
        return wrap(line, width, hang=2)


def final_scoring(match: Match, lang: str) -> Part:
    """Glory by part of the final scoring."""
    words = ChampionsWords(match, lang)
    picture: Any = match.picture()
    parts = [player["final_scoring"] for player in picture["players"]]
    before = [score - sum(part.values()) for score, part in zip(match.scores, parts, strict=True)]
    rows = [(words.word("glory"), before)]
    rows += [(words.name("part", name), [part[name] for part in parts]) for name in NAMES["part"]]
    rows.append((words.word("total"), match.scores))
    return scoring(words.word("final_scoring"), [words.player(seat) for seat in range(match.seats)], rows)


def is_moment(match: Match, seat: int) -> bool:
    """Whether a seat is only asked whether it uses a rune between the turns of others."""
    agenda: Any = match.picture(seat)["agenda"]
    return bool(agenda) and agenda[0]["step"] == "Moment"
