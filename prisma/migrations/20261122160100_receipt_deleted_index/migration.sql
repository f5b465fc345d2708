-- This index was added to 20261121200000_accounts after that had been applied to some databases (services/migrations.ts).
CREATE INDEX IF NOT EXISTS "receipt_deleted" ON "receipt" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
