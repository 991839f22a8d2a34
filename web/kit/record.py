"""Writes the tables that the kit shows: `PYTHONPATH=src python web/kit/record.py`.

Each is what the server tells seat 0 of a position of tests/browser/positions.py, in English: a line of its own in
champions.json or walhalla.json. They are fixed, so that the kit looks the same until somebody records them anew.
"""

from __future__ import annotations

import json
import secrets
import sys
import tempfile
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT / "tests" / room) for room in ("browser", "server", "setting_up", ".")]
sys.path.insert(0, str(ROOT))

from clients import running  # noqa: E402
from positions import positions  # noqa: E402

LAST = {"champions": "the last round", "walhalla": "LayCards"}  # is also played to the end


class Sitter:
    """Somebody who sits down where a position lies, and looks."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def ask(self, path: str, data: object = None) -> Any:
        """What the server answers."""
        body = None if data is None else json.dumps(data).encode()
        address = self.url + path
        request = urllib.request.Request(address, body, {"Content-Type": "application/json"})  # noqa: S310
        with self.opener.open(request) as reply:
            return json.load(reply)

    def sit(self, document: Any) -> str:
        """Take a seat at a table that begins with that position."""
        seats = len(document["players"])
        options = {name: value for name, value in document["options"].items() if name != "facts"}
        bots = [None, *["random"] * (seats - 1)]
        wish = {"game": document["game"], "seats": seats, "options": options, "bots": bots}
        table = self.ask("/api/tables", wish)["table"]
        self.ask(f"/api/tables/{table}/sit", {"name": "Ylva", "contribution": "0" * 16})
        self.ask(f"/api/tables/{table}/orders", {"type": "begin", "key": secrets.token_hex(8)})
        return str(table)

    def look(self, table: str) -> Any:
        """The news of a table, as if it had just been made."""
        news = self.ask(f"/api/tables/{table}/state?lang=en")
        news["parts"]["table"]["id"] = "kit"
        news["now"] = news["parts"]["table"]["created"] = 0
        news["lines"] = [{**line, "at": 0} for line in news["lines"]]
        return news

    def play(self, table: str) -> None:
        """Play to the end."""
        while not (parts := self.ask(f"/api/tables/{table}/state?lang=en")["parts"])["standing"]["over"]:
            if (question := parts.get("question")) and question["options"]:
                answer = {"answer": question["options"][0]["answer"], "decision": question["decision"]}
                key = secrets.token_hex(8)
                self.ask(f"/api/tables/{table}/orders", {"type": "answer", "key": key, **answer})


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "position.json"
        program = (str(ROOT / "tests" / "browser" / "laid_out.py"), str(file))
        with running(Path(folder) / "hall.sqlite3", "--limits", "open", program=program) as server:
            sitter = Sitter(server.url)
            for game in LAST:
                tables = {}
                for name, document in positions(game).items():
                    file.write_text(json.dumps(document), "utf-8")
                    table = sitter.sit(document)
                    tables[name] = sitter.look(table)
                    if name == LAST[game]:
                        sitter.play(table)
                        tables["over"] = sitter.look(table)
                write(HERE / f"{game}.json", tables)


def write(file: Path, tables: dict[str, Any]) -> None:
    """Write tables, a line for each."""
    short = {name: json.dumps(news, ensure_ascii=False, separators=(",", ":")) for name, news in tables.items()}
    lines = [f"{json.dumps(name)}: {news}" for name, news in short.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
