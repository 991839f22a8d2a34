"""How a plan is written into PostgreSQL: a handful of statements, however many tables it is about."""

from collections.abc import Iterable
from typing import Any

import psycopg

from meadhall.server.store.batching import Plan

REMOVE = ("tables WHERE id", "entries WHERE table_id", "people WHERE table_id")
CREATE = """
INSERT INTO tables (id, game, status, is_open, created, updated, last, chain, summary, secret, bots_turn)
SELECT id, game, status, is_open, created, updated, 0, '', summary, secret, bots_turn
FROM unnest(%s::text[], %s::text[], %s::text[], %s::boolean[], %s::bigint[], %s::bigint[], %s::bytea[], %s::bytea[],
    %s::boolean[]) AS new (id, game, status, is_open, created, updated, summary, secret, bots_turn)
ORDER BY id
"""
CHANGE = """
UPDATE tables SET status = new.status, is_open = coalesce(new.is_open, tables.is_open), updated = new.updated,
    summary = new.summary, bots_turn = new.bots_turn, last = new.last, chain = new.chain
FROM unnest(%s::text[], %s::text[], %s::boolean[], %s::bigint[], %s::bytea[], %s::boolean[], %s::bigint[], %s::text[])
    AS new (id, status, is_open, updated, summary, bots_turn, last, chain)
WHERE tables.id = new.id
"""
WRITE = """
INSERT INTO entries (table_id, seq, at, body, chain)
SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bigint[], %s::bytea[], %s::text[])
"""
JOIN = """
INSERT INTO people (table_id, person) SELECT * FROM unnest(%s::text[], %s::text[]) ON CONFLICT DO NOTHING
"""
PART = """
DELETE FROM people USING unnest(%s::text[], %s::text[]) AS gone (table_id, person)
WHERE people.table_id = gone.table_id AND people.person = gone.person
"""
BEAT = """
INSERT INTO uptimes (node, began, beat) SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bigint[])
ON CONFLICT (node, began) DO UPDATE SET beat = greatest(uptimes.beat, excluded.beat)
"""


def carry_out(db: psycopg.Connection[tuple[Any, ...]], plan: Plan) -> None:
    """Write a plan inside the open transaction."""
    if plan.removed:
        for place in REMOVE:
            db.execute(f"DELETE FROM {place} = ANY(%s)".encode(), (sorted(plan.removed),))  # noqa: S608
    columns(
        db,
        CREATE,
        [
            (r.id, r.game, r.status, r.is_open, r.created, r.updated, r.summary, r.secret, r.bots_turn)
            for r in plan.created.values()
        ],
    )
    columns(db, CHANGE, [(table, *change, *plan.heads[table]) for table, change in plan.changes.items()])
    columns(db, WRITE, [(table, *entry) for table, entries in plan.entries.items() for entry in entries])
    columns(db, PART, sorted(plan.partings))
    columns(db, JOIN, [(table, person) for table, people in sorted(plan.people.items()) for person in sorted(people)])
    columns(db, BEAT, [(node, began, now) for (node, began), now in sorted(plan.beats.items())])


def columns(db: psycopg.Connection[tuple[Any, ...]], sql: str, rows: Iterable[tuple[object, ...]]) -> None:
    """Carry out a statement that takes its rows as one array for each column."""
    arrays = [list(column) for column in zip(*rows, strict=True)]
    if arrays:
        db.execute(sql.encode(), arrays)
