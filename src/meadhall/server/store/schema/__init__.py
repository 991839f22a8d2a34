"""How the databases are laid out: numbered scripts, each of which brings a database from one version to the next."""

from functools import cache
from importlib.resources import files


@cache
def scripts(kind: str) -> tuple[str, ...]:
    """All scripts for a kind of database (`sqlite`, `postgres`); the n-th leads to version n, counted from 1."""
    found: list[str] = []
    folder = files(__package__)
    while (file := folder / f"{kind}-{len(found) + 1}.sql").is_file():
        found.append(file.read_text(encoding="utf-8"))
    return tuple(found)
