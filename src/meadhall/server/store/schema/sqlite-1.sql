CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    is_open INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    last INTEGER NOT NULL,
    chain TEXT NOT NULL,
    summary BLOB NOT NULL,
    secret BLOB NOT NULL,
    bots_turn INTEGER NOT NULL
);
CREATE INDEX tables_shown ON tables (is_open, status, created);
CREATE INDEX tables_for_bots ON tables (updated) WHERE bots_turn AND status = 'playing';

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    chain TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE people (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX people_of_table ON people (table_id);

CREATE TABLE uptimes (
    node TEXT NOT NULL,
    began INTEGER NOT NULL,
    beat INTEGER NOT NULL,
    PRIMARY KEY (node, began)
) WITHOUT ROWID;
