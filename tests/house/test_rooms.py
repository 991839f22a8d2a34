"""The rooms of the house: imports go one way between them, the kernel knows no game, no text names a lost file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import meadhall

SOURCE = Path(meadhall.__file__).parent
GAMES = {type(game).__module__.split(".")[2] for game in meadhall.games()}
KERNEL = {"kernel.engine", "kernel", "kernel.matches", "kernel.documents", "text"}
DOOR = ""  # `import meadhall`


def rooms_of(game: str) -> dict[str, set[str]]:
    """The rooms of a game, from the table up to game.py, and what each may import."""
    table, rules, bots, documents = (f"games.{game}.{room}" for room in ("table", "rules", "bots", "documents"))
    return {
        table: {"kernel.engine"},
        rules: {"kernel.engine", table},
        documents: {*KERNEL, table, rules},
        bots: {"kernel.engine", table, rules, documents},
        f"games.{game}": {*KERNEL, table, rules, bots, documents},
    }


# What a room may import besides itself. Rooms that are not listed stand above all others.
BELOW: dict[str, set[str]] = {
    "text": set(),
    "kernel.engine": set(),
    "kernel": {"kernel.engine", "text"},
    "kernel.matches": {"kernel.engine", "kernel", "text"},
    "kernel.documents": {"kernel.engine", "kernel", "kernel.matches", "text"},
    "games": set(),
    **{room: below for game in GAMES for room, below in rooms_of(game).items()},
    "registry": {"kernel", *(f"games.{game}" for game in GAMES)},
    DOOR: {*KERNEL, "registry"},
    "bots": {*KERNEL, "registry"},
    "server": set(),
    "server.store.schema": set(),
    "server.store": {"kernel", "server", "server.store.schema"},
    "server.bots": {*KERNEL, "registry", "bots"},
    "server.tables": {*KERNEL, "registry", "bots", DOOR, "server", "server.store", "server.bots"},
    "server.web": {*KERNEL, "registry", "bots", DOOR, "server", "server.store", "server.tables"},
}


def room_of(module: str) -> str:
    """The room a module is in, such as `kernel.engine`; modules beside the rooms are rooms of their own."""
    room: list[str] = []
    for part in module.split(".")[1:]:
        if not (SOURCE.joinpath(*room, part)).is_dir():
            return ".".join(room) if room or not (SOURCE / f"{part}.py").exists() else part
        room.append(part)
    return ".".join(room)


def modules_imported(file: Path) -> Iterator[str]:
    """Every module of Meadhall that a file imports anything from."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "meadhall")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            if node.module and node.module.split(".")[0] == "meadhall":
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def module_of(file: Path) -> str:
    """The name a file is imported by."""
    return ".".join(("meadhall", *file.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")


def test_imports_go_one_way() -> None:
    files = list(SOURCE.rglob("*.py"))
    assert len(files) > 100
    seen = set()
    for file in files:
        room = room_of(module_of(file))
        seen.add(room)
        if room in BELOW:
            beyond = {room_of(module) for module in modules_imported(file)} - BELOW[room] - {room}
            assert not beyond, f"{file.relative_to(SOURCE)} imports {beyond}"
    assert set(BELOW) <= seen, set(BELOW) - seen  # a room that is gone is not listed any more


def test_a_room_imports_nothing_that_imports_it() -> None:
    for room, below in BELOW.items():
        assert not [other for other in below if room in BELOW[other]], room


def test_the_kernel_names_no_game() -> None:
    for file in (SOURCE / "kernel").rglob("*.py"):
        words = file.read_text("utf-8").lower()
        for game in (*GAMES, *(game.id for game in meadhall.games()), "midgard"):
            assert game not in words, f"{file.name} mentions {game}"


# --- how rules are written -----------------------------------------------------------------------------------

UNPACKED = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


def steps_in(file: Path) -> Iterator[tuple[ast.ClassDef, tuple[str, ...]]]:
    """The steps that a chapter defines, each with what its arguments are called."""
    inherited: dict[str, tuple[str, ...]] = {}
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            fields = inherited.get(ast.unparse(node.bases[0]), ()) if node.bases else ()
            for line in node.body:
                if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "fields":
                    fields = ast.literal_eval(line.value)
            inherited[node.name] = fields
            yield node, fields


def test_arguments_of_a_step_are_called_what_its_fields_say() -> None:
    named = 0
    for file in (SOURCE / "games").glob("*/rules/*.py"):
        for step, fields in steps_in(file):
            for line in ast.walk(step):
                if not (isinstance(line, ast.Assign) and isinstance(line.value, ast.Call)):
                    continue
                n = UNPACKED.get(ast.unparse(line.value.func))
                if n is None or not fields:
                    continue
                target = line.targets[0]
                names = (
                    [ast.unparse(each) for each in target.elts]
                    if isinstance(target, ast.Tuple)
                    else [ast.unparse(target)]
                )
                for name, field in zip(names, fields[:n], strict=True):
                    # A seat may be called by the part it plays: the fighter, the sailor, the killer.
                    assert name in ("_", field) or field == "seat", f"{file.name}, {step.name}: {name} is {field}"
                    named += 1
    assert named > 100


# --- what texts say about files ------------------------------------------------------------------------------

ROOT = SOURCE.parents[1] if (SOURCE.parents[1] / "tests").exists() else Path(__file__).parents[2]
# Files that a text may name though they are none of ours, or made up as an example.
NOT_OURS = {"nodejs_wheel.py"}


def test_files_named_in_docs_and_comments_exist() -> None:
    ours = {file.name for file in ROOT.rglob("*.py") if ".venv" not in file.parts}
    places = ("docs/*.md", "*.md", "*/README.md", "src/**/*.py", "src/**/*.ftl", "tests/**/*.py")
    stale = [
        f"{file.relative_to(ROOT)}: {name}"
        for place in places
        for file in ROOT.glob(place)
        for name in re.findall(r"\b([a-z_0-9]+\.py)\b", file.read_text("utf-8"))
        if name not in ours | NOT_OURS
    ]
    assert stale == []
