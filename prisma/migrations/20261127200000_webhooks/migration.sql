-- Older programs may run on this. A change that such a program writes is told to no webhook.
-- Addresses that accounts registered, and what is told there. A delivery is written in the transaction of the change that it tells of.
CREATE TABLE webhook (
  id                  text PRIMARY KEY,
  user_id             text NOT NULL REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE,
  url                 text NOT NULL,
  events              text[] NOT NULL CHECK (cardinality(events) > 0),
  receipt_id          text REFERENCES receipt (id) ON DELETE CASCADE ON UPDATE CASCADE,
  secret              text NOT NULL,
  former_secret       text,
  former_secret_until timestamptz(3),
  created_at          timestamptz(3) NOT NULL,
  off_since           timestamptz(3),
  off_reason          text,
  CHECK ((off_since IS NULL) = (off_reason IS NULL)),
  CHECK ((former_secret IS NULL) = (former_secret_until IS NULL))
);
CREATE INDEX webhook_user_id_idx ON webhook (user_id);
CREATE INDEX webhook_receipt_id_idx ON webhook (receipt_id);

CREATE TABLE webhook_delivery (
  id           text PRIMARY KEY,
  webhook_id   text NOT NULL REFERENCES webhook (id) ON DELETE CASCADE ON UPDATE CASCADE,
  receipt_id   text REFERENCES receipt (id) ON DELETE CASCADE ON UPDATE CASCADE,
  version      integer,
  event        text NOT NULL,
  position     integer NOT NULL DEFAULT 0,
  amounts      jsonb,
  is_alone     boolean NOT NULL DEFAULT false,
  created_at   timestamptz(3) NOT NULL,
  due_at       timestamptz(3),
  attempts     integer NOT NULL DEFAULT 0,
  attempted_at timestamptz(3),
  status       integer,
  duration_ms  integer,
  problem      text,
  delivered_at timestamptz(3),
  CHECK ((receipt_id IS NULL) = (version IS NULL)),
  CHECK (is_alone OR receipt_id IS NOT NULL)
);
-- A change is told once to an address.
CREATE UNIQUE INDEX webhook_delivery_of_change_key ON webhook_delivery (receipt_id, version, event, webhook_id);
CREATE INDEX webhook_delivery_log_idx ON webhook_delivery (webhook_id, created_at DESC, id);
CREATE INDEX webhook_delivery_due_idx ON webhook_delivery (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX webhook_delivery_line_idx ON webhook_delivery (webhook_id, receipt_id, version, position) WHERE due_at IS NOT NULL;
CREATE INDEX webhook_delivery_created_at_idx ON webhook_delivery (created_at);
