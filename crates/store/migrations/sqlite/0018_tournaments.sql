-- Tournaments: their rules, and how far they are. The options are written as those of a table. The seed decides who sits where, and is
-- that of all tables of a duplicate; it is secret until the tournament is over.
CREATE TABLE tournament (
    code    TEXT    PRIMARY KEY,
    game    TEXT    NOT NULL,
    title   TEXT    NOT NULL,
    host    INTEGER REFERENCES visitor (id) ON DELETE SET NULL,
    options TEXT    NOT NULL,
    seats   INTEGER NOT NULL,
    format  TEXT    NOT NULL CHECK (format IN ('swiss', 'league', 'duplicate')),
    rounds  INTEGER NOT NULL,
    scoring TEXT    NOT NULL CHECK (scoring IN ('wins', 'places', 'share')),
    bot     TEXT    NOT NULL,
    hours   INTEGER,
    seed    TEXT    NOT NULL,
    state   TEXT    NOT NULL CHECK (state IN ('open', 'playing', 'finished', 'closed')),
    round   INTEGER NOT NULL,
    created INTEGER NOT NULL
) STRICT;
CREATE INDEX tournament_by_state ON tournament (state);
CREATE INDEX tournament_by_host ON tournament (host);

-- The rounds that have begun: each one once, whatever the number of servers.
CREATE TABLE tournament_round (
    tournament TEXT    NOT NULL REFERENCES tournament (code) ON DELETE CASCADE,
    round      INTEGER NOT NULL,
    begun      INTEGER NOT NULL,
    deadline   INTEGER,
    PRIMARY KEY (tournament, round)
) STRICT, WITHOUT ROWID;

-- The players of a tournament. Whoever is deleted leaves a place without a name.
CREATE TABLE entrant (
    tournament TEXT    NOT NULL REFERENCES tournament (code) ON DELETE CASCADE,
    number     INTEGER NOT NULL,
    visitor    INTEGER REFERENCES visitor (id) ON DELETE SET NULL,
    name       TEXT    NOT NULL,
    state      TEXT    NOT NULL CHECK (state IN ('in', 'away', 'out')),
    PRIMARY KEY (tournament, number),
    UNIQUE (tournament, visitor)
) STRICT, WITHOUT ROWID;
CREATE INDEX entrant_by_visitor ON entrant (visitor);

-- The tournament and round of a table; nothing for other tables.
ALTER TABLE game_table ADD COLUMN tournament TEXT REFERENCES tournament (code) ON DELETE SET NULL;
ALTER TABLE game_table ADD COLUMN round INTEGER;
CREATE INDEX game_table_by_tournament ON game_table (tournament, round) WHERE tournament IS NOT NULL;

-- Who plays where, and whether a bot has taken over, so that the player scores nothing there.
CREATE TABLE tournament_seat (
    code    TEXT    NOT NULL REFERENCES game_table (code) ON DELETE CASCADE,
    chair   INTEGER NOT NULL,
    entrant INTEGER NOT NULL,
    forfeit INTEGER NOT NULL CHECK (forfeit IN (0, 1)),
    PRIMARY KEY (code, chair)
) STRICT, WITHOUT ROWID;
