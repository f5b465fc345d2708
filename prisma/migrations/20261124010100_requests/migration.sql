CREATE TABLE payment_request (
  id TEXT NOT NULL PRIMARY KEY,
  receipt_id TEXT NOT NULL REFERENCES receipt (id) ON DELETE CASCADE ON UPDATE CASCADE,
  person_name TEXT NOT NULL,
  to_name TEXT,
  asked_hash BYTEA NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  declined_at TIMESTAMPTZ(3),
  tell_at TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX payment_request_asked_hash_key ON payment_request (asked_hash);
CREATE INDEX payment_request_receipt_id_idx ON payment_request (receipt_id);
CREATE INDEX payment_request_to_name_created_at_idx ON payment_request (to_name, created_at);
CREATE INDEX payment_request_tell_at_idx ON payment_request (tell_at);

CREATE TABLE request_block (
  user_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE,
  blocked_user_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE,
  created_at TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY (user_id, blocked_user_id)
);
CREATE INDEX request_block_blocked_user_id_idx ON request_block (blocked_user_id);
