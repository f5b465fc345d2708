-- Paying by card in Fairtab, and the ledger of it (docs/product/cards.md).

ALTER TABLE "payment" DROP CONSTRAINT "payment_is_sane";
ALTER TABLE "payment"
  ADD CONSTRAINT "payment_is_sane"
  CHECK ("amount_cents" >= 0 AND ("status" IN ('confirmed', 'charged')) = ("completed_at" IS NOT NULL));

CREATE TABLE "card_account" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "is_ready" BOOLEAN NOT NULL DEFAULT false,
    "payout_failure" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "card_account_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "card_account_user_id_key" ON "card_account"("user_id");
ALTER TABLE "card_account" ADD CONSTRAINT "card_account_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TYPE "card_payment_status" AS ENUM ('underWay', 'failed', 'canceled', 'paid', 'returning', 'refunded', 'refundFailed');

CREATE TABLE "card_payment" (
    "id" TEXT NOT NULL,
    "receipt_id" TEXT NOT NULL,
    "payer_guest_id" TEXT NOT NULL,
    "claims" JSONB NOT NULL,
    "portion_cents" BIGINT NOT NULL,
    "fee_cents" BIGINT NOT NULL,
    "card_account_id" TEXT NOT NULL,
    "intent_id" TEXT,
    "status" "card_payment_status" NOT NULL DEFAULT 'underWay',
    "failure" TEXT,
    "refund_asked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "look_at" TIMESTAMPTZ(3),
    CONSTRAINT "card_payment_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "card_payment_is_sane" CHECK ("portion_cents" > 0 AND "fee_cents" >= 0)
);
CREATE UNIQUE INDEX "card_payment_intent_id_key" ON "card_payment"("intent_id");
CREATE INDEX "card_payment_receipt_id_idx" ON "card_payment"("receipt_id");
CREATE INDEX "card_payment_payer_guest_id_idx" ON "card_payment"("payer_guest_id");
CREATE INDEX "card_payment_look_at_idx" ON "card_payment"("look_at");

CREATE TABLE "processor_event" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "account_id" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),
    CONSTRAINT "processor_event_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "processor_event_received_at_idx" ON "processor_event"("received_at");
CREATE INDEX "processor_event_to_handle" ON "processor_event"("received_at") WHERE "handled_at" IS NULL;

CREATE TABLE "ledger_transaction" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "card_payment_id" TEXT,
    "card_account_id" TEXT NOT NULL,
    "posted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ledger_transaction_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "ledger_transaction_card_payment_id_idx" ON "ledger_transaction"("card_payment_id");
CREATE INDEX "ledger_transaction_posted_at_idx" ON "ledger_transaction"("posted_at");

CREATE TABLE "ledger_posting" (
    "transaction_id" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "cents" BIGINT NOT NULL,
    CONSTRAINT "ledger_posting_pkey" PRIMARY KEY ("transaction_id", "account"),
    CONSTRAINT "ledger_posting_is_sane" CHECK ("cents" <> 0)
);
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_transaction_id_fkey"
  FOREIGN KEY ("transaction_id") REFERENCES "ledger_transaction"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- Checked at the end of the transaction that posts, when all lines are there.
CREATE FUNCTION "ledger_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(cents) FROM ledger_posting WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'the postings of % do not add up to zero', NEW.transaction_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "ledger_adds_up" AFTER INSERT ON "ledger_posting"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_adds_up"();

-- What happened is not changed. A mistake is corrected by another transaction.
CREATE FUNCTION "ledger_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger only grows' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER "ledger_stays" BEFORE UPDATE OR DELETE ON "ledger_posting" FOR EACH ROW EXECUTE FUNCTION "ledger_stays"();
CREATE TRIGGER "ledger_stays" BEFORE UPDATE OR DELETE ON "ledger_transaction" FOR EACH ROW EXECUTE FUNCTION "ledger_stays"();
