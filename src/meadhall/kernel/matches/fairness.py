"""Dice that nobody can bend: settled by a secret told of before the game and by what every seat adds to it.

`docs/dice.md` gives the same byte by byte, with what it proves and what it does not.
"""

import hashlib
import hmac
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from meadhall.kernel.problems import BadMatch

LEAVES: Final = 4096  # so many chance answers can be proven while the secret is not told yet
LEVELS: Final = 12  # 2**12 leaves
HASH: Final = 32  # bytes of a hash, of a key and of a secret
RANGE: Final = 1 << 256
MOST_CONTRIBUTIONS: Final = 8
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,64}\Z")
SECRET: Final = re.compile(r"[0-9a-f]{64}\Z")
CONTRIBUTION: Final = re.compile(r"[0-9a-f]{0,64}\Z")
TREES_KEPT: Final = 64  # a tree takes 256 kB and some 20 ms to make


class Commitment(NamedTuple):
    """What is told before the game, in hexadecimal: the root of the tree of keys, and the hash of the secret."""

    root: str
    secret_hash: str


def key_of(secret: bytes, index: int) -> bytes:
    """The key that, with what the seats added, settles the index-th chance answer."""
    return hmac.digest(secret, b"meadhall die %d" % index, "sha256")


def leaf_of(key: bytes) -> bytes:
    """A leaf of the tree."""
    return hashlib.sha256(b"\x00" + key).digest()


def node_of(left: bytes, right: bytes) -> bytes:
    """A node of the tree over two others."""
    return hashlib.sha256(b"\x01" + left + right).digest()


@lru_cache(maxsize=TREES_KEPT)
def tree_of(secret: bytes) -> tuple[bytes, ...]:
    """The levels of the tree from the leaves up to the root, each as its hashes in a row."""
    level = b"".join(leaf_of(key_of(secret, index)) for index in range(LEAVES))
    levels = [level]
    while len(level) > HASH:
        level = b"".join(
            node_of(level[at : at + HASH], level[at + HASH : at + 2 * HASH]) for at in range(0, len(level), 2 * HASH)
        )
        levels.append(level)
    return tuple(levels)


def commit(secret: bytes) -> Commitment:
    """What to tell of a secret before the game."""
    return Commitment(tree_of(secret)[-1].hex(), hashlib.sha256(secret).hexdigest())


def proof_of(secret: bytes, index: int) -> list[str]:
    """The sibling on each level from the leaf up, which shows that a key was settled before the game."""
    if not 0 <= index < LEAVES:
        raise IndexError(f"only the first {LEAVES} keys are in the tree")
    proof = []
    for level in tree_of(secret)[:-1]:
        at = (index ^ 1) * HASH
        proof.append(level[at : at + HASH].hex())
        index >>= 1
    return proof


def proves(root: str, index: int, key: bytes, proof: Sequence[str]) -> bool:
    """Whether a key is the index-th under this root."""
    if not 0 <= index < LEAVES or len(proof) != LEVELS or not all(SECRET.match(sibling) for sibling in proof):
        return False
    node = leaf_of(key)
    for sibling in proof:
        other = bytes.fromhex(sibling)
        node = node_of(other, node) if index & 1 else node_of(node, other)
        index >>= 1
    return hmac.compare_digest(node.hex().encode(), root.encode())


def pick(key: bytes, contributions: Sequence[str], table: str, index: int, outcomes: int) -> int:
    """Which of so many equally likely outcomes a key and the contributions give."""
    limit = RANGE - RANGE % outcomes  # what lies above would make the first outcomes likelier
    attempt = 0
    while True:
        message = f"{table}\n{'/'.join(contributions)}\n{index}\n{outcomes}\n{attempt}"
        number = int.from_bytes(hmac.digest(key, message.encode(), "sha256"), "big")
        if number < limit:
            return number % outcomes
        attempt += 1


class FairDealer:
    """Answers for chance from a secret and what the seats added.

    The same index is always answered alike, so undo rolls nothing again. Whoever holds one knows every die in
    advance: it stays with the server until the game is over.
    """

    def __init__(self, secret: bytes, table: str, contributions: Sequence[str]) -> None:
        self.secret = secret
        self.table = table
        self.contributions = tuple(contributions)

    def pick(self, index: int, outcomes: int) -> int:
        """Which of so many equally likely outcomes the index-th chance answer is."""
        return pick(key_of(self.secret, index), self.contributions, self.table, index, outcomes)

    def commitment(self) -> Commitment:
        """What was told of the secret before the game."""
        return commit(self.secret)

    def document(self) -> dict[str, object]:
        """Everything the dice depend on, the secret included, as a match file carries it."""
        return {"table": self.table, "secret": self.secret.hex(), "contributions": list(self.contributions)}


def read_dice(document: object) -> FairDealer:
    """The dealer a match file tells of."""
    if not isinstance(document, Mapping) or set(document) != {"table", "secret", "contributions"}:
        raise BadMatch("bad-header")
    table, secret, contributions = document["table"], document["secret"], document["contributions"]
    if not (isinstance(table, str) and TABLE.match(table) and isinstance(secret, str) and SECRET.match(secret)):
        raise BadMatch("bad-header")
    if not isinstance(contributions, list) or len(contributions) > MOST_CONTRIBUTIONS:
        raise BadMatch("bad-header")
    if not all(isinstance(c, str) and CONTRIBUTION.match(c) for c in contributions):
        raise BadMatch("bad-header")
    return FairDealer(bytes.fromhex(secret), table, contributions)
