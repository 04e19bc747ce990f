-- The request to take back the last turn, until everybody has answered. It lapses when somebody moves. The seats that
-- agree are one word each.
CREATE TABLE take_back (
    code   TEXT    PRIMARY KEY REFERENCES game_table (code) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    keep   INTEGER NOT NULL,
    moves  INTEGER NOT NULL,
    agreed TEXT    NOT NULL
) STRICT, WITHOUT ROWID;
