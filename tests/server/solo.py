"""Somebody who plays alone against a bot."""

import random

from clients import Line, Person, Server


def play(line: Line, answers: int = 10_000, seed: int = 0) -> None:
    """Answer so many times and wait until asked again, or play to the end."""
    luck = random.Random(seed)
    while not line.is_over():
        if not line.is_asked():
            line.hear()
        elif answers > 0:
            told = line.answer(luck.choice)
            assert told["type"] == "accepted", told
            answers -= 1
        else:
            return


def begin(server: Server) -> tuple[str, Person]:
    """A game of a person against a bot."""
    person = Person(server)
    table = person.make_table(2, bots=[None, "greedy"])
    token = person.sit(table, "Anna")["token"]
    person.order(table, "begin")
    return table, Person(server, token)
