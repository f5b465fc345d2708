-- Older programs may run on this. What others than the host paid the restaurant is read and written with the receipt, and how much
-- of a claim its owner paid that way with the claim. Programs from before leave both as they are.
ALTER TABLE "receipt" ADD COLUMN "contributions" JSONB NOT NULL DEFAULT '[]';
-- Whoever paid a restaurant is found among all receipts. Most receipts have no contributions.
CREATE INDEX "receipt_contributions" ON "receipt" USING gin ("contributions" jsonb_path_ops) WHERE "contributions" <> '[]';
ALTER TABLE "claim" ADD COLUMN "covered_cents" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "claim" ADD CONSTRAINT "claim_covers_something" CHECK ("covered_cents" >= 0) NOT VALID;
ALTER TABLE "claim" VALIDATE CONSTRAINT "claim_covers_something";
