"""How a server is set up: where it listens, what it keeps, and how much it lets anybody do."""

from pathlib import Path
from typing import NamedTuple


class Limits(NamedTuple):
    """How much is allowed. Whoever asks for more is told so, and nothing else happens."""

    seconds_a_head: float = 15.0  # until the head of a request is there
    seconds_a_body: float = 30.0  # and its body
    body: int = 262_144  # bytes of a request; a data pack is the largest thing anybody sends
    message: int = 16_384  # bytes of a message on a socket
    orders_a_second: float = 100.0  # of one socket, on average
    orders_at_once: float = 300.0
    requests_a_second: float = 30.0  # of one address, on average
    requests_at_once: float = 300.0
    tables_an_hour: float = 120.0  # made from one address
    tables_at_once: float = 60.0
    tables_waiting_or_played: int = 20_000
    sockets_a_table: int = 200
    sockets_an_address: int = 2_000
    sockets_a_second: float = 50.0  # opened from one address, on average
    sockets_at_once: float = 1_000.0
    replies_waiting: int = 200  # for a reader who does not read
    lines_of_chat_a_minute: float = 30.0


MANY = 10**9  # as good as no limit

# For load tests and networks where everybody is trusted. What keeps one message or one slow reader small stays.
NO_LIMITS = Limits(
    orders_a_second=MANY,
    orders_at_once=MANY,
    requests_a_second=MANY,
    requests_at_once=MANY,
    tables_an_hour=MANY,
    tables_at_once=MANY,
    tables_waiting_or_played=MANY,
    sockets_a_table=MANY,
    sockets_an_address=MANY,
    sockets_a_second=MANY,
    sockets_at_once=MANY,
    lines_of_chat_a_minute=MANY,
)
LIMITS = {"normal": Limits(), "open": NO_LIMITS}


class Settings(NamedTuple):
    """Everything a server is told when it starts."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = "meadhall.sqlite3"
    origins: tuple[str, ...] = ()  # pages of other addresses that may use this server
    behind_proxy: bool = False  # believe what a proxy says of the sender's address and of https
    bot_processes: int = 2
    bot_command: tuple[str, ...] = ()  # another program for bots to think in than our own
    bot_seconds: float = 10.0
    bot_pace: float = 0.4  # seconds a bot takes at least while somebody watches, whatever it thinks about
    absent_after: float = 60.0  # seconds without a connection after which others may vote
    notice_after: float = 10.0  # seconds somebody must be away before a webhook is called
    webhooks_to: tuple[str, ...] = ()  # hosts that webhooks may call besides public addresses
    takeover_after: float = 3.0  # seconds after which another node's bots are played here
    idle_after: float = 600.0  # seconds after which a table without visitors leaves memory
    keepalive: float = 20.0  # seconds between two pings of a socket, and until a silent one counts as gone
    page: Path | None = None  # the folder of another page than the one built into the package
    limits: Limits = Limits()
