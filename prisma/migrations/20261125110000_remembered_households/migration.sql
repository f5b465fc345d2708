-- Who pays together with whom without being asked again. A pair has a row in each direction.
CREATE TABLE remembered_household (
  guest_id TEXT NOT NULL REFERENCES guest (id) ON DELETE CASCADE ON UPDATE CASCADE,
  partner_guest_id TEXT NOT NULL REFERENCES guest (id) ON DELETE CASCADE ON UPDATE CASCADE,
  PRIMARY KEY (guest_id, partner_guest_id)
);
CREATE INDEX remembered_household_partner_guest_id_idx ON remembered_household (partner_guest_id);
