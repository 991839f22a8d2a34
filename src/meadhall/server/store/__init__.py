"""The store: logs of tables on disk, in SQLite or PostgreSQL."""
