"""The process a bot thinks in: reads one question a line, writes one answer a line, knows nothing else.

A question holds what the bot's seat may see and its legal answers; nothing of the table, its log or its dice.
"""

import json
import signal
import sys
from functools import lru_cache

from meadhall.bots import bot
from meadhall.kernel.engine.agenda import State
from meadhall.kernel.engine.chance import row_of
from meadhall.kernel.engine.views import View
from meadhall.registry import game


@lru_cache(maxsize=16)  # a data pack belongs to the options, and anybody may bring one
def empty_table(game_id: str, seats: int, options: str) -> State:
    """A new game with these options: its rules and printed values serve every question about such a game."""
    return game(game_id).new(seats, json.loads(options))


def answer(question: dict[str, object]) -> int:
    """What the bot chooses."""
    match question:
        case {
            "game": str(game_id),
            "seats": int(seats),
            "options": str(options),
            "seat": int(seat),
            "at": list(at),
            "agenda": list(agenda),
            "top": int(top),
            "asked": int(asked),
            "answers": list(answers),
            "bot": str(kind),
            "seed": int(seed),
        }:
            base = empty_table(game_id, seats, options)
            state = State(base.rules, base.seats, row_of(at), base.fact, row_of(agenda), top, asked)
            return bot(kind, seed, game_id).choose(View(seat, state), answers)
    raise ValueError("not a question")


def main() -> None:
    """Answer until there is nothing more to read."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    for line in sys.stdin:
        print(json.dumps({"answer": answer(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
