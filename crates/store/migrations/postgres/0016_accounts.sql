-- A person signs in by e-mail on any number of browsers. A person and each browser are a visitor: the person's row has no cookie of
-- its own, and a browser that is linked acts as the person. What the browser had before stays with its own row.
ALTER TABLE visitor ADD COLUMN email TEXT COLLATE "C";
CREATE UNIQUE INDEX visitor_by_email ON visitor (email);
-- The folded name of a person who has reserved it.
ALTER TABLE visitor ADD COLUMN claim TEXT COLLATE "C";
CREATE UNIQUE INDEX visitor_by_claim ON visitor (claim);

CREATE TABLE device (
    browser BIGINT PRIMARY KEY REFERENCES visitor (id) ON DELETE CASCADE,
    person  BIGINT NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
    name    TEXT   NOT NULL,
    since   BIGINT NOT NULL
);
CREATE INDEX device_by_person ON device (person);

-- The latest request of a browser to sign in, until it is used or too old.
CREATE TABLE sign_in (
    browser     BIGINT PRIMARY KEY REFERENCES visitor (id) ON DELETE CASCADE,
    email       TEXT   NOT NULL,
    code_hash   TEXT   NOT NULL,
    valid_until BIGINT NOT NULL
);

-- Channels may be e-mail addresses, and those of a browser go when it is unlinked.
ALTER TABLE channel DROP CONSTRAINT channel_kind_check;
ALTER TABLE channel ADD CONSTRAINT channel_kind_check CHECK (kind IN ('push', 'webhook', 'email', 'digest'));
ALTER TABLE channel ADD COLUMN browser BIGINT REFERENCES visitor (id) ON DELETE CASCADE;
UPDATE channel SET browser = visitor WHERE kind = 'push';
CREATE INDEX channel_by_browser ON channel (browser);
