"""When a server was up: clocks do not run while nobody could have moved."""

from collections.abc import Sequence


def time_without_server(up: Sequence[tuple[int, int]], since: int, now: int, this_began: int) -> int:
    """Milliseconds between two times in which no server was up; this one has been up since it began."""
    spans = sorted([*((began, last) for began, last in up), (this_began, now)])
    covered, reached = 0, since
    for began, last in spans:
        start, end = max(began, reached), min(last, now)
        if end > start:
            covered += end - start
            reached = end
    return max(0, now - since - covered)
