-- Tax classes and coupons of items, the tax on alcohol, and a service charge in percent (docs/product/bill.md).

CREATE TYPE "tax_class" AS ENUM ('ordinary', 'alcohol', 'untaxed');

ALTER TABLE "item"
  ADD COLUMN "tax_class" "tax_class" NOT NULL DEFAULT 'ordinary',
  ADD COLUMN "discount_cents" BIGINT NOT NULL DEFAULT 0;

ALTER TABLE "receipt"
  ADD COLUMN "alcohol_tax_cents" BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN "service_charge_percent" INTEGER;

-- What the database itself refuses, whatever code runs against it.

ALTER TABLE "item"
  ADD CONSTRAINT "item_coupon_is_sane" CHECK ("discount_cents" BETWEEN 0 AND "price_cents" * "quantity");

ALTER TABLE "receipt"
  ADD CONSTRAINT "receipt_alcohol_tax_is_sane" CHECK ("alcohol_tax_cents" BETWEEN 0 AND 9999999999),
  ADD CONSTRAINT "receipt_service_charge_is_sane" CHECK ("service_charge_percent" BETWEEN 1 AND 100);
