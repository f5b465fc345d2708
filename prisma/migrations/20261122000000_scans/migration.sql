-- CreateEnum
CREATE TYPE "scan_status" AS ENUM ('uploaded', 'turning', 'reading', 'understanding', 'done', 'failed');

-- CreateEnum
CREATE TYPE "scan_failure" AS ENUM ('notAReceipt', 'unclear', 'unreadable', 'unavailable');

-- AlterTable
ALTER TABLE "receipt" ADD COLUMN     "photos_shared" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "scan" (
    "id" TEXT NOT NULL,
    "guest_id" TEXT NOT NULL,
    "status" "scan_status" NOT NULL DEFAULT 'uploaded',
    "failure" "scan_failure",
    "bill" JSONB,
    "pages" JSONB,
    "engine" TEXT,
    "corrections" JSONB,
    "receipt_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "scan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "photo" (
    "id" TEXT NOT NULL,
    "guest_id" TEXT NOT NULL,
    "scan_id" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "width" INTEGER,
    "height" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photo_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "scan_receipt_id_key" ON "scan"("receipt_id");

-- CreateIndex
CREATE INDEX "scan_guest_id_idx" ON "scan"("guest_id");

-- CreateIndex
CREATE INDEX "scan_status_created_at_idx" ON "scan"("status", "created_at");

-- CreateIndex
CREATE INDEX "photo_guest_id_idx" ON "photo"("guest_id");

-- CreateIndex
CREATE INDEX "photo_scan_id_position_idx" ON "photo"("scan_id", "position");

-- CreateIndex
CREATE INDEX "photo_created_at_idx" ON "photo"("created_at");

-- AddForeignKey
ALTER TABLE "scan" ADD CONSTRAINT "scan_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scan" ADD CONSTRAINT "scan_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo" ADD CONSTRAINT "photo_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo" ADD CONSTRAINT "photo_scan_id_fkey" FOREIGN KEY ("scan_id") REFERENCES "scan"("id") ON DELETE CASCADE ON UPDATE CASCADE;


