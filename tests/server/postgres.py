"""A PostgreSQL of our own for tests: a throw-away cluster on this machine, with nothing switched off."""

import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

sys.path.append(str(Path(__file__).parents[1] / "setting_up"))

from programs import Missing, database, needed
from started import warden

# PostgreSQL refuses to run as root: then it runs as one of these, who are on nearly every system.
INSTEAD_OF_ROOT = ("postgres", "nobody")


def somebody_else() -> dict[str, Any]:
    """Who runs PostgreSQL, as `subprocess` wants to know it: nobody else, unless we are root."""
    if os.geteuid() != 0:
        return {}
    for name in INSTEAD_OF_ROOT:
        with suppress(KeyError):
            account = pwd.getpwnam(name)
            return {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
    raise Missing("the store in a PostgreSQL: it refuses to run as root, and there is no account to run it as.")


def free_port() -> int:
    """A port nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Cluster:
    """A running PostgreSQL in a folder of its own, on 127.0.0.1."""

    def __init__(self) -> None:
        self.bin = database()
        self.owner = somebody_else()
        self.folder = Path(tempfile.mkdtemp(prefix="mhpg", dir="/tmp"))
        if self.owner:
            os.chown(self.folder, self.owner["user"], self.owner["group"])
            self.bring_programs_near()
        self.port = free_port()
        self.run(
            "initdb", "-D", str(self.folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"
        )
        self.start()

    def bring_programs_near(self) -> None:
        """Copy the programs if they lie where their owner may not go, as in a checkout that only root can read."""
        try:
            subprocess.run([self.bin / "initdb", "--version"], capture_output=True, cwd="/", check=True, **self.owner)
        except PermissionError:
            shutil.copytree(self.bin.parent, self.folder / "programs")
            self.bin = self.folder / "programs" / self.bin.name

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
                self.process = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
                warden.note(self.process)
                return
            self.port = free_port()
        raise RuntimeError((self.folder / "log").read_text(encoding="utf-8", errors="replace"))

    def stop(self, mode: str = "fast") -> None:
        """Stop it; `immediate` is as hard as a crash."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "-w", "-t", "120", "stop")
        warden.forget(self.process)

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        try:
            self.stop("immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, program: str, *words: str, may_fail: bool = False) -> int:
        """Run one of its programs; what it writes goes into a file, because a server that stays would hold a pipe."""
        with open(self.folder / "said", "ab") as said:
            command = [str(self.bin / program), *words]
            done = subprocess.run(command, stdout=said, stderr=said, cwd="/", check=False, **self.owner)
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


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The PostgreSQL of this session; each worker of pytest-xdist has its own."""
    cluster = needed(Cluster)
    try:
        yield cluster
    finally:
        cluster.remove()
