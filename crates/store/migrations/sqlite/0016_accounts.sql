-- A person signs in by e-mail on any number of browsers. A person and each browser are a visitor: the person's row has no cookie of
-- its own, and a browser that is linked acts as the person. What the browser had before stays with its own row.
ALTER TABLE visitor ADD COLUMN email TEXT;
CREATE UNIQUE INDEX visitor_by_email ON visitor (email);
-- The folded name of a person who has reserved it.
ALTER TABLE visitor ADD COLUMN claim TEXT;
CREATE UNIQUE INDEX visitor_by_claim ON visitor (claim);

CREATE TABLE device (
    browser INTEGER PRIMARY KEY REFERENCES visitor (id) ON DELETE CASCADE,
    person  INTEGER NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
    name    TEXT    NOT NULL,
    since   INTEGER NOT NULL
) STRICT;
CREATE INDEX device_by_person ON device (person);

-- The latest request of a browser to sign in, until it is used or too old.
CREATE TABLE sign_in (
    browser     INTEGER PRIMARY KEY REFERENCES visitor (id) ON DELETE CASCADE,
    email       TEXT    NOT NULL,
    code_hash   TEXT    NOT NULL,
    valid_until INTEGER NOT NULL
) STRICT;

-- Channels may be e-mail addresses, and those of a browser go when it is unlinked. SQLite changes a CHECK only in a new table.
CREATE TABLE new_channel (
    visitor  INTEGER NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
    address  TEXT    NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('push', 'webhook', 'email', 'digest')),
    keys     TEXT    NOT NULL,
    language TEXT    NOT NULL,
    failures INTEGER NOT NULL,
    stopped  INTEGER NOT NULL CHECK (stopped IN (0, 1)),
    since    INTEGER NOT NULL,
    browser  INTEGER REFERENCES visitor (id) ON DELETE CASCADE,
    PRIMARY KEY (visitor, address)
) STRICT;
CREATE TABLE new_notice (
    visitor  INTEGER NOT NULL,
    address  TEXT    NOT NULL,
    code     TEXT    NOT NULL REFERENCES game_table (code) ON DELETE CASCADE,
    text     TEXT    NOT NULL,
    due      INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    PRIMARY KEY (visitor, address, code),
    FOREIGN KEY (visitor, address) REFERENCES new_channel (visitor, address) ON DELETE CASCADE
) STRICT;
INSERT INTO new_channel SELECT visitor, address, kind, keys, language, failures, stopped, since,
    CASE kind WHEN 'push' THEN visitor END FROM channel;
INSERT INTO new_notice SELECT visitor, address, code, text, due, attempts FROM notice;
DROP TABLE notice;
DROP TABLE channel;
ALTER TABLE new_channel RENAME TO channel;
ALTER TABLE new_notice RENAME TO notice;
CREATE INDEX channel_by_address ON channel (address);
CREATE INDEX channel_by_browser ON channel (browser);
CREATE INDEX notice_by_due ON notice (due);
CREATE INDEX notice_by_code ON notice (code);
