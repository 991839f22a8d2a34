"""A few words beside an option of Tiny Epic Vikings: what a card does, what lies there, what would change."""

from typing import Any, Final

from meadhall.games.vikings.documents.facts import names
from meadhall.games.vikings.rules.valkyries import FOOD_FOR_A_SETTLER, STEEL_FOR_A_TEMPLE
from meadhall.games.vikings.table import box
from meadhall.games.vikings.table.names import RESOURCE_NAMES, RUNE_NAMES
from meadhall.kernel.engine.words import Answer
from meadhall.terminal.vikings.sea import VILLAGE, SeaPage
from meadhall.terminal.vikings.words import VikingsWords
from meadhall.terminal.words import DOT

CARDS: Final = ("draft", "play", "fight", "slay", "discard")
WAYS: Final = ("explore", "carry_temple", "fly", "fly_settler", "fly_temple", "move_giant")
SHORT: Final = (
    *(*CARDS, *WAYS),
    *("deploy", "give_back", "fight_for", "send_valkyrie", "build_boat", "build_temple"),
    *("smite", "raid_at", "slay_in", "recall"),
    *("sail_to", "dock_at", "start_in", "push_to", "enemy_to", "enemy_by"),
)
ROW_ENDS: Final = {"top_left": (0, 0), "top_right": (0, -1), "bottom_left": (1, 0), "bottom_right": (1, -1)}
# What goes from one region to another with each answer: so much influence.
CARRIED: Final = {
    "explore": box.SETTLER_INFLUENCE,
    "carry_temple": box.TEMPLE_INFLUENCE,
    "fly": box.VALKYRIE_INFLUENCE,
    "fly_settler": box.VALKYRIE_INFLUENCE + box.SETTLER_INFLUENCE,
    "fly_temple": box.VALKYRIE_INFLUENCE + box.TEMPLE_INFLUENCE,
}
# What a Valkyrie asks for who carries something. [V-VALKYRIE-10] [V-VALKYRIE-11]
PAID_TO_FLY: Final = {
    "fly_settler": {"food": int(FOOD_FOR_A_SETTLER)},
    "fly_temple": {"steel": int(STEEL_FOR_A_TEMPLE)},
}


class Hints:
    """Says what the options of a seat would do to what its picture shows; nothing else is looked at."""

    def __init__(self, words: VikingsWords, picture: Any, seat: int, brief: bool = False) -> None:
        self.words = words
        self.picture = picture
        self.seat = seat
        self.brief = brief
        self.own: Any = picture["players"][seat]
        self.sea = SeaPage(words, picture)

    def hint(self, answer: Answer) -> str:
        """The few words; none where the option says it all."""
        objects = dict(answer.objects)
        words = self.words
        match answer.verb:
            case "draft":  # for an era that has not begun yet
                return words.card_does(objects["card"], self.own, marks=False)
            case "discard":
                return words.card_does(objects["card"], self.own)
            case "play":
                card = objects["card"]
                return DOT.join((words.leader(card, self.own), words.rune_action(card, self.own)))
            case "fight":
                return words.strength(objects["card"], self.own)
            case "slay":
                return words.glyph(words.card(objects["card"])["rune"])
            case "start_in" | "sail_to" | "push_to" | "sail_in":
                return self.fjord(objects["fjord"])
            case "sail_from":
                return self.waters(objects["dock"])
            case "dock_at" | "enemy_by" | "raid_at":
                return self.dock(objects["dock"])
            case "deploy":
                return self.deploy(objects["region"], int(objects["settlers"]))
            case "recall" | "enemy_to" | "slay_in":
                return self.standing(objects["region"])
            case "send_valkyrie":
                return self.moved(objects["region"], box.VALKYRIE_INFLUENCE)
            case "explore" | "carry_temple" | "fly" | "fly_settler" | "fly_temple":
                moved = self.moved(objects["region_to"], CARRIED[answer.verb])
                return DOT.join(filter(None, (moved, self.paid(PAID_TO_FLY.get(answer.verb, {})))))
            case "move_giant":
                return self.standing(objects["region_to"])
            case "smite":
                return self.standing(objects["region"])
            case "build_boat":
                return self.build_boat(objects["dock"])
            case "build_temple":
                paid = {resource: self.cost(f"temple_{resource}") for resource in RESOURCE_NAMES}
                return DOT.join((self.paid(paid), self.moved(objects["region"], box.TEMPLE_INFLUENCE)))
            case "dedicate":
                return self.dedicate(objects["spot"])
            case "fight_for":
                return self.end_of_row(objects["row_end"])
            case "use_boon":
                return words.boon(self.god_of(self.step()["rune"])["god"])
            case "joker_as":
                god = self.god_of(objects["rune"])
                return words.aside(words.name("god", god["god"]), words.boon(god["god"]))
        return self.stock(answer.verb, objects)

    def stock(self, verb: str, objects: dict[str, str]) -> str:
        """What would change of resources, villages or Fury."""
        words = self.words
        match verb:
            case "raid":
                raided = words.change(words.word("villages"), self.own["villages"], self.own["villages"] + 1)
                return DOT.join((self.paid({"steel": self.picture["raid_cost"] or 0}), raided))
            case "harvest" if not self.brief:
                after = (
                    f"{words.word(resource)}\u00a0{self.own['resources'][resource] + int(objects[f'{resource}_n'])}"
                    for resource in RESOURCE_NAMES
                )
                return words.join(after)
            case "exchange":
                n = int(objects["exchanged"])
                return self.paid({objects["resource"]: n, objects["resource_to"]: -n})
            case "fury_up" | "fury_down":
                god = self.god_of(objects["rune"])
                n = self.step()["n"] * (1 if verb == "fury_up" else -1)
                changed = words.change(words.word("fury"), god["fury"], max(0, min(god["fury"] + n, box.MOST_FURY)))
                return words.pair(words.name("god", god["god"]), changed)
            case "enter_battle":
                return words.strength(self.step()["card"], self.own)
        return ""

    # --- what is looked up -----------------------------------------------------------------------------------

    def step(self) -> Any:
        """The step that asks."""
        return self.picture["agenda"][0]

    def god_of(self, rune: str) -> Any:
        """The god to whom a rune belongs."""
        return next(god for god in self.picture["gods"] if god["rune"] == rune)

    def cost(self, field: str) -> int:
        """What a thing costs on the clan mat."""
        return self.words.facts.number("clan", "clan", field)

    def paid(self, paid: dict[str, int]) -> str:
        """What would be left of resources."""
        words, stores = self.words, self.own["resources"]
        return DOT.join(
            words.change(words.word(resource), stores[resource], min(stores[resource] - n, box.MOST_OF_A_RESOURCE))
            for resource, n in paid.items()
            if n
        )

    def end_of_row(self, row_end: str) -> str:
        """The favor card at an end of a row."""
        row, place = ROW_ENDS[row_end]
        cards = self.picture["favor_rows"][row]
        return self.words.favor(cards[place]["favor"]) if cards else ""

    # --- the map ---------------------------------------------------------------------------------------------

    def fjord(self, fjord: str) -> str:
        """The docks of a fjord, and the Boats in it."""
        id = self.words.place("fjord", fjord)
        docks = self.words.facts.rows("map", self.words.map, "dock")
        there = [self.sea.dock_label(n).plain for n, dock in enumerate(docks) if id in names(dock["fjords"])]
        boats = "".join(
            self.words.letter(owner) * n
            for owner, n in self.picture["fjords"][fjord].items()
            if owner != str(self.seat)
        )
        told = " ".join(there)
        return f"{told}{DOT}{self.words.say('short-boat')}: {boats}" if boats and not self.brief else told

    def waters(self, dock: str) -> str:
        """The fjords that a dock opens onto."""
        row = self.words.facts.rows("map", self.words.map, "dock")[self.number(dock)]
        return self.words.join(names(row["fjords"]))

    def number(self, name: str) -> int:
        """Which place a name means, from 0."""
        return int(name.rpartition("_")[2]) - 1

    def regions_of(self, dock: str) -> list[str]:
        """The regions that a dock serves."""
        return [name for n, name in enumerate(self.picture["regions"]) if self.number(dock) in self.sea.docks_of(n)]

    def dock(self, dock: str) -> str:
        """Whose regions a dock serves, its village, and whose Boat would be pushed away."""
        words, told = self.words, self.picture["docks"][dock]
        parts = [self.standing(region) for region in self.regions_of(dock)]
        if told["village"]:
            parts.append(VILLAGE if self.brief else f"{VILLAGE} {words.word('village')}")
        if told["boat"] is not None and told["boat"] != str(self.seat):
            parts.append(words.say("table-boat-of", who=words.owner(told["boat"])))
        return DOT.join(parts)

    def standing(self, region: str) -> str:
        """A region: its rune, who holds it, and everybody's influence there."""
        told = self.picture["regions"][region]
        powers = " ".join(power.plain for power in self.words.powers(told, full=not self.brief))
        return f"{self.words.region(region, told)} {powers}".rstrip()

    def moved(self, region: str, n: int) -> str:
        """How the own influence in a region would change, against that of the strongest other."""
        told = self.picture["regions"][region]
        mine = told["influence"].get(str(self.seat), 0)
        others = {owner: power for owner, power in told["influence"].items() if owner != str(self.seat)}
        changed = f"{self.words.region(region, told)} {self.words.letter(str(self.seat))}={mine} → {mine + n}"
        best = max(others, key=lambda owner: others[owner], default=None)
        return changed if best is None else self.words.join((changed, f"{self.words.letter(best)}={others[best]}"))

    def deploy(self, region: str, settlers: int) -> str:
        """What deploying costs, and the influence it brings."""
        price = self.cost("settler_food") if self.step()["step"] == "AtTheDock" else 0
        moved = self.moved(region, settlers * box.SETTLER_INFLUENCE)
        return DOT.join(filter(None, (moved, self.paid({"food": price * settlers}))))

    def build_boat(self, dock: str) -> str:
        """What a Boat costs, and the influence it brings."""
        price = self.step().get("price", 0)
        wood = price - 1 if price else self.cost("boat_wood")
        moved = (self.moved(region, box.BOAT_INFLUENCE) for region in self.regions_of(dock))
        return DOT.join((self.paid({"wood": wood}), *moved))

    def dedicate(self, spot: str) -> str:
        """How many villages a place has, and what happens there."""
        room = f"{self.picture['dedicated'][spot]}/{self.picture['spot_room']}"
        if spot not in RUNE_NAMES:
            return room
        god = self.god_of(spot)
        changed = self.words.change(self.words.word("fury"), god["fury"], god["fury"] + 2)
        return DOT.join((self.words.name("god", god["god"]), changed, room))


def short_name(words: VikingsWords, answer: Answer) -> str:
    """An option in fewer words where the question has said the rest; nothing where it has not."""
    if answer.verb not in SHORT:
        return ""
    return words.say(
        f"short-{answer.verb}", **{kind: called(words, answer, kind, name) for kind, name in answer.objects}
    )


def called(words: VikingsWords, answer: Answer, kind: str, name: str) -> str:
    """What a thing is called in an option of few words: a step from place to place by what the map calls them."""
    if kind == "card":
        return words.short_card(name)
    if answer.verb in WAYS:
        return words.place("region", name)
    return words.name(kind, name)
