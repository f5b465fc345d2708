-- Receipts of guests end some time after they are settled. Who left an address on one is told before.
ALTER TABLE "receipt" ADD COLUMN "removal_told_at" TIMESTAMPTZ(3);
