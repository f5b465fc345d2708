-- Older programs may run on this.
-- They write messages, as before, and leave alone what is here. A worker of this version reads both.
-- What writes leave to be told to webhooks. It has no foreign keys, because each would lock a row in every claim.
CREATE TABLE webhook_outbox (
  webhook_id text NOT NULL,
  receipt_id text NOT NULL,
  version    integer NOT NULL,
  event      text NOT NULL,
  position   integer NOT NULL,
  amounts    jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT webhook_outbox_pkey PRIMARY KEY (webhook_id, receipt_id, version, event)
);
