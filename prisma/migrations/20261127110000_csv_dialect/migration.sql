-- How a CSV separates its cells and writes its decimals. A program that does not know of it writes what it wrote before.
CREATE TYPE csv_dialect AS ENUM ('comma', 'semicolon');
ALTER TABLE export ADD COLUMN csv_dialect csv_dialect NOT NULL DEFAULT 'comma';
