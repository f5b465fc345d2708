-- The oldest version of Fairtab that may run on this database. A migration after which an older program would read or write
-- something wrongly replaces this function with one that says the first version that can (docs/operations.md, Upgrading).
CREATE FUNCTION oldest_program() RETURNS text LANGUAGE sql IMMUTABLE RETURN '0.1.0';
