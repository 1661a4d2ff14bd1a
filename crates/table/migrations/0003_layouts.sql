-- A snapshot only spares replaying a game. It can be read by a program whose games are laid out alike and reached by the
-- same rules; any other is left alone, and the game is made anew from its moves. Those there are were all written by
-- version 1 of the rules in its first layout.
ALTER TABLE snapshots ADD COLUMN layout INTEGER NOT NULL DEFAULT 1000;
