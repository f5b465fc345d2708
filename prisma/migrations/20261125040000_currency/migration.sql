-- The currency of a receipt. Amounts are in its minor units, so those of former receipts stay as they are.
ALTER TABLE receipt ADD COLUMN currency text NOT NULL DEFAULT 'USD' CHECK (currency ~ '^[A-Z]{3}$');

-- An amount that somebody paid is in the currency that the receipt had then.
CREATE FUNCTION keep_paid_currency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM payment WHERE receipt_id = NEW.id) THEN
    RAISE EXCEPTION 'receipt % has payments in %', NEW.id, OLD.currency USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_paid_currency BEFORE UPDATE OF currency ON receipt
  FOR EACH ROW WHEN (OLD.currency IS DISTINCT FROM NEW.currency) EXECUTE FUNCTION keep_paid_currency();
