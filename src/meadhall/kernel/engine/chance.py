"""Chance is a player: dice and draws are answers, given by a dealer in a match and by luck in search.

No generator lives in a state. Every chance outcome a step offers is equally likely; what is likelier is
offered more than once (the sides of a die, the copies of a card).
"""

import hashlib
from typing import Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.engine.agenda import (
    CHANCE,
    KIND_BITS,
    NO_SEAT,
    NOBODY,
    Options,
    State,
    answer,
    find_options,
    lowest_seat,
)

LOW_WORD: Final = 0xFFFFFFFF
MULTIPLIER: Final = 698769069  # of the multiply-with-carry generator; products stay below 2**63
MOST_ANSWERS: Final = 1_000_000  # a playout longer than this has lost its way


class Deals(Protocol):
    """Whoever answers for chance in a match."""

    def pick(self, index: int, outcomes: int) -> int:
        """Which of so many equally likely outcomes the index-th chance answer of the match is."""
        ...


class Dealer:
    """Answers for chance from a seed. The n-th answer depends on the seed and n only, so undo rolls nothing again."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def pick(self, index: int, outcomes: int) -> int:
        """Which of so many equally likely outcomes the index-th chance answer is."""
        digest = hashlib.sha256(f"{self.seed}/{index}".encode()).digest()
        # 256 bits against at most a few dozen outcomes: the bias is far below anything that can be measured.
        return int.from_bytes(digest, "big") % outcomes


class Luck:
    """A small fast generator for search, simulation and bots; the same numbers in both builds."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        low = int.from_bytes(digest[:4], "big")
        carry = int.from_bytes(digest[4:8], "big") % (MULTIPLIER - 1)
        self.state: i64 = i64(low | carry << 32)

    def below(self, n: i64) -> i64:
        """A number from 0 up to but not including n."""
        low = self.state & LOW_WORD
        carry = self.state >> 32
        self.state = MULTIPLIER * low + carry
        return ((low ^ carry) & LOW_WORD) % n


def deal(s: State, luck: Luck) -> None:
    """Answer for chance until a seat is asked or the game is over."""
    dealt: i64 = 0
    while s.asked == CHANCE:
        dealt += 1
        if dealt > MOST_ANSWERS:
            raise RuntimeError("chance answers without end")
        entry = s.agenda[s.top - 1]
        line = s.rules.steps[entry & 255]
        k = luck.below(line.outcomes(s, entry >> KIND_BITS))
        answer(s, NO_SEAT, line.outcome(s, entry >> KIND_BITS, k))


def play_out(s: State, luck: Luck, most: int = MOST_ANSWERS) -> int:
    """Play at random to the end; tell how many decisions seats made. The state is used up."""
    out = Options()
    decisions: i64 = 0
    deal(s, luck)
    while s.asked != NOBODY:
        seat = lowest_seat(s.asked)
        find_options(s, seat, out)
        answer(s, seat, out.words[luck.below(out.n)])
        decisions += 1
        if decisions > most:
            raise RuntimeError("a random game does not end")
        deal(s, luck)
    return int(decisions)


def row_of(numbers: list[int]) -> vec[i64]:
    """A row of native numbers."""
    row: vec[i64] = vec[i64]([i64(0)] * len(numbers))
    for k in range(len(numbers)):
        row[i64(k)] = i64(numbers[k])
    return row


def numbers_of(row: vec[i64]) -> list[int]:
    """A row as a plain list of numbers."""
    return [int(row[i]) for i in range(i64(len(row)))]
