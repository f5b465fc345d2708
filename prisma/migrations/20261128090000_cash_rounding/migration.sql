-- Older programs may run on this.
-- They show the amount of a payment that was rounded to coins, and not what was given for it.
ALTER TABLE "payment" ADD COLUMN "cash_cents" BIGINT
  CONSTRAINT "payment_cash_cents_check" CHECK ("cash_cents" > 0);
