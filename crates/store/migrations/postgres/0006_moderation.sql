-- A hidden table is in no public list.
ALTER TABLE game_table ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));
-- Whether the operator lets a visitor write and play.
ALTER TABLE visitor ADD COLUMN standing TEXT NOT NULL DEFAULT 'good' CHECK (standing IN ('good', 'muted', 'banned'));
-- Who wrote a chat line, so that people can get and delete their lines. Earlier lines have only the seat.
ALTER TABLE talk ADD COLUMN visitor BIGINT REFERENCES visitor (id) ON DELETE SET NULL;
CREATE INDEX talk_by_visitor ON talk (visitor);
