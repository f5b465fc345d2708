-- CreateEnum
CREATE TYPE "channel" AS ENUM ('email', 'push', 'sms');

-- AlterTable
ALTER TABLE "mail" ADD COLUMN "channel" "channel" NOT NULL DEFAULT 'email';

-- AlterTable
ALTER TABLE "receipt_news" ADD COLUMN "told_version" INTEGER;

-- AlterTable
ALTER TABLE "payment" ADD COLUMN "tell_payer_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "push_subscription" (
    "id" TEXT NOT NULL,
    "guest_id" TEXT NOT NULL,
    "session_id" TEXT,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_subscription_endpoint_key" ON "push_subscription"("endpoint");

-- CreateIndex
CREATE INDEX "push_subscription_guest_id_created_at_idx" ON "push_subscription"("guest_id", "created_at");

-- CreateIndex
CREATE INDEX "push_subscription_session_id_idx" ON "push_subscription"("session_id");

-- AddForeignKey
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The sweeps look for the few rows that are due, among all that were ever made.
CREATE INDEX "payment_to_tell" ON "payment" ("tell_payer_at") WHERE "tell_payer_at" IS NOT NULL;
CREATE INDEX "claim_with_address" ON "claim" ("receipt_id") WHERE "claimer_email" IS NOT NULL OR "claimer_phone" IS NOT NULL;
CREATE INDEX "guest_without_account" ON "guest" ("created_at") WHERE "token_hash" IS NOT NULL;
