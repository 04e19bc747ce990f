-- Times are milliseconds since 1970; lists and numbers that nobody searches for are text.
-- The application id ("TARS") tells our files from those of other programs.
PRAGMA application_id = 1413567059;

CREATE TABLE visitor (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    token_hash  TEXT    NOT NULL UNIQUE,
    name        TEXT,
    preferences TEXT    NOT NULL,
    created     INTEGER NOT NULL,
    seen        INTEGER NOT NULL
) STRICT;

CREATE TABLE game_table (
    code        TEXT    PRIMARY KEY,
    game        TEXT    NOT NULL,
    rules       INTEGER NOT NULL,
    components  TEXT    NOT NULL,
    options     TEXT    NOT NULL,
    seed        TEXT    NOT NULL,
    secret      TEXT    NOT NULL,
    watch_issue INTEGER NOT NULL,
    watch_hash  TEXT    NOT NULL UNIQUE,
    title       TEXT    NOT NULL,
    visibility  TEXT    NOT NULL CHECK (visibility IN ('private', 'open')),
    pace        TEXT    NOT NULL CHECK (pace IN ('live', 'relaxed')),
    clocks      INTEGER NOT NULL CHECK (clocks IN (0, 1)),
    assistance  TEXT    NOT NULL CHECK (assistance IN ('full', 'table')),
    state       TEXT    NOT NULL CHECK (state IN ('waiting', 'playing', 'finished', 'closed')),
    host        INTEGER REFERENCES visitor (id) ON DELETE SET NULL,
    chairs_made INTEGER NOT NULL,
    start_draws TEXT    NOT NULL,
    moves       INTEGER NOT NULL,
    awaited     INTEGER,
    rematch     TEXT,
    version     INTEGER NOT NULL,
    created     INTEGER NOT NULL,
    updated     INTEGER NOT NULL
) STRICT;
CREATE INDEX game_table_by_state ON game_table (state, updated);
CREATE INDEX game_table_by_host ON game_table (host);

CREATE TABLE chair (
    code       TEXT    NOT NULL REFERENCES game_table (code) ON DELETE CASCADE,
    chair      INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    holder     TEXT    NOT NULL CHECK (holder IN ('open', 'person', 'bot', 'stand-in')),
    bot        TEXT,
    name       TEXT    NOT NULL,
    issue      INTEGER NOT NULL,
    token_hash TEXT    NOT NULL UNIQUE,
    used       INTEGER NOT NULL,
    PRIMARY KEY (code, chair),
    CHECK ((bot IS NOT NULL) = (holder IN ('bot', 'stand-in')))
) STRICT;

-- Append-only. The number is part of the key, so a doubled or late append fails instead of changing anything.
CREATE TABLE move (
    code   TEXT    NOT NULL REFERENCES game_table (code) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    action TEXT    NOT NULL,
    draws  TEXT    NOT NULL,
    time   INTEGER NOT NULL,
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE draft (
    code  TEXT    NOT NULL REFERENCES game_table (code) ON DELETE CASCADE,
    seat  INTEGER NOT NULL,
    base  INTEGER NOT NULL,
    steps TEXT    NOT NULL,
    PRIMARY KEY (code, seat)
) STRICT, WITHOUT ROWID;

-- Which tables a visitor knows: as the holder of a chair or, without one, as a watcher.
CREATE TABLE acquaintance (
    visitor INTEGER NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
    code    TEXT    NOT NULL REFERENCES game_table (code) ON DELETE CASCADE,
    chair   INTEGER,
    seen    INTEGER NOT NULL,
    since   INTEGER NOT NULL,
    PRIMARY KEY (visitor, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX acquaintance_by_table ON acquaintance (code);

CREATE TABLE talk (
    code   TEXT    NOT NULL REFERENCES game_table (code) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind   TEXT    NOT NULL CHECK (kind IN ('chat', 'note')),
    name   TEXT    NOT NULL,
    seat   INTEGER,
    text   TEXT    NOT NULL,
    time   INTEGER NOT NULL,
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE result (
    code   TEXT    NOT NULL REFERENCES game_table (code) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    chair  INTEGER NOT NULL,
    place  INTEGER NOT NULL,
    score  INTEGER NOT NULL,
    points TEXT    NOT NULL,
    PRIMARY KEY (code, seat)
) STRICT, WITHOUT ROWID;

-- What the operator sets for the whole server.
CREATE TABLE setting (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
