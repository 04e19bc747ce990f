-- Puzzles. The ratings are on the scale of chess. They are written in millionths.
CREATE TABLE puzzle (
    game       TEXT COLLATE "C" NOT NULL,
    puzzle     TEXT COLLATE "C" NOT NULL,
    rating     BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    tries      BIGINT NOT NULL,
    solved     BIGINT NOT NULL,
    PRIMARY KEY (game, puzzle)
);

-- How well a visitor solves the puzzles of a game.
CREATE TABLE solver (
    visitor    BIGINT NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
    game       TEXT COLLATE "C" NOT NULL,
    rating     BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    PRIMARY KEY (visitor, game)
);

-- The one try of a visitor at a puzzle, with the visitor's rating before and after.
CREATE TABLE puzzle_try (
    visitor BIGINT NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
    game    TEXT COLLATE "C" NOT NULL,
    puzzle  TEXT COLLATE "C" NOT NULL,
    choice  TEXT    NOT NULL,
    solved  BIGINT NOT NULL CHECK (solved IN (0, 1)),
    earlier BIGINT NOT NULL,
    later   BIGINT NOT NULL,
    time    BIGINT NOT NULL,
    PRIMARY KEY (visitor, game, puzzle)
);
