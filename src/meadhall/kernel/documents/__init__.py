"""Documents: files of facts, positions and rulebooks, read with care: every mistake is named by its place."""
