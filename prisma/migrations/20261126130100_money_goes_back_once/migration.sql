-- A host returns at most what the host received for a payment (docs/decisions/0058-money-goes-back-once.md).

-- Checked at the end of the transaction that posts. The row of the payment is locked, so that two that post at the same time see each other.
CREATE FUNCTION "host_returns_once"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payment TEXT := (SELECT card_payment_id FROM ledger_transaction WHERE id = NEW.transaction_id);
BEGIN
  IF payment IS NULL THEN RETURN NULL; END IF;
  PERFORM 1 FROM card_payment WHERE id = payment FOR UPDATE;
  IF (SELECT sum(p.cents) FROM ledger_posting p JOIN ledger_transaction t ON t.id = p.transaction_id
      WHERE t.card_payment_id = payment AND p.account = 'hostPayable') > 0 THEN
    RAISE EXCEPTION 'the host returns more for % than the host received', payment USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "host_returns_once" AFTER INSERT ON "ledger_posting"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.account = 'hostPayable' AND NEW.cents > 0)
  EXECUTE FUNCTION "host_returns_once"();
