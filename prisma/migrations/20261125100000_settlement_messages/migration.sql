-- Who is told of a proposal and of a transfer, and when a reported transfer counts as arrived.
ALTER TABLE settlement ADD COLUMN tell_at TIMESTAMPTZ(3);
CREATE INDEX settlement_tell_at_idx ON settlement (tell_at);

ALTER TABLE transfer
  ADD COLUMN moved_at TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  ADD COLUMN told_at TIMESTAMPTZ(3)[] NOT NULL DEFAULT '{}',
  ADD COLUMN tell_at TIMESTAMPTZ(3);
UPDATE transfer t SET moved_at = s.settled_at FROM settlement s WHERE s.id = t.settlement_id AND s.settled_at IS NOT NULL;
CREATE INDEX transfer_tell_at_idx ON transfer (tell_at);
CREATE INDEX transfer_status_moved_at_idx ON transfer (status, moved_at);
