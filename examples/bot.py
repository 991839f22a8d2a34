"""A bot that knows nothing of Meadhall but its protocol (docs/protocol.md): sits down at a table and plays at random.

    pip install websockets
    python bot.py http://127.0.0.1:8000/table/abcDEF234567 Ragnar

If the server goes away it connects again and sends what was not acknowledged once more, under the same key.
"""

import asyncio
import json
import random
import secrets
import sys
import urllib.request

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException


def choose(picture: dict, options: list[dict]) -> str:
    """Which answer to give: `picture` is all the seat may see, `options` every legal answer. Your ideas go here."""
    return random.choice(options)["answer"]


def sit_down(server: str, table: str, name: str) -> str:
    """Take a seat and add some randomness to the dice; the seat's private token is our key to it."""
    body = json.dumps({"name": name, "contribution": secrets.token_hex(16)}).encode()
    request = urllib.request.Request(f"{server}/api/tables/{table}/sit", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        return json.load(reply)["token"]


async def play(server: str, table: str, token: str) -> list[int]:
    """Play until the game is over; the scores."""
    seen, order, parts = None, None, {}
    while True:
        try:
            async with connect(f"ws{server.removeprefix('http')}/api/tables/{table}/socket", max_size=None) as socket:
                await socket.send(json.dumps({"type": "hello", "seen": seen, "token": token}))
                if order is not None:
                    await socket.send(json.dumps(order))
                async for message in socket:
                    told = json.loads(message)
                    if told["type"] == "news":
                        seen = told["number"]
                        parts.update(told["parts"])
                    elif told["type"] in ("accepted", "refused"):
                        order = None
                    if parts.get("standing") and parts["standing"]["over"]:
                        return parts["standing"]["scores"]
                    question = parts.get("question")
                    if order is None and question and question["options"]:
                        answer = {
                            "decision": question["decision"],
                            "answer": choose(parts["picture"], question["options"]),
                        }
                        order = {"type": "answer", "key": secrets.token_hex(16), **answer}
                        await socket.send(json.dumps(order))
        except (OSError, WebSocketException):
            await asyncio.sleep(0.5)


if __name__ == "__main__":
    server, _, table = sys.argv[1].rstrip("/").rpartition("/table/")
    print(asyncio.run(play(server, table, sit_down(server, table, sys.argv[2]))))
