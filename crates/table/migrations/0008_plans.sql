-- Several answers can be given as one plan. Each of its moves says at which position the plan began and which plan it was,
-- so that undo takes it back as one and a repeated request is recognized, after a restart as well.
ALTER TABLE moves ADD COLUMN plan_from INTEGER;  -- both or neither
ALTER TABLE moves ADD COLUMN plan_digest TEXT;
