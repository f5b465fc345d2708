-- A settlement is about an evening, or about what two accounts owe each other in one currency.
ALTER TABLE settlement
  ALTER COLUMN evening_id DROP NOT NULL,
  ADD COLUMN first_guest_id TEXT,
  ADD COLUMN second_guest_id TEXT,
  ADD COLUMN currency TEXT CHECK (currency ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT settlement_subject CHECK (
    num_nonnulls(first_guest_id, second_guest_id, currency) = CASE WHEN evening_id IS NULL THEN 3 ELSE 0 END);
CREATE INDEX settlement_first_guest_id_idx ON settlement (first_guest_id);
CREATE INDEX settlement_second_guest_id_idx ON settlement (second_guest_id);
-- One proposal at a time.
CREATE UNIQUE INDEX settlement_netting_key ON settlement (first_guest_id, second_guest_id, currency) WHERE settled_at IS NULL;
