-- What happened, as a fact. Lines that are there already keep their sentence.
ALTER TABLE change ADD COLUMN fact JSONB;
