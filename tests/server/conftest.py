"""What tests of the server share."""

from postgres import cluster

__all__ = ["cluster"]
