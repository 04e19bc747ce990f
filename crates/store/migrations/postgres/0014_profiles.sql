-- The code under which everybody may see a visitor's profile; a profile without one is private.
ALTER TABLE visitor ADD COLUMN profile TEXT COLLATE "C";
CREATE UNIQUE INDEX visitor_by_profile ON visitor (profile);
