"""A go-between on 127.0.0.1 that can cut a database connection in the worst possible moment."""

import socket
import threading
from contextlib import suppress


class CuttingProxy:
    """Passes bytes to a server. Armed, it cuts the next connection that commits, before or after it is done."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._armed: str | None = None
        self._open: list[socket.socket] = []
        self.cuts = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def arm(self, when: str) -> None:
        """Cut `before` the next commit reaches the server, or `after` the server has done it."""
        self._armed = when

    def close(self) -> None:
        """Cut everything and take no more connections."""
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        for one in self._open:
            cut(one)

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self._port))
            self._open += [client, server]
            commit = threading.Event()
            threading.Thread(target=self._forth, args=(client, server, commit), daemon=True).start()
            threading.Thread(target=self._back, args=(client, server, commit), daemon=True).start()

    def _forth(self, client: socket.socket, server: socket.socket, commit: threading.Event) -> None:
        with suppress(OSError):
            while said := client.recv(65536):
                if b"COMMIT" in said and self._armed is not None:
                    when, self._armed = self._armed, None
                    self.cuts += 1
                    if when == "before":
                        break
                    commit.set()  # whatever the server answers now is not passed on
                server.sendall(said)
        if not commit.is_set():
            cut(client)
            cut(server)

    def _back(self, client: socket.socket, server: socket.socket, commit: threading.Event) -> None:
        with suppress(OSError):
            while (said := server.recv(65536)) and not commit.is_set():
                client.sendall(said)
        cut(client)
        cut(server)


def cut(connection: socket.socket) -> None:
    """Close a connection for both sides at once."""
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
    connection.close()
