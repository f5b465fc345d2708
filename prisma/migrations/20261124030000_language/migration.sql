-- The language in which a guest or account is told about something. PostgreSQL adds a column with a constant default without
-- rewriting the table.
ALTER TABLE "guest" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en';
