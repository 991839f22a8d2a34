"""A batch: what many have asked to be written, worked out as one transaction."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from meadhall.server.store.chain import START, Head, chain_of
from meadhall.server.store.store import Append, Entry, Row, Taken


class Creation(NamedTuple):
    """A new table with its first entries."""

    row: Row
    first: Append


class Removal(NamedTuple):
    """A table to be forgotten."""

    table: str


class Parting(NamedTuple):
    """A person who does not want a table in the own list any more."""

    table: str
    person: str


class Beat(NamedTuple):
    """A sign of life of a node."""

    node: str
    began: int
    now: int


class Word(NamedTuple):
    """Something the other nodes shall hear; it is not kept."""

    text: str


Work = Append | Creation | Removal | Parting | Beat | Word
Result = list[Entry] | Exception


class Change(NamedTuple):
    """What changes in a row; `is_open` may stay as it is (None)."""

    status: str
    is_open: bool | None
    updated: int
    summary: bytes
    bots_turn: bool


class Plan:
    """What one transaction writes, and what each who asked is told after it.

    To be carried out in this order: removed tables go, created ones come, then changes, entries, people who part and
    people who come, beats.
    """

    def __init__(self, heads: Mapping[str, Head]) -> None:
        self.heads = dict(heads)
        self.results: list[Result] = []
        self.removed: set[str] = set()
        self.created: dict[str, Row] = {}
        self.changes: dict[str, Change] = {}
        self.entries: dict[str, list[Entry]] = {}
        self.people: dict[str, set[str]] = {}
        self.partings: set[tuple[str, str]] = set()
        self.beats: dict[tuple[str, int], int] = {}
        self.words: list[str] = []

    def add(self, work: Work) -> None:
        """Plan one more piece of work, or note why it cannot be done."""
        if isinstance(work, Append):
            self.results.append(self._append(work))
        elif isinstance(work, Creation):
            self.results.append(self._create(work))
        elif isinstance(work, Removal):
            self._remove(work.table)
            self.results.append([])
        elif isinstance(work, Parting):
            self.people.get(work.table, set()).discard(work.person)
            self.partings.add((work.table, work.person))
            self.results.append([])
        elif isinstance(work, Word):
            self.words.append(work.text)
            self.results.append([])
        else:
            self.beats[work.node, work.began] = work.now
            self.results.append([])

    def _create(self, work: Creation) -> Result:
        if work.row.id in self.heads or work.first.first != 1 or work.first.table != work.row.id:
            return Taken()
        self.created[work.row.id] = work.row
        self.heads[work.row.id] = (0, START)
        return self._append(work.first)

    def _append(self, work: Append) -> Result:
        last, chain = self.heads.get(work.table, (-1, START))
        if work.first != last + 1 or last < 0:
            return Taken()
        written: list[Entry] = []
        for body in work.bodies:
            last, chain = last + 1, chain_of(chain, body)
            written.append(Entry(last, work.at, body, chain))
        self.heads[work.table] = (last, chain)
        self.entries.setdefault(work.table, []).extend(written)
        self.people.setdefault(work.table, set()).update(work.people)
        self.partings -= {(work.table, person) for person in work.people}
        earlier = self.changes.get(work.table)
        is_open = earlier.is_open if work.is_open is None and earlier is not None else work.is_open
        self.changes[work.table] = Change(work.status, is_open, work.at, work.summary, work.bots_turn)
        return written

    def _remove(self, table: str) -> None:
        self.removed.add(table)
        for kept in (self.heads, self.created, self.changes, self.entries, self.people):
            kept.pop(table, None)


def make_plan(works: Iterable[Work], heads: Mapping[str, Head]) -> Plan:
    """Work out a batch from where the logs end now."""
    plan = Plan(heads)
    for work in works:
        plan.add(work)
    return plan


def tables_in(works: Sequence[Work]) -> list[str]:
    """The tables a batch is about, in order."""
    tables = {
        work.row.id if isinstance(work, Creation) else work.table
        for work in works
        if not isinstance(work, Beat | Parting | Word)
    }
    return sorted(tables)
