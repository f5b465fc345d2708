-- One gate for everything that leaves (docs/decisions/0060-one-gate-for-what-leaves.md). Programs of the version before write none of
-- it: to them a typed address gets letters as before.

-- The network that a browser first came from, for the budget of a network. A worker sends what nobody asks for by a request.
ALTER TABLE guest ADD COLUMN network_hash BYTEA;
CREATE INDEX guest_network_hash_created_at_idx ON guest (created_at) WHERE network_hash IS NOT NULL;

-- A first message to an address that nobody has proven.
ALTER TABLE mail ADD COLUMN is_first BOOLEAN NOT NULL DEFAULT false;

-- What the budgets count. No row leads to a receipt or a guest, so that deleting them gives no budget back.
CREATE TABLE first_message (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('bill', 'link', 'code')),
  address_hash BYTEA NOT NULL,
  host_key TEXT,
  network_hash BYTEA NOT NULL,
  sent_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX first_message_kind_address_hash_sent_at_idx ON first_message (kind, address_hash, sent_at);
CREATE INDEX first_message_kind_host_key_sent_at_idx ON first_message (kind, host_key, sent_at);
CREATE INDEX first_message_kind_network_hash_sent_at_idx ON first_message (kind, network_hash, sent_at);
CREATE INDEX first_message_kind_sent_at_idx ON first_message (kind, sent_at);

-- An address whose reader opened a first message: proven for what this guest left on this receipt.
CREATE TABLE opened_address (
  receipt_id TEXT NOT NULL REFERENCES receipt (id) ON DELETE CASCADE ON UPDATE CASCADE,
  guest_id TEXT NOT NULL REFERENCES guest (id) ON DELETE CASCADE ON UPDATE CASCADE,
  address_hash BYTEA NOT NULL,
  opened_at TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY (receipt_id, guest_id, address_hash)
);
CREATE INDEX opened_address_guest_id_idx ON opened_address (guest_id);

-- How many messages were held back on a day, and why.
CREATE TABLE held_message (
  day DATE NOT NULL,
  channel channel NOT NULL,
  reason TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, channel, reason)
);

-- A phone number is proven by a code that was typed back.
ALTER TABLE account ADD COLUMN phone_verified_at TIMESTAMPTZ(3);
CREATE TABLE phone_code (
  user_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE,
  phone TEXT NOT NULL,
  code_hash BYTEA NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at TIMESTAMPTZ(3) NOT NULL
);
