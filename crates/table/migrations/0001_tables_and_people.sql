-- Everything that a server remembers.
--
-- A table's game is kept three times over, each for one purpose: `moves` is the truth and only grows; `snapshots` spare
-- replaying it from the beginning; the head in `tables` answers lists without looking at either.
--
-- Times are milliseconds since 1970. Names of kinds (`status`, `holder`, `kind`) are the ones the program prints; it
-- checks each as it reads it.

-- People. Whoever shows the token that hashes to `token` is this person.
CREATE TABLE persons (
    id          INTEGER PRIMARY KEY,
    token       BLOB NOT NULL UNIQUE,
    name        TEXT NOT NULL,
    preferences TEXT NOT NULL
) STRICT;

-- Tables. Rows lie in the order in which they were opened, so that the tables being played lie close together: a batch
-- of moves then rewrites few pages.
CREATE TABLE tables (
    id            TEXT PRIMARY KEY NOT NULL,

    -- What never changes.
    game          TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    pack_name     TEXT NOT NULL,
    pack_hash     TEXT NOT NULL,
    setup         TEXT NOT NULL,
    host          INTEGER NOT NULL REFERENCES persons (id),
    secret        TEXT NOT NULL,                -- 64 hexadecimal digits
    commitment    TEXT NOT NULL UNIQUE,
    is_listed     INTEGER NOT NULL,             -- 0 or 1
    options       TEXT NOT NULL,
    parent        TEXT REFERENCES tables (id),  -- both or neither
    parent_at     INTEGER,
    created_at    INTEGER NOT NULL,

    -- The head. Every change of a table names the version it was made for, and makes it the next one.
    version       INTEGER NOT NULL,
    status        TEXT NOT NULL,
    awaits        TEXT NOT NULL,
    seed          TEXT,                         -- 64 hexadecimal digits
    number        INTEGER NOT NULL,
    position      INTEGER NOT NULL,
    handed_on     INTEGER NOT NULL,
    changed_at    INTEGER NOT NULL,
    summary       TEXT NOT NULL,
    rematch       TEXT REFERENCES tables (id)
) STRICT;

CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_open ON tables (created_at) WHERE status = 'gathering' AND is_listed = 1;
CREATE INDEX tables_awaiting_bots ON tables (id) WHERE status = 'playing' AND awaits = 'bots';

-- Seats, numbered clockwise from 0.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    holder   TEXT NOT NULL,                     -- open, kept, person or bot
    person   INTEGER REFERENCES persons (id),   -- who holds it, or for whom it is kept
    bot      TEXT,                              -- if a bot holds it
    stand_in TEXT,
    resigned INTEGER NOT NULL,                  -- 0 or 1
    name     TEXT NOT NULL,
    code     TEXT NOT NULL,
    nonce    TEXT,                              -- 32 hexadecimal digits
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

-- Moves, numbered from 1 at each table. They are never removed: what was taken back is marked.
CREATE TABLE moves (
    table_id   TEXT NOT NULL REFERENCES tables (id),
    number     INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    seat       INTEGER,
    kind       TEXT NOT NULL,                   -- act, redraw, undo or confirm
    position   INTEGER,                         -- of an act or redraw: an entry of the game
    notation   TEXT,                            -- of an act
    salt       INTEGER,                         -- of a redraw: 64 bits, with or without a sign
    undo_to    INTEGER,                         -- of an undo
    taken_back INTEGER NOT NULL DEFAULT 0,      -- 0 or 1
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- The game as it stands: at most one entry at each position.
CREATE UNIQUE INDEX moves_that_stand ON moves (table_id, position) WHERE position IS NOT NULL AND taken_back = 0;

-- Games as they stood at a position. The states are large, so the rows lie apart from their key.
CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL,
    state    BLOB NOT NULL,
    PRIMARY KEY (table_id, position)
) STRICT;

-- What was said, in the order in which it was said.
CREATE TABLE notes (
    id       INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    at       INTEGER NOT NULL,
    name     TEXT NOT NULL,
    seat     INTEGER,
    text     TEXT NOT NULL
) STRICT;

CREATE INDEX notes_by_table ON notes (table_id);
