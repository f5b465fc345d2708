-- CreateTable
CREATE TABLE "known_device" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_login_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "known_device_pkey" PRIMARY KEY ("id")
);

-- AlterTable
ALTER TABLE "session" ADD COLUMN "device_id" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "known_device_user_id_token_hash_key" ON "known_device"("user_id", "token_hash");

-- CreateIndex
CREATE INDEX "known_device_last_login_at_idx" ON "known_device"("last_login_at");

-- CreateIndex
CREATE INDEX "session_device_id_idx" ON "session"("device_id");

-- AddForeignKey
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_device_id_fkey" FOREIGN KEY ("device_id") REFERENCES "known_device"("id") ON DELETE SET NULL ON UPDATE CASCADE;
