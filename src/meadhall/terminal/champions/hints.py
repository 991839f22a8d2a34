"""A few words beside an option of Champions of Midgard: what it brings or costs now, and whom it lets you fight."""

from typing import Any, Final

from meadhall.games.champions.rules.town import FAVOR_PRICE
from meadhall.games.champions.table.names import NAMES
from meadhall.kernel.engine.words import Answer
from meadhall.terminal.champions.town import Town
from meadhall.terminal.champions.words import ChampionsWords
from meadhall.terminal.words import DOT

NEAR: Final = ("troll", "draugr_left", "draugr_right")
LONGSHIPS: Final = ("small_longship", "large_longship", *NAMES["private_ship"])
EXPLAINED: Final = ("hunting_grounds", "jarls_longhouse", "market", "sages_house")
ROLLED: Final = ("RerollWithFavor", "RunesAfterRoll")  # steps that ask about a roll
HITS: Final = {"hit": 1, "two_hits": 2}
MOST_HUNTED: Final = 6  # food from one hunt [C-RESOLVE-3]


class Hints:
    """Says what the options of a seat would do to what its picture shows; nothing else is looked at."""

    def __init__(self, words: ChampionsWords, picture: Any, seat: int, brief: bool = False) -> None:
        self.words = words
        self.picture = picture
        self.seat = seat
        self.brief = brief
        self.own: Any = picture["players"][seat]

    def hint(self, answer: Answer) -> str:
        """The few words; none where the option says it all."""
        objects = dict(answer.objects)
        words = self.words
        match answer.verb:
            case "choose_leader":
                return words.say(f"leader-does-{objects['leader']}")
            case "place":
                return self.place(objects["location"])
            case "sail_to":
                return self.enemy(objects["shore"], self.brief)
            case "look_at":
                return self.enemy(objects["shore"], brief=True)
            case "send":
                return self.send(objects["target"], objects["item"])
            case "take_rune" | "use_rune":
                return words.rune(objects["rune"])
            case "keep_destiny" | "reveal_destiny":
                return words.destiny(objects["destiny"])
            case "build_ship":
                return words.ship(objects["private_ship"])
            case "lose":
                return self.lose(objects["item"])
            case "take_die":
                return self.changed(
                    words.name("item", objects["die"]), self.own["longhouse"].get(objects["die"], 0), 1
                )
            case "mark":
                return self.mark(objects["die"], objects["face"])
            case "blame_on":
                blame = self.picture["players"][int(objects["seat"])]["blame"]
                return self.changed(words.word("blame"), blame, 1)
            case "done":
                return self.done()
        return DOT.join(self.goods(name, n) for name, n in self.dealt(answer).items())

    def dealt(self, answer: Answer) -> dict[str, int]:
        """How many goods an answer takes and gives."""
        objects = dict(answer.objects)
        match answer.verb:
            case "trade":
                return {objects["good"]: -1, objects["good_back"]: 1}
            case "gift":
                return {objects["good"]: 1}
            case "beg":
                return {} if self.brief else {"food": 1, "blame": 1}
            case "discard_blame":
                return {"blame": -1}
            case "give_food":
                return {"food": -1, "favor": 1}
            case "buy_favor":
                bought = int(objects["favors"])
                return {"coins": -int(FAVOR_PRICE[bought]), "favor": bought}
            case "reroll":
                return {"favor": -1}
        return {}

    def goods(self, thing: str, n: int) -> str:
        """How many of a thing the seat would then have."""
        return self.changed(self.words.word(thing), self.own[thing], n)

    def changed(self, name: str, before: int, n: int) -> str:
        """A number before and after."""
        return self.words.change(name, before, before + n)

    def step(self) -> Any:
        """The step that asks."""
        return self.picture["agenda"][0]

    # --- town ------------------------------------------------------------------------------------------------

    def place(self, location: str) -> str:
        """What a worker finds at a location."""
        words = self.words
        if location in NEAR:
            return self.enemy(location, self.brief)
        if location in NAMES["stall"]:
            return words.say(f"stall-does-{location}").rstrip(".。")
        if location in LONGSHIPS:
            return self.longship(location)
        if location in EXPLAINED:
            return words.say(f"place-{location}")
        if location == "shipwright":
            town = Town(words, self.picture, self.seat)
            return words.join(words.name("private_ship", name) for name in town.ships() if town.can_pay(name))
        return Town(words, self.picture, self.seat).details(location)

    def longship(self, location: str) -> str:
        """How much a longship carries and costs, and which monsters it can sail to."""
        words = self.words
        kind = "private_ship" if location in NAMES["private_ship"] else "public_ship"
        room = f"{words.word('capacity')} {words.number(kind, location, 'capacity')}"
        paid = f"{words.count('coins', 1)} → {room}" if location == "large_longship" else room
        free = [shore["monster"] for shore in self.picture["shores"] if shore["open"] and shore["ship"] is None]
        if self.brief or not any(free):
            return paid
        return f"{paid} → {words.join(words.name('monster', monster) for monster in free if monster)}"

    # --- fights ----------------------------------------------------------------------------------------------

    def enemy(self, target: str, brief: bool) -> str:
        """Whom a target is, with all that decides whether to fight."""
        words = self.words
        found = self.foe_of(target)
        if found is None:
            return words.word("nobody")
        kind, card = found
        shore = self.picture["shores"][NAMES["shore"].index(target)] if target in NAMES["shore"] else None
        if brief:
            glory = words.count("short_glory", words.value(kind, card, "glory"), words.star(kind, card, "glory"))
            return words.join((f"{words.name(kind, card)}\u00a0{words.strength(kind, card)}", glory))
        told = words.enemy(kind, card, shore)
        return words.join((words.word("near" if shore["near"] else "far"), told)) if shore else told

    def send(self, target: str, item: str) -> str:
        """Whom it goes against, who is there already, and how many stay."""
        words = self.words
        there = words.counts(self.picture["fights"].get(target, {}), NAMES["item"])
        left = self.own["food"] if item == "food" else self.own["longhouse"].get(item, 0)
        stays = words.say("stays", n=left - 1)
        told = [self.enemy(target, self.brief)]
        if there:
            told.append(words.say("there", crew=there))
        return DOT.join((*told, stays))

    def lose(self, item: str) -> str:
        """How many of an item the fight or the ship would then have."""
        crew = self.picture["fights"].get(self.step().get("target"))
        return self.changed(self.words.name("item", item), crew[item], -1) if crew and item in crew else ""

    def mark(self, die: str, face: str) -> str:
        """How many such dice there are, and how many are marked."""
        roll = self.picture["roll"]
        n = roll["dice"].get(die, {}).get(face, 0)
        marked = roll["marked"].get(die, {}).get(face, 0)
        if n == 1:
            return ""
        return self.words.say("marked", n=n, marked=marked) if marked else f"{n} ×"

    def done(self) -> str:
        """What a roll that stands would do; whom an assignment leaves at home."""
        step, words = self.step(), self.words
        if step["step"] in ROLLED and self.picture["roll"]["dice"]:
            return self.stands(step["target"])
        if step["step"] in ("AssignSealed", "AssignInTurn"):
            home = words.counts(self.own["longhouse"], NAMES["item"])
            return words.pair(words.word("longhouse"), home) if home else ""
        return ""

    def stands(self, target: str) -> str:
        """The hits of the roll, and what they are measured against."""
        words = self.words
        hits = self.hits()
        if target == "hunt":
            return words.count("food", min(hits, MOST_HUNTED))
        told = words.say("hits", n=hits)
        foe = self.foe_of(target)
        if foe is None:
            return told
        defense = words.value(*foe, "defense") - self.picture["roll"]["damage"]
        return words.join((told, f"{words.word('defense')} {max(defense, 0)}{words.star(*foe, 'defense')}"))

    def hits(self) -> int:
        """The hits that the dice show; those of Svanhildr's swordsmen count one more. [C-LEADER-4]"""
        more = {"sword": 1} if self.own["leader"] == "svanhildr" else {}
        faces = ((die, face, n) for die, dice in self.picture["roll"]["dice"].items() for face, n in dice.items())
        return sum(n * (HITS[face] + more.get(die, 0)) for die, face, n in faces if face in HITS)

    def foe_of(self, target: str) -> tuple[str, str] | None:
        """The kind and card of the enemy at a target."""
        if target == "troll":
            card = self.picture["enemies"]["troll"]
            return ("troll", card) if card else None
        if target in NEAR:
            card = self.picture["enemies"]["draugr"][NEAR.index(target) - 1]
            return ("draugr", card) if card else None
        if target in NAMES["shore"]:
            card = self.picture["shores"][NAMES["shore"].index(target)]["monster"]
            return ("monster", card) if card else None
        return None


def short_name(words: ChampionsWords, answer: Answer) -> str:
    """An option in fewer words where the question has said the rest; nothing where it has not."""
    location = dict(answer.objects).get("location")
    if answer.verb != "place" or location is None:
        return ""
    return words.name("target" if location in NAMES["target"] else "location", location)
