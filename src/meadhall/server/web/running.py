"""Running a server: open the store, listen, say where, and stop cleanly."""

import asyncio
import gc
import json
import logging
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import uvicorn

from meadhall.kernel.problems import Problem
from meadhall.server.settings import Settings
from meadhall.server.store.store import open_store
from meadhall.server.web.app import make_app
from meadhall.server.web.patience import http_of, socket_of

GRACE: Final = 5  # seconds for open connections to finish when the server stops


class Lines(logging.Formatter):
    """One line each. Messages never hold names, tokens, answers or addresses, and neither does what failed."""

    def formatException(self, ei: Any) -> str:  # noqa: N802
        """What kind of thing went wrong and where; its words might hold what is none of the log's business."""
        kind, _, frame = ei
        while frame is not None and frame.tb_next is not None:
            frame = frame.tb_next
        place = "" if frame is None else f"{Path(frame.tb_frame.f_code.co_filename).name}:{frame.tb_lineno}"
        return f"{kind.__name__} {place}" if kind is not None else ""


class JsonLines(Lines):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as one line."""
        told: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info is not None:
            told["exception"], _, told["at"] = self.formatException(record.exc_info).partition(" ")
        return json.dumps(told)


def set_up_log(kind: str) -> None:
    """Log to standard error: quiet (errors only), plain, or json."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else Lines("%(levelname)s %(name)s %(message)s"))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.ERROR if kind == "quiet" else logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def bind(settings: Settings) -> socket.socket:
    """The socket to listen on; a port that is taken is said before anything else happens."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or str(error)
        raise Problem("port-taken", port=settings.port, host=settings.host, why=why) from error
    return listening


class Server(uvicorn.Server):
    """A uvicorn that tells when it listens, and ends without a trace on Ctrl-C."""

    def __init__(self, config: uvicorn.Config, on_open: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_open = on_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._on_open()


# How much must have come to stay before Python looks for rubbish among the new, the not so new, and everything.
# Looking through all tables takes a large server half a second in which nobody is answered, and finds next to
# nothing: almost all that is thrown away is noticed without it.
RUBBISH: Final = (10_000, 10, 200)


def serve(settings: Settings, on_open: Callable[[str], None]) -> None:
    """Serve until somebody stops it. `on_open` is called with the address once it listens."""
    listening = bind(settings)
    gc.collect()
    gc.freeze()  # what the program itself is made of stays
    gc.set_threshold(*RUBBISH)
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host  # noqa: S104
    try:
        asyncio.run(_serve(settings, listening, lambda: on_open(f"http://{shown}:{port}/")))
    except KeyboardInterrupt:
        return  # it has stopped already; uvicorn hands the signal on when it is done
    finally:
        listening.close()


async def _serve(settings: Settings, listening: socket.socket, on_open: Callable[[], None]) -> None:
    store = open_store(settings.db)
    app, _ = make_app(store, settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=http_of(settings),
        ws=socket_of(settings),
        ws_max_size=settings.limits.message,
        ws_ping_interval=settings.keepalive,
        ws_ping_timeout=settings.keepalive,
        timeout_graceful_shutdown=GRACE,
        h11_max_incomplete_event_size=32_768,
        proxy_headers=False,
        lifespan="on",
    )
    server = Server(config, on_open)
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, server.handle_exit, signal.SIGTERM, None)
    await server.serve(sockets=[listening])
