-- The daily tables: one set-up per day and game, the same for everybody. A day is the number of days since 1970, in UTC. The options are
-- written as those of a table. The seed is secret until the day is over.
CREATE TABLE daily (
    day     INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    seats   INTEGER NOT NULL,
    bot     TEXT    NOT NULL,
    options TEXT    NOT NULL,
    seed    TEXT    NOT NULL,
    PRIMARY KEY (day, game)
) STRICT, WITHOUT ROWID;

-- The day whose set-up is played at a table; nothing for other tables.
ALTER TABLE game_table ADD COLUMN day INTEGER;
CREATE INDEX game_table_by_day ON game_table (day, game) WHERE day IS NOT NULL;

-- The try of a visitor that counts: one for each day and game. Several devices of a person may share one.
CREATE TABLE attempt (
    day     INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    visitor INTEGER NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
    code    TEXT    NOT NULL REFERENCES game_table (code) ON DELETE CASCADE,
    PRIMARY KEY (day, game, visitor)
) STRICT, WITHOUT ROWID;
CREATE INDEX attempt_by_visitor ON attempt (visitor, day);
CREATE INDEX attempt_by_table ON attempt (code);
