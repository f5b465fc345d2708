-- Guests of a receipt who pay as one. They are read and written with the receipt, and there are few of them. PostgreSQL adds a
-- column with a constant default without rewriting the table.
ALTER TABLE "receipt" ADD COLUMN "households" JSONB NOT NULL DEFAULT '[]';
