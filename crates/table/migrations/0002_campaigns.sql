-- The campaign that a game is a chapter of. How far a campaign has come follows from its tables. People type its name, so
-- that capital letters do not matter.
ALTER TABLE tables ADD COLUMN campaign TEXT COLLATE NOCASE;

CREATE INDEX tables_by_campaign ON tables (campaign, game) WHERE campaign IS NOT NULL;
