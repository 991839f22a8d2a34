"""A few words beside an option of Champions of Midgard: what the thing it names does or costs."""

from meadhall.games.champions.table.names import NAMES
from meadhall.kernel.engine.words import Answer
from meadhall.terminal.champions.words import ChampionsWords


def hint(words: ChampionsWords, answer: Answer) -> str:
    """What the object of an answer does; nothing where the answer says it all."""
    objects = dict(answer.objects)
    if "leader" in objects:
        return words.say(f"leader-does-{objects['leader']}")
    if "rune" in objects:
        return words.rune(objects["rune"])
    if "destiny" in objects:
        return words.destiny(objects["destiny"])
    if "private_ship" in objects:
        return words.ship(objects["private_ship"])
    return ""


def short_name(words: ChampionsWords, answer: Answer) -> str:
    """An option in fewer words where the question has said the rest; nothing where it has not."""
    location = dict(answer.objects).get("location")
    if answer.verb != "place" or location is None:
        return ""
    return words.name("target" if location in NAMES["target"] else "location", location)
