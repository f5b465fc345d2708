-- Personal access tokens of accounts. A program that does not know of them refuses them, because no session has their secret.
CREATE TABLE access_token (
  id             text PRIMARY KEY,
  user_id        text NOT NULL REFERENCES account (id) ON DELETE CASCADE ON UPDATE CASCADE,
  name           text NOT NULL,
  token_hash     bytea NOT NULL,
  scopes         text[] NOT NULL CHECK (cardinality(scopes) > 0),
  created_at     timestamptz(3) NOT NULL,
  expires_at     timestamptz(3) NOT NULL,
  last_used_at   timestamptz(3),
  last_used_from text
);
CREATE UNIQUE INDEX access_token_token_hash_key ON access_token (token_hash);
CREATE INDEX access_token_user_id_idx ON access_token (user_id);
CREATE INDEX access_token_expires_at_idx ON access_token (expires_at);
