"""A few words beside an option of Walhalla: what lies there, what it costs, what it would bring now."""

from collections.abc import Sequence
from typing import Any, Final

from meadhall.games.walhalla.documents.facts import PLACES, PLAYERS
from meadhall.games.walhalla.rules.scoring import VIKINGS_OF_A_CARD, place_points
from meadhall.games.walhalla.table import box
from meadhall.games.walhalla.table.names import FJORD_NAMES, NAMES, PENINSULA_NAMES
from meadhall.kernel.engine.chance import row_of
from meadhall.kernel.engine.words import Answer
from meadhall.terminal.walhalla.words import NONE, SIDES, WalhallaWords
from meadhall.terminal.words import DOT

SHORT: Final = ("send", "sell")  # answers whose question or hint says the rest
# Which fields a bonus card counts: those whose terrain begins with its name.
BONUS: Final = ("forest", "wheat", "cult", "village")


PLACES_TAKEN: Final = {name: (k + 1).bit_count() for k, name in enumerate(NAMES["places"])}


class Hints:
    """Says what the options of a seat would do to what its picture shows."""

    def __init__(self, words: WalhallaWords, picture: Any, seat: int, brief: bool = False) -> None:
        self.brief = brief  # terrains as on the map
        self.words = words
        self.picture = picture
        self.seat = seat
        self.own: Any = picture["players"][seat]

    def hint(self, answer: Answer) -> str:
        """The few words; none where the option says it all."""
        objects = dict(answer.objects)
        match answer.verb:
            case "board":
                return self.moved("midgard", -PLACES_TAKEN[objects["places"]])
            case "send":
                return self.send(FJORD_NAMES.index(objects["fjord"]), objects["end"] == "stern")
            case "land" | "attack":
                return self.land(PENINSULA_NAMES.index(objects["peninsula"]))
            case "sell":
                points = self.own["points"]
                paid = self.words.change(self.words.word("points"), points, points - 1)
                return DOT.join((paid, self.moved("asgard", -1)))
            case "lay":
                return self.lay(objects["card"])
            case "lose":
                return self.moved("walhalla", 1)
            case "win":
                return DOT.join((self.moved("walhalla", -1), self.moved("asgard", 1)))
            case "shield":
                held = self.own["hand_count"]
                return self.words.change(self.words.word("hand"), held, held - 1)
            case "hunt":
                return self.forest(2)
            case "done" if self.step()["step"] == "HuntInForest":
                return self.forest(1)
        return ""

    def step(self) -> Any:
        """The step that asks."""
        return self.picture["agenda"][0]

    def moved(self, region: str, n: int) -> str:
        """How many Vikings a region would then hold."""
        return self.words.change(self.words.region(region), self.own[region], self.own[region] + n)

    # --- sending and landing -----------------------------------------------------------------------------------

    def send(self, fjord: int, is_turned: bool) -> str:
        """Who could then land where, from the board outwards."""
        first = box.SHIP_LENGTH * len(self.picture["fjords"][fjord]["ships"])
        aboard = self.picture["ship"]["aboard"]
        in_order = list(reversed(aboard)) if is_turned else aboard
        told = [
            self.words.pair(self.words.letter(seat), self.shores(fjord, first + k))
            for k, seat in enumerate(in_order)
            if seat is not None
        ]
        return DOT.join(told) or self.words.say("rows", first=first + 1, last=first + box.SHIP_LENGTH)

    def shores(self, fjord: int, row: int) -> str:
        """The fields on both sides of a place."""
        fields = [self.field(peninsula, row) for peninsula in (fjord - 1, fjord)]
        sides = SIDES.strip() if self.brief else SIDES
        return sides.join(self.words.holder(field, self.brief) for field in fields if field is not None) or NONE

    def field(self, peninsula: int, row: int) -> Any:
        """A field of the land; None where there is none."""
        fields = self.picture["peninsulas"][peninsula]["fields"] if 0 <= peninsula < box.PENINSULAS else []
        return fields[row] if row < len(fields) else None

    def land(self, peninsula: int) -> str:
        """The field, and who stands there with what to win by."""
        ship = self.picture["ship"]
        field = self.field(peninsula, box.SHIP_LENGTH * ship["slot"] + ship["landing"])
        words, seat = self.words, field["viking"]
        if seat is None:
            return words.join((words.terrain(field), words.word("free")))
        other = self.picture["players"][seat]
        means = words.join(
            (f"{words.region('walhalla')} {other['walhalla']}", words.count("card", other["hand_count"]))
        )
        return words.join((words.terrain(field), words.aside(words.player(seat), means)))

    def forest(self, times: int) -> str:
        """The points of the forest just taken, so many times."""
        peninsula, _, row = self.step()["field"].partition(".")
        terrain = self.field(int(peninsula) - 1, int(row) - 1)["terrain"]
        return self.words.count("point", times * int(terrain.rpartition("_")[2]))

    # --- laying cards ------------------------------------------------------------------------------------------

    def lay(self, card: str) -> str:
        """What a card would bring if the others laid nothing."""
        if card in BONUS:
            return self.words.count("point", self.fields_of(card))
        return self.supply() if card == "walhalla" else self.majority(card)

    def fields_of(self, card: str) -> int:
        """How many fields this seat holds of the kind a bonus card counts."""
        fields = [field for peninsula in self.picture["peninsulas"] for field in peninsula["fields"]]
        return sum(field["viking"] == self.seat and field["terrain"].startswith(card) for field in fields)

    def majority(self, card: str) -> str:
        """How a peninsula card would change the total and the points there."""
        words = self.words
        tip = int(card.rpartition("_")[2])
        k = next(k for k, told in enumerate(self.picture["peninsulas"]) if told["high"] == tip)
        told = self.picture["peninsulas"][k]
        totals = list(told["totals"])
        if totals[self.seat] or self.picture["options"]["lone_card"]:
            totals[self.seat] += VIKINGS_OF_A_CARD
        points = place_points(row_of(totals), len(totals), self.seat, told["high"], told["low"])
        return words.pair(
            words.name("peninsula", PENINSULA_NAMES[k]),
            words.join(
                (
                    words.change(words.word("total"), told["totals"][self.seat], totals[self.seat]),
                    words.change(words.word("points"), told["scores"][self.seat], int(points)),
                )
            ),
        )

    def supply(self) -> str:
        """How a Walhalla card would change the number of Vikings supplied."""
        heroes = [player["walhalla"] for player in self.picture["players"]]
        before = self.supplied(heroes)
        heroes[self.seat] += VIKINGS_OF_A_CARD
        return self.words.change(self.words.word("supply"), before, self.supplied(heroes))

    def supplied(self, heroes: Sequence[int]) -> str:
        """The number of this seat's place in the supply, by how many more heroes others have."""
        place = sum(more > heroes[self.seat] for more in set(heroes))
        return self.words.number("supply", PLAYERS[len(heroes) - box.FEWEST_SEATS], PLACES[place])


def short_name(words: WalhallaWords, answer: Answer) -> str:
    """An option in fewer words where the question has said the rest; nothing where it has not."""
    objects = {kind: words.name(kind, name) for kind, name in answer.objects}
    return words.say(f"short-{answer.verb}", **objects) if answer.verb in SHORT else ""
