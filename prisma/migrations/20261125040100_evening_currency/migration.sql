-- An evening is in one currency, that of the receipt it began with.
ALTER TABLE evening ADD COLUMN currency text NOT NULL DEFAULT 'USD' CHECK (currency ~ '^[A-Z]{3}$');
