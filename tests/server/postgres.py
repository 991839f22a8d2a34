"""A PostgreSQL of our own for tests: a throw-away cluster on this machine, with nothing switched off."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator, Sequence
from pathlib import Path

import psycopg
import pytest

PROGRAMS = Path("/usr/lib/postgresql")
SUPERUSER = "postgres"  # PostgreSQL refuses to run as root


def programs() -> Path | None:
    """The folder with the programs of the newest PostgreSQL here, if there is one."""
    on_path = shutil.which("pg_ctl")
    found = sorted(PROGRAMS.glob("*/bin/pg_ctl"), key=lambda file: int(file.parts[-3].split(".")[0]))
    if found:
        return found[-1].parent
    return Path(on_path).resolve().parent if on_path else None


def free_port() -> int:
    """A port nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Cluster:
    """A running PostgreSQL in a folder of its own, on 127.0.0.1."""

    def __init__(self, bin: Path) -> None:
        self.bin = bin
        self.folder = Path(tempfile.mkdtemp(prefix="mhpg", dir="/tmp"))
        self.user = SUPERUSER if os.geteuid() == 0 else None
        if self.user is not None:
            account = pwd.getpwnam(self.user)
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        self.port = free_port()
        self.run(
            "initdb", "-D", str(self.folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"
        )
        self.start()

    def start(self) -> None:
        """Let it run; a port that was taken meanwhile is given up for another."""
        for _ in range(5):
            settings = (
                f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder} -c fsync=on -c max_connections=50"
            )
            log = str(self.folder / "log")
            data = str(self.folder / "data")
            if not self.run(
                "pg_ctl", "-D", data, "-l", log, "-o", settings, "-w", "-t", "120", "start", may_fail=True
            ):
                return
            self.port = free_port()
        raise RuntimeError((self.folder / "log").read_text(encoding="utf-8", errors="replace"))

    def stop(self, mode: str = "fast") -> None:
        """Stop it; `immediate` is as hard as a crash."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "-w", "-t", "120", "stop")

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        try:
            self.stop("immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, program: str, *words: str, may_fail: bool = False) -> int:
        """Run one of its programs; what it writes goes into a file, because a server that stays would hold a pipe."""
        as_user: Sequence[str] = [] if self.user is None else ["runuser", "-u", self.user, "--"]
        with open(self.folder / "said", "ab") as said:
            done = subprocess.run(
                [*as_user, str(self.bin / program), *words], stdout=said, stderr=said, cwd="/", check=False
            )
        if done.returncode and not may_fail:
            raise RuntimeError((self.folder / "said").read_text(encoding="utf-8", errors="replace"))
        return done.returncode

    def url(self, database: str = "postgres", port: int | None = None) -> str:
        """The address of a database in it."""
        return f"postgresql://postgres@127.0.0.1:{port or self.port}/{database}"

    def new_database(self) -> str:
        """The name of a fresh database."""
        name = "t" + uuid.uuid4().hex[:16]
        with psycopg.connect(self.url(), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}".encode())
        return name


def make_cluster() -> Iterator[Cluster]:
    """A cluster for one test session (each worker of pytest-xdist has its own); for use in a fixture."""
    bin = programs()
    if bin is None:
        missing = "PostgreSQL is not installed (no pg_ctl under /usr/lib/postgresql or on the path)"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    cluster = Cluster(bin)
    try:
        yield cluster
    finally:
        cluster.remove()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The PostgreSQL of this session."""
    yield from make_cluster()
