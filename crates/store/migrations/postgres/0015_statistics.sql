-- What is counted of a finished game for the statistics, as text that only the caller reads; empty if nothing is, and NULL until it was
-- looked at.
ALTER TABLE game_table ADD COLUMN digest TEXT;
CREATE INDEX game_table_uncounted ON game_table (code) WHERE state = 'finished' AND digest IS NULL;
