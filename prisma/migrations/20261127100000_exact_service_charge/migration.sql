-- Older programs may run on this.
-- A service charge has up to three decimals, such as 12.5 %. An older program computes with it and keeps it, and answers an error
-- for its field of whole percentages.
ALTER TABLE receipt ALTER COLUMN service_charge_percent TYPE NUMERIC(6, 3);
