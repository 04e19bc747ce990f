-- The random number that the holder of a chair added to the seed before the game began, in hexadecimal.
ALTER TABLE chair ADD COLUMN nonce TEXT;
