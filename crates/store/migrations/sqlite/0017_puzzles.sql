-- Puzzles. The ratings are on the scale of chess. They are written in millionths.
CREATE TABLE puzzle (
    game       TEXT    NOT NULL,
    puzzle     TEXT    NOT NULL,
    rating     INTEGER NOT NULL,
    deviation  INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    tries      INTEGER NOT NULL,
    solved     INTEGER NOT NULL,
    PRIMARY KEY (game, puzzle)
) STRICT, WITHOUT ROWID;

-- How well a visitor solves the puzzles of a game.
CREATE TABLE solver (
    visitor    INTEGER NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
    game       TEXT    NOT NULL,
    rating     INTEGER NOT NULL,
    deviation  INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    PRIMARY KEY (visitor, game)
) STRICT, WITHOUT ROWID;

-- The one try of a visitor at a puzzle, with the visitor's rating before and after.
CREATE TABLE puzzle_try (
    visitor INTEGER NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
    game    TEXT    NOT NULL,
    puzzle  TEXT    NOT NULL,
    choice  TEXT    NOT NULL,
    solved  INTEGER NOT NULL CHECK (solved IN (0, 1)),
    earlier INTEGER NOT NULL,
    later   INTEGER NOT NULL,
    time    INTEGER NOT NULL,
    PRIMARY KEY (visitor, game, puzzle)
) STRICT, WITHOUT ROWID;
