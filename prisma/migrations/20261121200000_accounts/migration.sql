-- CreateEnum
CREATE TYPE "visibility" AS ENUM ('link', 'participants', 'private');

-- CreateEnum
CREATE TYPE "mailed_token_purpose" AS ENUM ('verifyEmail', 'deleteAccount');

-- CreateEnum
CREATE TYPE "digest_frequency" AS ENUM ('never', 'daily', 'weekly');

-- AlterTable
ALTER TABLE "guest" ALTER COLUMN "token_hash" DROP NOT NULL;

-- AlterTable
ALTER TABLE "receipt" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "even_split" JSONB,
ADD COLUMN     "visibility" "visibility" NOT NULL DEFAULT 'link';

-- CreateTable
CREATE TABLE "account" (
    "id" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "username_key" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "guest_id" TEXT NOT NULL,
    "first_name" TEXT NOT NULL DEFAULT '',
    "last_name" TEXT NOT NULL DEFAULT '',
    "email" TEXT,
    "email_verified_at" TIMESTAMPTZ(3),
    "phone" TEXT,
    "photo" BYTEA,
    "login_notifications" BOOLEAN NOT NULL DEFAULT true,
    "totp_secret" TEXT,
    "totp_confirmed_at" TIMESTAMPTZ(3),
    "totp_last_step" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recovery_code" (
    "user_id" TEXT NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("user_id","code_hash")
);

-- CreateTable
CREATE TABLE "mailed_token" (
    "token_hash" BYTEA NOT NULL,
    "user_id" TEXT NOT NULL,
    "purpose" "mailed_token_purpose" NOT NULL,
    "email" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mailed_token_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "mail" (
    "id" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_payment_method" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "type" "payment_method" NOT NULL,
    "display_name" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_payment_method_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_preferences" (
    "user_id" TEXT NOT NULL,
    "email_receipts" BOOLEAN NOT NULL DEFAULT true,
    "email_payments" BOOLEAN NOT NULL DEFAULT true,
    "email_reminders" BOOLEAN NOT NULL DEFAULT false,
    "email_marketing" BOOLEAN NOT NULL DEFAULT false,
    "push_receipts" BOOLEAN NOT NULL DEFAULT true,
    "push_payments" BOOLEAN NOT NULL DEFAULT true,
    "push_reminders" BOOLEAN NOT NULL DEFAULT true,
    "push_messages" BOOLEAN NOT NULL DEFAULT false,
    "sms_payments" BOOLEAN NOT NULL DEFAULT false,
    "sms_reminders" BOOLEAN NOT NULL DEFAULT false,
    "digest_frequency" "digest_frequency" NOT NULL DEFAULT 'daily',

    CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_username_key_key" ON "account"("username_key");

-- CreateIndex
CREATE UNIQUE INDEX "account_guest_id_key" ON "account"("guest_id");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_hash_key" ON "session"("token_hash");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_last_seen_at_idx" ON "session"("last_seen_at");

-- CreateIndex
CREATE INDEX "mailed_token_user_id_idx" ON "mailed_token"("user_id");

-- CreateIndex
CREATE INDEX "saved_payment_method_user_id_created_at_idx" ON "saved_payment_method"("user_id", "created_at");

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mailed_token" ADD CONSTRAINT "mailed_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_payment_method" ADD CONSTRAINT "saved_payment_method_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- One account has one default way to pay.
CREATE UNIQUE INDEX "saved_payment_method_default" ON "saved_payment_method" ("user_id") WHERE "is_default";

-- Who owes what is asked about a host's whole history, and most claims in it are settled.
CREATE INDEX "claim_outstanding" ON "claim" ("receipt_id") WHERE "status" = 'claimed';

-- A mailbox is swept for what is not sent; what is sent is many more.
CREATE INDEX "mail_unsent" ON "mail" ("created_at") WHERE "sent_at" IS NULL;

-- The daily sweep looks for the few that are to be removed for good.
CREATE INDEX "receipt_deleted" ON "receipt" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
