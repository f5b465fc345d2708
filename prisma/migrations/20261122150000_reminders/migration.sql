-- AlterTable
ALTER TABLE "receipt" ADD COLUMN "time_zone" TEXT NOT NULL DEFAULT 'America/New_York';

-- AlterTable
ALTER TABLE "claim" ADD COLUMN "remind_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "reminder" (
    "receipt_id" TEXT NOT NULL,
    "guest_id" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3)[],
    "forgotten_at" TIMESTAMPTZ(3),

    CONSTRAINT "reminder_pkey" PRIMARY KEY ("receipt_id","guest_id")
);

-- CreateIndex
CREATE INDEX "reminder_guest_id_idx" ON "reminder"("guest_id");

-- AddForeignKey
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "unsubscribed_address" (
    "address_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unsubscribed_address_pkey" PRIMARY KEY ("address_hash")
);

-- AlterTable
ALTER TABLE "mail" ADD COLUMN "not_before" TIMESTAMPTZ(3),
ADD COLUMN "receipt_id" TEXT,
ADD COLUMN "guest_id" TEXT,
ADD COLUMN "problem" TEXT;

-- CreateIndex
CREATE INDEX "mail_receipt_id_guest_id_idx" ON "mail"("receipt_id", "guest_id");

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_receipt_id_guest_id_fkey" FOREIGN KEY ("receipt_id", "guest_id") REFERENCES "reminder"("receipt_id", "guest_id") ON DELETE CASCADE ON UPDATE CASCADE;



-- The sweep looks every minute for the few claims that are due, among all that were ever made.
CREATE INDEX "claim_to_remind" ON "claim" ("remind_at") WHERE "status" = 'claimed' AND "remind_at" IS NOT NULL;
