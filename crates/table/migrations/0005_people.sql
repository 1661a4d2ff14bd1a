-- People: how they are known, and what belongs to them.

-- Where a person is known: in a browser, or by a program. Whoever shows the token that hashes to `token` is the person.
CREATE TABLE sessions (
    token   BLOB PRIMARY KEY NOT NULL,
    person  INTEGER NOT NULL REFERENCES persons (id),
    device  TEXT NOT NULL,                      -- what it said it is; empty if that is not known
    used_on INTEGER NOT NULL                    -- the day it was last used, counted from 1970; 0 if that is not known
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person);

-- One token was the session of every browser and the personal link as well: it goes on being both until the person
-- asks for another link, or signs out elsewhere.
INSERT INTO sessions (token, person, device, used_on) SELECT token, id, '', 0 FROM persons;
ALTER TABLE persons RENAME COLUMN token TO link;

-- Numbers of people who have left for good. They are never given again.
CREATE TABLE former_persons (id INTEGER PRIMARY KEY NOT NULL) STRICT;

-- Who said it. Lines of watchers from before name nobody.
ALTER TABLE notes ADD COLUMN person INTEGER REFERENCES persons (id);

UPDATE notes SET person = (
    SELECT seats.person FROM seats
    WHERE seats.table_id = notes.table_id AND seats.seat = notes.seat AND seats.holder = 'person'
) WHERE seat IS NOT NULL AND name <> '';

CREATE INDEX notes_by_person ON notes (person) WHERE person IS NOT NULL;

-- Campaigns. Whoever has the link of one, which ends with its name in addresses, can look at it and play on; `name` is
-- only what people call it.
CREATE TABLE campaigns (
    id   TEXT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL COLLATE NOCASE
) STRICT;

-- Who finds it on their first page: whoever has sat at one of its tables, or has come by its link.
CREATE TABLE campaign_people (
    campaign TEXT NOT NULL REFERENCES campaigns (id),
    person   INTEGER NOT NULL REFERENCES persons (id),
    PRIMARY KEY (person, campaign)
) STRICT, WITHOUT ROWID;

-- Everybody who knew its name could play in a campaign: those of one name are one campaign.
INSERT INTO campaigns (id, game, name) SELECT
    substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + (random() & 31), 1) ||
    substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + (random() & 31), 1) ||
    substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + (random() & 31), 1) ||
    substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + (random() & 31), 1) ||
    substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + (random() & 31), 1) ||
    substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + (random() & 31), 1) ||
    substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + (random() & 31), 1) ||
    substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + (random() & 31), 1) ||
    substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + (random() & 31), 1) ||
    substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + (random() & 31), 1) ||
    substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + (random() & 31), 1) ||
    substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + (random() & 31), 1),
    game, campaign FROM tables WHERE campaign IS NOT NULL GROUP BY game, campaign COLLATE NOCASE;

ALTER TABLE tables ADD COLUMN campaign_id TEXT REFERENCES campaigns (id);
UPDATE tables SET campaign_id = (
    SELECT campaigns.id FROM campaigns WHERE campaigns.game = tables.game AND campaigns.name = tables.campaign
) WHERE campaign IS NOT NULL;

INSERT OR IGNORE INTO campaign_people (campaign, person) SELECT campaign_id, host FROM tables WHERE campaign_id IS NOT NULL;
INSERT OR IGNORE INTO campaign_people (campaign, person) SELECT campaign_id, person FROM tables
    JOIN seats ON seats.table_id = tables.id WHERE campaign_id IS NOT NULL AND person IS NOT NULL;

DROP INDEX tables_by_campaign;
CREATE INDEX tables_by_campaign ON tables (campaign_id) WHERE campaign_id IS NOT NULL;

-- What is asked of the people at a table: whether somebody may take a turn back. In a form that only the hall knows.
ALTER TABLE tables ADD COLUMN asked TEXT;

-- Who does not listen to whom at a table.
CREATE TABLE mutes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person   INTEGER NOT NULL REFERENCES persons (id),
    other    INTEGER NOT NULL REFERENCES persons (id),
    PRIMARY KEY (table_id, person, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX mutes_by_person ON mutes (person);
CREATE INDEX mutes_by_other ON mutes (other);

-- Who was sent away from a table they watched, with the number of the last person who was known then.
CREATE TABLE removals (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person   INTEGER NOT NULL REFERENCES persons (id),
    newest   INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX removals_by_person ON removals (person);
