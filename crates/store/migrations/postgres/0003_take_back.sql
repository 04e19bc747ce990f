-- The request to take back the last turn, until everybody has answered. It lapses when somebody moves. The seats that
-- agree are one word each.
CREATE TABLE take_back (
    code   TEXT COLLATE "C" PRIMARY KEY REFERENCES game_table (code) ON DELETE CASCADE,
    seat   BIGINT NOT NULL,
    keep   BIGINT NOT NULL,
    moves  BIGINT NOT NULL,
    agreed TEXT NOT NULL
);
