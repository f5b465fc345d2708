-- Whose a message is, and whom it names. What anybody reads or deletes is decided by these ids, never by an address that
-- somebody typed. Programs of the version before leave both empty: nobody reads such a message, and it goes after 30 days.
ALTER TABLE mail
  ADD COLUMN owner_guest_id TEXT REFERENCES guest (id) ON DELETE CASCADE ON UPDATE CASCADE,
  ADD COLUMN named_guest_ids TEXT[] NOT NULL DEFAULT '{}';

-- A reminder has its diner, and a push message goes to a browser of one guest.
UPDATE mail SET owner_guest_id = guest_id WHERE guest_id IS NOT NULL;
UPDATE mail SET owner_guest_id = p.guest_id FROM push_subscription p
  WHERE mail.channel = 'push' AND mail.owner_guest_id IS NULL AND p.id = mail.recipient;

-- Mail that went to an address after one account had verified it is that account's. All other mail is nobody's.
UPDATE mail SET owner_guest_id = a.guest_id FROM account a
  WHERE mail.channel = 'email' AND mail.owner_guest_id IS NULL
    AND lower(a.email) = lower(mail.recipient) AND a.email_verified_at <= mail.created_at
    AND NOT EXISTS (SELECT FROM account other WHERE other.id <> a.id
      AND lower(other.email) = lower(mail.recipient) AND other.email_verified_at IS NOT NULL);

CREATE INDEX mail_owner_guest_id_created_at_idx ON mail (owner_guest_id, created_at);
CREATE INDEX mail_named_guest_ids_idx ON mail USING gin (named_guest_ids);
