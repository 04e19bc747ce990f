-- The component sets of all tables, once per hash. The files are one text that only the caller reads.
CREATE TABLE component_set (
    game  TEXT COLLATE "C" NOT NULL,
    hash  TEXT COLLATE "C" NOT NULL,
    files TEXT NOT NULL,
    PRIMARY KEY (game, hash)
);
