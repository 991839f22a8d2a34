"""A server process with settings that the command line does not offer: small limits, short patience."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from clients import Server
from started import Program


class OwnServer(Server):
    """A server with its own settings and limits."""

    def __init__(self, db: str, **wish: Any) -> None:
        self.wish = wish
        super().__init__(db)

    def launch(self) -> None:
        """Start it, and wait for nothing."""
        wish = json.dumps({"db": self.db, "port": self.port, "bot_pace": 0.0, **self.wish})
        with Path(self.db + ".log").open("ab") as out:
            self.process = Program([sys.executable, __file__, wish], self, stdout=out, stderr=subprocess.STDOUT)

    def memory(self) -> int:
        """How many bytes of memory it uses now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * int(status.partition("VmRSS:")[2].split()[0])


@contextmanager
def serving(db: Path | str, **wish: Any) -> Iterator[OwnServer]:
    """Such a server for a while."""
    server = OwnServer(str(db), **wish)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def main() -> None:
    """The process itself."""
    from meadhall.server.settings import Limits, Settings
    from meadhall.server.web.running import serve, set_up_log

    wish = json.loads(sys.argv[1])
    limits = Limits(**wish.pop("limits", {}))
    if "page" in wish:
        wish["page"] = Path(wish["page"])
    for name in ("origins", "webhooks_to", "bot_command"):
        if name in wish:
            wish[name] = tuple(wish[name])
    set_up_log("json")
    serve(Settings(**wish, limits=limits), lambda address: None)


if __name__ == "__main__":
    main()
