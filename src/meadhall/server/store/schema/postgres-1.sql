CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    is_open BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    last BIGINT NOT NULL,
    chain TEXT NOT NULL,
    summary BYTEA NOT NULL,
    secret BYTEA NOT NULL,
    bots_turn BOOLEAN NOT NULL
);
CREATE INDEX tables_shown ON tables (is_open, status, created);
CREATE INDEX tables_for_bots ON tables (updated) WHERE bots_turn AND status = 'playing';

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body BYTEA NOT NULL,
    chain TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE people (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX people_of_table ON people (table_id);

CREATE TABLE uptimes (
    node TEXT NOT NULL,
    began BIGINT NOT NULL,
    beat BIGINT NOT NULL,
    PRIMARY KEY (node, began)
);
