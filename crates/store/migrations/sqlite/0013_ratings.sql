-- Whether the game at a table counts for the ratings of its players, and when the game began: who came later plays for no rating.
-- For games that began before, this is not known.
ALTER TABLE game_table ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE game_table ADD COLUMN begun INTEGER;

-- The rating of a visitor after each rated game, by game and number of players, in thousandths of a point; the one with the highest
-- number is the current one. It outlives the table: later ratings follow from it.
CREATE TABLE rating (
    visitor   INTEGER NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
    code      TEXT    NOT NULL,
    game      TEXT    NOT NULL,
    seats     INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    points    INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    time      INTEGER NOT NULL,
    PRIMARY KEY (visitor, code),
    UNIQUE (visitor, game, seats, number)
) STRICT, WITHOUT ROWID;
