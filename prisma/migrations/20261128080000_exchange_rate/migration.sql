-- Older programs may run on this.
-- They leave the rate of a second currency as it is, and show none.
ALTER TABLE "receipt" ADD COLUMN "exchange_rate" JSONB;
