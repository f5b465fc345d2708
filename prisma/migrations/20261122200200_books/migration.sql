-- CreateEnum
CREATE TYPE "export_contents" AS ENUM ('history', 'summary');

-- CreateEnum
CREATE TYPE "export_format" AS ENUM ('csv', 'pdf');

-- CreateTable
CREATE TABLE "business_note" (
    "receipt_id" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "project" TEXT NOT NULL,
    "attendees" TEXT NOT NULL,

    CONSTRAINT "business_note_pkey" PRIMARY KEY ("receipt_id")
);

-- CreateTable
CREATE TABLE "export" (
    "job_id" TEXT NOT NULL,
    "contents" "export_contents" NOT NULL,
    "format" "export_format" NOT NULL,
    "filter" JSONB NOT NULL,
    "bytes" INTEGER,

    CONSTRAINT "export_pkey" PRIMARY KEY ("job_id")
);

-- AddForeignKey
ALTER TABLE "business_note" ADD CONSTRAINT "business_note_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "export" ADD CONSTRAINT "export_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "account_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Exports are shown and removed by their age.
CREATE INDEX "account_job_kind_created_at_idx" ON "account_job"("kind", "created_at");
