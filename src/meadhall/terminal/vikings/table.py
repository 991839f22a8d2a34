"""The table of Tiny Epic Vikings as one seat sees it: its parts, each for much and for little room."""

from functools import partial
from itertools import product
from typing import Any, Final

from rich.text import Text

from meadhall.games.vikings.documents.facts import ERA_SPOTS
from meadhall.games.vikings.table import box
from meadhall.games.vikings.table.names import (
    DOCK_NAMES,
    FJORD_NAMES,
    PART_NAMES,
    REGION_NAMES,
    RESOURCE_NAMES,
    RUNE_NAMES,
)
from meadhall.kernel.matches.match import Match
from meadhall.terminal.drawing import scoring
from meadhall.terminal.lines import cut, grid, wrap
from meadhall.terminal.page import Form, Lines, Part
from meadhall.terminal.vikings.enemy import EnemyPage
from meadhall.terminal.vikings.sea import SeaPage
from meadhall.terminal.vikings.words import NONE, VikingsWords, style
from meadhall.terminal.words import DOT, labelled
from meadhall.text import say

PLACES: Final = frozenset((*REGION_NAMES, *DOCK_NAMES, *FJORD_NAMES))
CARD_QUESTIONS: Final = frozenset(("draft", "play", "fight", "slay", "discard"))  # whose options tell the cards
STORES: Final = ("settlers", "boats", "temples")


class TablePage:
    """Draws what `Match.picture` tells a seat; nothing else is looked at."""

    def __init__(self, match: Match, seat: int, lang: str, kinds: list[str]) -> None:
        self.words = VikingsWords(match, lang)
        self.match = match
        self.seat = seat
        self.lang = lang
        self.kinds = kinds
        self.picture: Any = match.picture(seat)
        options = match.options(seat) if seat in match.asked else []
        answers = [match.game.vocabulary.answer(word) for word in options]
        self.verbs = {answer.verb for answer in answers}
        self.offered = frozenset(name for answer in answers for _, name in answer.objects if name in PLACES)

    def parts(self) -> list[Part]:
        """The whole page from top to bottom."""
        word = self.words.word
        prize = 90 if self.verbs & {"fight_for", "give_back"} else 0
        battles = 300 if self.picture["battle"] is not None else 0
        enemy = EnemyPage(self.words, self.picture)
        sea = SeaPage(self.words, self.picture, self.offered)
        return [
            Part("", (Form(490, self.head), Form(945, self.short_head, whole=False))),
            Part(
                word("gods"),
                (Form(240, self.gods), Form(410, self.listed_gods), Form(880, self.short_gods, whole=False)),
            ),
            Part(word("map"), sea.forms(bool(self.offered))),
            Part(
                word("battle"),
                (Form(580 + battles, self.battle), Form(590 + battles, self.short_battle, whole=False)),
            ),
            Part(
                word("favors"),
                (Form(380 + 6 * prize, self.favors), Form(385 + 6 * prize, self.short_favors, whole=False)),
            ),
            Part(word("enemy"), (Form(400, enemy.lines), Form(875, enemy.short_lines, whole=False))),
            Part(
                word("players"),
                (
                    Form(430, partial(self.players, rows=True)),
                    Form(440 if self.offered else 780, partial(self.players, rows=False), whole=False),
                    Form(445, self.narrow_players, whole=False),
                    Form(920, self.own_line, whole=False),
                ),
            ),
            Part(word("era_mat"), (Form(260, self.spots), Form(330, self.short_spots, whole=False))),
            Part(word("hand"), (Form(350, self.hand), Form(650, self.short_hand, whole=False))),
        ]

    # --- the whole table -------------------------------------------------------------------------------------

    def head(self, width: int) -> Lines:
        """Title, era, what a raid costs, who has the turn, the deck."""
        words, picture = self.words, self.picture
        line = Text(say(self.lang, "vikings-title"), "bold")
        for told in (self.era(), *self.turn(), words.say("table-deck", n=picture["cards"]["deck"])):
            line.append(f"{DOT}{told}")
        if picture["cards"]["invaders"]:
            line.append(f"{DOT}{words.say('table-invaders', n=len(picture['cards']['invaders']))}")
        return wrap(line, width)

    def short_head(self, width: int) -> Lines:
        """The era, and who has the turn."""
        told = DOT.join((self.era(), *self.turn()))
        return [cut(Text(told, "bold"), width)]

    def era(self) -> str:
        """Which era it is, and what a raid costs in it."""
        words, picture = self.words, self.picture
        told = words.say("table-era-of", n=max(picture["era"], 1), of=box.ERAS)
        cost = picture["raid_cost"]
        return told if cost is None else f"{told}{DOT}{words.say('table-raid-costs', n=cost)}"

    def turn(self) -> list[str]:
        """Who is the Chieftain, and who has the turn or still chooses a card."""
        words, picture = self.words, self.picture
        told = []
        if len(picture["players"]) > 1:
            told.append(words.pair(words.word("chieftain"), words.player(picture["chieftain"])))
        if picture["drafting"]:
            told.append(words.pair(words.word("drafting"), words.join(map(words.player, picture["drafting"]))))
        elif picture["active"] is not None and len(picture["players"]) > 1:
            told.append(words.pair(words.word("turn"), words.player(picture["active"])))
        return told

    def gods(self, width: int) -> Lines:
        """Each god with the Fury, what the runes are worth now, and the Boon."""
        words = self.words
        lines: Lines = []
        for god in self.ranked():
            line = self.god_head(god)
            line.append(
                f"{DOT}{words.say('table-god-worth', islands=god['island_points'], favors=god['favor_points'])}"
            )
            line.append(f"{DOT}{words.say('table-god-boon', boon=words.boon(god['god']))}", "dim")
            lines += wrap(line, width, hang=2)
        return lines

    def listed_gods(self, width: int) -> Lines:
        """Each god in a line: Fury, worth, Boon."""
        lines: Lines = []
        for god in self.ranked():
            line = self.god_head(god).append(f"{DOT}{god['island_points']}/{god['favor_points']}")
            line.append(f"{DOT}{self.words.say('table-god-boon', boon=self.words.boon(god['god']))}", "dim")
            lines += wrap(line, width, hang=2)
        return lines

    def short_gods(self, width: int) -> Lines:
        """All gods in a line: Fury, and what a rune of theirs is worth on an island / on a favor card."""
        if not self.ranked():
            return []
        words = self.words
        lines: Lines = []
        for named, label in product((True, False), (words.say("chart-fury"), words.word("fury"))):
            gods = [self.short_god(god, named) for god in self.ranked()]
            lines = wrap(Text.assemble((label, "cyan"), " – ") + Text(DOT).join(gods), width, hang=2)
            if len(lines) == 1:
                break
        return lines

    def short_god(self, god: Any, named: bool) -> Text:
        """A god by rune and name, the Fury, and the two values; with the name of the rune or without."""
        words = self.words
        rune = (
            f"{words.glyph(god['rune'])}\u00a0{words.name('rune', god['rune'])}"
            if named
            else words.glyph(god["rune"])
        )
        return Text.assemble(
            (f"{rune}\u00a0{words.name('god', god['god'])}\u00a0{god['fury']}", "bold"),
            f":\u00a0{god['island_points']}/{god['favor_points']}",
        )

    def god_head(self, god: Any) -> Text:
        """A god, its rune and its Fury."""
        words = self.words
        star = words.star("god", god["god"], "boon")
        return Text.assemble(
            (
                f"{words.glyph(god['rune'])} {words.name('rune', god['rune'])} {words.name('god', god['god'])}{star}",
                "bold",
            ),
            f"{DOT}{words.say('table-fury', n=god['fury'])}",
        )

    def ranked(self) -> list[Any]:
        """The gods that have their rune, as they lie above the map."""
        return [god for god in self.picture["gods"] if god["rune"] is not None]

    def spots(self, width: int) -> Lines:
        """The places of the era mat and the gods, with the villages dedicated there."""
        words, picture = self.words, self.picture
        told = []
        for spot in ERA_SPOTS:
            action = words.facts.word("spot", spot, "action"), words.facts.number("spot", spot, "n")
            told.append(f"{words.action(*action)} {picture['dedicated'][spot]}/{picture['spot_room']}")
        gods = [f"{words.glyph(rune)} {picture['dedicated'][rune]}/{picture['spot_room']}" for rune in RUNE_NAMES]
        label = words.aside(words.word("era_mat"), words.word("villages"))
        return wrap(labelled(label, DOT.join((*told, *gods))), width, hang=2)

    def short_spots(self, width: int) -> Lines:
        """Only while a village can be dedicated."""
        return self.spots(width) if "dedicate" in self.verbs else []

    # --- battle and favors -----------------------------------------------------------------------------------

    def battle(self, width: int) -> Lines:
        """The battle in progress: for what, who started it, who is in it with which card."""
        told = self.picture["battle"]
        if told is None:
            return []
        words = self.words
        parts = [words.say("table-battle-by", who=words.owner(told["starter"]))]
        if told["prize"] is not None:
            parts.insert(0, words.say("table-battle-for", favor=words.favor(told["prize"]["favor"])))
        fighters = [self.fighter(fighter) for fighter in told["fighters"]]
        if fighters:
            parts.append(words.pair(words.word("fighters"), words.join(fighters)))
        if told["bonus"]:
            parts.append(words.say("chart-bonus", n=told["bonus"]))
        return wrap(labelled(words.word("battle"), DOT.join(parts)), width, hang=2)

    def fighter(self, fighter: Any) -> str:
        """Somebody in the battle, and the card if it is known."""
        words = self.words
        card = fighter["card"]
        if card is None:
            return words.aside(words.owner(fighter["owner"]), words.word("face_down"))
        strength = ""
        if fighter["strength"] is not None:  # turned over, and its steel is paid
            strength = f"{DOT}{words.say('table-strength', n=fighter['strength'])}"
        elif fighter["owner"] != "enemy":
            own = self.picture["players"][int(fighter["owner"])]
            strength = f"{DOT}{words.strength(card, own)}"
        return words.aside(words.owner(fighter["owner"]), f"{words.short_card(card)}{strength}")

    def short_battle(self, width: int) -> Lines:
        """For what, and who is in it."""
        told = self.picture["battle"]
        if told is None:
            return []
        words = self.words
        line = Text.assemble((words.word("battle"), "cyan"), " – ")
        if told["prize"] is not None:
            line.append(f"{words.favor(told['prize']['favor'])}{DOT}")
        return [cut(line + Text(" ").join(words.marked(fighter["owner"]) for fighter in told["fighters"]), width)]

    def favors(self, width: int) -> Lines:
        """Both rows of favor cards from left to right; those at the ends can be fought for."""
        words = self.words
        lines: Lines = []
        for label, row in zip(("upper_row", "lower_row"), self.picture["favor_rows"], strict=True):
            cards = [words.favor(card["favor"]) for card in row]
            line = Text.assemble((words.word(label), "cyan"), " – ")
            for k, card in enumerate(cards):
                is_end = k in (0, len(cards) - 1)
                line.append(" ".join(["", ""]) if k else "").append(
                    f"[{card}]" if is_end else card, "" if is_end else "dim"
                )
            if not cards:
                line.append(words.word("empty"))
            lines += wrap(line, width, hang=2)
        return lines

    def short_favors(self, width: int) -> Lines:
        """Only the ends of both rows."""
        words = self.words
        told = []
        for label, row in zip(("upper_row", "lower_row"), self.picture["favor_rows"], strict=True):
            ends = row[:1] + row[1:][-1:]
            told.append(
                words.pair(words.word(label), " … ".join(words.favor(card["favor"]) for card in ends) or NONE)
            )
        return wrap(Text(DOT.join(told)), width, hang=2)

    # --- players ---------------------------------------------------------------------------------------------

    def columns(self) -> list[tuple[str, Any]]:
        """What is told of every player in numbers: the head of its column, and how to look it up."""
        has_ragnarok = self.picture["options"]["ragnarok"]
        told: list[tuple[str, Any]] = [
            (self.words.say("head-points"), lambda player: player["points"]),
            (self.words.say("head-runes"), lambda player: self.words.counted_runes(player["runes"])),
        ]
        for resource in RESOURCE_NAMES:
            told.append((self.words.say(f"head-{resource}"), lambda player, r=resource: player["resources"][r]))
        for store in STORES:
            told.append((self.words.say(f"head-{store}"), lambda player, s=store: player[s]))
        if has_ragnarok:
            told.append((self.words.say("head-valkyries"), self.valkyries_left))
        told.append((self.words.say("head-villages"), lambda player: player["villages"]))
        told.append((self.words.say("head-favors"), lambda player: player["favor_count"]))
        if has_ragnarok:
            told.append((self.words.say("head-giants"), lambda player: player["giants_slain"]))
        told.append((self.words.say("head-hand"), lambda player: player["hand_count"]))
        return told

    def valkyries_left(self, player: Any) -> int:
        """How many Valkyries wait on the mat of a player."""
        return sum(region is None for region in player["valkyries"].values())

    def players(self, width: int, rows: bool) -> Lines:
        """A line of numbers for each player and, below, the cards of this era."""
        words = self.words
        columns = self.columns()
        table = [[Text(), Text(), *(Text(head, "dim") for head, _ in columns)]]
        for seat, player in enumerate(self.picture["players"]):
            bold = "bold" if seat == self.seat else ""
            name = words.seat(seat, self.kinds)
            table.append(
                [
                    words.marked(str(seat)),
                    Text(name, bold),
                    *(Text(f"{told(player)}".replace("\u00a0", ""), bold) for _, told in columns),
                ]
            )
        lines = grid(table, right=frozenset(range(2, len(columns) + 2)))
        return [*lines, *self.rows_of_cards(width)] if rows else lines

    def narrow_players(self, width: int) -> Lines:
        """The same one after another, in few words."""
        words = self.words
        lines: Lines = []
        for seat, player in enumerate(self.picture["players"]):
            told = [f"{head}\u00a0{value(player)}" for head, value in self.columns() if value(player)]
            lines += wrap(
                Text.assemble(
                    (words.letter(str(seat)), style(str(seat))), " ", words.player(seat), " – ", " ".join(told)
                ),
                width,
                hang=2,
            )
        return lines

    def rows_of_cards(self, width: int) -> Lines:
        """The cards that each player has played face up this era."""
        words = self.words
        told = [
            words.pair(words.letter(str(seat)), words.join(map(words.short_card, player["row"])))
            for seat, player in enumerate(self.picture["players"])
            if player["row"]
        ]
        return wrap(labelled(words.say("table-row"), DOT.join(told)), width, hang=2) if told else []

    def own_line(self, width: int) -> Lines:
        """Resources, pieces on the mat, runes and points of whoever looks."""
        if self.seat < 0:
            return []
        words, player = self.words, self.picture["players"][self.seat]
        parts = [
            " ".join(f"{words.word(resource)}\u00a0{player['resources'][resource]}" for resource in RESOURCE_NAMES),
            " ".join(f"{words.say(f'head-{store}')}\u00a0{player[store]}" for store in STORES),
        ]
        if player["villages"]:
            parts.append(words.count("village", player["villages"]))
        parts.append(f"{words.word('runes')}\u00a0{words.counted_runes(player['runes'])}")
        parts.append(f"{words.word('points')}\u00a0{player['points']}")
        letter = words.marked(str(self.seat))
        return wrap(letter.append(" – ", "none").append(DOT.join(parts), "none"), width, hang=2)

    # --- what only one sees ----------------------------------------------------------------------------------

    def hand(self, width: int) -> Lines:
        """The hand of whoever looks and what its cards do, unless the options say so; cards kept, favors, Giants."""
        words = self.words
        lines: Lines = []
        own = self.own()
        if own is not None and not self.verbs & CARD_QUESTIONS:
            for card in own["hand"] or ():
                label = words.aside(words.word("hand"), words.short_card(card))
                lines += wrap(labelled(label, words.card_does(card, own)), width, hang=2)
        return [*lines, *self.secrets(width)]

    def short_hand(self, width: int) -> Lines:
        """The same by name."""
        own = self.own()
        lines: Lines = []
        if own is not None and own["hand"] and not self.verbs & CARD_QUESTIONS:
            told = self.words.join(map(self.words.short_card, own["hand"]))
            lines = wrap(labelled(self.words.word("hand"), told), width, hang=2)
        return [*lines, *self.secrets(width)]

    def own(self) -> Any:
        """What whoever looks has."""
        return self.picture["players"][self.seat] if self.seat >= 0 else None

    def secrets(self, width: int) -> Lines:
        """Cards kept in the draft, the card face down, favor cards and Giants of whoever looks."""
        own = self.own()
        if own is None:
            return []
        words = self.words
        parts = []
        if own["kept"]:
            parts.append(words.pair(words.word("kept"), words.join(map(words.short_card, own["kept"]))))
        if own["chosen"]:
            parts.append(words.pair(words.word("kept"), words.short_card(own["chosen"])))
        if own["favors"]:
            parts.append(words.pair(words.word("favors"), words.join(map(words.favor, own["favors"]))))
        if own["giants"]:
            points = (words.facts.number("giant", giant, "points") for giant in own["giants"])
            parts.append(words.pair(words.word("giants"), words.join(words.count("point", n) for n in points)))
        return wrap(Text(DOT.join(parts)), width, hang=2) if parts else []


def final_scoring(match: Match, lang: str) -> Part:
    """Points by where they came from; against the enemy of a game for one, its points beside them."""
    words = VikingsWords(match, lang)
    picture: Any = match.picture()
    names = [words.player(seat) for seat in range(match.seats)]
    parts = [player["parts"] for player in picture["players"]]
    totals = [*match.scores]
    if picture["enemy"] is not None:
        names.append(words.word("enemy"))
        parts.append(picture["enemy"]["parts"])
        totals.append(picture["enemy"]["points"])
    kept = PART_NAMES if picture["options"]["ragnarok"] else PART_NAMES[:-1]
    rows = [(words.name("part", name), [part[name] for part in parts]) for name in kept]
    rows.append((words.word("total"), totals))
    return scoring(words.word("final_scoring"), names, rows)
