-- When the partner said "Always" to the guest. Rows from before were written in both directions, whoever had said it, so they keep
-- NULL and bind nobody. Servers of the version before go on writing such rows.
ALTER TABLE remembered_household ADD COLUMN agreed_at timestamptz(3);
