"""One game, two builds: compiled and interpreted code must lead to the same situations, and so must plain lists.

tests/laws/checksums.txt holds where many seeded games end. Write it anew after a change of the rules with
`PYTHONPATH=src python tests/laws/test_builds.py --write`, and look at the difference.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel.engine import agenda
from meadhall.kernel.engine.chance import Luck, play_out
from playing import Table, all_tables, play_to_end, rows

FILE = Path(__file__).with_name("checksums.txt")
SEEDS = range(3)
IS_PURE = str(agenda.__file__).endswith(".py")


def ends(table: Table) -> list[str]:
    """A line for each seed: table, seed, check sum of a match, hash of the end of a random playout."""
    lines = []
    for seed in SEEDS:
        match = play_to_end(table.new(seed), seed)
        state = table.new(seed).state()
        play_out(state, Luck(seed))
        played = hashlib.sha256(json.dumps(rows(state)).encode()).hexdigest()[:32]
        lines.append(f"{table} {seed} {match.check_sum()} {played}")
    return lines


def written() -> list[str]:
    """The lines of the file."""
    return [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]


@pytest.mark.both
@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_games_end_where_they_ended_before_in_every_build(table: Table) -> None:
    assert ends(table) == [line for line in written() if line.split()[0] == str(table)]


@pytest.mark.both
def test_every_line_is_of_a_table_that_exists() -> None:
    assert {line.split()[0] for line in written()} == {str(table) for table in all_tables()}


# --- without librt ------------------------------------------------------------------------------------------

WITHOUT = """
import sys
class NotInstalled:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "librt":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, NotInstalled())
import meadhall
from meadhall.kernel.engine.agenda import vec
from playing import Table, play_to_end
assert vec is list
for game in meadhall.games():
    for seats in (min(game.seats), max(game.seats)):
        print(play_to_end(Table(game.id, seats, ()).new(1), 1).check_sum())
"""


@pytest.mark.skipif(not IS_PURE, reason="compiled code needs librt")
def test_the_plain_build_plays_the_same_without_librt() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT],
        env={"PYTHONPATH": f"{Path(meadhall.__file__).parents[1]}:{Path(__file__).parent}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr == ""
    plain = [Table(game.id, seats, ()) for game in meadhall.games() for seats in (min(game.seats), max(game.seats))]
    expected = [play_to_end(table.new(1), 1).check_sum() for table in plain]
    assert ran.stdout.split() == expected


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: PYTHONPATH=src python tests/laws/test_builds.py --write")
    head = "# table, seed, check sum of a random match, hash of the end of a random playout: see test_builds.py"
    FILE.write_text("\n".join([head, *(line for table in all_tables() for line in ends(table))]) + "\n", "utf-8")
