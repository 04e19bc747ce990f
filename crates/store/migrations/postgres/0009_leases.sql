-- Who does the work that nobody asked for: a node holds a lease for a few seconds and renews it. The fence grows with every new
-- holder, so that a node that was stopped for a while cannot renew or release what another one holds by now.
-- Only PostgreSQL has this table: a SQLite file has one server.
CREATE TABLE lease (
    name       TEXT COLLATE "C" PRIMARY KEY,
    node       TEXT   NOT NULL,
    fence      BIGINT NOT NULL,
    held_until BIGINT NOT NULL
);
