-- Where a person wants to be told that it is their turn: the push service of a browser, or an address that takes messages for a
-- chat. The keys are those of a browser. What has failed too often in a row is stopped until its owner switches it on again.
CREATE TABLE channel (
    visitor  INTEGER NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
    address  TEXT    NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('push', 'webhook')),
    keys     TEXT    NOT NULL,
    language TEXT    NOT NULL,
    failures INTEGER NOT NULL,
    stopped  INTEGER NOT NULL CHECK (stopped IN (0, 1)),
    since    INTEGER NOT NULL,
    PRIMARY KEY (visitor, address)
) STRICT;
CREATE INDEX channel_by_address ON channel (address);

-- What a person with a channel knows of a table: the number of moves, and of those before a request to undo, when they last looked
-- or were told. Whoever was told and has not looked since is away, and is told nothing more.
CREATE TABLE attention (
    visitor INTEGER NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
    code    TEXT    NOT NULL REFERENCES game_table (code) ON DELETE CASCADE,
    muted   INTEGER NOT NULL CHECK (muted IN (0, 1)),
    away    INTEGER NOT NULL CHECK (away IN (0, 1)),
    moves   INTEGER NOT NULL,
    request INTEGER NOT NULL,
    PRIMARY KEY (visitor, code)
) STRICT;
CREATE INDEX attention_by_code ON attention (code);

-- Notices to be sent. Whoever sends one moves its time into the future first, so that nobody else does, and deletes it afterwards.
CREATE TABLE notice (
    visitor  INTEGER NOT NULL,
    address  TEXT    NOT NULL,
    code     TEXT    NOT NULL REFERENCES game_table (code) ON DELETE CASCADE,
    text     TEXT    NOT NULL,
    due      INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    PRIMARY KEY (visitor, address, code),
    FOREIGN KEY (visitor, address) REFERENCES channel (visitor, address) ON DELETE CASCADE
) STRICT;
CREATE INDEX notice_by_due ON notice (due);
CREATE INDEX notice_by_code ON notice (code);
