"""Sets of small numbers (seats, cards, places), each written as the bits of one number."""

from mypy_extensions import i64


def bit(n: i64, one: i64 = 1) -> i64:
    """The set whose only member is n. (`one` is an argument because compiled code shifts a literal in 32 bits.)"""
    return one << n


def count_bits(mask: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def nth_bit(mask: i64, n: i64) -> i64:
    """The n-th member, from 0 and rising, of a set."""
    for _ in range(n):
        mask &= mask - 1
    bit: i64 = 0
    while (mask >> bit) & 1 == 0:
        bit += 1
    return bit
