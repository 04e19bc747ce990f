-- Passkeys: the public keys by which persons sign in without an e-mail address. The handle is what the key knows of the person; all
-- keys of a person have the same one. The count of signatures stays 0 where a key exists on several devices.
CREATE TABLE passkey (
    credential TEXT    PRIMARY KEY,
    person     INTEGER NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
    handle     TEXT    NOT NULL,
    public_key TEXT    NOT NULL,
    signatures INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    since      INTEGER NOT NULL,
    used       INTEGER NOT NULL
) STRICT;
CREATE INDEX passkey_by_person ON passkey (person);

-- What a browser was asked to sign, until it is used or too old: to make a passkey with this handle, or, without one, to sign in.
CREATE TABLE challenge (
    browser     INTEGER PRIMARY KEY REFERENCES visitor (id) ON DELETE CASCADE,
    handle      TEXT,
    hash        TEXT    NOT NULL,
    valid_until INTEGER NOT NULL
) STRICT;
