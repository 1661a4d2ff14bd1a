-- When people last gave a sign at the tables where they sit or that they opened: written at most once an hour for each, as
-- only whoever is away for days is looked for here. `abort_at` is when they agreed to abort a game whose host is gone.
CREATE TABLE signs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person   INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    at       INTEGER NOT NULL,
    abort_at INTEGER,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

-- Of games that are on already nobody knows who was there when: everybody is taken to have been there at the last change.
INSERT INTO signs (table_id, person, at)
    SELECT id, host, changed_at FROM tables WHERE status IN ('gathering', 'playing');
INSERT OR IGNORE INTO signs (table_id, person, at)
    SELECT id, person, changed_at FROM tables JOIN seats ON seats.table_id = tables.id
    WHERE status IN ('gathering', 'playing') AND holder = 'person';

-- Finished games that somebody brought in, in the order in which they came. Of each person only the last ones are kept;
-- games that were brought in before this table existed are not in it and stay.
CREATE TABLE imports (
    id       INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    person   INTEGER NOT NULL REFERENCES persons (id)
) STRICT;

CREATE INDEX imports_by_person ON imports (person);

-- Whether others refer to a table has to be known before it goes.
CREATE INDEX tables_by_parent ON tables (parent) WHERE parent IS NOT NULL;
CREATE INDEX tables_by_rematch ON tables (rematch) WHERE rematch IS NOT NULL;
