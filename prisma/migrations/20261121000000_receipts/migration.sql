-- CreateEnum
CREATE TYPE "upload_method" AS ENUM ('manual', 'upload');

-- CreateEnum
CREATE TYPE "claim_status" AS ENUM ('claimed', 'paid', 'cancelled');

-- CreateEnum
CREATE TYPE "payment_method" AS ENUM ('venmo', 'cashapp', 'zelle', 'paypal', 'bank', 'card', 'cash');

-- CreateEnum
CREATE TYPE "payment_status" AS ENUM ('reported', 'confirmed', 'disputed');

-- CreateTable
CREATE TABLE "guest" (
    "id" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "guest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "receipt" (
    "id" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "bill_version" INTEGER NOT NULL DEFAULT 1,
    "host_guest_id" TEXT NOT NULL,
    "restaurant_name" TEXT NOT NULL,
    "host_name" TEXT NOT NULL DEFAULT 'Host',
    "description" TEXT NOT NULL DEFAULT '',
    "date" DATE NOT NULL,
    "upload_method" "upload_method" NOT NULL DEFAULT 'manual',
    "tax_cents" BIGINT NOT NULL,
    "tip_cents" BIGINT NOT NULL,
    "fees_cents" BIGINT NOT NULL DEFAULT 0,
    "discount_cents" BIGINT NOT NULL DEFAULT 0,
    "total_cents" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "receipt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pay_to" (
    "receipt_id" TEXT NOT NULL,
    "method" "payment_method" NOT NULL,
    "handle" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "pay_to_pkey" PRIMARY KEY ("receipt_id","method")
);

-- CreateTable
CREATE TABLE "item" (
    "id" TEXT NOT NULL,
    "receipt_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "price_cents" BIGINT NOT NULL,
    "quantity" INTEGER NOT NULL DEFAULT 1,
    "split_with" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "claim" (
    "id" TEXT NOT NULL,
    "receipt_id" TEXT NOT NULL,
    "item_id" TEXT NOT NULL,
    "guest_id" TEXT NOT NULL,
    "claimer_name" TEXT NOT NULL,
    "claimer_email" TEXT,
    "claimer_phone" TEXT,
    "units" INTEGER NOT NULL,
    "split_count" INTEGER NOT NULL,
    "pieces" nummultirange NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "status" "claim_status" NOT NULL DEFAULT 'claimed',
    "payment_id" TEXT,
    "made_in" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "claim_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment" (
    "id" TEXT NOT NULL,
    "receipt_id" TEXT NOT NULL,
    "payer_guest_id" TEXT NOT NULL,
    "payer_name" TEXT NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "method" "payment_method" NOT NULL,
    "handle" TEXT,
    "status" "payment_status" NOT NULL DEFAULT 'reported',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),
    "made_in" INTEGER NOT NULL,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "change" (
    "receipt_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "actor_guest_id" TEXT,
    "actor_name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "change_pkey" PRIMARY KEY ("receipt_id","version")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "guest_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "first_write" BOOLEAN NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "answer" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("guest_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "guest_token_hash_key" ON "guest"("token_hash");

-- CreateIndex
CREATE INDEX "receipt_host_guest_id_created_at_idx" ON "receipt"("host_guest_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "item_receipt_id_id_key" ON "item"("receipt_id", "id");

-- CreateIndex
CREATE INDEX "claim_receipt_id_item_id_idx" ON "claim"("receipt_id", "item_id");

-- CreateIndex
CREATE INDEX "claim_guest_id_idx" ON "claim"("guest_id");

-- CreateIndex
CREATE INDEX "claim_receipt_id_payment_id_idx" ON "claim"("receipt_id", "payment_id");

-- CreateIndex
CREATE INDEX "payment_payer_guest_id_idx" ON "payment"("payer_guest_id");

-- CreateIndex
CREATE INDEX "payment_status_created_at_idx" ON "payment"("status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_receipt_id_id_key" ON "payment"("receipt_id", "id");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- AddForeignKey
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_host_guest_id_fkey" FOREIGN KEY ("host_guest_id") REFERENCES "guest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pay_to" ADD CONSTRAINT "pay_to_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "item" ADD CONSTRAINT "item_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim" ADD CONSTRAINT "claim_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim" ADD CONSTRAINT "claim_receipt_id_item_id_fkey" FOREIGN KEY ("receipt_id", "item_id") REFERENCES "item"("receipt_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim" ADD CONSTRAINT "claim_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim" ADD CONSTRAINT "claim_receipt_id_payment_id_fkey" FOREIGN KEY ("receipt_id", "payment_id") REFERENCES "payment"("receipt_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_payer_guest_id_fkey" FOREIGN KEY ("payer_guest_id") REFERENCES "guest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "change" ADD CONSTRAINT "change_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What the database itself refuses, whatever code runs against it.

ALTER TABLE "receipt"
  ADD CONSTRAINT "receipt_money_is_sane" CHECK (
    "tax_cents" BETWEEN 0 AND 9999999999 AND "tip_cents" BETWEEN 0 AND 9999999999
    AND "fees_cents" BETWEEN 0 AND 9999999999 AND "discount_cents" BETWEEN 0 AND 9999999999
    AND "total_cents" BETWEEN 0 AND 9999999999
  );

ALTER TABLE "item"
  ADD CONSTRAINT "item_is_sane" CHECK ("price_cents" BETWEEN 0 AND 9999999999 AND "quantity" >= 1 AND "split_with" >= 1),
  ADD CONSTRAINT "item_position_key" UNIQUE ("receipt_id", "position") DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE "claim"
  ADD CONSTRAINT "claim_is_sane" CHECK ("units" >= 1 AND "split_count" >= 1 AND "amount_cents" >= 0 AND NOT isempty("pieces")),
  ADD CONSTRAINT "claim_paid_has_payment" CHECK (("status" = 'paid') = ("payment_id" IS NOT NULL));

ALTER TABLE "payment"
  ADD CONSTRAINT "payment_is_sane" CHECK ("amount_cents" >= 0 AND ("status" = 'confirmed') = ("completed_at" IS NOT NULL));

CREATE UNIQUE INDEX "idempotency_key_first_write_key" ON "idempotency_key" ("key") WHERE "first_write";

-- One unit of a line in positions: GRID of domain/shares.ts, the least common multiple of 1 to 100.
CREATE FUNCTION "unit_positions"() RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN 69720375229712477164533808935312303556800::numeric;

-- Live claims of a line lie inside it and never overlap. The lock comes first and the look second, as two statements:
-- under read committed each statement sees what was committed before it, so the loser of a race sees the winner.
CREATE FUNCTION "claim_stays_on_free_line"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line_quantity integer;
BEGIN
  SELECT "quantity" INTO line_quantity FROM "item" WHERE "id" = NEW."item_id" FOR NO KEY UPDATE;
  IF NOT NEW."pieces" <@ numrange(0, line_quantity * unit_positions()) THEN
    RAISE EXCEPTION 'claim reaches beyond its line' USING ERRCODE = 'check_violation', CONSTRAINT = 'claim_within_line';
  END IF;
  IF EXISTS (
    SELECT 1 FROM "claim"
    WHERE "receipt_id" = NEW."receipt_id" AND "item_id" = NEW."item_id" AND "id" <> NEW."id"
      AND "status" <> 'cancelled' AND "pieces" && NEW."pieces"
  ) THEN
    RAISE EXCEPTION 'that part of the line is already claimed' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'claim_no_overlap';
  END IF;
  RETURN NULL;
END $$;

-- Checked when the transaction commits for edits that move several claims at once, otherwise at the end of the statement.
CREATE CONSTRAINT TRIGGER "claim_stays_on_free_line"
  AFTER INSERT OR UPDATE OF "item_id", "pieces", "status" ON "claim"
  DEFERRABLE INITIALLY IMMEDIATE
  FOR EACH ROW WHEN (NEW."status" <> 'cancelled')
  EXECUTE FUNCTION "claim_stays_on_free_line"();

-- A line never becomes shorter than its claims.
CREATE FUNCTION "item_covers_its_claims"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM "claim"
    WHERE "receipt_id" = NEW."receipt_id" AND "item_id" = NEW."id" AND "status" <> 'cancelled'
      AND NOT "pieces" <@ numrange(0, NEW."quantity" * unit_positions())
  ) THEN
    RAISE EXCEPTION 'the line is shorter than its claims' USING ERRCODE = 'check_violation', CONSTRAINT = 'item_covers_its_claims';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "item_covers_its_claims"
  AFTER UPDATE OF "quantity" ON "item"
  DEFERRABLE INITIALLY IMMEDIATE
  FOR EACH ROW WHEN (NEW."quantity" < OLD."quantity")
  EXECUTE FUNCTION "item_covers_its_claims"();

-- The wire form of a moment, whatever the session's time zone.
CREATE FUNCTION "iso_time"("moment" timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN to_char("moment" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
