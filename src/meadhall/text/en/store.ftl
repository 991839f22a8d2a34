# Where tables are kept: what can be wrong with it. Players read these, so no sentence names a file.
problem-store-full = The disk is full, so nothing could be written down.
problem-store-read-only = Where tables are kept nothing can be written.
problem-store-no-folder = The folder for the file with the tables does not exist.
problem-store-cannot-open = The file with the tables cannot be opened.
problem-store-not-ours = The file given for the tables is not a database of Meadhall.
problem-store-damaged = The file with the tables is damaged.
problem-store-disk = The disk could not write or read.
problem-store-newer = The tables were kept by a newer version of Meadhall; this one leaves them alone.
problem-store-in-use = The file with the tables is in use by another process.
problem-store-away = The database cannot be reached.
problem-store-failed = The database refused what was to be written.
problem-store-closed = The server is shutting down.
problem-store-busy = Too much is waiting to be written down.
problem-store-no-driver = For PostgreSQL one more part is needed: install “meadhall[postgres]”.
problem-store-bad-address = The address of the database is not understood; give a file, or postgresql://…
problem-store-no-backup = A PostgreSQL database is backed up with its own programs, such as pg_dump.

fault-gap = Table { $table }: entry { $seq } is missing.
fault-chain = Table { $table }: entry { $seq } is not the one that was written.
fault-last = Table { $table }: the log does not end with entry { $seq } as it should.
fault-no-table = Table { $table }: there are entries but no table.
fault-file = The database file is damaged: { $what }
