-- Older programs may run on this. The database says when a change was written, so that changes of all receipts have one order.
ALTER TABLE change ADD COLUMN recorded_at timestamptz(6);
ALTER TABLE change ALTER COLUMN recorded_at SET DEFAULT clock_timestamp();
CREATE INDEX change_recorded_at_idx ON change (recorded_at);
