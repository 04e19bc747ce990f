-- The component sets of all tables, once per hash. The files are one text that only the caller reads.
CREATE TABLE component_set (
    game  TEXT NOT NULL,
    hash  TEXT NOT NULL,
    files TEXT NOT NULL,
    PRIMARY KEY (game, hash)
);
