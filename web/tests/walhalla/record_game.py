"""Writes a whole game among bots for the page's tests: `python web/tests/walhalla/record_game.py > game.json`.

Every event is one line of text, with the table as it is before each attack and at the end.
"""

import json
import random
import sys
from typing import Any

import meadhall

SEATS = 4
SEED = 7
CHOICES = random.Random(SEED)


def written(match: meadhall.Match) -> list[str]:
    """All events so far: the kind, then what it is about."""
    names = match.game.names
    numbers = ("seat", "other", "n")
    return [
        " ".join([event.kind, *(f"{what}={n if what in numbers else names[what][n]}" for what, n in event.arguments)])
        for event in match.record()
    ]


def mark(match: meadhall.Match) -> dict[str, object]:
    """The table now, in short."""
    picture: dict[str, Any] = match.picture(0)
    land = [field["viking"] for peninsula in picture["peninsulas"] for field in peninsula["fields"]]
    told = ("points", "midgard", "walhalla", "asgard")
    counts = [" ".join(str(player[what]) for what in told) for player in picture["players"]]
    return {"at": len(match.record()), "counts": counts, "land": "".join("." if v is None else str(v) for v in land)}


def main() -> None:
    match = meadhall.new("walhalla", SEATS, seed=SEED)
    marks = []
    while match.asked:
        seat = match.asked[0]
        options = [match.game.vocabulary.answer(word).name for word in match.options(seat)]
        before = len(match.record())
        fierce = [each for each in options if each.split()[0] in ("attack", "hunt", "shield", "lay", "board")]
        match.answer(seat, CHOICES.choice(fierce or options))
        if len(match.record()) // 25 != before // 25:
            marks.append(mark(match))
    picture: dict[str, Any] = match.picture(0)
    game = {
        "terrain": [" ".join(field["terrain"] for field in each["fields"]) for each in picture["peninsulas"]],
        "tips": [f"{each['low']} {each['high']}" for each in picture["peninsulas"]],
        "events": written(match),
        "marks": [*marks, mark(match)],
    }
    json.dump(game, sys.stdout, indent=2)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
