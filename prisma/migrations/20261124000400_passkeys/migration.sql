CREATE TABLE passkey (
  id TEXT NOT NULL PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE,
  credential_id BYTEA NOT NULL,
  public_key BYTEA NOT NULL,
  use_count BIGINT NOT NULL DEFAULT 0,
  transports TEXT[],
  device TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  last_used_at TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX passkey_credential_id_key ON passkey (credential_id);
CREATE INDEX passkey_user_id_idx ON passkey (user_id);

CREATE TABLE passkey_challenge (
  challenge_hash BYTEA NOT NULL PRIMARY KEY,
  user_id TEXT REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE,
  expires_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX passkey_challenge_expires_at_idx ON passkey_challenge (expires_at);
CREATE INDEX passkey_challenge_user_id_idx ON passkey_challenge (user_id);
