-- The number of changes of the game at a table: moves, drafts, the start, moves taken back. Whoever changes the game names the
-- number it knows. The number of moves is not enough: it is the same again after a move was taken back and another one was made.
ALTER TABLE game_table ADD COLUMN step BIGINT NOT NULL DEFAULT 0;
UPDATE game_table SET step = version;
