"""Tiny Epic Vikings in few words: owners as letters, places as on the map, cards with what they do now."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.text import Text

from meadhall.games.vikings.documents.components import card_of, enemy_mat_of, favor_of, god_of
from meadhall.games.vikings.documents.facts import ids_on, map_of
from meadhall.games.vikings.game import GAME
from meadhall.games.vikings.table.box import SETTLERS
from meadhall.games.vikings.table.names import OWNER_NAMES, RESOURCE_NAMES, RUNE_NAMES, VIKING_NAMES
from meadhall.kernel.matches.match import Match
from meadhall.terminal.words import DOT, STAR, Words

NONE: Final = "–"
# Pieces, owner by owner: four seats, then the enemy.
STYLES: Final = ("bold bright_blue", "bold red", "bold yellow", "bold white on grey30", "bold magenta")
PIECES: Final = (("settlers", "settler"), ("temples", "temple"), ("valkyries", "valkyrie"))
MET: Final = "✓"
MISSING: Final = "✗"
AT_LEAST: Final = "≥"
ONCE: Final = frozenset(
    (
        "build",
        "explore_temple",
        "smite",
        "smite_near",
        "smite_or_giant",
        "draw_replace",
        "enter_battle",
        "raid_free",
        "move_giant",
    )
)
GROWN: Final = {"valkyries": "valkyrie", "giants": "giant"}  # what Ragnarok cards count


class VikingsWords(Words):
    """Says things of one match of Tiny Epic Vikings."""

    def __init__(self, match: Match, lang: str) -> None:
        super().__init__(match, lang, GAME.facts(match.game_options))
        self.map = map_of(match.seats, bool(match.game_options.get("ragnarok")))
        self.cards: dict[str, Any] = {}  # looked up so far

    # --- names -----------------------------------------------------------------------------------------------

    def place(self, kind: str, name: str) -> str:
        """What the map calls a region, a dock or a fjord."""
        return ids_on(self.facts, self.map, kind)[int(name.rpartition("_")[2]) - 1]

    def places(self) -> dict[str, str]:
        """What the map calls all its regions, docks and fjords."""
        kinds = {kind: ids_on(self.facts, self.map, kind) for kind in ("region", "dock", "fjord")}
        return {f"{kind}_{k}": id for kind, ids in kinds.items() for k, id in enumerate(ids, 1)}

    def owner(self, owner: str) -> str:
        """What a player or the enemy is called."""
        return self.word("enemy") if owner == "enemy" else self.player(int(owner))

    def letter(self, owner: str) -> str:
        """A piece of an owner, as one letter."""
        return self.say(f"letter-{owner}")

    def marked(self, owner: str) -> Text:
        """The letter of an owner in its colour."""
        return Text(self.letter(owner), style(owner))

    def glyph(self, rune: str) -> str:
        """A rune as it is written."""
        return self.say(f"glyph-{rune}")

    def glyphs(self, runes: Iterable[str]) -> str:
        """Several runes."""
        return "".join(map(self.glyph, runes))

    def counted_runes(self, runes: Mapping[str, int]) -> str:
        """How many of each rune, where there is one."""
        return "\u00a0".join(f"{self.glyph(rune)}{runes[rune]}" for rune in RUNE_NAMES if runes[rune]) or NONE

    def short_card(self, card: str) -> str:
        """A card by its Viking and its rune."""
        viking, _, rune = card.partition("_")
        if viking in VIKING_NAMES:
            name = self.facts.name("viking", viking, self.lang) or self.say(f"viking-{viking}")
            return f"{name}\u00a0{self.glyph(rune)}"
        return f"{self.name('card', card)}\u00a0{self.glyph(self.card(card)['rune'])}"

    def card_star(self, card: str) -> str:
        """A star if something on a card is made up."""
        return STAR if self.card(card)["stand_ins"] else ""

    def bag(self, bag: Mapping[str, int]) -> str:
        """The resources in a bag."""
        return self.join(self.count(resource, bag[resource]) for resource in RESOURCE_NAMES if bag.get(resource))

    def favor(self, favor: str | None) -> str:
        """A favor card: its runes and its bag; a card that nobody knows lies face down."""
        if favor is None:
            return self.word("face_down")
        told: Any = favor_of(self.facts, favor, self.name)
        return self.aside(self.glyphs(told["runes"]), self.bag(told["bag"])).replace(" ", "\u00a0")

    def action(self, action: str, n: int) -> str:
        """An action with its number, unless it is done once and has no other measure."""
        if n == 1 and action in ONCE:
            return self.name("action", action)
        return self.say("action-n", action=self.name("action", action), n=n)

    # --- cards -----------------------------------------------------------------------------------------------

    def card(self, card: str) -> Any:
        """What is printed on a card."""
        if card not in self.cards:
            self.cards[card] = card_of(self.facts, card, self.lang, self.name)
        return self.cards[card]

    def leader(self, card: str, own: Any) -> str:
        """The Leader Action of a card with the number it has for a player now, marked if it cannot be done."""
        told = self.card(card)
        if told["leader"] is None:
            return NONE
        action = told["leader"]["action"]
        does = self.action(action, told["leader"]["n"] + self.grown(card, told["leader_by"], own))
        return does if self.can_do(action, own) else f"{does}{MISSING}"

    def printed_leader(self, card: str) -> str:
        """The Leader Action of a card as it is printed."""
        told = self.card(card)
        by = told["leader_by"]
        if told["leader"] is None or by is None:
            return self.action(told["leader"]["action"], told["leader"]["n"]) if told["leader"] else NONE
        what = self.glyph(by) if by in RUNE_NAMES else self.resource_or_piece(by)
        number = f"{told['leader']['n']}+1\u00a0×\u00a0{what}"
        return self.say("action-n", action=self.name("action", told["leader"]["action"]), n=number)

    def can_do(self, action: str, own: Any) -> bool:
        """Whether a player has what an action needs: somebody ashore, and wood to build. [V-TURN-11]"""
        ashore = own["settlers"] < SETTLERS
        if action == "explore":
            return ashore or any(own["valkyries"].values())
        if action != "build":
            return True
        boat = own["boats"] > 0 and own["resources"]["wood"] >= self.facts.number("clan", "clan", "boat_wood")
        temple = own["temples"] > 0 and all(
            own["resources"][resource] >= self.facts.number("clan", "clan", f"temple_{resource}")
            for resource in RESOURCE_NAMES
        )
        return ashore and (boat or temple)

    def grown(self, card: str, by: str | None, own: Any) -> int:
        """How many a player has of what a number on a card grows by; the rune of the card counts too. [V-BOOST-3]"""
        if by is None:
            return 0
        if by in RESOURCE_NAMES:
            return int(own["resources"][by])
        if by == "valkyries":
            return sum(region is not None for region in own["valkyries"].values())
        if by == "giants":
            return int(own["giants_slain"])
        is_own = card not in own["row"] and self.card(card)["rune"] in (by, "joker")
        return int(own["runes"][by]) + int(own["jokers"]) + int(is_own)

    def strength(self, card: str, own: Any) -> str:
        """The Strength of a card for a player now, and what the fight costs."""
        told = self.card(card)
        now = told["strength"] + told["times"] * self.grown(card, told["strength_by"], own)
        parts = [self.say("table-strength", n=now)]
        if told["steel"]:
            can_pay = own["resources"]["steel"] >= told["steel"]
            parts.append(f"{self.say('table-fight-costs', n=told['steel'])} {MET if can_pay else MISSING}")
        return self.join(parts)

    def printed_strength(self, card: str) -> str:
        """The Strength of a card as it is printed."""
        told = self.card(card)
        by = told["strength_by"]
        if by is None:
            return self.say("table-strength", n=told["strength"])
        what = self.glyph(by) if by in RUNE_NAMES else self.resource_or_piece(by)
        more = f"{told['times']}\u00a0×\u00a0{what}"
        return self.say("table-strength", n=f"{told['strength']}+{more}" if told["strength"] else more)

    def resource_or_piece(self, by: str) -> str:
        """What a number grows by, other than a rune."""
        return self.name("resource", by) if by in RESOURCE_NAMES else self.say(f"short-{GROWN[by]}")

    def rune_action(self, card: str, own: Any, marks: bool = True) -> str:
        """The Rune Action of a card: what it needs, whether a player would have that, and what it does."""
        told = self.card(card)
        if told["rune_action"] is None:
            return NONE
        mark = (MET if self.is_met(card, own) else MISSING) if marks else ":"
        action = told["rune_action"]
        does = self.bag(told["bag"]) if action["action"] == "collect" else self.action(action["action"], action["n"])
        return f"{self.needs(card)}{mark}\u00a0{does}"

    def needs(self, card: str) -> str:
        """What a Rune Action asks for."""
        told = self.card(card)
        if told["needs_valkyries"]:
            return f"{self.say('short-valkyrie')}{AT_LEAST}{told['needs_valkyries']}"
        if told["needs_giants"]:
            return f"{self.say('short-giant')}{AT_LEAST}{told['needs_giants']}"
        return self.glyphs(told["needs"])

    def is_met(self, card: str, own: Any) -> bool:
        """Whether a player would have the runes for a Rune Action, the card lying face up. [V-TURN-5] [V-TURN-9]"""
        told = self.card(card)
        if told["needs_valkyries"] or told["needs_giants"]:
            deployed = sum(region is not None for region in own["valkyries"].values())
            return bool(deployed >= told["needs_valkyries"] and own["giants_slain"] >= told["needs_giants"])
        runes, jokers = dict(own["runes"]), own["jokers"]
        if card not in own["row"] and self.match.game_options["own_rune"]:
            if told["rune"] == "joker":
                jokers += 1
            else:
                runes[told["rune"]] += 1
        lacking = sum(max(0, told["needs"].count(rune) - runes[rune]) for rune in RUNE_NAMES)
        return bool(lacking <= jokers)

    def card_does(self, card: str, own: Any, marks: bool = True) -> str:
        """All that a card does: in battle, as a leader, with its runes."""
        fights = self.printed_strength(card) + self.cost(card)
        leads = self.leader(card, own) if marks else self.printed_leader(card)
        return DOT.join((fights, leads, self.rune_action(card, own, marks))) + self.card_star(card)

    def cost(self, card: str) -> str:
        """The steel that a card costs in battle, in brackets."""
        steel = self.card(card)["steel"]
        return f" ({self.count('steel', steel)})" if steel else ""

    # --- gods and the enemy ----------------------------------------------------------------------------------

    def boon(self, god: str) -> str:
        """What the Boon of a god offers."""
        told: Any = god_of(self.facts, god, self.lang, self.name)
        parts = (part for part in (told["boon"], told["then"]) if part is not None)
        return self.join(self.action(part["action"], part["n"]) for part in parts)

    def mat(self, mat: str) -> Any:
        """What an enemy mat shows."""
        return enemy_mat_of(self.facts, mat, self.name)

    # --- the map ---------------------------------------------------------------------------------------------

    def region(self, name: str, told: Any) -> str:
        """A region: its name, its rune, and who holds it."""
        held = f"[{self.letter(told['held'])}]" if told["held"] is not None else ""
        giant = f"\u00a0{self.say('short-giant')}" if told["giant"] else ""
        return f"{self.place('region', name)}\u00a0{self.glyph(told['rune'])}{held}{giant}"

    def powers(self, told: Any, full: bool = True) -> list[Text]:
        """The influence of each owner in a region, and with what on land."""
        found = []
        for owner in OWNER_NAMES:
            there = {field: told[field].get(owner, 0) for field, _ in PIECES}
            if owner not in told["influence"] and not any(there.values()):
                continue
            text = Text.assemble((self.letter(owner), style(owner)), f"={told['influence'].get(owner, 0)}")
            land = "".join(
                f"{n if n > 1 else ''}{self.say(f'short-{piece}')}" for field, piece in PIECES if (n := there[field])
            )
            found.append(text.append(f"\u00a0{land}") if full and land else text)
        return found


def style(owner: str) -> str:
    """In which style pieces of an owner are shown."""
    return STYLES[OWNER_NAMES.index(owner)]
