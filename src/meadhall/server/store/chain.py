"""The hash chain of a log: whoever changes, drops or swaps an entry breaks it from there on."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping

from meadhall.kernel.problems import phrase
from meadhall.server.store.store import Fault

START = ""  # the chain before the first entry

Link = tuple[str, int, bytes, str]  # table, seq, body, chain
Head = tuple[int, str]  # seq and chain of the last entry


def chain_of(previous: str, body: bytes) -> str:
    """The chain after one more entry."""
    return hashlib.sha256(previous.encode("ascii") + body).hexdigest()


def check_chains(heads: Mapping[str, Head], links: Iterable[Link]) -> Iterator[Fault]:
    """What is wrong with logs that come one after the other, each in order; at most one fault for each table."""
    seen: dict[str, Head] = {}
    broken: set[str] = set()
    for table, seq, body, chain in links:
        last, previous = seen.get(table, (0, START))
        seen[table] = (seq, chain)
        if table in broken:
            continue
        if table not in heads:
            yield Fault(table, phrase("fault-no-table", table=table))
        elif seq != last + 1:
            yield Fault(table, phrase("fault-gap", table=table, seq=last + 1))
        elif chain != chain_of(previous, body):
            yield Fault(table, phrase("fault-chain", table=table, seq=seq))
        else:
            continue
        broken.add(table)
    for table, head in heads.items():
        if table not in broken and seen.get(table, (0, START)) != head:
            yield Fault(table, phrase("fault-last", table=table, seq=head[0]))
