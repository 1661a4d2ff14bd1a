-- When the server was last known to be up: for as long as it was away, nobody could give a sign.
CREATE TABLE awake (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
