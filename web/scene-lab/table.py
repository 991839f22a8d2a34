"""A table for drawing: one real match of Champions with bots on the other seats, told as the server tells it.

    PYTHONPATH=src python web/scene-lab/table.py [port]

GET  /lab/jump?step=AssignSealed&seats=4&edition=en&round=3  plays on until seat 0 is asked that
GET  /lab/news?lang=fr                                     the table as seat 0 sees it
POST /lab/answer {"answer": "place market"}                answers, and lets the bots play until seat 0 is asked again
GET  /lab/why?answer=place+market&lang=fr                   why an answer cannot be given
GET  /api/games/champions/components?lang=fr               what is printed on the components
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

import meadhall
from meadhall.bots import bot

NAMES = ("Astrid", "Bjarni", "Sigrun", "Old Oak")
ME = 0


class Table:
    """The match of the lab, and how far its events have been told."""

    def __init__(self) -> None:
        self.match = meadhall.new("champions", seats=3, seed=7, players=NAMES[:3])
        self.told = 0
        self.decision = 0
        self.bot = bot("greedy", 1)
        self.wild = bot("random", 1)

    def jump(self, step: str, seats: int, edition: str, first_round: int, wants: str) -> str:
        """Play new matches until seat 0 is asked what is wanted; the seed that did it."""
        for seed in range(400):
            options = {"edition": edition}
            match = meadhall.new("champions", seats=seats, seed=seed, options=options, players=NAMES[:seats])
            self.match, self.told = match, 0
            while not match.over:
                if self.is_wanted(step, first_round, wants):
                    return str(seed)
                self.told = len(match.events(ME))
                seat = match.asked[0]
                chooser = self.wild if seed % 3 == 2 else self.bot
                match.answer(seat, chooser.choose(match.view(seat), match.options(seat)))
            if step == "over":
                return str(seed)
        return "none"

    def is_wanted(self, step: str, first_round: int, wants: str) -> bool:
        picture: Any = self.match.picture(ME)
        if picture["round"] < first_round or not picture["agenda"]:
            return False
        agenda = picture["agenda"][0]
        if step == "wait":
            return agenda["step"] == "PlaceWorker" and ME not in self.match.asked
        if step == "watch":
            return agenda["step"] in ("RerollWithFavor", "TakeLosses") and ME not in self.match.asked
        offered = " ".join(self.match.game.vocabulary.answer(o).name for o in self.match.options(ME))
        mine = sum(1 for fight in picture["fights"].values() if isinstance(fight, dict) and fight["seat"] == ME)
        home = sum(picture["players"][ME]["longhouse"].values())
        enough = mine >= 3 and home >= 5 if wants == "fights" else all(word in offered for word in wants.split())
        return agenda["step"] == step and ME in self.match.asked and enough

    def answer(self, said: str) -> None:
        self.told = len(self.match.events(ME))
        self.match.answer(ME, said)
        self.decision += 1
        while not self.match.over and ME not in self.match.asked:
            seat = self.match.asked[0]
            self.match.answer(seat, self.bot.choose(self.match.view(seat), self.match.options(seat)))

    def news(self, lang: str) -> dict[str, Any]:
        match = self.match
        events = match.events(ME)
        lines = [self.line(event, number, lang) for number, event in enumerate(events)]
        offered = [match.game.vocabulary.answer(o) for o in match.options(ME)]
        picture: Any = match.picture(ME)
        return {
            "number": len(events),
            "table": {"id": "lab", "game": "champions", "options": dict(match.game_options), "has_pack": False},
            "seats": [
                {"name": NAMES[k], "kind": "bot" if k else "person", "asked": k in match.asked, "connected": True}
                for k in range(match.seats)
            ],
            "you": {"seat": ME, "host": True, "webhook": False},
            "question": None
            if match.over
            else {
                "decision": self.decision,
                "step": picture["agenda"][0]["step"],
                "prompt": match.prompt(lang).rpartition(" [")[0],
                "rule": match.rule,
                "can_undo": False,
                "sealed": False,
                "options": [
                    {
                        "answer": a.name,
                        "verb": a.verb,
                        "objects": dict(a.objects),
                        "text": match.describe(a.name, lang),
                    }
                    for a in offered
                ],
            },
            "picture": picture,
            "standing": {"scores": match.scores, "over": match.over, "winners": match.winners},
            "lines": lines,
            "fresh": lines[self.told :],
        }

    def line(self, event: Any, number: int, lang: str) -> dict[str, Any]:
        told: dict[str, Any] = {"kind": event.kind, "after": event.after}
        for kind, value in event.arguments:
            told[kind] = value if kind in ("n", "seat") else self.match.game.names[kind][value]
        text = self.match.tell(event, lang)
        return {"number": number, "at": 0, "kind": "event", "seat": told.get("seat"), "text": text, "event": told}


TABLE = Table()


class Answers(BaseHTTPRequestHandler):
    """The few addresses of the lab."""

    def do_GET(self) -> None:
        address = urlsplit(self.path)
        asked = {key: values[0] for key, values in parse_qs(address.query).items()}
        lang = asked.get("lang", "en")
        if address.path == "/lab/jump":
            seats, first_round = int(asked.get("seats", 4)), int(asked.get("round", 0))
            edition, wants = asked.get("edition", "en"), asked.get("wants", "")
            self.tell({"seed": TABLE.jump(asked["step"], seats, edition, first_round, wants)})
        elif address.path == "/lab/why":
            why = TABLE.match.why_not(ME, asked["answer"])
            self.tell({"text": why.say(lang).rpartition(" [")[0] if why else None, "rule": why.rule if why else None})
        elif address.path.endswith("/components"):
            self.tell(TABLE.match.game.components(TABLE.match.game_options, lang))
        else:
            self.tell(TABLE.news(lang))

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        TABLE.answer(body["answer"])
        self.tell({"ok": True})

    def tell(self, document: object) -> None:
        body = json.dumps(document).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        """Say nothing about requests."""


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8765
    ThreadingHTTPServer(("127.0.0.1", port), Answers).serve_forever()
