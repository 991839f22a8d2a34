"""A lock beside a file that only one process at a time can hold; it ends with the process, however that ends."""

import os

from meadhall.server.store.store import StoreProblem

try:
    import fcntl
except ImportError:  # Windows: SQLite's own locks must do
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """Holds the lock from when it is made until it is released."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(self._file)
            raise StoreProblem("store-in-use", path) from error

    def release(self) -> None:
        """Let others have it. The file stays: taking it away would let two processes lock two different files."""
        os.close(self._file)
