-- What a seat keeps for itself at a table: standing orders, one per line, notes, and for beginners the lessons they have
-- had, one per line. Nobody else ever sees it.
CREATE TABLE paper (
    code    TEXT COLLATE "C" NOT NULL REFERENCES game_table (code) ON DELETE CASCADE,
    seat    BIGINT NOT NULL,
    orders  TEXT NOT NULL DEFAULT '',
    notes   TEXT NOT NULL DEFAULT '',
    lessons TEXT,
    PRIMARY KEY (code, seat)
);
