"""How fast anybody may do things: a bucket that fills slowly and is emptied by every deed."""

import time
from collections import OrderedDict
from typing import Final

MOST_BUCKETS: Final = 50_000  # addresses remembered; the oldest is forgotten first


class Bucket:
    """So many at once, so many a second after that."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self._left = at_once
        self._since = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now; if so it is counted."""
        now = time.monotonic()
        self._left = min(self.at_once, self._left + (now - self._since) * self.a_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for everybody, by address."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may do one more."""
        bucket = self._by_address.get(address)
        if bucket is None:
            bucket = self._by_address[address] = Bucket(self._at_once, self._a_second)
            if len(self._by_address) > MOST_BUCKETS:
                self._by_address.popitem(last=False)
        self._by_address.move_to_end(address)
        return bucket.take()
