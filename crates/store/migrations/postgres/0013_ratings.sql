-- Whether the game at a table counts for the ratings of its players, and when the game began: who came later plays for no rating.
-- For games that began before, this is not known.
ALTER TABLE game_table ADD COLUMN rated BIGINT NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE game_table ADD COLUMN begun BIGINT;

-- The rating of a visitor after each rated game, by game and number of players, in thousandths of a point; the one with the highest
-- number is the current one. It outlives the table: later ratings follow from it.
CREATE TABLE rating (
    visitor   BIGINT NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
    code      TEXT COLLATE "C" NOT NULL,
    game      TEXT COLLATE "C" NOT NULL,
    seats     BIGINT NOT NULL,
    number    BIGINT NOT NULL,
    points    BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    time      BIGINT NOT NULL,
    PRIMARY KEY (visitor, code),
    UNIQUE (visitor, game, seats, number)
);
