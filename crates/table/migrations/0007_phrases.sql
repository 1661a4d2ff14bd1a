-- What the table says is a value that is said to each reader in their language. What was said before, and what people
-- say, is text.
ALTER TABLE notes ADD COLUMN phrase TEXT;
