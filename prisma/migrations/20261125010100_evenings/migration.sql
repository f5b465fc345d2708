-- Several receipts under one link, and how they are settled together.
CREATE TABLE evening (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  made_by_guest_id TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX evening_made_by_guest_id_idx ON evening (made_by_guest_id);

CREATE TABLE evening_receipt (
  receipt_id TEXT NOT NULL PRIMARY KEY REFERENCES receipt (id) ON DELETE CASCADE ON UPDATE CASCADE,
  evening_id TEXT NOT NULL REFERENCES evening (id) ON DELETE CASCADE ON UPDATE CASCADE,
  added_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX evening_receipt_evening_id_idx ON evening_receipt (evening_id);

CREATE TABLE settlement (
  id TEXT NOT NULL PRIMARY KEY,
  evening_id TEXT NOT NULL REFERENCES evening (id) ON DELETE CASCADE ON UPDATE CASCADE,
  plan_hash BYTEA NOT NULL,
  proposed_by_guest_id TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL,
  settled_at TIMESTAMPTZ(3)
);
CREATE INDEX settlement_evening_id_idx ON settlement (evening_id);
-- One proposal at a time.
CREATE UNIQUE INDEX settlement_proposal_key ON settlement (evening_id) WHERE settled_at IS NULL;

CREATE TABLE settlement_agreement (
  settlement_id TEXT NOT NULL REFERENCES settlement (id) ON DELETE CASCADE ON UPDATE CASCADE,
  guest_id TEXT NOT NULL,
  PRIMARY KEY (settlement_id, guest_id)
);
CREATE INDEX settlement_agreement_guest_id_idx ON settlement_agreement (guest_id);

CREATE TYPE transfer_status AS ENUM ('open', 'reported', 'confirmed');

CREATE TABLE transfer (
  id TEXT NOT NULL PRIMARY KEY,
  settlement_id TEXT NOT NULL REFERENCES settlement (id) ON DELETE CASCADE ON UPDATE CASCADE,
  from_guest_id TEXT NOT NULL,
  from_name TEXT NOT NULL,
  to_guest_id TEXT NOT NULL,
  to_name TEXT NOT NULL,
  amount_cents BIGINT NOT NULL CHECK (amount_cents > 0),
  status transfer_status NOT NULL DEFAULT 'open',
  method payment_method,
  disputed_at TIMESTAMPTZ(3)
);
CREATE INDEX transfer_settlement_id_idx ON transfer (settlement_id);
CREATE INDEX transfer_from_guest_id_idx ON transfer (from_guest_id);
CREATE INDEX transfer_to_guest_id_idx ON transfer (to_guest_id);
