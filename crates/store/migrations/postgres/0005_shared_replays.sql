-- Whether anybody who has the code of a finished table may see its result and its replay. The tables of before were opened
-- without this choice: private ones stay private.
ALTER TABLE game_table ADD COLUMN replay TEXT NOT NULL DEFAULT 'players';
UPDATE game_table SET replay = 'anyone' WHERE visibility = 'open';
