-- What a change touched, so that a phone that has an older version gets only that. Null for changes from before.
ALTER TABLE "change" ADD COLUMN "touched" JSONB;
