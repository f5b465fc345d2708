-- A program acts as a guest by a token that it sends itself. The time of its last use says when it expires; a browser's guest has none.
ALTER TABLE guest ADD COLUMN token_used_at TIMESTAMPTZ(3);
