"""Kills a server with SIGKILL at random moments while people play, and tells whether anything acknowledged was lost.

    python benchmarks/faults.py --kills 300 --db sqlite
    python benchmarks/faults.py --kills 100 --db postgres      in a throw-away PostgreSQL on this machine

The exit code is 1 if a promise was broken. How it works stands in tests/server/faults.py.
"""

import argparse
import json
import secrets
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from faults import broken_promises, run
from postgres import Cluster, Missing


@contextmanager
def database(kind: str) -> Iterator[str]:
    """A fresh database that is gone afterwards."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"{folder}/tables.sqlite3"
        return
    try:
        cluster = Cluster()
    except Missing as missing:
        sys.exit(f"Not tested: {missing}")
    try:
        yield cluster.url(cluster.new_database())
    finally:
        cluster.remove()


def main() -> int:
    """Run the harness as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--tables", type=int, default=6, help="how many games are played at once (6)")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    print(f"seed {wish.seed}, {wish.kills} kills, {wish.db}", file=sys.stderr, flush=True)
    with database(wish.db) as db:
        report = {"db": wish.db, **run(db, wish.kills, wish.tables, wish.seed)}
    if wish.json:
        print(json.dumps(report))
    else:
        print("\n".join(f"{name.replace('_', ' '):26} {value}" for name, value in report.items()))
    broken = broken_promises(report)
    print(f"Broken: {broken}" if broken else "Every promise was kept.", file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
