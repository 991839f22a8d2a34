"""The mat of the enemy in a game for one: its tracks and icons, what it does for each rune, its cards and points."""

from typing import Any

from rich.text import Text

from meadhall.games.vikings.table import box
from meadhall.games.vikings.table.names import RESOURCE_NAMES, RUNE_NAMES
from meadhall.terminal.lines import wrap
from meadhall.terminal.page import Lines
from meadhall.terminal.vikings.words import VikingsWords
from meadhall.terminal.words import DOT, labelled


class EnemyPage:
    """Draws the enemy of a picture; nothing where there is none that acts."""

    def __init__(self, words: VikingsWords, picture: Any) -> None:
        self.words = words
        self.picture = picture
        self.enemy: Any = picture["enemy"]

    def lines(self, width: int) -> Lines:
        """Numbers, a line for each track with its icons, what the mat does, cards and favor cards."""
        if self.enemy is None:
            return []
        words, enemy = self.words, self.enemy
        told = [self.numbers(), *(self.track(resource) for resource in RESOURCE_NAMES), self.mat()]
        rows = [
            words.pair(words.word(label), words.join(map(words.short_card, enemy[row])))
            for label, row in (("leader_row", "row"), ("battle_row", "battle_row"))
            if enemy[row]
        ]
        if enemy["favors"]:
            rows.append(words.pair(words.word("favors"), words.join(map(words.favor, enemy["favors"]))))
        if rows:
            told.append(Text(DOT.join(rows)))
        return [line for each in told for line in wrap(each, width, hang=2)]

    def short_lines(self, width: int) -> Lines:
        """Points and tracks in a line or two."""
        if self.enemy is None:
            return []
        words, enemy = self.words, self.enemy
        tracks = [f"{words.word(resource)}\u00a0{enemy['tracks'][resource]}" for resource in RESOURCE_NAMES]
        parts = [f"{words.word('points')}\u00a0{enemy['points']}", *self.boat(), " ".join(tracks)]
        icons = [
            f"{words.word(resource)}\u00a0{ahead[0]['space']}\u00a0{words.name('icon', ahead[0]['icon'])}"
            for resource in RESOURCE_NAMES
            if (ahead := enemy["ahead"][resource])
        ]
        if icons:
            parts.append(f"→ {words.join(icons)}")
        return wrap(labelled(words.word("enemy"), DOT.join(parts)), width, hang=2)

    def numbers(self) -> Text:
        """The mat, points, runes, pieces left and where the Chieftain Boat lies."""
        words, enemy = self.words, self.enemy
        parts = [
            f"{words.word('points')}\u00a0{enemy['points']}",
            *self.boat(),
            *((f"{words.word('runes')}\u00a0{words.counted_runes(enemy['runes'])}",) if enemy["runes"] else ()),
            words.join(words.count(piece, enemy[f"{piece}s"]) for piece in ("settler", "boat", "temple")),
        ]
        if self.picture["options"]["ragnarok"]:
            left = sum(enemy["valkyries"].values())
            parts.append(words.join((words.count("valkyrie", left), words.count("giant", enemy["giants_slain"]))))
        label = words.aside(words.word("enemy"), words.name("enemy_mat", enemy["mat"]))
        return labelled(label, DOT.join(parts))

    def boat(self) -> list[str]:
        """Where the Chieftain Boat lies."""
        dock = self.enemy["chieftain_boat"]
        if dock is None:
            return []
        return [f"{self.words.word('chieftain_boat')}\u00a0{self.words.place('dock', dock)}"]

    def track(self, resource: str) -> Text:
        """A track space by space: where its marker is, and the icons."""
        words, enemy = self.words, self.enemy
        icons = {icon["space"]: icon for icon in words.mat(enemy["mat"])["tracks"][resource]}
        line = Text(f"{words.word(resource)} –", "cyan")
        waiting = {int(space) for space in enemy["icons"][resource]}
        for space in range(box.TRACK_END + 1):
            here = f"[{space}]" if space == enemy["tracks"][resource] else f"{space}"
            line.append(" ").append(here, "bold" if here.startswith("[") else "dim")
            if space in icons:
                n = f"+{icons[space]['n']}" if icons[space]["n"] else ""
                passed = space <= enemy["tracks"][resource] and space not in waiting
                line.append(f"\u00a0{words.name('icon', icons[space]['icon'])}{n}", "dim" if passed else "")
            if space in waiting:
                line.append("!", "bold")
        return line

    def mat(self) -> Text:
        """How far the Chieftain Boat sails, and what the mat does for each rune."""
        words = self.words
        mat = words.mat(self.enemy["mat"])
        actions = [
            f"{words.glyph(rune)}\u00a0{words.action(mat['actions'][rune]['action'], mat['actions'][rune]['n'])}"
            for rune in RUNE_NAMES
        ]
        star = "*" if mat["stand_ins"] else ""
        return labelled(
            words.word("enemy_mat"), DOT.join((words.say("table-enemy-sail", n=mat["sail"]), *actions)) + star
        )
