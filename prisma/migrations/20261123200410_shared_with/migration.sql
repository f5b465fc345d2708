-- Who was asked to take an equal part of the same line: [{ "guestId": "...", "name": "..." }].
ALTER TABLE "claim" ADD COLUMN "shared_with" JSONB NOT NULL DEFAULT '[]';
