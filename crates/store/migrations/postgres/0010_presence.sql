-- What servers tell each other about themselves: how busy they are, and who has the page of a table open there. A server that has
-- not written for a while is gone, and so are its people. What is lost in a crash is written again within seconds.
-- Only PostgreSQL has these tables: a SQLite file has one server.
CREATE UNLOGGED TABLE node (
    name       TEXT COLLATE "C" PRIMARY KEY,
    seen_until BIGINT NOT NULL,
    tables     BIGINT NOT NULL,
    streams    BIGINT NOT NULL,
    steps      BIGINT NOT NULL,
    faults     BIGINT NOT NULL
);
CREATE UNLOGGED TABLE presence (
    code  TEXT COLLATE "C" NOT NULL,
    node  TEXT COLLATE "C" NOT NULL,
    pages TEXT NOT NULL,
    PRIMARY KEY (code, node)
);
