-- The visitor at whose device a person plays who has none of their own: several people pass it on.
ALTER TABLE chair ADD COLUMN shared_by INTEGER REFERENCES visitor (id) ON DELETE SET NULL;
