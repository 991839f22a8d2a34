"""Looking after a database: replaying every stored game, and writing old tables out before they go."""

import hashlib
import json
import os
from pathlib import Path
from typing import Final, NamedTuple

from meadhall.kernel.problems import phrase, shorten
from meadhall.server.store.store import Entry, Fault, Row, Store
from meadhall.server.tables.seen import Json
from meadhall.server.tables.table import Table

FOREVER: Final = 1 << 62  # later than any entry
SECRETS: Final = (
    "person",
    "token",
    "host",
    "actor",
    "key",
    "order",
    "url",
    "kept",
)  # of entries: nobody needs them afterwards


class Kept(NamedTuple):
    """What a look through the database has found. Frozen tables are whole, but this version cannot play them on."""

    tables: int
    entries: int
    faults: list[Fault]
    frozen: list[Fault]


async def look_through(store: Store) -> Kept:
    """Replay every stored game, and check that nothing of a log is missing or changed."""
    faults, frozen = await store.check(), []
    tables = entries = 0
    for row in await store.tables_unchanged_since(FOREVER):
        log = await store.entries(row.id)
        tables, entries = tables + 1, entries + len(log)
        table = Table(row.id, row.secret)
        fault = replay(table, row, log)
        if fault is not None:
            faults.append(fault)
        elif table.why_frozen is not None:
            frozen.append(Fault(row.id, phrase(table.why_frozen)))
    return Kept(tables, entries, faults, frozen)


def replay(table: Table, row: Row, log: list[Entry]) -> Fault | None:
    """Play the log of a table again; what is wrong with it, if anything."""
    for entry in log:
        try:
            table.apply(entry)
        except Exception as error:  # whatever it is, it is a finding about this entry
            why = f"{type(error).__name__}: {shorten(str(error))}"
            return Fault(row.id, phrase("check-db-table", table=row.id, seq=entry.seq, why=why))
        if entry.seq == 1 and hashlib.sha256(row.secret).hexdigest() != table.settings.secret_hash:
            return Fault(row.id, phrase("check-db-dice", table=row.id))
    status = row.status if table.status == "frozen" else table.status  # how far a frozen one went is not known here
    if status != row.status or table.last != row.last:
        why = f"{row.status}/{row.last}, {status}/{table.last}"
        return Fault(row.id, phrase("check-db-table", table=row.id, seq=table.last, why=why))
    return None


def export(row: Row, log: list[Entry]) -> Json:
    """A table as one document: its log without tokens and people, and the match file if it can be replayed."""
    entries = []
    table = Table(row.id, row.secret)
    for entry in log:
        body = {name: value for name, value in json.loads(entry.body).items() if name not in SECRETS}
        entries.append({"seq": entry.seq, "at": entry.at, **body})
        table.apply(entry)
    match = table.match
    return {
        "table": row.id,
        "game": row.game,
        "status": row.status,
        "created": row.created,
        "updated": row.updated,
        "dice_secret": row.secret.hex(),
        "log": entries,
        "match": match.document(with_dice=True) if match is not None else None,
    }


async def write_out(store: Store, row: Row, folder: Path) -> Path:
    """Write a table to a file, completely or not at all."""
    log = await store.entries(row.id)
    target = folder / f"meadhall-{row.game}-{row.id}.json"
    draft = target.with_suffix(".part")
    with draft.open("w", encoding="utf-8") as file:
        file.write(json.dumps(export(row, log), ensure_ascii=False) + "\n")
        file.flush()
        os.fsync(file.fileno())  # the table goes from the database for good afterwards
    draft.replace(target)
    if hasattr(os, "O_DIRECTORY"):
        holder = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(holder)
        finally:
            os.close(holder)
    return target
